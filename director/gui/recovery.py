"""What is done about a venue's file that may be damaged: the proof after a sudden end, and its copies."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from director.gui.worker import Worker
from director.host.i18n import _, current

if TYPE_CHECKING:
    from director.domain.findings import CheckReport


class Recovery(QObject):
    """Offers the copies of a file; whoever hears `chosen` puts one back."""

    chosen = Signal(object, object)
    """The `Copy` that shall be put back, and the path whose place it takes."""

    def __init__(
        self,
        folder: Callable[[], Path],
        window: Callable[[], QWidget | None],
        worker: Worker,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._folder, self._window, self._worker = folder, window, worker

    def offer(self, path: Path | None, trouble: str = "") -> bool:
        """Show the copies there are of this file, and why; says whether there are any."""
        from director.desk.backups import Backups
        from director.gui import ask

        copies = Backups(path, self._folder()).copies() if path is not None else []
        if path is not None and copies:
            from director.gui.dialogs.restore_copy import RestoreDialog

            dialog = RestoreDialog(path, copies, trouble, self._window())
            dialog.accepted.connect(lambda: self.chosen.emit(dialog.chosen(), path))
            dialog.open()
        elif not trouble:
            ask.tell(self._window(), _("There is no copy of this venue yet"), str(path or ""))
        return bool(copies)

    def prove(self, path: Path) -> None:
        """Check the whole file beside the work, and speak only when it is not sound."""

        def work() -> CheckReport:
            from director.desk.checking import check

            return check(path)

        self._worker.run(work, partial(self._on_proved, path), self._on_unproved)

    def _on_proved(self, path: Path, report: CheckReport) -> None:
        from director.gui import ask
        from director.views.check_report import report_lines

        if report.sound:
            return
        words = "\n".join(report_lines(report, current()))
        if not self.offer(path, words):
            ask.warn(self._window(), _("The file is not as it was written"), words)

    def _on_unproved(self, error: BaseException) -> None:
        from director.domain.refusal import Unavailable

        if not isinstance(error, Unavailable):  # which opening the file has told already
            raise error
