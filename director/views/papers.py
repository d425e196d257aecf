"""What stands on paper, in ready words: rows of every document, made from the state in one language."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache
from typing import Literal

import msgspec

from director.domain.card_code import card_code
from director.domain.ids import EntryId, PersonId
from director.domain.journal import Journal
from director.domain.marks import NO_MARK, Mark
from director.domain.people import People
from director.domain.plan import Plan
from director.domain.seats import TableSeat
from director.domain.tournament import Entry, Table, Tournament
from director.host import resources
from director.host.i18n import Words
from director.views import figures, names
from director.views.table_marks import signs

CardCode = Literal["qr", "code128", "none"]
"""How the code of a card is drawn beside its letters."""

Order = Literal["name", "table"]
"""In which order cards are handed out."""


class Letterhead(msgspec.Struct, frozen=True, gc=False):
    """What every page of an event says about itself."""

    event: str
    when: str = ""
    """When it begins."""
    place: str = ""
    """Where."""
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
    signs: str = ""
    """What lies there, in letters: button, blinds, a marker; that the player is away or waits."""


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


class RuleRow(msgspec.Struct, frozen=True, gc=False):
    """One rule that holds at this event."""

    label: str
    rule: str
    """The rule in one sentence."""
    source: str
    """The article, or who chose it."""
    house: bool = False
    """No article says so: the house chose it, or this event."""
    book: str = ""
    """What the rule set says where this event says something else."""


class RuleTopic(msgspec.Struct, frozen=True):
    """Rules about one thing."""

    name: str
    rows: tuple[RuleRow, ...]


class EventRules(msgspec.Struct, frozen=True):
    """The rules of an event where the books differ."""

    letterhead: Letterhead
    book: str
    """The rule set."""
    game: str
    """Game and structure of the betting."""
    topics: tuple[RuleTopic, ...]


class HandbookText(msgspec.Struct, frozen=True, gc=False):
    """A page of the handbook."""

    letterhead: Letterhead
    title: str
    text: str
    """Markdown."""


def letterhead(journal: Journal, words: Words, printed: str) -> Letterhead:
    """What every page of this event says about itself. `printed` is a moment as the journal writes it."""
    plan = journal.tournament.setup
    return Letterhead(
        event=plan.name,
        when=figures.start_time(plan, words),
        place=plan.place,
        printed=figures.day_and_time(printed, plan, words),
        line=journal.seq,
        hash=journal.head[:8],
    )


def price(plan: Plan, words: Words) -> str:
    """Buy-in and fee; empty for an event that costs nothing."""
    if plan.fee:
        buy_in, fee = (figures.money(amount, plan, words) for amount in (plan.buy_in, plan.fee))
        return words._("{buy_in} + {fee}").format(buy_in=buy_in, fee=fee)
    return figures.money(plan.buy_in, plan, words) if plan.buy_in else ""


def seat_cards(
    journal: Journal,
    people: People,
    words: Words,
    printed: str,
    *,
    order: Order = "name",
    code: CardCode = "qr",
    stacked: bool = False,
    only: Collection[EntryId] | None = None,
) -> SeatCards:
    """A card for everybody who has a seat, or for `only` these entries: one late player needs one card."""
    tournament, named = journal.tournament, _Named(people, words)
    chips = _chips(words)
    rows = tuple(
        SeatCardRow(
            name=named.name(entry.person),
            told_apart=named.mark(entry.person),
            table=place.table,
            seat=place.seat,
            stack=chips(entry.stack),
            code=card_code(tournament.id, entry.id),
        )
        for entry, place in _seated(tournament, named, order)
        if only is None or entry.id in only
    )
    return SeatCards(letterhead(journal, words, printed), price(tournament.setup, words), rows, code, stacked)


def seating_by_name(journal: Journal, people: People, words: Words, printed: str) -> SeatingList:
    """Everybody who has a seat, as the language sorts names."""
    named = _Named(people, words)
    rows = tuple(
        SeatingRow(named.name(entry.person), named.mark(entry.person), place.table, place.seat)
        for entry, place in _seated(journal.tournament, named, "name")
    )
    return SeatingList(letterhead(journal, words, printed), rows)


def table_sheets(
    journal: Journal, people: People, words: Words, printed: str, *, only: Collection[int] | None = None
) -> TableSheets:
    """Every open table with all its chairs, by number, or `only` these tables. Also the seating by table."""
    tournament, named, chips = journal.tournament, _Named(people, words), _chips(words)

    def lying(table: Table, seat: int, mark: Mark = NO_MARK) -> str:
        return " ".join(signs(table.last, seat, mark, words))

    def chair(table: Table, seat: int, holder: EntryId | None) -> ChairRow:
        if holder is None:
            return ChairRow(seat, locked=seat in table.locked, signs=lying(table, seat))
        entry = tournament.entries[holder]
        return ChairRow(
            seat, named.name(entry.person), named.mark(entry.person), chips(entry.stack),
            signs=lying(table, seat, tournament.mark(holder)),
        )  # fmt: skip

    tables = tuple(
        TableRows(
            table.number, tuple(chair(table, seat, held.get(seat)) for seat in range(1, table.seats + 1))
        )
        for table in sorted(tournament.open_tables(), key=lambda table: table.number)
        if only is None or table.number in only
        for held in (tournament.seating.players(table.number),)
    )
    return TableSheets(letterhead(journal, words, printed), tables)


class _Named:
    """Names as a document writes them. Asks the address book once for all."""

    __slots__ = ("_people", "_words")

    def __init__(self, people: People, words: Words) -> None:
        """Names of this address book, sorted as the language of these words sorts."""
        self._people = people
        self._words = words

    def name(self, who: PersonId) -> str:
        """Family name and given name."""
        return self._people.find(who).name

    def mark(self, who: PersonId) -> str:
        """What tells namesakes apart."""
        return names.distinction(self._people, who)

    def ranks(self) -> dict[PersonId, int]:
        """Everybody's place in a list by name."""
        return {person.id: rank for rank, person in enumerate(self._people.in_order(self._words.language))}


def _seated(tournament: Tournament, named: _Named, order: Order) -> list[tuple[Entry, TableSeat]]:
    """Everybody who has a seat, by name or by seat; people who were erased stand last."""
    seated = [(tournament.entries[entry], place) for entry, place in tournament.seating.places.items()]
    if order == "table":
        return sorted(seated, key=lambda pair: pair[1])
    ranks = named.ranks()
    return sorted(seated, key=lambda pair: (ranks.get(pair[0].person, len(ranks)), pair[0].id))


def _chips(words: Words) -> Callable[[int], str]:
    """Chips as text, each amount written once: nearly all stacks are equal."""
    return cache(lambda amount: figures.chips(amount, words))


def handbook_text(page: str, words: Words) -> HandbookText:
    """A page of the handbook in this language, by its name without ending. Raises FileNotFoundError."""
    text = resources.read_text(f"handbook/{words.language}/{page}.md")
    title = next((line[2:].strip() for line in text.splitlines() if line.startswith("# ")), page)
    return HandbookText(Letterhead(words._("Floor Director"), words._("Staff handbook")), title, text)
