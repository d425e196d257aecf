"""What all pictures begin with: the program as it looks, in each language and theme; and taking one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from director.gui import fonts
from director.gui.app import application
from director.gui.look import Look
from director.gui.theme import Choice
from director.host.settings import Settings


def english() -> Look:
    """The program in English by daylight, with letters of every script."""
    app = application()
    fonts.wear(app)
    fonts.load_rest()
    look = Look(app, Settings())
    look.speak("en")
    look.choose(Choice.LIGHT)
    return look


def every_look() -> Iterator[tuple[Look, str]]:
    """Both themes in either language, with the mark their pictures bear; in the end English by daylight."""
    look = english()
    for language in ("en", "ru"):
        for choice in (Choice.LIGHT, Choice.DARK):
            look.speak(language)
            look.choose(choice)
            yield look, f"{language}-{choice.value}"
    look.speak("en")
    look.choose(Choice.LIGHT)


def save(widget: QWidget, path: Path, *, wait: int = 120, keep: bool = False) -> None:
    """A picture of this window once what draws by itself is done; it is closed then unless it is kept."""
    widget.show()
    for _ in range(3):
        QApplication.processEvents()
    QTest.qWait(wait)
    widget.grab().save(str(path))
    if not keep:
        widget.close()
        widget.deleteLater()
        QApplication.processEvents()
