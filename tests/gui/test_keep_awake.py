"""G09: the display stays on while the clock runs, and may go dark when it stops."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from logging import INFO
from pathlib import Path

import pytest

from director.domain.moments import MINUTE
from director.gui import keep_awake
from director.gui.keep_awake import KeepAwake, Linux, MacOS, Windows
from director.gui.look import Look
from director.gui.worker import Worker
from director.rules import clock_steps
from tests.gui.screens.hall_room import HallRoom


@pytest.fixture
def room(tmp_path: Path, look: Look, at_once: Worker) -> Iterator[HallRoom]:
    made = HallRoom(tmp_path, look, at_once)
    yield made
    made.close()


def test_g09_it_is_held_while_the_clock_runs(room: HallRoom) -> None:
    held = [room.display.held]
    for step in (clock_steps.start, clock_steps.pause):
        room.step(step)
        held.append(room.display.held)

    assert held == [False, True, False]


def test_it_is_held_once_and_not_each_second(room: HallRoom) -> None:
    room.step(clock_steps.start)
    room.each_second(60)

    assert room.display.times == 1


def test_it_is_held_while_the_clock_counts_down_to_its_start(room: HallRoom) -> None:
    room.step(clock_steps.start_at, room.computer.utc + 10 * MINUTE)

    assert room.display.held


def test_the_end_of_the_day_lets_it_go(room: HallRoom) -> None:
    room.step(clock_steps.jump, 4)
    room.step(clock_steps.start)
    room.passes(21 * MINUTE, looks=21)

    assert not room.display.held


def test_closing_the_window_lets_it_go(room: HallRoom) -> None:
    room.step(clock_steps.start)
    room.window.close()

    assert not room.display.held


class _Refusing:
    def hold(self) -> None:
        raise OSError("nobody is there")

    def release(self) -> None:
        raise OSError("nobody is there")


def test_a_system_that_cannot_be_asked_is_logged_once(
    room: HallRoom, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(INFO, "director.gui.keep_awake"):
        awake = KeepAwake(room.beat, _Refusing())
        for _ in range(3):
            room.step(clock_steps.start)
            room.step(clock_steps.pause)
        awake.stop()

    assert [record.getMessage() for record in caplog.records] == [
        "the display cannot be kept on: nobody is there"
    ]


# ------------------------------------------------------------------ each system


class _Kernel:
    def __init__(self, answer: int = 1) -> None:
        self.asked: list[int] = []
        self.answer = answer

    def SetThreadExecutionState(self, state: object) -> int:  # noqa: N802 - as Windows calls it
        self.asked.append(int(state.value))  # type: ignore[attr-defined]
        return self.answer


def test_windows_is_told_and_told_again() -> None:
    kernel = _Kernel()
    saver = Windows(kernel)
    saver.hold()
    saver.release()

    assert kernel.asked == [0x80000003, 0x80000000]


def test_windows_may_refuse() -> None:
    with pytest.raises(OSError, match="SetThreadExecutionState"):
        Windows(_Kernel(0)).hold()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no sleep to stand in")
def test_a_mac_is_held_by_a_child_that_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MacOS, "command", (sys.executable, "-c", "import time; time.sleep(60)"))
    saver = MacOS()
    saver.hold()
    child = saver._child
    assert child is not None
    assert child.poll() is None

    saver.release()
    assert child.poll() is not None


def test_linux_without_a_session_bus_refuses(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))

    with pytest.raises(OSError, match="session bus"):
        Linux().hold()


def test_without_a_display_nothing_is_asked(app: object) -> None:
    assert isinstance(keep_awake._saver(), keep_awake.NoSaver)


_DESKTOP = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtDBus import QDBusConnection, QDBusServiceWatcher, QDBusVirtualObject
from director.gui.keep_awake import Linux

app, said = QCoreApplication([]), []
bus = QDBusConnection.sessionBus()


class Desktop(QDBusVirtualObject):
    def introspect(self, path):
        return ""

    def handleMessage(self, message, connection):
        print(message.member(), message.signature(), flush=True)
        connection.send(message.createReply([7]))
        watcher.addWatchedService(message.service())
        QTimer.singleShot(50, saver.release)
        return True


desktop, saver = Desktop(), Linux()
watcher = QDBusServiceWatcher("", bus, QDBusServiceWatcher.WatchModeFlag.WatchForUnregistration)
watcher.serviceUnregistered.connect(lambda name: (print("released", flush=True), app.quit()))
bus.registerVirtualObject(sys.argv[1], desktop)
bus.registerService(sys.argv[2])
QTimer.singleShot(0, saver.hold)
QTimer.singleShot(10_000, app.quit)
app.exec()
"""


@pytest.mark.skipif(not shutil.which("dbus-run-session"), reason="there is no dbus-run-session here")
@pytest.mark.parametrize(
    ("path", "service"),
    [
        ("/org/freedesktop/ScreenSaver", "org.freedesktop.ScreenSaver"),
        ("/org/freedesktop/PowerManagement/Inhibit", "org.freedesktop.PowerManagement"),
    ],
)
def test_linux_asks_the_desktop_and_lets_go(path: str, service: str) -> None:
    """On a bus of its own: what is asked, and that dropping the connection is letting go."""
    told = subprocess.run(
        ["dbus-run-session", "--", sys.executable, "-c", _DESKTOP, path, service],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        cwd=Path(__file__).resolve().parent.parent.parent,
    )

    assert told.stdout.splitlines() == ["Inhibit ss", "released"]
