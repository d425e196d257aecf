"""What registration, the clock, the judge and the payout desk do at the largest event, each again and again.

Every deed is a name and a call: what is made ready for it is made before, so that only the key counts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Concatenate, Literal, NamedTuple, ParamSpec

from msgspec.structs import replace

from director.desk.desk import Changed, Desk
from director.desk.drawing import bought
from director.domain.action import Action
from director.domain.arrivals import CancelPreRegistration, PreRegister
from director.domain.attendance import ReleaseSeats
from director.domain.busts import Bust, Out
from director.domain.clock import Stamp
from director.domain.entries import Void, Withdraw
from director.domain.ids import EntryId, Seq
from director.domain.moments import Moment
from director.domain.payments import VoidPayment
from director.domain.penalties import CancelPenalty, Disqualify, Penalise, ServePenalty
from director.domain.prize_plan import PrizePlan, Scheme
from director.domain.prizes import SetPrizes
from director.domain.refusal import Article
from director.domain.ruled import Ruled
from director.domain.rulings import Appeal, DecideAppeal, Revise, Rule
from director.domain.seating import EndApart, FixSeat, FreeNeed, KeepApart
from director.domain.seats import TableSeat
from director.domain.tournament import Tournament
from director.gui.bridge import Bridge
from director.rules import clock_steps
from director.rules.prizes.deciding import pay_now, publish_now
from director.rules.prizes.dues import dues
from director.rules.table.sitting import rules_at
from tests.helpers.evening import a_person

WHY = "bench"
With = ParamSpec("With")


class Deed(NamedTuple):
    """Something that is done in the window."""

    name: str
    call: Callable[[], object]


class Room:
    """The event in its window; hands out players that no deed has touched yet."""

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge
        self._left = iter(sorted(self.tournament.seating.places))
        self._come = 0

    @property
    def tournament(self) -> Tournament:
        """The event as it is."""
        return self.bridge.tournament

    @property
    def last(self) -> Seq:
        """The line written last."""
        return self.bridge.journal.seq

    def player(self) -> tuple[EntryId, TableSeat]:
        """Somebody who sits, and is handed out once."""
        entry = next(one for one in self._left if one in self.tournament.seating.places)
        return entry, self.tournament.seating.places[entry]

    def newcomer(self) -> int:
        """The number of somebody nobody has seen here."""
        self._come += 1
        return 20_000 + self._come

    def does(self, name: str, action: Action) -> Deed:
        """This decision, whatever speaks against it."""
        return Deed(name, lambda: self.bridge.do(action, WHY, overrule=True))

    def runs(
        self,
        name: str,
        work: Callable[Concatenate[Desk, With], Changed],
        *args: With.args,
        **more: With.kwargs,
    ) -> Deed:
        """Something else the desk does, with this."""
        return Deed(name, lambda: self.bridge.run(lambda desk: work(desk, *args, **more)))


Deeds = Callable[[Room], Iterator[Deed]]


def arriving(room: Room) -> Iterator[Deed]:
    """Those who are expected, and those who come late."""
    while True:
        person = a_person(room.newcomer())
        (known,) = room.bridge.desk.venue.add_people([person])
        yield room.does("pre-registered", PreRegister((known,)))
        yield Deed("a pre-registered player checked in", partial(room.bridge.register, known))
        (other,) = room.bridge.desk.venue.add_people([a_person(room.newcomer())])
        room.bridge.desk.do(PreRegister((other,)))
        room.bridge.sync()
        yield room.does("a pre-registration called off", CancelPreRegistration((other,)))
        late = a_person(room.newcomer())
        yield Deed("a late entry, new, seated", partial(room.bridge.register, late))
        yield room.does("an entry voided", Void(EntryId(room.last)))


def waiting(room: Room) -> Iterator[Deed]:
    """Those who are in without a seat."""
    while True:
        late = a_person(room.newcomer())
        yield Deed("an entry without a seat", partial(room.bridge.register, late, seated=False))
        entry = EntryId(room.last)
        yield room.runs("a seat drawn for who waits", Desk.seat_late, entry)
        yield room.does("a no-show, seat released", ReleaseSeats((room.player()[0],)))
        yield room.runs("those who wait seated", Desk.seat_alternates, 1, WHY, overrule=True)


def buying(room: Room) -> Iterator[Deed]:
    """Rebuys, add-ons and re-entries."""

    def buys(desk: Desk, kind: Literal["rebuy", "add_on"], entry: EntryId) -> Changed:
        return desk.do(bought(desk.journal, entry, kind), WHY, overrule=True)

    while True:
        entry, place = room.player()
        yield room.runs("a rebuy", buys, "rebuy", entry)
        yield room.runs("an add-on", buys, "add_on", entry)
        yield room.does("a bust, on registration", Bust((Out(entry, place),)))
        yield room.runs("a re-entry, seated", Desk.reenter, entry, WHY, overrule=True)
        leaver, _place = room.player()
        yield room.does("a withdrawal with refund", Withdraw(leaver, 100_000, 0))


def needing(room: Room) -> Iterator[Deed]:
    """Fixed seats, and pairs that do not share a table."""
    while True:
        entry, place = room.player()
        yield room.does("a seat fixed", FixSeat(entry, place.table, place.seat))
        yield room.does("a fixed seat let go", FreeNeed(entry))
        one, other = sorted((room.player()[0], entry))
        yield room.does("two kept apart", KeepApart(one, other))
        yield room.does("two apart no more", EndApart(one, other))


def timing(room: Room) -> Iterator[Deed]:
    """Steps of the clock. It stands at the beginning, in its first level."""

    def step(name: str, make: Callable[[Tournament, Moment], Action]) -> Deed:
        return room.runs(name, Desk.clock, make, None, WHY, overrule=True)

    while True:
        yield step("the clock started", clock_steps.start)
        yield step("the clock put forward", clock_steps.forward)
        yield step("a minute added", lambda tournament, now: clock_steps.add(tournament, now, 60_000))
        yield step("paused after this level", clock_steps.pause_after)
        yield step("the clock put back", clock_steps.back)
        yield Deed("a step of the clock undone", room.bridge.undo_last)
        yield step("the clock put back", clock_steps.back)
        yield step("the clock paused", clock_steps.pause)
        structure = room.tournament.structure
        assert structure is not None
        parts = (*structure.parts[:-1], replace(structure.parts[-1], note=f"n {room.last}"))
        anew = replace(structure, parts=parts)
        yield step(
            "the schedule changed",
            partial(clock_steps.set_structure, structure=anew),
        )


def judging(room: Room) -> Iterator[Deed]:
    """Rulings and penalties."""
    stamp = Stamp(2, 754_000)
    while True:
        entry, place = room.player()
        ruled = Ruled(
            f"Line {room.last}: two all-ins were counted wrongly, the dealer had pushed the pot.",
            "The pot is divided again.",
            "dispute",
            (Article("SP", "4.9.8"),),
            table=place.table,
            seats=(place.seat,),
            entries=(entry,),
            stamp=stamp,
        )
        yield room.does("a ruling", Rule(ruled))
        ruling = room.last
        yield room.does("a ruling revised", Revise(ruling, ruling, replace(ruled, decision="It stays.")))
        yield room.does("an appeal", Appeal(ruling, "The recording shows more chips.", entry))
        yield room.does("an appeal decided", DecideAppeal(ruling, room.last, "stands", "Seen.", "Chief"))
        yield room.does("a penalty", Penalise(entry, "rounds", 2, "Phone", stamp=stamp))
        penalty = room.last
        yield room.does("a round of a penalty served", ServePenalty(penalty, 1))
        yield room.does("a penalty taken away", CancelPenalty(penalty))
        sent, _place = room.player()
        yield room.does("a disqualification", Disqualify(sent, "Collusion", chips="dead", approved="Chief"))


def paying(room: Room) -> Iterator[Deed]:
    """The payout desk of an event that has its winner."""
    while True:
        tournament = room.tournament
        due = next(one for one in dues(tournament, rules_at(tournament)) if one.left > 0)
        yield room.does("a payment", pay_now(due))
        yield room.does("a payment voided", VoidPayment(room.last))
        yield room.does("a payment", pay_now(due))


def promising(room: Room) -> Iterator[Deed]:
    """The prizes announced anew, published, and taken back again, before anybody is paid."""
    while True:
        for first in ("14", "15", "13"):
            plan = PrizePlan(scheme=Scheme(kind="curve", field="12", first=first), unit=10_000)
            yield room.does("prizes announced anew", SetPrizes(plan))
            yield room.does("payouts published", publish_now(room.tournament))
        yield Deed("payouts recalled", lambda: room.bridge.undo_last(WHY))
