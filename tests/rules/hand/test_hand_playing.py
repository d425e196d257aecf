"""How a hand goes on: whose turn it is, which cards come when, and what is refused."""

from __future__ import annotations

from functools import reduce

import pytest

from director.rules.hand.betting import NotAllowed
from director.rules.hand.dealing import Deal
from director.rules.hand.hand import Hand
from director.rules.hand.playing import Move, begin, moved, play, settled
from tests.helpers.table_talk import cards, dealt, said, told

THREE = {2: 1_000, 5: 1_000, 9: 1_000}
CALLED = "2 call; 5 call; 9 check"
CHECKED = "5 check; 9 check; 2 check"
STUD = {"game": "stud", "structure": "FL", "ante": 1, "bring_in": 5, "limits": (15, 30)}
DRAW = {"game": "draw5", "structure": "FL", "limits": (100, 200)}


def refused(hand: Hand, move: Move) -> tuple[str, dict[str, object]]:
    with pytest.raises(NotAllowed) as no:
        moved(hand, move)
    return no.value.code, no.value.facts


# ------------------------------------------------------------------ whose turn it is


def test_the_button_begins_before_the_flop_with_three_players_and_ends_after_it() -> None:
    deal = dealt(THREE, 2)

    assert told(deal).to_act == 2
    assert told(deal, f"{CALLED}; deal 2c7d9h").to_act == 5


def test_heads_up_the_button_has_the_small_blind_and_acts_first_only_before_the_flop() -> None:
    """TDA 34-B."""
    deal = dealt({2: 1_000, 5: 1_000}, 5)
    hand = told(deal)

    assert hand.put == {2: 100, 5: 50}
    assert hand.to_act == 5
    assert told(deal, "5 call; 2 check; deal 2c7d9h").to_act == 2


def test_with_a_dead_button_the_small_blind_is_first_after_the_flop() -> None:
    """TDA 32: the button lies at empty seat 4."""
    deal = dealt(THREE, 4)

    assert told(deal).put == {2: 0, 5: 50, 9: 100}
    assert told(deal, "2 call; 5 call; 9 check; deal 2c7d9h").to_act == 5


def test_with_a_dead_small_blind_the_next_seat_has_the_big_blind() -> None:
    deal = dealt(THREE, 4, dead_small=True)
    hand = told(deal)

    assert hand.put == {2: 0, 5: 100, 9: 0}
    assert hand.to_act == 9
    assert told(dealt(THREE, 4, small_blind=0)).put == hand.put


def test_a_dead_small_blind_counts_in_a_pot_limit_opening() -> None:
    """T035, TDA 54-B: the full blinds are assumed, so the first raise goes to 350 as if it were posted."""
    posted = dealt({1: 5_000, 2: 5_000, 3: 5_000, 4: 5_000}, 1, game="omaha", structure="PL")
    dead = dealt({1: 5_000, 3: 5_000, 4: 5_000}, 1, game="omaha", structure="PL", dead_small=True)

    assert told(posted).legal is not None
    assert [hand.legal and hand.legal.max_to for hand in (told(posted), told(dead))] == [350, 350]


def test_players_without_chips_are_passed_over_and_stay_in() -> None:
    deal = dealt({2: 1_000, 5: 300, 9: 1_000}, 2)
    hand = told(deal, "2 raise 300; 5 all_in; 9 call; deal 2c7d9h")

    assert hand.to_act == 9
    assert hand.live == (5, 9, 2)
    assert hand.behind == {2: 700, 5: 0, 9: 700}


def test_all_but_one_fold_and_the_hand_is_over_at_once() -> None:
    hand = told(dealt(THREE, 2), "2 fold; 5 fold")

    assert (hand.over, hand.alone, hand.live, hand.to_act) == (True, True, (9,), None)


def test_as_long_as_somebody_is_to_act_bets_may_come() -> None:
    assert told(dealt(THREE, 2), "2 all_in; 5 call").betting_over is False
    assert told(dealt(THREE, 2), "2 all_in; 5 call; 9 call").betting_over is True


def test_with_antes_that_leave_nobody_a_chip_the_cards_alone_decide() -> None:
    deal = dealt({2: 50, 5: 50}, 2, ante=50, board="2c7d9hJdKs")
    hand = told(deal)

    assert hand.round is None
    assert hand.last_round is None
    assert hand.legal is None
    assert (hand.street, hand.over) == (4, True)


def test_with_one_player_left_who_has_chips_nobody_is_asked() -> None:
    hand = told(dealt({2: 50, 5: 500, 9: 50}, 2, ante=50))

    assert hand.betting_over
    assert hand.to_act is None


def test_blinds_are_posted_also_when_only_one_player_has_chips_left() -> None:
    """What nobody can call of them goes back: seat 5 has the small blind."""
    hand = told(dealt({2: 50, 5: 500, 9: 50}, 2, ante=50))

    assert hand.behind == {2: 0, 5: 400, 9: 0}
    assert hand.pots.returned == {5: 50}
    assert hand.pot == 200


def test_when_the_blinds_have_nothing_left_none_are_posted() -> None:
    """Their antes were all they had; the button alone has chips."""
    hand = told(dealt({2: 500, 5: 50, 9: 50}, 2, ante=50))

    assert hand.betting_over
    assert hand.round is None
    assert hand.behind == {2: 450, 5: 0, 9: 0}


def test_the_big_blind_of_two_is_posted_when_the_button_has_anted_all_he_had() -> None:
    terms = {"game": "draw5", "structure": "FL", "limits": (4, 8), "small_blind": 2, "big_blind": 4}
    hand = told(dealt({4: 1, 5: 10}, 4, ante=1, **terms))

    assert (hand.pot, hand.pots.returned, hand.to_draw) == (6, {5: 4}, 5)
    assert hand.betting_over


# ------------------------------------------------------------------ cards in the middle


def test_a_board_that_is_known_opens_street_by_street() -> None:
    deal = dealt(THREE, 2, board="2c7d9hJdKs")
    checked = "5 check; 9 check; 2 check"
    streets = [told(deal, "; ".join([CALLED, *[checked] * rounds])) for rounds in range(4)]

    assert [hand.street for hand in streets] == [2, 3, 4, 4]
    assert [hand.board for hand in streets[:2]] == [cards("2c7d9h"), cards("2c7d9hJd")]
    assert streets[3].over


def test_a_board_that_ends_early_leaves_the_hand_waiting() -> None:
    hand = told(dealt(THREE, 2, board="2c7d9h"), f"{CALLED}; 5 check; 9 check; 2 check")

    assert (hand.street, hand.to_act, hand.over) == (2, None, False)


def test_all_in_the_board_may_come_at_once_or_card_by_card() -> None:
    deal = dealt(THREE, 2)
    all_in = "2 all_in; 5 call; 9 call"

    at_once = told(deal, f"{all_in}; deal 2c7d9hJdKs")
    one_by_one = told(deal, f"{all_in}; burn; deal 2c7d9h; burn; deal Jd; deal Ks")
    assert at_once.over
    assert one_by_one.over
    assert at_once.board == one_by_one.board
    assert not told(deal, f"{all_in}; deal 2c7d9hJd").over


def test_before_the_board_is_complete_nobody_has_won() -> None:
    hand = told(dealt(THREE, 2), "2 all_in; 5 call; 9 call; deal 2c7d9h")

    assert (hand.over, hand.betting_over, hand.street) == (False, True, 2)


@pytest.mark.parametrize(
    ("moves", "move", "code"),
    [
        ("2 call; 5 call", Move(None, "deal", cards=cards("2c7d9h")), "betting_open"),
        ("2 call; 5 call", Move(None, "burn"), "betting_open"),
        (CALLED, Move(None, "deal", cards=cards("2c7d")), "wrong_count"),
        (CALLED, Move(None, "deal", cards=cards("2c7d9hJd")), "wrong_count"),
        (CALLED, Move(None, "deal", cards=cards("AsTd9h")), "card_twice"),
        (f"{CALLED}; deal 2c7d9h; {CHECKED}", Move(None, "deal", cards=cards("2c")), "card_twice"),
        (f"{CALLED}; burn", Move(None, "burn"), "burned_twice"),
        (CALLED, Move(5, "check"), "deal_first"),
        (CALLED, Move(5, "draw", 2), "no_draw"),
        (CALLED, Move(5, "muck"), "no_showdown"),
        ("2 fold; 5 fold", Move(None, "burn"), "hand_over"),
        ("2 fold; 5 fold", Move(None, "deal", cards=cards("2c7d9h")), "hand_over"),
        ("2 fold; 5 fold", Move(9, "check"), "hand_over"),
        ("2 fold; 5 fold", Move(9, "muck"), "no_showdown"),
        ("2 all_in; 5 call; 9 call", Move(2, "check"), "betting_over"),
        ("", Move(5, "post_sb", 50), "posted_by_program"),
        ("", Move(9, "post_dead", 50), "posted_by_program"),
        ("", Move(5, "call"), "out_of_turn"),
        ("", Move(None, "check"), "not_in_round"),
        ("", Move(7, "check"), "not_in_round"),
    ],
)  # fmt: skip
def test_what_comes_in_the_wrong_place_is_refused(moves: str, move: Move, code: str) -> None:
    hand = told(dealt(THREE, 2, hole={2: "AsKs"}), moves)

    assert refused(hand, move)[0] == code


def test_with_no_bets_to_come_a_card_is_burned_for_each_street_and_no_more() -> None:
    hand = told(dealt(THREE, 2), "2 all_in; 5 call; 9 call; burn; burn; burn")

    assert refused(hand, Move(None, "burn"))[0] == "burned_twice"
    assert told(dealt(THREE, 2), "2 all_in; 5 call; 9 call; burn; burn; burn; deal 2c7d9hJdKs").over


def test_a_refused_move_changes_nothing() -> None:
    hand = told(dealt(THREE, 2), CALLED)
    before = hand.pots

    refused(hand, Move(5, "bet", 300))
    assert hand == told(dealt(THREE, 2), CALLED)
    assert hand.pots == before


def test_a_board_that_was_told_is_not_dealt_as_well() -> None:
    hand = told(dealt(THREE, 2, board="2c7d9h"), f"{CALLED}; 5 check; 9 check; 2 check")

    assert refused(hand, Move(None, "deal", cards=cards("Jd")))[0] == "board_given"


def test_a_burn_before_a_known_street_is_told_before_the_next_bet() -> None:
    hand = told(dealt(THREE, 2, board="2c7d9h"), f"{CALLED}; burn; 5 check")

    assert (hand.street, hand.burns, hand.to_act) == (2, 0, 9)


def test_moves_give_the_same_hand_one_by_one_and_together() -> None:
    deal = dealt(THREE, 2)
    moves = [Move(2, "call"), Move(5, "call"), Move(9, "check"), Move(None, "deal", cards=cards("2c7d9h"))]
    hand = begin(deal)
    for move in moves:
        hand = settled(moved(hand, move))

    assert hand == play(deal, moves)


# ------------------------------------------------------------------ draw


def test_the_exchange_goes_round_from_the_left_of_the_button() -> None:
    """DR Discarding."""
    deal = dealt(THREE, 2, **DRAW)
    hand = told(deal, CALLED)

    assert (hand.to_draw, hand.to_act) == (5, 5)
    assert told(deal, f"{CALLED}; 5 draw 3").to_draw == 9
    assert refused(hand, Move(9, "draw", 1)) == ("draw_out_of_turn", {"seat": 9, "to_act": 5})
    assert refused(hand, Move(None, "draw", 1))[0] == "draw_out_of_turn"
    assert refused(hand, Move(5, "draw", 6)) == ("draws_too_many", {"most": 5})
    assert refused(hand, Move(5, "bet", 100)) == ("draw_first", {"to_act": 5})
    assert refused(hand, Move(None, "deal", cards=cards("2c")))[0] == "no_board"
    assert refused(told(deal, f"{CALLED}; 5 draw 3"), Move(None, "burn"))[0] == "burned_twice"
    assert refused(told(deal), Move(2, "draw", 1)) == ("betting_open", {"to_act": 2})


def test_all_in_players_exchange_too_and_then_the_hand_is_over() -> None:
    deal = dealt(THREE, 2, game="draw5")
    all_in = "2 all_in; 5 call; 9 call"

    assert told(deal, all_in).to_draw == 5
    hand = told(deal, f"{all_in}; 5 draw 1; 9 draw 0; 2 draw 2")
    assert (hand.street, hand.over, hand.to_draw) == (2, True, None)
    assert refused(hand, Move(5, "draw", 1))[0] == "hand_over"


def test_who_folded_does_not_exchange() -> None:
    hand = told(dealt(THREE, 2, **DRAW), "2 call; 5 fold; 9 check; 9 draw 1")

    assert hand.to_draw == 2


# ------------------------------------------------------------------ stud


def test_the_best_board_opens_every_later_street() -> None:
    """SP 5.8.6."""
    hole = {2: "AsAh2c3d", 5: "KsKhQdQc", 9: "JsJh9d8c"}
    deal = dealt(THREE, 2, hole=hole, **STUD)
    hand = told(deal, "2 bring_in; 5 call; 9 call")

    assert (hand.street, hand.to_act) == (2, 5)
    assert hand.opener is not None
    assert hand.opener.verdict is not None
    assert hand.opener.verdict.answer == 5


def test_the_best_board_without_chips_leaves_the_opening_to_the_next() -> None:
    hole = {2: "AsAh2c3d", 5: "KsKhQdQc", 9: "JsJh9d8c"}
    deal = dealt({2: 500, 5: 6, 9: 500}, 2, hole=hole, **STUD)

    assert told(deal, "2 bring_in; 5 call; 9 call").to_act == 9


def test_when_nobody_saw_the_upcards_whoever_opens_is_believed() -> None:
    deal = dealt(THREE, 2, **STUD)
    hand = told(deal)

    assert (hand.to_act, hand.unopened, hand.betting, hand.over) == (None, True, False, False)
    assert refused(hand, Move(None, "burn"))[0] == "opener_unknown"
    assert told(deal, "5 bring_in").to_act == 9


def test_a_board_that_was_seen_goes_before_those_that_were_not_only_when_it_is_better() -> None:
    """A 7 was seen, and lies above the 2 that was seen: whoever has it does not bring in."""
    deal = dealt(THREE, 2, hole={2: "????7c", 5: "????2d"}, **STUD)

    assert told(deal, "5 bring_in").to_act == 9
    assert told(deal, "9 bring_in").to_act == 2
    assert refused(told(deal), Move(2, "bring_in")) == ("cannot_open", {"seat": 2, "possible": (5, 9)})


def test_who_opens_unseen_may_sit_after_one_without_chips() -> None:
    deal = dealt({2: 500, 5: 1, 9: 500}, 2, **STUD)

    assert told(deal, "9 bring_in").to_act == 2


IN_STUD = "1 bring_in; 2 call; 1 check; 2 check; 1 check; 2 check; 1 check; 2 check"
"""A hand up to the end of sixth street, when seat 1 has the best board."""


@pytest.mark.parametrize(("board", "dealing"), [("3s", ""), (None, "; burn; deal 3s")])
def test_a_deck_too_short_for_all_gets_one_card_for_all(board: str | None, dealing: str) -> None:
    """T138, OS exception, ST 6.1.15."""
    hole = {1: "AsAh2c2d2h2s", 2: "KsKhQd9cJdTd"}
    hand = told(dealt({1: 500, 2: 500}, 2, hole=hole, board=board, **STUD), f"{IN_STUD}{dealing}")

    assert (hand.street, hand.board, hand.to_act) == (5, cards("3s"), 1)


def test_a_common_card_comes_once_before_seventh_street_and_alone() -> None:
    hole = {1: "AsAh2c2d2h2s", 2: "KsKhQd9cJdTd"}
    deal = dealt({1: 500, 2: 500}, 2, hole=hole, **STUD)
    hand = unsettled(deal, IN_STUD)

    assert refused(hand, Move(None, "deal", cards=cards("3s4s")))[0] == "wrong_count"
    assert refused(hand, Move(None, "deal", cards=cards("Ks")))[0] == "card_twice"
    opened = moved(hand, Move(None, "deal", cards=cards("3s")))
    assert refused(opened, Move(None, "deal", cards=cards("4s")))[0] == "no_board"
    early = unsettled(deal, "1 bring_in; 2 call")
    assert refused(early, Move(None, "deal", cards=cards("3s")))[0] == "no_board"


def unsettled(deal: Deal, text: str) -> Hand:
    """The hand right after the last of these moves, before what follows by itself."""
    return reduce(moved, said(text), begin(deal))


def test_with_everybody_all_in_a_common_card_may_be_opened_at_once() -> None:
    hole = {1: "AsAh2c2d2h2s", 2: "KsKhQdQcJdTd"}
    deal = dealt({1: 6, 2: 6}, 2, hole=hole, **STUD)
    hand = told(deal, "1 bring_in; 2 call; deal 3s")

    assert (hand.over, hand.board) == (True, cards("3s"))


@pytest.mark.parametrize(("rule", "first"), [("first_on_sixth", 1), ("best_with_common", 2)])
def test_who_opens_with_a_common_card_is_a_matter_of_the_book(rule: str, first: int) -> None:
    """ST 6.1.15: the best board with it; TDA RP-10-H-D: who was first on sixth street."""
    hole = {1: "AsAh2c2dJhTs", 2: "KsKhQdJc9d8c"}
    deal = dealt({1: 500, 2: 500}, 2, hole=hole, board="Qh", options={"common_first": rule}, **STUD)

    assert told(deal, IN_STUD).to_act == first


def test_a_common_card_nobody_saw_leaves_the_opening_open_where_it_decides() -> None:
    hole = {1: "AsAh2c2dJhTs", 2: "KsKhQdJc9d8c"}
    terms = {**STUD, "options": {"common_first": "best_with_common"}, "board": "??"}

    assert told(dealt({1: 500, 2: 500}, 2, hole=hole, **terms), IN_STUD).to_act is None
