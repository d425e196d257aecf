"""Who shows first: the cases of rules.md 4.7."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.rules.hand.showdown import Showdown, showdown_order
from director.rules.rulesets import NAMES, ruleset
from director.rules.verdict import Article, Verdict


def show(
    live: Sequence[int],
    *last_round: tuple[int, str],
    rules: str = "sport-ru",
    button: int = 4,
    all_in: bool = False,
    **options: object,
) -> Verdict[Showdown]:
    return showdown_order(
        rules=ruleset(rules, options),
        button=button,
        live=live,
        last_round=last_round,
        all_in=all_in,
    )


RAISED = ((2, "bet"), (5, "raise"), (8, "call"), (2, "call"))


@pytest.mark.parametrize(
    ("rules", "place"),
    [
        ("sport-ru", Article("SP", "5.9.2")),
        ("draw-room", Article("DR", "Who opens first")),
        ("online-stud", Article("OS", "showdown")),
        ("tda-2024", Article("TDA", "17-A")),
        ("wsop-2026", Article("WSOP-T", "72")),
    ],
)
def test_t119_the_last_aggressor_shows_first_then_the_callers_clockwise(rules: str, place: Article) -> None:
    """SP 5.9.2, TDA 17-A."""
    verdict = show([2, 5, 8], *RAISED, rules=rules)

    assert verdict.answer == Showdown((5, 8, 2), all_face_up=False)
    assert verdict.because == (place,)
    assert verdict.house == ()


CHECKED = ((6, "check"), (8, "check"), (2, "check"))


@pytest.mark.parametrize("rules", NAMES)
def test_t120_after_checks_the_first_from_the_button_shows_first(rules: str) -> None:
    """SP 5.9.2; TDA 17-A says the same of games with a button."""
    assert show([2, 6, 8], *CHECKED, rules=rules).answer.order == (6, 8, 2)


def test_in_the_draw_room_the_opener_shows_first_after_checks() -> None:
    """DR Who opens first: who opened the betting, or who bet last."""
    verdict = show([6, 8], (8, "check"), (2, "fold"), (6, "check"), rules="draw-room")

    assert verdict.answer.order == (8, 6)
    assert (verdict.because, verdict.house) == ((Article("DR", "Who opens first"),), ())


@pytest.mark.parametrize("rules", NAMES)
def test_t121_at_one_book_the_first_bettor_shows_first_at_all_others_the_raiser(rules: str) -> None:
    """PP showdown against SP 5.9.2, OS, TDA 17-A."""
    order = show([3, 7], (3, "bet"), (7, "raise"), (3, "call"), rules=rules).answer.order

    assert order == ((3, 7) if rules == "party-stud" else (7, 3))


def test_t122_when_somebody_is_all_in_and_betting_is_over_all_hands_go_up_together() -> None:
    """TDA 16, addendum 16 example 3; SP 5.9.2 keeps the order."""
    checked = ((5, "check"), (6, "check"))

    tda = show([4, 5, 6], *checked, rules="tda-2024", button=3, all_in=True)
    sport = show([4, 5, 6], *checked, button=3, all_in=True)

    assert tda.answer.all_face_up
    assert tda.because == (Article("TDA", "16"), Article("TDA", "17-A"))
    assert sport.answer == Showdown((4, 5, 6), all_face_up=False)


def test_t257_who_is_left_alone_need_not_show() -> None:
    """SP 5.9.1-5.9.2, TDA 15-B; R113, R135, R195."""
    alone = show([5], (5, "bet"), (8, "fold"), all_in=True)

    assert alone.answer == Showdown((), all_face_up=False)
    assert alone.because == (Article("SP", "5.9.1"), Article("SP", "5.9.2"))
    assert show([5], rules="tda-2024").because == (Article("TDA", "15-B"),)
    assert show([5], rules="draw-room").because == (Article("DR", "Winning unseen"),)
    assert show([5], rules="online-stud").because == (Article("OS", "showdown"),)


def test_in_stud_whoever_had_to_act_first_shows_first() -> None:
    """TDA 17-A, OS showdown; the words of SP 5.9.2 know the button only, which is the dealer here."""
    best_board_first = ((8, "check"), (2, "check"), (6, "check"))

    assert show([2, 6, 8], *best_board_first, rules="tda-2024").answer.order == (8, 2, 6)
    assert show([2, 6, 8], *best_board_first, rules="party-stud").answer.order == (8, 2, 6)
    assert show([2, 6, 8], *best_board_first).answer.order == (6, 8, 2)


def test_a_bet_that_was_checked_to_counts_and_a_blind_does_not() -> None:
    assert show([2, 8], (2, "check"), (8, "bet"), (2, "call")).answer.order == (8, 2)
    limped = ((5, "post_sb"), (6, "post_bb"), (8, "call"), (5, "call"), (6, "check"))
    assert show([5, 6, 8], *limped, rules="tda-2024").answer.order == (8, 5, 6)
    assert show([5, 6, 8], *limped).answer.order == (5, 6, 8)
    # A betting round calls every kind of post by one name.
    played = ((5, "post"), (6, "post"), *limped[2:])
    assert show([5, 6, 8], *played, rules="tda-2024").answer.order == (8, 5, 6)


def test_the_bring_in_is_a_bet_and_so_is_completing_it() -> None:
    """SP 5.4.3, ST 6.1.3."""
    assert show([2, 8], (8, "bring_in"), (2, "call")).answer.order == (8, 2)
    assert show([2, 8], (8, "bring_in"), (2, "complete"), (8, "call")).answer.order == (2, 8)
    completed = ((8, "bring_in"), (2, "complete"), (8, "call"))
    assert show([2, 8], *completed, rules="party-stud").answer.order == (8, 2)


def test_when_the_aggressor_is_out_the_next_clockwise_begins() -> None:
    assert show([2, 8], (2, "bet"), (5, "raise"), (8, "call"), (2, "call")).answer.order == (8, 2)


def test_without_any_action_position_decides() -> None:
    assert show([2, 6, 8], rules="tda-2024", all_in=True).answer == Showdown((6, 8, 2), all_face_up=True)


def test_where_no_book_speaks_it_is_the_houses_choice() -> None:
    verdict = show([2, 6], (6, "check"), (2, "check"), rules="robert-11", all_in=True)

    assert verdict.because == ()
    assert verdict.house == ("tabling", "show_checked")


def test_an_option_of_the_house_decides_instead_of_the_book() -> None:
    verdict = show([2, 5, 8], *RAISED, show_bet="first_bettor")

    assert verdict.answer.order == (2, 5, 8)
    assert (verdict.because, verdict.house) == ((), ("show_bet",))


DONE = st.sampled_from(("post_bb", "bring_in", "complete", "fold", "check", "call", "bet", "raise"))


@given(
    st.lists(st.integers(1, 9), min_size=2, max_size=9, unique=True),
    st.lists(st.tuples(st.integers(1, 9), DONE), max_size=12),
    st.sampled_from(NAMES),
    st.integers(1, 9),
    st.booleans(),
)
def test_everybody_who_is_left_shows_once_clockwise_whatever_the_order_named(
    live: list[int], done: list[tuple[int, str]], rules: str, button: int, all_in: bool
) -> None:
    order = show(live, *done, rules=rules, button=button, all_in=all_in).answer.order

    assert sorted(order) == sorted(live)
    assert [(seat - order[0]) % 9 for seat in order] == sorted((seat - order[0]) % 9 for seat in live)
    assert order == show(live[::-1], *done, rules=rules, button=button, all_in=all_in).answer.order
