"""The whole program as it is started: by its command, twice, and ended."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from director.gui.app import run
from director.gui.look import Look
from director.gui.program import FIRST_VENUE
from director.host.places import places
from director.host.settings import Settings
from tests.gui.recorder import Recorder

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


def test_a_home_that_cannot_be_written_to_is_told_in_a_window(
    tmp_path: Path, look: Look, asked: Recorder, expected_log: list[logging.LogRecord]
) -> None:
    del look  # put on already
    blocked = tmp_path / "home"
    blocked.write_text("a file where the folder should be")
    home = places(blocked / "world")

    status = run(None, home, Settings(home.settings_file))

    assert status == 3
    assert asked.warned[0][0] == "The program has no place to keep settings and venues"
    assert str(home.config.parent) in asked.warned[0][1]
    assert "no place for settings" in expected_log[-1].getMessage()


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
