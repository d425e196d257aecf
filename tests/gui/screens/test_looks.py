"""Each state is known from the far wall by its ground, its band, its mark and its word."""

from __future__ import annotations

import math
from itertools import combinations
from typing import get_args

import pytest
from PySide6.QtGui import QColor

from director.gui.screens.looks import COLOUR_NAMES, COLOURS, LOOKS, colours
from director.host import resources
from director.views.clock_face import Look


def _parts(colour: str) -> tuple[int, int, int]:
    made = QColor(colour)
    return made.red(), made.green(), made.blue()


def _bright(colour: str) -> float:
    """Relative luminance, as contrasts are measured by."""
    shares = (part / 255 for part in _parts(colour))
    red, green, blue = (p / 12.92 if p <= 0.04045 else math.pow((p + 0.055) / 1.055, 2.4) for p in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(one: str, other: str) -> float:
    high, low = sorted((_bright(one), _bright(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def _apart(one: str, other: str) -> int:
    return sum(abs(x - y) for x, y in zip(_parts(one), _parts(other), strict=True))


def test_every_state_of_the_clock_has_a_look() -> None:
    assert {*get_args(Look)} <= {*LOOKS}
    assert {"bubble", "in_the_money", "hand_for_hand"} <= {*LOOKS}


@pytest.mark.parametrize("key", COLOURS)
def test_a_set_of_colours_has_every_look_and_a_name(key: str) -> None:
    assert {*colours(key).looks} == {*LOOKS}
    assert COLOUR_NAMES[key]


def test_there_is_no_set_that_cannot_be_chosen() -> None:
    assert {f"screens/{key}.toml" for key in COLOURS} == {*resources.listing("screens")}


def test_an_unknown_set_is_the_first() -> None:
    assert colours("plaid") == colours(COLOURS[0])


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("key", COLOURS)
def test_everything_can_be_read_on_its_ground(key: str, look: str) -> None:
    worn, here = colours(key), colours(key).of(look)

    assert _contrast(worn.text, here.ground) >= 7
    assert _contrast(worn.soft, here.ground) >= 4.5
    assert _contrast(worn.urgent, here.ground) >= 4.5
    assert _contrast(here.on_band, here.band) >= 4.5


@pytest.mark.parametrize("key", COLOURS)
def test_no_two_looks_have_one_ground(key: str) -> None:
    worn = colours(key)
    alike = [
        (one, other)
        for one, other in combinations(LOOKS, 2)
        if _apart(worn.of(one).ground, worn.of(other).ground) < 12
        and _apart(worn.of(one).band, worn.of(other).band) < 90
    ]

    assert alike == []


def test_a_state_is_never_colour_alone() -> None:
    """Each but the plain level has a mark of its own; those the clock has no words for bring them."""
    marks = [mark.icon for look, mark in LOOKS.items() if look != "level"]

    assert "" not in marks
    assert len({*marks}) == len(marks)
    assert all(LOOKS[look].words for look in ("bubble", "in_the_money", "hand_for_hand"))


def test_only_hand_for_hand_comes_and_goes() -> None:
    assert [look for look, mark in LOOKS.items() if mark.blinks] == ["hand_for_hand"]
