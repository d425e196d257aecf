"""Sends drawn paper out: asks for the printer or the file, and says what came of it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QWidget

from director.gui import ask
from director.gui.widgets import paper_out
from director.gui.widgets.choose_printer import choose_printer
from director.gui.widgets.lasting import lasting
from director.gui.widgets.printer_trim import PrinterTrims
from director.host.i18n import _, ngettext

if TYPE_CHECKING:
    from director.gui.bridge import Bridge
    from director.printing.stock import Stock


class PaperDispatch(QObject):
    """One piece of paper at a time."""

    said = Signal(str)
    """What came of it."""
    progressed = Signal(int, int)
    """Pages sent, and how many there are; equal when it is over."""
    sent = Signal()
    """The paper is out: printed, or in its file."""

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._window = parent
        self._stopped = False

    def save(self, content: bytes, name: str) -> None:
        """Ask for a file, with this name proposed, and write the PDF there."""
        path = ask.choose_file(self._window, _("Save as PDF"), _("PDF (*.pdf)"), name, save=True)
        if path is None:
            return
        target = path if path.suffix.lower() == ".pdf" else path.with_name(f"{path.name}.pdf")
        self._bridge.background(
            lambda: paper_out.save_file(content, target),
            lasting(self, lambda _done: self._on_saved(target)),
            lasting(self, lambda error: self._on_refused(error, target)),
        )

    def print(self, content: bytes, stock: Stock) -> None:
        """Ask for the printer and send every page."""
        printer = choose_printer(self._window)
        if printer is not None:
            self.print_on(printer, content, stock)

    def print_on(self, printer: QPrinter, content: bytes, stock: Stock, *, trimmed: bool = True) -> None:
        """Send every page to this printer, corrected as it was measured."""
        self._stopped = False
        trim = PrinterTrims.of(self._bridge).trim(printer.printerName()) if trimmed else paper_out.AS_IT_IS
        paper_out.fit_paper(printer, stock.width, stock.height)
        self._bridge.background(
            lambda: paper_out.print_pages(content, printer, self._going, trim),
            lasting(self, self._on_printed),
            lasting(self, lambda error: self._on_refused(error, Path(printer.printerName()))),
        )

    def stop(self) -> None:
        """Send no more pages."""
        self._stopped = True

    def _going(self, sent: int, pages: int) -> bool:
        self.progressed.emit(sent, pages)
        return not self._stopped

    def _on_printed(self, sent: int) -> None:
        self.progressed.emit(1, 1)
        said = ngettext("{n} page sent to the printer", "{n} pages sent to the printer", sent)
        self.said.emit(said.format(n=sent))
        if not self._stopped:
            self.sent.emit()

    def _on_saved(self, target: Path) -> None:
        self.said.emit(_("Saved as {file}").format(file=target.name))
        self.sent.emit()

    def _on_refused(self, error: BaseException, target: Path) -> None:
        self.progressed.emit(1, 1)
        if not isinstance(error, OSError):
            self._bridge.failed.emit(error)
            return
        why = error.strerror or str(error)
        ask.warn(
            self._window,
            _("{file} could not be written: {why}.").format(file=target.name, why=why),
            _("Nothing else changed. Choose another place and try again."),
        )
