"""Those who go out in one hand: places, shared prizes, and the order in which units left over go."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.rules.floor.same_hand import ANNOUNCED, SAME_HAND, Gone, ranked
from director.rules.prizes.ties import OutTogether, out_together
from director.rules.rulesets import RuleSet, ruleset
from director.rules.verdict import Verdict

WSOP = ruleset("wsop-2026")
STACKS = ruleset("wsop-2026", {"bust_tie": "stacks"})


def out(
    gone: list[Gone[str]],
    amounts: list[int],
    place: int,
    unit: int = 1,
    *,
    together: bool = False,
    rules: RuleSet = WSOP,
) -> Verdict[OutTogether[str]]:
    return out_together(gone, amounts, rules, best_place=place, unit=unit, hand_for_hand=together)


def test_t222_the_larger_stack_at_the_start_of_the_hand_is_higher() -> None:
    verdict = out([Gone("C", 1, 8_000), Gone("B", 1, 12_000)], [5_000, 3_000, 2_000], 2)

    assert verdict.answer.prizes == {"B": 3_000, "C": 2_000}
    assert {who: place.first for who, place in verdict.answer.places.items()} == {"B": 2, "C": 3}
    assert (verdict.because, verdict.house) == ((SAME_HAND,), ())


def test_t224_three_out_on_the_bubble_share_the_last_prize() -> None:
    amounts = [100] * 49 + [900]
    verdict = out([Gone(who, at, 5_000 * at) for at, who in enumerate("ABC", 1)], amounts, 50, together=True)

    assert verdict.answer.prizes == {"A": 300, "B": 300, "C": 300}
    assert set(verdict.answer.places.values()) == {(50, 52)}
    assert verdict.because == (SAME_HAND, ANNOUNCED)


def test_t225_different_tables_tie_or_compare_stacks() -> None:
    two, amounts = [Gone("A", 1, 7_000), Gone("B", 2, 9_000)], [100] * 9 + [50]

    assert out(two, amounts, 10, together=True).answer.prizes == {"A": 25, "B": 25}
    by_stack = out(two, amounts, 10, together=True, rules=STACKS)
    assert by_stack.answer.prizes == {"A": 0, "B": 50}
    assert (by_stack.because, by_stack.house) == ((), ("bust_tie",))


def test_t259_units_left_over_go_in_the_order_agreed() -> None:
    three = [Gone(who, 1, 500) for who in "CAB"]

    assert out(three, [3_000, 1_000, 700, 500], 2, 10).answer.prizes == {"C": 740, "A": 730, "B": 730}


def test_units_left_over_go_in_the_order_agreed_from_whatever_tables() -> None:
    gone = [Gone("short", 1, 100), Gone("A", 2, 500), Gone("B", 1, 900)]

    # The first who was told sits at the table of B, but shares no prize with them.
    assert out(gone, [700, 505], 1, 10, together=True).answer.prizes == {"A": 605, "B": 600, "short": 0}


@pytest.mark.parametrize("order", ["AB", "BA"])
def test_p01_the_order_of_telling_decides_nothing_but_the_odd_unit(order: str) -> None:
    amounts = [0, 0, 0, 0, 735, 600]
    larger, equal = {"A": 40_000, "B": 22_000}, {"A": 40_000, "B": 40_000}

    def prizes(stacks: dict[str, int]) -> object:
        return out([Gone(who, 1, stacks[who]) for who in order], amounts, 5, 5).answer.prizes

    assert prizes(larger) == {"A": 735, "B": 600}
    assert prizes(equal) == {order[0]: 670, order[1]: 665}


def test_outside_of_hand_for_hand_stacks_of_all_tables_count() -> None:
    verdict = out([Gone("A", 1, 7_000), Gone("B", 2, 9_000)], [50, 40, 30, 20], 3)

    assert verdict.answer.prizes == {"B": 30, "A": 20}
    assert verdict.because == ()


def test_who_goes_out_alone_needs_no_article() -> None:
    verdict = out([Gone("A", 1, 7_000)], [50, 30], 2, together=True)

    assert (verdict.answer.prizes, verdict.because, verdict.house) == ({"A": 30}, (), ())


def test_the_houses_choice_between_tables_is_told_as_its_choice() -> None:
    verdict = out([Gone("A", 1, 1), Gone("B", 2, 2)], [50, 30], 1, together=True, rules=ruleset("sport-ru"))

    assert verdict.house == ("bust_tie",)


@pytest.mark.parametrize(
    ("gone", "together", "across", "order"),
    [
        ([("A", 1, 90), ("B", 2, 50), ("C", 2, 70)], True, False, [["A", "C"], ["B"]]),
        ([("A", 1, 90), ("B", 2, 50), ("C", 2, 70)], True, True, [["A"], ["C"], ["B"]]),
        ([("A", 1, None), ("B", 1, 50), ("C", 2, 70)], True, True, [["A", "B", "C"]]),
        ([("A", 1, None), ("B", 2, 50)], False, False, [["B"], ["A"]]),
        ([("A", 1, None), ("B", 1, 50)], False, True, [["A", "B"]]),
    ],
)
def test_who_ranks_how(
    gone: list[tuple[str, int, int | None]], together: bool, across: bool, order: list[list[str]]
) -> None:
    assert ranked([Gone(*one) for one in gone], together=together, across=across) == order


@given(
    stacks=st.lists(st.tuples(st.integers(1, 3), st.integers(1, 4)), min_size=1, max_size=9),
    amounts=st.lists(st.integers(0, 10**6), max_size=12).map(lambda some: sorted(some, reverse=True)),
    place=st.integers(1, 14),
    unit=st.sampled_from((1, 5, 10)),
    together=st.booleans(),
    rules=st.sampled_from((WSOP, STACKS)),
    data=st.data(),
)
def test_ties_pay_the_prizes_of_their_places_whatever_the_order(
    stacks: list[tuple[int, int]],
    amounts: list[int],
    place: int,
    unit: int,
    together: bool,
    rules: RuleSet,
    data: st.DataObject,
) -> None:
    gone = [Gone(f"P{n}", table, stack) for n, (table, stack) in enumerate(stacks)]
    found = out(gone, amounts, place, unit, together=together, rules=rules).answer

    assert sum(found.prizes.values()) == sum(amounts[place - 1 : place - 1 + len(gone)])
    assert min(found.prizes.values()) >= 0
    by_place = sorted(found.places, key=lambda who: found.places[who])
    for higher, lower in pairwise(by_place):
        if found.places[higher] != found.places[lower]:
            # What is not divided evenly is a unit and a part of one at most.
            assert found.prizes[higher] > found.prizes[lower] - 2 * unit
    mixed = data.draw(st.permutations(gone))
    again = out(mixed, amounts, place, unit, together=together, rules=rules).answer
    assert again.places == found.places
