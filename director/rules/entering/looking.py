"""How a hand on a worksheet stands: whose turn, the pots, what broke a rule, whom an all-in lets raise."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple, cast

from director.domain.options import plain
from director.rules.cards.card import read_cards
from director.rules.entering.sheet import Entered, SheetSeat, Worksheet
from director.rules.games import BOARD, STUD
from director.rules.hand.acts import NotAllowed, What
from director.rules.hand.as_happened import as_happened
from director.rules.hand.dealing import UNSEEN, Deal, Seen, seen_text
from director.rules.hand.hand import Hand
from director.rules.hand.phh.recorded import Recorded
from director.rules.hand.playing import Move, begin, moved, settled
from director.rules.hand.streets import SIXTH
from director.rules.questions.hand import answered
from director.rules.questions.hand_reading import read_hand
from director.rules.questions.hand_writing import hand_question
from director.rules.questions.reading import BadQuestion
from director.rules.verdict import Verdict

__all__ = ["Look", "Played", "after", "as_question", "begun", "cards_due", "look", "recorded", "sheet_of"]


class Played(NamedTuple):
    """One step with the hand around it."""

    step: Entered
    before: Hand
    """With what needed nobody's decision before it."""
    hand: Hand
    """After it."""


class Look(NamedTuple):
    """A worksheet as it stands."""

    sheet: Worksheet
    hand: Hand | None
    """None while no hand can be dealt."""
    course: tuple[Played, ...] = ()
    """Step by step."""
    trouble: BadQuestion | None = None
    """Why no hand can be dealt."""
    broken: NotAllowed | None = None
    """Why the steps after the last one told cannot be: something before them was changed."""

    @property
    def latest(self) -> Hand | None:
        """The hand as the last step left it, nothing done of itself yet; None where it cannot go on."""
        if self.hand is None or self.broken is not None:
            return None
        return self.course[-1].hand if self.course else begin(self.hand.deal)

    @property
    def verdict(self) -> Verdict[dict[str, object]] | None:
        """The answer as plain data, with what it rests on."""
        return None if self.hand is None else answered(self.hand)

    @property
    def lawful(self) -> bool:
        """Whether every step was allowed."""
        return not any(one.step.against for one in self.course)


@lru_cache(maxsize=16)
def look(sheet: Worksheet) -> Look:
    """How the hand stands after the steps that count."""
    try:
        hand = begun(sheet)
    except BadQuestion as trouble:
        # It is remembered, and the way it came here would keep every caller alive, windows too.
        return Look(sheet, None, trouble=trouble.with_traceback(None))
    course: list[Played] = []
    for step in sheet.played:
        try:
            before = _ready(hand, step)
            hand = after(before, step)
        except NotAllowed as broken:
            return Look(sheet, settled(hand), tuple(course), broken=broken.with_traceback(None))
        course.append(Played(step, before, hand))
    return Look(sheet, settled(hand), tuple(course))


def begun(sheet: Worksheet) -> Hand:
    """The hand of a sheet before the first step. Raises BadQuestion."""
    return begin(_deal(sheet))


def after(hand: Hand, step: Entered) -> Hand:
    """The hand after a step. Raises NotAllowed."""
    if step.against:
        # Only what somebody decided is ever recorded against the rules.
        return as_happened(settled(hand, step.seat), step.seat or 0, cast("What", step.what), step.total)
    return moved(hand, move_of(step))


def move_of(step: Entered) -> Move:
    """A step as the hand takes it."""
    return Move(step.seat, step.what, step.total, seen(step.cards))


def seen(text: str) -> Seen:
    """Cards of a sheet, those nobody saw as None. Raises BadCards."""
    pieces = text.split(UNSEEN)
    cards: list[object] = [*read_cards(pieces[0])]
    for piece in pieces[1:]:
        cards += [None, *read_cards(piece)]
    return cast("Seen", tuple(cards))


def cards_due(hand: Hand) -> tuple[int, ...]:
    """How many cards may come in the middle now: of one street, or of several when all bets are made.

    In stud it is the one card of seventh street that may be opened for all.
    """
    if hand.over or hand.to_act is not None or hand.unopened:
        return ()
    if hand.deal.game in STUD:
        return (1,) if not hand.board and (hand.street == SIXTH or hand.betting_over) else ()
    sizes = BOARD.get(hand.deal.game, ())
    streets = sizes[hand.street + 1 :] if hand.betting_over else sizes[hand.street + 1 : hand.street + 2]
    return tuple(size - len(hand.board) for size in streets)


def _ready(hand: Hand, step: Entered) -> Hand:
    return hand if step.what in ("deal", "burn") else settled(hand, step.seat)


# ------------------------------------------------------------------ as a question, and as a hand of a file


def as_question(sheet: Worksheet) -> dict[str, object]:
    """The question of the topic `hand` that the sheet asks, up to the first step against the rules.

    Raises BadQuestion where no hand can be dealt.
    """
    return hand_question(_deal(sheet), map(move_of, _lawful(sheet)))


def _lawful(sheet: Worksheet) -> Iterator[Entered]:
    for step in sheet.played:
        if step.against:
            return
        yield step


def recorded(sheet: Worksheet) -> Recorded:
    """The hand as a file keeps it. Raises BadQuestion where none can be dealt, NotAllowed `played_on`.

    With something in it that the rules do not allow no other program could read it.
    """
    if any(step.against for step in sheet.played):
        raise NotAllowed("played_on")
    names = {one.seat: one.name for one in sheet.in_hand if one.name}
    return Recorded(_deal(sheet), tuple(map(move_of, sheet.played)), names)


def sheet_of(record: Recorded) -> Worksheet:
    """The sheet of a hand that was read from a file, all its steps in it; there each card comes as a step."""
    deal, level = record.deal, record.deal.level
    seats = tuple(
        SheetSeat(seat, record.names.get(seat, ""), stack, seen_text(deal.hole.get(seat, ())))
        for seat, stack in sorted(deal.stacks.items())
    )
    steps = tuple(Entered(move.seat, move.what, move.total, seen_text(move.cards)) for move in record.moves)
    return Worksheet(
        seats,
        deal.button,
        size=max(9, *deal.stacks, deal.button),
        game=deal.game,
        structure=deal.structure,
        rules=deal.rules.name,
        options=tuple((key, one.value) for key, one in deal.rules.choices.items() if one.given),
        small_blind=level.small_blind,
        big_blind=level.big_blind,
        ante=level.ante,
        bb_ante=level.bb_ante,
        bring_in=level.bring_in,
        limits=level.limits,
        unit=deal.unit,
        dead_small=deal.dead_small,
        event_heads_up=deal.event_heads_up,
        steps=steps,
        at=len(steps),
    )


def _deal(sheet: Worksheet) -> Deal:
    """The hand as it is dealt, every part of it looked at. Raises BadQuestion."""
    return read_hand(_table_question(sheet)).deal


def _table_question(sheet: Worksheet) -> dict[str, object]:
    question: dict[str, object] = {
        "ask": "hand",
        "rules": sheet.rules,
        "options": {key: plain(value) for key, value in sheet.options},
        "game": sheet.game,
        "structure": sheet.structure,
        "ante": sheet.ante,
        "event_heads_up": sheet.event_heads_up,
        "unit": sheet.unit,
        "button": sheet.button,
        "stacks": {str(seat): stack for seat, stack in sheet.stacks().items()},
        "hole": {str(one.seat): one.cards for one in sheet.in_hand if one.cards},
        "actions": [],
    }
    if sheet.limits != (0, 0):
        question["limits"] = list(sheet.limits)
    if sheet.game in STUD:
        return question | {"bring_in": sheet.bring_in}
    return question | {
        "small_blind": sheet.small_blind,
        "big_blind": sheet.big_blind,
        "dead_small": sheet.dead_small,
        "bb_ante": sheet.bb_ante,
    }
