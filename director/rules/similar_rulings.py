"""Which earlier rulings a judge should see while writing one: the same article, player or kind."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final, Literal, NamedTuple, TypeAlias

from director.domain.ids import EntryId, PersonId
from director.domain.refusal import Article
from director.domain.ruled import Ruled, Ruling
from director.domain.tournament import Tournament

Likeness: TypeAlias = Literal["article", "player", "kind"]
"""What two rulings have in common."""

_WEIGHT: Final[dict[Likeness, int]] = {"article": 4, "player": 2, "kind": 1}
"""House choice: what was decided by the same article tells most, then what the same player did."""


class Similar(NamedTuple):
    """An earlier ruling, and what it has in common with this one."""

    ruling: Ruling
    alike: tuple[Likeness, ...]


def similar(tournament: Tournament, ruled: Ruled, *, most: int = 8, but: int = 0) -> list[Similar]:
    """Earlier rulings that a new one resembles, the likest first and of these the newest.

    What was taken back is left out, and so is the ruling of line `but`, which is being revised.
    """
    persons = _persons(tournament, ruled.entries) | set(ruled.persons)
    found = (
        Similar(one, _alike(tournament, one.now, ruled, persons))
        for one in tournament.rulings.values()
        if not one.taken_back and one.id != but
    )
    # The same kind alone says little: it counts where nothing else is known yet.
    sharp = bool(ruled.articles or persons)
    fitting = [one for one in found if one.alike and (not sharp or one.alike != ("kind",))]
    return sorted(fitting, key=lambda one: (-_weight(one.alike), -one.ruling.number))[:most]


def _alike(
    tournament: Tournament, earlier: Ruled, ruled: Ruled, persons: Collection[PersonId]
) -> tuple[Likeness, ...]:
    article = not _cited(earlier.articles).isdisjoint(_cited(ruled.articles))
    others = _persons(tournament, earlier.entries) | set(earlier.persons)
    player = not others.isdisjoint(persons)
    told: dict[Likeness, bool] = {"article": article, "player": player, "kind": earlier.kind == ruled.kind}
    return tuple(name for name, holds in told.items() if holds)


def _weight(alike: Iterable[Likeness]) -> int:
    return sum(_WEIGHT[one] for one in alike)


def _cited(articles: Iterable[Article]) -> set[tuple[str, str]]:
    return {(one.book, one.article) for one in articles}


def _persons(tournament: Tournament, entries: Iterable[EntryId]) -> set[PersonId]:
    """The people of these entries: somebody who came in again is the same player."""
    known = tournament.entries
    return {known[entry].person for entry in entries if entry in known}
