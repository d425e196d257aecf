"""What each place gets, as published, and who took it, a page at a time; and the clock along the foot."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSizeF

from director.gui.screens.foot import foot
from director.gui.screens.frame import HEAD, LEAST, Frame, head
from director.gui.screens.looks import Colours
from director.gui.screens.pieces import CAP, Box, Painting, Piece, Text, fitted, width
from director.gui.screens.places_taken import named, places_taken
from director.gui.screens.seats import Seat
from director.host.i18n import words_for
from director.views.prizes.payouts import PayoutRow, payout_rows

if TYPE_CHECKING:
    from director.domain.plan import Plan
    from director.gui.screens.choices import Choice
    from director.gui.screens.sheet import Showing

_ROW, _HIGHEST = 8.6, 14.0
"""Height of a row; the more where there are few."""
_CAP: Final = 0.6
"""Height of the capitals, as a part of a row that stands alone across the screen."""
_AIR: Final = 2.2
"""Above and below the rows."""
_BETWEEN, _WIDER = 4.0, 30.0
"""Between a place and its prize at least, and at most."""
_NAME: Final = 34.0
"""For the name of who took a place."""
_APART: Final = 6.0
_STRIPE, _NOW = 0.05, 0.3
"""How strong every other row is marked, so that the eye stays in it; and the prize that is next."""


def payouts_painting(showing: Showing, choice: Choice, size: QSizeF, colours: Colours) -> Painting:
    """The page whose turn it is."""
    frame = Frame(size, colours.of(showing.look), colours)
    words, below, listed = showing.words, foot(showing, frame), _listed(showing)
    high = size.height() / frame.unit - HEAD - below.high - _AIR
    taken = places_taken(showing, listed)
    rows, need = max(1, int(high / _ROW)), _need(listed, frame) + (_NAME if taken else 0)
    columns = max(1, int((frame.room / frame.unit + _APART) / (need + _APART)))
    page = rows * columns
    pages = max(1, -(-len(listed) // page))
    turn = showing.turn(pages)
    title = " · ".join((words._("Payouts"), showing.plan.name))
    pieces: list[Piece] = [*head(title, choice.logo, f"{turn + 1} / {pages}" if pages > 1 else "", frame)]
    if not listed:
        said = words._("No payouts are published yet.")
        text, large = fitted(said, frame.room, frame.em(6.0), frame.em(LEAST))
        pieces.append(Text(text, frame.wide / 2, size.height() / 2, large, frame.colours.text, "centre"))
    shown = listed[turn * page : (turn + 1) * page]
    left = len(showing.tournament.playing_persons)
    if listed and len(listed) <= rows:
        row = min(_HIGHEST, high / len(listed))
        row = max(_ROW, min(row, LEAST / _CAP * frame.room / frame.unit / need))
        shared = _NAME if any(len(who) > 1 for who in taken.values()) else 0.0
        wide = min(frame.room / frame.unit, need * row * _CAP / LEAST + _WIDER + shared) * frame.unit
        pieces += _column(listed, ((frame.wide - wide) / 2, wide), (row, row * _CAP), left, frame, taken)
        return Painting(frame.look.ground, (*pieces, *below.pieces))
    wide = (frame.room - _APART * frame.unit * (columns - 1)) / columns
    for column in range(columns):
        start = frame.edge + column * (wide + _APART * frame.unit)
        part = shown[column * rows : (column + 1) * rows]
        pieces += _column(part, (start, wide), (_ROW, LEAST), left, frame, taken)
    return Painting(frame.look.ground, (*pieces, *below.pieces))


def _need(rows: Sequence[PayoutRow], frame: Frame) -> float:
    """How wide a column is that shows all of them whole."""
    size = frame.em(LEAST)
    wide = max((width(row.place, size) + width(row.prize, size, bold=True) for row in rows), default=0.0)
    return wide / frame.unit + _BETWEEN


def _listed(showing: Showing) -> tuple[PayoutRow, ...]:
    found = showing.tournament.prize_money.published
    if found is None or showing.tournament.plan is None:
        return ()
    return _rows(found.amounts, found.seats, showing.plan, showing.language)


@lru_cache(maxsize=4)
def _rows(amounts: tuple[int, ...], seats: int, plan: Plan, language: str) -> tuple[PayoutRow, ...]:
    """Made once, and painted every second."""
    return payout_rows(amounts, seats, plan, words_for(language), grouped=True)


def _column(
    rows: Sequence[PayoutRow],
    across: tuple[float, float],
    high: tuple[float, float],
    left: int,
    frame: Frame,
    taken: Mapping[int, tuple[Seat, ...]],
) -> Iterator[Piece]:
    """Places at the left, prizes at the right; `left`: how many still play, so which prize is next.

    `across`: where it begins, and how wide it is; `high`: of a row, and of its capitals; `taken`: by whom.
    """
    unit, size = frame.unit, frame.em(high[1])
    start, wide = across
    beside, widest = _APART * unit / 3, max((width(row.place, size) for row in rows), default=0.0)
    for at, row in enumerate(rows):
        top = (HEAD + _AIR / 2 + at * high[0]) * unit
        base = top + (high[0] * unit + size * CAP) / 2
        box = (start - beside, top, wide + 2 * beside, high[0] * unit)
        if row.first <= left <= row.last:
            yield Box(*box, frame.look.band, strength=_NOW)
        elif at % 2 == 0:
            yield Box(*box, frame.colours.text, strength=_STRIPE)
        prize, least = fitted(row.prize, wide * 0.7, size, frame.em(LEAST), bold=True)
        place = fitted(row.place, wide - width(prize, least, bold=True) - 2 * unit, size, frame.em(LEAST))
        yield Text(place[0], start, base, place[1], frame.colours.text)
        if row.first in taken:
            before = max(width(place[0], place[1]), widest) + 2 * unit
            room = wide - before - width(prize, least, bold=True) - 2 * unit
            name = named(taken[row.first], room, frame.em(LEAST))
            yield Text(name, start + before, base, frame.em(LEAST), frame.colours.soft)
        yield Text(prize, start + wide, base, least, frame.colours.text, "right", bold=True)
