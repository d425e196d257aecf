"""A whole hand, from the first blind to the showdown: each move turns it into the next one.

A move is what a person does: a decision of the player whose turn it is, cards opened, a card burned, a draw,
a hand thrown in at showdown. Antes and blinds are posted by the hand itself. Whatever follows without
anybody's decision (the next street of stud, a board that is known) happens when it is needed: `settled` is
the hand as it stands then.

Where the books are silent, or leave it to those at the table:

- Cards that are not yet dealt are never guessed: with all players all-in the rest of the board must come
  before anybody has won.
- In draw all who are still in exchange in turn from the button's left, all-in players too (DR Discarding).
- In stud the deck may not serve everybody on seventh street: then one card is opened for all (ST 6.1.15). No
  other card is ever opened in the middle there.
- A hand thrown in at showdown wins nothing of any pot; the last hand with a claim to one cannot be thrown in.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import reduce
from typing import Final, Literal, NamedTuple, TypeAlias

from director.rules.games import BOARD, LAST_STREET, STUD
from director.rules.hand.acts import POSTS, WHATS
from director.rules.hand.betting import Chair, NotAllowed, Round, Terms, What
from director.rules.hand.dealing import Deal, Seen
from director.rules.hand.draw.exchange import MOST_EXCHANGED
from director.rules.hand.hand import Hand
from director.rules.hand.posting import posted
from director.rules.hand.streets import SIXTH, button_ring, open_pairs, opener

__all__ = ["WORDS", "Move", "Step", "Word", "begin", "moved", "play", "settled", "steps"]

Word: TypeAlias = What | Literal["draw", "deal", "burn", "muck"]
"""What somebody may do: a word of betting, or what is done with cards."""
WORDS: Final[tuple[Word, ...]] = (*WHATS, "draw", "deal", "burn", "muck")


class Move(NamedTuple):
    """What somebody does."""

    seat: int | None
    """None when it is the dealer."""
    what: Word
    total: int | None = None
    """Chips of that seat in this round after it; in a draw the number of cards."""
    cards: Seen = ()
    """Cards opened in the middle."""


def begin(deal: Deal) -> Hand:
    """A hand before the first decision, the blinds posted."""
    hand = _ready_to_bet(Hand(deal, posted(deal), 1, dict.fromkeys(deal.order, 0)))
    return (_opened(hand, None) or hand) if hand.unopened else hand


def play(deal: Deal, moves: Iterable[Move]) -> Hand:
    """The hand after these moves. Raises NotAllowed."""
    return settled(reduce(moved, moves, begin(deal)))


class Step(NamedTuple):
    """One move of a hand that is played through."""

    move: Move
    before: Hand
    ready: Hand
    """With what needed nobody's decision before this move."""
    after: Hand


def steps(deal: Deal, moves: Iterable[Move]) -> Iterator[Step]:
    """A hand move by move. Raises NotAllowed."""
    hand = begin(deal)
    for move in moves:
        ready = hand if move.what in ("deal", "burn") else settled(hand, move.seat)
        after = moved(ready, move)
        yield Step(move, hand, ready, after)
        hand = after


def moved(hand: Hand, move: Move) -> Hand:
    """The hand after a move. Raises NotAllowed; then nothing has happened."""
    if move.what == "deal":
        return _dealt(hand, move.cards)
    if move.what == "burn":
        return _burned(hand)
    ready = settled(hand, move.seat)
    if move.what == "draw":
        return _drew(ready, move.seat, move.total or 0)
    if move.what == "muck":
        return _threw_in(ready, move.seat)
    return _acted(ready, move.seat, move.what, move.total)


def settled(hand: Hand, first: int | None = None) -> Hand:
    """The hand after what needs nobody's decision. `first` is who acts next, if that is known."""
    while not hand.betting and not hand.over:
        following = _opened(hand, first) if hand.unopened else _next_street(hand)
        if following is None:
            break
        hand = following
    return hand


# ------------------------------------------------------------------ what players do


def _acted(hand: Hand, seat: int | None, what: What, total: int | None) -> Hand:
    if what in POSTS:
        raise NotAllowed("posted_by_program", seat=seat)
    if hand.round is None or hand.round.closed:
        raise _nothing_to_bet(hand, seat)
    return replace(hand, round=hand.round.act(seat or 0, what, total))


def _nothing_to_bet(hand: Hand, seat: int | None) -> NotAllowed:
    if hand.over:
        return NotAllowed("hand_over")
    if hand.to_draw is not None:
        return NotAllowed("draw_first", to_act=hand.to_draw)
    if hand.opener is not None and hand.unopened:
        return NotAllowed("cannot_open", seat=seat, possible=tuple(sorted(hand.opener.possible)))
    return NotAllowed("betting_over" if hand.betting_over else "deal_first")


def _drew(hand: Hand, seat: int | None, cards: int) -> Hand:
    if hand.deal.game != "draw5":
        raise NotAllowed("no_draw")
    _check_bets_closed(hand)
    if seat is None or seat != hand.to_draw:
        raise NotAllowed("draw_out_of_turn", seat=seat, to_act=hand.to_draw)
    if not 0 <= cards <= MOST_EXCHANGED:
        raise NotAllowed("draws_too_many", most=MOST_EXCHANGED)
    return replace(hand, drawn=(*hand.drawn, (seat, cards)))


def _threw_in(hand: Hand, seat: int | None) -> Hand:
    if not hand.over or hand.alone:
        raise NotAllowed("no_showdown")
    if seat is None or seat not in hand.live or seat in hand.mucked:
        raise NotAllowed("no_hand", seat=seat)
    mucked = hand.mucked | {seat}
    if any(mucked.issuperset(pot.eligible) for pot in hand.pots.pots):
        raise NotAllowed("last_hand", seat=seat)
    return replace(hand, mucked=mucked)


# ------------------------------------------------------------------ what the dealer does


def _check_bets_closed(hand: Hand) -> None:
    if hand.over:
        raise NotAllowed("hand_over")
    if hand.unopened:
        begun = _opened(hand, None)
        raise NotAllowed("betting_open", to_act=begun.to_act) if begun else NotAllowed("opener_unknown")
    if hand.betting:
        raise NotAllowed("betting_open", to_act=hand.to_act)


def _burned(hand: Hand) -> Hand:
    _check_bets_closed(hand)
    # With no more bets to come all that is left is dealt at once, and a card burned for each street.
    due = LAST_STREET[hand.deal.game] - hand.street if hand.betting_over else 1
    if hand.burns >= due or hand.drawn:
        raise NotAllowed("burned_twice")
    return replace(hand, burns=hand.burns + 1)


def _dealt(hand: Hand, cards: Seen) -> Hand:
    _check_bets_closed(hand)
    if hand.deal.board is not None:
        raise NotAllowed("board_given")
    if hand.deal.game in STUD:
        return _common_card(hand, cards)
    sizes = BOARD.get(hand.deal.game)
    if sizes is None:
        raise NotAllowed("no_board")
    board = (*hand.board, *cards)
    streets = range(hand.street + 1, len(sizes) if hand.betting_over else hand.street + 2)
    street = next((street for street in streets if sizes[street] == len(board)), None)
    if street is None:
        raise NotAllowed("wrong_count", count=len(cards), due=sizes[hand.street + 1] - len(hand.board))
    _check_new(hand, cards)
    return _on_street(hand, street, board)


def _common_card(hand: Hand, cards: Seen) -> Hand:
    """The one card of seventh street that belongs to every hand (ST 6.1.15)."""
    if hand.board or not (hand.street == SIXTH or hand.betting_over):
        raise NotAllowed("no_board")
    if len(cards) != 1:
        raise NotAllowed("wrong_count", count=len(cards), due=1)
    _check_new(hand, cards)
    return replace(hand, board=cards)


def _check_new(hand: Hand, cards: Seen) -> None:
    """Refuse a card that lies on the table already, or in somebody's hand."""
    seen = {card for hole in (*hand.deal.hole.values(), hand.board) for card in hole}
    for card in cards:
        if card is not None and card in seen:
            raise NotAllowed("card_twice", card=str(card))
        seen.add(card)


# ------------------------------------------------------------------ streets


def _next_street(hand: Hand) -> Hand | None:
    """The next street, when it can begin; None when cards or draws must come first."""
    if hand.to_draw is not None:
        return None
    street, game = hand.street + 1, hand.deal.game
    coming = hand.board if hand.deal.board is None else hand.deal.board
    if game in BOARD:
        size = BOARD[game][street]
        return _on_street(hand, street, coming[:size]) if len(coming) >= size else None
    return _on_street(hand, street, coming if street == LAST_STREET[game] else hand.board)


def _on_street(hand: Hand, street: int, board: Seen) -> Hand:
    """A street begins, its cards dealt and the bets of the last one drawn in."""
    return _ready_to_bet(
        replace(
            hand,
            street=street,
            board=board,
            burns=0,
            before=hand.put,
            folded=hand.out,
            round=None,
            earlier=hand.last_round,
        )
    )


def _ready_to_bet(hand: Hand) -> Hand:
    """The betting of the street may begin; nobody bets when fewer than two can.

    Blinds are posted all the same, for they are posted before anybody knows that; what nobody can call of
    them goes back.
    """
    behind = hand.behind
    blinds = hand.posted.blinds if hand.street == 1 else ()
    if sum(behind[seat] > 0 for seat in hand.live) < 2 and not blinds:
        return replace(hand, opener=None, unopened=False)
    if hand.deal.game not in STUD:
        return replace(hand, unopened=True)
    common = hand.board if hand.street == LAST_STREET[hand.deal.game] else ()
    first = opener(hand.deal, hand.street, hand.live, common, hand.sixth_first)
    return replace(hand, opener=first, unopened=True)


def _opened(hand: Hand, first: int | None) -> Hand | None:
    """The betting of the street begun; None when nobody can tell who opens it."""
    behind, live = hand.behind, hand.live
    if hand.opener is None:
        ring = button_ring(hand.deal, hand.street, live)
    else:
        ring = hand.opener.ring(live, [seat for seat in live if behind[seat] > 0], first)
    if not ring:
        return None
    begun = Round.start(_terms(hand), [Chair(seat, behind[seat]) for seat in ring])
    if hand.street == 1:
        for blind in hand.posted.blinds:
            begun = begun.act(blind.seat, blind.what, blind.chips)
    sixth_first = ring[0] if hand.street == SIXTH else hand.sixth_first
    return replace(hand, round=begun, unopened=False, sixth_first=sixth_first)


def _terms(hand: Hand) -> Terms:
    deal = hand.deal
    return Terms(
        deal.structure,
        deal.game,
        hand.street,
        deal.rules,
        small_blind=deal.level.small_blind,
        big_blind=deal.level.big_blind,
        limits=deal.level.limits,
        pot=hand.pot,
        event_heads_up=deal.event_heads_up,
        open_pair=open_pairs(deal, hand.street, hand.live),
        unit=deal.unit,
        bring_in=deal.level.bring_in,
    )
