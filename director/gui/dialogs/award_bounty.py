"""Who earned a bounty: named at last, or put right; several who shared the pot in order from the button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QListWidget, QListWidgetItem, QWidget

from director.domain.bounties import AwardBounty
from director.domain.ids import EntryId
from director.domain.names import folded
from director.gui.dialogs.frame import FramedDialog, open_at, opens_handbook
from director.gui.doubts import trouble_of
from director.gui.style import restyle
from director.gui.widgets.calm import calm
from director.gui.widgets.field import Field
from director.gui.widgets.find_field import FindField
from director.host.i18n import _, current
from director.rules.prizes.heads import heads_now
from director.views import figures
from director.views.names import entry_name

if TYPE_CHECKING:
    from director.gui.bridge import Bridge

_ENTRY = Qt.ItemDataRole.UserRole


class AwardBountyDialog(FramedDialog):
    """The bounty above, the players below; those at the same table stand first."""

    def __init__(self, bridge: Bridge, victim: EntryId | None, parent: QWidget | None = None) -> None:
        super().__init__(
            _("Who earned the bounty"),
            _("Tick who won the last pot the player was in; several in the order from the button."),
            _("Write it"),
            parent,
        )
        opens_handbook(self, "payouts")
        self._bridge = bridge
        self._winners: list[EntryId] = []
        self.victims, self.winner, self.players, self._told = (
            QComboBox(),
            FindField(),
            QListWidget(),
            QLabel(),
        )
        self.victims.setObjectName("victims")
        self.players.setObjectName("players")
        self._told.setObjectName("told")
        self._told.setWordWrap(True)
        calm(self.victims)
        self._fill_victims()
        for part in (
            Field(_("&Knocked out"), self.victims),
            Field(_("&By"), self.winner),
            self.players,
            self._told,
        ):
            self.body.addWidget(part)
        self.victims.currentIndexChanged.connect(self._fill_players)
        self.winner.textChanged.connect(self._sift)
        self.players.itemChanged.connect(self._on_ticked)
        place = self.victims.findData(victim)
        self.victims.setCurrentIndex(max(0, place))
        open_at(self, 560, 520)
        self._fill_players()
        self.winner.setFocus()

    def action(self) -> AwardBounty:
        """The decision as it stands."""
        return AwardBounty(self.victims.currentData(), tuple(self._winners))

    def accept(self) -> None:
        if self.yes.isEnabled():
            self._bridge.do(self.action())
            super().accept()

    # ------------------------------------------------------------ within

    def _name(self, entry: EntryId) -> str:
        return entry_name(self._bridge.tournament, self._bridge.people, entry, current())

    def _fill_victims(self) -> None:
        """Those whose bounty nobody has stand first."""
        plan, words = self._bridge.tournament.setup, current()
        found = [one for one in heads_now(self._bridge.tournament).earnings if one.line]
        for one in sorted(found, key=lambda one: bool(one.shares)):
            money = figures.money(one.value, plan, words)
            self.victims.addItem(f"{self._name(one.victim)} · {money}", one.victim)

    def _fill_players(self) -> None:
        """Everybody who could have won; those already named are ticked."""
        tournament, victim = self._bridge.tournament, self.victims.currentData()
        self.players.blockSignals(True)
        self.players.clear()
        gone = tournament.entries[victim]
        self._winners = list(gone.exit.by) if gone.exit is not None else []
        near = gone.exit.seat.table if gone.exit is not None and gone.exit.seat is not None else 0
        others = [one for one in tournament.entries.values() if one.counts and one.person != gone.person]
        for one in sorted(others, key=lambda one: (_table(tournament.seating.at(one.id)) != near, one.id)):
            item = QListWidgetItem(self._name(one.id))
            item.setData(_ENTRY, one.id)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked if one.id in self._winners else Qt.CheckState.Unchecked)
            self.players.addItem(item)
        self.players.blockSignals(False)
        self._sift()
        self._judge()

    def _sift(self, *_text: object) -> None:
        wanted = folded(self.winner.text()).split()
        for at in range(self.players.count()):
            item = self.players.item(at)
            said = folded(item.text())
            item.setHidden(not all(one in said for one in wanted))

    def _on_ticked(self, item: QListWidgetItem) -> None:
        entry = EntryId(item.data(_ENTRY))
        if item.checkState() is Qt.CheckState.Checked:
            self._winners.append(entry)
        elif entry in self._winners:
            self._winners.remove(entry)
        self._judge()

    def _judge(self) -> None:
        told = trouble_of(self._bridge, self.action())
        restyle(self._told, state="red" if told else "")
        self._told.setText(
            told or ", ".join(f"{at} {self._name(one)}" for at, one in enumerate(self._winners, 1))
        )
        self.yes.setEnabled(not told)


def _table(seat: object) -> int:
    return getattr(seat, "table", -1)
