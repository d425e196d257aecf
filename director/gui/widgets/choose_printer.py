"""Which printer. Where none is set up, it says so and what to do instead."""

from __future__ import annotations

from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QDialog, QWidget

from director.gui import ask
from director.host.i18n import _


def choose_printer(parent: QWidget | None) -> QPrinter | None:
    """A printer, chosen; None when people leave it or there is none."""
    if not QPrinterInfo.availablePrinterNames():
        ask.warn(
            parent,
            _("No printer is set up on this computer."),
            _("Save the paper as a PDF file and print it on a computer that has one."),
        )
        return None
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    dialog = QPrintDialog(printer, parent)
    agreed = dialog.exec() == QDialog.DialogCode.Accepted
    dialog.deleteLater()
    return printer if agreed else None
