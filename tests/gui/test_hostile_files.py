"""Every door of the window that takes a file: whatever lies there gives a sentence and changes nothing."""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from director.desk.backups import Copy, Why
from director.desk.desk import Desk
from director.gui.dialogs.house_logo import HouseLogoDialog
from director.gui.dialogs.import_list import ImportDialog
from director.gui.dialogs.import_schedule import ImportScheduleDialog
from director.gui.dialogs.restore_copy import RestoreDialog
from director.gui.logo_file import MOST_PARTS, read_logo
from director.gui.look import Look
from director.gui.program import Program
from director.gui.screens import logo
from director.gui.start_window import StartWindow
from director.gui.worker import AtOnce, Worker
from director.host.places import places
from director.host.settings import Settings
from director.printing.house_file import HouseFault
from director.printing.logo import FILE
from tests.gui.finding import the
from tests.gui.judge import LEFT, Judge, Key, sheet
from tests.gui.keyboard import CTRL, SHIFT
from tests.gui.pages_windows import Hands
from tests.gui.recorder import Recorder
from tests.gui.referee import Referee
from tests.gui.schedule_hands import open_editor
from tests.gui.table_room import a_table
from tests.helpers.evening import drawn_desk
from tests.helpers.strange_files import STRANGE

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names there")
EVERY = pytest.mark.parametrize("what", sorted(STRANGE))
FOREIGN = ("Errno", "codec", "Traceback", "strerror", "No such file", "Is a directory", "None")
"""Words of the system and of Python, which nobody in the room should read."""
SVG = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:s="http://www.w3.org/2000/svg" width="9" height="9">'


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = drawn_desk(tmp_path, 8, 1)
    yield made
    made.venue.close()


@pytest.fixture
def hands(qtbot: QtBot, look: Look, at_once: Worker, desk: Desk) -> Hands:
    made = Hands(desk, look, at_once, "registration")
    qtbot.addWidget(made.window)
    return made


def put(what: str, path: Path) -> Path:
    path.parent.mkdir()
    STRANGE[what](path)
    return path


def sentence(*said: str) -> None:
    """Somebody was told something, in our own words."""
    text = " ".join(said)
    assert text.strip()
    assert not [word for word in FOREIGN if word in text], text


def labels(dialog: ImportDialog | ImportScheduleDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel) if label.text()]


@EVERY
def test_as_a_list_of_players(what: str, hands: Hands, desk: Desk, asked: Recorder, tmp_path: Path) -> None:
    before = desk.journal.seq
    asked.chosen_file = put(what, tmp_path / "in" / "x.csv")
    hands.window.commands.run("registration.import")
    dialog = the(hands.page, ImportDialog)
    the(dialog, QAbstractButton, "choose").click()

    sentence(*(asked.warned[0] if asked.warned else labels(dialog)))
    assert not hands.button("import", dialog).isEnabled()
    assert desk.journal.seq == before


@EVERY
def test_as_a_level_schedule(what: str, look: Look, at_once: Worker, asked: Recorder, tmp_path: Path) -> None:
    editor = open_editor(tmp_path, at_once)
    asked.chosen_file = put(what, tmp_path / "in" / "x.csv")
    editor.click("import")
    dialog = the(editor.dialog, ImportScheduleDialog)
    the(dialog, QAbstractButton, "choose").click()

    sentence(*(asked.warned[0] if asked.warned else labels(dialog)))
    assert not dialog.verb.isEnabled()
    editor.close()


@EVERY
def test_as_a_hand(
    what: str, look: Look, at_once: Worker, qtbot: QtBot, asked: Recorder, tmp_path: Path
) -> None:
    judge = Judge(a_table(tmp_path, range(1, 4)), look, at_once, qtbot)
    judge.opens(0)
    before = judge.hand.sheet
    said: list[str] = []
    judge.hand.said.connect(said.append)
    asked.chosen_file = put(what, tmp_path / "in" / "x.phh")
    judge.press(judge.hand.line.edit, Key.Key_O, CTRL | SHIFT)

    sentence(*said, *(part for warning in asked.warned for part in warning))
    assert judge.hand.sheet == before


@EVERY
def test_as_a_photograph_of_a_ruling(
    what: str, desk: Desk, look: Look, at_once: Worker, qtbot: QtBot, asked: Recorder, tmp_path: Path
) -> None:
    dialog = Referee(desk, look, at_once, qtbot).calls()
    asked.chosen_file = put(what, tmp_path / "in" / "x.jpg")
    QTest.mouseClick(the(dialog, QAbstractButton, "add-photo"), LEFT)

    sentence(the(dialog, QLabel, "wrong").text())
    assert dialog.photos.photos == ()


@EVERY
@pytest.mark.qt_log_ignore(".*")
def test_as_the_logo_of_the_house(
    what: str, desk: Desk, look: Look, at_once: Worker, qtbot: QtBot, asked: Recorder, tmp_path: Path
) -> None:
    hands = Hands(desk, look, at_once, "print")
    qtbot.addWidget(hands.window)
    asked.chosen_file = put(what, tmp_path / "in" / "x.png")
    hands.window.commands.run("print.logo")
    dialog = the(hands.page, HouseLogoDialog)
    the(dialog, QAbstractButton, "choose-logo").click()

    sentence(the(dialog, QLabel, "says").text())
    assert not desk.venue.path.with_name(FILE).exists()


@EVERY
@pytest.mark.qt_log_ignore(".*")
def test_as_the_logo_of_a_screen_it_is_left_out(
    what: str, app: object, tmp_path: Path, expected_log: list[object]
) -> None:
    file = put(what, tmp_path / "in" / "x.png")

    assert logo.proportion(str(file)) == 0
    assert logo.picture(str(file), 100, 100) is None
    assert len(expected_log) == 1


@EVERY
def test_as_a_venue(
    what: str, look: Look, world: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("director.gui.main_window.PAGES", ())
    at_once = Worker(AtOnce())
    program = Program(look, places(world).made(), Settings(), worker=at_once, second=at_once)
    program.open()
    program.open_venue(put(what, tmp_path / "in" / "x.floor"))
    start = program.window

    assert isinstance(start, StartWindow)
    sentence(start.trouble())
    assert program.venue is not None
    assert program.venue.path.name != "x.floor"
    program.close()


@EVERY
def test_as_a_copy_to_put_back(what: str, app: object, tmp_path: Path, qtbot: QtBot) -> None:
    file = put(what, tmp_path / "in" / "x.20261130-123426-485074.hand.backup")
    dialog = RestoreDialog(
        Path("venue.floor"), [Copy(file, datetime(2026, 11, 30, tzinfo=UTC), Why.HAND)], ""
    )
    qtbot.addWidget(dialog)
    dialog.copies.setCurrentRow(0)

    sentence(the(dialog, QLabel, "holds").text())
    assert not the(dialog, QAbstractButton, "yes").isEnabled()


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(gzip.compress(f"{SVG}</svg>".encode()), id="packed"),
        pytest.param(f"{SVG}</svg>".encode("utf-16"), id="in another alphabet"),
        pytest.param(f"{SVG}{'<use/>' * (MOST_PARTS + 1)}</svg>".encode(), id="repeats"),
        pytest.param(f"{SVG}{'<s:use/>' * (MOST_PARTS + 1)}</svg>".encode(), id="repeats under a prefix"),
        pytest.param(f'{SVG}<s:image href="/etc/passwd"/></svg>'.encode(), id="takes another file"),
    ],
)
def test_a_drawing_that_nobody_can_look_into_or_that_multiplies_is_no_logo(
    app: object, tmp_path: Path, content: bytes
) -> None:
    (tmp_path / "x.png").write_bytes(content)

    assert isinstance(read_logo(tmp_path / "x.png"), HouseFault)


def test_no_hand_is_written_over_a_venue(
    look: Look, at_once: Worker, qtbot: QtBot, asked: Recorder, tmp_path: Path
) -> None:
    desk = a_table(tmp_path, range(1, 4))
    judge = Judge(desk, look, at_once, qtbot)
    judge.opens(0)
    judge.hand.set_sheet(sheet(dict.fromkeys(range(1, 6), 10_000)))
    judge.types("f f r600 f f")
    asked.chosen_file = desk.venue.path
    judge.press(judge.hand.line.edit, Key.Key_S, CTRL)

    sentence(*asked.warned[0])
    assert "is a venue or a copy of one" in asked.warned[0][0]
    assert desk.venue.path.read_bytes().startswith(b"SQLite format 3")


def test_no_list_is_written_over_a_venue(hands: Hands, desk: Desk, asked: Recorder, tmp_path: Path) -> None:
    other = tmp_path / "copy.csv"
    other.write_bytes(desk.venue.path.read_bytes())
    asked.chosen_file = other
    hands.window.commands.run("registration.export")

    assert "is a venue or a copy of one" in asked.warned[0][0]
    assert other.read_bytes().startswith(b"SQLite format 3")
