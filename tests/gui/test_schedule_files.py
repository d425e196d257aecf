"""Where a schedule comes from and goes to, through the windows: sheets, templates, the builder, files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableView,
    QWidget,
)

from director.desk.schedules.reading import read
from director.domain.chip_case import Chip, ChipCase
from director.domain.moments import MINUTE
from director.domain.structure import Break, Level
from director.gui.dialogs.build_schedule import BuildScheduleDialog
from director.gui.dialogs.import_schedule import ImportScheduleDialog
from director.gui.dialogs.schedule_files import KeepTemplateDialog, ScheduleFiles
from director.gui.look import Look
from director.gui.worker import Worker
from director.rules import clock_steps
from tests.gui.finding import the
from tests.gui.keyboard import type_text
from tests.gui.recorder import Recorder
from tests.gui.schedule_hands import ScheduleHands, open_editor
from tests.helpers.sheets import CLUB, SHORT, STUD, TOUR, schedule_of, tour

CASE = ChipCase((Chip(25, "green", 3000, 8), Chip(100, "black", 3000, 8), Chip(1000, "yellow", 300, 9)))


@pytest.fixture
def hands(tmp_path: Path, look: Look, at_once: Worker) -> Iterator[ScheduleHands]:
    """The editor on an event without a schedule."""
    made = open_editor(tmp_path, at_once)
    yield made
    made.close()


@pytest.fixture
def known(tmp_path: Path, look: Look, at_once: Worker) -> Iterator[ScheduleHands]:
    """The editor on an event with a schedule and chips."""
    made = open_editor(tmp_path, at_once, SHORT, CASE)
    yield made
    made.close()


def importing(hands: ScheduleHands) -> ImportScheduleDialog:
    hands.click("import")
    return the(hands.dialog, ImportScheduleDialog)


def said(dialog: QWidget, name: str) -> str:
    return the(dialog, QLabel, name).text().replace("\xa0", " ")


def choose(dialog: QWidget, name: str, text: str) -> None:
    box = the(dialog, QComboBox, name)
    place = box.findText(text)
    assert place >= 0, [box.itemText(at) for at in range(box.count())]
    box.setCurrentIndex(place)


def column(dialog: QWidget, at: int) -> list[str]:
    model = the(dialog, QTableView, "sheet").model()
    return [str(model.index(row, at).data()) for row in range(model.rowCount())]


def sentences(dialog: QWidget) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel)]


# ------------------------------------------------------------------ sheets


@pytest.mark.parametrize(
    ("sheet", "encoding", "payer", "sum_", "levels"),
    [
        (TOUR, "UTF-8", "each player", "28 levels, 5 breaks, 2 days", 28),
        (CLUB, "Windows-1251", "the big blind", "14 levels, 3 breaks", 14),
        (STUD, "UTF-8", "each player", "10 levels", 10),
    ],
    ids=lambda value: value.stem if isinstance(value, Path) else "",
)
def test_the_three_sheets_come_in_with_every_guess_right(
    hands: ScheduleHands, asked: Recorder, sheet: Path, encoding: str, payer: str, sum_: str, levels: int
) -> None:
    """I01, issue point 3."""
    dialog = importing(hands)
    asked.chosen_file = sheet
    hands.click("choose", dialog)
    guesses = [the(dialog, QComboBox, name).currentText() for name in ("encoding", "ante_kind")]
    told = said(dialog, "sum"), said(dialog, "standing")
    button = the(dialog, QAbstractButton, "take")
    assert dialog.focusWidget() is button
    QTest.keyClick(button, Qt.Key.Key_Return)
    hands.click("set")

    assert guesses == [encoding, payer]
    assert told == (sum_, "Everything was understood.")
    assert hands.structure is not None
    assert hands.structure.levels == levels


def test_what_was_concluded_is_said_and_leads_to_its_row(hands: ScheduleHands) -> None:
    dialog = importing(hands)
    dialog.open_file(str(TOUR))
    hands.click("remark-6", dialog)

    assert "Row 6: Late registration until level 4, from the note “end of registration”." in sentences(dialog)
    assert the(dialog, QTableView, "sheet").currentIndex().siblingAtColumn(0).data() == "6"


def test_a_fault_names_its_place_and_nothing_is_taken_over(hands: ScheduleHands) -> None:
    """I04."""
    dialog = importing(hands)
    dialog.read_text(TOUR.read_text("utf-8").replace("level,60,500,1000", "level,sixty,500,1000"))
    hands.click("fault-11", dialog)

    assert "Row 11, column minutes: “sixty” is no length. Write whole minutes, such as 20." in sentences(
        dialog
    )
    assert said(dialog, "standing") == "1 fault. Nothing is taken over until it is mended."
    assert not the(dialog, QAbstractButton, "take").isEnabled()
    assert column(dialog, 1)[10] == "Level 8"
    dialog.reject()
    assert hands.column("kind") == []


def test_every_guess_can_be_changed(hands: ScheduleHands) -> None:
    dialog = importing(hands)
    dialog.read_text("a;b;c\n25;50;50\n50;100;100\n")
    before = sentences(dialog)
    choose(dialog, "header", "row 1")
    for at, name in enumerate(("Small blind", "Big blind", "Ante")):
        choose(dialog, f"column-{at}", name)
    choose(dialog, "ante_kind", "each player")
    field = the(dialog, QLineEdit, "minutes")
    field.setFocus()
    field.selectAll()
    type_text(field, "20")
    QTest.keyClick(field, Qt.Key.Key_Return)
    hands.click("take", dialog)

    assert any("Choose which one does" in sentence for sentence in before)
    assert hands.column("minutes") == ["20", "20"]
    assert hands.column("ante_kind") == ["each player", "each player"]


def test_another_delimiter_cuts_the_cells_anew(hands: ScheduleHands) -> None:
    dialog = importing(hands)
    dialog.read_text("Level;SB;BB;Min\n1;25;50;20\n")
    choose(dialog, "delimiter", "comma")
    wrong = said(dialog, "standing")
    choose(dialog, "delimiter", "semicolon")

    assert wrong.startswith("1 fault")
    assert said(dialog, "standing") == "Everything was understood."


def test_a_sheet_is_pasted_or_dropped(hands: ScheduleHands, qapp: QApplication) -> None:
    dialog = importing(hands)
    QGuiApplication.clipboard().setText("  ")
    hands.click("paste", dialog)
    nothing = said(dialog, "standing")
    QGuiApplication.clipboard().setText("Level 1: 25/50 20 min\nLevel 2: 50/100 20 min\n")
    hands.click("paste", dialog)
    pasted = said(dialog, "sum")
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(CLUB))])
    held = (Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    qapp.sendEvent(dialog, QDragEnterEvent(QPoint(100, 100), *held))
    qapp.sendEvent(dialog, QDropEvent(QPointF(100, 100), *held))

    assert nothing.startswith("Nothing was copied yet")
    assert pasted == "2 levels"
    assert said(dialog, "sum") == "14 levels, 3 breaks"


def test_a_file_that_is_gone_is_told(hands: ScheduleHands, tmp_path: Path, asked: Recorder) -> None:
    dialog = importing(hands)
    dialog.open_file(str(tmp_path / "gone.csv"))

    assert "gone.csv is not there" in asked.warned[0][0]


# ------------------------------------------------------------------ templates


def files(hands: ScheduleHands) -> ScheduleFiles:
    return the(hands.dialog, ScheduleFiles)


def menu(hands: ScheduleHands, button: str) -> dict[str, object]:
    """What a menu offers, by name."""
    from PySide6.QtWidgets import QPushButton

    shown = the(hands.dialog, QPushButton, button).menu()
    shown.aboutToShow.emit()
    return {action.objectName(): action for action in shown.actions() if action.objectName()}


@pytest.mark.parametrize("key", ["turbo", "evening", "deep"])
def test_a_template_of_the_program_can_be_played_as_it_is(hands: ScheduleHands, key: str) -> None:
    menu(hands, "template")[f"template-{key}"].trigger()  # type: ignore[attr-defined]

    assert hands.said("verdict").startswith("It can be played") or "stack" in hands.checked()[0]
    hands.click("set")
    assert hands.structure is not None
    assert hands.desk.journal.tournament.case.chips


def test_a_schedule_is_kept_as_a_template_and_taken_from_there(known: ScheduleHands) -> None:
    menu(known, "save-as")["keep"].trigger()  # type: ignore[attr-defined]
    dialog = the(known.dialog, KeepTemplateDialog)
    field = the(dialog, QLineEdit, "template-name")
    field.clear()
    can = the(dialog, QAbstractButton, "yes").isEnabled()
    type_text(field, "Пятница")
    known.click("yes", dialog)
    known.at(0, "minutes")
    known.type("99")
    menu(known, "template")["template-пятница"].trigger()  # type: ignore[attr-defined]

    assert not can
    assert known.cell(0, "minutes") == "20"


def test_a_folder_that_refuses_the_template_is_told(known: ScheduleHands, asked: Recorder) -> None:
    (known.desk.venue.path.parent / "templates").write_text("in the way", "utf-8")
    files(known).ask_keep()
    known.click("yes", the(known.dialog, KeepTemplateDialog))

    assert len(asked.warned) == 1


# ------------------------------------------------------------------ out of the editor


@pytest.mark.parametrize("kind", ["csv", "toml"])
def test_a_schedule_is_saved_and_comes_back(
    known: ScheduleHands, tmp_path: Path, asked: Recorder, kind: str
) -> None:
    asked.chosen_file = tmp_path / "out"
    menu(known, "save-as")[kind].trigger()  # type: ignore[attr-defined]

    assert schedule_of(read((tmp_path / f"out.{kind}").read_bytes())) == SHORT


def test_a_disk_that_refuses_the_file_is_told(known: ScheduleHands, tmp_path: Path, asked: Recorder) -> None:
    asked.chosen_file = tmp_path / "nowhere" / "out.csv"
    files(known).save("csv")
    asked.chosen_file = known.desk.venue.path
    files(known).save("floor")
    asked.chosen_file = None
    files(known).save("csv")

    assert asked.warned[0][0].startswith("out.csv could not be written")
    assert len(asked.warned) == 2, "nor is a venue written over"


def test_what_is_wrong_is_not_saved(known: ScheduleHands, asked: Recorder) -> None:
    known.at(0, "minutes")
    known.type("soon")
    files(known).save("csv")

    assert not menu(known, "save-as")["csv"].isEnabled()  # type: ignore[attr-defined]
    assert asked.silent


# ------------------------------------------------------------------ while the clock runs


def test_over_a_running_clock_only_what_comes_is_taken_over(known: ScheduleHands) -> None:
    known.bridge.run(lambda desk: desk.clock(clock_steps.start))
    known.passes(25 * MINUTE)
    dialog = importing(known)
    dialog.open_file(str(TOUR))
    known.click("take", dialog)

    assert known.column("big_blind")[:3] == ["50", "100", "300"]
    assert len(known.column("kind")) == len(tour().parts)
    assert known.can("set")
    known.click("set")
    assert known.structure is not None
    assert known.structure.parts[:2] == SHORT.parts[:2]


# ------------------------------------------------------------------ the builder


def building(hands: ScheduleHands) -> BuildScheduleDialog:
    hands.click("build")
    return the(hands.dialog, BuildScheduleDialog)


def fill(dialog: QWidget, name: str, text: str) -> None:
    field = the(dialog, QLineEdit, name)
    field.setFocus()
    field.selectAll()
    type_text(field, text)


def test_a_schedule_is_built_to_measure_and_taken_over(hands: ScheduleHands) -> None:
    dialog = building(hands)
    for name, text in (("entries", "45"), ("stack", "10 000"), ("minutes", "20"), ("length", "6:00")):
        fill(dialog, name, text)
    dialog.build()
    end, fit = said(dialog, "end"), said(dialog, "fit")
    proposed = the(dialog, QTableView, "proposal").model().rowCount()
    hands.click("take", dialog)

    assert end.startswith("Ends ≈ 23:")
    assert fit.startswith("About as long as wished. Each level is about 1.")
    assert len(hands.column("kind")) == proposed > 10
    assert "Break" in hands.column("kind")
    assert hands.column("starts")[0] == "18:00"
    hands.click("set")
    assert hands.structure is not None
    assert isinstance(hands.structure.parts[0], Level)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_proposal_shows_its_antes_without_scrolling(
    hands: ScheduleHands, look: Look, language: str
) -> None:
    look.speak(language)
    hands.click("build")
    QApplication.processEvents()
    table = the(the(hands.dialog, BuildScheduleDialog), QTableView, "proposal")
    header = table.horizontalHeader()

    assert not header.isSectionHidden(4), "the antes"
    assert header.length() <= table.viewport().width()
    look.speak("en")


def test_paper_is_there_for_what_is_set_and_not_for_what_is_written(
    hands: ScheduleHands, known: ScheduleHands
) -> None:
    assert not hands.can("print"), "nothing is set yet"
    assert known.can("print")

    known.at(0, "minutes")
    known.type("17")
    assert not known.can("print")
    assert the(known.dialog, QAbstractButton, "print").toolTip().startswith("Set the schedule first")
    known.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert known.can("print")


def test_the_proposal_follows_what_is_typed(hands: ScheduleHands, qtbot) -> None:  # type: ignore[no-untyped-def]
    dialog = building(hands)
    fill(dialog, "minutes", "30")

    qtbot.waitUntil(lambda: dialog.structure is not None and dialog.structure.parts[0].length == 30 * MINUTE)


def test_length_and_wanted_end_go_together(hands: ScheduleHands) -> None:
    dialog = building(hands)
    fill(dialog, "ends", "01:30")
    length = the(dialog, QLineEdit, "length").text()
    fill(dialog, "length", "5.5")
    end = the(dialog, QLineEdit, "ends").text()
    fill(dialog, "ends", "soon")

    assert (length, end) == ("7:30", "23:30")
    assert the(dialog, QLineEdit, "length").text() == "5.5"


@pytest.mark.parametrize(
    ("name", "text", "says"),
    [
        ("entries", "1", "Write a figure from 2 to 1000000."),
        ("minutes", "0", "Write a figure from 1 to 1440."),
        ("length", "long", "Write a figure from 1 to 43200."),
        ("values", "none", "These chips do not belong together. Name the chips of the event first."),
    ],
)
def test_what_cannot_be_wished_is_said_beside_it(
    hands: ScheduleHands, name: str, text: str, says: str
) -> None:
    dialog = building(hands)
    fill(dialog, name, text)
    dialog.build()

    assert says in sentences(dialog)
    assert not the(dialog, QAbstractButton, "take").isEnabled()


def test_an_end_that_no_rate_reaches_is_said_honestly(hands: ScheduleHands) -> None:
    dialog = building(hands)
    fill(dialog, "length", "1:00")
    dialog.build()

    assert said(dialog, "fit").startswith("Longer than wished, even at 1.")


def test_with_the_chips_of_the_house_it_is_built_from_them(known: ScheduleHands) -> None:
    dialog = building(known)
    values = the(dialog, QLineEdit, "values").text()
    known.click("take", dialog)

    assert values == "25, 100, 1000"
    assert any(isinstance(part, Break) and part.colour_up for part in _parts(known))


def _parts(hands: ScheduleHands) -> tuple[object, ...]:
    hands.click("set")
    assert hands.structure is not None
    return hands.structure.parts


def test_a_file_of_the_house_that_is_none_stands_in_the_menu_with_the_reason(
    hands: ScheduleHands,
) -> None:
    folder = hands.desk.venue.path.parent / "templates"
    folder.mkdir()
    (folder / "friday.toml").write_text("name = ", encoding="utf-8")

    menu(hands, "template")
    shown = the(hands.dialog, QPushButton, "template").menu()
    last = shown.actions()[-1]

    assert last.text().startswith("templates/friday.toml is left out. Line 1: after = stands")
    assert not last.isEnabled()
