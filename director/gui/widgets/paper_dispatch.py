"""Sends drawn paper out: asks for the printer or the file, and says what came of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QWidget

from director.gui import ask
from director.gui.unwritten import tell_unwritten
from director.gui.widgets import paper_out
from director.gui.widgets.choose_printer import choose_printer
from director.gui.widgets.lasting import lasting
from director.gui.widgets.print_queue import PrintQueue, PrintRun
from director.gui.widgets.printer_trim import PrinterTrims
from director.host.i18n import _, ngettext

if TYPE_CHECKING:
    from director.gui.bridge import Bridge
    from director.printing.stock import Stock

Then = Callable[[str, int], None]
"""Told the printer or the file once the paper is out there, and how many pages."""


def _nothing(_target: str, _pages: int) -> None:
    """Nobody keeps a list of it."""


class PaperDispatch(QObject):
    """From a page or a dialog to printers and files; to printers through the one queue of the desk."""

    said = Signal(str)
    """What came of it."""
    sent = Signal()
    """The paper is out: printed, or in its file."""

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._window = parent

    def save(self, content: bytes, name: str, then: Then = _nothing, *, pages: int = 0) -> None:
        """Ask for a file, with this name proposed, and write the PDF there."""
        path = ask.choose_file(self._window, _("Save as PDF"), _("PDF (*.pdf)"), name, save=True)
        if path is None:
            return
        target = path if path.suffix.lower() == ".pdf" else path.with_name(f"{path.name}.pdf")
        self._bridge.background(
            lambda: paper_out.save_file(content, target),
            lasting(self, lambda _done: self._on_saved(target, then, pages)),
            lasting(self, lambda error: self._on_refused(error, target)),
        )

    def print(self, content: bytes, stock: Stock, title: str = "", then: Then = _nothing) -> None:
        """Ask for the printer and send every page."""
        printer = choose_printer(self._window)
        if printer is not None:
            self.print_on(printer, content, stock, title, then)

    def print_on(
        self,
        printer: QPrinter,
        content: bytes,
        stock: Stock,
        title: str = "",
        then: Then = _nothing,
        *,
        trimmed: bool = True,
    ) -> None:
        """Send every page to this printer, corrected as it was measured."""
        name = printer.printerName()
        trim = PrinterTrims.of(self._bridge).trim(name) if trimmed else paper_out.AS_IT_IS
        paper_out.fit_paper(printer, stock.width, stock.height)

        def done(sent: int) -> None:
            if not run.stopped:
                then(name or Path(printer.outputFileName()).name, sent)
            tell(sent)

        def printed(sent: int) -> None:
            self._on_printed(sent, stopped=run.stopped)

        tell = lasting(self, printed)
        run = PrintRun(
            title or name,
            lambda going: paper_out.print_pages(content, printer, going, trim),
            done,
            lasting(self, lambda error: self._on_refused(error, Path(name))),
        )
        PrintQueue.of(self._bridge).add(run)

    def _on_printed(self, sent: int, *, stopped: bool) -> None:
        said = ngettext("{n} page sent to the printer", "{n} pages sent to the printer", sent)
        self.said.emit(said.format(n=sent))
        if not stopped:
            self.sent.emit()

    def _on_saved(self, target: Path, then: Then, pages: int) -> None:
        self.said.emit(_("Saved as {file}").format(file=target.name))
        then(target.name, pages)
        self.sent.emit()

    def _on_refused(self, error: BaseException, target: Path) -> None:
        if not tell_unwritten(self._window, error, target):
            self._bridge.failed.emit(error)
