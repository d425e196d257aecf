"""Three clerks at the desks of one venue for a shift, with a ledger of their own that no program keeps.

Everything that goes wrong at a desk goes wrong: the wrong person is registered and taken back at once or made
void later, a name is typed twice, a card of another event is shown, somebody is ill and gets the money back,
an undo is pressed while another desk has just written.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from msgspec.structs import replace

from director.desk import importing
from director.desk.desk import Changed, Desk
from director.desk.venue import Venue
from director.domain.busts import Bust, Out
from director.domain.buying import AddOn, Rebuy
from director.domain.card_code import card_code, is_foreign
from director.domain.entries import Register, Void, Withdraw
from director.domain.ids import EntryId, PersonId, TournamentId
from director.domain.lists import Choices
from director.domain.refusal import Impossible, Refused
from director.domain.setup import OpenTables
from director.domain.tournament import EntryState
from director.rules.floor.arrivals import awaited
from director.rules.floor.prices import Kind, offer_price
from tests.helpers.evening import a_person, counted_keys, ticking
from tests.helpers.offers import OFFERING

WAYS = ("cash", "cash", "cash", "card", "card", "transfer", "Hotel bill")
FEE = OFFERING.buy_in + OFFERING.fee


@dataclass
class Clerk:
    """One desk with whoever sits there."""

    desk: Desk
    name: str


@dataclass
class Ledger:
    """What the team writes down with pencil: money by clerk and way to pay, and who is in."""

    money: Counter[tuple[str, str]] = field(default_factory=Counter)
    paid: dict[EntryId, list[tuple[str, str, int]]] = field(default_factory=dict)
    """Of each entry: who took how much, how."""
    inside: set[PersonId] = field(default_factory=set)
    out: dict[PersonId, EntryId] = field(default_factory=dict)
    withdrawn: int = 0
    refused: Counter[str] = field(default_factory=Counter)

    def takes(self, clerk: str, way: str, amount: int, entry: EntryId) -> None:
        """Money comes in."""
        self.money[clerk, way] += amount
        self.paid.setdefault(entry, []).append((clerk, way, amount))

    def never_was(self, entry: EntryId) -> None:
        """The entry is taken off: every clerk gives back what he took for it."""
        for clerk, way, amount in self.paid.pop(entry):
            self.money[clerk, way] -= amount


class Team:
    """Three desks on one file."""

    def __init__(self, folder: Path, seed: int) -> None:
        clock, keys, path = ticking(), counted_keys(), folder / "venue.floor"
        self.clerks = list[Clerk]()
        for number, name in enumerate(("Olga", "Pavel", "Zoya"), start=1):
            venue = Venue.open(
                path, create=number == 1, desk_name=str(number), staff=name, now=clock, key=keys
            )
            desk = venue.desk(self.event) if self.clerks else venue.create(OFFERING)
            self.event: TournamentId = desk.journal.tournament.id
            self.clerks.append(Clerk(desk, name))
        first = self.clerks[0].desk
        other = first.venue.create(replace(OFFERING, name="High Roller"))
        self.other = other.journal.tournament.id
        self.chance, self.ledger, self.known = Random(seed), Ledger(), 0

    # ---- what the team does

    def opens(self, tables: int) -> None:
        """Open the room."""
        self.clerks[0].desk.do(OpenTables(tuple(range(1, tables + 1)), 9))

    def brings_in(self, online: int, expected: int) -> None:
        """The list of those who paid on line, and of those who said that they come."""
        clerk = self.clerks[0]
        rows = [a_person(self.known + n) for n in range(1, online + 1)]
        text = "last name,first name,born,payment method\n" + "\n".join(
            f"{one.family},{one.given},{one.born},{'card' if n % 3 else ''}" for n, one in enumerate(rows)
        )
        plan = importing.plan_of(
            importing.read_text(text, Choices(method="transfer")),
            clerk.desk.people,
            clerk.desk.journal.tournament,
        )
        changed = importing.enter(clerk.desk, plan)
        assert changed is not None
        for n, entry in enumerate(sorted(changed.after.tournament.entries)):
            self._in(clerk, "card" if n % 3 else "transfer", entry, changed)
        self.known += online
        late = [a_person(self.known + n) for n in range(1, expected + 1)]
        text = "last name,first name,born\n" + "\n".join(f"{p.family},{p.given},{p.born}" for p in late)
        plan = importing.plan_of(importing.read_text(text), clerk.desk.people, clerk.desk.journal.tournament)
        assert importing.expect(clerk.desk, plan) is not None
        self.known += expected

    def works(self, steps: int, *, started: bool) -> None:
        """So many things happen at the desks."""
        for _ in range(steps):
            clerk = self.chance.choice(self.clerks)
            if self.chance.random() < 0.7:
                clerk.desk.sync()
            deeds = [self._newcomer] * 6 + [self._expected] * 4 + [self._slip, self._twice, self._foreign]
            deeds += [self._knocked_out, self._again, self._again, self._buys] if started else [
                self._ill, self._wrong_person,
            ]  # fmt: skip
            self.chance.choice(deeds)(clerk)

    def gives_back_of_before(self, count: int) -> None:
        """Entries that an earlier shift took are made void, with a reason for the director."""
        clerk = self.clerks[2]
        clerk.desk.sync()
        for entry in sorted(self.ledger.paid)[:count]:
            found = clerk.desk.journal.tournament.entries[entry]
            if found.person in self.ledger.inside and found.state is EntryState.IN:
                clerk.desk.do(Void(entry), "wrong namesake", overrule=True)
                self.ledger.inside.discard(found.person)
                self.ledger.never_was(entry)

    # ---- single deeds

    def _newcomer(self, clerk: Clerk) -> None:
        self.known += 1
        way = self.chance.choice(WAYS)
        changed = clerk.desk.register(a_person(self.known), seated=self.chance.random() < 0.8, method=way)
        self._in(clerk, way, EntryId(changed.after.seq), changed)

    def _expected(self, clerk: Clerk) -> None:
        coming = sorted(awaited(clerk.desk.journal.tournament) - self.ledger.inside)
        if coming:
            way = self.chance.choice(WAYS)
            changed = clerk.desk.register(self.chance.choice(coming), method=way)
            self._in(clerk, way, EntryId(changed.after.seq), changed)

    def _slip(self, clerk: Clerk) -> None:
        """Registered, seen to be wrong, taken back; now and then another desk writes in between."""
        self._newcomer(clerk)
        entry, seen = EntryId(clerk.desk.journal.seq), clerk.desk.journal.seq
        other = self.chance.choice([one for one in self.clerks if one is not clerk])
        if self.chance.random() < 0.5:
            other.desk.sync()
            self._newcomer(other)
        if self._code(lambda: clerk.desk.undo_last(seen=seen)) == "others_first":
            self.ledger.refused["others_first"] += 1
            clerk.desk.undo(entry)
        person = self._person(clerk, entry)
        self.ledger.inside.discard(person)
        self.ledger.never_was(entry)

    def _wrong_person(self, clerk: Clerk) -> None:
        """Found later: the entry is made void by whoever is asked, and money goes back where it came from."""
        entry = self._somebody(clerk)
        if entry is not None:
            person = clerk.desk.journal.tournament.entries[entry].person
            clerk.desk.do(Void(entry), "wrong namesake")
            self.ledger.inside.discard(person)
            self.ledger.never_was(entry)

    def _ill(self, clerk: Clerk) -> None:
        """Refunded without the fee, or with it, by whoever is asked, the way it was paid."""
        entry = self._somebody(clerk)
        if entry is not None:
            found = clerk.desk.journal.tournament.entries[entry]
            fee = self.chance.choice((0, found.fee))
            clerk.desk.do(Withdraw(entry, found.buy_in, fee), "ill")
            way = self.ledger.paid[entry][0][1]
            self.ledger.money[clerk.name, way] -= found.buy_in + fee
            self.ledger.inside.discard(found.person)
            self.ledger.withdrawn += 1

    def _twice(self, clerk: Clerk) -> None:
        """The same person at a second desk, which has not looked for a while."""
        if self.ledger.inside:
            person = self.chance.choice(sorted(self.ledger.inside))
            assert self._code(lambda: clerk.desk.register(person)) == "already_in"
            self.ledger.refused["already_in"] += 1

    def _foreign(self, clerk: Clerk) -> None:
        code = card_code(self.other, EntryId(self.chance.randint(2, 900)))
        if is_foreign(code, self.event):
            self.ledger.refused["card"] += 1

    def _knocked_out(self, clerk: Clerk) -> None:
        clerk.desk.sync()
        tournament = clerk.desk.journal.tournament
        sitting = sorted(tournament.seating.places)
        if len(sitting) > 30:
            entry = self.chance.choice(sitting)
            person, seat = tournament.entries[entry].person, tournament.seating.places[entry]
            clerk.desk.do(Bust((Out(entry, seat),)))
            self.ledger.inside.discard(person)
            self.ledger.out[person] = entry

    def _again(self, clerk: Clerk) -> None:
        if not self.ledger.out:
            return
        clerk.desk.sync()
        person = self.chance.choice(sorted(self.ledger.out))
        before, way = self.ledger.out[person], self.chance.choice(WAYS)
        try:
            changed = clerk.desk.reenter(before, method=way)
        except Refused as refusal:
            self.ledger.refused[refusal.objections[0].code] += 1
            return
        price = self._price(clerk, "reentry")
        del self.ledger.out[person]
        self.ledger.inside.add(person)
        self.ledger.takes(clerk.name, way, price, EntryId(changed.after.seq))

    def _buys(self, clerk: Clerk) -> None:
        clerk.desk.sync()
        entry = self._somebody(clerk)
        if entry is None:
            return
        kind: Kind = self.chance.choice(("rebuy", "add_on"))
        price, way = offer_price(clerk.desk.journal.tournament, kind), self.chance.choice(WAYS)
        made = (Rebuy if kind == "rebuy" else AddOn)(entry, price.buy_in, price.fee, price.stack, way)
        try:
            clerk.desk.do(made)
        except Refused as refusal:
            self.ledger.refused[refusal.objections[0].code] += 1
        else:
            self.ledger.takes(clerk.name, way, price.buy_in + price.fee, entry)

    # ---- within

    def _in(self, clerk: Clerk, way: str, entry: EntryId, changed: Changed) -> None:
        self.ledger.inside.add(changed.after.tournament.entries[entry].person)
        self.ledger.takes(clerk.name, way, FEE, entry)

    def _person(self, clerk: Clerk, entry: EntryId) -> PersonId:
        registered = clerk.desk.journal.line(entry).action
        assert isinstance(registered, Register)
        return registered.person

    def _price(self, clerk: Clerk, kind: Kind) -> int:
        price = offer_price(clerk.desk.journal.tournament, kind)
        return price.buy_in + price.fee

    def _somebody(self, clerk: Clerk) -> EntryId | None:
        tournament = clerk.desk.journal.tournament
        playing = sorted(
            entry for who, entry in tournament.playing_persons.items() if who in self.ledger.inside
        )
        return self.chance.choice(playing) if playing else None

    def _code(self, do: Callable[[], object]) -> str:
        """Why this is not done; empty where it is."""
        try:
            do()
        except Impossible as refusal:
            return refusal.code
        except Refused as refusal:
            return refusal.objections[0].code
        return ""
