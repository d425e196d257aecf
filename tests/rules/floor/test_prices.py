"""What an entry, a re-entry, a rebuy and an add-on cost and give now."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.domain.entries import Register
from director.domain.ids import PersonId
from director.domain.play import StartPlay
from director.domain.refusal import Impossible
from director.domain.seats import TableSeat
from director.domain.setup import OpenTables, SetUp
from director.domain.structure import Window
from director.rules import clock_steps as steps
from director.rules.floor.prices import Closed, closed, entry_price, offer_price
from tests.helpers.clock_room import Room, club, minutes
from tests.helpers.evening import PLAN, Evening
from tests.helpers.offers import OFFERING


def room(*, clock: bool = True) -> Room:
    """The event with everything on offer and the schedule of the club, one player seated."""
    made = Room(club() if clock else None)
    made.do(SetUp(OFFERING))
    made.do(OpenTables((1,), 9))
    made.do(Register(PersonId(1), 100_000, 10_000, 10_000, TableSeat(1, 1)))
    return made


def test_the_price_is_that_of_the_plan() -> None:
    price = entry_price(Evening(PLAN).tournament)

    assert (price.buy_in, price.fee, price.stack, price.bonuses) == (100_000, 10_000, 10_000, ())
    assert price.paid == 110_000


def test_who_comes_before_the_first_hand_gets_everything_on_top() -> None:
    made = room()

    price = entry_price(made.tournament, made.now)

    assert (price.stack, price.bonuses) == (11_500, ("early bird", "dealers"))


def test_after_the_first_hand_only_what_lasts_to_a_level_is_given_until_that_is_over() -> None:
    made = room()
    made.do(StartPlay())
    before_the_clock = entry_price(made.tournament, made.now)
    made.step(steps.start)
    stacks = [before_the_clock.stack]
    for _ in range(3):
        stacks.append(entry_price(made.tournament, made.now).stack)
        made.passes(minutes(25))

    # level 1; level 2; the break after level 2; level 3
    assert [*stacks, entry_price(made.tournament, made.now).stack] == [11_000, 11_000, 11_000, 11_000, 10_000]


def test_without_a_schedule_or_a_moment_nothing_is_known_to_be_due_after_the_first_hand() -> None:
    made = room(clock=False)
    made.do(StartPlay())
    with_clock = room()
    with_clock.do(StartPlay())

    assert entry_price(made.tournament, made.now).stack == 10_000
    assert entry_price(with_clock.tournament).stack == 10_000


def test_an_offer_has_the_price_of_the_plan() -> None:
    made = room()

    assert offer_price(made.tournament, "rebuy")[:3] == (90_000, 0, 10_000)
    made.do(SetUp(replace(OFFERING, rebuy=None)))
    with pytest.raises(Impossible) as refused:
        offer_price(made.tournament, "rebuy")
    assert (refused.value.code, refused.value.facts) == ("not_offered", {"offer": "rebuy"})


def test_why_a_window_is_closed() -> None:
    made = room()
    made.step(steps.start)
    window, later, breaks = Window(1), Window(3, 2), Window(2, 1, only_breaks=True)

    assert closed(made.tournament, None, made.now) is None
    assert closed(made.tournament, window, made.now) is None
    assert closed(made.tournament, later, made.now) == Closed("before", 2)
    assert closed(made.tournament, breaks, made.now) == Closed("in_breaks", 2)
    made.passes(minutes(45))  # the break after level 2
    assert closed(made.tournament, window, made.now) == Closed("over", 1)
    assert closed(made.tournament, breaks, made.now) is None
    made.passes(minutes(20))  # level 3
    assert closed(made.tournament, breaks, made.now) == Closed("over", 2)
