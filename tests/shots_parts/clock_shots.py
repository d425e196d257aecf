"""Pictures of page Clock in every state, of the head of the window, and of the two small dialogs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from director.desk.desk import Desk
from director.domain.entries import Register, Withdraw
from director.domain.ids import EntryId
from director.domain.moments import SECOND
from director.domain.structure import Structure
from director.gui.beat import Beat
from director.gui.bridge import Bridge
from director.gui.clock_deeds import ClockDeeds
from director.gui.dialogs.clock_times import StartAtDialog, TimeLeftDialog
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.worker import AtOnce, Worker
from director.rules import clock_steps as steps
from tests.helpers.clock_desk import a_clock_desk, evening
from tests.helpers.clock_room import Computer, blinds, minutes
from tests.helpers.evening import a_person
from tests.shots_parts.start import every_look, save

SIZE = QSize(1366, 768)


def shots(folder: Path) -> None:
    """Take all of them into this folder, in both languages and themes."""
    for look, mark in every_look():
        with TemporaryDirectory() as place:
            for name, widget in _windows(look, Path(place)):
                save(widget, folder / f"clock-{name}-{mark}.png", wait=30)


def _windows(look: Look, place: Path) -> Iterator[tuple[str, QWidget]]:
    desk, _computer = _room(place / "none", None)
    yield "empty", _page(desk, look)
    desk.venue.close()
    desk, computer = _room(place / "evening", evening())
    yield "ready", _page(desk, look)
    desk.clock(steps.start)
    computer.passes(minutes(2 * 20 + 7) + 26 * SECOND)
    yield "level", _page(desk, look)
    yield "floor", _page(desk, look, "floor")
    desk.clock(steps.pause)
    yield "paused", _page(desk, look)
    desk.clock(steps.start)
    desk.clock(steps.to_break)
    computer.passes(minutes(4))
    yield "break", _page(desk, look)
    desk.clock(steps.forward)
    computer.sleeps(minutes(8) + 3 * SECOND)
    desk.clock(steps.pause_after)
    yield "slept", _page(desk, look)
    computer.starts_anew(minutes(3))
    yield "restarted", _page(desk, look)
    desk.clock(steps.keep)
    desk.clock(lambda tournament, now: steps.jump(tournament, now, part=20))
    computer.passes(minutes(19) + 48 * SECOND)
    yield "last", _page(desk, look)
    bridge = Bridge(desk, Worker(AtOnce()))
    window = MainWindow(bridge, look)
    window.resize(SIZE)
    yield "left", TimeLeftDialog(bridge, ClockDeeds.of(bridge).take, window)
    desk.clock(steps.pause)
    Beat.of(bridge).strike()
    yield "start-at", StartAtDialog(bridge, ClockDeeds.of(bridge).take, window)
    desk.venue.close()
    yield from _overtime(look, place)


def _overtime(look: Look, place: Path) -> Iterator[tuple[str, QWidget]]:
    desk, computer = _room(place / "short", Structure(blinds(20, 100, 200)))
    desk.clock(lambda tournament, now: steps.start_at(tournament, now, now.utc + minutes(25)))
    computer.passes(minutes(1))
    yield "countdown", _page(desk, look)
    desk.clock(steps.start)
    computer.passes(minutes(43) + 5 * SECOND)
    yield "overtime", _page(desk, look)
    desk.venue.close()


def _room(folder: Path, structure: Structure | None) -> tuple[Desk, Computer]:
    folder.mkdir()
    desk, computer = a_clock_desk(folder, structure)
    desk.write(
        lambda _journal, added: [Register(one.id, 100_000, 10_000, 10_000) for one in added],
        newcomers=[a_person(n) for n in range(1, 213)],
    )
    first = desk.journal.seq - 211
    for entry in range(first, first + 48):
        desk.do(Withdraw(EntryId(entry)), "left", overrule=True)
    return desk, computer


def _page(desk: Desk, look: Look, page: str = "clock") -> MainWindow:
    window = MainWindow(Bridge(desk, Worker(AtOnce())), look)
    window.resize(SIZE)
    window.show_page(page)
    return window
