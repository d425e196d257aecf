"""The event and its tables."""

from __future__ import annotations

import msgspec
import pytest

from director.domain.action import Action
from director.domain.plan import Plan
from director.domain.play import StartPlay
from director.domain.refusal import Impossible
from director.domain.setup import CloseTable, LockSeats, OpenTables, SetUp, UnlockSeats
from director.domain.tournament import Tournament
from tests.helpers.evening import EVENT, PLAN, Evening


def test_the_event_can_be_announced_anew() -> None:
    evening = Evening()

    evening.do(SetUp(msgspec.structs.replace(PLAN, name="Summer Cup")))

    assert evening.tournament.setup.name == "Summer Cup"


def test_nothing_happens_before_the_set_up() -> None:
    with pytest.raises(Impossible, match="not_set_up"):
        _ = Tournament(EVENT).setup


@pytest.mark.parametrize(
    ("code", "changes"),
    [
        ("plan_name", {"name": "  "}),
        ("too_long", {"name": "x" * 10_000}),
        ("too_long", {"place": "x" * 10_000}),
        ("plan_currency", {"currency": "рубль"}),
        ("plan_currency", {"currency": "rub"}),
        ("plan_starts", {"starts": "tomorrow"}),
        ("plan_starts", {"starts": "2026-12-05T18:00+03:00"}),
        ("plan_zone", {"zone": "Moon/Base"}),
        ("plan_zone", {"zone": "../etc/passwd"}),
        ("plan_number", {"seats": 1}),
        ("plan_number", {"seats": 24}),
        ("plan_number", {"stack": 0}),
        ("plan_number", {"buy_in": -1}),
        ("plan_number", {"fee": 10**16}),
        ("plan_number", {"decimals": 5}),
        ("bad_option", {"options": (("cap_raises", 5),)}),
    ],
)
def test_a_plan_that_cannot_be_is_refused(code: str, changes: dict[str, object]) -> None:
    fields = {**msgspec.structs.asdict(PLAN), **changes}

    with pytest.raises(Impossible) as refused:
        Evening(Plan(**fields))

    assert refused.value.code == code


def test_tables_keep_the_order_in_which_they_were_opened() -> None:
    evening = Evening().tables(7, 3).tables(5)

    assert [table.number for table in evening.tournament.open_tables()] == [7, 3, 5]


def test_a_closed_table_can_be_opened_again_as_the_last_one() -> None:
    evening = Evening().tables(1, 2)
    evening.do(CloseTable(1))

    evening.tables(1, seats=8)

    assert [(table.number, table.seats) for table in evening.tournament.open_tables()] == [(2, 9), (1, 8)]


def test_a_table_with_players_is_not_closed() -> None:
    evening = Evening().tables(1)
    evening.enter(1, (1, 1))

    with pytest.raises(Impossible) as refused:
        evening.do(CloseTable(1))

    assert (refused.value.code, refused.value.facts["players"]) == ("table_not_empty", 1)


def test_locked_seats_are_taken_off_the_capacity() -> None:
    evening = Evening().tables(1)

    evening.do(LockSeats(1, (2, 3)))
    locked = evening.tournament.tables[1]
    evening.do(UnlockSeats(1, (2,)))

    assert (locked.capacity, evening.tournament.tables[1].locked) == (7, frozenset({3}))


@pytest.mark.parametrize(
    ("code", "action"),
    [
        ("no_tables_named", OpenTables((), 9)),
        ("table_seats", OpenTables((2,), 1)),
        ("table_seats", OpenTables((2,), 24)),
        ("table_number", OpenTables((0,), 9)),
        ("table_number", OpenTables((100_000,), 9)),
        ("table_open", OpenTables((1,), 9)),
        ("table_open", OpenTables((2, 2), 9)),
        ("no_table", CloseTable(9)),
        ("no_seats_named", LockSeats(1, ())),
        ("no_seat", LockSeats(1, (10,))),
        ("seat_locked", LockSeats(1, (4,))),
        ("seat_not_locked", UnlockSeats(1, (5,))),
        ("no_table", UnlockSeats(9, (5,))),
        ("nobody_seated", StartPlay()),
    ],
)
def test_what_cannot_be_is_refused_with_its_code(code: str, action: Action) -> None:
    evening = Evening().tables(1)
    evening.do(LockSeats(1, (4,)))

    with pytest.raises(Impossible) as refused:
        evening.do(action)

    assert refused.value.code == code


def test_a_closed_table_takes_nobody() -> None:
    evening = Evening().tables(1, 2)
    evening.do(CloseTable(2))

    with pytest.raises(Impossible, match="table_closed"):
        evening.enter(1, (2, 1))


def test_the_first_hand_is_dealt_once() -> None:
    evening = Evening().tables(1)
    evening.enter(1, (1, 1))
    evening.do(StartPlay())

    with pytest.raises(Impossible, match="already_started"):
        evening.do(StartPlay())


def test_an_action_without_an_effect_says_so() -> None:
    class Idle(Action, frozen=True):
        """Does nothing."""

    with pytest.raises(Impossible, match="no_effect"):
        Evening().do(Idle())
