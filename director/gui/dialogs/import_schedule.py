"""A sheet of levels looked at before it is taken over: every guess can be changed, then all or nothing."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from director.desk.files import read_chosen
from director.domain.refusal import Unavailable
from director.domain.sheets import Column, SheetChoices, SheetReading
from director.gui import ask, icons
from director.gui.dialogs.frame import open_at, opens_handbook
from director.gui.style import restyle
from director.gui.widgets.go_button import GoButton
from director.gui.widgets.key_button import KeyButton
from director.gui.widgets.lasting import lasting
from director.gui.widgets.sheet_guesses import SheetGuesses
from director.gui.widgets.sheet_preview import LookedSheet, SheetPreview, look_at
from director.gui.widgets.sheet_troubles import SheetTroubles
from director.host.i18n import _, current
from director.views import schedule_words
from director.views.refusals import world

if TYPE_CHECKING:
    from director.gui.bridge import Bridge

SIZE: Final = (1120, 680)


class ImportScheduleDialog(QDialog):
    """Choose or drop a file, or paste a sheet; look; take it over into the editor."""

    taken = Signal(object)
    """The `SheetReading` that was taken over."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        opens_handbook(self, "levels")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAcceptDrops(True)
        self._bridge = bridge
        self._source: bytes | str | None = None
        self._choices = SheetChoices()
        self._looked: LookedSheet | None = None
        self._asked = 0
        self._title, self._file = QLabel(), QLabel()
        self._choose, self._paste = KeyButton("folder-open"), KeyButton("copy")
        self._guesses, self._table, self._troubles = SheetGuesses(), SheetPreview(), SheetTroubles()
        self._sum, self._standing = QLabel(), QLabel()
        self._take, self._leave = GoButton(), QPushButton()
        self._stack = QStackedWidget()
        self._build()
        self._connect()
        self._show()
        open_at(self, *SIZE)
        self._choose.setFocus()

    # ---- building

    def _build(self) -> None:
        self.setWindowTitle(_("Import a level schedule"))
        self._title.setText(_("Import levels"))
        self._title.setProperty("type", "title")
        self._file.setProperty("tone", "soft")
        self._file.setObjectName("file")
        self._sum.setProperty("type", "strong")
        self._sum.setObjectName("sum")
        self._standing.setObjectName("standing")
        self._choose.say(_("Choose a file…"), "Ctrl+O")
        self._paste.say(_("Paste a sheet"))
        self._leave.setText(_("Leave it"))
        buttons: dict[str, QPushButton] = {
            "choose": self._choose, "paste": self._paste, "take": self._take, "leave": self._leave
        }  # fmt: skip
        for name, button in buttons.items():
            button.setObjectName(name)
            button.setAutoDefault(False)
        self._stack.addWidget(_begin())
        self._stack.addWidget(self._preview())
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(self._head())
        whole.addWidget(self._stack, 1)
        whole.addWidget(_line())
        whole.addLayout(self._foot())

    def _head(self) -> QHBoxLayout:
        head = QHBoxLayout()
        head.setContentsMargins(16, 16, 16, 12)
        head.setSpacing(8)
        head.addWidget(self._title)
        head.addSpacing(8)
        head.addWidget(self._file, 1)
        head.addWidget(self._paste, 0)
        head.addWidget(self._choose, 0)
        return head

    def _foot(self) -> QHBoxLayout:
        said = QVBoxLayout()
        said.setSpacing(2)
        said.addWidget(self._sum)
        said.addWidget(self._standing)
        foot = QHBoxLayout()
        foot.setContentsMargins(16, 12, 16, 16)
        foot.setSpacing(8)
        foot.addLayout(said, 1)
        foot.addWidget(self._leave)
        foot.addWidget(self._take)
        return foot

    def _preview(self) -> QWidget:
        page, both, column = QWidget(), QHBoxLayout(), QVBoxLayout()
        self._troubles.setFixedWidth(336)
        upright = QFrame()
        upright.setProperty("part", "upright")
        both.setSpacing(0)
        both.addWidget(self._table, 1)
        both.addWidget(upright)
        both.addWidget(self._troubles)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._guesses)
        column.addWidget(_line())
        column.addLayout(both, 1)
        page.setLayout(column)
        return page

    def _connect(self) -> None:
        self._choose.clicked.connect(self._on_choose)
        self._paste.clicked.connect(self._on_paste)
        self._leave.clicked.connect(self.reject)
        self._take.clicked.connect(self._on_take)
        self._guesses.chosen.connect(self._on_guess)
        self._table.column_chosen.connect(self._on_column)
        self._troubles.row_wanted.connect(self._table.go_to)
        QShortcut(QKeySequence("Ctrl+O"), self, self._on_choose)
        QShortcut(QKeySequence("Ctrl+Return"), self, self._on_take)

    # ---- where a sheet comes from

    def open_file(self, path: str) -> None:
        """Read this file."""
        self._file.setText(Path(path).name)
        self._bridge.background(
            partial(read_chosen, Path(path)),
            lasting(self, self._on_content),
            lasting(self, self._on_unreadable),
        )

    def read_text(self, text: str) -> None:
        """Read a sheet that was pasted."""
        self._file.setText(_("pasted text"))
        self._on_content(text)

    def _on_content(self, content: bytes | str) -> None:
        self._source, self._looked = content, None
        self._choices = SheetChoices()
        self._look_again()

    def _on_unreadable(self, error: BaseException) -> None:
        if isinstance(error, Unavailable):
            self._file.clear()
            ask.warn(self, world(error, current()), _("Nothing was taken over. Choose another file."))
            return
        if not isinstance(error, OSError):
            self._bridge.failed.emit(error)
            return
        text = _("{file} could not be read: {why}.").format(
            file=self._file.text(), why=error.strerror or str(error)
        )
        self._file.clear()
        ask.warn(self, text, _("Nothing was taken over. Choose another file."))

    def _on_choose(self) -> None:
        kinds = _("Sheets (*.csv *.txt *.tsv *.toml);;All files (*)")
        path = ask.choose_file(self, _("Import a level schedule"), kinds)
        if path is not None:
            self.open_file(str(path))

    def _on_paste(self) -> None:
        text = QGuiApplication.clipboard().text()
        if text.strip():
            self.read_text(text)
        else:
            self._standing.setVisible(True)
            self._standing.setText(_("Nothing was copied yet. Copy the sheet first, then press this again."))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        urls = event.mimeData().urls()
        if (len(urls) == 1 and urls[0].isLocalFile()) or event.mimeData().hasText():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        urls = event.mimeData().urls()
        if urls and urls[0].isLocalFile():
            self.open_file(urls[0].toLocalFile())
        elif event.mimeData().hasText():
            self.read_text(event.mimeData().text())

    # ---- what is read

    def _look_again(self) -> None:
        """Read anew with what was chosen, on the other thread; an older reading is thrown away."""
        source, choices = self._source, self._choices
        if source is None:
            return
        self._asked += 1
        asked = self._asked
        self._take.setEnabled(False)
        self._bridge.background(
            lambda: look_at(source, choices),
            lasting(self, lambda looked: self._on_looked(asked, looked)),
            lasting(self, self._bridge.failed.emit),
        )

    def _on_looked(self, asked: int, looked: LookedSheet) -> None:
        if asked != self._asked:
            return
        was_ready = self._looked is not None and not self._looked.reading.faults
        self._looked = looked
        self._table.show_sheet(looked)
        self._guesses.show_reading(looked.reading)
        self._troubles.show_reading(looked.reading)
        self._show()
        if self._take.isEnabled() and not was_ready:
            self._take.setFocus()

    def _on_guess(self, name: str, value: object) -> None:
        """Another guess; where the cells are cut anew the columns are found anew."""
        self._choices = replace(self._choices, **{name: value})
        if name in ("encoding", "delimiter", "header"):
            self._choices = replace(self._choices, columns=None)
        self._look_again()

    def _on_column(self, column: int, field: Column) -> None:
        """A column holds something else; whatever held it before is not used any more."""
        if self._looked is None:
            return
        fields = list(self._looked.reading.columns)
        if field != "ignored":
            fields = ["ignored" if known == field else known for known in fields]
        fields[column] = field
        self._choices = replace(self._choices, columns=tuple(fields), header=self._looked.reading.header)
        self._look_again()

    def _on_take(self) -> None:
        if self._looked is not None and self._take.isEnabled():
            reading = self._looked.reading
            self.accept()
            self.taken.emit(reading)

    # ---- what is said

    def _show(self) -> None:
        looked = self._looked
        self._stack.setCurrentIndex(0 if looked is None else 1)
        self._sum.setVisible(looked is not None)
        self._standing.setVisible(looked is not None)
        self._take.say(_("Take it over"), _("Ctrl+Enter"))
        ready = looked is not None and not looked.reading.faults
        self._take.setEnabled(ready)
        restyle(self._choose, kind="primary" if looked is None else None)
        if looked is not None:
            self._say_reading(looked.reading)

    def _say_reading(self, reading: SheetReading) -> None:
        words, count = current(), len(reading.faults)
        restyle(self._standing, state="red" if count else "")
        self._sum.setText(schedule_words.summary(reading.draft.rows, words))
        self._standing.setText(schedule_words.standing(count, words))


def _begin() -> QWidget:
    """What stands here before a sheet is chosen."""
    page, column = QWidget(), QVBoxLayout()
    mark, begin, hint = QLabel(), QLabel(_("Drop the sheet here, or choose its file")), QLabel()
    hint.setText(_("A CSV file as a spreadsheet writes it, a file of this program, or what was copied."))
    mark.setPixmap(icons.icon("file-up", "soft").pixmap(40, 40))
    begin.setProperty("type", "strong")
    hint.setProperty("tone", "soft")
    column.setContentsMargins(64, 16, 64, 64)
    column.setSpacing(8)
    column.addStretch(1)
    for label in (mark, begin, hint):
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(label)
    column.addStretch(1)
    page.setLayout(column)
    return page


def _line() -> QFrame:
    line = QFrame()
    line.setProperty("part", "line")
    return line
