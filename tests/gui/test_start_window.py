"""The first window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QListWidget, QPushButton
from pytestqt.qtbot import QtBot

from director.desk.venue import TournamentCard
from director.domain.ids import TournamentId
from director.gui.look import Look
from director.gui.start_window import StartWindow
from tests.gui.finding import the
from tests.gui.keyboard import CTRL, press_foreign

LEFT = Qt.MouseButton.LeftButton
VENUE = Path("/srv/poker/riverside.floor")


def card(name: str, entries: int, status: str = "planned") -> TournamentCard:
    return TournamentCard(TournamentId(name), name, "2026-12-05T18:00", status, entries, entries)


@pytest.fixture
def window(look: Look, qtbot: QtBot) -> StartWindow:
    made = StartWindow(look)
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def button(window: StartWindow, name: str) -> QPushButton:
    found = the(window, QPushButton, name)
    assert isinstance(found, QPushButton)
    return found


def test_tournaments_stand_with_state_and_counts(window: StartWindow) -> None:
    window.show_venue(VENUE, (card("Friday", 9), card("Main Event", 10_112, "running")))
    model = window.table().rows()
    cells = [model.index(1, column).data() for column in range(model.columnCount())]

    assert cells == ["Main Event", "5 December 2026, 18:00", "running", "10,112", "10,112"]


def test_entries_are_sorted_as_numbers(window: StartWindow) -> None:
    window.show_venue(VENUE, (card("A", 9), card("B", 10_112), card("C", 64)))
    window.table().sortByColumn(3, Qt.SortOrder.AscendingOrder)

    assert [one.name for one in window.table().rows().shown()] == ["A", "C", "B"]


def test_an_empty_venue_says_what_to_do_first(window: StartWindow) -> None:
    window.show_venue(VENUE, ())
    words = [label.text() for label in window.table().viewport().findChildren(QLabel) if label.isVisible()]

    assert words
    assert "New tournament" in words[0]
    assert button(window, "new").hasFocus()
    assert not button(window, "open").isEnabled()


def test_enter_opens_the_first_one(window: StartWindow, qtbot: QtBot) -> None:
    window.show_venue(VENUE, (card("Friday", 9), card("Main Event", 64)))
    with qtbot.waitSignal(window.chosen) as chosen:
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)

    assert chosen.args == ["Friday"]


def test_the_button_opens_the_selected_one(window: StartWindow, qtbot: QtBot) -> None:
    window.show_venue(VENUE, (card("Friday", 9), card("Main Event", 64)))
    qtbot.keyClick(window.table(), Qt.Key.Key_Down)
    with qtbot.waitSignal(window.chosen) as chosen:
        qtbot.mouseClick(button(window, "open"), LEFT)

    assert chosen.args == ["Main Event"]


def test_a_new_one_by_button_by_keys_and_on_a_russian_layout(window: StartWindow, qtbot: QtBot) -> None:
    window.show_venue(VENUE, (card("Friday", 9),))
    asked = list[int]()
    window.new_wanted.connect(lambda: asked.append(1))
    qtbot.mouseClick(button(window, "new"), LEFT)
    qtbot.keyClick(window.table(), Qt.Key.Key_N, CTRL)
    window.table().setFocus()
    press_foreign(window.table(), "т", CTRL)

    assert len(asked) == 3


def test_files_opened_before_stand_by_name_without_the_one_that_is_open(
    window: StartWindow, qtbot: QtBot
) -> None:
    window.show_venue(VENUE, (), (str(VENUE), "/srv/poker/north hall.floor"))
    recent = the(window, QListWidget)
    assert [recent.item(at).text() for at in range(recent.count())] == ["north hall"]

    with qtbot.waitSignal(window.venue_wanted) as wanted:
        qtbot.mouseClick(recent.viewport(), LEFT, pos=recent.visualItemRect(recent.item(0)).center())
    assert wanted.args == ["/srv/poker/north hall.floor"]


def test_trouble_with_a_file_is_said_here(window: StartWindow) -> None:
    window.say_trouble("The file is locked.")
    assert window.trouble() == "The file is locked."

    window.show_venue(VENUE, ())
    assert window.trouble() == ""


def told(window: StartWindow) -> list[str]:
    """What stands where the list would be."""
    return [label.text() for label in window.table().findChildren(QLabel)]


def test_without_a_venue_nothing_new_can_be_set_up(window: StartWindow) -> None:
    window.show_nothing(("/srv/poker/north hall.floor",))
    window.say_trouble("The file is damaged.")

    assert window.trouble() == "The file is damaged."
    assert not button(window, "new").isEnabled()
    assert button(window, "other").isEnabled()
    assert "No file is open.\nOpen one: Ctrl+O." in told(window)
    window.show_venue(VENUE, ())
    assert "No tournament here yet.\nSet up the first one: New tournament, or Ctrl+N." in told(window)


def test_nothing_goes_into_the_trash_where_nothing_is_chosen(window: StartWindow) -> None:
    window.show_venue(VENUE, ())

    assert not button(window, "file.trash").isEnabled()


def test_it_speaks_another_language_at_once(window: StartWindow, look: Look) -> None:
    window.show_venue(VENUE, (card("Friday", 9),))
    look.speak("ru")
    russian = button(window, "new").text()
    look.speak("en")

    assert button(window, "new").text() == "New tournament…"
    assert russian


def test_the_one_button_that_stands_out_is_what_is_likely_wanted(window: StartWindow) -> None:
    def kinds() -> dict[str, object]:
        return {name: button(window, name).property("kind") for name in ("new", "open")}

    window.show_venue(VENUE, ())
    assert kinds() == {"new": "primary", "open": None}
    assert not button(window, "open").isVisible()
    assert not window.table().horizontalHeader().isVisible()

    window.show_venue(VENUE, (card("Friday", 9),))
    assert kinds() == {"new": None, "open": "primary"}
    assert button(window, "open").isVisible()
    assert window.table().horizontalHeader().isVisible()
