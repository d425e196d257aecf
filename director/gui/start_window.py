"""The first window: the tournaments of this venue, a new one, another file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QMainWindow,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from director.gui import icons
from director.gui.commands import Command, CommandSet, keys_text
from director.gui.keys import KeyFilter
from director.gui.rows_model import Align, Column, RowsModel
from director.gui.style import restyle
from director.gui.whole_on_screen import fit_on_screen
from director.gui.widgets.banner import Banner, Offer
from director.gui.widgets.elided import ElidedLabel
from director.gui.widgets.event_status import status_icon, status_word
from director.gui.widgets.key_button import KeyButton
from director.gui.widgets.rows_table import RowsTable
from director.gui.widgets.trash_bar import TrashBar
from director.host.i18n import N_, _, current
from director.views import figures

if TYPE_CHECKING:
    from collections.abc import Sequence

    from director.desk.venue import TournamentCard
    from director.gui.look import Look

_FILE: Final = Qt.ItemDataRole.UserRole


def _name(card: TournamentCard) -> str:
    return card.name


def _starts(card: TournamentCard) -> str:
    return figures.starts(card.starts, current())


def _starts_key(card: TournamentCard) -> str:
    return card.starts


def _entries(card: TournamentCard) -> str:
    return figures.chips(card.entries, current())


def _alive(card: TournamentCard) -> str:
    return figures.chips(card.alive, current())


def _entries_key(card: TournamentCard) -> int:
    return card.entries


def _alive_key(card: TournamentCard) -> int:
    return card.alive


def _key(card: TournamentCard) -> str:
    return card.id


COLUMNS: Final[tuple[Column[TournamentCard], ...]] = (
    Column("name", N_("Tournament"), _name, width=300, stretch=True),
    Column("starts", N_("Start"), _starts, _starts_key, width=190),
    Column("status", N_("State"), status_word, icon=status_icon, width=170),
    Column("entries", N_("Entries"), _entries, _entries_key, Align.RIGHT, 90),
    Column("alive", N_("Players in"), _alive, _alive_key, Align.RIGHT, 100),
)


class StartWindow(QMainWindow):
    """Choose a tournament or set one up."""

    chosen = Signal(str)
    """The id of the tournament to open."""
    new_wanted = Signal()
    """A new tournament shall be set up."""
    file_wanted = Signal()
    """Another file of a venue shall be chosen."""
    venue_wanted = Signal(str)
    """This file of a venue shall be opened."""
    venue_made = Signal()
    """A new file of a venue shall be made."""
    restore_wanted = Signal()
    """A copy shall take the place of the venue's file."""
    settings_wanted = Signal()
    """The settings of this computer are asked for."""
    practice_wanted = Signal()
    """The practice event is asked for."""
    practice_anew_wanted = Signal()
    practice_away_wanted = Signal()
    report_wanted = Signal()
    """The log shall be saved, without names."""
    closed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.commands = CommandSet(self)
        self._model: RowsModel[TournamentCard] = RowsModel(COLUMNS, _key, parent=self)
        self._table = RowsTable(self._model)
        self._title, self._venue, self._banner = QLabel(), ElidedLabel(), Banner()
        self._new, self._open, self._other = KeyButton("plus"), KeyButton(), KeyButton("folder-open")
        self._practise = KeyButton("flag")
        self._anew, self._away = QPushButton(), QPushButton()
        self._recent, self._recent_title = QListWidget(), QLabel()
        self._cards_title = QLabel()
        self.trash = TrashBar(self._table)
        self._more = {command.id: KeyButton(command.icon, "quiet") for command in self._commands()[3:-1]}
        self._path: Path | None = None
        self.commands.add(self._commands(), self)
        self._build()
        self._keys = KeyFilter(self.commands, self)
        self.resize(1000, 600)
        self.setMinimumSize(760, 440)
        fit_on_screen(self)
        self.retranslate()

    # ---- what it shows

    def show_venue(self, path: Path, cards: Sequence[TournamentCard], recent: Sequence[str] = ()) -> None:
        """Show the tournaments of this venue and the files opened before."""
        self._path = path
        self._new.setEnabled(True)
        self._model.set_rows(cards)
        self._recent.clear()
        for name in recent:
            if Path(name) == path:
                continue
            item = QListWidgetItem(icons.icon("folder-open", "soft"), Path(name).stem)
            item.setToolTip(name)
            item.setData(_FILE, name)
            self._recent.addItem(item)
        has_recent = self._recent.count() > 0
        self._recent.setVisible(has_recent)
        self._recent_title.setVisible(has_recent)
        self._banner.clear()
        self.retranslate()
        if cards:
            self._table.selectRow(0)
            self._table.setFocus()
        else:
            self._new.setFocus()
        # One button stands out: what most people came for.
        restyle(self._new, kind=None if cards else "primary")
        restyle(self._open, kind="primary" if cards else None)
        self._open.setVisible(bool(cards))
        self._table.horizontalHeader().setVisible(bool(cards))
        self._on_selected()

    def show_practice(self, *, here: bool) -> None:
        """Whether what is shown is the practice event, which can be made anew or thrown away."""
        self._anew.setVisible(here)
        self._away.setVisible(here)
        if here:
            words = _("This is the practice event: the people are invented, and nothing here counts.")
            self._banner.say(words, "blue")

    def say_trouble(self, text: str, offers: Sequence[Offer] = ()) -> None:
        """Why a file cannot be opened, and what can be done all the same."""
        self._venue.setText(str(self._path) if self._path else "")
        self._banner.say(text, offers=offers)

    def say_whose(self, band: tuple[str, Sequence[Offer]] | None) -> None:
        """Why this window looks on; nothing where the file is ours."""
        if band is not None:
            self._banner.say(band[0], "amber", band[1])

    def say_risk(self, text: str) -> None:
        """What may go wrong with the file that is open."""
        self._banner.say(text, "amber")

    def show_nothing(self, recent: Sequence[str]) -> None:
        """No venue could be opened: only the files opened before are left to choose."""
        self.show_venue(Path(), (), recent)
        self._path = None
        self.retranslate()
        self._new.setEnabled(False)

    def say_busy(self, text: str) -> None:
        """Say what is being done; the next answer takes it back."""
        self._venue.setText(text)

    def trouble(self) -> str:
        """What is said to be in the way; empty when nothing is."""
        return self._banner.text()

    def table(self) -> RowsTable[TournamentCard]:
        """The list of tournaments."""
        return self._table

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        self.setWindowTitle(_("Floor Director"))
        self._title.setText(_("Floor Director"))
        self._venue.setText(str(self._path) if self._path else "")
        self._new.say(_("New tournament…"), keys_text(self.commands["file.new"]))
        self.trash.retranslate()
        self._on_turned()
        self._other.say(_("Open another file…"), keys_text(self.commands["file.other"]))
        self._practise.say(_("Practice event"))
        self._anew.setText(_("Make anew…"))
        self._away.setText(_("Throw away…"))
        self._recent_title.setText(_("Opened before"))
        for command in self._commands():
            if command.id in self._more:
                self._more[command.id].say(command.title().replace("&", ""), keys_text(command))
        empty = _("No tournament here yet.\nSet up the first one: New tournament, or Ctrl+N.")
        self._table.set_empty_words(empty if self._path else _("No file is open.\nOpen one: Ctrl+O."))
        self._model.retranslate()
        self.commands.refresh()

    # ---- within

    def _build(self) -> None:
        self._title.setProperty("type", "title")
        self._venue.setProperty("type", "note")
        self._recent_title.setProperty("type", "note")
        self._cards_title.setProperty("type", "strong")
        self._recent.setProperty("part", "plain")
        self._new.setObjectName("new")
        self._open.setObjectName("open")
        self._other.setObjectName("other")
        self._practise.setObjectName("practice")
        self._anew.setObjectName("practice_anew")
        self._away.setObjectName("practice_away")
        self._away.setProperty("kind", "danger")
        self._open.hide()
        self._open.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._recent.setIconSize(QSize(19, 16))  # its words stand under those of the buttons
        whole = QWidget()
        row = QHBoxLayout(whole)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._rail())
        row.addWidget(self._list(), 1)
        self.setCentralWidget(whole)
        self._connect()

    def _rail(self) -> QWidget:
        """The left side: a new tournament, another file, files of before."""
        side, column = QWidget(), QVBoxLayout()
        side.setProperty("part", "rail")
        side.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        side.setFixedWidth(284)
        side.setLayout(column)
        column.setContentsMargins(16, 20, 16, 16)
        column.setSpacing(8)
        head = QHBoxLayout()
        self._mark = QLabel()
        head.addWidget(self._mark)
        head.addWidget(self._title, 1)
        column.addLayout(head)
        column.addSpacing(12)
        column.addWidget(self._new)
        column.addWidget(self._other)
        column.addWidget(self._practise)
        column.addSpacing(12)
        column.addWidget(self._recent_title)
        column.addWidget(self._recent, 1)
        column.addStretch(0)
        for button in self._more.values():
            column.addWidget(button)
        return side

    def _list(self) -> QWidget:
        """The tournaments of the open file."""
        main, rows = QWidget(), QVBoxLayout()
        main.setProperty("part", "surface")
        main.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        main.setLayout(rows)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self._banner)
        rows.addLayout(self._heading())
        inset = QVBoxLayout()  # the words of the list stand under those of the heading
        inset.setContentsMargins(5, 0, 5, 0)
        inset.addWidget(self._table)
        rows.addLayout(inset, 1)
        return main

    def _heading(self) -> QHBoxLayout:
        words, heading = QVBoxLayout(), QHBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._cards_title)
        words.addWidget(self._venue)
        heading.setContentsMargins(16, 20, 16, 12)
        heading.setSpacing(8)
        heading.addLayout(words, 1)
        for button in (self.trash, self._away, self._anew, self._open):
            heading.addWidget(button)
        self.show_practice(here=False)
        return heading

    def _connect(self) -> None:
        self._table.row_activated.connect(self._on_activated)
        self._table.selected.connect(self._on_selected)
        self._new.clicked.connect(self.new_wanted)
        self._other.clicked.connect(self.file_wanted)
        self._open.clicked.connect(self._on_open)
        self.trash.turned.connect(self._on_turned)
        self.trash.said.connect(lambda text: self._banner.say(text, "blue"))
        self._practise.clicked.connect(self.practice_wanted)
        self._anew.clicked.connect(self.practice_anew_wanted)
        self._away.clicked.connect(self.practice_away_wanted)
        for name, button in self._more.items():
            button.setObjectName(name)
            button.clicked.connect(self.commands.action(name).trigger)
        self._recent.itemActivated.connect(self._on_recent)
        self._recent.itemClicked.connect(self._on_recent)
        self._look.changed.connect(self._on_look_changed)
        self._on_look_changed()

    def _commands(self) -> tuple[Command, ...]:
        bar = self.trash
        return (
            Command("file.new", N_("&New tournament…"), self.new_wanted.emit, ("Ctrl+N",), "file-plus"),
            Command(
                "file.other", N_("Open another file…"), self.file_wanted.emit, ("Ctrl+O",), "folder-open"
            ),
            Command("file.practice", N_("Practice e&vent"), self.practice_wanted.emit, (), "flag"),
            Command(
                "file.trash", N_("Put into the &trash"), bar.put_aside, ("Del",), "trash-2", when=bar.may_put
            ),
            Command("file.venue", N_("New venue…"), self.venue_made.emit, (), "plus"),
            Command("file.restore", N_("Put a copy back…"), self.restore_wanted.emit, (), "history"),
            Command("file.settings", N_("&Settings…"), self.settings_wanted.emit, ("Ctrl+,",), "settings"),
            Command("help.handbook", N_("&Handbook"), self._show_handbook, ("F1",), "book-open"),
            Command(
                "help.report", N_("&Save the log for a report…"), self.report_wanted.emit, (), "file-down"
            ),
            Command("file.quit", N_("&Quit"), self._quit, ("Ctrl+Q",)),
        )

    def _show_handbook(self) -> None:
        from director.gui.dialogs.handbook import HandbookDialog

        HandbookDialog("", self).show()

    def _quit(self) -> None:
        self.close()

    def _on_activated(self, card: TournamentCard) -> None:
        if not self.trash.took(card):
            self.chosen.emit(card.id)

    def _on_open(self) -> None:
        card = self._table.current_row()
        if card is not None:
            self._on_activated(card)

    def _on_turned(self) -> None:
        self._cards_title.setText(_("Trash") if self.trash.is_open else _("Tournaments of this venue"))
        self._open.say(_("Bring back") if self.trash.is_open else _("Open"), _("Enter"))
        self._on_selected()

    def _on_selected(self) -> None:
        self._open.setEnabled(self._table.current_row() is not None)
        self.commands.refresh()
        self._more["file.trash"].setEnabled(self.trash.may_put())

    def _on_recent(self, item: QListWidgetItem) -> None:
        self.venue_wanted.emit(item.data(_FILE))

    def _on_look_changed(self) -> None:
        self._mark.setPixmap(icons.icon("spade").pixmap(icons.LARGE, self.devicePixelRatioF()))

    # ---- Qt

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "_keys"):
            self.retranslate()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()
