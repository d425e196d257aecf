"""What tests of the window stand on: our looks, and nobody who really asks."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from director.gui import ask, fonts
from director.gui.look import Look
from director.gui.style import wear
from director.gui.worker import AtOnce, Worker
from director.host.settings import Settings
from tests.gui.recorder import Recorder


@pytest.fixture(autouse=True)
def _garbage_waits() -> Iterator[None]:
    """As in the program, no thread at work sweeps what belongs to the window."""
    gc.disable()
    yield
    gc.enable()


@pytest.fixture(scope="session")
def qapp_cls() -> type[QApplication]:
    return QApplication


@pytest.fixture
def app(qapp: QApplication) -> QApplication:
    """The application as it looks by daylight."""
    fonts.wear(qapp)
    wear(qapp, "light")
    return qapp


@pytest.fixture
def look(app: QApplication) -> Look:
    """Theme and language, kept nowhere."""
    made = Look(app, Settings())
    made.put_on()
    return made


@pytest.fixture
def at_once() -> Worker:
    """Work is done where it is asked for."""
    return Worker(AtOnce())


@pytest.fixture(autouse=True)
def asked() -> Iterator[Recorder]:
    """Whoever is asked anything during a test."""
    recorder = Recorder()
    ask.use(recorder)
    yield recorder
    ask.use(None)
