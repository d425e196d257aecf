"""The topic `round`."""

from __future__ import annotations

import copy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.domain.plan import DISCIPLINES, STRUCTURES
from director.rules.games import STUD
from director.rules.hand.acts import WHATS
from director.rules.questions.betting_round import MOST_ACTIONS, round_topic
from director.rules.questions.reading import BadQuestion
from director.rules.rulesets import NAMES, ruleset
from tests.helpers.plain_data import JSON

ANSWER = {
    "to_act", "call", "may_check", "may_raise", "min_to", "max_to",
    "raises_used", "capped", "closed", "pot_now",
}  # fmt: skip


def ring(*players: int | tuple[int, int]) -> list[dict[str, int]]:
    """Players in acting order, with 10,000 or the stack beside the seat."""
    pairs = [one if isinstance(one, tuple) else (one, 10_000) for one in players]
    return [{"seat": seat, "stack": stack} for seat, stack in pairs]


def question(*actions: list[object], **changed: object) -> dict[str, object]:
    """The flop of no-limit hold'em, blinds 50-100, three players."""
    usual: dict[str, object] = {
        "ask": "round",
        "structure": "NL",
        "game": "holdem",
        "street": 2,
        "small_blind": 50,
        "big_blind": 100,
        "pot": 0,
        "players": ring(1, 2, 3),
        "actions": list(actions),
    }
    return {**usual, **changed}


NO_BLINDS: dict[str, object] = {"small_blind": None, "big_blind": None}


def fixed(*actions: list[object], **changed: object) -> dict[str, object]:
    return question(*actions, **{"structure": "FL", "limits": [10, 20], **NO_BLINDS, **changed})


def because(asked: object) -> list[str]:
    return [f"{one.book} {one.article}" for one in round_topic(asked).because]


def refusal(asked: object) -> tuple[str, str]:
    with pytest.raises(BadQuestion) as refused:
        round_topic(asked)
    return refused.value.field, refused.value.code


# ---------------------------------------------------------------- answers


def test_the_answer_has_exactly_these_fields() -> None:
    verdict = round_topic(question([1, "bet", 100], pot=300, rules="sport-ru"))

    assert verdict.answer == {
        "to_act": 2,
        "call": 100,
        "may_check": False,
        "may_raise": True,
        "min_to": 200,
        "max_to": 10_000,
        "raises_used": 0,
        "capped": False,
        "closed": False,
        "pot_now": 400,
    }


def test_a_closed_round_has_nulls() -> None:
    verdict = round_topic(question([1, "check"], [2, "check"], [3, "check"], pot=300))

    assert verdict.answer == {
        "to_act": None,
        "call": None,
        "may_check": False,
        "may_raise": False,
        "min_to": None,
        "max_to": None,
        "raises_used": 0,
        "capped": False,
        "closed": True,
        "pot_now": 300,
    }


def test_short_of_a_raise_max_to_is_the_all_in_total() -> None:
    answer = round_topic(question([1, "bet", 100], players=ring(1, (2, 150), 3))).answer
    assert (answer["may_raise"], answer["min_to"], answer["max_to"]) == (True, 200, 150)


def test_not_above_the_call_there_is_no_raise() -> None:
    answer = round_topic(question([1, "bet", 100], players=ring(1, (2, 80), 3))).answer
    assert (answer["call"], answer["may_raise"], answer["min_to"], answer["max_to"]) == (
        80,
        False,
        None,
        None,
    )


def test_posts_in_any_order_with_a_returner() -> None:
    """DR missed blinds, T181 and T186: the big blind plays, the small one is dead."""
    posts = ([3, "post_dead", 1], [2, "post_bb", 2], [3, "post_bb", 2], [1, "post_sb", 1])
    players = ring(3, 4, 1, 2)
    asked = question(*posts, street=1, small_blind=1, big_blind=2, players=players, rules="draw-room")
    answer = round_topic(asked).answer
    assert (answer["to_act"], answer["may_check"], answer["call"], answer["pot_now"]) == (3, True, 0, 6)


def test_an_uncalled_part_stays_in_pot_now() -> None:
    answer = round_topic(question([1, "bet", 500], [2, "fold"], [3, "fold"], pot=200)).answer
    assert (answer["closed"], answer["pot_now"]) == (True, 700)


def test_the_blinds_of_a_limit_game_follow_from_its_limits() -> None:
    posts = ([2, "post_sb", 5], [3, "post_bb", 10])
    answer = round_topic(fixed(*posts, street=1, small_blind=5)).answer
    assert (answer["to_act"], answer["call"], answer["min_to"], answer["max_to"]) == (1, 10, 20, 20)


# ---------------------------------------------------------------- cases of rules.md, as they are asked


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        pytest.param(question(structure="PL", pot=100), {"max_to": 100}, id="T023"),
        pytest.param(question([1, "bet", 100], structure="PL", pot=100), {"max_to": 400}, id="T024"),
        pytest.param(
            question([1, "bet", 50], [2, "raise", 180], structure="PL", pot=80, big_blind=50),
            {"min_to": 310, "max_to": 670},
            id="T025-T026",
        ),
        pytest.param(fixed([1, "bet", 10], [2, "raise", 20], [3, "raise", 30], [1, "raise", 40]),
                     {"capped": True, "may_raise": False, "raises_used": 3}, id="T031"),
        pytest.param(
            fixed([1, "bet", 10], [2, "call", 10], [3, "all_in", 14], players=ring(1, 2, (3, 14))),
            {"to_act": 1, "call": 4, "may_raise": False},
            id="T052",
        ),
        pytest.param(
            fixed([1, "bet", 10], [2, "all_in", 14], players=ring(1, (2, 14), 3)),
            {"call": 14, "min_to": 20, "max_to": 20, "raises_used": 0},
            id="T053",
        ),
        pytest.param(
            fixed([1, "bet", 10], [2, "all_in", 15], players=ring(1, (2, 15), 3)),
            {"call": 15, "min_to": 25, "max_to": 25, "raises_used": 1},
            id="T055",
        ),
        pytest.param(
            fixed([1, "bring_in", 5], [2, "complete", 15], game="stud", street=1, limits=[15, 30]),
            {"min_to": 30, "max_to": 30, "raises_used": 0},
            id="T126",
        ),
        pytest.param(
            fixed(game="stud", street=2, open_pair={"1": True}), {"min_to": 10, "max_to": 20}, id="T132"
        ),
        pytest.param(
            fixed([1, "check"], game="stud", street=2, open_pair={"1": True}),
            {"min_to": 10, "max_to": 20},
            id="T133",
        ),
        pytest.param(
            fixed([1, "bet", 10], game="stud", street=2, open_pair={"1": True, "2": False}),
            {"min_to": 20, "max_to": 30},
            id="T134",
        ),
    ],
)  # fmt: skip
def test_cases_of_sp(asked: dict[str, object], expected: dict[str, object]) -> None:
    answer = round_topic(asked).answer
    assert {name: answer[name] for name in expected} == expected


def test_t034_t035_books_count_the_pot_before_the_flop_differently() -> None:
    """TDA 54-B, RRoP 14, WSOP-T pot-limit: full small blind, then dead."""
    terms = {"structure": "PL", "game": "omaha", "street": 1, "small_blind": 100, "big_blind": 200}
    full = ([2, "post_sb", 100], [3, "post_bb", 200])
    for rules, first, dead in (
        ("sport-ru", 700, 700),
        ("tda-2024", 700, 700),
        ("robert-11", 800, 800),
        ("wsop-2026", 700, 600),
    ):
        assert round_topic(question(*full, **terms, rules=rules)).answer["max_to"] == first
        assert round_topic(question(full[1], **terms, rules=rules)).answer["max_to"] == dead


def test_t062_books_differ_on_all_ins_that_add_up() -> None:
    """TDA 47-A and SP 4.9.8."""
    acts = ([1, "bet", 100], [2, "all_in", 125], [3, "call", 125], [4, "all_in", 200], [5, "call", 200])
    players = ring(1, (2, 125), 3, (4, 200), 5)
    tda = round_topic(question(*acts, players=players, rules="tda-2024"))
    assert (tda.answer["to_act"], tda.answer["min_to"]) == (1, 300)
    assert tda.because[0].article == "47-A"
    sport = round_topic(question(*acts, players=players))
    assert (sport.answer["to_act"], sport.answer["may_raise"]) == (1, False)
    assert sport.because[0].article == "4.9.8"


def test_options_are_heard() -> None:
    acts = ([1, "bet", 100], [2, "all_in", 125], [3, "all_in", 200])
    players = ring(1, (2, 125), (3, 200), 4)
    asked = question(*acts, [4, "call", 200], players=players, options={"big_reopen": "cumulative"})
    verdict = round_topic(asked)
    assert verdict.answer["may_raise"] is True
    assert verdict.house == ("big_reopen",)


def test_heads_up_in_the_event() -> None:
    """TDA 48."""
    acts = [[1, "bet", 10], *([seat, "raise", to] for seat, to in ((2, 20), (1, 30), (2, 40)))]
    asked = fixed(*acts, players=ring(1, 2), rules="tda-2024")
    assert round_topic(asked).answer["capped"] is True
    assert round_topic({**asked, "event_heads_up": True}).answer["capped"] is False


# ---------------------------------------------------------------- reasons


def test_reasons_are_those_of_the_book_in_force() -> None:
    assert because(question()) == ["SP 4.9.3", "SP 4.9.2"]
    assert because(question([1, "bet", 100])) == ["SP 4.9.5", "SP 4.9.4"]
    assert because(question([1, "bet", 100], [2, "raise", 200])) == ["SP 4.9.6", "SP 4.9.4"]
    assert because(question([1, "bet", 100], rules="tda-2024")) == ["TDA 43-A"]
    checked = question([1, "check"], [2, "check"], [3, "check"])
    assert because(checked) == ["SP Definitions"]
    assert because({**checked, "rules": "tda-2024"}) == []


def test_a_round_won_by_folds_says_so_as_a_whole_hand_does() -> None:
    """SP 5.9.1: who is left alone takes the pot; 5.9.2: and need not show."""
    folded = question([1, "fold"], [2, "fold"])

    assert because(folded) == ["SP 5.9.1", "SP 5.9.2"]
    assert because({**folded, "rules": "tda-2024"}) == ["TDA 15-B"]


def test_a_cap_names_its_options() -> None:
    acts = [[1, "bet", 10], [2, "raise", 20], [3, "raise", 30], [1, "raise", 40]]
    assert because(fixed(*acts)) == ["SP 4.7.3", "SP 4.9.4"]
    assert round_topic(fixed(*acts, rules="tda-2024")).house == ("cap_raises",)
    assert because(fixed(*acts, rules="tda-2024")) == ["TDA 48"]
    # Where an exception lifts it, the same options decided.
    assert because(fixed(*acts, rules="online-stud", players=ring(1, 2, 3)))[0] == "OS limit"


def test_a_limit_all_in_names_its_threshold() -> None:
    acts = [[1, "bet", 10], [2, "all_in", 14]]
    players = ring(1, (2, 14), 3)
    assert because(fixed(*acts, players=players)) == ["SP 4.9.8", "SP 4.7.3", "SP 4.9.4"]
    assert because(fixed(*acts, players=players, rules="tda-2024")) == ["TDA 47-B"]
    stud = round_topic(fixed(*acts, players=players, rules="stud-room"))
    assert stud.house == ("fl_reopen",)
    two = ring(1, (2, 14), 3, (4, 18), 5)
    both = [*acts, [3, "call", 14], [4, "all_in", 18], [5, "call", 18]]
    assert because(fixed(*both, players=two, rules="robert-11"))[:2] == [
        "RRoP betting and raising",
        "RRoP 14",
    ]


def test_a_check_is_no_wager_and_sp_says_so() -> None:
    """SP 4.7.3."""
    acts = [[1, "check"], [2, "all_in", 60], [3, "call", 60]]
    asked = question(*acts, players=ring(1, (2, 60), 3))
    assert because(asked)[0] == "SP 4.7.3"
    assert round_topic({**asked, "rules": "tda-2024"}).answer["may_raise"] is False
    # Another rule set that takes SP's way takes it in this too.
    single = round_topic({**asked, "rules": "tda-2024", "options": {"big_reopen": "single"}})
    assert (single.answer["may_raise"], single.house) == (True, ("big_reopen",))
    together = round_topic({**asked, "options": {"big_reopen": "cumulative"}})
    assert (together.answer["may_raise"], together.house) == (False, ("big_reopen",))


@pytest.mark.parametrize("rules", NAMES)
def test_t069_t071_the_number_of_raises_has_its_article(rules: str) -> None:
    """WSOP-T 100, TDA 48, SP 4.7.3 and the others."""
    three = [[1, "bet", 10], [2, "raise", 20], [3, "raise", 30], [1, "fold"]]
    two = [[1, "bet", 10], *([seat, "raise", to] for seat, to in ((2, 20), (1, 30), (2, 40)))]
    for asked in (fixed(*three, rules=rules), fixed(*two, players=ring(1, 2), rules=rules)):
        verdict = round_topic(asked)
        assert set(ruleset(rules).articles("cap_raises")) <= set(verdict.because)
        assert verdict.because
        assert "cap_raises" in verdict.house if rules == "tda-2024" else "cap_raises" not in verdict.house


def test_the_number_of_raises_does_not_matter_when_the_event_is_down_to_two() -> None:
    """TDA 48: so what the house has chosen for it is not named."""
    acts = [[1, "bet", 10], *([seat, "raise", to] for seat, to in ((2, 20), (1, 30), (2, 40)))]
    for done in (acts, acts[:2]):
        asked = fixed(*done, players=ring(1, 2), rules="tda-2024", event_heads_up=True)
        assert (because(asked), round_topic(asked).house) == (["TDA 48"], ())


def test_wsop_t_100_is_about_raises_and_not_about_who_opens() -> None:
    """WSOP-T 100: a bet and four raises."""
    assert because(fixed(rules="wsop-2026")) == []
    assert because(fixed([1, "bet", 10], rules="wsop-2026")) == ["WSOP-T 100"]
    five = [[1, "bet", 10], *([1 + at % 2, "raise", to] for at, to in enumerate((20, 30, 40, 50), 1))]
    asked = fixed(*five, players=ring(1, 2), rules="wsop-2026")
    assert (round_topic(asked).answer["capped"], because(asked)) == (True, ["WSOP-T 100"])
    # The live-action rules have it otherwise (WSOP-L 131); an event that takes their way has chosen it.
    house = round_topic({**asked, "options": {"cap_hu": "round_began_heads_up"}})
    assert (house.answer["capped"], house.house) == (False, ("cap_hu",))


@pytest.mark.parametrize(
    ("rules", "places"),
    [
        ("stud-room", ["ST 6.1.7", "ST intro"]),
        ("tda-2024", ["TDA RP-10-E"]),
        ("sport-ru", ["TDA RP-10-E", "SP 4.7.3"]),
        ("robert-11", ["RRoP stud", "RRoP betting and raising"]),
        ("wsop-2026", ["WSOP-T stud"]),
    ],
)
def test_t128_the_low_card_is_all_in_for_the_ante(rules: str, places: list[str]) -> None:
    """ST 6.1.7, TDA RP-10-E: the player to its left starts, and nobody has counted a raise."""
    asked = fixed(game="stud", street=1, limits=[15, 30], players=ring((1, 0), 2, 3), rules=rules)
    answer = round_topic(asked).answer

    assert (answer["to_act"], answer["min_to"], answer["may_check"]) == (2, 15, False)
    assert because(asked) == places
    assert because({**asked, "actions": [[2, "fold"]], "players": ring((1, 0), 2, 3, 4)}) == places


def test_t034_sp_speaks_of_short_blinds_only() -> None:
    """SP 4.9.5 and 4.9.6 have the pot; 4.9.8 a blind that is short, or dead."""
    terms = {"structure": "PL", "game": "omaha", "street": 1, "small_blind": 100, "big_blind": 200}
    small, big = [2, "post_sb", 100], [3, "post_bb", 200]
    short = question(small, [3, "post_bb", 150], **terms, players=ring(1, 2, (3, 150)))

    assert because(question(small, big, **terms)) == ["SP 4.9.5", "SP 4.9.6", "SP 4.9.4"]
    assert because(question(big, **terms)) == ["SP 4.9.8", "SP 4.9.5", "SP 4.9.6", "SP 4.9.4"]
    assert because(short)[0] == "SP 4.9.8"
    # Another way of counting is the house's, where it matters.
    other = question(small, big, **terms, options={"pl_preflop": "sb_as_bb"})
    assert round_topic(other).house == ("pl_preflop",)


def test_pot_limit_names_how_the_blinds_count_only_where_it_matters() -> None:
    terms = {"structure": "PL", "game": "omaha", "street": 1, "pot": 0}
    posts = ([2, "post_sb", 50], [3, "post_bb", 100])
    assert because(question(*posts, **terms, rules="tda-2024")) == ["TDA 54-B", "TDA 43-A"]
    raised = [*posts, [1, "raise", 300]]
    assert because(question(*raised, **terms, rules="tda-2024")) == ["TDA 43-A"]
    assert because(question(structure="PL", pot=300, rules="tda-2024")) == ["TDA 54-C"]
    assert because(question([1, "bet", 100], structure="PL", pot=300)) == [
        "SP 4.9.5",
        "SP 4.9.6",
        "SP 4.9.4",
    ]


def test_a_short_blind_the_last_word_and_the_bring_in_have_their_articles() -> None:
    posts = ([2, "post_sb", 50], [3, "post_bb", 60])
    short = {"street": 1, "players": ring(1, 2, (3, 60))}
    assert because(question(*posts, **short))[0] == "SP 4.9.8"
    assert because(question(*posts, **short, rules="robert-11"))[0] == "RRoP 4-1"
    full = ([2, "post_sb", 50], [3, "post_bb", 100], [1, "call", 100], [2, "call", 100])
    assert because(question(*full, street=1, rules="draw-room"))[-1] == "DR Betting after the deal"
    stud = {"game": "stud", "street": 1, "limits": [15, 30]}
    assert because(fixed(**stud)) == ["SP 5.4.3", "SP 4.7.3"]
    assert because(fixed([1, "bring_in", 5], **stud, rules="stud-room"))[0] == "ST 6.1.3"


def test_an_open_pair_names_its_option() -> None:
    terms = {"game": "stud", "street": 2, "open_pair": {"1": True}}
    assert because(fixed(**terms))[0] == "SP 5.8.5"
    assert because(fixed(**terms, rules="tda-2024")) == ["TDA RP-10-F"]
    assert because(fixed(**{**terms, "game": "stud8"}, rules="stud-room"))[0] == "ST 6.3.7"


# ---------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("field", "code", "asked"),
    [
        ("actions[0]", "out_of_turn", question([2, "bet", 100])),
        ("actions[0]", "bet_too_small", question([1, "bet", 99])),
        ("actions[0]", "bet_too_large", question([1, "bet", 101], structure="PL", pot=100)),
        ("actions[1]", "raise_too_small", question([1, "bet", 100], [2, "raise", 199])),
        ("actions[1]", "raise_too_large", fixed([1, "bet", 10], [2, "raise", 30])),
        ("actions[1]", "cannot_check", question([1, "bet", 100], [2, "check"])),
        ("actions[1]", "bet_stands", question([1, "bet", 100], [2, "bet", 200])),
        ("actions[1]", "wrong_call", question([1, "bet", 100], [2, "call", 90])),
        ("actions[0]", "nothing_to_call", question([1, "call", 0])),
        ("actions[0]", "nothing_to_raise", question([1, "raise", 100])),
        ("actions[0]", "nothing_to_complete", question([1, "complete", 100])),
        ("actions[0]", "not_enough_chips", question([1, "bet", 10_001])),
        ("actions[0]", "wrong_all_in", question([1, "all_in", 100])),
        ("actions[0]", "no_bring_in", question([1, "bring_in", 10])),
        ("actions[0]", "no_blinds_now", question([1, "post_bb", 100])),
        ("actions[0]", "not_in_round", question([9, "check"])),
        ("actions[2]", "round_closed", question([1, "fold"], [2, "fold"], [3, "check"])),
        ("actions[1]", "already_folded", question([1, "fold"], [1, "check"])),
        ("actions[0]", "no_chips_in_it", question([1, "check", 100])),
        ("actions[0]", "no_total", question([1, "bet"])),
        ("actions[0]", "no_total", question([1, "call", None])),
        ("actions[0]", "must_bring_in", fixed([1, "check"], game="stud", street=1)),
        ("actions[4]", "capped", fixed(*[[s, w, t] for s, w, t in (
            (1, "bet", 10), (2, "raise", 20), (3, "raise", 30), (1, "raise", 40), (2, "raise", 50))])),
        ("actions[3]", "not_reopened", question(
            [1, "bet", 100], [2, "all_in", 125], [3, "call", 125], [1, "raise", 300],
            players=ring(1, (2, 125), 3))),
        ("actions[1]", "nobody_left", question(
            [1, "all_in", 300], [2, "raise", 600], players=ring((1, 300), 2))),
        ("actions[0]", "between_sizes", fixed([1, "bet", 15], game="stud", street=2, open_pair={"1": True})),
        ("actions[0]", "not_an_action", question([1])),
        ("actions[0]", "not_an_action", question([])),
        ("actions[0]", "too_many", question([1, "bet", 100, 5])),
        ("actions[0]", "wrong_type", question({"seat": 1})),  # type: ignore[arg-type]
        ("actions[0][0]", "wrong_type", question(["1", "check"])),
        ("actions[0][0]", "out_of_range", question([0, "check"])),
        ("actions[0][1]", "not_one_of", question([1, "jam", 100])),
        ("actions[0][1]", "wrong_type", question([1, 2, 100])),
        ("actions[0][2]", "wrong_type", question([1, "bet", "100"])),
        ("actions[0][2]", "out_of_range", question([1, "bet", -1])),
        ("actions[0][2]", "out_of_range", question([1, "bet", 10**40])),
        ("actions", "too_many", question(actions=[[1, "check"]] * (MOST_ACTIONS + 1))),
        ("actions", "missing", question(actions=None)),
        ("players", "missing", question(players=None)),
        ("players", "too_few_players", question(players=ring(1))),
        ("players", "too_many", question(players=ring(*range(1, 25)))),
        ("players[1].seat", "duplicate", question(players=ring(1, 1))),
        ("players[0].seat", "out_of_range", question(players=ring(24, 1))),
        ("players[0].stack", "missing", question(players=[{"seat": 1}, {"seat": 2, "stack": 1}])),
        ("players[0].stak", "unknown_field", question(players=[{"seat": 1, "stak": 5}])),
        ("street", "out_of_range", question(street=6)),
        ("street", "no_such_street", question(street=5)),
        ("street", "no_such_street", question(street=3, game="draw5")),
        ("street", "missing", question(street=None)),
        ("structure", "missing", question(structure=None)),
        ("structure", "not_one_of", question(structure="SL")),
        ("game", "not_one_of", question(game="razz")),
        ("pot", "missing", question(pot=None)),
        ("big_blind", "missing", question(big_blind=None)),
        ("limits", "missing", fixed(limits=None)),
        ("small_blind", "missing", question(small_blind=None)),
        ("actions[0]", "not_an_action", question(["bring_in", 0])),
        ("actions[0]", "nothing_put_in", question([1, "post_bb", 0], street=1)),
        ("limits", "not_a_pair", fixed(limits=[10])),
        ("limits", "limits_fall", fixed(limits=[20, 10])),
        ("limits[0]", "out_of_range", fixed(limits=[0, 10])),
        ("small_blind", "small_above_big", question(small_blind=101)),
        ("open_pair.9", "not_in_round", fixed(game="stud", open_pair={"9": True})),
        ("open_pair.1", "wrong_type", fixed(game="stud", open_pair={"1": 1})),
        ("open_pair.x", "bad_seat", fixed(game="stud", open_pair={"x": True})),
        ("event_heads_up", "wrong_type", question(event_heads_up=1)),
        ("unit", "unknown_field", question(unit=25)),
        ("options.cap_hu", "bad_option", question(options={"cap_hu": "always"})),
    ],
)  # fmt: skip
def test_what_cannot_be_answered_names_its_field(field: str, code: str, asked: object) -> None:
    assert refusal(asked) == (field, code)


@pytest.mark.parametrize("structure", STRUCTURES)
@pytest.mark.parametrize("game", DISCIPLINES)
def test_a_round_is_told_both_blinds_or_the_limits(game: str, structure: str) -> None:
    """Stud has no blinds, so there it is the limits."""

    def asked(**given: object) -> str | None:
        sizes = {"small_blind": None, "big_blind": None, "limits": None, **given}
        try:
            round_topic(question(game=game, structure=structure, **sizes))
        except BadQuestion as refused:
            return refused.field if refused.code == "missing" else refused.code
        return None

    stud = game in STUD
    assert asked(limits=[100, 200]) is None
    assert asked(small_blind=50, big_blind=100) == ("limits" if stud else None)
    assert asked(big_blind=100) == ("limits" if stud else "small_blind")
    assert asked(small_blind=0, big_blind=100) == ("limits" if stud else None)
    sized = "limits" if stud or structure == "FL" else "big_blind"
    assert asked(small_blind=50) == asked() == sized


def test_a_big_blind_above_the_smaller_bet_cannot_be() -> None:
    """A blind is a bet of that size (SP 4.9.3, DR Blinds), or less."""
    most: dict[str, object] = {"small_blind": 5, "big_blind": 10}

    assert round_topic(fixed(street=1, **most)).answer["call"] == 10
    assert refusal(fixed(street=1, small_blind=5, big_blind=11)) == ("big_blind", "blind_above_bet")
    assert round_topic(fixed(structure="NL", small_blind=5, big_blind=11)).answer["min_to"] == 11


def test_the_first_action_that_was_not_allowed_is_named_with_its_facts() -> None:
    with pytest.raises(BadQuestion) as refused:
        round_topic(question([1, "bet", 100], [2, "raise", 150], [3, "jam"]))
    assert refused.value.facts == {"seat": 2, "total": 150, "low": 200, "high": 10_000, "most": 10_000}


# ---------------------------------------------------------------- whatever is asked

WORDS = st.sampled_from(WHATS)
ACTIONS = st.lists(
    st.tuples(st.integers(0, 4), WORDS, st.none() | st.integers(0, 60)).map(list) | JSON, max_size=8
)
PLAYERS = st.lists(
    st.fixed_dictionaries({"seat": st.integers(0, 4), "stack": st.integers(0, 60)}) | JSON, max_size=4
)


@given(
    st.fixed_dictionaries(
        {
            "structure": st.sampled_from(["NL", "PL", "FL"]),
            "game": st.sampled_from(["holdem", "omaha", "stud", "stud8", "draw5"]),
            "street": st.integers(1, 5),
            "pot": st.integers(0, 50),
            "limits": st.just([10, 20]) | st.none(),
            "players": PLAYERS,
            "actions": ACTIONS,
        },
        optional={
            "rules": st.sampled_from(NAMES),
            "big_blind": st.integers(0, 12),
            "small_blind": st.integers(0, 12),
            "open_pair": JSON | st.dictionaries(st.sampled_from("1234"), st.booleans()),
            "event_heads_up": JSON,
            "options": JSON,
        },
    ),
    st.data(),
)
def test_whatever_is_asked_there_is_an_answer_or_an_error_that_names_a_field(
    asked: dict[str, object], data: st.DataObject
) -> None:
    changed = copy.deepcopy(asked)
    if data.draw(st.booleans()):
        changed[data.draw(st.sampled_from([*asked, "stray"]))] = data.draw(JSON)
    try:
        verdict = round_topic(changed)
    except BadQuestion as bad:
        assert bad.code  # noqa: PT017 — either of the two is right
    else:
        assert set(verdict.answer) == ANSWER
