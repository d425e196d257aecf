"""Whom a typed name may mean."""

from __future__ import annotations

import pytest

from director.domain.arrivals import PreRegister
from director.domain.card_code import card_code
from director.domain.ids import EntryId, PersonId, TournamentId
from director.domain.people import People, person
from director.host.i18n import words_for
from director.views.candidates import candidates
from director.views.foreign_card import foreign_card
from tests.helpers.evening import EVENT, Evening

EN = words_for("en")
PEOPLE = People([person("Lee", "Ann", who=PersonId(1)), person("Cho", "Bo", who=PersonId(2))])


def _told(evening: Evening, text: str) -> list[tuple[str, str]]:
    return [(one.name, one.state) for one in candidates(PEOPLE, evening.tournament, text, EN)]


@pytest.fixture
def evening() -> Evening:
    made = Evening().tables(1)
    made.enter(1, (1, 4))
    return made


@pytest.mark.parametrize("text", ["lee", "ANN l", "1-4", " 1–4 ", "1.4"])
def test_a_name_or_a_seat_means_who_is_in_and_says_where(evening: Evening, text: str) -> None:
    assert _told(evening, text) == [("Lee Ann", "in, at 1-4")]


def test_somebody_who_is_not_in_has_no_state(evening: Evening) -> None:
    assert _told(evening, "cho") == [("Cho Bo", "")]


def test_who_waits_for_a_seat_is_said_to_wait(evening: Evening) -> None:
    evening.enter(2)

    assert _told(evening, "cho") == [("Cho Bo", "in, waits for a seat")]


def test_the_code_of_a_card_means_its_entry(evening: Evening) -> None:
    entry = evening.tournament.playing_persons[PersonId(1)]

    assert _told(evening, card_code(EVENT, entry).lower()) == [("Lee Ann", "in, at 1-4")]


@pytest.mark.parametrize("text", ["", "1-5", "9-9", "1-²", "nobody", "FD00003ZZ"])
def test_what_means_nobody_finds_nobody(evening: Evening, text: str) -> None:
    assert _told(evening, text) == []


BOOK = People(
    [
        person("Lee", "Ann", who=PersonId(1), number="7"),
        person("Leeson", "Al", who=PersonId(2), number="41"),
        person("Lee", "Zoe", who=PersonId(3), number="777"),
        person("Cho", "Bo", who=PersonId(4)),
    ]
)


def test_who_is_pre_registered_stands_before_all_others_who_fit() -> None:
    evening = Evening().tables(1)
    evening.do(PreRegister((PersonId(3), PersonId(4))))

    found = candidates(BOOK, evening.tournament, "lee", EN)

    assert [(one.name, one.state) for one in found] == [
        ("Lee Zoe", "pre-registered"),
        ("Lee Ann", ""),
        ("Leeson Al", ""),
    ]


def test_a_club_card_read_by_a_scanner_means_who_has_that_very_number() -> None:
    evening = Evening().tables(1)
    evening.do(PreRegister((PersonId(3),)))

    assert candidates(BOOK, evening.tournament, "7", EN)[0].name == "Lee Ann"


def test_nothing_typed_means_everybody_who_is_awaited_by_name() -> None:
    evening = Evening().tables(1)
    evening.do(PreRegister((PersonId(1), PersonId(3), PersonId(4))))
    evening.enter(3, (1, 1))

    found = candidates(BOOK, evening.tournament, " ", EN)

    assert [one.name for one in found] == ["Cho Bo", "Lee Ann"]


OTHERS = ((TournamentId("EVT1"), "Spring Cup"), (TournamentId("EVT2"), "High Roller"))


def test_a_card_of_another_event_is_refused_and_the_right_event_is_named() -> None:
    """P27: a player of the small event sat in the large one for seven hours."""
    evening = Evening().tables(1)
    code = card_code(TournamentId("EVT2"), EntryId(412))

    told = foreign_card(code.lower(), evening.tournament, OTHERS, EN)

    assert told == f"Card {code} is for “High Roller”, not for this event. Nothing was done."


def test_a_card_of_no_event_of_the_venue_is_refused() -> None:
    evening = Evening().tables(1)
    code = card_code(TournamentId("ELSEWHERE"), EntryId(412))

    told = foreign_card(code, evening.tournament, OTHERS, EN)

    assert told == f"Card {code} is of no event of this venue. Nothing was done."


def test_a_card_whose_registration_was_undone_says_so() -> None:
    evening = Evening().tables(1)
    entry = evening.enter(1, (1, 4))
    evening.undo(entry)
    code = card_code(EVENT, entry)

    told = foreign_card(code, evening.tournament, OTHERS, EN)

    assert told == f"The registration of card {code} was taken back."
    assert foreign_card("lee", evening.tournament, OTHERS, EN) == ""
