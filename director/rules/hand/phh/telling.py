"""A hand told action by action, as the format writes them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from director.rules.games import BOARD, HOLE, LAST_STREET, STUD
from director.rules.hand.betting import Act
from director.rules.hand.dealing import Deal, Seen, seen_text
from director.rules.hand.hand import Hand
from director.rules.hand.outcome import cards_of, outcome
from director.rules.hand.phh.fields import Scale
from director.rules.hand.phh.toml import toml_value
from director.rules.hand.playing import Move, begin, settled, steps

__all__ = ["Story", "told"]

_DEALT_AT_ONCE = 3
"""Cards of a stud hand before the first bet: two down, one up."""


class Story(NamedTuple):
    """A hand told."""

    actions: tuple[str, ...]
    hand: Hand
    """As it stands at the end of them."""


def told(deal: Deal, moves: Iterable[Move], players: Sequence[int], scale: Scale) -> Story:
    """The actions of a hand. Raises NotAllowed."""
    hand, teller = begin(deal), _Teller(deal, players, scale)
    actions = list(teller.first_cards())
    for _move, before, ready, after in steps(deal, moves):
        actions += [*teller.cards(before, ready), *teller.cards(ready, after), *teller.wager(ready, after)]
        hand = after
    end = settled(hand)
    actions += [*teller.cards(hand, end), *teller.shown(end)]
    return Story(tuple(actions), end)


class _Teller:
    def __init__(self, deal: Deal, players: Sequence[int], scale: Scale) -> None:
        self._deal = deal
        self._name = {seat: f"p{number}" for number, seat in enumerate(players, 1)}
        self._scale = scale

    def first_cards(self) -> Iterator[str]:
        """What everybody is dealt before the first bet."""
        count = _DEALT_AT_ONCE if self._deal.game in STUD else HOLE[self._deal.game]
        for seat in self._name:
            yield self._dealt(seat, 0, count)

    def cards(self, before: Hand, after: Hand) -> Iterator[str]:
        """Cards that came between two states of the hand."""
        for street in range(before.street + 1, after.street + 1):
            sizes = BOARD.get(self._deal.game)
            if sizes is not None:
                yield f"d db {seen_text(after.board[sizes[street - 1] : sizes[street]])}"
            elif street == LAST_STREET[self._deal.game] and after.board:
                yield f"d db {seen_text(after.board)}"
            else:
                at = _DEALT_AT_ONCE + street - 2
                yield from (self._dealt(seat, at, 1) for seat in self._name if seat in after.live)

    def _dealt(self, seat: int, at: int, count: int) -> str:
        cards: Seen = self._deal.hole.get(seat, ())[at : at + count]
        return f"d dh {self._name[seat]} {seen_text((*cards, *(None,) * (count - len(cards))))}"

    def wager(self, before: Hand, after: Hand) -> Iterator[str]:
        """What a player did, if this was a bet, a call or the like."""
        done = () if after.round is None else after.round.acts
        if before.round is not None and before.street == after.street and len(done) > len(before.round.acts):
            act = done[-1]
            yield f"{self._name[act.seat]} {self._verb(act)}"

    def _verb(self, act: Act) -> str:
        match act.meaning:
            case "fold":
                return "f"
            case "check" | "call":
                return "cc"
            case "bring_in":
                return "pb"
        return f"cbr {toml_value(self._scale.amount(act.total))}"

    def shown(self, hand: Hand) -> Iterator[str]:
        """Hands shown or thrown in, in the order of the showdown; of a hand nobody saw nothing is said."""
        if not hand.over:
            return
        for seat in outcome(hand).answer.showdown.order:
            cards = cards_of(hand, seat)
            if seat in hand.mucked:
                yield f"{self._name[seat]} sm"
            elif cards is not None:
                yield f"{self._name[seat]} sm {seen_text(cards)}"
