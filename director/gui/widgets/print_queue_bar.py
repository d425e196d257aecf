"""The bar on the Print page while paper is on its way: what, how far, how many wait, and a way to stop it."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from director.gui.widgets.elided import ElidedLabel
from director.gui.widgets.print_queue import PrintQueue
from director.host.i18n import _, ngettext


class PrintQueueBar(QWidget):
    """Hidden while nothing is printed."""

    def __init__(self, queue: PrintQueue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._queue = queue
        self._said, self._bar, self._stop = ElidedLabel(), QProgressBar(), QPushButton()
        self._said.setObjectName("queue")
        self._said.setProperty("tone", "soft")
        self._bar.setObjectName("sending")
        self._stop.setObjectName("stop-sending")
        self._stop.setProperty("kind", "quiet")
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._bar, 1)
        row.addWidget(self._stop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._said)
        column.addLayout(row)
        self._stop.clicked.connect(self._on_stop)
        queue.changed.connect(self._show)
        self.retranslate()
        self._show()

    def retranslate(self) -> None:
        """Everything in the language spoken now."""
        self._stop.setText(_("Stop"))
        self._stop.setToolTip(_("Send no more pages of this document"))
        self._bar.setAccessibleName(_("Pages sent"))

    def _show(self) -> None:
        runs = self._queue.runs
        self.setVisible(bool(runs))
        if not runs:
            return
        run, waiting = runs[0], len(runs) - 1
        said = _("{document}: {sent} of {pages}").format(document=run.title, sent=run.sent, pages=run.pages)
        if waiting:
            more = ngettext("{n} more waits", "{n} more wait", waiting).format(n=waiting)
            said = f"{said} · {more}"
        self._said.setText(said if run.pages else run.title)
        self._bar.setRange(0, run.pages)
        self._bar.setValue(run.sent)

    def _on_stop(self) -> None:
        runs = self._queue.runs
        if runs:
            self._queue.stop(runs[0])
