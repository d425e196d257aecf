"""Pictures of the print centre in every look and window."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest

from director.desk.desk import Desk
from director.domain.people import person
from director.domain.seating import Move
from director.domain.seats import TableSeat
from director.gui.bridge import Bridge
from director.gui.dialogs.house_logo import HouseLogoDialog
from director.gui.dialogs.printed_papers import PrintedPapersDialog
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.widgets.card_paper import CardPaper
from director.gui.widgets.paper_order import BY_NAME, CARDS, SHEETS, PaperOrder
from director.gui.widgets.print_centre import PrintCentre
from director.gui.worker import AtOnce, Worker
from director.printing.logo import FILE
from tests.helpers.evening import drawn_desk
from tests.shots_parts.start import every_look, save

SIZES: Final = ((1366, 768), (911, 512))


def shots(folder: Path) -> None:
    """Print page with a name that is too long for a list, list of printings, and logo."""
    for look, mark in every_look():
        with TemporaryDirectory() as place:
            desk = drawn_desk(Path(place), 60, 7)
            _logo(desk.venue.path.with_name(FILE))
            _pages(folder, desk, look, mark)
            desk.venue.close()


def _logo(file: Path) -> None:
    """A club and its name, as a house would have it."""
    image = QImage(480, 160, QImage.Format.Format_ARGB32)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor("#0f6b4a"))
    painter.drawEllipse(10, 10, 140, 140)
    font = painter.font()
    font.setPixelSize(64)
    font.setBold(True)
    painter.setFont(font)
    painter.drawText(170, 104, "Riverside")
    painter.end()
    image.save(str(file))


def _pages(folder: Path, desk: Desk, look: Look, mark: str) -> None:
    bridge = Bridge(desk, Worker(AtOnce()))
    CardPaper.of(bridge).speak_also("en" if look.language == "ru" else "ru")
    bridge.register(person("Ж" * 200, "Ш" * 199))
    centre = PrintCentre.of(bridge)
    for document, pages in ((SHEETS, 4), (BY_NAME, 1), (CARDS, 6)):
        centre.note(PaperOrder(document, look.language), bridge.journal, "HP LaserJet 400, Front desk", pages)
    entry, place = next(iter(desk.journal.tournament.seating.places.items()))
    tournament = desk.journal.tournament
    tables = (table.number for table in tournament.open_tables() if table.number != place.table)
    other = next(table for table in tables if tournament.empty_seats(table))
    bridge.do(Move(entry, place, TableSeat(other, tournament.empty_seats(other)[0])))
    centre.look()
    for wide, high in SIZES:
        window = MainWindow(bridge, look)
        window.resize(wide, high)
        window.show_page("print")
        page = window.page("print")
        for document in (CARDS, SHEETS, BY_NAME):
            page.go_to(document)
            window.show()
            QTest.qWait(600)
            save(window, folder / f"print-centre-{document}-{wide}-{mark}.png", keep=True)
        window.close()
        window.deleteLater()
    for name, dialog in (
        ("printed", PrintedPapersDialog(bridge, lambda _target: True)),
        ("logo", HouseLogoDialog(bridge)),
    ):
        save(dialog, folder / f"print-centre-{name}-{mark}.png")
    bridge.deleteLater()
