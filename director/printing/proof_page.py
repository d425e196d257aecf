"""The page of a paper that proves a draw: headings, facts and the steps to recompute it, downwards."""

from __future__ import annotations

from collections.abc import Iterable

from director.printing.fonts import Style
from director.printing.pen import ACCENT, SOFT
from director.printing.proof_terms import LABEL, short_term
from director.printing.sheet import BODY_TOP, Sheet
from director.printing.text import wrapped


def grouped(digits: str) -> str:
    """Hex in groups of eight, which an eye can compare and `bytes.fromhex` still reads.

    >>> grouped("0123456789abcdef")
    '01234567 89abcdef'
    """
    return " ".join(digits[start : start + 8] for start in range(0, len(digits), 8))


class ProofPage:
    """Knows how far down it is written: the next line stands at `y`, in points from the foot of the sheet."""

    __slots__ = ("sheet", "term_lines", "y")

    def __init__(self, sheet: Sheet, term_lines: int) -> None:
        """`term_lines`: as many lines of one term stand here; longer ones are whole elsewhere."""
        self.sheet = sheet
        self.term_lines = term_lines
        self.y = sheet.stock.height - BODY_TOP - 4

    def heading(self, text: str) -> None:
        """Begin a part."""
        self.y -= 10
        self.sheet.pen.text(self.sheet.left, self.y, text, 12, style="bold")
        self.y -= 19

    def fact(self, name: str, value: str, *, strong: bool = False) -> None:
        """A name and what it is; what is `strong` stands there whole, however long it is."""
        sheet, room = self.sheet, self.sheet.width - LABEL
        sheet.pen.text(sheet.left, self.y, name, 8.5, colour=SOFT, width=LABEL - 8, least=6)
        shown = wrapped(value, "bold", 9, room) if strong else short_term(sheet, value, self.term_lines)
        style: Style = "bold" if strong else "regular"
        for line in shown:
            sheet.pen.text(sheet.left + LABEL, self.y, line, 9, style=style, width=room, least=5)
            self.y -= 13
        self.y -= 3.5

    def steps(self, steps: Iterable[str]) -> None:
        """How anybody recomputes it, numbered; the steps are not yet in the language of the paper."""
        pen, left = self.sheet.pen, self.sheet.left
        for number, step in enumerate(steps, start=1):
            pen.text(left + 10, self.y, f"{number}", 8.5, style="bold", colour=ACCENT, align="right")
            self.y = pen.lines(left + 18, self.y, self.sheet.words._(step), 8.5, self.sheet.width - 18) - 2
