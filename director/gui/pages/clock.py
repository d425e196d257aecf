"""The clock: where we are, every step by one key or the mouse, and the schedule with its expected times."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from director.domain.moments import MINUTE
from director.gui import icons
from director.gui.beat import Beat
from director.gui.clock_commands import clock_commands
from director.gui.clock_deeds import ClockDeeds
from director.gui.pages.page import Page
from director.gui.widgets.clock_ask import ClockAsk
from director.gui.widgets.clock_dial import ClockDial
from director.gui.widgets.clock_empty import ClockEmpty
from director.gui.widgets.schedule_list import ScheduleList
from director.host.i18n import _, current
from director.views.clock_line import Turn, turn_words
from director.views.clock_questions import Answer, Question, questions
from director.views.colour_up_due import leaving_now, leaving_question
from director.views.level_schedule import ScheduleRow, schedule_rows

if TYPE_CHECKING:
    from director.desk.desk import Changed
    from director.gui.bridge import Bridge

_MORE_TIME = 10 * MINUTE
"""What is added to the last level, where somebody asks for more of it."""


class ClockPage(Page):
    """Shows the beat: it counts nothing by itself, and paints only what differs from a second ago."""

    key: ClassVar[str] = "clock"

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self._beat, self.deeds = Beat.of(bridge), ClockDeeds.of(bridge)
        # The commands themselves are the window's: the clock is set from every page.
        known = {one.id: one for one in clock_commands(self.deeds, self, lambda: True)}
        self.ask, self.dial = ClockAsk(), ClockDial(known.__getitem__)
        self.list = ScheduleList([known["clock.paper"], known["clock.schedule"]])
        self._empty, self._stack, self._split = ClockEmpty(), QStackedWidget(), QSplitter()
        self._listed: tuple[object, ...] = ()
        self._able: tuple[object, ...] = ()
        self._began: int | None = None
        self._lay_out()
        self._connect()
        self.take_back({})

    def _lay_out(self) -> None:
        self._split.setOrientation(Qt.Orientation.Horizontal)
        self._split.setHandleWidth(1)
        self._split.addWidget(self.dial)
        self._split.addWidget(self.list)
        self._split.setStretchFactor(0, 1)
        self._split.setStretchFactor(1, 1)
        self._split.setChildrenCollapsible(False)
        self.list.setMinimumWidth(300)
        self.dial.setMinimumWidth(360)
        self._stack.addWidget(self._split)
        self._stack.addWidget(self._empty)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.ask)
        column.addWidget(self._stack, 1)

    def _connect(self) -> None:
        self._beat.struck.connect(self._on_struck)
        self.ask.answered.connect(self._on_answered)
        self.list.table.row_activated.connect(self._on_row_activated)
        self.list.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.table.customContextMenuRequested.connect(self._on_menu_wanted)
        self._empty.pressed.connect(self._edit)
        self.bridge.changed.connect(self.count_waiting)
        self._beat.struck.connect(self.count_waiting)

    # ------------------------------------------------------------ what a page says of itself

    def refresh(self, changed: Changed | None) -> None:
        """Show the moment of the beat, which strikes for every change of the event."""
        del changed
        self._listed = ()
        self._able = ()
        self._show()

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        self.list.retranslate()
        self._empty.retranslate()

    def go_to(self, target: object) -> bool:
        """The page itself; it has nothing to choose from."""
        return target == "clock"

    def take_focus(self) -> None:
        """The keyboard goes to the schedule: the keys of the clock work there, and arrows walk in it."""
        there = self.bridge.tournament.structure is not None
        (self.list.table if there else self._empty.button).setFocus()

    def count_waiting(self, _changed: object = None) -> None:
        """Questions that wait for an answer, for the rail."""
        waits = ("slept", "restarted", "overtime", "colour_up")
        self.waiting_changed.emit(sum(one.kind in waits for one in self._asked()))

    def keep(self) -> dict[str, Any]:
        """Widths for the next start."""
        return {"split": self._split.sizes()}

    def take_back(self, kept: dict[str, Any]) -> None:
        """Take back widths; anything unusable is left aside."""
        split = kept.get("split")
        usable = isinstance(split, list) and len(split) == 2 and all(isinstance(w, int) for w in split)
        self._split.setSizes(split if usable and split else [560, 638])

    # ------------------------------------------------------------ showing

    def _asked(self) -> tuple[Question, ...]:
        """What there is to answer now: of the time, then of the chips."""
        face, clock = self._beat.shown(current()), self.bridge.tournament.clock
        if face is None or clock is None:
            return ()
        leaving = leaving_now(self.bridge.tournament, face.pure)
        chips = () if leaving is None else (leaving_question(leaving, face.pure.part, current()),)
        return (*questions(face, clock.line, current()), *chips)

    def _on_struck(self) -> None:
        if self.isVisible():
            self._show()

    def _show(self) -> None:
        face, clock = self._beat.shown(current()), self.bridge.tournament.clock
        self._show_part(self._empty if face is None else self._split)
        if face is None or clock is None:
            self.ask.show_questions(())
            return
        self.dial.show_face(face)
        self.ask.show_questions(self._asked())
        self._show_list()
        pure = face.pure
        able = (pure.state, pure.part, pure.over > 0, pure.pause_after, current().language)
        if able != self._able:
            self._able = able
            self.dial.refresh()
            self.list.refresh()
            self.dial.show_running(pure.running)
        self._tell_began()

    def _show_part(self, part: QWidget) -> None:
        """The clock, or what to do first; the keyboard goes along, so that no button takes it by chance."""
        if part is not self._stack.currentWidget():
            here = self._has_keyboard()
            self._stack.setCurrentWidget(part)
            if here:
                self.take_focus()

    def _has_keyboard(self) -> bool:
        """Whether a part of this page has the keyboard, or will once the window is in front again."""
        there: QWidget | None = self.window().focusWidget()
        return there is not None and self.isAncestorOf(there)

    def _show_list(self) -> None:
        """The schedule, made anew only where a row may say something else."""
        tournament, now, face = self.bridge.tournament, self._beat.moment, self._beat.face
        if face is None:
            return
        expected = (now.utc + face.starts_in + face.left) // MINUTE
        listed = (id(tournament.structure), face.part, face.state, expected, current().language)
        if listed != self._listed:
            self._listed = listed
            self.list.show_rows(schedule_rows(tournament, now, current()))

    def _tell_began(self) -> None:
        """A level that just began by itself is said at the foot: Undo takes it back."""
        began = self.deeds.began() if self.deeds.began_last() else None
        if began is not None and (self._began is None or abs(began - self._began) > MINUTE // 2):
            self.said.emit(_("{what}. Ctrl+Z takes it back.").format(what=self.deeds.began_words()))
        self._began = began

    # ------------------------------------------------------------ what people do here

    def _on_answered(self, question: Question, answer: Answer) -> None:
        does: dict[Answer, Callable[[], None]] = {
            "keep": lambda: self.deeds.take("keep"),
            "set_back": lambda: self.deeds.take("set_back"),
            "correct": lambda: self.deeds.ask_left(self),
            "minutes": lambda: self.deeds.take("add", _MORE_TIME),
            "levels": lambda: self.deeds.take("longer"),
            "race": self._race,
            "leave": lambda: self.ask.leave(question),
        }
        does[answer]()
        self._show()

    def _race(self) -> None:
        """Count and race the chip that leaves, at every table that still has it."""
        from director.gui.dialogs.colour_up import ColourUpDialog

        face = self._beat.face
        leaving = leaving_now(self.bridge.tournament, face) if face is not None else None
        if leaving is not None:
            ColourUpDialog(self.bridge, leaving.tables, self, chip=leaving.chip).open()

    def _edit(self) -> None:
        self.deeds.edit_schedule(self)

    def _on_row_activated(self, row: ScheduleRow) -> None:
        self.deeds.take("part", row.part)

    def _on_menu_wanted(self, point: QPoint) -> None:
        row = self.list.chosen()
        if row is None:
            return
        tournament = self.bridge.tournament
        words = turn_words(Turn("part", row.part), tournament, self._beat.moment, current())
        menu = QMenu(self)
        menu.addAction(icons.icon("timer"), words, lambda: self.deeds.take("part", row.part))
        menu.exec(self.list.table.viewport().mapToGlobal(point))
        menu.deleteLater()
