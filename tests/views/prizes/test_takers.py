"""Who took the places with a prize: those who share one are named at each of its places."""

from __future__ import annotations

from director.domain.people import People
from director.host.i18n import words_for
from director.printing.page_marks import page_marks
from director.views.prizes.payouts import payout_rows
from director.views.prizes.takers import takers
from director.views.prizes.wall_papers import payout_sheet
from tests.helpers.prize_room import PrizeRoom

EN = words_for("en")


def _taken(room: PrizeRoom) -> dict[int, tuple[int, ...]]:
    """The numbers of the players, by the first place of the row."""
    money, numbers = room.tournament.prize_money, {entry: number for number, entry in room.who.items()}
    assert money.published is not None
    rows = payout_rows(money.published.amounts, 0, room.tournament.setup, EN, grouped=True)
    found = takers(room.tournament, rows)
    return {place: tuple(numbers[entry] for entry in entries) for place, entries in found.items()}


def test_two_who_tie_are_named_at_both_places() -> None:
    room = PrizeRoom()
    room.publish()
    room.out(6)
    room.out(5)
    room.out(4)
    room.out(3, 2, stacks={2: 5_000, 3: 5_000})

    assert _taken(room) == {1: (1,), 2: (2, 3), 3: (2, 3)}


def test_who_goes_out_with_more_chips_has_a_place_alone() -> None:
    room = PrizeRoom()
    room.publish()
    room.out(6)
    room.out(5)
    room.out(4)
    room.out(3, 2, stacks={2: 6_000, 3: 5_000})

    assert _taken(room) == {1: (1,), 2: (2,), 3: (3,)}


def test_a_tie_across_the_last_prize_is_named_where_there_is_one() -> None:
    room = PrizeRoom()
    room.publish()
    room.out(6)
    room.out(5)
    room.out(4, 3)

    assert _taken(room) == {3: (3, 4)}


def test_three_equal_prizes_name_all_three_and_four_nobody() -> None:
    room = PrizeRoom(6)
    room.line(room.published(3_000_00, 1_000_00, 1_000_00, 1_000_00))
    for number in (6, 5, 4, 3, 2):
        room.out(number)
    assert _taken(room) == {1: (1,), 2: (2, 3, 4)}

    many = PrizeRoom(6)
    many.line(many.published(2_000_00, 1_000_00, 1_000_00, 1_000_00, 1_000_00))
    for number in (6, 5, 4, 3, 2):
        many.out(number)
    assert _taken(many) == {1: (1,)}


def test_before_anybody_is_out_nobody_is_named() -> None:
    room = PrizeRoom()
    room.publish()

    assert _taken(room) == {}


def test_the_sheet_for_the_wall_names_them() -> None:
    room = PrizeRoom()
    room.publish()
    for number in (6, 5, 4):
        room.out(number)
    room.out(3, 2)

    sheet = payout_sheet(room.journal, People(), EN, "2026-12-05T20:00:00.000Z")

    assert {place: len(names) for place, names in sheet.taken.items()} == {1: 1, 2: 2, 3: 2}


def test_a_sheet_on_the_wall_stays_true_when_more_places_are_taken() -> None:
    room = PrizeRoom()
    room.publish()
    room.out(6)

    def mark() -> tuple[str, ...]:
        sheet = payout_sheet(room.journal, People(), EN, "2026-12-05T20:00:00.000Z")
        return page_marks("payout-sheet", sheet, by_page=False)

    before = mark()
    for number in (5, 4, 3):
        room.out(number)

    assert mark() == before
