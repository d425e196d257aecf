"""The frame: pages, strip, foot, undo in words, languages and themes, trouble."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QSettings, Qt
from PySide6.QtGui import QFontMetrics, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QMenu, QMenuBar, QTextBrowser, QToolButton
from pytestqt.qtbot import QtBot

from director.desk.desk import Desk
from director.domain.refusal import Unavailable
from director.domain.seating import Move
from director.domain.seats import TableSeat
from director.domain.setup import LockSeats, OpenTables
from director.gui import fonts, theme
from director.gui.bridge import Bridge
from director.gui.commands import keys_text
from director.gui.dialogs.handbook import HandbookDialog
from director.gui.dialogs.set_up import SetUpDialog
from director.gui.dialogs.shortcuts import ShortcutsDialog
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.page_list import PAGES
from director.gui.pages_ahead import PagesAhead
from director.gui.quick_box import QuickBox
from director.gui.theme import Size
from director.gui.widgets.banner import Banner
from director.gui.widgets.foot import Foot
from director.gui.widgets.rail import WIDTH, RailButton
from director.gui.widgets.rows_table import RowsTable
from director.gui.widgets.strip import Strip
from director.gui.widgets.top_bar import TopBar
from director.gui.worker import Worker
from director.host import i18n
from director.views.quick_line import ShowEntry, ShowSeat
from tests.gui.blank_page import BLANK_PAGES, BlankPage
from tests.gui.finding import the
from tests.gui.held import Held
from tests.gui.keyboard import CTRL, SHIFT, press_foreign, type_text
from tests.gui.recorder import Recorder
from tests.helpers.evening import PLAN, a_desk, a_venue

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """Twelve players drawn on two tables of nine."""
    made = a_desk(tmp_path, players=12, tables=2, busy=50)
    made.seal_draw()
    made.draw("KsQd7c")
    yield made
    made.venue.close()


@pytest.fixture
def bridge(desk: Desk, at_once: Worker) -> Bridge:
    return Bridge(desk, at_once)


@pytest.fixture
def window(bridge: Bridge, look: Look, qtbot: QtBot) -> Iterator[MainWindow]:
    made = MainWindow(bridge, look, pages=BLANK_PAGES)
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    yield made
    made.close()


def said(window: MainWindow) -> str:
    return the(window, Foot).text()


def page(window: MainWindow, key: str) -> BlankPage:
    found = window.page(key)
    assert isinstance(found, BlankPage)
    return found


def a_move(bridge: Bridge) -> Move:
    seating = bridge.tournament.seating
    entry = min(seating.places)
    source = seating.places[entry]
    other = 2 if source.table == 1 else 1
    return Move(entry, source, TableSeat(other, bridge.tournament.empty_seats(other)[0]))


def test_it_opens_on_the_first_page_with_the_name_of_the_event(window: MainWindow) -> None:
    assert window.shown_page() == "registration"
    assert window.windowTitle() == "Spring Cup — Floor Director"
    assert the(window, QLabel, "event").text() == "Spring Cup"


def test_the_foot_tells_what_was_done_before_the_start(window: MainWindow) -> None:
    assert "12 players seated" in said(window)


def test_only_pages_that_exist_are_in_the_rail_each_with_its_number() -> None:
    assert [(kind.key, kind.number) for kind in PAGES] == [
        ("registration", 1),
        ("floor", 2),
        ("clock", 3),
        ("chips", 4),
        ("tools", 5),
        ("payouts", 6),
        ("rulings", 7),
        ("activity", 8),
        ("print", 9),
    ]


def test_the_set_up_is_changed_later_and_goes_back_by_undo(
    window: MainWindow, bridge: Bridge, qtbot: QtBot
) -> None:
    qtbot.keyClick(window, Qt.Key.Key_U, CTRL | SHIFT)
    dialog = the(window, SetUpDialog)
    name = the(dialog, QLineEdit, "name")
    name.selectAll()
    type_text(name, "Осенний кубок")
    qtbot.keyClick(name, Qt.Key.Key_Return)

    assert window.windowTitle() == "Осенний кубок — Floor Director"
    assert said(window) == "Set-up of Осенний кубок changed"
    assert bridge.tournament.setup == replace(PLAN, name="Осенний кубок")
    window.commands.run("journal.undo")
    assert window.windowTitle() == "Spring Cup — Floor Director"


def test_a_set_up_that_was_only_looked_at_writes_no_line(
    window: MainWindow, bridge: Bridge, qtbot: QtBot
) -> None:
    before = bridge.journal.seq
    window.commands.run("file.set_up")
    qtbot.keyClick(the(window, SetUpDialog), Qt.Key.Key_Return)

    assert bridge.journal.seq == before


def test_a_page_is_shown_by_a_click_and_by_its_keys(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.mouseClick(the(window, RailButton, "go.floor"), LEFT)
    assert window.shown_page() == "floor"
    assert page(window, "floor").isVisible()

    qtbot.keyClick(window, Qt.Key.Key_1, CTRL)
    assert window.shown_page() == "registration"
    assert the(window, RailButton, "go.registration").isChecked()


def test_a_hidden_page_is_refreshed_only_when_it_is_shown(window: MainWindow, bridge: Bridge) -> None:
    shown, hidden = page(window, "registration"), page(window, "floor")
    bridge.do(OpenTables((7,), 9))
    bridge.do(OpenTables((8,), 9))
    assert len([one for one in shown.refreshed if one is not None]) == 2
    assert hidden.refreshed == []
    assert hidden.is_stale

    window.show_page("floor")
    assert hidden.refreshed == [None]
    assert not hidden.is_stale


def test_what_was_done_is_said_in_words_with_the_time_of_the_place(
    window: MainWindow, bridge: Bridge
) -> None:
    move = a_move(bridge)
    bridge.do(move)

    assert said(window).endswith(f"moved from {move.source} to {move.target}")


def test_undo_says_what_it_would_take_back(window: MainWindow, bridge: Bridge) -> None:
    move = a_move(bridge)
    bridge.do(move)
    undo = window.commands.action("journal.undo")

    assert undo.text().startswith("Undo: Player")
    assert undo.text().endswith(f"moved from {move.source} to {move.target}")
    assert "Ctrl+Z" in undo.toolTip()


def test_undo_by_the_button_at_the_foot_and_redo_by_keys(
    window: MainWindow, bridge: Bridge, qtbot: QtBot
) -> None:
    move = a_move(bridge)
    bridge.do(move)
    qtbot.mouseClick(the(the(window, Foot), QToolButton, "undo"), LEFT)
    assert bridge.tournament.seating.at(move.entry) == move.source
    assert said(window).startswith("Undone: ")
    assert window.commands.action("journal.redo").text().startswith("Redo: ")

    page(window, "registration").setFocus()
    window.setFocus()
    qtbot.keyClick(window, Qt.Key.Key_Z, CTRL | SHIFT)
    assert bridge.tournament.seating.at(move.entry) == move.target


def test_undo_on_a_russian_layout(window: MainWindow, bridge: Bridge) -> None:
    move = a_move(bridge)
    bridge.do(move)
    window.setFocus()
    press_foreign(window, "я", CTRL)

    assert bridge.tournament.seating.at(move.entry) == move.source


def test_undo_in_a_field_of_a_page_edits_the_text(window: MainWindow, bridge: Bridge, qtbot: QtBot) -> None:
    bridge.do(a_move(bridge))
    before, field = bridge.journal, page(window, "registration").field
    field.setFocus()
    qtbot.keyClicks(field, "ivan")
    qtbot.keyClick(field, Qt.Key.Key_Z, CTRL)
    qtbot.keyClick(field, "p")

    assert bridge.journal is before
    assert page(window, "registration").done == 0


def test_a_single_key_of_a_page_works_while_the_page_is_shown(window: MainWindow, qtbot: QtBot) -> None:
    window.setFocus()
    qtbot.keyClick(window, "p")
    assert page(window, "registration").done == 1

    window.show_page("floor")
    window.setFocus()
    press_foreign(window, "з")
    assert page(window, "registration").done == 1
    assert page(window, "floor").done == 1


def test_the_strip_counts_and_agrees(window: MainWindow, bridge: Bridge) -> None:
    assert the(window, QToolButton, "seats").text() == "Entries 12 = seats 12"

    bridge.register(next(iter(bridge.people)).id)
    assert the(window, QToolButton, "seats").text() == "Entries 12 = seats 12"


def test_a_refusal_is_said_at_the_foot_and_goes_with_the_next_deed(
    window: MainWindow, bridge: Bridge, asked: Recorder
) -> None:
    seating = bridge.tournament.seating
    one, other = sorted(seating.places)[:2]
    bridge.do(Move(one, seating.places[one], seating.places[other]))
    assert "is taken by" in said(window)
    assert the(the(window, Foot), QLabel, "said").property("state") == "red"
    assert asked.silent

    bridge.do(OpenTables((7,), 9))
    assert said(window) == "Table 7 opened, 9 seats"
    assert the(the(window, Foot), QLabel, "said").property("state") == ""


def test_an_objection_asks_for_a_reason_and_does_it_then(
    window: MainWindow, bridge: Bridge, asked: Recorder, qtbot: QtBot
) -> None:
    move = a_move(bridge)
    bridge.do(LockSeats(move.target.table, (move.target.seat,)))
    asked.reason_given = "a wheelchair"
    bridge.do(move)
    qtbot.waitUntil(lambda: not asked.silent)

    assert asked.reasons_asked[0][1].startswith(f"Seat {move.target} is locked.")
    assert bridge.tournament.seating.at(move.entry) == move.target
    assert bridge.journal.lines[-1].reason == "a wheelchair"


def test_an_objection_that_is_left_leaves_everything(
    window: MainWindow, bridge: Bridge, asked: Recorder, qtbot: QtBot
) -> None:
    move = a_move(bridge)
    bridge.do(LockSeats(move.target.table, (move.target.seat,)))
    bridge.do(move)
    qtbot.waitUntil(lambda: not asked.silent)

    assert bridge.tournament.seating.at(move.entry) == move.source


def test_a_locked_file_is_said_until_it_works_again(
    window: MainWindow, bridge: Bridge, desk: Desk, asked: Recorder
) -> None:
    """B02, as the clerk sees it."""
    move = a_move(bridge)
    holder = sqlite3.connect(desk.venue.path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    bridge.do(move)
    banner = the(window, Banner)
    assert banner.text().startswith("Another program holds the file.")
    assert bridge.tournament.seating.at(move.entry) == move.source
    assert asked.silent

    holder.execute("ROLLBACK")
    holder.close()
    bridge.do(move)
    assert banner.text() == ""
    assert bridge.tournament.seating.at(move.entry) == move.target
    assert f"to {move.target}" in said(window)


def test_a_copy_that_could_not_be_made_is_said_until_one_was(window: MainWindow) -> None:
    window.troubles.say_uncopied(Unavailable("disk_full"))
    assert the(window, Banner).text().startswith("No copy of the venue could be made: The disk is full")

    window.troubles.say_uncopied(None)
    assert the(window, Banner).text() == ""


def test_long_storing_is_said_and_short_storing_is_not(window: MainWindow, qtbot: QtBot) -> None:
    busy = the(window, QLabel, "busy")
    window.bridge.do(OpenTables((7,), 9))
    assert not busy.isVisible()

    window.bridge.busy_changed.emit(True)
    qtbot.waitUntil(busy.isVisible)
    window.bridge.busy_changed.emit(False)
    assert not busy.isVisible()


def test_the_strip_shortens_its_sums_where_the_room_is_short(window: MainWindow) -> None:
    window.resize(1366, 700)
    assert the(window, QToolButton, "money").text().startswith("Money RUB\xa013,200 = prizes")

    window.resize(860, 700)
    strip = the(window, Strip)
    assert all(strip.rect().contains(button.geometry()) for button in strip.findChildren(QToolButton))


def test_on_a_small_screen_the_menus_fold_and_the_rail_shows_icons(window: MainWindow) -> None:
    window.resize(1366, 700)
    assert the(window, QMenuBar).isVisible()
    assert not the(window, QToolButton, "menu").isVisible()
    assert not the(window, RailButton, "go.floor").is_narrow

    window.resize(900, 700)
    assert not the(window, QMenuBar).isVisible()
    folded = the(window, QToolButton, "menu")
    assert folded.isVisible()
    assert len(folded.menu().actions()) == 6
    assert the(window, RailButton, "go.floor").is_narrow
    assert the(window, RailButton, "go.floor").toolTip() == "Floor  (Ctrl+2)"


def test_another_desk_is_heard(window: MainWindow, bridge: Bridge, tmp_path: Path) -> None:
    other = a_venue(tmp_path, staff="Pavel")
    other.desk(bridge.tournament.id).do(OpenTables((7,), 9))
    other.close()
    bridge.sync()

    assert said(window) == "Table 7 opened, 9 seats"
    assert any("Pavel" in label.text() for label in the(window, Foot).findChildren(QLabel))


def test_the_quick_box_leads_to_a_chair_on_the_page_that_can_show_it(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.setFocus()
    qtbot.keyClick(window, Qt.Key.Key_K, CTRL)
    box = the(window, QLineEdit, "quick")
    assert box.hasFocus()

    qtbot.keyClicks(box, "2-1")
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert page(window, "registration").went_to == [ShowSeat(TableSeat(2, 1))]
    assert box.text() == ""
    assert not box.hasFocus()


def test_a_page_can_ask_for_another_page(window: MainWindow) -> None:
    page(window, "registration").wanted.emit("floor", ShowEntry(min(window.bridge.tournament.entries)))

    assert window.shown_page() == "floor"
    assert page(window, "floor").went_to == [ShowEntry(min(window.bridge.tournament.entries))]


def test_a_page_says_how_much_waits_there(window: MainWindow) -> None:
    button = the(window, RailButton, "go.registration")
    page(window, "registration").waiting_changed.emit(3)
    assert button.waiting == 3
    assert button.accessibleName() == "Registration, 3 wait"

    page(window, "registration").waiting_changed.emit(0)
    assert button.accessibleName() == "Registration"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_count_touches_the_name_of_its_page(
    bridge: Bridge, look: Look, qtbot: QtBot, language: str
) -> None:
    look.speak(language)
    shown = MainWindow(bridge, look, pages=PAGES)
    qtbot.addWidget(shown)
    shown.resize(1366, 768)
    bold = QFontMetrics(fonts.font(Size.BODY, bold=True))
    for button in shown.findChildren(RailButton):
        button.resize(WIDTH - 16, button.sizeHint().height())
        for waiting in (0, 7, 99, 1_224):
            button.set_waiting(waiting)
            assert bold.horizontalAdvance(button.text()) <= button.room().width(), button.text()


def test_a_page_may_speak_at_the_foot(window: MainWindow) -> None:
    page(window, "registration").said.emit("64 cards printed")

    assert said(window) == "64 cards printed"


def test_the_theme_changes_while_running_and_is_kept(window: MainWindow, look: Look, qtbot: QtBot) -> None:
    button = the(window, QToolButton, "theme")
    qtbot.mouseClick(button, LEFT)
    assert theme.current().dark
    assert button.toolTip() == "Light theme"
    assert window.commands.action("look.dark").isChecked()

    qtbot.mouseClick(button, LEFT)
    assert not theme.current().dark
    window.commands.run("look.safe")
    assert theme.current().key == "light-safe"
    window.commands.run("look.safe")


def test_l03_the_language_changes_while_running(window: MainWindow, qtbot: QtBot) -> None:
    window.commands.run("language.ru")
    assert i18n.current().language == "ru"
    assert the(window, QToolButton, "language").text() == "RU"
    assert window.commands.action("language.ru").isChecked()

    window.commands.run("language.en")
    assert the(window, QToolButton, "language").text() == "EN"


def test_every_menu_is_made_of_commands(window: MainWindow) -> None:
    titles = {command.menu for command in window.commands if command.menu}

    assert titles == {"file", "edit", "go", "page", "view", "help"}


def test_every_command_has_words_and_no_two_share_keys(window: MainWindow) -> None:
    window.page("floor")
    shown = window.commands.reachable()
    keys = [key for command in shown for key in command.keys]

    assert all(command.title().strip() for command in shown)
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("key", [kind.key for kind in PAGES])
def test_no_page_shares_a_key_with_the_frame(bridge: Bridge, look: Look, qtbot: QtBot, key: str) -> None:
    real = MainWindow(bridge, look, pages=PAGES)
    qtbot.addWidget(real)
    real.show()
    for kind in PAGES:  # whatever was shown before stays out of it
        real.show_page(kind.key)
    real.show_page(key)
    keys = [each for command in real.commands.reachable() if command.keyed() for each in command.keys]

    assert {each for each in keys if keys.count(each) > 1} == set()
    real.close()


def test_help_shows_every_key_and_filters_them(window: MainWindow, qtbot: QtBot) -> None:
    window.commands.run("help.keys")
    dialog = the(window, ShortcutsDialog)
    table = the(dialog, RowsTable)
    words = {row.id: keys_text(row) for row in table.rows().shown()}
    assert words["journal.undo"] == "Ctrl+Z"
    assert words["go.floor"] == "Ctrl+2"

    qtbot.keyClicks(the(dialog, QLineEdit), "redo")
    assert [row.id for row in table.rows().shown()] == ["journal.redo"]
    dialog.close()


def test_the_handbook_opens_even_where_it_is_missing(window: MainWindow) -> None:
    window.commands.run("help.handbook")
    dialog = the(window, HandbookDialog)

    assert the(dialog, QTextBrowser).toPlainText().strip()
    dialog.close()


def test_about_says_which_program_this_is(window: MainWindow, asked: Recorder) -> None:
    window.commands.run("help.about")

    assert asked.told[0][0].startswith("Floor Director ")


def test_sizes_and_pages_come_back_at_the_next_start(
    bridge: Bridge, look: Look, tmp_path: Path, qtbot: QtBot
) -> None:
    kept = QSettings(str(tmp_path / "windows.ini"), QSettings.Format.IniFormat)
    first = MainWindow(bridge, look, pages=BLANK_PAGES, geometry=kept)
    first.show()
    first.resize(1111, 666)
    page(first, "registration").field.setText("kept")
    first.close()
    second = MainWindow(bridge, look, pages=BLANK_PAGES, geometry=kept)
    qtbot.addWidget(second)
    second.show()

    assert second.height() == 666
    assert page(second, "registration").field.text() == "kept"


def test_all_of_it_fits_a_small_screen_at_150_percent(window: MainWindow) -> None:
    assert window.minimumSizeHint().width() <= 1366 * 100 // 150
    assert window.minimumSizeHint().height() <= (768 - 60) * 100 // 150
    assert window.minimumWidth() <= 1366 * 100 // 150


def test_closing_is_told(window: MainWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.closed):
        window.commands.run("file.close")


def test_other_windows_are_asked_for(window: MainWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.new_wanted):
        window.commands.run("file.new")
    with qtbot.waitSignal(window.settings_wanted):
        window.commands.run("file.settings")
    with qtbot.waitSignal(window.other_wanted):
        window.commands.run("file.open")


def test_with_the_menus_folded_alt_and_a_letter_opens_that_menu(window: MainWindow, look: Look) -> None:
    window.resize(1000, 700)

    QTest.keyClick(page(window, "registration"), Qt.Key.Key_E, Qt.KeyboardModifier.AltModifier)
    menu = the(window, QMenuBar).findChild(QMenu, "edit")
    assert menu is not None
    opened, chosen = menu.isVisible(), menu.activeAction()
    the(window, TopBar).fold()

    assert opened
    assert chosen is not None
    assert not menu.isVisible()


def test_the_letters_of_folded_menus_are_those_of_the_language(window: MainWindow, look: Look) -> None:
    look.speak("ru")
    wide = [letter.isEnabled() for letter in the(window, TopBar).findChildren(QShortcut)]
    window.resize(1000, 700)
    letters = {
        letter.key().toString()
        for letter in the(window, TopBar).findChildren(QShortcut)
        if letter.isEnabled()
    }
    look.speak("en")

    assert not any(wide)
    assert {"Alt+Ф", "Alt+П"} <= letters


def test_a_command_of_another_page_is_reached_from_the_quick_box(
    bridge: Bridge, look: Look, qtbot: QtBot
) -> None:
    window = MainWindow(bridge, look)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    box = the(window, QuickBox)
    window.open_quick()
    type_text(box, "zoom in")
    (found,) = [one for one in box.found() if one.what == "floor.zoom_in"]
    every = {command.id for key in ("registration", "floor", "activity", "print")
             for command in window.page(key).commands()}  # fmt: skip

    QTest.keyClick(box, Qt.Key.Key_Return)

    assert found.detail == "Floor · +"
    assert window.shown_page() == "floor"
    assert every <= {command.id for command, _page in window._elsewhere()} | {
        command.id for command in window.commands.reachable()
    }
    window.close()


def test_pages_are_made_ahead_one_step_at_a_time(window: MainWindow) -> None:
    ahead, made = the(window, PagesAhead), list[int]()
    while ahead.step():
        made.append(len(window.findChildren(BlankPage)))

    assert made == [1, 1, 1, 2]
    assert window.shown_page() == "registration"


def test_no_page_is_made_ahead_while_the_other_thread_prints(
    desk: Desk, at_once: Worker, look: Look, qtbot: QtBot
) -> None:
    held = Held()
    window = MainWindow(Bridge(desk, at_once, second=Worker(held)), look, pages=BLANK_PAGES)
    qtbot.addWidget(window)
    ahead, pages = the(window, PagesAhead), len(window.findChildren(BlankPage))
    window.bridge.background(lambda: None, lambda _none: None)

    for _ in range(9):
        assert ahead.step()
    assert len(window.findChildren(BlankPage)) == pages

    held.go()
    while ahead.step():
        pass
    assert len(window.findChildren(BlankPage)) > pages


def test_a_window_closed_while_the_desk_works_stores_what_was_asked_and_says_no_more(
    desk: Desk, look: Look, qtbot: QtBot
) -> None:
    held = Held()
    bridge = Bridge(desk, Worker(held))
    window = MainWindow(bridge, look)
    bridge.setParent(window)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    window.show()
    held.go()

    bridge.do(LockSeats(1, (9,)))
    bridge.do(LockSeats(1, (99,)))  # cannot be
    bridge.sync()
    window.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    held.go()

    assert desk.journal.tournament.tables[1].locked == {9}
