"""The logo of the house: seen on white as paper shows it, chosen from any picture, taken away again."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from director.gui import ask, logo_file
from director.gui.dialogs.frame import FramedDialog, opens_handbook
from director.gui.unwritten import tell_unwritten
from director.gui.widgets.card_paper import CardPaper
from director.gui.widgets.lasting import lasting
from director.host.i18n import _, current
from director.printing.house_file import HouseFault, house_fault
from director.printing.logo import FILE

if TYPE_CHECKING:
    from director.gui.bridge import Bridge

_PAPER: Final = (340, 130)
"""Pixels of the piece of paper on which it is shown."""
_EDGE: Final = 16


class HouseLogoDialog(FramedDialog):
    """What is chosen holds at once, for every desk that opens this venue."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(
            _("Logo on paper"),
            _("It stands in the head of cards, receipts, lists and protocols, of every event of this venue."),
            _("Done"),
            parent,
        )
        opens_handbook(self, "stock")
        self._bridge, self._paper = bridge, CardPaper.of(bridge)
        self._venue = bridge.desk.venue.path
        self.picture, self.says = QLabel(), QLabel()
        self._pick, self._drop = QPushButton(_("Choose a logo…")), QPushButton(_("No logo"))
        self._lay_out()
        self._paper.changed.connect(self._show)
        self._show()

    def _lay_out(self) -> None:
        self.picture.setObjectName("logo")
        self.picture.setFixedSize(*_PAPER)
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.picture.setStyleSheet("background: white; color: #616b75; border-radius: 4px;")
        self.says.setObjectName("says")
        self.says.setWordWrap(True)
        self.says.setProperty("state", "red")
        self._pick.setObjectName("choose-logo")
        self._drop.setObjectName("no-logo")
        row = QHBoxLayout()
        row.setSpacing(8)
        for button in (self._pick, self._drop):
            button.setAutoDefault(False)
            row.addWidget(button)
        row.addStretch(1)
        self.body.addWidget(self.picture)
        self.body.addWidget(self.says)
        self.body.addLayout(row)
        leave = self.foot.itemAt(1)
        if leave is not None and (unused := leave.widget()) is not None:
            unused.hide()  # what is chosen holds already
        self._pick.clicked.connect(self._on_pick)
        self._drop.clicked.connect(self._on_drop)

    def _show(self) -> None:
        logo, fault = self._paper.logo, self._paper.logo_fault
        shown = QPixmap()
        if logo is not None:
            shown.loadFromData(logo.content)
            wide, high = _PAPER[0] - 2 * _EDGE, _PAPER[1] - 2 * _EDGE
            shown = shown.scaled(
                wide, high, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
            )
        self.picture.setPixmap(shown)
        if logo is None:
            self.picture.setText(_("No logo"))
        self._drop.setEnabled(logo is not None or fault is not None)
        self._say(fault)

    def _say(self, fault: HouseFault | None) -> None:
        self.says.setText(house_fault(fault, current()) if fault is not None else "")
        self.says.setVisible(fault is not None)

    def _on_pick(self) -> None:
        kinds = _("Pictures ({kinds})").format(kinds=logo_file.KINDS)
        file = ask.choose_file(self, _("Choose a logo"), kinds)
        if file is not None:
            self._bridge.background(
                partial(logo_file.take_logo, file, self._venue),
                lasting(self, self._on_taken),
                lasting(self, self._on_refused),
            )

    def _on_drop(self) -> None:
        self._bridge.background(
            partial(logo_file.leave_logo, self._venue),
            lasting(self, lambda _done: self._on_taken(None)),
            lasting(self, self._on_refused),
        )

    def _on_taken(self, fault: HouseFault | None) -> None:
        """A picture that is none leaves the logo as it was."""
        if fault is None:
            self._paper.look_for_logo()
        else:
            self._say(fault)

    def _on_refused(self, error: BaseException) -> None:
        if not tell_unwritten(self, error, Path(FILE)):
            self._bridge.failed.emit(error)
