"""The start of the window: one application, theme and fonts, the guard against crashes, the first window."""

from __future__ import annotations

import logging
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from director import __version__
from director.gui import fonts, type_size
from director.gui.crash import CrashGuard
from director.gui.garbage import Sweeper
from director.gui.look import Look
from director.gui.program import Program
from director.gui.single_instance import SingleInstance
from director.host.i18n import _
from director.host.places import Places
from director.host.settings import Settings

if TYPE_CHECKING:
    from director.gui.bridge import Bridge

UNWRITABLE: Final = 3
"""The exit status where settings and venues have no place; the same as for a file that cannot be used."""

_log = logging.getLogger(__name__)


def application() -> QApplication:
    """The one application; made on the first call."""
    running = QApplication.instance()
    if isinstance(running, QApplication):
        return running
    app = QApplication(sys.argv[:1])
    app.setApplicationName("FloorDirector")
    app.setApplicationDisplayName("Floor Director")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("floor-director")
    return app


def keep_responsive(app: QApplication) -> None:
    """Let nothing hold the window for long.

    Garbage is looked for seldom: what the window makes is freed by counting references. And a thread at work
    gives way to the window after 1 ms, not 5.
    """
    Sweeper(app)
    sys.setswitchinterval(0.001)


def run(file: Path | None, places: Places, kept: Settings) -> int:
    """Run the window until it is closed; gives the exit status.

    `file` is the venue to open; without it, the one open last. A second start brings the first to the front.
    """
    with type_size.worn(kept):
        app = application()
    if not type_size.fits(app, kept):  # before there is anything to see
        type_size.start_again()
        return 0
    keep_responsive(app)
    try:
        places.made()
    except OSError as refused:
        return _tell_unwritable(refused, Look(app, kept))
    instance = SingleInstance(places.data, app)
    if not instance.is_first(str(file.absolute()) if file else ""):
        return 0
    guard = CrashGuard(places.log)
    crashed, interrupted = guard.left_behind(), guard.was_interrupted()
    guard.start()
    fonts.wear(app)
    look = Look(app, kept)
    look.put_on()
    program = Program(look, places, kept, parent=app)
    program.failed.connect(guard.tell)
    program.again.connect(partial(app.exit, type_size.AGAIN))
    guard.last_line = partial(_last_line, program)
    instance.asked.connect(program.come_to_front)
    program.open(file.absolute() if file else None, interrupted=interrupted)
    QTimer.singleShot(0, app, fonts.load_rest)
    if crashed:
        QTimer.singleShot(0, app, _tell_crashed)
    status = app.exec()
    program.close()
    instance.close()
    guard.stop()
    if status == type_size.AGAIN:
        type_size.start_again()
        return 0
    return status


def _last_line(program: Program) -> int:
    """The number of the last line of the tournament that is open; 0 where none is."""
    bridge: Bridge | None = getattr(program.window, "bridge", None)
    return bridge.journal.seq if bridge is not None else 0


def _tell_unwritable(refused: OSError, look: Look) -> int:
    """A home that is read-only or gone: said in a window, for whoever started it from a desktop."""
    from director.gui import ask

    fonts.wear(application())
    look.put_on()
    _log.warning("no place for settings and venues: %s", refused)
    ask.warn(
        None,
        _("The program has no place to keep settings and venues"),
        _(
            "{folder} cannot be made or written to: {why}.\n\nMake room or give this account the right to "
            "write there. Or start with --world and a folder that can be written to."
        ).format(folder=refused.filename or "", why=refused.strerror or refused),
    )
    return UNWRITABLE


def _tell_crashed() -> None:
    from director.gui import ask

    ask.tell(
        None,
        _("The program ended without warning last time"),
        _(
            "Every step that was shown is stored; nothing is lost, and the file is being proved. "
            "Help, Save the log for a report… keeps where it happened, without names."
        ),
    )
