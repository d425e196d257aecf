"""Chip races and colour-up plans in words."""

from __future__ import annotations

import pytest

from director.host.i18n import Words, words_for
from director.rules.questions.chip_race import chip_race
from director.rules.questions.colour_up import colour_up_topic
from director.views.verdicts.chip_race import EXPLANATIONS
from director.views.verdicts.told import Told
from tests.helpers import structure_sheets
from tests.helpers.races import T207, T207_CARDS

EN = words_for("en")


def of_race(
    chips: dict[int, int],
    cards: dict[int, str] | None = None,
    *,
    alone: tuple[int, ...] = (),
    words: Words = EN,
    **more: object,
) -> str:
    seats = [{"seat": seat, "count": count, "others": seat not in alone} for seat, count in chips.items()]
    dealt = None if cards is None else {str(seat): hand for seat, hand in cards.items()}
    terms = {"small": 25, "next": 100, "smallest_left": 100, "rules": "tda-2024"}
    question: dict[str, object] = {**terms, "seats": seats, "cards": dealt, **more}
    return EXPLANATIONS["chip-race"](Told(question, chip_race(question).answer, words))


def of_plan(chips: list[int], *levels: dict[str, object]) -> str:
    question: dict[str, object] = {"chips": chips, "levels": list(levels)}
    return EXPLANATIONS["colour-up"](Told(question, colour_up_topic(question).answer, EN))


def level(small: int, big: int, ante: int = 0, **more: object) -> dict[str, object]:
    return {"small": small, "big": big, "ante": ante, "break_after": False, **more}


# ------------------------------------------------------------------ before the cards


def test_what_is_raced_for_how_to_deal_and_what_becomes_of_the_total() -> None:
    assert of_race(T207) == (
        "The odd chips are worth 225: 3 chips of 100 are raced for."
        " Deal from the lowest seat clockwise, to each all its cards before the next:"
        " seat 1: 3, seat 2: 1, seat 4: 2, seat 7: 3."
        " The total of all chips grows by 75."
    )


def test_one_chip_and_a_seat_that_might_be_out() -> None:
    assert of_race({1: 2, 2: 1}, alone=(2,)) == (
        "The odd chips are worth 75: 1 chip of 100 is raced for."
        " Deal from the lowest seat clockwise, to each all its cards before the next: seat 1: 2, seat 2: 1."
        " The total changes by +25 to +125: a seat that would be out gets a chip of 100 besides."
    )
    assert "The total changes by −50 to +50:" in of_race(
        {1: 4, 2: 2, 3: 2, 4: 2}, alone=(2,), rules="sport-ru", options={"race_round": "down"}
    )
    assert "The total changes by 0 to +100:" in of_race({1: 2, 2: 2}, alone=(2,))


def test_t215_more_cards_than_one_deck_has_is_said() -> None:
    told = of_race(dict.fromkeys(range(1, 10), 19), next=500, smallest_left=500)

    assert (
        "That is 171 cards, and one deck has 52: race in two stages, with a chip between 25 and 500,"
        " or shuffle 4 decks together." in told
    )


def test_more_cards_than_ten_decks_have_is_a_race_in_stages() -> None:
    told = of_race(dict.fromkeys(range(1, 20), 39), next=1000, smallest_left=1000)

    assert "That is 741 cards, and one deck has 52: race in stages, with chips between 25 and 1,000." in told


def test_nothing_to_race_for() -> None:
    assert of_race({1: 4, 2: 0}) == (
        "Every seat changes its chips of 25 in full groups; nothing is left to race for,"
        " and the total stays the same."
    )
    assert of_race({1: 1}, rules="robert-11", cards={1: "As"}) == (
        "The odd chips are worth 25, too little for a chip of 100: they leave play."
        " The total of all chips falls by 25."
    )


def test_t206_half_too_little_for_a_chip_says_what_full_groups_change_and_deals_no_cards() -> None:
    assert of_race({1: 17}, rules="robert-11") == (
        "Full groups first: seat 1 changes 16 chips of 25 for 4 chips of 100."
        " The odd chips are worth 25, too little for a chip of 100: they leave play."
        " The total of all chips falls by 25."
    )
    told = of_race({1: 17}, words=words_for("ru"), rules="sport-ru")
    assert "место 1 меняет 16 фишек номиналом 25 на 4 фишки номиналом 100" in told
    assert "арты" not in told


def test_full_groups_of_chips_that_are_no_multiple() -> None:
    told = of_race({1: 3, 2: 5}, small=2000, next=5000, smallest_left=5000, rules="robert-11")
    assert told.startswith(
        "Full groups first: seat 1 gets 1 chip of 5,000,"
        " seat 2 changes 5 chips of 2,000 for 2 chips of 5,000. The odd chips are worth 1,000, too little"
    )
    assert of_race({1: 17}).startswith("The odd chips are worth 25: 1 chip of 100 is raced for.")


@pytest.mark.parametrize("rules", ["sport-ru", "robert-11"])
def test_r16_too_little_for_a_chip_and_who_would_be_out_is_named_without_cards(rules: str) -> None:
    assert of_race({1: 1}, alone=(1,), rules=rules) == (
        "The odd chips are worth 25, too little for a chip of 100: they leave play."
        " Seat 1 would be out and gets one chip of 100 besides. The total of all chips grows by 75."
    )


def test_rrop_15_before_the_cards_it_is_said_who_is_served_first() -> None:
    assert of_race({1: 3, 2: 1}, alone=(2,), rules="robert-11").endswith(
        "seat 1: 3, seat 2: 1. Seat 2 would be out and is served first, whatever its card."
        " The total of all chips stays the same."
    )
    assert of_race({1: 1, 2: 1, 3: 1}, alone=(1, 2), rules="robert-11").endswith(
        "Seats 1, 2 would be out and are served first, by their cards; who gets none of the chips raced for"
        " gets one of 100. The total of all chips grows by 125."
    )


# ------------------------------------------------------------------ with the cards


def test_t207_who_won_and_with_which_card() -> None:
    assert of_race(T207, T207_CARDS) == (
        "The odd chips are worth 225: 3 chips of 100 are raced for."
        " Seats 4 (A♣), 2 (K♥), 1 (K♦) have the best cards and get one each."
        " The total of all chips grows by 75."
    )


def test_one_winner_and_a_total_that_stays() -> None:
    assert of_race({1: 2, 2: 2}, {1: "2c3c", 2: "4cKs"}) == (
        "The odd chips are worth 100: 1 chip of 100 is raced for. Seat 2 (K♠) has the best card and gets one."
        " The total of all chips stays the same."
    )


R16 = {1: 3, 2: 2, 3: 1, 4: 1, 5: 1}
R16_CARDS = {1: "AsKsQs", 2: "JsTs", 3: "9s", 4: "8s", 5: "2c"}


def test_r16_who_would_be_out_gets_one_besides() -> None:
    assert of_race(R16, R16_CARDS, alone=(5,)).endswith(
        "Seats 1 (A♠), 2 (J♠) have the best cards and get one each."
        " Seat 5 would be out and gets one chip of 100 besides. The total of all chips grows by 100."
    )
    assert "Seats 4, 5 would be out and get one chip of 100 each besides." in of_race(
        R16, R16_CARDS, alone=(4, 5)
    )


def test_r16_who_would_be_out_is_served_first() -> None:
    assert of_race(R16, R16_CARDS, alone=(5,), rules="robert-11").endswith(
        "Of the others seat 1 (A♠) has the best card and gets one."
        " Seat 5 would be out and is served first, whatever its card. The total of all chips stays the same."
    )
    assert of_race(R16, R16_CARDS, alone=(4, 5), rules="robert-11").endswith(
        "Seats 4, 5 would be out and are served first, whatever their cards."
        " The total of all chips stays the same."
    )


def test_t212_every_seat_gets_one_without_cards() -> None:
    assert of_race(T207, options={"race_round": "round_up_each"}) == (
        "The odd chips are worth 225; no cards are dealt for them."
        " Seats 1, 2, 4, 7 get one chip of 100 each. The total of all chips grows by 175."
    )
    assert "Seat 3 gets one chip of 100." in of_race({3: 1}, options={"race_round": "round_up_each"})


# ------------------------------------------------------------------ the plan


def test_p18_the_tour_plan_explains_each_colour_up_and_names_the_misprint() -> None:
    assert of_plan([25, 100, 500, 1000, 5000, 25_000], *structure_sheets.tour()) == (
        "Chips of 25 are last needed in level 6 (ante 75): off at the break after it."
        " Chips of 100 are last needed in level 12 (small blind 1,200): off at the break after it."
        " Chips of 500 are last needed in level 15 (small blind 2,500): off at the break after level 16."
        " Chips of 1,000 are last needed in level 22 (small blind 12,000): off at the break after it."
        " Level 25 is doubtful: big blind 30,000 is less than in level 24, 40,000."
    )


def test_a_chip_that_no_break_takes_off() -> None:
    assert of_plan([5, 25, 100, 500], *structure_sheets.limit_stud()) == (
        "Chips of 5 are last needed in level 3 (ante 15); no break comes after it."
    )


def test_p14_the_level_that_cannot_be_played_is_named() -> None:
    assert of_plan([100, 500], level(100, 200), level(150, 300)) == (
        "No chip can leave before the last level."
        " Level 2 cannot be played: no chips make up the small blind 150."
    )


def test_a_chip_no_level_needs() -> None:
    assert of_plan([5, 100], level(100, 200), level(200, 400)) == "No level needs chips of 5."


def bets(ante: int, bring_in: int, small: int, big: int) -> dict[str, object]:
    return {"ante": ante, "bring_in": bring_in, "limits": [small, big], "break_after": False}


@pytest.mark.parametrize(
    ("levels", "sentence"),
    [
        ([level(0, 0)], "Level 1 asks for no chips at all."),
        (
            [level(1000, 2000), level(100, 200), level(150, 300)],
            "Level 1 is doubtful: small blind 1,000 is more than in level 2, 100.",
        ),
        ([level(100, 200)] * 2, "Level 2 is doubtful: it is the same as level 1."),
        (
            [level(100, 200), level(500, 1000)],
            "Level 2 is doubtful: 500/1,000 is more than three times as much as 100/200 in level 1.",
        ),
        (
            [level(150, 500)],
            "Level 1 is doubtful: in 150/500 the small blind is not half of the big blind.",
        ),
        (
            [bets(25, 50, 100, 500)],
            "Level 1 is doubtful: in 100/500 the larger bet is not twice the smaller.",
        ),
        (
            [bets(25, 100, 100, 200)],
            "Level 1 is doubtful: the bring-in of 100 is no less than the bet, 100/200.",
        ),
        ([bets(75, 50, 100, 200)], "Level 1 is doubtful: the ante of 75 is too large beside 100/200."),
        ([level(1000, 2000, 25)], "Level 1 is doubtful: the ante of 25 is too small beside 1,000/2,000."),
        (
            [level(100, 200, 200), level(150, 300, 25)],
            "Level 2 is doubtful: ante 25 is less than in level 1, 200.",
        ),
        (
            [level(100, 200, 25), level(150, 300, 300), level(200, 400, 50), level(300, 600, 75)],
            "Level 2 is doubtful: ante 300 is more than in level 3, 50.",
        ),
    ],
)
def test_every_doubt_is_said_in_a_sentence(levels: list[dict[str, object]], sentence: str) -> None:
    assert of_plan([25, 100, 500, 1000], *levels).endswith(sentence)
