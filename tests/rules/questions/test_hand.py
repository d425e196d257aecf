"""The topic `hand`: what is read, what is answered, what is refused with the place of it."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from director.rules.questions.catalogue import answer
from director.rules.questions.hand import hand_topic
from director.rules.questions.hand_reading import read_hand
from director.rules.questions.hand_writing import hand_question
from director.rules.questions.reading import BadQuestion
from director.rules.verdict import Verdict

CLOSED = {
    "to_act": None, "call": None, "may_check": False, "may_raise": False, "min_to": None, "max_to": None,
    "raises_used": 0, "capped": False, "closed": True,
}  # fmt: skip
"""A round in which nobody is to act."""
BOARD = "2c7d9hJdKs"
HOLE = {"1": "AsAh", "2": "KdKh", "3": "QsQh"}


def question(**changed: object) -> dict[str, Any]:
    """No-limit hold'em 50-100, three players with 1,000 each, the button on seat 1."""
    asked: dict[str, Any] = {
        "ask": "hand",
        "game": "holdem",
        "structure": "NL",
        "small_blind": 50,
        "big_blind": 100,
        "button": 1,
        "stacks": {"1": 1000, "2": 1000, "3": 1000},
        "actions": [],
    }
    return {name: value for name, value in {**asked, **changed}.items() if value is not ...}


def stud(**changed: object) -> dict[str, Any]:
    """Limit stud 15-30 with a bring-in of 5."""
    terms = {"game": "stud", "structure": "FL", "bring_in": 5, "limits": [15, 30]}
    return question(**{**terms, "small_blind": ..., "big_blind": ..., **changed})


def told(**changed: object) -> Verdict[dict[str, Any]]:
    return answer(question(**changed))


# ------------------------------------------------------------------ what is answered


def test_before_the_first_action_the_answer_says_whose_turn_it_is_and_what_is_lawful() -> None:
    assert told().answer == {
        "street": 1,
        "to_act": 1,
        "round": {
            "to_act": 1,
            "call": 100,
            "may_check": False,
            "may_raise": True,
            "min_to": 200,
            "max_to": 1000,
            "raises_used": 0,
            "capped": False,
            "closed": False,
            "pot_now": 150,
        },
        "pots": [{"amount": 100, "eligible": [2, 3]}],
        "returned": {"3": 50},
        "order": None,
        "winners": None,
        "shares": None,
        "stacks": None,
    }


def test_at_the_end_the_answer_says_who_shows_who_wins_and_what_everybody_has() -> None:
    actions = [[1, "raise", 300], [2, "all_in"], [3, "all_in", 1000], [1, "fold"]]
    verdict = told(hole=HOLE, board=BOARD, actions=actions)

    assert verdict.answer == {
        "street": 4,
        "to_act": None,
        "round": {**CLOSED, "pot_now": 2300},
        "pots": [{"amount": 2300, "eligible": [2, 3]}],
        "returned": {},
        "order": [2, 3],
        "winners": [[2]],
        "shares": {"2": 2300},
        "stacks": {"1": 700, "2": 2300, "3": 0},
    }
    assert [f"{one.book} {one.article}" for one in verdict.because] == ["SP 5.9.2", "SP 4.6.1", "SP 5.9.1"]


def test_a_hand_won_without_showdown_has_nobody_to_show() -> None:
    verdict = told(actions=[[1, "raise", 300], [2, "fold"], [3, "fold"]])

    assert verdict.answer["order"] == []
    assert verdict.answer["returned"] == {"1": 200}
    assert verdict.answer["winners"] == [[1]]
    assert verdict.answer["stacks"] == {"1": 1150, "2": 950, "3": 900}


def test_winners_in_hi_lo_are_high_and_low() -> None:
    hole = {"1": "AsAhKsKhQdQc9d", "2": "2s3h4d6c7h9cJs", "3": "????5d"}
    asked = stud(game="stud8", ante=1000, hole=hole, actions=[[3, "muck"]], unit=10)

    assert answer(asked).answer["winners"] == [{"high": [1], "low": [2]}]
    assert answer(stud(game="stud8", ante=1000, hole=hole)).answer["winners"] == [None]


def test_hands_that_nobody_saw_leave_the_answer_at_order_and_pots() -> None:
    actions = [[1, "all_in"], [2, "call"], [3, "fold"]]
    verdict = told(hole={"1": "AsAh"}, board=BOARD, actions=actions)

    assert verdict.answer["order"] == [1, 2]
    assert verdict.answer["pots"] == [{"amount": 2100, "eligible": [1, 2]}]
    assert [verdict.answer[name] for name in ("winners", "shares", "stacks")] == [[None], None, None]


def test_the_answer_names_what_was_the_houses_choice() -> None:
    """The big-blind ante is not in the sports rules; ante or blind first mattered here."""
    short = told(stacks={"1": 1000, "2": 1000, "3": 150}, bb_ante=100)
    enough = told(stacks={"1": 1000, "2": 1000, "3": 200}, bb_ante=100)

    assert "bba_order" in short.house
    assert "bba_order" not in enough.house
    over = told(stacks={"1": 1000, "2": 1000, "3": 150}, bb_ante=100, actions=[[1, "fold"], [2, "fold"]])
    assert "bba_order" in over.house


def test_in_stud_the_answer_says_why_a_seat_opens() -> None:
    verdict = answer(stud(hole={"1": "????2c", "2": "????9d", "3": "????Kd"}))

    assert verdict.answer["to_act"] == 1
    assert "5.4.3" in {one.article for one in verdict.because}


def test_while_nobody_can_tell_who_opens_nobody_is_to_act_and_the_round_is_open() -> None:
    verdict = answer(stud())

    assert verdict.answer["to_act"] is None
    assert verdict.answer["round"] == {**CLOSED, "closed": False, "pot_now": 0}


def test_in_draw_the_next_to_act_is_who_exchanges_cards() -> None:
    calls = [[1, "call", 100], [2, "call", 100], [3, "check"]]
    verdict = told(game="draw5", actions=calls)

    assert verdict.answer["to_act"] == 2
    assert verdict.answer["round"]["to_act"] is None
    done = [*calls, [2, "draw", 0], [3, "draw", 5], [1, "draw", 2]]
    assert told(game="draw5", actions=done).answer["street"] == 2


def test_t249_the_one_book_with_a_way_out_is_cited_when_the_deck_of_draw_may_not_last() -> None:
    six = {str(seat): 1000 for seat in range(1, 7)}

    def cited(**changed: object) -> set[str]:
        verdict = told(game="draw5", **changed)
        return {f"{one.book} {one.article}" for one in verdict.because}

    assert "WSOP-T draw" in cited(rules="wsop-2026", stacks=six)
    assert "WSOP-T draw" not in cited(rules="wsop-2026")
    assert "WSOP-T draw" not in cited(rules="draw-room", stacks=six)


# ------------------------------------------------------------------ what is read


def test_a_card_that_nobody_saw_is_two_question_marks() -> None:
    read = read_hand(stud(hole={"1": "??As 2c??", "2": "????", "3": None}))

    assert [str(card) for card in read.deal.hole[1]] == ["None", "As", "2c", "None"]
    assert read.deal.hole[2] == (None, None)
    assert 3 not in read.deal.hole


def test_an_empty_board_is_no_board() -> None:
    assert read_hand(question(board="")).deal.board is None
    assert read_hand(question(board=None)).deal.board is None


def test_in_a_limit_game_the_smaller_bet_is_the_big_blind() -> None:
    """DR Blinds."""
    asked = question(structure="FL", limits=[20, 40], small_blind=10, big_blind=...)

    assert read_hand(asked).deal.level.big_blind == 20
    assert read_hand(question(structure="FL")).deal.level.limits == (0, 0)


def test_a_question_written_from_a_hand_asks_about_the_same_hand() -> None:
    asked = [
        question(hole=HOLE, board=BOARD, options={"cap_raises": 4}, actions=[[1, "call"], [None, "burn"]]),
        question(hole={"1": "As??"}, actions=[[1, "call"], [None, "deal", "2c??9h"]], dead_small=True),
        stud(ante=5, actions=[[1, "bring_in", 5], [2, "draw", 3]], unit=5, rules="robert-11"),
        question(structure="FL", limits=[100, 200], event_heads_up=True),
    ]
    for one in asked:
        read = read_hand(one)
        assert read_hand(json.loads(json.dumps(hand_question(*read)))) == read


# ------------------------------------------------------------------ what is refused

CALLED = [[1, "call", 100], [2, "call", 100], [3, "check"]]

REFUSED: list[tuple[str, str, dict[str, Any]]] = [
    ("game", "missing", question(game=...)),
    ("game", "not_one_of", question(game="razz")),
    ("structure", "missing", question(structure=...)),
    ("button", "missing", question(button=...)),
    ("button", "out_of_range", question(button=0)),
    ("button", "wrong_type", question(button="1")),
    ("pot", "unknown_field", question(pot=5)),
    ("stacks", "missing", question(stacks=...)),
    ("stacks", "wrong_type", question(stacks=[1000, 1000])),
    ("stacks", "too_few_players", question(stacks={"1": 5})),
    ("stacks", "too_many_players", question(game="omaha", stacks={str(n): 5 for n in range(1, 13)})),
    ("stacks.0", "bad_seat", question(stacks={"0": 5, "1": 5})),
    ("stacks.1", "out_of_range", question(stacks={"1": 0, "2": 5})),
    ("stacks.1", "wrong_type", question(stacks={"1": 1.5, "2": 5})),
    ("big_blind", "missing", question(big_blind=...)),
    ("big_blind", "out_of_range", question(big_blind=0)),
    ("big_blind", "missing", question(structure="FL", limits=[20, 40], small_blind=..., big_blind=...)),
    ("small_blind", "small_above_big", question(small_blind=200)),
    ("small_blind", "out_of_range", question(small_blind=-1)),
    ("bring_in", "not_in_game", question(bring_in=5)),
    ("small_blind", "not_in_game", stud(small_blind=5)),
    ("bb_ante", "not_in_game", stud(bb_ante=5)),
    ("limits", "missing", stud(limits=...)),
    ("limits", "not_a_pair", stud(limits=[15])),
    ("limits", "too_many", stud(limits=[15, 30, 60])),
    ("limits", "limits_fall", stud(limits=[30, 15])),
    ("limits[0]", "out_of_range", stud(limits=[0, 15])),
    ("bring_in", "bring_in_no_less", stud(bring_in=15)),
    ("unit", "out_of_range", question(unit=0)),
    ("dead_small", "wrong_type", question(dead_small=1)),
    ("hole", "wrong_type", question(hole=["AsAh"])),
    ("hole.4", "not_dealt_in", question(hole={"4": "AsAh"})),
    ("hole.x", "bad_seat", question(hole={"x": "AsAh"})),
    ("hole.1", "wrong_type", question(hole={"1": 5})),
    ("hole.1", "bad_card", question(hole={"1": "AsXx"})),
    ("hole.1", "bad_card", question(hole={"1": "As?"})),
    ("hole.1", "too_many_cards", question(hole={"1": "AsAhAd"})),
    ("hole.1", "too_many_cards", question(hole={"1": "??????"})),
    ("hole.1", "too_many_cards", question(hole={"1": "??" * 5000})),
    ("hole.2", "duplicate_card", question(hole={"1": "AsAh", "2": "As??"})),
    ("hole.1", "too_many_cards", stud(hole={"1": "As2s3s4s5s6s7s"}, board="Ks")),
    ("board", "board_count", question(board="2c7d")),
    ("board", "too_many_cards", question(board="2c7d9hJdKs3s")),
    ("board", "too_many_cards", stud(board="2c7d")),
    ("board", "too_many_cards", question(game="draw5", board="2c")),
    ("hole.1", "duplicate_card", question(board=BOARD, hole={"1": "Ks2d"})),
    ("actions", "missing", question(actions=...)),
    ("actions", "missing", question(actions=None)),
    ("actions", "wrong_type", question(actions={"1": "fold"})),
    ("actions", "too_many", question(actions=[[1, "fold"]] * 2001)),
    ("actions[0]", "wrong_type", question(actions=["fold"])),
    ("actions[0]", "not_an_action", question(actions=[[1]])),
    ("actions[0]", "too_many", question(actions=[[1, "call", 100, 5]])),
    ("actions[0]", "not_an_action", question(actions=[["bring_in", 0]])),
    ("actions[3][2]", "nothing_after", question(actions=[*CALLED, [None, "burn", "2c"]])),
    ("actions[3][2]", "nothing_after", question(actions=[*CALLED, [1, "muck", 0]])),
    ("actions[5]", "betting_open",
     question(actions=[*CALLED, [None, "burn"], [None, "deal", "2c7d9h"], [None, "burn"]])),
    ("button", "button_of_two", question(stacks={"2": 500, "3": 500})),
    ("button", "button_of_two", question(stacks={"2": 500, "3": 500}, dead_small=True)),
    ("big_blind", "blind_above_bet", question(structure="FL", limits=[20, 40])),
    ("actions[0][1]", "not_one_of", question(actions=[[1, "raises", 300]])),
    ("actions[0][1]", "wrong_type", question(actions=[[1, None]])),
    ("actions[0][0]", "wrong_actor", question(actions=[[None, "fold"]])),
    ("actions[0][0]", "wrong_actor", question(actions=[[1, "burn"]])),
    ("actions[0][0]", "wrong_type", question(actions=[["1", "fold"]])),
    ("actions[0][2]", "wrong_type", question(actions=[[1, "raise", "300"]])),
    ("actions[0][2]", "out_of_range", question(actions=[[1, "raise", 10**13]])),
    ("actions[3][2]", "missing", question(actions=[*CALLED, [None, "deal"]])),
    ("actions[3][2]", "bad_card", question(actions=[*CALLED, [None, "deal", "2c7d9x"]])),
    ("actions[3][2]", "duplicate_card",
     question(actions=[*CALLED, [None, "deal", "2c7dAs"]], hole={"1": "As??"})),
    ("actions[0][2]", "missing", question(game="draw5", actions=[[1, "draw"]])),
    ("actions[0][2]", "out_of_range", question(game="draw5", actions=[[1, "draw", 6]])),
    ("actions[0]", "posted_by_program", question(actions=[[2, "post_sb", 50]])),
    ("actions[0]", "posted_by_program", question(actions=[[1, "post_bb", 100]])),
    ("actions[0]", "out_of_turn", question(actions=[[2, "call", 100]])),
    ("actions[0]", "no_total", question(actions=[[1, "raise"]])),
    ("actions[0]", "raise_too_small", question(actions=[[1, "raise", 150]])),
    ("actions[0]", "not_in_round", question(actions=[[7, "fold"]])),
    ("actions[0]", "cannot_check", question(actions=[[1, "check"]])),
    ("actions[0]", "no_chips_in_it", question(actions=[[1, "fold", 100]])),
    ("actions[3]", "deal_first", question(actions=[*CALLED, [2, "check"]])),
    ("actions[3]", "wrong_count", question(actions=[*CALLED, [None, "deal", "2c"]])),
    ("actions[3]", "board_given", question(board=BOARD, actions=[*CALLED, [None, "deal", "3c4c5c"]])),
    ("actions[2]", "betting_open", question(actions=[*CALLED[:2], [None, "deal", "2c7d9h"]])),
    ("actions[2]", "hand_over", question(actions=[[1, "fold"], [2, "fold"], [3, "check"]])),
    ("actions[3]", "draw_first", question(game="draw5", actions=[*CALLED, [2, "check"]])),
    ("actions[0]", "must_bring_in",
     stud(hole={"1": "????2c", "2": "????9d", "3": "????Kd"}, actions=[[1, "fold"]])),
    ("actions[0]", "nothing_put_in",
     stud(hole={"1": "????2c", "2": "????9d", "3": "????Kd"}, bring_in=0, actions=[[1, "bring_in", 0]])),
    ("actions[0]", "opener_unknown", stud(actions=[[None, "burn"]])),
    ("actions[0]", "cannot_open", stud(hole={"1": "????2c", "2": "????9d"}, actions=[[2, "bring_in", 5]])),
    ("options.cap", "bad_option", question(options={"cap": 3})),
]  # fmt: skip


@pytest.mark.parametrize(("field", "code", "asked"), REFUSED, ids=range(len(REFUSED)))
def test_what_cannot_be_is_refused_and_names_its_place(field: str, code: str, asked: dict[str, Any]) -> None:
    with pytest.raises(BadQuestion) as bad:
        hand_topic(asked)

    assert (bad.value.field, bad.value.code) == (field, code)


# ------------------------------------------------------------------ odd questions

ODD: list[Any] = [
    None, True, 0, -1, 10**15, 1.5, "", "x", "As", "??", [], {}, [None], [[]], {"1": 1}, [1, "fold"], "NL", 3,
]  # fmt: skip


def mutated(value: Any, chance: random.Random) -> Any:
    """The value with something in it changed, taken out, doubled or put elsewhere."""
    if not isinstance(value, dict | list) or not value or chance.random() < 0.15:
        return chance.choice(ODD)
    copy: Any = dict(value) if isinstance(value, dict) else list(value)
    at = chance.choice(list(copy)) if isinstance(copy, dict) else chance.randrange(len(copy))
    match chance.randrange(4):
        case 0:
            del copy[at]
        case 1 if isinstance(copy, list):
            copy.insert(at, copy[chance.randrange(len(copy))])
        case _:
            copy[at] = mutated(copy[at], chance)
    return copy


def test_whatever_is_asked_is_answered_or_refused() -> None:
    full = [[1, "raise", 300], [2, "call", 300], [3, "fold"], [None, "burn"], [None, "deal", "2c7d9h"]]
    good = [
        question(hole=HOLE, actions=[*full, [2, "check"], [1, "bet", 200], [2, "all_in"], [1, "call"]]),
        question(hole=HOLE, board=BOARD, actions=full[:3], ante=10, bb_ante=100, rules="tda-2024"),
        question(game="draw5", actions=[*CALLED, [2, "draw", 3], [3, "draw", 0], [1, "draw", 1]]),
        stud(hole={"1": "AsAh2c", "2": "KsKhQd", "3": "9s9h8d"}, actions=[[1, "bring_in"], [2, "call"]]),
        stud(game="stud8", structure="NL", ante=400, actions=[[1, "bring_in"], [2, "all_in"], [3, "call"]]),
    ]  # fmt: skip
    chance, outcomes = random.Random(7), [0, 0]
    for _ in range(3_000):
        asked = chance.choice(good)
        for _ in range(chance.choice((1, 1, 2, 4))):
            asked = mutated(asked, chance)
        try:
            json.dumps(hand_topic(asked).answer)
            outcomes[0] += 1
        except BadQuestion:
            outcomes[1] += 1
    assert min(outcomes) > 200
