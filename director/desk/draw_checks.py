"""Every seat and mystery bounty drawn again, from the key shown with it and the state before its line.

What does not follow from its key is a fault, unless whoever wrote the line was told so and gave a reason:
the line says that itself, in what is hashed. Then it is noted, with the name and the reason.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from director.domain.bounties import DrawMystery, SealMystery
from director.domain.breaking import BreakTable, Redraw
from director.domain.buying import Reenter
from director.domain.draws import DrawSeats, SealDraw, key_hash
from director.domain.entries import LateDraw, Register
from director.domain.findings import Finding, Overruling
from director.domain.ids import EntryId
from director.domain.line import Line
from director.domain.refusal import Impossible
from director.domain.seating import Seat
from director.domain.seats import TableSeat
from director.domain.tournament import Tournament
from director.rules.floor.buying import entering_as
from director.rules.floor.closing_objections import expected_context, proven_changes
from director.rules.floor.proof import check_draw, draw_context, late_context
from director.rules.floor.proposals import draw_terms, field_of, proven_chair
from director.rules.prizes.heads import envelopes_left
from director.rules.prizes.mystery import drawn_amount

_TOLD: Final = frozenset({"draw_not_proven", "late_not_drawn", "break_not_drawn", "mystery_not_proven"})
"""What the rule book objects when seats or an amount do not follow from their key."""


class DrawChecks:
    """Looks at one line after another, before it is applied, and remembers what it found."""

    def __init__(self, keys: Mapping[str, bytes]) -> None:
        self.faults: list[Finding] = []
        self.good_draws = 0
        """Whole draws that follow from their keys."""
        self.good_seats = 0
        """Single seats that follow from their keys."""
        self._keys = keys
        self._sealed: dict[int, int] = {}
        """Number of a draw whose hashes were shown → its line, until it is made."""
        self._notes: list[Finding] = []

    def look(self, line: Line, state: Tournament) -> None:
        """Draw again what this line drew. `state` is that before the line."""
        action = line.action
        if isinstance(action, SealDraw):
            self._sealed[action.number] = line.seq
            self._terms(line, action, state)
        elif isinstance(action, DrawSeats):
            self._whole(line, action, state)
        elif isinstance(action, SealMystery):
            self._mystery_sealed(line, action, state)
        elif isinstance(action, DrawMystery):
            self._mystery(line, action, state)
        elif isinstance(action, BreakTable | Redraw) and action.moves:
            self._closing(line, action, state)
        elif isinstance(action, Register | Reenter | Seat) and action.drawn is not None:
            # An entry that is just being made has no number in the draw: nothing is kept for it yet.
            before, entry = entering_as(state, action)
            self._single(line, action.drawn, action.seat, entry, before)

    def notes(self, state: Tournament) -> list[Finding]:
        """What a reader should know of the draws, now that all lines were seen."""
        left = [Finding("sealed_not_drawn", seq, {"number": n}) for n, seq in self._sealed.items()]
        sealed = state.sealed
        if sealed is not None and sealed.key_hash not in self._keys:
            left.append(Finding("key_elsewhere", sealed.line, {"number": sealed.number}))
        for shown, key in self._keys.items():
            if key_hash(key) != shown:
                self.faults.append(Finding("kept_key", facts={"key_hash": shown}))
        return [*self._notes, *left]

    def _wrong(self, line: Line, finding: Finding) -> None:
        """It does not follow from its key: a fault, or the answer of whoever overruled the objection."""
        if _TOLD.isdisjoint(line.overruled):
            self.faults.append(finding)
        else:
            told = Overruling(line.desk, line.staff, line.reason)
            self._notes.append(replace(finding, overruled=told))

    def _terms(self, line: Line, action: SealDraw, state: Tournament) -> None:
        """Who went into a draw, and where: everybody who was in, all tables that were open."""
        try:
            usual = draw_terms(state, action.terms.fill)
        except Impossible:
            usual = None
        if usual != action.terms:
            self._notes.append(Finding("draw_terms", line.seq, {"number": action.number}))

    def _whole(self, line: Line, action: DrawSeats, state: Tournament) -> None:
        sealed = state.sealed
        if sealed is None or sealed.number != action.number:
            return  # the line itself does not hold, and says so
        self._sealed.pop(action.number, None)
        if not action.word:
            self._notes.append(Finding("draw_without_word", line.seq, {"number": action.number}))
        wrong = check_draw(
            field_of(sealed.terms),
            _key(action.key),
            draw_context(state.id, action.number, action.word),
            seats={entry: TableSeat(table, seat) for entry, table, seat in action.seats},
            key_shown=sealed.key_hash,
            list_shown=sealed.list_hash,
        )
        if wrong is None:
            self.good_draws += 1
        else:
            facts = {**wrong.facts, "number": action.number}
            self._wrong(line, Finding("draw_" + wrong.code, line.seq, facts))

    def _mystery_sealed(self, line: Line, action: SealMystery, state: Tournament) -> None:
        """What was in the envelopes: all that is left of the published table."""
        if action.envelopes != envelopes_left(state):
            self._notes.append(Finding("mystery_envelopes", line.seq, {"number": action.number}))

    def _mystery(self, line: Line, action: DrawMystery, state: Tournament) -> None:
        """The envelope that key and word draw."""
        sealed = state.prize_money.sealed
        facts: dict[str, object] = {"number": action.number}
        if sealed is None or sealed.number != action.number:
            return  # the line itself does not hold, and says so
        if not action.word:
            self._notes.append(Finding("mystery_without_word", line.seq, facts))
        key = _key(action.key)
        if (
            key_hash(key) == sealed.key_hash
            and drawn_amount(state, sealed, key, action.word) == action.amount
        ):
            self.good_draws += 1
        else:
            self._wrong(line, Finding("mystery_amount", line.seq, facts))

    def _closing(self, line: Line, action: BreakTable | Redraw, state: Tournament) -> None:
        """The seats of those whose table closed; they were drawn without a word of the public."""
        if action.proof is None:
            self._notes.append(Finding("break_by_hand", line.seq))
            return
        expected = expected_context(state, action, line.seq)
        if action.proof.context != expected:
            facts: dict[str, object] = {"context": action.proof.context, "expected": expected}
            self._wrong(line, Finding("late_context", line.seq, facts))
        elif proven_changes(state, action, line.seq) == action.moves:
            self.good_draws += 1
        else:
            self._wrong(line, Finding("break_seats", line.seq))

    def _single(
        self, line: Line, drawn: LateDraw, given: TableSeat | None, entry: EntryId | None, state: Tournament
    ) -> None:
        expected = late_context(state.id, line.seq)
        if drawn.context != expected:
            facts: dict[str, object] = {"context": drawn.context, "expected": expected}
            self._wrong(line, Finding("late_context", line.seq, facts))
            return
        chair = proven_chair(state, drawn.key, drawn.context, entry)
        if chair is not None and chair == given:
            self.good_seats += 1
        else:
            facts = {"drawn": chair or "", "recorded": given or ""}
            self._wrong(line, Finding("late_seat", line.seq, facts))


def _key(digits: str) -> bytes:
    """The key's bytes; none for what is no key, which then matches nothing."""
    try:
        return bytes.fromhex(digits)
    except ValueError:
        return b""
