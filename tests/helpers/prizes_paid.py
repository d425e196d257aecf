"""An event on a file that comes to its prizes: published, knocked out down to so many, paid, agreed on."""

from __future__ import annotations

from director.desk.desk import Changed, Desk
from director.domain.busts import Bust, Out
from director.domain.ids import EntryId, Seq
from director.domain.payments import Pay
from director.domain.play import StartPlay
from director.domain.prize_plan import BountyPlan, PercentTable, PrizePlan, Scheme
from director.domain.prizes import SetPrizes
from director.rules.prizes.dealing import propose_deal
from director.rules.prizes.dues import Due, dues
from director.rules.prizes.proposing import propose_payouts
from director.rules.table.sitting import rules_at

THREE = Scheme(tables=(PercentTable(("50", "30", "20")),))
FIVE = Scheme(tables=(PercentTable(("40", "25", "15", "12", "8")),))


def publish(desk: Desk, plan: PrizePlan) -> Seq:
    """Planned and promised; play has begun. The line of the promise."""
    desk.do(SetPrizes(plan), "test", overrule=True)
    if not desk.journal.tournament.started:
        desk.do(StartPlay(), "test", overrule=True)
    done = desk.do(propose_payouts(desk.journal.tournament).action, "test", overrule=True)
    return done.lines[-1].seq


def out_down_to(desk: Desk, left: int) -> None:
    """One after another goes out, knocked out by the next, until so many are left."""
    while len(desk.journal.tournament.playing_persons) > left:
        first, second, *_rest = sorted(desk.journal.tournament.playing_persons.values())
        desk.do(knocked_out(desk, first, by=second), "test", overrule=True)


def knocked_out(desk: Desk, *entries: EntryId, by: EntryId | None = None) -> Bust:
    """These go out in one hand, as stacks of one size."""
    tournament = desk.journal.tournament
    gone = []
    for entry in entries:
        seat = tournament.seating.at(entry)
        assert seat is not None
        gone.append(Out(entry, seat, None, () if by is None else (by,)))
    return Bust(tuple(gone), ends=len(tournament.playing_persons) - len(gone) == 1)


def due_now(desk: Desk) -> list[Due]:
    """What is due, best place first."""
    return list(dues(desk.journal.tournament, rules_at(desk.journal.tournament)))


def pay(desk: Desk, due: Due) -> Seq:
    """All that is left of it, in cash. The number of the receipt."""
    place = None if due.place is None else (due.place.first, due.place.last)
    done = desk.do(Pay(due.entry, due.left, due.paid_for, place), "test", overrule=True)
    return done.lines[-1].seq


def through_to_a_deal(desk: Desk) -> Changed:
    """Bounties, three places, third place paid, and the last two divide what is left; all of it as one."""
    before = desk.journal
    publish(desk, PrizePlan(scheme=THREE, bounty=BountyPlan(1_000)))
    out_down_to(desk, 2)
    pay(desk, next(one for one in due_now(desk) if one.place is not None))
    left = sorted(desk.journal.tournament.playing_persons.values())
    made = propose_deal(desk.journal.tournament, "equal", dict.fromkeys(left, 1))
    desk.do(made.action, "test", overrule=True)
    return Changed(before, desk.journal, desk.journal.lines[before.seq :], desk.people, True)
