"""Pictures of the floor: the map of a small and of the largest room at three zooms, and the seat draw."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from director.desk.desk import Desk
from director.domain.entries import Register, Withdraw
from director.domain.ids import EntryId
from director.domain.people import Person, person
from director.domain.play import SetButton, StartPlay
from director.domain.seating import FixSeat, Move
from director.domain.seats import TableSeat
from director.domain.setup import LockSeats, OpenTables
from director.gui.bridge import Bridge
from director.gui.dialogs.draw_seats import DrawSeatsDialog
from director.gui.dialogs.open_tables import OpenTablesDialog
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.page_list import PAGES
from director.gui.pages.floor import FloorPage
from director.gui.worker import AtOnce, Worker
from tests.gui.floor_rooms import NAMES
from tests.helpers.evening import PLAN, a_venue
from tests.shots_parts.start import every_look, save

ROOMS = {"small": (64, 8), "large": (10_112, 1_124)}
"""Players and tables."""
ZOOMS = (0.2, 0.45, 0.9)
"""Cells, seats, names."""


def shots(folder: Path) -> None:
    """Take all pictures of the floor into this folder."""
    with tempfile.TemporaryDirectory() as place:
        desks = {name: _room(Path(place), name, *size) for name, size in ROOMS.items()}
        for look, mark in every_look():
            for name, desk in desks.items():
                _map(folder, desk, look, f"floor-{name}", mark)
            _carrying(folder, desks["small"], look, mark)
            _dialogs(folder, Path(place), look, mark)
            _next_steps(folder, Path(place), look, mark)
        for desk in desks.values():
            desk.venue.close()


def people_of(count: int) -> Iterator[Person]:
    """Names of every script, the longest among them; no two alike."""
    for n in range(count):
        family, _, given = NAMES[n % len(NAMES)].partition(" ")
        lap = n // len(NAMES)
        yield person(
            f"{family}-{lap}" if lap else family, given, country="RUS", club="Ace", born="1987-03-02"
        )


def _room(place: Path, name: str, players: int, tables: int, *, drawn: bool = True) -> Desk:
    desk = a_venue(place, name=f"{name}.floor").create(PLAN)
    desk.do(OpenTables(tuple(range(1, tables + 1)), 9))
    desk.do(LockSeats(3, (5,)))
    desk.write(
        lambda _journal, added: [Register(p.id, PLAN.buy_in, PLAN.fee, PLAN.stack) for p in added],
        newcomers=list(people_of(players)),
    )
    first = desk.journal.seq - players + 1
    desk.do(FixSeat(EntryId(first), 5, 9))
    if drawn:
        desk.seal_draw()
        desk.draw("KsQd7c")
        _thin(desk)
    return desk


def _thin(desk: Desk) -> None:
    """Some leave, so that tables differ; one is moved from the chair that is kept for him."""
    seating = desk.journal.tournament.seating
    kept = TableSeat(5, 9)
    for table, seats in ((4, (1, 2, 4)), (7, (3, 6))):
        for seat, entry in tuple(seating.players(table).items()):
            if seat in seats and entry not in desk.journal.tournament.needs:
                desk.do(Withdraw(entry), "left before the start", overrule=True)
    holder = seating.holder(kept)
    free = desk.journal.tournament.empty_seats(2)
    if holder is not None and free:
        desk.do(Move(holder, kept, TableSeat(2, free[0])), "stands on crutches today", overrule=True)


@contextmanager
def _window(desk: Desk, look: Look) -> Iterator[tuple[MainWindow, FloorPage]]:
    window = MainWindow(Bridge(desk, Worker(AtOnce())), look, pages=PAGES)
    window.resize(1366, 768)
    window.show()
    window.show_page("floor")
    QApplication.processEvents()
    page = window.page("floor")
    assert isinstance(page, FloorPage)
    yield window, page
    window.close()
    QApplication.processEvents()


def _map(folder: Path, desk: Desk, look: Look, name: str, mark: str) -> None:
    with _window(desk, look) as (window, page):
        save(window, folder / f"{name}-fit-{mark}.png", keep=True)
        for zoom in ZOOMS:
            page.map.set_zoom(zoom, QPointF(0, 0))
            page.map.select(TableSeat(3, 2))
            save(window, folder / f"{name}-{round(zoom * 100)}-{mark}.png", keep=True)


def _carrying(folder: Path, desk: Desk, look: Look, mark: str) -> None:
    """A player on the way: over a chair that is taken, and over one that is locked."""
    with _window(desk, look) as (window, page):
        page.map.fit()
        for name, target in (("swap", TableSeat(2, 7)), ("locked", TableSeat(3, 5))):
            seats = page.map.rect_of(TableSeat(1, 3)).center(), page.map.rect_of(target).center()
            _drag(page.map.viewport(), seats)
            save(window, folder / f"floor-carry-{name}-{mark}.png", keep=True)
            QTest.keyClick(page.map, Qt.Key.Key_Escape)
            QTest.mouseRelease(page.map.viewport(), Qt.MouseButton.LeftButton, pos=seats[1])


def _next_steps(folder: Path, place: Path, look: Look, mark: str) -> None:
    """Play begun at tables that differ: a step is open, and somebody asks why not another."""
    desk = _room(place, f"steps-{mark}", 64, 8)
    desk.do(StartPlay())
    for table in range(1, 5):
        button, small, big = sorted(desk.journal.tournament.seating.players(table))[:3]
        desk.do(SetButton(table, button, small, big))
    with _window(desk, look) as (window, page):
        panel = page.steps.panel
        panel.setFocus()
        QTest.keyClick(panel, Qt.Key.Key_Down)
        QTest.keyClick(panel, Qt.Key.Key_Down)
        panel.asked.emit("1-3")
        save(window, folder / f"floor-steps-{mark}.png", keep=True)
    desk.venue.close()


def _drag(widget: QWidget, way: Sequence[QPoint]) -> None:
    QTest.mousePress(widget, Qt.MouseButton.LeftButton, pos=way[0])
    middle = QPoint((way[0].x() + way[1].x()) // 2, (way[0].y() + way[1].y()) // 2)
    for point in (middle, way[1]):
        QTest.mouseMove(widget, point)
        QApplication.processEvents()


def _dialogs(folder: Path, place: Path, look: Look, mark: str) -> None:
    """The steps of a draw, opening tables, and the floor before any table is open."""
    desk = a_venue(place, name=f"empty-{mark}.floor").create(PLAN)
    with _window(desk, look) as (window, _page):
        save(window, folder / f"floor-empty-{mark}.png", keep=True)
    desk.venue.close()
    desk = _room(place, f"draw-{mark}", 64, 8, drawn=False)
    last = EntryId(desk.journal.seq - 3)
    desk.do(Withdraw(last), "called by phone")
    bridge = Bridge(desk, Worker(AtOnce()))
    tables = OpenTablesDialog(desk.journal.tournament)
    _show(tables, folder, f"floor-open-tables-{mark}")
    draw = DrawSeatsDialog(bridge)
    _show(draw, folder, f"floor-draw-1-{mark}", close=False)
    draw.field_step.sealed.emit("random")
    draw.word_step.word.setText("Ks Qd 7c")
    _show(draw, folder, f"floor-draw-2-{mark}", close=False)
    draw.word_step.drawn.emit("Ks Qd 7c")
    _show(draw, folder, f"floor-draw-3-{mark}")
    desk.venue.close()


def _show(dialog: QWidget, folder: Path, name: str, *, close: bool = True) -> None:
    dialog.show()
    save(dialog, folder / f"{name}.png", keep=True)
    if close:
        dialog.close()
        dialog.deleteLater()
