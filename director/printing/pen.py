"""What draws on a page: text that fits its place, hairlines, boxes, codes. Points, from the bottom left."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from director.host.two_languages import APART, Again, Twice
from director.printing.fitting import LEADING, RISES, SMALLEST, Fitted, in_box, in_room_of_a_line
from director.printing.fonts import Style
from director.printing.text import Layout, layout, wrapped

if TYPE_CHECKING:
    from reportlab.pdfgen.canvas import Canvas

    from director.printing.logo import Logo

Align = Literal["left", "right", "centre"]
Colour = tuple[float, float, float]

INK: Final[Colour] = (0.09, 0.11, 0.13)
"""Text."""
SOFT: Final[Colour] = (0.38, 0.42, 0.46)
"""Labels and notes; still darker than 4.5 to 1 on white."""
LINE: Final[Colour] = (0.76, 0.79, 0.81)
"""Hairlines."""
ACCENT: Final[Colour] = (0.06, 0.42, 0.29)
"""The one accent: felt green."""

_LOGO: Final = "logo"

_STROKE_OF_BOLD: Final = 0.03
"""Width of the stroke that stands in for a bold face, as a part of the size."""

SECOND: Final = 0.86
"""Size of the second language beside the first, as a part of it."""
_SHRINKS: Final = 0.8
"""Two languages that do not fit a line at this part of their size stand one above the other."""
_ABOVE: Final = (0.74, 0.42)
_BELOW: Final = (0.64, -0.3)
"""Size and rise of the two lines then, as parts of the size of one: together they need no more room."""


class _Line(NamedTuple):
    """How one line is written, as `Pen.text` takes it."""

    size: float
    style: Style
    colour: Colour
    width: float | None
    least: float | None
    align: Align


class Pen:
    """Draws on the page of a canvas and remembers its colours, so that each is written once."""

    __slots__ = ("_fill", "_stroke", "canvas", "cut", "logo")

    draws = True
    """False for one that only measures: it need not be given what takes long to work out."""

    def __init__(self, canvas: Canvas, logo: Logo | None = None) -> None:
        self.canvas = canvas
        self.logo = logo
        """Of the house, held once by the file however often it is drawn."""
        if logo is not None:
            self._hold(logo)
        self.cut: dict[str, None] = {}
        """Texts whose end is missing, for no letters are small enough, in the order drawn."""
        self._fill: Colour | None = None
        self._stroke: tuple[Colour, float] | None = None

    def _hold(self, logo: Logo) -> None:
        from reportlab.lib.utils import ImageReader

        self.canvas.beginForm(_LOGO, 0, 0, logo.wide, logo.high)
        self.canvas.drawImage(ImageReader(io.BytesIO(logo.content)), 0, 0, logo.wide, logo.high, mask="auto")
        self.canvas.endForm()

    def draw_logo(
        self, x: float, top: float, high: float, wide: float, *, align: Align = "left", gap: float = 0
    ) -> float:
        """Draw the logo as large as fits, its upper edge at `top`; gives the width it took with the gap.

        Nothing where the house has none.
        """
        if self.logo is None:
            return 0
        scale = min(wide / self.logo.wide, high / self.logo.high)
        took, tall = self.logo.wide * scale, self.logo.high * scale
        left = x - took if align == "right" else x
        self.canvas.saveState()
        self.canvas.transform(scale, 0, 0, scale, left, top - (high + tall) / 2)
        self.canvas.doForm(_LOGO)
        self.canvas.restoreState()
        return took + gap

    def new_page(self) -> None:
        """End this page; a new one starts with nothing remembered."""
        self.canvas.showPage()
        self._fill = self._stroke = None

    @contextmanager
    def within(self, x: float, y: float, scale: float) -> Iterator[None]:
        """Draw everything larger or smaller by `scale`, measured from this corner."""
        self.canvas.saveState()
        self.canvas.transform(scale, 0, 0, scale, x, y)
        self._fill = self._stroke = None
        yield
        self.canvas.restoreState()
        self._fill = self._stroke = None

    def fill(self, colour: Colour) -> None:
        """Fill and write in a colour from now on."""
        if colour is not self._fill:
            self.canvas.setFillColorRGB(*colour)
            self._fill = colour

    def stroke(self, colour: Colour, thick: float) -> None:
        """Draw lines in a colour and a thickness from now on."""
        if (colour, thick) != self._stroke:
            self.canvas.setStrokeColorRGB(*colour)
            self.canvas.setLineWidth(thick)
            self._stroke = (colour, thick)

    def text(  # noqa: PLR0913 - a line of text has that many sides
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        *,
        style: Style = "regular",
        colour: Colour = INK,
        width: float | None = None,
        least: float | None = None,
        align: Align = "left",
    ) -> float:
        """Write one line with its base line at `y`; it shrinks to the width, then takes lines in its room.

        Gives the width it took. `x` is the left end, the right end or the centre, as aligned. A text in two
        languages has the second one smaller and softer. What is too long for all that ends in an ellipsis and
        is remembered in `cut`.
        """
        if isinstance(text, Twice):
            return self._both(x, y, text, _Line(size, style, colour, width, least, align))
        if isinstance(text, Again):
            text, size, colour, style = str(text), size * SECOND, SOFT, _soft(style)
            least = None if least is None else least * SECOND
        ready = layout(text, style, size, width, least)
        if not ready.whole and width is not None:
            several = in_room_of_a_line(text, style, size, width)
            if several is not None:
                return self._several(x, y, several, _Line(size, style, colour, width, None, align))
            self.cut[text] = None
        if align != "left":
            x -= ready.width if align == "right" else ready.width / 2
        self.fill(colour)
        self._show(x, y, ready, colour)
        return ready.width

    def _both(self, x: float, y: float, text: Twice, line: _Line) -> float:
        """Both languages in one line, or one above the other where that is too narrow."""
        second, size, style = f"{APART.lstrip()}{text.second}", line.size, line.style
        soft, width = _soft(style), line.width
        wide, gap = layout(text.first, style, size).width, size * 0.32
        other = layout(second, soft, size * SECOND).width
        share = 1.0 if width is None else min(1.0, width / (wide + gap + other))
        if share < max(_SHRINKS, (line.least or 0) / size):
            return max(
                self._stacked(x, y, text.first, line, *_ABOVE),
                self._stacked(x, y, text.second, line._replace(style=soft, colour=SOFT), *_BELOW),
            )
        whole = (wide + gap + other) * share
        if line.align != "left":
            x -= whole if line.align == "right" else whole / 2
        self.text(x, y, text.first, size * share, style=style, colour=line.colour)
        self.text(x + (wide + gap) * share, y, second, size * share * SECOND, style=soft, colour=SOFT)
        return whole

    def _stacked(self, x: float, y: float, text: str, line: _Line, part: float, rise: float) -> float:
        """One of two lines in the room of one."""
        return self.text(
            x,
            y + rise * line.size,
            text,
            line.size * part,
            style=line.style,
            colour=line.colour,
            width=line.width,
            least=line.size * part * 0.5 if line.least is None else line.least * part,
            align=line.align,
        )

    def _several(self, x: float, y: float, ready: Fitted, line: _Line) -> float:
        """Two or three lines in the room of one."""
        for text, rise in zip(ready.lines, RISES[len(ready.lines)], strict=True):
            self.text(
                x, y + rise * line.size, text, ready.size, style=line.style, colour=line.colour,
                align=line.align,
            )  # fmt: skip
        return line.width or 0.0

    def block(
        self,
        x: float,
        top: float,
        text: str,
        size: float,
        box: tuple[float, float],
        *,
        style: Style = "regular",
        colour: Colour = INK,
        align: Align = "left",
    ) -> float:
        """Write a text of people into a box of width and height, in letters as large as hold it whole.

        Gives the base line of the last line. What is too long for any box is cut and remembered in `cut`.
        """
        width, height = box
        ready = in_box(text, style, size, width, height)
        y = top - ready.size * 0.9
        for number, line in enumerate(ready.lines):
            last = number == len(ready.lines) - 1
            shown = layout(
                line, style, ready.size, width, SMALLEST if ready.whole or not last else ready.size
            )
            at = x - shown.width if align == "right" else x
            self.fill(colour)
            self._show(at, y, shown, colour)
            y -= 0 if last else ready.size * LEADING
        if not ready.whole:
            self.cut[text] = None
        return y

    def _show(self, x: float, y: float, ready: Layout, colour: Colour) -> None:
        shown = self.canvas.beginText(x, y)
        for run in ready.runs:
            shown.setFont(run.face.name, ready.size)
            if run.face.embolden:
                self.stroke(colour, ready.size * _STROKE_OF_BOLD)
                shown.setTextRenderMode(2)
            shown.textOut(run.text)
            if run.face.embolden:
                shown.setTextRenderMode(0)
        self.canvas.drawText(shown)

    def lines(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        width: float,
        *,
        style: Style = "regular",
        colour: Colour = INK,
        leading: float = 1.35,
    ) -> float:
        """Write a paragraph downwards from base line `y`; gives the base line after the last one."""
        for line in wrapped(text, style, size, width):
            self.text(x, y, line, size, style=style, colour=colour, width=width, least=size * 0.6)
            y -= size * leading
        return y

    def line(
        self, x: float, y: float, to_x: float, to_y: float, *, colour: Colour = LINE, thick: float = 0.5
    ) -> None:
        """Draw a straight line."""
        self.stroke(colour, thick)
        self.canvas.line(x, y, to_x, to_y)

    def rule(self, x: float, y: float, width: float, *, colour: Colour = LINE, thick: float = 0.5) -> None:
        """Draw a horizontal line."""
        self.line(x, y, x + width, y, colour=colour, thick=thick)

    def box(self, x: float, y: float, size: float, *, colour: Colour = INK, thick: float = 0.8) -> None:
        """Draw a box to tick, `x` and `y` its lower left corner."""
        self.stroke(colour, thick)
        self.canvas.roundRect(x, y, size, size, size * 0.12, stroke=1, fill=0)

    def rectangles(self, x: float, y: float, scale: float, rectangles: Iterable[str]) -> None:
        """Fill rectangles of one path, each `x y width height` in units of `scale` from the corner given."""
        self.fill(INK)
        path = " re ".join(rectangles)
        self.canvas.addLiteral(f"q {scale:.4f} 0 0 {scale:.4f} {x:.3f} {y:.3f} cm {path} re f Q")


def _soft(style: Style) -> Style:
    """The style of the second language beside the first: never bold."""
    return "italic" if "italic" in style else "regular"
