"""When the program itself is at fault: it says so once, truthfully, and the next start knows."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from director.gui import crash
from director.gui.crash import CrashGuard
from director.gui.worker import Worker
from director.host import nameless
from tests.gui.recorder import Recorder

HERE = Path(__file__).resolve().parent.parent.parent


def fall() -> None:
    raise RuntimeError("Ann Lee at 12-4")


@pytest.fixture
def guard(tmp_path: Path) -> CrashGuard:
    return CrashGuard(tmp_path)


def test_what_nobody_caught_is_logged_and_told(
    guard: CrashGuard, asked: Recorder, expected_log: list[logging.LogRecord]
) -> None:
    guard.start()
    try:
        fall()
    except RuntimeError as error:
        sys.excepthook(RuntimeError, error, error.__traceback__)
    guard.stop()

    assert "nothing is lost" in asked.warned[0][1]
    assert "RuntimeError" in asked.warned[0][1]
    assert expected_log[0].exc_info is not None


def test_the_report_names_no_people(
    guard: CrashGuard, asked: Recorder, expected_log: list[logging.LogRecord]
) -> None:
    try:
        fall()
    except RuntimeError as error:
        guard.tell(error)

    assert "Ann Lee" not in asked.warned[0][1]
    assert "test_crash.py" in asked.warned[0][1]


def test_a_second_fault_while_people_read_is_logged_only(
    guard: CrashGuard, asked: Recorder, expected_log: list[logging.LogRecord], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = list[str]()

    def warn(parent: object, text: str, detail: str = "") -> None:
        told.append(text)
        guard.tell(ValueError("again"))

    monkeypatch.setattr("director.gui.ask.warn", warn)
    guard.tell(ValueError("first"))

    assert len(told) == 1
    assert len(expected_log) == 2


def test_an_orderly_end_leaves_nothing_behind(guard: CrashGuard, tmp_path: Path) -> None:
    before = sys.excepthook
    guard.start()
    guard.stop()

    assert sys.excepthook is before
    assert CrashGuard(tmp_path).left_behind() == ""
    assert not CrashGuard(tmp_path).was_interrupted()
    assert not (tmp_path / crash.FILE).exists()


def test_a_run_without_an_end_is_known_though_it_wrote_nothing(guard: CrashGuard, tmp_path: Path) -> None:
    guard.start()
    asleep = CrashGuard(tmp_path).was_interrupted()
    guard.stop()

    assert asleep


def test_a_hard_crash_is_known_at_the_next_start(tmp_path: Path) -> None:
    code = (
        "import faulthandler, sys; from pathlib import Path; from director.gui.crash import CrashGuard;"
        "CrashGuard(Path(sys.argv[1])).start(); faulthandler._sigsegv()"
    )
    env = {**os.environ, "PYTHONPATH": str(HERE)}
    ended = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)], env=env, check=False, capture_output=True
    )

    assert ended.returncode != 0
    assert "Segmentation fault" in CrashGuard(tmp_path).left_behind()


def test_a_disk_that_refuses_the_crash_file_stops_nothing(tmp_path: Path) -> None:
    guard = CrashGuard(tmp_path / "gone")
    assert guard.left_behind() == ""

    guard.start()
    guard.stop()


def test_it_names_the_last_line_that_is_stored(
    guard: CrashGuard, asked: Recorder, expected_log: list[logging.LogRecord]
) -> None:
    guard.last_line = lambda: 812
    guard.tell(RuntimeError("x"))

    assert "Line 812 was the last one" in asked.warned[0][1]


def test_a_thread_that_falls_is_logged(guard: CrashGuard, expected_log: list[logging.LogRecord]) -> None:
    guard.start()
    thread = threading.Thread(target=fall)
    thread.start()
    thread.join()
    guard.stop()

    assert "RuntimeError" in expected_log[0].getMessage()
    assert threading.excepthook is threading.__excepthook__


def test_what_is_done_on_a_worker_and_falls_is_told_in_the_window(
    guard: CrashGuard, asked: Recorder, expected_log: list[logging.LogRecord], at_once: Worker
) -> None:
    at_once.run(fall, print, guard.tell)

    assert "RuntimeError" in asked.warned[0][1]


def test_what_a_hard_crash_left_goes_into_the_report_of_the_next_run(tmp_path: Path) -> None:
    (tmp_path / crash.FILE).write_text('Fatal Python error\n  File "/home/ann/x.py", line 3 in y\n')
    guard = CrashGuard(tmp_path)
    guard.start()
    guard.stop()

    assert 'File "x.py", line 3 in y' in nameless.report(tmp_path)
    assert not CrashGuard(tmp_path).was_interrupted()
