"""Pictures of registration, activity and print with their dialogs, in both languages and themes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QListWidget, QTableView, QWidget

from director.desk import importing
from director.desk.desk import Desk
from director.domain.entries import Void, Withdraw
from director.domain.people import person
from director.domain.seating import FixSeat, KeepApart
from director.domain.setup import OpenTables
from director.gui import ask
from director.gui.bridge import Bridge
from director.gui.dialogs.fix_seat import FixSeatDialog
from director.gui.dialogs.import_frame import SIZE
from director.gui.dialogs.import_list import ImportDialog
from director.gui.dialogs.keep_apart import KeepApartDialog
from director.gui.dialogs.person import PersonDialog
from director.gui.dialogs.print_card import PrintCardDialog
from director.gui.dialogs.withdraw import WithdrawDialog
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.worker import AtOnce, Worker
from director.printing.catalogue import DOCUMENTS
from tests.gui.keyboard import type_text
from tests.helpers.evening import PLAN, a_venue
from tests.helpers.lists import PLAYERS
from tests.shots_parts.start import every_look

LISTS = ("players-064-ru-cp1251.csv", "players-203-utf8bom.csv")
LONG = person(
    "Белоконска-Вражалска фон Хоэнцоллерн",
    "Нансимир Александрина",
    country="BGR",
    club="Спортивный клуб «Восточная Звезда — Юниоры»",
    born="1987-03-02",
    number="БГ-000412",
    note="Speaks Bulgarian only. Comes with a carer who may stand behind the chair.",
)


def shots(folder: Path) -> None:
    """Take all pictures of these pages into this folder."""
    for look, mark in every_look():
        with TemporaryDirectory() as place:
            desk = _room(Path(place))
            _registration(folder, desk, look, mark)
            _activity(folder, desk, look, mark)
            _print(folder, desk, look, mark)
            _dialogs(folder, desk, mark)
            _import(folder, Path(place), mark)
            desk.venue.close()


def _room(place: Path) -> Desk:
    """The list of the federation drawn, another list in the address book, and a few peculiar people."""
    desk = a_venue(place).create(PLAN)
    desk.do(OpenTables(tuple(range(1, 9)), 9))
    for name in LISTS:
        plan = importing.plan_of(importing.read((PLAYERS / name).read_bytes()), desk.people)
        if name is LISTS[0]:
            importing.enter(desk, plan)
        else:
            importing.keep(desk.venue, plan)
    desk.venue.add_people(
        [
            person("Иванов", "Сергей", country="RUS", born="1987-03-02", club="Ace"),
            person("Иванов", "Сергей", country="RUS", born="2001-05-05"),
            person("Иванова", "Анна", country="KAZ", born="1990", club="River Club"),
        ]
    )
    desk.seal_draw()
    desk.draw("Ks Qd 7c")
    entries = sorted(desk.journal.tournament.entries)
    desk.do(Withdraw(entries[3], PLAN.buy_in, PLAN.fee), "fell ill")
    desk.do(Void(entries[7]), "wrong player")
    desk.register(LONG)
    late = max(desk.journal.tournament.entries)
    desk.do(FixSeat(late, None, 1), overrule=True, reason="wheelchair")
    desk.do(KeepApart(late, entries[10]))
    desk.register(next(one.id for one in desk.people if one.family == "Иванова"), seated=False)
    desk.undo_last()
    return desk


@contextmanager
def _window(desk: Desk, look: Look, page: str) -> Iterator[tuple[MainWindow, QWidget]]:
    window = MainWindow(Bridge(desk, Worker(AtOnce())), look)
    window.resize(1366, 768)
    window.show()
    window.show_page(page)
    QApplication.processEvents()
    yield window, window.page(page)
    window.close()
    QApplication.processEvents()


def _registration(folder: Path, desk: Desk, look: Look, mark: str) -> None:
    with _window(desk, look, "registration") as (window, page):
        field, table = _part(page, QLineEdit, "find"), _part(page, QTableView, "entries")
        _save(window, folder, f"registration-{mark}")
        type_text(field, "иван")
        _save(window, folder, f"registration-find-{mark}")
        field.clear()
        type_text(field, "петрова мария")
        QTest.keyClick(field, Qt.Key.Key_Return)
        _save(window, folder, f"registration-new-{mark}")
        QTest.keyClick(_part(page, QLineEdit, "given"), Qt.Key.Key_Escape)
        field.clear()
        _choose(table, 0)
        _save(window, folder, f"registration-entry-{mark}")


def _activity(folder: Path, desk: Desk, look: Look, mark: str) -> None:
    with _window(desk, look, "activity") as (window, page):
        table = _part(page, QTableView, "journal")
        _choose(table, 3)
        _wait(260)
        _save(window, folder, f"activity-{mark}")
        _choose(table, 12)
        _wait(260)
        _save(window, folder, f"activity-blocked-{mark}")


def _print(folder: Path, desk: Desk, look: Look, mark: str) -> None:
    with _window(desk, look, "print") as (window, page):
        documents = _part(page, QListWidget, "documents")
        for row, document in enumerate(DOCUMENTS):
            documents.setCurrentRow(row)
            _wait(600)
            _save(window, folder, f"print-{document}-{mark}")


def _dialogs(folder: Path, desk: Desk, mark: str) -> None:
    bridge = Bridge(desk, Worker(AtOnce()))
    entry = next(e for e in sorted(desk.journal.tournament.needs))
    who = desk.journal.tournament.entries[entry].person
    for name, dialog in (
        ("withdraw", WithdrawDialog(bridge, entry)),
        ("fix-seat", FixSeatDialog(bridge, entry)),
        ("keep-apart", KeepApartDialog(bridge, entry)),
        ("person", PersonDialog(bridge, desk.people.find(who))),
        ("print-card", PrintCardDialog(bridge, frozenset([entry]))),
        ("void", ask.ReasonDialog("Make void", "Entry and money vanish from all counts.", "Make void")),
    ):
        dialog.show()
        _wait(600 if name == "print-card" else 0)
        _save(dialog, folder, f"dialog-{name}-{mark}")
        dialog.close()
        dialog.deleteLater()
    bridge.deleteLater()


def _import(folder: Path, place: Path, mark: str) -> None:
    (place / "lists").mkdir()
    desk = a_venue(place / "lists").create(PLAN)
    desk.venue.add_people([person("Яковлев", "Велимир"), person("Ситников", "Сила", born="1994-02-18")])
    good = (PLAYERS / LISTS[0]).read_bytes()
    bad = good.replace(b"13.07.1989", b"31.02.1989").replace(b"18.02.1994", b"18/02/94")
    dialog = ImportDialog(Bridge(desk, Worker(AtOnce())))
    dialog.resize(*SIZE)
    dialog.show()
    _save(dialog, folder, f"import-empty-{mark}")
    for name, content in (("questions", good), ("faults", bad)):
        path = place / f"{name}.csv"
        path.write_bytes(content)
        dialog.open_file(str(path))
        _save(dialog, folder, f"import-{name}-{mark}")
    dialog.close()
    desk.venue.close()


def _part(page: QWidget, kind: type[QWidget], name: str):  # type: ignore[no-untyped-def]
    found = page.findChild(kind, name)
    assert found is not None, name
    return found


def _choose(table: QTableView, row: int) -> None:
    spot = table.visualRect(table.model().index(row, 1)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot)


def _wait(milliseconds: int) -> None:
    """Let what draws by itself (previews, looks at an undo) come to its end."""
    clock = QElapsedTimer()
    clock.start()
    while clock.elapsed() < milliseconds:
        QApplication.processEvents()


def _save(widget: QWidget, folder: Path, name: str) -> None:
    _wait(40)
    widget.grab().save(str(folder / f"{name}.png"))
