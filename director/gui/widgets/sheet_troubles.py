"""What stands against a sheet of levels, and what was concluded from it; each leads to its row."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QToolButton, QVBoxLayout, QWidget

from director.domain.sheets import SheetReading
from director.gui import icons
from director.host.i18n import _, current, ngettext
from director.views.schedule_words import fault_sentence, remark_sentence

_MARKS: Final = {"fault": ("circle-alert", "red"), "remark": ("info", "soft")}
MOST: Final = 60
"""So many faults are listed at once; the rest come when these are gone."""


class SheetTroubles(QWidget):
    """Hidden when there is nothing to say."""

    row_wanted = Signal(int)
    """A row of the file shall be shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("troubles")
        self._lines = QVBoxLayout()
        self._lines.setSpacing(8)
        self._lines.setContentsMargins(16, 12, 16, 12)
        inside = QWidget()
        inside.setProperty("part", "plain")
        inside.setLayout(self._lines)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inside)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scroll)
        self.hide()

    def show_reading(self, reading: SheetReading) -> None:
        """List the faults, then what was concluded."""
        while (item := self._lines.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()
        words, count = current(), len(reading.faults)
        if count:
            self._heading(ngettext("{n} fault", "{n} faults", count).format(n=count))
        for fault in reading.faults[:MOST]:
            self._line(fault_sentence(fault, words), fault.row, "fault")
        if count > MOST:
            more = ngettext("and {n} more", "and {n} more", count - MOST).format(n=count - MOST)
            self._lines.addWidget(QLabel(more))
        if reading.remarks:
            self._heading(_("Concluded"))
        for remark in reading.remarks:
            self._line(remark_sentence(remark, words), remark.row, "remark")
        self._lines.addStretch(1)
        self.setVisible(bool(reading.faults or reading.remarks))

    def _heading(self, text: str) -> None:
        label = QLabel(text)
        label.setProperty("type", "strong")
        self._lines.addWidget(label)

    def _line(self, sentence: str, row: int, kind: str) -> None:
        line = _TroubleLine(sentence, row, kind)
        line.wanted.connect(self.row_wanted)
        self._lines.addWidget(line)


class _TroubleLine(QWidget):
    """A sentence with its mark; a click shows the row."""

    wanted = Signal(int)

    def __init__(self, sentence: str, row: int, kind: str) -> None:
        super().__init__()
        self._row = row
        button, label = QToolButton(), QLabel(sentence)
        button.setObjectName(f"{kind}-{row}")
        button.setIcon(icons.icon(*_MARKS[kind]))
        button.setIconSize(icons.SMALL)
        button.setAccessibleName(sentence)
        button.setToolTip(_("Show the row"))
        button.clicked.connect(self._on_clicked)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(4)
        line.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(label, 1)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        del event
        self._on_clicked()

    def _on_clicked(self) -> None:
        if self._row:
            self.wanted.emit(self._row)
