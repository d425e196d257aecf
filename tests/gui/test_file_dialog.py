"""Choosing a file: what is listed is not opened, least of all the venue the program holds."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, QTimer
from PySide6.QtWidgets import QApplication, QToolButton, QTreeView
from pytestqt.qtbot import QtBot

from director.desk.files import read_chosen
from director.desk.venue import Venue
from director.domain.refusal import Unavailable
from director.domain.setup import OpenTables
from director.gui.file_dialog import FileDialog, chosen_file
from director.gui.look import Look
from director.gui.theme import Choice
from tests.gui.finding import the
from tests.helpers.evening import PLAN

ANOTHER = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1])
connection.execute("SELECT * FROM line").fetchall()
connection.close()
"""
"""Another program that looks in and leaves."""

posix = pytest.mark.skipif(
    sys.platform == "win32", reason="locks there belong to the handle, not the process"
)


def somebody_looks_in(path: Path) -> None:
    subprocess.run([sys.executable, "-c", ANOTHER, str(path)], check=True)


@posix
def test_a_look_into_the_folder_of_the_venue_costs_it_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    """The log stays under the program that holds it, whoever looks in and leaves meanwhile."""
    path = tmp_path / "venue.floor"
    venue = Venue.open(path, create=True)
    desk = venue.create(PLAN)
    log = path.with_name("venue.floor-wal").stat()
    dialog = FileDialog(None, "Import", tmp_path, "All files (*)", save=False)
    qtbot.addWidget(dialog)
    dialog.show()
    listed = the(dialog, QTreeView)
    qtbot.waitUntil(lambda: listed.model().rowCount(listed.rootIndex()) >= 3)
    for row in range(listed.model().rowCount(listed.rootIndex())):
        listed.model().index(row, 2, listed.rootIndex()).data()
    dialog.close()

    somebody_looks_in(path)
    desk.do(OpenTables((1, 2), 9))

    assert path.with_name("venue.floor-wal").stat().st_ino == log.st_ino
    venue.close()


@posix
def test_a_log_removed_under_the_program_is_noticed_before_anything_is_lost(tmp_path: Path) -> None:
    """Should anything in this process open and close the file all the same."""
    path = tmp_path / "venue.floor"
    venue = Venue.open(path, create=True)
    desk = venue.create(PLAN)
    for tail in ("", "-wal", "-shm"):
        path.with_name(path.name + tail).read_bytes()
    somebody_looks_in(path)
    assert not path.with_name("venue.floor-wal").exists()

    desk.do(OpenTables((1, 2), 9))

    # As after a kill: only what is on the disk, read by another program.
    copy = tmp_path / "copy.floor"
    for tail in ("", "-wal"):
        found = path.with_name(path.name + tail)
        copy.with_name(copy.name + tail).write_bytes(found.read_bytes())
    other = Venue.open(copy)
    assert len(other.desk(desk.journal.tournament.id).journal.tournament.tables) == 2
    other.close()
    venue.close()


def test_a_chosen_file_is_answered_and_a_dialog_left_answers_nothing(
    app: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "list.csv").write_text("Lee;Ann")

    def leave() -> None:
        dialog = QApplication.activeModalWidget()
        assert dialog is not None
        dialog.close()

    QTimer.singleShot(0, leave)
    assert chosen_file(None, "Import", tmp_path, "Lists (*.csv)", save=False) is None

    def choose() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, FileDialog)
        dialog.selectFile("list.csv")
        dialog.accept()

    QTimer.singleShot(0, choose)
    assert (
        chosen_file(None, "Import", tmp_path / "list.csv", "Lists (*.csv)", save=False)
        == tmp_path / "list.csv"
    )


def test_the_venue_itself_is_no_list_and_is_not_even_opened(tmp_path: Path) -> None:
    path = tmp_path / "venue.floor"
    Venue.open(path, create=True).close()

    with pytest.raises(Unavailable) as refused:
        read_chosen(path, 1_000_000)

    assert refused.value.code == "a_venue"


def test_its_buttons_are_seen_in_a_dark_room(look: Look, tmp_path: Path, qtbot: QtBot) -> None:
    look.choose(Choice.DARK)
    dialog = FileDialog(None, "Export", tmp_path, "Lists (*.csv)", save=True)
    qtbot.addWidget(dialog)

    for name in ("backButton", "forwardButton", "toParentButton", "newFolderButton", "detailModeButton"):
        drawn = the(dialog, QToolButton, name).icon().pixmap(QSize(16, 16)).toImage()
        lightest = max(drawn.pixelColor(x, y).lightness() for x in range(16) for y in range(16))
        assert lightest > 160, name
    look.choose(Choice.LIGHT)
