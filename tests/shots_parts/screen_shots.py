"""Pictures of the public screens: every look, size and set of colours, every content, the dialog."""

from __future__ import annotations

import tempfile
from pathlib import Path

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox

from director.gui import fonts
from director.gui.dialogs.screens import ScreensDialog
from director.gui.look import Look
from director.gui.screens.choices import Choice
from director.gui.screens.contents import painting
from director.gui.screens.looks import COLOURS
from director.gui.screens.painter import paint
from director.gui.screens.seats import Seat
from director.gui.screens.sheet import Showing
from director.gui.worker import AtOnce, Worker
from director.rules import clock_steps
from tests.gui.finding import the
from tests.gui.floor_rooms import NAMES
from tests.gui.screens.hall_room import LAPTOP, PROJECTOR, TELEVISION, HallRoom
from tests.gui.screens.test_payouts import published
from tests.helpers.public_looks import NAMES as LOOKS
from tests.helpers.public_looks import Wall, scene, schedule
from tests.shots_parts.start import english, every_look

SIZES = ((1920, 1080), (1280, 720), (3840, 2160))
SMALL, TALL = (1024, 768), (1080, 1920)
LONG = "Международный командный турнир памяти основателей клуба «Большая река», главное событие"
TEXTS = {
    "en": "Welcome to the Spring Cup\nThe bar closes at two",
    "ru": "Добро пожаловать на Весенний кубок\nБар закрывается в два",
}


def shots(folder: Path) -> None:
    """Take all of them into this folder."""
    english()
    logo = _logo(folder)
    for look, mark in every_look():
        language, _, theme = mark.partition("-")
        if theme == "light":  # walls have colours of their own
            _looks(folder, language)
            _contents(folder, language, str(logo))
        _dialog(folder, look, mark)


def _looks(folder: Path, language: str) -> None:
    for name in LOOKS:
        showing = scene(name, language)
        for size in (*SIZES, SMALL, TALL):
            _save(folder, f"screen-{name}-{language}-{size[0]}", Choice("A"), showing, size)
        for colours in COLOURS[1:]:
            choice = Choice("A", colours=colours)
            _save(folder, f"screen-{name}-{language}-{colours}", choice, showing, SIZES[0])
    large = scene("level", language, schedule(5_000), LONG)
    for size in (SIZES[0], SMALL, TALL):
        _save(folder, f"screen-large-{language}-{size[0]}", Choice("A"), large, size)


def _contents(folder: Path, language: str, logo: str) -> None:
    showing, text = scene("level", language), TEXTS[language]
    seats = tuple(Seat(name, f"{n * 7 % 12 + 1}-{n % 9 + 1}") for n, name in enumerate(sorted({*NAMES})))
    for name, choice in {
        "logo": Choice("A", logo=logo, text=text),
        "next-break": Choice("A", shows="next_break"),
        "seating": Choice("A", shows="seating"),
        "payouts": Choice("A", shows="payouts"),
        "text": Choice("A", shows="text", text=text),
        "text-logo": Choice("A", shows="text", text=text, logo=logo),
        "only-logo": Choice("A", shows="text", logo=logo),
    }.items():
        at = Wall().at(5, 754_000).showing(language) if name == "next-break" else showing
        at = published(Wall().at(6, 754_000)).showing(language) if name == "payouts" else at
        for size in (SIZES[0], SMALL, TALL):
            _save(folder, f"screen-{name}-{language}-{size[0]}", choice, at, size, seats)


def _save(
    folder: Path,
    name: str,
    choice: Choice,
    showing: Showing,
    size: tuple[int, int],
    seats: tuple[Seat, ...] = (),
) -> None:
    image = QImage(*size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint(painter, painting(choice, showing, seats, QSizeF(*size)), image.rect())
    painter.end()
    image.save(str(folder / f"{name}.png"))


def _logo(folder: Path) -> Path:
    """A club's logo, made up."""
    image = QImage(900, 300, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QBrush(QColor("#C8102E")))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawRoundedRect(0, 0, 900, 300, 60, 60)
    painter.setPen(QColor("#FFFFFF"))
    painter.setFont(QFont(fonts.font(150, bold=True)))
    painter.drawText(image.rect(), Qt.AlignmentFlag.AlignCenter, "RIVER")
    painter.end()
    file = folder / "screen-club.png"
    image.save(str(file))
    return file


def _dialog(folder: Path, look: Look, mark: str) -> None:
    with tempfile.TemporaryDirectory() as place:
        worker = Worker(AtOnce())
        room = HallRoom(Path(place), look, worker, LAPTOP, PROJECTOR, TELEVISION, players=18)
        room.hall.screens.show("DP-2")
        room.hall.screens.choose(Choice("VGA-1", is_open=True))
        room.step(clock_steps.start)
        room.passes(446_000)
        room.run("screens.choose")
        dialog = the(room.window, ScreensDialog)
        _grab(folder, dialog, f"screens-dialog-{mark}")
        box = the(dialog, QComboBox, "shows")
        box.setCurrentIndex(box.findData("seating"))
        box.activated.emit(box.currentIndex())
        _grab(folder, dialog, f"screens-dialog-seating-{mark}")
        dialog.close()
        room.close()


def _grab(folder: Path, dialog: ScreensDialog, name: str) -> None:
    for _ in range(3):
        QApplication.processEvents()
    QTest.qWait(120)
    dialog.grab().save(str(folder / f"{name}.png"))
