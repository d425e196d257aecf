"""What decided a draw and is too long for the page of its facts: whole on pages of its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from director.host.i18n import N_
from director.printing.pen import INK, SOFT
from director.printing.sheet import BODY_FOOT, BODY_TOP, MARGIN, Sheet
from director.printing.stock import Stock
from director.printing.text import wrapped

LABEL: Final = 128.0
"""Width of the column of names."""
_SIZE: Final = 9.0
_STEP: Final = 13.0
_ELSEWHERE: Final = N_("All of it stands on the last pages of this paper.")


class TermLine(NamedTuple):
    """One line of a term."""

    name: str
    """Empty where the term only goes on."""
    text: str


def short_term(sheet: Sheet, value: str, most: int) -> list[str]:
    """The lines of a term among the facts; of one with more than `most` the first, and where it is whole."""
    lines = wrapped(value, "regular", _SIZE, sheet.width - LABEL)
    return lines if len(lines) <= most else [*lines[: most - 1], sheet.words._(_ELSEWHERE)]


def term_pages(terms: Iterable[tuple[str, str]], stock: Stock, most: int) -> list[list[TermLine]]:
    """Terms that have more than so many lines, whole, page by page."""
    room = stock.width - 2 * MARGIN - LABEL
    lines: list[TermLine] = []
    for name, value in terms:
        found = wrapped(value, "regular", _SIZE, room)
        if len(found) > most:
            lines += [TermLine("" if at else name, text) for at, text in enumerate(found)]
    each = int((stock.height - BODY_TOP - BODY_FOOT) // _STEP)
    return [lines[start : start + each] for start in range(0, len(lines), each)]


def draw_terms(sheet: Sheet, page: Sequence[TermLine]) -> None:
    """Draw one page of them."""
    y = sheet.stock.height - BODY_TOP
    for line in page:
        if line.name:
            sheet.pen.text(sheet.left, y, line.name, 8.5, colour=SOFT, width=LABEL - 8, least=6)
        room = sheet.width - LABEL
        sheet.pen.text(sheet.left + LABEL, y, line.text, _SIZE, colour=INK, width=room, least=5)
        y -= _STEP
