"""What a judge reads out at a stud table."""

from __future__ import annotations

import pytest

from director.host.i18n import words_for
from director.rules.questions.bring_in import bring_in
from director.rules.questions.first_to_act import first_to_act_topic
from director.rules.questions.short_deck import short_deck_topic
from director.rules.rulesets import NAMES
from director.views.verdicts import stud
from director.views.verdicts.told import Told

EN = words_for("en")
TOPICS = {"bring-in": bring_in, "first-to-act": first_to_act_topic, "short-deck": short_deck_topic}


def told(topic: str, language: str = "en", **question: object) -> str:
    asked = {"ask": topic, **question}
    return stud.EXPLANATIONS[topic](Told(asked, TOPICS[topic](asked).answer, words_for(language)))


def first(boards: dict[str, str], street: int = 4, **more: object) -> str:
    asked: dict[str, object] = {"street": street, "boards": boards, "first_dealt": [1, 2, 3], **more}
    return told("first-to-act", "en", game="stud", **asked)


def test_the_lowest_upcard_is_named() -> None:
    assert told("bring-in", game="stud", upcards={"1": "3d", "2": "10c"}) == (
        "Seat 1 brings in: 3♦ is the lowest upcard."
    )


def test_equal_ranks_differ_by_suit() -> None:
    assert told("bring-in", game="stud", upcards={"1": "2d", "2": "2c", "3": "9s"}) == (
        "Seats 1, 2 show the lowest rank; clubs are the lowest suit, then diamonds, hearts and spades:"
        " seat 2 brings in with 2♣."
    )


def test_an_ace_in_hi_lo_is_spoken_of() -> None:
    high = "The ace counts high here, in hi-lo too."
    assert told("bring-in", game="stud8", upcards={"1": "As", "2": "Kc"}).endswith(high)
    assert high not in told("bring-in", game="stud", upcards={"1": "As", "2": "Kc"})
    assert high not in told("bring-in", game="stud8", upcards={"1": "Qs", "2": "Kc"})


def test_the_best_board_acts_first() -> None:
    assert first({"1": "2d2c", "2": "AsKs"}) == "Seat 1 acts first with the best board, 2♦ 2♣."


def test_equal_boards_are_told_apart() -> None:
    equal = {"1": "Kc5h", "2": "Ks5d"}

    assert first(equal) == "Seats 1, 2 have equal boards; K♠ is the highest suit, so seat 2 acts first."
    assert first(equal, rules="stud-room") == (
        "Seats 1, 2 have equal boards; seat 1 is dealt to before the others and acts first."
    )


def test_what_a_common_card_does_is_said() -> None:
    sixth = {"1": "5cKdQh7c", "2": "AdKc4h3d"}

    assert first(sixth, 7, common="5s", rules="stud-room") == (
        "With the common card 5♠ the best board is 5♣ K♦ Q♥ 7♣: seat 1 acts first."
    )
    assert first(sixth, 7, common="5s", sixth_first=2, rules="tda-2024") == (
        "Seat 2 was first on sixth street and acts first again: the common card changes nothing."
    )
    assert first(sixth, 7, common="5s", rules="tda-2024") == (
        "Seat 2 acts first with the best board, A♦ K♣ 4♥ 3♦. The common card does not count for this."
    )


def test_boards_may_be_equal_with_a_common_card_too() -> None:
    equal = {"1": "Kh9d4c3s", "2": "Kd9s4h3c"}
    by_suit = {"common_first": "best_with_common"}

    assert first(equal, 7, common="Ks", options=by_suit) == (
        "With the common card K♠ seats 1, 2 are equal; K♥ is the highest suit, so seat 1 acts first."
    )
    assert first(equal, 7, common="Ks", rules="stud-room") == (
        "With the common card K♠ seats 1, 2 are equal; seat 1 is dealt to before the others and acts first."
    )


@pytest.mark.parametrize(
    ("rules", "players", "stub", "burns", "done"),
    [
        ("tda-2024", 5, 7, 3, "Burn one card and deal a card to each player."),
        ("stud-room", 3, 3, 0, "Deal a card to each player without a burn"),
        ("tda-2024", 5, 4, 3, "Shuffle the burned cards into the stub, cut, burn one card and deal"),
        (
            "stud-room",
            6,
            3,
            3,
            "Shuffle the burned cards into the stub, cut and deal a card to each player without",
        ),
        ("tda-2024", 6, 3, 3, "That is not enough: burn one card and turn the next one in the centre"),
        (
            "tda-2024",
            8,
            1,
            3,
            "That is not enough: shuffle the burned cards into the stub, cut, burn one card",
        ),
        (
            "online-stud",
            5,
            4,
            3,
            "Shuffle the burned cards into the stub, cut and deal a card to each player; none",
        ),
        (
            "online-stud",
            8,
            1,
            3,
            "That is not enough: shuffle the burned cards into the stub, cut and turn one",
        ),
        ("online-stud", 8, 0, 1, "That is not enough: turn the burned card"),
        ("tda-2024", 8, 1, 0, "That is not enough: turn the one card there is"),
        ("tda-2024", 8, 0, 1, "That is not enough: turn the burned card"),
    ],
)
def test_a_short_deck_is_counted_and_the_dealer_told_what_to_do(
    rules: str, players: int, stub: int, burns: int, done: str
) -> None:
    text = told("short-deck", rules=rules, players=players, stub=stub, burns=burns)

    assert text.startswith(f"Cards in the stub: {stub}, burned: {burns}, players: {players}. {done}")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", range(2, 9))
def test_there_are_words_for_every_short_deck(name: str, players: int) -> None:
    for stub in range(8):
        for burns in range(4):
            if 0 < stub + burns <= 52 - 6 * players:
                assert "{" not in told(
                    "short-deck", "ru", rules=name, players=players, stub=stub, burns=burns
                )
