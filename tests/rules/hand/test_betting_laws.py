"""What holds in every betting round, of every structure, game and rule set."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from director.domain.options import OPTIONS
from director.domain.plan import DISCIPLINES, STRUCTURES
from director.rules.games import LAST_STREET
from director.rules.hand.acts import AGGRESSIVE, What
from director.rules.hand.betting import Chair, Legal, Round, Terms
from director.rules.rulesets import NAMES, ruleset
from tests.helpers.rounds import accepted

BETTING = ("cap_raises", "cap_hu", "fl_reopen", "big_reopen", "pl_preflop", "pl_round", "pair4")
DECISIONS: tuple[What, ...] = ("fold", "check", "call", "bring_in", "complete", "bet", "raise", "all_in")


@st.composite
def rounds(draw: st.DrawFn) -> Round:
    """A round that begins, its blinds posted."""
    game = draw(st.sampled_from(DISCIPLINES))
    changed = draw(st.dictionaries(st.sampled_from(BETTING), st.integers(0, 5), max_size=2))
    options = {key: OPTIONS[key].values[at % len(OPTIONS[key].values)] for key, at in changed.items()}
    stacks = draw(st.lists(st.integers(0, 150) | st.just(0) | st.just(90), min_size=2, max_size=5))
    chairs = [Chair(seat, stack) for seat, stack in enumerate(stacks, 1)]
    terms: dict[str, Any] = {
        "structure": draw(st.sampled_from(STRUCTURES)),
        "street": draw(st.sampled_from([1, 1, 2, 3, 4, 5])) % (LAST_STREET[game] + 1) or 1,
        "rules": ruleset(draw(st.sampled_from(NAMES)), options),
        "small_blind": 5,
        "big_blind": draw(st.sampled_from([10, 10, 7])),
        "limits": (10, draw(st.sampled_from([20, 20, 10]))),
        "pot": draw(st.integers(0, 60)),
        "event_heads_up": draw(st.booleans()),
        "open_pair": frozenset(draw(st.lists(st.integers(1, 5), max_size=2))),
        "unit": draw(st.sampled_from([1, 5])),
        "bring_in": draw(st.sampled_from([0, 3])),
    }
    now = Round.start(Terms(game=game, **terms), chairs)
    return _posted(now, draw(st.booleans())) if now.terms.blind_round else now


def _posted(now: Round, returner: bool) -> Round:
    big, small = now.places[-1], now.places[-2]
    if small.stack:
        now = now.act(small.seat, "post_sb", min(5, small.stack))
    if big.stack:
        now = now.act(big.seat, "post_bb", min(now.terms.blind, big.stack))
    first = now.places[0]
    if returner and len(now.places) > 2 and first.stack > 20:
        now = now.act(first.seat, "post_bb", now.terms.blind).act(first.seat, "post_dead", 5)
    return now


def choices(now: Round) -> list[tuple[What, int | None]]:
    """What may be done, by what the round itself says; of many totals the ends."""
    legal, place = now.legal(), now.acting
    assert place is not None
    found: list[tuple[What, int | None]] = []
    if legal.may_fold:
        found.append(("fold", None))
    if legal.may_check:
        found.append(("check", None))
    if legal.call:
        found.append(("call", place.put + legal.call))
    if legal.must_bring_in:
        found.append(("bring_in", min(3, place.most)))
    if legal.may_raise:
        ends = legal.sizes or (min(legal.min_to or 0, legal.max_to or 0), legal.max_to)
        word: What = "raise" if now.standing.highest else "bet"
        found += [(word, total) for total in ends]
        if place.most in ends:
            found.append(("all_in", place.most))
    return found


def walks(data: st.DataObject, start: Round) -> Iterator[Round]:
    """The round after each of its decisions, the beginning first."""
    now = start
    yield now
    while not now.closed:
        what, total = data.draw(st.sampled_from(choices(now)))
        assert now.to_act is not None
        now = now.act(now.to_act, what, total)
        yield now


def lawful(legal: Legal, total: int) -> bool:
    if legal.min_to is None or legal.max_to is None:
        return False
    if legal.sizes:
        return total in legal.sizes
    return legal.min_to <= total <= legal.max_to or total == legal.max_to < legal.min_to


def allowed(now: Round, what: What, total: int) -> bool:
    """Whether the round says of itself that this may be done."""
    legal, place, highest = now.legal(), now.acting, now.standing.highest
    assert place is not None
    bring_in = legal.must_bring_in and total == min(now.terms.bring_in, place.most)
    if what == "fold":
        return legal.may_fold and total == place.put
    if what == "check":
        return legal.may_check and total == place.put
    if what == "call":
        return bool(legal.call) and total == place.put + (legal.call or 0)
    if what == "bring_in":
        if now.terms.bring_in:
            return bring_in
        return legal.must_bring_in and 0 < total <= place.most and total < now.terms.base
    if what == "all_in":
        calls = bool(legal.call) and place.most <= highest
        return total == place.most and (calls or bring_in or lawful(legal, total))
    unfinished = highest > now.standing.full or (highest and not now.standing.bets) or legal.must_bring_in
    named = {"bet": highest == 0, "raise": highest > 0, "complete": bool(unfinished)}
    return named[what] and lawful(legal, total)


def near_the_ends(now: Round) -> set[int]:
    """Totals around everything that could be a limit."""
    legal, place = now.legal(), now.acting
    assert place is not None
    marks = {0, place.put, place.most, now.standing.highest, legal.min_to or 0, legal.max_to or 0, 3}
    return {mark + off for mark in (*marks, *legal.sizes) for off in (-1, 0, 1)}


@settings(max_examples=80, deadline=None)
@given(rounds(), st.data())
def test_what_is_reported_legal_is_accepted_and_nothing_else(start: Round, data: st.DataObject) -> None:
    for now in walks(data, start):
        if now.closed:
            continue
        assert now.legal().may_raise or not now.legal().may_check
        for what in DECISIONS:
            for total in near_the_ends(now):
                assert accepted(now, now.to_act or 0, what, total) == allowed(now, what, total), (what, total)


@settings(max_examples=80, deadline=None)
@given(rounds(), st.data())
def test_only_whoever_is_to_act_may_act(start: Round, data: st.DataObject) -> None:
    for now in walks(data, start):
        for place in now.places:
            if place.seat != now.to_act:
                for what in DECISIONS:
                    assert not accepted(now, place.seat, what, place.most)


@settings(max_examples=80, deadline=None)
@given(rounds(), st.data())
def test_chips_only_go_in_and_never_more_than_there_are(start: Round, data: st.DataObject) -> None:
    before = start
    for now in walks(data, start):
        assert now.pot_now == now.terms.pot + now.dead + sum(now.put.values())
        for place, was in zip(now.places, before.places, strict=True):
            assert place.left >= 0
            assert place.put >= was.put
            assert place.put + place.dead + place.left == place.stack
            assert place.put <= now.standing.highest
        before = now


@settings(max_examples=80, deadline=None)
@given(rounds(), st.data())
def test_a_round_ends(start: Round, data: st.DataObject) -> None:
    """Each increase gives everybody one more turn at most."""
    *_, end = walks(data, start)
    decisions = [act for act in end.acts if act.meaning != "post"]
    increases = sum(act.meaning in (*AGGRESSIVE, "bring_in") for act in decisions)
    assert len(decisions) <= len(end.places) * (increases + 1)


@settings(max_examples=80, deadline=None)
@given(rounds(), st.data())
def test_the_same_actions_make_the_same_round(start: Round, data: st.DataObject) -> None:
    *_, end = walks(data, start)
    again = Round.start(end.terms, [Chair(place.seat, place.stack) for place in end.places])
    for act in end.acts:
        again = again.act(act.seat, act.what, act.total)
    assert again == end


@settings(max_examples=80, deadline=None)
@given(rounds(), st.data())
def test_who_is_in_at_the_end_has_matched_or_is_all_in(start: Round, data: st.DataObject) -> None:
    *_, end = walks(data, start)
    live = [place for place in end.places if not place.folded]
    assert live
    able = [place for place in live if place.left]
    for place in able:
        # He has matched what is there, or everybody else is all-in for no more than he has paid.
        others = [other for other in live if other.seat != place.seat]
        paid = all(not other.left and other.put <= place.put for other in others)
        assert place.put == end.standing.highest or paid


@settings(max_examples=80, deadline=None)
@given(rounds(), st.data())
def test_raises_stay_under_the_cap_where_it_holds(start: Round, data: st.DataObject) -> None:
    cap = int(str(start.terms.rules.value("cap_raises")))
    for now in walks(data, start):
        if start.terms.structure != "FL":
            assert not now.capped
        elif now.capped:
            assert now.raises_used >= cap
            assert not now.legal().may_raise
        if start.terms.rules.text("cap_hu") == "never" and start.terms.structure == "FL":
            assert now.raises_used <= cap
