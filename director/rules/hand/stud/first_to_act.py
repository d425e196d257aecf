"""Who opens a round of stud from fourth street on: the best open cards, then suit or position.

Pairs, trips and quads count on a board, straights and flushes do not (SP 5.8.6, ST 6.1.1). A player who is
all-in is ranked like everybody else; action then starts with the next player clockwise who has chips.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from director.domain.plan import Discipline
from director.rules.cards.boards import board_strength
from director.rules.cards.card import Card
from director.rules.hand.bad_deal import BadDeal, check_deck
from director.rules.in_force import in_force
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict, cited

Why: TypeAlias = Literal["best_board", "suit", "position", "first_on_sixth"]
"""What decided."""

OPEN_CARDS: Final[Mapping[int, tuple[int, ...]]] = {4: (2,), 5: (3,), 6: (4,), 7: (4, 5)}
"""How many cards lie open before a player; five when the last one came face up (ST 6.1.17)."""

_BEST: Final = (
    "SP 5.8.6",
    "PP fourth street",
    "OS fourth street",
    "TDA RP-10-D",
    "RRoP stud 1",
    "WSOP-T stud",
)


class Opening(NamedTuple):
    """Who opens a round, and why he."""

    seat: int
    equal: tuple[int, ...]
    """Seats whose boards share the best strength, his own among them, in dealing order."""
    why: Why


def first_to_act(
    street: int,
    boards: Mapping[int, tuple[Card, ...]],
    first_dealt: Sequence[int],
    rules: RuleSet,
    game: Discipline,
    common: Card | None = None,
    sixth_first: int | None = None,
) -> Verdict[int]:
    """The seat whose board opens the round; see `opening`."""
    found = opening(street, boards, first_dealt, rules, game, common, sixth_first)
    return Verdict(found.answer.seat, found.because, found.house)


def opening(
    street: int,
    boards: Mapping[int, tuple[Card, ...]],
    first_dealt: Sequence[int],
    rules: RuleSet,
    game: Discipline,
    common: Card | None = None,
    sixth_first: int | None = None,
) -> Verdict[Opening]:
    """Who opens street 4 to 7, and why.

    `boards` are the open cards of those still in the hand, all-in players among them; `first_dealt` the
    seats in dealing order. With a common card on seventh street either the best board with it opens, or
    whoever was first on sixth street (ST 6.1.15, TDA RP-10-H-D); has he folded, then whoever would now be
    first there. Raises BadDeal.
    """
    check_boards(street, boards, first_dealt, common)
    rules = rules.playing(game)
    because, keys = in_force(rules, *_BEST, "ST 6.2" if game == "stud8" else "ST 6.1.1"), list[str]()
    plays: tuple[Card, ...] = ()
    if common is not None:
        because, keys = cited(rules.articles("common_first"), because), ["common_first"]
        if rules.text("common_first") == "best_with_common":
            plays = (common,)
        elif sixth_first is not None and sixth_first in boards:
            first = Opening(sixth_first, (sixth_first,), "first_on_sixth")
            return Verdict(first, rules.articles(*keys), rules.house(*keys))
    strengths = {seat: board_strength((*cards, *plays)) for seat, cards in boards.items()}
    best = max(strengths.values())
    equal = tuple(seat for seat in first_dealt if strengths.get(seat) == best)
    if len(equal) == 1:
        return Verdict(Opening(equal[0], equal, "best_board"), because, rules.house(*keys))
    keys.append("stud_tie_first")
    because = cited(because, rules.articles("stud_tie_first"))
    if rules.text("stud_tie_first") == "position":
        return Verdict(Opening(equal[0], equal, "position"), because, rules.house(*keys))
    # The common card belongs to everybody: only a player's own cards can tell equal boards apart.
    first = Opening(max(equal, key=lambda seat: max(boards[seat])), equal, "suit")
    return Verdict(first, because, rules.house(*keys))


def check_boards(
    street: int, boards: Mapping[int, tuple[Card, ...]], first_dealt: Sequence[int], common: Card | None
) -> None:
    """Raise BadDeal when these open cards cannot lie on the table on that street."""
    if not boards:
        raise BadDeal("no_boards")
    # On seventh street one card may serve everybody.
    check_deck(min(street, 6) * len(boards))
    if common is not None and street != 7:
        raise BadDeal("common_early")
    # A common card is the seventh card of everybody: nobody then has a fifth card open.
    allowed = OPEN_CARDS[street] if common is None else OPEN_CARDS[street][:1]
    for seat, cards in boards.items():
        if seat not in first_dealt:
            raise BadDeal("not_dealt", seat=seat)
        if len(cards) not in allowed:
            raise BadDeal("board_size", seat=seat, allowed=allowed)
