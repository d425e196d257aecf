"""Cases of the rule book that are whole hands, played from the first blind."""

from __future__ import annotations

import pytest

from director.rules.hand.betting import NotAllowed
from director.rules.hand.hand import Hand
from director.rules.hand.outcome import outcome
from director.rules.hand.pots import Pot
from tests.helpers.table_talk import dealt, ended, told


def pots(hand: Hand) -> list[tuple[int, tuple[int, ...]]]:
    return [(pot.amount, pot.eligible) for pot in hand.pots.pots]


def sizes(hand: Hand) -> tuple[int | None, int | None, int | None]:
    """Whose turn it is, and from where to where he may raise."""
    legal = hand.legal
    assert legal is not None
    return legal.to_act, legal.min_to, legal.max_to


def may_raise(hand: Hand) -> bool:
    legal = hand.legal
    assert legal is not None
    return legal.may_raise


# ------------------------------------------------------------------ all-ins that reopen the betting

BIG = {1: 50_000, 2: 50_000, 3: 50_000, 4: 50_000, 5: 7_500}
ALL_IN_7500 = "4 call; 5 all_in 7500; 1 fold; 2 fold"


def test_t064_the_big_blind_raises_over_a_short_all_in_by_a_full_raise() -> None:
    """TDA addendum 47, example 3-A: 2000-4000, A calls, C all-in 7,500, the small blind folds."""
    hand = told(dealt(BIG, 1, small_blind=2000, big_blind=4000), ALL_IN_7500)

    assert sizes(hand)[:2] == (3, 11_500)


def test_t066_once_the_big_blind_has_raised_the_caller_may_raise_again() -> None:
    """TDA addendum 47, example 3-B: he owes 7,500, more than a full raise."""
    hand = told(dealt(BIG, 1, small_blind=2000, big_blind=4000), f"{ALL_IN_7500}; 3 raise 11500")

    assert sizes(hand)[:2] == (4, 15_500)
    assert hand.legal is not None
    assert hand.legal.call == 7_500


def test_t066_without_that_raise_the_caller_may_not() -> None:
    """TDA addendum 47, example 3: the all-in over the blind is 3,500 and no full raise."""
    hand = told(dealt(BIG, 1, small_blind=2000, big_blind=4000), f"{ALL_IN_7500}; 3 call")

    assert hand.to_act == 4
    assert not may_raise(hand)


def test_t067_two_short_all_ins_together_reopen_the_betting() -> None:
    """WSOP-T 96-a: A 500, B 1,000, C calls, D all-in 1,300, E all-in 1,700, A folds."""
    seats = {1: 9_000, 2: 9_000, 3: 9_000, 4: 1_400, 5: 1_800}
    limped = "3 call; 4 call; 5 call; 1 call; 2 check; deal 2c7d9h"
    bets = "1 bet 500; 2 raise 1000; 3 call; 4 all_in 1300; 5 all_in 1700; 1 fold"
    hand = told(dealt(seats, 5, rules="wsop-2026"), f"{limped}; {bets}")
    assert sizes(hand)[:2] == (2, 2_200)
    hand = told(dealt(seats, 5, rules="wsop-2026"), f"{limped}; {bets}; 2 call")
    assert sizes(hand)[:2] == (3, 2_200)


def test_t059_and_t062_the_rule_sets_differ_on_all_ins_that_add_up() -> None:
    """TDA addendum 47, example 1, and SP 4.9.8: 100, all-in 125, call, all-in 200, call."""
    seats = {1: 9_000, 2: 225, 3: 9_000, 4: 300, 5: 9_000}
    moves = (
        "3 call; 4 call; 5 call; 1 call; 2 check; deal 2c7d9h; 1 bet 100; 2 all_in 125; 3 call;"
        "4 all_in 200; 5 call"
    )

    assert sizes(told(dealt(seats, 5), moves))[:2] == (1, 300)
    assert not may_raise(told(dealt(seats, 5, rules="sport-ru"), moves))


# ------------------------------------------------------------------ pots, rules.md 4.6


def test_t094_the_side_pot_of_the_source() -> None:
    """SP Definitions: P1 10, P2 all-in 20, P3 50, P1 calls: main 60 for three, side 60 for two."""
    deal = dealt({1: 500, 2: 20, 3: 500}, 3, rules="sport-ru", small_blind=5, big_blind=10)
    hand = told(deal, "3 raise 50; 1 call; 2 all_in 20")

    assert pots(hand) == [(60, (1, 2, 3)), (60, (1, 3))]


def test_t096_a_main_pot_and_two_side_pots() -> None:
    deal = dealt({1: 100, 2: 250, 3: 400, 4: 400}, 4, small_blind=25, big_blind=50)
    hand = told(deal, "3 raise 400; 4 call; 1 all_in; 2 all_in")

    assert pots(hand) == [(400, (1, 2, 3, 4)), (450, (2, 3, 4)), (300, (3, 4))]
    assert hand.betting_over


def test_t098_the_uncalled_part_goes_back_and_folded_chips_stay() -> None:
    """SP 5.9.1: A bets 500, B is all-in for 200, C folds after 50."""
    deal = dealt({1: 1_000, 2: 200, 3: 1_000}, 3, small_blind=25, big_blind=50, board="2c7d9hJsQd")
    hand = told(deal, "3 call; 1 raise 500; 2 all_in; 3 fold")

    assert hand.pots.returned == {1: 300}
    assert pots(hand) == [(450, (1, 2))]


@pytest.mark.parametrize(
    ("order", "blind", "ante"), [("blind_first", 1_000, 300), ("ante_first", 300, 1_000)]
)
def test_t100_a_short_big_blind_pays_blind_or_ante_first(order: str, blind: int, ante: int) -> None:
    """TDA RP-11: a level of 1000 with an ante of 1000, and 1,300 in the stack."""
    stacks = {1: 20_000, 2: 20_000, 3: 1_300, 4: 20_000}
    options = {"bba_order": order}
    hand = told(dealt(stacks, 1, small_blind=500, big_blind=1000, bb_ante=1000, options=options))

    assert hand.put[3] == blind
    assert hand.posted.bb_ante == ante
    assert hand.pot == 500 + 1_300


@pytest.mark.parametrize(("players", "ante"), [(5, 1_000), (4, 500), (3, 500), (2, 500)])
def test_rp_11_a_house_may_reduce_the_big_blind_ante_at_a_short_table(players: int, ante: int) -> None:
    """TDA RP-11: never, unless the house says so; half with four or fewer is its own reading."""
    stacks = dict.fromkeys(range(1, players + 1), 20_000)
    level = {"small_blind": 500, "big_blind": 1000, "bb_ante": 1000}

    assert told(dealt(stacks, 1, **level)).posted.bb_ante == 1_000
    assert told(dealt(stacks, 1, options={"bba_reduce": True}, **level)).posted.bb_ante == ante


@pytest.mark.parametrize(
    ("order", "pots_then", "returned"),
    [
        ("blind_first", [(2_600, (3, 4))], 2_000),
        ("ante_first", [(1_300, (3, 4)), (800, (4,))], 2_500),
    ],
)
def test_r14_the_order_of_blind_and_ante_decides_what_is_played_for(
    order: str, pots_then: list[tuple[int, tuple[int, ...]]], returned: int
) -> None:
    """Failure R14: 500/1000, ante 1000, the big blind has 1,100; a raise to 3,000, all others fold."""
    stacks = {1: 20_000, 2: 20_000, 3: 1_100, 4: 20_000, 5: 20_000}
    options = {"bba_order": order}
    deal = dealt(stacks, 1, small_blind=500, big_blind=1000, bb_ante=1000, options=options)
    hand = told(deal, "4 raise 3000; 5 fold; 1 fold; 2 fold")

    assert hand.betting_over
    assert sum(amount for amount, _ in pots(hand)) + sum(hand.pots.returned.values()) == 4_600
    assert (pots(hand), dict(hand.pots.returned)) == (pots_then, {4: returned})


def test_t101_who_is_short_of_the_ante_wins_that_much_of_everybodys() -> None:
    """An ante of 50 each, six players, one has 30: main pot 180, the next one 100."""
    stacks = dict.fromkeys(range(1, 7), 1_000) | {4: 30}
    hand = told(dealt(stacks, 6, ante=50))

    # Before anybody acts the blinds lie above the antes.
    assert pots(hand)[0] == (180, (1, 2, 3, 4, 5, 6))
    assert pots(hand)[1] == (100, (1, 2, 3, 5, 6))


def test_r06_the_uncalled_part_of_a_bet_goes_back() -> None:
    """Failure R06: 5,000 bet, all-in for 3,200: the pot is 6,400, and 1,800 go back."""
    deal = dealt({1: 9_000, 2: 3_200}, 1, hole={1: "2c7d", 2: "AsAh"}, board="3d8h9sJcKd")
    end = ended(deal, "1 raise 5000; 2 all_in")

    assert end.pots.pots == (Pot(6_400, (1, 2)),)
    assert end.pots.returned == {1: 1_800}
    assert (end.shares, end.odd) == ({2: 6_400}, ())
    assert end.stacks == {1: 5_800, 2: 6_400}


@pytest.mark.parametrize(("second", "third", "side"), [("KsKh", "QsQh", 2), ("QsQh", "KsKh", 3)])
def test_r08_the_all_in_player_keeps_his_claim(second: str, third: str, side: int) -> None:
    """Failure R08: seat 1 all-in for 1,000 with the best hand, seats 2 and 3 go on to 5,000."""
    hole = {1: "AsAh", 2: second, 3: third}
    deal = dealt({1: 1_000, 2: 5_000, 3: 5_000}, 3, hole=hole, board="2c7d9hJd3s")
    end = ended(deal, "3 call; 1 all_in; 2 call; 3 call; 2 bet 4000; 3 call")

    assert end.pots.pots == (Pot(3_000, (1, 2, 3)), Pot(8_000, (2, 3)))
    assert end.shares == dict(sorted({1: 3_000, side: 8_000}.items()))


# ------------------------------------------------------------------ showdown, rules.md 4.7


def test_t122_with_a_player_all_in_all_hands_are_turned_up() -> None:
    """TDA addendum 16, example 3: A all-in 700 before the flop, a side pot of 2,000, the river checked."""
    hole = {1: "AsAh", 2: "KsKh", 3: "QsQh"}
    deal = dealt({1: 700, 2: 5_000, 3: 5_000}, 1, hole=hole, board="2c7d9hJd3s")
    moves = "1 all_in; 2 call; 3 call; 2 check; 3 check; 2 bet 1000; 3 call; 2 check; 3 check"
    end = ended(deal, moves)

    assert end.showdown.all_face_up
    assert sorted(end.showdown.order) == [1, 2, 3]
    assert end.pots.pots == (Pot(2_100, (1, 2, 3)), Pot(2_000, (2, 3)))
    assert end.shares == {1: 2_100, 2: 2_000}

    in_order = ended(
        dealt({1: 700, 2: 5_000, 3: 5_000}, 1, hole=hole, board="2c7d9hJd3s", rules="sport-ru"), moves
    )
    assert not in_order.showdown.all_face_up
    assert in_order.showdown.order == (2, 3, 1)


def test_t257_an_uncalled_bet_goes_back_and_the_winner_need_not_show() -> None:
    """SP 5.9.1, 5.9.2, TDA 15-B: heads-up on the river, 500 bet, the other one folds."""
    deal = dealt({4: 3_000, 7: 3_000}, 4, rules="sport-ru", board="2c7d9hJd3s")
    hand = told(deal, "4 call; 7 check; 7 check; 4 check; 7 check; 4 check; 7 bet 500; 4 fold")
    verdict = outcome(hand)

    assert hand.street == 4
    assert verdict.answer.showdown.order == ()
    assert verdict.answer.pots.returned == {7: 500}
    assert verdict.answer.shares == {7: 200}
    assert verdict.answer.stacks == {4: 2_900, 7: 3_100}
    assert {str(one.article) for one in verdict.because} == {"5.9.1", "5.9.2"}


# ------------------------------------------------------------------ draw, stud, hi-lo


def test_a_hand_of_five_card_draw() -> None:
    """DR: limit 2-4, blinds 1 and 2; left of the big blind begins, then the draw, then the second round."""
    hole = {1: "AsAhAdKsKh", 2: "QsQhQdJsJh", 3: "2s3s4s5s7h"}
    terms = {"small_blind": 1, "big_blind": 2, "limits": (2, 4), "structure": "FL", "rules": "draw-room"}
    deal = dealt({1: 100, 2: 100, 3: 100}, 1, game="draw5", hole=hole, **terms)
    hand = told(deal, "1 raise 4; 2 call; 3 call")
    assert (hand.street, hand.to_act, hand.to_draw) == (1, 2, 2)

    hand = told(deal, "1 raise 4; 2 call; 3 call; burn; 2 draw 2; 3 draw 0; 1 draw 5")
    assert (hand.street, hand.to_act) == (2, 2)
    assert hand.drawn == ((2, 2), (3, 0), (1, 5))

    end = ended(
        deal, "1 raise 4; 2 call; 3 call; 2 draw 2; 3 draw 0; 1 draw 5; 2 bet 4; 3 fold; 1 raise 8; 2 call"
    )
    assert end.showdown.order == (1, 2)
    assert end.stacks == {1: 116, 2: 88, 3: 96}


STUD = {"game": "stud", "structure": "FL", "ante": 1, "bring_in": 5, "limits": (15, 30)}


def test_t126_completion_and_cap_of_a_stud_hand() -> None:
    """ST 6.1.3: 15-30, bring-in 5: completed to 15, which is no raise; then 30, 45, 60 and closed."""
    hole = {1: "AsAh2c", 2: "KsKhQd", 3: "JsJh9d"}
    deal = dealt({1: 900, 2: 900, 3: 900}, 8, hole=hole, rules="stud-room", **STUD)
    assert told(deal).to_act == 1

    hand = told(deal, "1 bring_in 5; 2 complete 15; 3 raise 30; 1 raise 45; 2 raise 60")
    legal = hand.legal
    assert legal is not None
    assert (legal.to_act, legal.may_raise, legal.call) == (3, False, 30)
    with pytest.raises(NotAllowed, match="capped"):
        told(deal, "1 bring_in 5; 2 complete 15; 3 raise 30; 1 raise 45; 2 raise 60; 3 raise 75")

    fourth = told(deal, "1 bring_in 5; 2 complete 15; 3 raise 30; 1 raise 45; 2 raise 60; 3 call; 1 call")
    assert (fourth.street, fourth.pot) == (2, 183)


def test_a_stud_hand_is_played_from_the_bring_in_to_the_seventh_card() -> None:
    hole = {2: "AsAh2c3d4h5s6c", 5: "KsKhQdQc8h9sTd"}
    deal = dealt({2: 500, 5: 500}, 9, hole=hole, rules="stud-room", **STUD)
    moves = (
        "2 bring_in; 5 complete 15; 2 call; 5 bet 30; 2 call; 5 bet 30; 2 call; 5 check; 2 bet 30; 5 call;"
        "5 check; 2 check"
    )
    end = ended(deal, moves)

    assert end.hands.highs[2].name == "straight"
    assert end.stacks == {2: 606, 5: 394}


def test_t112_tied_both_ways_one_even_split() -> None:
    """ST 6.3.9: who ties high and low shares the pot once, not half by half."""
    hole = {1: "As2s3s4s6c9dKh", 2: "Ah2h3h4h6d9cKd"}
    terms = {**STUD, "game": "stud8", "ante": 525, "bring_in": 25, "limits": (100, 200), "unit": 25}
    deal = dealt({1: 525, 2: 525}, 9, hole=hole, rules="stud-room", **terms)
    end = ended(deal, "")

    assert end.winners[0] is not None
    assert (end.winners[0].high, end.winners[0].low) == ((1, 2), (1, 2))
    assert (end.shares, end.odd) == ({1: 525, 2: 525}, ())


def test_t118_without_a_low_the_high_hand_takes_the_whole_pot() -> None:
    """ST 6.3.2."""
    hole = {1: "AsAhKsKhQdJc9d", 2: "QsQhJsJhTdTc9c"}
    deal = dealt({1: 50, 2: 50}, 9, hole=hole, rules="stud-room", **{**STUD, "game": "stud8", "ante": 50})
    end = ended(deal, "")

    assert end.winners[0] is not None
    assert (end.winners[0].high, end.winners[0].low) == ((1,), ())
    assert end.stacks == {1: 100, 2: 0}


def test_t128_a_low_card_without_chips_leaves_the_opening_to_the_next() -> None:
    """ST 6.1.7, TDA RP-10-E: the player to his left folds, brings in, or bets in full."""
    hole = {1: "AsAh2c", 2: "KsKhQd", 3: "JsJh9d"}
    deal = dealt({1: 1, 2: 900, 3: 900}, 8, hole=hole, rules="stud-room", **STUD)
    hand = told(deal)
    assert hand.to_act == 2
    assert hand.legal is not None
    assert (hand.legal.may_fold, hand.legal.may_check, hand.legal.max_to) == (True, False, 15)

    assert told(deal, "2 bring_in 5; 3 complete 15").to_act == 2
    assert told(deal, "2 fold").live == (1, 3)
