"""The picture of README: the floor of the sample evening. `make.py shots readme_shots` renews it."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from director.cli.plan_file import read_plan
from director.desk import importing
from director.desk.desk import Desk
from director.domain.seating import FixSeat, Move
from director.domain.seats import TableSeat
from director.domain.setup import LockSeats, OpenTables
from director.gui.bridge import Bridge
from director.gui.main_window import MainWindow
from director.gui.pages.floor import FloorPage
from director.gui.worker import AtOnce, Worker
from director.host import resources
from tests.helpers.evening import a_venue
from tests.shots_parts.start import english

PICTURE = "readme-window.png"
TABLES = tuple(range(1, 9))


def shots(folder: Path) -> None:
    """Take the picture; the one in resources/sample is a copy of it."""
    look = english()
    with TemporaryDirectory() as place:
        desk = _evening(Path(place))
        window = MainWindow(Bridge(desk, Worker(AtOnce())), look)
        window.resize(1366, 768)
        window.show()
        window.show_page("floor")
        page = window.page("floor")
        assert isinstance(page, FloorPage)
        page.map.fit()
        page.map.select(TableSeat(3, 4))
        _settle()
        # Quality 0 is the strongest compression; without the alpha channel it is a third smaller.
        picture = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB888)
        picture.save(str(folder / PICTURE), quality=0)
        window.close()
        _settle()
        desk.venue.close()


def _settle() -> None:
    for _ in range(3):
        QApplication.processEvents()
    QTest.qWait(150)


def _evening(folder: Path) -> Desk:
    """The sample list drawn, and the little things that happen before the first hand."""
    venue = a_venue(folder)
    plan = read_plan(resources.path("sample/evening.toml"))
    desk = venue.create(plan.plan)
    desk.do(OpenTables(TABLES, plan.plan.seats))
    reading = importing.read(resources.read_bytes("sample/players.csv"))
    importing.enter(desk, importing.plan_of(reading, venue.people, desk.journal.tournament))
    desk.do(LockSeats(6, (5,)))
    desk.seal_draw()
    desk.draw("Ks Qd 7c")
    seating = desk.journal.tournament.seating
    holder = seating.holder(TableSeat(8, 1)) or next(iter(seating.players(8).values()))
    desk.do(FixSeat(holder, *seating.places[holder]))
    mover, source = next((entry, place) for entry, place in seating.places.items() if place.table == 5)
    free = desk.journal.tournament.empty_seats(3)
    desk.do(Move(mover, source, TableSeat(3, free[0])), "asked for by the floor")
    return desk
