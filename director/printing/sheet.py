"""Paper in real size, and what stands on every page: head, foot, marks to cut along."""

from __future__ import annotations

from typing import Final, NamedTuple

from director.host.i18n import N_, Words
from director.printing.pen import ACCENT, INK, LINE, MM, SOFT, Pen
from director.printing.text import layout, wrapped
from director.views.papers import Letterhead

MARGIN: Final = 16 * MM
"""Free paper at each side of a list."""

_LONG_NAMES: Final = (8.5, 8, 7.5, 7, 6.5)
"""Sizes of the name of an event that is too long for one line."""

CARD_COLUMNS: Final = 2
CARD_ROWS: Final = 5
CARD_WIDTH: Final = 95 * MM


class Stock(NamedTuple):
    """A size of paper, in points."""

    id: str
    name: str
    """Marked for translation."""
    width: float
    height: float
    card_height: float
    """Height of one of ten cards; their width is the same on all stocks."""

    @property
    def card_corner(self) -> tuple[float, float]:
        """Lower left corner of the block of ten cards, which stands in the middle of the sheet."""
        return (self.width - CARD_COLUMNS * CARD_WIDTH) / 2, (self.height - CARD_ROWS * self.card_height) / 2


A4: Final = Stock("a4", N_("A4"), 210 * MM, 297 * MM, 55 * MM)
LETTER: Final = Stock("letter", N_("US Letter"), 8.5 * 72, 11 * 72, 51 * MM)
ROLL: Final = Stock("roll", N_("Roll, 80 mm"), 80 * MM, 92 * MM, 0)
"""One slip of a roll; only documents made for it are printed on it."""
STOCKS: Final = {stock.id: stock for stock in (A4, LETTER)}
"""Every stock that any document can be printed on, by its id."""


class Sheet(NamedTuple):
    """The page that is being drawn."""

    pen: Pen
    stock: Stock
    words: Words
    number: int
    """Of this page, from 1."""
    pages: int
    """How many there are in all."""

    @property
    def left(self) -> float:
        """Where text begins."""
        return MARGIN

    @property
    def right(self) -> float:
        """Where text ends."""
        return self.stock.width - MARGIN

    @property
    def width(self) -> float:
        """Between the margins."""
        return self.stock.width - 2 * MARGIN

    def head(self, letterhead: Letterhead, title: str, aside: str = "") -> None:
        """Draw the title with the event beside it; `aside` says what this page holds."""
        top = self.stock.height - MARGIN
        half = self.width / 2 - 8
        self.pen.text(self.left, top - 16, title, 20, style="bold", width=half, least=13)
        if aside:
            self.pen.text(self.left, top - 31, aside, 9.5, colour=SOFT, width=half, least=7)
        self._event(letterhead.event, top, half)
        self.pen.text(
            self.right, top - 25, letterhead.when, 8.5, colour=SOFT, width=half, least=6.5, align="right"
        )
        self.pen.text(
            self.right, top - 36, letterhead.place, 8.5, colour=SOFT, width=half, least=6.5, align="right"
        )
        self.pen.rule(self.left, top - 43, self.width, colour=ACCENT, thick=1.5)

    def _event(self, name: str, top: float, half: float) -> None:
        """Draw the name of the event; a long one in two lines of one size."""
        if layout(name, "bold", _LONG_NAMES[0]).width <= half:
            self.pen.text(
                self.right,
                top - 13,
                name,
                10.5,
                style="bold",
                width=half,
                least=_LONG_NAMES[0],
                align="right",
            )
            return
        broken = ((size, wrapped(name, "bold", size, half)) for size in _LONG_NAMES)
        size, lines = next((one for one in broken if len(one[1]) <= 2), (_LONG_NAMES[-1], [name]))
        for down, line in zip((13,) if len(lines) == 1 else (3, 13.5), lines, strict=True):
            self.pen.text(
                self.right, top - down, line, size, style="bold", width=half, least=size, align="right"
            )

    def foot(self, letterhead: Letterhead) -> None:
        """Draw when it was printed, the journal's head and the number of the page."""
        y = MARGIN - 10
        self.pen.rule(self.left, y + 12, self.width)
        self.imprint(letterhead, y)
        page = self.words._("Page {number} of {pages}").format(number=self.number, pages=self.pages)
        self.pen.text(self.right, y, page, 7.5, colour=SOFT, align="right")

    def imprint(self, letterhead: Letterhead, y: float, size: float = 7.5) -> None:
        """Draw which state of the journal this paper shows, so that it can be proved later."""
        if not letterhead.printed:
            return
        printed = self.words._("Printed {moment}").format(moment=letterhead.printed)
        if letterhead.line:
            printed = self.words._("Printed {moment} · journal line {line} · {hash}").format(
                moment=letterhead.printed, line=letterhead.line, hash=letterhead.hash
            )
        self.pen.text(self.left, y, printed, size, colour=SOFT, width=self.width * 0.75, least=5)

    def signature(self, x: float, y: float, width: float, label: str) -> None:
        """Draw a line to sign on, with who signs written under it."""
        self.pen.rule(x, y, width, colour=INK, thick=0.6)
        self.pen.text(x, y - 10, label, 7.5, colour=SOFT, width=width, least=5.5)

    def cut_marks(self) -> None:
        """Draw marks at the edges of the sheet and small crosses where cards meet."""
        x, y = self.stock.card_corner
        columns = [x + CARD_WIDTH * n for n in range(CARD_COLUMNS + 1)]
        rows = [y + self.stock.card_height * n for n in range(CARD_ROWS + 1)]
        tick, gap = 5 * MM, 1.5 * MM
        for at in columns:
            self.pen.line(at, rows[0] - gap, at, rows[0] - gap - tick, colour=SOFT)
            self.pen.line(at, rows[-1] + gap, at, rows[-1] + gap + tick, colour=SOFT)
        for at in rows:
            self.pen.line(columns[0] - gap, at, columns[0] - gap - tick, at, colour=SOFT)
            self.pen.line(columns[-1] + gap, at, columns[-1] + gap + tick, at, colour=SOFT)
        for at in rows[1:-1]:
            self.pen.line(columns[1] - MM, at, columns[1] + MM, at, colour=LINE)
            self.pen.line(columns[1], at - MM, columns[1], at + MM, colour=LINE)


BODY_TOP: Final = MARGIN + 62
"""From the upper edge to the first line under the head."""

BODY_FOOT: Final = MARGIN + 14
"""From the lower edge to the last line above the foot."""
