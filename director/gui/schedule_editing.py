"""The level schedule of an event under somebody's hands: what is written, what is wrong, and how to set it.

It lives as long as the window: what was not set when the editor was closed is there when it opens again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import Signal

from director.desk.schedules.chips import parse_chips, rows_of
from director.desk.schedules.parsing import draft_of, parse
from director.desk.schedules.setting import set_schedule
from director.domain.lists import ListFault
from director.domain.scheduling import Keep
from director.domain.sheets import ChipRow, Draft
from director.domain.structure import Structure
from director.gui.beat import Beat
from director.gui.of_bridge import OfBridge
from director.host.i18n import current
from director.rules.clock_steps import set_structure
from director.rules.rulesets import rules_of
from director.rules.schedule.preflight import Preflight, preflight
from director.views.preflight import PreflightWords, field_of, preflight_words
from director.views.refusals import RefusalTelling
from director.views.row_times import row_times
from director.views.schedule_words import wrong
from director.views.wording import Telling

if TYPE_CHECKING:
    from director.desk.desk import Changed
    from director.domain.chip_case import ChipCase
    from director.gui.bridge import Bridge, Refusal

KEEPS: Final[tuple[Keep, Keep]] = ("elapsed", "remaining")
MOST_STEPS: Final = 500
"""So many steps can be taken back."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is written: the schedule and the chips."""

    draft: Draft
    chips: tuple[ChipRow, ...]


class ScheduleEditing(OfBridge):
    """One sheet, its earlier ones, and what follows from it."""

    changed = Signal()
    """Something else is written, wrong or known."""
    set_done = Signal()
    """The schedule is in force."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(bridge)
        self.bridge = bridge
        self._beat = Beat.of(bridge)
        self._entries = 0
        self._saving = False
        self._refused = ""
        self._base = self._known()
        self._steps: list[Sheet] = [self._base]
        self._at = 0
        self._reckon()
        bridge.changed.connect(self._on_changed)
        bridge.refused.connect(self._on_refused)

    # ---- what is written

    @property
    def sheet(self) -> Sheet:
        """What is written now."""
        return self._steps[self._at]

    @property
    def structure(self) -> Structure | None:
        """What it comes to; None while something is wrong."""
        return self._parsed.structure

    @property
    def case(self) -> ChipCase | None:
        """The chips it comes to; None while something is wrong."""
        return self._parsed_chips.case

    @property
    def is_changed(self) -> bool:
        """Something is written that is not set."""
        return self.sheet != self._base

    @property
    def is_elsewhere(self) -> bool:
        """Meanwhile the schedule or the chips in force became others than those it began with."""
        return self._base != self._known()

    @property
    def refused(self) -> str:
        """Why it was not set; empty when nothing stood against it."""
        return self._refused

    def write(self, draft: Draft | None = None, chips: tuple[ChipRow, ...] | None = None) -> None:
        """Another sheet; one step that can be taken back."""
        now = self.sheet
        sheet = Sheet(now.draft if draft is None else draft, now.chips if chips is None else chips)
        if sheet != now:
            self._steps[self._at + 1 :] = [sheet]
            del self._steps[:-MOST_STEPS]
            self._at = len(self._steps) - 1
            self._refused = ""
            self._reckon()

    def undo(self) -> None:
        """Back to the sheet before."""
        self._go(self._at - 1)

    def redo(self) -> None:
        """To the sheet after."""
        self._go(self._at + 1)

    @property
    def can_undo(self) -> bool:
        """Whether there is a sheet before."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether there is a sheet after."""
        return self._at + 1 < len(self._steps)

    def start_afresh(self) -> None:
        """The schedule in force; what was written is one step back."""
        self._base = self._known()
        self.write(self._base.draft, self._base.chips)
        self._reckon()

    # ---- the clock

    @property
    def first(self) -> int:
        """The first row that may change: what was played stays."""
        return self.place if self.has_run else 0

    @property
    def place(self) -> int:
        """The row that the clock is in."""
        face = self._beat.face
        return 0 if face is None else face.part

    @property
    def has_run(self) -> bool:
        """Whether the clock runs or has run."""
        face = self._beat.face
        return face is not None and face.state not in ("ready", "countdown")

    def times_left(self) -> tuple[int, int] | None:
        """What would be left of the current level, in ms: with the time played kept, and with the time left.

        None where its length does not change.
        """
        tournament, structure, at = self.bridge.tournament, self.structure, self.place
        known = tournament.structure
        if structure is None or known is None or not self.has_run or at >= len(structure.parts):
            return None
        if structure.parts[at].length == known.parts[at].length or self._played():
            return None
        now = self._beat.moment
        elapsed, remaining = (set_structure(tournament, now, structure, keep).left for keep in KEEPS)
        return elapsed, remaining

    # ---- what follows from it

    @property
    def faults(self) -> tuple[ListFault, ...]:
        """Everything that is wrong with the schedule; row 0 for the whole of it."""
        return (*self._parsed.faults, *self._played())

    @property
    def chip_faults(self) -> tuple[ListFault, ...]:
        """Everything that is wrong with the chips."""
        return self._parsed_chips.faults

    def wrong_cells(self) -> dict[tuple[int, str], str]:
        """What is wrong with the schedule, by row from 0 and field."""
        return _by_cell(self.faults)

    def wrong_chips(self) -> dict[tuple[int, str], str]:
        """What is wrong with the chips, by row from 0 and field."""
        return _by_cell(self.chip_faults)

    def starts(self) -> tuple[str, ...]:
        """When each row begins."""
        parts = self._parsed.parts or (None,) * len(self.sheet.draft.rows)
        plan = self.bridge.tournament.setup
        return row_times(parts, self._beat.face, self._beat.moment, plan, current())

    @property
    def entries(self) -> int:
        """For how many it is checked."""
        return field_of(self.bridge.tournament, self._entries).entries

    def check_for(self, entries: int) -> None:
        """Check it for so many; 0 for those who are in."""
        if entries != self._entries:
            self._entries = entries
            self._reckon()

    @property
    def found(self) -> Preflight | None:
        """What the check found; None while something is wrong."""
        return self._found

    def check(self) -> PreflightWords | None:
        """The same in words."""
        structure, case, found = self.structure, self.case, self._found
        if structure is None or case is None or found is None:
            return None
        field = field_of(self.bridge.tournament, self._entries)
        return preflight_words(found, structure, case, self.bridge.tournament.setup, field, current())

    def beside(self) -> Mapping[int, tuple[str, str]]:
        """By row the weightiest thing that the check says of it."""
        told, said = self.check(), dict[int, tuple[str, str]]()
        for finding in told.findings if told is not None else ():
            if finding.part >= 0:
                said.setdefault(finding.part, (finding.weight, finding.text))
        return said

    # ---- setting it

    def set(self, keep: Keep = "elapsed") -> None:
        """Let it be in force. Where nothing is to be changed, nothing is written."""
        structure, case = self.structure, self.case
        if structure is None or case is None or self._played() or self._saving:
            return
        known = self.bridge.tournament
        if structure == known.structure and case == known.case:
            self._base = self.sheet
            self.set_done.emit()
            return
        self._saving = True
        self.bridge.run(lambda desk: set_schedule(desk, structure, case, keep), self._on_set, once="schedule")

    def _on_set(self, _changed: Changed | None) -> None:
        self._saving = False
        self._base = self._known()
        self._steps, self._at = [self._base], 0
        self._reckon()
        self.set_done.emit()

    def _on_refused(self, refusal: Refusal) -> None:
        if self._saving:
            self._saving = False
            telling = Telling(self.bridge.journal, self.bridge.people, current())
            self._refused = RefusalTelling(telling).tell(refusal.error)
            self.changed.emit()

    def _on_changed(self, changed: Changed) -> None:
        was, now = changed.before.tournament, changed.after.tournament
        if was.structure is now.structure and was.case is now.case and was.plan is now.plan:
            return
        if self._saving:
            return
        if not self.is_changed and self.is_elsewhere:
            self._base = self._known()
            self._steps, self._at = [self._base], 0
        self._reckon()

    # ---- within

    def _known(self) -> Sheet:
        """The sheet of what is in force."""
        tournament = self.bridge.tournament
        draft = Draft() if tournament.structure is None else draft_of(tournament.structure)
        return Sheet(draft, rows_of(tournament.case))

    def _go(self, at: int) -> None:
        if 0 <= at < len(self._steps):
            self._at = at
            self._refused = ""
            self._reckon()

    def _reckon(self) -> None:
        """Everything that follows from the sheet."""
        self._parsed, self._parsed_chips = parse(self.sheet.draft), parse_chips(self.sheet.chips)
        structure, case, tournament = self.structure, self.case, self.bridge.tournament
        self._found = None
        if structure is not None and case is not None:
            field = field_of(tournament, self._entries)
            self._found = preflight(structure, case, rules_of(tournament.setup), field)
        self.changed.emit()

    def _played(self) -> tuple[ListFault, ...]:
        """Rows that were changed and have begun meanwhile."""
        known = self.bridge.tournament.structure
        if known is None or not self.has_run:
            return ()
        rows, before = self.sheet.draft.rows, draft_of(known).rows
        gone = [at for at in range(self.first) if at >= len(rows) or rows[at] != before[at]]
        if not gone and (self.place >= len(rows) or rows[self.place].kind != before[self.place].kind):
            gone = [self.place]
        return tuple(ListFault("level_played", min(at, len(rows) - 1) + 1, "kind") for at in gone)

    def put_back(self) -> None:
        """Rows that were played become what they were."""
        known = self.bridge.tournament.structure
        if known is not None:
            before, draft = draft_of(known).rows, self.sheet.draft
            keeps = self.place + 1 if self._is_other(before[self.place].kind) else self.first
            self.write(replace(draft, rows=(*before[:keeps], *draft.rows[keeps:])))

    def _is_other(self, kind: str) -> bool:
        rows = self.sheet.draft.rows
        return self.place >= len(rows) or rows[self.place].kind != kind


def _by_cell(faults: tuple[ListFault, ...]) -> dict[tuple[int, str], str]:
    words = current()
    return {(fault.row - 1, fault.column or "kind"): wrong(fault, words) for fault in faults if fault.row}
