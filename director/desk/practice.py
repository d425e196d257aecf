"""A practice event: two hundred invented people in many scripts and a tournament in full swing.

Everything is done as a desk does it, action by action, so whatever works on a real event works here. It lies
in a file of its own: nobody practises in a venue that counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from director.desk.at_tables import first_button
from director.desk.drawing import registration
from director.desk.going_out import knock_out
from director.desk.importing import read
from director.desk.prize_tables import payout_tables
from director.desk.schedules.setting import set_schedule
from director.desk.schedules.templates import house
from director.domain.busts import Out
from director.domain.clock import stamp
from director.domain.moments import MINUTE, Moment
from director.domain.plan import Offer, Plan
from director.domain.play import Away, StartPlay
from director.domain.prize_plan import PrizePlan
from director.domain.prizes import SetPrizes
from director.domain.refusal import Article
from director.domain.ruled import Ruled
from director.domain.rulings import Rule
from director.domain.setup import OpenTables
from director.domain.structure import Structure, Window
from director.host import resources
from director.rules import clock_steps
from director.rules.penalties import propose_penalty
from director.rules.prizes.deciding import publish_now
from director.rules.table.proposals import propose_hand
from director.storage.disk import of_disk

if TYPE_CHECKING:
    from director.desk.desk import Desk
    from director.desk.venue import Venue
    from director.domain.ids import EntryId
    from director.domain.people import Person
    from director.domain.seats import TableSeat
    from director.views.practice import PracticeTexts

PEOPLE: Final = "sample/practice.csv"
TABLES: Final = 20
SEATS: Final = 9
DRAWN: Final = TABLES * SEATS
"""So many come to the draw; the others wait as alternates."""
LEFT: Final = 3
"""Minutes of level 5 that are left: then comes the break in which the smallest chip is raced off."""

_TAILS: Final = ("", "-wal", "-shm", "-journal")


def practice_event(venue: Venue, texts: PracticeTexts, chance: Random, zone: str = "UTC") -> Desk:
    """Set it up and play it to the end of level 5. `chance` decides who goes out. Raises as a desk does."""
    people = [row.person for row in read(resources.read_bytes(PEOPLE)).rows]
    desk = venue.create(_plan(texts, venue.instant(), zone))
    _schedule(desk)
    desk.do(OpenTables(tuple(range(1, TABLES + 1)), SEATS))
    _enter(desk, people[:DRAWN])
    desk.seal_draw()
    desk.draw("Ks Qd 7c")
    desk.do(StartPlay())
    desk.clock(clock_steps.start)
    _enter(desk, people[DRAWN:])
    _first_hands(desk)
    for part, gone in ((1, 9), (2, 8), (3, 9)):
        _to_level(desk, part)
        _play_down(desk, chance, gone)
        desk.seat_alternates(5)
    _to_level(desk, 4)
    _play_down(desk, chance, 14)
    _prizes(desk, texts)
    _judge(desk, texts, chance)
    desk.clock(lambda tournament, now: clock_steps.jump(tournament, now, 4, LEFT * MINUTE))
    return desk


def make_practice(path: Path, texts: PracticeTexts, chance: Random, zone: str = "UTC") -> None:
    """Put a file with a fresh practice event here, in the place of one that lies there already.

    It is made beside and put there when it is whole. Raises Unavailable, and then nothing has changed.
    """
    from director.desk.venue import Venue

    beside = path.with_name(f"{path.name}.new")
    throw_away(beside)
    try:
        venue = Venue.open(beside, create=True)
        try:
            practice_event(venue, texts, chance, zone)
        finally:
            venue.close()
        throw_away(path)
        beside.replace(path)
    except OSError as error:
        raise of_disk(error, path) from error
    finally:
        throw_away(beside)


def throw_away(path: Path) -> None:
    """Let the file of a practice event go, with what the database keeps beside it. Raises Unavailable."""
    for tail in _TAILS:
        file = path.with_name(path.name + tail)
        try:
            file.unlink(missing_ok=True)
        except OSError as error:
            raise of_disk(error, file) from error


def _plan(texts: PracticeTexts, now: Moment, zone: str) -> Plan:
    begun = datetime.fromtimestamp(now.utc / 1000, ZoneInfo(zone)) - timedelta(minutes=100)
    price = 110_000 if texts.currency == "EUR" else 5_500_000
    fee = price // 11
    return Plan(
        name=texts.title,
        starts=f"{begun:%Y-%m-%dT%H:%M}",
        place=texts.place,
        zone=zone,
        rules=texts.rules,
        seats=SEATS,
        stack=10_000,
        buy_in=price - fee,
        fee=fee,
        currency=texts.currency,
        reentry=Offer(price - fee, fee, 10_000, most=1),
    )


def _schedule(desk: Desk) -> None:
    """The evening of the house, with its first break after level 5 instead of 4."""
    evening = next(one for one in house() if one.key == "evening")
    parts = list(evening.structure.parts)
    parts[4], parts[5] = parts[5], parts[4]
    late = Window(8)
    set_schedule(desk, Structure(tuple(parts), late_registration=late, reentry=late), evening.case)


def _enter(desk: Desk, people: Sequence[Person]) -> None:
    """They pay and have no seat yet: a draw gives it, or they wait for one."""
    now = desk.venue.instant()
    desk.write(
        lambda journal, added: [registration(journal, one.id, None, now, "cash") for one in added],
        newcomers=people,
    )


def _first_hands(desk: Desk) -> None:
    """Each table draws its button and deals its first hands."""
    numbers = [table.number for table in desk.journal.tournament.open_tables()]
    desk.write(lambda journal, _people: [first_button(journal, n, {}, desk.venue.key()) for n in numbers])
    for _hand in range(2):
        tournament = desk.journal.tournament
        desk.do_all([propose_hand(tournament, number, (50, 100)).answer for number in numbers])


def _to_level(desk: Desk, part: int) -> None:
    desk.clock(lambda tournament, now: clock_steps.jump(tournament, now, part))


def _seated(desk: Desk) -> list[tuple[EntryId, TableSeat]]:
    return sorted(desk.journal.tournament.seating.places.items())


def _play_down(desk: Desk, chance: Random, gone: int) -> None:
    """So many go out one after the other; the chips go to somebody at their table."""
    for _one in range(gone):
        entry, seat = chance.choice(_seated(desk))
        others = [who for who, where in _seated(desk) if where.table == seat.table and who != entry]
        knock_out(desk, [Out(entry, seat, chance.randrange(20, 90) * 100, (chance.choice(others),))])


def _prizes(desk: Desk, texts: PracticeTexts) -> None:
    """The payouts as published, out of what was paid in."""
    scheme = payout_tables()[0].scheme
    unit = 1_000 if texts.currency == "EUR" else 10_000
    desk.do(SetPrizes(PrizePlan(scheme=scheme, unit=unit)))
    desk.do(publish_now(desk.journal.tournament), texts.reason, overrule=True)


def _judge(desk: Desk, texts: PracticeTexts, chance: Random) -> None:
    """A ruling that is decided, one that waits, a penalty that is being served, somebody away."""
    (one, there), (other, here), (third, _), (last, _) = chance.sample(_seated(desk), 4)
    tournament, now = desk.journal.tournament, desk.venue.instant()
    structure, clock = tournament.structure, tournament.clock
    shown = stamp(structure, clock, now) if structure is not None and clock is not None else None
    book = Article("SP", "4.12") if texts.rules == "sport-ru" else Article("TDA", "44")
    decided = Ruled(
        texts.happened,
        texts.decision,
        "dispute",
        (book,),
        table=there.table,
        seats=(there.seat,),
        entries=(one,),
        stamp=shown,
    )
    desk.do(Rule(decided))
    waiting = replace(
        decided, happened=texts.open_case, decision="", kind="irregularity", articles=(), open=True,
        table=here.table, seats=(here.seat,), entries=(other,),
    )  # fmt: skip
    desk.do(Rule(waiting))
    desk.do(propose_penalty(tournament, third, "rounds", 2, what=texts.late, now=now))
    desk.do(Away(last))
