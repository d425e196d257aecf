"""The floor as rows: what is shown of tables and chairs, and how little is made anew."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.domain.entries import Withdraw
from director.domain.ids import EntryId, PersonId, Seq
from director.domain.penalties import ServePenalty
from director.domain.people import People
from director.domain.play import StartPlay
from director.domain.seating import FixSeat, KeepApart, Move
from director.domain.seats import TableSeat
from director.domain.setup import CloseTable, LockSeats, UnlockSeats
from director.domain.tournament import Need, Tournament
from director.host.i18n import Words, words_for
from director.rules.penalties import propose_penalty
from director.views.entry_card import entry_card
from director.views.floor import Floor, FloorTable, floor_row, floor_tables, seat_sentence, short_name
from director.views.floor_facts import (
    find_places,
    find_players,
    need_text,
    room_facts,
    seat_facts,
    table_facts,
)
from tests.gui.floor_rooms import persons, room, somebody, with_dead_stack, without
from tests.helpers.evening import Evening

EN = words_for("en")
BOOK = persons(400)


def floor_of(tournament: Tournament, previous: Floor | None = None, people: People = BOOK) -> Floor:
    return floor_tables(tournament, people, EN, previous)


def table_of(floor: Floor, number: int) -> FloorTable:
    table = floor.table(number)
    assert table is not None
    return table


def changed(before: Floor, after: Floor) -> list[int]:
    """Numbers of the tables that are other objects than before."""
    return [t.number for t in after.tables if t is not before.table(t.number)]


def moved(tournament: Tournament, player: int, place: TableSeat) -> Tournament:
    seating = tournament.seating.without(EntryId(player)).with_seat(EntryId(player), place)
    return replace(tournament, seating=seating)


# ---------------------------------------------------------------- what is shown


def test_a_table_shows_who_sits_where_and_which_chairs_are_free() -> None:
    table = table_of(floor_of(room(2, 5)[0]), 1)
    assert [(seat.seat, seat.name) for seat in table.seats if seat.entry] == [
        (1, "Иванов Пётр"),
        (2, "Белоконска-Вражалска Нансимир"),
        (3, "斎藤 健一"),
    ]
    assert (table.count, table.open_seats) == (3, 6)


def test_tables_stand_in_the_order_of_their_numbers() -> None:
    evening = Evening().tables(5, 2, 9)
    assert [t.number for t in floor_of(evening.tournament).tables] == [2, 5, 9]


def test_the_tone_says_how_far_a_table_is_from_the_fullest() -> None:
    tournament = without(room(5, 45)[0], 2, 3, 8, 4, 9, 14, 5, 10, 15, 20, 25, 30, 35, 40, 45)
    floor = floor_of(tournament)
    assert floor.fullest == 9
    assert [(t.count, t.tone, t.short_by) for t in floor.tables] == [
        (9, "full", 0),
        (8, "even", 1),
        (7, "short", 2),
        (6, "far", 3),
        (0, "empty", 9),
    ]


def test_the_tone_follows_when_another_table_becomes_the_fullest() -> None:
    before = floor_of(room(3, 24)[0])
    assert {t.tone for t in before.tables} == {"full"}
    fuller = moved(room(3, 24)[0], 2, TableSeat(1, 9))
    after = floor_of(fuller, before)
    assert [t.tone for t in after.tables] == ["full", "short", "even"]


def test_a_closed_table_does_not_count_as_short() -> None:
    evening = Evening().tables(1, 2)
    evening.do(CloseTable(2))
    table = table_of(floor_of(evening.tournament), 2)
    assert table.closed
    assert (table.open_seats, table.short_by) == (0, 0)


def test_locked_and_kept_chairs_are_marked_and_are_not_free() -> None:
    tournament, _ = room(2, 3, locked=[TableSeat(1, 9)], kept=[(2, TableSeat(1, 8))])
    table = table_of(floor_of(tournament), 1)
    assert table.seats[8].locked
    assert table.seats[7].reserved_for == "Lee Ann"
    assert table.open_seats == 5


def test_whoever_sits_on_the_chair_kept_for_him_is_marked_and_the_chair_is_not_kept_any_more() -> None:
    tournament, _ = room(2, 3, kept=[(2, TableSeat(1, 8))])
    table = table_of(floor_of(moved(tournament, 2, TableSeat(1, 8))), 1)
    assert table.seats[7].fixed
    assert table.seats[7].reserved_for == ""


def test_a_dead_stack_is_shown_as_one() -> None:
    table = table_of(floor_of(with_dead_stack(room(1, 3)[0], 2)), 1)
    assert [seat.dead for seat in table.seats[:3]] == [False, True, False]
    assert seat_sentence(table, table.seats[1], EN) == "1-2: dead stack of Lee Ann"


@pytest.mark.parametrize(
    ("family", "given", "short"),
    [
        ("Иванов", "Пётр", "Иванов П."),
        ("da Conceição", "Gael Henrique", "da Conceição G."),
        ("斎藤", "健一", "斎藤 健一"),
        ("כהן", "דוד", "כהן דוד"),
        ("김", "민준", "김 민준"),
        ("Σωκράτης", "", "Σωκράτης"),
    ],
)
def test_a_name_is_shortened_only_where_the_script_has_initials(family: str, given: str, short: str) -> None:
    assert short_name(somebody(1, family, given, "")) == short


def test_namesakes_are_told_apart_on_the_map_too() -> None:
    book = People(
        [
            somebody(1, "Иванов", "Пётр", "1987"),
            somebody(2, "Иванов", "Петр", "2001"),
            somebody(3, "Lee", "Ann", ""),
        ]
    )
    table = table_of(floor_of(room(1, 3)[0], people=book), 1)
    assert [seat.short_name for seat in table.seats[:3]] == ["Иванов П. 1987", "Иванов П. 2001", "Lee A."]
    assert table.seats[0].name == "Иванов Пётр (1987)"


def test_who_would_read_like_another_of_the_table_stands_there_with_the_whole_name() -> None:
    book = People(
        [
            somebody(1, "Smith", "John", ""),
            somebody(2, "Smith", "John Paul", ""),
            somebody(3, "Lee", "Ann", ""),
            somebody(4, "Smith", "Jane", ""),
        ]
    )
    floor = floor_of(room(2, 4)[0], people=book)

    shown = {seat.short_name for number in (1, 2) for seat in table_of(floor, number).seats if seat.entry}

    assert "Lee A." in shown
    assert {name for name in shown if name.startswith("Smith")} <= {
        "Smith John", "Smith John Paul", "Smith Jane", "Smith J.",
    }  # fmt: skip
    for number in (1, 2):
        names = [seat.short_name for seat in table_of(floor, number).seats if seat.entry]
        assert len(names) == len(set(names)), "at one table nobody reads like another"


def test_somebody_erased_from_the_address_book_is_shown_by_number() -> None:
    table = table_of(floor_of(room(1, 1)[0], people=People()), 1)
    assert table.seats[0].name == "Entry 1"


# ---------------------------------------------------------------- what is made anew


def test_nothing_is_made_anew_when_nothing_changed() -> None:
    tournament = room(20, 150)[0]
    before = floor_of(tournament)
    assert changed(before, floor_of(tournament, before)) == []


def test_a_move_changes_two_tables_and_no_other() -> None:
    tournament = room(20, 150)[0]
    before = floor_of(tournament)
    after = floor_of(moved(tournament, 1, TableSeat(15, 9)), before)
    assert changed(before, after) == [1, 15]
    assert [(t.number, t.seats) for t in after.tables] == [
        (t.number, t.seats) for t in floor_of(moved(tournament, 1, TableSeat(15, 9))).tables
    ]


def test_a_new_entry_without_a_seat_changes_no_table() -> None:
    tournament = room(20, 150)[0]
    before = floor_of(tournament)
    more = replace(tournament, entries=tournament.entries.set(EntryId(999), tournament.entries[EntryId(1)]))
    assert changed(before, floor_of(more, before)) == []


def test_a_lock_and_a_need_change_their_own_table_only() -> None:
    evening = Evening().tables(*range(1, 6))
    entry = evening.enter(1, (2, 2))
    before = floor_of(evening.tournament)
    evening.do(LockSeats(3, (4,)))
    locked = floor_of(evening.tournament, before)
    assert changed(before, locked) == [3]
    evening.do(FixSeat(entry, 5, 1))
    kept = floor_of(evening.tournament, locked)
    assert changed(locked, kept) == [2, 5]
    evening.do(UnlockSeats(3, (4,)))
    assert changed(kept, floor_of(evening.tournament, kept)) == [3]


def test_a_person_corrected_changes_the_table_where_he_sits() -> None:
    tournament = room(20, 150)[0]
    before = floor_of(tournament)
    book = BOOK.with_([replace(BOOK.find(PersonId(5)), given="Anna")])
    after = floor_of(tournament, before, book)
    assert changed(before, after) == [5]
    assert table_of(after, 5).seats[0].name.endswith("Anna")


def test_a_namesake_who_comes_changes_how_the_other_is_shown() -> None:
    tournament = room(20, 150)[0]
    before = floor_of(tournament)
    book = BOOK.with_([somebody(900, "Lee", "Ann", "2002")])
    after = floor_of(tournament, before, book)
    assert changed(before, after) == [2]
    assert table_of(after, 2).seats[0].short_name == "Lee A. 1987"
    gone = floor_of(tournament, after, book.without(PersonId(900)))
    assert table_of(gone, 2).seats[0].short_name == "Lee A."


def test_another_language_makes_all_anew() -> None:
    tournament = room(3, 5)[0]
    before = floor_of(tournament)
    assert len(floor_tables(tournament, BOOK, words_for("ru"), before).tables) == 3


# ---------------------------------------------------------------- in words


def test_each_table_is_a_sentence() -> None:
    tournament = without(room(4, 36)[0], 2, 6, 3, 7, 11, 15, 19, 23, 27, 31, 35)
    rows = [floor_row(table, EN) for table in floor_of(tournament).tables]
    assert [row.text for row in rows] == [
        "Table 1, 9 of 9",
        "Table 2, 7 of 9, short by 2",
        "Table 3, nobody of 9",
        "Table 4, 9 of 9",
    ]
    assert [row.state for row in rows] == ["", "▲ 2", "empty", ""]


def test_each_chair_is_a_sentence() -> None:
    tournament, _ = room(1, 2, locked=[TableSeat(1, 3)], kept=[(2, TableSeat(1, 4))])
    table = table_of(floor_of(tournament), 1)
    assert [seat_sentence(table, seat, EN) for seat in table.seats[:5]] == [
        "1-1: Иванов Пётр",
        "1-2: Lee Ann",
        "1-3: locked",
        "1-4: kept for Lee Ann",
        "1-5: free",
    ]


def facts(words: Words, evening: Evening, place: tuple[int, int], people: People = BOOK) -> dict[str, str]:
    found = seat_facts(evening.tournament, people, words, TableSeat(*place))
    assert found is not None
    return {fact.label: fact.value for fact in found.facts}


def test_of_a_player_everything_known_is_said() -> None:
    evening = Evening().tables(1, 2)
    one, other = evening.enter(1, (1, 1)), evening.enter(2, (2, 2))
    evening.do(FixSeat(one, 1, None))
    evening.do(KeepApart(one, other))
    assert facts(EN, evening, (1, 1)) == {
        "No.": "1",
        "Stack": "10,000",
        "Registered": "18:00",
        "Country": "RUS",
        "Club": "Ace",
        "Born": "2 Mar 1987",
        "Needs": "table 1 only",
        "Apart from": "Lee Ann",
    }


def test_of_a_free_chair_it_is_said_for_whom_it_is_kept() -> None:
    evening = Evening().tables(1)
    evening.do(FixSeat(evening.enter(1), 1, 4))
    assert facts(EN, evening, (1, 4)) == {"Kept for": "Иванов Пётр"}
    assert facts(EN, evening, (1, 5)) == {}
    assert seat_facts(evening.tournament, BOOK, EN, TableSeat(1, 10)) is None
    assert seat_facts(evening.tournament, BOOK, EN, TableSeat(8, 1)) is None


def test_a_dead_stack_says_that_its_player_has_gone() -> None:
    evening = Evening().tables(1)
    entry = evening.enter(1, (1, 1))
    evening.enter(2, (1, 2))
    evening.do(StartPlay())
    evening.do(Withdraw(entry, chips="dead"), "went home")
    assert facts(EN, evening, (1, 1))["State"] == "withdrawn, dead stack"


def test_of_a_table_and_of_the_room_the_figures_are_said() -> None:
    tournament = without(room(3, 27, locked=[])[0], 2, 5)
    table = table_facts(tournament, EN, 2)
    assert table is not None
    assert [(f.label, f.value) for f in table.facts] == [
        ("Players", "7 of 9"),
        ("Free seats", "2"),
        ("Opened", "as number 2"),
    ]
    seen = room_facts(tournament, EN)
    assert (seen.tables, seen.unseated, seen.short) == (3, 2, 1)
    assert [(f.label, f.value) for f in seen.facts] == [
        ("Open tables", "3"),
        ("Seats", "27"),
        ("Seated", "25"),
        ("Without a seat", "2"),
        ("Short tables", "1"),
    ]
    assert table_facts(tournament, EN, 77) is None


@pytest.mark.parametrize(
    ("need", "text"),
    [
        (None, ""),
        (Need(3, 4), "seat 3-4 only"),
        (Need(3, None), "table 3 only"),
        (Need(None, 4), "seat 4 at any table"),
    ],
)
def test_a_need_is_said_in_words(need: Need | None, text: str) -> None:
    assert need_text(need, EN) == text


# ---------------------------------------------------------------- finding


def test_a_place_is_found_by_code_by_table_or_by_name() -> None:
    tournament = room(20, 150)[0]
    assert find_places(tournament, BOOK, EN, "12-4") == [TableSeat(12, 4)]
    assert find_places(tournament, BOOK, EN, "12-40") == []
    assert find_places(tournament, BOOK, EN, "12") == [TableSeat(12, 0)]
    assert TableSeat(1, 1) in find_places(tournament, BOOK, EN, "иванов петр")
    assert find_places(tournament, BOOK, EN, "nobody at all") == []
    assert find_places(tournament, BOOK, EN, "²²²²²") == []


def test_only_players_of_this_event_are_found() -> None:
    tournament = room(2, 1)[0]
    assert [player.name for player in find_players(tournament, BOOK, EN, "и")] == ["Иванов Пётр"]
    assert find_players(tournament, BOOK, EN, "Lee") == []


def test_moves_of_the_evening_are_what_the_map_shows() -> None:
    evening = Evening().tables(1, 2)
    entry = evening.enter(1, (1, 1))
    evening.do(Move(entry, TableSeat(1, 1), TableSeat(2, 5)))
    floor = floor_of(evening.tournament)
    assert table_of(floor, 2).seats[4].entry == entry
    assert table_of(floor, 1).count == 0


def test_whom_a_penalty_keeps_away_is_marked_on_the_map_until_it_is_served() -> None:
    evening = Evening().tables(1)
    out, other = evening.enter(1, (1, 1)), evening.enter(2, (1, 2))
    before = floor_tables(evening.tournament, BOOK, EN)
    penalty = evening.do(propose_penalty(evening.tournament, out, "rounds", what="Phone."))

    given = floor_tables(evening.tournament, BOOK, EN, before)
    told = seat_facts(evening.tournament, BOOK, EN, TableSeat(1, 1))
    card = entry_card(BOOK, evening.tournament, PersonId(1), EN)
    evening.do(ServePenalty(Seq(penalty)))
    served = floor_tables(evening.tournament, BOOK, EN, given)

    def marked(floor: Floor) -> list[EntryId | None]:
        return [seat.entry for seat in floor.tables[0].seats if seat.out]

    assert (marked(before), marked(given), marked(served)) == ([], [out], [])
    seat = given.tables[0].seats[0]
    assert "penalty, not in play" in seat_sentence(given.tables[0], seat, EN)
    facts = seat_facts(evening.tournament, BOOK, EN, TableSeat(1, 1))
    assert facts is not None
    assert (facts.facts[0].label, facts.signs) == ("No.", ())
    assert other not in given.out
    assert told is not None
    assert told.facts[0].value == "1 missed round: 1 round left, the judge ticks off"
    assert told.signs == ("penalty",)
    assert card.penalties == "1 missed round (to be served)"
