"""A page of the staff handbook on paper."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from director.host.i18n import N_, Words
from director.printing.document import Document
from director.printing.fonts import Style
from director.printing.markdown import Block, Span, SpanKind, blocks_of
from director.printing.pen import ACCENT, INK, SOFT
from director.printing.sheet import BODY_FOOT, BODY_TOP, MARGIN, Sheet
from director.printing.stock import Stock
from director.printing.text import layout
from director.views.papers import HandbookText

BODY: Final = 10.5
"""Size of running text."""
_HEADINGS: Final = {1: 20.0, 2: 14.0, 3: 11.5, 4: 10.5}
_STYLES: Final[dict[SpanKind, Style]] = {
    "plain": "regular",
    "bold": "bold",
    "italic": "italic",
    "key": "bold",
    "example": "regular",
}
_KEY_PADDING: Final = 3.0
_KEY_GAP: Final = 1.5
"""Beside the box of a key."""
_MEASURE: Final = 440.0
"""Longer lines are hard to read."""
_WORDS: Final = re.compile(r"\s+|\S+")
_EXAMPLE: Final = 9.0
"""Size of a line of an example."""
_EXAMPLE_INDENT: Final = 12.0
_EXAMPLE_WORDS: Final = re.compile(r"\s+|[^\s,]*,+|[^\s,]+")
"""JSON has no spaces of its own: it may break after a comma."""


class Word(NamedTuple):
    """A word at its place in a line."""

    x: float
    text: str
    kind: SpanKind
    width: float


class Line(NamedTuple):
    """A line of a page, ready to draw."""

    y: float
    """Base line, from the lower edge."""
    size: float
    indent: float
    words: tuple[Word, ...]
    mark: str
    """Bullet or number before it."""
    heading: bool
    example: bool = False


class HandbookDocument(Document[HandbookText, Sequence[Line]]):
    """One page of the handbook; a long one goes on overleaf."""

    id = "handbook"
    name = N_("Handbook page")
    rows = HandbookText

    def pages(self, rows: HandbookText, stock: Stock) -> Sequence[Sequence[Line]]:
        """Break the text into lines and the lines into pages."""
        blocks = blocks_of(rows.text)
        if blocks and blocks[0].kind == "heading" and blocks[0].level == 1:
            blocks = blocks[1:]
        flow = _Flow(stock)
        for block in blocks:
            flow.add(block)
        return flow.pages

    def draw(self, sheet: Sheet, rows: HandbookText, page: Sequence[Line]) -> None:
        """Draw the lines of one page under the title."""
        sheet.head(rows.letterhead, rows.title)
        for line in page:
            _draw_line(sheet, line)
        sheet.foot(rows.letterhead)

    def title(self, rows: HandbookText, words: Words) -> str:
        """The page's own title."""
        return rows.title


class _Flow:
    """Puts blocks below each other, page after page."""

    __slots__ = ("in_example", "in_list", "pages", "stock", "width", "y")

    def __init__(self, stock: Stock) -> None:
        self.stock = stock
        self.width = min(stock.width - 2 * MARGIN, _MEASURE)
        self.pages: list[list[Line]] = []
        self.y = 0.0
        self.in_list = False
        self.in_example = False

    def add(self, block: Block) -> None:
        """Add one block; a heading stays with what follows it."""
        if block.kind == "example":
            self._add_example(block)
            return
        if self.in_example:
            self.in_example = False
            self.y -= BODY * 0.6
        heading = block.kind == "heading"
        size = _HEADINGS[block.level] if heading else BODY
        indent = 20.0 if block.kind in ("bullet", "number") else 0.0
        mark = {"bullet": "•", "number": f"{block.level}."}.get(block.kind, "")
        leading = size * (1.3 if heading else 1.5)
        ends_list = self.in_list and block.kind == "paragraph"
        self.in_list = block.kind in ("bullet", "number")
        before = size * (0.9 if heading else 0.35 if ends_list else 0)
        self._room(leading * (3.5 if heading else 1), before)
        for words in broken(block.spans, size, self.width - indent, bold=heading):
            self._room(leading)
            self.y -= leading
            self.pages[-1].append(Line(self.y, size, indent, words, mark, heading))
            mark = ""
        self.y -= size * (0.25 if self.in_list else 0.6)

    def _add_example(self, block: Block) -> None:
        """Add a line of an example; where it goes on, it stands further in."""
        indent = _EXAMPLE_INDENT * (1 + block.level / 2)
        self.in_list, self.in_example = False, True
        for at, words in enumerate(broken(block.spans, _EXAMPLE, self.width - indent - _EXAMPLE_INDENT)):
            self._room(_EXAMPLE * 1.4)
            self.y -= _EXAMPLE * 1.4
            further = indent + (_EXAMPLE_INDENT if at else 0)
            self.pages[-1].append(Line(self.y, _EXAMPLE, further, words, "", heading=False, example=True))

    def _room(self, needed: float, before: float = 0.0) -> None:
        """Begin a new page unless this much is left; leave some space before, except at the top."""
        if not self.pages or self.y - before - needed < BODY_FOOT + 8:
            self.pages.append([])
            self.y = self.stock.height - BODY_TOP + 12
        else:
            self.y -= before


def broken(spans: Sequence[Span], size: float, width: float, *, bold: bool = False) -> list[tuple[Word, ...]]:
    """Spans broken into lines of a width in points; a key is never torn apart."""
    lines: list[list[Word]] = [[]]
    x = 0.0
    for span in spans:
        style: Style = "bold" if bold else _STYLES[span.kind]
        for text in _pieces(span):
            drawn = size * 0.9 if span.kind == "key" else size
            wide = layout(text, style, drawn).width + (
                2 * (_KEY_PADDING + _KEY_GAP) if span.kind == "key" else 0
            )
            if x + wide > width and lines[-1] and not text.isspace():
                lines.append([])
                x = 0.0
            if lines[-1] or not text.isspace():
                lines[-1].append(Word(x, text, span.kind, wide))
                x += wide
    return [tuple(line) for line in lines if line]


def _pieces(span: Span) -> list[str]:
    """What a line may not break within."""
    if span.kind == "key":
        return [span.text]
    words = _EXAMPLE_WORDS if span.kind == "example" else _WORDS
    return words.findall(span.text)


def _draw_line(sheet: Sheet, line: Line) -> None:
    pen, left = sheet.pen, sheet.left
    if line.example:
        pen.line(left + 3, line.y - line.size * 0.35, left + 3, line.y + line.size * 1.05, thick=1.5)
    if line.mark:
        pen.text(
            left + line.indent - 7, line.y, line.mark, line.size, style="bold", colour=ACCENT, align="right"
        )
    for word in line.words:
        x = left + line.indent + word.x
        if word.kind == "key" and not line.heading:
            pen.stroke(SOFT, 0.5)
            pen.canvas.roundRect(
                x + _KEY_GAP, line.y - 3, word.width - 2 * _KEY_GAP, line.size + 3, 2.5, stroke=1, fill=0
            )
            pen.text(
                x + _KEY_GAP + _KEY_PADDING, line.y, word.text, line.size * 0.9, style="bold", colour=INK
            )
        elif not word.text.isspace():
            pen.text(x, line.y, word.text, line.size, style="bold" if line.heading else _STYLES[word.kind])
