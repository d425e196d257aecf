"""The first page of the paper pack: the clock, the figures of the room, the next levels, how to go on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from director.host.i18n import N_
from director.printing.fonts import Style
from director.printing.pen import ACCENT, INK, LINE, SOFT
from director.printing.sheet import BODY_TOP, Sheet
from director.views.pack_clock import Fact, PackLevel
from director.views.paper_pack import PaperPack

_STEP: Final = 15.5
_LEVEL: Final = 17.0
_GAP: Final = 22.0

STEPS: Final = (
    N_("Let the hands that are being played end. Note the time on the wall and the time left."),
    N_(
        "Go on by a watch: write beside each level when it began. Nobody loses time: what the pause took "
        "is added."
    ),
    N_("Whoever goes out: tick the box at the table, and write a line on “Who goes out”."),
    N_(
        "Whoever moves: strike out the name at the old seat, write it at the new one. Count the stacks at "
        "each break."
    ),
    N_(
        "Seats for alternates are given in the order of their list. New entries get a line on “Who comes in”."
    ),
    N_(
        "When the computer is back: the program opens at its last confirmed step; compare its number with "
        "the foot of this page, then enter what stands on paper in the order of the times."
    ),
)
"""How an event goes on with this paper."""


def draw_room(sheet: Sheet, rows: PaperPack) -> None:
    """Draw the whole page."""
    half = (sheet.width - _GAP) / 2
    top = sheet.stock.height - BODY_TOP
    words = sheet.words
    ends = [top]
    for number, (heading, facts) in enumerate(
        ((words._("The clock"), rows.clock), (words._("The room"), rows.sums))
    ):
        if facts:
            ends.append(_facts(sheet, sheet.left + number * (half + _GAP), top, half, heading, facts))
    y = min(ends) - 8
    if rows.levels:
        y = _levels(sheet, y, rows.levels) - 14
    _steps(sheet, y)


def _heading(sheet: Sheet, x: float, y: float, width: float, text: str) -> None:
    sheet.pen.text(x, y, text, 12, style="bold", width=width, least=8)
    sheet.pen.rule(x, y - 5, width, colour=ACCENT, thick=1)


def _facts(sheet: Sheet, x: float, y: float, width: float, heading: str, facts: Sequence[Fact]) -> float:
    """Draw names and values; gives the height after them."""
    _heading(sheet, x, y, width, heading)
    y -= 20
    label = width * 0.4
    for name, value in facts:
        sheet.pen.text(x, y, name, 8.5, colour=SOFT, width=label - 6, least=5.5)
        sheet.pen.text(x + label, y, value, 10, style="bold", colour=INK, width=width - label, least=5.5)
        sheet.pen.rule(x, y - 4.5, width, colour=LINE, thick=0.3)
        y -= _STEP
    return y - 4


def _levels(sheet: Sheet, y: float, levels: Sequence[PackLevel]) -> float:
    """Draw the levels that come, with a place for when each began; gives the height after them."""
    pen, words, left = sheet.pen, sheet.words, sheet.left
    _heading(sheet, left, y, sheet.width, words._("From here on"))
    name, starts, began, minutes, stakes, note = (left + at for at in (15, 150, 158, 250, 262, 410))
    y -= 16
    pen.text(starts, y, words._("Starts"), 7, colour=SOFT, align="right")
    pen.text(began + 6, y, words._("Began at"), 7, colour=SOFT, width=64, least=5)
    pen.text(minutes, y, words._("Min"), 7, colour=SOFT, align="right")
    pen.text(stakes, y, words._("Stakes"), 7, colour=SOFT)
    for level in levels:
        y -= _LEVEL
        pen.box(left, y - 1.5, 9, colour=SOFT, thick=0.6)
        style: Style = "bold" if level.now else "regular"
        colour = SOFT if level.pause else INK
        shown = words._("{part}, now").format(part=level.name) if level.now else level.name
        pen.text(name, y, shown, 9.5, style=style, colour=colour, width=85, least=6)
        pen.text(starts, y, level.starts, 9.5, align="right", width=44, least=6)
        pen.text(minutes, y, level.minutes, 9.5, align="right", width=26, least=6)
        pen.text(stakes, y, level.stakes, 9.5, style=style, width=note - stakes - 6, least=5)
        pen.text(note, y, level.note, 8, colour=SOFT, width=sheet.right - note, least=5)
        pen.rule(left + 13, y - 4.5, sheet.width - 13, colour=LINE, thick=0.3)
        for edge in (began, began + 64):
            pen.line(edge, y - 4.5, edge, y - 4.5 + _LEVEL, colour=LINE, thick=0.4)
    return y - 14


def _steps(sheet: Sheet, y: float) -> None:
    words = sheet.words
    _heading(sheet, sheet.left, y, sheet.width, words._("To go on with paper"))
    y -= 19
    for number, step in enumerate(STEPS, 1):
        sheet.pen.text(sheet.left + 10, y, str(number), 8.5, style="bold", colour=ACCENT, align="right")
        y = sheet.pen.lines(sheet.left + 18, y, words._(step), 8.5, sheet.width - 18, leading=1.28) - 2
