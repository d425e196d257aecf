"""What lies at a seat, in words: on the map, in the panel, and in the figures of the room."""

from __future__ import annotations

import pytest
from immutables import Map
from msgspec.structs import replace

from director.domain.chip_count import ChipCount
from director.domain.hands import LastHand
from director.domain.ids import EntryId
from director.domain.marks import Mark
from director.domain.seats import TableSeat
from director.domain.tournament import Tournament
from director.host.i18n import words_for
from director.views.floor import Floor, floor_tables, seat_sentence
from director.views.floor_facts import Fact, room_facts, seat_facts, table_facts
from director.views.table_marks import mark_words, marker_short, position_words
from tests.gui.floor_rooms import persons, room
from tests.helpers.evening import Evening

EN = words_for("en")
BOOK = persons(40)


def played(
    tournament: Tournament, last: LastHand, marks: dict[int, Mark] | None = None, *, table: int = 1
) -> Tournament:
    now = replace(tournament.tables[table], played=(last,), hands=12, gone=(25, 100))
    given = Map({EntryId(entry): mark for entry, mark in (marks or {}).items()})
    return replace(tournament, tables=tournament.tables.set(table, now), marks=given)


def sentence(tournament: Tournament, seat: int, *, previous: Floor | None = None) -> str:
    table = floor_tables(tournament, BOOK, EN, previous).table(1)
    assert table is not None
    chair = table.seat(seat)
    assert chair is not None
    return seat_sentence(table, chair, EN)


def test_a_chair_says_that_the_button_or_a_blind_lies_there_even_when_it_is_empty() -> None:
    tournament = played(room(1, 4)[0], LastHand(9, 1, 2))

    assert sentence(tournament, 9) == "1-9: free, button"
    assert sentence(tournament, 1) == "1-1: Иванов Пётр, small blind"
    assert sentence(tournament, 2).endswith(", big blind")
    assert sentence(tournament, 3) == "1-3: Белоконска-Вражалска Нансимир"


def test_of_two_players_one_has_button_and_small_blind() -> None:
    assert position_words(LastHand(4, 4, 7), 4, EN) == ["button", "small blind"]
    assert position_words(None, 4, EN) == []


@pytest.mark.parametrize(
    ("mark", "said"),
    [
        (Mark(), []),
        (Mark(away=True), ["away"]),
        (Mark("ML", away=True), ["away", "ML: missed the big blind, owes both"]),
        (Mark("MS", says="post"), ["MS: missed the small blind, owes it", "posts what is due"]),
        (Mark("NEW", waits="button"), ["new at the table", "waits until the button has passed"]),
        (Mark("NEW", says="wait"), ["new at the table", "waits for the big blind"]),
        (Mark("ML", waits="big_blind"), ["ML: missed the big blind, owes both", "waits for the big blind"]),
    ],
)
def test_a_mark_in_words(mark: Mark, said: list[str]) -> None:
    assert mark_words(mark, EN) == said


def test_a_marker_as_it_lies_at_the_seat() -> None:
    assert [marker_short(marker, EN) for marker in ("ML", "MS", "NEW")] == ["ML", "MS", "NEW"]


def test_a_chair_says_what_its_player_owes() -> None:
    tournament = played(room(1, 4)[0], LastHand(3, 4, 1), {2: Mark("ML", away=True)})

    assert sentence(tournament, 2) == "1-2: Lee Ann, away, ML: missed the big blind, owes both"


def test_only_tables_whose_marks_changed_are_made_anew() -> None:
    before = room(2, 4)[0]
    floor = floor_tables(before, BOOK, EN)
    after = replace(before, marks=Map({EntryId(1): Mark(away=True)}))

    now = floor_tables(after, BOOK, EN, floor)

    assert now.table(1) is not floor.table(1)
    assert now.table(2) is floor.table(2)
    assert floor_tables(after, BOOK, EN, now).table(1) is now.table(1)


def test_the_panel_says_where_button_and_blinds_are_and_which_chips_left() -> None:
    tournament = played(room(1, 4)[0], LastHand(3, None, 1))
    facts = table_facts(tournament, EN, 1)
    assert facts is not None
    said = {fact.label: fact.value for fact in facts.facts}

    assert said["Hand"] == "12"
    assert (said["Button"], said["Small blind"], said["Big blind"]) == ("3", "none", "1")
    assert said["Coloured up"] == "25; 100"


def test_the_panel_says_what_lies_at_the_seat_of_a_player_and_what_changed_his_chips() -> None:
    tournament = played(room(1, 4)[0], LastHand(2, 3, 1), {2: Mark("MS")})
    entry = replace(tournament.entries[EntryId(2)], adjusted=-1_500, raced=75)
    tournament = replace(tournament, entries=tournament.entries.set(EntryId(2), entry))
    facts = seat_facts(tournament, BOOK, EN, TableSeat(1, 2))
    assert facts is not None
    said = {fact.label: fact.value for fact in facts.facts}

    assert said["At the table"] == "button, MS: missed the small blind, owes it"
    assert (said["Stack"], said["Corrected by"], said["By chip races"]) == ("20,000", "−1,500", "+75")


def test_the_room_says_which_chips_were_issued_what_changed_them_and_how_many_there_must_be() -> None:
    count = ChipCount(issued=90_000, left=10_000, adjusted=1_500, raced=-75)
    facts = room_facts(replace(room(1, 4)[0], chips=count), EN).facts

    assert facts[-5:] == (
        Fact("Chips issued", "90,000"),
        Fact("Taken back", "−10,000"),
        Fact("Corrections", "+1,500"),
        Fact("Chip races", "−75"),
        Fact("Chips in play", "81,425"),
    )


def test_what_did_not_change_the_chips_is_not_told() -> None:
    evening = Evening().tables(1)
    evening.enter(1, (1, 1))

    assert room_facts(evening.tournament, EN).facts[-2:] == (
        Fact("Chips issued", "10,000"),
        Fact("Chips in play", "10,000"),
    )
