"""The rules of an event on paper: by topic, each with its article; what the house chose carries a bar.

Where the event departs from its book, the paper says what the book says: players may ask.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from director.host.i18n import N_
from director.printing.document import Document
from director.printing.fonts import Style
from director.printing.pen import ACCENT, INK, LINE, SOFT
from director.printing.sheet import BODY_FOOT, BODY_TOP, MARGIN, Sheet
from director.printing.stock import Stock
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
    goes_on: bool
    """The topic began on the page before."""
    house: bool
    height: float
    """Without the heading."""
    label: Sequence[str]
    rule: Sequence[str]
    book: Sequence[str]
    """Under the rule: what the book says."""
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
            goes_on = False
            if needed > left or not pages:
                pages.append([])
                goes_on = not new_topic
                left, new_topic = room, True
            pages[-1].append(line._replace(heading=new_topic, goes_on=goes_on))
            left -= line.height + (_HEADING if new_topic else 0)
        return [RulesPage(page, page is pages[-1]) for page in pages]

    def texts(self, rows: EventRules) -> Iterator[str]:
        """Only the letterhead was written by people."""
        yield from (rows.letterhead.event, rows.letterhead.place)

    def draw(self, sheet: Sheet, rows: EventRules, page: RulesPage) -> None:
        """Draw the rules of a page from the top down."""
        sheet.head(rows.letterhead, sheet.words._(self.name), rows.game)
        y = sheet.stock.height - BODY_TOP
        _draw_note(sheet, y, rows.book)
        y -= _NOTE - 12
        for line in page.lines:
            if line.heading:
                _draw_heading(sheet, y - 17, line)
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
            book = wrapped(row.book, REGULAR, _SMALL, room)
            height = max(len(label), len(rule) + len(book), len(source)) * _LEAD + _PAD
            yield RuleLine(topic.name, False, False, row.house, height, label, rule, book, source)


def _draw_note(sheet: Sheet, y: float, book: str) -> None:
    """The rule set in force, and what a bar means."""
    pen, words = sheet.pen, sheet.words
    x = sheet.left + pen.text(sheet.left, y, book, 10, style=BOLD, width=sheet.width / 2, least=7) + 18
    pen.line(x, y - 2.5, x, y + 7.5, colour=ACCENT, thick=3)
    x += 8
    note = words._("A bar marks what the house chose or changed.")
    pen.text(x, y, note, _SMALL, colour=SOFT, width=sheet.right - x, least=6)


def _draw_heading(sheet: Sheet, y: float, line: RuleLine) -> None:
    x = sheet.left + sheet.pen.text(sheet.left, y, line.topic, 12, style=BOLD) + 6
    if line.goes_on:
        sheet.pen.text(x, y, sheet.words._("continued"), _SMALL, colour=SOFT)


def _draw_rule(sheet: Sheet, top: float, line: RuleLine) -> None:
    house = line.house
    first = top - _LEAD + 1.5
    if house:
        x, foot = sheet.left - 6.5, top - line.height + _PAD
        sheet.pen.line(x, foot - 0.5, x, first + 8, colour=ACCENT, thick=3)
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
    for down, text in enumerate(line.book, len(line.rule)):
        x, y = sheet.left + _LABEL + _GAP, first - down * _LEAD
        sheet.pen.text(x, y, text, _SMALL, colour=SOFT, width=room, least=6)
    sheet.pen.rule(sheet.left, top - line.height + 1, sheet.width, colour=LINE, thick=0.3)
