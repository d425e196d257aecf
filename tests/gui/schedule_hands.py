"""Somebody at the schedule editor: keys, mouse, clipboard, and what is read from the screen."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QLineEdit,
    QTableView,
    QTabWidget,
    QWidget,
)
from shiboken6 import Shiboken

from director.desk.desk import Desk
from director.domain.chip_case import ChipCase
from director.domain.plan import Plan
from director.domain.scheduling import SetChips
from director.domain.structure import Structure
from director.gui.beat import Beat
from director.gui.bridge import Bridge
from director.gui.dialogs.level_schedule import LevelScheduleDialog
from director.gui.widgets.sheet_grid import SheetGrid
from director.gui.widgets.sheet_model import SheetModel
from director.gui.worker import Worker
from director.rules.clock import clock_face
from tests.gui.finding import the
from tests.gui.keyboard import CTRL, NONE, type_text
from tests.helpers.clock_desk import a_clock_desk
from tests.helpers.clock_room import Computer
from tests.helpers.evening import PLAN


class ScheduleHands:
    """One editor, open on an event."""

    def __init__(self, desk: Desk, computer: Computer, worker: Worker) -> None:
        self.desk, self.computer = desk, computer
        self.bridge = Bridge(desk, worker)
        self.dialog = self.opened()

    def opened(self) -> LevelScheduleDialog:
        """The editor, opened (again)."""
        self.dialog = LevelScheduleDialog(self.bridge)
        self.dialog.show()
        self.dialog.activateWindow()
        assert QTest.qWaitForWindowActive(self.dialog)
        return self.dialog

    # ---- hands

    @property
    def grid(self) -> SheetGrid:
        return self.dialog.levels.grid

    def at(self, row: int, field: str) -> None:
        """Click a cell."""
        self.click_cell(self.grid, row, field)

    def click_cell(
        self, grid: SheetGrid, row: int, field: str, modifiers: Qt.KeyboardModifier = NONE
    ) -> None:
        index = _index(grid, row, field)
        grid.scrollTo(index)
        spot = grid.visualRect(index).center()
        QTest.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, modifiers, spot)

    def to(self, row: int, field: str) -> None:
        """Choose all cells from the one clicked before to this one."""
        self.click_cell(self.grid, row, field, Qt.KeyboardModifier.ShiftModifier)

    def type(self, text: str, grid: SheetGrid | None = None) -> None:
        """Type into the chosen cell and press Enter."""
        there = grid or self.grid
        type_text(there, text[:1])
        field = next(one for one in there.findChildren(QLineEdit, "cell") if one.isVisible())
        type_text(field, text[1:])
        QTest.keyClick(field, Qt.Key.Key_Return)
        QApplication.processEvents()  # the cell is closed a moment later

    def is_editing(self) -> bool:
        """Whether a cell of the levels is being typed into."""
        return any(one.isVisible() for one in self.grid.findChildren(QLineEdit, "cell"))

    def close(self) -> None:
        """Leave the editor and the event."""
        if Shiboken.isValid(self.dialog):
            self.dialog.close()
        self.desk.venue.close()

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Press a key where the keyboard is."""
        there: QWidget | None = self.dialog.focusWidget()
        QTest.keyClick(self.dialog if there is None else there, key, modifiers)

    def paste(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self.press(Qt.Key.Key_V, CTRL)

    def click(self, name: str, root: QWidget | None = None) -> None:
        QTest.mouseClick(the(root or self.dialog, QAbstractButton, name), Qt.MouseButton.LeftButton)

    def part(self, at: int) -> None:
        """Look at levels, chips or what is tied to levels."""
        the(self.dialog, QTabWidget, "parts").setCurrentIndex(at)

    def passes(self, ms: int) -> None:
        """So much time passes, and the second hand moves as it would by itself."""
        self.computer.passes(ms)
        Beat.of(self.bridge).strike()

    def wheel(self, widget: QWidget) -> None:
        """Turn the wheel over a widget, both ways."""
        for turn in (120, -120, -120):
            event = QWheelEvent(
                QPointF(4, 4), QPointF(widget.mapToGlobal(QPoint(4, 4))), QPoint(), QPoint(0, turn),
                Qt.MouseButton.NoButton, NONE, Qt.ScrollPhase.NoScrollPhase, False,
            )  # fmt: skip
            QApplication.sendEvent(widget, event)

    # ---- what is seen

    def cell(self, row: int, field: str, grid: SheetGrid | None = None) -> str:
        return str(_index(grid or self.grid, row, field).data()).replace("\xa0", " ")

    def column(self, field: str) -> list[str]:
        rows = self.grid.model().rowCount() - 1
        return [self.cell(row, field) for row in range(rows)]

    def said(self, name: str, root: QWidget | None = None) -> str:
        label = the(root or self.dialog, QLabel, name)
        return "" if label.isHidden() else label.text().replace("\xa0", " ")

    def checked(self) -> list[str]:
        """What the check lists."""
        return [text.replace("\xa0", " ") for text in self.dialog.check.said()]

    def table(self, name: str) -> list[list[str]]:
        model = the(self.dialog, QTableView, name).model()
        return [
            [str(model.index(row, column).data()) for column in range(model.columnCount())]
            for row in range(model.rowCount())
        ]

    def can(self, name: str) -> bool:
        return the(self.dialog, QAbstractButton, name).isEnabled()

    def left(self) -> int:
        """Milliseconds left of the level that is played."""
        face = clock_face(self.desk.journal.tournament, self.computer.now())
        assert face is not None
        return face.left

    @property
    def structure(self) -> Structure | None:
        """The schedule in force."""
        return self.desk.journal.tournament.structure


def _index(grid: SheetGrid, row: int, field: str):  # type: ignore[no-untyped-def]
    model = grid.model()
    assert isinstance(model, SheetModel)
    column = model.place_of(field)
    assert column >= 0, f"no column {field}"
    return model.index(row, column)


def open_editor(
    folder: Path,
    worker: Worker,
    structure: Structure | None = None,
    case: ChipCase | None = None,
    plan: Plan = PLAN,
) -> ScheduleHands:
    """An editor on an event with this schedule and these chips."""
    desk, computer = a_clock_desk(folder, structure, plan=plan)
    if case is not None:
        desk.do(SetChips(case))
    return ScheduleHands(desk, computer, worker)
