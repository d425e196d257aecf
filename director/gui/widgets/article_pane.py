"""One article of the rule book to read out: what it says in both languages, and which options it settles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, cast

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from director.gui import fonts
from director.gui.theme import Size
from director.gui.widgets.key_button import KeyButton
from director.gui.widgets.marked_text import rich
from director.gui.widgets.parting import across
from director.gui.widgets.side_panel import dress, scrolling_column
from director.host.i18n import _
from director.views.rule_search import ArticleRow, SettledRow, marks

_COPIED: Final = 2500
"""Milliseconds for which it is said that the article was copied."""


class Way(NamedTuple):
    """What may be asked instead, where nothing was found."""

    words: str
    query: str
    everywhere: bool = False
    """In all books."""


class ArticlePane(QWidget):
    """The article that is chosen, or that nothing was found."""

    way_taken = Signal(object)
    """A `Way` was chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row: ArticleRow | None = None
        self._query = ""
        self._name, self._place, self._says, self._also = QLabel(), QLabel(), QLabel(), QLabel()
        self._note, self._heading, self._settled = QLabel(), QLabel(), SettledList()
        self._copy, self._copied = KeyButton("copy"), QLabel()
        self._upper, self._lower, self._ways = across(), across(), WayList()
        self._wait = QTimer(self, singleShot=True, interval=_COPIED)
        self._wait.timeout.connect(self._copied.clear)
        self._build()
        self._copy.clicked.connect(self.copy)
        self._ways.chosen.connect(self.way_taken)

    def _build(self) -> None:
        dress(
            (
                (self._name, "article", "type", "title"),
                (self._place, "place", "tone", "soft"),
                (self._says, "says", "tone", ""),
                (self._also, "also", "tone", "soft"),
                (self._note, "note", "type", "note"),
                (self._heading, "settles", "type", "strong"),
                (self._copied, "copied", "type", "note"),
            )
        )
        self.setProperty("part", "surface")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._says.setFont(fonts.font(Size.STRONG))
        for label in (self._says, self._also):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._copy.setObjectName("copy")
        self._lay_out()

    def _lay_out(self) -> None:
        foot = QHBoxLayout()
        foot.setSpacing(12)
        foot.addWidget(self._copy)
        foot.addWidget(self._copied, 1)
        column = scrolling_column(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.addWidget(self._name)
        column.addWidget(self._place)
        column.addWidget(self._ways)
        column.addSpacing(8)
        column.addWidget(self._says)
        column.addSpacing(4)
        column.addWidget(self._upper)
        column.addSpacing(4)
        column.addWidget(self._also)
        column.addWidget(self._note)
        column.addSpacing(8)
        column.addLayout(foot)
        column.addSpacing(8)
        for part in (self._lower, self._heading, self._settled):
            column.addWidget(part)
        column.addStretch(1)
        self._scroll = cast("QScrollArea", self.findChild(QScrollArea))
        # The article is longer than a low window: it is read with the arrows as well.
        self._scroll.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._scroll.setProperty("part", "reader")
        self._scroll.setAccessibleName(_("Article"))

    def retranslate(self) -> None:
        """The words that do not come with the article."""
        self._copy.say(_("Copy"), _("Enter"))
        self._heading.setText(_("Options it settles"))

    def show_article(self, row: ArticleRow, query: str = "") -> None:
        """Show this one, found by what was typed."""
        self._row, self._query = row, query
        self._copied.clear()
        self._name.setText(row.article)
        self._place.setText(" · ".join(part for part in (row.book, row.rule, row.topic) if part))
        self._show_texts(row)
        self._note.setText(row.note)
        self._settled.show_rows(row.settles)
        self._show_parts()
        self._scroll.verticalScrollBar().setValue(0)

    def show_nothing(self, said: str, ways: Sequence[Way]) -> None:
        """Say that nothing fits, and what may be asked instead."""
        self._row = None
        self._copied.clear()
        self._name.setText(said)
        if ways:
            self._place.setText(_("Try:"))
        else:
            self._place.setText(_("Fewer words find more; an article is found by its number."))
        self._ways.show_ways(ways)
        self._show_parts()

    def enter(self) -> None:
        """Copy the article; where none is shown, go the first of the ways."""
        if self._row is None:
            self._ways.take_first()
        else:
            self.copy()

    def copy(self) -> None:
        """The article and what it says, for a message or a protocol."""
        if self._row is not None:
            QGuiApplication.clipboard().setText(f"{self._row.article} — {self._row.says}")
            self._copied.setText(_("Copied."))
            self._wait.start()

    def scroll_by(self, by: int) -> None:
        """Move what is read, some lines down or up."""
        bar = self._scroll.verticalScrollBar()
        bar.setValue(bar.value() + 3 * by * bar.singleStep())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._row is not None:
            self._show_texts(self._row)

    def _show_texts(self, row: ArticleRow) -> None:
        for label, text in ((self._says, row.says), (self._also, row.also)):
            found = marks(self._query, text)
            label.setTextFormat(Qt.TextFormat.RichText if found else Qt.TextFormat.PlainText)
            label.setText(rich(text, found) if found else text)

    def _show_parts(self) -> None:
        row = self._row
        always: tuple[QWidget, ...] = (self._says, self._upper, self._also, self._copy)
        sometimes: tuple[QWidget, ...] = (self._lower, self._heading, self._settled)
        for part in always:
            part.setVisible(row is not None)
        self._note.setVisible(bool(row and row.note))
        self._ways.setVisible(row is None)
        for part in sometimes:
            part.setVisible(bool(row and row.settles))


class WayList(QWidget):
    """What may be asked instead, each as a button; Enter presses the first."""

    chosen = Signal(object)
    """One of them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("ways")
        self._ways: Sequence[Way] = ()
        self._buttons: list[KeyButton] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)

    def show_ways(self, ways: Sequence[Way]) -> None:
        """These."""
        self._ways = ways
        while len(self._buttons) < len(ways):
            self._add()
        for at, button in enumerate(self._buttons):
            if at < len(ways):
                button.say(ways[at].words, "" if at else _("Enter"))
            button.setVisible(at < len(ways))

    def take_first(self) -> None:
        """Choose the first, where there is one."""
        if self._ways:
            self.chosen.emit(self._ways[0])

    def _add(self) -> None:
        button, at = KeyButton("search"), len(self._buttons)
        button.setObjectName(f"way_{at}")
        button.setMaximumWidth(360)
        button.clicked.connect(lambda: self.chosen.emit(self._ways[at]))
        self._column.addWidget(button)
        self._buttons.append(button)


class SettledList(QWidget):
    """Options that an article settles: the option, its value, and under it the rule sets that have it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("settled")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(0, 2)
        self._grid.setColumnStretch(1, 3)
        self._lines: list[tuple[QLabel, QLabel, QLabel]] = []

    def show_rows(self, rows: Sequence[SettledRow]) -> None:
        """These."""
        while len(self._lines) < len(rows):
            self._add()
        for at, labels in enumerate(self._lines):
            row = rows[at] if at < len(rows) else None
            texts = (row.option, row.value, _who(row)) if row is not None else ("", "", "")
            for label, text in zip(labels, texts, strict=True):
                label.setText(text)
                label.setVisible(row is not None)

    def told(self) -> list[tuple[str, str, str]]:
        """What is shown now."""
        lines = ((option.text(), value.text(), who.text()) for option, value, who in self._lines)
        return [line for line in lines if line[0]]

    def _add(self) -> None:
        option, value, who = QLabel(), QLabel(), QLabel()
        at = 2 * len(self._lines)
        dress(
            ((option, "option", "tone", "soft"), (value, "value", "tone", ""), (who, "who", "type", "note"))
        )
        who.setContentsMargins(0, 0, 0, 8)
        top = Qt.AlignmentFlag.AlignTop
        self._grid.addWidget(option, at, 0, 2, 1, top)
        self._grid.addWidget(value, at, 1, top)
        self._grid.addWidget(who, at + 1, 1, top)
        self._lines.append((option, value, who))


def _who(row: SettledRow) -> str:
    if not row.alike:
        return row.sets
    return _("{sets}. The same in: {alike}").format(sets=row.sets, alike=row.alike)
