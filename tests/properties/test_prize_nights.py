"""Random prize nights through the desk, beside books that are kept by hand: not a minor unit apart."""

from __future__ import annotations

import os
import random
import tempfile
import uuid
from pathlib import Path
from typing import Any, get_args

import pytest

from director.desk.desk import Desk
from director.desk.mysteries import draw_mystery, seal_mystery
from director.domain.action import Action
from director.domain.busts import Bust, Out
from director.domain.buying import AddOn, Rebuy
from director.domain.entries import Void, Withdraw
from director.domain.ids import EntryId, Seq
from director.domain.payments import VoidPayment
from director.domain.plan import Offer, Plan
from director.domain.play import StartPlay
from director.domain.prize_plan import (
    BountyKind,
    BountyPlan,
    Deduction,
    Envelope,
    PercentTable,
    PrizePlan,
    Scheme,
)
from director.domain.prizes import RecallPayouts, SetPrizes
from director.domain.refusal import Impossible
from director.domain.setup import OpenTables
from director.domain.tournament import Tournament
from director.rules.prizes.deal import DEAL_KINDS
from director.rules.prizes.deciding import deal_now, pay_now, publish_now
from director.rules.prizes.dues import dues, totals
from director.rules.prizes.heads import heads_now, mysteries_due
from director.rules.prizes.pool import prize_pool
from director.rules.table.sitting import rules_at
from tests.helpers.evening import a_person, a_venue
from tests.helpers.prize_books import Books

NIGHTS = int(os.environ.get("DIRECTOR_NIGHTS", "1000"))
TABLES = (
    ("100",),
    ("50", "30", "20"),
    ("40", "25", "16", "11", "8"),
    ("33.4", "22.2", "16.6", "12.3", "9.1", "6.4"),
)


class Night:
    """One night: a random step after the other, each told to the books too."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.chance = chance = random.Random(seed)
        self.books, self.reentry = Books(), Offer(chance.randint(0, 90_001), 0, 5_000)
        plan = Plan(
            name="Night", buy_in=chance.choice((100_000, 33_333, 7)), fee=500, stack=10_000, currency="EUR",
            reentry=self.reentry, rebuy=Offer(50_001, 0, 5_000), add_on=Offer(20_003, 0, 5_000), seats=9,
        )  # fmt: skip
        with pytest.MonkeyPatch.context() as patch:  # seats and envelopes are drawn with the event's id
            patch.setattr(uuid, "uuid4", lambda: uuid.UUID(int=seed))
            self.desk: Desk = a_venue(folder).create(plan)
        self.desk.do(OpenTables((1, 2, 3), 9))
        for one in self.desk.venue.add_people([a_person(n) for n in range(1, chance.randint(4, 21))]):
            line = self.desk.register(one).lines[-1].seq
            self.books.tell(line, "enters", (int(one), plan.buy_in))
        self.busts: list[int] = []

    @property
    def tournament(self) -> Tournament:
        return self.desk.journal.tournament

    @property
    def alive(self) -> list[EntryId]:
        return sorted(self.tournament.playing_persons.values())

    def plays(self) -> None:
        """Before the first hand, through it, and to the winner."""
        if self.chance.random() < 0.3:
            self.does(Void(self.chance.choice(self.alive)), "void", lambda a: a.entry)
        self.plans()
        self.desk.do(StartPlay(), "because", overrule=True)
        steps = (
            self.goes_out, self.goes_out, self.goes_out, self.goes_out, self.buys, self.enters_again,
            self.leaves,
            self.plans, self.publishes, self.publishes, self.recalls, self.deals, self.pays, self.pays,
            self.voids, self.undoes, self.draws,
        )  # fmt: skip
        for _ in range(self.chance.randint(20, 60)):
            self.chance.choice(steps)()
            self.agrees()
        while len(self.alive) > 1:
            self.goes_out()
            self.agrees()
        for _ in range(40):
            self.pays()
            self.draws()
        self.agrees()

    def does(self, action: Action, what: str, said: Any) -> int:
        """Do it and tell the books; 0 where it could not be."""
        try:
            line = self.desk.do(action, "because", overrule=True).lines[-1].seq
        except Impossible:
            return 0
        self.books.tell(line, what, said(action))
        return line

    def plans(self) -> None:
        chance, people = self.chance, len(self.alive)
        kinds: tuple[BountyKind | None, ...] = (*get_args(BountyKind), None, None)
        kind = chance.choice(kinds)
        bounty = None
        if kind == "mystery":
            bounty = BountyPlan(5_001, "mystery", (Envelope(30_000, 2), Envelope(777, 30)))
        elif kind is not None:
            bounty = BountyPlan(chance.choice((5_000, 3_333, 1)), kind)
        percents = tuple(PercentTable(chance.choice(TABLES), n) for n in (0, 8))
        scheme = Scheme(tables=percents)
        if chance.random() < 0.15:
            scheme = Scheme(kind="fixed", amounts=(90_000, 40_000, 5_000)[: max(1, people // 3)])
        plan = PrizePlan(
            guarantee=chance.choice((0, 0, 1_500_000)),
            added=chance.choice((0, 12_345)),
            deductions=chance.choice(((), (Deduction("Staff", "3.3"), Deduction("League", amount=4_001)))),
            scheme=scheme,
            unit=chance.choice((1, 5, 100, 1_000)),
            remainder=chance.choice(("first", "largest_remainder")),
            minimum=chance.choice((0, 0, 45_000, 120_000)),
            bounty=bounty,
            seat_price=chance.choice((0, 0, 0, 0, 210_000)),
            withdrawn=chance.choice(("prize", "none")),
        )
        self.does(SetPrizes(plan), "plans", lambda a: a.plan)

    def goes_out(self) -> None:
        """One to three of a table in one hand, ties among them."""
        chance, tournament = self.chance, self.tournament
        if len(self.alive) < 2:
            return
        table = chance.choice(sorted({tournament.seating.places[one].table for one in self.alive}))
        there = sorted(tournament.seating.players(table).values())
        most = min(len(there), len(self.alive) - 1, 3)
        gone = chance.sample(there, chance.choice([n for n in (1, 1, 1, 2, 3) if n <= most]))
        stays = [one for one in there if one not in gone]
        known = chance.random() < 0.7
        out = tuple(
            Out(
                one,
                tournament.seating.places[one],
                chance.choice((5_000, 7_000)) if known else None,
                tuple(chance.sample(stays, chance.randint(0, min(2, len(stays))))),
            )
            for one in gone
        )
        ends = len(self.alive) - len(out) == 1
        line = self.does(
            Bust(out, at=self.desk.venue.instant() if ends else None, ends=ends),
            "out",
            lambda a: [(int(one.entry), one.stack, tuple(map(int, one.by))) for one in a.out],
        )
        if line:
            self.busts.append(line)

    def buys(self) -> None:
        entry, plan = self.chance.choice(self.alive), self.tournament.setup
        offer, kind = self.chance.choice(((plan.rebuy, Rebuy), (plan.add_on, AddOn)))
        if offer is not None:
            action = kind(entry, offer.buy_in, offer.fee, offer.stack)
            self.does(action, "buys", lambda a: (int(a.entry), a.buy_in))

    def enters_again(self) -> None:
        out = [one for one, entry in self.tournament.entries.items() if entry.exit and entry.again is None]
        if out and not self.tournament.prize_money.deals and self.tournament.winner is None:
            of = self.chance.choice(sorted(out))
            try:
                line = self.desk.reenter(of, "because", overrule=True).lines[-1].seq
            except Impossible:
                return
            self.books.tell(line, "again", (int(of), self.reentry.buy_in))

    def leaves(self) -> None:
        if len(self.alive) > 2 and self.chance.random() < 0.4:
            self.does(Withdraw(self.chance.choice(self.alive)), "leaves", lambda a: int(a.entry))

    def publishes(self) -> None:
        wanted = self.books.now().payouts()
        try:
            made = publish_now(self.tournament)
        except Impossible as cannot:
            if wanted is not None and cannot.code != "published_already":
                raise AssertionError(f"{wanted} could be published") from cannot
            return
        assert made.amounts == wanted
        self.does(made, "publishes", lambda a: (a.amounts, a.pool.total, a.seats, a.unit))

    def recalls(self) -> None:
        versions = self.books.now().versions
        if versions and self.chance.random() < 0.5:
            self.does(RecallPayouts(Seq(max(versions))), "recalls", lambda a: int(a.line))

    def deals(self) -> None:
        """Of six at most: every order of finish is written out."""
        if not 2 <= len(self.alive) <= 6 or self.chance.random() < 0.2:
            return
        stacks = {entry: self.chance.choice((1, 999, 5_000, 12_500, 40_000)) for entry in self.alive}
        method = self.chance.choice(DEAL_KINDS)
        leave, unit = self.chance.choice((0, 1, 20_000)), self.chance.choice((1, 5, 100))
        wanted = self.books.now().deal(
            method, {int(one): stack for one, stack in stacks.items()}, leave, unit
        )
        try:
            made = deal_now(self.tournament, method, stacks, leave, unit)
        except Impossible:
            assert wanted is None
            return
        assert {int(one.entry): one.amount for one in made.shares} == wanted
        self.does(made, "agrees", lambda a: ({int(one.entry): one.amount for one in a.shares}, a.leave))

    def pays(self) -> None:
        owed = [one for one in dues(self.tournament, rules_at(self.tournament)) if one.left > 0]
        if owed:
            due = self.chance.choice(owed)
            amount = due.left if self.chance.random() < 0.8 else self.chance.randint(1, due.left)
            said = (int(due.entry), due.paid_for, amount)
            self.does(pay_now(due, amount=amount), "pays", lambda _a: said)

    def voids(self) -> None:
        receipts = sorted(self.books.now().receipts)
        if receipts:
            self.does(VoidPayment(Seq(self.chance.choice(receipts))), "takes_back", lambda a: int(a.payment))

    def draws(self) -> None:
        """A mystery bounty, out of the envelopes."""
        waiting = [one for one in mysteries_due(self.tournament) if one.by]
        if not waiting:
            return
        one = self.chance.choice(waiting)
        try:
            seal_mystery(self.desk, one.victim, "because", overrule=True)
            line = draw_mystery(self.desk, "KsQd", "because", overrule=True).lines[-1].seq
        except Impossible:
            return
        drawn = self.tournament.prize_money.mysteries[-1]
        parts = [share.amount for share in drawn.shares]
        assert sum(parts) == drawn.amount
        assert max(parts) - min(parts) <= 1
        self.books.tell(line, "draws", {int(share.entry): share.amount for share in drawn.shares})

    def undoes(self) -> None:
        """A knock-out did not happen."""
        if self.busts:
            line = self.chance.choice(self.busts[-3:])
            try:
                self.desk.undo(line, reason="because")
            except Impossible:
                return
            self.busts.remove(line)
            self.books.undone.add(line)

    def agrees(self) -> None:
        """The program and the books say the same."""
        told, tournament = self.books.now(), self.tournament
        assert prize_pool(tournament).total == told.pool()
        found = dues(tournament, rules_at(tournament))
        owed = {(int(one.entry), str(one.paid_for)): one.amount for one in found if one.amount}
        assert owed == told.dues()
        paid: dict[tuple[int, str], int] = {}
        for entry, what, amount in told.receipts.values():
            paid[entry, what] = paid.get((entry, what), 0) + amount
        assert {(int(one.entry), str(one.paid_for)): one.paid for one in found if one.paid} == paid
        assert totals(tournament, found).paid == sum(paid.values())
        heads = heads_now(tournament)
        assert {int(one): amount for one, amount in heads.heads.items()} == told.bounties()[1]


def _play(seed: int) -> None:
    shm = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=shm if shm.is_dir() else None) as folder:
        night = Night(Path(folder), seed)
        night.plays()
        night.desk.venue.close()


@pytest.mark.parametrize("seed", range(12))
def test_a_night_of_prizes_is_what_the_books_say(seed: int) -> None:
    _play(seed)


@pytest.mark.heavy
def test_a_thousand_nights_of_prizes_are_what_the_books_say() -> None:
    for seed in range(1_000, 1_000 + NIGHTS):
        try:
            _play(seed)
        except AssertionError as wrong:
            raise AssertionError(f"night {seed}: {wrong}") from wrong
