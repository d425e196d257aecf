"""What the imports share: choose, drop or paste; every guess can be changed; then all or nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from director.desk.files import read_chosen
from director.desk.lists.decoding import MOST_BYTES
from director.domain.lists import Choices
from director.domain.refusal import Unavailable
from director.domain.sheets import SheetChoices
from director.gui import ask
from director.gui.dialogs.frame import open_at, opens_handbook
from director.gui.style import restyle
from director.gui.widgets.go_button import GoButton
from director.gui.widgets.import_guesses import ImportGuesses
from director.gui.widgets.import_head import ImportBegin, ImportHead
from director.gui.widgets.import_rows import Looked
from director.gui.widgets.import_table import ImportTable
from director.gui.widgets.lasting import lasting
from director.gui.widgets.parting import across, upright
from director.gui.widgets.trouble_list import TroubleList
from director.host.i18n import _, current
from director.views.refusals import world

if TYPE_CHECKING:
    from director.gui.bridge import Bridge

SIZE: Final = (1120, 680)
_CUT: Final = frozenset({"encoding", "sheet", "delimiter", "header"})
"""Guesses by which the file is cut into cells: after another one the columns are found anew."""


class ImportWords(NamedTuple):
    """What a kind of import says of itself, in the language spoken."""

    about: str
    """A part of the file name of its page in the handbook; not said."""
    window: str
    title: str
    paste: str
    paste_tip: str
    begin: str
    """Where nothing is looked at yet: what to do."""
    hint: str
    """What kind of file it takes."""
    kinds: str
    """Kinds of file, as a dialog of files takes them."""
    verb: str
    """The button that ends it, while nothing is looked at."""
    unchanged: str
    """After a file that could not be read: nothing happened, and what to do."""
    nothing_copied: str


Chosen = TypeVar("Chosen", bound=Choices | SheetChoices)
Seen = TypeVar("Seen", bound=Looked)


class ImportFrame(QDialog, Generic[Chosen, Seen]):
    """The dialog round a kind of import, which says how a file is read and what comes of it."""

    def __init__(
        self,
        bridge: Bridge,
        words: ImportWords,
        choices: Chosen,
        shown: tuple[ImportGuesses, ImportTable, TroubleList],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        opens_handbook(self, words.about)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAcceptDrops(True)
        self.setSizeGripEnabled(True)
        self.setWindowTitle(words.window)
        self.bridge, self._words = bridge, words
        self.guesses, self.table, self.troubles = shown
        self._source: bytes | str | None = None
        self._asked = 0
        self.choices = choices
        self.looked: Seen | None = None
        self._head = ImportHead(words.title, words.paste, words.paste_tip)
        self.sum, self.standing = QLabel(), QLabel()
        self.verb, self._leave = GoButton(), QPushButton(_("Leave it"))
        self._stack = QStackedWidget()
        self.foot = QHBoxLayout()
        self._name_parts()
        self._lay_out()
        self._connect()
        self.show_state()
        open_at(self, *SIZE)
        self._head.choose.setFocus()

    # ---- what a kind of import says of itself

    def start_over(self) -> Chosen:
        """Another file: forget what was said about the last, and give the choices to begin with."""
        raise NotImplementedError

    def looking(self, source: bytes | str) -> Callable[[], Seen]:
        """A reading with what is chosen now; it is called on another thread."""
        raise NotImplementedError

    def show_looked(self, looked: Seen) -> None:
        """Show its guesses and its troubles."""
        raise NotImplementedError

    def say_state(self, looked: Seen) -> None:
        """Say how the file stands and what the button would do; the button can be pressed or not."""
        raise NotImplementedError

    def bring_in(self, looked: Seen) -> None:
        """The button was pressed."""
        raise NotImplementedError

    # ---- building

    def _name_parts(self) -> None:
        self.sum.setProperty("type", "strong")
        self.sum.setObjectName("sum")
        self.standing.setObjectName("standing")
        self.standing.setWordWrap(True)
        self.verb.setObjectName("import")
        self._leave.setObjectName("leave")
        for button in (self.verb, self._leave):
            button.setAutoDefault(False)

    def _lay_out(self) -> None:
        said = QHBoxLayout()
        said.setSpacing(12)
        said.addWidget(self.sum)
        said.addWidget(self.standing, 1)
        self.foot.setSpacing(8)
        self.foot.addStretch(1)
        for button in (self._leave, self.verb):
            self.foot.addWidget(button, 0, Qt.AlignmentFlag.AlignBottom)
        low = QVBoxLayout()
        low.setContentsMargins(16, 12, 16, 16)
        low.setSpacing(8)
        low.addLayout(said)
        low.addLayout(self.foot)
        self._stack.addWidget(ImportBegin(self._words.begin, self._words.hint))
        self._stack.addWidget(self._preview())
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._head)
        whole.addWidget(self._stack, 1)
        whole.addWidget(across())
        whole.addLayout(low)

    def _preview(self) -> QWidget:
        page, both, column = QWidget(), QHBoxLayout(), QVBoxLayout()
        self.troubles.setFixedWidth(336)
        both.setSpacing(0)
        both.addWidget(self.table, 1)
        both.addWidget(upright())
        both.addWidget(self.troubles)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.guesses)
        column.addWidget(across())
        column.addLayout(both, 1)
        page.setLayout(column)
        return page

    def _connect(self) -> None:
        self._head.choose.clicked.connect(self._on_choose)
        self._head.paste.clicked.connect(self._on_paste)
        self._leave.clicked.connect(self.reject)
        self.verb.clicked.connect(self._on_verb)
        self.guesses.chosen.connect(self._on_guess)
        self.table.column_chosen.connect(self._on_column)
        self.troubles.row_wanted.connect(self.table.go_to)
        QShortcut(QKeySequence("Ctrl+O"), self, self._on_choose)
        QShortcut(QKeySequence("Ctrl+Return"), self, self._on_verb)

    # ---- where a file comes from

    def open_file(self, path: str) -> None:
        """Read this file."""
        self._head.file.setText(Path(path).name)
        self.bridge.background(
            partial(read_chosen, Path(path), MOST_BYTES),
            lasting(self, self._on_content),
            lasting(self, self._on_unreadable),
        )

    def read_text(self, text: str) -> None:
        """Read what was pasted."""
        self._head.file.setText(_("pasted text"))
        self._on_content(text)

    def _on_content(self, content: bytes | str) -> None:
        self._source, self.looked = content, None
        file = self._head.file.text() if isinstance(content, bytes) else ""
        self.choices = replace(self.start_over(), file=file)
        self.look_again()

    def _on_unreadable(self, error: BaseException) -> None:
        if not isinstance(error, Unavailable):
            self.bridge.failed.emit(error)
            return
        self._head.file.clear()
        ask.warn(self, world(error, current()), self._words.unchanged)

    def _on_choose(self) -> None:
        path = ask.choose_file(self, self._words.window, self._words.kinds)
        if path is not None:
            self.open_file(str(path))

    def _on_paste(self) -> None:
        text = QGuiApplication.clipboard().text()
        if text.strip():
            self.read_text(text)
        else:
            self.standing.setVisible(True)
            self.standing.setText(self._words.nothing_copied)

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

    def look_again(self, _told: object = None) -> None:
        """Read anew with what was chosen, on the other thread; an older reading is thrown away."""
        if self._source is None:
            return
        self._asked += 1
        asked = self._asked
        self.verb.setEnabled(False)
        self.bridge.background(
            self.looking(self._source),
            lasting(self, lambda looked: self._on_looked(asked, looked)),
            lasting(self, self.bridge.failed.emit),
        )

    def finish(self) -> None:
        """It is brought in: nothing is read any more, and the dialog closes."""
        self._source = None
        self.accept()

    def _on_looked(self, asked: int, looked: Seen) -> None:
        if asked != self._asked:
            return
        was_ready, self.looked = self.looked is not None and self.looked.is_ready, looked
        self.table.show_file(looked.rows)
        self.show_looked(looked)
        self.show_state()
        if self.verb.isEnabled() and not was_ready:
            self.verb.setFocus()

    def _on_guess(self, name: str, value: object) -> None:
        """Another guess; where the cells are cut anew the columns are found anew."""
        self.choices = replace(self.choices, **{name: value})
        if name in _CUT:
            self.choices = replace(self.choices, columns=None)
        self.look_again()

    def _on_column(self, column: int, field: str) -> None:
        """A column holds something else; whatever held it before is not used any more."""
        if self.looked is None:
            return
        reading, fields = self.looked.reading, list(self.looked.reading.columns)
        if field != "ignored":
            fields = ["ignored" if known == field else known for known in fields]
        fields[column] = field
        self.choices = replace(self.choices, columns=tuple(fields), header=reading.header)
        self.look_again()

    def _on_verb(self) -> None:
        if self.looked is not None and self.verb.isEnabled():
            self.bring_in(self.looked)

    # ---- what is said

    def show_state(self) -> None:
        """Say how the file stands."""
        looked = self.looked
        self._stack.setCurrentIndex(0 if looked is None else 1)
        self.sum.setVisible(looked is not None)
        self.standing.setVisible(looked is not None)
        restyle(self._head.choose, kind="primary" if looked is None else None)
        if looked is None:
            self.verb.say(self._words.verb)
            self.verb.setEnabled(False)
        else:
            self.say_state(looked)
