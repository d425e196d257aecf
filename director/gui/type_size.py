"""The size of type and controls put on: Qt scales all it draws, so no page has sizes of its own for it.

Qt takes the factor once, when the application is made; another size holds from the next start.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QProcess, QProcessEnvironment
from PySide6.QtWidgets import QApplication, QWidget

from director.host import settings, type_size
from director.host.i18n import _
from director.host.settings import Settings

AGAIN: Final = 75
"""The exit status of a window that is to be started again."""
_SCALE: Final = "QT_SCALE_FACTOR"
_SECOND: Final = "FLOOR_DIRECTOR_SECOND_START"
"""Set for a start that follows another by itself, so that it never follows twice."""


@contextmanager
def worn(kept: Settings) -> Iterator[None]:
    """An application that is made within has the size that was chosen."""
    before, wanted = os.environ.get(_SCALE), factor(kept)
    if wanted != 1.0:
        os.environ[_SCALE] = f"{wanted * _own(before):.4g}"
    try:
        yield
    finally:
        if wanted != 1.0:
            os.environ.pop(_SCALE)
            if before is not None:
                os.environ[_SCALE] = before


def factor(kept: Settings) -> float:
    """What everything is multiplied by on this computer."""
    screen = type_size.read(kept.get(settings.SCREEN))
    return type_size.factor(kept.get(settings.TYPE_SIZE), screen)


def fits(app: QApplication, kept: Settings) -> bool:
    """Whether the size worn is the one for the screens there are; these are kept for the next start."""
    if kept.get(settings.TYPE_SIZE) == settings.TYPE_SIZE.default:
        return True
    used = factor(kept)
    sizes = [screen.availableGeometry().size() * used for screen in app.screens()]
    smallest = min(((size.width(), size.height()) for size in sizes), key=lambda one: one[0] * one[1])
    kept.set(settings.SCREEN, type_size.as_text(smallest))
    return factor(kept) == used or _SECOND in os.environ


def asked_again(window: QWidget | None, kept: Settings, before: str) -> bool:
    """Whether the program shall start again now, because another size was chosen than `before`."""
    from director.gui import ask

    if kept.get(settings.TYPE_SIZE) == before:
        return False
    return ask.confirm(
        window,
        _("Type and controls have their new size when the program starts again"),
        _("Every step is stored; the clock goes on. Public screens close and open again."),
        yes=_("Start again now"),
    )


def start_again() -> None:
    """Start this program once more, as it was started."""
    process = QProcess()
    process.setProgram(sys.executable)
    process.setArguments(sys.orig_argv[1:])
    around = QProcessEnvironment.systemEnvironment()
    around.insert(_SECOND, "1")
    process.setProcessEnvironment(around)
    process.startDetached()


def _own(text: str | None) -> float:
    """The factor that somebody set for all programs."""
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 1.0
