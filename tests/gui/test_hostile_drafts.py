"""Table tools open whatever a venue's file holds as a draft, and take whatever is pasted for a number."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QSpinBox
from pytestqt.qtbot import QtBot

from director.gui.bridge import Bridge
from director.gui.dialogs.choose_table import ChooseTableDialog
from director.gui.pages.table_tools import TableToolsPage
from director.gui.widgets.amount_edit import read_amount
from director.gui.widgets.seat_grid import number_in
from director.gui.worker import Worker
from tests.gui.finding import the
from tests.gui.table_room import a_table

LONG = "9" * 5_000
DEEP = '{"more":' + "[" * 5_000 + "]" * 5_000 + "}"
HUGE = "1" + "0" * 30

Opens = Callable[[str, str], TableToolsPage]


@pytest.fixture
def opens(tmp_path: Path, at_once: Worker, qtbot: QtBot) -> Opens:
    """The page with a draft of this kind in the file, at the free table."""
    desk = a_table(tmp_path, range(1, 5))
    event = desk.journal.tournament.id

    def page(kind: str, text: str) -> TableToolsPage:
        desk.venue.drafts.keep(kind, f"{event}/0", text)
        shown = TableToolsPage(Bridge(desk, at_once))
        qtbot.addWidget(shown)
        shown.show()
        shown.open_table(0)
        return shown

    return page


@pytest.mark.parametrize("kind", ["hand", "pots", "chips-in", "stud", "short-deck", "race", "button"])
@pytest.mark.parametrize("text", [DEEP, "[" * 20_000, '{"seats": 3}', "null", ""])
def test_what_is_no_draft_is_left_aside(opens: Opens, kind: str, text: str) -> None:
    page = opens(kind, text)
    page.show_tool("stud" if kind == "short-deck" else kind)

    assert page.work().pane.isVisible()


def test_numbers_that_no_table_has_are_shown_as_far_as_a_field_can(opens: Opens) -> None:
    page = opens("stud", f'{{"dealer": {HUGE}, "sixth_first": -{HUGE}}}')
    page.show_tool("stud")

    assert [the(page.work().pane, QSpinBox, name).value() for name in ("dealer", "sixth")] == [999, 0]


def test_a_street_that_no_game_has_is_left_aside(opens: Opens) -> None:
    page = opens("stud", f'{{"street": {HUGE}, "dealer": 5}}')
    page.show_tool("stud")

    assert the(page.work().pane, QComboBox, "street").currentData() == 3
    assert the(page.work().pane, QSpinBox, "dealer").value() == 1


@pytest.mark.parametrize("size", [HUGE, "1000000", "-5"])
def test_a_free_table_is_no_larger_than_any_table(opens: Opens, size: str) -> None:
    page = opens("button", f'{{"size": {size}, "last": [{HUGE}, null, {HUGE}]}}')
    page.show_tool("button")

    assert the(page.work().pane, QSpinBox, "button").value() == 1


def test_the_last_button_is_shown_as_far_as_a_field_can(opens: Opens) -> None:
    page = opens("button", f'{{"last": [{HUGE}, null, 2]}}')
    page.show_tool("button")

    assert the(page.work().pane, QSpinBox, "button").value() == 999


def test_a_draft_of_no_table_is_left_aside(tmp_path: Path, at_once: Worker, qtbot: QtBot) -> None:
    desk = a_table(tmp_path, range(1, 5))
    desk.venue.drafts.keep("pots", f"{desk.journal.tournament.id}/{LONG}", "{}")
    page = TableToolsPage(Bridge(desk, at_once))
    qtbot.addWidget(page)

    assert page.tabs.count() == 0


def test_thousands_of_figures_are_no_number() -> None:
    assert [read_amount(text, 2) for text in (LONG, f"{LONG}.50", f".{LONG}")] == [None] * 3
    assert [number_in(text) for text in (LONG, "1,200", "")] == [None, 1_200, 0]


def test_thousands_of_figures_pasted_into_a_form_are_no_number(opens: Opens) -> None:
    page = opens("pots", "")
    for tool, name in (("chips-in", "chips"), ("chips-in", "pot"), ("pots", "put-1")):
        page.show_tool(tool)
        field = the(page.work().pane, QLineEdit, name)
        field.setText(LONG)
        field.textEdited.emit(LONG)
        assert field.text() == LONG


def test_a_table_of_thousands_of_figures_is_refused(tmp_path: Path, qtbot: QtBot) -> None:
    dialog = ChooseTableDialog(a_table(tmp_path, range(1, 5)).journal.tournament)
    qtbot.addWidget(dialog)
    dialog.number.setText(LONG)
    dialog.accept()

    assert the(dialog, QLabel, "number_wrong").text().startswith("There is no open table 999")
