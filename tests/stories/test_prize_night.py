"""Six hundred entries, sixty-three paid: the bubble bursts twice over, a deal of three, everybody paid.

The money of a large evening from the promise to the protocol, through the desk and its file.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from director.desk.desk import Desk
from director.desk.seasons import season
from director.desk.venue import Venue
from director.domain.busts import Bust, Out
from director.domain.entries import Register
from director.domain.hand_for_hand import StartHandForHand
from director.domain.ids import EntryId
from director.domain.payments import KeepPayment
from director.domain.people import Person
from director.domain.play import StartPlay
from director.domain.prize_plan import PrizePlan, Scheme
from director.domain.prizes import SetPrizes
from director.domain.refusal import Refused
from director.domain.seats import TableSeat
from director.domain.setup import OpenTables
from director.domain.tournament import Tournament
from director.host.i18n import words_for
from director.printing.catalogue import pdf
from director.rules.floor.bubble import standing
from director.rules.prizes.deciding import deal_now, pay_now, publish_now
from director.rules.prizes.dues import Due, due_of, dues, totals
from director.rules.table.sitting import rules_at
from director.views.prizes.dues import due_rows
from director.views.prizes.payouts import published_words, stale_words
from director.views.prizes.results import Officials, final_protocol, result_rows
from director.views.prizes.wall_papers import payout_sheet
from tests.helpers.evening import PLAN, a_person, counted_keys, ticking
from tests.printing.reading import text_of

ENTRIES, PAID = 600, 63
POOL = ENTRIES * PLAN.buy_in
CURVE = PrizePlan(scheme=Scheme(kind="curve", places=PAID, first="20"), unit=10_000)
RU = words_for("ru")


class Night:
    """The desk of this evening; everybody is named by the entry."""

    def __init__(self, folder: Path) -> None:
        venue = Venue.open(
            folder / "venue.floor", create=True, staff="Ольга", now=ticking(), key=counted_keys()
        )
        self.desk: Desk = venue.create(PLAN)
        tables = tuple(range(1, ENTRIES // 9 + 2))
        self.desk.do(OpenTables(tables, 9))

        def entries(_journal: object, added: object) -> list[Register]:
            assert isinstance(added, tuple | list)
            people: list[Person] = list(added)
            seats = [TableSeat(table, seat) for seat in range(1, 10) for table in tables]
            return [
                Register(one.id, PLAN.buy_in, PLAN.fee, PLAN.stack, place)
                for one, place in zip(people, seats, strict=False)
            ]

        self.desk.write(entries, newcomers=[a_person(n) for n in range(1, ENTRIES + 1)])
        self.desk.do(SetPrizes(CURVE))
        self.desk.do(StartPlay())
        self.desk.do(publish_now(self.desk.journal.tournament))

    @property
    def left(self) -> list[EntryId]:
        """Who is in, in order of registration."""
        return sorted(self.desk.journal.tournament.playing_persons.values())

    def bust(self, *who: EntryId, hand: int = 0, ends: bool = False) -> Bust:
        """These go out in one hand, each with the stack of his entry's number."""
        tournament, told = self.desk.journal.tournament, []
        for entry in who:
            seat = tournament.seating.at(entry)
            assert seat is not None
            told.append(Out(entry, seat, 1_000 + entry))
        return Bust(tuple(told), round=hand, ends=ends)

    def down_to(self, players: int) -> None:
        """One after another goes out, the last registered first, until so many are left.

        Tables are not broken here: it is the money that is told.
        """
        *gone, last = self.left[players:][::-1]
        busts = [*map(self.bust, gone), self.bust(last, ends=players == 1)]
        self.desk.do_all(busts, "told", overrule=True)

    @property
    def owed(self) -> tuple[Due, ...]:
        tournament = self.desk.journal.tournament
        return dues(tournament, rules_at(tournament))

    def pays(self) -> None:
        """Everybody who waits at the payout desk gets a receipt."""
        self.desk.do_all([pay_now(due) for due in self.owed if due.state == "open" and due.left > 0])

    def states(self) -> dict[str, int]:
        """How many lines of the payout desk stand how."""
        found: dict[str, int] = {}
        for due in self.owed:
            found[due.state] = found.get(due.state, 0) + 1
        return found


@pytest.fixture
def night(tmp_path: Path) -> Night:
    return Night(tmp_path)


def test_the_money_of_six_hundred_entries(night: Night) -> None:
    _the_bubble(night)
    _a_knock_out_taken_back(night)
    _a_deal_of_three(night)
    _the_protocol(night)


def _the_bubble(night: Night) -> None:
    """Scenario P1: a double knock-out from 66 leaves 64, and that is the bubble, whatever anybody counted."""
    desk = night.desk
    assert sum(published(desk)) == POOL
    night.down_to(66)
    desk.do(night.bust(*night.left[-2:]), "told", overrule=True)
    now = standing(desk.journal.tournament)
    assert (now.players, now.phase, now.to_money, now.agrees) == (64, "bubble", 1, True)
    assert night.states() == {}

    desk.do(StartHandForHand(), "the bubble", overrule=True)
    first, second = night.left[-1], night.left[-8]
    places = {one: desk.journal.tournament.seating.at(one) for one in (first, second)}
    assert len({place.table for place in places.values() if place is not None}) == 2
    desk.do(night.bust(first, second, hand=1), "told", overrule=True)

    shares = {due.entry: due.amount for due in night.owed}
    assert standing(desk.journal.tournament).phase == "in_the_money"
    assert sum(shares.values()) == published(desk)[-1]
    assert abs(shares[first] - shares[second]) <= CURVE.unit
    assert {due.place for due in night.owed} == {(63, 64)}


def _a_knock_out_taken_back(night: Night) -> None:
    """Places, counts and prizes follow; the promise stays; who was paid is marked, nothing repays itself."""
    desk = night.desk
    night.down_to(20)
    night.pays()
    assert night.states() == {"paid": 44}
    before = desk.journal.tournament
    promised = published_words(desk.journal, RU)
    on_the_wall = payout_sheet(desk.journal, desk.people, RU, desk.venue.moment())
    results_before = result_rows(before, desk.people, RU)
    gone = next(due for due in night.owed if due.place == (45, 45))
    how = before.entries[gone.entry].exit
    assert how is not None

    undone = desk.undo(how.line).after.seq

    tournament = desk.journal.tournament
    assert standing(tournament).players == 21
    assert tournament.prize_money.payments == before.prize_money.payments
    assert (published(desk), published_words(desk.journal, RU)) == (published_of(before), promised)
    sheet = payout_sheet(desk.journal, desk.people, RU, desk.venue.moment())
    assert (sheet.promise, sheet.rows, sheet.warning) == (on_the_wall.promise, on_the_wall.rows, "")
    assert sheet.letterhead.line > on_the_wall.letterhead.line, "a sheet of before is known by its line"
    assert result_rows(tournament, desk.people, RU) != results_before
    moved = {due.entry: due for due in night.owed if due.state == "changed"}
    assert gone.entry in moved
    assert moved[gone.entry].amount == 0
    assert all(due.place == (45, 45) for due in night.owed if due.entry == who_was(44, before))
    rows = due_rows(tournament, desk.people, RU)
    assert [row.state for row in rows[: len(moved)]] == ["changed"] * len(moved)
    assert rows[0].decide
    receipt = moved[gone.entry].payments[0].line
    desk.do(KeepPayment(receipt, 0), "деньги уже у игрока")
    kept = due_of(desk.journal.tournament, rules_at(tournament), gone.entry, "place")
    assert kept is not None
    assert kept.state == "kept"
    assert totals(tournament, night.owed).paid == totals(before, night.owed).paid

    desk.undo(desk.journal.seq, reason="he was out after all")
    desk.undo(undone)
    assert night.states() == {"paid": 44}


def _a_deal_of_three(night: Night) -> None:
    """Three divide what is left by ICM, and play on for the places and a rest."""
    desk = night.desk
    night.down_to(3)
    night.pays()
    stacks = dict(zip(night.left, (3_300_000, 1_900_000, 800_000), strict=True))
    three = published(desk)[:3]

    desk.do(deal_now(desk.journal.tournament, "icm", stacks, leave=500_000, unit=10_000))

    (deal,) = desk.journal.tournament.prize_money.deals
    assert sum(share.amount for share in deal.shares) + 500_000 == sum(three)
    night.pays()
    with pytest.raises(Refused):
        desk.do(pay_now(night.owed[-1], amount=1))
    night.down_to(1)
    night.pays()
    found = totals(desk.journal.tournament, night.owed)
    assert (found.due, found.paid) == (POOL, POOL)
    assert night.states() == {"paid": 61 + 3 + 1}


def _the_protocol(night: Night) -> None:
    """The final protocol in Russian, and the evening among the results of the venue."""
    desk = night.desk
    protocol = final_protocol(
        desk.journal, desk.people, RU, desk.venue.moment(), Officials("Иванов И. И.", "Петрова А. С.")
    )
    assert protocol.finished
    assert [row.place for row in protocol.rows[:4]] == [1, 2, 3, 4]
    assert len(protocol.rows) == ENTRIES
    assert sum(row.prize for row in protocol.rows) == POOL
    assert dict(protocol.facts)["Призовой фонд"].replace("\u00a0", " ") == "600 000 ₽"
    printed = " ".join(" ".join(text_of(pdf("final-protocol", protocol, RU))).split())
    for told in ("Итоговый протокол", "Spring Cup", "Иванов И. И.", "Петрова А. С.", "Player00001 Name1"):
        assert told in printed
    assert stale_words(desk.journal.tournament, RU) == ""
    assert sum(one.prize for one in season(desk.venue)) == POOL


def published(desk: Desk) -> tuple[int, ...]:
    """What is promised for each place."""
    return published_of(desk.journal.tournament)


def published_of(tournament: Tournament) -> tuple[int, ...]:
    """What is promised for each place in this state."""
    found = tournament.prize_money.published
    assert found is not None
    return found.amounts


def who_was(place: int, tournament: Tournament) -> EntryId:
    """Who had this place in this state."""
    found = dues(tournament, rules_at(tournament))
    return next(due.entry for due in found if due.place == (place, place))
