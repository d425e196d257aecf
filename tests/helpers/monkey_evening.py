"""An evening that a monkey runs: a real window over a real file, another desk, a disk that has its moods."""

from __future__ import annotations

import itertools
import logging
import random
import sqlite3
import sys
import time
import traceback
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QEventLoop,
    QMessageLogContext,
    QObject,
    Qt,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication, QDialog, QMenu
from shiboken6 import Shiboken

from director.desk.checking import check
from director.desk.venue import Venue
from director.domain.ids import EntryId
from director.domain.people import person
from director.domain.refusal import Impossible, Refused, Unavailable
from director.domain.seating import Move
from director.domain.seats import TableSeat
from director.domain.setup import OpenTables
from director.gui import ask
from director.gui.bridge import Bridge
from director.gui.garbage import sweep_all
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.worker import AtOnce, Worker
from tests.gui.pages_windows import PEOPLE
from tests.helpers.evening import PLAN, counted_keys
from tests.helpers.lawful import lawful
from tests.helpers.lists import PLAYERS
from tests.helpers.monkey import Monkey, MonkeyAnswers
from tests.helpers.shown import shown_truly

LISTS = (PLAYERS / "players-064-ru-cp1251.csv", PLAYERS / "players-203-utf8bom.csv")
SLOW = 5.0
"""Seconds of its own work with which one step may hold the window; a busy machine does not count."""
HANGS = 15.0
"""Seconds by the clock after which a step hangs, whoever else is busy."""


class Troubles:
    """Everything that nobody caught: exceptions, words of Qt, warnings in the log."""

    def __init__(self) -> None:
        self.found: list[str] = []

    @contextmanager
    def caught(self) -> Iterator[None]:
        hook, handler = sys.excepthook, _Log(self.found)
        sys.excepthook = self._on_exception
        qt = qInstallMessageHandler(self._on_qt)
        logging.getLogger().addHandler(handler)
        try:
            yield
        finally:
            sys.excepthook = hook
            qInstallMessageHandler(qt)
            logging.getLogger().removeHandler(handler)

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self.found.append("".join(traceback.format_exception(kind, error, trace)))

    def _on_qt(self, kind: QtMsgType, _where: QMessageLogContext, text: str) -> None:
        if kind is not QtMsgType.QtDebugMsg and not text.startswith("This plugin does not support"):
            self.found.append(f"Qt: {text}")


class _Log(logging.Handler):
    def __init__(self, found: list[str]) -> None:
        super().__init__(logging.WARNING)
        self._found = found

    def emit(self, record: logging.LogRecord) -> None:
        self._found.append(f"log: {record.name} {record.getMessage()}")


class MonkeyEvening:
    """Steps of one monkey, each looked at afterwards."""

    def __init__(self, number: int, folder: Path, look: Look, *, threaded: bool = False) -> None:
        self.folder, self.look, self.threaded = folder, look, threaded
        self.path = folder / "monkey.floor"
        self._aside = folder / "aside"
        moments = itertools.count()
        start = datetime(2026, 12, 5, 15, tzinfo=UTC)
        self._now: Callable[[], datetime] = lambda: start + timedelta(seconds=next(moments))
        self._keys = counted_keys()
        self.workers = [Worker() if threaded else Worker(AtOnce()) for _ in range(2)]
        self.other = self._venue("2", create=True).create(PLAN)
        self.other.do(OpenTables((1, 2, 3), 9))
        self.other.venue.add_people(PEOPLE)
        for one in self.other.people:
            self.other.register(one.id, seated=one.id % 2 == 0)
        self.troubles = Troubles()
        self.gone: list[weakref.ref[QObject]] = []
        """Windows that were closed, with their bridges and pages."""
        self._lock: sqlite3.Connection | None = None
        acts = (
            self.another_desk,
            self.another_desk,
            self.another_desk,
            self.lock,
            self.hide,
            self.mend,
            self.anew,
        )
        self.monkey = Monkey(number, acts, self.settle)
        ask.use(MonkeyAnswers(self.monkey.chance, LISTS, folder))
        self.window = self._opened()

    # ---- the file and the window

    def _venue(self, desk: str, *, create: bool = False) -> Venue:
        return Venue.open(self.path, create=create, desk_name=desk, now=self._now, key=self._keys, busy=20)

    def _opened(self) -> MainWindow:
        self.desk = desk = self._venue("1").desk(self.other.journal.tournament.id)
        bridge = Bridge(desk, self.workers[0], second=self.workers[1])
        bridge.failed.connect(self._on_failed)
        window = MainWindow(bridge, self.look)
        bridge.setParent(window)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        window.resize(1366, 768)
        window.show()
        return window

    def _on_failed(self, error: BaseException) -> None:
        self.troubles.found.append("".join(traceback.format_exception(error)))

    def settle(self) -> None:
        """Wait until both threads have answered."""
        if not self.threaded:
            return
        end = time.monotonic() + 20
        while any(worker.waiting for worker in self.workers):
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 5)
            assert time.monotonic() < end, "the threads do not answer"

    # ---- what the world does

    def another_desk(self, chance: random.Random) -> None:
        """Another computer writes, and this one looks."""
        with suppress(Unavailable, Impossible, Refused):
            for _ in range(chance.randint(1, 3)):
                self._elsewhere(chance)
        self.settle()
        self.window.bridge.sync()

    def _elsewhere(self, chance: random.Random) -> None:
        desk = self.other
        desk.sync()
        tournament = desk.journal.tournament
        match chance.randrange(5):
            case 0:
                desk.register(person(f"Far{chance.randrange(10**6)}", "Away"))
            case 1 if tournament.seating.places:
                entry, place = chance.choice(sorted(tournament.seating.places.items()))
                desk.do(Move(EntryId(entry), place, TableSeat(chance.randint(1, 4), chance.randint(1, 9))))
            case 2:
                desk.undo_last()
            case 3:
                desk.redo()
            case _:
                one = chance.choice(list(desk.people))
                desk.register(one.id, seated=chance.random() < 0.7)

    def lock(self, chance: random.Random) -> None:
        """Another program holds the file."""
        if self._lock is None and self.path.exists():
            self._lock = sqlite3.connect(self.path, isolation_level=None, timeout=0)
            try:
                self._lock.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError:
                self._lock.close()
                self._lock = None

    def hide(self, chance: random.Random) -> None:
        """The file is gone."""
        self.settle()
        if self._lock is None and self.path.exists():
            self.path.rename(self._aside)

    def mend(self, chance: random.Random | None = None) -> None:
        """Whatever was wrong with the file is so no longer, and this desk looks."""
        self.settle()
        if self._lock is not None:
            self._lock.close()
            self._lock = None
        if self._aside.exists():
            self._aside.rename(self.path)
        self.window.bridge.sync()

    def anew(self, chance: random.Random | None = None) -> None:
        """The window is closed and the tournament opened again."""
        self.mend()
        self.settle()
        was = self.window.bridge.journal
        self.close()
        self.window = self.monkey.window = self._opened()
        assert self.window.bridge.journal == was

    def _open_again(self) -> None:
        self.desk.venue.close()
        self.monkey.__dict__.pop("window", None)
        if self._lock is not None:
            self._lock.close()
            self._lock = None
        if self._aside.exists():
            self._aside.rename(self.path)
        was = self.desk.journal
        self.window = self.monkey.window = self._opened()
        assert self.window.bridge.journal.lines[: was.seq] == was.lines

    def close(self) -> None:
        """Close the window; it must not live on."""
        window = self.window
        self.settle()
        kept = [window, window.bridge, window.commands, *(window._pages.values())]
        self.gone += [weakref.ref(part) for part in kept]
        venue = window.bridge.desk.venue
        window.close()
        del kept, window, self.window
        self.monkey.__dict__.pop("window", None)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        venue.close()
        sweep_all()  # as the program does when a tournament was closed

    # ---- looking

    def run(self, steps: int) -> None:
        """So many steps. Raises AssertionError with what was done last."""
        with self.troubles.caught():
            for n in range(steps):
                begun, worked = time.monotonic(), time.thread_time()
                try:
                    self.monkey.step(self.window)
                    self.settle()
                    took, work = time.monotonic() - begun, time.thread_time() - worked
                    if not Shiboken.isValid(self.window):  # it found the command that closes it
                        self._open_again()
                    self.look_at_it()
                    assert work < SLOW, f"the step worked {work:.2f} s"
                    assert took < HANGS, f"the step took {took:.2f} s"
                    assert not self.troubles.found, "\n".join(self.troubles.found)
                except Exception as error:
                    error.add_note(f"step {n}: " + "\n".join(self.monkey.did[-25:]))
                    raise

    def look_at_it(self) -> None:
        """The laws hold, the window says what is so, nothing hangs above it."""
        bridge = self.window.bridge
        lawful(bridge.tournament)
        assert bridge.journal is bridge.desk.journal
        assert not bridge._under_way
        shown_truly(self.window)
        above = [one for one in QApplication.topLevelWidgets() if one.isVisible() and one is not self.window]
        assert not [one for one in above if isinstance(one, QDialog | QMenu)], above
        left = [one for one in self.window.findChildren(QDialog) if one.isVisible()]
        assert not left, left

    def end(self) -> None:
        """The file proves itself and gives back what was shown; nothing that was closed lives on."""
        with self.troubles.caught():
            self.mend()
            self.settle()
            self.other.sync()
            self.window.bridge.sync()
            self.settle()
            shown = self.window.bridge.journal
            assert shown == self.other.journal
            self.anew()
            self.close()
            self.other.venue.close()
            for worker in self.workers:
                worker.close()
        assert not self.troubles.found, "\n".join(self.troubles.found)
        report = check(self.path)
        assert report.sound, report
        ask.use(None)
        self.monkey.__dict__.pop("window", None)

    def put_away(self) -> None:
        """After a fault as after a good end: nothing stays open."""
        window = self.__dict__.pop("window", None)
        if window is not None and Shiboken.isValid(window):
            window.close()
        for worker in self.workers:
            worker.close()
        if self._lock is not None:
            self._lock.close()
        for venue in (self.desk.venue, self.other.venue):
            venue.close()

    def alive(self) -> list[str]:
        """Windows and dialogs that were closed and are still there."""
        sweep_all()
        found: list[QObject | None] = [ref() for ref in self.gone]
        found += [ref() for ref in self.monkey.seen]
        return [type(one).__name__ for one in found if one is not None]
