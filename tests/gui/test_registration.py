"""Registration over a real desk: five seconds a player, by keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMenu, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from director.desk.desk import Desk
from director.desk.venue import Venue
from director.domain.entries import Register, Void, Withdraw
from director.domain.ids import EntryId, Seq
from director.domain.people import person
from director.domain.seating import FixSeat
from director.domain.seats import TableSeat
from director.gui.look import Look
from director.gui.rows_model import ROW_ROLE
from director.gui.widgets.facts import Facts
from director.gui.widgets.new_person import NewPerson
from director.gui.widgets.state_chips import StateChips
from director.gui.worker import Worker
from director.views.quick_line import ShowEntry, ShowPerson
from tests.gui.finding import the
from tests.gui.held import Held
from tests.gui.keyboard import type_text
from tests.gui.pages_windows import Hands, a_room
from tests.gui.recorder import Recorder

ENTER, ESC, DOWN, UP = Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Down, Qt.Key.Key_Up

Open = Callable[[Desk], Hands]


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = a_room(tmp_path)
    yield made
    made.venue.close()


@pytest.fixture
def open_page(qtbot: QtBot, look: Look, at_once: Worker) -> Iterator[Open]:
    opened: list[Hands] = []

    def open_(desk: Desk, worker: Worker | None = None) -> Hands:
        hands = Hands(desk, look, worker or at_once, "registration")
        qtbot.addWidget(hands.window)
        opened.append(hands)
        return hands

    yield open_
    opened.clear()


@pytest.fixture
def hands(open_page: Open, desk: Desk) -> Hands:
    return open_page(desk)


def registered(desk: Desk) -> list[Register]:
    return [line.action for line in desk.journal.lines if isinstance(line.action, Register)]


def test_the_keyboard_begins_in_the_field_that_finds_or_adds(hands: Hands) -> None:
    assert hands.window.focusWidget() is hands.field("find")


def test_namesakes_are_told_apart_by_year_club_and_country_while_typing(hands: Hands) -> None:
    hands.find("иванов с")

    assert hands.found() == [
        "Иванов Сергей, 1987, RUS, Ace",
        "Иванов Сергей, 2001, RUS",
        "New person “иванов с” …",
    ]


def test_yo_is_found_as_ye(hands: Hands) -> None:
    hands.find("елкин")

    assert hands.found()[0] == "Ёлкина Анна, KAZ, River"


def test_enter_registers_and_seats_whom_the_arrow_keys_point_at(hands: Hands, desk: Desk) -> None:
    field = hands.find("иванов")
    hands.press(field, DOWN, ENTER)

    (action,) = registered(desk)
    assert desk.people.find(action.person).born == "2001-05-05"
    assert action.seat is not None
    assert action.drawn is not None


def test_after_registering_the_keyboard_is_back_in_the_empty_field(hands: Hands, desk: Desk) -> None:
    field = hands.find("lee")
    hands.press(field, ENTER)

    assert field.text() == ""
    assert hands.window.focusWidget() is field
    assert hands.found() == []


def test_a_slip_just_registered_is_undone_from_the_field_where_the_keyboard_is(
    hands: Hands, desk: Desk
) -> None:
    field = hands.find("lee")
    hands.press(field, ENTER)
    QTest.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    assert field.text() == ""
    assert not desk.journal.tournament.playing_persons


def test_the_panel_shows_the_drawn_seat_large_and_the_foot_says_what_was_done(
    hands: Hands, desk: Desk
) -> None:
    hands.press(hands.find("lee"), ENTER)

    seat = registered(desk)[0].seat
    assert hands.said("person") == "Lee Ann"
    assert hands.said("place") == str(seat)
    assert hands.foot() == f"Lee Ann registered, RUB 1,100, drew {seat}"


def test_shift_enter_registers_for_the_draw(hands: Hands, desk: Desk) -> None:
    hands.press(hands.find("lee"), ENTER, shift=True)

    assert registered(desk)[0].seat is None
    assert hands.said("state") == "waits for a seat"


def test_a_second_enter_registers_nobody_twice(hands: Hands, desk: Desk) -> None:
    field = hands.find("lee")
    hands.press(field, ENTER, ENTER, ENTER)

    assert len(registered(desk)) == 1


def test_a_double_click_on_the_button_registers_once_while_the_desk_is_slow(
    open_page: Open, desk: Desk
) -> None:
    slow = Held()
    hands = open_page(desk, Worker(slow))  # type: ignore[call-arg]
    hands.find("lee")
    hands.click("register")
    QTest.mouseDClick(hands.button("register"), Qt.MouseButton.LeftButton)

    slow.go()

    assert len(registered(desk)) == 1


def test_enter_on_whoever_is_in_already_opens_the_entry_and_calmly_says_where(
    hands: Hands, desk: Desk
) -> None:
    hands.press(hands.find("lee"), ENTER)
    seat = registered(desk)[0].seat
    hands.press(hands.find("елкина"), ENTER, shift=True)
    field = hands.find("lee")
    hands.press(field, ENTER)

    assert len(registered(desk)) == 2
    assert hands.foot() == f"Lee Ann is in already, at {seat}."
    assert the(hands.window, QLabel, "said").property("state") != "red"
    assert (hands.said("person"), hands.said("place")) == ("Lee Ann", str(seat))
    assert hands.table("entries").currentIndex().data(ROW_ROLE).name == "Lee Ann"
    assert (field.text(), hands.window.focusWidget()) == ("", field)


def test_enter_on_whoever_waits_already_says_so(hands: Hands, desk: Desk) -> None:
    hands.press(hands.find("lee"), ENTER, shift=True)
    hands.press(hands.find("lee"), ENTER)

    assert len(registered(desk)) == 1
    assert hands.foot() == "Lee Ann is in already and waits for a seat."


def test_the_panel_names_enter_only_while_enter_registers(hands: Hands) -> None:
    field = hands.find("lee")
    pointed = hands.button("register").toolTip()
    hands.press(field, ESC)
    cleared = hands.said("hint")

    assert pointed == "Register and seat  (Enter)"
    assert cleared != ""
    assert not hands.button("register").isVisible()


def test_who_left_is_registered_anew_by_the_button_and_no_key_is_promised(
    hands: Hands, desk: Desk, asked: Recorder
) -> None:
    field = hands.find("lee")
    hands.press(field, ENTER)
    asked.reason_given = "wrong player"
    hands.click("void")

    assert hands.button("register").toolTip() == "Register and seat"
    hands.press(field, ENTER)
    assert len(registered(desk)) == 1
    hands.click("register")
    assert len(registered(desk)) == 2


def test_a_new_person_is_added_and_seated_by_enter(hands: Hands, desk: Desk) -> None:
    field = hands.find("петрова мария")
    hands.press(field, ENTER)
    given = hands.field("given")
    assert hands.window.focusWidget() is given
    type_text(hands.field("club"), "Река")
    type_text(hands.field("born"), "02.03.1991")
    hands.press(hands.field("born"), ENTER)

    (action,) = registered(desk)
    one = desk.people.find(action.person)
    assert (one.family, one.given, one.club, one.born) == ("Петрова", "Мария", "Река", "1991-03-02")
    assert action.seat is not None
    assert hands.said("person") == "Петрова Мария"


@pytest.mark.parametrize(
    ("typed", "filled"),
    [
        ("rask bo 1987", ("Rask", "Bo", "1987", "")),
        ("Rask Bo, 02.03.1987 P00413", ("Rask", "Bo", "02.03.1987", "P00413")),
        ("rask, bo (1987)", ("Rask", "Bo", "1987", "")),
        ("Rask Bo 05/06/1987", ("Rask", "Bo", "05/06/1987", "")),
        ("40077", ("", "", "", "40077")),
        ("rask 12-4", ("Rask", "", "", "")),
        ("rask bo 1987 a7 b8", ("Rask", "Bo B8", "1987", "a7")),
        ("=SUM(1) bo", ("=SUM(1)", "Bo", "", "")),
    ],
)
def test_what_was_typed_in_one_line_goes_where_it_belongs(
    hands: Hands, typed: str, filled: tuple[str, ...]
) -> None:
    field = hands.find(typed)
    hands.press(field, ENTER)

    assert tuple(hands.field(name).text() for name in ("family", "given", "born", "number")) == filled


def test_a_new_person_in_one_line_with_the_year_takes_enter_twice(hands: Hands, desk: Desk) -> None:
    hands.press(hands.find("rask bo 1987"), ENTER)
    focused = hands.window.focusWidget()
    assert isinstance(focused, QWidget)
    hands.press(focused, ENTER)

    (action,) = registered(desk)
    one = desk.people.find(action.person)
    assert (one.name, one.born) == ("Rask Bo", "1987")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_state_that_filters_is_read_whole_on_a_small_screen(
    hands: Hands, look: Look, language: str
) -> None:
    look.speak(language)
    hands.window.resize(911, 512)
    for _ in range(3):
        QApplication.processEvents()
    chips = the(hands.page, StateChips)
    chips.show_figures(dict.fromkeys(("seated", "waiting", "withdrawn", "void", "out"), "1,200"), ("all",))
    for _ in range(3):
        QApplication.processEvents()

    shown = [one for one in chips.findChildren(QToolButton) if one.isVisible()]
    assert len(shown) == 6
    assert [one.text() for one in shown if one.width() < one.sizeHint().width()] == []
    look.speak("en")


def test_a_new_person_sent_twice_is_one_person(open_page: Open, desk: Desk) -> None:
    slow = Held()
    hands = open_page(desk, Worker(slow))  # type: ignore[call-arg]
    hands.press(hands.find("нова анна"), ENTER)
    hands.press(hands.field("given"), ENTER, ENTER)
    QTest.mouseDClick(hands.button("new-seat"), Qt.MouseButton.LeftButton)

    slow.go()

    assert len(registered(desk)) == 1
    assert len(desk.people.named("Нова", "Анна")) == 1


def test_a_namesake_in_the_address_book_is_named_before_a_second_one_is_made(hands: Hands) -> None:
    hands.press(hands.find("lee an"), UP, ENTER)
    type_text(hands.field("given"), "n")

    assert "Lee Ann, 1990, KOR" in hands.said("namesakes")


def test_a_birth_date_that_is_none_is_said_beside_the_field_and_nothing_is_stored(
    hands: Hands, desk: Desk
) -> None:
    hands.press(hands.find("новый"), ENTER)
    type_text(hands.field("born"), "31.02.1990")
    hands.press(hands.field("born"), ENTER)

    assert registered(desk) == []
    assert "31.02.1990" in hands.said("fault")
    assert hands.field("born").property("wrong") is True


def test_escape_leaves_a_new_person_without_harm(hands: Hands, desk: Desk) -> None:
    hands.press(hands.find("новый"), ENTER)
    hands.press(hands.field("given"), ESC)

    assert hands.window.focusWidget() is hands.field("find")
    assert len(desk.people) == 4


def test_escape_clears_the_field(hands: Hands) -> None:
    field = hands.find("lee")
    hands.press(field, ESC)

    assert (field.text(), hands.found()) == ("", [])


def test_in_a_full_room_who_comes_waits_and_the_number_in_the_line_is_said(
    open_page: Open, tmp_path: Path
) -> None:
    desk = a_room(tmp_path / "full", [person("A", str(n)) for n in range(10)], tables=1)
    for one in list(desk.people)[:9]:
        desk.register(one.id)
    hands = open_page(desk)
    hands.press(hands.find("новый гость"), ENTER)
    hands.press(hands.field("given"), ENTER)

    assert len(registered(desk)) == 10
    assert hands.foot() == "No seat is free: number 1 of those who wait."
    assert hands.said("state") == "waits for a seat, no. 1"
    desk.venue.close()


def test_a_room_where_all_seats_are_kept_is_refused_and_what_was_typed_stays(
    open_page: Open, tmp_path: Path
) -> None:
    desk = a_room(tmp_path / "kept", [person("A", str(n)) for n in range(9)], tables=1)
    for n, one in enumerate(list(desk.people), 1):
        changed = desk.register(one.id, seated=False)
        desk.do(FixSeat(EntryId(changed.lines[0].seq), 1, n))
    hands = open_page(desk)
    hands.press(hands.find("новый гость"), ENTER)
    hands.press(hands.field("given"), ENTER)

    assert hands.foot().startswith("No open seat is left")
    assert hands.field("family").text() == "Новый"
    assert hands.field("family").isEnabled()
    hands.press(hands.field("given"), ENTER, shift=True)
    assert len(registered(desk)) == 10
    desk.venue.close()


def test_the_newest_stands_on_top_and_numbers_sort_as_numbers(hands: Hands, desk: Desk) -> None:
    for one in list(desk.people):
        hands.bridge.register(one.id)
    table = hands.table("entries")
    newest = hands.cells(table, 0)

    table.sortByColumn(0, Qt.SortOrder.AscendingOrder)

    assert newest == ["4", "3", "2", "1"]
    assert hands.cells(table, 0) == ["1", "2", "3", "4"]


def test_numbers_count_the_registrations_and_move_up_when_an_earlier_one_is_undone(
    hands: Hands, desk: Desk
) -> None:
    for name in ("lee", "елкина", "иванов"):
        hands.press(hands.find(name), ENTER)
    table, first = hands.table("entries"), min(desk.journal.tournament.entries)
    hands.bridge.undo(Seq(first))

    hands.click_row(table, 0)

    assert hands.cells(table, 0) == ["2", "1"]
    told = the(hands.page, Facts).told()
    assert (told["No."], told["Line"]) == ("2", str(max(desk.journal.tournament.entries)))


def test_names_in_the_list_sort_as_the_language_sorts(hands: Hands, desk: Desk) -> None:
    for one in list(desk.people):
        hands.bridge.register(one.id)
    table = hands.table("entries")

    table.sortByColumn(1, Qt.SortOrder.AscendingOrder)

    assert hands.cells(table, 1) == [
        "Lee Ann",
        "Ёлкина Анна",
        "Иванов Сергей (1987)",
        "Иванов Сергей (2001)",
    ]


def test_selection_stays_when_others_are_registered(hands: Hands, desk: Desk) -> None:
    hands.press(hands.find("lee"), ENTER)
    table = hands.table("entries")
    hands.click_row(table, 0)
    other = Venue.open(desk.venue.path)
    other.desk(desk.journal.tournament.id).register(
        next(one.id for one in desk.people if one.family == "Ёлкина")
    )
    other.close()

    hands.bridge.sync()

    assert table.currentIndex().data(ROW_ROLE).name == "Lee Ann"
    assert table.currentIndex().row() == 1


def test_the_filter_and_the_counts_narrow_the_list(hands: Hands) -> None:
    for name, shift in (("lee", False), ("елкина", True)):
        hands.press(hands.find(name), ENTER, shift=shift)
    table = hands.table("entries")

    type_text(hands.field("filter"), "анна")
    by_text = hands.cells(table, 1)
    hands.field("filter").clear()
    hands.click("chip-waiting")

    assert by_text == ["Ёлкина Анна"]
    assert hands.cells(table, 1) == ["Ёлкина Анна"]
    assert hands.button("chip-waiting").text() == "Waiting 1"
    assert hands.button("chip-all").text() == "All 2"


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("width", [1024, 1280, 1366])
def test_no_column_is_cut_off_and_nothing_scrolls_sideways(
    hands: Hands, look: Look, width: int, language: str
) -> None:
    look.speak(language)
    for name in ("lee", "елкина", "иванов"):
        hands.press(hands.find(name), ENTER)
    hands.window.resize(width, 720)
    QApplication.processEvents()
    table, header = hands.table("entries"), hands.table("entries").horizontalHeader()

    shown = [at for at in range(header.count()) if not header.isSectionHidden(at)]

    assert not table.horizontalScrollBar().isVisible()
    assert table.horizontalScrollBar().maximum() == 0
    assert sum(header.sectionSize(at) for at in shown) == table.viewport().width()
    assert header.sectionSize(1) >= 150
    assert width == 1024 or len(shown) == 8
    look.speak("en")


def test_columns_that_are_empty_for_everybody_are_not_shown(hands: Hands) -> None:
    header = hands.table("entries").horizontalHeader()
    hands.press(hands.find("новый гость"), ENTER)
    hands.press(hands.field("given"), ENTER)
    alone = [header.isSectionHidden(at) for at in (2, 3)]

    hands.press(hands.find("елкина"), ENTER)

    assert alone == [True, True]
    assert [header.isSectionHidden(at) for at in (2, 3)] == [False, False]


def test_a_column_pulled_by_hand_keeps_its_width_through_a_restart(
    open_page: Open, desk: Desk, hands: Hands
) -> None:
    hands.press(hands.find("lee"), ENTER)
    header = hands.table("entries").horizontalHeader()
    header.resizeSection(4, 90)
    kept = hands.page.keep()

    again = open_page(desk)
    again.page.take_back(kept)

    assert again.table("entries").horizontalHeader().sectionSize(4) == 90
    assert "widths" not in kept


def test_the_keyboard_is_still_in_the_form_when_a_new_person_was_refused(hands: Hands) -> None:
    hands.press(hands.find("новый гость"), ENTER)
    form = the(hands.page, NewPerson)
    typed_in = hands.window.focusWidget()
    assert typed_in is not None
    assert form.isAncestorOf(typed_in)

    form.set_busy(True)
    assert hands.window.focusWidget() is not typed_in
    form.set_busy(False)

    assert hands.window.focusWidget() is typed_in


def test_choosing_a_row_shows_the_entry(hands: Hands) -> None:
    hands.press(hands.find("lee"), ENTER)
    hands.press(hands.find("елкина"), ENTER, shift=True)

    hands.click_row(hands.table("entries"), 1)

    assert hands.said("person") == "Lee Ann"


def test_a_seat_is_drawn_later_for_whoever_waits(hands: Hands, desk: Desk) -> None:
    hands.press(hands.find("lee"), ENTER, shift=True)

    hands.click("seat")

    assert len(desk.journal.tournament.seating.places) == 1
    assert hands.said("place") != ""


def test_withdrawing_gives_the_money_back_with_a_reason(hands: Hands, desk: Desk) -> None:
    hands.press(hands.find("lee"), ENTER)
    hands.click("withdraw")
    dialog = _dialog(hands, "WithdrawDialog")
    assert not hands.button("yes", dialog).isEnabled()
    type_text(hands.field("reason", dialog), "заболела")
    fee = hands.field("refund-fee", dialog)
    fee.selectAll()
    type_text(fee, "50")

    hands.click("yes", dialog)

    action = desk.journal.lines[-1].action
    assert isinstance(action, Withdraw)
    assert (action.refund_buy_in, action.refund_fee) == (100_000, 5_000)
    assert desk.journal.lines[-1].reason == "заболела"


def test_nobody_is_given_back_more_than_was_paid(hands: Hands) -> None:
    hands.press(hands.find("lee"), ENTER)
    hands.click("withdraw")
    dialog = _dialog(hands, "WithdrawDialog")
    type_text(hands.field("reason", dialog), "x")
    fee = hands.field("refund-fee", dialog)
    fee.selectAll()
    type_text(fee, "5000")

    assert not hands.button("yes", dialog).isEnabled()
    assert "Only RUB\xa0100 was paid." in [label.text() for label in dialog.findChildren(QLabel)]


def test_void_asks_for_a_typed_reason_and_stands_far_from_withdraw(
    hands: Hands, desk: Desk, asked: Recorder
) -> None:
    hands.press(hands.find("lee"), ENTER)
    withdraw, void = hands.button("withdraw"), hands.button("void")
    gap = (
        void.mapTo(hands.page, void.rect().topLeft()).y()
        - withdraw.mapTo(hands.page, withdraw.rect().bottomLeft()).y()
    )
    hands.click("void")
    left = desk.journal.lines[-1].action
    asked.reason_given = "wrong player"

    hands.click("void")

    assert gap > 60
    assert isinstance(left, Register)
    assert isinstance(desk.journal.lines[-1].action, Void)
    assert "Lee Ann" in asked.reasons_asked[0][0]


def test_after_void_by_the_mouse_the_keyboard_is_in_the_field_still(hands: Hands, asked: Recorder) -> None:
    field = hands.find("lee")
    hands.press(field, ENTER)
    asked.reason_given = "wrong player"

    QTest.mouseClick(hands.button("void"), Qt.MouseButton.LeftButton)

    assert not hands.button("void").isVisible()
    assert hands.window.focusWidget() is field


def test_an_undone_entry_leaves_the_list_and_the_panel(hands: Hands, desk: Desk) -> None:
    hands.press(hands.find("lee"), ENTER)

    hands.window.commands.run("journal.undo")

    assert hands.cells(hands.table("entries"), 1) == []
    assert hands.said("state") == "not in this tournament"


def test_a_seat_is_fixed_and_freed_again(hands: Hands, desk: Desk) -> None:
    hands.press(hands.find("lee"), ENTER, shift=True)
    entry = next(iter(desk.journal.tournament.entries))
    hands.click("fix")
    dialog = _dialog(hands, "FixSeatDialog")
    _choose(dialog, "table", "2")
    _choose(dialog, "seat", "4")
    means = hands.said("means", dialog)
    hands.click("yes", dialog)
    need = desk.journal.tournament.needs[entry]

    hands.click("fix")
    hands.click("free", _dialog(hands, "FixSeatDialog"))

    assert means == "2-4 is kept: nobody else is seated there."
    assert need.chair == TableSeat(2, 4)
    assert entry not in desk.journal.tournament.needs


def test_two_are_kept_apart_by_name(hands: Hands, desk: Desk) -> None:
    hands.press(hands.find("елкина"), ENTER, shift=True)
    hands.press(hands.find("lee"), ENTER, shift=True)
    hands.click("apart")
    dialog = _dialog(hands, "KeepApartDialog")
    other = hands.field("other", dialog)
    type_text(other, "елк")
    hands.press(other, ENTER)

    assert len(desk.journal.tournament.apart) == 1
    assert "Ёлкина Анна" in [label.text() for label in hands.page.findChildren(QLabel)]


def test_correcting_a_name_changes_it_everywhere_at_once(hands: Hands, desk: Desk) -> None:
    hands.press(hands.find("lee"), ENTER)
    hands.click("edit")
    dialog = _dialog(hands, "PersonDialog")
    family = hands.field("family", dialog)
    family.selectAll()
    type_text(family, "Leigh")
    hands.press(family, ENTER)

    assert hands.cells(hands.table("entries"), 1) == ["Leigh Ann"]
    assert hands.said("person") == "Leigh Ann"
    assert hands.foot().startswith("Leigh Ann registered")


def test_a_person_is_erased_only_after_it_was_said_what_stays(
    hands: Hands, desk: Desk, asked: Recorder
) -> None:
    hands.press(hands.find("lee"), ENTER)
    entry = desk.journal.tournament.entries[EntryId(desk.journal.seq)]
    hands.click("edit")
    dialog = _dialog(hands, "PersonDialog")
    hands.click("erase", dialog)

    assert entry.person in desk.people
    ((question, detail),) = asked.confirmed
    assert question == "Erase Lee Ann for good?"
    assert detail.splitlines() == [
        "This cannot be undone.",
        "Stays with the number: 0 rulings, 0 penalties.",
        "The person still plays here and is shown as a number from now on.",
        "Copies and papers made before still have the name.",
    ]

    asked.yes = True
    head = desk.journal.head
    hands.click("erase", dialog)

    assert entry.person not in desk.people
    assert desk.journal.head == head
    assert hands.cells(hands.table("entries"), 1) == [f"#{entry.person}"]
    assert hands.foot() == f"Erased; number {entry.person} stays."
    assert not dialog.isVisible()


def test_a_file_that_another_desk_has_open_is_said_not_to_be_cleared(
    hands: Hands, desk: Desk, asked: Recorder
) -> None:
    hands.press(hands.find("lee"), ENTER)
    hands.click("edit")
    asked.yes = True
    with Venue.open(desk.venue.path).database.reading() as other:
        assert other.exec_driver_sql("SELECT count(*) FROM person").scalar()
        hands.click("erase", _dialog(hands, "PersonDialog"))

    ((done, why),) = asked.told
    assert done.startswith("Erased; number ")
    assert why.startswith("Another program has this file open")


def test_the_quick_box_leads_to_a_person_and_to_an_entry(hands: Hands, desk: Desk) -> None:
    outside = next(one.id for one in desk.people if one.family == "Ёлкина")
    hands.press(hands.find("lee"), ENTER)
    entry = next(iter(desk.journal.tournament.entries))

    assert hands.page.go_to(ShowPerson(outside))
    person_shown = hands.said("person")
    assert hands.page.go_to(ShowEntry(entry))

    assert person_shown == "Ёлкина Анна"
    assert hands.said("person") == "Lee Ann"
    assert hands.table("entries").currentIndex().row() == 0


def test_the_rail_counts_who_waits_once_seats_were_given(hands: Hands) -> None:
    counts: list[int] = []
    hands.page.waiting_changed.connect(counts.append)
    hands.press(hands.find("елкина"), ENTER, shift=True)
    hands.press(hands.find("lee"), ENTER)

    assert counts == [0, 1]


def test_the_right_button_offers_what_can_be_done_for_the_row(hands: Hands) -> None:
    hands.press(hands.find("lee"), ENTER)
    hands.press(hands.find("елкина"), ENTER, shift=True)
    table = hands.table("entries")
    spot = table.visualRect(table.model().index(0, 1)).center()
    table.customContextMenuRequested.emit(spot)
    menu = hands.page.findChild(QMenu)
    assert menu is not None
    offered = [action.objectName().rpartition(".")[2] for action in menu.actions() if action.objectName()]
    next(action for action in menu.actions() if action.objectName() == "registration.seat").trigger()
    menu.close()

    assert offered == ["seat", "fix", "apart", "edit", "history", "withdraw", "void"]
    assert hands.said("place") != ""


def test_every_command_has_words_and_its_keys_are_its_own(hands: Hands) -> None:
    commands = hands.page.commands()
    keys = [key for command in commands for key in command.keys]

    assert all(command.title() for command in commands)
    assert len(keys) == len(set(keys))


def _dialog(hands: Hands, kind: str) -> QWidget:
    """The dialog of this kind that is open."""
    found = [w for w in hands.page.findChildren(QWidget) if type(w).__name__ == kind and w.isVisible()]
    assert found, kind
    return found[-1]


def _choose(dialog: QWidget, name: str, text: str) -> None:
    from PySide6.QtWidgets import QComboBox

    box = the(dialog, QComboBox, name)
    box.setCurrentIndex(box.findText(text))


def test_the_keys_belong_to_whoever_was_just_chosen(desk: Desk, open_page: Open, qtbot: QtBot) -> None:
    for one in desk.people:
        desk.register(one.id)
    hands = open_page(desk)
    hands.window.activateWindow()
    assert QTest.qWaitForWindowActive(hands.window)

    table = hands.table("entries")
    hands.click_row(table, 1)
    QTest.keyClick(table, Qt.Key.Key_F8)

    opened = [dialog for dialog in hands.page.findChildren(QDialog) if dialog.isVisible()]
    assert [type(dialog).__name__ for dialog in opened] == ["WithdrawDialog"]
    opened[0].close()


def test_who_waits_for_a_seat_is_counted_in_the_rail_as_soon_as_the_window_opens(
    open_page: Open, desk: Desk
) -> None:
    one, other = list(desk.people)[:2]
    desk.register(one.id)
    desk.register(other.id, seated=False)

    hands = open_page(desk)

    assert hands.window._rail.button("registration").waiting == 1
