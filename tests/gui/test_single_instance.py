"""B01: the program is started twice."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from director.gui.single_instance import SingleInstance

HERE = Path(__file__).resolve().parent.parent.parent


@pytest.fixture
def first(qapp: QApplication, tmp_path: Path) -> Iterator[SingleInstance]:
    made = SingleInstance(tmp_path)
    assert made.is_first()
    yield made
    made.close()


def start_again(tmp_path: Path, file: str = "") -> subprocess.Popen[str]:
    code = (
        "import sys; from pathlib import Path; from PySide6.QtCore import QCoreApplication;"
        "from director.gui.single_instance import SingleInstance; app = QCoreApplication([]);"
        "print(SingleInstance(Path(sys.argv[1])).is_first(sys.argv[2]))"
    )
    env = {**os.environ, "PYTHONPATH": str(HERE)}
    command = [sys.executable, "-c", code, str(tmp_path), file]
    return subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)


def test_a_second_start_is_not_the_first_and_asks_the_first_to_show_itself(
    first: SingleInstance, tmp_path: Path, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(first.asked, timeout=10_000) as asked:
        second = start_again(tmp_path)

    assert second.communicate()[0].strip() == "False"
    assert asked.args == [""]


def test_a_second_start_hands_over_the_file_it_was_given(
    first: SingleInstance, tmp_path: Path, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(first.asked, timeout=10_000) as asked:
        second = start_again(tmp_path, "/srv/покер/пятница.floor")

    assert second.communicate()[0].strip() == "False"
    assert asked.args == ["/srv/покер/пятница.floor"]


def test_a_second_start_waits_for_a_first_that_is_just_starting(
    qapp: QApplication, tmp_path: Path, qtbot: QtBot
) -> None:
    first = SingleInstance(tmp_path)
    assert first.is_first()
    second = start_again(tmp_path)
    with qtbot.waitSignal(first.asked, timeout=10_000):
        first.listen()

    assert second.communicate()[0].strip() == "False"
    first.close()


def test_after_the_first_has_ended_the_next_is_the_first(first: SingleInstance, tmp_path: Path) -> None:
    first.close()
    second = SingleInstance(tmp_path)

    assert second.is_first()
    second.close()


def test_a_start_that_was_killed_locks_nobody_out(qapp: QApplication, tmp_path: Path) -> None:
    code = (
        "import os, sys; from pathlib import Path; from PySide6.QtCore import QCoreApplication;"
        "from director.gui.single_instance import SingleInstance; app = QCoreApplication([]);"
        "one = SingleInstance(Path(sys.argv[1])); assert one.is_first(); os.kill(os.getpid(), 9)"
    )
    env = {**os.environ, "PYTHONPATH": str(HERE)}
    subprocess.run([sys.executable, "-c", code, str(tmp_path)], env=env, check=False)
    next_one = SingleInstance(tmp_path)

    assert next_one.is_first()
    next_one.close()


def test_one_that_holds_the_lock_but_does_not_answer_locks_nobody_out(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hung = QLockFile(str(tmp_path / "running.lock"))
    hung.tryLock(0)
    monkeypatch.setattr("director.gui.single_instance._PATIENCE", 100)
    second = SingleInstance(tmp_path)

    assert second.is_first()
    hung.unlock()
    second.close()


def test_two_worlds_know_nothing_of_each_other(first: SingleInstance, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    other = SingleInstance(tmp_path / "other")

    assert other.is_first()
    other.close()
