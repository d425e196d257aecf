"""What stands on paper, in ready words: rows of every document, made from the state in one language."""

from __future__ import annotations

from typing import Literal

import msgspec

CardCode = Literal["qr", "code128", "none"]
"""How the code of a card is drawn beside its letters."""


class Letterhead(msgspec.Struct, frozen=True, gc=False):
    """What every page of an event says about itself."""

    event: str
    when: str = ""
    place: str = ""
    printed: str = ""
    """When it was printed, in the time of the place."""
    line: int = 0
    """Last line of the journal this paper shows; 0 when it shows none."""
    hash: str = ""
    """First eight digits of that line's hash."""


class SeatCardRow(msgspec.Struct, frozen=True, gc=False):
    """One seat card."""

    name: str
    told_apart: str
    """What tells namesakes apart; empty when there are none."""
    table: int
    seat: int
    stack: str
    code: str


class SeatCards(msgspec.Struct, frozen=True):
    """All seat cards of an event, in the order in which they are handed out."""

    letterhead: Letterhead
    price: str
    rows: tuple[SeatCardRow, ...]
    code: CardCode = "qr"
    stacked: bool = False
    """Laid out so that after cutting the whole pile at once each small pile is in order."""


class SeatingRow(msgspec.Struct, frozen=True, gc=False):
    """One player in a list by name."""

    name: str
    told_apart: str
    table: int
    seat: int


class SeatingList(msgspec.Struct, frozen=True):
    """Everybody who has a seat, as the language sorts names."""

    letterhead: Letterhead
    rows: tuple[SeatingRow, ...]


class ChairRow(msgspec.Struct, frozen=True, gc=False):
    """One chair of a table and who should sit on it."""

    seat: int
    name: str = ""
    """Empty when nobody should."""
    told_apart: str = ""
    stack: str = ""
    locked: bool = False


class TableRows(msgspec.Struct, frozen=True, gc=False):
    """One table with all its chairs."""

    number: int
    chairs: tuple[ChairRow, ...]


class TableSheets(msgspec.Struct, frozen=True):
    """All open tables, by number."""

    letterhead: Letterhead
    tables: tuple[TableRows, ...]


class DrawnRow(msgspec.Struct, frozen=True, gc=False):
    """What a draw gave to one entry."""

    entry: int
    name: str
    told_apart: str
    table: int
    seat: int


class DrawProtocol(msgspec.Struct, frozen=True):
    """Everything with which anybody can recompute a draw."""

    letterhead: Letterhead
    number: int
    key_hash: str
    list_hash: str
    sealed_line: int
    sealed_at: str
    word: str
    """Empty: no public word was used."""
    key: str
    drawn_line: int
    drawn_at: str
    context: str
    """What the key is applied to, as text."""
    terms: tuple[tuple[str, str], ...]
    """Name and value of everything else that decided the draw."""
    rows: tuple[DrawnRow, ...]
    """In order of registration."""


class HandbookText(msgspec.Struct, frozen=True, gc=False):
    """A page of the handbook."""

    letterhead: Letterhead
    title: str
    text: str
    """Markdown."""
