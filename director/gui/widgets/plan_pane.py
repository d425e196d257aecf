"""The colour-ups of the schedule in their order; those that are due stand out, with what to do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from director.gui import icons
from director.gui.style import restyle
from director.gui.widgets.side_panel import dress
from director.host.i18n import _
from director.views.colour_up_plan import PlannedColourUp, State

_MARKS: Final[dict[State, tuple[str, str]]] = {
    "coming": ("clock", "soft"),
    "due": ("triangle-alert", "amber"),
    "done": ("check", "good"),
}
"""State → icon and colour of the theme."""


class PlanPane(QWidget):
    """Two lines each: what leaves and when, and what there is to do."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title, self._none = QLabel(), QLabel()
        dress(((self._title, "plan-title", "type", "strong"), (self._none, "plan-none", "tone", "soft")))
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(1, 1)
        self._lines: list[tuple[QLabel, QLabel, QLabel]] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._title)
        column.addWidget(self._none)
        column.addLayout(self._grid)

    def show_plan(self, plan: Sequence[PlannedColourUp], *, scheduled: bool) -> None:
        """This plan; `scheduled` tells a schedule without colour-ups from no schedule."""
        self._title.setText(_("Colour-ups"))
        self._none.setVisible(not plan)
        self._none.setText(
            _("The schedule lets no chip go. Edit it on the Clock page, or colour up now.")
            if scheduled
            else _("Without a level schedule nobody knows when a chip leaves. You may colour up at any time.")
        )
        while len(self._lines) < len(plan):
            self._add()
        for at, (mark, title, says) in enumerate(self._lines):
            for part in (mark, title, says):
                part.setVisible(at < len(plan))
            if at < len(plan):
                icon, tone = _MARKS[plan[at].state]
                mark.setPixmap(icons.icon(icon, tone).pixmap(icons.SMALL))
                title.setText(plan[at].title)
                says.setText(plan[at].says)
                restyle(says, state="amber" if plan[at].state == "due" else "")

    def said(self) -> list[str]:
        """What is shown, line by line."""
        return [
            f"{title.text()}: {says.text()}" for _mark, title, says in self._lines if not title.isHidden()
        ]

    def _add(self) -> None:
        mark, title, says = QLabel(), QLabel(), QLabel()
        for label in (title, says):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        says.setProperty("type", "note")
        row = 2 * len(self._lines)
        self._grid.addWidget(mark, row, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(title, row, 1)
        self._grid.addWidget(says, row + 1, 1)
        self._lines.append((mark, title, says))
