"""A window with an event, monitors that are plugged and pulled, and a clock whose time the test turns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QWidget

from director.desk.desk import Desk
from director.desk.venue import Venue
from director.domain.action import Action
from director.domain.entries import Register
from director.domain.setup import OpenTables
from director.domain.structure import Structure
from director.gui.beat import Beat
from director.gui.bridge import Bridge
from director.gui.hall import Hall
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.page_list import PAGES
from director.gui.screens.monitors import Monitor, Monitors
from director.gui.screens.pieces import Text
from director.gui.screens.window import ScreenWindow
from director.gui.worker import Worker
from director.host.boot_time import Steady
from director.host.settings import Settings
from director.rules import clock_steps
from director.rules.clock_sounds import Sound
from tests.gui.blank_page import BLANK_PAGES
from tests.helpers.clock_room import Computer, club
from tests.helpers.evening import PLAN, a_person

LAPTOP = ("eDP-1", QRect(0, 0, 1280, 720))
PROJECTOR = ("HDMI-1", QRect(-1024, 0, 1024, 768))
"""It hangs left of the laptop, so that its places are negative."""
TELEVISION = ("DP-2", QRect(1280, 0, 1920, 1080))


class PluggedMonitors(Monitors):
    """Monitors that come and go as the test says."""

    def __init__(self, *there: tuple[str, QRect]) -> None:
        super().__init__()
        self.there = dict(there)

    def all(self) -> tuple[Monitor, ...]:
        ordered = sorted(self.there.items(), key=lambda one: one[1].x())
        return tuple(Monitor(name, area, (area.width(), area.height())) for name, area in ordered)

    def under(self, window: QWidget) -> str:
        middle = window.geometry().center()
        return next((name for name, area in self.there.items() if area.contains(middle)), "")

    def fill(self, window: QWidget, name: str) -> None:
        window.setGeometry(self.there[name])
        window.show()

    def plug(self, *some: tuple[str, QRect]) -> None:
        self.there |= dict(some)
        self.changed.emit()

    def pull(self, name: str) -> None:
        del self.there[name]
        self.changed.emit()


class HeardSounds:
    """A loudspeaker that remembers."""

    def __init__(self) -> None:
        self.heard: list[Sound] = []
        self.volumes: list[float] = []
        self.can = True

    def prepare(self) -> bool:
        return False

    def play(self, what: Sound, volume: float) -> bool:
        if self.can:
            self.heard.append(what)
            self.volumes.append(volume)
        return self.can


class DimmingDisplay:
    """A display that goes dark unless somebody holds it."""

    def __init__(self) -> None:
        self.held = False
        self.times = 0

    def hold(self) -> None:
        self.held = True
        self.times += 1

    def release(self) -> None:
        self.held = False


class HallRoom:
    """One computer, its window, and what the room sees and hears."""

    def __init__(
        self,
        folder: Path,
        look: Look,
        worker: Worker,
        *monitors: tuple[str, QRect],
        structure: Structure | None = None,
        players: int = 0,
    ) -> None:
        self.folder, self.look, self.worker = folder, look, worker
        self.computer = Computer()
        self.monitors = PluggedMonitors(*(monitors or (LAPTOP, PROJECTOR)))
        self.kept = Settings(folder / "settings.json")
        self.desk = self._desk(structure or club(), players)
        self.notes: list[str] = []
        self.open()

    def _venue(self, *, create: bool = False) -> Venue:
        def now() -> datetime:
            return datetime.fromtimestamp(self.computer.utc / 1000, UTC)

        def steady() -> Steady:
            here = self.computer.now()
            return Steady(here.boot, here.up, here.slept)

        return Venue.open(self.folder / "venue.floor", create=create, now=now, steady=steady)

    def _desk(self, structure: Structure, players: int) -> Desk:
        desk = self._venue(create=True).create(PLAN)
        desk.do(OpenTables((1, 2), 9))
        if players:
            desk.write(
                lambda _journal, added: [Register(p.id, PLAN.buy_in, PLAN.fee, PLAN.stack) for p in added],
                newcomers=[a_person(n) for n in range(1, players + 1)],
            )
        desk.clock(lambda tournament, at: clock_steps.set_structure(tournament, at, structure))
        return desk

    def open(self) -> None:
        """Open the window, as after a start of the program."""
        self.bridge = Bridge(self.desk, self.worker)
        clock = next(kind for kind in PAGES if kind.key == "clock")
        self.window = MainWindow(self.bridge, self.look, pages=(*BLANK_PAGES, clock))
        self.bridge.setParent(self.window)
        self.sounds, self.display = HeardSounds(), DimmingDisplay()
        self.hall = Hall(
            self.bridge,
            self.kept,
            self.window,
            monitors=self.monitors,
            player=self.sounds,
            saver=self.display,
        )
        self.window.take_hall(self.hall)
        self.hall.said.connect(self.notes.append)
        self.window.setGeometry(100, 60, 1000, 600)
        self.window.show()
        self.hall.start()
        QApplication.processEvents()

    def again(self) -> None:
        """Close the program and start it anew."""
        self.window.close()
        self.kept = Settings(self.folder / "settings.json")
        self.open()

    def close(self) -> None:
        self.window.close()
        self.window.deleteLater()
        self.desk.venue.close()
        QApplication.processEvents()

    # ---- time and clock

    @property
    def beat(self) -> Beat:
        return Beat.of(self.bridge)

    def step(self, make: Callable[..., Action], *more: object) -> None:
        """Somebody presses a button of the clock."""
        self.bridge.run(lambda desk: desk.clock(lambda tournament, at: make(tournament, at, *more)))

    def passes(self, ms: int, *, looks: int = 1) -> None:
        """Time goes by; the second hand strikes so often meanwhile."""
        for _ in range(looks):
            self.computer.passes(ms // looks)
            self.beat.strike()

    def each_second(self, seconds: int) -> None:
        self.passes(seconds * 1000, looks=seconds)

    def sleeps(self, ms: int) -> None:
        self.computer.sleeps(ms)
        self.beat.strike()

    # ---- what the room sees

    def run(self, command: str) -> None:
        assert self.window.commands.run(command), f"{command} cannot be done now"

    def screen(self, name: str = "HDMI-1") -> ScreenWindow:
        found = self.hall.screens.window(name)
        assert found is not None, f"there is no screen on {name}"
        return found

    def texts(self, name: str = "HDMI-1") -> list[str]:
        """Everything written on a screen."""
        return [text.text for text in texts_of(self.screen(name))]

    def figures(self, name: str = "HDMI-1") -> str:
        """What is written largest."""
        return max(texts_of(self.screen(name)), key=lambda text: text.size).text

    def shown(self) -> Sequence[str]:
        """The monitors that have a screen now."""
        return sorted(name for name in self.hall.screens.names() if self.hall.screens.is_shown(name))


def texts_of(screen: ScreenWindow) -> list[Text]:
    assert screen.shown is not None
    return [piece for piece in screen.shown.pieces if isinstance(piece, Text)]
