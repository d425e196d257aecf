"""Entries in the quick line: what a line means, what it costs and what speaks against it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.domain.arrivals import CancelPreRegistration, PreRegister
from director.domain.attendance import CheckSeats, ReleaseSeats
from director.domain.busts import EndPlay
from director.domain.buying import AddOn, Rebuy
from director.domain.card_code import card_code
from director.domain.entries import Register, Withdraw
from director.domain.ids import PersonId, TournamentId
from director.domain.journal import Journal
from director.domain.moments import Moment
from director.domain.people import People, person
from director.domain.play import StartPlay
from director.domain.seats import TableSeat
from director.domain.setup import OpenTables, SetUp
from director.domain.structure import Window
from director.host.i18n import words_for
from director.rules import clock_steps
from director.rules.floor.prices import entry_price
from director.views.entry_line import AtEntry, NextAlternates, Reentry, price_words, read_entry
from tests.helpers.clock_room import Room, club, minutes
from tests.helpers.evening import EVENT, PLAN, Evening
from tests.helpers.offers import OFFERING, goes_out

WORDS = words_for("en")
NAMES = [("Lee", "Ann"), ("Иванов", "Пётр"), ("Smith", "John"), ("Roy", "Émilie")]
PEOPLE = People(person(f, g, who=PersonId(n)) for n, (f, g) in enumerate(NAMES, start=1))


@pytest.fixture
def evening() -> Evening:
    """Lee at 1-1, Ivanov at 1-2, Smith at 1-3; the first hand dealt."""
    made = Evening(OFFERING).tables(1)
    for n in (1, 2, 3):
        made.enter(n, (1, n))
    made.do(StartPlay())
    return made


def means(evening: Evening, text: str) -> list[AtEntry]:
    return list(read_entry(text, evening.tournament, PEOPLE, WORDS))


def test_without_an_event_nothing_is_meant() -> None:
    assert list(read_entry("lee re", Journal.blank(EVENT).tournament, PEOPLE, WORDS)) == []


@pytest.mark.parametrize("text", ["Иванов re", "иванов повторный", "иванов ре", "иванов re-e"])
def test_who_is_out_re_enters(evening: Evening, text: str) -> None:
    entry = evening.tournament.playing_persons[PersonId(2)]
    goes_out(evening, entry)

    found = means(evening, text)

    assert [(one.what, one.detail) for one in found] == [(Reentry(entry), "RUB\xa01,100, chips: 12,000")]


def test_who_is_in_does_not_re_enter_and_it_is_said_where_he_sits(evening: Evening) -> None:
    waiting = evening.enter(4)

    assert [(one.what, one.detail) for one in means(evening, "lee re")] == [(None, "is in, at 1-1")]
    assert [one.detail for one in means(evening, "roy re")] == ["is in, waits for a seat"]
    assert waiting in evening.tournament.entries


@pytest.mark.parametrize("text", ["lee rebuy", "lee add-on", "smith re"])
def test_once_the_event_has_its_winner_nothing_is_sold(evening: Evening, text: str) -> None:
    for loser in (2, 3):
        goes_out(evening, evening.tournament.playing_persons[PersonId(loser)])
    evening.do(EndPlay(Moment(0)))

    assert [(one.what, one.detail) for one in means(evening, text)] == [
        (None, "The event is over: Lee Ann has won.")
    ]


@pytest.mark.parametrize("text", ["lee rebuy", "1-1 reb", "lee ребай", "lee переигровка"])
def test_a_rebuy_by_name_or_seat(evening: Evening, text: str) -> None:
    entry = evening.tournament.playing_persons[PersonId(1)]

    assert [one.what for one in means(evening, text)] == [Rebuy(entry, 90_000, 0, 10_000)]


@pytest.mark.parametrize("text", ["lee add-on", "lee addon", "lee аддон", "1-1 add"])
def test_an_add_on(evening: Evening, text: str) -> None:
    entry = evening.tournament.playing_persons[PersonId(1)]

    assert [one.what for one in means(evening, text)] == [AddOn(entry, 50_000, 5_000, 15_000)]


def test_the_code_of_a_card_will_do_and_that_of_another_event_will_not(evening: Evening) -> None:
    """P27: a player of one event was seated in another."""
    entry = evening.tournament.playing_persons[PersonId(1)]
    other = card_code(TournamentId("EVT2"), entry)

    assert [one.what for one in means(evening, f"{card_code(EVENT, entry)} rebuy")] == [
        Rebuy(entry, 90_000, 0, 10_000)
    ]
    assert means(evening, f"{other} rebuy") == []


def test_an_empty_seat_is_told_and_a_name_nobody_entered_with_means_nothing(evening: Evening) -> None:
    (empty,) = means(evening, "1-9 rebuy")
    assert (empty.title, empty.detail, empty.what) == ("Seat 1-9", "Nobody who plays sits there.", None)
    assert means(evening, "roy rebuy") == []
    assert means(evening, "lee") == []
    assert means(evening, "rebuy") == []


def test_what_is_not_offered_is_said(evening: Evening) -> None:
    evening.do(SetUp(PLAN))

    assert [(one.what, one.detail) for one in means(evening, "lee rebuy")] == [
        (None, "not offered in this event")
    ]


def test_who_is_out_buys_nothing_and_who_never_counted_registers(evening: Evening) -> None:
    goes_out(evening, evening.tournament.playing_persons[PersonId(1)])

    assert [one.detail for one in means(evening, "lee rebuy")] == ["is not in"]


def test_who_left_and_came_back_is_shown_with_the_last_entry(evening: Evening) -> None:
    first = evening.tournament.playing_persons[PersonId(1)]
    evening.do(Withdraw(first), "called away")
    code = card_code(EVENT, first)
    before = [one.what for one in means(evening, f"{code} re")]
    evening.enter(1, (1, 1))
    goes_out(evening, evening.tournament.playing_persons[PersonId(1)])

    assert before == [Reentry(first)]
    assert [one.detail for one in means(evening, f"{code} re")] == ["register instead"]


def test_what_would_be_objected_to_is_said_beside_the_price() -> None:
    made = Room(club())
    made.do(SetUp(OFFERING))
    made.do(OpenTables((1,), 9))
    made.do(Register(PersonId(1), 100_000, 10_000, 10_000, TableSeat(1, 1)))
    made.do(StartPlay())
    made.step(clock_steps.start)
    made.step(clock_steps.set_structure, replace(club(), rebuy=Window(1)))
    made.passes(minutes(25))

    found = list(read_entry("lee rebuy", made.tournament, PEOPLE, WORDS, made.now))

    assert [one.detail for one in found] == ["RUB\xa0900, chips: 10,000 · Ended with level 1: rebuy."]
    assert found[0].what is not None


def test_what_is_given_on_top_is_named() -> None:
    tournament = Evening(OFFERING).tournament

    assert price_words(entry_price(tournament), tournament, WORDS) == (
        "RUB\xa01,100, chips: 11,500 with early bird, dealers"
    )


@pytest.mark.parametrize(("text", "most"), [("alternates", 0), ("alternates 3", 3), ("очередь", 0)])
def test_those_who_wait_get_the_free_seats(evening: Evening, text: str, most: int) -> None:
    evening.enter(4)

    found = means(evening, text)

    assert [(one.what, one.detail) for one in found] == [(NextAlternates(most), "seats: 1, waiting: 1")]


def test_without_seats_or_without_anybody_who_waits_it_is_said() -> None:
    made = Evening(OFFERING).tables(1, seats=2)
    made.enter(1, (1, 1))
    made.enter(2, (1, 2))
    nobody = means(made, "alternates")
    made.enter(3)

    assert [one.detail for one in nobody] == ["Nobody waits for a seat."]
    assert [(one.what, one.detail) for one in means(made, "alternates")] == [
        (None, "No seat is free; waiting: 1.")
    ]


def test_a_name_that_begins_so_is_not_taken_for_it(evening: Evening) -> None:
    assert means(evening, "alte") == []


def test_a_table_is_checked_in_one_line(evening: Evening) -> None:
    """P26: a table of nine by keyboard."""
    one, two, three = (evening.tournament.playing_persons[PersonId(n)] for n in (1, 2, 3))

    assert [(it.what, it.detail) for it in means(evening, "1 check")] == [
        (CheckSeats(1, (one, two, three)), "3 players")
    ]
    assert [(it.what, it.detail) for it in means(evening, "1 check -2 -9")] == [
        (CheckSeats(1, (one, three)), "2 players; not: 1-2 Иванов Пётр")
    ]


def test_a_table_that_is_not_there_or_empty_cannot_be_checked(evening: Evening) -> None:
    evening.tables(2)

    assert [one.detail for one in means(evening, "2 check")] == ["Nobody sits there."]
    assert [one.detail for one in means(evening, "7 check")] == ["There is no open table 7."]


def test_a_no_show_gives_the_seat_up(evening: Evening) -> None:
    one = evening.tournament.playing_persons[PersonId(1)]
    found = means(evening, "1-1 no-show")
    evening.do(CheckSeats(1, (one,)))
    seen = means(evening, "lee неявка")
    evening.do(ReleaseSeats((one,)))

    assert [(it.what, it.detail) for it in found] == [(ReleaseSeats((one,)), "1-1")]
    assert [it.detail for it in seen] == ["was seen at 1-1"]
    assert [(it.what, it.detail) for it in means(evening, "lee no-show")] == [(None, "has no seat")]


@pytest.mark.parametrize("text", ["roy cancel", "Émilie отказ", "roy can"])
def test_who_was_pre_registered_and_does_not_come_is_called_off(evening: Evening, text: str) -> None:
    evening.do(PreRegister((PersonId(4),)))

    assert [(it.title, it.detail, it.what) for it in means(evening, text)] == [
        ("Roy Émilie does not come", "cancels the pre-registration", CancelPreRegistration((PersonId(4),)))
    ]


def test_who_is_in_or_was_never_expected_cannot_be_called_off(evening: Evening) -> None:
    assert means(evening, "lee cancel") == []
    assert means(evening, "roy cancel") == []
