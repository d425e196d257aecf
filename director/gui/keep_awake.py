"""The display stays on while the clock runs, and may go dark again when it stops.

Every system is asked in its own way, and lets go by itself should this program end without saying so:

Linux    org.freedesktop.ScreenSaver on a connection of its own; dropping the connection is letting go. The
         desktop portal is not asked: it wants an unsigned number, which the binding of Qt cannot send.
Windows  SetThreadExecutionState of the thread of the window
macOS    a child `caffeinate`, which ends with this program

A system that cannot be asked is logged once; nobody is told, for nothing of the event depends on it.
"""

from __future__ import annotations

import ctypes
import logging
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from director.host.i18n import _

if TYPE_CHECKING:
    from director.gui.beat import Beat
    from director.rules.clock import Face

_log = logging.getLogger(__name__)

_CONTINUOUS, _SYSTEM, _DISPLAY = 0x80000000, 0x1, 0x2
"""Of SetThreadExecutionState: until said otherwise, the computer, the display."""
_SAVERS: Final = (
    ("org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver", "org.freedesktop.ScreenSaver"),
    (
        "org.freedesktop.PowerManagement",
        "/org/freedesktop/PowerManagement/Inhibit",
        "org.freedesktop.PowerManagement.Inhibit",
    ),
)
"""Service, path and interface of those that are asked, one after the other."""


class Saver(Protocol):
    """Whatever turns displays off on this computer."""

    def hold(self) -> None:
        """Leave them on. Raises OSError when it cannot be asked."""

    def release(self) -> None:
        """Do again as usual. Raises OSError when it cannot be asked."""


class KeepAwake(QObject):
    """Holds the display while the clock of one window runs."""

    def __init__(self, beat: Beat, saver: Saver | None = None) -> None:
        super().__init__(beat)
        self._beat = beat
        self._saver = saver or _saver()
        self._held = False
        self._failed = False
        beat.struck.connect(self.look)
        self.look()

    @property
    def held(self) -> bool:
        """Whether the display is held now."""
        return self._held

    def look(self) -> None:
        """Hold it, or let it go, as the clock is now."""
        self._turn(on=runs(self._beat.face))

    def stop(self) -> None:
        """Let it go for good: the window was closed."""
        self._beat.struck.disconnect(self.look)
        self._turn(on=False)

    def _turn(self, *, on: bool) -> None:
        if on is self._held:
            return
        self._held = on
        try:
            self._saver.hold() if on else self._saver.release()
        except (OSError, AttributeError, ImportError) as refused:
            if not self._failed:
                self._failed = True
                _log.info("the display cannot be kept on: %s", refused)


def runs(face: Face | None) -> bool:
    """Whether somebody out there looks at time that goes by: the clock runs, or counts down to its start."""
    return face is not None and (face.running or bool(face.starts_in))


def _saver() -> Saver:
    """The one of this computer; without a display there is none."""
    if QGuiApplication.platformName() in {"offscreen", "minimal", "vnc"}:
        return NoSaver()
    if sys.platform == "win32":
        return Windows()
    return MacOS() if sys.platform == "darwin" else Linux()


class NoSaver:
    """Where there is no display."""

    def hold(self) -> None:
        """There is nothing to hold."""

    def release(self) -> None:
        """There is nothing to let go."""


class Windows:
    """Asks the thread that it is called on to count as busy."""

    def __init__(self, kernel: Any = None) -> None:  # Any: a DLL
        self._kernel = kernel

    def hold(self) -> None:
        self._state(_CONTINUOUS | _SYSTEM | _DISPLAY)

    def release(self) -> None:
        self._state(_CONTINUOUS)

    def _state(self, wanted: int) -> None:
        kernel = self._kernel or ctypes.CDLL("kernel32")
        if not kernel.SetThreadExecutionState(ctypes.c_uint(wanted)):
            raise OSError("SetThreadExecutionState refused")


class MacOS:
    """Lets a child of the system hold the display as long as this process lives."""

    command: tuple[str, ...] = ("caffeinate", "-d", "-i", "-w")

    def __init__(self) -> None:
        self._child: subprocess.Popen[bytes] | None = None

    def hold(self) -> None:
        self._child = subprocess.Popen(  # noqa: S603 - a fixed command of the system
            [*self.command, str(os.getpid())], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
        )

    def release(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.terminate()
            child.wait()


class Linux(QObject):
    """Asks the screen saver of the desktop; nothing waits for its answer."""

    def __init__(self) -> None:
        super().__init__()
        self._bus = f"floor-director-awake-{id(self)}"
        self._left: list[tuple[str, str, str]] = []
        self._call: Any = None  # Any: QtDBus is loaded on first use

    def hold(self) -> None:
        if not _has_bus():
            raise OSError("there is no session bus")
        from PySide6.QtDBus import QDBusConnection

        bus = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, self._bus)
        if not bus.isConnected():
            QDBusConnection.disconnectFromBus(self._bus)
            raise OSError(bus.lastError().message())
        self._left = list(_SAVERS)
        self._ask()

    def release(self) -> None:
        from PySide6.QtDBus import QDBusConnection

        self._call, self._left = None, []
        QDBusConnection.disconnectFromBus(self._bus)

    def _ask(self) -> None:
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        service, path, interface = self._left.pop(0)
        call = QDBusMessage.createMethodCall(service, path, interface, "Inhibit")
        call.setArguments(["Floor Director", _("The clock of the event runs.")])
        self._call = QDBusPendingCallWatcher(QDBusConnection(self._bus).asyncCall(call))
        self._call.finished.connect(self._on_answered)

    def _on_answered(self, call: Any) -> None:  # Any: a QDBusPendingCallWatcher
        if not call.isError():
            return
        if self._left:
            self._ask()
        else:
            _log.info("the display cannot be kept on: %s", call.error().message())


def _has_bus() -> bool:
    """Whether a session bus is there already: asking for one would start another, of no use to anybody."""
    folder = os.environ.get("XDG_RUNTIME_DIR", "")
    return bool(os.environ.get("DBUS_SESSION_BUS_ADDRESS")) or (
        bool(folder) and (Path(folder) / "bus").exists()
    )
