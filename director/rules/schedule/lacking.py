"""Levels that lack what their game is played with: a sheet of stud for hold'em, or one of blinds for stud."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple, TypeAlias

from director.domain.plan import Discipline
from director.domain.plan import Structure as Betting
from director.domain.structure import Level, Structure
from director.rules.games import STUD
from director.rules.schedule.stakes_of import levels_of

Lack: TypeAlias = Literal["blinds", "bring_in", "bets"]
"""Blinds; ante and bring-in, of which stud needs one at least; the two bets of limit stud."""


class Lacking(NamedTuple):
    """Levels of one game that lack the same."""

    lack: Lack
    levels: tuple[int, ...]
    """Their numbers, from 1."""


def lacking(structure: Structure, game: Discipline, betting: Betting) -> tuple[Lacking, ...]:
    """What levels lack for the game of the event, or for their own in a rotation; the first one first.

    >>> lacking(Structure((Level(20, ante=5, bring_in=10, small_bet=25, big_bet=50),)), "holdem", "NL")
    (Lacking(lack='blinds', levels=(1,)),)
    """
    found: dict[tuple[Lack, Discipline, Betting], list[int]] = {}
    for number, level in enumerate(levels_of(structure), 1):
        played, bet = level.game or game, level.betting or betting
        for lack in _of(level, played, bet):
            found.setdefault((lack, played, bet), []).append(number)
    return tuple(Lacking(lack, tuple(levels)) for (lack, _, _), levels in found.items())


def _of(level: Level, game: Discipline, betting: Betting) -> Iterator[Lack]:
    """At most one thing. Where only limits are told, blinds follow from them."""
    if game not in STUD:
        if not level.big_blind and not (betting == "FL" and level.small_bet):
            yield "blinds"
    elif not level.ante and not level.bring_in:
        yield "bring_in"
    elif betting == "FL" and not level.small_bet:
        yield "bets"
