"""Decisions about who is expected: people who said beforehand that they come, and pay when they are here."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from director.domain.action import Action
from director.domain.ids import PersonId
from director.domain.line import Line
from director.domain.refusal import Impossible
from director.domain.tournament import Tournament


class PreRegister(Action, frozen=True):
    """These people said that they come: they are expected at the desk, and are in once they have paid."""

    persons: tuple[PersonId, ...]

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Expect them. Raises Impossible for who is expected already, or has entered."""
        _ = tournament.setup
        tournament.going_on()
        _check(self.persons, lambda who: who in tournament.expected, "expected_already")
        _check(self.persons, lambda who: who in tournament.latest, "entered_already")
        return replace(tournament, expected=tournament.expected.update(dict.fromkeys(self.persons, line.seq)))


class CancelPreRegistration(Action, frozen=True):
    """These people do not come after all: nobody waits for them any more."""

    persons: tuple[PersonId, ...]

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Expect them no longer. Raises Impossible for who is not expected."""
        _check(self.persons, lambda who: who not in tournament.expected, "not_expected")
        expected = tournament.expected
        for who in self.persons:
            expected = expected.delete(who)
        return replace(tournament, expected=expected)


def _check(persons: tuple[PersonId, ...], wrong: Callable[[PersonId], bool], code: str) -> None:
    """Raise Impossible where nobody is named, somebody twice, or where this is wrong of one of them."""
    if not persons:
        raise Impossible("nobody_named")
    if len(set(persons)) < len(persons):
        raise Impossible("person_twice", person=next(one for one in persons if persons.count(one) > 1))
    found = next(filter(wrong, persons), None)
    if found is not None:
        raise Impossible(code, person=found)
