"""Prizes in words: what somebody at the payout desk reads out."""

from __future__ import annotations

from director.host.i18n import words_for
from director.rules.questions.catalogue import answer, topic_of
from director.views.verdicts import explanation

EN = words_for("en")


def explained(**question: object) -> str:
    return explanation(topic_of(question), question, answer(question), EN)


def payouts(**more: object) -> str:
    return explained(**{"ask": "payouts", "pool": 10_000, "unit": 10, "method": "first", **more})


def test_a_table_is_read_out_from_the_first_to_the_last() -> None:
    assert payouts(percents=["50", "30", "20"]) == (
        "3 places are paid, from 5,000 for the first to 2,000 for the last. What rounding down to 10 leaves"
        " goes to first place: no book says it, the house does."
    )
    assert payouts(percents=["100"]).startswith("One place is paid: 10,000.")
    assert "by the largest remainder" in payouts(percents=["100"], method="largest_remainder")


def test_fewer_places_than_were_asked_for_say_why() -> None:
    assert payouts(places=3, first_share="60", min_cash=3_000).startswith(
        "2 places are paid, from 6,000 for the first to 4,000 for the last. With all 3 the last prize would"
        " be less than 3,000."
    )
    assert "With all 3" in payouts(percents=["60", "25", "15"], min_cash=3_000)


def ties(*stacks: int, tables: int = 1, **more: object) -> str:
    out = [{"id": f"P{n}", "table": n % tables + 1, "stack": stack} for n, stack in enumerate(stacks, 1)]
    base = {"ask": "ties", "amounts": [500, 300, 200, 100], "out": out, "best_place": 2, "unit": 10}
    return explained(**{**base, "hand_for_hand": False, "rules": "wsop-2026", **more})


def test_places_and_prizes_of_one_hand_are_read_out() -> None:
    assert ties(80, 90) == "P1: place 3, 200; P2: place 2, 300."
    assert ties(80, 80) == (
        "P1: place 2–3, 250; P2: place 2–3, 250. Who ties divides the prizes of these places; a 10 left over"
        " goes in the order agreed."
    )


def test_tables_that_wait_for_one_another_say_how_they_compare() -> None:
    tie = "Hand for hand, those of different tables tie, whatever their stacks."
    compared = "Hand for hand, stacks of different tables are compared as well; equal ones tie."
    stacks = {"options": {"bust_tie": "stacks"}, "hand_for_hand": True}

    assert tie in ties(80, 90, tables=2, hand_for_hand=True)
    assert compared in ties(80, 80, tables=2, **stacks)
    assert "Hand for hand" not in ties(80, 90, tables=2, **stacks)


def test_of_many_who_go_out_together_only_the_sum_is_read_out() -> None:
    assert ties(*range(1, 14)) == ("13 go out in one hand: the highest place is 2, all together get 600.")


def deal(kind: str, *chips: int, **more: object) -> str:
    stacks = {f"P{n}": stack for n, stack in enumerate(chips, 1)}
    return explained(ask="deal", kind=kind, stacks=stacks, prizes=[5_000, 3_000, 2_000], unit=1, **more)


def test_a_deal_is_read_out_with_everybodys_share() -> None:
    consent = "It needs the consent of everybody: no book knows deals."

    assert deal("icm", 55, 35, 10) == (
        "10,000 are divided by what each stack is worth (ICM). Shares: P1 4,007, P2 3,517, P3 2,476. "
        + consent
    )
    assert deal("chip", 55, 35, 10).startswith("10,000 are divided: everybody has the lowest prize for sure")
    assert "9,000 are divided equally." in deal("equal", 55, 35, 10, leave=1_000)
    assert "1,000 stay in play for the winner." in deal("equal", 55, 35, 10, leave=1_000)


def test_a_deal_out_of_bounds_is_warned_of() -> None:
    text = deal("straight", 55, 35, 10)

    assert "Careful: somebody would get more than first prize." in text
    assert "Careful: somebody would get less than the prize that is sure already." in text
    assert "Careful" not in deal("chip", 55, 35, 10)


def test_a_deal_of_many_is_told_by_its_ends() -> None:
    assert "The largest of 13 shares is 770, the smallest 769." in deal("equal", *[5] * 13)


def test_what_stacks_are_worth_is_told_by_its_ends() -> None:
    assert explained(ask="icm", stacks=[5_000, 3_000, 2_000], prizes=[5_000_000, 3_000_000, 2_000_000]) == (
        "By ICM 3 stacks are worth 2,885,714.29 to 3,839,285.71, together 10,000,000."
    )
    assert explained(ask="icm", stacks=[5], prizes=[70]) == "By ICM one stack is worth 70.00."


def test_a_bounty_names_every_winner_and_which_pot_counts() -> None:
    why = " A bounty belongs to the winner of the last pot that its owner was in, not of the main pot."

    assert explained(ask="bounty", kind="plain", bounty=1_505, winners=[7, 2]) == (
        "Seat 7 is paid 753; seat 2 is paid 752." + why
    )
    assert explained(ask="bounty", kind="progressive", bounty=1_505, winners=[4]) == (
        "Seat 4 is paid 752 and its own bounty grows by 753." + why
    )


def satellite(pool: int, left: int = 40) -> str:
    return explained(ask="satellite", pool=pool, seat_price=1_000, left=left, unit=10)


def test_a_satellite_says_when_play_stops_and_what_is_left_over() -> None:
    assert satellite(10_450) == (
        "10 seats are paid; play stops when 10 players are left. Left for the places after them: 450."
    )
    assert satellite(1_000) == "1 seat is paid; play stops when 1 player is left. Nothing is left over."
    assert satellite(450) == "The pool does not pay for a seat. Left for the places after them: 450."
    assert satellite(20_450, left=2).endswith("18,450 are left for the 19 places after them.")
