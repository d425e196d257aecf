"""Put a copy back: what each copy holds is seen before it takes the place of the file."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from director.desk.backups import Backups, Copy, Why
from director.domain.setup import OpenTables
from director.gui.dialogs.restore_copy import RestoreDialog
from tests.gui.finding import the
from tests.helpers.evening import PLAN, a_desk, a_venue


@pytest.fixture
def copies(tmp_path: Path) -> list[Copy]:
    """Of an empty venue, of one with an event, and a file that is none."""
    folder = tmp_path / "copies"
    a_venue(tmp_path).close()
    backups = Backups(tmp_path / "venue.floor", folder)
    first = backups.make(Why.TIMER)
    desk = a_desk(tmp_path, players=12)
    desk.do(OpenTables((7,), 9))
    second = backups.make(Why.HAND)
    desk.venue.close()
    third = Copy(second.path.with_name(second.path.name.replace(".hand.", ".draw.")), second.at, Why.DRAW)
    third.path.write_bytes(b"no venue at all" * 100)
    return [first, third, second]


@pytest.fixture
def dialog(app: QApplication, copies: list[Copy], qtbot: QtBot) -> RestoreDialog:
    made = RestoreDialog(Path("venue.floor"), copies, "")
    qtbot.addWidget(made)
    made.show()
    return made


def choose(dialog: RestoreDialog, why: str) -> str:
    """Go to the copy that was made for this; what is said of it."""
    texts = [dialog.copies.item(row).text() for row in range(dialog.copies.count())]
    dialog.copies.setCurrentRow(next(row for row, text in enumerate(texts) if why in text))
    return the(dialog, QLabel, "holds").text()


def test_it_says_which_tournaments_are_in_it_and_how_far_they_go(dialog: RestoreDialog) -> None:
    said = choose(dialog, "made by hand").splitlines()

    assert said[0] == f"{PLAN.name}: 12 entries, 12 in"
    assert said[1].split(", the last at ")[0].endswith("steps")
    assert said[2] == "12 people in the address book"
    assert the(dialog, QPushButton, "yes").isEnabled()


def test_an_empty_one_says_so(dialog: RestoreDialog) -> None:
    assert choose(dialog, "made by itself").splitlines() == [
        "No tournament in it.",
        "0 people in the address book",
    ]


def test_one_that_cannot_be_read_says_why_and_cannot_be_put_back(dialog: RestoreDialog, qtbot: QtBot) -> None:
    assert "not a venue" in choose(dialog, "before a draw") or "damaged" in choose(dialog, "before a draw")
    assert not the(dialog, QPushButton, "yes").isEnabled()
    qtbot.keyClick(dialog.copies, Qt.Key.Key_Return)
    assert dialog.isVisible()


def test_to_look_at_it_changes_nothing(dialog: RestoreDialog, copies: list[Copy]) -> None:
    before = [copy.path.read_bytes() for copy in copies]
    for row in range(dialog.copies.count()):
        dialog.copies.setCurrentRow(row)

    assert [copy.path.read_bytes() for copy in copies] == before
