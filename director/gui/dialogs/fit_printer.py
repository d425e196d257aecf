"""Fit a printer: its test page is measured with a ruler, and cards come out in their place and size."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QWidget,
)

from director.gui.dialogs.frame import FramedDialog, opens_handbook
from director.gui.style import restyle
from director.gui.widgets.calm import calm
from director.gui.widgets.card_paper import CardPaper, CardPaperBox
from director.gui.widgets.field import Field
from director.gui.widgets.paper_dispatch import PaperDispatch
from director.gui.widgets.printer_trim import PrinterTrims, Trim, is_sound
from director.host.i18n import _, current
from director.printing.catalogue import pdf
from director.printing.printer_page import CORNER, PrinterPage, ruler
from director.views.figures import exact_time

if TYPE_CHECKING:
    from director.gui.bridge import Bridge


class FitPrinterDialog(FramedDialog):
    """The printer, its test page, and the three lengths that are measured on it."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(
            _("Fit a printer"),
            _("Print the test page, measure it with a ruler, and write what you measured. Cards, labels and "
              "slips then come out in their place and size."),
            _("Keep"),
            parent,
        )  # fmt: skip
        opens_handbook(self, "stock")
        self._bridge, self._trims, self._paper = bridge, PrinterTrims.of(bridge), CardPaper.of(bridge)
        self._dispatch = PaperDispatch(bridge, self)
        self.printer, self.stock = QComboBox(), CardPaperBox(self._paper)
        self.ruler, self.left, self.top = (_length(name) for name in ("ruler", "left", "top"))
        self._ruler_name = QLabel()
        self._says = QLabel()
        self._build()
        self._paper.changed.connect(self._on_paper)
        self.printer.currentIndexChanged.connect(self._on_printer)
        for length in (self.ruler, self.left, self.top):
            length.valueChanged.connect(self._judge)
        self.accepted.connect(self._on_keep)
        self._on_paper()
        self._on_printer()

    def _build(self) -> None:
        self.printer.setObjectName("printer")
        self.printer.addItems(QPrinterInfo.availablePrinterNames())
        calm(self.printer)
        test = QPushButton(_("Print the test page"))
        test.setObjectName("test")
        test.setAutoDefault(False)
        test.setEnabled(self.printer.count() > 0)
        test.clicked.connect(self.print_test)
        save = QPushButton(_("Save it as PDF…"))
        save.setObjectName("save-test")
        save.setAutoDefault(False)
        save.clicked.connect(self.save_test)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(test)
        buttons.addWidget(save)
        buttons.addStretch(1)
        lengths = QGridLayout()
        lengths.setHorizontalSpacing(16)
        lengths.setVerticalSpacing(8)
        lengths.setColumnStretch(0, 1)
        named = (
            (self._ruler_name, self.ruler),
            (QLabel(_("Corner from the &left edge, mm")), self.left),
            (QLabel(_("Corner from the &upper edge, mm")), self.top),
        )
        for row, (label, length) in enumerate(named):
            label.setBuddy(length)
            lengths.addWidget(label, row, 0)
            lengths.addWidget(length, row, 1)
        self._says.setObjectName("says")
        self._says.setWordWrap(True)
        self.body.addWidget(Field(_("&Printer"), self.printer))
        self.body.addWidget(Field(_("Sheet"), self.stock))
        self.body.addLayout(buttons)
        self.body.addSpacing(8)
        self.body.addLayout(lengths)
        self.body.addWidget(self._says)
        self.body.addStretch(1)

    # ---- what is written

    def trim(self) -> Trim:
        """What the lengths say."""
        share = self.ruler.value() / ruler(self._paper.stock)
        return Trim(round(share, 5), round(self.left.value(), 2), round(self.top.value(), 2))

    def _on_paper(self) -> None:
        length = ruler(self._paper.stock)
        self._ruler_name.setText(_("&Ruler of {n} mm, as it measures").format(n=length))
        self._on_printer()

    def _on_printer(self) -> None:
        trim = self._trims.trim(self.printer.currentText())
        self.ruler.setValue(trim.share * ruler(self._paper.stock))
        self.left.setValue(trim.left)
        self.top.setValue(trim.top)
        self._judge()

    def _judge(self) -> None:
        trim, none = self.trim(), self.printer.count() == 0
        sound = is_sound(trim)
        if none:
            text = _("No printer is set up on this computer.")
        elif not sound:
            text = _(
                "So much cannot be corrected. Look whether the printer has this paper and prints at 100 %."
            )
        elif trim.is_needed:
            text = _(
                "What this printer prints is made {percent} % as large and moved by {across} and {down} mm."
            )
            text = text.format(
                percent=f"{100 / trim.share:.1f}",
                across=f"{CORNER - trim.left / trim.share:+.1f}",
                down=f"{CORNER - trim.top / trim.share:+.1f}",
            )
        else:
            text = _("This printer needs no correction.")
        self._says.setText(text)
        restyle(self._says, state="" if sound and not none else "red")
        self.yes.setEnabled(sound and not none)

    def _on_keep(self) -> None:
        self._trims.set(self.printer.currentText(), self.trim())

    # ---- the test page

    def print_test(self) -> None:
        """Send the page to the printer as it is, without a correction."""
        printer = QPrinter(QPrinterInfo.printerInfo(self.printer.currentText()))
        self._dispatch.print_on(printer, self._test_page(), self._paper.stock, trimmed=False)

    def save_test(self) -> None:
        """Write the page into a file."""
        self._dispatch.save(self._test_page(), _("Test page") + ".pdf")

    def _test_page(self) -> bytes:
        words, desk = current(), self._bridge.desk
        at = exact_time(desk.venue.moment(), self._bridge.tournament.setup, words)
        page = PrinterPage(self.printer.currentText(), at)
        return pdf("test-page", page, words, stock=self._paper.stock)


def _length(name: str) -> QDoubleSpinBox:
    box = QDoubleSpinBox()
    box.setObjectName(name)
    box.setRange(0, 200)
    box.setDecimals(1)
    box.setSingleStep(0.5)
    box.setFixedWidth(112)
    box.setAlignment(Qt.AlignmentFlag.AlignRight)
    calm(box)
    return box
