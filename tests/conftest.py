"""What every test stands on: no screen, a clean world, silence in the log, nothing left behind in Qt."""

from __future__ import annotations

import gc
import logging
import os
import sys
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before anything can import Qt

import pytest
from hypothesis import settings

from director.host import i18n

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

settings.register_profile("director", derandomize=True, deadline=None, database=None)
settings.load_profile("director")

_FAILED = pytest.StashKey[bool]()
_FOLDERS = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR")
_QT_OWN = {"QTipLabel", "QComboBoxPrivateContainer", "QCompleterPopup", "QDesktopWidget"}
"""Windows Qt makes and keeps for itself."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[_FAILED] = report.failed
    return report


@pytest.fixture(autouse=True)
def _clean_world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Folders of the account point into the test's own, and the program speaks English."""
    for name in _FOLDERS:
        monkeypatch.setenv(name, str(tmp_path / "account" / name.lower()))
    monkeypatch.setenv("LANGUAGE", "en")
    i18n.use("en")
    yield
    i18n.use("en")


@pytest.fixture
def world(tmp_path: Path) -> Path:
    """A world of its own for the program, as `--world` takes it; not made yet."""
    return tmp_path / "world"


class _Listener(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.records: list[logging.LogRecord] = []
        self.expected = False

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


@pytest.fixture(autouse=True)
def _log() -> Iterator[_Listener]:
    """A warning or an error in the log fails the test, unless it takes `expected_log`."""
    listener = _Listener()
    root = logging.getLogger()
    root.addHandler(listener)
    yield listener
    root.removeHandler(listener)
    if listener.records and not listener.expected:
        said = [f"{record.name} {record.levelname}: {record.getMessage()}" for record in listener.records]
        pytest.fail("The log spoke of trouble nobody expected:\n" + "\n".join(said), pytrace=False)


@pytest.fixture
def expected_log(_log: _Listener) -> list[logging.LogRecord]:
    """Warnings and errors in the log are what this test is about; they gather in this list."""
    _log.expected = True
    return _log.records


@pytest.fixture(autouse=True)
def _no_dangling_windows(request: pytest.FixtureRequest) -> Iterator[None]:
    """A window a test opened is gone after it. Costs nothing where no Qt application runs."""
    before = set(map(_address, _windows()))
    yield
    left = [window for window in _windows() if _address(window) not in before]
    if not left:
        return
    left.clear()  # the list itself must not keep them alive
    gc.collect()
    left = [window for window in _windows() if _address(window) not in before]
    names = [f"{type(window).__name__} {window.windowTitle()!r}" for window in left]
    for window in left:
        window.close()
        window.deleteLater()
    if names and not request.node.stash.get(_FAILED, True):
        pytest.fail("Left behind: " + ", ".join(names), pytrace=False)


@pytest.fixture(autouse=True)
def _qt_forgets_the_language() -> Iterator[None]:
    """What a look or a whole program taught Qt to say in another language is gone after the test."""
    yield
    if "PySide6.QtWidgets" not in sys.modules:
        return
    from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

    from director.gui.look import LOCALES

    app = QCoreApplication.instance()
    for taught in app.findChildren(QTranslator) if app is not None else ():
        QCoreApplication.removeTranslator(taught)
    QLocale.setDefault(QLocale(LOCALES[i18n.SOURCE]))


def _address(window: QWidget) -> int:
    """Names the window itself: its Python wrapper may be made anew at each look."""
    from shiboken6 import Shiboken

    return int(Shiboken.getCppPointer(window)[0])


def _windows() -> list[QWidget]:
    """Top-level windows alive now, apart from those Qt keeps for itself."""
    if "PySide6.QtWidgets" not in sys.modules:
        return []
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtWidgets import QApplication

    if not isinstance(QApplication.instance(), QApplication):
        return []
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return [
        window
        for window in QApplication.topLevelWidgets()
        if window.parent() is None and type(window).__name__ not in _QT_OWN
    ]
