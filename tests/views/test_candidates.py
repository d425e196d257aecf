"""Whom a typed name may mean."""

from __future__ import annotations

import pytest

from director.domain.card_code import card_code
from director.domain.ids import PersonId
from director.domain.people import People, person
from director.host.i18n import words_for
from director.views.candidates import candidates
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
