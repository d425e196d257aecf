"""Limit stud with an open pair on fourth street, under every `pair4` (rules.md 4.8)."""

from __future__ import annotations

import pytest

from director.rules.hand.betting import Round
from director.rules.rulesets import NAMES
from tests.helpers.rounds import limit, may_raise_to, played, refusal

PAIR = 1
"""Who shows the pair, and so opens the round."""

ANYBODY = ("sport-ru", "stud-room", "robert-11")
"""`opener_and_others` and `any_player`: everybody may bet small or big."""
NOBODY = ("draw-room", "tda-2024", "wsop-2026")


def fourth(*chairs: int | tuple[int, int], rules: str = "sport-ru", **terms: object) -> Round:
    street = {"game": "stud", "street": 2, "open_pair": frozenset({PAIR}), "big_blind": 0}
    return limit(*(chairs or (1, 2, 3)), rules=rules, **{**street, **terms})


def sizes(now: Round) -> tuple[int, ...]:
    return now.legal().sizes


@pytest.mark.parametrize("rules", [*ANYBODY, "party-stud", "online-stud"])
def test_t132_the_pair_may_check_or_bet_small_or_big(rules: str) -> None:
    """SP 5.8.5 example 1, R106; PP, R208; OS, R186; ST intro, R150."""
    now = fourth(rules=rules)
    assert (now.legal().may_check, sizes(now), may_raise_to(now)) == (True, (10, 20), (10, 20))
    assert now.act(1, "bet", 10).put[1] == 10
    assert now.act(1, "bet", 20).put[1] == 20
    assert refusal(now, 1, "bet", 15) == "between_sizes"
    assert refusal(now, 1, "bet", 9) == "bet_too_small"
    assert refusal(now, 1, "bet", 21) == "bet_too_large"


@pytest.mark.parametrize("rules", ANYBODY)
def test_t133_the_pair_checks_and_the_next_may_bet_either(rules: str) -> None:
    """SP 5.8.5 example 2, R107."""
    assert sizes(fourth(rules=rules).act(1, "check")) == (10, 20)


@pytest.mark.parametrize("rules", ["party-stud", "online-stud"])
def test_t133_online_only_the_pair_may_open_for_the_big_one(rules: str) -> None:
    """PP fourth street; OS fourth street: any player with an open pair."""
    now = fourth(rules=rules).act(1, "check")
    assert sizes(now) == (10,)
    assert sizes(fourth(rules=rules, open_pair=frozenset({1, 2})).act(1, "check")) == (10, 20)


@pytest.mark.parametrize("rules", [*ANYBODY, "online-stud"])
def test_t134_the_pair_bets_small_and_the_next_raises_by_either(rules: str) -> None:
    """SP 5.8.5 example 2, R107: to 20 or to 30; OS, R187."""
    now = fourth(rules=rules).act(1, "bet", 10)
    assert (sizes(now), may_raise_to(now)) == ((20, 30), (20, 30))
    # A small raise leaves the choice open, a big one does not.
    assert sizes(now.act(2, "raise", 20)) == (30, 40)
    assert sizes(now.act(2, "raise", 30)) == (50,)
    assert refusal(now, 2, "raise", 25) == "between_sizes"


def test_t134_party_raises_by_what_was_bet() -> None:
    """PP fourth street, R208: after a single bet single, after a double bet the raise equals it."""
    now = fourth(rules="party-stud")
    assert sizes(now.act(1, "bet", 10)) == (20,)
    assert sizes(now.act(1, "bet", 20)) == (40,)


@pytest.mark.parametrize("rules", [*ANYBODY, "party-stud", "online-stud"])
def test_r187_after_a_big_bet_everything_is_big(rules: str) -> None:
    """OS, R187; PP, R208; SP 5.8.5: passing to the higher level."""
    now = fourth(rules=rules).act(1, "bet", 20)
    for seat, to in ((2, 40), (3, 60), (1, 80)):
        assert sizes(now) == (to,)
        now = now.act(seat, "raise", to)
    assert now.raises_used == 3
    assert now.capped


@pytest.mark.parametrize("rules", NOBODY)
def test_t136_without_the_choice_the_bet_is_small(rules: str) -> None:
    """TDA RP-10-F, WSOP-T stud."""
    now = fourth(rules=rules)
    assert sizes(now) == (10,)
    assert refusal(now, 1, "bet", 20) == "bet_too_large"


@pytest.mark.parametrize("rules", NAMES)
def test_t136_never_in_stud_hi_lo(rules: str) -> None:
    """ST 6.3.7, R175: an open pair does not affect the limit, whatever the option."""
    assert sizes(fourth(rules=rules, game="stud8")) == (10,)
    options = {"pair4": "any_player"}
    assert sizes(fourth(rules=rules, game="stud8", options=options)) == (10,)


@pytest.mark.parametrize("rules", NAMES)
def test_only_on_fourth_street_of_limit_stud_and_only_with_a_pair(rules: str) -> None:
    assert sizes(fourth(rules=rules, open_pair=frozenset())) == (10,)
    assert sizes(fourth(rules=rules, street=3)) == (20,)
    assert sizes(fourth(rules=rules, game="holdem")) == (10,)
    assert sizes(fourth(rules=rules, structure="NL")) == ()


def test_equal_limits_are_one_size() -> None:
    assert sizes(fourth(limits=(10, 10))) == (10,)


@pytest.mark.parametrize(
    ("option", "opener", "others", "raises"),
    [
        ("off", (10,), (10,), (20,)),
        ("opener_and_others", (10, 20), (10, 20), (20, 30)),
        ("any_player", (10, 20), (10, 20), (20, 30)),
        ("pair_holder", (10, 20), (10,), (20,)),
        ("pair_holder_and_raises", (10, 20), (10,), (20, 30)),
    ],
)
@pytest.mark.parametrize("rules", NAMES)
def test_every_value_of_the_option_in_every_rule_set(
    rules: str, option: str, opener: tuple[int, ...], others: tuple[int, ...], raises: tuple[int, ...]
) -> None:
    now = fourth(rules=rules, options={"pair4": option})
    assert sizes(now) == opener
    assert sizes(now.act(1, "check")) == others
    assert sizes(now.act(1, "bet", 10)) == raises
    assert sizes(played(now, (1, "check"), (2, "bet", 10))) == raises


# ---------------------------------------------------------------- short of a size


def test_a_stack_between_the_two_sizes() -> None:
    now = fourth(1, (2, 26), 3).act(1, "bet", 10)
    assert (sizes(now), may_raise_to(now)) == ((20, 26), (20, 26))
    assert refusal(now, 2, "raise", 25) == "between_sizes"
    # More than half of the big raise: it counts as one, and everything after it is big.
    after = now.act(2, "all_in")
    assert (sizes(after), after.raises_used) == ((46,), 1)


def test_a_stack_below_the_smaller_size() -> None:
    now = fourth(1, (2, 18), 3).act(1, "bet", 10)
    assert (sizes(now), may_raise_to(now)) == ((18,), (20, 18))
    # Half of a small raise: it counts, and the choice stays.
    assert sizes(now.act(2, "all_in")) == (28, 38)
    under = fourth(1, (2, 14), 3).act(1, "bet", 10).act(2, "all_in")
    assert (sizes(under), under.raises_used) == ((20, 30), 0)


def test_where_the_full_bet_is_asked_a_short_big_raise_is_a_small_one() -> None:
    now = fourth(1, (2, 26), 3, options={"fl_reopen": "full"}).act(1, "bet", 10).act(2, "all_in")
    assert (sizes(now), now.raises_used) == ((36, 46), 1)
