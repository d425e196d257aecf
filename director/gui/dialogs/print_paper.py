"""Paper of one occasion, seen and then printed or saved: the dialog of every page."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from director.gui.dialogs.frame import open_at, opens_handbook
from director.gui.widgets.card_paper import CardPaper, CardPaperBox
from director.gui.widgets.key_button import KeyButton
from director.gui.widgets.paper_dispatch import PaperDispatch
from director.gui.widgets.paper_job import PaperJob
from director.gui.widgets.paper_order import PaperOrder
from director.gui.widgets.paper_view import PaperView
from director.gui.widgets.print_centre import PrintCentre
from director.host.i18n import _
from director.printing.catalogue import document

if TYPE_CHECKING:
    from director.gui.bridge import Bridge


class PrintPaperDialog(QDialog):
    """The sheet as it will come out; Enter prints."""

    def __init__(
        self,
        bridge: Bridge,
        order: PaperOrder,
        title: str,
        parent: QWidget | None = None,
        *,
        nothing: str = "",
    ) -> None:
        super().__init__(parent)
        opens_handbook(self, "print")
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        open_at(self, 560, 640)
        self._bridge = bridge
        self._journal = bridge.journal
        self._order, self._paper = order, CardPaper.of(bridge)
        self._of_cards = document(order.document).is_of_cards
        self._order = replace(order, logo=self._paper.logo, second=self._paper.second)
        if self._of_cards:
            self._order = replace(self._order, stock=self._paper.stock)
            self._paper.changed.connect(self._on_paper)
        self._then = ""
        self._job = PaperJob(bridge, self)
        self._view = PaperView(self._job)
        self._view.say_nothing(nothing or _("There is nothing to print."))
        self._dispatch = PaperDispatch(bridge, self)
        self._print, self._save = KeyButton("printer", "primary"), KeyButton("file-down")
        self._lay_out()
        self._print.clicked.connect(self._on_print)
        self._save.clicked.connect(self._on_save)
        self._job.finished.connect(self._on_finished)
        self._job.nothing.connect(self._on_nothing)
        self._dispatch.sent.connect(self._on_sent)
        self._job.begin(self._order)

    def _lay_out(self) -> None:
        leave = QPushButton(_("Leave it"))
        leave.setAutoDefault(False)
        self._print.say(_("Print…"), _("Enter"))
        self._save.say(_("Save as PDF…"))
        leave.clicked.connect(self.reject)
        self._print.setObjectName("print")
        self._print.setDefault(True)
        self._save.setObjectName("save")
        for button in (self._print, self._save):
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        foot = QHBoxLayout()
        foot.setContentsMargins(16, 12, 16, 16)
        foot.setSpacing(8)
        foot.addWidget(self._save)
        if self._of_cards:
            foot.addWidget(CardPaperBox(self._paper))
        foot.addStretch(1)
        foot.addWidget(leave)
        foot.addWidget(self._print)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._view, 1)
        column.addLayout(foot)

    def view(self) -> PaperView:
        """The preview."""
        return self._view

    def done(self, result: int) -> None:
        self._job.stop()
        super().done(result)

    def _on_paper(self) -> None:
        self._order = replace(self._order, stock=self._paper.stock)
        self._job.begin(self._order)

    def _on_print(self) -> None:
        self._then = "print"
        self._job.draw_all()

    def _on_save(self) -> None:
        self._then = "save"
        self._job.draw_all()

    def _on_nothing(self) -> None:
        self._print.setEnabled(False)
        self._save.setEnabled(False)

    def _on_finished(self, whole: bytes) -> None:
        then, self._then = self._then, ""
        out = partial(PrintCentre.of(self._bridge).note, self._order, self._journal)
        if then == "print":
            self._dispatch.print(whole, self._order.paper, self.windowTitle(), out)
        elif then == "save":
            self._dispatch.save(whole, self.file_name(), out, pages=self._view.page_count())

    def file_name(self) -> str:
        """What the PDF is called unless somebody says otherwise."""
        return self.windowTitle() + ".pdf"

    def _on_sent(self) -> None:
        self.accept()
