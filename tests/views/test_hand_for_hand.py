"""Hand for hand in words: sentences, refusals, the board, the strip, the quick line, the clock."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from director.domain.clock import Clock
from director.domain.hand_for_hand import EndHandForHand, HandDone, NextHand
from director.domain.refusal import Impossible
from director.domain.seats import TableSeat
from director.domain.tournament import Tournament
from director.host.i18n import words_for
from director.rules import clock_steps
from director.rules.policy import objections
from director.views.bubble_count import bubble_count, differing_words
from director.views.clock_face import ClockFace, clock_face
from director.views.hand_for_hand_board import Board, board, shares_words
from director.views.hand_for_hand_line import ShowBoard, Together, make_step
from director.views.money_words import to_money_words
from director.views.quick_line import Do, Suggestion, read
from director.views.reconciliation import reconciliation
from director.views.refusals import RefusalTelling
from director.views.wording import Telling
from tests.helpers.clock_room import minutes
from tests.helpers.hand_for_hand import Together as Room

EN = words_for("en")


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    made = Room(tmp_path)
    yield made
    made.desk.venue.close()


def told(room: Room) -> str:
    journal = room.desk.journal
    text = Telling(journal, room.desk.people, EN).line(journal.lines[-1])
    return text.replace("\xa0", " ")


def shown(room: Room) -> Board:
    return board(state(room), room.desk.people, room.computer.now(), EN)


def state(room: Room) -> Tournament:
    return room.desk.journal.tournament


def face(room: Room) -> ClockFace:
    found = clock_face(state(room), room.computer.now(), EN)
    assert found is not None
    return found


def line(room: Room, text: str) -> list[Suggestion]:
    return list(read(text, state(room), room.desk.people, EN, room.computer.now()))


# ------------------------------------------------------------------ sentences and refusals


def test_each_step_says_what_became_of_the_clock(room: Room) -> None:
    room.begins()
    assert told(room) == "Hand for hand from this hand on. Clock paused: level 1, 17:30 left"
    room.done(2)
    assert told(room) == "Hand 1 is over at table 2"
    room.done(1, 3)
    room.deals()
    assert told(room) == (
        "Hand 1 is over everywhere, hand 2 is dealt. 2:00 off the clock for a hand: level 1, 15:30 left"
    )
    room.desk.do(EndHandForHand(2), "enough", overrule=True)
    assert told(room) == "Hand for hand ended with hand 2"


def test_what_speaks_against_it_names_tables_players_and_article(room: Room) -> None:
    room.begins()
    room.done(2)
    telling = RefusalTelling(Telling(room.desk.journal, room.desk.people, EN))

    def against(action: NextHand | EndHandForHand) -> str:
        return telling.objections(objections(room.desk.journal, action)).replace("\xa0", " ")

    assert against(NextHand(1)) == "Tables that are still playing the hand: 1, 3. [house choice]"
    assert against(EndHandForHand(1)).splitlines()[1] == (
        "Players left: 9, places paid: 8. The bubble has not burst. [house choice]"
    )
    step = clock_steps.hand_off(state(room), room.computer.now(), minutes(2))
    assert telling.objections(objections(room.desk.journal, step)).endswith("[WSOP-T 126-c]")
    with pytest.raises(Impossible) as stale:
        room.desk.do(HandDone(1, 7))
    assert telling.impossible(stale.value) == (
        "Hand 7 is not the one being played: it is hand 1 by now. Look again."
    )


# ------------------------------------------------------------------ the board


def test_before_it_begins_the_board_shows_who_would_play(room: Room) -> None:
    now = shown(room)

    assert (now.round, now.title, now.since, now.done) == (0, "Hand for hand has not begun", "", False)
    assert now.left == "9 players left · 8 places paid · 1 to the money"
    assert [(tile.table, tile.players, tile.time) for tile in now.tiles] == [
        (1, 3, ""),
        (2, 3, ""),
        (3, 3, ""),
    ]


def test_the_slowest_are_marked_once_half_the_tables_are_done(room: Room) -> None:
    room.begins()
    room.done(2, after=40)
    room.computer.passes(8_000)
    first = shown(room)
    assert (first.title, first.since) == ("Hand 1: 1 of 3 tables done", "0:48")
    assert [(tile.time, tile.done, tile.slow) for tile in first.tiles] == [
        ("0:48", False, False), ("0:40", True, False), ("0:48", False, False),
    ]  # fmt: skip

    room.done(1, after=12)
    assert [tile.slow for tile in shown(room).tiles] == [False, False, True]

    room.done(3, after=30)
    last = shown(room)
    assert (last.done, last.playing) == (True, ())
    assert [(tile.time, tile.slow) for tile in last.tiles] == [
        ("1:00", False),
        ("0:40", False),
        ("1:30", True),
    ]


def test_where_all_tables_took_as_long_none_was_slow(room: Room) -> None:
    room.begins()
    room.computer.passes(20_000)
    for table in (1, 2, 3):
        room.done(table)

    assert shown(room).done
    assert [(tile.time, tile.slow) for tile in shown(room).tiles] == [("0:20", False)] * 3


def test_who_is_out_in_the_hand_stands_with_who_shares(room: Room) -> None:
    room.begins()
    room.out(1, 1, 5_000)
    assert [(row.place, row.seat, row.stack, row.shares) for row in shown(room).out] == [
        ("9th", "1-1", "5,000", 1)
    ]
    assert shares_words(shown(room).out[0], EN) == ""
    room.out(2, 2)

    now = shown(room)
    assert [(row.place, row.seat, row.stack) for row in now.out] == [
        ("8th–9th", "1-1", "5,000"), ("8th–9th", "2-2", ""),
    ]  # fmt: skip
    assert shares_words(now.out[1], EN) == "shares with 1 other"
    assert now.left == "7 players left · 8 places paid · In the money"


def test_without_places_paid_nobody_says_how_far_the_money_is(room: Room) -> None:
    room.sets(0)
    assert shown(room).left == "9 players left"


# ------------------------------------------------------------------ the strip


def test_p1_the_strip_counts_players_three_ways_while_it_matters(tmp_path: Path) -> None:
    room = Room(tmp_path, paid=6)
    assert [count.id for count in reconciliation(state(room), EN)] == ["seats", "chips", "money"]

    room.begins()
    count = reconciliation(state(room), EN)[-1]
    assert (count.id, count.agrees) == ("bubble", True)
    assert count.text == "9 players left · 3 to the money · Hand 1: 0 of 3 tables done"
    room.out(1, 1, 5_000)
    room.out(1, 2, 6_000)
    room.desk.do(EndHandForHand(1), "as announced", overrule=True)
    count = reconciliation(state(room), EN)[-1]
    assert (count.text, count.short) == ("7 players left · 1 to the money", "1 to the money")
    room.desk.venue.close()


def test_counts_that_part_are_said_and_lead_to_the_table(room: Room) -> None:
    room.begins()
    tournament = state(room)
    gone = tournament.seating.players(2)[1]
    broken = replace(tournament, entries=tournament.entries.delete(gone))

    count = bubble_count(broken, EN)

    assert count is not None
    assert (count.agrees, count.wrong) == (False, (TableSeat(2, 1), TableSeat(2, 2), TableSeat(2, 3)))
    text = "Players left: 8 by the entries, 9 by seats, 9 at the tables"
    assert count.text == f"{text}. Look at table 2 · Hand 1: 0 of 3 tables done"
    assert not board(broken, room.desk.people, room.computer.now(), EN).agrees
    lost = replace(
        tournament, seating=replace(tournament.seating, tables=tournament.seating.tables.delete(3))
    )
    assert differing_words(lost, EN) == "Players left: 9 by the entries, 9 by seats, 6 at the tables"


def test_places_that_nobody_announced_are_not_told(room: Room) -> None:
    room.sets(0)
    room.begins()
    count = bubble_count(state(room), EN)
    assert count is not None
    assert count.text == "9 players left · Hand 1: 0 of 3 tables done"
    assert (to_money_words(0, EN), to_money_words(2, EN)) == ("In the money", "2 to the money")


# ------------------------------------------------------------------ the clock


def test_the_clock_looks_as_the_event_stands(room: Room) -> None:
    now = face(room)
    assert (now.look, now.state, now.to_money, now.paid) == (
        "bubble", "Bubble: 1 to the money", "1 to the money", "8",
    )  # fmt: skip

    room.begins()
    now = face(room)
    assert (now.look, now.state, now.hand) == ("hand_for_hand", "Hand for hand", "Hand 1: 0 of 3 tables done")

    room.out(1, 1, 5_000)
    assert (face(room).look, face(room).to_money) == ("hand_for_hand", "")
    room.done(1, 2, 3)
    room.desk.clock(lambda tournament, at: make_step("end", tournament, at))
    now = face(room)
    assert (now.look, now.state, now.time, now.hand) == ("in_the_money", "In the money", "15:30", "")

    room.desk.clock(clock_steps.pause)
    assert face(room).look == "paused"
    room.desk.clock(clock_steps.to_break)
    assert face(room).look != "in_the_money"


def test_far_from_the_money_the_clock_is_as_ever(tmp_path: Path) -> None:
    room = Room(tmp_path, paid=4)
    assert (face(room).look, face(room).state, face(room).paid) == ("level", "", "4")
    room.sets(0)
    assert face(room).paid == ""
    room.desk.venue.close()


# ------------------------------------------------------------------ the quick line


def test_hfh_begins_it_and_says_what_the_clock_does(room: Room) -> None:
    first, second = line(room, "hfh")[:2]

    assert (first.title, first.what) == ("Hand for hand from this hand on", Together("start"))
    assert first.detail == "The clock stops: level 1, 17:30 left."
    assert second.what == ShowBoard()
    for text in ("hand for hand", "hand for", "РВР", "рука в руку"):
        assert line(room, text)[0].what == Together("start"), text
    assert all(one.what != Together("start") for one in line(room, "hand"))
    assert line(room, "hfh next") == []


def test_hfh_goes_on_and_ends(room: Room) -> None:
    room.begins()
    room.done(1, 2)

    found = line(room, "hfh")
    assert [one.what for one in found[:3]] == [ShowBoard(), Together("next"), Together("end")]
    assert found[0].detail == "Hand 1: 2 of 3 tables done"
    assert found[1].detail == (
        "2:00 off the clock: level 1, 15:30 left. Tables that are still playing the hand: 3."
    )
    assert found[2].detail == (
        "The clock goes on: level 1, 17:30 left. Tables that are still playing the hand: 3. "
        "Players left: 9, places paid: 8. The bubble has not burst."
    )
    room.done(3)
    assert [one.what for one in line(room, "hfh end")] == [Together("end")]
    assert line(room, "рвр конец")[0].detail.startswith(
        "2:00 off the clock, and it goes on: level 1, 15:30 left."
    )
    assert [one.what for one in line(room, "hfh next")] == [Together("next")]


def test_without_a_clock_the_preview_says_nothing_of_it(room: Room) -> None:
    bare = replace(state(room), clock=None, structure=None)
    found = read("hfh", bare, room.desk.people, EN, room.computer.now())
    assert (found[0].what, found[0].detail) == (Together("start"), "")
    assert isinstance(state(room).clock, Clock)


def test_a_number_and_done_tick_a_table_off(room: Room) -> None:
    assert [(one.what, one.detail) for one in line(room, "2 done")] == [
        (None, "Play does not go hand for hand.")
    ]
    room.begins()

    found = line(room, "2 done")
    assert [(one.title, one.detail, one.what) for one in found] == [
        ("Table 2 has finished the hand", "still playing: 1, 3", Do(HandDone(2, 1)))
    ]
    assert line(room, "2 готов")[0].what == Do(HandDone(2, 1))
    assert [one.what for one in line(room, "7 done")] == [None]
    room.done(1, 2)
    assert line(room, "2 do")[0].detail == "Hand 1 is over at table 2 already."
    assert line(room, "3 done")[0].detail == "all tables are done then"


def test_before_the_first_hand_and_after_the_last_it_means_little(room: Room) -> None:
    early = replace(state(room), started=False)
    found = read("hfh", early, room.desk.people, EN, room.computer.now())
    assert found[0].what == ShowBoard() or found[0].what is None
    assert "The first hand was not dealt yet" in " ".join(one.detail for one in found)
    over = replace(state(room), winner=next(iter(state(room).entries)))
    assert read("hfh", over, room.desk.people, EN, room.computer.now()) == ()
