"""The topic `pots`."""

from __future__ import annotations

import pytest

from director.rules.questions.pots import pots
from director.rules.questions.reading import BadQuestion
from director.rules.verdict import Article


def player(seat: int, put: int, state: str = "live", **more: object) -> dict[str, object]:
    return {"seat": seat, "in": put, "state": state, **more}


def asked(*players: object, **more: object) -> dict[str, object]:
    return {"ask": "pots", "players": list(players), **more}


def refusal(question: dict[str, object]) -> tuple[str, str]:
    with pytest.raises(BadQuestion) as refused:
        pots(question)
    return refused.value.field, refused.value.code


def test_t098_what_goes_back_and_what_is_played_for() -> None:
    verdict = pots(asked(player(1, 500), player(2, 200), player(3, 50, "folded")))

    assert verdict.answer == {"returned": {"1": 300}, "pots": [{"amount": 450, "eligible": [1, 2]}]}
    assert verdict.because == (Article("SP", "Definitions"), Article("SP", "5.9.1"))
    assert verdict.house == ()


def test_t101_antes_layer_and_dead_money_does_not() -> None:
    antes = [player(1, 0, ante=30), *(player(seat, 0, ante=50) for seat in range(2, 7))]

    assert pots(asked(*antes, dead=25, rules="tda-2024")).answer == {
        "returned": {},
        "pots": [
            {"amount": 205, "eligible": [1, 2, 3, 4, 5, 6]},
            {"amount": 100, "eligible": [2, 3, 4, 5, 6]},
        ],
    }


def test_the_book_in_force_is_cited_for_side_pots() -> None:
    """SP Definitions, TDA 21, PP all-in, OS winner."""
    question = asked(player(1, 10), player(2, 20), player(3, 20))

    cited = {rules: pots({**question, "rules": rules}).because for rules in ("tda-2024", "party-stud")}

    assert cited == {"tda-2024": (Article("TDA", "21"),), "party-stud": (Article("PP", "all-in"),)}


@pytest.mark.parametrize(
    ("refused", "question"),
    [
        (("players", "missing"), {"ask": "pots"}),
        (("players", "nobody_live"), asked()),
        (("players", "nobody_live"), asked(player(1, 5, "killed"), player(2, 5, "folded"))),
        (("players", "too_many"), asked(*(player(seat, 5) for seat in range(1, 25)))),
        (("players[0]", "wrong_type"), asked(5)),
        (("players[0].seat", "missing"), asked({"in": 5, "state": "live"})),
        (("players[0].in", "missing"), asked({"seat": 1, "state": "live"})),
        (("players[0].state", "missing"), asked({"seat": 1, "in": 5})),
        (("players[0].state", "not_one_of"), asked(player(1, 5, "mucked"))),
        (("players[0].in", "out_of_range"), asked(player(1, -5))),
        (("players[0].in", "wrong_type"), asked(player(1, True))),
        (("players[0].ante", "out_of_range"), asked(player(1, 5, ante=10**13))),
        (("players[0].stack", "unknown_field"), asked(player(1, 5, stack=7))),
        (("players[1].seat", "duplicate"), asked(player(1, 5), player(1, 5))),
        (("players[0].seat", "out_of_range"), asked(player(24, 5))),
        (("dead", "wrong_type"), asked(player(1, 5), dead="5")),
        (("pot", "unknown_field"), asked(player(1, 5), pot=5)),
        (("rules", "unknown_rules"), asked(player(1, 5), rules="tda")),
    ],
)
def test_what_cannot_be_answered_names_the_field(
    refused: tuple[str, str], question: dict[str, object]
) -> None:
    assert refusal(question) == refused
