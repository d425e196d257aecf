"""Garbage of the window is swept by the window's thread, and a closed tournament leaves nothing behind."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from threading import Thread, current_thread

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from director.gui import garbage
from director.gui.app import application
from director.gui.garbage import Sweeper
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.program import Program
from director.gui.start_window import StartWindow
from director.gui.worker import AtOnce, Worker
from director.host.places import places
from director.host.settings import Settings
from tests.helpers.evening import a_desk


class Knot:
    """Holds itself: only a look for garbage frees it."""

    freed_by: list[str]

    def __init__(self) -> None:
        self.itself = self
        self.freed_by = []
        weakref.finalize(self, lambda by: by.append(current_thread().name), self.freed_by)


@pytest.fixture
def sweeper(app: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sweeper]:
    monkeypatch.setattr(garbage, "YOUNG", 1000)
    collecting = gc.isenabled()
    made = Sweeper()
    yield made
    if collecting:
        gc.enable()


@pytest.fixture
def program(look: Look, world: Path) -> Iterator[Program]:
    made = Program(look, places(world).made(), Settings(), worker=Worker(AtOnce()), second=Worker(AtOnce()))
    yield made
    made.close()


def _list(program: Program) -> StartWindow:
    assert isinstance(program.window, StartWindow)
    return program.window


def _opened(program: Program) -> MainWindow:
    assert isinstance(program.window, MainWindow)
    return program.window


def _busy() -> None:
    """Makes so much that Python would look for garbage."""
    for _ in range(3):
        [[n] for n in range(200_000)]


def test_a_busy_thread_sweeps_nothing_of_the_window(sweeper: Sweeper) -> None:
    freed_by = Knot().freed_by
    thread = Thread(target=_busy, name="printing")
    thread.start()
    thread.join()
    assert freed_by == []

    kept = [[n] for n in range(2000)]
    sweeper.sweep()

    assert freed_by == [current_thread().name]
    assert kept


def test_a_few_new_objects_are_not_looked_at(sweeper: Sweeper) -> None:
    gc.collect()
    freed_by = Knot().freed_by

    sweeper.sweep()

    assert freed_by == []
    gc.collect()


def test_the_window_before_is_freed_although_opening_froze_it(
    program: Program, tmp_path: Path, qtbot: QtBot
) -> None:
    a_desk(tmp_path, 3, 1).venue.close()
    program.open(tmp_path / "venue.floor")
    gone: list[weakref.ref[QObject]] = []
    for _ in range(2):
        QTest.keyClick(_list(program).table(), Qt.Key.Key_Return)
        window = _opened(program)
        for key in ("floor", "activity", "print", "registration"):
            window.show_page(key)
        gone += [weakref.ref(part) for part in (window, window.bridge, *window._pages.values())]
        window.commands.run("file.open")
        del window
    application().processEvents()

    qtbot.waitUntil(lambda: all(ref() is None for ref in gone))
