"""What stands on every page: head, foot, marks to cut along."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from director.host.i18n import Words
from director.host.two_languages import Twice
from director.printing.pen import ACCENT, INK, LINE, SOFT, Pen
from director.printing.stock import MM, Stock
from director.printing.text import layout
from director.views.papers import Letterhead

MARGIN: Final = 16 * MM
"""Free paper at each side of a list."""

_LONG_NAME: Final = 8.5
"""The largest letters of the name of an event that is too long for one line."""


class Card(NamedTuple):
    """Where one card is drawn: its lower left corner and its size, as if it were of the usual size."""

    x: float
    y: float
    width: float
    height: float


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
        logo = self.pen.draw_logo(self.left, top, 37, 92, gap=12)
        half = self.width * (0.42 if logo else 0.5) - 8
        left, room = self.left + logo, self.width - half - 16 - logo
        if isinstance(title, Twice):
            self.pen.text(left, top - 12, title.first, 17, style="bold", width=room, least=8)
            self.pen.text(left, top - 24, title.second, 10.5, colour=SOFT, width=room, least=6)
        else:
            self.pen.text(left, top - 16, title, 20, style="bold", width=room, least=9)
        if aside:
            low, size = (36, 8.5) if isinstance(title, Twice) else (31, 9.5)
            self.pen.text(left, top - low, aside, size, colour=SOFT, width=room, least=5)
        self._event(letterhead.event, top, half)
        self.pen.text(
            self.right, top - 25, letterhead.when, 8.5, colour=SOFT, width=half, least=6.5, align="right"
        )
        self.pen.text(
            self.right, top - 36, letterhead.place, 8.5, colour=SOFT, width=half, least=6.5, align="right"
        )
        self.pen.rule(self.left, top - 43, self.width, colour=ACCENT, thick=1.5)

    def _event(self, name: str, top: float, half: float) -> None:
        """Draw the name of the event; a long one in lines."""
        if layout(name, "bold", _LONG_NAME).width <= half:
            self.pen.text(
                self.right,
                top - 13,
                name,
                10.5,
                style="bold",
                width=half,
                least=_LONG_NAME,
                align="right",
            )
            return
        self.pen.block(self.right, top + 4, name, _LONG_NAME, (half, 21), style="bold", align="right")

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

    @contextmanager
    def card(self, corner: tuple[float, float]) -> Iterator[Card]:
        """Draw what stands on the card at this corner; on small stock all of it is smaller."""
        grid, scale = self.stock.grid, self.stock.card_scale
        if scale == 1:
            yield Card(*corner, grid.width, grid.height)
        else:
            with self.pen.within(*corner, scale):
                yield Card(0, 0, grid.width / scale, grid.height / scale)

    def cut_marks(self) -> None:
        """Draw marks at the edges of a sheet and small crosses where cards meet; a card has none."""
        if self.stock.kind != "sheet":
            return
        grid, (x, y) = self.stock.grid, self.stock.corner
        columns = [x + grid.width * n for n in range(grid.columns + 1)]
        rows = [y + grid.height * n for n in range(grid.rows + 1)]
        tick, gap = 5 * MM, 1.5 * MM
        for at in columns:
            self.pen.line(at, rows[0] - gap, at, rows[0] - gap - tick, colour=SOFT)
            self.pen.line(at, rows[-1] + gap, at, rows[-1] + gap + tick, colour=SOFT)
        for at in rows:
            self.pen.line(columns[0] - gap, at, columns[0] - gap - tick, at, colour=SOFT)
            self.pen.line(columns[-1] + gap, at, columns[-1] + gap + tick, at, colour=SOFT)
        for at in rows[1:-1]:
            for across in columns[1:-1]:
                self.pen.line(across - MM, at, across + MM, at, colour=LINE)
                self.pen.line(across, at - MM, across, at + MM, colour=LINE)


BODY_TOP: Final = MARGIN + 62
"""From the upper edge to the first line under the head."""

BODY_FOOT: Final = MARGIN + 14
"""From the lower edge to the last line above the foot."""
