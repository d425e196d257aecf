"""One next step: what to do in a line; when it is chosen, also why, by which article, and its buttons."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from director.gui.style import restyle
from director.gui.widgets.side_panel import dress
from director.host.i18n import _
from director.rules.floor.steps import MoveDue
from director.views.next_steps import StepRow

_LONG: Final = re.compile(r"\w{14,}")
"""Words that may be longer than a narrow list is wide."""


class StepCard(QFrame):
    """Shows what it is given; says what was pressed."""

    chosen = Signal(int)
    """It was clicked: its number."""
    ticked = Signal()
    """The box of a move was ticked or cleared."""
    done = Signal(int)
    """Its button was pressed."""
    previewed = Signal(int)
    """The button of the preview was pressed."""
    doubted = Signal(int)
    """Somebody asks why it is not another one."""

    def __init__(self, row: StepRow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.row = row
        self.setProperty("part", "step")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._title, self._effect, self._why, self._by = QLabel(), QLabel(), QLabel(), QLabel()
        self.tick = QCheckBox()
        self.tick.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.tick.hide()
        self.act, self.preview, self.doubt = QPushButton(), QPushButton(), QPushButton()
        self._lay_out()
        self.act.clicked.connect(lambda: self.done.emit(self.row.number))
        self.preview.clicked.connect(lambda: self.previewed.emit(self.row.number))
        self.doubt.clicked.connect(lambda: self.doubted.emit(self.row.number))
        self.tick.toggled.connect(self.ticked)
        self.show_row(row)
        self.fit(narrow=False, low=False)
        self.choose(yes=False)

    def _lay_out(self) -> None:
        dress(
            (
                (self._title, "title", "type", "strong"),
                (self._effect, "effect", "type", "note"),
                (self._why, "why", "type", "body"),
                (self._by, "by", "type", "note"),
            )
        )
        self.act.setProperty("kind", "primary")
        self.doubt.setFixedWidth(36)
        self._details = QWidget()
        self._details.setProperty("part", "plain")
        self._lay_out_details()
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._title, 1)
        head.addWidget(self.tick, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(2)
        column.addLayout(head)
        column.addWidget(self._effect)
        column.addWidget(self._details)

    def _lay_out_details(self) -> None:
        """The reasons, and the buttons under them."""
        for button, name in ((self.act, "act"), (self.preview, "preview"), (self.doubt, "doubt")):
            button.setObjectName(name)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setAutoDefault(False)
        looks = QHBoxLayout()
        looks.addWidget(self.preview)
        looks.addWidget(self.doubt)
        looks.addStretch(1)
        self._buttons = QHBoxLayout()
        self._buttons.setContentsMargins(0, 4, 0, 0)
        self._buttons.addWidget(self.act)
        self._buttons.addLayout(looks, 1)
        reasons = QVBoxLayout()
        reasons.setSpacing(4)
        for widget in (self._why, self._by):
            reasons.addWidget(widget)
        self._inner = QVBoxLayout(self._details)
        self._inner.setContentsMargins(0, 0, 0, 0)
        self._inner.setSpacing(4)
        self._inner.addLayout(reasons)
        self._inner.addLayout(self._buttons)

    def fit(self, *, narrow: bool, low: bool, room: int = 0) -> None:
        """In a narrow list the great button has its own line; in a low one it stands before the reasons.

        So it has where the words of its buttons are too long for `room` pixels of the card; 0 for any.
        """
        flow = QBoxLayout.Direction
        shown = [one for one in (self.act, self.preview, self.doubt) if not one.isHidden()]
        words = sum(min(one.sizeHint().width(), one.maximumWidth()) + 6 for one in shown) + 24
        alone = narrow or 0 < room < words
        self._buttons.setDirection(flow.TopToBottom if alone else flow.LeftToRight)
        self._inner.setDirection(flow.BottomToTop if low else flow.TopToBottom)
        title = self.row.title.replace("→ ", "→\N{NO-BREAK SPACE}")  # the arrow never ends a line
        self._title.setText(_LONG.sub(_breakable, title) if narrow else title)

    def show_row(self, row: StepRow) -> None:
        """This step, in the language it was told in."""
        self.row = row
        self._effect.setText(row.effect)
        self._effect.setVisible(bool(row.effect))
        self._why.setText("\n".join(row.why))
        self._by.setText(row.by)
        self.act.setText(row.does)
        self.act.setVisible(bool(row.does))
        self.preview.setText(_("Show"))
        self.preview.setVisible(bool(row.tables))
        self.doubt.setText("?")
        why = _("Why not the other one")
        self.doubt.setToolTip(f"{why}  (W)")
        self.doubt.setAccessibleName(why)
        self.doubt.setVisible(isinstance(row.step, MoveDue))
        restyle(self._title, state=row.tone)
        self.setAccessibleName(". ".join((row.title, *row.why)))

    def choose(self, *, yes: bool) -> None:
        """Open or shut it."""
        self._details.setVisible(yes)
        restyle(self, chosen="true" if yes else "")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.chosen.emit(self.row.number)
        super().mousePressEvent(event)


def _breakable(word: re.Match[str]) -> str:
    """A long name that may go on in the next line."""
    whole = word[0]
    return whole[:7] + "\N{ZERO WIDTH SPACE}".join(("", *whole[7:-3])) + whole[-3:]
