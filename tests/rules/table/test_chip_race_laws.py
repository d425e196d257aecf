"""Laws of every chip race, whatever the chips, the cards and the rules."""

from __future__ import annotations

import random
from fractions import Fraction
from math import ceil, floor

from hypothesis import given
from hypothesis import strategies as st

from director.rules.rulesets import NAMES, ruleset
from director.rules.table.chip_exchange import Denominations, Stack
from director.rules.table.chip_race import Race, Raced, chips_to_bring, gain, prepare, settle
from director.rules.table.race_cards import best_first
from tests.helpers.races import dealt

VALUES = (1, 5, 25, 100, 500, 1000, 2000, 5000, 25_000)


@st.composite
def denominations(draw: st.DrawFn) -> Denominations:
    small, larger = sorted(draw(st.sets(st.sampled_from(VALUES), min_size=2, max_size=2)))
    between = [value for value in VALUES if small < value <= larger]
    return Denominations(small, larger, draw(st.sampled_from(between)))


@st.composite
def tables(draw: st.DrawFn) -> Race:
    """A table before a race: rounding and protection as the rule set has them, or as the event has."""
    terms = draw(denominations())
    few = 3 * terms.larger // terms.small
    stacks = st.builds(Stack, st.integers(1, 23), st.integers(0, min(few, 70)), st.booleans())
    seats = draw(st.lists(stacks, min_size=1, max_size=10, unique_by=lambda stack: stack.seat))
    options = draw(
        st.fixed_dictionaries(
            {},
            optional={
                "race_round": st.sampled_from(("up", "half", "down", "round_up_each")),
                "race_last": st.sampled_from(("extra_chip", "from_pool_first")),
            },
        )
    )
    return prepare(terms, seats, ruleset(draw(st.sampled_from(NAMES)), options))


CHANCE = st.integers(0, 2**32)


def outcome(race: Race, seed: int) -> Raced:
    return settle(race, dealt(race, random.Random(seed))).answer


def rounded(race: Race) -> int:
    """The value raced in larger chips, told a second time."""
    whole = Fraction(race.value, race.terms.larger)
    return {
        "up": ceil(whole),
        "half": floor(whole + Fraction(1, 2)),
        "down": floor(whole),
        "round_up_each": len(race.odd_chips),
    }[race.rules.text("race_round")]


@given(tables(), CHANCE)
def test_chips_given_are_the_value_rounded_plus_protection(race: Race, seed: int) -> None:
    raced = outcome(race, seed)

    assert race.chips == rounded(race) == len(raced.winners) + len(raced.served_first)
    besides = len(raced.protected) - len(raced.served_first)
    larger, smallest = race.terms.larger, race.terms.smallest_left
    assert raced.delta == race.chips * larger + besides * smallest - race.value


@given(tables(), CHANCE)
def test_nobody_is_raced_out(race: Race, seed: int) -> None:
    raced = outcome(race, seed)

    for stack in race.stacks:
        if stack.chips or stack.others:
            left = stack.chips * race.terms.small + raced.changes[stack.seat]
            assert left > 0 or stack.others, stack


@given(tables(), CHANCE)
def test_nobody_gets_two_chips(race: Race, seed: int) -> None:
    raced = outcome(race, seed)

    assert len({*raced.winners, *raced.protected}) == len(raced.winners) + len(raced.protected)
    assert {*raced.winners, *raced.protected} <= race.odd_chips.keys()
    for stack in race.stacks:
        groups, odd = divmod(stack.chips * race.terms.small, race.terms.larger)
        given_for_odd = (
            stack.chips * race.terms.small + raced.changes[stack.seat] - groups * race.terms.larger
        )
        assert given_for_odd in {0, race.terms.larger, race.terms.smallest_left}
        assert odd or not given_for_odd


@given(tables(), CHANCE)
def test_the_sum_of_all_changes_is_the_stated_one_and_within_what_was_foretold(race: Race, seed: int) -> None:
    raced = outcome(race, seed)

    assert sum(raced.changes.values()) == raced.delta
    least, most = gain(race)
    assert least <= raced.delta <= most
    assert most <= race.terms.larger * (len(race.odd_chips) + len(race.last_chips))


@given(tables(), CHANCE)
def test_the_protected_had_nothing_else(race: Race, seed: int) -> None:
    raced = outcome(race, seed)

    alone = {stack.seat for stack in race.stacks if not stack.others}
    assert {*raced.protected} <= alone - race.exchanged.keys()
    assert {*raced.served_first} <= {*raced.protected}


@given(tables(), CHANCE)
def test_no_card_of_a_loser_beats_that_of_a_winner(race: Race, seed: int) -> None:
    cards = dealt(race, random.Random(seed))
    raced = settle(race, cards).answer
    if race.each:
        return
    apart = {*raced.winners, *(raced.protected if race.from_pool else ())}
    order = [seat for seat in best_first(cards) if seat in raced.winners or seat not in apart]

    assert tuple(order[: len(raced.winners)]) == raced.winners


@given(tables(), CHANCE)
def test_what_is_brought_is_enough(race: Race, seed: int) -> None:
    raced = outcome(race, seed)
    brought = chips_to_bring(race)
    larger, smallest = race.terms.larger, race.terms.smallest_left
    need = sum(race.exchanged.values()) + len(raced.winners) + len(raced.served_first)
    besides = len(raced.protected) - len(raced.served_first)

    if larger == smallest:
        assert brought.get(larger, 0) >= need + besides
    else:
        assert brought.get(larger, 0) == need
        assert brought.get(smallest, 0) >= besides


@given(tables(), CHANCE)
def test_seats_are_in_the_order_of_the_deal_however_they_are_told(race: Race, seed: int) -> None:
    again = prepare(race.terms, reversed(race.stacks), race.rules)

    assert again == race
    assert list(race.cards_each) == sorted(race.cards_each)
    assert outcome(again, seed) == outcome(race, seed)
