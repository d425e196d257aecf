"""The logo of the house: any picture, chosen once, on all paper; hostile files give a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from director.desk.desk import Desk
from director.gui.dialogs.house_logo import HouseLogoDialog
from director.gui.logo_file import MOST_BYTES, MOST_DRAWING, take_logo
from director.gui.look import Look
from director.gui.widgets.card_paper import CardPaper
from director.gui.widgets.paper_choices import PaperChoices
from director.gui.worker import Worker
from director.printing.house_file import HouseFault
from director.printing.logo import FILE, Logo, house_logo
from tests.gui.finding import the
from tests.gui.pages_windows import Hands
from tests.gui.recorder import Recorder
from tests.helpers.evening import drawn_desk

SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="10"><rect width="30" height="10"/></svg>'


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = drawn_desk(tmp_path, 8, 1)
    yield made
    made.venue.close()


@pytest.fixture
def hands(qtbot: QtBot, look: Look, at_once: Worker, desk: Desk) -> Hands:
    made = Hands(desk, look, at_once, "print")
    qtbot.addWidget(made.window)
    return made


def a_picture(path: Path, wide: int = 90, high: int = 30) -> Path:
    image = QImage(wide, high, QImage.Format.Format_ARGB32)
    image.fill(QColor("seagreen"))
    assert image.save(str(path))
    return path


@pytest.mark.parametrize("name", ["a.png", "a.jpg", "a.bmp", "a.svg"])
def test_any_picture_becomes_the_logo_in_its_proportions(app: object, tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    if name.endswith("svg"):
        file.write_text(SVG, encoding="utf-8")
    else:
        a_picture(file)

    fault = take_logo(file, tmp_path / "venue.floor")

    found = house_logo(tmp_path / "venue.floor")
    assert fault is None
    assert isinstance(found, Logo)
    assert found.wide == 3 * found.high


def test_a_large_picture_is_made_as_large_as_paper_needs(app: object, tmp_path: Path) -> None:
    take_logo(a_picture(tmp_path / "a.png", 5000, 1000), tmp_path / "venue.floor")

    found = house_logo(tmp_path / "venue.floor")
    assert isinstance(found, Logo)
    assert (found.wide, found.high) == (1200, 240)


@pytest.mark.parametrize(
    ("name", "content", "code"),
    [
        ("a.png", b"no picture", "no_picture"),
        ("a.png", b"", "no_picture"),
        ("a.jpg", b"\xff\xd8\xff\xe0" + b"\x00" * 50, "no_picture"),
        ("a.svg", b"<svg" + b" " * MOST_DRAWING, "heavy"),
        ("a.png", b"\x00" * (MOST_BYTES + 1), "heavy"),
        ("a.svg", b'<!DOCTYPE s [<!ENTITY a "b">]><svg>&a;</svg>', "tricky"),
        ("a.svg", b"<svg>" + b"<use/>" * 100 + b"</svg>", "tricky"),
        ("a.svg", b'<svg><image href="/etc/passwd"/></svg>', "tricky"),
    ],
)
@pytest.mark.qt_log_ignore(".*")
def test_a_hostile_picture_is_told_and_changes_nothing(
    app: object, tmp_path: Path, name: str, content: bytes, code: str
) -> None:
    (tmp_path / name).write_bytes(content)

    fault = take_logo(tmp_path / name, tmp_path / "venue.floor")

    assert isinstance(fault, HouseFault)
    assert fault.code == code
    assert not (tmp_path / FILE).exists()


def test_a_picture_of_too_many_pixels_or_that_is_gone_is_told(app: object, tmp_path: Path) -> None:
    wide = '<svg xmlns="http://www.w3.org/2000/svg" width="50000" height="10"></svg>'
    (tmp_path / "wide.svg").write_text(wide, encoding="utf-8")

    faults = [take_logo(tmp_path / name, tmp_path / "v.floor") for name in ("wide.svg", "gone.png")]

    assert [fault.code for fault in faults if fault is not None] == ["pixels", "unreadable"]


def test_the_logo_is_chosen_once_and_stands_on_paper_at_once(
    hands: Hands, tmp_path: Path, asked: Recorder
) -> None:
    paper = CardPaper.of(hands.bridge)
    asked.chosen_file = a_picture(tmp_path / "house.png")
    before = paper.logo
    hands.window.commands.run("print.logo")
    dialog = the(hands.page, HouseLogoDialog)
    empty = the(dialog, QLabel, "logo").text()

    the(dialog, QAbstractButton, "choose-logo").click()

    assert (before, empty) == (None, "No logo")
    assert paper.logo is not None
    assert not the(dialog, QLabel, "logo").pixmap().isNull()
    order = the(hands.page, PaperChoices).order()
    assert order.logo == paper.logo

    asked.chosen_file = tmp_path / "none.png"
    the(dialog, QAbstractButton, "choose-logo").click()
    assert the(dialog, QLabel, "says").text().startswith("none.png cannot be read")
    assert paper.logo is not None

    the(dialog, QAbstractButton, "no-logo").click()
    assert CardPaper.of(hands.bridge).logo is None
    assert the(dialog, QLabel, "logo").text() == "No logo"


def test_a_logo_put_there_by_hand_that_is_none_is_told_on_the_page(hands: Hands, desk: Desk) -> None:
    desk.venue.path.with_name(FILE).write_bytes(b"nonsense")

    CardPaper.of(hands.bridge).look_for_logo()

    faults = the(hands.page, QLabel, "stock-faults")
    assert faults.text() == "logo.png is no picture that can be read. Choose a PNG, JPEG or SVG."


def test_a_logo_that_cannot_be_written_is_told(
    hands: Hands, desk: Desk, tmp_path: Path, asked: Recorder
) -> None:
    desk.venue.path.with_name(FILE).mkdir()
    CardPaper.of(hands.bridge).look_for_logo()
    asked.chosen_file = a_picture(tmp_path / "house.png")
    hands.window.commands.run("print.logo")
    dialog = the(hands.page, HouseLogoDialog)

    the(dialog, QAbstractButton, "choose-logo").click()
    the(dialog, QAbstractButton, "no-logo").click()

    assert len(asked.warned) == 2
    assert all("logo.png could not be written" in told[0] for told in asked.warned)
