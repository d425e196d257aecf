"""The rules of an event on paper: by topic, each with its article; what the house chose carries a bar."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from director.host.i18n import N_
from director.printing.document import Document
from director.printing.fonts import Style
from director.printing.pen import ACCENT, INK, LINE, SOFT
from director.printing.sheet import BODY_FOOT, BODY_TOP, MARGIN, Sheet, Stock
from director.printing.text import wrapped
from director.views.papers import EventRules

BOLD: Final[Style] = "bold"
REGULAR: Final[Style] = "regular"
_LABEL: Final = 138.0
"""Width of the column of names."""
_SOURCE: Final = 98.0
"""Width of the column of articles."""
_GAP: Final = 12.0
_SIZE: Final = 9.0
_SMALL: Final = 8.5
_LEAD: Final = 11.6
_PAD: Final = 5.4
"""Between two rules."""
_HEADING: Final = 27.0
_SIGNATURES: Final = 46.0
_NOTE: Final = 22.0


class RuleLine(NamedTuple):
    """A rule ready for its place."""

    topic: str
    heading: bool
    """The topic stands above it."""
    house: bool
    height: float
    """Without the heading."""
    label: Sequence[str]
    rule: Sequence[str]
    source: Sequence[str]


class RulesPage(NamedTuple):
    """One page, and whether it is the last one, which is signed."""

    lines: Sequence[RuleLine]
    last: bool


class EventRulesDocument(Document[EventRules, RulesPage]):
    """Every rule that the books differ in and that counts in the game of the event."""

    id = "event-rules"
    name = N_("Rules of this event")
    rows = EventRules

    def pages(self, rows: EventRules, stock: Stock) -> Sequence[RulesPage]:
        """As many rules as a page holds; a heading never stands alone, and is repeated on the next page."""
        room = stock.height - BODY_TOP - BODY_FOOT - _NOTE
        pages: list[list[RuleLine]] = []
        left = 0.0
        lines = list(_lines(rows, stock))
        for line in lines:
            new_topic = not pages or pages[-1][-1].topic != line.topic
            needed = line.height + (_HEADING if new_topic else 0) + (_SIGNATURES if line is lines[-1] else 0)
            if needed > left or not pages:
                pages.append([])
                left, new_topic = room, True
            pages[-1].append(line._replace(heading=new_topic))
            left -= line.height + (_HEADING if new_topic else 0)
        return [RulesPage(page, page is pages[-1]) for page in pages]

    def texts(self, rows: EventRules) -> Iterator[str]:
        """The name of the event is all that people wrote."""
        yield rows.letterhead.event

    def draw(self, sheet: Sheet, rows: EventRules, page: RulesPage) -> None:
        """Draw the rules of a page from the top down."""
        sheet.head(rows.letterhead, sheet.words._(self.name), rows.game)
        y = sheet.stock.height - BODY_TOP
        _draw_note(sheet, y, rows.book)
        y -= _NOTE - 12
        for line in page.lines:
            if line.heading:
                sheet.pen.text(sheet.left, y - 17, line.topic, 12, style=BOLD)
                y -= _HEADING
            _draw_rule(sheet, y, line)
            y -= line.height
        if page.last:
            half = (sheet.width - 24) / 2
            sheet.signature(sheet.left, BODY_FOOT + 20, half, sheet.words._("Chief referee"))
            sheet.signature(sheet.left + half + 24, BODY_FOOT + 20, half, sheet.words._("Secretary"))
        sheet.foot(rows.letterhead)


def _lines(rows: EventRules, stock: Stock) -> Iterator[RuleLine]:
    room = stock.width - 2 * MARGIN - _LABEL - _SOURCE - 2 * _GAP
    for topic in rows.topics:
        for row in topic.rows:
            label = wrapped(row.label, BOLD, _SMALL, _LABEL)
            rule = wrapped(row.rule, REGULAR, _SIZE, room)
            source = wrapped(row.source, BOLD if row.house else REGULAR, _SMALL, _SOURCE)
            height = max(len(label), len(rule), len(source)) * _LEAD + _PAD
            yield RuleLine(topic.name, False, row.house, height, label, rule, source)


def _draw_note(sheet: Sheet, y: float, book: str) -> None:
    pen = sheet.pen
    form = sheet.words._(
        "{book}. A bar marks what the house chose: the book is silent there or leaves it open."
    )
    note = form.format(book=book)
    pen.line(sheet.left + 1.5, y - 2.5, sheet.left + 1.5, y + 7.5, colour=ACCENT, thick=3)
    pen.text(sheet.left + 9, y, note, _SMALL, colour=SOFT, width=sheet.width - 9, least=6)


def _draw_rule(sheet: Sheet, top: float, line: RuleLine) -> None:
    house = line.house
    first = top - _LEAD + 1.5
    if house:
        x = sheet.left - 6.5
        sheet.pen.line(x, first - 2.5, x, first + 8, colour=ACCENT, thick=3)
    room = sheet.width - _LABEL - _SOURCE - 2 * _GAP
    for x, texts, size, style, colour, width in (
        (sheet.left, line.label, _SMALL, BOLD, INK, _LABEL),
        (sheet.left + _LABEL + _GAP, line.rule, _SIZE, REGULAR, INK, room),
        (
            sheet.right - _SOURCE,
            line.source,
            _SMALL,
            *((BOLD, ACCENT) if house else (REGULAR, SOFT)),
            _SOURCE,
        ),
    ):
        for down, text in enumerate(texts):
            y = first - down * _LEAD
            sheet.pen.text(x, y, text, size, style=style, colour=colour, width=width, least=6)
    sheet.pen.rule(sheet.left, top - line.height + 1, sheet.width, colour=LINE, thick=0.3)
