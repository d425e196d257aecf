"""A new tournament: defaults that work, words beside what is wrong."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QDialog, QLineEdit, QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

from director.domain.plan import Plan
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
