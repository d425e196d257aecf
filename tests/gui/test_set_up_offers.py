"""The set-up of what comes after the first entry, and of the floor."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QTabWidget,
)
from pytestqt.qtbot import QtBot

from director.domain.plan import Offer, Plan, StackBonus
from director.gui.dialogs.set_up import SetUpDialog
from tests.gui.finding import the
from tests.gui.keyboard import type_text
from tests.helpers.evening import PLAN
from tests.helpers.offers import OFFERING

NOW = datetime(2026, 12, 5, 14, 20, tzinfo=UTC)
FULL = replace(OFFERING, places_paid=27, tight_tables=4, redraw_at=(6, 3, 1), leavers_place=False)


def opened(qtbot: QtBot, known: Plan | None = None, windows: str = "") -> SetUpDialog:
    made = SetUpDialog(NOW, known=known, windows=windows)
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def page(dialog: SetUpDialog, at: int) -> None:
    the(dialog, QTabWidget, "parts").setCurrentIndex(at)


def fill(dialog: SetUpDialog, name: str, text: str) -> None:
    edit = the(dialog, QLineEdit, name)
    edit.setFocus()
    edit.selectAll()
    type_text(edit, text)


def create(dialog: SetUpDialog, qtbot: QtBot) -> None:
    qtbot.mouseClick(the(dialog, QPushButton, "create"), Qt.MouseButton.LeftButton)


def test_a_plan_comes_out_as_it_went_in(app: QApplication, qtbot: QtBot) -> None:
    dialog = opened(qtbot, FULL)

    create(dialog, qtbot)

    assert dialog.plan() == FULL


def test_more_bonuses_than_rows_are_kept(app: QApplication, qtbot: QtBot) -> None:
    many = replace(PLAN, bonuses=tuple(StackBonus(f"no. {n}", n) for n in range(1, 6)))
    dialog = opened(qtbot, many)

    create(dialog, qtbot)

    assert dialog.plan().bonuses == many.bonuses


def test_an_offer_begins_with_the_price_of_the_event(app: QApplication, qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    fill(dialog, "name", "Cup")
    fill(dialog, "buy_in", "1,000")
    fill(dialog, "fee", "100")
    fill(dialog, "stack", "20,000")
    page(dialog, 2)
    for name in ("reentry", "rebuy"):
        qtbot.mouseClick(the(dialog, QCheckBox, name), Qt.MouseButton.LeftButton)
    the(dialog, QSpinBox, "rebuy_most").setValue(2)
    fill(dialog, "bonus_name_0", "early bird")
    fill(dialog, "bonus_chips_0", "500")
    create(dialog, qtbot)

    plan = dialog.plan()
    assert plan.reentry == Offer(100_000, 10_000, 20_000)
    assert plan.rebuy == Offer(100_000, 0, 20_000, 2)
    assert plan.add_on is None
    assert plan.bonuses == (StackBonus("early bird", 500),)
    plan.check()


@pytest.mark.parametrize(
    ("at", "field", "text", "label"),
    [
        (2, "rebuy_stack", "none", "offers_wrong"),
        (2, "bonus_chips_1", "many", "offers_wrong"),
        (3, "redraw_at", "often", "redraw_at_wrong"),
    ],
)
def test_what_cannot_be_is_said_beside_it(
    app: QApplication, qtbot: QtBot, at: int, field: str, text: str, label: str
) -> None:
    dialog = opened(qtbot, OFFERING)
    page(dialog, at)
    fill(dialog, field, text)
    page(dialog, 0)

    create(dialog, qtbot)

    assert dialog.result() != QDialog.DialogCode.Accepted
    assert the(dialog, QTabWidget, "parts").currentIndex() == at
    assert dialog.focusWidget() is the(dialog, QLineEdit, field)
    assert the(dialog, QLabel, label).text()


@pytest.mark.parametrize(("text", "numbers"), [("", None), ("-", ()), ("1 , 3-4", (4, 3, 1))])
def test_redraws_are_as_the_rules_never_or_at_these_tables(
    app: QApplication, qtbot: QtBot, text: str, numbers: tuple[int, ...] | None
) -> None:
    dialog = opened(qtbot, FULL)
    page(dialog, 3)
    edit = the(dialog, QLineEdit, "redraw_at")
    edit.clear()
    type_text(edit, text)

    create(dialog, qtbot)

    assert dialog.plan().redraw_at == numbers


def test_until_when_is_shown_as_the_schedule_has_it(app: QApplication, qtbot: QtBot) -> None:
    dialog = opened(qtbot, OFFERING, "By the level schedule — rebuy: to the end of level 4.")
    page(dialog, 2)

    assert "level 4" in the(dialog, QLabel, "windows").text()
