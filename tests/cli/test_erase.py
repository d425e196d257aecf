"""director erase: first it says what would be done, then it does it; the file stays sound."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Run


def _first(run: Run, file: Path) -> tuple[int, str]:
    row = run("show", file, "entries", "--json").json[0]
    return row["person"], row["name"]


def test_without_yes_nothing_is_erased(run: Run, seated: Path) -> None:
    number, name = _first(run, seated)

    ended = run("erase", seated, name)

    assert ended.status == 0
    assert ended.out.splitlines() == [
        f"Would be erased: {name}, number {number}. Stays with the number: 0 rulings, 0 penalties.",
        "Nothing was changed. Say --yes to erase.",
    ]
    assert _first(run, seated) == (number, name)


def test_lines_that_have_the_name_in_plain_letters_are_named(run: Run, seated: Path) -> None:
    number, name = _first(run, seated)
    family = name.split()[0]
    for n in range(14):
        run("do", seated, lines=json.dumps({"do": "rule", "happened": f"{family}{n}", "decision": "None."}))
    first = run("show", seated, "--json").json["head"].split(":")[0]

    told = run("erase", seated, number).out.splitlines()[1]

    assert told.startswith("Lines in which somebody typed the name, or a word like it, stay as they are: ")
    assert told.endswith(f"{int(first) - 2} and 2 more.")


def test_with_yes_the_name_is_a_number_and_the_chain_holds(run: Run, seated: Path) -> None:
    number, name = _first(run, seated)

    assert run("erase", seated, number, "--yes").out.startswith(f"Erased: {name}, number {number}.")
    assert f"#{number}" in [row["name"] for row in run("show", seated, "entries", "--json").json]
    assert run("check", seated).status == 0


def test_nobody_and_namesakes(run: Run, seated: Path) -> None:
    assert run("erase", seated, "Nobody").status == 1
    assert run("erase", seated, "999").status == 1
    twin = '{"do":"register","family":"Twin","given":"A","born":"19%s"}\n'
    run("do", seated, lines=twin % 80 + twin % 81)

    ended = run("erase", seated, "Twin A", "--yes")

    assert ended.status == 2
    assert "Several people are called “Twin A”. Give the number:" in ended.err
    assert "(1981)" in ended.err
