"""Who goes where when a table breaks or everybody draws anew: by name, by seat, and the proof of the draw."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple

from director.host.i18n import N_, Words
from director.printing.document import Document
from director.printing.pen import INK, LINE, SOFT
from director.printing.proof_page import ProofPage, grouped
from director.printing.proof_terms import TermLine, draw_terms, term_pages
from director.printing.sheet import BODY_FOOT, BODY_TOP, Sheet
from director.printing.stock import Stock
from director.views.change_papers import DrawProof, SeatChangesPaper
from director.views.seat_changes import SeatChangeRow

_SIZE: Final = 13.0
_STEP: Final = 24.0
_TERM_LINES: Final = 12

STEPS: Final = (
    N_(
        "Numbers: HMAC-SHA-256 under the key of “context|i” in UTF-8, i = 0, 1, 2 …; each result is eight "
        "32-bit numbers, big-endian. A number below n: skip those from 2³² − (2³² mod n) upwards, take "
        "the rest modulo n."
    ),
    N_(
        "To shuffle: for i from the last place down to 1 exchange place i with place j, a number below i + 1."
    ),
    N_(
        "Sizes: reserved seats count first. All tables with the fewest players that have an open seat gain "
        "one, again and again; when fewer players are left than such tables, shuffle these and the first "
        "take them."
    ),
    N_(
        "Seats used: at each table in turn shuffle its open seats, keep the first so many and sort them. "
        "Then shuffle the seat cards of all tables."
    ),
    N_(
        "Playing cards: shuffle a deck that lies rank by rank, the four twos first and the aces last, each "
        "rank clubs, diamonds, hearts, spades; the k-th card goes to the k-th player without a reserved "
        "seat. Each 52 players have a deck of their own."
    ),
    N_("Seat cards are taken in the order of the playing cards, high by suit; the first deck comes first."),
    N_(
        "Players to be kept apart: the later registered one changes places with the holder of one of the m "
        "compatible seats, chosen by a number below m; where there is none, he takes one of the m open seats "
        "at the tables that fit and have the fewest players, and this step begins anew."
    ),
    N_("The program does all this for you: director check FILE."),
)
"""How a third party recomputes the seats."""


class ChangePage(NamedTuple):
    """One page: a part of a list, or the proof."""

    kind: Literal["name", "seat", "proof"]
    rows: Sequence[SeatChangeRow] = ()
    terms: Sequence[TermLine] = ()
    """Of the proof, what is too long for its page."""


class SeatChangesDocument(Document[SeatChangesPaper, ChangePage]):
    """Break list and redraw list, with the protocol of the draw."""

    id = "seat-changes"
    name = N_("Break and redraw list")
    rows = SeatChangesPaper

    def pages(self, rows: SeatChangesPaper, stock: Stock) -> Sequence[ChangePage]:
        """By name, by seat, and the proof."""
        each = int((stock.height - BODY_TOP - BODY_FOOT - 20) // _STEP)
        parts = [("name", rows.by_name), ("seat", rows.by_seat)]
        pages = [
            ChangePage("name" if kind == "name" else "seat", listed[start : start + each])
            for kind, listed in parts
            for start in range(0, len(listed), each)
        ]
        if not pages or rows.proof is None:
            return pages
        long = [ChangePage("proof", (), page) for page in term_pages(rows.proof.terms, stock, _TERM_LINES)]
        return [*pages, ChangePage("proof"), *long]

    def title(self, rows: SeatChangesPaper, words: Words) -> str:
        """The occasion."""
        return f"{rows.title} – {rows.letterhead.event}"

    def texts(self, rows: SeatChangesPaper) -> Iterator[str]:
        """Every name."""
        yield from (row.full_name for row in rows.by_name)

    def draw(self, sheet: Sheet, rows: SeatChangesPaper, page: ChangePage) -> None:
        """Draw one page."""
        words = sheet.words
        if page.kind == "proof" and rows.proof is not None:
            sheet.head(rows.letterhead, rows.title, words._("How the seats were drawn"))
            if page.terms:
                draw_terms(sheet, page.terms)
            else:
                _Proof(sheet, _TERM_LINES).draw(rows.proof)
        else:
            by_seat = words._("by new seat") if rows.anew else words._("by old seat")
            sheet.head(rows.letterhead, rows.title, words._("by name") if page.kind == "name" else by_seat)
            _draw_rows(sheet, page)
        sheet.foot(rows.letterhead)


def _draw_rows(sheet: Sheet, page: ChangePage) -> None:
    pen, words, left, right = sheet.pen, sheet.words, sheet.left, sheet.right
    source, target, card = right - 190, right - 120, right
    y = sheet.stock.height - BODY_TOP
    pen.text(left, y, words._("Player"), 8, colour=SOFT)
    pen.text(source, y, words._("From"), 8, colour=SOFT, align="right")
    pen.text(target, y, words._("To"), 8, colour=SOFT, align="right")
    pen.text(card, y, words._("Note"), 8, colour=SOFT, align="right")
    y -= 23
    for row in page.rows:
        room = source - left - 50
        pen.text(left, y, row.full_name, _SIZE, width=room, least=7)
        pen.text(source, y, f"{row.source.table}-{row.source.seat}", _SIZE, colour=SOFT, align="right")
        place = f"{row.target.table}-{row.target.seat}"
        pen.text(target, y, place, _SIZE + 2, style="bold", colour=INK, align="right")
        pen.text(card, y, _note(row, words), 9, colour=SOFT, align="right", width=110, least=6)
        pen.rule(left, y - 8, right - left, colour=LINE, thick=0.3)
        y -= _STEP


def _note(row: SeatChangeRow, words: Words) -> str:
    said = (
        row.card,
        words._("waits for the button") if row.waits else "",
        words._("absent") if row.away else "",
    )
    return " · ".join(filter(None, said))


class _Proof(ProofPage):
    """The last page, written downwards."""

    __slots__ = ()

    def draw(self, proof: DrawProof) -> None:
        """What was drawn with, from what, and how anybody finds it again."""
        words = self.sheet.words
        self.heading(words._("The draw"))
        word = words._("none: the key was shown together with the seats")
        self.fact(words._("Public word"), word)
        self.fact(words._("Key"), grouped(proof.key))
        self.fact(words._("Context"), proof.context)
        moment = words._("{line}, at {moment}").format(line=proof.line, moment=proof.at)
        self.fact(words._("Journal line"), moment)
        for name, value in proof.terms:
            self.fact(name, value)
        self.heading(words._("To recompute it"))
        self.steps(STEPS)
