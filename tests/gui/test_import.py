"""Bringing a list in through the dialog, and writing it out again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from openpyxl import Workbook
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLabel, QPushButton, QTableView
from pytestqt.qtbot import QtBot

from director.desk.desk import Desk
from director.desk.importing import enter, plan_of, read
from director.domain.arrivals import PreRegister
from director.domain.entries import Register
from director.domain.people import person
from director.gui.dialogs.import_list import ImportDialog
from director.gui.look import Look
from director.gui.widgets.import_table import MOST_SHOWN
from director.gui.worker import Worker
from tests.gui.finding import the
from tests.gui.pages_windows import Hands, a_room
from tests.gui.recorder import Recorder
from tests.helpers.lists import PLAYERS

FEDERATION = PLAYERS / "players-064-ru-cp1251.csv"


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = a_room(tmp_path, [person("Nobody", "Here")])
    yield made
    made.venue.close()


@pytest.fixture
def hands(qtbot: QtBot, look: Look, at_once: Worker, desk: Desk) -> Hands:
    made = Hands(desk, look, at_once, "registration")
    qtbot.addWidget(made.window)
    return made


def opened(hands: Hands) -> ImportDialog:
    """The dialog, opened by its command."""
    hands.window.commands.run("registration.import")
    return the(hands.page, ImportDialog)


def a_file(folder: Path, text: str, encoding: str = "utf-8") -> str:
    path = folder / "list.csv"
    path.write_bytes(text.encode(encoding))
    return str(path)


def said(dialog: ImportDialog, name: str) -> str:
    return the(dialog, QLabel, name).text()


def choose(dialog: ImportDialog, name: str, text: str) -> None:
    box = the(dialog, QComboBox, name)
    place = box.findText(text)
    assert place >= 0, [box.itemText(at) for at in range(box.count())]
    box.setCurrentIndex(place)


def column(dialog: ImportDialog, at: int) -> list[str]:
    model = the(dialog, QTableView, "list").model()
    return [str(model.index(row, at).data()) for row in range(model.rowCount())]


def registered(desk: Desk) -> int:
    return sum(isinstance(line.action, Register) for line in desk.journal.lines)


def test_a_list_without_faults_waits_for_enter_alone(hands: Hands, desk: Desk, asked: Recorder) -> None:
    dialog = opened(hands)
    asked.chosen_file = FEDERATION
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Space)
    button = hands.button("import", dialog)

    assert dialog.focusWidget() is button
    assert button.text() == "Register 64 players"
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert registered(desk) == 64


def test_while_the_keyboard_is_elsewhere_the_button_names_the_key_that_works_there(
    hands: Hands, desk: Desk, tmp_path: Path
) -> None:
    dialog = opened(hands)
    dialog.open_file(a_file(tmp_path, "Family;Given;Born\nЁлкин;Пётр;31.02.1990\n"))
    faulty = dialog.focusWidget()
    dialog.open_file(a_file(tmp_path, "Family;Given;Born\nЁлкин;Пётр;02.03.1990\n"))
    button = hands.button("import", dialog)
    there = dialog.focusWidget()
    the(dialog, QTableView, "list").setFocus()

    assert faulty is not button
    assert there is button
    assert button.toolTip() == "Register 1 player  (Ctrl+Enter)"
    assert registered(desk) == 0


def test_the_list_of_the_federation_comes_in_with_every_guess_right(hands: Hands, desk: Desk) -> None:
    dialog = opened(hands)
    dialog.open_file(str(FEDERATION))
    guesses = [the(dialog, QComboBox, name).currentText() for name in ("encoding", "delimiter", "header")]
    columns = [the(dialog, QComboBox, f"column-{at}").currentText() for at in range(5)]
    summary = said(dialog, "sum")

    hands.click("import", dialog)

    assert guesses == ["Windows-1251", "semicolon", "row 1"]
    assert columns == ["not used", "Last name", "First name", "Club", "Birth date"]
    assert summary == "64 new, 0 known"
    assert registered(desk) == 64
    assert desk.people.named("Яковлев", "Велимир")[0].club == "ПК «Река»"
    assert hands.button("chip-all").text() == "All 64"
    assert hands.foot() == "64 entries imported"


def test_the_same_file_again_changes_nothing(hands: Hands, desk: Desk) -> None:
    dialog = opened(hands)
    dialog.open_file(str(FEDERATION))
    hands.click("import", dialog)
    before = desk.journal.seq

    again = opened(hands)
    again.open_file(str(FEDERATION))

    assert said(again, "sum") == "0 new, 64 known"
    assert said(again, "standing") == "Everybody is entered already. Nothing changes."
    assert not hands.button("import", again).isEnabled()
    assert desk.journal.seq == before


def test_one_undo_takes_the_whole_import_back(hands: Hands, desk: Desk) -> None:
    dialog = opened(hands)
    dialog.open_file(str(FEDERATION))
    hands.click("import", dialog)

    hands.window.commands.run("journal.undo")

    assert len(desk.journal.tournament.playing_persons) == 0


def test_a_fault_names_row_column_and_value_and_leads_to_its_row(
    hands: Hands, desk: Desk, tmp_path: Path
) -> None:
    rows = [f"Фамилия{n};Имя;{'abc' if n == 40 else '1 500,00'}" for n in range(1, 61)]
    text = "Фамилия;Имя;Бай-ин\n" + "\n".join(rows)
    dialog = opened(hands)
    dialog.open_file(a_file(tmp_path, text, "windows-1251"))
    sentences = [label.text() for label in dialog.findChildren(QLabel)]

    hands.click("fault-41", dialog)

    assert "Row 41, column Бай-ин: “abc” is no amount. Write 1500 or 1 500,00." in sentences
    assert the(dialog, QTableView, "list").currentIndex().siblingAtColumn(0).data() == "41"
    assert not hands.button("import", dialog).isEnabled()
    assert registered(desk) == 0

    dialog.open_file(a_file(tmp_path, text.replace("abc", "1500"), "windows-1251"))
    hands.click("import", dialog)
    assert registered(desk) == 60


def test_another_encoding_is_read_at_once(hands: Hands, tmp_path: Path) -> None:
    dialog = opened(hands)
    dialog.open_file(a_file(tmp_path, "last name,first name\nMüller,Jürgen\n", "windows-1252"))
    choose(dialog, "encoding", "Windows-1252")

    assert column(dialog, 2)[-1] == "Müller"


def test_a_column_is_matched_by_hand_and_the_one_before_lets_go(
    hands: Hands, desk: Desk, tmp_path: Path
) -> None:
    dialog = opened(hands)
    dialog.open_file(a_file(tmp_path, "Фамилия;Имя;Кличка\nИванов;Пётр;Туз\n"))
    choose(dialog, "column-2", "First name")
    fields = [the(dialog, QComboBox, f"column-{at}").currentText() for at in range(3)]

    hands.click("import", dialog)

    assert fields == ["Last name", "not used", "First name"]
    assert desk.people.named("Иванов", "Туз")


@pytest.mark.parametrize(("head", "shown"), [("", "none"), ("Фамилия;Имя\n", "row 1")])
def test_nobody_is_eaten_as_a_header(hands: Hands, tmp_path: Path, head: str, shown: str) -> None:
    letters = "абвгдежзиклмнопрстуфхцчшщэюя"
    rows = [f"Фам{one}{two};Олег" for one in letters[:9] for two in letters[:5]]
    dialog = opened(hands)
    dialog.open_file(a_file(tmp_path, head + "\n".join(rows)))

    assert the(dialog, QComboBox, "header").currentText() == shown
    assert said(dialog, "sum") == "45 new, 0 known"


def test_a_namesake_is_asked_about_and_the_answer_is_kept_to(
    hands: Hands, desk: Desk, tmp_path: Path
) -> None:
    known = desk.venue.add_people([person("Иванов", "Сергей", born="1987-03-02")])[0]
    hands.bridge.run(lambda _desk: None)
    dialog = opened(hands)
    dialog.open_file(a_file(tmp_path, "Фамилия;Имя\nИванов;Сергей\nПетров;Олег\n"))
    standing, enabled = said(dialog, "standing"), hands.button("import", dialog).isEnabled()

    hands.click(f"answer-2-{known}", dialog)
    hands.click("import", dialog)

    assert (standing, enabled) == ("1 question is open. Answer it first.", False)
    assert known in desk.journal.tournament.playing_persons
    assert len(desk.people.named("Иванов", "Сергей")) == 1


def test_all_questions_may_be_answered_at_once(hands: Hands, desk: Desk, tmp_path: Path) -> None:
    desk.venue.add_people([person("А", "Б", born="1980"), person("В", "Г", born="1981")])
    hands.bridge.run(lambda _desk: None)
    dialog = opened(hands)
    dialog.open_file(a_file(tmp_path, "Фамилия;Имя\nА;Б\nВ;Г\n"))

    hands.click("all-new", dialog)
    hands.click("import", dialog)

    assert len(desk.people.named("А", "Б")) == 2
    assert registered(desk) == 2


def clubs(desk: Desk) -> list[str]:
    """Of the two whom the next lists name."""
    return [one.club for name in (("Ли", "Анна"), ("Ким", "Яна")) for one in desk.people.named(*name)]


def test_differences_of_people_known_are_taken_one_by_one(hands: Hands, desk: Desk, tmp_path: Path) -> None:
    desk.venue.add_people([person("Ли", "Анна", born="1990", club="Река"), person("Ким", "Яна", born="1991")])
    hands.bridge.run(lambda _desk: None)
    dialog = opened(hands)
    dialog.open_file(a_file(tmp_path, "Фамилия;Имя;Д.р.;Клуб\nЛи;Анна;1990;Волна\nКим;Яна;1991;Волна\n"))

    hands.click("take-2-club", dialog)
    assert the(dialog, QCheckBox, "take-2-club").isChecked()
    assert not the(dialog, QCheckBox, "take-3-club").isChecked()
    hands.click("import", dialog)

    assert clubs(desk) == ["Волна", ""]
    assert registered(desk) == 2


def test_a_list_may_bring_nothing_but_corrections(hands: Hands, desk: Desk, tmp_path: Path) -> None:
    desk.venue.add_people([person("Ли", "Анна", born="1990"), person("Ким", "Яна", born="1991")])
    path = a_file(tmp_path, "Фамилия;Имя;Д.р.;Клуб\nЛи;Анна;1990;Волна\nКим;Яна;1991;Волна\n")
    reading = read(Path(path).read_bytes())
    hands.bridge.run(lambda desk: enter(desk, plan_of(reading, desk.people, desk.journal.tournament)))
    dialog = opened(hands)
    dialog.open_file(path)
    assert not hands.button("import", dialog).isEnabled()

    hands.click("take-all", dialog)
    words = hands.button("import", dialog).text()
    hands.click("import", dialog)

    assert words == "Correct 2 people"
    assert clubs(desk) == ["Волна", "Волна"]
    assert registered(desk) == 2


def test_those_who_are_not_here_yet_go_into_the_address_book_only(hands: Hands, desk: Desk) -> None:
    dialog = opened(hands)
    dialog.open_file(str(FEDERATION))
    hands.click("only-book", dialog)
    words = hands.button("import", dialog).text()

    hands.click("import", dialog)

    assert words == "Keep 64 new people"
    assert registered(desk) == 0
    assert len(desk.people) == 65
    hands.find("яковлев")
    assert hands.found()[0].startswith("Яковлев Велимир")


def test_how_all_others_paid_is_chosen_and_counted(hands: Hands, desk: Desk, tmp_path: Path) -> None:
    dialog = opened(hands)
    dialog.open_file(a_file(tmp_path, "name,paid by\nAnn Lee,card\nBo Cho,\nAl Roy,\n"))
    assert said(dialog, "standing") == "3 players to enter. Paid by: not told 2, bank card 1."

    choose(dialog, "method", "bank transfer")
    assert said(dialog, "standing") == "3 players to enter. Paid by: bank transfer 2, bank card 1."
    hands.click("import", dialog)

    taken = [line.action.method for line in desk.journal.lines if isinstance(line.action, Register)]
    assert taken == ["card", "transfer", "transfer"]


def test_a_pasted_list_is_read_without_a_file(hands: Hands) -> None:
    QGuiApplication.clipboard().setText("Ann Lee\nПётр Иванов\n")
    dialog = opened(hands)

    hands.click("paste", dialog)

    assert said(dialog, "sum") == "2 new, 0 known"


def test_pasting_with_nothing_copied_says_what_to_do(hands: Hands) -> None:
    QGuiApplication.clipboard().setText("  ")
    dialog = opened(hands)

    hands.click("paste", dialog)

    assert said(dialog, "standing").startswith("Nothing was copied yet. Copy the list first")
    assert not the(dialog, QLabel, "standing").isHidden()
    assert not hands.button("import", dialog).isEnabled()


def test_a_column_is_wide_enough_for_whatever_it_is_said_to_hold(hands: Hands, tmp_path: Path) -> None:
    dialog = opened(hands)
    dialog.open_file(a_file(tmp_path, "Family;Given;A\nЁлкин;Пётр;1\n"))
    table, box = the(dialog, QTableView, "list"), the(dialog, QComboBox, "column-2")
    before = table.columnWidth(4)
    choose(dialog, "column-2", "Own number")

    assert table.columnWidth(4) > before
    assert box.width() > box.fontMetrics().horizontalAdvance("Own number")


def test_in_russian_it_fits_a_screen_enlarged_by_half(hands: Hands, look: Look) -> None:
    look.speak("ru")
    dialog = opened(hands)
    dialog.open_file(str(FEDERATION))

    assert dialog.minimumSizeHint().width() <= 1366 / 1.5


def test_a_dropped_file_is_read(hands: Hands, qapp: QApplication) -> None:
    dialog = opened(hands)
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(FEDERATION))])
    held = (Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)

    qapp.sendEvent(dialog, QDragEnterEvent(QPoint(100, 100), *held))
    qapp.sendEvent(dialog, QDropEvent(QPointF(100, 100), *held))

    assert said(dialog, "sum") == "64 new, 0 known"


def test_a_file_that_is_gone_is_told_and_nothing_happens(
    hands: Hands, tmp_path: Path, asked: Recorder
) -> None:
    dialog = opened(hands)
    dialog.open_file(str(tmp_path / "gone.csv"))

    assert "gone.csv is not there" in asked.warned[0][0]
    assert not hands.button("import", dialog).isEnabled()


def test_of_a_file_of_three_thousand_columns_the_first_are_shown_and_the_names_come_in(
    hands: Hands, tmp_path: Path
) -> None:
    heads = ["Surname", "Name", *(f"c{number}" for number in range(3_000))]
    dialog = opened(hands)
    dialog.open_file(a_file(tmp_path, "\n".join((";".join(heads), ";".join(["Kala", "Anne", *"x" * 3_000])))))

    model = the(dialog, QTableView, "list").model()
    assert model.columnCount() == 2 + MOST_SHOWN
    assert model.headerData(1 + MOST_SHOWN, Qt.Orientation.Horizontal) == f"c{MOST_SHOWN - 3} …"
    assert said(dialog, "sum") == "1 new, 0 known"


def test_a_damaged_workbook_is_refused_with_what_to_do(hands: Hands, tmp_path: Path) -> None:
    path = tmp_path / "list.xlsx"
    path.write_bytes(b"PK\x03\x04 and so on")
    dialog = opened(hands)
    dialog.open_file(str(path))

    sentences = [label.text() for label in dialog.findChildren(QLabel)]
    assert any("Save it again" in sentence for sentence in sentences)


def test_the_sheet_of_a_workbook_is_shown_and_can_be_changed(hands: Hands, tmp_path: Path) -> None:
    book = Workbook()
    book.worksheets[0].append(["Nothing here", "at all"])
    sheet = book.create_sheet("Day 1")
    for row in (["Surname", "Name"], ["Kala", "Anne"], ["Lee", "Bo"]):
        sheet.append(row)
    path = tmp_path / "list.xlsx"
    book.save(path)
    dialog = opened(hands)
    dialog.open_file(str(path))
    box = the(dialog, QComboBox, "sheet")
    assert (box.isVisible(), box.currentText()) == (True, "Sheet")

    box.setCurrentText("Day 1")

    assert dialog.looked is not None
    assert [row.person.name for row in dialog.looked.reading.rows] == ["Kala Anne", "Lee Bo"]
    hands.button("import", dialog).click()
    assert len(hands.bridge.tournament.entries) == 2


def test_the_exported_list_comes_back_unchanged(
    hands: Hands, desk: Desk, tmp_path: Path, asked: Recorder
) -> None:
    odd = [
        person("=1+1", "Hacker"),
        person("Ёлкина", 'Анна "Туз"; младшая', club="a;b,c"),
        person("'t Hooft", "Gé"),
    ]
    for one in odd:
        hands.bridge.register(one)
    asked.chosen_file = tmp_path / "out"
    hands.window.commands.run("registration.export")
    path = tmp_path / "out.csv"

    dialog = opened(hands)
    dialog.open_file(str(path))

    assert path.read_bytes().startswith(b"\xef\xbb\xbf")
    assert hands.foot() == "3 players written to out.csv"
    assert said(dialog, "sum") == "0 new, 3 known"


def test_a_folder_that_refuses_the_file_is_told(
    hands: Hands, desk: Desk, tmp_path: Path, asked: Recorder
) -> None:
    hands.bridge.register(person("A", "B"))
    asked.chosen_file = tmp_path / "no such folder" / "out.csv"

    hands.window.commands.run("registration.export")

    assert asked.warned[0][0].startswith("out.csv could not be written")


def test_who_has_not_paid_is_shown_and_pre_registered_while_the_others_are_registered(
    hands: Hands, desk: Desk, tmp_path: Path
) -> None:
    file = tmp_path / "list.csv"
    file.write_text("name,paid\nAnn Lee,yes\nBo Cho,no\n", encoding="utf-8")
    dialog = opened(hands)
    dialog.open_file(str(file))

    assert said(dialog, "standing") == (
        "1 player to enter. Paid by: not told 1. 1 has not paid and is pre-registered instead."
    )
    assert hands.cells(hands.table("list", dialog), 1)[1:] == ["new", "not paid"]
    hands.click("import", dialog)

    assert hands.foot() == "Ann Lee registered, RUB 1,100; Bo Cho pre-registered"
    again = opened(hands)
    again.open_file(str(file))
    assert said(again, "standing") == "Everybody is entered or expected already. Nothing changes."


def test_a_list_of_people_who_all_owe_says_so_on_its_button(hands: Hands, desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "list.csv"
    file.write_text("name,paid\nAnn Lee,no\nBo Cho,no\n", encoding="utf-8")
    dialog = opened(hands)
    dialog.open_file(str(file))

    assert said(dialog, "standing") == "2 have not paid and are pre-registered instead."
    assert hands.button("import", dialog).text().startswith("Pre-register 2 players")
    hands.click("import", dialog)
    assert len(desk.journal.tournament.expected) == 2


def test_a_list_is_pre_registered_and_who_comes_is_entered_by_one_key(hands: Hands, desk: Desk) -> None:
    """P64: check-in by name, by number of the club card and by year, without a network."""
    dialog = opened(hands)
    dialog.open_file(str(FEDERATION))
    hands.click("pre-register", dialog)
    assert said(dialog, "standing") == "They are expected: at the desk one key enters who has come."
    hands.click("import", dialog)

    assert hands.foot().startswith("64 players pre-registered")
    assert not desk.journal.tournament.entries
    assert hands.field("find").placeholderText().endswith("↓ shows 64 who are expected")
    field = hands.find("яковлев")
    assert hands.found()[0].startswith("Яковлев Велимир")
    hands.press(field, Qt.Key.Key_Return)
    (entry,) = desk.journal.tournament.entries.values()
    assert desk.people.find(entry.person).name == "Яковлев Велимир"
    assert desk.journal.tournament.seating.at(entry.id) is not None


def test_an_arrow_in_the_empty_field_opens_the_list_of_those_who_are_awaited(
    hands: Hands, desk: Desk
) -> None:
    dialog = opened(hands)
    dialog.open_file(str(FEDERATION))
    hands.click("pre-register", dialog)
    hands.click("import", dialog)
    field = hands.field("find")
    hands.press(field, Qt.Key.Key_Return)
    assert hands.found() == [], "Enter in an empty field does nothing"

    hands.press(field, Qt.Key.Key_Down)

    assert len(hands.found()) == 64
    first = hands.found()[0]
    assert "New person" not in "".join(hands.found())
    hands.press(field, Qt.Key.Key_Return)
    assert len(desk.journal.tournament.entries) == 1
    hands.press(field, Qt.Key.Key_Down)
    assert hands.found()[0] != first


def test_who_is_expected_already_is_not_pre_registered_again(
    hands: Hands, desk: Desk, tmp_path: Path
) -> None:
    hands.bridge.do(PreRegister((desk.people.search("nobody")[0].id,)))
    dialog = opened(hands)
    dialog.open_file(a_file(tmp_path, "Family name;Given name\nNobody;Here\n"))
    hands.click("pre-register", dialog)

    assert not the(dialog, QPushButton, "import").isEnabled(), "nothing is new"
