"""The next hand of a table: tournaments and ring games, by case and article."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from director.domain.hands import LastHand, Post
from director.domain.marks import Marker, Return
from director.rules.rulesets import NAMES, RuleSet, ruleset
from director.rules.table.next_hand import CannotDeal, NextHand, Table, next_hand
from director.rules.verdict import Article, Verdict

A, B, C, D, E, F = SIX = range(1, 7)
LAST = LastHand(A, B, C)
DEAD = [name for name in NAMES if ruleset(name).text("button_rule") == "dead"]
MARKED = ["draw-room", "tda-2024", "sport-ru", "stud-room", "wsop-2026"]
"""Rule sets whose ring games leave the small blind dead."""


def verdict(
    rules: str | RuleSet, players: Any = SIX, last: LastHand = LAST, **more: Any
) -> Verdict[NextHand]:
    table = {"mode": "tournament", "seats": 9, "small_blind": 1, "big_blind": 2, **more}
    for name in ("absent", "arrivals"):
        table[name] = frozenset(table.get(name, ()))
    book = ruleset(rules) if isinstance(rules, str) else rules
    return next_hand(Table(players=frozenset(players), last=last, **table), book)


def hand(rules: str | RuleSet, players: Any = SIX, last: LastHand = LAST, **more: Any) -> NextHand:
    return verdict(rules, players, last, **more).answer


def ring(rules: str | RuleSet, players: Any = SIX, last: LastHand = LAST, **more: Any) -> NextHand:
    return hand(rules, players, last, mode="ring", **more)


def places(found: NextHand) -> tuple[int, int | None, int]:
    return found.button, found.small, found.big


# ------------------------------------------------------------------ tournaments: button and blinds


@pytest.mark.parametrize("rules", DEAD)
@pytest.mark.parametrize(
    ("gone", "expected"),
    [(set(), (2, 3, 4)), ({2}, (2, 3, 4)), ({3}, (2, None, 4)), ({2, 3}, (2, None, 4)), ({1}, (2, 3, 4))],
    ids=["T164", "T165", "T166", "T168", "T169"],
)
def test_t164_to_t169_tda_32_whoever_goes_out_the_big_blind_moves_one_player_on(
    rules: str, gone: set[int], expected: tuple[int, int | None, int]
) -> None:
    found = hand(rules, {*SIX} - gone)

    assert places(found) == expected
    assert found.dead_button == (2 in gone)
    assert found.dead_small == (3 in gone)
    assert found.small_seat == 3


@pytest.mark.parametrize("rules", DEAD)
def test_t168_r09_both_blinds_out_and_the_next_two_hands(rules: str) -> None:
    players, last, seen = {*SIX} - {2, 3}, LAST, []
    for _ in range(3):
        found = hand(rules, players, last)
        seen.append((*places(found), found.dead_button, found.dealt_in[-1]))
        last = found.last

    # Seat 1 acts last three hands running.
    assert seen == [(2, None, 4, True, 1), (3, 4, 5, True, 1), (4, 5, 6, False, 4)]


def test_t172_t173_sp_definitions_a_moving_button_skips_blinds_and_leaves_none_dead() -> None:
    without_small, without_big = hand("sport-ru", {*SIX} - {2}), hand("sport-ru", {*SIX} - {3})

    assert (places(without_small), places(without_big)) == ((3, 4, 5), (2, 4, 5))
    assert not without_small.dead_button
    assert not without_big.dead_small


@pytest.mark.parametrize("rules", NAMES)
@pytest.mark.parametrize(
    ("left", "expected"), [({1, 2}, (2, 2, 1)), ({1, 3}, (3, 3, 1)), ({2, 3}, (3, 3, 2))]
)
def test_t174_t176_tda_34_b_three_become_two(
    rules: str, left: set[int], expected: tuple[int, int, int]
) -> None:
    found = hand(rules, left)

    assert places(found) == expected
    assert found.posts == (Post(expected[0], 1), Post(expected[2], 2))
    assert found.dealt_in == (expected[2], expected[0]), "the button gets the last card"


@pytest.mark.parametrize("rules", DEAD)
def test_t261_t262_from_two_to_three(rules: str) -> None:
    between = hand(rules, {2, 3, 5}, LastHand(2, 2, 5), arrivals={3})
    after = hand(rules, {2, 5, 8}, LastHand(2, 2, 5), arrivals={8})

    # RRoP 15 lets nobody new have the button: seat 3 waits one hand there.
    assert places(between) == ((5, 5, 2) if rules == "robert-11" else (3, 5, 2))
    assert places(after) == (2, 5, 8)


def test_cards_are_dealt_from_the_left_of_the_button() -> None:
    assert hand("tda-2024").dealt_in == (3, 4, 5, 6, 1, 2)


# ------------------------------------------------------------------ tournaments: newcomers


def test_r13_tda_10_a_a_newcomer_on_the_small_blind_is_dealt_in_and_posts_it() -> None:
    found = hand("tda-2024", {1, 2, 3, 4, 5, 6, 7}, LastHand(3, 4, 5), arrivals={5})

    assert places(found) == (4, 5, 6)
    assert found.posts == (Post(5, 1), Post(6, 2))
    assert found.waits == {}


def test_t160_r13_tda_10_a_between_button_and_small_blind_he_waits_one_hand() -> None:
    found = hand("tda-2024", {1, 3, 4, 5, 6}, LastHand(1, 2, 4), arrivals={3})
    then = hand("tda-2024", {1, 3, 4, 5, 6}, found.last, markers=found.markers)

    assert (places(found), found.dead_button) == ((2, 4, 5), True)
    assert (found.waits, found.markers) == ({3: "button"}, {3: "NEW"})
    assert (places(then), then.waits, then.markers) == ((4, 5, 6), {}, {})


def test_rrop_15_on_the_small_blind_he_waits_until_the_button_has_gone_by() -> None:
    players, last, seen = {1, 2, 3, 4, 5, 6}, LastHand(1, 2, 3), []
    found = hand("robert-11", players, last, arrivals={3})
    for _ in range(3):
        seen.append((*places(found), found.small_seat, dict(found.waits)))
        found = hand("robert-11", players, found.last, markers=found.markers)

    assert seen == [
        (2, None, 4, 3, {3: "button"}),
        (3, 4, 5, 4, {3: "button"}),
        (4, 5, 6, 5, {}),
    ]


def test_a_newcomer_next_after_the_small_blind_has_the_big_one() -> None:
    """DR blind rules: on the big blind he plays it; TDA 11-A calls it the place to be given."""
    for rules in NAMES:
        found = hand(rules, {1, 2, 3, 4, 5, 6}, LAST, arrivals={4})
        assert places(found) == (2, 3, 4)


def test_t190_dr_between_button_and_blinds_he_waits_and_others_left_of_the_blind_play() -> None:
    found = hand("sport-ru", {1, 2, 4, 3, 5, 6, 7}, LastHand(1, 2, 4), arrivals={3, 6})

    assert places(found) == (2, 4, 5)
    assert found.waits == {3: "button"}
    assert found.posts == (Post(4, 1), Post(5, 2))


def test_a_moving_button_passes_whoever_waited_for_it() -> None:
    waited = hand("sport-ru", {1, 2, 3, 4, 5, 6}, LastHand(2, 4, 5), markers={3: "NEW"})

    assert (places(waited), waited.waits) == ((4, 5, 6), {})


def test_a_newcomer_behind_a_moving_button_plays_and_does_not_get_it() -> None:
    found = hand("sport-ru", {1, 2, 3, 4, 5, 6}, LastHand(1, 3, 4), arrivals={2})

    assert (places(found), found.waits) == ((3, 4, 5), {})


def test_between_two_players_a_newcomer_who_would_be_between_the_blinds_waits() -> None:
    """DR: the poster has the button and who had the big blind the small one; seat 3 lies between them."""
    found = hand("draw-room", {2, 3, 5}, LastHand(2, 2, 5), arrivals={3})
    then = hand("draw-room", {2, 3, 5}, found.last, markers=found.markers)

    assert (places(found), found.waits) == ((5, 5, 2), {3: "button"})
    assert places(then) == (5, 2, 3)


def test_t261_t262_sp_definitions_from_two_to_three_the_button_moves_to_the_next_of_the_two() -> None:
    before = hand("sport-ru", {2, 3, 5}, LastHand(2, 2, 5), arrivals={3})
    behind = hand("sport-ru", {2, 5, 8}, LastHand(2, 2, 5), arrivals={8})
    then = hand("sport-ru", {2, 5, 8}, behind.last, markers=behind.markers)

    assert (places(before), before.waits) == ((5, 2, 3), {})
    assert (places(behind), behind.waits) == ((5, 5, 2), {8: "button"})
    assert (places(then), then.waits) == ((2, 5, 8), {})


def test_rrop_15_of_two_newcomers_only_the_one_on_the_button_waits() -> None:
    found = hand("robert-11", {2, 5, 7, 8}, LastHand(5, 5, 2), arrivals={7, 8})
    then = hand("robert-11", {2, 5, 7, 8}, found.last, markers=found.markers)

    assert (places(found), found.dead_button) == ((8, 2, 5), True)
    assert (found.dealt_in, found.waits) == ((2, 5, 7), {8: "button"})
    assert (places(then), then.waits) == ((2, 5, 7), {})


def test_a_lone_player_and_newcomers_need_not_wait() -> None:
    for rules in NAMES:
        found = hand(rules, {4, 6, 7}, LastHand(2, 2, 4), arrivals={6, 7})
        assert found.waits == {}
        assert found.big != 4


# ------------------------------------------------------------------ tournaments: the absent


@pytest.mark.parametrize("rules", NAMES)
def test_tda_30_p38_trap_17_the_absent_have_button_and_blinds_and_no_marker(rules: str) -> None:
    found = hand(rules, absent={B, C, D}, markers={E: "ML", F: "MS"})

    assert places(found) == (B, C, D)
    assert found.posts == (Post(C, 1), Post(D, 2))
    assert (found.waits, found.markers) == ({}, {})
    assert len(found.dealt_in) == 6


def test_tda_30_is_cited_when_somebody_is_away() -> None:
    assert verdict("tda-2024", absent={C}).because == (Article("TDA", "32"), Article("TDA", "30"))
    assert verdict("tda-2024").because == (Article("TDA", "32"),)
    assert verdict("draw-room", absent={C}).house == ("missed_mode",)


def test_a_newcomer_of_a_tournament_who_is_away_is_dealt_in_like_others() -> None:
    found = hand("tda-2024", absent={4}, arrivals={4})

    assert (places(found), found.markers) == ((2, 3, 4), {})


# ------------------------------------------------------------------ ring games: DR


def test_t177_dr_2_4_game_the_small_blind_is_1_and_the_big_one_2() -> None:
    assert ring("draw-room").posts == (Post(C, 1), Post(D, 2))


def test_t178_dr_who_posted_the_small_blind_has_the_button() -> None:
    assert ring("draw-room", last=LastHand(B, C, D)).button == C


def test_t178_dr_he_has_it_though_he_is_away() -> None:
    found = ring("draw-room", absent={B})

    assert (places(found), found.dead_button) == ((B, C, D), True)
    assert (found.waits, found.markers) == ({B: "away"}, {})


def test_t179_dr_a_small_blind_that_is_missed_is_left_out() -> None:
    first = ring("draw-room", absent={C})
    second = ring("draw-room", last=first.last, absent={C}, markers=first.markers)

    assert (places(first), first.small_seat, first.markers) == ((B, None, D), None, {C: "MS"})
    assert (first.posts, first.dead_small) == ((Post(D, 2),), False)
    assert (places(second), second.markers) == ((D, E, F), {C: "MS"})


def absent_big_blind() -> NextHand:
    """D misses the big blind, and is away for one more hand."""
    first = ring("draw-room", absent={D})
    assert (places(first), first.markers) == ((B, C, E), {D: "ML"})
    return ring("draw-room", last=first.last, absent={D}, markers=first.markers)


def test_t181_t186_dr_back_two_hands_later_he_posts_both_the_small_one_dead() -> None:
    second = absent_big_blind()
    third = ring("draw-room", last=second.last, markers=second.markers, returning={D: "post"})

    assert third.posts == (Post(F, 1), Post(A, 2), Post(D, 2, 1))
    assert sum(post.live + post.dead for post in third.posts) == 6
    assert (third.waits, third.markers) == ({}, {})


def test_t182_dr_who_waits_for_his_big_blind_posts_that_alone() -> None:
    found, waited = absent_big_blind(), 0
    while found.markers:
        found = ring("draw-room", last=found.last, markers=found.markers, returning={D: "wait"})
        waited += 1

    assert (found.big, found.posts, waited) == (D, (Post(C, 1), Post(D, 2)), 4)


def test_t183_dr_ms_is_refused_until_the_button_has_passed_him() -> None:
    """C is back before the hand in which he misses the small blind is dealt."""
    found = ring("draw-room", markers={C: "MS"}, returning={C: "post"})

    assert (places(found), found.small_seat) == ((B, None, D), None)
    assert (found.waits, found.markers) == ({C: "button"}, {C: "MS"})


def test_t184_dr_ms_posts_one_small_blind_dead_after_that() -> None:
    found = ring("draw-room", last=LastHand(B, None, D), markers={C: "MS"}, returning={C: "post"})

    assert found.posts == (Post(E, 1), Post(F, 2), Post(C, 0, 1))
    assert found.markers == {}


def test_r12_ms_is_cleared_once_and_nothing_is_owed_again() -> None:
    """Seat 6 has the big blind in hand 50, is away in 51 and 52 and returns in 53."""
    last, seen = LastHand(D, E, F), []
    markers: Mapping[int, Marker] = {}
    for absent, said in (({F}, {}), ({F}, {}), ((), {F: "post"}), ((), {})):
        found = ring("draw-room", last=last, absent=absent, markers=markers, returning=said)
        seen.append(([post for post in found.posts if post.seat == F], dict(found.markers)))
        last, markers = found.last, found.markers

    assert seen == [([], {F: "MS"}), ([], {F: "MS"}), ([Post(F, 0, 1)], {}), ([], {})]


def test_t188_dr_who_misses_both_blinds_owes_one_of_each() -> None:
    second = absent_big_blind()

    assert second.markers == {D: "ML"}
    assert places(second) == (C, E, F), "nobody has the big blind twice because D is away"


def test_dr_ml_takes_the_place_of_ms_when_the_big_blind_goes_by_as_well() -> None:
    found = ring("draw-room", last=LastHand(F, A, B), absent={C}, markers={C: "MS"})

    assert (found.big, found.markers) == (D, {C: "ML"})


def test_dr_several_rounds_missed_are_still_one_of_each() -> None:
    found = ring("draw-room", absent={D})
    for _ in range(14):
        found = ring("draw-room", last=found.last, absent={D}, markers=found.markers)
    while D not in found.dealt_in:
        found = ring("draw-room", last=found.last, markers=found.markers, returning={D: "post"})

    assert [post for post in found.posts if post.seat == D] in ([Post(D, 2, 1)], [Post(D, 2)])


def test_section_6_ml_waits_between_button_and_blinds_too() -> None:
    first = ring("draw-room", absent={D})
    second = ring("draw-room", last=first.last, markers=first.markers, returning={D: "post"})

    assert (places(second), second.waits, second.markers) == ((C, E, F), {D: "button"}, {D: "ML"})


def test_t189_dr_a_newcomer_left_of_the_big_blind_posts_a_live_one_or_waits() -> None:
    posts = ring("draw-room", arrivals={E}, returning={E: "post"})
    waits = ring("draw-room", arrivals={E}, returning={E: "wait"})
    silent = ring("draw-room", arrivals={E})

    assert posts.posts == (Post(C, 1), Post(D, 2), Post(E, 2))
    assert posts.markers == {}
    assert (waits.waits, waits.markers) == ({E: "big_blind"}, {E: "NEW"})
    assert silent == waits


@pytest.mark.parametrize("said", ["post", "wait"])
def test_dr_a_newcomer_on_the_big_blind_plays_it(said: str) -> None:
    found = ring("draw-room", arrivals={D}, returning={D: said})

    assert (found.posts, found.waits, found.markers) == ((Post(C, 1), Post(D, 2)), {}, {})


def test_t190_dr_a_newcomer_between_button_and_small_blind_waits() -> None:
    found = ring("draw-room", last=LastHand(A, B, D), arrivals={C}, returning={C: "post"})

    assert (places(found), found.waits, found.markers) == ((B, D, E), {C: "button"}, {C: "NEW"})


@pytest.mark.parametrize("said", ["post", "wait", None])
def test_r139_dr_between_button_and_small_blind_he_waits_for_the_button_whatever_he_says(
    said: Return | None,
) -> None:
    returning = {} if said is None else {3: said}
    found = ring("draw-room", last=LastHand(1, 2, 4), arrivals={3}, returning=returning)

    assert found.waits == {3: "button"}
    assert ring("draw-room", arrivals={5}, returning={5: "wait"}).waits == {5: "big_blind"}


def test_a_newcomer_who_is_away_stays_new() -> None:
    found = ring("draw-room", arrivals={D}, absent={D})

    assert (places(found), found.waits, found.markers) == ((B, C, E), {D: "away"}, {D: "NEW"})


def test_a_marker_travels_with_whoever_is_moved() -> None:
    found = ring("draw-room", arrivals={E}, markers={E: "ML"}, returning={E: "post"})

    assert found.posts[-1] == Post(E, 2, 1)


def test_posts_after_the_blinds_go_clockwise() -> None:
    found = ring("draw-room", arrivals={A, E, F}, returning=dict.fromkeys((A, E, F), "post"))

    assert [post.seat for post in found.posts] == [C, D, E, F, A]


# ------------------------------------------------------------------ ring games: other books


@pytest.mark.parametrize("rules", ["tda-2024", "wsop-2026", "stud-room"])
def test_under_the_dead_button_a_missed_small_blind_is_dead_and_the_button_comes_after_it(
    rules: str,
) -> None:
    first = ring(rules, absent={C})
    second = ring(rules, last=first.last, markers=first.markers, returning={C: "post"})
    third = ring(rules, last=second.last, markers=second.markers, returning={C: "post"})

    assert (places(first), first.small_seat, first.markers) == ((B, None, D), C, {C: "MS"})
    assert first.dead_small
    assert (places(second), second.waits, second.dead_button) == ((C, D, E), {C: "button"}, True)
    assert third.posts == (Post(E, 1), Post(F, 2), Post(C, 0, 1))


def test_rrop_4_a_missed_small_blind_comes_back_live() -> None:
    found = ring(
        "robert-11", last=LastHand(C, D, E), markers={C: "MS", B: "ML"}, returning={B: "post", C: "post"}
    )

    assert found.posts == (Post(E, 1), Post(F, 2), Post(B, 2, 1), Post(C, 1))


def test_sp_a_moving_button_leaves_out_a_small_blind_that_is_missed() -> None:
    first = ring("sport-ru", absent={C})
    second = ring("sport-ru", last=first.last, absent={C}, markers=first.markers)

    assert (places(first), first.small_seat, first.markers) == ((B, None, D), C, {C: "MS"})
    assert places(second) == (D, E, F)


@pytest.mark.parametrize("rules", MARKED)
def test_in_every_book_but_robert_the_small_blind_comes_back_dead(rules: str) -> None:
    found = ring(rules, last=LastHand(C, D, E), markers={A: "MS"}, returning={A: "post"})

    assert found.posts[-1] == Post(A, 0, 1)


def test_a_ring_game_may_deal_the_absent_in_and_newcomers_still_choose() -> None:
    rules = ruleset("tda-2024", {"missed_mode": "dealt_in"})
    found = ring(rules, absent={C}, arrivals={E}, returning={E: "post"}, markers={F: "ML"})

    assert found.posts == (Post(C, 1), Post(D, 2), Post(E, 2))
    assert (found.waits, found.markers) == ({}, {})


def test_two_are_there_and_the_third_was_due_the_small_blind() -> None:
    found = ring("tda-2024", {A, B, C}, absent={C})

    assert (places(found), found.markers) == ((B, B, A), {C: "MS"})


def test_two_are_there_and_the_big_blind_goes_past_the_third() -> None:
    found = ring("tda-2024", {A, B, C}, LastHand(A, A, B), absent={C})

    assert (places(found), found.markers) == ((B, B, A), {C: "ML"})


def test_of_the_last_two_one_who_owes_pays_beside_his_small_blind() -> None:
    ml = ring("draw-room", {A, B}, LastHand(C, C, B), markers={B: "ML"}, returning={B: "post"})
    new = ring("draw-room", {A, B}, LastHand(C, C, B), arrivals={B}, returning={B: "post"})

    assert (places(ml), ml.posts) == ((B, B, A), (Post(B, 2, 1), Post(A, 2)))
    assert new.posts == (Post(B, 1), Post(A, 2))


def test_with_fewer_than_two_there_is_no_hand() -> None:
    with pytest.raises(CannotDeal):
        ring("draw-room", absent={A, B, C, D, E})
    with pytest.raises(CannotDeal):
        ring("draw-room", {A, B}, LastHand(A, A, B), arrivals={A, B})


def test_a_big_blind_without_a_small_one_is_posted_alone() -> None:
    assert ring("draw-room", small_blind=0).posts == (Post(D, 2),)


# ------------------------------------------------------------------ who says so


def test_the_books_of_a_ring_game_are_cited() -> None:
    away = verdict("draw-room", mode="ring", absent={C})
    new = verdict("draw-room", mode="ring", arrivals={E}, returning={E: "post"})
    tda = verdict("tda-2024", mode="ring", absent={C}, arrivals={E})

    assert away.because == (Article("DR", "blind rules"), Article("DR", "missed blinds"))
    assert (new.because, new.house) == ((Article("DR", "blind rules"),), ())
    assert tda.because == (
        Article("TDA", "32"),
        Article("TDA", "10-A"),
        Article("DR", "missed blinds"),
        Article("DR", "blind rules"),
    )
    assert tda.house == ("missed_mode",)


def test_between_two_players_the_rule_of_two_is_cited_first() -> None:
    assert verdict("tda-2024", {1, 2}).because == (Article("TDA", "34-B"),)
    assert verdict("wsop-2026", {1, 2}).because == (Article("WSOP-T", "87"),)
    assert verdict("sport-ru", {1, 2}).because == (Article("TDA", "34-B"), Article("SP", "Definitions"))
