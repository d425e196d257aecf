"""Every dialog, opened by its command in an event with players: whole at 911 × 512, begun where it is used.

911 × 512 is what 1366 × 768 is at 150 %; the frame of a window takes 8 × 36 of it.
"""

from __future__ import annotations

import importlib
import pkgutil
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from director.gui import ask, dialogs
from director.gui.look import Look
from director.gui.widgets.field import Field
from tests.gui.dialog_tour import DialogTour, settle
from tests.gui.dialog_walks import WALKS, Walk
from tests.gui.reach import cut, cut_choices, cut_labels, out_of_reach

ROOM = QSize(903, 476)
TEST_SCREEN = 800
"""The screen of the tests is narrower; what opened as wide as that would have been wider."""


@pytest.fixture(autouse=True)
def people(app: QApplication) -> None:
    """Questions are asked in real boxes."""
    ask.use(None)


def trouble(dialog: QDialog) -> dict[str, object]:
    """What is wrong with it when it has this much room."""
    wide = ROOM.width() if dialog.width() >= TEST_SCREEN - 8 else dialog.width()
    for _ in range(2):  # wider, lines are broken elsewhere; only then it can be lower
        dialog.resize(QSize(wide, dialog.height()).boundedTo(ROOM))
        settle()
    fits = dialog.width() <= ROOM.width() and dialog.height() <= ROOM.height()
    begins = cast("QWidget | None", dialog.focusWidget())
    found: dict[str, object] = {
        "size": "" if fits else dialog.size().toTuple(),
        "buttons": cut(dialog),
        "labels": cut_labels(dialog),
        "choices": cut_choices(dialog),
        "beyond": out_of_reach(dialog),
        "title": "" if dialog.windowTitle() else "none",
        "homeless": homeless(),
        "begins": "" if begins is not None and begins.objectName() != "leave" else "nowhere or at Leave",
    }
    return {what: said for what, said in found.items() if said}


def homeless() -> list[str]:
    """Parts that stand in no window: they outlive it, and once shown would be windows themselves."""
    kinds = (QAbstractButton, QComboBox, QLabel, QLineEdit, QPlainTextEdit, Field)
    return [type(part).__name__ for part in QApplication.topLevelWidgets() if isinstance(part, kinds)]


@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk.__name__)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_dialog_is_whole_on_a_small_screen_and_begins_where_it_is_used(
    look: Look, tmp_path: Path, language: str, walk: Walk, qtbot: QtBot
) -> None:
    look.speak(language)
    found: dict[str, dict[str, object]] = {}

    def seen(name: str, dialog: QDialog) -> None:
        if not dialog.inherits("QFileDialog"):  # Qt's own
            found[name] = trouble(dialog)

    tour = DialogTour(look, seen)
    walk(tour, tmp_path)
    look.speak("en")

    assert {name: said for name, said in found.items() if said} == {}
    assert found
    assert tour.held == [], "Esc leaves"


def test_the_walks_lead_past_every_dialog(look: Look, tmp_path: Path, qtbot: QtBot) -> None:
    tour = DialogTour(look, lambda _name, _dialog: None)
    for walk in WALKS:
        place = tmp_path / walk.__name__
        place.mkdir()
        walk(tour, place)

    assert known_dialogs() - tour.kinds == set()


def known_dialogs() -> set[str]:
    """The classes of dialogs that nothing is built on."""
    for module in pkgutil.iter_modules(dialogs.__path__):
        importlib.import_module(f"{dialogs.__name__}.{module.name}")
    return {kind.__name__ for kind in _kinds(QDialog) if not _kinds(kind)}


def _kinds(of: type[QWidget]) -> set[type[QWidget]]:
    found = {kind for kind in of.__subclasses__() if kind.__module__.startswith(f"{dialogs.__name__}.")}
    return found | {deeper for kind in found for deeper in _kinds(kind)}
