"""Which table breaks first, as it is posted: rows that are moved up and down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QWidget,
)

from director.domain.breaking import SetBreakingOrder
from director.gui.dialogs.frame import FramedDialog, open_at, opens_handbook
from director.host.i18n import _, ngettext
from director.views.breaking_preview import OrderRow, order_rows

if TYPE_CHECKING:
    from director.gui.bridge import Bridge

_TABLE: Final = Qt.ItemDataRole.UserRole


class BreakingOrderDialog(FramedDialog):
    """The first row breaks first. Alt with an arrow moves a row; so does the mouse."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(
            _("Breaking order"),
            _("Tables break from the top. Alt+Up and Alt+Down move the chosen row, or drag it."),
            _("Post the order"),
            parent,
        )
        opens_handbook(self, "breaking")
        self._bridge = bridge
        self.list = QListWidget()
        self.list.setObjectName("order")
        self.list.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.up, self.down = QPushButton(_("&Up")), QPushButton(_("&Down"))
        self.usual = QPushButton(_("Opened &last first"))
        for button, name, step in ((self.up, "up", -1), (self.down, "down", 1)):
            button.setObjectName(name)
            button.setAutoDefault(False)
            button.clicked.connect(lambda _checked=False, step=step: self._step(step))
        self.usual.setObjectName("usual")
        self.usual.setAutoDefault(False)
        self.usual.setToolTip(_("Take the posted order down; the table opened last breaks first."))
        self.usual.clicked.connect(self._take_down)
        QShortcut(QKeySequence("Alt+Up"), self, lambda: self._step(-1))
        QShortcut(QKeySequence("Alt+Down"), self, lambda: self._step(1))
        row = QHBoxLayout()
        row.setSpacing(8)
        for button in (self.up, self.down, self.usual):
            row.addWidget(button)
        row.addStretch(1)
        self.body.addWidget(self.list, 1)
        self.body.addLayout(row)
        self._show()
        open_at(self, 520, 520)
        self.list.setFocus()

    def tables(self) -> tuple[int, ...]:
        """The tables as they stand in the list."""
        return tuple(self.list.item(at).data(_TABLE) for at in range(self.list.count()))

    def accept(self) -> None:
        action = SetBreakingOrder(self.tables())
        if action.tables != self._bridge.tournament.breaking_order:
            self._bridge.do(action)
        super().accept()

    # ------------------------------------------------------------ within

    def _show(self) -> None:
        for one in order_rows(self._bridge.tournament):
            item = QListWidgetItem(_said(one))
            item.setData(_TABLE, one.table)
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        self.usual.setEnabled(bool(self._bridge.tournament.breaking_order))

    def _step(self, step: int) -> None:
        at = self.list.currentRow()
        to = at + step
        if at >= 0 and 0 <= to < self.list.count():
            self.list.insertItem(to, self.list.takeItem(at))
            self.list.setCurrentRow(to)

    def _take_down(self) -> None:
        self._bridge.do(SetBreakingOrder(()))
        self.reject()


def _said(row: OrderRow) -> str:
    players = ngettext("{n} player", "{n} players", row.players).format(n=row.players)
    text = (
        _("Table {table}: {players}, room for {room} elsewhere")
        if row.may
        else _("Table {table}: {players}, no room elsewhere yet ({room} seats)")
    )
    return text.format(table=row.table, players=players, room=row.room)
