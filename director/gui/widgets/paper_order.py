"""What shall be printed: which document, in which language, for whom, on which stock. Values only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from director.domain.ids import EntryId
from director.domain.moments import Moment, utc_ms
from director.host.i18n import Words
from director.host.two_languages import words_of_both
from director.printing import catalogue
from director.printing.logo import Logo
from director.printing.stock import A4, Stock
from director.views import papers
from director.views.draw_protocol import draw_protocol
from director.views.papers import CardCode, Order

if TYPE_CHECKING:
    from director.domain.journal import Journal
    from director.domain.people import People
    from director.views.ruling_papers import Period

CARDS = "seat-cards"
BY_NAME = "seating-by-name"
BY_TABLE = "seating-by-table"
LEFT = "players-left"
ALTERNATES = "alternates"
SIGN_IN = "sign-in-sheet"
PACK = "pack"
SHEETS = "table-sheets"
COUNTS = "count-sheet"
RACES = "race-sheet"
PAYOUTS = "payout-sheet"
PAID = "payout-receipt"
DEAL = "deal-sheet"
BOUNTIES = "bounty-list"
RESULTS = "results"
FINAL = "final-protocol"
_PRIZES = (PAYOUTS, PAID, DEAL, BOUNTIES, RESULTS, FINAL)
"""Papers of the prizes."""
PROTOCOL = "draw-protocol"
CHANGES = "seat-changes"
SLIPS = "move-slips"
SLIP_ROLL = "move-slip-roll"
RECEIPT = "receipt"
MONEY = "money-sheet"
SCHEDULE = "structure-sheet"
RULES = "event-rules"
RULINGS = "rulings-report"
HAND_OVER = "hand-over"
STATISTICS = "ruling-statistics"
JOURNAL = "journal"
HANDBOOK = "handbook"
SLIP = "explanation-slip"
SEASON = "season"
RULING = "ruling"
PENALTY = "penalty-notice"
_BOOK = (RULINGS, HAND_OVER, STATISTICS, JOURNAL, RULING, PENALTY)
"""Papers of the judges' book, and the journal."""


@dataclass(frozen=True, slots=True)
class PaperOrder:
    """One piece of printing."""

    document: str
    """An id of the catalogue."""
    language: str = "en"
    stock: Stock = A4
    code: CardCode = "qr"
    order: Order = "name"
    stacked: bool = False
    table: int | None = None
    """Only this table."""
    entries: frozenset[EntryId] | None = None
    """Only these cards."""
    draw: int | None = None
    """The number of a draw; None for the last one."""
    page: str = ""
    """A page of the handbook."""
    line: int | None = None
    """The line of a break or a redraw, None for the last one; of a ruling or a penalty."""
    period: Period = "event"
    """Of which time, for papers of the judges' book."""
    second: str = ""
    """Another language, beside the first; empty for none."""
    pages: tuple[int, ...] = ()
    """Only pages of these numbers; empty for all."""
    logo: Logo | None = None
    """Of the house."""
    made: object = None
    """The rows of what nothing stored tells: an explanation slip, a deal that is only offered."""
    signs: tuple[str, str] = ("", "")
    """Chief referee and secretary, whose names stand on the final protocol."""

    @property
    def words(self) -> Words:
        """The words of the paper."""
        return words_of_both(self.language, self.second)

    @property
    def paper(self) -> Stock:
        """The stock it is printed on."""
        return catalogue.document(self.document).own_stock or self.stock

    def cards_of(self, journal: Journal) -> frozenset[EntryId] | None:
        """Whose cards; None for everybody's."""
        if self.table is None:
            return self.entries
        there = frozenset(journal.tournament.seating.players(self.table).values())
        return there if self.entries is None else there & self.entries

    def rows(self, journal: Journal, people: People, at: str, now: Moment | None = None) -> object:
        """What stands on the paper, printed at this moment; `now` is the same by every clock there is.

        Raises Impossible `no_draw` for the protocol of a draw that was not made.
        """
        if self.made is not None:
            return self.made
        words = self.words
        match self.document:
            case "seat-cards":
                return papers.seat_cards(
                    journal,
                    people,
                    words,
                    at,
                    order=self.order,
                    code=self.code,
                    stacked=self.stacked,
                    only=self.cards_of(journal),
                )
            case "seating-by-name":
                return papers.seating_by_name(journal, people, words, at)
            case "players-left" | "alternates" | "pack":
                return self._of_players(journal, people, at, now)
            case "draw-protocol":
                return draw_protocol(journal, people, words, at, number=self.draw)
            case "seat-changes" | "move-slips" | "move-slip-roll":
                return self._of_changes(journal, people, at)
            case "sign-in-sheet" | "money-sheet" | "receipt":
                return self._of_desk(journal, people, at)
            case "structure-sheet":
                from director.views.structure_sheet import structure_sheet

                return structure_sheet(journal, words, at)
            case "event-rules":  # the rule sets are not read at every start
                from director.views.event_rules import event_rules

                return event_rules(journal, words, at)
            case "count-sheet" | "race-sheet":
                return self._of_chips(journal, people, at, now)
            case "handbook":
                return papers.handbook_text(self.page, words)
            case _:
                return self._of_tables(journal, people, at, now)

    def _of_desk(self, journal: Journal, people: People, at: str) -> object:
        if self.document == RECEIPT:
            from director.views.receipts import receipts

            return receipts(journal, people, self.words, at, only=self.cards_of(journal), line=self.line)
        if self.document == SIGN_IN:
            from director.views.sign_in import sign_in

            return sign_in(journal, people, self.words, at)
        from director.views.ruling_papers import since  # the rule book is not read at every start
        from director.views.takings import Wanted, money_sheet

        asked = Wanted(since(journal, at, self.period))
        return money_sheet(journal, people, self.words, at, asked)

    def _of_tables(self, journal: Journal, people: People, at: str, now: Moment | None) -> object:
        if self.document in _BOOK:
            return self._of_rulings(journal, people, at, now)
        if self.document in _PRIZES:
            return self._of_prizes(journal, people, at)
        tables = None if self.table is None else (self.table,)
        return papers.table_sheets(journal, people, self.words, at, only=tables)

    def _of_prizes(self, journal: Journal, people: People, at: str) -> object:
        from director.views.prizes import deal_paper, receipts, results, wall_papers  # not at every start

        match self.document:
            case "payout-sheet":
                return wall_papers.payout_sheet(journal, people, self.words, at)
            case "payout-receipt":
                only = None if self.line is None else (self.line,)
                return receipts.payout_receipts(journal, people, self.words, at, only)
            case "deal-sheet":
                return deal_paper.made_deal(journal, people, self.words, at, self.line)
            case "bounty-list":
                return wall_papers.bounty_list(journal, people, self.words, at)
            case "results":
                return wall_papers.results_list(journal, people, self.words, at)
        return results.final_protocol(journal, people, self.words, at, results.Officials(*self.signs))

    def _of_changes(self, journal: Journal, people: People, at: str) -> object:
        if self.document == CHANGES:
            from director.views.change_papers import seat_changes_paper  # rules of hands: not at every start

            return seat_changes_paper(journal, people, self.words, at, line=self.line)
        from director.views.move_slips import move_slips

        return move_slips(journal, people, self.words, at, line=self.line)

    def _of_rulings(self, journal: Journal, people: People, at: str, now: Moment | None) -> object:
        from director.views import ruling_papers as book  # the rule book is not read at every start

        words, line = self.words, self.line or 0
        match self.document:
            case "ruling":
                return book.one_ruling(journal, people, words, at, line)
            case "penalty-notice":
                return book.penalty_notice(journal, people, words, at, line)
            case "hand-over":
                moment = now or Moment(utc_ms(at))
                return book.hand_over_sheet(journal, people, words, at, moment, self.period)
            case "ruling-statistics":
                return book.ruling_statistics(journal, words, at, self.period)
            case "journal":
                from director.views.journal_paper import journal_paper

                return journal_paper(journal, people, words, at, self.period)
            case _:
                return book.rulings_report(journal, people, words, at, self.period)

    def _of_chips(self, journal: Journal, people: People, at: str, now: Moment | None) -> object:
        from director.views import chip_papers  # the rules of races are not read at every start

        words, tables = self.words, None if self.table is None else (self.table,)
        if self.document == COUNTS:
            return chip_papers.count_sheets(journal, people, words, at, only=tables)
        return chip_papers.race_sheets(journal, people, words, at, now or Moment(utc_ms(at)), only=tables)

    def _of_players(self, journal: Journal, people: People, at: str, now: Moment | None) -> object:
        if self.document == PACK:
            from director.views.paper_pack import paper_pack  # rules of the clock: not at every start

            return paper_pack(journal, people, self.words, at, now or Moment(utc_ms(at)))
        from director.views.player_papers import alternates_list, players_left

        made = players_left if self.document == LEFT else alternates_list
        return made(journal, people, self.words, at)


@dataclass(frozen=True, slots=True)
class Draft:
    """The first page, at once, and how long the whole will be."""

    rows: object
    pages: int
    first: bytes


def draft(
    order: PaperOrder,
    journal: Journal,
    people: People,
    at: str,
    now: Moment | None = None,
    progress: catalogue.Progress | None = None,
) -> Draft:
    """Draw the first page; `progress` hears how much is divided into pages.

    Raises `catalogue.NothingToPrint` and Impossible, and `catalogue.Cancelled` when `progress` answers no.
    """
    rows = order.rows(journal, people, at, now)
    count = catalogue.page_count(order.document, rows, stock=order.paper, progress=progress)
    pages = len(order.pages) or count
    number = order.pages[0] if order.pages else 1
    first = catalogue.first_page(
        order.document, rows, order.words, stock=order.paper, number=number, logo=order.logo
    )
    return Draft(rows, pages, first)
