"""What was done, in one sentence each, and the words of each kind of decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from director.domain.action import Action
from director.domain.arrivals import CancelPreRegistration, PreRegister
from director.domain.attendance import CheckSeats, ReleaseSeats
from director.domain.breaking import BreakTable, Redraw, SetBreakingOrder
from director.domain.busts import Bust, EndPlay, Revive
from director.domain.buying import AddOn, Rebuy, Reenter
from director.domain.chips import AdjustChips, ColourUp
from director.domain.counting import CountChips
from director.domain.draws import DrawSeats, SealDraw
from director.domain.entries import Register, RemoveStack, Void, Withdraw
from director.domain.hand_for_hand import EndHandForHand, HandDone, NextHand, StartHandForHand
from director.domain.ids import EntryId
from director.domain.journal import Journal
from director.domain.line import Line
from director.domain.people import People
from director.domain.plan import Plan
from director.domain.play import Away, Back, PlayHand, SetButton, SkipButton, StartPlay
from director.domain.prizes import PublishPayouts
from director.domain.rulings import Rule
from director.domain.scheduling import SetChips, SetStructure
from director.domain.seating import Move, Seat
from director.domain.setup import CloseTable, LockSeats, OpenTables, SetUp, UnlockSeats
from director.domain.timing import PauseAfter, PauseClock, SetClock, StartAt, StartClock
from director.domain.undo import Undo
from director.host.i18n import N_, Words
from director.views import (
    arrival_words,
    breaking_wording,
    bust_wording,
    buying_wording,
    clock_wording,
    figures,
    hand_for_hand_wording,
    prize_wording,
    ruling_wording,
    seating_wording,
    table_wording,
)
from director.views.method_words import method_aside
from director.views.names import told_apart
from director.views.place_words import Placing
from director.views.runs import ranges


class Telling:
    """Tells lines of one journal in one language."""

    def __init__(self, journal: Journal, people: People, words: Words) -> None:
        self.journal = journal
        self.people = people
        self.words = words
        self.placing = Placing(journal.tournament)

    def line(self, line: Line) -> str:
        """The sentence of one line: Ivanov Sergei moved from 12-4 to 7-3."""
        action = line.action
        if isinstance(action, SetUp):
            return _set_up(self, action, self._plan_before(line.seq))
        if isinstance(action, Bust):
            return bust_wording.bust(self, action, line.seq)
        if isinstance(action, Rule):
            return ruling_wording.rule(self, action, line.seq)
        return _SENTENCES[type(action)](self, action)

    def _plan_before(self, seq: int) -> Plan | None:
        """The plan that was in force before this line; None for the first."""
        for line in reversed(self.journal.lines[: seq - 1]):
            if isinstance(line.action, SetUp) and line.seq not in self.journal.undone:
                return line.action.plan
        return None

    def together(self, first: int, last: int) -> str:
        """The sentence of what was written as one: one line, or an import."""
        if first == last:
            return self.line(self.journal.line(first))
        lines = self.journal.lines[first - 1 : last]
        if isinstance(lines[-1].action, PublishPayouts):  # with the plan by which it was made
            return self.line(lines[-1])
        if isinstance(lines[0].action, Rule):
            return ruling_wording.rule_and_penalties(self, lines)
        if all(isinstance(line.action, Register) for line in lines):
            count = len(lines)
            return self.words.ngettext("{n} entry imported", "{n} entries imported", count).format(
                n=figures.chips(count, self.words)
            )
        if isinstance(lines[0].action, Register) and isinstance(lines[-1].action, PreRegister):
            entered, expected = self.together(first, last - 1), self.line(lines[-1])
            return self.words._("{entered}; {expected}").format(entered=entered, expected=expected)
        if all(isinstance(line.action, Seat) for line in lines):
            return buying_wording.seats_drawn(self.words, len(lines))
        count = len(lines)
        if all(isinstance(line.action, CountChips) for line in lines):
            return table_wording.tables_counted(self.words, count)
        if all(isinstance(line.action, Move) for line in lines):
            return table_wording.players_moved(self.words, count)
        return self.words.ngettext("{n} decision made together", "{n} decisions made together", count).format(
            n=figures.chips(count, self.words)
        )

    def name(self, entry: EntryId) -> str:
        """The name of whoever holds this entry, also when its line was undone."""
        action = self.journal.lines[entry - 1].action if 1 <= entry <= len(self.journal.lines) else None
        if isinstance(action, Register):
            return told_apart(self.people, action.person, self.words)
        if isinstance(action, Reenter):
            return self.name(action.of)
        return self.words._("entry {number}").format(number=entry)


def _set_up(tell: Telling, action: SetUp, before: Plan | None = None) -> str:
    words, plan = tell.words, action.plan
    rules = _rules_changed(before, plan, words)
    if before is None:
        form = words._("{event} set up, its rules changed: {rules}") if rules else words._("{event} set up")
    elif not rules:
        form = words._("Set-up of {event} changed")
    elif replace(before, options=plan.options) == plan:
        form = words._("Rules of {event} changed: {rules}")
    else:
        form = words._("Set-up of {event} changed, with the rules: {rules}")
    return form.format(event=plan.name, rules=rules)


_MOST_RULES: Final = 3
"""As many changed rules stand in a sentence; of more it gives the number."""


def _rules_changed(before: Plan | None, now: Plan, words: Words) -> str:
    if now.options == (before.options if before is not None else ()):
        return ""
    from director.views.rule_options import difference  # the rule sets are not read at every start

    changed = difference(before, now, words)
    more = len(changed) - _MOST_RULES
    if more <= 0:
        return "; ".join(changed)
    form = words.ngettext("{rules}; and {n} more", "{rules}; and {n} more", more)
    return form.format(rules="; ".join(changed[:_MOST_RULES]), n=more)


def _open_tables(tell: Telling, action: OpenTables) -> str:
    if len(action.tables) == 1:
        text = tell.words._("Table {tables} opened, {seats} seats")
    else:  # no figure stands here, so 21 tables are many in every language
        text = tell.words._("Tables {tables} opened, {seats} seats each")
    return text.format(tables=ranges(action.tables), seats=action.seats)


def _close_table(tell: Telling, action: CloseTable) -> str:
    return tell.words._("Table {table} closed").format(table=action.table)


def _lock(tell: Telling, action: LockSeats) -> str:
    text = tell.words.ngettext("Seat {seats} locked", "Seats {seats} locked", len(action.seats))
    return text.format(seats=_chairs(action.table, action.seats))


def _unlock(tell: Telling, action: UnlockSeats) -> str:
    text = tell.words.ngettext("Seat {seats} unlocked", "Seats {seats} unlocked", len(action.seats))
    return text.format(seats=_chairs(action.table, action.seats))


def _register(tell: Telling, action: Register) -> str:
    name, plan = told_apart(tell.people, action.person, tell.words), tell.journal.tournament.setup
    paid = figures.money(action.buy_in + action.fee, plan, tell.words)
    paid += method_aside(action.method, tell.words)
    if action.seat is None:
        return tell.words._("{name} registered, {paid}").format(name=name, paid=paid)
    if action.drawn is None:
        return tell.words._("{name} registered, {paid}, placed at {seat}").format(
            name=name, paid=paid, seat=action.seat
        )
    return tell.words._("{name} registered, {paid}, drew {seat}").format(
        name=name, paid=paid, seat=action.seat
    )


def _withdraw(tell: Telling, action: Withdraw) -> str:
    name, plan = tell.name(action.entry), tell.journal.tournament.setup
    refund = action.refund_buy_in + action.refund_fee
    if refund:
        return tell.words._("{name} withdrew, {refund} refunded").format(
            name=name, refund=figures.money(refund, plan, tell.words)
        )
    if action.chips == "dead":
        return tell.words._("{name} withdrew, the stack stays").format(name=name)
    return tell.words._("{name} withdrew, no refund").format(name=name)


def _void(tell: Telling, action: Void) -> str:
    return tell.words._("Registration of {name} made void").format(name=tell.name(action.entry))


def _remove_stack(tell: Telling, action: RemoveStack) -> str:
    return tell.words._("Dead stack of {name} taken away").format(name=tell.name(action.entry))


def _seal(tell: Telling, action: SealDraw) -> str:
    count = len(action.terms.entries)
    text = tell.words.ngettext(
        "Draw {number} sealed for {n} player: key {key}, list {list}",
        "Draw {number} sealed for {n} players: key {key}, list {list}",
        count,
    )
    return text.format(
        number=action.number,
        n=figures.chips(count, tell.words),
        key=action.key_hash[:8],
        list=action.list_hash[:8],
    )


def _draw(tell: Telling, action: DrawSeats) -> str:
    count = len(action.seats)
    if action.word:
        text = tell.words.ngettext(
            "Draw {number}: {n} player seated, public word “{word}”",
            "Draw {number}: {n} players seated, public word “{word}”",
            count,
        )
    else:
        text = tell.words.ngettext(
            "Draw {number}: {n} player seated, without a public word",
            "Draw {number}: {n} players seated, without a public word",
            count,
        )
    return text.format(number=action.number, n=figures.chips(count, tell.words), word=action.word)


def _seat(tell: Telling, action: Seat) -> str:
    name = tell.name(action.entry)
    if action.drawn is None:
        return tell.words._("{name} placed at {seat}").format(name=name, seat=action.seat)
    return tell.words._("{name} drew {seat}").format(name=name, seat=action.seat)


def _start(tell: Telling, _action: StartPlay) -> str:
    return tell.words._("First hand dealt")


def _undo(tell: Telling, action: Undo) -> str:
    undone = True
    while isinstance(target := tell.journal.lines[action.line - 1].action, Undo):
        action, undone = target, not undone
    form = tell.words._("Undone: {what}") if undone else tell.words._("Done again: {what}")
    return form.format(what=tell.together(action.first, action.last))


_SENTENCES: Final[dict[type[Action], Callable[[Telling, Any], str]]] = {  # Any: each takes its own kind
    SetUp: _set_up,
    OpenTables: _open_tables,
    CloseTable: _close_table,
    LockSeats: _lock,
    UnlockSeats: _unlock,
    Register: _register,
    Withdraw: _withdraw,
    Void: _void,
    RemoveStack: _remove_stack,
    Reenter: buying_wording.reenter,
    Rebuy: buying_wording.rebuy,
    AddOn: buying_wording.add_on,
    PreRegister: arrival_words.pre_register,
    CancelPreRegistration: arrival_words.cancel,
    CheckSeats: buying_wording.check_seats,
    ReleaseSeats: buying_wording.release_seats,
    SealDraw: _seal,
    DrawSeats: _draw,
    Seat: _seat,
    **seating_wording.SENTENCES,
    BreakTable: breaking_wording.break_table,
    Redraw: breaking_wording.redraw,
    SetBreakingOrder: breaking_wording.set_breaking_order,
    StartPlay: _start,
    SetButton: table_wording.set_button,
    PlayHand: table_wording.play_hand,
    SkipButton: table_wording.skip_button,
    Away: table_wording.away,
    Back: table_wording.back,
    Bust: bust_wording.bust,
    Revive: bust_wording.revive,
    EndPlay: bust_wording.end_play,
    StartHandForHand: hand_for_hand_wording.start,
    HandDone: hand_for_hand_wording.hand_done,
    NextHand: hand_for_hand_wording.next_hand,
    EndHandForHand: hand_for_hand_wording.end,
    **prize_wording.SENTENCES,
    ColourUp: table_wording.colour_up,
    AdjustChips: table_wording.adjust_chips,
    CountChips: table_wording.count_chips,
    SetStructure: clock_wording.set_structure,
    SetChips: clock_wording.set_chips,
    StartClock: clock_wording.start_clock,
    PauseClock: clock_wording.pause_clock,
    SetClock: clock_wording.set_clock,
    PauseAfter: clock_wording.pause_after,
    StartAt: clock_wording.start_at,
    **ruling_wording.SENTENCES,
    Undo: _undo,
}

KINDS: Final[dict[str, str]] = {
    "SetUp": N_("Set up the tournament"),
    "OpenTables": N_("Open tables"),
    "CloseTable": N_("Close a table"),
    "LockSeats": N_("Lock seats"),
    "UnlockSeats": N_("Unlock seats"),
    "Register": N_("Register"),
    "Withdraw": N_("Withdraw"),
    "Void": N_("Make void"),
    "RemoveStack": N_("Take a dead stack away"),
    "Reenter": N_("Re-enter"),
    "Rebuy": N_("Rebuy"),
    "AddOn": N_("Add-on"),
    "PreRegister": N_("Pre-register"),
    "CancelPreRegistration": N_("Cancel a pre-registration"),
    "CheckSeats": N_("Check seats"),
    "ReleaseSeats": N_("Give up seats of no-shows"),
    "SealDraw": N_("Seal the draw"),
    "DrawSeats": N_("Draw seats"),
    "Seat": N_("Give a seat"),
    **seating_wording.KINDS,
    "BreakTable": N_("Break a table"),
    "Redraw": N_("Redraw"),
    "SetBreakingOrder": N_("Post the breaking order"),
    "StartPlay": N_("Deal the first hand"),
    "SetButton": N_("Place the button"),
    "PlayHand": N_("Deal a hand"),
    "SkipButton": N_("Correct a button that was not moved"),
    "Away": N_("Mark absent"),
    "Back": N_("Mark present"),
    "Bust": N_("Knock out"),
    "Revive": N_("Revive"),
    "EndPlay": N_("End the event"),
    "StartHandForHand": N_("Go hand for hand"),
    "HandDone": N_("Finish a hand at a table"),
    "NextHand": N_("Deal the next hand everywhere"),
    "EndHandForHand": N_("End hand for hand"),
    **prize_wording.KINDS,
    "ColourUp": N_("Colour up"),
    "AdjustChips": N_("Correct chips"),
    "CountChips": N_("Count chips"),
    "SetStructure": N_("Set the level schedule"),
    "SetChips": N_("Name the chips"),
    "StartClock": N_("Start the clock"),
    "PauseClock": N_("Pause the clock"),
    "SetClock": N_("Set the clock"),
    "PauseAfter": N_("Pause after a level"),
    "StartAt": N_("Start at a given time"),
    **ruling_wording.KINDS,
    "Undo": N_("Undo"),
}
"""What each kind of decision is called."""


def kind_name(action: Action | str, words: Words) -> str:
    """What this kind of decision is called."""
    kind = action if isinstance(action, str) else action.kind
    return words._(KINDS[kind])


def sentence(line: Line, journal: Journal, people: People, words: Words) -> str:
    """What this line did, in one sentence."""
    return Telling(journal, people, words).line(line)


def _chairs(table: int, seats: tuple[int, ...]) -> str:
    return ", ".join(f"{table}-{seat}" for seat in seats)
