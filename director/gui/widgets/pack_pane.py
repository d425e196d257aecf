"""The paper pack on the page that prints: whether it is made by itself, where, when last, and at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QShowEvent
from PySide6.QtWidgets import QCheckBox, QLabel, QVBoxLayout, QWidget

from director.gui.widgets.elided import ElidedLabel
from director.gui.widgets.key_button import KeyButton
from director.gui.widgets.paper_packs import PaperPacks
from director.host import moment
from director.host.i18n import _, current
from director.views import figures
from director.views.refusals import world

if TYPE_CHECKING:
    from director.gui.bridge import Bridge


class PackPane(QWidget):
    """Shows what `PaperPacks` does, and asks it for more."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._packs = PaperPacks.of(bridge)
        self._on, self._last, self._where = QCheckBox(), QLabel(), ElidedLabel()
        self._make, self._open = KeyButton("printer"), KeyButton("folder-open")
        self._on.setObjectName("pack-on")
        self._last.setObjectName("pack-last")
        self._where.setObjectName("pack-folder")
        self._make.setObjectName("pack-now")
        self._open.setObjectName("pack-open")
        self._last.setWordWrap(True)
        self._last.setTextFormat(Qt.TextFormat.PlainText)
        for label in (self._last, self._where):
            label.setProperty("tone", "soft")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for part in (self._on, self._last, self._where, self._make, self._open):
            column.addWidget(part)
        self._on.clicked.connect(self._packs.turn)
        self._make.clicked.connect(self._packs.make_now)
        self._open.clicked.connect(self._open_folder)
        self._packs.changed.connect(self.refresh)
        self.retranslate()

    def retranslate(self) -> None:
        """Everything in the language spoken now."""
        self._on.setText(_("Make one at each level and break"))
        self._make.say(_("Make a paper pack now"))
        self._open.say(_("Open its folder"))
        self.refresh()

    def refresh(self) -> None:
        """What is so now."""
        self._on.setChecked(self._packs.on)
        self._make.setEnabled(not self._packs.busy)
        trouble, last = self._packs.trouble, self._packs.last
        self._where.setText(_("In {folder}").format(folder=self._packs.folder))
        self._open.setEnabled(last is not None)
        if trouble is not None:
            self._last.setText(_("Not written: {why}").format(why=world(trouble, current())))
        elif last is None:
            self._last.setText(_("None was made yet."))
        else:
            at = figures.day_and_time(moment.iso(last.at), self._bridge.tournament.setup, current())
            text = _("Last one made at {time}, with line {line} of the journal.")
            self._last.setText(text.format(time=at, line=last.line))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._packs.read()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._packs.folder)))
