"""The next steps of the floor in words: what to do, why, by which article, and what comes of it."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from director.domain.ids import EntryId
from director.domain.people import People
from director.domain.tournament import Tournament
from director.host.i18n import N_, Words
from director.rules.floor.next_steps import NextSteps
from director.rules.floor.steps import (
    BreakDue,
    ButtonUnknown,
    FinalTable,
    Halt,
    HandForHandDue,
    HandForHandOver,
    HasWinner,
    HeldBack,
    MoveDue,
    RedrawDue,
    SeatsForAlternates,
    SeatsUnchecked,
    Step,
)
from director.rules.floor.threshold import PolicyLine, Threshold
from director.rules.verdict import Verdict
from director.views import figures
from director.views.move_reasons import after_seat, mover_reason, seat_reason
from director.views.names import entry_name
from director.views.reasons import reasons
from director.views.refusals import IMPOSSIBLE
from director.views.runs import ranges

Tone = Literal["", "amber", "red"]


class StepRow(msgspec.Struct, frozen=True):
    """One step as people read it."""

    number: int
    """Its place in the list, from 1."""
    title: str
    why: tuple[str, ...]
    """Sentences, the weightiest first."""
    effect: str
    """What the tables become; empty where nobody moves."""
    by: str
    """The articles, and whether the house chose."""
    does: str
    """The word on its button; empty for what only tells."""
    tone: Tone
    """How pressing it is."""
    tables: tuple[int, ...]
    """The tables it is about, the first to look at first."""
    step: Step


def step_rows(tournament: Tournament, people: People, words: Words, found: NextSteps) -> tuple[StepRow, ...]:
    """Every step in words, in their order."""
    tell = _Telling(tournament, people, words)
    return tuple(tell.row(number, step) for number, step in enumerate(found.steps, 1))


def policy_line(line: Verdict[Threshold], words: Words) -> str:
    """Which line of the policy makes somebody move now, with the article or that the house chose."""
    apart, tables = line.answer.diff - 1, line.answer.tables
    when = _LINES.get(line.answer.line)
    if when is None:
        within = words.ngettext(
            "Tables are kept within {n} player.", "Tables are kept within {n} players.", apart
        ).format(n=apart)
    else:
        within = words.ngettext(
            "Tables are kept within {n} player: {line}.", "Tables are kept within {n} players: {line}.", apart
        ).format(n=apart, line=words._(when).format(tables=tables))
    return f"{within} {reasons(line, words)}"


_LINES: Final[dict[PolicyLine, str]] = {
    "tight_tables": N_("closer from {tables} tables on, as the event set it"),
    "event": N_("as the event set it"),
    "few_tables": N_("at most {tables} tables are left"),
    "many_tables": N_("more than {tables} tables are left"),
}
"""What else there is to say of a line; that of the rule set holds for any event and any number of tables."""


class _Telling:
    def __init__(self, tournament: Tournament, people: People, words: Words) -> None:
        self._tournament, self._people, self._words = tournament, people, words

    def row(self, number: int, step: Step) -> StepRow:
        because: Verdict[object] = Verdict(None, step.because, step.house)
        said = self._said(step)
        return msgspec.structs.replace(said, number=number, by=reasons(because, self._words))

    def _said(self, step: Step) -> StepRow:
        match step:
            case MoveDue():
                return self._move(step)
            case BreakDue():
                return self._break(step)
            case FinalTable() | RedrawDue():
                return self._all_anew(step)
            case Halt() | HeldBack():
                return self._waits(step)
            case HasWinner() | HandForHandDue() | HandForHandOver():
                return self._near_the_end(step)
        return self._of_seats(step)

    def _name(self, entry: EntryId) -> str:
        return entry_name(self._tournament, self._people, entry, self._words)

    def _move(self, step: MoveDue) -> StepRow:
        words = self._words
        if step.by_card:
            title = words._("Move by high card: table {table} → {target}").format(
                table=step.source.table, target=step.target
            )
        else:
            title = words._("{source} {name} → {target}").format(
                source=step.source, name=self._name(step.entry), target=step.target
            )
        why = [mover_reason(step, words), seat_reason(step, words), *after_seat(step, words)]
        most, fewest = step.counts
        effect = words._("{most} and {fewest} become {less} and {more}").format(
            most=most, fewest=fewest, less=most - 1, more=fewest + 1
        )
        tables = (step.source.table, step.target.table)
        return _row(step, title, tuple(why), words._("Move"), "amber" if step.caution else "", tables, effect)

    def _break(self, step: BreakDue) -> StepRow:
        words = self._words
        if not step.players:
            title = words._("Close table {table}").format(table=step.table)
            return _row(step, title, (words._("Nobody sits there."),), words._("Close"), "", (step.table,))
        fit = words.ngettext(
            "{n} player finds a seat at the other tables: {room} are open.",
            "{n} players find seats at the other tables: {room} are open.",
            step.players,
        ).format(n=step.players, room=step.room)
        turn = (
            words._("It is the next in the posted order.") if step.posted else words._("It was opened last.")
        )
        early = (words._("Somebody may still come and need a seat."),) if step.early else ()
        title = words._("Break table {table}").format(table=step.table)
        why, tables = (fit, turn, *early), (step.table,)
        if step.inseparable is not None:
            return _row(step, title, (self._stuck(step.inseparable), *why), "", "amber", tables)
        return _row(step, title, why, words.pgettext("step", "Break"), "", tables)

    def _stuck(self, pair: tuple[EntryId, EntryId]) -> str:
        """Why a draw that is due would be refused, as the refusal says it."""
        one, other = (self._name(entry) for entry in pair)
        return self._words._(IMPOSSIBLE["apart_impossible"]).format(one=one, other=other)

    def _all_anew(self, step: FinalTable | RedrawDue) -> StepRow:
        words = self._words
        left = words.ngettext("{n} player is left.", "{n} players are left.", step.players).format(
            n=figures.chips(step.players, words)
        )
        if isinstance(step, RedrawDue):
            title = words._("Everybody draws anew: tables {tables}").format(tables=ranges(step.tables))
            why = (left, words._("At so many tables there is a redraw."))
            if step.inseparable is not None:
                return _row(step, title, (self._stuck(step.inseparable), *why), "", "amber", step.tables)
            return _row(step, title, why, words.pgettext("step", "Draw"), "", step.tables)
        chairs = words._("Table {table} needs {n} chairs.").format(table=step.table, n=step.seats)
        size = words._("The final table has {size}.").format(size=step.size)
        final = (left, size, chairs) if step.seats else (left, size)
        return _row(
            step, words._("Form the final table"), final, words.pgettext("step", "Draw"), "", (step.table,)
        )

    def _waits(self, step: Halt | HeldBack) -> StepRow:
        words = self._words
        if isinstance(step, Halt):
            title = words._("Play stops at table {table}").format(table=step.table)
            why = words._("{players} against {fullest} at the fullest table: it waits to be filled.")
            said = why.format(players=step.players, fullest=step.fullest)
            return _row(step, title, (said,), "", "red", (step.table,))
        title = words.ngettext("{n} move waits", "{n} moves wait", step.moves).format(n=step.moves)
        why = {
            "hand_for_hand": words._("Hands are played at all tables together; nobody is moved meanwhile."),
            "last_hands": words._("The last hands of the day are played; nobody is moved any more."),
        }[step.why]
        return _row(step, title, (why,), "", "", ())

    def _near_the_end(self, step: HasWinner | HandForHandDue | HandForHandOver) -> StepRow:
        words = self._words
        if isinstance(step, HasWinner):
            title = words._("{name} wins").format(name=self._name(step.winner))
            why = words._("Nobody else is left, and nobody can come in any more.")
            return _row(step, title, (why,), words._("End the event"), "", ())
        why = words._("{players} are left, {paid} places are paid.").format(
            players=figures.chips(step.players, words), paid=figures.chips(step.paid, words)
        )
        if isinstance(step, HandForHandOver):
            return _row(step, words._("End hand for hand"), (why,), words._("End"), "amber", ())
        return _row(step, words._("Play hand for hand"), (why,), words._("Begin"), "amber", ())

    def _of_seats(self, step: Step) -> StepRow:
        words = self._words
        if isinstance(step, SeatsForAlternates):
            count = len(step.entries)
            title = words.ngettext("Seat {n} who waits", "Seat {n} who wait", count).format(n=count)
            first = words._("First in line: {name}.").format(name=self._name(step.entries[0]))
            line = words.ngettext("In all {n} waits.", "In all {n} wait.", step.waiting)
            line = line.format(n=figures.chips(step.waiting, words))
            return _row(step, title, (first, line), words.pgettext("step", "Seat"), "", ())
        if isinstance(step, SeatsUnchecked):
            title = words.ngettext(
                "{n} player not seen in the seat yet", "{n} players not seen in their seats yet", step.players
            ).format(n=figures.chips(step.players, words))
            where = words._("Tables: {tables}.").format(tables=ranges(step.tables))
            return _row(step, title, (where,), "", "", step.tables)
        table = step.table if isinstance(step, ButtonUnknown) else 0
        title = words._("Where is the button at table {table}?").format(table=table)
        why = words._("Who moves, and to which seat, depends on it.")
        return _row(step, title, (why,), words._("Set the button"), "amber", (table,))


def _row(
    step: Step,
    title: str,
    why: tuple[str, ...],
    does: str,
    tone: Tone,
    tables: tuple[int, ...],
    effect: str = "",
) -> StepRow:
    return StepRow(0, title, why, effect, "", does, tone, tables, step)
