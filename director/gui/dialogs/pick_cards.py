"""The picker of cards: what is left of the deck, suit by suit; a taken card says who holds it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from director.gui.dialogs.frame import opens_handbook
from director.host.i18n import _
from director.views.table_tools.cards_left import BOARD, CardCell, cards_left

_SIDE = 44
"""A card is as wide and, being tall, as high as a finger, in pixels."""


class PickCardsDialog(QDialog):
    """Cards are pressed one after another; Enter takes them."""

    picked = Signal(str)
    """The cards, in the order in which they were pressed: AsKd7c."""

    def __init__(self, taken: Mapping[str, int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        opens_handbook(self, "tools")
        self.setWindowTitle(_("Cards"))
        self._chosen: list[str] = []
        self._said = QLabel()
        self._said.setObjectName("chosen")
        self._said.setProperty("type", "strong")
        grid = QGridLayout()
        grid.setSpacing(4)
        for row, suit in enumerate(cards_left(taken)):
            for column, cell in enumerate(suit):
                grid.addWidget(self._button(cell), row, column)
        take, leave = QPushButton(_("&Take them")), QPushButton(_("Leave it"))
        take.setObjectName("take")
        take.setProperty("kind", "primary")
        take.setDefault(True)
        leave.setAutoDefault(False)
        take.clicked.connect(self.accept)
        leave.clicked.connect(self.reject)
        foot = QHBoxLayout()
        foot.addWidget(self._said, 1)
        foot.addWidget(leave)
        foot.addWidget(take)
        column_ = QVBoxLayout(self)
        column_.setContentsMargins(16, 16, 16, 16)
        column_.setSpacing(12)
        column_.addLayout(grid)
        column_.addLayout(foot)
        self._show()

    def _button(self, cell: CardCell) -> QPushButton:
        button = QPushButton(cell.text)
        button.setObjectName(cell.card)
        button.setCheckable(True)
        button.setAutoDefault(False)
        button.setFixedWidth(_SIDE + 8)
        button.setProperty("tall", "true")
        button.setProperty("suit", cell.suit)
        if cell.taken_by is None:
            button.toggled.connect(partial(self._on_toggled, cell.card))
        else:
            button.setEnabled(False)
            where = _("on the board") if cell.taken_by == BOARD else _("seat {seat}")
            button.setToolTip(where.format(seat=cell.taken_by))
        return button

    def _on_toggled(self, card: str, on: bool) -> None:
        if on:
            self._chosen.append(card)
        else:
            self._chosen.remove(card)
        self._show()

    def _show(self) -> None:
        self._said.setText(" ".join(self._chosen))

    def accept(self) -> None:
        super().accept()
        if self._chosen:
            self.picked.emit("".join(self._chosen))
