"""The monitors of this computer, by name; they come and go while the program runs."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QRect, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

_SETTLED: Final = 600
"""Milliseconds after which the system has put its windows where it wants them when a monitor came or went."""


class Monitor(NamedTuple):
    """One of them."""

    name: str
    """As the system calls it; of two with one name the second has a number."""
    area: QRect
    """Where it lies on the desktop, as Qt measures."""
    pixels: tuple[int, int]
    """Width and height as people know it."""


class Monitors(QObject):
    """Whoever knows them: the system, or a test."""

    changed = Signal()
    """One came, went, or has another size."""

    def all(self) -> tuple[Monitor, ...]:
        """Those that are there now."""
        raise NotImplementedError

    def under(self, window: QWidget) -> str:
        """The name of the one that most of this window is on."""
        raise NotImplementedError

    def fill(self, window: QWidget, name: str) -> None:
        """Show the window on the whole of a monitor. Raises KeyError when it is not there."""
        raise NotImplementedError


class QtMonitors(Monitors):
    """Those of the system."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._later = QTimer(self, singleShot=True, interval=_SETTLED)
        self._later.timeout.connect(self.changed)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.screenAdded.connect(self._on_added)
            app.screenRemoved.connect(self._on_changed)
            app.primaryScreenChanged.connect(self._on_changed)
        for screen in QGuiApplication.screens():
            screen.geometryChanged.connect(self._on_changed)

    def all(self) -> tuple[Monitor, ...]:
        return tuple(_monitor(name, screen) for name, screen in _named().items())

    def under(self, window: QWidget) -> str:
        at = window.screen()
        return next((name for name, screen in _named().items() if screen is at), "")

    def fill(self, window: QWidget, name: str) -> None:
        screen = _named()[name]
        if window.isVisible() and window.isFullScreen():
            if window.screen() is screen and _fills(window, screen):
                return
            window.hide()  # a window that is full screen does not change monitors everywhere
        window.setScreen(screen)
        window.setGeometry(screen.geometry())
        window.showFullScreen()

    def _on_added(self, screen: QScreen) -> None:
        screen.geometryChanged.connect(self._on_changed)
        self._on_changed()

    def _on_changed(self) -> None:
        """Tell it at once, and again when the system has settled."""
        self.changed.emit()
        self._later.start()


def _named() -> dict[str, QScreen]:
    """The screens by name, from left to right."""
    named: dict[str, QScreen] = {}
    for screen in sorted(QGuiApplication.screens(), key=_place):
        called, number = screen.name() or screen.model() or "?", 2
        name = called
        while name in named:
            name, number = f"{called} ({number})", number + 1
        named[name] = screen
    return named


def _place(screen: QScreen) -> tuple[int, int]:
    corner = screen.geometry().topLeft()
    return corner.x(), corner.y()


def _fills(window: QWidget, screen: QScreen) -> bool:
    """Whether it does already. Wayland tells no window where it is."""
    if QGuiApplication.platformName().startswith("wayland"):
        return window.size() == screen.size()
    return window.geometry() == screen.geometry()


def _monitor(name: str, screen: QScreen) -> Monitor:
    area, ratio = screen.geometry(), screen.devicePixelRatio()
    return Monitor(name, area, (round(area.width() * ratio), round(area.height() * ratio)))
