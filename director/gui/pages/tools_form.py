"""A tool that is a form: facts at the left, the answer at the right, from the same table's hand on wish."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

import msgspec
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from director.gui.kept_sheets import read_draft
from director.gui.pages.tools_pane import Place, ToolPane
from director.gui.widgets.answer_pane import AnswerPane
from director.gui.widgets.parting import upright
from director.gui.widgets.side_panel import scrolling_column
from director.host.i18n import _
from director.rules.entering.looking import Look, look
from director.rules.entering.sheet import read_sheet

if TYPE_CHECKING:
    from director.gui.pages.tools_pane import SlipOf

Sheet = TypeVar("Sheet", bound=msgspec.Struct)
WIDTH = 400
"""Of the column of the answer, in pixels."""


class FormPane(ToolPane, Generic[Sheet]):
    """Shows the answer after each key."""

    def __init__(self, place: Place, sheet: Sheet, title: str, parent: QWidget | None = None) -> None:
        super().__init__(place, parent)
        self.sheet = self._left(sheet)
        self.answers, self.form = AnswerPane(), QVBoxLayout()
        self.from_hand = QPushButton(_("Fro&m the hand"))
        self.from_hand.setObjectName("from-hand")
        self.from_hand.setToolTip(_("Take over what was entered of the hand of this table"))
        self.from_hand.clicked.connect(self.take_hand)
        self._filling = False
        self.head, heading = QHBoxLayout(), QLabel(title)
        heading.setProperty("type", "strong")
        heading.setWordWrap(True)
        self.head.addWidget(heading, 1)
        self.head.addWidget(self.from_hand)
        left, answer = QWidget(), QWidget()
        column = scrolling_column(left)
        column.setContentsMargins(16, 12, 16, 12)
        column.addLayout(self.head)
        column.addLayout(self.form, 1)
        self.share_room(answer, WIDTH)
        self.column = scrolling_column(answer)
        self.column.addWidget(self.answers)
        self.column.addStretch(1)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(left, 1)
        whole.addWidget(upright())
        whole.addWidget(answer)
        self._scroll = left.findChild(QScrollArea)

    def bring_into_sight(self, field: QWidget) -> None:
        """The keyboard went to this field: in a low window the form scrolls to it."""
        if self._scroll is not None:
            self._scroll.ensureWidgetVisible(field, 0, 24)

    # ------------------------------------------------------------ what each form says

    def fill(self) -> None:
        """Put the sheet into the fields."""
        raise NotImplementedError

    def read(self) -> Sheet | None:
        """The sheet of what was typed; None where a number is none."""
        raise NotImplementedError

    def judge(self) -> None:
        """Show the answer to the sheet."""
        raise NotImplementedError

    def of_hand(self, shown: Look) -> Sheet | None:
        """The sheet of a hand; None where it tells nothing."""
        raise NotImplementedError

    # ------------------------------------------------------------ within

    def begin(self) -> None:
        """Fill the form and answer it, once it is laid out; nothing is kept before somebody types."""
        self._show(self.sheet)
        self.judge()

    def show_sheet(self, sheet: Sheet) -> None:
        """Show this sheet, and keep it."""
        self._show(sheet)
        self._store()

    def on_typed(self, *_of: object) -> None:
        """Something was typed."""
        if self._filling:
            return
        sheet = self.read()
        if sheet is not None:
            self.sheet = sheet
            self._store()

    def take_hand(self) -> None:
        """Take over the hand that was entered at this table."""
        text = self.place.sheets.read("hand", self.place.table)
        found = None if text is None else self.of_hand(look(read_sheet(text)))
        if found is None:
            self.said.emit(_("No hand was entered at this table that this tool could read."))
        else:
            self.show_sheet(found)

    def text(self) -> str:
        return self.answers.text

    def slip(self) -> SlipOf | None:
        return None

    def _show(self, sheet: Sheet) -> None:
        self.sheet, self._filling = sheet, True
        self.fill()
        self._filling = False

    def _store(self) -> None:
        self.keep(msgspec.json.encode(self.sheet).decode())
        self.judge()

    def _left(self, sheet: Sheet) -> Sheet:
        text = self.kept()
        return sheet if text is None else read_draft(text, type(sheet)) or sheet
