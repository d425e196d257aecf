"""The quick line at a table: what is typed, what would be done, and what cannot be."""

from __future__ import annotations

import pytest

from director.domain.play import Away, Back, PlayHand, SetButton
from director.domain.seats import TableSeat
from director.domain.setup import CloseTable
from director.host.i18n import words_for
from director.views.quick_line import Do, Suggestion, read
from tests.gui.floor_rooms import persons
from tests.helpers.evening import Evening
from tests.helpers.tables import TableInPlay

EN = words_for("en")
BOOK = persons(300)


def first(table: TableInPlay | Evening, line: str) -> Suggestion:
    return everything(table, line)[0]


def everything(table: TableInPlay | Evening, line: str) -> tuple[Suggestion, ...]:
    evening = table.evening if isinstance(table, TableInPlay) else table
    return read(line, evening.tournament, BOOK, EN)


@pytest.fixture
def table() -> TableInPlay:
    made = TableInPlay()
    made.hand((200, 400))
    return made


@pytest.mark.parametrize("line", ["1 next", "1 NEXT", "1  ne", "1 hand", "1 дальше", "1 раздача"])
def test_the_next_hand_with_what_it_will_be(table: TableInPlay, line: str) -> None:
    table.evening.do(Away(table.at[6]))
    found = first(table, line)

    assert found.title == "Table 1: deal the next hand"
    assert found.detail == "Button at seat 3, small blind 4, big blind 5; 6 da C.: away, the hand is dead"
    assert isinstance(found.what, Do)
    hand = found.what.action
    assert isinstance(hand, PlayHand)
    assert (hand.hand, hand.button, hand.blinds) == (3, 3, (200, 400))


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("2 next", "Table 2 has had no hand yet: draw its first button, or set it."),
        ("7 next", "There is no table 7. Open it first."),
        ("7 button 1", "There is no table 7. Open it first."),
        ("1 button 10", "There is no seat 1-10: the table has seats 1 to 9."),
        ("2 button 1", "A hand needs two players who are dealt in at table 2."),
        ("1-9 away", "Nobody who plays sits there."),
        ("1-2 back", "not marked as away"),
    ],
)
def test_what_cannot_be_says_why(table: TableInPlay, line: str, why: str) -> None:
    found = first(table, line)

    assert (found.what, found.detail) == (None, why)


def test_before_the_first_hand_of_the_event_none_is_dealt() -> None:
    evening = Evening().tables(1)
    for who in (1, 2, 3):
        evening.enter(who, (1, who))
    evening.do(SetButton(1, 1, 2, 3))

    detail = "The first hand was not dealt yet. On the floor choose nothing, then “First hand is dealt”."
    assert first(evening, "1 next").detail == detail


def test_a_game_without_a_button_has_none_to_place() -> None:
    table = TableInPlay(game="stud", last=None)

    assert first(table, "1 button 2").detail == "The game of this event has no button and no blinds."
    assert first(table, "1 next").what is None


def test_a_closed_table_has_no_hands(table: TableInPlay) -> None:
    table.evening.do(CloseTable(2))

    assert first(table, "2 next").detail == "Table 2 is closed. Open it first."


@pytest.mark.parametrize("line", ["1 button 5", "1 btn 5", "1 баттон 5", "1 бат 5"])
def test_the_button_is_placed_and_the_blinds_follow(table: TableInPlay, line: str) -> None:
    found = first(table, line)

    assert (found.title, found.detail) == ("Table 1: button to seat 5", "small blind 6, big blind 1")
    assert found.what == Do(SetButton(1, 5, 6, 1))


@pytest.mark.parametrize("line", ["1-4 away", "1.4 aw", "1-4 отошёл", "1-4 отсутствует"])
def test_somebody_is_away(table: TableInPlay, line: str) -> None:
    found = first(table, line)

    assert (found.title, found.detail) == ("Παρασκευόπουλος Τρισεύγενη is away", "1-4")
    assert found.what == Do(Away(table.at[4]))
    table.evening.do(Away(table.at[4]))
    assert first(table, line).what is None
    assert first(table, line).detail == "marked so already"


@pytest.mark.parametrize("line", ["1-4 back", "1-4 вернулся"])
def test_somebody_is_back(table: TableInPlay, line: str) -> None:
    table.evening.do(Away(table.at[4]))
    found = first(table, line)

    assert (found.title, found.detail) == ("Παρασκευόπουλος Τρισεύγενη is back", "1-4")
    assert found.what == Do(Back(table.at[4]))


def test_who_owes_a_blind_chooses_between_posting_and_waiting() -> None:
    table = TableInPlay(rules="draw-room", game="draw5", last=(6, 1, 2))
    table.evening.do(Away(table.at[3]))
    for _number in range(3):
        table.hand((200, 400))
    name, entry = "Белоконска-Вражалска Нансимир", table.at[3]
    post, wait = everything(table, "1-3 back")[:2]

    assert (post.title, post.what) == (f"{name} is back: posts 400 live, 200 dead", Do(Back(entry, "post")))
    assert (wait.title, wait.what) == (
        f"{name} is back and waits for the big blind",
        Do(Back(entry, "wait")),
    )
    assert first(table, "1-3 back wait").what == Do(Back(entry, "wait"))
    assert first(table, "1-3 вернулся ставит").what == Do(Back(entry, "post"))
    assert all(one.what is None or one.what != Do(Back(entry)) for one in everything(table, "1-3 back x"))


def test_a_dead_stack_is_nobody_who_could_be_away(table: TableInPlay) -> None:
    from director.domain.entries import Withdraw

    table.evening.do(Withdraw(table.at[4], chips="dead"), "left")

    assert first(table, "1-4 away").detail == "Nobody who plays sits there."


@pytest.mark.parametrize("line", ["12", "1-4", "next", "1 n", "1 hello", "1-4 hello", "1-4 a", "x away"])
def test_other_lines_mean_what_they_meant_before(table: TableInPlay, line: str) -> None:
    assert all(not isinstance(one.what, Do) for one in everything(table, line))


def test_the_line_that_is_proposed_can_be_done(table: TableInPlay) -> None:
    for line in ("1 next", "1 button 5", "1-4 away", "1-4 back"):
        found = first(table, line)
        assert isinstance(found.what, Do)
        table.evening.do(found.what.action)

    tournament = table.evening.tournament
    assert tournament.tables[1].hands == 3
    assert not tournament.mark(table.at[4]).away
    assert tournament.seating.at(table.at[4]) == TableSeat(1, 4)
