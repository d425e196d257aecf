"""The paper pack while the window is open: at each level and break, once, and when one is missing."""

from __future__ import annotations

from collections.abc import Iterator
from logging import LogRecord
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtPdf import QPdfDocument
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from director.desk.packs import FOLDER
from director.domain.moments import MINUTE
from director.domain.refusal import Unavailable
from director.gui.bridge import Bridge
from director.gui.look import Look
from director.gui.widgets.banner import Banner
from director.gui.widgets.paper_packs import AGAIN, PaperPacks
from director.gui.worker import Worker
from director.host import settings
from director.host.settings import Settings
from tests.gui.clock_hands import ClockHands, again, open_clock
from tests.gui.finding import the
from tests.helpers.sheets import SHORT
from tests.printing.test_logo import png


@pytest.fixture
def hands(qtbot: QtBot, look: Look, at_once: Worker, tmp_path: Path) -> Iterator[ClockHands]:
    made = open_clock(tmp_path, look, at_once, SHORT)
    yield made
    made.close()


@pytest.fixture
def kept() -> Settings:
    return Settings()


def started(hands: ClockHands, kept: Settings) -> PaperPacks:
    packs = PaperPacks.of(hands.bridge)
    packs.keep_by(kept)
    hands.window.take_packs(packs)
    packs.start()
    return packs


def files(tmp_path: Path) -> list[str]:
    """What each pack was made for, the oldest first."""
    found = sorted((tmp_path / FOLDER).glob("*.pdf"), key=lambda path: path.name.split(".")[2])
    return [path.name.split(".")[0] for path in found]


def test_each_level_and_each_break_makes_one_pack(hands: ClockHands, kept: Settings, tmp_path: Path) -> None:
    started(hands, kept)
    hands.look()
    assert not (tmp_path / FOLDER).exists()  # the clock has not run

    hands.press(Qt.Key.Key_Space)
    assert files(tmp_path) == ["Spring Cup, Level 1"]
    for _ in range(70):
        hands.passes(MINUTE)

    assert files(tmp_path) == [
        "Spring Cup, Level 1",
        "Spring Cup, Level 2",
        "Spring Cup, Break",
        "Spring Cup, Level 3",
        "Spring Cup, End of the day",
    ]


def test_a_program_that_starts_in_a_level_makes_the_pack_that_is_missing(
    hands: ClockHands, kept: Settings, look: Look, at_once: Worker, tmp_path: Path
) -> None:
    hands.press(Qt.Key.Key_Space)
    hands.passes(25 * MINUTE)
    assert files(tmp_path) == []

    second = again(hands, look, at_once, "2")
    started(second, kept)
    assert files(tmp_path) == ["Spring Cup, Level 2"]

    started(hands, kept)
    hands.look()
    second.look()
    assert files(tmp_path) == ["Spring Cup, Level 2"]
    second.close()


def test_none_is_made_by_itself_where_that_is_turned_off(
    hands: ClockHands, kept: Settings, tmp_path: Path
) -> None:
    packs = started(hands, kept)
    packs.turn(False)
    hands.press(Qt.Key.Key_Space)
    hands.passes(25 * MINUTE)
    assert files(tmp_path) == []

    packs.make_now()
    assert files(tmp_path) == ["Spring Cup, Level 2"]
    assert "Paper pack written" in hands.foot

    packs.turn(True)
    packs.turn(False)
    assert files(tmp_path) == ["Spring Cup, Level 2"]
    assert not kept.get(settings.PACK)


def test_an_event_without_a_schedule_has_a_pack_on_demand(
    qtbot: QtBot, look: Look, at_once: Worker, kept: Settings, tmp_path: Path
) -> None:
    from tests.helpers.evening import drawn_desk

    desk = drawn_desk(tmp_path, 12, 2)
    bridge = Bridge(desk, at_once)
    packs = PaperPacks.of(bridge)
    packs.start()
    packs.make_now()

    assert files(tmp_path) == ["Spring Cup"]
    desk.venue.close()


def test_a_folder_that_refuses_is_told_in_the_band_until_it_takes_one(
    hands: ClockHands, kept: Settings, tmp_path: Path, expected_log: list[LogRecord]
) -> None:
    (tmp_path / FOLDER).write_text("no folder")
    packs = started(hands, kept)
    told = list[Unavailable | None]()
    packs.troubled.connect(told.append)
    band = next(
        one for one in hands.window.findChildren(Banner) if one.parent() is hands.window.centralWidget()
    )

    hands.press(Qt.Key.Key_Space)
    assert [type(one) for one in told] == [Unavailable]
    assert "No paper pack could be made" in band.text()
    assert [record.name for record in expected_log] == ["director.gui.widgets.paper_packs"]

    (tmp_path / FOLDER).unlink()
    hands.passes(AGAIN // 2)
    assert files(tmp_path) == []
    hands.passes(AGAIN)

    assert files(tmp_path) == ["Spring Cup, Level 1"]
    assert told[-1] is packs.trouble is None
    assert band.text() == ""


def test_another_folder_is_tried_at_once(
    hands: ClockHands, kept: Settings, tmp_path: Path, expected_log: list[LogRecord]
) -> None:
    (tmp_path / FOLDER).write_text("no folder")
    packs = started(hands, kept)
    hands.press(Qt.Key.Key_Space)
    kept.set(settings.PACK_FOLDER, str(tmp_path / "stick"))
    packs.look_anew()

    assert len(list((tmp_path / "stick").glob("*.pack.pdf"))) == 1
    assert len(expected_log) == 1
    assert packs.trouble is None


def test_a_pack_speaks_the_language_that_is_printed_in(
    hands: ClockHands, kept: Settings, tmp_path: Path
) -> None:
    packs = started(hands, kept)
    packs.speak("ru", "")
    hands.press(Qt.Key.Key_Space)
    (file,) = (tmp_path / FOLDER).iterdir()
    document = QPdfDocument()
    document.load(str(file))

    assert "Spring Cup, Уровень 1" in file.name
    assert "Уровень 1" in document.getAllText(0).text()
    document.close()


def test_a_pack_speaks_two_languages_and_bears_the_logo_as_the_print_page_does(
    qtbot: QtBot, look: Look, at_once: Worker, kept: Settings, tmp_path: Path
) -> None:
    (tmp_path / "logo.png").write_bytes(png())
    hands = open_clock(tmp_path, look, at_once, SHORT)
    started(hands, kept)
    hands.window.show_page("print")
    page = hands.window.page("print")
    second = the(page, QComboBox, "second")
    second.setCurrentIndex(second.findData("ru"))
    second.activated.emit(second.currentIndex())

    hands.window.show_page("clock")
    hands.press(Qt.Key.Key_Space)

    (file,) = (tmp_path / FOLDER).iterdir()
    document = QPdfDocument()
    document.load(str(file))
    said = " ".join(document.getAllText(page).text() for page in range(document.pageCount()))
    assert file.name.startswith("Spring Cup, Level 1.")
    assert {"en": "Paper pack" in said, "ru": "Кто где сидит" in said or "Часы" in said} == {
        "en": True,
        "ru": True,
    }
    assert b"/Subtype /Image" in file.read_bytes()
    assert kept.get(settings.PACK_SECOND) == "ru"
    document.close()
    hands.close()


def test_the_page_shows_the_last_pack_and_makes_another(
    hands: ClockHands, kept: Settings, tmp_path: Path
) -> None:
    from PySide6.QtWidgets import QAbstractButton, QLabel

    started(hands, kept)
    hands.window.show_page("print")
    page = hands.window.page("print")
    assert page.go_to("pack")
    assert the(page, QLabel, "pack-last").text() == "None was made yet."
    assert not the(page, QAbstractButton, "pack-open").isEnabled()

    the(page, QAbstractButton, "pack-now").click()

    said = the(page, QLabel, "pack-last").text().replace("\xa0", " ")
    assert said.startswith("Last one made at")
    assert f"line {hands.bridge.journal.seq} of the journal" in said
    assert str(tmp_path / FOLDER) in the(page, QLabel, "pack-folder").text()
    assert the(page, QAbstractButton, "pack-open").isEnabled()

    the(page, QAbstractButton, "pack-on").click()
    assert not kept.get(settings.PACK)
    page.go_to("seat-cards")
    assert not the(page, QAbstractButton, "pack-now").isVisible()
