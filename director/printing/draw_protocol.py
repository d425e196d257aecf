"""The protocol of a seat draw: what was promised, what was said, what came out, how anybody recomputes it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from director.host.i18n import N_, Words
from director.printing.document import Document
from director.printing.pen import ACCENT, INK, LINE, SOFT
from director.printing.proof_page import ProofPage, grouped
from director.printing.proof_terms import TermLine, draw_terms, term_pages
from director.printing.sheet import BODY_FOOT, BODY_TOP, Sheet
from director.printing.stock import Stock
from director.views.papers import DrawnRow, DrawProtocol

_COLUMNS: Final = 3
_GAP: Final = 16.0
_STEP: Final = 12.6
_TERM_LINES: Final = 10
"""As many lines of one term stand on the first page; longer ones are whole behind the list."""

STEPS: Final = (
    N_(
        "The list hash is SHA-256 of the entry numbers in the order of the list, in decimal, with one "
        "line feed between two."
    ),
    N_(
        "The key hash is SHA-256 of the 32 bytes of the key. Both hashes were stored before the public "
        "word was known."
    ),
    N_(
        "Numbers: HMAC-SHA-256 under the key of “context|i” in UTF-8, i = 0, 1, 2 …; each result is eight "
        "32-bit numbers, big-endian. A number below n: skip those from 2³² − (2³² mod n) upwards, take "
        "the rest modulo n."
    ),
    N_(
        "To shuffle: for i from the last place down to 1 exchange place i with place j, a number below i + 1."
    ),
    N_(
        "Sizes: reserved seats count first. All tables at the lowest size that are not full gain one "
        "place, again and again; when fewer places are left than such tables, shuffle these and the first "
        "take them."
    ),
    N_(
        "Seats used: at each table in turn its free seats in order; if seats are taken at random, shuffle "
        "them, keep the first so many and sort them. Then shuffle all seats of all tables once more: the "
        "k-th goes to the k-th player of the list who has no reserved seat."
    ),
    N_(
        "Players to be kept apart: if two share a table, the later registered one without a reserved seat "
        "changes places with the holder of one of the m compatible seats, chosen by a number below m."
    ),
    N_("The program does all this for you: director check FILE."),
)
"""How a third party recomputes the draw."""


class DrawPage(NamedTuple):
    """One page: the facts, a part of the list, or what was too long for the facts."""

    facts: bool
    rows: Sequence[DrawnRow]
    terms: Sequence[TermLine] = ()


class DrawProtocolDocument(Document[DrawProtocol, DrawPage]):
    """The proof of one draw, with the list of seats."""

    id = "draw-protocol"
    name = N_("Seat draw protocol")
    rows = DrawProtocol

    def pages(self, rows: DrawProtocol, stock: Stock) -> Sequence[DrawPage]:
        """The facts on the first page, then the list in columns, then what is too long for the first."""
        each = _COLUMNS * _rows_a_column(stock)
        lists = [DrawPage(False, rows.rows[start : start + each]) for start in range(0, len(rows.rows), each)]
        long = [DrawPage(False, (), page) for page in term_pages(rows.terms, stock, _TERM_LINES)]
        return [DrawPage(True, ()), *lists, *long] if lists else []

    def texts(self, rows: DrawProtocol) -> Iterator[str]:
        """The public word and every name."""
        yield rows.word
        yield from (row.name for row in rows.rows)

    def draw(self, sheet: Sheet, rows: DrawProtocol, page: DrawPage) -> None:
        """Draw the facts with the signatures, or a page of the list."""
        aside = sheet.words._("Draw {number}").format(number=rows.number)
        sheet.head(rows.letterhead, sheet.words._(self.name), aside)
        if page.facts:
            _Facts(sheet, _TERM_LINES).draw(rows)
        elif page.terms:
            draw_terms(sheet, page.terms)
        else:
            _draw_list(sheet, page.rows)
        sheet.foot(rows.letterhead)


def _rows_a_column(stock: Stock) -> int:
    return int((stock.height - BODY_TOP - BODY_FOOT - 16) // _STEP)


class _Facts(ProofPage):
    """The first page, written downwards."""

    __slots__ = ()

    def draw(self, rows: DrawProtocol) -> None:
        """Promise, word, outcome, terms, the way to recompute, signatures."""
        words = self.sheet.words
        self.heading(words._("Stored and shown before the draw"))
        self.fact(words._("Journal line"), _moment(words, rows.sealed_line, rows.sealed_at))
        self.fact(words._("Players on the list"), str(len(rows.rows)))
        self.fact(words._("Hash of the list"), grouped(rows.list_hash))
        self.fact(words._("Hash of the key"), grouped(rows.key_hash))
        self.heading(words._("The draw"))
        self._word(rows)
        self.fact(words._("Key"), grouped(rows.key))
        self.fact(words._("Context"), rows.context)
        self.fact(words._("Journal line"), _moment(words, rows.drawn_line, rows.drawn_at))
        for name, value in rows.terms:
            self.fact(name, value)
        self.heading(words._("To recompute it"))
        self.steps(STEPS)
        self._signatures()

    def _word(self, rows: DrawProtocol) -> None:
        words, pen = self.sheet.words, self.sheet.pen
        if rows.word:
            self.fact(words._("Public word"), rows.word, strong=True)
            return
        pen.line(self.sheet.left - 8, self.y - 4, self.sheet.left - 8, self.y + 9, colour=ACCENT, thick=3)
        self.fact(words._("Public word"), words._("No public word was used."), strong=True)

    def _signatures(self) -> None:
        words, sheet = self.sheet.words, self.sheet
        half = (sheet.width - 24) / 2
        y = BODY_FOOT + 26
        sheet.signature(sheet.left, y, half, words._("Chief referee"))
        sheet.signature(sheet.left + half + 24, y, half, words._("Secretary"))


def _moment(words: Words, line: int, at: str) -> str:
    return words._("{line}, at {moment}").format(line=line, moment=at)


def _draw_list(sheet: Sheet, rows: Sequence[DrawnRow]) -> None:
    """The list in order of registration: entry number, name, seat."""
    pen, words = sheet.pen, sheet.words
    width = (sheet.width - _GAP * (_COLUMNS - 1)) / _COLUMNS
    top, each = sheet.stock.height - BODY_TOP, -(-len(rows) // _COLUMNS)
    for column in range(min(_COLUMNS, -(-len(rows) // each))):
        x = sheet.left + column * (width + _GAP)
        pen.text(x + 24, top, words._("Entry"), 7, colour=SOFT, align="right", width=26, least=5)
        pen.text(x + 31, top, words._("Player"), 7, colour=SOFT)
        pen.text(x + width, top, words._("Seat"), 7, colour=SOFT, align="right")
    for number, row in enumerate(rows):
        column, down = divmod(number, each)
        x, y = sheet.left + column * (width + _GAP), top - 14 - down * _STEP
        pen.text(x + 24, y, str(row.entry), 8, colour=SOFT, align="right", width=26, least=5)
        seat = pen.text(x + width, y, f"{row.table}-{row.seat}", 8.5, style="bold", colour=INK, align="right")
        pen.text(x + 31, y, row.name, 8.5, width=width - 31 - seat - 6, least=6)
        pen.rule(x, y - 3.4, width, colour=LINE, thick=0.3)
