"""README says what is so: its script runs as printed, its tables are those of the program."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import director
from director.cli.commands import COMMANDS
from director.domain.actions import ACTIONS
from director.host import resources
from director.host.i18n import LANGUAGES
from tests.printing.reading import lines_of

ROOT = Path(director.__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
SAMPLE = ROOT / "resources" / "sample"
THE_LIST_OF_THE_FEDERATION = ROOT / "tests" / "data" / "players" / "players-064-ru-cp1251.csv"

posix = pytest.mark.skipif(shutil.which("sh") is None, reason="this system has no shell")


def the_script() -> str:
    """The one script that stands in README."""
    found = re.findall(r"^```sh\n(.*?)^```", README, re.DOTALL | re.MULTILINE)
    assert len(found) == 1
    return str(found[0])


def run(script: str, folder: Path) -> tuple[str, Path]:
    """Run it as somebody in the checkout would; what it said, and the folder for what it makes."""
    shim, temporary = folder / "bin", folder / "tmp"
    shim.mkdir()
    temporary.mkdir()
    program = shim / "director"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -P -m director "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    told = {"PATH": f"{shim}:{os.environ['PATH']}", "PYTHONPATH": str(ROOT), "TMPDIR": str(temporary)}
    told |= {"COLUMNS": "100"}
    done = subprocess.run(
        ["sh"], input=script, cwd=ROOT, env=os.environ | told, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout, next(temporary.iterdir(), temporary)


@posix
def test_the_main_job_runs_from_the_command_line_as_printed(tmp_path: Path) -> None:
    said, made = run(the_script(), tmp_path)

    assert "64 new, 0 known" in said
    assert said.count('"what":"Undone: ') == 3
    assert "Entries: 64, seated: 64" in said
    assert said.rstrip().endswith("Everything is as it was written.")
    codes = re.findall(r"FD\d{5}[A-Z]{2}", "".join(lines_of((made / "cards.pdf").read_bytes())))
    assert len(set(codes)) == 64


@posix
def test_the_list_a_russian_spreadsheet_wrote_takes_the_same_way(tmp_path: Path) -> None:
    script = the_script().replace("$sample/players.csv", str(THE_LIST_OF_THE_FEDERATION))
    rows = THE_LIST_OF_THE_FEDERATION.read_text(encoding="cp1251").splitlines()[1:]

    said, made = run(script, tmp_path)

    on_cards = set(lines_of((made / "cards.pdf").read_bytes()))
    assert "64 new, 0 known" in said
    assert [row for row in rows if " ".join(row.split(";")[1:3]) not in on_cards] == []


@posix
def test_the_examples_of_the_rule_book_answer_as_printed(tmp_path: Path) -> None:
    (shown,) = re.findall(r"^```console\n(.*?)^```", README, re.DOTALL | re.MULTILINE)
    typed = [line.removeprefix("$ ") for line in shown.splitlines() if line.startswith("$ ")]

    said, _made = run("\n".join(typed), tmp_path)

    assert len(typed) == 3
    assert said.splitlines() == [line for line in shown.splitlines() if not line.startswith("$ ")]


def test_the_script_is_the_one_among_the_samples() -> None:
    assert the_script() == (SAMPLE / "main_job.sh").read_text(encoding="utf-8")


def test_the_table_of_actions_is_whole_and_in_the_words_of_the_code() -> None:
    table = README.split("**Every kind of decision.**")[1].split("The journal is a chain")[0]
    told = dict(re.findall(r"^\| `(\w+)` \| (.+) \|$", table, re.MULTILINE))

    assert told == {name: (kind.__doc__ or "").strip().splitlines()[0] for name, kind in ACTIONS.items()}


def test_the_layers_of_the_table_are_the_packages_of_the_program() -> None:
    table = README.split("**Layers.**")[1].split("**Every kind of decision.**")[0]
    named = re.findall(r"`(\w+)`", "".join(re.findall(r"^\| (`.+?`) \|", table, re.MULTILINE)))

    there = {folder.parent.name for folder in (ROOT / "director").glob("*/__init__.py")}
    assert set(named) == there


def test_the_six_words_stand_where_the_table_says() -> None:
    table = README.split("**Six words**")[1].split("**Layers.**")[0]
    rows = re.findall(r"^\| ([A-Z]\w+) \| .+ \| `(.+)` \|$", table, re.MULTILINE)

    assert [word for word, _place in rows] == ["Tournament", "Action", "Line", "Rule", "Desk", "View"]
    assert [place for _word, place in rows if not (ROOT / place).exists()] == []


def test_each_decision_stands_in_the_docstring_that_is_named() -> None:
    table = README.split("## Decisions")[1].split("## Changes")[0]
    rows = re.findall(r"^\| (\d+) \| .+ \| `(.+)` \|$", table, re.MULTILINE)
    missing = [
        number
        for number, place in rows
        if not re.search(rf"^(?:Decision )?{number}[.,] ", (ROOT / place).read_text("utf-8"), re.MULTILINE)
    ]

    assert [number for number, _place in rows] == [str(number) for number in range(1, 11)]
    assert missing == []


def test_every_file_that_is_named_exists() -> None:
    named = set(re.findall(r"`((?:director|resources|tests|installer)/[\w./-]+)`", README))
    named |= set(re.findall(r"\]\(([^)#:]+)\)", README))

    assert [name for name in sorted(named) if not (ROOT / name).exists()] == []


def test_the_contents_lead_to_the_headings() -> None:
    led = re.findall(r"\]\(#([^)]+)\)", README)
    heads = re.findall(r"^## (.+)$", README, re.MULTILINE)

    assert led == [re.sub(r"[^a-z0-9 -]", "", head.lower()).replace(" ", "-") for head in heads]


def test_the_commands_named_exist() -> None:
    named = set(re.findall(r"`?director ([a-z]+)\b", README)) - {"do"}

    assert named <= COMMANDS.keys()


def test_the_picture_of_the_window_is_a_small_png() -> None:
    (picture,) = re.findall(r"!\[[^\]]+\]\((.+?)\)", README)
    content = (ROOT / picture).read_bytes()

    assert content.startswith(b"\x89PNG\r\n\x1a\n")
    assert (int.from_bytes(content[16:20], "big"), int.from_bytes(content[20:24], "big")) == (1366, 768)
    assert len(content) < 250_000


def test_the_version_in_the_changes_is_that_of_the_program() -> None:
    newest = re.findall(r"^### (\d+\.\d+\.\d+)", README.split("## Changes")[1], re.MULTILINE)[0]

    assert newest == director.__version__


def test_every_command_of_the_program_stands_in_the_table_of_commands() -> None:
    table = README.split("| `director` | what it does |")[1].split("## The rule book")[0]
    rows = re.findall(r"^\| `([^`]+)` \| (.+) \|$", table, re.MULTILINE)

    assert rows == [(name, command.about) for name, command in COMMANDS.items()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_of_the_program_stands_in_the_handbook(language: str) -> None:
    page = resources.read_text(f"handbook/{language}/18-commands.md")

    assert [name for name in COMMANDS if f"`director {name}" not in page] == []
