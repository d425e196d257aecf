"""The judges' book in the window: a ruling from anywhere by keys, drafts, penalties, appeals, photographs."""

from __future__ import annotations

import struct
import subprocess
import sys
import zlib
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QRadioButton, QToolButton
from pytestqt.qtbot import QtBot

from director.desk.appeals import check_appeal
from director.desk.desk import Desk
from director.domain.clock import Stamp
from director.domain.penalties import Penalise, ServePenalty
from director.domain.play import SetButton, StartPlay
from director.domain.refusal import Article
from director.domain.ruled import Ruled
from director.domain.rulings import Rule
from director.domain.seats import TableSeat
from director.gui.dialogs.appeal import AppealDialog
from director.gui.dialogs.decide_appeal import DecideAppealDialog
from director.gui.dialogs.give_penalty import GivePenaltyDialog
from director.gui.dialogs.print_paper import PrintPaperDialog
from director.gui.dialogs.ruling import RulingDialog
from director.gui.dialogs.ruling_phrases import RulingPhrasesDialog
from director.gui.look import Look
from director.gui.pages.floor import FloorPage
from director.gui.widgets.ruling_photos import shrunk
from director.gui.widgets.tokens import Tokens
from director.gui.worker import Worker
from director.rules.table.proposals import propose_hand
from tests.gui.finding import the
from tests.gui.held import Held
from tests.gui.keyboard import CTRL, SHIFT, type_text
from tests.gui.recorder import Recorder
from tests.gui.referee import Key, Referee, a_room, entry_at
from tests.helpers.evening import a_venue

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return a_room(tmp_path)


@pytest.fixture
def judge(desk: Desk, look: Look, at_once: Worker, qtbot: QtBot) -> Referee:
    return Referee(desk, look, at_once, qtbot)


# ------------------------------------------------------------------ written


def test_a_ruling_of_two_sentences_is_written_by_keys_alone(judge: Referee) -> None:
    judge.quick("ruling 12-4")
    dialog = judge.dialog(RulingDialog)
    judge.writes("Petrova was all-in for 700. Ivanov wants to raise.")
    judge.tab()
    judge.writes("4.9.8")
    judge.press(judge.focus(), Key.Key_Return)
    judge.tab()
    judge.writes("700 is no full raise.")
    judge.press(judge.focus(), Key.Key_Return, CTRL)

    said = judge.ruling().now
    people = judge.desk.people
    ivanov, petrova = (next(one for one in people if one.family == name) for name in ("Ivanov", "Petrova"))
    marked = (
        f"{{person:{petrova.id}/family}} was all-in for 700. {{person:{ivanov.id}/family}} wants to raise."
    )
    assert (said.happened, said.decision) == (marked, "700 is no full raise.")
    assert said.articles == (Article("SP", "4.9.8"),)
    assert (said.table, said.seats, said.entries) == (12, (4,), (entry_at(judge.desk, 4),))
    assert (said.judge, bool(said.called)) == ("Smith J.", True)
    assert not dialog.isVisible()
    assert judge.foot() == "Ruling 1, table 12: 700 is no full raise."


def test_in_a_small_window_a_penalty_still_says_whose_it_is(judge: Referee, desk: Desk) -> None:
    desk.do(Penalise(entry_at(desk, 4), "rounds", 2, "late"))
    page = judge.opens_book().page
    judge.window.resize(911, 512)
    page.lists.show_list("penalties")
    page.refresh(None)
    header, table = page.lists.penalties.horizontalHeader(), page.lists.penalties

    assert header.sectionSize(0) >= 120
    assert sum(header.sectionSize(at) for at in range(header.count())) <= table.viewport().width()


def test_the_seat_that_is_chosen_on_the_floor_is_filled_in(judge: Referee) -> None:
    judge.press(judge.window, Key.Key_2, CTRL)
    floor = judge.window.page("floor")
    assert isinstance(floor, FloorPage)
    floor.map.select(TableSeat(12, 5))

    form = judge.calls().form

    assert form.place.place.text() == "12-5"
    assert [one.text for one in form.place.chosen.tokens()] == ["Petrova Anna"]


def test_whoever_sits_in_a_seat_that_is_typed_is_meant_and_others_are_found_by_name(judge: Referee) -> None:
    form = judge.calls().form
    type_text(form.place.place, "12-4, 5")
    form.place.place.editingFinished.emit()
    type_text(form.place.finder, "lee")
    QTest.keyClick(form.place.finder, Key.Key_Return)

    assert [one.text for one in form.place.chosen.tokens()] == ["Ivanov Sergei", "Petrova Anna", "Lee Andrew"]
    chip = form.place.chosen.findChildren(QAbstractButton)[0]
    QTest.keyClick(chip, Key.Key_Delete)
    assert [one.text for one in form.place.chosen.tokens()] == ["Petrova Anna", "Lee Andrew"]


def test_a_place_that_is_none_is_told_beside_the_field(judge: Referee) -> None:
    form = judge.calls().form
    type_text(form.place.place, "12-4 x")

    assert form.place.place_field.wrong == "Write it as 12-4, or 12."
    assert form.place.at == (12, (4,))


@pytest.mark.parametrize(
    ("happened", "decision", "wrong"),
    [
        ("", "The raise stands.", "Write what happened."),
        ("A bet out of turn.", "", "Write what was decided, or leave the ruling open."),
    ],
)
def test_what_is_missing_is_said_and_nothing_is_written(
    judge: Referee, happened: str, decision: str, wrong: str
) -> None:
    dialog = judge.calls()
    dialog.form.happened.setPlainText(happened)
    dialog.form.decision.setPlainText(decision)
    judge.press(dialog.form.happened, Key.Key_Return, CTRL)

    assert the(dialog, QLabel, "wrong").text() == wrong
    assert dialog.isVisible()
    assert not judge.desk.journal.tournament.rulings


def test_an_open_ruling_needs_no_decision_and_waits_in_the_rail(judge: Referee) -> None:
    dialog = judge.calls()
    dialog.form.happened.setPlainText("Did the chips cross the line? The recording is asked for.")
    dialog.form.open.setChecked(True)
    judge.press(dialog.form.happened, Key.Key_Return, CTRL)

    assert judge.ruling().is_open
    judge.opens_book()
    assert [row.state for row in judge.page.lists.rulings.rows().shown()] == ["open"]


def test_what_only_the_chief_referee_decides_is_asked_for_and_may_be_overruled_with_a_reason(
    judge: Referee, asked: Recorder, qtbot: QtBot
) -> None:
    asked.reason_given = "the chief referee is on the phone"
    dialog = judge.calls()
    form = dialog.form
    form.happened.setPlainText("The hand was mucked face down, apart from the others.")
    form.decision.setPlainText("It is given back.")
    form.add_article(Article("SP", "4.9.1"))
    box = form.matters["retrieval"]
    assert not box.isHidden()
    assert form.matters["collusion"].isHidden()
    box.setChecked(True)
    assert "SP 4.9.1" in form._demanded.text()
    judge.press(form.decision, Key.Key_Return, CTRL)
    qtbot.waitUntil(lambda: bool(judge.desk.journal.tournament.rulings))

    assert judge.ruling().now.matters == ("retrieval",)
    assert judge.desk.journal.lines[-1].reason == "the chief referee is on the phone"


# ------------------------------------------------------------------ phrases, earlier rulings


def test_tab_puts_in_the_phrase_behind_the_cursor(judge: Referee) -> None:
    dialog = judge.calls()
    judge.writes("The ra")
    assert dialog.form.happened.offered() == "The raise stands."
    judge.tab()

    assert dialog.form.happened.toPlainText() == "The raise stands."
    assert dialog.form.happened.hasFocus()
    judge.tab()
    assert dialog.form.finder.hasFocus()


def test_the_next_phrase_is_a_key_away_and_esc_wants_none(judge: Referee) -> None:
    happened = judge.calls().form.happened
    judge.writes("Twice. The ")
    first = happened.offered()
    judge.press(happened, Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    second = happened.offered()
    judge.press(happened, Key.Key_Escape)

    assert first != second
    assert happened.offered() == ""
    happened.put("The pot is split.")
    assert happened.toPlainText() == "Twice. The pot is split." or "The The" not in happened.toPlainText()


def test_the_house_has_phrases_of_its_own(judge: Referee, tmp_path: Path) -> None:
    dialog = judge.calls()
    menu = dialog.phrases.menu()
    menu.actions()[-1].trigger()
    editor = judge.dialog(RulingPhrasesDialog)
    editor.text.setPlainText("The chip race is done again.\n\n")
    QTest.mouseClick(editor.yes, LEFT)

    assert dialog.phrases.menu().actions()[0].text() == "The chip race is done again."
    dialog.phrases.menu().actions()[0].trigger()
    assert dialog.form.happened.toPlainText() == "The chip race is done again."
    assert (tmp_path / "templates" / "ruling-phrases.txt").exists()


def test_phrases_are_taken_though_the_disk_answers_after_their_dialog_is_gone(
    desk: Desk, look: Look, qtbot: QtBot
) -> None:
    held = Held()
    judge = Referee(desk, look, Worker(held), qtbot)
    dialog = judge.calls()
    dialog.phrases.menu().actions()[-1].trigger()
    editor = judge.dialog(RulingPhrasesDialog)
    editor.text.setPlainText("The chip race is done again.")
    editor.accept()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert dialog.findChildren(RulingPhrasesDialog) == []

    held.go()

    assert dialog.phrases.menu().actions()[0].text() == "The chip race is done again."


def test_what_was_decided_before_by_the_same_article_is_one_press_away(judge: Referee, qtbot: QtBot) -> None:
    said = Ruled("An all-in of 700.", "It is no raise.", "dispute", (Article("SP", "4.9.8"),))
    judge.window.bridge.do(Rule(said))
    dialog = judge.calls()
    dialog.form.add_article(Article("SP", "4.9.8"))
    qtbot.waitUntil(lambda: "It is no raise." in dialog.aside.earlier())
    QTest.mouseClick(the(dialog, QAbstractButton, "same-1"), LEFT)

    assert dialog.form.decision.toPlainText() == "It is no raise."


# ------------------------------------------------------------------ drafts


def test_a_ruling_that_is_left_goes_on_at_the_same_table_and_stands_on_the_page(judge: Referee) -> None:
    judge.quick("ruling 12-4")
    judge.writes("A card was exposed.")
    judge.press(judge.focus(), Key.Key_Escape)
    judge.opens_book()
    assert ["A card was exposed" in text for text in judge.page.begun.texts()] == [True]

    QTest.mouseClick(the(judge.page, QAbstractButton, "go-on"), LEFT)
    dialog = judge.dialog(RulingDialog)

    assert dialog.form.happened.toPlainText() == "A card was exposed."
    assert not the(dialog, QLabel, "restored").isHidden()
    QTest.mouseClick(dialog.anew, LEFT)
    assert dialog.form.happened.toPlainText() == ""


def test_what_was_written_is_no_draft_any_more(judge: Referee) -> None:
    judge.quick("ruling 12")
    dialog = judge.dialog(RulingDialog)
    dialog.form.happened.setPlainText("A card was exposed.")
    dialog.form.decision.setPlainText("The action goes on.")
    QTest.mouseClick(dialog.yes, LEFT)

    judge.opens_book()
    assert judge.page.begun.isHidden()
    assert judge.desk.venue.drafts.all("ruling") == {}


def test_each_letter_is_on_the_disk_before_the_next(judge: Referee) -> None:
    judge.quick("ruling 12-5")
    judge.writes("Sh")

    (kept,) = judge.desk.venue.drafts.all("ruling").values()
    assert '"Sh"' in kept


# ------------------------------------------------------------------ penalties


def test_a_penalty_stands_in_its_ruling_as_a_line_of_its_own(judge: Referee) -> None:
    judge.quick("ruling 12-4")
    dialog = judge.dialog(RulingDialog)
    dialog.form.happened.setPlainText("Phone during a hand.")
    dialog.form.decision.setPlainText("One round.")
    penalty = dialog.form.penalty
    assert penalty is not None
    assert the(penalty, QLabel, "suggestion").text() == "The ladder suggests: warning (house choice)."
    assert penalty.given() is None  # never imposed
    penalty.sanction.setCurrentIndex(penalty.sanction.findData("rounds"))
    QTest.mouseClick(dialog.yes, LEFT)

    (given,) = judge.desk.journal.tournament.penalties.values()
    assert (given.sanction, given.count, given.ruling) == ("rounds", 1, judge.ruling().id)
    assert given.entry == entry_at(judge.desk, 4)


def test_a_ruling_and_its_penalty_are_taken_back_with_one_key(judge: Referee) -> None:
    judge.quick("ruling 12-4")
    dialog = judge.dialog(RulingDialog)
    dialog.form.happened.setPlainText("Phone during a hand.")
    dialog.form.decision.setPlainText("One round.")
    penalty = dialog.form.penalty
    assert penalty is not None
    penalty.sanction.setCurrentIndex(penalty.sanction.findData("rounds"))
    QTest.mouseClick(dialog.yes, LEFT)
    told = the(judge.window, QLabel, "said").text()

    judge.press(judge.window, Key.Key_Z, CTRL)

    state = judge.desk.journal.tournament
    assert told.startswith("Ruling 1, table 12: One round; ")
    assert told.endswith(": 1 missed round")
    assert (judge.ruling().taken_back, len(state.penalties)) == (True, 0)
    judge.press(judge.window, Key.Key_Y, CTRL)
    state = judge.desk.journal.tournament
    assert (judge.ruling().taken_back, len(state.penalties)) == (False, 1)


def test_a_penalty_without_a_player_is_asked_for(judge: Referee) -> None:
    dialog = judge.calls()
    dialog.form.happened.setPlainText("Phone.")
    dialog.form.decision.setPlainText("One round.")
    penalty = dialog.form.penalty
    assert penalty is not None
    penalty.sanction.setCurrentIndex(penalty.sanction.findData("warning"))
    QTest.mouseClick(dialog.yes, LEFT)

    assert the(dialog, QLabel, "wrong").text() == "Say whom the penalty is for: add the player above."


def test_a_penalty_by_itself_is_given_from_the_floor_and_ticked_off_there(judge: Referee) -> None:
    judge.press(judge.window, Key.Key_2, CTRL)
    floor = judge.window.page("floor")
    assert isinstance(floor, FloorPage)
    floor.map.select(TableSeat(12, 5))
    judge.press(floor.map, Key.Key_F12, SHIFT)
    dialog = judge.dialog(GivePenaltyDialog)
    dialog.penalty.sanction.setCurrentIndex(dialog.penalty.sanction.findData("hands"))
    dialog.penalty.count.setValue(3)
    QTest.mouseClick(dialog.yes, LEFT)
    assert the(dialog, QLabel, "wrong").text() == "Say what the penalty is for."
    dialog.what.setPlainText("Talked about a live hand.")
    QTest.mouseClick(dialog.yes, LEFT)

    seat = floor._floor.tables[0].seats[4]
    assert seat.out
    judge.press(floor.map, Key.Key_V)
    assert not floor._floor.tables[0].seats[4].out
    (given,) = judge.desk.journal.tournament.penalties.values()
    assert given.served


def test_a_disqualification_asks_for_the_chips_and_for_the_chief_referee(judge: Referee) -> None:
    judge.window.bridge.do(StartPlay())
    judge.opens_book()
    judge.press(judge.window, Key.Key_F12, SHIFT)
    dialog = judge.dialog(GivePenaltyDialog)
    type_text(dialog.finder, "ivanov")
    QTest.keyClick(dialog.finder, Key.Key_Return)
    dialog.penalty.sanction.setCurrentIndex(dialog.penalty.sanction.findData("disqualification"))
    dialog.what.setPlainText("Chips taken off the table.")
    assert not dialog.approved.isHidden()
    type_text(dialog.approved, "Orlov K.")
    the(dialog, QRadioButton, "chips-dead").setChecked(True)
    QTest.mouseClick(dialog.yes, LEFT)

    entry = judge.desk.journal.tournament.entries[entry_at(judge.desk, 4)]
    assert (entry.disqualified, entry.dead) == (True, True)


def test_penalties_are_served_in_parts_and_cancelled_from_the_list(judge: Referee, asked: Recorder) -> None:
    judge.window.bridge.do(Penalise(entry_at(judge.desk, 4), "hands", 3, "Phone."))
    judge.window.bridge.do(Penalise(entry_at(judge.desk, 5), "warning", 1, "Slow."))
    judge.opens_book()
    page = judge.page
    page.lists.show_list("penalties")
    page.lists.take_focus()
    judge.press(page.lists.penalties, Key.Key_S, SHIFT)
    assert page.lists.penalties.rows().shown()[0].left == 2
    judge.press(page.lists.penalties, Key.Key_S)
    asked.reason_given = "another player"
    row = next(one for one in page.lists.penalties.rows().shown() if one.sanction == "warning")
    page.lists.penalties.select(row.penalty)
    judge.press(page.lists.penalties, Key.Key_Delete)

    states = {one.sanction: one.state for one in page.lists.penalties.rows().shown()}
    assert states == {"hands": "served", "warning": "cancelled"}


def test_a_strip_says_when_a_penalty_has_run_out_and_ticks_it_off(judge: Referee) -> None:
    desk = judge.desk
    bridge = judge.window.bridge
    bridge.do(StartPlay())
    bridge.do(SetButton(12, 4, 5, 6))
    bridge.do(Penalise(entry_at(desk, 5), "hands", 1, "Phone."))
    for _hand in range(2):
        bridge.do(propose_hand(desk.journal.tournament, 12).answer)

    notice = judge.window._rulings.notice
    assert notice.text() == "Petrova Anna is back in play at 12-5: 1 missed hand has run out."
    QTest.mouseClick(notice.tick, LEFT)
    assert notice.text() == ""
    assert isinstance(desk.journal.lines[-1].action, ServePenalty)


# ------------------------------------------------------------------ the book


def test_a_ruling_is_appealed_changed_and_both_versions_stay(judge: Referee) -> None:
    said = Ruled("Bet 600, all-in 700.", "Seat 4 may raise.", "dispute", table=12, seats=(4,))
    judge.window.bridge.do(Rule(replace(said, entries=(entry_at(judge.desk, 4),))))
    judge.opens_book()
    judge.press(judge.page.lists.rulings, Key.Key_A)
    appeal = judge.dialog(AppealDialog)
    QTest.mouseClick(appeal.yes, LEFT)
    assert the(appeal, QLabel, "wrong").text() == "Say why somebody appeals."
    appeal.by.setCurrentIndex(appeal.by.findText("Petrova Anna"))
    appeal.grounds.setPlainText("700 is no full raise.")
    QTest.mouseClick(appeal.yes, LEFT)
    assert judge.ruling().appeal is not None
    judge.press(judge.page.lists.rulings, Key.Key_D)
    decide = judge.dialog(DecideAppealDialog)
    QTest.mouseClick(decide.yes, LEFT)
    assert the(decide, QLabel, "wrong").text() == "Say why the appeal is decided so."
    decide.decision.setPlainText("SP 4.9.8.")
    decide.changed.setChecked(True)
    QTest.mouseClick(decide.yes, LEFT)
    form = judge.dialog(RulingDialog)
    form.form.decision.setPlainText("Seat 4 may call or fold.")
    QTest.mouseClick(form.yes, LEFT)
    assert the(form, QLabel, "wrong").text() == "Say why the ruling is revised."
    type_text(form.reason, "on appeal")
    QTest.mouseClick(form.yes, LEFT)

    ruling = judge.ruling()
    assert [one.ruled.decision for one in ruling.versions] == [
        "Seat 4 may raise.",
        "Seat 4 may call or fold.",
    ]
    assert [one.outcome for one in ruling.appeals] == ["changed"]
    told = judge.reads()
    assert {"Seat 4 may raise.", "Seat 4 may call or fold.", "700 is no full raise."} <= set(told)
    assert "revised" in told


def test_undo_marks_a_ruling_as_a_slip_and_it_stays_in_the_book(judge: Referee) -> None:
    judge.window.bridge.do(Rule(Ruled("A slip.", "Nothing.")))
    judge.opens_book()
    judge.press(judge.page.lists.rulings, Key.Key_Z, CTRL)

    (row,) = judge.page.lists.rulings.rows().shown()
    assert row.state == "taken_back"
    assert not the(judge.page, QAbstractButton, "rulings.revise").isVisible()


def test_the_book_is_narrowed_by_state_kind_and_article(judge: Referee) -> None:
    sp = Article("SP", "4.9.8")
    for ruled in (
        Ruled("One.", "Done.", "dispute", (sp,)),
        Ruled("Two.", "Done.", "conduct"),
        Ruled("Three.", "", "chips", open=True),
    ):
        judge.window.bridge.do(Rule(ruled))
    lists = judge.opens_book().page.lists

    def shown() -> list[int]:
        return [row.number for row in lists.rulings.rows().shown()]

    assert shown() == [3, 2, 1]
    lists.chips.choose("waiting")
    assert shown() == [3]
    lists.chips.choose("all")
    assert _narrows(judge, "condu") == ["Kind: conduct"]
    assert shown() == [2]
    assert _narrows(judge, "4.9") == ["Article: SP 4.9.8"]
    assert shown() == []
    QTest.keyClick(lists.narrow, Key.Key_Backspace)
    assert _chips(judge) == ["Kind: conduct"]
    judge.quick("ruling #3")
    assert lists.chosen_ruling() == judge.ruling(3).id
    assert _chips(judge) == []


def _narrows(judge: Referee, text: str) -> list[str]:
    """F, the letters, Enter; what the list under the field offers."""
    judge.press(judge.page.lists.rulings, Key.Key_F)
    narrow = judge.page.lists.narrow
    assert judge.window.focusWidget() is narrow
    type_text(narrow, text)
    offered = [one.title for one in narrow.found()]
    QTest.keyClick(narrow, Key.Key_Return)
    return offered


def _chips(judge: Referee) -> list[str]:
    """The filters that are in force, as they stand there."""
    filters = judge.page.lists.filters
    return [token.text for token in the(filters, Tokens).tokens()] if filters.isVisible() else []


def test_a_player_is_found_over_all_events_by_a_part_of_the_name(judge: Referee) -> None:
    bridge, venue = judge.window.bridge, judge.desk.venue
    ivanov, petrova = entry_at(judge.desk, 4), entry_at(judge.desk, 5)
    bridge.do(
        Rule(Ruled("One.", "Done.", entries=(ivanov,), table=12, stamp=Stamp(7, 60_000), judge="Orlov"))
    )
    bridge.do(Rule(Ruled("Two.", "Done.", entries=(petrova,), table=3, stamp=Stamp(8, 60_000), judge="Kim")))
    person = judge.desk.journal.tournament.entries[ivanov].person
    other = venue.create(replace(judge.desk.journal.tournament.setup, name="Autumn Cup"))
    other.do(Rule(Ruled("Three.", "Done.", persons=(person,))))
    lists = judge.opens_book().page.lists

    assert _narrows(judge, "ivan") == ["Player: Ivanov Sergei"]
    assert [row.number for row in lists.rulings.rows().shown()] == [1]
    lists.show_list("venue")
    assert {row.event for row in lists.venue.rows().shown()} == {"Spring Cup", "Autumn Cup"}
    assert _chips(judge) == ["Player: Ivanov Sergei"]

    lists.venue.setFocus()
    judge.press(lists.venue, Key.Key_X)
    assert (_chips(judge), len(lists.venue.rows().shown())) == ([], 3)
    lists.show_list("rulings")
    assert _narrows(judge, "12") == ["Table: 12"]
    assert [row.number for row in lists.rulings.rows().shown()] == [1]
    assert _narrows(judge, "level 8") == ["Level: 8"]
    assert lists.rulings.rows().shown() == []
    words = "No ruling of this event fits. X takes the filters away; All events looks in the others."
    assert words in [label.text() for label in lists.rulings.findChildren(QLabel)]
    judge.press(lists.rulings, Key.Key_X)
    assert _narrows(judge, "kim") == ["Judge: Kim"]
    assert [row.number for row in lists.rulings.rows().shown()] == [2]
    QTest.mouseClick(the(lists.filters, QToolButton), LEFT)
    assert len(lists.rulings.rows().shown()) == 2


def test_words_are_found_in_any_form_and_in_other_events_of_the_venue(judge: Referee) -> None:
    bridge, venue = judge.window.bridge, judge.desk.venue
    bridge.do(Rule(Ruled("Дилер открыл карту с подрезкой.", "Играют дальше.")))
    bridge.do(Rule(Ruled("A string bet.", "Only the first motion counts.")))
    venue.create(replace(judge.desk.journal.tournament.setup, name="Autumn Cup")).do(
        Rule(Ruled("Карту-подрезку показали.", "Новая тасовка."))
    )
    lists = judge.opens_book().page.lists
    type_text(lists.find_field, "подрезка")
    assert [row.number for row in lists.rulings.rows().shown()] == [1]
    lists.show_list("venue")
    assert {(row.event, row.row.number) for row in lists.venue.rows().shown()} == {
        ("Spring Cup", 1),
        ("Autumn Cup", 1),
    }
    lists.take_focus()
    judge.reads()
    row = next(one for one in lists.venue.rows().shown() if one.event == "Autumn Cup")
    lists.venue.select((row.tournament, row.row.ruling))
    assert "Карту-подрезку показали." in judge.reads()
    lists.find_field.clear()
    assert len(lists.venue.rows().shown()) == 3


def test_the_chosen_ruling_and_the_notice_are_printed(judge: Referee) -> None:
    judge.window.bridge.do(Rule(Ruled("One.", "Done.")))
    line = judge.desk.journal.seq
    judge.window.bridge.do(Penalise(entry_at(judge.desk, 4), "warning", 1, "Slow.", ruling=line))
    judge.opens_book()
    judge.press(judge.page.lists.rulings, Key.Key_P, CTRL)
    paper = judge.dialog(PrintPaperDialog)
    assert paper.windowTitle() == "Ruling 1" or paper.isVisible()
    paper.close()
    judge.page.lists.show_list("penalties")
    judge.page.lists.take_focus()
    judge.press(judge.page.lists.penalties, Key.Key_P, CTRL)
    judge.dialog(PrintPaperDialog).close()
    judge.press(judge.page.lists.penalties, Key.Key_R)
    assert judge.page.lists.shown() == "rulings"
    judge.press(judge.page.lists.rulings, Key.Key_H, SHIFT)
    assert judge.window.shown_page() == "print"


# ------------------------------------------------------------------ photographs


def _picture(path: Path) -> Path:
    image = QImage(QSize(64, 48), QImage.Format.Format_RGB32)
    image.fill(QColor("teal"))
    assert image.save(str(path))
    return path


def test_a_photograph_is_kept_with_the_ruling_and_shown(
    judge: Referee, asked: Recorder, tmp_path: Path, qtbot: QtBot
) -> None:
    asked.chosen_file = _picture(tmp_path / "table.png")
    dialog = judge.calls()
    QTest.mouseClick(the(dialog, QAbstractButton, "add-photo"), LEFT)
    dialog.form.happened.setPlainText("A torn card.")
    dialog.form.decision.setPlainText("The deck is changed.")
    QTest.mouseClick(dialog.yes, LEFT)

    (photo,) = judge.ruling().now.photos
    assert photo.type == "image/png"
    judge.opens_book()
    qtbot.waitUntil(lambda: any(not one.pixmap().isNull() for one in judge.page.pane.findChildren(QLabel)))


def test_what_is_no_picture_is_not_taken(judge: Referee, asked: Recorder, tmp_path: Path) -> None:
    asked.chosen_file = tmp_path / "list.txt"
    asked.chosen_file.write_text("no picture")
    dialog = judge.calls()
    QTest.mouseClick(the(dialog, QAbstractButton, "add-photo"), LEFT)
    assert the(dialog, QLabel, "wrong").text() == "A photograph is a picture (*.jpg, *.png)."
    asked.chosen_file = tmp_path / "gone.png"
    QTest.mouseClick(the(dialog, QAbstractButton, "add-photo"), LEFT)
    assert the(dialog, QLabel, "wrong").text() == "This file cannot be read."
    assert dialog.photos.photos == ()


def _wide_png(side: int) -> bytes:
    """A picture of a few bytes that says it is so wide and high."""
    parts = (
        (b"IHDR", struct.pack(">IIBBBBB", side, side, 1, 0, 0, 0, 0)),
        (b"IDAT", zlib.compress(bytes(1_000))),
    )
    chunks = (
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
        for name, body in parts
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


@pytest.mark.parametrize(
    ("name", "data", "wrong"),
    [
        ("bomb.png", _wide_png(60_000), "The photograph is too large: 60 megapixels at most."),
        ("torn.png", b"\x89PNG\r\n\x1a\n", "A photograph is a picture (*.jpg, *.png)."),
    ],
)
def test_a_picture_that_nobody_could_show_is_not_taken(
    judge: Referee, asked: Recorder, tmp_path: Path, name: str, data: bytes, wrong: str
) -> None:
    asked.chosen_file = tmp_path / name
    asked.chosen_file.write_bytes(data)
    dialog = judge.calls()
    QTest.mouseClick(the(dialog, QAbstractButton, "add-photo"), LEFT)

    assert the(dialog, QLabel, "wrong").text() == wrong
    assert dialog.photos.photos == ()
    assert shrunk(data, QSize(40, 26)).isNull()


KILLED = """
import os, signal, sys
import subprocess
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from director.domain.seats import TableSeat
from director.gui.bridge import Bridge
from director.gui.called import Called
from director.gui.dialogs.ruling import open_ruling
from director.gui.worker import AtOnce, Worker
from tests.gui.keyboard import type_text
from tests.helpers.evening import a_venue
app = QApplication([])
bridge = Bridge(a_venue(Path(sys.argv[1])).desk(sys.argv[2]), Worker(AtOnce()))
dialog = open_ruling(bridge, Called(TableSeat(12, 4)))
type_text(dialog.form.happened, "The river was dealt too ear")
os.kill(os.getpid(), signal.SIGKILL)
"""
"""Somebody who writes a ruling at seat 12-4 and is killed in the middle of a word."""


def test_a_killed_program_loses_no_letter_of_a_ruling(
    tmp_path: Path, look: Look, at_once: Worker, qtbot: QtBot
) -> None:
    desk = a_room(tmp_path)
    event = desk.journal.tournament.id
    desk.venue.close()
    root = Path(__file__).parents[2]
    ended = subprocess.run([sys.executable, "-c", KILLED, str(tmp_path), event], cwd=root, check=False)
    assert ended.returncode == -9

    judge = Referee(a_venue(tmp_path, staff="Smith J.").desk(event), look, at_once, qtbot)
    judge.opens_book()
    assert ["The river was dealt too ear" in text for text in judge.page.begun.texts()] == [True]
    judge.quick("ruling 12")
    dialog = judge.dialog(RulingDialog)
    assert dialog.form.happened.toPlainText() == "The river was dealt too ear"
    assert [one.text for one in dialog.form.place.chosen.tokens()] == ["Ivanov Sergei"]


def test_the_chosen_ruling_is_written_into_a_file_that_proves_itself(
    judge: Referee, asked: Recorder, tmp_path: Path
) -> None:
    judge.window.bridge.do(Rule(Ruled("One.", "Done.", entries=(entry_at(judge.desk, 4),))))
    judge.window.bridge.do(Rule(Ruled("Two.", "Done.")))
    judge.opens_book()
    judge.page.lists.rulings.select(judge.ruling(1).id)
    asked.chosen_file = tmp_path / "ruling-1.json"

    judge.press(judge.page.lists.rulings, Key.Key_E, CTRL)

    found = check_appeal(asked.chosen_file.read_bytes())
    assert (found.fault, found.rulings) == (None, (1,))
    assert "One." in asked.chosen_file.read_text("utf-8")
    assert "Two." not in asked.chosen_file.read_text("utf-8")
    said = the(judge.window, QLabel, "said").text()
    assert said == "Ruling 1 written to ruling-1.json. “director check” proves it."


def test_an_export_that_is_left_writes_nothing(judge: Referee, asked: Recorder) -> None:
    judge.window.bridge.do(Rule(Ruled("One.", "Done.")))
    judge.opens_book()

    judge.press(judge.page.lists.rulings, Key.Key_E, CTRL)

    assert asked.files_asked == ["Export for an appeal"]
