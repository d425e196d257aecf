"""Bring in a list of players: every guess shown and changeable, then all or nothing in one step."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from director.desk import importing
from director.desk.files import read_chosen
from director.domain.lists import Choices, Field
from director.domain.refusal import Impossible, Unavailable
from director.gui import ask, icons
from director.gui.dialogs.frame import opens_handbook
from director.gui.style import restyle
from director.gui.widgets.go_button import GoButton
from director.gui.widgets.key_button import KeyButton
from director.gui.widgets.lasting import lasting
from director.gui.widgets.list_guesses import ListGuesses
from director.gui.widgets.list_look import Looked, look
from director.gui.widgets.list_table import ListTable
from director.gui.widgets.list_troubles import ListTroubles
from director.host import moment
from director.host.i18n import _, current, ngettext
from director.views import figures, import_preview
from director.views.refusals import world

if TYPE_CHECKING:
    from director.gui.bridge import Bridge, Refusal

SIZE: Final = (1120, 680)


class ImportDialog(QDialog):
    """Choose or drop a file, or paste a list; look; bring it in."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        opens_handbook(self, "import")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAcceptDrops(True)
        self.setSizeGripEnabled(True)
        self.resize(*SIZE)
        self._bridge = bridge
        self._source: bytes | str | None = None
        self._choices = Choices()
        self._answers: dict[int, int] = {}
        self._looked: Looked | None = None
        self._asked = 0
        self._uid = ""
        self._title, self._file = QLabel(), QLabel()
        self._choose, self._paste = KeyButton("folder-open"), KeyButton("copy")
        self._begin, self._hint = QLabel(), QLabel()
        self._guesses, self._table, self._troubles = ListGuesses(), ListTable(), ListTroubles()
        self._sum, self._standing = QLabel(), QLabel()
        self._all, self._book = QRadioButton(), QRadioButton()
        self._import, self._leave = GoButton(), QPushButton()
        self._stack = QStackedWidget()
        self._build()
        self._connect()
        self._say()
        self._show()
        self._choose.setFocus()

    # ---- building

    def _build(self) -> None:
        self._title.setProperty("type", "title")
        self._file.setProperty("tone", "soft")
        self._file.setObjectName("file")
        self._sum.setProperty("type", "strong")
        self._sum.setObjectName("sum")
        self._standing.setObjectName("standing")
        self._standing.setWordWrap(True)
        buttons: dict[str, QPushButton] = {
            "choose": self._choose,
            "paste": self._paste,
            "import": self._import,
            "leave": self._leave,
        }
        for name, button in buttons.items():
            button.setObjectName(name)
            button.setAutoDefault(False)
        for wide in (self._choose, self._paste):
            wide.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._all.setObjectName("register-all")
        self._book.setObjectName("only-book")
        self._all.setChecked(True)
        self._states = QButtonGroup(self)
        self._states.addButton(self._all)
        self._states.addButton(self._book)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(self._head())
        whole.addWidget(self._stack, 1)
        whole.addWidget(_line())
        whole.addLayout(self._foot())
        self._stack.addWidget(self._empty())
        self._stack.addWidget(self._preview())

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(16, 16, 16, 12)
        row.setSpacing(8)
        row.addWidget(self._title)
        row.addSpacing(8)
        row.addWidget(self._file, 1)
        row.addWidget(self._paste)
        row.addWidget(self._choose)
        return row

    def _empty(self) -> QWidget:
        page = QWidget()
        self._begin.setObjectName("begin")
        self._begin.setProperty("type", "strong")
        self._hint.setProperty("tone", "soft")
        for label in (self._begin, self._hint):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
        mark = QLabel()
        mark.setPixmap(icons.icon("file-up", "soft").pixmap(40, 40))
        mark.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(page)
        column.setContentsMargins(64, 16, 64, 64)
        column.setSpacing(8)
        column.addStretch(1)
        for label in (mark, self._begin, self._hint):
            column.addWidget(label)
        column.addStretch(1)
        return page

    def _preview(self) -> QWidget:
        page = QWidget()
        self._troubles.setFixedWidth(336)
        upright = QFrame()
        upright.setProperty("part", "upright")
        both = QHBoxLayout()
        both.setSpacing(0)
        both.addWidget(self._table, 1)
        both.addWidget(upright)
        both.addWidget(self._troubles)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._guesses)
        column.addWidget(_line())
        column.addLayout(both, 1)
        return page

    def _foot(self) -> QHBoxLayout:
        said = QVBoxLayout()
        said.setSpacing(2)
        said.addWidget(self._sum)
        said.addWidget(self._standing)
        ways = QVBoxLayout()
        ways.setSpacing(0)
        ways.addWidget(self._all)
        ways.addWidget(self._book)
        row = QHBoxLayout()
        row.setContentsMargins(16, 12, 16, 16)
        row.setSpacing(8)
        row.addLayout(said, 1)
        row.addLayout(ways)
        row.addSpacing(16)
        row.addWidget(self._leave)
        row.addWidget(self._import)
        return row

    def _connect(self) -> None:
        self._choose.clicked.connect(self._on_choose)
        self._paste.clicked.connect(self._on_paste)
        self._leave.clicked.connect(self.reject)
        self._import.clicked.connect(self._on_import)
        self._states.buttonClicked.connect(self._show)
        self._guesses.chosen.connect(self._on_guess)
        self._table.column_chosen.connect(self._on_column)
        self._troubles.row_wanted.connect(self._table.go_to)
        self._troubles.answered.connect(self._on_answer)
        self._troubles.all_new.connect(self._on_all_new)
        self._bridge.refused.connect(self._on_refused)
        self._bridge.failed.connect(self._on_refused)
        self._bridge.people_changed.connect(self._look_again)
        QShortcut(QKeySequence("Ctrl+O"), self, self._on_choose)
        QShortcut(QKeySequence("Ctrl+Return"), self, self._on_import)

    def _say(self) -> None:
        self.setWindowTitle(_("Import a list of players"))
        self._title.setText(_("Import players"))
        self._choose.say(_("Choose a file…"), "Ctrl+O")
        self._paste.say(_("Paste a list"))
        self._paste.setToolTip(_("Read the names that were copied from a letter or a spreadsheet"))
        self._begin.setText(_("Drop the list here, or choose its file"))
        self._hint.setText(
            _("A CSV file as the federation or a spreadsheet writes it. Its columns are found.")
        )
        self._all.setText(_("Register all in this tournament"))
        self._book.setText(_("Only into the address book"))
        self._leave.setText(_("Leave it"))

    # ---- where a list comes from

    def open_file(self, path: str) -> None:
        """Read this file."""
        self._file.setText(Path(path).name)
        self._bridge.background(
            partial(read_chosen, Path(path)),
            lasting(self, self._on_content),
            lasting(self, self._on_unreadable),
        )

    def read_text(self, text: str) -> None:
        """Read a list that was pasted."""
        self._file.setText(_("pasted text"))
        self._on_content(text)

    def _on_content(self, content: bytes | str) -> None:
        plan = self._bridge.tournament.setup
        self._source, self._looked = content, None
        self._answers = {}
        self._choices = Choices(decimals=plan.decimals, today=moment.now().date().isoformat())
        self._look_again()

    def _on_unreadable(self, error: BaseException) -> None:
        if isinstance(error, Unavailable):
            self._file.clear()
            ask.warn(self, world(error, current()), _("Nothing was brought in. Choose another file."))
            return
        if not isinstance(error, OSError):
            self._bridge.failed.emit(error)
            return
        why = error.strerror or str(error)
        name, text = self._file.text(), _("{file} could not be read: {why}.")
        self._file.clear()
        ask.warn(self, text.format(file=name, why=why), _("Nothing was brought in. Choose another file."))

    def _on_choose(self) -> None:
        kinds = _("Lists (*.csv *.txt *.tsv);;All files (*)")
        path = ask.choose_file(self, _("Import a list of players"), kinds)
        if path is not None:
            self.open_file(str(path))

    def _on_paste(self) -> None:
        text = QGuiApplication.clipboard().text()
        if text.strip():
            self.read_text(text)
        else:
            self._standing.setText(_("Nothing was copied yet. Copy the list first, then press this again."))

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

    def _look_again(self, _people: object = None) -> None:
        """Read anew with what was chosen, on the other thread; an older reading is thrown away."""
        source, choices, answers = self._source, self._choices, dict(self._answers)
        if source is None:
            return
        self._asked += 1
        asked, people, tournament = self._asked, self._bridge.people, self._bridge.tournament
        self._import.setEnabled(False)
        self._bridge.background(
            lambda: look(source, choices, answers, people, tournament),
            lasting(self, lambda looked: self._on_looked(asked, looked)),
            lasting(self, self._bridge.failed.emit),
        )

    def _on_looked(self, asked: int, looked: Looked) -> None:
        if asked == self._asked:
            was_ready, self._looked = self._looked is not None and self._looked.plan.is_ready, looked
            self._table.show_list(looked)
            self._guesses.show_reading(looked.reading)
            self._troubles.show_plan(looked.plan, self._bridge.people)
            self._show()
            if self._import.isEnabled() and not was_ready:
                self._import.setFocus()

    def _on_guess(self, name: str, value: object) -> None:
        """Another encoding, delimiter or header; the columns are found anew then."""
        self._choices = replace(self._choices, **{name: value})
        if name != "family_first":
            self._choices = replace(self._choices, columns=None)
        self._look_again()

    def _on_column(self, column: int, field: Field) -> None:
        """A column holds something else; whatever held it before is not used any more."""
        if self._looked is None:
            return
        fields = list(self._looked.reading.columns)
        if field != "ignored":
            fields = ["ignored" if known == field else known for known in fields]
        fields[column] = field
        self._choices = replace(self._choices, columns=tuple(fields))
        self._look_again()

    def _on_answer(self, row: int, answer: int) -> None:
        self._answers[row] = answer
        self._look_again()

    def _on_all_new(self) -> None:
        if self._looked is not None:
            self._answers.update({question.row: 0 for question in self._looked.plan.questions})
            self._look_again()

    # ---- bringing in

    def _on_import(self) -> None:
        if self._looked is None or not self._import.isEnabled():
            return
        self._import.setEnabled(False)
        plan, self._uid = self._looked.plan, self._uid or self._bridge.desk.venue.new_uid()
        uid = self._uid
        done = lasting(self, self._on_done)
        if self._all.isChecked():
            self._bridge.run(lambda desk: importing.enter(desk, plan, uid=uid), done, once=("import", uid))
        else:
            self._bridge.run(lambda desk: importing.keep(desk.venue, plan), done, once=("import", uid))

    def _on_done(self, _answer: object) -> None:
        self._source = None
        self.accept()

    def _on_refused(self, refusal: Refusal | object) -> None:
        """Nothing was brought in; a list that is out of date is looked at anew."""
        self._uid = ""
        error = getattr(refusal, "error", None)
        if isinstance(error, Impossible) and error.code == "list_stale":
            self._look_again()
        else:
            self._show()

    # ---- what is said

    def _show(self) -> None:
        """Say how the list stands and what the button would do."""
        looked = self._looked
        self._stack.setCurrentIndex(0 if looked is None else 1)
        for part in (self._all, self._book, self._sum, self._standing):
            part.setVisible(looked is not None)
        if looked is None:
            self._import.say(_("Import"))
            self._import.setEnabled(False)
            restyle(self._choose, kind="primary")
            return
        plan, words = looked.plan, current()
        state = "red" if plan.faults else "amber" if plan.questions else ""
        restyle(self._standing, state=state)
        self._sum.setText(import_preview.summary(plan, words))
        if self._all.isChecked() or not plan.is_ready:
            self._standing.setText(import_preview.standing(plan, words))
            count = len(plan.to_enter)
            text = ngettext("Register {n} player", "Register {n} players", count)
        else:
            self._standing.setText(_("Nobody is registered; those who come are found by name."))
            count = len(plan.new)
            text = ngettext("Keep {n} new person", "Keep {n} new people", count)
        self._import.say(text.format(n=figures.chips(count, words)), _("Ctrl+Enter"))
        restyle(self._choose, kind=None)
        self._import.setEnabled(plan.is_ready and count > 0)


def _line() -> QFrame:
    line = QFrame()
    line.setProperty("part", "line")
    return line
