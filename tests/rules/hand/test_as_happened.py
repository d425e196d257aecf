"""Decisions that no rule allows, and that play went on after."""

from __future__ import annotations

import pytest

from director.rules.hand.acts import NotAllowed, What
from director.rules.hand.as_happened import as_happened
from director.rules.hand.hand import Hand
from tests.helpers.worksheets import hand, stud_table, table, told

SIX = table(*[20_000] * 6)


def done(now: Hand, seat: int, what: What, total: int | None = None) -> tuple[int | None, int, int]:
    """Who is to act after it, what is to be matched, and what the seat has in front of it."""
    after = as_happened(now, seat, what, total)
    assert after.round is not None
    return after.to_act, after.round.standing.highest, after.round.put[seat]


@pytest.mark.parametrize(
    ("seat", "what", "total", "after"),
    [
        (6, "raise", 600, (1, 600, 600)),  # out of turn: the others are asked later
        (6, "fold", None, (1, 200, 0)),
        (4, "check", None, (5, 200, 0)),  # with a bet to call: he owes it
        (4, "call", 150, (5, 200, 150)),
        (4, "bet", 600, (5, 600, 600)),  # a bet where one stands is a raise
        (4, "raise", 300, (5, 300, 300)),  # too small
        (4, "all_in", 5_000, (5, 5_000, 5_000)),  # said all-in, put in less
        (4, "call", 700, (5, 700, 700)),
    ],
)
def test_it_stands_as_it_was_done(
    seat: int, what: What, total: int | None, after: tuple[int | None, int, int]
) -> None:
    assert done(hand(SIX), seat, what, total) == after


def test_whoever_put_in_too_little_is_asked_again() -> None:
    now = as_happened(hand(table(20_000, 20_000, 20_000)), 1, "call", 150)
    after = as_happened(as_happened(now, 2, "call"), 3, "check")
    assert (after.to_act, after.legal and after.legal.call) == (1, 50)


def test_whoever_was_skipped_is_asked_when_the_betting_comes_round() -> None:
    now = as_happened(hand(table(20_000, 20_000, 20_000)), 2, "call")
    assert now.to_act == 3
    assert as_happened(now, 3, "check").to_act == 1


def test_a_raise_that_was_not_open_any_more_is_a_raise_all_the_same() -> None:
    sheet = told(table(20_000, 20_000, 1_100, 20_000, 20_000), "r800 f f f a")
    assert done(hand(sheet), 4, "raise", 5_000) == (None, 5_000, 5_000)


def test_a_folded_hand_that_was_played_on_is_in_again() -> None:
    now = hand(told(SIX, "f"))
    after = as_happened(now, 4, "call")
    assert (4 in after.live, after.to_act) == (True, 5)


def test_the_low_card_that_folded_leaves_the_bring_in_to_the_next() -> None:
    sheet = stud_table(5_000, 5_000, 5_000)
    for seat, card in ((1, "Kd"), (2, "2c"), (3, "9h")):
        sheet = sheet.with_cards(seat, f"????{card}")
    after = as_happened(hand(sheet), 2, "fold")
    assert (after.to_act, after.legal and after.legal.must_bring_in) == (3, True)


def test_the_first_chips_of_a_street_are_a_bet_whatever_they_were_called() -> None:
    sheet = told(table(20_000, 20_000), "c x AsKd7c")
    assert done(hand(sheet), 2, "raise", 50) == (1, 50, 50)
    assert done(hand(sheet), 2, "call") == (1, 0, 0)


@pytest.mark.parametrize(
    ("line", "seat", "what", "total", "code"),
    [
        ("", 4, "raise", 30_000, "not_enough_chips"),
        ("", 4, "call", 30_000, "not_enough_chips"),
        ("", 4, "raise", None, "no_total"),
        ("", 4, "post_bb", 200, "posted_by_program"),
        ("", 9, "fold", None, "not_in_round"),
        ("a", 4, "raise", 400, "already_all_in"),
        ("ffffc x", 2, "bet", 400, "round_closed"),
    ],
)
def test_nothing_is_made_of_what_cannot_have_happened(
    line: str, seat: int, what: What, total: int | None, code: str
) -> None:
    with pytest.raises(NotAllowed) as no:
        as_happened(hand(told(SIX, line)), seat, what, total)
    assert no.value.code == code


def test_nothing_happens_where_nobody_can_bet() -> None:
    with pytest.raises(NotAllowed, match="round_closed"):
        as_happened(hand(told(table(2_000, 2_000), "a c AsKd7c")), 1, "check")
