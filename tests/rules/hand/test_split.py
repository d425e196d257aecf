"""Splits and odd chips: the cases of rules.md 4.6 under each book, and laws."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.domain.plan import Discipline
from director.rules.cards.card import DECK, Card, read_cards
from director.rules.hand.odd_chip import NoCards
from director.rules.hand.split import BadClaim, Claim, OddChip, Rest, Split, split_pots
from director.rules.rulesets import NAMES, ruleset
from director.rules.verdict import Article, Verdict

A, B, C = 6, 8, 2
"""Seats in the order from a button on 5: A, B, then C."""


def split(
    *claims: Claim,
    rules: str = "sport-ru",
    unit: int = 25,
    game: Discipline | None = None,
    cards: dict[int, str] | None = None,
    board: str = "",
    **options: object,
) -> Verdict[Split]:
    hands = None if cards is None else {seat: read_cards(text) for seat, text in cards.items()}
    return split_pots(
        claims,
        rules=ruleset(rules, options),
        game=game,
        button=5,
        unit=unit,
        cards=hands,
        board=read_cards(board),
    )


def shares(*claims: Claim, unit: int = 25, rules: str = "sport-ru") -> dict[int, int]:
    return dict(split(*claims, unit=unit, rules=rules).answer.shares)


def articles(verdict: Verdict[Split]) -> list[str]:
    return [f"{one.book} {one.article}" for one in verdict.because]


# ------------------------------------------------------------------ one way


def test_t105_the_odd_chip_goes_to_the_first_winner_after_the_button() -> None:
    """SP 5.9.3: down to the smallest chip in play."""
    verdict = split(Claim(1_025, (A, B)))

    assert verdict.answer.shares == {A: 525, B: 500}
    assert verdict.answer.odd == (OddChip(0, "high", A, 1),)
    assert verdict.because == (Article("SP", "5.9.3"),)
    assert verdict.house == ()


def test_t106_three_winners_and_one_odd_chip() -> None:
    assert shares(Claim(1_000, (C, B, A))) == {A: 350, B: 325, C: 325}


def test_t108_several_odd_chips_go_one_each() -> None:
    """RRoP ties: nobody gets more than one."""
    assert shares(Claim(101, (A, B, C)), unit=1) == {A: 34, B: 34, C: 33}
    assert shares(Claim(101, (A, B, C)), unit=1, rules="robert-11") == {A: 34, B: 34, C: 33}


def test_r02_the_odd_chip_goes_by_position_in_the_smallest_chip_in_play() -> None:
    assert shares(Claim(1_025, (3, 8))) == {3: 500, 8: 525}
    assert shares(Claim(10_050, (1, 4, 6, 9))) == {6: 2_525, 9: 2_525, 1: 2_500, 4: 2_500}


def test_r03_each_pot_is_split_on_its_own() -> None:
    """TDA 21."""
    verdict = split(Claim(325, (3, 8)), Claim(175, (3, 8)), rules="tda-2024")

    assert verdict.answer.shares == {3: 225, 8: 275}
    assert verdict.answer.odd == (OddChip(0, "high", 8), OddChip(1, "high", 8))
    assert articles(verdict) == ["TDA 20-A", "TDA 20", "TDA 21"]


def test_the_player_on_the_button_is_the_last_to_get_an_odd_chip() -> None:
    assert shares(Claim(1_025, (4, 5))) == {4: 525, 5: 500}


def test_what_is_below_a_chip_goes_with_the_first_odd_chip() -> None:
    """Only while chips that were taken out of play are still around."""
    with_one = split(Claim(1_030, (A, B)))
    alone = split(Claim(1_005, (A, B)))

    assert with_one.answer.shares == {A: 530, B: 500}
    assert alone.answer.shares == {A: 505, B: 500}
    assert alone.answer.odd == ()
    assert alone.because == (Article("SP", "5.9.3"),)


def test_a_pot_smaller_than_a_chip_goes_to_the_first() -> None:
    assert shares(Claim(20, (A, B))) == {A: 20, B: 0}


def test_a_single_winner_takes_what_there_is() -> None:
    verdict = split(Claim(1_033, (B,)))

    assert verdict.answer == Split({B: 1_033}, ())
    assert articles(verdict) == ["SP 5.9.1"]


# ------------------------------------------------------------------ high and low


def test_t109_the_odd_chip_between_high_and_low_goes_to_high() -> None:
    """ST 6.3.9; TDA 20-C. It is not listed."""
    verdict = split(Claim(1_025, (A,), (B,)), rules="stud-room", game="stud8")

    assert verdict.answer == Split({A: 525, B: 500}, (), to_high=(0,))
    assert articles(verdict) == ["ST 6.3.9"]
    assert articles(split(Claim(1_025, (A,), (B,)), rules="tda-2024")) == ["TDA 20-C"]


def test_t111_two_tie_high_and_one_takes_low() -> None:
    verdict = split(Claim(1_025, (A, B), (C,)))

    assert verdict.answer.shares == {A: 275, B: 250, C: 500}
    assert verdict.answer.odd == (OddChip(0, "high", A),)


def test_t112_who_ties_both_ways_shares_in_one_even_split() -> None:
    """ST 6.3.9."""
    even = split(Claim(1_050, (A, B), (B, A)), rules="stud-room")
    naive = split(Claim(1_050, (A, B), (A, B)), rules="stud-room", even_split=False)

    assert even.answer == Split({A: 525, B: 525}, ())
    assert even.because[0] == Article("ST", "6.3.9")
    assert naive.answer.shares == {A: 550, B: 500}
    assert naive.house == ("even_split", "odd_button")


def test_a_pot_split_evenly_both_ways_lists_its_odd_chip_under_high() -> None:
    verdict = split(Claim(1_075, (A, B), (A, B)))

    assert verdict.answer == Split({A: 550, B: 525}, (OddChip(0, "high", A),))
    # SP and TDA are silent about it.
    assert verdict.house == ("even_split",)


def test_t114_high_alone_and_low_shared() -> None:
    verdict = split(Claim(1_075, (A,), (A, B)))

    assert verdict.answer.shares == {A: 825, B: 250}
    assert verdict.answer.odd == (OddChip(0, "low", A),)


def test_t118_without_a_low_the_high_hand_takes_the_whole_pot() -> None:
    """ST 6.3.2."""
    verdict = split(Claim(1_025, (B,), ()), rules="stud-room", game="stud8")

    assert verdict.answer == Split({B: 1_025}, ())
    assert articles(verdict)[0] == "ST 6.3.2"


def test_r18_the_low_half_is_divided_by_position_and_nobody_is_paid_a_third() -> None:
    assert shares(Claim(1_025, (1,), (3, 8))) == {1: 525, 3: 250, 8: 250}
    assert shares(Claim(1_075, (1,), (3, 8))) == {1: 550, 3: 250, 8: 275}


def test_one_player_who_wins_both_ways_takes_everything() -> None:
    verdict = split(Claim(1_025, (A,), (A,)), even_split=False)

    assert verdict.answer == Split({A: 1_025}, ())
    assert verdict.house == ()


def test_what_is_below_a_chip_goes_with_the_odd_chip_of_the_low_half() -> None:
    verdict = split(Claim(1_060, (1,), (3, 8)))

    assert verdict.answer == Split({1: 525, 3: 250, 8: 285}, (OddChip(0, "low", 8),), rests=(Rest(0, 8, 10),))


def test_what_is_below_a_chip_goes_with_the_odd_chip_between_high_and_low() -> None:
    """That chip comes before those of either side."""
    verdict = split(Claim(1_035, (1,), (3, 8)))
    tied = split(Claim(1_085, (A, B), (C,)))

    assert verdict.answer == Split({1: 535, 3: 250, 8: 250}, (), to_high=(0,), rests=(Rest(0, 1, 10),))
    assert tied.answer == Split({A: 285, B: 275, C: 525}, (), to_high=(0,), rests=(Rest(0, A, 10),))


def test_without_any_odd_chip_what_is_below_one_goes_to_who_would_get_it() -> None:
    """The high hand, and of tied ones the first."""
    assert split(Claim(1_010, (A,), (B,))).answer.rests == (Rest(0, A, 10),)
    assert split(Claim(1_010, (B, A), (C,))).answer.rests == (Rest(0, A, 10),)


def test_what_is_below_a_chip_is_told_only_of_a_pot_that_is_divided() -> None:
    answer = split(Claim(1_010, (A,)), Claim(1_010, (A,), (A,)), Claim(60, (A, B))).answer

    assert answer.rests == (Rest(2, A, 10),)
    assert sum(answer.shares.values()) == 2_080


def test_st_has_the_odd_chip_of_the_high_half_in_an_article_of_its_own() -> None:
    """ST 6.3.10; 6.3.9 is of the chip between high and low, and of who ties both ways."""
    cards = {A: "AsKs5d4d3d", B: "AdKd5s4s3s"}

    def cited(*claims: Claim) -> list[str]:
        return articles(split(*claims, rules="stud-room", game="stud8", cards=cards))

    assert cited(Claim(1_050, (A, B), (C,))) == ["ST 6.3.10", "TDA 20"]
    assert cited(Claim(1_075, (A, B), (C,))) == ["TDA 20", "ST 6.3.9"]
    assert cited(Claim(1_125, (A, B), (C,))) == ["ST 6.3.10", "TDA 20", "ST 6.3.9"]
    assert cited(Claim(1_025, (A, B), (A, B))) == ["ST 6.3.9", "TDA 20"]


# ------------------------------------------------------------------ by card

STRAIGHTS = {1: "9d8c7s6h5d As Kc", 2: "9s8h7d6c5c Qh 2d"}
"""T116: both have a straight to the nine."""


@pytest.mark.parametrize(
    ("rules", "first", "place"),
    [
        ("tda-2024", 2, "TDA 20-B"),
        ("wsop-2026", 2, "WSOP-T 73"),
        ("stud-room", 1, "ST 6.3.9"),
        ("robert-11", 1, "RRoP ties"),
        # By position: seat 1 comes before seat 2 from a dealer on 5.
        ("sport-ru", 1, "SP 5.9.3"),
        ("party-stud", 1, "PP equal hands"),
        ("online-stud", 1, "OS winner"),
    ],
)
def test_t116_the_odd_chip_in_stud_goes_by_card_or_position(rules: str, first: int, place: str) -> None:
    """TDA 20-B, ST 6.3.9, SP 5.9.3, PP."""
    verdict = split(Claim(3, (1, 2)), rules=rules, unit=1, game="stud", cards=STRAIGHTS)

    assert verdict.answer.odd == (OddChip(0, "high", first),)
    assert articles(verdict)[0] == place


def test_t116_position_needs_no_cards_and_follows_the_dealer() -> None:
    other = {"rules": ruleset("party-stud"), "unit": 1, "cards": None}

    verdict = split_pots([Claim(3, (1, 2))], game="stud", button=1, **other)  # type: ignore[arg-type]

    assert verdict.answer.odd == (OddChip(0, "high", 2),)


@pytest.mark.parametrize(
    ("rules", "cards", "first"),
    [
        # The highest of the five low cards: the eight of spades, not the ace.
        ("tda-2024", {3: "8s6d4c3hAd KhQh", 8: "8d6c4d3sAs KdQd"}, 3),
        ("wsop-2026", {3: "8d6d4c3hAd KhQh", 8: "8h6c4d3sAc KdQd"}, 8),
        # The lowest of all cards, the ace low, clubs lowest.
        ("stud-room", {3: "8s6d4c3hAd KhQh", 8: "8d6c4d3sAc KdQd"}, 8),
        ("robert-11", {3: "8s6d4c3hAd KhQh", 8: "8d6c4d3sAs Kd2c"}, 3),
        # By position from a dealer on 5.
        ("sport-ru", {3: "8s6d4c3hAd KhQh", 8: "8d6c4d3sAs KdQd"}, 8),
    ],
)
def test_the_odd_chip_of_the_low_half_goes_by_each_book(
    rules: str, cards: dict[int, str], first: int
) -> None:
    """TDA 20-B, WSOP-T 73, ST 6.3.10, RRoP ties, SP 5.9.3."""
    verdict = split(Claim(1_075, (1,), (3, 8)), rules=rules, game="stud8", cards=cards)

    assert verdict.answer.odd == (OddChip(0, "low", first),)
    assert verdict.answer.shares == {1: 550, first: 275, 11 - first: 250}


def test_of_two_cards_that_make_the_same_five_the_higher_counts() -> None:
    """TDA 20-B: seat 3 has two nines for his straight, and one of them is the spade."""
    cards = {3: "9s9h8d7c6d5d2c", 8: "9d8s7s6s5cKcQc"}

    assert split(Claim(3, (3, 8)), rules="tda-2024", unit=1, game="stud", cards=cards).answer.odd == (
        OddChip(0, "high", 3),
    )


def test_a_common_card_decides_nothing_and_the_next_card_does() -> None:
    """High card of all (ST 6.3.9), the ace common to both."""
    cards = {3: "KsQd9c8h2d3c", 8: "KdQs9h8c2s3h"}

    by_all = split(Claim(3, (3, 8)), rules="stud-room", unit=1, game="stud", cards=cards, board="As")

    assert by_all.answer.odd == (OddChip(0, "high", 3),)


def test_in_games_with_a_button_position_decides_under_every_book() -> None:
    games: Sequence[Discipline] = ("holdem", "omaha", "draw5")
    for rules in NAMES:
        for game in games:
            verdict = split(Claim(1_025, (3, 8)), rules=rules, game=game)

            assert verdict.answer.shares == {3: 500, 8: 525}


def test_an_option_of_the_house_decides_instead_of_the_book() -> None:
    verdict = split(
        Claim(3, (1, 2)), unit=1, game="stud", cards=STRAIGHTS, odd_stud="high_card_best5", rules="sport-ru"
    )

    assert verdict.answer.odd == (OddChip(0, "high", 2),)
    assert verdict.house == ("odd_stud",)


@pytest.mark.parametrize(
    ("code", "cards"),
    [
        ("unknown_cards", None),
        ("unknown_cards", {3: "8s6d4c3hAd"}),
        ("unknown_cards", {3: "8s6d4c3hAd", 8: ""}),
        ("fewer_than_five", {3: "8s6d4c3hAd", 8: "8d6c4d3s"}),
        ("no_low", {3: "8s6d4c3hAd", 8: "9d6c4s3sAs"}),
    ],
)
def test_when_a_card_decides_the_cards_must_be_known(code: str, cards: dict[int, str] | None) -> None:
    with pytest.raises(NoCards) as missing:
        split(Claim(1_075, (1,), (3, 8)), rules="tda-2024", game="stud8", cards=cards)

    assert (missing.value.code, missing.value.seat) == (code, 8)


def test_cards_are_not_asked_for_when_nothing_is_odd() -> None:
    verdict = split(Claim(1_000, (3, 8)), rules="tda-2024", game="stud")

    assert verdict.answer == Split({3: 500, 8: 500}, ())
    assert articles(verdict) == ["TDA 20"]


@pytest.mark.parametrize(
    ("code", "claim", "unit"),
    [
        ("no_winner", Claim(100, ()), 25),
        ("winner_twice", Claim(100, (3, 3)), 25),
        ("winner_twice", Claim(100, (3,), (8, 8)), 25),
        ("less_than_nothing", Claim(-1, (3,)), 25),
        ("no_unit", Claim(100, (3,)), 0),
    ],
)
def test_a_pot_nobody_can_be_given_is_refused(code: str, claim: Claim, unit: int) -> None:
    with pytest.raises(BadClaim) as refused:
        split(claim, unit=unit)

    assert (refused.value.code, refused.value.pot) == (code, 0)


# ------------------------------------------------------------------ laws

WINNERS = st.lists(st.integers(1, 7), min_size=1, max_size=5, unique=True).map(tuple)
CLAIMS = st.builds(Claim, st.integers(0, 5_000), WINNERS, st.one_of(st.none(), st.just(()), WINNERS))


def law(claims: list[Claim], rules: str, game: Discipline | None, unit: int) -> Split:
    return split_pots(claims, rules=ruleset(rules), game=game, button=5, unit=unit, cards=_lows()).answer


def _lows() -> dict[int, tuple[Card, ...]]:
    """Every seat holds a seven low of its own cards, as far as one deck goes; the rest share ranks."""
    suits = [[card for card in DECK if card.suit == suit] for suit in range(4)]
    return {seat: tuple(suits[seat % 4][: 5 + seat // 4]) for seat in range(1, 8)}


GAMES = st.sampled_from((None, "holdem", "omaha", "stud", "stud8", "draw5"))


@given(st.lists(CLAIMS, min_size=1, max_size=4), st.sampled_from(NAMES), GAMES, st.sampled_from((1, 5, 25)))
def test_shares_sum_to_the_pots(claims: list[Claim], rules: str, game: Discipline | None, unit: int) -> None:
    answer = law(claims, rules, game, unit)

    assert sum(answer.shares.values()) == sum(claim.amount for claim in claims)
    assert all(share >= 0 for share in answer.shares.values())
    winners = {seat for claim in claims for seat in (*claim.high, *(claim.low or ()))}
    assert answer.shares.keys() == winners


@given(CLAIMS, st.sampled_from(NAMES), GAMES, st.sampled_from((1, 5, 25)))
def test_nobody_gets_more_than_one_odd_chip_and_those_who_tie_differ_by_no_more(
    claim: Claim, rules: str, game: Discipline | None, unit: int
) -> None:
    answer = law([claim._replace(amount=claim.amount // unit * unit)], rules, game, unit)

    for side in ("high", "low"):
        seats = [chip.seat for chip in answer.odd if chip.side == side]
        assert len(set(seats)) == len(seats)
    if not claim.low:
        assert max(answer.shares.values()) - min(answer.shares.values()) in (0, unit)


@given(CLAIMS, st.sampled_from(NAMES), GAMES)
def test_the_order_in_which_winners_are_named_does_not_matter(
    claim: Claim, rules: str, game: Discipline | None
) -> None:
    low = None if claim.low is None else claim.low[::-1]
    turned = Claim(claim.amount, claim.high[::-1], low)

    assert law([turned], rules, game, 5) == law([claim], rules, game, 5)


@given(st.lists(CLAIMS, min_size=2, max_size=4), st.sampled_from(NAMES), GAMES)
def test_pots_are_never_mixed(claims: list[Claim], rules: str, game: Discipline | None) -> None:
    together = law(claims, rules, game, 25).shares
    apart = [law([claim], rules, game, 25).shares for claim in claims]

    assert together == {seat: sum(one.get(seat, 0) for one in apart) for seat in together}


@given(CLAIMS, st.sampled_from(NAMES), GAMES, st.sampled_from((1, 5, 25)))
def test_high_never_gets_less_than_low(claim: Claim, rules: str, game: Discipline | None, unit: int) -> None:
    """At most one chip more, and what is below a chip."""
    one_each = Claim(claim.amount, (1,), (2,))

    got = law([one_each], rules, game, unit).shares

    assert 0 <= got[1] - got[2] < 2 * unit
