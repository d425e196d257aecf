from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Run


def test_what_goes_out_comes_in_again_unchanged(run: Run, seated: Path, plan: Path, tmp_path: Path) -> None:
    run("do", seated, lines='{"do":"register","family":"=1+1","given":"Ё; \\"quoted\\"","club":"@nick"}\n')
    out, other = tmp_path / "list.csv", tmp_path / "other.floor"

    assert run("export", seated, "--out", out).status == 0
    run("new", other, plan)
    assert run("import", other, out).out.startswith("13 new, 0 known")

    names = [
        [(row["name"], row["club"], row["paid"]) for row in run("show", path, "entries", "--json").json]
        for path in (seated, other)
    ]
    assert names[0] == names[1]
    assert b"'=1+1" in out.read_bytes()


def test_without_a_file_the_list_goes_to_standard_output(run: Run, seated: Path) -> None:
    ended = run("export", seated)

    assert ended.out.startswith("\ufefflast_name,first_name")
    assert len(ended.out.splitlines()) == 13


def test_the_address_book_goes_out_too_as_people_expect_it(run: Run, seated: Path) -> None:
    ended = run("export", seated, "--only-people", "--for-people", "--lang", "ru")

    assert ";" in ended.out.splitlines()[0]
    assert len(ended.out.splitlines()) == 13
