"""Facts by seat, typed: a line a seat, a column a fact; Enter and the arrows go down a column."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLabel, QScrollArea, QWidget

from director.gui.style import restyle
from director.gui.widgets.calm import calm
from director.gui.widgets.elided import ElidedLabel
from director.gui.widgets.step_field import StepField
from director.host.i18n import _
from director.views.typed_number import typed_number

Value = str | bool
_CHECK: Final = 48
"""A heading over boxes is so wide and goes on below, in pixels."""
_NAME: Final = 240
"""A name is at most so wide, in pixels; where there is less room it is shortened."""


class Column(NamedTuple):
    """One fact."""

    key: str
    words: str
    """Its heading."""
    kind: str = "text"
    """text, check, or choice."""
    choices: tuple[tuple[str, str], ...] = ()
    """Of a choice: value and words."""
    width: int = 90
    """In pixels."""


class SeatGrid(QScrollArea):
    """The seats of one table."""

    changed = Signal()
    """Somebody changed a fact."""

    reached = Signal(QWidget)
    """The keyboard went to this field."""

    def __init__(
        self, columns: Sequence[Column], parent: QWidget | None = None, *, whole: bool = False
    ) -> None:
        """`whole`: all seats are always shown, and what is around them scrolls."""
        super().__init__(parent)
        self._columns: Final = tuple(columns)
        self._whole = whole
        self._cells: dict[tuple[int, str], StepField | QCheckBox | QComboBox] = {}
        self._names: dict[int, ElidedLabel] = {}
        self._notes: dict[int, ElidedLabel] = {}
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_seats(self, size: int) -> None:
        """Ask these seats; what was typed goes."""
        inside = QWidget()
        inside.setProperty("part", "plain")
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 8, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        for at, words in enumerate((_("Seat"), "", *(column.words for column in self._columns), "")):
            head = QLabel(words)
            head.setProperty("type", "note")
            if 1 < at < len(self._columns) + 2:
                head.setWordWrap(True)
                head.setMinimumWidth(_CHECK if self._columns[at - 2].kind == "check" else 0)
            grid.addWidget(head, 0, at, Qt.AlignmentFlag.AlignBottom)
        self._cells = {}
        for seat in range(1, size + 1):
            self._names[seat], self._notes[seat] = ElidedLabel(), ElidedLabel()
            self._names[seat].setMaximumWidth(_NAME)
            self._notes[seat].setObjectName(f"note-{seat}")
            grid.addWidget(QLabel(str(seat)), seat, 0)
            grid.addWidget(self._names[seat], seat, 1)
            for at, column in enumerate(self._columns):
                cell = self._cell(column, seat)
                self._cells[seat, column.key] = cell
                grid.addWidget(cell, seat, at + 2)
            grid.addWidget(self._notes[seat], seat, len(self._columns) + 2)
        grid.setColumnStretch(len(self._columns) + 2, 1)
        grid.setRowStretch(size + 1, 1)
        self.setWidget(inside)
        if self._whole:
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._whole and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()  # the rows have become higher, or lower
        return super().eventFilter(watched, event)

    def sizeHint(self) -> QSize:
        inside = self.widget()
        return super().sizeHint() if inside is None or not self._whole else inside.sizeHint()

    def minimumSizeHint(self) -> QSize:
        inside = self.widget()
        if inside is None or not self._whole:
            return super().minimumSizeHint()
        bar = self.horizontalScrollBar()
        below = bar.sizeHint().height() if bar.isVisible() else 0
        return QSize(super().minimumSizeHint().width(), inside.sizeHint().height() + below)

    def _cell(self, column: Column, seat: int) -> StepField | QCheckBox | QComboBox:
        name = f"{column.key}-{seat}"
        told = _("Seat {seat}: {what}").format(seat=seat, what=column.words)
        if column.kind == "check":
            box = QCheckBox()
            box.setObjectName(name)
            box.setAccessibleName(told)
            box.toggled.connect(self.changed)
            return box
        if column.kind == "choice":
            choice = QComboBox()
            for value, words in column.choices:
                choice.addItem(words, value)
            choice.setObjectName(name)
            choice.setAccessibleName(told)
            calm(choice)
            choice.currentIndexChanged.connect(self.changed)
            return choice
        field = StepField()
        field.setFixedWidth(column.width)
        field.setObjectName(name)
        field.setAccessibleName(told)
        field.textEdited.connect(self.changed)
        field.stepped.connect(lambda by: self._step(seat, column.key, by))
        return field

    def _step(self, seat: int, key: str, by: int) -> None:
        """To the next seat; from the last one to the first field of the next column."""
        following = self._cells.get((seat + by, key))
        if following is None:
            keys = [column.key for column in self._columns if column.kind == "text"]
            at = keys.index(key) + by
            if not 0 <= at < len(keys):
                return
            seats = [one for one, known in self._cells if known == keys[at]]
            following = self._cells[seats[0] if by > 0 else seats[-1], keys[at]]
        following.setFocus()
        self.reached.emit(following)

    def values(self) -> dict[int, dict[str, Value]]:
        """Seat → its facts."""
        found: dict[int, dict[str, Value]] = {}
        for (seat, key), cell in self._cells.items():
            found.setdefault(seat, {})[key] = _value(cell)
        return found

    def show_values(self, values: Mapping[int, Mapping[str, Value]], names: Mapping[int, str] = {}) -> None:
        """Put these facts in; a seat of which nothing is told is emptied."""
        for (seat, key), cell in self._cells.items():
            cell.blockSignals(True)
            _put(cell, values.get(seat, {}).get(key))
            cell.blockSignals(False)
        self.show_names(names)

    def show_names(self, names: Mapping[int, str]) -> None:
        """Who sits where."""
        for seat, label in self._names.items():
            label.setText(names.get(seat, ""))
            label.setVisible(bool(names))
        inside = self.widget()
        grid = None if inside is None else inside.layout()
        if isinstance(grid, QGridLayout):
            grid.setColumnStretch(1, 2 if names else 0)

    def show_notes(self, notes: Mapping[int, str]) -> None:
        """What comes of each seat, behind its facts."""
        for seat, label in self._notes.items():
            label.setText(notes.get(seat, ""))

    def mark(self, wrong: Mapping[tuple[int, str], bool]) -> None:
        """Mark what cannot be read."""
        for place, cell in self._cells.items():
            if isinstance(cell, StepField):
                restyle(cell, wrong="true" if wrong.get(place) else "false")

    def take_focus(self) -> None:
        """The first field."""
        first = next(iter(self._cells.values()), None)
        if first is not None:
            first.setFocus()


def bare(text: Value) -> str:
    """Cards as they are read: without the spaces somebody typed."""
    return "".join(str(text).split())


def number_in(text: Value) -> int | None:
    """The number somebody typed: 0 for nothing, None where it is none."""
    digits = bare(text).replace(",", "")
    if not digits:
        return 0
    return typed_number(digits) if digits.isascii() else None


def _value(cell: StepField | QCheckBox | QComboBox) -> Value:
    if isinstance(cell, QCheckBox):
        return cell.isChecked()
    if isinstance(cell, QComboBox):
        return str(cell.currentData())
    return cell.text().strip()


def _put(cell: StepField | QCheckBox | QComboBox, value: Value | None) -> None:
    if isinstance(cell, QCheckBox):
        cell.setChecked(value is True)
    elif isinstance(cell, QComboBox):
        cell.setCurrentIndex(max(cell.findData(value or ""), 0))
    else:
        cell.setText(str(value or ""))
