"""The practice event of this computer: made at one click, in a file of its own, made anew or thrown away."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from director.gui.worker import Worker
from director.host import chance
from director.host.i18n import _, current

FILE = "practice.floor"
"""In the folder of venues; nobody's own file is called so by the program."""


class PracticeRoom(QObject):
    """Knows the one file to practise in. Whoever hears `ready` opens it; `gone`: it was thrown away."""

    ready = Signal(object)
    """The path of the file, which is there now."""
    gone = Signal()
    failed = Signal(object)
    """What the world or the program did while the file was made."""
    leave = Signal()
    """The file must be let go of now: it is about to be replaced."""

    def __init__(
        self,
        folder: Path,
        window: Callable[[], QWidget | None],
        worker: Worker,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.path = folder / FILE
        self._window, self._worker = window, worker

    def enter(self) -> None:
        """Open it, or make it first."""
        if self.path.exists():
            self.ready.emit(self.path)
        else:
            self._make()

    def make_anew(self) -> None:
        """Throw away what was practised and begin from the same place."""
        if self._sure(_("Make the practice event anew?"), _("Make anew")):
            self.leave.emit()
            self._make()

    def throw_away(self) -> None:
        """Let the file go."""
        if self._sure(_("Throw the practice event away?"), _("Throw away")):
            self.leave.emit()
            self._worker.run(self._away, self._on_gone, self.failed.emit)

    def _sure(self, text: str, verb: str) -> bool:
        from director.gui import ask

        detail = _("Everything in {path} goes, and cannot be brought back. No other file is touched.")
        return ask.confirm(self._window(), text, detail.format(path=self.path), yes=verb)

    def _make(self) -> None:
        from director.gui.dialogs.set_up_editors import system_zone

        language, zone = current(), system_zone()

        def work() -> Path:
            from director.desk.practice import make_practice
            from director.views.practice import practice_texts

            make_practice(self.path, practice_texts(language), chance.cards(), zone)
            return self.path

        self._worker.run(work, self.ready.emit, self.failed.emit)

    def _away(self) -> None:
        from director.desk.practice import throw_away

        throw_away(self.path)

    def _on_gone(self, _answer: object) -> None:
        self.gone.emit()
