"""The quick line: what a line of text may mean."""

from __future__ import annotations

import pytest

from director.domain.card_code import card_code
from director.domain.entries import Register, Void, Withdraw
from director.domain.ids import EntryId, PersonId, TournamentId
from director.domain.people import People, person
from director.domain.seating import Move, Seat, Swap
from director.domain.seats import TableSeat
from director.domain.setup import LockSeats
from director.host.i18n import words_for
from director.views.foreign_card import OpenEvent
from director.views.quick_line import (
    Do,
    ShowEntry,
    ShowPerson,
    ShowSeat,
    ShowTable,
    Step,
    Suggestion,
    read,
)
from tests.helpers.evening import EVENT, Evening

WORDS = words_for("en")
NAMES = [("Lee", "Ann"), ("Иванов", "Пётр"), ("Иванова", "Анна"), ("Smith", "John"), ("Roy", "Émilie")]
PEOPLE = People(person(f, g, who=PersonId(n), born=str(1980 + n)) for n, (f, g) in enumerate(NAMES, start=1))


@pytest.fixture
def evening() -> Evening:
    """Lee at 12-4, Ivanov at 7-3, Ivanova in without a seat, Smith and Roy not in."""
    made = Evening().tables(7, 12)
    made.enter(1, (12, 4))
    made.enter(2, (7, 3))
    made.enter(3)
    return made


def said(evening: Evening, text: str) -> tuple[Suggestion, ...]:
    return read(text, evening.tournament, PEOPLE, WORDS)


def entry_of(evening: Evening, who: int) -> EntryId:
    return evening.tournament.playing_persons[PersonId(who)]


def test_an_empty_line_means_nothing(evening: Evening) -> None:
    assert said(evening, "   ") == ()


@pytest.mark.parametrize("text", ["12-4", " 12–4 ", "12.4", "12/4", "12 - 4"])
def test_a_seat_code_shows_the_chair_and_who_sits_there(evening: Evening, text: str) -> None:
    first = said(evening, text)[0]

    assert (first.title, first.detail, first.what) == ("Seat 12-4", "Lee Ann", ShowSeat(TableSeat(12, 4)))


def test_a_free_or_locked_chair_says_so(evening: Evening) -> None:
    evening.do(LockSeats(7, (9,)))

    assert said(evening, "7-1")[0].detail == "free"
    assert said(evening, "7-9")[0].detail == "locked"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("99-1", "There is no open table 99."),
        ("7-10", "Table 7 has 9 seats."),
        ("99", "There is no open table 99."),
    ],
)
def test_a_chair_that_does_not_exist_says_why(evening: Evening, text: str, why: str) -> None:
    first = said(evening, text)[0]

    assert first.what is None
    assert first.detail == why


def test_a_bare_number_is_a_table(evening: Evening) -> None:
    first = said(evening, "12")[0]

    assert (first.title, first.detail, first.what) == ("Table 12", "1 player", ShowTable(12))


def test_a_name_finds_those_who_are_in_before_the_others(evening: Evening) -> None:
    found = said(evening, "иванов")

    assert [one.what for one in found] == [ShowEntry(entry_of(evening, 2)), ShowEntry(entry_of(evening, 3))]
    assert [one.detail for one in found] == ["7-3", "not seated"]


def test_somebody_who_is_not_in_can_be_registered(evening: Evening) -> None:
    first = said(evening, "emilie")[0]

    assert (first.title, first.detail, first.what) == (
        "Roy Émilie",
        "not in this tournament",
        ShowPerson(PersonId(5)),
    )


@pytest.mark.parametrize(
    "text", ["12-4 > 7-1", "12-4>7-1", "12-4 → 7-1", "12-4 -> 7-1", "12-4 Ю 7-1", "lee > 7-1"]
)
def test_an_arrow_moves_a_player(evening: Evening, text: str) -> None:
    first = said(evening, text)[0]

    assert first.what == Do(Move(entry_of(evening, 1), TableSeat(12, 4), TableSeat(7, 1)))
    assert (first.title, first.detail) == ("Move Lee Ann", "12-4 → 7-1")


def test_an_arrow_to_a_taken_chair_offers_to_change_places(evening: Evening) -> None:
    first = said(evening, "12-4 > 7-3")[0]

    assert first.what == Do(
        Swap(entry_of(evening, 1), TableSeat(12, 4), entry_of(evening, 2), TableSeat(7, 3))
    )
    assert first.title == "Lee Ann and Иванов Пётр change places"


def test_an_arrow_seats_somebody_without_a_seat(evening: Evening) -> None:
    first = said(evening, "иванова > 7-1")[0]

    assert first.what == Do(Seat(entry_of(evening, 3), TableSeat(7, 1)))


def test_an_arrow_registers_somebody_who_is_not_in_on_the_chair_that_was_chosen(evening: Evening) -> None:
    (only,) = said(evening, "smith > 7-1")

    assert (only.title, only.detail) == ("Register Smith John", "7-1")
    assert only.what == Do(Register(PersonId(4), 100_000, 10_000, 10_000, TableSeat(7, 1)))


def test_nobody_is_registered_on_a_chair_that_is_taken_or_under_a_name_that_is_in(evening: Evening) -> None:
    (taken,) = said(evening, "smith > 7-3")
    assert (taken.what, taken.detail) == (None, "Seat 7-3 is taken by Иванов Пётр.")

    assert all(not one.title.startswith("Register") for one in said(evening, "e > 7-1"))
    assert said(evening, "7-5 > 7-1")[0].title == "Seat 7-5"


def test_somebody_without_a_seat_cannot_take_a_taken_chair(evening: Evening) -> None:
    first = said(evening, "иванова > 7-3")[0]

    assert first.what is None
    assert first.detail == "Seat 7-3 is taken by Иванов Пётр."


@pytest.mark.parametrize(
    ("text", "detail"),
    [("12-4 >", "Type the new seat, such as 7-3."), ("12-4 > 99-1", "There is no open table 99."),
     ("12-4 > 12-4", "sits there already")],
)  # fmt: skip
def test_a_move_half_typed_or_impossible_says_what_is_missing(
    evening: Evening, text: str, detail: str
) -> None:
    assert said(evening, text)[0].detail == detail


def test_an_arrow_from_a_free_chair_says_that_nobody_sits_there(evening: Evening) -> None:
    assert said(evening, "12-5 > 7-1") == (Suggestion("Seat 12-5", "Nobody who plays sits there.", None),)


def test_the_code_of_a_seat_card_finds_its_player(evening: Evening) -> None:
    entry = entry_of(evening, 1)

    assert said(evening, card_code(EVENT, entry))[0].what == ShowEntry(entry)
    assert said(evening, card_code(EVENT, entry).lower())[0].title == "Lee Ann"


def test_a_card_scanned_on_a_russian_layout_finds_its_player(evening: Evening) -> None:
    code = card_code(EVENT, entry_of(evening, 1))
    russian = code.translate(str.maketrans("QWERTYUIOPASDFGHJKLZXCVBNM", "йцукенгшщзфывапролдячсмить"))

    (only,) = said(evening, russian)
    assert (only.title, only.what) == ("Lee Ann", ShowEntry(entry_of(evening, 1)))


def test_a_card_moves_a_player_too(evening: Evening) -> None:
    entry = entry_of(evening, 1)

    assert said(evening, f"{card_code(EVENT, entry)} > 7-1")[0].what == Do(
        Move(entry, TableSeat(12, 4), TableSeat(7, 1))
    )


def test_a_card_of_another_event_is_refused_and_leads_to_the_right_event(evening: Evening) -> None:
    code = card_code(TournamentId("EVT2"), entry_of(evening, 1))
    events = [(EVENT, "Spring Cup"), (TournamentId("EVT2"), "High Roller"), (TournamentId("EVT3"), "Turbo")]

    found = read(code.lower(), evening.tournament, PEOPLE, words_for("en"), None, events)

    assert [(one.title, one.detail, one.what) for one in found] == [
        (
            f"Card {code}",
            "of “High Roller”, not of this event: Enter opens it",
            OpenEvent(TournamentId("EVT2")),
        )
    ]


def test_a_card_of_no_event_of_the_venue_leads_nowhere(evening: Evening) -> None:
    first = said(evening, card_code(TournamentId("EVT2"), entry_of(evening, 1)))[0]

    assert first.what is None
    assert first.detail == "of no event of this venue"


def test_a_card_whose_registration_was_taken_back_says_so(evening: Evening) -> None:
    first = said(evening, card_code(EVENT, EntryId(99)))[0]

    assert (first.what, first.detail) == (None, "its registration was taken back")


@pytest.mark.parametrize(("text", "way"), [("undo", "undo"), ("un", "undo"), ("Redo", "redo")])
def test_undo_and_redo_are_words_of_the_line(evening: Evening, text: str, way: str) -> None:
    what = said(evening, text)[0].what

    assert isinstance(what, Step)
    assert what.way == way


def test_those_who_left_say_so(evening: Evening) -> None:
    left, slip = entry_of(evening, 1), entry_of(evening, 2)
    evening.do(Withdraw(left, 0, 0), "ill")
    evening.do(Void(slip), "a slip")

    assert said(evening, card_code(EVENT, left))[0].detail == "withdrawn"
    assert said(evening, card_code(EVENT, slip))[0].detail == "registration made void"
    assert said(evening, f"{card_code(EVENT, left)} > 7-1")[0].what is None


def test_namesakes_are_told_apart(evening: Evening) -> None:
    twins = People(
        [
            person("Lee", "Ann", who=PersonId(1), born="1987"),
            person("Lee", "Ann", who=PersonId(9), born="2001"),
        ]
    )
    titles = [one.title for one in read("lee", evening.tournament, twins, WORDS)]

    assert len(set(titles)) == 2


def test_nothing_typed_can_make_it_fall(evening: Evening) -> None:
    for text in (
        ">",
        "> >",
        "->",
        "-",
        "12-",
        "-4",
        "0-0",
        "9" * 40,
        "12-4 > 7-1 > 8-1",
        "%",
        "\x00",
        "FD",
        "١٢-٤",
    ):
        assert isinstance(said(evening, text), tuple)


def test_a_line_never_gives_more_than_fits() -> None:
    crowd = People(person("Kim", f"N{n}", who=PersonId(n)) for n in range(1, 60))
    evening = Evening()

    assert len(read("kim", evening.tournament, crowd, WORDS)) == 12
