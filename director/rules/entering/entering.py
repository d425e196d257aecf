"""What was typed becomes steps of the hand: as much as is allowed, and then the first thing that is not.

Typing is kept short where nothing is lost by it: a call with nothing to call is a check, a bet where one
stands is a raise, an all-in that nobody could answer is a call; in limit games the size need not be told. A
check is taken at its word. An all-in of a player whose stack nobody knows must say how much it is, and then
the stack is known.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from director.rules.cards.card import BadCards
from director.rules.entering.grammar import Part, Unread, parts_of, read_part
from director.rules.entering.looking import after, cards_due, look
from director.rules.entering.sheet import DEEP, Entered, Worksheet, entered
from director.rules.hand.acts import NotAllowed
from director.rules.hand.as_happened import HOPELESS
from director.rules.hand.betting import Legal, Round
from director.rules.hand.hand import Hand
from director.rules.hand.playing import settled

__all__ = ["Refused", "Typed", "enter", "play_on"]


class Refused(NamedTuple):
    """The first thing of a line that was not taken."""

    part: str
    """As it was typed."""
    rest: str
    """What stands behind it, not looked at yet."""
    code: str
    facts: Mapping[str, object] = {}
    step: Entered | None = None
    """What it would have been, where it is a decision; None where it cannot be read."""

    @property
    def may_play_on(self) -> bool:
        """Whether it can be recorded as it happened."""
        return self.step is not None


class Typed(NamedTuple):
    """What became of a line."""

    sheet: Worksheet
    """With everything before the refused part."""
    refused: Refused | None = None


class _Line:
    """A line that is read from the left."""

    __slots__ = ("groups",)

    def __init__(self, text: str) -> None:
        self.groups = list(parts_of(text))

    def next(self, due: int) -> tuple[Part, str]:
        """The next thing and how it was typed. Raises Unread; then it is still there."""
        part, taken, behind = read_part(self.groups, due)
        typed = " ".join(self.groups[:taken])
        if behind:
            typed = typed.removesuffix(behind)
        self.groups[:taken] = [behind] if behind else []
        return part, typed

    @property
    def rest(self) -> str:
        """What was not read yet."""
        return " ".join(self.groups)


def enter(sheet: Worksheet, text: str) -> Typed:
    """The sheet after what was typed, up to the first thing that cannot be read or is not allowed."""
    hand = look(sheet).latest
    if hand is None:
        return Typed(sheet, Refused("", text, "no_hand"))
    return _read(sheet, hand, _Line(text))


def play_on(sheet: Worksheet, refused: Refused) -> Typed:
    """The sheet with what was refused recorded as it happened, then with the rest of its line."""
    if refused.step is None:
        return Typed(sheet, refused)
    happened = entered(sheet, refused.step)
    return enter(happened, refused.rest)


def _read(sheet: Worksheet, hand: Hand, line: _Line) -> Typed:
    while line.groups:
        try:
            part, typed = line.next(max(cards_due(hand), default=0))
        except Unread as unread:
            return Typed(sheet, Refused(line.groups[0], " ".join(line.groups[1:]), unread.code, unread.facts))
        try:
            sheet, hand = _taken(sheet, hand, part)
        except Unread as unread:
            return Typed(sheet, Refused(typed, line.rest, unread.code, unread.facts))
        except _Against as no:
            return Typed(sheet, Refused(typed, line.rest, no.code, no.facts, no.step))
    return Typed(sheet)


class _Against(Exception):
    """A step that is not allowed."""

    def __init__(self, no: NotAllowed, step: Entered | None) -> None:
        super().__init__(no.code)
        self.code = no.code
        self.facts = no.facts
        self.step = step


def _taken(sheet: Worksheet, hand: Hand, part: Part) -> tuple[Worksheet, Hand]:
    """Sheet and hand after one thing. Raises Unread, _Against."""
    if part.verb == "hole":
        return _with_hole(sheet, part)
    step = _step(sheet, settled(hand, part.seat), part)
    if step.stack is not None:
        # The stack is known now, and everything before it was lawful with a deeper one.
        known = entered(sheet, step)
        found = look(known).latest
        if found is not None:
            return known, found
        raise Unread("stack_too_small", seat=step.seat)
    try:
        following = after(hand, step)
    except BadCards as bad:
        raise Unread(bad.code, card=bad.card) from None
    except NotAllowed as no:
        raise _Against(no, _as_it_happened(hand, step, no)) from None
    return entered(sheet, step), following


def _as_it_happened(hand: Hand, step: Entered, no: NotAllowed) -> Entered | None:
    """The step marked with the rule it breaks; None where nothing can be made of it."""
    if step.what in _NOT_DECIDED or no.code in HOPELESS:
        return None
    marked = Entered(step.seat, step.what, step.total, against=no.code)
    try:
        after(hand, marked)
    except NotAllowed:
        return None
    return marked


_NOT_DECIDED: Final = frozenset({"deal", "burn", "draw", "muck"})
"""What is done with cards: of that nothing can be recorded against the rules."""


def _with_hole(sheet: Worksheet, part: Part) -> tuple[Worksheet, Hand]:
    """The cards of a player."""
    if part.seat is None or sheet.seat(part.seat) is None:
        raise Unread("unknown_seat", seat=part.seat)
    known = sheet.with_cards(part.seat, part.cards)
    found = look(known)
    if found.trouble is not None:
        raise Unread(found.trouble.code, **found.trouble.facts)
    if found.latest is None:
        raise Unread("card_twice", card=part.cards)
    return known, found.latest


# ------------------------------------------------------------------ what a part is, as the betting stands


def _step(sheet: Worksheet, hand: Hand, part: Part) -> Entered:
    """The step that was meant. Raises Unread."""
    if part.verb in ("deal", "burn"):
        return Entered(None, "deal" if part.verb == "deal" else "burn", cards=part.cards)
    seat = hand.to_act if part.seat is None else part.seat
    if part.verb == "muck":
        return Entered(part.seat, "muck")
    if seat is None:
        raise Unread(_why_nobody(hand))
    if seat not in hand.deal.stacks:
        raise Unread("unknown_seat", seat=seat)
    if part.verb == "draw":
        return Entered(seat, "draw", part.amount or 0)
    return _decision(sheet, hand, seat, part)


def _why_nobody(hand: Hand) -> str:
    if hand.over:
        return "hand_over"
    if hand.unopened:
        return "who_opens"
    return "cards_first"


def _decision(sheet: Worksheet, hand: Hand, seat: int, part: Part) -> Entered:
    betting = hand.round
    legal = None if betting is None or betting.closed else betting.legal()
    if betting is None or legal is None:
        # Whatever it is, the hand will say why nobody decides anything now.
        return Entered(seat, "fold" if part.verb == "fold" else "call")
    mine = legal.to_act == seat
    if part.verb == "all_in":
        if mine and betting.why_no_raise(betting.place(seat)) == "nobody_left":
            # Whatever he has above the call would go back at once.
            return Entered(seat, "call")
        return _all_in(sheet, betting, seat, part)
    if part.verb == "wager":
        return _wager(betting, legal, seat, part)
    if part.verb == "call":
        if mine and legal.must_bring_in:
            return Entered(seat, "bring_in", part.amount)
        if mine and legal.call == 0:
            return Entered(seat, "check")
        return Entered(seat, "call", part.amount)
    if part.verb == "bring_in":
        return Entered(seat, "bring_in", part.amount)
    return Entered(seat, "fold" if part.verb == "fold" else "check")


def _all_in(sheet: Worksheet, betting: Round, seat: int, part: Part) -> Entered:
    """All he has; where nobody knew how much that is, it is known now."""
    if seat not in sheet.deep():
        return Entered(seat, "all_in", part.amount)
    if part.amount is None:
        raise Unread("stack_unknown", seat=seat)
    spent = DEEP - betting.place(seat).stack
    return Entered(seat, "all_in", part.amount, stack=spent + part.amount)


def _wager(betting: Round, legal: Legal, seat: int, part: Part) -> Entered:
    standing = betting.standing
    total = _total(betting, legal, seat, part)
    if betting.unopened or (standing.full and not standing.bets):
        return Entered(seat, "complete", total)
    return Entered(seat, "raise" if standing.highest else "bet", total)


def _total(betting: Round, legal: Legal, seat: int, part: Part) -> int:
    """How many chips lie before him afterwards. Raises Unread."""
    if part.how == "pot":
        if legal.max_to is None or betting.terms.structure != "PL" or legal.to_act != seat:
            raise Unread("no_pot_raise")
        return legal.max_to
    if part.amount is not None:
        return part.amount + (betting.standing.highest if part.how == "by" else 0)
    sizes: Sequence[int] = legal.sizes
    if len(sizes) != 1 or legal.to_act != seat:
        raise Unread("no_amount")
    return sizes[0]
