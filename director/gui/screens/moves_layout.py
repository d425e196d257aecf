"""Who goes where, by name and large, a page at a time; and the clock along the foot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSizeF

from director.gui.screens.foot import foot
from director.gui.screens.frame import HEAD, LEAST, Frame, head
from director.gui.screens.looks import Colours
from director.gui.screens.pieces import CAP, Box, Painting, Piece, Text, fitted, width
from director.gui.screens.seating_layout import called
from director.gui.screens.seats import Seat, seat_line
from director.views.change_papers import TITLES

if TYPE_CHECKING:
    from director.gui.screens.choices import Choice
    from director.gui.screens.sheet import Showing
    from director.views.seat_changes import SeatChangeRow, SeatChanges

_ROW: Final = 8.6
_AIR: Final = 2.2
"""Above and below the rows."""
_LARGE: Final = 5.2
"""Height of the capitals where there are few names."""
_NARROWEST: Final = 78.0
"""Width of a column in hundredths of the height: a name, the old seat and the new one."""
_APART: Final = 6.0
_STRIPE: Final = 0.05


def moves_painting(showing: Showing, choice: Choice, size: QSizeF, colours: Colours) -> Painting:
    """The page whose turn it is."""
    frame = Frame(size, colours.of(showing.look), colours)
    words, changes = showing.words, showing.moves
    listed = changes.rows if changes is not None else ()
    below = foot(showing, frame)
    rows, columns = _shape(frame, below.high)
    page = rows * columns
    pages = max(1, -(-len(listed) // page))
    turn = showing.turn(pages)
    title = " · ".join((_title(changes, showing), showing.plan.name))
    pieces: list[Piece] = [*head(title, choice.logo, f"{turn + 1} / {pages}" if pages > 1 else "", frame)]
    if not listed:
        said = words._("Nobody changes tables now.")
        text, large = fitted(said, frame.room, frame.em(6.0), frame.em(LEAST))
        pieces.append(Text(text, frame.wide / 2, size.height() / 2, large, frame.colours.text, "centre"))
    shown = listed[turn * page : (turn + 1) * page]
    used = 1 if len(listed) <= rows else columns
    for column in range(used):
        pieces += _column(shown[column * rows : (column + 1) * rows], column, used, showing, frame)
    return Painting(frame.look.ground, (*pieces, *below.pieces))


def _title(changes: SeatChanges | None, showing: Showing) -> str:
    if changes is None:
        return showing.words._("Seat changes")
    tables = ", ".join(map(str, changes.tables))
    return showing.words._(TITLES[changes.occasion]).format(tables=tables)


def _shape(frame: Frame, below: float) -> tuple[int, int]:
    """How many rows and columns there is room for above what stands at the foot."""
    high = frame.size.height() / frame.unit - HEAD - below - _AIR
    columns = int((frame.room / frame.unit + _APART) / (_NARROWEST + _APART))
    return max(1, int(high / _ROW)), max(1, columns)


def _named(row: SeatChangeRow, showing: Showing) -> Seat:
    """The name as the seating has it: a long one keeps initials and what tells namesakes apart."""
    entry = showing.tournament.entries.get(row.entry)
    if entry is None:
        return Seat(row.full_name, "")
    return seat_line(showing.people, entry.person, "", showing.words)


def _column(
    rows: Sequence[SeatChangeRow], column: int, columns: int, showing: Showing, frame: Frame
) -> list[Piece]:
    unit, size = frame.unit, frame.em(_LARGE if columns == 1 else LEAST)
    apart = _APART * unit
    wide = (frame.room - apart * (columns - 1)) / columns
    left, right = frame.edge + column * (wide + apart), frame.edge + column * (wide + apart) + wide
    made: list[Piece] = []
    for at, row in enumerate(rows):
        top = (HEAD + _AIR / 2 + at * _ROW) * unit
        base = top + (_ROW * unit + size * CAP) / 2
        if at % 2 == 0:
            stripe = (left - apart / 3, top, wide + apart / 1.5, _ROW * unit)
            made.append(Box(*stripe, frame.colours.text, strength=_STRIPE))
        target = f"{row.target.table}-{row.target.seat}"
        source = f"{row.source.table}-{row.source.seat} →"
        place = width(target, size, bold=True)
        before = place + 1.6 * unit
        room = wide - before - width(source, size) - 2 * unit
        made.append(Text(called(_named(row, showing), room, size), left, base, size, frame.colours.text))
        made.append(Text(source, right - before, base, size, frame.colours.soft, "right"))
        made.append(Text(target, right, base, size, frame.colours.text, "right", bold=True))
    return made
