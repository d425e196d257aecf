"""What happens when the program itself is at fault: log it, say so truthfully, offer a report.

Three rings. Whatever nobody caught, in the window or brought from a worker, is told once: every decision is
stored before it is shown, so the dialog can name the last line and say that nothing is lost. What another
thread or the clearing of an object did is logged. A hard crash is written by `faulthandler` into a file which
the next start reads.
"""

from __future__ import annotations

import faulthandler
import logging
import platform
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import IO, Final

from director import __version__
from director.host import nameless
from director.host.i18n import _

FILE: Final = "crash.log"

_log = logging.getLogger(__name__)


class CrashGuard:
    """Catches what nobody else caught, from `start` to `stop`."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._file: IO[str] | None = None
        self._before = sys.excepthook
        self._telling = False
        self.last_line: Callable[[], int] = _none
        """The number of the last line of the tournament that is open; 0 where none is."""

    def left_behind(self) -> str:
        """What the last run wrote when it crashed hard; empty after an orderly end. Asked before `start`."""
        try:
            return self._path.read_text(encoding="utf-8", errors="replace").strip()
        except OSError:
            return ""

    def was_interrupted(self) -> bool:
        """Whether the last run crashed, was killed or lost power. Asked before `start`."""
        return self._path.exists()

    def start(self) -> None:
        """Catch from now on. A disk that refuses the crash file stops nothing."""
        self._before, sys.excepthook = sys.excepthook, self._on_exception
        threading.excepthook, sys.unraisablehook = _on_thread, _on_unraisable
        try:
            if self.left_behind():
                self._path.replace(self._path.with_name(nameless.CRASH))
            self._file = self._path.open("w", encoding="utf-8")
        except OSError as refused:
            _log.info("no crash file: %s", refused)
        else:
            faulthandler.enable(self._file)

    def stop(self) -> None:
        """The program ends in order: the crash file goes."""
        sys.excepthook = self._before
        threading.excepthook, sys.unraisablehook = threading.__excepthook__, sys.__unraisablehook__
        if self._file is not None:
            faulthandler.disable()
            self._file.close()
            self._file = None
            self._path.unlink(missing_ok=True)

    def tell(self, error: BaseException) -> None:
        """Log a mistake of the program and tell people once, however many follow while they read."""
        _log.error("unexpected: %r", error, exc_info=error)
        if self._telling:
            return
        from director.gui import ask

        self._telling = True
        try:
            ask.warn(
                None,
                _("Something went wrong in the program"),
                f"{self._stored()}\n\n"
                + _("For the report (Help, Save the log for a report…):\n{report}").format(
                    report=report(error)
                ),
            )
        finally:
            self._telling = False

    def _stored(self) -> str:
        """What can be said truthfully: each line was on the disk before anybody saw it."""
        line = self.last_line()
        if not line:
            return _("Everything that was shown is stored; nothing is lost.")
        return _(
            "Everything that was shown is stored; nothing is lost. Line {line} was the last one. The last "
            "step may not have been done: look at the list of activity."
        ).format(line=line)

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._before(kind, error, trace)
            return
        self.tell(error)


def _none() -> int:
    return 0


def _on_thread(what: threading.ExceptHookArgs) -> None:
    _log.error("a thread ended: %r", what.exc_value, exc_info=what.exc_value)


def _on_unraisable(what: sys.UnraisableHookArgs) -> None:
    _log.warning("not caught: %r", what.exc_value, exc_info=what.exc_value)


def report(error: BaseException) -> str:
    """What a programmer needs, without names of people: versions and the place of the fault."""
    frames = traceback.extract_tb(error.__traceback__)[-5:]
    places = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
    head = f"Floor Director {__version__}, Python {platform.python_version()}, {platform.system()}"
    return "\n".join([head, type(error).__name__, *places])
