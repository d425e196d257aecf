"""Everybody's seat by name, a page at a time; and the clock along the foot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSizeF

from director.gui.screens.foot import foot
from director.gui.screens.frame import HEAD, LEAST, Frame, head
from director.gui.screens.looks import Colours
from director.gui.screens.pieces import CAP, Box, Painting, Piece, Text, fitted, width

if TYPE_CHECKING:
    from director.gui.screens.choices import Choice
    from director.gui.screens.seats import Seat
    from director.gui.screens.sheet import Showing

_ROW: Final = 7.4
_AIR: Final = 2.2
"""Above and below the rows."""
_NARROWEST: Final = 66.0
"""Width of a column in hundredths of the height: a name and a seat."""
_APART: Final = 6.0
_STRIPE: Final = 0.05
"""How strong every other row is marked, so that the eye stays in it."""


def seating_painting(
    seats: Sequence[Seat], showing: Showing, choice: Choice, size: QSizeF, colours: Colours
) -> Painting:
    """The page whose turn it is."""
    frame = Frame(size, colours.of(showing.look), colours)
    below = foot(showing, frame)
    rows, columns = shape(frame, below.high)
    page = rows * columns
    pages = max(1, -(-len(seats) // page))
    turn = showing.turn(pages)
    words = showing.words
    title = " · ".join((words._("Seating"), showing.plan.name))
    pieces: list[Piece] = [*head(title, choice.logo, f"{turn + 1} / {pages}" if pages > 1 else "", frame)]
    if not seats:
        text, large = fitted(words._("Nobody has a seat yet."), frame.room, frame.em(6.0), frame.em(LEAST))
        pieces.append(Text(text, frame.wide / 2, size.height() / 2, large, frame.colours.text, "centre"))
    shown = seats[turn * page : (turn + 1) * page]
    for column in range(columns):
        pieces += _column(shown[column * rows : (column + 1) * rows], column, columns, frame)
    return Painting(frame.look.ground, (*pieces, *below.pieces))


def shape(frame: Frame, below: float) -> tuple[int, int]:
    """How many rows and columns there is room for above what stands at the foot."""
    high = frame.size.height() / frame.unit - HEAD - below - _AIR
    columns = int((frame.room / frame.unit + _APART) / (_NARROWEST + _APART))
    return max(1, int(high / _ROW)), max(1, columns)


def _column(seats: Sequence[Seat], column: int, columns: int, frame: Frame) -> list[Piece]:
    unit, size = frame.unit, frame.em(LEAST)
    apart = _APART * unit
    wide = (frame.room - apart * (columns - 1)) / columns
    left, right = frame.edge + column * (wide + apart), frame.edge + column * (wide + apart) + wide
    made: list[Piece] = []
    for at, seat in enumerate(seats):
        top = (HEAD + _AIR / 2 + at * _ROW) * unit
        base = top + (_ROW * unit + size * CAP) / 2
        if at % 2 == 0:
            stripe = (left - apart / 3, top, wide + apart / 1.5, _ROW * unit)
            made.append(Box(*stripe, frame.colours.text, strength=_STRIPE))
        place = width(seat.place, size, bold=True)
        name = called(seat, wide - place - 2 * unit, size)
        made.append(Text(name, left, base, size, frame.colours.text))
        made.append(Text(seat.place, right, base, size, frame.colours.text, "right", bold=True))
    return made


def called(seat: Seat, room: float, size: float) -> str:
    """The name in this room: whole, with initials, or the family name cut and the initials kept."""
    if not seat.family or not seat.rest or width(seat.name, size) <= room:
        return fitted(seat.name, room, size, size)[0]
    rest = f" {seat.rest}"
    family = fitted(seat.family, room - width(rest, size), size, size)[0]
    return f"{family}{rest}" if family else fitted(seat.name, room, size, size)[0]
