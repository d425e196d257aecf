"""The whole program as it is started: by its command, twice, and ended."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from director.gui.program import FIRST_VENUE

HERE = Path(__file__).resolve().parent.parent.parent


def start(world: Path) -> subprocess.Popen[bytes]:
    env = {**os.environ, "PYTHONPATH": str(HERE), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "director", "--world", str(world)]
    return subprocess.Popen(command, env=env, stderr=subprocess.DEVNULL)


@pytest.fixture
def running(world: Path, qapp: QApplication, qtbot: QtBot) -> Iterator[subprocess.Popen[bytes]]:
    """The program, started and settled."""
    started = start(world)
    qtbot.waitUntil((world / "data" / FIRST_VENUE).exists, timeout=20_000)
    yield started
    if started.poll() is None:
        started.kill()
    started.wait()


def test_a_second_start_ends_at_once_and_leaves_the_first_running(
    running: subprocess.Popen[bytes], world: Path
) -> None:
    """B01: no second copy, no zombie."""
    second = start(world)
    second.wait(timeout=20)

    assert second.returncode == 0
    assert running.poll() is None


def test_a_killed_program_starts_again_with_everything(
    running: subprocess.Popen[bytes], world: Path, qtbot: QtBot
) -> None:
    running.send_signal(signal.SIGKILL)
    running.wait()
    left = world / "log" / "crash.log"
    left.unlink()
    again = start(world)
    qtbot.waitUntil(left.exists, timeout=20_000)  # written anew once it knows that it is the first
    third = start(world)
    third.wait(timeout=20)
    stays = again.poll() is None
    again.kill()
    again.wait()

    assert third.returncode == 0
    assert stays
