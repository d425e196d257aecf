"""Next steps on the floor: kept current away from the window's thread, done as they were shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMenu

from director.domain.breaking import BreakTable, Redraw
from director.domain.ids import EntryId
from director.domain.seating import Move
from director.domain.seats import MOST_TABLE, TableSeat, read_seat
from director.gui.hand_for_hand_deeds import take_step
from director.gui.hand_for_hand_window import show_board
from director.gui.widgets.lasting import lasting
from director.gui.widgets.step_panel import StepPanel
from director.host.i18n import Words, _, current, ngettext
from director.rules.floor.steps import ButtonUnknown, HandForHandDue, HandForHandOver, MoveDue
from director.views.candidates import Candidate
from director.views.names import entry_name
from director.views.typed_number import typed_number

if TYPE_CHECKING:
    from director.desk.desk import Changed, Desk
    from director.domain.journal import Journal
    from director.domain.people import People
    from director.gui.bridge import Bridge
    from director.gui.pages.table_deeds import TableDeeds
    from director.gui.widgets.floor_map import FloorMap
    from director.rules.floor.next_steps import NextSteps
    from director.rules.floor.steps import Step
    from director.views.next_steps import StepRow

SLIP_KEYS = "Shift+M"
"""The keys that show and print who goes where."""
MANY = 200
"""The steps of more tables than this are looked for on the other thread."""
_EVERY = 20_000
"""Milliseconds between two looks while nothing is written: windows close by the clock."""

_PAUSE: Final = 250
"""Milliseconds without a decision before the steps of a room that is not shown are looked for."""


class _Found(NamedTuple):
    """The steps of one state, told in one language."""

    journal: Journal
    people: People
    words: Words
    steps: NextSteps
    rows: tuple[StepRow, ...]
    policy: str


_ELSEWHERE: Final = frozenset({"rulings", "penalties", "chips", "case", "counting", "expected"})
"""What no step follows from: the book of the judges, chips, and who is expected at the desk."""


def differs(looked: Journal, now: Journal) -> bool:
    """Whether the event is otherwise than when it was looked at, but for what no step follows from."""
    was, event = looked.tournament, now.tournament
    fields = event.__struct_fields__
    return any(getattr(was, f) is not getattr(event, f) for f in fields if f not in _ELSEWHERE)


class FloorSteps(QObject):
    """Keeps the panel current and carries out what is confirmed in it."""

    counted = Signal(int)
    """How many steps there are now."""
    said = Signal(str)
    """Something for the line at the foot."""

    def __init__(
        self,
        bridge: Bridge,
        floor_map: FloorMap,
        at_table: TableDeeds,
        find: Callable[[str], list[Candidate]],
        go: Callable[[TableSeat], bool],
    ) -> None:
        super().__init__(floor_map)
        self.panel = StepPanel()
        self._bridge, self._map, self._at_table = bridge, floor_map, at_table
        self._find, self._go = find, go
        self._reading = False
        self._known: NextSteps | None = None
        self._looked: _Found | None = None
        self._timer = QTimer(self, interval=_EVERY)
        self._timer.timeout.connect(self.refresh)
        self._timer.start()
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._follow_now)
        self.panel.confirmed.connect(self._on_confirmed)
        self.panel.shown.connect(self._on_shown)
        self.panel.asked.connect(self._on_asked)
        self.panel.left.connect(floor_map.setFocus)
        self.panel.hide()

    # ------------------------------------------------------------ kept current

    def follow(self) -> None:
        """Look at the state of now, where anything of it is otherwise that steps could follow from.

        In a large room what was decided is painted first; where another page is shown, which only says how
        many steps there are, the look waits for a pause.
        """
        if len(self._bridge.tournament.tables) <= MANY:
            self._follow_now()
        else:
            self._later.start(0 if self._map.isVisible() else _PAUSE)

    def _follow_now(self) -> None:
        looked, bridge = self._looked, self._bridge
        if (
            looked is None
            or looked.words is not current()
            or looked.people is not bridge.people
            or differs(looked.journal, bridge.journal)
        ):
            self.refresh()

    def refresh(self) -> None:
        """Look at the state of now; while a look is under way the next one waits for its end."""
        if self._reading:
            return
        self._reading = True
        journal, people, words = self._bridge.journal, self._bridge.people, current()
        venue, known = self._bridge.desk.venue, self._known

        def look() -> _Found:
            from director.rules.floor.next_steps import next_steps
            from director.views.next_steps import policy_line, step_rows

            steps = next_steps(journal.tournament, venue.instant(), known)
            rows = step_rows(journal.tournament, people, words, steps)
            policy = policy_line(steps.threshold, words) if steps.threshold is not None else ""
            return _Found(journal, people, words, steps, rows, policy)

        if len(journal.tournament.tables) <= MANY:
            self._on_found(look())
        else:
            self._bridge.background(look, lasting(self, self._on_found), lasting(self, self._on_failed))

    def _on_found(self, found: _Found) -> None:
        self._reading, self._known, self._looked = False, found.steps, found
        self.panel.show_rows(found.rows, found.policy)
        self.panel.setVisible(found.steps.threshold is not None or bool(found.rows))
        self.counted.emit(len(found.rows))
        self._follow_now()  # what was decided meanwhile

    # ------------------------------------------------------------ carried out

    def _on_confirmed(self, rows: Sequence[StepRow]) -> None:
        step = rows[0].step
        if isinstance(step, ButtonUnknown):
            if self._go(TableSeat(step.table, 0)):
                self._at_table.set_button()
        elif isinstance(step, HandForHandDue):
            take_step(self._bridge, "start")
            show_board(self._bridge, self._map)
        elif isinstance(step, HandForHandOver):
            take_step(self._bridge, "end")
        elif isinstance(step, MoveDue) and step.by_card:
            self._ask_card(step)
        else:
            self._do(tuple(row.step for row in rows))

    def _do(self, steps: tuple[Step, ...], chair: TableSeat | None = None) -> None:
        def work(why: str = "", *, overrule: bool = False) -> Callable[[Desk], Changed]:
            def confirmed(desk: Desk) -> Changed:
                from director.desk.next_steps import confirm

                return confirm(desk, steps, chair, why, overrule=overrule)

            return confirmed

        def again(why: str) -> None:
            self._bridge.run(work(why, overrule=True), self._on_done, once=("steps", steps))

        self._bridge.run(work(), self._on_done, overrule=again, once=("steps", steps))

    def _ask_card(self, step: MoveDue) -> None:
        """Whose card was the highest: a seat of the table is chosen."""
        tournament, people = self._bridge.tournament, self._bridge.people
        menu = QMenu(self._map)
        menu.setObjectName("high_card")
        title = menu.addAction(_("Who had the high card at table {table}?").format(table=step.source.table))
        title.setEnabled(False)
        for seat, entry in sorted(tournament.seating.players(step.source.table).items()):
            place = TableSeat(step.source.table, seat)
            text = f"{place}  {entry_name(tournament, people, entry, current())}"
            menu.addAction(text).setData(place)
        chosen = menu.exec(QCursor.pos())
        if chosen is not None:
            self._do((step,), chosen.data())
        menu.deleteLater()

    def _on_done(self, changed: Changed) -> None:
        """Whoever sits elsewhere now gets a slip; after a break it is shown at once who goes where."""
        self._map.mark_found(frozenset())
        action, count = changed.lines[-1].action, len(changed.lines)
        if isinstance(action, BreakTable | Redraw):
            from director.gui.dialogs.seat_changes import SeatChangesDialog

            SeatChangesDialog(self._bridge, changed.lines[-1].seq, self._map).open()
        elif isinstance(action, Move):
            text = ngettext(
                "{n} player moves. {keys}: the slip.", "{n} players move. {keys}: the slips.", count
            )
            self.said.emit(text.format(n=count, keys=SLIP_KEYS))

    def _on_shown(self, row: StepRow) -> None:
        """Look at the tables of a step; the chairs of a move are marked."""
        step = row.step
        chairs = [step.source, step.target] if isinstance(step, MoveDue) else []
        self._go(chairs[0] if chairs else TableSeat(row.tables[0], 0))
        self._map.mark_found(frozenset(chairs))
        self.panel.setFocus()

    # ------------------------------------------------------------ why not the other one

    def _on_asked(self, text: str) -> None:
        asked = self._meant(text)
        if asked is None:
            self.panel.show_answer(_("Write a name, a seat such as 12-4, or the number of a table."))
            return
        tournament, people, words = self._bridge.tournament, self._bridge.people, current()
        now = self._bridge.desk.venue.instant()

        def answer() -> str:
            from director.rules.floor.why_not import why_not
            from director.views.why_not import why_not_sentence

            return why_not_sentence(why_not(tournament, now, asked), tournament, people, words)

        self._bridge.background(answer, lasting(self, self.panel.show_answer))

    def _meant(self, text: str) -> EntryId | TableSeat | None:
        place = read_seat(text)
        if place is not None:
            return place
        number = typed_number(text.strip().split()[-1]) if text.strip() else None
        if number is not None and number <= MOST_TABLE:
            return TableSeat(number, 0)
        found = next((one.entry for one in self._find(text) if one.entry is not None), None)
        return found if text.strip() else None

    def _on_failed(self, error: BaseException) -> None:
        self._reading = False
        self._bridge.failed.emit(error)
