"""An event of real people played until every document has something to say: what each is printed from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from director.desk.closing import redrawing
from director.desk.desk import Desk
from director.desk.lists.reading import read
from director.desk.venue import Venue
from director.domain.busts import Bust, Out
from director.domain.clock import Stamp
from director.domain.entries import Register
from director.domain.payments import AgreeDeal
from director.domain.people import Person
from director.domain.play import StartPlay
from director.domain.prize_money import Share
from director.domain.prize_plan import BountyPlan, PrizePlan, Scheme
from director.domain.prizes import SetPrizes
from director.domain.setup import OpenTables
from director.gui.widgets.paper_order import PaperOrder
from director.host.i18n import words_for
from director.rules.clock_steps import set_structure
from director.rules.prizes.deciding import pay_now, publish_now
from director.rules.prizes.dues import dues
from director.rules.table.sitting import rules_at
from director.views.prizes.deal_paper import offered_deal
from tests.helpers.evening import PLAN
from tests.helpers.sheets import SHORT
from tests.printing.ruling_samples import book_samples

PLAYERS: Final = Path(__file__).resolve().parent.parent / "data" / "players"
CURVE: Final = PrizePlan(scheme=Scheme(kind="curve", field="15", first="18"), bounty=BountyPlan(10_000))
BOOK: Final = ("rulings-report", "hand-over", "ruling-statistics", "journal")
"""Papers of the judges' book: made of the book of another evening, with these names in it."""

Printed = tuple[str, object, tuple[str, ...]]
"""A document, its rows, and whoever must stand on it at least."""


def people_of(file: str) -> list[Person]:
    """Everybody of one of the lists, as our own import reads it."""
    return [row.person for row in read((PLAYERS / file).read_bytes()).rows if row.person.name]


def papers_of(folder: Path, people: Sequence[Person]) -> Iterator[Printed]:
    """Every document of the catalogue in the course of the event; one in ten comes late and waits."""
    came = people[: len(people) - len(people) // 10]
    desk = _drawn(folder, came)
    tables = tuple(table.number for table in desk.journal.tournament.open_tables())
    seated = _names(desk)
    everybody = (
        "seat-cards", "seating-by-name", "seating-by-table", "sign-in-sheet", "table-sheets", "count-sheet",
        "race-sheet", "receipt", "pack", "draw-protocol",
    )  # fmt: skip
    for document in everybody:
        yield document, _rows(desk, document), seated
    desk.do(redrawing(desk.journal, tables, desk.venue.key()), "test", overrule=True)
    for document in ("seat-changes", "move-slips", "move-slip-roll"):
        yield document, _rows(desk, document), seated
    late = people[len(came) :]
    _register(desk, late)
    yield "alternates", _rows(desk, "alternates"), tuple(person.name for person in late)
    gone = _bust(desk)
    yield "players-left", _rows(desk, "players-left"), _names(desk)
    for document in ("results", "final-protocol", "bounty-list", "payout-receipt"):
        yield document, _rows(desk, document), gone if document == "results" else ()
    yield "deal-sheet", _deal(desk), _names(desk)
    for document, rows in book_samples(seated).items():
        if document in BOOK:
            yield document, rows, seated
    for document in ("payout-sheet", "money-sheet", "structure-sheet", "event-rules", "handbook"):
        yield document, _rows(desk, document), ()
    desk.venue.close()


def _drawn(folder: Path, people: Sequence[Person]) -> Desk:
    """Everybody registered and drawn, the schedule set, the payouts published, play begun."""
    venue = Venue.open(folder / f"whole-{len(people)}.floor", create=True)
    desk = venue.create(PLAN)
    desk.do(OpenTables(tuple(range(1, -(-len(people) // 9) + 1)), 9))
    _register(desk, people)
    desk.do(set_structure(desk.journal.tournament, venue.instant(), SHORT), "test", overrule=True)
    desk.seal_draw()
    desk.draw("KsQd7c")
    desk.do(SetPrizes(CURVE), "test", overrule=True)
    desk.do(StartPlay(), "test", overrule=True)
    desk.do(publish_now(desk.journal.tournament), "test", overrule=True)
    return desk


def _register(desk: Desk, people: Sequence[Person]) -> None:
    desk.write(
        lambda _journal, added: [
            Register(one.id, PLAN.buy_in, PLAN.fee, PLAN.stack, method="card" if one.id % 3 else "cash")
            for one in added
        ],
        "test",
        newcomers=people,
        overrule=True,
    )


def _bust(desk: Desk) -> tuple[str, ...]:
    """Half of those who sit go out, each knocked out by one of a hundred; all bounties are paid."""
    tournament = desk.journal.tournament
    seats = sorted(tournament.seating.places.items())
    stay, out = seats[: len(seats) // 2], seats[len(seats) // 2 :]
    killers = [entry for entry, _seat in stay[:100]]
    busts = [
        Bust((Out(entry, seat, 12_000, (killers[at % len(killers)],)),), Stamp(3, 754_321))
        for at, (entry, seat) in enumerate(out)
    ]
    for start in range(0, len(busts), 1_000):
        desk.do_all(busts[start : start + 1_000], "test", overrule=True)
    tournament = desk.journal.tournament
    owed = [one for one in dues(tournament, rules_at(tournament)) if one.left > 0]
    desk.do_all([pay_now(one) for one in owed[:100]], "test", overrule=True)
    named = (desk.people.find(tournament.entries[entry].person).name for entry, _seat in out)
    return tuple(named)


def _names(desk: Desk) -> tuple[str, ...]:
    tournament = desk.journal.tournament
    return tuple(desk.people.find(tournament.entries[one].person).name for one in tournament.seating.places)


def _deal(desk: Desk) -> object:
    """Everybody who is left divides, as it would be signed."""
    left = sorted(desk.journal.tournament.playing_persons.values())
    action = AgreeDeal("custom", tuple(Share(entry, 10_000, 12_000) for entry in left))
    return offered_deal(desk.journal, desk.people, words_for("en"), desk.venue.moment(), action)


def _rows(desk: Desk, document: str) -> object:
    page = "04-draw" if document == "handbook" else ""
    order = PaperOrder(document, page=page)
    return order.rows(desk.journal, desk.people, desk.venue.moment(), desk.venue.instant())
