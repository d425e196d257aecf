"""Who said beforehand that they come, and is not here yet."""

from __future__ import annotations

from director.domain.ids import PersonId
from director.domain.tournament import Tournament


def awaited(tournament: Tournament) -> frozenset[PersonId]:
    """The pre-registered who have not entered; whoever was registered by a slip is awaited again."""
    return frozenset(who for who in tournament.expected if who not in tournament.latest)


def is_awaited(tournament: Tournament, who: PersonId) -> bool:
    """Whether this person is pre-registered and has not entered."""
    return who in tournament.expected and who not in tournament.latest
