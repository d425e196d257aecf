"""Who acts in what order on each street of a hand.

With blinds: first the seat after the big blind, later the first seat after the button (SP Definitions, DR).
In stud the lowest upcard opens, later the best board (SP 5.4.3, 5.8.6); players without chips count there,
but action begins with the next one who has some (ST 6.1.7, TDA RP-10-E).

An open card that nobody saw may decide: then whoever does act first is believed, as long as no board that was
seen goes before his.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final, NamedTuple

from director.rules.cards.card import Card
from director.rules.clockwise import clockwise_after, ring_from
from director.rules.hand.dealing import Deal, Seen, known
from director.rules.hand.stud.bring_in import bring_in_seat
from director.rules.hand.stud.first_to_act import first_to_act
from director.rules.verdict import Verdict

__all__ = ["FOURTH", "SIXTH", "Opener", "button_ring", "open_pairs", "opener"]

FOURTH: Final = 2
SIXTH: Final = 4
"""Streets of stud, as rounds are counted; they are named after the cards each player then has."""
_NAMED_AFTER_CARDS: Final = 2


class Opener(NamedTuple):
    """Who opens a street of stud, as far as the cards tell."""

    possible: frozenset[int]
    """Who it may be: one seat when all open cards were seen."""
    verdict: Verdict[int] | None
    """Why he; None as long as cards that nobody saw decide."""

    def ring(self, live: Iterable[int], acting: Collection[int], first: int | None) -> tuple[int, ...]:
        """Those who are in, beginning with the opener, has he chips or not; empty when nobody can tell.

        `first` is who did act first; it counts only where the cards do not tell.
        """
        seats = tuple(live)
        if self.verdict is not None:
            return ring_from(self.verdict.answer, seats)
        rings = [ring_from(seat, seats) for seat in sorted(self.possible, key=lambda seat: seat != first)]
        return next((ring for ring in rings if _acts_first(ring, acting) == first), ())


def _acts_first(ring: Iterable[int], acting: Collection[int]) -> int:
    return next(seat for seat in ring if seat in acting)


def button_ring(deal: Deal, street: int, live: Iterable[int]) -> tuple[int, ...]:
    """Those who are in, in a game with a button: the big blind is the last one on the first street."""
    blinds = deal.blinds
    return clockwise_after(live, blinds.big if blinds is not None and street == 1 else deal.button)


def opener(
    deal: Deal, street: int, live: Collection[int], common: Seen = (), sixth_first: int | None = None
) -> Opener:
    """Who opens a street of stud: the bring-in on the first, the best board later.

    `common` is the card of seventh street that belongs to every hand, if there is one, and `sixth_first`
    who opened sixth street.
    """
    rules = deal.rules
    stays = bool(common) and rules.text("common_first") == "first_on_sixth"
    if stays and sixth_first is not None and sixth_first in live:
        verdict = Verdict(sixth_first, rules.articles("common_first"), rules.house("common_first"))
        return Opener(frozenset({sixth_first}), verdict)
    boards = {seat: known((*deal.upcards(seat, street), *common)) for seat in deal.order if seat in live}
    seen = {seat: cards for seat, cards in boards.items() if cards is not None}
    unseen = boards.keys() - seen.keys()
    if not seen:
        return Opener(frozenset(unseen), None)
    verdict = _of_those_seen(deal, street, seen, len(common), sixth_first)
    return Opener(frozenset(unseen | {verdict.answer}), None if unseen else verdict)


def open_pairs(deal: Deal, street: int, live: Iterable[int]) -> frozenset[int]:
    """Those with a pair on the table on fourth street, where it may change the sizes (SP 5.8.5)."""
    if street != FOURTH:
        return frozenset()
    boards = ((seat, known(deal.upcards(seat, street))) for seat in live)
    return frozenset(seat for seat, cards in boards if cards and cards[0].rank == cards[1].rank)


def _of_those_seen(
    deal: Deal, street: int, seen: dict[int, tuple[Card, ...]], commons: int, sixth_first: int | None
) -> Verdict[int]:
    if street == 1:
        return bring_in_seat({seat: cards[0] for seat, cards in seen.items()}, deal.rules, deal.game)
    common = next(iter(seen.values()))[-1] if commons else None
    boards = {seat: cards[: len(cards) - commons] for seat, cards in seen.items()}
    return first_to_act(
        street + _NAMED_AFTER_CARDS, boards, deal.order, deal.rules, deal.game, common, sixth_first
    )
