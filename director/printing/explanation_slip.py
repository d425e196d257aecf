"""The explanation slip: the facts, the verdict, what the articles say, and a line to sign on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from director.host.i18n import N_, Words
from director.printing.document import Document
from director.printing.fonts import Style
from director.printing.pen import ACCENT, INK, SOFT, Colour
from director.printing.sheet import BODY_FOOT, BODY_TOP, MARGIN, Sheet
from director.printing.stock import Stock
from director.printing.text import wrapped
from director.views.table_tools.slip_rows import ExplanationSlip

_LEAD: Final = 1.35
_CLOSE: Final = 1.22
"""The same where the letters are smaller to save a page."""
_SCALES: Final = (1.0, 0.95, 0.9, 0.85, 0.8)
"""How much smaller the letters may become, so that the whole case stands on one page."""
_SIGNED: Final = 44.0
"""Room for the signatures."""


class _Kind(NamedTuple):
    """How one block of text looks."""

    size: float
    style: Style
    colour: Colour
    above: float
    indent: float = 0.0
    translated: bool = False
    """Its text is a sentence of the program, yet to be put into the language of the paper."""

    def scaled(self, by: float) -> _Kind:
        """The same in other letters."""
        return self._replace(size=self.size * by, above=self.above * by)


_HEADING: Final = _Kind(9.5, "bold", ACCENT, 12, translated=True)
_FACT: Final = _Kind(9.5, "regular", INK, 1, 10)
_STREET: Final = _Kind(9.5, "bold", INK, 4)
_VERDICT: Final = _Kind(12, "bold", INK, 3)
_OF_MANY: Final = _Kind(10, "bold", INK, 2)
_SHORT: Final = 4
"""A verdict of so many sentences stands in large letters."""
_ARTICLE: Final = _Kind(9, "regular", SOFT, 3)


class SlipText(NamedTuple):
    """One line ready for its place."""

    text: str
    kind: _Kind
    height: float


class SlipPage(NamedTuple):
    """One page, and whether it is the last one, which is signed."""

    lines: Sequence[SlipText]
    last: bool


class ExplanationSlipDocument(Document[ExplanationSlip, SlipPage]):
    """What a judge leaves at the table, or keeps with the protocol."""

    id = "explanation-slip"
    name = N_("Explanation slip")
    rows = ExplanationSlip

    def pages(self, rows: ExplanationSlip, stock: Stock) -> Sequence[SlipPage]:
        """A case takes one page, in smaller letters where it must; a very long hand goes on."""
        room = stock.height - BODY_TOP - BODY_FOOT - _SIGNED
        for scale in _SCALES:
            lines = tuple(_lines(rows, stock, scale))
            if sum(line.height for line in lines) <= room:
                return [SlipPage(lines, last=True)]
        return _broken(_lines(rows, stock, 1.0), room)

    def texts(self, rows: ExplanationSlip) -> Iterator[str]:
        """The event, and the facts, in which names stand."""
        yield from (rows.letterhead.event, rows.letterhead.place, rows.title)
        yield from (line.text for line in rows.facts)

    def draw(self, sheet: Sheet, rows: ExplanationSlip, page: SlipPage) -> None:
        """Draw facts, verdict and articles from the top down; the last page is signed."""
        sheet.head(rows.letterhead, sheet.words._(self.name), rows.title)
        y = sheet.stock.height - BODY_TOP
        for line in page.lines:
            y -= line.height
            kind = line.kind
            text = sheet.words._(line.text) if kind.translated else line.text
            x = sheet.left + kind.indent
            sheet.pen.text(x, y, text, kind.size, style=kind.style, colour=kind.colour, width=sheet.right - x)
        if page.last:
            _sign(sheet)
        sheet.foot(rows.letterhead)


def _sign(sheet: Sheet) -> None:
    words: Words = sheet.words
    third = (sheet.width - 2 * 14) / 3
    labels = (words._("Referee"), words._("Table and seat"), words._("Time"))
    for number, label in enumerate(labels):
        sheet.signature(sheet.left + number * (third + 14), BODY_FOOT + 20, third, label)


def _broken(lines: Iterable[SlipText], room: float) -> Sequence[SlipPage]:
    """As many pages as it takes, the last one to be signed."""
    pages: list[list[SlipText]] = [[]]
    left = room
    for line in lines:
        if line.height > left:
            pages.append([])
            left = room
        pages[-1].append(line)
        left -= line.height
    return [SlipPage(page, page is pages[-1]) for page in pages]


def _lines(rows: ExplanationSlip, stock: Stock, scale: float) -> Iterator[SlipText]:
    width = stock.width - 2 * MARGIN
    blocks: list[tuple[str, _Kind]] = [(N_("What happened"), _HEADING)] if rows.facts else []
    blocks += [(fact.text, _STREET if fact.heading else _FACT) for fact in rows.facts]
    verdict = _VERDICT if len(rows.verdict) <= _SHORT else _OF_MANY
    blocks += [(N_("Verdict"), _HEADING), *((text, verdict) for text in rows.verdict)]
    if rows.articles or rows.rules:
        blocks.append((N_("By what rules"), _HEADING))
        blocks += [(text, _ARTICLE) for text in (rows.rules, *rows.articles) if text]
    blocks += [(text, _ARTICLE) for text in rows.house]
    lead = _LEAD if scale == 1.0 else _CLOSE
    for text, full in blocks:
        kind = full.scaled(scale)
        for at, line in enumerate(wrapped(text, kind.style, kind.size, width - kind.indent)):
            yield SlipText(line, kind, kind.size * lead + (0 if at else kind.above))
