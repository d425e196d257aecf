"""Which options count in which game."""

import pytest

from director.domain.options import OPTIONS
from director.domain.plan import Plan
from director.rules.scope import counts


def test_a_stud_table_has_no_button_and_a_holdem_table_no_boards() -> None:
    stud, holdem = Plan(name="Cup", discipline="stud", structure="FL"), Plan(name="Cup")

    assert [counts(key, stud) for key in ("button_rule", "odd_stud", "pair4")] == [False, True, True]
    assert [counts(key, holdem) for key in ("button_rule", "odd_stud", "pair4")] == [True, False, False]


@pytest.mark.parametrize(
    ("structure", "keys"),
    [
        ("NL", {"big_reopen"}),
        ("PL", {"big_reopen", "pl_preflop", "pl_round"}),
        ("FL", {"cap_raises", "cap_hu", "fl_reopen"}),
    ],
)
def test_sizes_count_where_there_are_such_sizes(structure: str, keys: set[str]) -> None:
    plan = Plan(name="Cup", structure=structure)  # type: ignore[arg-type]
    of_sizes = {"big_reopen", "pl_preflop", "pl_round", "cap_raises", "cap_hu", "fl_reopen"}

    assert {key for key in of_sizes if counts(key, plan)} == keys


def test_two_ways_are_split_in_hi_lo_only() -> None:
    plans = [Plan(name="Cup", discipline=game) for game in ("holdem", "stud", "stud8")]

    assert [counts("even_split", plan) for plan in plans] == [False, False, True]
    assert sum(counts(key, plans[2]) for key in OPTIONS) > sum(counts(key, plans[1]) for key in OPTIONS)
