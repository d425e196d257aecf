"""What was printed, and what of it is no longer true: the paper of this desk beside its tournament.

A paper is compared by what it says, not by when it was printed: a level that ends makes no seating list old.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec import structs
from PySide6.QtCore import QTimer, Signal

from director.domain.refusal import Impossible
from director.gui.of_bridge import OfBridge
from director.gui.widgets import paper_order
from director.gui.widgets.card_paper import CardPaper
from director.gui.widgets.lasting import lasting
from director.gui.widgets.paper_order import PaperOrder
from director.gui.widgets.print_memory import PrintMemory
from director.gui.widgets.print_store import Printing
from director.host.i18n import LANGUAGES
from director.printing import catalogue
from director.printing.page_marks import page_marks
from director.printing.stock import A4, Stock

if TYPE_CHECKING:
    from director.domain.journal import Journal
    from director.domain.moments import Moment
    from director.domain.people import People
    from director.gui.bridge import Bridge

STAYS_TRUE: Final = frozenset(
    {
        paper_order.CARDS,
        paper_order.PACK,
        paper_order.CHANGES,
        paper_order.SLIPS,
        paper_order.SLIP_ROLL,
        paper_order.DEAL,
        paper_order.PROTOCOL,
        paper_order.HAND_OVER,
        paper_order.MONEY,
        paper_order.HANDBOOK,
        paper_order.SLIP,
        paper_order.RULING,
        paper_order.PENALTY,
    }
)
"""Papers of one moment or one step, true whatever comes later. Cards have a memory of their own."""
BY_PAGE: Final = frozenset(
    {
        paper_order.BY_NAME,
        paper_order.BY_TABLE,
        paper_order.LEFT,
        paper_order.ALTERNATES,
        paper_order.SIGN_IN,
        paper_order.SHEETS,
        paper_order.COUNTS,
        paper_order.RECEIPT,
        paper_order.PAID,
    }
)
"""Lists and sheets of which one page can be exchanged; of others the whole is printed again."""
ON_THE_WALL: Final = (paper_order.PAYOUTS, paper_order.BOUNTIES, paper_order.RESULTS, paper_order.FINAL)
"""Papers of the prizes: once one of them is wrong, somebody has to go and take it down."""
REST: Final = 700
"""Milliseconds without a decision before anything is looked at: a list of all results takes its time."""
_CHOSEN: Final = (
    "language", "second", "code", "order", "stacked", "table", "draw", "page", "line", "period",
)  # fmt: skip
_SAME: Final = ("language", "second", "table", "draw", "page", "line", "period")
"""Two printings that agree in these are the same paper, the later in place of the earlier."""

_Name = tuple[object, ...]
"""Tells one printing from every other."""


class Outdated(NamedTuple):
    """What a paper lacks; nothing while it is true."""

    pages: tuple[int, ...] = ()
    """Numbers of the pages that say something new."""
    of: int = 0
    """How many pages it has now."""
    gone: int = 0
    """Pages that are to be taken away."""

    def __bool__(self) -> bool:
        return bool(self.pages or self.gone)


TRUE: Final = Outdated()


class PrintCentre(OfBridge):
    """Every printing, the latest of each paper, and whether it is still true."""

    changed = Signal()
    """Something was printed, or is no longer true, or is again."""
    waiting_changed = Signal(int)
    """So many cards and papers of the prizes are to be printed."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(bridge)
        self._bridge = bridge
        self._memory, self._paper = PrintMemory.of(bridge), CardPaper.of(bridge)
        self._found: dict[_Name, Outdated] = {}
        self._looked: object = None
        self._told = 0
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self.look)
        self._memory.changed.connect(self._on_memory)
        self._memory.waiting_changed.connect(self._tell)
        self.changed.connect(self._tell)
        bridge.changed.connect(self._on_changed)

    @property
    def papers(self) -> tuple[Printing, ...]:
        """All that was printed here, the latest first."""
        return self._memory.papers[::-1]

    def latest(self) -> tuple[Printing, ...]:
        """The last printing of each paper, the latest first."""
        kept: dict[tuple[object, ...], Printing] = {}
        for printing in self.papers:
            kept.setdefault(_key(printing), printing)
        return tuple(kept.values())

    def outdated(self, printing: Printing) -> Outdated:
        """What of it is no longer true, as far as it was looked; of papers printed again since, nothing."""
        return self._found.get(_name(printing), TRUE)

    def outdated_documents(self) -> tuple[str, ...]:
        """Ids of the documents of which a paper is no longer true, in the order of the catalogue."""
        found = {printing.document for printing in self.latest() if self.outdated(printing)}
        return tuple(document for document in catalogue.DOCUMENTS if document in found)

    def outdated_on_the_wall(self) -> tuple[str, ...]:
        """Those of the prizes."""
        return tuple(one for one in self.outdated_documents() if one in ON_THE_WALL)

    @property
    def waiting(self) -> int:
        """How many cards and papers of the prizes are to be printed."""
        return self._memory.waiting + len(self.outdated_on_the_wall())

    def last_of(self, document: str) -> Printing | None:
        """The printing of a document that needs an eye: one no longer true, else the last."""
        mine = [printing for printing in self.latest() if printing.document == document]
        return next((one for one in mine if self.outdated(one)), mine[0] if mine else None)

    def again(self, printing: Printing) -> PaperOrder:
        """What is printed to make it true: the pages that changed, or the whole."""
        order = replace(order_of(printing, self._paper.house.stocks), logo=self._paper.logo)
        pages = self.outdated(printing).pages
        if printing.document in BY_PAGE:
            return replace(order, pages=pages)
        return order

    def note(self, order: PaperOrder, journal: Journal, target: str, pages: int) -> None:
        """This order is out, with the tournament as it stood then: cards are remembered with their chairs.

        What other papers say is worked out elsewhere than in the window.
        """
        venue = self._bridge.desk.venue
        at, now, people = venue.moment(), venue.instant(), self._bridge.people
        printing = Printing(
            at, order.document, pages, target, venue.staff, journal.seq, chosen=_choices_of(order)
        )
        if order.document == paper_order.CARDS:
            whose = order.cards_of(journal)
            seated = journal.tournament.seating.places if whose is None else whose
            self._memory.remember(journal.tournament, seated, at)
        of_a_time = order.period != "event"
        if order.document in STAYS_TRUE or of_a_time or order.made is not None:
            self._memory.note(printing)
            return
        self._bridge.background(
            partial(marks_of, replace(order, pages=()), journal, people, at, now),
            lasting(self, lambda marks: self._memory.note(structs.replace(printing, marks=marks))),
        )

    def look(self) -> None:
        """Compare the latest papers with the tournament, elsewhere than in the window, if either is new."""
        bridge, papers = self._bridge, [one for one in self.latest() if one.marks]
        state = (bridge.journal.seq, bridge.journal.head, len(self._memory.papers))
        if state == self._looked:
            return
        self._looked = state
        if not papers:
            self._on_looked({})
            return
        venue = bridge.desk.venue
        work = partial(
            compared, papers, self._paper.house.stocks, bridge.journal, bridge.people, venue.moment(),
            venue.instant(),
        )  # fmt: skip
        bridge.background(work, lasting(self, self._on_looked))

    def _on_changed(self, _changed: object) -> None:
        if self._memory.papers:
            self._rest.start()

    def _tell(self, _cards: int = 0) -> None:
        if self.waiting != self._told:
            self._told = self.waiting
            self.waiting_changed.emit(self._told)

    def _on_memory(self) -> None:
        self._looked = None
        self.look()
        self.changed.emit()

    def _on_looked(self, found: dict[_Name, Outdated]) -> None:
        if found != self._found:
            self._found = found
            self.changed.emit()


def order_of(printing: Printing, stocks: Mapping[str, Stock]) -> PaperOrder:
    """How it was printed; a choice that nobody understands is left as it comes."""
    plain, chosen = PaperOrder(printing.document), dict[str, Any]()
    for name in _CHOSEN:
        value, usual = printing.chosen.get(name), getattr(plain, name)
        kind = int if usual is None else type(usual)
        if type(value) is kind and (name not in ("language", "second") or value in LANGUAGES):
            chosen[name] = value
    stock = stocks.get(str(printing.chosen.get("stock")), A4)
    match printing.chosen.get("signs"):
        case [str(referee), str(secretary)]:
            chosen["signs"] = referee, secretary
    return PaperOrder(printing.document, stock=stock, **chosen)


def marks_of(order: PaperOrder, journal: Journal, people: People, at: str, now: Moment) -> tuple[str, ...]:
    """What each page says now; nothing where there is nothing to print, or no such document any more."""
    try:
        rows = order.rows(journal, people, at, now)
        return page_marks(order.document, rows, stock=order.paper, by_page=order.document in BY_PAGE)
    except (KeyError, Impossible):
        return ()


def compared(
    papers: list[Printing],
    stocks: Mapping[str, Stock],
    journal: Journal,
    people: People,
    at: str,
    now: Moment,
) -> dict[_Name, Outdated]:
    """What of each is no longer true. May run on any thread."""
    found: dict[_Name, Outdated] = {}
    for printing in papers:
        marks = marks_of(order_of(printing, stocks), journal, people, at, now)
        pages = tuple(number for number, mark in enumerate(marks, 1) if mark not in printing.marks)
        gone = len(set(printing.marks) - set(marks)) - len(pages)
        missing = Outdated(pages, len(marks), max(0, gone))
        if missing:
            found[_name(printing)] = missing
    return found


def _choices_of(order: PaperOrder) -> dict[str, Any]:
    plain = PaperOrder(order.document)
    chosen = {name: getattr(order, name) for name in _CHOSEN if getattr(order, name) != getattr(plain, name)}
    return {**chosen, "stock": order.stock.id, "signs": list(order.signs)}


def _key(printing: Printing) -> tuple[object, ...]:
    return (printing.document, *(printing.chosen.get(name) for name in _SAME))


def _name(printing: Printing) -> _Name:
    return (printing.at, printing.marks, *_key(printing))
