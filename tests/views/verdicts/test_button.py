"""What a judge reads out about button and blinds."""

from __future__ import annotations

from typing import Any

import pytest

from director.host.i18n import words_for
from director.rules.questions.first_button import first_button_topic
from director.rules.questions.next_hand import next_hand_topic
from director.rules.rulesets import NAMES
from director.views.verdicts import button
from director.views.verdicts.told import Told

TOPICS = {"first-button": first_button_topic, "next-hand": next_hand_topic}


def told(topic: str, language: str = "en", **question: Any) -> str:
    asked = {"ask": topic, **question}
    return button.EXPLANATIONS[topic](Told(asked, TOPICS[topic](asked).answer, words_for(language)))


def first(cards: dict[str, str], **more: Any) -> str:
    return told("first-button", cards=cards, **more)


def following(language: str = "en", **more: Any) -> str:
    asked: dict[str, Any] = {
        "mode": "tournament",
        "seats": 6,
        "players": [1, 2, 3, 4, 5, 6],
        "last": {"button": 1, "small": 2, "big": 3},
        "small_blind": 100,
        "big_blind": 2000,
        "rules": "tda-2024",
    }
    return told("next-hand", language, **(asked | more))


def ring(**more: Any) -> str:
    return following(mode="ring", rules="draw-room", **more)


# ------------------------------------------------------------------ first-button


def test_the_highest_card_is_named() -> None:
    assert first({"1": "Kd", "4": "Ac", "9": "Qh"}) == (
        "Seat 4 has the highest card, A♣, and with it the first button."
        " Seat 9 posts the small blind, seat 1 the big blind."
    )


def test_equal_ranks_differ_by_suit() -> None:
    assert first({"1": "Kd", "4": "Ac", "7": "As"}).startswith(
        "Seats 4, 7 have the highest rank; spades are the highest suit, then hearts, diamonds and clubs:"
        " with A♠ seat 7 has the first button."
    )


def test_of_two_players_the_button_posts_the_small_blind() -> None:
    assert first({"1": "Kd", "4": "Ac"}).endswith(
        "Of two players the button posts the small blind; seat 1 posts the big blind."
    )


def test_the_dealers_right() -> None:
    assert told("first-button", rules="wsop-2026", occupied=[1, 2, 8]) == (
        "Seat 8 is nearest to the dealer’s right and has the first button."
        " Seat 1 posts the small blind, seat 2 the big blind."
    )


# ------------------------------------------------------------------ next-hand


def test_button_and_blinds() -> None:
    assert following() == "Seat 2 has the button, seat 3 posts the small blind, seat 4 the big blind."


def test_dead_places_are_said() -> None:
    assert following(players=[1, 3, 4, 5, 6]) == (
        "The button lies dead at seat 2, seat 3 posts the small blind, seat 4 the big blind."
    )
    assert following(players=[1, 2, 4, 5, 6]) == (
        "Seat 2 has the button, the small blind of seat 3 is dead, seat 4 posts the big blind."
    )
    assert following(players=[1, 4, 5, 6]) == (
        "The button lies dead at seat 2, the small blind of seat 3 is dead too, seat 4 posts the big blind."
    )


def test_two_players() -> None:
    assert following(players=[1, 3]) == (
        "Of two players seat 3 has the button and the small blind, seat 1 the big blind."
    )


def test_the_absent_of_a_tournament() -> None:
    assert following(absent=[5]).endswith("Seat 5 is away: dealt in, the blinds are taken, the hand is dead.")
    assert following(absent=[5, 6]).endswith(
        "Seats 5, 6 are away: dealt in, the blinds are taken, the hands are dead."
    )


def test_a_missed_small_blind_and_who_is_away() -> None:
    assert ring(absent=[3]) == (
        "Seat 2 has the button, the small blind is missed and left out, seat 4 posts the big blind and has"
        " the button next. Seat 3 (MS) is away."
    )
    assert ring(absent=[2, 3]) == (
        "The button lies dead at seat 2, the small blind is missed and left out, seat 4 posts the big blind"
        " and has the button next. Seats 3 (MS), 2 are away."
    )


def test_who_comes_in_and_what_it_costs() -> None:
    back = {str(seat): "post" for seat in (1, 5, 6)}

    assert ring(markers={"5": "ML", "6": "MS", "1": "NEW"}, returning=back).endswith(
        "Seat 5 comes in with 2,000 live and 100 dead; seat 6 comes in with 100, dead money before the deal;"
        " seat 1 comes in with 2,000, all of it live."
    )
    assert ring(markers={"4": "ML"}).endswith("Seat 4 comes in on the big blind and owes nothing more.")


def test_who_waits_and_for_what() -> None:
    last = {"button": 1, "small": 2, "big": 5}

    assert following(last=last, arrivals=[4]).endswith("Seat 4 waits until the button has passed.")
    assert following(last=last, arrivals=[3, 4]).endswith("Seats 3, 4 wait until the button has passed.")
    assert ring(arrivals=[5]).endswith("Seat 5 waits for the big blind.")
    assert ring(arrivals=[5, 6]).endswith("Seats 5, 6 wait for the big blind.")


def test_r139_between_button_and_small_blind_he_waits_for_the_button_whatever_he_says() -> None:
    between = {"last": {"button": 1, "small": 2, "big": 4}, "arrivals": [3]}

    assert ring(**between).endswith("Seat 3 waits until the button has passed.")
    assert ring(**between, returning={"3": "wait"}).endswith("Seat 3 waits until the button has passed.")


def test_where_there_is_no_small_blind_nobody_is_said_to_post_it() -> None:
    assert following(small_blind=0) == (
        "Seat 2 has the button, seat 4 posts the big blind; there is no small blind."
    )
    assert following(small_blind=0, players=[1, 3, 4, 5, 6]) == (
        "The button lies dead at seat 2, seat 4 posts the big blind; there is no small blind."
    )
    assert following(small_blind=0, players=[1, 3]) == (
        "Of two players seat 3 has the button, seat 1 posts the big blind; there is no small blind."
    )


def test_live_and_dead_are_said_in_russian() -> None:
    sentence = following("ru", mode="ring", rules="draw-room", markers={"5": "ML"}, returning={"5": "post"})

    assert "2 000 — живой блайнд, 100 — мёртвый" in sentence.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("rules", NAMES)
@pytest.mark.parametrize("mode", ["tournament", "ring"])
def test_every_rule_set_speaks_russian_too(rules: str, mode: str) -> None:
    sentence = following("ru", rules=rules, mode=mode, absent=[3, 6], arrivals=[5])

    assert sentence.endswith(".")
    assert "{" not in sentence
