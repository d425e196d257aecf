"""A new tournament: defaults that work, words beside what is wrong."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QTableView,
    QTabWidget,
)
from pytestqt.qtbot import QtBot

from director.domain.plan import Plan
from director.gui.dialogs.rule_book import RuleBookDialog
from director.gui.dialogs.set_up import SetUpDialog
from tests.gui.finding import the
from tests.gui.keyboard import type_text

NOW = datetime(2026, 12, 5, 14, 20, tzinfo=UTC)
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def dialog(app: QApplication, qtbot: QtBot) -> SetUpDialog:
    made = SetUpDialog(NOW)
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def line(dialog: SetUpDialog, name: str) -> QLineEdit:
    found = the(dialog, QLineEdit, name)
    assert isinstance(found, QLineEdit)
    return found


def fill(dialog: SetUpDialog, name: str, text: str) -> None:
    edit = line(dialog, name)
    edit.setFocus()
    edit.selectAll()
    type_text(edit, text)


def create(dialog: SetUpDialog, qtbot: QtBot) -> None:
    qtbot.mouseClick(the(dialog, QPushButton, "create"), LEFT)


def test_a_name_and_enter_are_enough(dialog: SetUpDialog, qtbot: QtBot) -> None:
    type_text(dialog.focusWidget(), "Пятница")
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)

    assert dialog.result() == QDialog.DialogCode.Accepted
    plan = dialog.tournament().plan
    plan.check()
    assert plan.name == "Пятница"
    assert (plan.seats, plan.stack, plan.buy_in, plan.fee, plan.currency) == (9, 10_000, 0, 0, "EUR")
    assert plan.starts.endswith(":00")
    assert dialog.tournament().tables == 1


def test_every_field_goes_into_the_plan(dialog: SetUpDialog, qtbot: QtBot) -> None:
    fill(dialog, "name", "  Spring   Cup ")
    fill(dialog, "place", "Riverside")
    the(dialog, QComboBox, "zone").setCurrentText("Europe/Moscow")
    the(dialog, QComboBox, "currency").setCurrentText("rub")
    for name, text in (("discipline", "Omaha"), ("structure", "Pot-limit"), ("rules", "TDA 2024")):
        the(dialog, QComboBox, name).setCurrentText(text)
    for name, value in (("seats", "8"), ("tables", "120")):
        box = the(dialog, QSpinBox, name)
        box.selectAll()
        qtbot.keyClicks(box, value)
    fill(dialog, "stack", "25 000")
    fill(dialog, "buy_in", "1,000")
    fill(dialog, "fee", "100,50")
    create(dialog, qtbot)

    new = dialog.tournament()
    assert new.tables == 120
    assert new.plan == Plan(
        name="Spring Cup",
        starts=new.plan.starts,
        place="Riverside",
        zone="Europe/Moscow",
        discipline="omaha",
        structure="PL",
        rules="tda-2024",
        seats=8,
        stack=25_000,
        buy_in=100_000,
        fee=10_050,
        currency="RUB",
        decimals=2,
    )


def test_a_currency_without_decimals_is_counted_without_them(dialog: SetUpDialog, qtbot: QtBot) -> None:
    fill(dialog, "name", "Tokyo")
    the(dialog, QComboBox, "currency").setCurrentText("JPY")
    fill(dialog, "buy_in", "10,000")
    create(dialog, qtbot)

    assert (dialog.tournament().plan.buy_in, dialog.tournament().plan.decimals) == (10_000, 0)


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("name", "  ", "Give the tournament a name."),
        ("stack", "many", "Write a number of chips, such as 10,000."),
        ("stack", "0", "Write a number of chips, such as 10,000."),
        ("buy_in", "-5", "Write an amount, such as 1,000 or 0."),
        ("fee", "1.2.3", "Write an amount, such as 1,000 or 0."),
    ],
)
def test_what_is_wrong_is_said_beside_the_field(
    dialog: SetUpDialog, qtbot: QtBot, name: str, text: str, words: str
) -> None:
    fill(dialog, "name", "Friday")
    fill(dialog, name, text)
    create(dialog, qtbot)

    assert dialog.isVisible()
    assert dialog.field(name).wrong == words
    assert dialog.field(name).editor.hasFocus()


def test_a_zone_or_currency_nobody_knows_is_refused(dialog: SetUpDialog, qtbot: QtBot) -> None:
    fill(dialog, "name", "Friday")
    the(dialog, QComboBox, "zone").setCurrentText("Moscow time")
    the(dialog, QComboBox, "currency").setCurrentText("€")
    create(dialog, qtbot)

    assert dialog.field("zone").wrong == "No such time zone. Choose one from the list."
    assert dialog.field("currency").wrong == "A code of three letters, such as EUR."


def test_what_was_mended_is_no_longer_blamed(dialog: SetUpDialog, qtbot: QtBot) -> None:
    create(dialog, qtbot)
    assert dialog.field("name").wrong

    fill(dialog, "name", "Friday")
    the(dialog, QComboBox, "currency").setCurrentText("€")
    create(dialog, qtbot)
    assert dialog.field("name").wrong == ""


def test_escape_leaves_without_harm(dialog: SetUpDialog, qtbot: QtBot) -> None:
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    assert dialog.result() == QDialog.DialogCode.Rejected


def test_it_fits_a_small_screen_at_150_percent(dialog: SetUpDialog) -> None:
    assert dialog.sizeHint().width() <= 1366 * 100 // 150
    assert dialog.sizeHint().height() <= (768 - 60) * 100 // 150


# ---- the set-up of a tournament that is open

KNOWN = Plan(
    name="Spring Cup",
    starts="2026-12-05T18:00:00",
    place="Riverside",
    zone="Asia/Tokyo",
    discipline="stud8",
    structure="FL",
    rules="stud-room",
    seats=8,
    stack=25_000,
    buy_in=100_050,
    fee=10_000,
    currency="JPY",
    decimals=1,
    dead_stacks=True,
    options=(("cap_raises", 4), ("button_rule", "dead")),
)


@pytest.fixture
def change(app: QApplication, qtbot: QtBot) -> SetUpDialog:
    made = SetUpDialog(NOW, known=KNOWN, counted=True)
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def test_a_plan_that_is_only_looked_at_comes_back_unchanged(change: SetUpDialog, qtbot: QtBot) -> None:
    create(change, qtbot)

    assert change.plan() == KNOWN


def test_the_currency_stays_once_money_was_taken_and_tables_are_opened_elsewhere(change: SetUpDialog) -> None:
    assert not the(change, QComboBox, "currency").isEnabled()
    assert not the(change, QSpinBox, "tables").isVisible()


def test_only_what_was_changed_changes(change: SetUpDialog, qtbot: QtBot) -> None:
    fill(change, "fee", "2,000")
    qtbot.keyClick(the(change, QCheckBox, "dead_stacks"), Qt.Key.Key_Space)
    create(change, qtbot)

    assert change.plan() == replace(KNOWN, fee=20_000, dead_stacks=False)


def test_the_change_fits_a_small_screen_at_150_percent(change: SetUpDialog) -> None:
    assert change.sizeHint().width() <= 1366 * 100 // 150
    assert change.sizeHint().height() <= (768 - 60) * 100 // 150


# ---- the rules of the event


def rules(dialog: SetUpDialog) -> QTableView:
    """The list of rules, opened as people open it."""
    tabs = the(dialog, QTabWidget, "parts")
    QTest.mouseClick(tabs.tabBar(), LEFT, pos=tabs.tabBar().tabRect(1).center())
    return the(dialog, QTableView, "rules")


def texts(dialog: SetUpDialog) -> list[tuple[str, str, str]]:
    """What stands in the list, row by row."""
    model = the(dialog, QTableView, "rules").model()
    return [
        (model.index(row, 0).data(), model.index(row, 1).data(), model.index(row, 2).data())
        for row in range(model.rowCount())
    ]


def point_at(dialog: SetUpDialog, label: str) -> tuple[str, str, str]:
    """Click on a rule and give what stands in its row."""
    table = the(dialog, QTableView, "rules")
    row = [text[0] for text in texts(dialog)].index(label)
    table.scrollTo(table.model().index(row, 0))
    QTest.mouseClick(table.viewport(), LEFT, pos=table.visualRect(table.model().index(row, 0)).center())
    return texts(dialog)[row]


def choose(dialog: SetUpDialog, words: str) -> None:
    """Go through the values of the rule pointed at with the keyboard until these words."""
    box = the(dialog, QComboBox, "rule_value")
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _step in range(box.count()):
        if box.currentText() == words:
            return
        QTest.keyClick(box, Qt.Key.Key_Down)
    raise AssertionError([box.itemText(at) for at in range(box.count())])


def label_of(dialog: SetUpDialog, name: str) -> str:
    return the(dialog, QLabel, name).text()


def test_the_rules_stand_under_their_topics_with_values_and_sources(dialog: SetUpDialog) -> None:
    the(dialog, QComboBox, "rules").setCurrentText("TDA 2024")
    rules(dialog)
    told = texts(dialog)

    assert [row[0] for row in told if row[1:] == ("", "")] == [
        "Pots and showdown",
        "Betting",
        "Button and blinds",
        "Floor",
        "Chips and prizes",
    ]
    assert told[:2] == [
        ("Pots and showdown", "", ""),
        ("Odd chip with a button", "first after the button", "TDA 20-A"),
    ]
    assert ("Chips in a chip race", "rounded up", "house choice") in told
    assert label_of(dialog, "rule_about").startswith("Who gets the chip")
    assert label_of(dialog, "rule_says").endswith("to the left of the button. [TDA 20-A]")


def test_a_value_chosen_for_the_event_goes_into_its_plan(dialog: SetUpDialog, qtbot: QtBot) -> None:
    fill(dialog, "name", "Friday")
    rules(dialog)
    point_at(dialog, "Seeing a called hand")
    choose(dialog, "Nobody")

    assert point_at(dialog, "Seeing a called hand") == (
        "Seeing a called hand",
        "nobody",
        "set for this event",
    )
    assert label_of(dialog, "rule_says").splitlines() == [
        "A hand that was given up stays unseen. [set for this event]",
        "By the book: officials, on suspicion (SP 5.9.2)",
    ]
    assert the(dialog, QTabWidget, "parts").tabText(1) == "Rules of this event · 1"
    create(dialog, qtbot)
    plan = dialog.tournament().plan
    plan.check()
    assert plan.options == (("see_hand", "never"),)


def test_as_the_book_says_takes_a_change_back(change: SetUpDialog, qtbot: QtBot) -> None:
    rules(change)
    back = the(change, QPushButton, "rule_back")
    before = point_at(change, "Raises in limit")
    could = back.isEnabled()
    qtbot.mouseClick(back, LEFT)

    assert (before[1:], could) == (("four raises", "set for this event"), True)
    assert point_at(change, "Raises in limit")[1:] == ("three raises", "ST 6.1.3")
    assert not back.isEnabled()
    create(change, qtbot)
    assert change.plan() == replace(KNOWN, options=(("button_rule", "dead"),))


def test_what_the_book_says_is_no_change_when_it_is_chosen(change: SetUpDialog, qtbot: QtBot) -> None:
    rules(change)
    point_at(change, "Raises in limit")
    choose(change, "Three raises")
    create(change, qtbot)

    assert change.plan().options == (("button_rule", "dead"),)


def test_rules_that_are_only_looked_at_stay_as_they_are(change: SetUpDialog, qtbot: QtBot) -> None:
    rules(change)
    point_at(change, "Raises in limit")
    create(change, qtbot)

    assert change.plan() == KNOWN


def test_enter_on_a_rule_opens_its_values(dialog: SetUpDialog, qtbot: QtBot) -> None:
    table = rules(dialog)
    table.setFocus()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Return):
        qtbot.keyClick(table, key)
    box = the(dialog, QComboBox, "rule_value")

    assert dialog.isVisible()
    assert box.view().isVisible()
    box.hidePopup()


# ---- a rule looked for


def look_for(dialog: SetUpDialog, text: str) -> QLineEdit:
    """Type into the field above the rules."""
    field = the(dialog, QLineEdit, "find")
    field.setFocus()
    field.clear()
    type_text(field, text)
    return field


def pointed_at(dialog: SetUpDialog) -> str:
    """The rule the values below belong to."""
    table = the(dialog, QTableView, "rules")
    return str(table.currentIndex().siblingAtColumn(0).data())


@pytest.mark.parametrize(
    ("typed", "labels"),
    [
        ("clock runs", ["Time to act"]),
        (
            "chips and prizes",
            ["Chips in a chip race", "Last chip in a chip race", "Out at two tables at once"],
        ),
        ("tda 29", ["Time to act", "Time runs out"]),
        ("HOUSE choice", ["First button", "Chips in a chip race", "Out at two tables at once"]),
        ("xyzzy", []),
    ],
)
def test_a_rule_is_found_by_any_words_of_it(dialog: SetUpDialog, typed: str, labels: list[str]) -> None:
    the(dialog, QComboBox, "rules").setCurrentText("TDA 2024")
    rules(dialog)
    look_for(dialog, typed)

    assert [row[0] for row in texts(dialog) if row[1]] == labels
    assert the(dialog, QComboBox, "rule_value").isEnabled() == bool(labels)
    assert the(dialog, QPushButton, "rule_read").isEnabled() == bool(labels)
    if labels:
        assert pointed_at(dialog) == labels[0]

    field = look_for(dialog, "")
    assert len(texts(dialog)) > 20
    assert field.hasFocus()


def test_the_keyboard_waits_where_a_rule_is_looked_for(dialog: SetUpDialog) -> None:
    rules(dialog)

    assert the(dialog, QLineEdit, "find").hasFocus()


def test_tabs_are_gone_through_with_arrows_and_show_the_keyboard(dialog: SetUpDialog) -> None:
    bar = the(dialog, QTabWidget, "parts").tabBar()
    before = bar.grab().toImage()
    bar.setFocus()
    assert bar.grab().toImage() != before

    QTest.keyClick(bar, Qt.Key.Key_Right)
    assert bar.currentIndex() == 1
    assert bar.hasFocus()

    stops = []
    for _step in range(7):
        QTest.keyClick(QApplication.focusWidget() or bar, Qt.Key.Key_Tab)
        stops.append((QApplication.focusWidget() or bar).objectName())
    assert stops == ["find", "all_games", "rules", "rule_value", "rule_read", "leave", "create"]


def test_arrows_pass_over_headings_while_the_keyboard_stays_in_the_field(dialog: SetUpDialog) -> None:
    rules(dialog)
    field, seen = the(dialog, QLineEdit, "find"), [pointed_at(dialog)]
    labels = [row[0] for row in texts(dialog) if row[1]]
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Up, *(Qt.Key.Key_Down,) * 50, Qt.Key.Key_PageUp):
        QTest.keyClick(field, key)
        seen.append(pointed_at(dialog))

    assert seen[:4] == [labels[0], labels[1], labels[0], labels[0]]
    assert seen[-2] == labels[-1]
    assert seen[-1] in labels[1:-1]
    assert field.hasFocus()


def test_a_rule_is_found_and_changed_by_keyboard_alone(dialog: SetUpDialog) -> None:
    rules(dialog)
    field = look_for(dialog, "called hand")
    QTest.keyClick(field, Qt.Key.Key_Return)
    box = the(dialog, QComboBox, "rule_value")
    assert dialog.isVisible()
    assert box.view().isVisible()
    QTest.keyClick(box.view(), Qt.Key.Key_Home)
    QTest.keyClick(box.view(), Qt.Key.Key_Return)

    assert point_at(dialog, "Seeing a called hand")[1:] == ("nobody", "set for this event")


def test_enter_where_no_rule_is_found_does_nothing(dialog: SetUpDialog) -> None:
    rules(dialog)
    field = look_for(dialog, "xyzzy")
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_PageUp):
        QTest.keyClick(field, key)

    assert dialog.isVisible()
    assert not the(dialog, QComboBox, "rule_value").view().isVisible()


def test_esc_empties_the_field_before_it_leaves(dialog: SetUpDialog) -> None:
    rules(dialog)
    field = look_for(dialog, "button")
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert (field.text(), dialog.isVisible()) == ("", True)

    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_the_row_with_the_keyboard_is_framed(dialog: SetUpDialog) -> None:
    table = rules(dialog)
    before = table.viewport().grab().toImage()
    table.setFocus()

    assert table.viewport().grab().toImage() != before


# ---- read in the rule book


@pytest.mark.parametrize("with_key", [True, False])
def test_the_article_of_a_rule_is_read_in_the_rule_book(dialog: SetUpDialog, *, with_key: bool) -> None:
    the(dialog, QComboBox, "rules").setCurrentText("TDA 2024")
    table = rules(dialog)
    point_at(dialog, "Time to act")
    if with_key:
        QTest.keyClick(table, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    else:
        QTest.mouseClick(the(dialog, QPushButton, "rule_read"), LEFT)

    book = the(dialog, RuleBookDialog)
    assert book.isVisible()
    assert the(book, QLabel, "article").text() == "TDA 29"
    assert "Options it settles" in the(book, QLabel, "settles").text()
    QTest.keyClick(the(book, QLineEdit, "find"), Qt.Key.Key_Escape)
    QTest.keyClick(the(book, QLineEdit, "find"), Qt.Key.Key_Escape)
    assert dialog.isVisible()


def test_what_the_house_chose_is_looked_up_by_its_name(dialog: SetUpDialog) -> None:
    the(dialog, QComboBox, "rules").setCurrentText("TDA 2024")
    rules(dialog)
    point_at(dialog, "Chips in a chip race")
    QTest.mouseClick(the(dialog, QPushButton, "rule_read"), LEFT)

    assert the(the(dialog, RuleBookDialog), QLabel, "article").text().startswith("TDA 24")


def test_shift_f1_on_the_first_page_opens_the_whole_book(dialog: SetUpDialog) -> None:
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)

    assert the(the(dialog, RuleBookDialog), QLineEdit, "find").text() == ""


@pytest.mark.parametrize("plan_known", [True, False])
def test_it_opens_with_every_button_on_the_screen(
    dialog: SetUpDialog, change: SetUpDialog, *, plan_known: bool
) -> None:
    shown = change if plan_known else dialog
    room = shown.screen().availableGeometry()

    assert shown.frameGeometry().height() <= room.height()
    assert shown.width() <= room.width()


def test_headings_cannot_be_chosen(dialog: SetUpDialog, qtbot: QtBot) -> None:
    table = rules(dialog)
    table.setFocus()
    seen = []
    for _step in range(table.model().rowCount() + 2):
        seen.append(table.currentIndex().siblingAtColumn(1).data())
        qtbot.keyClick(table, Qt.Key.Key_Down)

    assert "" not in seen
    assert len(set(seen)) > 20


def test_a_rule_without_a_choice_says_so(change: SetUpDialog) -> None:
    rules(change)
    point_at(change, "Open pair on fourth street")

    assert not the(change, QComboBox, "rule_value").isEnabled()
    assert label_of(change, "rule_says").endswith("[ST 6.3.7] In this game there is no choice.")
    point_at(change, "Equal boards")
    assert the(change, QComboBox, "rule_value").isEnabled()


def test_the_rules_follow_the_rule_set_and_the_game(dialog: SetUpDialog) -> None:
    rules(dialog)
    point_at(dialog, "Seeing a called hand")
    choose(dialog, "Nobody")
    the(dialog, QTabWidget, "parts").setCurrentIndex(0)
    for name, text in (
        ("discipline", "Five-card draw"),
        ("structure", "Limit"),
        ("rules", "Robert’s Rules, version 11"),
    ):
        the(dialog, QComboBox, name).setCurrentText(text)
    rules(dialog)

    assert point_at(dialog, "Raises in limit")[1:] == ("four raises", "RRoP betting and raising")
    assert point_at(dialog, "Seeing a called hand")[1:] == ("nobody", "set for this event")


def test_rules_of_other_games_are_there_when_asked_for(dialog: SetUpDialog, qtbot: QtBot) -> None:
    rules(dialog)
    before = [row[0] for row in texts(dialog)]
    qtbot.mouseClick(the(dialog, QCheckBox, "all_games"), LEFT, pos=QPoint(8, 12))

    assert "Equal boards" not in before
    assert ("Equal boards", "by suit", "not in this game") in texts(dialog)
    assert set(before) < {row[0] for row in texts(dialog)}


def test_what_is_wrong_brings_its_page_back(dialog: SetUpDialog, qtbot: QtBot) -> None:
    rules(dialog)
    create(dialog, qtbot)

    assert the(dialog, QTabWidget, "parts").currentIndex() == 0
    assert dialog.field("name").editor.hasFocus()


def test_the_rules_fit_a_small_screen_at_150_percent(change: SetUpDialog) -> None:
    rules(change)

    assert change.sizeHint().width() <= 1366 * 100 // 150
    assert change.sizeHint().height() <= (768 - 60) * 100 // 150


def test_what_was_wrong_is_called_so_only_until_it_is_mended(dialog: SetUpDialog) -> None:
    fill(dialog, "stack", "many")
    dialog.accept()
    assert (dialog.field("name").wrong, dialog.field("stack").wrong) == (
        "Give the tournament a name.",
        "Write a number of chips, such as 10,000.",
    )
    fill(dialog, "name", "F")
    assert (dialog.field("name").wrong, bool(dialog.field("stack").wrong)) == ("", True)
    fill(dialog, "stack", "10,000")
    assert dialog.field("stack").wrong == ""
