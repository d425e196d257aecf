"""A column of amounts, a name beside each: typed one after another, Enter goes down."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QScrollArea, QWidget

from director.gui.style import restyle
from director.gui.widgets.amount_edit import read_amount
from director.gui.widgets.elided import ElidedLabel
from director.gui.widgets.step_field import StepField

Key = TypeVar("Key", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Asked(Generic[Key]):
    """One line: whose amount it is."""

    key: Key
    number: str
    """Of the seat or the table; it names the field, too."""
    name: str
    note: str = ""
    """What is known already, at the right."""


class CountGrid(QScrollArea, Generic[Key]):
    """Asks for an amount of each; those left empty are not counted."""

    changed = Signal()
    """Something else was typed."""
    column_ended = Signal()
    """Enter in the last field."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fields: dict[Key, StepField] = {}
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def ask(self, asked: Iterable[Asked[Key]]) -> None:
        """Ask for these, with nothing typed."""
        inside = QWidget()
        inside.setProperty("part", "plain")
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 8, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        self._fields = {}
        for at, one in enumerate(asked):
            number, note = QLabel(one.number), QLabel(one.note)
            number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            note.setProperty("type", "note")
            field = StepField()
            field.setObjectName(f"amount-{one.number}")
            field.setAlignment(Qt.AlignmentFlag.AlignRight)
            field.setFixedWidth(120)
            field.setMaxLength(20)
            field.setAccessibleName(f"{one.number} {one.name}".strip())
            field.textChanged.connect(self.changed)
            field.stepped.connect(self._on_stepped)
            self._fields[one.key] = field
            for column, part in enumerate((number, ElidedLabel(one.name), field, note)):
                grid.addWidget(part, at, column)
        grid.setRowStretch(len(self._fields), 1)
        self.setWidget(inside)

    def amounts(self) -> dict[Key, int] | None:
        """What was typed, by key; None where something is no amount."""
        found, wrong = dict[Key, int](), False
        for key, field in self._fields.items():
            text = field.text().strip()
            amount = read_amount(text, 0) if text else 0
            restyle(field, wrong="true" if amount is None else "false")
            wrong = wrong or amount is None
            if text and amount is not None:
                found[key] = amount
        return None if wrong else found

    def keys(self) -> list[Key]:
        """Whose amounts are asked for, from top to bottom."""
        return list(self._fields)

    def type_amount(self, key: Key, amount: int) -> None:
        """Put an amount into the field of this key."""
        self._fields[key].setText(str(amount))

    def take_focus(self, key: Key | None = None) -> None:
        """The keyboard goes to the field of this key, else to the first that is empty."""
        field = self._fields.get(key) if key is not None else None
        if field is None:
            field = next((one for one in self._fields.values() if not one.text().strip()), None)
        if field is not None:
            self._go(field)

    def _on_stepped(self, by: int) -> None:
        fields = list(self._fields.values())
        at = next(at for at, one in enumerate(fields) if one is self.sender())
        if by > 0 and at + 1 == len(fields):
            self.column_ended.emit()
        elif 0 <= at + by < len(fields):
            self._go(fields[at + by])

    def _go(self, field: StepField) -> None:
        field.setFocus()
        field.selectAll()
        self.ensureWidgetVisible(field)
