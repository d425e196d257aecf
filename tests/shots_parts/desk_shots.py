"""Pictures of the registration desk: payment, who is expected, the till, checked seats, the trash."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton

from director.desk import importing
from director.desk.desk import Desk
from director.domain.attendance import CheckSeats
from director.domain.entries import Void
from director.domain.ids import EntryId
from director.domain.people import person
from director.domain.plan import Plan
from director.domain.setup import OpenTables
from director.gui.bridge import Bridge
from director.gui.dialogs.takings import TakingsDialog
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.start_window import StartWindow
from director.gui.till import Till
from director.gui.worker import AtOnce, Worker
from tests.gui.keyboard import type_text
from tests.helpers.evening import PLAN, a_venue
from tests.helpers.lists import PLAYERS
from tests.shots_parts.start import every_look, save

SIZES = ((1366, 768), (911, 512))
"""A small notebook, and the same at 150 %."""
LONG = person(
    "Белоконска-Вражалска фон Хоэнцоллерн", "Нансимир Александрина", born="1987-03-02", number="БГ-412"
)
METHODS = ("cash", "cash", "card", "cash", "transfer", "gift voucher of the house")


def shots(folder: Path) -> None:
    """Take them all into this folder."""
    for look, mark in every_look():
        with TemporaryDirectory() as place:
            desk = _room(Path(place))
            for size in SIZES:
                _registration(folder, desk, look, size, f"{size[0]}-{mark}")
            bridge = Bridge(desk, Worker(AtOnce()))
            save(TakingsDialog(bridge), folder / f"desk-takings-{mark}.png")
            bridge.deleteLater()
            _floor(folder, desk, look, mark)
            _trash(folder, desk, look, mark)
            desk.venue.close()


def _room(place: Path) -> Desk:
    """Three clerks took money of thirty; a list is pre-registered; one entry was a slip."""
    venue = a_venue(place)
    desk = venue.create(PLAN)
    desk.do(OpenTables(tuple(range(1, 9)), 9))
    read = importing.read((PLAYERS / "players-064-ru-cp1251.csv").read_bytes())
    importing.expect(desk, importing.plan_of(read, desk.people))
    desk.register(LONG, method="gift voucher of the house")
    for n, one in enumerate(list(desk.people)[:30]):
        venue.staff = ("Olga", "Иванова М.", "Sam")[n % 3]
        venue.desk_name = str(1 + n % 2)
        desk.register(one.id, method=METHODS[n % len(METHODS)])
    desk.do(Void(EntryId(8)), "other player")
    desk.do(CheckSeats(1, tuple(desk.journal.tournament.seating.players(1).values())))
    desk.do(CheckSeats(2, tuple(desk.journal.tournament.seating.players(2).values())[:-1]))
    return desk


def _window(desk: Desk, look: Look, size: tuple[int, int], page: str) -> MainWindow:
    window = MainWindow(Bridge(desk, Worker(AtOnce())), look)
    window.resize(*size)
    window.show()
    window.show_page(page)
    QApplication.processEvents()
    return window


def _registration(folder: Path, desk: Desk, look: Look, size: tuple[int, int], mark: str) -> None:
    window = _window(desk, look, size, "registration")
    field = window.page("registration").findChild(QLineEdit, "find")
    assert field is not None
    QTest.keyClick(field, Qt.Key.Key_Down)
    save(window, folder / f"desk-expected-{mark}.png", keep=True)
    Till.of(window.bridge).choose("gift voucher of the house")
    type_text(field, "бел")
    save(window, folder / f"desk-method-{mark}.png", keep=True)
    field.clear()
    type_text(field, "петрова мария")
    QTest.keyClick(field, Qt.Key.Key_Return)
    save(window, folder / f"desk-new-{mark}.png")


def _floor(folder: Path, desk: Desk, look: Look, mark: str) -> None:
    save(_window(desk, look, SIZES[0], "floor"), folder / f"desk-checked-{mark}.png")


def _trash(folder: Path, desk: Desk, look: Look, mark: str) -> None:
    venue = desk.venue
    for name in ("Side Event", "Кубок открытия", "Ladies Night"):
        venue.create(Plan(name=name, starts="2026-12-07T12:00"))
    venue.put_aside(next(card.id for card in venue.cards() if card.name == "Side Event"))
    start = StartWindow(look)
    start.show_venue(venue.path, venue.cards())
    start.trash.serve(venue, Worker(AtOnce()), venue.cards())
    save(start, folder / f"desk-start-{mark}.png", keep=True)
    button = start.findChild(QPushButton, "trash")
    assert button is not None
    button.click()
    save(start, folder / f"desk-trash-{mark}.png")
