"""What each monitor shows to the room. What is chosen is seen at once; nothing needs saving."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSignalBlocker, QSize, QSizeF, Qt
from PySide6.QtGui import QCloseEvent, QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from director.gui import ask
from director.gui.dialogs.frame import open_at, opens_handbook
from director.gui.logo_file import KINDS
from director.gui.screens import logo
from director.gui.screens.choices import CONTENTS, FACTS, MOST_LETTERS, Choice
from director.gui.screens.looks import COLOUR_NAMES
from director.gui.screens.painter import paint
from director.gui.widgets.elided import ElidedLabel
from director.gui.widgets.field import Field
from director.host.i18n import _

if TYPE_CHECKING:
    from director.gui.beat import Beat
    from director.gui.screens.screens import Screens

_NAME: Final = Qt.ItemDataRole.UserRole
_ITEM: Final = 48
"""Height of a monitor in the list."""
_LIST: Final = 264
"""Its width: a monitor's size and what it does."""
_USUAL: Final = QSizeF(1920, 1080)
"""What the preview shows for a monitor that is not there."""


class Preview(QWidget):
    """The screen in small: painted as on the wall."""

    def __init__(self, screens: Screens, beat: Beat) -> None:
        super().__init__()
        self._screens = screens
        self._choice: Choice | None = None
        self._size = _USUAL
        self.setObjectName("preview")
        self.setMinimumSize(240, 120)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        beat.struck.connect(self.update)

    def show_choice(self, choice: Choice, size: QSizeF) -> None:
        """Show what a monitor of this size would."""
        self._choice, self._size = choice, size
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._choice is None:
            return
        painter = QPainter(self)
        scale = min(self.width() / self._size.width(), self.height() / self._size.height())
        painter.translate(
            (self.width() - self._size.width() * scale) / 2, (self.height() - self._size.height() * scale) / 2
        )
        painter.scale(scale, scale)
        painter.setClipRect(QRectF(0, 0, self._size.width(), self._size.height()))
        whole = QRectF(0, 0, self._size.width(), self._size.height()).toAlignedRect()
        paint(painter, self._screens.painting(self._choice, self._size), whole)
        painter.end()


class ScreensDialog(QDialog):
    """Monitors at the left; at the right what the chosen one shows."""

    def __init__(self, screens: Screens, beat: Beat, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        opens_handbook(self, "screens")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Public screens"))
        self._screens = screens
        self._monitors, self._preview = QListWidget(), Preview(screens, beat)
        self._shows, self._colours, self._text = QComboBox(), QComboBox(), QPlainTextEdit()
        self._logo, self._facts = ElidedLabel(), dict[str, QCheckBox]()
        self._pick, self._drop = QPushButton(_("Choose a logo…")), QPushButton(_("No logo"))
        self._forget, self._turn = QPushButton(_("Forget this monitor")), QPushButton()
        self._build()
        self._connect()
        self._fill()
        open_at(self, 988, 660)

    def _build(self) -> None:
        self._monitors.setObjectName("monitors")
        self._monitors.setProperty("part", "titles")
        self._monitors.setFixedWidth(_LIST)
        self._monitors.setAccessibleName(_("Monitors"))
        for box, name, choices in (
            (self._shows, "shows", CONTENTS),
            (self._colours, "colours", COLOUR_NAMES),
        ):
            box.setObjectName(name)
            for key, words in choices.items():
                box.addItem(_(words), key)
        self._text.setObjectName("text")
        self._text.setFixedHeight(48)
        self._text.setTabChangesFocus(True)
        self._logo.setObjectName("logo")
        for button, name in ((self._pick, "pick"), (self._drop, "drop"), (self._forget, "forget")):
            button.setObjectName(name)
            button.setAutoDefault(False)
        self._turn.setObjectName("turn")
        self._turn.setProperty("kind", "primary")
        self._turn.setDefault(True)
        whole, row = QVBoxLayout(self), QHBoxLayout()
        whole.setContentsMargins(16, 16, 16, 16)
        whole.setSpacing(12)
        row.setSpacing(16)
        row.addWidget(self._monitors)
        row.addLayout(self._sheet(), 1)
        whole.addLayout(row, 1)
        whole.addLayout(self._foot())

    def _sheet(self) -> QVBoxLayout:
        column, choices, logo_row = QVBoxLayout(), QHBoxLayout(), QHBoxLayout()
        column.setSpacing(8)
        column.addWidget(self._preview, 1)
        choices.setSpacing(12)
        choices.addWidget(Field(_("It shows"), self._shows), 1)
        choices.addWidget(Field(_("Colours"), self._colours), 1)
        column.addLayout(choices)
        grid = QGridLayout()
        grid.setVerticalSpacing(2)
        for at, (key, words) in enumerate(FACTS.items()):
            tick = QCheckBox(_(words))
            tick.setObjectName(f"fact-{key}")
            self._facts[key] = tick
            grid.addWidget(tick, at // 3, at % 3)
        column.addLayout(grid)
        column.addWidget(Field(_("Own text"), self._text))
        logo_row.setSpacing(8)
        logo_row.addWidget(self._pick)
        logo_row.addWidget(self._drop)
        logo_row.addWidget(self._logo, 1)
        column.addLayout(logo_row)
        return column

    def _foot(self) -> QHBoxLayout:
        hint = QLabel(_("Esc leaves a screen that was clicked; F11 takes all down."))
        hint.setProperty("type", "note")
        close = QPushButton(_("Close"))
        close.setObjectName("close")
        close.setAutoDefault(False)
        close.clicked.connect(self.close)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(hint, 1)
        row.addWidget(self._forget)
        row.addWidget(close)
        row.addWidget(self._turn)
        return row

    def _connect(self) -> None:
        self._monitors.currentItemChanged.connect(self._on_current_changed)
        self._shows.activated.connect(self._on_chosen)
        self._colours.activated.connect(self._on_chosen)
        self._text.textChanged.connect(self._on_chosen)
        for tick in self._facts.values():
            tick.clicked.connect(self._on_chosen)
        self._pick.clicked.connect(self._on_pick)
        self._drop.clicked.connect(self._on_drop)
        self._turn.clicked.connect(self._on_turn)
        self._forget.clicked.connect(self._on_forget)
        QShortcut(QKeySequence(Qt.Key.Key_F11), self, self._screens.turn)
        self._screens.changed.connect(self._fill)
        self._screens.seats.renewed.connect(self._preview.update)

    # ---- showing

    @property
    def name(self) -> str:
        """The monitor that is chosen in the list."""
        row = self._monitors.currentRow()
        return str(self._monitors.item(row).data(_NAME)) if row >= 0 else ""

    def _fill(self) -> None:
        """The monitors as they are now; the one that was chosen stays so."""
        kept, names = self.name, self._screens.names()
        with QSignalBlocker(self._monitors):
            self._monitors.clear()
            for name in names:
                item = QListWidgetItem(self._said_of(name))
                item.setData(_NAME, name)
                item.setSizeHint(QSize(0, _ITEM))
                self._monitors.addItem(item)
            chosen = kept if kept in names else self._screens.likely()
            if names:
                self._monitors.setCurrentRow(names.index(chosen) if chosen in names else 0)
        self._show_choice()

    def _said_of(self, name: str) -> str:
        found = self._screens.monitor(name)
        if found is None:
            return "\n".join((name, _("not connected")))
        size = "{} × {}".format(*found.pixels)
        here = self._screens.monitors.under(self._screens.operator) == name
        state = _("shown") if self._screens.is_shown(name) else _("this window is here") if here else ""
        return "\n".join((name, " · ".join(filter(None, (size, state)))))

    def _show_choice(self) -> None:
        choice, there = self._screens.choice(self.name), self._screens.monitor(self.name)
        widgets = (self._shows, self._colours, self._text, *self._facts.values())
        blockers = [QSignalBlocker(widget) for widget in widgets]
        self._shows.setCurrentIndex(self._shows.findData(choice.shows))
        self._colours.setCurrentIndex(max(0, self._colours.findData(choice.colours)))
        if self._text.toPlainText() != choice.text:
            self._text.setPlainText(choice.text)
        for key, tick in self._facts.items():
            tick.setChecked(choice.has(key))
            tick.setEnabled(choice.shows in ("clock", "next_break"))
        del blockers
        self._logo.setText(self._said_of_logo(choice))
        self._drop.setEnabled(bool(choice.logo))
        self._forget.setVisible(there is None and bool(self.name))
        self._turn.setText(_("Take it down") if choice.is_open else _("Show it there"))
        self._turn.setEnabled(bool(self.name))
        if choice.shows == "seating":
            self._screens.seats.ask()
        size = QSizeF(there.area.size()) if there is not None else _USUAL
        self._preview.show_choice(choice, size)

    def _said_of_logo(self, choice: Choice) -> str:
        if not choice.logo:
            return ""
        if not logo.proportion(choice.logo):
            return _("{file} cannot be shown.").format(file=choice.logo)
        return Path(choice.logo).name

    # ---- choosing

    def _on_current_changed(self) -> None:
        self._show_choice()

    def _on_chosen(self) -> None:
        choice = replace(
            self._screens.choice(self.name),
            shows=str(self._shows.currentData()),
            colours=str(self._colours.currentData()),
            text=self._text.toPlainText()[:MOST_LETTERS],
            left_out=tuple(key for key, tick in self._facts.items() if not tick.isChecked()),
        )
        self._screens.choose(choice)

    def _on_pick(self) -> None:
        file = ask.choose_file(self, _("Choose a logo"), _("Pictures ({kinds})").format(kinds=KINDS))
        if file is not None:
            self._screens.choose(replace(self._screens.choice(self.name), logo=str(file)))

    def _on_drop(self) -> None:
        self._screens.choose(replace(self._screens.choice(self.name), logo=""))

    def _on_turn(self) -> None:
        if self._screens.choice(self.name).is_open:
            self._screens.take_down(self.name)
        else:
            self._screens.show(self.name)

    def _on_forget(self) -> None:
        self._screens.forget(self.name)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._screens.changed.disconnect(self._fill)
        super().closeEvent(event)
