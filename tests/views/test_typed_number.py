"""Thousands of figures pasted where a number is wanted are no number, and no crash."""

from __future__ import annotations

from pathlib import Path

import pytest

from director.cli.import_list import _answer
from director.cli.outcome import Stopped
from director.domain.play import StartPlay
from director.host.i18n import words_for
from director.views.bust_line import read_stack
from director.views.floor_facts import find_places
from director.views.quick_line import read
from director.views.table_tools.push_sheet import read_chips
from tests.helpers.evening import drawn_desk

LONG = "9" * 5_000
EN = words_for("en")


def test_a_stack_of_thousands_of_figures_is_more_than_there_can_be(tmp_path: Path) -> None:
    assert read_stack(LONG) == read_stack("9" * 19)
    desk = drawn_desk(tmp_path, players=12, tables=2)
    desk.do(StartPlay())
    tournament, now = desk.journal.tournament, desk.venue.instant()
    seat = min(tournament.seating.places.values())
    told = [
        [(one.title, one.detail) for one in read(f"{seat}:{figures} out", tournament, desk.people, EN, now)]
        for figures in (LONG, "9" * 19)
    ]

    assert told[0] == told[1] != []


def test_a_number_of_the_floor_or_of_chips_is_none(tmp_path: Path) -> None:
    desk = drawn_desk(tmp_path, players=12, tables=2)

    assert find_places(desk.journal.tournament, desk.people, EN, LONG) == []
    assert read_chips(f"500 {LONG}") is None
    assert read_chips(f"{LONG}x100") is None


@pytest.mark.parametrize("answer", [f"{LONG}=new", f"1={LONG}", f"1=row:{LONG}"])
def test_an_answer_about_a_list_is_none(answer: str) -> None:
    with pytest.raises(Stopped):
        _answer(answer)


def test_answers_about_a_list_are_read() -> None:
    assert [_answer(text) for text in ("41=17", "41=row:12")] == [(41, 17), (41, -12)]
