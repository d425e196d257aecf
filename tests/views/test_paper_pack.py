"""What stands in the paper pack, and in the lists of who is left and who waits."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.domain.breaking import SetBreakingOrder
from director.domain.busts import Bust, Out
from director.domain.counting import CountChips
from director.domain.entries import Register, Withdraw
from director.domain.hand_for_hand import HandDone, StartHandForHand
from director.domain.ids import EntryId, PersonId
from director.domain.people import People, person
from director.domain.plan import Offer
from director.domain.play import Away, SetButton, StartPlay
from director.domain.seating import FixSeat, KeepApart
from director.domain.seats import TableSeat
from director.domain.setup import LockSeats, OpenTables, SetUp
from director.domain.structure import Structure, Window
from director.host.i18n import words_for
from director.rules import clock_steps
from director.views.paper_pack import IN_LINES, PaperPack, pack_part, paper_pack
from director.views.papers import table_sheets
from director.views.player_papers import alternates_list, players_left
from tests.helpers.clock_room import Room, club, minutes
from tests.helpers.evening import PLAN

PRINTED = "2026-12-05T15:42:00.000Z"
EN, RU = words_for("en"), words_for("ru")
PEOPLE = People(person(f"Lee{chr(90 - n)}", "Ann", who=PersonId(n)) for n in range(1, 26))


def room(structure: Structure | None = None) -> Room:
    """Two tables of nine with seven and five players, the first hand dealt."""
    made = Room(structure)
    made.do(OpenTables((1, 2), 9))
    for n in range(1, 13):
        made.do(Register(PersonId(n), 100_000, 10_000, 10_000, TableSeat(1 + n % 2, 1 + n // 2)))
    made.do(StartPlay())
    return made


def at(made: Room, table: int, seat: int) -> EntryId:
    holder = made.tournament.seating.holder(TableSeat(table, seat))
    assert holder is not None
    return holder


def pack(made: Room, language: str = "en") -> PaperPack:
    return paper_pack(made.journal, PEOPLE, words_for(language), PRINTED, made.now)


def facts(rows: tuple[tuple[str, str], ...]) -> dict[str, str]:
    return {name: value.replace("\xa0", " ") for name, value in rows}


def test_the_clock_and_the_levels_that_come_with_their_times_on_the_wall() -> None:
    made = room(club())
    made.step(clock_steps.start)
    made.passes(minutes(25))
    shown = pack(made)

    told = facts(shown.clock)
    assert told["Time of day"] == "15:25"
    assert told["Now"] == "Level 2"
    assert told["Time left"] == "15:00"
    assert told["Ends at"] == "15:40"
    assert told["Next break"] == "Break · 15:40 · 15:00"
    assert told["Chips that leave next"] == "25"
    assert [(row.name, row.starts, row.minutes) for row in shown.levels] == [
        ("Level 2", "", "20"),
        ("Break", "15:40", "15"),
        ("Level 3", "15:55", "20"),
        ("Level 4", "16:15", "20"),
        ("End of the day", "16:35", ""),
    ]
    assert shown.levels[1].note == "colour-up 25 · dinner"
    assert shown.part == pack_part(made.journal, made.now, EN) == "Level 2"


def test_while_the_clock_stands_the_times_are_about() -> None:
    made = room(club())
    made.step(clock_steps.start)
    made.passes(minutes(5))
    made.step(clock_steps.pause)
    shown = pack(made)

    assert facts(shown.clock)["Now"] == "Level 1 · Paused"
    assert "Ends at" not in facts(shown.clock)
    assert shown.levels[1].starts == "≈ 15:20"


def test_after_the_day_the_next_one_has_no_times() -> None:
    made = room(club())
    made.step(clock_steps.start)
    made.passes(minutes(100))
    shown = pack(made)

    assert [(row.name, row.starts) for row in shown.levels] == [("End of the day", "")]
    assert "Time left" not in facts(shown.clock)


def test_without_a_schedule_there_is_no_clock_but_the_room() -> None:
    shown = pack(room())

    assert (shown.clock, shown.levels, shown.part) == ((), (), "")
    assert pack_part(room().journal, room().now, EN) == ""
    assert [table.players for table in shown.tables] == [6, 6]


def test_the_figures_of_the_room() -> None:
    made = room()
    made.do(SetUp(replace(PLAN, places_paid=3, dead_stacks=True)))
    out = at(made, 1, 2)
    made.do(Bust((Out(out, TableSeat(1, 2)),)))
    made.do(Withdraw(at(made, 2, 1), chips="dead"), "ill")
    made.do(StartHandForHand())
    made.do(HandDone(2, 1))
    told = facts(pack(made).sums)

    assert told["Players left"] == "10 of 12"
    assert told["Tables"] == "2"
    assert told["Dead stacks"] == "1"
    assert told["Places paid"] == "3"
    assert told["Chips expected"] == "120,000"
    assert told["Average stack"] == "12,000"
    assert told["Hand for hand"] == "hand 1"
    assert told["Tables done"] == "2"


def test_what_is_not_known_is_said_so() -> None:
    made = room()
    assert facts(pack(made).sums)["Places paid"] == "not known yet"
    made.do(StartHandForHand())
    assert facts(pack(made).sums)["Tables done"] == "none"


def test_a_table_with_button_markers_counts_locked_and_empty_seats() -> None:
    made = room()
    made.do(SetButton(1, 2, 3, 9))
    made.do(LockSeats(1, (8,)))
    made.do(Away(at(made, 1, 4)))
    stacks = tuple((at(made, 1, seat), 1_000 * seat) for seat in range(2, 8))
    made.do(CountChips(1, sum(chips for _, chips in stacks), stacks))
    out = at(made, 1, 5)
    made.do(Bust((Out(out, TableSeat(1, 5)),)))
    (table, other) = pack(made).tables

    assert (table.number, table.players) == (1, 5)
    assert table.note.startswith("1 hand · 27,000 at 15:00")
    by_seat = {chair.seat: chair for chair in table.chairs}
    assert by_seat[2].signs == "D"
    assert by_seat[2].stack == "2,000"
    assert by_seat[4].signs == "away"
    assert by_seat[5].name == ""
    assert by_seat[8].locked
    assert by_seat[9].signs == "BB"
    assert other.note == ""
    assert all(chair.stack == "" for chair in other.chairs)


def test_before_the_first_hand_every_stack_is_as_it_was_handed_out() -> None:
    made = Room()
    made.do(OpenTables((1,), 9))
    made.do(Register(PersonId(1), 0, 0, 10_000, TableSeat(1, 1)))

    assert pack(made).tables[0].chairs[0].stack == "10,000"


def test_a_dead_stack_says_so() -> None:
    made = room()
    made.do(SetUp(replace(PLAN, dead_stacks=True)))
    made.do(Withdraw(at(made, 2, 1), chips="dead"), "ill")

    assert pack(made).tables[1].chairs[0].signs == "dead stack"


def test_what_the_floor_must_know() -> None:
    made = room()
    one, other = at(made, 1, 2), at(made, 1, 3)
    made.do(FixSeat(one, seat=2))
    made.do(KeepApart(one, other))
    made.do(LockSeats(2, (8, 9)))
    made.do(SetBreakingOrder((2, 1)))

    assert pack(made).notes == (
        ("Fixed seat", "LeeX Ann: seat 2 at any table"),
        ("Not at one table", "LeeX Ann and LeeV Ann"),
        ("Locked seats", "2-8, 2-9"),
        ("Tables break in this order", "2, 1"),
    )


@pytest.mark.parametrize(
    ("late", "reentry", "settled"), [(1, None, True), (3, None, False), (1, 3, False), (1, 1, True)]
)
def test_places_are_written_before_hand_only_once_nobody_can_enter(
    late: int, reentry: int | None, settled: bool
) -> None:
    offer = None if reentry is None else Offer(1, 0, 1)
    windows = {"late_registration": Window(late), "reentry": Window(reentry or 3)}
    made = room(replace(club(), **windows))
    made.do(SetUp(replace(PLAN, reentry=offer)))
    made.step(clock_steps.start)
    made.passes(minutes(25))
    shown = pack(made)

    assert len(shown.out) == 11
    assert (shown.out[0] == "12", shown.late == 0) == (settled, settled)
    assert shown.late in (0, IN_LINES)


def test_alternates_stand_in_their_order() -> None:
    made = room()
    for n in (20, 15):
        made.do(Register(PersonId(n), 100_000, 10_000, 10_000))
    listed = alternates_list(made.journal, PEOPLE, EN, PRINTED)

    assert [(row.turn, row.name, row.chips) for row in listed.rows] == [
        (1, "LeeF Ann", "10,000"),
        (2, "LeeK Ann", "10,000"),
    ]
    assert pack(made).waiting == listed.rows
    assert listed.rows[0].since == "15:00"


def test_players_left_are_those_who_are_in_by_name_with_seat_count_and_moves() -> None:
    made = room()
    made.do(Bust((Out(at(made, 1, 2), TableSeat(1, 2)),)))
    made.do(CountChips(1, 9_000, ((at(made, 1, 3), 9_000),)))
    made.do(Register(PersonId(20), 100_000, 10_000, 10_000))
    listed = players_left(made.journal, PEOPLE, EN, PRINTED)

    assert listed.total == "12 of 13"
    assert [row.name for row in listed.rows] == sorted(row.name for row in listed.rows)
    found = {row.name: row for row in listed.rows}
    assert "LeeX Ann" not in found
    assert (found["LeeF Ann"].seat, found["LeeF Ann"].chips) == ("", "")
    assert (found["LeeV Ann"].seat, found["LeeV Ann"].chips) == ("1-3", "9,000")
    assert found["LeeV Ann"].moves == ""


def test_the_seating_by_table_shows_buttons_and_nobody_who_is_out() -> None:
    made = room()
    made.do(SetButton(1, 2, 3, 4))
    made.do(Bust((Out(at(made, 1, 3), TableSeat(1, 3)),)))
    chairs = {chair.seat: chair for chair in table_sheets(made.journal, PEOPLE, EN, PRINTED).tables[0].chairs}

    assert [chairs[seat].signs for seat in (2, 3, 4)] == ["D", "SB", "BB"]
    assert chairs[3].name == ""


def test_a_pack_in_russian() -> None:
    made = room(club())
    made.step(clock_steps.start)
    shown = pack(made, "ru")

    assert shown.part == "Уровень 1"
    assert paper_pack(made.journal, PEOPLE, RU, PRINTED, made.now) == shown
