"""The judges' book in the quick line."""

from __future__ import annotations

import pytest

from director.domain.ids import PersonId, Seq, TournamentId
from director.domain.people import People, Person
from director.domain.ruled import Ruled
from director.domain.rulings import Rule
from director.domain.seats import TableSeat
from director.domain.tournament import Tournament
from director.host.i18n import words_for
from director.views.quick_line import read
from director.views.ruling_line import CallJudge, ShowRuling, read_ruling
from tests.helpers.evening import Evening

PEOPLE = People([Person(PersonId(1), "Ivanov", "Sergei")])
EN = words_for("en")


def _room() -> Evening:
    evening = Evening().tables(12)
    evening.enter(1, (12, 4))
    return evening


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("ruling", CallJudge()),
        ("ruling 12", CallJudge(TableSeat(12, 0))),
        ("12 ruling", CallJudge(TableSeat(12, 0))),
        ("ruling 12-4", CallJudge(TableSeat(12, 4))),
        ("12-4 реш", CallJudge(TableSeat(12, 4))),
        ("решение 12", CallJudge(TableSeat(12, 0))),
    ],
)
def test_a_judge_is_called_by_a_word_and_a_place_in_either_order(line: str, what: CallJudge) -> None:
    (first, *_) = read(line, _room().tournament, PEOPLE, EN)

    assert first.what == what


def test_the_player_of_a_seat_and_the_players_of_a_table_are_named() -> None:
    tournament = _room().tournament

    (seat,) = read_ruling("ruling 12-4", tournament, PEOPLE, EN)
    (free,) = read_ruling("ruling 12-5", tournament, PEOPLE, EN)
    (table,) = read_ruling("ruling 12", tournament, PEOPLE, EN)

    assert (seat.title, seat.detail) == ("Ruling at seat 12-4", "Ivanov Sergei")
    assert (free.detail, table.detail) == ("", "1 player")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("ruling 12-10", "There is no seat 12-10."),
        ("ruling 7-1", "There is no seat 7-1."),
        ("ruling 7", "There is no table 7."),
        ("ruling #2", "There is no ruling of this number."),
    ],
)
def test_what_is_not_there_says_so(line: str, why: str) -> None:
    (only,) = read_ruling(line, _room().tournament, PEOPLE, EN)

    assert (only.what, only.detail) == (None, why)


def test_a_ruling_is_shown_by_its_number() -> None:
    evening = _room()
    line = evening.do(Rule(Ruled("A card was exposed.", "The action goes on.")))

    for typed in ("ruling #1", "решение №1", "ruling № 1"):
        (only,) = read_ruling(typed, evening.tournament, PEOPLE, EN)
        assert only.what == ShowRuling(Seq(line))


@pytest.mark.parametrize("line", ["ru", "ivanov", "ruling ivanov", "12-4", "12-4 out"])
def test_other_lines_mean_nothing_here(line: str) -> None:
    assert list(read_ruling(line, _room().tournament, PEOPLE, EN)) == []


def test_before_the_event_is_set_up_there_is_no_book() -> None:
    assert list(read_ruling("ruling", Tournament(TournamentId("E")), PEOPLE, EN)) == []
