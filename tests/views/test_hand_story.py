"""Hands told street by street, and what is wrong with a hand history, in words."""

from __future__ import annotations

from typing import Any

import pytest

from director.domain.misfits import Misfit
from director.host.i18n import words_for
from director.rules.hand.dealing import Deal
from director.rules.hand.phh.recorded import BadPhh
from director.rules.hand.playing import play
from director.rules.questions.hand import answered
from director.views.hand_histories import COMPLAINTS, phh_complaint
from director.views.hand_story import hand_story
from tests.helpers.table_talk import dealt, said

EN, RU = words_for("en"), words_for("ru")
THREE = {2: 1_000, 5: 1_000, 9: 1_000}
STUD: dict[str, Any] = {"game": "stud", "structure": "FL", "ante": 5, "bring_in": 5, "limits": (15, 30)}


def story(deal: Deal, moves: str, **names: str) -> list[str]:
    called = {int(seat.removeprefix("seat")): name for seat, name in names.items()}
    verdict = answered(play(deal, said(moves)))
    return [
        "  " * line.depth + line.text for line in hand_story(deal, tuple(said(moves)), called, verdict, EN)
    ]


def test_a_hand_is_told_from_the_blinds_to_the_stacks() -> None:
    hole = {2: "AsAh", 5: "QsQh"}
    deal = dealt(THREE, 2, hole=hole, bb_ante=100)
    moves = "2 raise 300; 5 call; 9 fold; burn; deal 2c7d9h; 5 check; 2 bet 200; 5 all_in; 2 call; deal JdKs"

    assert story(deal, moves, seat2="Ann", seat5="Ivan") == [
        "No-limit · Hold’em · blinds 50/100 · big-blind ante 100 · TDA 2024",
        "Button at seat 2",
        "  Seat 5 (Ivan): 1,000  Q♠ Q♥",
        "  Seat 9: 1,000",
        "  Seat 2 (Ann): 1,000  A♠ A♥",
        "Preflop – 250 in the pot",
        "  Seat 9 posts the big-blind ante of 100.",
        "  Seat 5 (Ivan) posts the small blind of 50.",
        "  Seat 9 posts the big blind of 100.",
        "  Seat 2 (Ann) raises to 300.",
        "  Seat 5 (Ivan) calls, 300 in all.",
        "  Seat 9 folds.",
        "  A card is burned.",
        "Flop 2♣ 7♦ 9♥ – 800 in the pot",
        "  Seat 5 (Ivan) checks.",
        "  Seat 2 (Ann) bets 200.",
        "  Seat 5 (Ivan) raises to 700. All-in.",
        "  Seat 2 (Ann) calls, 700 in all. All-in.",
        "River 2♣ 7♦ 9♥ J♦ K♠ – 2,200 in the pot",
        "Showdown: all hands are turned up at once",
        "  Seat 5 (Ivan) shows Q♠ Q♥: pair of queens with K-J-9.",
        "  Seat 2 (Ann) shows A♠ A♥: pair of aces with K-J-9.",
        "Pots",
        "  Seat 2 wins the pot of 2,200: pair of aces.",
        "Stacks after the hand",
        "  Seat 2 (Ann): 2,200 (+1,200)",
        "  Seat 5 (Ivan): 0 (−1,000)",
        "  Seat 9: 800 (−200)",
        "Articles: TDA 16, TDA 17-A, TDA 12, TDA RP-11",
    ]


def test_a_hand_in_the_middle_ends_with_whose_turn_it_is() -> None:
    assert story(dealt(THREE, 2, ante=10), "2 call")[-3:-1] == [
        "  Seat 2 calls, 100 in all.",
        "Seat 5 must put in 50 to call, or may raise to between 200 and 990.",
    ]


def test_a_hand_won_without_showdown_shows_nothing() -> None:
    told = story(dealt(THREE, 2), "2 raise 300; 5 fold; 9 fold")

    assert told[-8:] == [
        "Pots",
        "  Nobody called 200 of what seat 2 bet: they go back to that seat.",
        "  Seat 2 takes the pot of 250, which nobody else can win.",
        "Stacks after the hand",
        "  Seat 2: 1,150 (+150)",
        "  Seat 5: 950 (−50)",
        "  Seat 9: 900 (−100)",
        "Articles: TDA 15-B",
    ]
    assert "Only seat 2 is left: the pot is won without showing." in told


def test_stud_is_told_with_its_open_cards_and_a_common_card() -> None:
    hole = {1: "AsAh2c2d2h2s", 2: "KsKhQd9cJdTd"}
    deal = dealt({1: 500, 2: 20}, 2, hole=hole, **STUD)
    moves = "1 bring_in; 2 complete 15; 1 call; burn; deal 3s"
    told = story(deal, moves)

    assert told[0] == "Limit · Seven-card stud · limits 15/30 · ante 5 · bring-in 5 · TDA 2024"
    assert told[1] == "Dealer at seat 2"
    assert told[4:12] == [
        "Third street – 10 in the pot",
        "  Everybody posts an ante of 5.",
        "  Seat 1 shows 2♣.",
        "  Seat 2 shows Q♦.",
        "  Seat 1 brings in 5.",
        "  Seat 2 completes to 15. All-in.",
        "  Seat 1 calls, 15 in all.",
        "  A card is burned.",
    ]
    assert "  One card is opened for all: 3♠." in told
    assert "  Seat 1 shows A♠ A♥ 2♣ 2♦ 2♥ 2♠: four deuces with A." in told


def test_hi_lo_tells_lows_and_shared_pots() -> None:
    hole = {2: "As2s3s4s6c9dKh", 5: "Ah2h3h4h6d9cKd", 9: "QsQhJsJhTdTc9s"}
    terms = {**STUD, "game": "stud8", "ante": 50}
    told = story(dealt({2: 50, 5: 50, 9: 50}, 9, hole=hole, **terms), "")

    assert "  Seat 2 shows A♠ 2♠ 3♠ 4♠ 6♣ 9♦ K♥: ace high with K-9-6-4; 6-4-3-2-A low." in told
    assert [line for line in told if " takes " in line] == [
        "  Seat 2 takes 37.",
        "  Seat 5 takes 38.",
        "  Seat 9 takes 75.",
    ]
    assert (
        "  The odd chip of 1 goes to seat 5 (6♦), with the highest card by suit of the five that count."
    ) in told


def test_draw_is_told_with_how_many_cards_each_exchanged() -> None:
    told = story(dealt(THREE, 2, game="draw5"), "2 call; 5 call; 9 check; 5 draw 0; 9 draw 1; 2 draw 3")

    assert told[-5:] == [
        "  Seat 5 stands pat.",
        "  Seat 9 exchanges 1 card.",
        "  Seat 2 exchanges 3 cards.",
        "After the draw – 300 in the pot",
        "Seat 5 may check or bet between 100 and 900.",
    ]


def test_t249_a_deck_that_may_not_last_is_told_at_the_end() -> None:
    told = story(dealt(dict.fromkeys(range(1, 10), 1_000), 1, game="draw5"), "")

    assert ("The deck may not last: dealt 45, burned 1, exchanged up to 45, together 91 cards of 52.") in told


def test_hands_thrown_in_and_hands_nobody_saw_are_told() -> None:
    deal = dealt({2: 300, 5: 1_000, 9: 1_000}, 2, hole={2: "AsAh"}, board="2c7d9hJdKs")
    moves = "2 all_in; 5 all_in; 9 call"
    told = story(deal, moves)

    assert "  Seat 9: nobody saw the cards." in told
    assert told[-2] == "  Nobody can say who wins: the cards of seats 5, 9 were not seen."
    assert told[-3] == "Pots"
    thrown = story(deal, f"{moves}; 9 muck")
    assert "  Seat 9 throws the hand in." in thrown
    assert "  Seat 5 takes the side pot of 1,400, which nobody else can win." in thrown
    alone = dealt({2: 300, 5: 1_000, 9: 1_000}, 2, hole={2: "AsAh", 5: "KdKh"}, board="2c7d9hJdKc")
    shown = story(alone, "2 all_in; 5 call; 9 fold")
    assert "  Seat 5 shows K♦ K♥: three kings with J-9." in shown
    given = story(alone, "2 all_in; 5 call; 9 fold; 2 muck")
    assert "  Seat 5 shows K♦ K♥." in given


def test_what_the_house_chose_is_named() -> None:
    deal = dealt({2: 1_000, 5: 1_000, 9: 150}, 2, bb_ante=100, rules="sport-ru")

    assert story(deal, "2 fold; 5 fold")[-1].startswith("The house's choice: ")


def test_a_story_is_told_in_russian_without_holes() -> None:
    deal = dealt(THREE, 2, hole={2: "AsAh", 5: "QsQh"})
    moves = tuple(said("2 raise 300; 5 call; 9 fold; deal 2c7d9h; 5 check; 2 all_in; 5 call; deal JdKs"))
    verdict = answered(play(deal, moves))

    assert all("{" not in line.text for line in hand_story(deal, moves, {2: "Анна"}, verdict, RU))


FACTS: dict[str, object] = {
    "most": 9, "misfit": Misfit("toml_line", line=3), "count": 3, "players": 3,
    "allowed": ("NT", "FT"), "key": "cap", "big": 100,
    "action": "p1 x", "player": "p9", "structure": "FL", "game": "omaha",
}  # fmt: skip


@pytest.mark.parametrize("words", [EN, RU])
@pytest.mark.parametrize("code", COMPLAINTS)
def test_every_complaint_over_a_history_is_a_whole_sentence(code: str, words: Any) -> None:
    sentence = phh_complaint(BadPhh(code, "actions[3]", **FACTS), words)

    assert sentence.rstrip().endswith(".")
    assert "{" not in sentence


def test_games_are_named_and_actions_complained_of_as_in_questions() -> None:
    badugi = BadPhh("foreign_game", "variant", game="FB")
    no_code = BadPhh("no_code", game="omaha", structure="FL")
    turn = BadPhh("out_of_turn", "actions[3]", seat=2, to_act=5)

    assert phh_complaint(badugi, EN).startswith("variant: limit badugi is not among the games")
    assert phh_complaint(no_code, EN) == "The format has no code for this game: Omaha, Limit."
    assert phh_complaint(turn, EN) == "actions[3]: seat 2 acted out of turn; it was the turn of seat 5."
