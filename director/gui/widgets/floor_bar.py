"""The slim bar above the map: zoom, which tables, find, and the great steps."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QLineEdit, QPushButton, QToolButton, QWidget

from director.gui import icons
from director.gui.commands import Command, tip_of
from director.host.i18n import N_, _
from director.views.floor import FloorTable

_FIND, _FIND_MOST = 150, 240
"""How wide the find field is: a name can be read in it."""
_LEAST = 480
"""So wide the bar must be, in pixels; below its full width the steps are icons alone."""


class Shown(StrEnum):
    """Which tables are on the map."""

    ALL = "all"
    OPEN_SEATS = "open_seats"
    SHORT = "short"
    CLOSED = "closed"

    def takes(self, table: FloorTable) -> bool:
        """Whether this table is one of them."""
        if self is Shown.CLOSED:
            return table.closed
        if table.closed:
            return False
        if self is Shown.OPEN_SEATS:
            return table.open_seats > 0
        return self is Shown.ALL or table.short_by > 1


_WORDS = {
    Shown.ALL: N_("All tables"),
    Shown.OPEN_SEATS: N_("With free seats"),
    Shown.SHORT: N_("Short tables"),
    Shown.CLOSED: N_("Closed tables"),
}


class FloorBar(QWidget):
    """Zoom buttons, the choice of tables, the find field and buttons of commands."""

    shown_chosen = Signal(object)
    """A `Shown`."""
    find_edited = Signal(str)
    find_next = Signal()
    """Enter in the find field."""

    def __init__(
        self, zoom: Sequence[Command], steps: Sequence[Command], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._zoom_buttons = [(_tool(command), command) for command in zoom]
        self._steps = [(_step(command), command) for command in steps]
        self._percent = QLabel()
        self._percent.setProperty("tone", "soft")
        self._percent.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._percent.setMinimumWidth(44)
        self.choice = QComboBox()
        self.find_field = QLineEdit()
        self.find_field.setClearButtonEnabled(True)
        self.find_field.setMinimumWidth(_FIND)
        self.find_field.setMaximumWidth(_FIND_MOST)
        self.find_field.addAction(icons.icon("search", "soft"), QLineEdit.ActionPosition.LeadingPosition)
        self.found = QLabel()
        self.found.setProperty("type", "note")
        self._narrow = False
        self._wide = 0
        self._lay_out()
        self.retranslate()
        self.choice.activated.connect(self._on_choice)
        self.find_field.textEdited.connect(self.find_edited)
        self.find_field.textChanged.connect(self._on_text)
        self.find_field.returnPressed.connect(self.find_next)

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 6)
        row.setSpacing(4)
        for at, (button, _command) in enumerate(self._zoom_buttons):
            row.addWidget(button)
            if at == 0:
                row.addWidget(self._percent)
        row.addSpacing(8)
        row.addWidget(self.choice)
        row.addSpacing(8)
        row.addWidget(self.find_field, 2)
        row.addWidget(self.found)
        row.addStretch(1)
        for step, _command in self._steps:
            row.addWidget(step)

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        chosen = self.choice.currentIndex()
        self.choice.clear()
        for words in _WORDS.values():
            self.choice.addItem(_(words))
        self.choice.setCurrentIndex(max(0, chosen))
        self.choice.setAccessibleName(_("Which tables"))
        self.find_field.setPlaceholderText(_("Find a name, 12-4 or 12"))
        self.find_field.setAccessibleName(_("Find on the map"))
        self._narrow = False
        self.refresh()
        self._wide = super().minimumSizeHint().width()
        self._narrow = self.width() < self._wide
        self.refresh()

    def refresh(self) -> None:
        """Ask each command again what it is called and whether it can be done."""
        for button, command in self._zoom_buttons:
            button.setToolTip(tip_of(command.title(), command))
            button.setAccessibleName(command.title().replace("&", ""))
        for step, command in self._steps:
            words = command.title().replace("&", "")
            step.setText("" if self._narrow else words)
            step.setIconSize(icons.SMALL if self._narrow else icons.BESIDE)
            step.setAccessibleName(words)
            step.setToolTip(tip_of(command.title(), command))
            step.setEnabled(command.when())

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = event.size().width() < self._wide
        if narrow is not self._narrow:
            self._narrow = narrow
            self.refresh()

    def show_zoom(self, zoom: float) -> None:
        """How large the map is."""
        self._percent.setText(_("{percent} %").format(percent=round(zoom * 100)))

    def make_primary(self, id_: str) -> None:
        """Make the button of this command the one that stands out; none with an empty id."""
        from director.gui.style import restyle

        for step, command in self._steps:
            restyle(step, kind="primary" if command.id == id_ else None)

    def show_choice(self, shown: Shown) -> None:
        """Which tables are shown."""
        self.choice.setCurrentIndex(list(_WORDS).index(shown))

    def _on_choice(self, at: int) -> None:
        self.shown_chosen.emit(list(_WORDS)[at])

    def _on_text(self, text: str) -> None:
        if not text:
            self.find_edited.emit("")


def _tool(command: Command) -> QToolButton:
    button = QToolButton()
    button.setIcon(icons.icon(command.icon))
    button.setObjectName(command.id)
    button.clicked.connect(command.do)
    return button


def _step(command: Command) -> QPushButton:
    button = QPushButton()
    button.setObjectName(command.id)
    button.setIcon(icons.icon(command.icon))
    button.clicked.connect(command.do)
    return button
