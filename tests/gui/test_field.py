"""Small pieces of forms and bars."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from director.gui.widgets.amount_edit import AmountEdit
from director.gui.widgets.banner import Banner
from director.gui.widgets.elided import ElidedLabel
from director.gui.widgets.field import Field
from director.host import i18n
from tests.gui.finding import the
from tests.gui.keyboard import type_text


def test_a_field_names_its_editor_for_those_who_do_not_see(app: QApplication, qtbot: QtBot) -> None:
    field = Field("Na&me", QLineEdit())
    qtbot.addWidget(field)

    assert field.editor.accessibleName() == "Name"
    field.say_wrong("Give it a name.")
    assert field.editor.accessibleDescription() == "Give it a name."
    assert field.wrong == "Give it a name."

    field.say_wrong("")
    assert field.wrong == ""


@pytest.mark.parametrize(
    ("typed", "decimals", "amount"),
    [
        ("1 100", 2, 110_000),
        ("1,100.5", 2, 110_050),
        ("1.100,50", 2, 110_050),
        ("", 2, None),
        ("1e3", 0, None),
    ],
)
def test_an_amount_is_taken_as_people_write_it(
    app: QApplication, qtbot: QtBot, typed: str, decimals: int, amount: int | None
) -> None:
    edit = AmountEdit(decimals=decimals)
    qtbot.addWidget(edit)
    edit.selectAll()
    edit.clear()
    type_text(edit, typed)

    assert edit.amount() == amount


def test_an_amount_is_shown_with_the_thousands_apart(app: QApplication, qtbot: QtBot) -> None:
    edit = AmountEdit(1_234_050, decimals=2)
    qtbot.addWidget(edit)
    assert edit.text() == "12,340.50"

    i18n.use("ru")
    edit.set_amount(1_234_000)
    assert edit.text().split() == ["12", "340"]
    assert edit.amount() == 1_234_000


def test_a_label_shows_the_whole_where_it_had_to_shorten(app: QApplication, qtbot: QtBot) -> None:
    label = ElidedLabel("Belokonska-Vrazhalska Nansimir moved from 12-4 to 7-3")
    qtbot.addWidget(label)
    label.resize(100, 20)
    label.show()
    label.grab()
    assert label.toolTip() == label.text()

    label.resize(900, 20)
    label.grab()
    assert label.toolTip() == ""


def test_a_banner_stays_until_it_is_over(app: QApplication, qtbot: QtBot) -> None:
    banner = Banner()
    qtbot.addWidget(banner)
    assert banner.text() == ""

    banner.say("The file is locked.")
    assert banner.text() == "The file is locked."
    assert the(banner, QLabel, "banner").isVisibleTo(banner)

    banner.clear()
    assert banner.text() == ""
