"""Who is expected: pre-registered, come, struck off, expected again."""

from __future__ import annotations

import pytest

from director.domain.action import Action
from director.domain.arrivals import CancelPreRegistration, PreRegister
from director.domain.entries import Void, Withdraw
from director.domain.ids import EntryId, PersonId
from director.domain.play import StartPlay
from director.domain.refusal import Impossible
from director.domain.touched import touched
from director.rules.floor.arrivals import awaited, is_awaited
from tests.helpers.evening import Evening

ONE, OTHER, THIRD = PersonId(7), PersonId(8), PersonId(9)


def expected() -> Evening:
    evening = Evening().tables(1)
    evening.do(PreRegister((ONE, OTHER)))
    return evening


def test_the_pre_registered_are_expected_until_they_enter() -> None:
    evening = expected()
    assert awaited(evening.tournament) == {ONE, OTHER}

    evening.enter(ONE, (1, 1))

    assert awaited(evening.tournament) == {OTHER}
    assert not is_awaited(evening.tournament, ONE)
    assert is_awaited(evening.tournament, OTHER)
    assert not is_awaited(evening.tournament, THIRD)
    assert touched(evening.journal, 2) == frozenset({EntryId(4)})


@pytest.mark.parametrize("way", ["undone", "void", "withdrawn"])
def test_whose_entry_does_not_count_is_expected_again(way: str) -> None:
    evening = expected()
    entry = evening.enter(ONE, (1, 1))

    if way == "undone":
        evening.undo(entry)
    else:
        evening.do(Void(entry) if way == "void" else Withdraw(entry), "slip")

    assert awaited(evening.tournament) == {ONE, OTHER}


def test_who_left_after_the_first_hand_has_been_here() -> None:
    evening = expected()
    entry = evening.enter(ONE, (1, 1))
    evening.enter(THIRD, (1, 2))
    evening.do(StartPlay())
    evening.do(Withdraw(entry), "ill")

    assert awaited(evening.tournament) == {OTHER}


def test_who_does_not_come_is_struck_off_and_undo_brings_him_back() -> None:
    evening = expected()
    line = evening.do(CancelPreRegistration((OTHER,)))
    assert awaited(evening.tournament) == {ONE}

    evening.undo(line)

    assert awaited(evening.tournament) == {ONE, OTHER}


@pytest.mark.parametrize(
    ("action", "code", "person"),
    [
        (PreRegister(()), "nobody_named", None),
        (PreRegister((THIRD, THIRD)), "person_twice", THIRD),
        (PreRegister((THIRD, ONE)), "expected_already", ONE),
        (PreRegister((PersonId(10),)), "entered_already", PersonId(10)),
        (CancelPreRegistration(()), "nobody_named", None),
        (CancelPreRegistration((ONE, ONE)), "person_twice", ONE),
        (CancelPreRegistration((THIRD,)), "not_expected", THIRD),
    ],
)
def test_nobody_is_expected_twice_nor_without_reason(
    action: Action, code: str, person: PersonId | None
) -> None:
    evening = expected()
    evening.enter(10, (1, 3))
    before = evening.tournament

    with pytest.raises(Impossible) as refused:
        evening.do(action)

    assert refused.value.code == code
    assert refused.value.facts.get("person") == person
    assert evening.tournament is before
