"""The judges' book on paper: blocks of text that flow over as many pages as they take, signed at the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Final, NamedTuple

from director.host.i18n import N_
from director.printing.document import Document, Told
from director.printing.fonts import Style
from director.printing.pen import ACCENT, INK, SOFT, Colour
from director.printing.sheet import BODY_FOOT, BODY_TOP, MARGIN, Sheet
from director.printing.stock import Stock
from director.printing.text import wrapped
from director.views.journal_paper import JournalPaper
from director.views.ruling_papers import (
    Block,
    HandOverSheet,
    Look,
    OneRuling,
    PenaltyNotice,
    RulingPaper,
    RulingsReport,
    RulingStatistics,
)

_LEAD: Final = 1.35
_SIGNED: Final = 46.0
"""Room for the signatures."""
_NAME_WIDE: Final = 104.0
"""Of the name of a fact."""
_PAD: Final = 4.0
_SMALL: Final = 8.5
"""Letters of a table."""
_LONG: Final = 500
"""Of more blocks than this it is told how far they are divided: a season of rulings has tens of thousands."""


class _Kind(NamedTuple):
    """How one block looks."""

    size: float
    style: Style
    colour: Colour
    above: float


_KINDS: Final[dict[Look, _Kind]] = {
    "heading": _Kind(9, "bold", ACCENT, 9),
    "title": _Kind(13, "bold", INK, 6),
    "text": _Kind(10, "regular", INK, 2),
    "strong": _Kind(10.5, "bold", INK, 2),
    "soft": _Kind(8.5, "regular", SOFT, 2),
    "fact": _Kind(9.5, "regular", INK, 1),
    "head": _Kind(7.5, "regular", SOFT, 4),
    "row": _Kind(_SMALL, "regular", INK, 3),
    "line": _Kind(6, "regular", SOFT, 8),
}


class Piece(NamedTuple):
    """What stands at one height: texts at their places from the left, in points."""

    texts: tuple[tuple[float, str], ...]
    look: Look
    height: float
    kept: bool = False
    """It stays with the piece after it: a heading is never the last of a page."""


class RulingPage(NamedTuple):
    """One page, and whether it is the last one, which is signed."""

    pieces: Sequence[Piece]
    last: bool


class _RulingDocument(Document[Any, RulingPage]):
    """A flow of blocks. Its pages are counted, shown and drawn, and made once."""

    def __init__(self) -> None:
        self._broken: tuple[RulingPaper, Stock, Sequence[RulingPage]] | None = None

    def pages(self, rows: RulingPaper, stock: Stock) -> Sequence[RulingPage]:
        """As many pages as the text takes; none without text."""
        return self.lay_out(rows, stock, lambda _done, _of: None)

    def lay_out(self, rows: RulingPaper, stock: Stock, told: Told) -> Sequence[RulingPage]:
        if not rows.blocks:
            return []
        known = self._broken
        if known is not None and known[0] is rows and known[1] == stock:
            return known[2]
        room, pieces = stock.height - BODY_TOP - BODY_FOOT, list[Piece]()
        for at, block in enumerate(rows.blocks):
            if len(rows.blocks) > _LONG:
                told(at, len(rows.blocks))
            pieces += _pieces(block, stock.width - 2 * MARGIN)
        pages = _broken(pieces, room)
        signed = _SIGNED if rows.signed else 0
        if sum(piece.height for piece in pages[-1]) + signed > room:
            pages.append([])
        made = [RulingPage(page, page is pages[-1]) for page in pages]
        self._broken = (rows, stock, made)
        return made

    def texts(self, rows: RulingPaper) -> Iterator[str]:
        """The event and every word of people."""
        yield from (rows.letterhead.event, rows.letterhead.place)
        for block in rows.blocks:
            yield from (text for text in (block.text, *block.cells) if text)

    def title(self, rows: RulingPaper, words: Any) -> str:
        """What a viewer shows: the ruling by its number."""
        return rows.title or super().title(rows, words)

    def draw(self, sheet: Sheet, rows: RulingPaper, page: RulingPage) -> None:
        """Draw the pieces from the top down; the last page is signed."""
        sheet.head(rows.letterhead, rows.title, rows.aside)
        y = sheet.stock.height - BODY_TOP
        for piece in page.pieces:
            y -= piece.height
            _draw(sheet, piece, y)
        if page.last and rows.signed:
            _sign(sheet, rows.signed)
        sheet.foot(rows.letterhead)


class RulingDocument(_RulingDocument):
    """One ruling with lines to sign on."""

    id: ClassVar[str] = "ruling"
    name = N_("Ruling")
    rows = OneRuling


class PenaltyNoticeDocument(_RulingDocument):
    """What a penalised player is handed."""

    id: ClassVar[str] = "penalty-notice"
    name = N_("Notice of a penalty")
    rows = PenaltyNotice


class RulingsReportDocument(_RulingDocument):
    """All rulings of a time, whole."""

    id: ClassVar[str] = "rulings-report"
    name = N_("Rulings report")
    rows = RulingsReport


class HandOverDocument(_RulingDocument):
    """What the next shift must know."""

    id: ClassVar[str] = "hand-over"
    name = N_("Hand-over to the next shift")
    rows = HandOverSheet


class JournalDocument(_RulingDocument):
    """Who did what, when and why; it flows as the judges' book does."""

    id: ClassVar[str] = "journal"
    name = N_("Journal of the event")
    rows = JournalPaper


class RulingStatisticsDocument(_RulingDocument):
    """How often each article was ruled by."""

    id: ClassVar[str] = "ruling-statistics"
    name = N_("Rulings by article")
    rows = RulingStatistics


def _sign(sheet: Sheet, labels: Sequence[str]) -> None:
    wide = (sheet.width - 14 * (len(labels) - 1)) / len(labels)
    for number, label in enumerate(labels):
        sheet.signature(sheet.left + number * (wide + 14), BODY_FOOT + 20, wide, label)


def _draw(sheet: Sheet, piece: Piece, y: float) -> None:
    kind = _KINDS[piece.look]
    if piece.look == "line":
        sheet.pen.rule(sheet.left, y, sheet.width, thick=0.8)
        return
    for at, (x, text) in enumerate(piece.texts):
        name = piece.look == "fact" and at == 0 and x == 0
        sheet.pen.text(
            sheet.left + x, y, text, kind.size, style=kind.style, colour=SOFT if name else kind.colour
        )
    if piece.look == "head":
        sheet.pen.rule(sheet.left, y - 3, sheet.width, colour=SOFT, thick=0.6)


def _broken(pieces: Sequence[Piece], room: float) -> list[list[Piece]]:
    """Page by page; what is kept with the next goes over with it, and a table says its columns again."""
    pages: list[list[Piece]] = [[]]
    left, head = room, list[Piece]()
    for at, piece in enumerate(pieces):
        if piece.look == "head":
            head = [*head, piece] if at and pieces[at - 1].look == "head" else [piece]
        needed = piece.height
        following = at
        while pieces[following].kept and following + 1 < len(pieces):
            following += 1
            needed += pieces[following].height
        if needed > room - sum(one.height for one in head):
            needed = piece.height  # no page has room for all of it
        if needed > left and pages[-1]:
            pages.append(list(head) if _goes_on(pieces, at) else [])
            left = room - sum(one.height for one in pages[-1])
        pages[-1].append(piece)
        left -= piece.height
    return pages


def _goes_on(pieces: Sequence[Piece], at: int) -> bool:
    """Whether a table that began before has its next row here, be it below a heading."""
    return next((one.look for one in pieces[at:] if one.look != "heading"), "line") == "row"


def _pieces(block: Block, width: float) -> Iterator[Piece]:
    kind = _KINDS[block.look]
    match block.look:
        case "line":
            yield Piece((), "line", kind.above + kind.size, kept=True)
        case "fact":
            lines = _lines(block.text, kind, width - _NAME_WIDE)
            for at, line in enumerate(lines):
                texts = ((0.0, block.name), (_NAME_WIDE, line)) if at == 0 else ((_NAME_WIDE, line),)
                yield Piece(texts, "fact", kind.size * _LEAD + (0 if at else kind.above))
        case "head" | "row":
            yield from _cells(block, kind, width)
        case _:
            kept = block.look in ("heading", "title")
            for at, line in enumerate(_lines(block.text, kind, width)):
                yield Piece(((0.0, line),), block.look, kind.size * _LEAD + (0 if at else kind.above), kept)


def _cells(block: Block, kind: _Kind, width: float) -> Iterator[Piece]:
    """One row of a table: cells wrap, and the row is as high as its highest."""
    unit, x = width / sum(block.wide), 0.0
    columns: list[tuple[float, list[str]]] = []
    for text, part in zip(block.cells, block.wide, strict=True):
        columns.append((x, _lines(text, kind, part * unit - _PAD)))
        x += part * unit
    high = max(len(lines) for _x, lines in columns)
    for at in range(high):
        texts = tuple((x, lines[at]) for x, lines in columns if at < len(lines))
        yield Piece(
            texts, block.look, kind.size * _LEAD + (0 if at else kind.above),
            kept=block.look == "head" or at + 1 < high or block.kept,
        )  # fmt: skip


@lru_cache(maxsize=4096)  # the same articles stand in many rulings
def _lines(text: str, kind: _Kind, width: float) -> list[str]:
    """The text in lines; a word that is wider than a line is broken where it must be."""
    return wrapped(text, kind.style, kind.size, width, least=1) or [""]
