"""What an all-in does to the betting, by article."""

from __future__ import annotations

import pytest

from director.rules.entering.all_in import Reopened, reopened
from director.rules.rulesets import NAMES
from tests.helpers.rounds import begun, limit, played
from tests.helpers.worksheets import hand, table, told


@pytest.mark.parametrize("rules", NAMES)
def test_an_all_in_below_half_a_limit_bet_opens_nothing(rules: str) -> None:
    """SP 4.9.8, R74: bet 10, call 10, all-in 14."""
    found = reopened(played(limit(1, 2, (3, 14), rules=rules), (1, "bet", 10), (2, "call"), (3, "all_in")))
    assert found is not None
    assert found.answer == Reopened(3, 14, 4, full=False, open_for=(), closed_for=(1, 2))


def test_an_all_in_of_half_a_limit_bet_opens_it_again() -> None:
    """SP 4.9.8, R76: bet 10, all-in 15."""
    found = reopened(played(limit(1, 2, (3, 15)), (1, "bet", 10), (2, "call"), (3, "all_in")))
    assert found is not None
    assert (found.answer.full, found.answer.open_for) == (True, (1, 2))
    assert [str(one) for one in found.because] == [
        str(one) for one in found.because if one.article == "4.9.8"
    ]


def test_two_short_all_ins_of_a_limit_round_ask_whether_they_add_up() -> None:
    now = played(limit(1, 4, (2, 13), (3, 16), rules="tda-2024"), (1, "bet", 10), (4, "call"))
    now = played(now, (2, "all_in"), (3, "all_in"))
    found = reopened(now)
    assert found is not None
    assert [one.article for one in found.because] == ["47-B", "47-A"]


def test_no_limit_below_a_full_raise() -> None:
    """SP 4.9.8: 800 to call, all-in 1,100: who has acted only calls, who has not may raise."""
    sheet = told(table(20_000, 20_000, 1_100, 20_000, 20_000), "r800 f f f a")
    betting = hand(sheet).round
    assert betting is not None
    found = reopened(betting)
    assert found is not None
    assert found.answer == Reopened(3, 1_100, 300, full=False, open_for=(), closed_for=(4,))
    assert [one.article for one in found.because] == ["4.9.8"]
    assert betting.why_no_raise(betting.place(4)) == "not_reopened"


def test_no_limit_from_a_full_raise_on() -> None:
    sheet = told(table(20_000, 20_000, 1_400, 20_000, 20_000), "r800 c f f a")
    betting = hand(sheet).round
    assert betting is not None
    found = reopened(betting)
    assert found is not None
    assert found.answer == Reopened(3, 1_400, 600, full=True, open_for=(4, 5), closed_for=())


def test_the_first_all_in_goes_above_the_blind() -> None:
    sheet = told(table(20_000, 20_000, 20_000, 20_000, 300), "c a")
    betting = hand(sheet).round
    assert betting is not None
    found = reopened(betting)
    assert found is not None
    assert (found.answer.above, found.answer.closed_for) == (100, (4,))


def test_nothing_is_said_where_no_all_in_stands_or_nobody_acted_before() -> None:
    assert reopened(begun(1, 2, 3)) is None
    assert reopened(played(begun(1, 2, 3), (1, "bet", 100))) is None
    assert reopened(played(begun((1, 150), 2, 3), (1, "all_in"))) is None
    assert reopened(played(begun((1, 150), 2), (1, "all_in"), (2, "call"))) is None
    # A full raise that nobody else could answer: he calls or folds, whatever it is.
    assert reopened(played(begun(1, (2, 250)), (1, "bet", 100), (2, "all_in"))) is None
