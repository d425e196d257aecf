"""The worker: in order, elsewhere, and back in the window's thread."""

from __future__ import annotations

import threading

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from director.gui.worker import AtOnce, Worker


def test_work_is_done_elsewhere_and_answered_here(qtbot: QtBot) -> None:
    worker, seen = Worker(), list[tuple[int, int]]()
    here = threading.get_ident()

    def done(there: int) -> None:
        seen.append((there, threading.get_ident()))

    worker.run(threading.get_ident, done, lambda error: None)
    qtbot.waitUntil(lambda: bool(seen))
    worker.close()

    assert seen[0][0] != here
    assert seen[0][1] == here


def test_work_is_done_in_the_order_it_was_asked_for(qtbot: QtBot) -> None:
    worker, order = Worker(), list[int]()
    for n in range(50):
        worker.run(lambda n=n: n, order.append, lambda error: None)  # type: ignore[misc]
    qtbot.waitUntil(lambda: len(order) == 50)
    worker.close()

    assert order == list(range(50))


def test_what_went_wrong_comes_back_too_and_the_next_work_goes_on(qtbot: QtBot) -> None:
    worker, wrong, right = Worker(), list[BaseException](), list[int]()
    worker.run(lambda: 1 // 0, right.append, wrong.append)
    worker.run(lambda: 7, right.append, wrong.append)
    qtbot.waitUntil(lambda: right == [7])
    worker.close()

    assert isinstance(wrong[0], ZeroDivisionError)


def test_it_says_when_it_is_busy(qapp: QApplication) -> None:
    worker, said = Worker(AtOnce()), list[bool]()
    worker.busy_changed.connect(said.append)
    worker.run(lambda: None, lambda answer: None, lambda error: None)

    assert said == [True, False]
    assert worker.waiting == 0


def test_nothing_is_begun_after_the_end(qapp: QApplication) -> None:
    worker, seen = Worker(AtOnce()), list[int]()
    worker.close()
    worker.run(lambda: 1, seen.append, lambda error: None)

    assert seen == []
