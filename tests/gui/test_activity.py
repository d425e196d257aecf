"""The journal in words: read, filtered, and any line undone after a look at what would change."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QComboBox, QLabel
from pytestqt.qtbot import QtBot

from director.desk.desk import Desk
from director.domain.busts import Bust, Out, Revive
from director.domain.entries import Void, Withdraw
from director.domain.ids import EntryId, Seq
from director.domain.penalties import Penalise
from director.domain.play import StartPlay
from director.domain.ruled import Ruled
from director.domain.rulings import Rule, TakeBackRuling
from director.domain.seating import Move
from director.domain.seats import TableSeat
from director.gui.look import Look
from director.gui.widgets.journal_model import JournalModel
from director.gui.widgets.line_panel import LOOK_AFTER
from director.gui.worker import Worker
from tests.gui.finding import the
from tests.gui.keyboard import type_text
from tests.gui.pages_windows import Hands, a_room
from tests.gui.recorder import Recorder
from tests.helpers.evening import a_desk

WHAT, LINE = 1, 4


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = a_room(tmp_path)
    for one in made.people:
        made.register(one.id)
    yield made
    made.venue.close()


@pytest.fixture
def hands(qtbot: QtBot, look: Look, at_once: Worker, desk: Desk) -> Hands:
    made = Hands(desk, look, at_once, "activity")
    qtbot.addWidget(made.window)
    return made


def entry_of(desk: Desk, family: str) -> EntryId:
    who = next(one.id for one in desk.people if one.family == family)
    return desk.journal.tournament.playing_persons[who]


def looked_at(hands: Hands, qtbot: QtBot, line: int) -> str:
    """Choose a line and wait until it is known what an undo would do."""
    table = hands.table("journal")
    hands.click_row(table, hands.cells(table, LINE).index(str(line)))
    heading = the(hands.page, QLabel, "undo-heading")
    qtbot.waitUntil(lambda: not heading.text().endswith("…"))
    return heading.text()


def test_b09_the_journal_is_printed_from_where_it_is_read(hands: Hands) -> None:
    wanted: list[tuple[str, object]] = []
    hands.page.wanted.connect(lambda page, what: wanted.append((page, what)))

    hands.window.commands.run("activity.print")

    assert wanted == [("print", "journal")]


@pytest.mark.parametrize("filter_", ["", "1"])
def test_the_chosen_line_stays_chosen_when_the_language_changes(
    hands: Hands, look: Look, filter_: str
) -> None:
    table = hands.table("journal")
    type_text(hands.field("filter"), filter_)
    hands.click_row(table, 2)
    line = hands.cells(table, LINE)[2]

    look.speak("ru")
    rows = [index.row() for index in table.selectionModel().selectedRows()]
    look.speak("en")

    assert rows == [2]
    assert table.currentIndex().siblingAtColumn(LINE).data() == line


def test_the_newest_line_stands_on_top_in_words(hands: Hands) -> None:
    table = hands.table("journal")

    assert hands.cells(table, LINE) == ["6", "5", "4", "3", "2", "1"]
    assert hands.cells(table, WHAT)[0].startswith("Lee Ann registered")
    assert hands.cells(table, WHAT)[-1] == "Spring Cup set up"
    assert hands.said("count") == "6 lines"


def test_a_line_tells_who_when_and_why(hands: Hands, desk: Desk, qtbot: QtBot) -> None:
    hands.bridge.do(Withdraw(entry_of(desk, "Lee"), 100_000, 0), "fell ill")
    looked_at(hands, qtbot, 7)

    texts = [label.text() for label in hands.page.findChildren(QLabel) if label.isVisible()]
    assert "fell ill" in texts
    assert "desk 1, Olga" in texts
    assert any(text.startswith("5 Dec 2026, 18:00:") for text in texts)


def test_a_new_line_comes_on_top_and_the_chosen_one_stays_chosen(
    hands: Hands, desk: Desk, qtbot: QtBot
) -> None:
    looked_at(hands, qtbot, 4)
    hands.bridge.do(Void(entry_of(desk, "Lee")), "slip")
    table = hands.table("journal")

    assert hands.cells(table, LINE)[0] == "7"
    assert table.currentIndex().siblingAtColumn(LINE).data() == "4"


def test_before_an_undo_it_is_shown_what_would_change(hands: Hands, desk: Desk, qtbot: QtBot) -> None:
    entry = entry_of(desk, "Lee")
    seat = desk.journal.tournament.seating.at(entry)
    heading = looked_at(hands, qtbot, 6)

    assert heading == "An undo would change:"
    assert hands.said("changes") == f"Entries: 4 → 3\nLee Ann no longer has {seat}"
    hands.click("undo-line")
    assert entry not in desk.journal.tournament.entries
    assert hands.foot().startswith("Undone: Lee Ann registered")


def test_an_undone_line_is_struck_through_and_says_which_line_undid_it(
    hands: Hands, desk: Desk, qtbot: QtBot
) -> None:
    looked_at(hands, qtbot, 6)
    hands.click("undo-line")
    table = hands.table("journal")
    index = table.model().index(1, WHAT)

    assert index.data(Qt.ItemDataRole.FontRole).strikeOut()
    assert not index.data(Qt.ItemDataRole.DecorationRole).isNull()
    assert looked_at(hands, qtbot, 6) == "This line does not count: line 7 undid it."
    hands.click("jump")
    assert table.currentIndex().siblingAtColumn(LINE).data() == "7"


def test_an_undo_may_carry_a_reason(hands: Hands, desk: Desk, qtbot: QtBot) -> None:
    looked_at(hands, qtbot, 6)
    type_text(hands.field("undo-reason"), "не тот игрок")

    hands.click("undo-line")

    assert desk.journal.lines[-1].reason == "не тот игрок"


def test_a_line_that_others_need_names_the_one_that_blocks_and_leads_there(
    hands: Hands, desk: Desk, qtbot: QtBot
) -> None:
    entry = entry_of(desk, "Lee")
    place = desk.journal.tournament.seating.at(entry)
    assert place is not None
    free = TableSeat(2, desk.journal.tournament.empty_seats(2)[0])
    hands.bridge.do(Move(entry, place, free))

    heading = looked_at(hands, qtbot, 6)

    assert heading == "An undo is not possible:"
    assert hands.said("changes").startswith("Line 6 cannot be undone because line 7 needs it: “Lee Ann moved")
    assert not hands.button("undo-line").isVisible()
    hands.click("jump")
    assert hands.table("journal").currentIndex().siblingAtColumn(LINE).data() == "7"


def test_what_was_written_together_is_undone_together(
    tmp_path: Path, qtbot: QtBot, look: Look, at_once: Worker
) -> None:
    desk = a_desk(tmp_path / "import", players=12)
    hands = Hands(desk, look, at_once, "activity")
    qtbot.addWidget(hands.window)

    heading = looked_at(hands, qtbot, 5)
    hands.click("undo-line")

    assert heading == "12 lines written together; an undo takes back all:"
    assert desk.journal.tournament.counted == 0
    desk.venue.close()


def test_the_set_up_cannot_be_undone(hands: Hands, qtbot: QtBot) -> None:
    looked_at(hands, qtbot, 1)

    assert hands.said("changes").startswith("The set-up of the tournament cannot be undone")


def test_a_filter_finds_names_without_accents_reasons_and_kinds(
    hands: Hands, desk: Desk, qtbot: QtBot
) -> None:
    hands.bridge.do(Withdraw(entry_of(desk, "Lee")), "Zug verpasst")
    table, kind = hands.table("journal"), the(hands.page, QComboBox, "kind")

    with qtbot.waitSignal(_model(hands).sifted, raising=False, timeout=500):
        type_text(hands.field("filter"), "елкин")
    qtbot.waitUntil(lambda: not _model(hands).is_sifting)
    by_name = hands.cells(table, LINE)
    hands.field("filter").setText("zug")
    qtbot.waitUntil(lambda: not _model(hands).is_sifting)
    by_reason = hands.cells(table, LINE)
    hands.field("filter").clear()
    kind.setCurrentIndex(kind.findText("Register"))

    assert (by_name, by_reason) == (["5"], ["7"])
    assert hands.cells(table, LINE) == ["6", "5", "4", "3"]


def test_a_line_that_comes_while_a_filter_holds_is_shown_only_where_it_fits(
    hands: Hands, desk: Desk, qtbot: QtBot
) -> None:
    hands.field("filter").setText("lee")
    qtbot.waitUntil(lambda: not _model(hands).is_sifting)
    hands.bridge.do(Void(entry_of(desk, "Ёлкина")), "slip")
    hands.bridge.do(Void(entry_of(desk, "Lee")), "slip")

    assert hands.cells(hands.table("journal"), LINE) == ["8", "6"]


def test_going_to_a_line_takes_away_a_filter_that_hides_it(hands: Hands, qtbot: QtBot) -> None:
    hands.field("filter").setText("lee")
    qtbot.waitUntil(lambda: not _model(hands).is_sifting)

    assert hands.page.go_to(3)

    assert hands.field("filter").text() == ""
    assert hands.table("journal").currentIndex().siblingAtColumn(LINE).data() == "3"
    assert not hands.page.go_to(300)


def test_a_hidden_page_catches_up_when_it_is_shown(hands: Hands, desk: Desk) -> None:
    hands.window.show_page("registration")
    hands.bridge.do(Void(entry_of(desk, "Lee")), "slip")

    hands.window.show_page("activity")

    assert hands.cells(hands.table("journal"), LINE)[0] == "7"


def test_the_model_tells_views_exactly_what_changed(desk: Desk) -> None:
    model = JournalModel()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.show_journal(desk.journal, desk.people)
    model.sift("lee", frozenset())
    desk.undo(6)
    model.show_journal(desk.journal, desk.people)
    model.sift("", frozenset())

    assert model.rowCount() == 7
    assert model.row(1).undone
    assert model.place(7) == 0


def test_only_what_is_looked_at_is_put_into_words(tmp_path: Path) -> None:
    desk = a_desk(tmp_path / "large", players=2000)
    model = JournalModel()
    model.show_journal(desk.journal, desk.people)

    assert model.rowCount() == 2001
    assert model.index(0, WHAT).data().startswith("Player02000")
    assert len(model._ready) == 1
    desk.venue.close()


def _model(hands: Hands) -> JournalModel:
    model = hands.table("journal").model()
    assert isinstance(model, JournalModel)
    return model


def test_del_undoes_the_chosen_line_as_soon_as_it_is_known_what_would_change(
    hands: Hands, desk: Desk, qtbot: QtBot
) -> None:
    hands.window.activateWindow()
    assert QTest.qWaitForWindowActive(hands.window)
    looked_at(hands, qtbot, 6)

    QTest.keyClick(hands.table("journal"), Qt.Key.Key_Delete)

    assert desk.journal.undone == {6}


def test_a_line_that_is_no_longer_shown_is_not_looked_at(hands: Hands, desk: Desk, qtbot: QtBot) -> None:
    hands.click_row(hands.table("journal"), 0)
    type_text(hands.field("filter"), "xyzzy")
    hands.bridge.do(Void(entry_of(desk, "Lee")), "slip")  # nothing is chosen any longer

    later = QTimer(singleShot=True, interval=LOOK_AFTER + 50)
    with qtbot.waitSignal(later.timeout):  # by then the look would have been taken
        later.start()

    assert the(hands.page, QLabel, "hint").isVisible()


def test_a_bust_whose_seat_is_taken_offers_to_revive_instead(
    hands: Hands, desk: Desk, qtbot: QtBot, asked: Recorder
) -> None:
    lee, other = entry_of(desk, "Lee"), entry_of(desk, "Ёлкина")
    bridge, places = hands.bridge, desk.journal.tournament.seating.places
    seat, source = places[lee], places[other]
    bridge.do(StartPlay())
    bridge.do(Bust((Out(lee, seat),)))
    line = desk.journal.seq
    bridge.do(Move(other, source, seat))
    asked.reason_given = "the cards were read again"

    assert looked_at(hands, qtbot, line) == "An undo is not possible:"
    assert hands.button("revive-instead").isVisible()
    hands.button("revive-instead").click()

    action = desk.journal.lines[-1].action
    assert isinstance(action, Revive)
    assert (action.entry, action.seat.table) == (lee, seat.table)
    assert looked_at(hands, qtbot, line) == "An undo is not possible:"
    assert not hands.button("revive-instead").isVisible()


def _rules_with_a_penalty(desk: Desk, name: str) -> int:
    """A ruling and its penalty as the dialog writes them; the first of the two lines."""
    entry, first = entry_of(desk, name), Seq(desk.journal.seq + 1)
    said = Ruled("Phone.", "One round.", "conduct", entries=(entry,))
    desk.do_all((Rule(said), Penalise(entry, "rounds", 1, ruling=first)))
    return first


def test_a_ruling_and_its_penalty_are_one_row_and_are_undone_as_one(
    hands: Hands, desk: Desk, qtbot: QtBot
) -> None:
    first = _rules_with_a_penalty(desk, "Lee")
    hands.bridge.do(Penalise(entry_of(desk, "Lee"), "warning", what="Late."))
    table, told = hands.table("journal"), "Ruling 1: One round; Lee Ann: 1 missed round"

    assert hands.cells(table, WHAT)[1] == told
    assert hands.cells(table, LINE)[:3] == [str(first + 2), f"{first}–{first + 1}", str(first - 1)]
    kinds = the(hands.page, QComboBox, "kind")
    kinds.setCurrentIndex(kinds.findData("Rule"))
    assert hands.cells(table, WHAT) == [told]
    kinds.setCurrentIndex(kinds.findData("Penalise"))
    assert hands.cells(table, WHAT)[1:] == [told]
    assert hands.page.go_to(first + 1)  # from the player's card, or a refusal that names it
    heading = the(hands.page, QLabel, "undo-heading")
    qtbot.waitUntil(lambda: not heading.text().endswith("…"))
    assert heading.text() == "2 lines written together; an undo takes back all:"
    assert the(hands.page, QLabel, "what").text() == told
    changes = the(hands.page, QLabel, "changes").text()
    assert changes == "Ruling 1 stays in the book and decides nothing\nLee Ann: the penalty is gone"
    hands.click("undo-line")

    kinds.setCurrentIndex(0)
    assert hands.cells(table, WHAT)[0] == f"Undone: {told}"
    assert _model(hands).row(2).undone
    hands.click_row(table, 2)
    qtbot.waitUntil(lambda: not heading.text().endswith("…"))
    assert heading.text() == f"This line does not count: line {first + 3} undid it."


def test_a_deed_that_comes_apart_has_two_rows(desk: Desk) -> None:
    model = JournalModel()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    first = _rules_with_a_penalty(desk, "Lee")
    model.show_journal(desk.journal, desk.people)
    together = model.rowCount()
    desk.do(TakeBackRuling(Seq(first)))
    model.show_journal(desk.journal, desk.people)

    assert (together, model.rowCount()) == (first, first + 2)
    assert [model.place(first), model.place(first + 1), model.place(99)] == [2, 1, None]


def test_a_deed_that_comes_on_top_is_one_row(desk: Desk) -> None:
    model = JournalModel()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.show_journal(desk.journal, desk.people)
    before = model.rowCount()
    first = _rules_with_a_penalty(desk, "Lee")
    model.show_journal(desk.journal, desk.people)
    second = _rules_with_a_penalty(desk, "Lee")
    model.show_journal(desk.journal, desk.people)

    assert model.rowCount() == before + 2
    assert [model.place(line) for line in (second + 1, second, first + 1, first)] == [0, 0, 1, 1]
