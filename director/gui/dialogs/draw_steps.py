"""The three leaves of the draw dialog. They show what they are given and say what people ask for."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from director.domain.draws import MOST_WORD
from director.gui.rows_model import Column, RowsModel
from director.gui.style import restyle
from director.gui.widgets.rows_table import RowsTable
from director.host.i18n import N_, _, current, ngettext
from director.views import figures
from director.views.draw_field import DrawField, DrawnSeat, DrawOutcome, LeftOut, Promise, grouped


class Step(QWidget):
    """One leaf: a heading, a text below it, and buttons at the foot."""

    left = Signal()
    """The dialog shall be closed."""

    def __init__(self, leave: str) -> None:
        super().__init__()
        self._primary: QPushButton | None = None
        self._heading, self._text = QLabel(), QLabel()
        self._heading.setProperty("type", "title")
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self.body = QVBoxLayout()
        self.body.setSpacing(8)
        self.foot = QHBoxLayout()
        self.foot.addStretch(1)
        button = QPushButton(leave)
        button.setObjectName("leave")
        button.setAutoDefault(False)
        button.clicked.connect(self.left)
        self.foot.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(12)
        column.addWidget(self._heading)
        column.addWidget(self._text)
        column.addLayout(self.body, 1)
        column.addLayout(self.foot)

    def say(self, heading: str, text: str) -> None:
        """What this leaf is about."""
        self._heading.setText(heading)
        self._text.setText(text)

    def add_primary(self, words: str, name: str) -> QPushButton:
        """The button that goes on."""
        button = QPushButton(words)
        button.setProperty("kind", "primary")
        button.setObjectName(name)
        self.foot.addWidget(button)
        self._primary = button
        return button

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._primary is not None:
            self._primary.setDefault(True)  # a dialog has one: that of the leaf that is shown


class FieldStep(Step):
    """Who is drawn, who is left out and why, and how seats are used."""

    sealed = Signal(str)
    """The draw shall be sealed, with this way to fill the tables."""

    def __init__(self) -> None:
        super().__init__(_("Leave it"))
        self._warning, self._kept = QLabel(), QLabel()
        for label in (self._warning, self._kept):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._random = QRadioButton(_("At each table any seats, drawn too"))
        self.lowest = QRadioButton(_("At each table the lowest numbers"))
        self._random.setChecked(True)
        self._left_out_words = QLabel()
        self._left_out_words.setProperty("type", "note")
        self._rows: RowsModel[LeftOut] = RowsModel(
            (
                Column("name", N_("Name"), lambda row: row.name, width=280),
                Column("why", N_("Why"), lambda row: row.why, width=220),
            ),
            lambda row: row.entry,
        )
        self.table = RowsTable(self._rows)
        self.table.set_empty_words(_("Nobody is left out: everybody who is in is drawn."))
        self._seal = self.add_primary(_("Seal the draw"), "seal")
        for widget in (self._warning, self._random, self.lowest, self._kept, self._left_out_words):
            self.body.addWidget(widget)
        self.body.addWidget(self.table, 1)
        self._seal.clicked.connect(self._on_seal)

    def show_field(self, field: DrawField) -> None:
        """Show who would be drawn now."""
        players = ngettext("{n} player", "{n} players", field.players).format(n=_figure(field.players))
        tables = ngettext("{n} table", "{n} tables", field.tables).format(n=_figure(field.tables))
        heading = _("Draw {number}: {players} to {tables}").format(
            number=field.number, players=players, tables=tables
        )
        text = _("{sizes}. Sealing stores a secret key and the list, and shows the hashes of both.")
        self.say(heading, text.format(sizes=field.sizes) if field.sizes else "")
        self._warning.setText(field.trouble or _warning(field))
        self._warning.setVisible(bool(self._warning.text()))
        restyle(self._warning, state="red" if field.trouble else "amber")
        self._kept.setText(_("Kept: {seats}").format(seats="; ".join(field.kept)))
        self._kept.setVisible(bool(field.kept))
        self._left_out_words.setText(
            ngettext("Left out: {n} entry", "Left out: {n} entries", len(field.left_out)).format(
                n=_figure(len(field.left_out))
            )
        )
        self._rows.set_rows(field.left_out)
        self._seal.setEnabled(not field.trouble)

    def _on_seal(self) -> None:
        self.sealed.emit("lowest" if self.lowest.isChecked() else "random")


def _warning(field: DrawField) -> str:
    if field.made:
        return _(
            "Draw {made} was made before. A new one gives everybody a new seat, has its own number and "
            "asks for a reason."
        ).format(made=field.number - 1)
    if field.seated:
        return ngettext(
            "{n} player has a seat already and is drawn anew.",
            "{n} players have seats already and are drawn anew.",
            field.seated,
        ).format(n=_figure(field.seated))
    return ""


class WordStep(Step):
    """The hashes, for everybody to see; then the public word."""

    drawn = Signal(str)
    """The seats shall be drawn with this word."""
    again = Signal()
    """Another draw shall be sealed instead."""

    def __init__(self) -> None:
        super().__init__(_("Later"))
        self._key, self._list = _digits(), _digits()
        self._hashes = ""
        self._copy = QPushButton(_("Copy both"))
        self._copy.setObjectName("copy")
        self._copy.setAutoDefault(False)
        anew = QPushButton(_("Seal another…"))
        anew.setProperty("kind", "quiet")
        anew.setObjectName("again")
        anew.setAutoDefault(False)
        self.word = QLineEdit()
        self.word.setMaxLength(MOST_WORD)
        self.word.setPlaceholderText(_("Ks Qd 7c"))
        self.word.setAccessibleName(_("Public word"))
        self.no_word = QCheckBox(_("There is no public word; the protocol will say so"))
        self._draw = self.add_primary(_("Draw the seats"), "draw")
        self._lay_out(anew)
        self.word.textChanged.connect(self._judge)
        self.no_word.toggled.connect(self._judge)
        self._draw.clicked.connect(self._on_draw)
        self._copy.clicked.connect(self._on_copy)
        anew.clicked.connect(self.again)
        self.setFocusProxy(self.word)
        self._judge()

    def _lay_out(self, anew: QPushButton) -> None:
        form = QFormLayout()
        form.setHorizontalSpacing(12)
        form.addRow(_("Hash of the key"), self._key)
        form.addRow(_("Hash of the list"), self._list)
        row = QHBoxLayout()
        row.addWidget(self._copy)
        row.addWidget(anew)
        row.addStretch(1)
        asked = QLabel(
            _(
                "Now somebody turns cards or throws dice in front of all. Type what everybody saw: it "
                "becomes part of the draw, so nobody could have chosen the seats."
            )
        )
        asked.setWordWrap(True)
        words = QLabel(_("&Public word"))
        words.setBuddy(self.word)
        self.body.addLayout(form)
        self.body.addLayout(row)
        self.body.addSpacing(8)
        for widget in (asked, words, self.word, self.no_word):
            self.body.addWidget(widget)
        self.body.addStretch(1)

    def show_promise(self, promise: Promise) -> None:
        """Show what was sealed."""
        self.say(
            _("Draw {number} is sealed").format(number=promise.number),
            _("Line {line}, {time}. Show or read out both hashes before anything else happens.").format(
                line=promise.line, time=promise.at
            ),
        )
        self._key.setText(grouped(promise.key_hash))
        self._list.setText(grouped(promise.list_hash))
        self._hashes = f"{promise.key_hash}\n{promise.list_hash}"
        self.word.clear()
        self.no_word.setChecked(False)

    def _judge(self) -> None:
        self.word.setEnabled(not self.no_word.isChecked())
        self._draw.setEnabled(self.no_word.isChecked() or bool(self.word.text().strip()))

    def _on_draw(self) -> None:
        self.drawn.emit("" if self.no_word.isChecked() else self.word.text())

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self._hashes)


class SeatsStep(Step):
    """The seats, and the key that proves them."""

    print_wanted = Signal()

    def __init__(self) -> None:
        super().__init__(_("Close"))
        self._word, self._key = _digits(), _digits()
        self._rows: RowsModel[DrawnSeat] = RowsModel(
            (
                Column("name", N_("Name"), lambda row: row.name, width=320),
                Column("seat", N_("Seat"), lambda row: str(row.place), sort=lambda row: row.place, width=80),
            ),
            lambda row: row.entry,
        )
        self.table = RowsTable(self._rows)
        form = QFormLayout()
        form.setHorizontalSpacing(12)
        form.addRow(_("Public word"), self._word)
        form.addRow(_("Key"), self._key)
        self.body.addLayout(form)
        self.body.addWidget(self.table, 1)
        cards = self.add_primary(_("Print cards…"), "print")
        cards.clicked.connect(self.print_wanted)

    def show_outcome(self, outcome: DrawOutcome) -> None:
        """Show what came out."""
        seats = ngettext("{n} player has a seat", "{n} players have seats", len(outcome.seats))
        self.say(
            _("Draw {number} is made").format(number=outcome.number),
            seats.format(n=_figure(len(outcome.seats))),
        )
        self._word.setText(outcome.word or _("none: the draw is marked so"))
        self._key.setText(grouped(outcome.key))
        self._rows.set_rows(outcome.seats)


def _digits() -> QLabel:
    """A label for a hash or a key: letters of one width, to be marked and copied."""
    label = QLabel()
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    label.setFont(font)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def _figure(number: int) -> str:
    return figures.chips(number, current())
