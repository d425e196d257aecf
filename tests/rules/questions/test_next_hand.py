"""The topic `next-hand`."""

from __future__ import annotations

import json
from typing import Any

import pytest

from director.rules.questions.next_hand import next_hand_topic
from director.rules.questions.reading import BadQuestion
from director.rules.verdict import Article

SIX = [1, 2, 3, 4, 5, 6]


def asked(**more: object) -> dict[str, object]:
    """Six seats, last hand 1/2/3, everyone seated."""
    return {
        "ask": "next-hand",
        "mode": "tournament",
        "seats": 6,
        "players": SIX,
        "last": {"button": 1, "small": 2, "big": 3},
        "small_blind": 1,
        "big_blind": 2,
        "rules": "tda-2024",
        **more,
    }


def answer(**more: object) -> dict[str, Any]:
    return next_hand_topic(asked(**more)).answer


def refusal(**more: object) -> tuple[str, str]:
    with pytest.raises(BadQuestion) as refused:
        next_hand_topic(asked(**more))
    return refused.value.field, refused.value.code


def last(found: dict[str, Any]) -> dict[str, object]:
    """The answer as the hand before."""
    return {"button": found["button"], "small": found["small_seat"], "big": found["big"]}


def test_t164_tda_32_nobody_out() -> None:
    verdict = next_hand_topic(asked())

    assert verdict.answer == {
        "button": 2,
        "small": 3,
        "small_seat": 3,
        "big": 4,
        "dead_button": False,
        "dead_small": False,
        "posts": [{"seat": 3, "live": 1, "dead": 0}, {"seat": 4, "live": 2, "dead": 0}],
        "waits": [],
        "dealt_in": [3, 4, 5, 6, 1, 2],
        "markers": {},
    }
    assert (verdict.because, verdict.house) == ((Article("TDA", "32"),), ())


@pytest.mark.parametrize(
    ("case", "out", "expected"),
    [
        ("T165", {2}, (2, 3, 4, True, False)),
        ("T166", {3}, (2, None, 4, False, True)),
        ("T168", {2, 3}, (2, None, 4, True, True)),
        ("T169", {1}, (2, 3, 4, False, False)),
    ],
)
def test_t165_to_t169_tda_32_who_is_out_leaves_a_dead_place(
    case: str, out: set[int], expected: tuple[object, ...]
) -> None:
    found = answer(players=[seat for seat in SIX if seat not in out])
    names = ("button", "small", "big", "dead_button", "dead_small")

    assert tuple(found[name] for name in names) == expected, case


def test_t168_r09_fed_back_the_button_comes_to_the_empty_seats_in_turn() -> None:
    first = answer(players=[1, 4, 5, 6])
    second = answer(players=[1, 4, 5, 6], last=last(first))
    third = answer(players=[1, 4, 5, 6], last=last(second))

    assert [(one["button"], one["small"], one["big"]) for one in (first, second, third)] == [
        (2, None, 4),
        (3, 4, 5),
        (4, 5, 6),
    ]


@pytest.mark.parametrize(("case", "out", "places"), [("T172", 2, (3, 4, 5)), ("T173", 3, (2, 4, 5))])
def test_t172_t173_sp_definitions_the_button_moves_to_the_next_player(
    case: str, out: int, places: tuple[int, int, int]
) -> None:
    found = answer(rules="sport-ru", players=[seat for seat in SIX if seat != out])

    assert (found["button"], found["small"], found["big"]) == places, case


@pytest.mark.parametrize(
    ("case", "left", "places"), [("T174", [1, 2], (2, 2, 1)), ("T176", [1, 3], (3, 3, 1))]
)
def test_t174_t176_tda_34_b_two_are_left(case: str, left: list[int], places: tuple[int, int, int]) -> None:
    found = answer(players=left)

    assert (found["button"], found["small"], found["big"]) == places, case


@pytest.mark.parametrize(("case", "seat", "places"), [("T261", 3, (3, 5, 2)), ("T262", 8, (2, 5, 8))])
def test_t261_t262_from_heads_up_to_three(case: str, seat: int, places: tuple[int, int, int]) -> None:
    two = {"button": 2, "small": 2, "big": 5}
    found = answer(seats=9, players=[2, 5, seat], last=two, arrivals=[seat])

    assert (found["button"], found["small"], found["big"]) == places, case


def test_r13_a_newcomer_on_the_small_blind_posts_and_one_behind_the_button_waits() -> None:
    posts = answer(last={"button": 3, "small": 4, "big": 5}, arrivals=[5])
    waits = answer(players=[1, 3, 4, 5, 6], last={"button": 1, "small": 2, "big": 4}, arrivals=[3])

    assert (posts["button"], posts["small"], posts["big"], posts["waits"]) == (4, 5, 6, [])
    assert (waits["button"], waits["small"], waits["waits"]) == (2, 4, [3])


def test_tda_30_trap_17_a_tournament_knows_no_markers_of_missed_blinds() -> None:
    found = answer(absent=[3, 4], markers={"5": "ML", "6": "MS"}, returning={"5": "post"})

    assert (found["posts"], found["markers"], found["waits"]) == (answer()["posts"], {}, [])
    assert len(found["dealt_in"]) == 6


def ring(**more: object) -> dict[str, Any]:
    return answer(mode="ring", rules="draw-room", **more)


def test_t179_dr_a_missed_small_blind_and_the_hand_after() -> None:
    first = ring(absent=[3])
    second = ring(absent=[3], markers=first["markers"], last=last(first))

    assert (first["button"], first["small"], first["small_seat"], first["big"]) == (2, None, None, 4)
    assert (first["markers"], first["waits"], first["dead_small"]) == ({"3": "MS"}, [3], False)
    assert first["posts"] == [{"seat": 4, "live": 2, "dead": 0}]
    assert (second["button"], second["small"], second["big"]) == (4, 5, 6)


def test_t181_t184_dr_what_comes_back_live_and_dead() -> None:
    back = {"last": {"button": 5, "small": 6, "big": 1}, "returning": {"4": "post", "3": "post"}}
    found = ring(markers={"4": "ML", "3": "MS"}, **back)

    assert found["posts"][2:] == [{"seat": 3, "live": 0, "dead": 1}, {"seat": 4, "live": 2, "dead": 1}]
    assert found["markers"] == {}


def test_t182_dr_on_his_own_big_blind_he_pays_nothing_dead() -> None:
    found = ring(markers={"4": "ML"}, returning={"4": "wait"})

    assert found["posts"] == [{"seat": 3, "live": 1, "dead": 0}, {"seat": 4, "live": 2, "dead": 0}]
    assert found["markers"] == {}


def test_t183_dr_a_return_that_is_refused_is_no_error() -> None:
    found = ring(markers={"3": "MS"}, returning={"3": "post"})

    assert (found["button"], found["small"], found["big"]) == (2, None, 4)
    assert (found["waits"], found["markers"]) == ([3], {"3": "MS"})


def test_t189_t190_dr_a_newcomer_posts_or_waits() -> None:
    posts = ring(arrivals=[5], returning={"5": "post"})
    between = ring(arrivals=[3], returning={"3": "post"}, last={"button": 1, "small": 2, "big": 4})

    assert posts["posts"][2:] == [{"seat": 5, "live": 2, "dead": 0}]
    assert (between["waits"], between["markers"]) == ([3], {"3": "NEW"})


def test_all_who_wait_are_told_in_dealing_order() -> None:
    found = ring(absent=[1, 4], arrivals=[6])

    assert found["waits"] == [4, 6, 1]
    assert found["markers"] == {"4": "ML", "6": "NEW"}


def test_r138_dr_no_marker_between_the_last_blinds_and_the_poster_has_the_button() -> None:
    found = ring(last={"button": 1, "small": 3, "big": 5})

    assert (found["button"], found["small"], found["big"]) == (3, 5, 6)


def test_a_null_at_a_seat_counts_as_left_out() -> None:
    assert ring(markers={"4": None}, returning={"4": None}) == ring()
    assert ring(markers={"5": None}, returning={"5": "post"}, arrivals=[5])["markers"] == {}


def test_a_hand_of_two_has_button_and_small_blind_on_one_seat() -> None:
    found = answer(players=[2, 5], last={"button": 5, "small": 5, "big": 2})

    assert (found["button"], found["small"], found["big"]) == (2, 2, 5)


def test_a_null_counts_as_left_out() -> None:
    nothing = dict.fromkeys(("absent", "markers", "returning", "arrivals", "options"))

    assert answer(**nothing) == answer()


@pytest.mark.parametrize("rules", ["tda-2024", "draw-room", "sport-ru", "robert-11"])
def test_answers_fed_back_always_make_the_next_question(rules: str) -> None:
    for mode in ("tournament", "ring"):
        found = answer(mode=mode, rules=rules)
        for at in range(40):
            absent = [seat for seat in SIX if (at // 3 + seat) % 5 == 0]
            said = {seat: "post" for seat in found["markers"] if int(seat) not in absent}
            known = {"mode": mode, "rules": rules, "last": last(found), "markers": found["markers"]}
            found = answer(absent=absent, returning=said, **known)
            assert json.loads(json.dumps(found)) == found


@pytest.mark.parametrize(
    ("refused", "more"),
    [
        (("mode", "missing"), {"mode": None}),
        (("mode", "not_one_of"), {"mode": "cash"}),
        (("seats", "out_of_range"), {"seats": 24}),
        (("players", "missing"), {"players": None}),
        (("players", "too_few_players"), {"players": [4]}),
        (("players[1]", "duplicate"), {"players": [4, 4]}),
        (("players[1]", "out_of_range"), {"players": [4, 7]}),
        (("last", "missing"), {"last": None}),
        (("last", "wrong_type"), {"last": [1, 2, 3]}),
        (("last.button", "missing"), {"last": {"small": 2, "big": 3}}),
        (("last.small", "missing"), {"last": {"button": 1, "small": None, "big": 3}}),
        (("last.big", "same_seat"), {"last": {"button": 1, "small": 3, "big": 3}}),
        (("last.small", "small_after_big"), {"last": {"button": 3, "small": 2, "big": 1}}),
        (("last.small", "small_after_big"), {"last": {"button": 1, "small": 4, "big": 3}}),
        (("last.small", "small_after_big"), {"last": {"button": 5, "small": 4, "big": 1}}),
        (("returning.4", "nothing_to_return"), {"returning": {"4": "post"}}),
        (("returning.4", "nothing_to_return"), {"markers": {"4": None}, "returning": {"4": "wait"}}),
        (("last.big", "out_of_range"), {"last": {"button": 1, "small": 2, "big": 9}}),
        (("last.dead", "unknown_field"), {"last": {"button": 1, "small": 2, "big": 3, "dead": 0}}),
        (("absent[1]", "not_seated"), {"players": [1, 2, 3], "absent": [1, 5]}),
        (("absent[0]", "wrong_type"), {"absent": ["1"]}),
        (("absent", "wrong_type"), {"absent": "1"}),
        (("arrivals[0]", "not_seated"), {"players": [1, 2, 3], "arrivals": [5]}),
        (("markers.5", "not_seated"), {"players": [1, 2, 3], "markers": {"5": "ML"}}),
        (("markers.05", "bad_seat"), {"markers": {"05": "ML"}}),
        (("markers.5", "not_one_of"), {"markers": {"5": "WAIT"}}),
        (("returning.5", "not_seated"), {"players": [1, 2, 3], "returning": {"5": "post"}}),
        (("returning.5", "not_one_of"), {"returning": {"5": "later"}}),
        (("returning.5", "still_away"), {"absent": [5], "returning": {"5": "post"}}),
        (("small_blind", "missing"), {"small_blind": None}),
        (("small_blind", "small_above_big"), {"small_blind": 3}),
        (("big_blind", "out_of_range"), {"big_blind": 0}),
        (("big_blind", "out_of_range"), {"big_blind": 10**13}),
        (("players", "nobody_to_deal"), {"mode": "ring", "absent": [1, 2, 3, 4, 5]}),
        (("unknown", "unknown_field"), {"unknown": 1}),
    ],
)
def test_what_cannot_be_answered_names_the_field(refused: tuple[str, str], more: dict[str, object]) -> None:
    assert refusal(**more) == refused
