"""Prizes in the quick line: `pay 3`, `pay ivanov`, `deal`; in Russian `выплата 3`, `сделка`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from director.domain.names import folded
from director.domain.people import People
from director.domain.tournament import Tournament
from director.host.i18n import Words
from director.views.prizes.dues import DueRow, due_rows
from director.views.typed_words import begins

_PAY: Final = ("pay", "выплата", "выплатить")
_DEAL: Final = ("deal", "сделка")
_SHORTEST: Final = 3
"""So many letters of a word must be typed."""
_MOST: Final = 5
"""So many are offered for one name."""


class PayOut(msgspec.Struct, frozen=True, tag=True):
    """Pay this line of the payout desk."""

    key: str


class MakeDeal(msgspec.Struct, frozen=True, tag=True):
    """Divide what is left among those who are left."""


class Meant(msgspec.Struct, frozen=True):
    """One thing that a line may mean."""

    title: str
    detail: str
    what: PayOut | MakeDeal | None
    """None where it cannot be done; the detail says why."""


def read_prize(line: str, tournament: Tournament, people: People, words: Words) -> Iterator[Meant]:
    """What the line means for prizes; nothing for any other line."""
    if tournament.plan is None:
        return
    word, _space, rest = folded(line).partition(" ")
    if not rest and begins(word, _DEAL, _SHORTEST):
        yield _deal(tournament, words)
    if rest and word in _PAY:
        yield from _pay(rest, tournament, people, words)


def _deal(tournament: Tournament, words: Words) -> Meant:
    title = words._("Deal")
    if tournament.prize_money.published is None or len(tournament.playing_persons) < 2:
        return Meant(title, words._("A deal needs published payouts and at least two players."), None)
    return Meant(title, words._("Divide what is left among those who are left"), MakeDeal())


def _pay(rest: str, tournament: Tournament, people: People, words: Words) -> Iterator[Meant]:
    found = [row for row in due_rows(tournament, people, words) if _fits(row, rest)]
    left = [row for row in found if row.left > 0]
    for row in left[:_MOST]:
        title = words._("Pay {money} to {name}").format(money=row.left_text, name=row.name)
        detail = ", ".join(filter(None, (row.what, row.place_text)))
        yield Meant(title, detail, PayOut(row.key))
    if not found:
        yield Meant(
            words._("Pay"),
            words._("Nothing is due to a place or a name such as “{text}”.").format(text=rest),
            None,
        )
    if found and not left:
        yield Meant(found[0].name, words._("Nothing is to be paid now."), None)


def _fits(row: DueRow, rest: str) -> bool:
    """A number is a place; anything else a part of the name."""
    if rest.isdigit():
        return row.place == int(rest)
    return all(part in folded(row.name) for part in rest.split())
