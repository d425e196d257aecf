"""The one place that interrupts."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths, Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QMessageBox, QPushButton  # noqa: TID251 - the test of its home
from pytestqt.qtbot import QtBot

from director.gui import ask, file_dialog
from tests.gui.finding import the
from tests.gui.keyboard import type_text
from tests.gui.recorder import Recorder

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def people(app: QApplication) -> None:
    """Real boxes, answered by a real person."""
    ask.use(None)


def test_whoever_stands_in_is_asked_instead_of_people(asked: Recorder) -> None:
    asked.yes, asked.reason_given, asked.chosen_file = True, "asked for", Path("list.csv")

    assert ask.confirm(None, "Close", "All will go", yes="Close")
    assert ask.choose_reason(None, "The rules object", yes="Do it") == "asked for"
    assert ask.choose_file(None, "Import", "Lists (*.csv)") == Path("list.csv")
    ask.tell(None, "Done")
    ask.warn(None, "Disk full", "Free some space")
    assert asked.told == [("Done", "")]
    assert asked.warned == [("Disk full", "Free some space")]
    assert not asked.silent


def test_a_reason_must_be_given(app: QApplication, qtbot: QtBot) -> None:
    dialog = ask.ReasonDialog("The rules object", "Seat 2-9 is locked.", "Do it all the same")
    qtbot.addWidget(dialog)
    dialog.show()
    yes, reason = the(dialog, QPushButton, "yes"), the(dialog, QLineEdit, "reason")
    assert not yes.isEnabled()

    type_text(reason, "   ")
    assert not yes.isEnabled()

    type_text(reason, "просьба врача ")
    assert yes.isEnabled()
    qtbot.keyClick(reason, Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.reason() == "просьба врача"


def test_escape_leaves_without_harm(app: QApplication, qtbot: QtBot) -> None:
    dialog = ask.ReasonDialog("The rules object", "", "Do it")
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    assert dialog.result() == QDialog.DialogCode.Rejected


def box() -> QMessageBox:
    found = QApplication.activeModalWidget()
    assert isinstance(found, QMessageBox)
    return found


def test_people_can_agree(people: None, qtbot: QtBot) -> None:
    def agree() -> None:
        button = next(b for b in box().buttons() if b.text() == "Close the table")
        qtbot.mouseClick(button, LEFT)

    QTimer.singleShot(0, agree)
    assert ask.confirm(None, "Table 7 goes", yes="Close the table")


def test_enter_alone_agrees_to_nothing(people: None, qtbot: QtBot) -> None:
    def enter() -> None:
        qtbot.keyClick(box().focusWidget(), Qt.Key.Key_Return)

    QTimer.singleShot(0, enter)
    assert not ask.confirm(None, "Table 7 goes", yes="Close the table")


def test_people_are_told_in_plain_text(people: None, qtbot: QtBot) -> None:
    seen = list[str]()

    def read() -> None:
        seen.append(box().text())
        assert box().textFormat() is Qt.TextFormat.PlainText
        box().close()

    QTimer.singleShot(0, read)
    ask.tell(None, "<b>Lee & Sons</b>", "twice")
    QTimer.singleShot(0, read)
    ask.warn(None, "<b>Lee & Sons</b>", "twice")

    assert seen == ["<b>Lee & Sons</b>"] * 2


def test_people_give_a_reason(people: None, qtbot: QtBot) -> None:
    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        type_text(the(dialog, QLineEdit, "reason"), "a wheelchair")
        qtbot.mouseClick(the(dialog, QPushButton, "yes"), LEFT)

    QTimer.singleShot(0, answer)
    assert ask.choose_reason(None, "The rules object", yes="Do it") == "a wheelchair"


def test_people_leave_it(people: None, qtbot: QtBot) -> None:
    def leave() -> None:
        qtbot.mouseClick(the(QApplication.activeModalWidget(), QPushButton, "leave"), LEFT)

    QTimer.singleShot(0, leave)
    assert ask.choose_reason(None, "The rules object", yes="Do it") is None


def test_files_are_looked_for_in_the_documents_first_then_where_the_last_one_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[str] = []

    def choose(_parent: object, _title: str, start: Path, _kinds: str, *, save: bool) -> Path:
        begun.append(str(start))
        return tmp_path / "list.csv"

    monkeypatch.setattr(file_dialog, "chosen_file", choose)
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _which: str(tmp_path.parent))
    monkeypatch.setattr(ask._Now, "folder", None)
    ask.use(None)

    ask.choose_file(None, "Import", "Lists (*.csv)")
    ask.choose_file(None, "Save", "PDF (*.pdf)", "cards.pdf", save=True)
    ask.choose_file(None, "Open", "Venues (*.floor)", str(tmp_path / "venues"))

    assert begun == [str(tmp_path.parent), str(tmp_path / "cards.pdf"), str(tmp_path / "venues")]
