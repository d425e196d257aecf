"""What the rule book and the house have against a new action. Never asked on replay."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from director.domain.action import Action
from director.domain.attendance import ReleaseSeats
from director.domain.bounties import AwardBounty, DrawMystery, SealMystery
from director.domain.breaking import BreakTable, Redraw
from director.domain.busts import Bust, EndPlay, Revive, with_wishes
from director.domain.buying import AddOn, Rebuy, Reenter
from director.domain.chips import AdjustChips, ColourUp
from director.domain.counting import CountChips
from director.domain.draws import DrawSeats, SealDraw
from director.domain.entries import LateDraw, Register, Void, Withdraw
from director.domain.hand_for_hand import EndHandForHand, HandDone, NextHand, StartHandForHand
from director.domain.ids import EntryId
from director.domain.journal import Journal
from director.domain.moments import Moment
from director.domain.payments import AgreeDeal, KeepPayment, Pay
from director.domain.penalties import Disqualify, Penalise
from director.domain.play import Back, PlayHand, SetButton, SkipButton
from director.domain.prizes import KeepPayouts, PublishPayouts, RecallPayouts, SetPrizes
from director.domain.refusal import Impossible, Objection
from director.domain.rulings import Revise, Rule
from director.domain.seating import FixSeat, Move, MoveReason, Seat, Swap
from director.domain.seats import TableSeat
from director.domain.setup import SetUp
from director.domain.timing import SetClock, StartClock
from director.domain.tournament import DrawTerms, Fill, Sealed, Tournament
from director.rules.clock import is_open
from director.rules.floor.buying import buying_objections, entering_as, out_of_turn, release_objections
from director.rules.floor.chair_objections import chair_objections
from director.rules.floor.proof import check_draw, draw_context, late_context
from director.rules.floor.proposals import draw_terms, field_of, proven_chair
from director.rules.verdict import article

SP_DRAW = article("SP Draw")
"""A draw is even, secret and honest."""


def objections(
    journal: Journal, action: Action, seq: int = 0, now: Moment | None = None
) -> tuple[Objection, ...]:
    """Everything that speaks against this action now; empty when it may be done.

    `seq` is the number its line will have, where others of the same batch come before it. Without `now`
    nothing is asked that depends on the clock.
    """
    ask = _QUESTIONS.get(type(action))
    found = list(ask(journal, action)) if ask is not None else []
    if isinstance(action, Reenter | Rebuy | AddOn):
        found += buying_objections(journal.tournament, action, now)
    if isinstance(action, Register | Seat | Reenter) and action.drawn is not None:
        found += _late_draw(journal.tournament, action, action.drawn, seq or journal.seq + 1)
    if isinstance(action, BreakTable | Redraw):
        found += _closing(journal, action, seq or journal.seq + 1)
    if isinstance(action, Move) and action.why is MoveReason.BALANCE:
        found += _balance(journal.tournament, action, now)
    if isinstance(action, Register | Reenter) and journal.tournament.penalties:
        found += _sent_away(journal.tournament, action, now)
    if isinstance(action, Register) and now is not None:
        found += _late(journal.tournament, now)
    if isinstance(action, Register | Reenter | Seat) and action.seat is not None and now is not None:
        found += _last_hands(journal.tournament, now)
    return tuple(found)


def _late(tournament: Tournament, now: Moment) -> Iterator[Objection]:
    """Late registration is tied to a level, and that is over."""
    window = None if tournament.structure is None else tournament.structure.late_registration
    if window is not None and not is_open(tournament, window, now):
        yield Objection("registration_closed", {"level": window.last})


def _last_hands(tournament: Tournament, now: Moment) -> Iterator[Objection]:
    from director.rules.floor.last_hands import entering_objections  # and the cards that say how many

    yield from entering_objections(tournament, now)


def _balance(tournament: Tournament, action: Move, now: Moment | None) -> Iterator[Objection]:
    from director.rules.floor.move_objections import (
        move_objections,
    )  # needed by nobody before a table is short

    yield from move_objections(tournament, action, now)


def _register(journal: Journal, action: Register | Reenter) -> Iterator[Objection]:
    if action.seat is not None:
        yield from _chair(*entering_as(journal.tournament, action), action.seat)
        yield from out_of_turn(journal.tournament, None)
    yield from _after_deal(journal.tournament)


def _after_deal(tournament: Tournament) -> Iterator[Objection]:
    """Who comes in when the prizes were divided plays for what is divided already."""
    if tournament.prize_money.deals:
        yield Objection("entry_after_deal")


def _seat(journal: Journal, action: Seat) -> Iterator[Objection]:
    yield from _chair(journal.tournament, action.entry, action.seat)
    yield from out_of_turn(journal.tournament, action.entry)


def _release(journal: Journal, action: ReleaseSeats) -> Iterator[Objection]:
    yield from release_objections(journal.tournament, action)


def _late_draw(
    tournament: Tournament, action: Register | Seat | Reenter, drawn: LateDraw, seq: int
) -> Iterator[Objection]:
    """A seat that is called drawn must be the one its key draws, or nobody could ever prove it."""
    state, entry = entering_as(tournament, action)
    chair = proven_chair(state, drawn.key, drawn.context, entry)
    if drawn.context != late_context(tournament.id, seq) or chair is None or chair != action.seat:
        yield Objection("late_not_drawn", {}, SP_DRAW)


def _move(journal: Journal, action: Move) -> Iterator[Objection]:
    yield from _chair(journal.tournament, action.entry, action.target)


def _swap(journal: Journal, action: Swap) -> Iterator[Objection]:
    yield from _chair(journal.tournament, action.one, action.other_seat, leaving=action.other)
    yield from _chair(journal.tournament, action.other, action.one_seat, leaving=action.one)


def _chair(
    tournament: Tournament, entry: EntryId | None, place: TableSeat, leaving: EntryId | None = None
) -> Iterator[Objection]:
    need = None if entry is None else tournament.needs.get(entry)
    yield from chair_objections(tournament, entry, place, need)
    if entry is not None:
        yield from _pairs(tournament, entry, place, leaving)


def _pairs(
    tournament: Tournament, entry: EntryId, place: TableSeat, leaving: EntryId | None = None
) -> Iterator[Objection]:
    for other in tournament.apart_from(entry):
        seat = tournament.seating.at(other)
        if seat is not None and seat.table == place.table and other != leaving:
            yield Objection("kept_apart", {"entry": entry, "other": other, "seat": place})


def _fix_seat(journal: Journal, action: FixSeat) -> Iterator[Objection]:
    if action.table is None or action.seat is None:
        return
    table = journal.tournament.tables.get(action.table)
    if table is not None and action.seat in table.locked:
        yield Objection("seat_locked", {"seat": TableSeat(action.table, action.seat)})


def _withdraw(journal: Journal, action: Withdraw) -> Iterator[Objection]:
    if journal.tournament.started and (action.refund_buy_in or action.refund_fee):
        yield Objection("refund_after_start", {"entry": action.entry})


def _set_up(journal: Journal, action: SetUp) -> Iterator[Objection]:
    """Name, place and time may always be put right; what people entered for may not change under them."""
    was, now = journal.tournament.plan, action.plan
    if was is None:
        return
    if journal.tournament.entries and (was.currency, was.decimals) != (now.currency, now.decimals):
        yield Objection("currency_after_entries", {"old": was.currency, "new": now.currency})
    if not journal.tournament.started:
        return
    loose = {"name", "starts", "place", "zone", "dead_stacks", "seats"}
    loose |= {"places_paid", "tight_tables", "redraw_at", "leavers_place"}
    if any(
        getattr(was, field) != getattr(now, field) for field in now.__struct_fields__ if field not in loose
    ):
        yield Objection("set_up_after_start")


def _void(journal: Journal, action: Void) -> Iterator[Objection]:
    if journal.tournament.started:
        yield Objection("void_after_start", {"entry": action.entry})


def _seal(journal: Journal, action: SealDraw) -> Iterator[Objection]:
    if journal.tournament.started:
        yield Objection("draw_after_start")
    made = len(journal.of_kinds(DrawSeats))
    if made:
        yield Objection("redraw", {"number": action.number, "made": made}, SP_DRAW)
    sealed = tuple(journal.actions_of(SealDraw))
    if any(earlier.key_hash == action.key_hash for earlier in sealed):
        yield Objection("key_used", {"number": action.number}, SP_DRAW)
    if any(earlier.number >= action.number for earlier in sealed):
        yield Objection("draw_number_used", {"number": action.number}, SP_DRAW)
    if action.terms != _terms(journal.tournament, action.terms.fill):
        yield Objection("draw_not_of_all", {"number": action.number}, SP_DRAW)


def _terms(tournament: Tournament, fill: Fill) -> DrawTerms | None:
    """What a draw of everybody takes; None where none can be made."""
    try:
        return draw_terms(tournament, fill)
    except Impossible:
        return None


def _draw(journal: Journal, action: DrawSeats) -> Iterator[Objection]:
    if any(earlier.key == action.key for earlier in journal.actions_of(DrawSeats)):
        yield Objection("key_shown", {"number": action.number}, SP_DRAW)
    sealed = journal.tournament.sealed
    if sealed is not None and sealed.number == action.number and not _follows(journal, action, sealed):
        yield Objection("draw_not_proven", {"number": action.number}, SP_DRAW)


def _follows(journal: Journal, action: DrawSeats, sealed: Sealed) -> bool:
    """Whether these seats are those of the key and the public word."""
    try:
        key = bytes.fromhex(action.key)
    except ValueError:
        return False
    wrong = check_draw(
        field_of(sealed.terms),
        key,
        draw_context(journal.tournament.id, action.number, action.word),
        seats={entry: TableSeat(table, seat) for entry, table, seat in action.seats},
        key_shown=sealed.key_hash,
        list_shown=sealed.list_hash,
    )
    return wrong is None


def _closing(journal: Journal, action: BreakTable | Redraw, seq: int) -> Iterator[Objection]:
    """Closing a table is asked of rules that nobody needs before there are too many."""
    from director.rules.floor.closing_objections import closing_objections

    yield from closing_objections(journal, action, seq)


def _revive(journal: Journal, action: Revive) -> Iterator[Objection]:
    """The fixed seat and the pairs that the player went out with count as if he had never left."""
    tournament, entry = journal.tournament, action.entry
    found = tournament.entries.get(entry)
    if found is None or found.exit is None:
        return  # the line itself refuses it
    yield from chair_objections(tournament, entry, action.seat, found.exit.need)
    yield from _pairs(with_wishes(tournament, entry, found.exit), entry, action.seat)
    if tournament.prize_money.payments:
        from director.rules.prizes.prize_objections import paid_before

        yield from paid_before(tournament, entry)
    yield from _after_deal(tournament)


def _bust(journal: Journal, action: Bust | EndPlay) -> Iterator[Objection]:
    """Going out is asked of rules that nobody needs before the first hand."""
    from director.rules.floor.bust_objections import bust_objections, end_objections

    if isinstance(action, Bust):
        yield from bust_objections(journal.tournament, action)
    else:
        yield from end_objections(journal.tournament, action)


def _hand_for_hand(
    journal: Journal, action: StartHandForHand | HandDone | NextHand | EndHandForHand
) -> Iterator[Objection]:
    """Hand-for-hand play is asked of rules that nobody needs before the bubble."""
    from director.rules.floor import hand_for_hand as rules

    if isinstance(action, HandDone):
        yield from rules.done_objections(journal.tournament, action)
    else:
        yield from rules.hand_for_hand_objections(journal.tournament, action)


def _clock(journal: Journal, action: StartClock | SetClock) -> Iterator[Objection]:
    if journal.tournament.hand_for_hand is not None:
        from director.rules.floor.hand_for_hand import clock_objections

        yield from clock_objections(journal.tournament, action)


def _sent_away(tournament: Tournament, action: Register | Reenter, now: Moment | None) -> Iterator[Objection]:
    from director.rules.rulings import entering_objections  # needed by nobody before the first penalty

    yield from entering_objections(tournament, action, now)


def _book(journal: Journal, action: Rule | Revise | Penalise | Disqualify) -> Iterator[Objection]:
    """The judges' book is asked of rules that nobody needs before a judge is called."""
    from director.rules.articles import article_objections
    from director.rules.rulings import disqualify_objections, ruling_objections

    if isinstance(action, Penalise):
        yield from article_objections(action.articles)
    elif isinstance(action, Disqualify):
        yield from disqualify_objections(journal.tournament, action)
    else:
        yield from ruling_objections(journal.tournament, action)


def _at_table(journal: Journal, action: Action) -> Iterator[Objection]:
    """What is done at a table is asked of rules that nobody needs before the first hand."""
    from director.rules.table.objections import QUESTIONS

    yield from QUESTIONS[type(action)](journal, action)


def _prizes(journal: Journal, action: Action) -> Iterator[Objection]:
    """Prizes are asked of rules that nobody needs before there are any."""
    from director.rules.prizes.prize_objections import QUESTIONS

    yield from QUESTIONS[type(action)](journal, action)


_QUESTIONS: Final[dict[type[Action], Callable[[Journal, Any], Iterator[Objection]]]] = {  # Any: its own kind
    Register: _register,
    Reenter: _register,
    ReleaseSeats: _release,
    Seat: _seat,
    Move: _move,
    Swap: _swap,
    FixSeat: _fix_seat,
    SetUp: _set_up,
    Withdraw: _withdraw,
    Void: _void,
    SealDraw: _seal,
    DrawSeats: _draw,
    Bust: _bust,
    EndPlay: _bust,
    Revive: _revive,
    StartHandForHand: _hand_for_hand,
    HandDone: _hand_for_hand,
    NextHand: _hand_for_hand,
    EndHandForHand: _hand_for_hand,
    StartClock: _clock,
    SetClock: _clock,
    SetButton: _at_table,
    PlayHand: _at_table,
    SkipButton: _at_table,
    Back: _at_table,
    ColourUp: _at_table,
    AdjustChips: _at_table,
    CountChips: _at_table,
    SetPrizes: _prizes,
    PublishPayouts: _prizes,
    RecallPayouts: _prizes,
    KeepPayouts: _prizes,
    AgreeDeal: _prizes,
    Pay: _prizes,
    KeepPayment: _prizes,
    AwardBounty: _prizes,
    SealMystery: _prizes,
    DrawMystery: _prizes,
    Rule: _book,
    Revise: _book,
    Penalise: _book,
    Disqualify: _book,
}
