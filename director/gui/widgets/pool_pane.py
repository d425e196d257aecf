"""The prize pool as a sum, what was promised of it, and the money of the payout desk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from director.gui.style import restyle
from director.gui.widgets.parting import across
from director.gui.widgets.side_panel import dress
from director.host.i18n import _
from director.views.prizes.dues import MoneyRow
from director.views.prizes.pool import PoolRow

_STRONG: Final = ("total", "left")
_PARTS: Final = ("fees", "void", "withheld")


class SumGrid(QWidget):
    """What each part is called, and its amount right under the one before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(3)
        self._grid.setColumnStretch(0, 1)
        self._lines: list[tuple[QLabel, QLabel]] = []

    def show_sums(self, rows: Sequence[tuple[str, str, str]]) -> None:
        """Key, words and amount of each."""
        while len(self._lines) < len(rows):
            self._add()
        for at, (name, value) in enumerate(self._lines):
            key, words, text = rows[at] if at < len(rows) else ("", "", "")
            for label, said in ((name, words), (value, text)):
                label.setVisible(at < len(rows))
                label.setText(said)
                restyle(
                    label,
                    type="strong" if key in _STRONG else "",
                    tone="soft" if key in _PARTS or key.startswith("method:") else "",
                )

    def said(self) -> dict[str, str]:
        """What is shown, by its name."""
        return {name.text(): value.text() for name, value in self._lines if not name.isHidden()}

    def _add(self) -> None:
        name, value = QLabel(), QLabel()
        name.setTextFormat(Qt.TextFormat.PlainText)
        name.setWordWrap(True)
        value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        at = len(self._lines)
        self._grid.addWidget(name, at, 0)
        self._grid.addWidget(value, at, 1)
        self._lines.append((name, value))


class PoolPane(QWidget):
    """The pool above, the desk below, with a line between."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title, self._total, self._promise = QLabel(), QLabel(), QLabel()
        self._stale, self._desk, self._paper = QLabel(), QLabel(), QLabel()
        dress(
            (
                (self._title, "pool-title", "type", "strong"),
                (self._total, "pool-total", "type", "figure"),
                (self._promise, "promise", "tone", "soft"),
                (self._stale, "stale", "state", "amber"),
                (self._paper, "paper", "state", "amber"),
                (self._desk, "desk-title", "type", "strong"),
            )
        )
        self.pool, self.money, self._line = SumGrid(), SumGrid(), across()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for part in (
            self._title, self._total, self._promise, self.pool, self._stale, self._paper, self._line,
            self._desk, self.money,
        ):  # fmt: skip
            column.addWidget(part)

    def show_pool(self, rows: Sequence[PoolRow], promise: str, stale: str) -> None:
        """The pool now, what was published of it, and what is to be decided."""
        self._title.setText(_("Prize pool"))
        total = next((row.text for row in rows if row.key == "total"), "")
        self._total.setText(total)
        self.pool.show_sums([(row.key, row.what, row.text) for row in rows if row.key != "total"])
        self._promise.setText(promise or _("Not published yet: the prizes may still change."))
        self._stale.setText(stale)
        self._stale.setVisible(bool(stale))

    def show_paper(self, outdated: Sequence[str]) -> None:
        """Names of papers that hang somewhere and say something else by now."""
        text = _("On paper and outdated: {papers}. Print them again.")
        self._paper.setText(text.format(papers=", ".join(outdated)) if outdated else "")
        self._paper.setVisible(bool(outdated))

    def show_money(self, rows: Sequence[MoneyRow]) -> None:
        """What is due, paid and left; nothing before anybody is due anything."""
        shown = any(row.amount for row in rows)
        for part in (self._line, self._desk, self.money):
            part.setVisible(shown)
        self._desk.setText(_("Payout desk"))
        self.money.show_sums([(row.key, row.what, row.text) for row in rows] if shown else [])
