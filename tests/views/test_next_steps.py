"""The next steps and the answers to "why not" in words, in both languages."""

from __future__ import annotations

import re
from typing import get_args

import pytest
from msgspec.structs import replace

from director.domain.hands import LastHand
from director.domain.ids import PersonId
from director.domain.people import People, person
from director.domain.play import Away
from director.domain.seats import TableSeat
from director.host.i18n import words_for
from director.rules.floor.next_steps import NextSteps
from director.rules.floor.steps import (
    BreakDue,
    ButtonUnknown,
    FinalTable,
    Halt,
    HandForHandDue,
    HandForHandOver,
    HasWinner,
    HeldBack,
    MoveDue,
    RedrawDue,
    SeatsForAlternates,
    SeatsUnchecked,
    Step,
)
from director.rules.floor.threshold import Threshold
from director.rules.floor.why_not import Code, WhyNot, why_not
from director.rules.verdict import Verdict, article
from director.views.next_steps import StepRow, policy_line, step_rows
from director.views.why_not import SENTENCES, why_not_sentence
from tests.helpers.evening import PLAN
from tests.helpers.floor_room import FloorRoom

ENGLISH = words_for("en")
HANDS = {1: LastHand(7, 8, 9), 2: LastHand(1, 2, 3), 3: LastHand(4, 5, 6)}
PEOPLE = People([person(f"Player{n}", who=PersonId(n)) for n in range(1, 60)])


@pytest.fixture
def room() -> FloorRoom:
    """9, 9 and 6 players: two moves to table 3."""
    return FloorRoom(9, 9, 6, last=HANDS, plan=replace(PLAN, rules="tda-2024"))


def told(room: FloorRoom, *steps: Step) -> list[StepRow]:
    found = NextSteps(steps) if steps else room.steps()
    return list(step_rows(room.tournament, PEOPLE, ENGLISH, found))


def test_a_move_names_player_seats_reasons_and_effect(room: FloorRoom) -> None:
    row = told(room)[1]

    assert row.title == "1-1 Player1 → 3-7"
    assert row.why == ("Next big blind of table 1.", "Worst seat there: posts the big blind.")
    assert (row.effect, row.does, row.tables) == ("9 and 6 become 8 and 7", "Move", (1, 3))
    assert row.by.startswith("By TDA 11-A, TDA 11-D")


def test_what_staff_must_know_of_a_player_is_said(room: FloorRoom) -> None:
    room.do(Away(room.at(1, 1)))
    (move, _) = room.steps().moves
    step = _move(room, moved=2, caution="moved_lately", away=move.away)

    (row,) = told(room, step)

    assert row.why[2:] == (
        "Moved 2 times before.",
        "The last time less than half an hour ago.",
        "Absent: staff carry the chips.",
    )
    assert row.tone == "amber"


def _move(room: FloorRoom, **fields: object) -> MoveDue:
    known: dict[str, object] = {
        "entry": room.at(1, 1),
        "source": TableSeat(1, 1),
        "target": TableSeat(3, 7),
        "why": "next_big_blind",
        "counts": (9, 6),
    }
    return MoveDue(**{**known, **fields})  # type: ignore[arg-type]  # each field has its own type


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"hands": 3}, "Worst seat there: big blind in 3 hands."),
        ({"waits": True, "hands": 3}, "No better seat is open: waits for the button."),
        ({"posts_small": True}, "Only the small blind’s place is open: posts it"),
        ({}, "Lowest open seat: no hand of the table is known."),
        ({"why": "same_seat"}, "Fills the seat that came free last."),
    ],
)
def test_why_this_seat(room: FloorRoom, fields: dict[str, object], sentence: str) -> None:
    (row,) = told(room, _move(room, **fields))

    assert row.why[1].startswith(sentence)


def test_by_card_nobody_is_named(room: FloorRoom) -> None:
    (row,) = told(room, _move(room, why="high_card"))

    assert row.title == "Move by high card: table 1 → 3-7"
    assert row.why[0] == "Deal a card to each at table 1; the highest moves."


def test_each_kind_of_step_has_its_words(room: FloorRoom) -> None:
    steps: list[tuple[Step, str, str]] = [
        (HasWinner(winner=room.at(1, 2)), "Player2 wins", "End the event"),
        (HandForHandDue(players=12, paid=11), "Play hand for hand", "Begin"),
        (HandForHandOver(players=11, paid=11), "End hand for hand", "End"),
        (FinalTable(players=10, size=10, table=1, seats=10), "Form the final table", "Draw"),
        (RedrawDue(players=18, tables=(1, 2)), "Everybody draws anew: tables 1, 2", "Draw"),
        (_break(players=7), "Break table 3", "Break"),
        (_break(players=0), "Close table 3", "Close"),
        (Halt(table=3, players=6, fullest=9), "Play stops at table 3", ""),
        (HeldBack(why="hand_for_hand", moves=2), "2 moves wait", ""),
        (HeldBack(why="last_hands", moves=1), "1 move waits", ""),
        (ButtonUnknown(table=3), "Where is the button at table 3?", "Set the button"),
        (SeatsForAlternates(entries=(room.at(1, 1),), waiting=4), "Seat 1 who waits", "Seat"),
        (SeatsUnchecked(players=3, tables=(1, 2)), "3 players not seen in their seats yet", ""),
    ]

    rows = told(room, *(step for step, _, _ in steps))

    assert [(row.title, row.does) for row in rows] == [(title, does) for _, title, does in steps]
    assert [row.number for row in rows] == list(range(1, len(steps) + 1))
    assert all(row.why and row.by for row in rows)
    assert "Table 1 needs 10 chairs." in rows[3].why
    assert rows[4].by == "By the choice of the house: no book speaks of it."


def test_a_redraw_that_was_set_says_so(room: FloorRoom) -> None:
    (row,) = told(room, RedrawDue(players=18, tables=(1, 2), house=("redraw_at",)))

    assert row.by == "As it is set for this event."


@pytest.mark.parametrize(
    ("waiting", "english", "russian"),
    [
        (1, "In all 1 waits.", "Всего ждёт 1."),
        (2, "In all 2 wait.", "Всего ждут 2."),
        (5, "In all 5 wait.", "Всего ждут 5."),
        (21, "In all 21 wait.", "Всего ждёт 21."),
    ],
)
def test_how_many_wait(room: FloorRoom, waiting: int, english: str, russian: str) -> None:
    step = SeatsForAlternates(entries=(room.at(1, 1),), waiting=waiting)

    for language, sentence in (("en", english), ("ru", russian)):
        (row,) = step_rows(room.tournament, PEOPLE, words_for(language), NextSteps((step,)))
        assert row.why[1] == sentence


def _break(players: int, *, posted: bool = False, early: bool = False) -> BreakDue:
    return BreakDue(table=3, players=players, room=9, tables=2, posted=posted, early=early)


def test_a_break_says_whose_turn_it_is_and_that_the_table_may_be_needed(room: FloorRoom) -> None:
    posted, early = told(room, _break(7, posted=True), _break(7, early=True))

    assert posted.why == (
        "7 players find seats at the other tables: 9 are open.", "It is the next in the posted order.",
    )  # fmt: skip
    assert early.why[1:] == ("It was opened last.", "Somebody may still come and need a seat.")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (Threshold(2, "tight_tables", 4), "within 1 player: closer from 4 tables on, as the event set it."),
        (Threshold(3, "many_tables", 6), "within 2 players: more than 6 tables are left."),
        (Threshold(2, "few_tables", 12), "within 1 player: at most 12 tables are left."),
        (Threshold(3, "event"), "within 2 players: as the event set it."),
        (Threshold(2, "rule_set"), "within 1 player."),
    ],
)
def test_p23_the_policy_line_is_named_with_its_article_or_as_the_choice_of_the_house(
    line: Threshold, said: str
) -> None:
    by_the_book = policy_line(Verdict(line, (article("TDA 11-D"),)), ENGLISH)
    by_the_house = policy_line(Verdict(line, (), ("balance_diff",)), ENGLISH)

    assert by_the_book == f"Tables are kept {said} By TDA 11-D."
    assert by_the_house == f"Tables are kept {said} By the choice of the house."


def test_a_draw_that_would_be_refused_for_a_pair_says_so_and_has_no_button(room: FloorRoom) -> None:
    pair = (room.at(1, 1), room.at(2, 1))
    rows = told(
        room,
        BreakDue(table=3, players=6, room=9, tables=2, posted=False, early=False, inseparable=pair),
        RedrawDue(players=24, tables=(1, 2), inseparable=pair),
    )

    for row in rows:
        assert row.why[0].startswith("Player1 and Player10 cannot be kept apart: nobody can change places")
        assert (row.does, row.tone) == ("", "amber")


# ------------------------------------------------------------------ why not


def test_every_reason_has_its_sentence() -> None:
    assert set(SENTENCES) == {*get_args(Code), "held_last"}


def test_why_not_names_players_seats_and_the_article(room: FloorRoom) -> None:
    reason = why_not(room.tournament, room.now(), TableSeat(1, 4))

    assert why_not_sentence(reason, room.tournament, PEOPLE, ENGLISH) == (
        "Player4 has the big blind in 4 hands, Player1 at 1-1 sooner: in 1. [TDA 11-A]"
    )


def test_why_not_another_table_and_why_nobody(room: FloorRoom) -> None:
    other = FloorRoom(9, 8, 7, last=HANDS)
    reason = why_not(other.tournament, other.now(), TableSeat(2, 0))
    held = WhyNot("held", {"why": "last_hands"})

    assert "Table 2 has 8, table 1 has 9" in why_not_sentence(reason, other.tournament, PEOPLE, ENGLISH)
    assert why_not_sentence(held, other.tournament, PEOPLE, ENGLISH).startswith("Nobody is moved during")


FACTS: dict[str, object] = {
    "entry": 3, "other": 4, "foe": 5, "seat": TableSeat(1, 2), "target": TableSeat(3, 7), "table": 3,
    "players": 8, "most": 9, "fewest": 6, "diff": 2, "hands": 4, "sooner": 1, "times": 2, "why": "",
}  # fmt: skip


@pytest.mark.parametrize("code", get_args(Code))
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_sentence_can_be_told(room: FloorRoom, code: Code, language: str) -> None:
    text = why_not_sentence(WhyNot(code, FACTS), room.tournament, PEOPLE, words_for(language))

    assert text
    assert not re.search(r"[{}]", text)
