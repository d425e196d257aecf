"""A penalty as it is chosen: for whom, what, how much, with what the ladder suggests beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from director.domain.ids import EntryId
from director.domain.penalties import MOST_COUNT
from director.domain.penalty import COUNTED, SANCTIONS, Sanction
from director.domain.refusal import Article
from director.gui.widgets.amount_edit import AmountEdit
from director.gui.widgets.calm import calm
from director.gui.widgets.field import Field
from director.host.i18n import N_, _, current
from director.rules.penalties import penalties_of, suggest
from director.rules.table.sitting import rules_at
from director.views import figures
from director.views.names import entry_name
from director.views.penalties import suggestion_text

if TYPE_CHECKING:
    from director.gui.bridge import Bridge
    from director.rules.penalties import Rung

_NAMES: Final[dict[Sanction, str]] = {
    "warning": N_("Warning"),
    "hands": N_("Missed hands"),
    "rounds": N_("Missed rounds"),
    "minutes": N_("Minutes of play"),
    "day": N_("Out for the day"),
    "disqualification": N_("Disqualification"),
}


class GivenPenalty(msgspec.Struct, frozen=True):
    """What was chosen."""

    entry: EntryId
    sanction: Sanction
    count: int = 1
    chips: Literal["leave", "dead"] = "leave"
    """Of a disqualification: what becomes of the chips."""
    stack: int | None = None
    """Chips taken away, as counted."""


class PenaltyForm(QWidget):
    """Says nothing until a kind is chosen; the suggestion is one click away and never chosen by itself."""

    changed = Signal()

    def __init__(self, bridge: Bridge, *, optional: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._entries: tuple[EntryId, ...] = ()
        self._articles: tuple[Article, ...] = ()
        self._rung: Rung | None = None
        self.who, self.sanction, self.count = QComboBox(), QComboBox(), QSpinBox()
        self._hint, self.take = QLabel(), QPushButton(_("Take it"))
        self._fate, self._chips = QWidget(), QButtonGroup(self)
        self.stack = AmountEdit()
        self._fill(optional=optional)
        self._lay_out()
        self.who.currentIndexChanged.connect(self._look)
        self.sanction.currentIndexChanged.connect(self._look)
        self.count.valueChanged.connect(self.changed)
        self.stack.textChanged.connect(self.changed)
        self._chips.idToggled.connect(self.changed)
        self.take.clicked.connect(self.take_suggestion)
        self._look()

    def _fill(self, *, optional: bool) -> None:
        if optional:
            self.sanction.addItem(_("No penalty"), "")
        for one in SANCTIONS:
            self.sanction.addItem(_(_NAMES[one]), one)
        self.who.setObjectName("penalty-who")
        self.who.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.who.setMinimumContentsLength(12)
        self.sanction.setObjectName("sanction")
        self.count.setObjectName("penalty-count")
        self.count.setRange(1, MOST_COUNT)
        self.count.setFixedWidth(84)
        self.stack.setObjectName("stack")
        self.stack.clear()
        calm(self.who, self.sanction, self.count)

    def _lay_out(self) -> None:
        row, hint = QHBoxLayout(), QHBoxLayout()
        row.setSpacing(12)
        self._count_field = Field(_("Ho&w many"), self.count)
        row.addWidget(Field(_("P&enalty"), self.sanction), 2)
        row.addWidget(self._count_field)
        row.addWidget(Field(_("&For"), self.who), 3)
        self._hint.setProperty("type", "note")
        self._hint.setObjectName("suggestion")
        self._hint.setWordWrap(True)
        self.take.setObjectName("take-suggestion")
        self.take.setProperty("kind", "quiet")
        self.take.setAutoDefault(False)
        hint.setSpacing(8)
        hint.addWidget(self._hint, 1)
        hint.addWidget(self.take)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(row)
        column.addLayout(hint)
        column.addWidget(self._fate)
        self._lay_out_fate()

    def _lay_out_fate(self) -> None:
        column = QVBoxLayout(self._fate)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(2)
        texts = (_("The chips leave play"), _("The stack stays in the seat and is blinded off"))
        for at, (text, name) in enumerate(zip(texts, ("chips-leave", "chips-dead"), strict=True)):
            button = QRadioButton(text)
            button.setObjectName(name)
            self._chips.addButton(button, at)
            column.addWidget(button)
        self._chips.buttons()[0].setChecked(True)
        column.addWidget(Field(_("&Chips taken away, as counted; empty for what was brought"), self.stack))

    # ---- in and out

    def show_players(self, entries: Sequence[EntryId], articles: tuple[Article, ...]) -> None:
        """Whom it may be for, and what the ruling follows."""
        bridge, chosen = self._bridge, self.who.currentData()
        self._articles = articles
        if tuple(entries) != self._entries:
            self._entries = tuple(entries)
            self.who.blockSignals(True)
            self.who.clear()
            for one in self._entries:
                self.who.addItem(entry_name(bridge.tournament, bridge.people, one, current()), one)
            self.who.setCurrentIndex(max(0, self.who.findData(chosen)) if self._entries else -1)
            self.who.blockSignals(False)
        self._look()

    def choose(self, given: GivenPenalty) -> None:
        """Show this one."""
        self.who.setCurrentIndex(max(0, self.who.findData(given.entry)))
        self.sanction.setCurrentIndex(self.sanction.findData(given.sanction))
        self.count.setValue(given.count)
        self._chips.buttons()[given.chips == "dead"].setChecked(True)

    def given(self) -> GivenPenalty | None:
        """The penalty; None where none is chosen, or for nobody."""
        sanction, entry = self.sanction.currentData(), self.who.currentData()
        if not sanction or entry is None:
            return None
        dead = self._chips.checkedId() == 1
        stack = None if dead or not self.stack.text().strip() else self.stack.amount()
        counted = self.count.value() if sanction in COUNTED else 1
        return GivenPenalty(EntryId(entry), sanction, counted, "dead" if dead else "leave", stack)

    def lacks_player(self) -> bool:
        """A penalty is chosen, and nobody whom it is for."""
        return bool(self.sanction.currentData()) and self.who.currentData() is None

    def take_suggestion(self) -> None:
        """Choose what the ladder suggests."""
        if self._rung is not None:
            self.sanction.setCurrentIndex(self.sanction.findData(self._rung.sanction))
            self.count.setValue(self._rung.many)

    # ---- within

    def _look(self) -> None:
        sanction, entry = self.sanction.currentData(), self.who.currentData()
        self._count_field.setVisible(sanction in COUNTED)
        self._fate.setVisible(sanction == "disqualification" and self._bridge.tournament.started)
        self.who.setEnabled(bool(self._entries))
        self._suggest(None if entry is None else EntryId(entry))
        if entry is not None:
            chips = self._bridge.tournament.entries[EntryId(entry)].chips
            self.stack.setPlaceholderText(figures.chips(chips, current()))
        self.changed.emit()

    def _suggest(self, entry: EntryId | None) -> None:
        tournament = self._bridge.tournament
        known = None if entry is None else tournament.entries.get(entry)
        self._rung = None
        if known is not None:
            found = suggest(penalties_of(tournament, known.person), self._articles, rules_at(tournament))
            self._rung = found.answer
            self._hint.setText(suggestion_text(found, current()))
        self._hint.setVisible(known is not None)
        chosen = (self.sanction.currentData(), self.count.value())
        self.take.setVisible(self._rung is not None and chosen != (self._rung.sanction, self._rung.many))
