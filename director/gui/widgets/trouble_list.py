"""Sentences under one another, each with its mark; a click on one leads to the row it is about."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QToolButton, QVBoxLayout, QWidget

from director.domain.lists import ListFault
from director.gui import icons
from director.host.i18n import Words, _, current, ngettext

MARKS: Final[Mapping[str, tuple[str, str]]] = {
    "error": ("circle-alert", "red"),
    "doubt": ("triangle-alert", "amber"),
    "note": ("info", "soft"),
}
"""By weight the icon before a sentence, and its token of the theme."""
MOST: Final = 60
"""So many of a kind are listed at once; the rest come when these are gone."""


class TroubleList(QScrollArea):
    """Hidden when there is nothing to say."""

    row_wanted = Signal(int)
    """A row shall be shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("troubles")
        self._column = QVBoxLayout()
        self.set_room((16, 12, 16, 12), spacing=8)
        inside = QWidget()
        inside.setProperty("part", "plain")
        inside.setLayout(self._column)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(inside)
        self.hide()

    def set_room(self, margins: tuple[int, int, int, int], *, spacing: int) -> None:
        """Pixels left, above, right and below all lines, and between two."""
        self._column.setContentsMargins(*margins)
        self._column.setSpacing(spacing)

    def show_lines(self, lines: Sequence[QWidget]) -> None:
        """These and no others."""
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()
        for line in lines:
            if isinstance(line, TroubleLine):
                line.wanted.connect(self.row_wanted)
            self._column.addWidget(line)
        self._column.addStretch(1)
        self.setVisible(bool(lines))

    def said(self) -> list[str]:
        """Every sentence that is listed, as it is written."""
        return [one.text() for one in self.findChildren(QLabel, "sentence") if not one.isHidden()]


class TroubleLine(QWidget):
    """A sentence with its mark; a click shows the row, where it is about one."""

    wanted = Signal(int)
    """Its row shall be shown."""

    def __init__(self, sentence: str, weight: str, row: int | None, name: str) -> None:
        super().__init__()
        self._row = row
        button, label = QToolButton(), QLabel(sentence)
        button.setObjectName(name)
        button.setIcon(icons.icon(*MARKS[weight]))
        button.setIconSize(icons.SMALL)
        button.setAccessibleName(sentence)
        if row is None:
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        else:
            button.setToolTip(_("Show the row"))
        button.clicked.connect(self._on_clicked)
        label.setObjectName("sentence")
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
        if self._row is not None:
            self.wanted.emit(self._row)


def heading(text: str) -> QLabel:
    """What stands over lines of one kind."""
    label = QLabel(text)
    label.setProperty("type", "strong")
    return label


def and_more(count: int) -> list[QWidget]:
    """Below the last line: how many of `count` are not listed; no line where all are."""
    more = count - MOST
    if more <= 0:
        return []
    label = QLabel(ngettext("and {n} more", "and {n} more", more).format(n=more))
    label.setProperty("tone", "soft")
    return [label]


def fault_lines(faults: Sequence[ListFault], sentence: Callable[[ListFault, Words], str]) -> list[QWidget]:
    """What stands against a file, under its number; no lines where nothing does."""
    if not faults:
        return []
    count, words = len(faults), current()
    return [
        heading(ngettext("{n} fault", "{n} faults", count).format(n=count)),
        *(
            TroubleLine(sentence(fault, words), "error", fault.row or None, f"fault-{fault.row}")
            for fault in faults[:MOST]
        ),
        *and_more(count),
    ]
