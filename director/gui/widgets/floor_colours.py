"""The colours of the floor map, taken from the theme in one place."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor

from director.gui.theme import Theme
from director.views.floor import Tone


@dataclass(frozen=True)
class Felt:
    """How tables of one tone look."""

    fill: QColor
    rim: QColor
    text: QColor
    mark: QColor
    """The triangle and the figure that say how many are missing."""


@dataclass(frozen=True)
class FloorColours:
    """Everything the map is painted with."""

    ground: QColor
    felts: dict[Tone, Felt]
    seat: QColor
    seat_rim: QColor
    seat_text: QColor
    seat_taken: QColor
    """A taken seat where there is no room for a name."""
    on_seat: QColor
    muted: QColor
    edge: QColor
    focus: QColor
    blue: QColor
    good: QColor
    red: QColor
    raised: QColor


def blended(one: QColor, other: QColor, share: float) -> QColor:
    """A colour between two; `share` is how much of the first is in it."""

    def mix(a: int, b: int) -> int:
        return round(a * share + b * (1 - share))

    return QColor(mix(one.red(), other.red()), mix(one.green(), other.green()), mix(one.blue(), other.blue()))


def floor_colours(theme: Theme) -> FloorColours:
    """The colours of this theme as the map uses them."""
    of = theme.colour
    text, soft, ground = of("text"), of("soft"), of("ground")

    def felt(fill: QColor, mark: QColor) -> Felt:
        return Felt(fill, blended(mark, fill, 0.45), text, mark)

    even = of("felt_even")
    felts: dict[Tone, Felt] = {
        "full": felt(even, of("good")),
        "even": felt(blended(even, ground, 0.45), of("good")),
        "short": felt(of("felt_short"), of("amber")),
        "far": felt(of("felt_far"), of("red")),
        "empty": Felt(of("felt_closed"), of("hairline"), soft, soft),
    }
    return FloorColours(
        ground=ground,
        felts=felts,
        seat=of("raised"),
        seat_rim=blended(of("edge"), of("raised"), 0.45),
        seat_text=text,
        seat_taken=of("seat_taken"),
        on_seat=of("on_seat"),
        muted=soft,
        edge=of("edge"),
        focus=of("focus"),
        blue=of("blue"),
        good=of("good"),
        red=of("red"),
        raised=of("raised"),
    )
