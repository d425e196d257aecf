"""What a verdict on a betting round rests on; most of it is asked through the topic `round`."""

from __future__ import annotations

from director.rules.hand.reasons import reasons
from director.rules.verdict import article
from tests.helpers.rounds import begun


def test_rounding_is_a_reason_only_where_a_pot_is_odd() -> None:
    """RRoP 14, WSOP-L 190."""
    terms = {"structure": "PL", "game": "omaha", "unit": 25}
    odd, even = (reasons(begun(1, 2, rules="wsop-2026", pot=pot, **terms)).because for pot in (85, 100))
    assert odd == (article("WSOP-L 190"), article("WSOP-T pot-limit"))
    assert even == (article("WSOP-T pot-limit"),)
    silent = reasons(begun(1, 2, pot=85, structure="PL", unit=25))
    assert silent.house == ("pl_round",)


def test_who_has_no_chips_or_nobody_to_answer_needs_no_rule_on_raising() -> None:
    """Only what he may do has an article."""
    short = begun(1, (2, 60), 3).act(1, "bet", 100)
    assert reasons(short).because == (article("SP 4.9.4"),)
    alone = begun((1, 300), 2).act(1, "all_in")
    assert reasons(alone).because == (article("SP 4.9.4"),)
