"""What is typed of one seat on the sheet of a chip race, and what is wrong with the sheet of a table.

A cell holds a number of chips, with `!` where the seat has no others, and the cards dealt for its odd ones:
`17`, `3!`, `7 Kd`, `2 9s4c`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from director.domain.chips import TableRace
from director.host.i18n import Words
from director.rules.cards.card import BadCards, Card, read_from_decks
from director.rules.table.chip_exchange import Denominations
from director.views import figures
from director.views.race_sheet import RaceSheet

_CELL: Final = re.compile(r"(\d{1,9})\s*(!?)(?:\s+(\S.*)|([^\d\s!].*))?")


class SeatTyped(NamedTuple):
    """What was typed of one seat."""

    chips: int
    others: bool = True
    cards: tuple[Card, ...] = ()


def read_seat_cell(text: str) -> SeatTyped | None:
    """One cell; None where it is none.

    >>> read_seat_cell("17"), read_seat_cell("3!"), read_seat_cell("x")
    (SeatTyped(chips=17, others=True, cards=()), SeatTyped(chips=3, others=False, cards=()), None)
    >>> read_seat_cell("2 Kd10c").cards
    (Card(rank=13, suit=<Suit.DIAMONDS: 1>), Card(rank=10, suit=<Suit.CLUBS: 0>))
    """
    found = _CELL.fullmatch(text.strip())
    if found is None:
        return None
    letters = "".join((found[3] or found[4] or "").split()).replace("10", "T")
    try:
        cards = read_from_decks(letters)
    except BadCards:
        return None
    return SeatTyped(int(found[1]), not found[2], cards)


def new_chips(race: TableRace, terms: Denominations) -> tuple[int, int]:
    """Larger chips that leave the rack for this table, and chips of the smallest left besides."""
    value = sum(seat.chips * terms.small + seat.change for seat in race.seats)
    return divmod(value, terms.larger)


def rack_words(race: TableRace, terms: Denominations, counted: int, words: Words) -> str:
    """What is wrong where the rack gave another number of chips than the sheet says; else empty."""
    larger, rest = new_chips(race, terms)
    right = larger + rest // terms.smallest_left
    if counted == right:
        return ""
    facts = {
        "table": race.table,
        "counted": figures.chips(counted, words),
        "right": figures.chips(right, words),
        "difference": figures.signed((counted - right) * terms.larger, words),
    }
    text = words._(
        "Table {table}: the rack gave {counted} new chips, the sheet says {right}. Somebody may have "
        "{difference}: check seat by seat before the rack leaves."
    )
    return text.format(**facts)


def seat_words(
    seat: int, typed: SeatTyped | None, sheet: RaceSheet | None, terms: Denominations, words: Words
) -> str:
    """The sum of one seat: what it hands in, and what it gets for it."""
    line = sheet.seats.get(seat) if sheet is not None else None
    if typed is None or line is None:
        return ""
    chip, larger = figures.chips(terms.small, words), figures.chips(terms.larger, words)
    facts: Mapping[str, object] = {
        "seat": seat,
        "chips": figures.chips(typed.chips, words),
        "chip": chip,
        "value": figures.chips(typed.chips * terms.small, words),
        "groups": figures.chips(line.exchanged, words),
        "larger": larger,
        "odd": figures.chips(line.odd, words),
    }
    text = words._("Seat {seat}: {chips} × {chip} = {value} → {groups} × {larger}, odd chips {odd}")
    if line.change is None:
        return text.format(**facts)
    gets = {"": "", "won": words._("wins one"), "protected": words._("protected")}[line.gets]
    told = words._("{sum}; change {change}").format(
        sum=text.format(**facts), change=figures.signed(line.change, words)
    )
    return f"{told} · {gets}" if gets else told
