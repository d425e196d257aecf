"""director trash: put aside, looked at, brought back."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Run


def test_a_tournament_goes_and_comes_back(run: Run, seated: Path) -> None:
    name = run("show", seated, "tournaments", "--json").json[0]["name"]

    gone = run("trash", seated, "--event", name, "--staff", "Olga")

    assert gone.out == f"“{name}” lies in the trash.\n"
    assert run("show", seated, "tournaments", "--json").json == []
    assert run("show", seated).status == 1
    assert "Olga" in run("trash", seated).out
    (row,) = run("trash", seated, "--json").json
    assert row["name"] == name
    back = run("trash", seated, "--restore", name)
    assert back.out == f"“{name}” is back.\n"
    assert run("show", seated).status == 0
    assert run("check", seated).status == 0


def test_an_empty_trash_says_so(run: Run, seated: Path) -> None:
    assert run("trash", seated).out == "The trash is empty.\n"
    assert run("trash", seated, "--json").json == []
    assert run("trash", seated, "--restore", "Cup").err.strip().endswith("The trash is empty.")


def test_one_cannot_go_and_come_in_one_command(run: Run, seated: Path) -> None:
    assert run("trash", seated, "--event", "1", "--restore", "1").status == 2
