"""What a judge reads out over chips in front of a player."""

from __future__ import annotations

import pytest

from director.host.i18n import words_for
from director.rules.questions.chips_in import chips_in
from director.views.verdicts import chips
from director.views.verdicts.told import Told

EN = words_for("en")


def told(**changed: object) -> str:
    asked = {
        "ask": "chips-in",
        "rules": "tda-2024",
        "structure": "NL",
        "pot": 0,
        "facing": 0,
        "put": 0,
        "min_to": 400,
        "chips": [],
        **changed,
    }
    return chips.EXPLANATIONS["chips-in"](Told(asked, chips_in(asked).answer, EN))


FACING = {"facing": 1100, "min_to": 1700}
WAY_OUT_SP = " The player makes it up, or passes and loses the chips put in; it cannot grow any more."
WAY_OUT = " It is made up for everybody as long as this round lasts."
CALL = (
    " Heads-up or against the opening bet the call must be made in full; otherwise the referee may let the"
    " player pass without these chips."
)


@pytest.mark.parametrize(
    ("change", "text"),
    [
        (
            {"facing": 50, "min_to": 100, "chips": [100]},
            "One chip without a word is a call, whatever its size: 50 in all. Back to the player: 50.",
        ),
        (
            {**FACING, "chips": [1000, 500]},
            (
                "Every chip was needed for the call, so it is no more than a call: 1,100 in all."
                " Back to the player: 400."
            ),
        ),
        (
            {**FACING, "chips": [1000, 100, 100, 100]},
            (
                "What is above the call is less than half of a raise: it is a call of 1,100."
                " Back to the player: 200."
            ),
        ),
        ({**FACING, "chips": [1000, 100]}, "It is a call of 1,100."),
        ({**FACING, "said": "call"}, "It is a call of 1,100. To be put in: 1,100 more."),
        ({"said": "call"}, "There is nothing to call: it is a check."),
        (
            {"rules": "sport-ru", "pot": 250, "facing": 100, "put": 100, "min_to": 200, "chips": [500]},
            "One chip without a word raises nothing: it is a check. Back to the player: 500.",
        ),
        (
            {**FACING, "chips": [1000, 100, 100, 100, 100]},
            (
                "At least half of a raise was put in, so it must be a full one, to 1,700."
                " To be put in: 300 more."
            ),
        ),
        ({**FACING, "chips": [1000, 500, 500]}, "It is a raise to 2,000."),
        ({**FACING, "said": 3400}, "It is a raise to 3,400. To be put in: 3,400 more."),
        ({"chips": [500]}, "It is a bet of 500."),
        (
            {"pot": 4900, "said": 5},
            (
                "By 5 the highest amount was meant that the pot of 4,900 covers. It is a bet of 500."
                " To be put in: 500 more."
            ),
        ),
        (
            {"structure": "PL", "pot": 600, "chips": [1000]},
            "The pot allows a bet of 600, no more. Back to the player: 400.",
        ),
        ({"structure": "FL", "chips": [500]}, "The bet is 400: sizes are fixed. Back to the player: 100."),
        (
            {**FACING, "structure": "PL", "pot": 1600, "chips": [5000], "said": "raise"},
            "The pot allows a raise to 3,800, no more. Back to the player: 1,200.",
        ),
        (
            {**FACING, "structure": "FL", "chips": [5000], "said": "raise"},
            "The raise is to 1,700: sizes are fixed. Back to the player: 3,300.",
        ),
        (
            {**FACING, "chips": [500], "last_chips": True},
            "These are the last chips: the player is all-in for 500.",
        ),
        (
            {"chips": [100, 100]},
            "The smallest bet is 400, so that is what it must be." + WAY_OUT,
        ),
        (
            {**FACING, "chips": [1000]},
            "That is less than the call of 1,100." + CALL,
        ),
        (
            {**FACING, "chips": [1000], "rules": "sport-ru"},
            "That is less than the call of 1,100." + WAY_OUT_SP,
        ),
        (
            {**FACING, "chips": [1500], "said": "raise"},
            "A raise was announced, and the smallest is to 1,700." + WAY_OUT,
        ),
        (
            {"facing": 100, "min_to": 200, "chips": [100, 25], "rules": "sport-ru"},
            "What is above the call makes it a raise, and it must be a full one, to 200." + WAY_OUT_SP,
        ),
    ],
)
def test_what_it_is_and_what_goes_back_or_must_be_added(change: dict[str, object], text: str) -> None:
    assert told(**change) == text
