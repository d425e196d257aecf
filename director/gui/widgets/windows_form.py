"""What is tied to levels: late registration, re-entry, rebuy and add-on, each from a level to a level."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from director.domain.structure import WINDOWS, Window
from director.gui.widgets.amount_edit import AmountEdit
from director.host.i18n import _
from director.views.schedule_words import WINDOW_NAMES

_FIRST: Final = 6
"""Until this level, where somebody ties a thing to levels and says no more."""


class _Line(NamedTuple):
    tied: QCheckBox
    first: AmountEdit
    last: AmountEdit
    break_too: QCheckBox
    only_breaks: QCheckBox
    wrong: QLabel


class WindowsForm(QWidget):
    """Four lines; what is not ticked the house opens and closes by hand."""

    edited = Signal(str, object)
    """The name of a window in the structure, and the `Window` or None."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._about = QLabel()
        self._about.setProperty("tone", "soft")
        self._about.setWordWrap(True)
        self._heads = [QLabel() for _at in range(5)]
        self._lines: dict[str, _Line] = {}
        self._shown: dict[str, Window | None] = {}
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        for at, head in enumerate(self._heads):
            head.setProperty("type", "note")
            grid.addWidget(head, 0, at)
        for row, name in enumerate(WINDOWS, start=1):
            self._lines[name] = self._line(name)
            for column, widget in enumerate(self._lines[name]):
                grid.addWidget(widget, row, column, Qt.AlignmentFlag.AlignLeft)
        grid.setColumnStretch(5, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 16)
        whole.setSpacing(16)
        whole.addWidget(self._about)
        across = QHBoxLayout()
        across.addLayout(grid)
        across.addStretch(1)
        whole.addLayout(across)
        whole.addStretch(1)
        self.retranslate()

    def _line(self, name: str) -> _Line:
        line = _Line(QCheckBox(), AmountEdit(1), AmountEdit(_FIRST), QCheckBox(), QCheckBox(), QLabel())
        for part, widget in zip(_Line._fields, line, strict=True):
            widget.setObjectName(f"{name}-{part}")
        for field in (line.first, line.last):
            field.setFixedWidth(72)
            field.editingFinished.connect(self._on_edited)
        for box in (line.tied, line.break_too, line.only_breaks):
            box.clicked.connect(self._on_edited)
        line.wrong.setProperty("state", "red")
        return line

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        self._about.setText(
            _("What is ticked ends with its level by itself. The rest the house opens and closes by hand.")
        )
        heads = ("", _("From level"), _("To the end of level"), "", "")
        for label, text in zip(self._heads, heads, strict=True):
            label.setText(text)
        for name, line in self._lines.items():
            called = _(WINDOW_NAMES[name])
            line.tied.setText(called)
            line.break_too.setText(_("and the break after it"))
            line.only_breaks.setText(_("in breaks only"))
            line.first.setAccessibleName(_("{name}: from level").format(name=called))
            line.last.setAccessibleName(_("{name}: to the end of level").format(name=called))

    def show_windows(self, windows: Mapping[str, Window | None], wrong: Mapping[str, str]) -> None:
        """What is tied to levels now, and what is wrong with it."""
        for name, line in self._lines.items():
            window = self._shown[name] = windows[name]
            tied = window is not None
            line.tied.setChecked(tied)
            for widget in (line.first, line.last, line.break_too, line.only_breaks):
                widget.setEnabled(tied)
            if window is not None:
                for field, value in ((line.first, window.first), (line.last, window.last)):
                    if field.amount() != value:
                        field.set_amount(value)
                line.break_too.setChecked(window.break_too)
                line.only_breaks.setChecked(window.only_breaks)
                line.break_too.setEnabled(not window.only_breaks)
            line.wrong.setText(wrong.get(name, ""))

    def _on_edited(self) -> None:
        name = self.sender().objectName().partition("-")[0]
        line = self._lines[name]
        window = None
        if line.tied.isChecked():
            window = Window(
                line.last.amount() or 0,
                line.first.amount() or 1,
                break_too=line.break_too.isChecked() and not line.only_breaks.isChecked(),
                only_breaks=line.only_breaks.isChecked(),
            )
        if window != self._shown.get(name):
            self.edited.emit(name, window)
