"""The desk at the command line: what each clerk took, who is expected, and their papers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.printing.reading import text_of


def _line(do: str, **fields: object) -> str:
    return json.dumps({"do": do, **fields}) + "\n"


@pytest.fixture
def room(run: Run, venue: Path) -> Path:
    """Lee paid Olga and nobody said how, Roy paid Ivan by card; Cho is expected."""
    assert run("do", venue, "--staff", "Olga", lines=_line("register", family="Lee")).status == 0
    by_card = _line("register", family="Roy", method="card")
    assert run("do", venue, "--staff", "Ivan", lines=by_card).status == 0
    expected = venue.parent / "expected.csv"
    expected.write_text("Name;Born\nCho Ann;1984\n", encoding="utf-8")
    assert run("import", venue, expected, "--pre-register").status == 0
    return venue


def test_the_till_is_shown_by_clerk_and_way_to_pay(run: Run, room: Path) -> None:
    rows = run("show", room, "takings", "--json").json

    told = [(row["staff"], row["how"], row["what"], row["count"]) for row in rows]
    assert told == [
        ("Ivan", "bank card", "Entries", "1"),
        ("Ivan", "", "In all", "1"),
        ("Olga", "not told", "Entries", "1"),
        ("Olga", "", "In all", "1"),
    ]
    assert "Ivan, desk 1" in run("show", room, "takings").out


def test_who_is_expected_is_shown_until_he_is_here(run: Run, room: Path) -> None:
    (row,) = run("show", room, "expected", "--json").json
    assert row["name"] == "Cho Ann"

    run("do", room, lines=_line("register", person=row["person"]))

    assert run("show", room, "expected", "--json").json == []


def test_the_money_sheet_of_a_clerk_has_what_he_took(run: Run, room: Path, tmp_path: Path) -> None:
    out = tmp_path / "till.pdf"

    ended = run("print", room, "money-sheet", "--clerk", "Ivan", "--from", "2020-01-01 00:00", "--out", out)

    assert ended.status == 0
    text = " ".join(text_of(out.read_bytes()))
    assert "Ivan, desk 1" in text
    assert "Olga" not in text
    assert "Counted in the till" in text


def test_a_time_that_is_none_and_a_shift_without_money_are_told(run: Run, room: Path, tmp_path: Path) -> None:
    out = tmp_path / "till.pdf"

    wrong = run("print", room, "money-sheet", "--from", "noon", "--out", out)
    empty = run("print", room, "money-sheet", "--until", "2020-01-01 00:00", "--out", out)

    assert wrong.status == 2
    assert "“noon” is no time" in wrong.err
    assert empty.status == 1
    assert "no money was taken in this time" in empty.err
    assert not out.exists()


def test_the_sign_in_sheet_has_who_is_in_and_who_is_expected(run: Run, room: Path, tmp_path: Path) -> None:
    out = tmp_path / "sign.pdf"

    assert run("print", room, "sign-in-sheet", "--out", out).status == 0

    text = " ".join(text_of(out.read_bytes()))
    assert all(name in text for name in ("Cho Ann", "Lee", "Roy", "Signature"))


def test_a_sheet_of_nobody_is_not_printed(run: Run, venue: Path, tmp_path: Path) -> None:
    ended = run("print", venue, "sign-in-sheet", "--out", tmp_path / "sign.pdf")

    assert ended.status == 1
    assert "nobody is in or expected yet" in ended.err
