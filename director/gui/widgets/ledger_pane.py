"""The ledger of chips as a sum: term by term, what was counted, the difference and what it means."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from director.gui.style import restyle
from director.gui.widgets.side_panel import dress
from director.host.i18n import _, current, ngettext
from director.views import figures
from director.views.chip_stacks import Average
from director.views.chips_ledger import Ledger, difference_words
from director.views.runs import ranges


class LedgerPane(QWidget):
    """Figures right under each other, the difference large."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title, self._difference = QLabel(), QLabel()
        self._verdict, self._missing, self._average = QLabel(), QLabel(), QLabel()
        dress(
            (
                (self._title, "ledger-title", "type", "strong"),
                (self._difference, "difference", "type", "figure"),
                (self._verdict, "verdict", "type", "body"),
                (self._missing, "missing", "tone", "soft"),
                (self._average, "average", "tone", "soft"),
            )
        )
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(0, 1)
        self._lines: list[tuple[QLabel, QLabel]] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._title)
        column.addLayout(self._grid)
        for label in (self._difference, self._verdict, self._missing, self._average):
            column.addWidget(label)

    def show_ledger(self, ledger: Ledger, average: Average, round_since: str) -> None:
        """This ledger; `round_since` says when the round of counting began, empty without one."""
        words = current()
        self._title.setText(
            _("Ledger, counts since {time}").format(time=round_since) if round_since else _("Ledger")
        )
        rows = [(line.label, line.text, "part" if line.part else line.key) for line in ledger.lines]
        counted = len(ledger.tables) - len(ledger.missing)
        label = _("Counted at {counted} of {tables} tables").format(
            counted=counted, tables=len(ledger.tables)
        )
        rows.append((label, figures.chips(ledger.counted, words), "counted"))
        self._show_lines(rows)
        known = ledger.difference is not None
        self._difference.setVisible(known)
        if ledger.difference is not None:
            self._difference.setText(difference_words(ledger.difference, ledger.expected, words))
        restyle(self._difference, state=ledger.alarm)
        self._verdict.setText(ledger.verdict)
        self._verdict.setVisible(bool(ledger.verdict))
        restyle(self._verdict, state=ledger.alarm)
        self._missing.setText(self._missing_words(ledger))
        self._missing.setVisible(bool(self._missing.text()))
        self._average.setText(_average_words(average))
        self._average.setVisible(bool(self._average.text()))

    def lines(self) -> dict[str, str]:
        """What is shown, by its name."""
        return {name.text(): value.text() for name, value in self._lines if not name.isHidden()}

    def _missing_words(self, ledger: Ledger) -> str:
        if not ledger.missing:
            return ""
        text = ngettext(
            "To be counted: table {tables}", "To be counted: tables {tables}", len(ledger.missing)
        )
        return text.format(tables=ranges(ledger.missing))

    def _show_lines(self, rows: list[tuple[str, str, str]]) -> None:
        while len(self._lines) < len(rows):
            name, value = QLabel(), QLabel()
            name.setTextFormat(Qt.TextFormat.PlainText)
            value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            at = len(self._lines)
            self._grid.addWidget(name, at, 0)
            self._grid.addWidget(value, at, 1)
            self._lines.append((name, value))
        for at, (name, value) in enumerate(self._lines):
            label, text, key = rows[at] if at < len(rows) else ("", "", "")
            name.setVisible(at < len(rows))
            value.setVisible(at < len(rows))
            name.setText(label)
            value.setText(text)
            name.setIndent(12 if key == "part" else 0)
            weight = "strong" if key in ("expected", "counted") else ""
            for part in (name, value):
                restyle(part, type=weight, tone="soft" if key == "part" else "")


def _average_words(average: Average) -> str:
    if not average.players:
        return ""
    players = ngettext("{n} player", "{n} players", average.players)
    count = players.format(n=figures.chips(average.players, current()))
    if average.blinds:
        text = _("Average stack {chips} · {blinds} · {players}")
        return text.format(chips=average.chips, blinds=average.blinds, players=count)
    return _("Average stack {chips} · {players}").format(chips=average.chips, players=count)
