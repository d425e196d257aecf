"""Of a recorded journal: the judges' book with its penalties, and prizes from the plan to the payments."""

from __future__ import annotations

from collections.abc import Sequence

from director.desk.desk import Desk
from director.desk.mysteries import draw_mystery, seal_mystery
from director.domain.action import Action
from director.domain.bounties import AwardBounty
from director.domain.busts import Bust, Out
from director.domain.case import TableCase
from director.domain.clock import Stamp
from director.domain.ids import EntryId, Seq
from director.domain.journal import Journal
from director.domain.payments import AgreeDeal, KeepPayment, Pay, VoidPayment
from director.domain.penalties import CancelPenalty, Disqualify, Penalise, ServePenalty
from director.domain.prize_money import Share
from director.domain.prize_plan import BountyPlan, Deduction, Envelope, PercentTable, PrizePlan, Scheme
from director.domain.prizes import KeepPayouts, PublishPayouts, SetPrizes
from director.domain.refusal import Article
from director.domain.ruled import Photo, Ruled
from director.domain.rulings import Appeal, DecideAppeal, Revise, Rule
from director.rules.prizes.dealing import prizes_left
from director.rules.prizes.dues import dues
from director.rules.prizes.proposing import propose_payouts
from director.rules.table.sitting import rules_at

_WHY = "as it was decided"


def _told(desk: Desk, action: Action) -> Seq:
    """Whatever the rules of a later program say against it; the number of its line."""
    desk.do(action, _WHY, overrule=True)
    return Seq(desk.journal.seq)


def _playing(desk: Desk) -> list[EntryId]:
    tournament = desk.journal.tournament
    return [entry for entry in sorted(tournament.seating.places) if not tournament.entries[entry].dead]


def judges_book(desk: Desk) -> None:
    """A ruling revised, appealed and taken back; each sanction; one player sent off."""
    stamp, first, *others = Stamp(2, 754_000), *_playing(desk)
    case = TableCase('{"ask":"split"}', '{"winners":[]}', ("SP 4.9.8",), table=1, summary="Who wins")
    ruled = Ruled(
        "Two all-ins were counted wrongly.\nThe dealer had pushed the pot.",
        "The pot is divided again.",
        "dispute",
        (Article("SP", "4.9.8"),),
        table=1,
        seats=(1,),
        entries=(first,),
        dealer="7",
        hand=3,
        stamp=stamp,
        judge="Judge",
        called_by="the dealer",
        cases=(case,),
        photos=(Photo("a" * 64, "image/png", 10),),
    )
    ruling = _told(desk, Rule(ruled))
    second = _told(desk, Revise(ruling, ruling, Ruled("Counted again.", "It stays.", stamp=stamp)))
    appeal = _told(desk, Appeal(ruling, "The recording shows more chips.", first))
    _told(desk, DecideAppeal(ruling, appeal, "stands", "The recording was seen.", "Chief"))
    desk.undo(second, reason=_WHY)
    warned = _told(desk, Penalise(first, "warning", 1, "Late", (Article("SP", "7.1"),), ruling, stamp))
    _told(desk, CancelPenalty(warned))
    _told(desk, ServePenalty(_told(desk, Penalise(others[0], "hands", 3, "Talking", stamp=stamp)), 1))
    _told(desk, Penalise(others[1], "rounds", 1, "Phone", stamp=stamp))
    _told(desk, ServePenalty(_told(desk, Penalise(others[2], "minutes", 10, "Late", stamp=stamp, part=1))))
    _told(desk, Disqualify(others[3], "Collusion", ruling=ruling, chips="dead", approved="Chief"))
    _ruled_and_penalised(desk, others[1], stamp)


def _ruled_and_penalised(desk: Desk, entry: EntryId, stamp: Stamp) -> None:
    """Both are written as one deed, taken back as one, done again and taken back."""

    def make(journal: Journal, _people: object) -> Sequence[Action]:
        ruled = Ruled("Phone again.", "One round.", "conduct", entries=(entry,), stamp=stamp)
        return (Rule(ruled), Penalise(entry, "rounds", 1, ruling=Seq(journal.seq + 1), stamp=stamp))

    desk.write(make, _WHY, overrule=True)
    desk.undo_last(_WHY)
    desk.redo()
    desk.undo_last(_WHY)


def prizes(desk: Desk) -> None:
    """Planned, published twice, kept once; bounties named and drawn; a deal; paid, taken back, kept."""
    half = PercentTable(("50", "30", "20"))
    plan = PrizePlan(
        guarantee=100_000,
        added=5_000,
        deductions=(Deduction("Federation", "5"),),
        scheme=Scheme(name="Three", tables=(half,)),
        unit=100,
        bounty=BountyPlan(5_000, "mystery", (Envelope(20_000, 1), Envelope(4_000, 40))),
    )
    _told(desk, SetPrizes(plan))
    _told(desk, propose_payouts(desk.journal.tournament).action)
    again = propose_payouts(desk.journal.tournament).action
    assert isinstance(again, PublishPayouts)
    desk.undo(_told(desk, again), reason=_WHY)
    _told(desk, KeepPayouts(again.pool.total))
    gone, by, *rest = _playing(desk)
    place = desk.journal.tournament.seating.places[gone]
    _told(desk, Bust((Out(gone, place),)))
    _told(desk, AwardBounty(gone, (by,)))
    seal_mystery(desk, gone, _WHY, overrule=True)
    draw_mystery(desk, "Ks Qd 7c", _WHY, overrule=True)
    each, over = divmod(sum(prizes_left(desk.journal.tournament)) - 5_000, 1 + len(rest))
    shares = (Share(by, each + over, 30_000), *(Share(entry, each, 30_000) for entry in rest))
    _told(desk, AgreeDeal("custom", shares, 5_000))
    due = next(one for one in dues(desk.journal.tournament, rules_at(desk.journal.tournament)) if one.amount)
    spot = None if due.place is None else (due.place.first, due.place.last)
    desk.undo(_told(desk, Pay(due.entry, due.amount, due.paid_for, spot)), reason=_WHY)
    _told(desk, KeepPayment(_told(desk, Pay(due.entry, due.amount, due.paid_for, spot, "transfer", 10)), 1))
    _told(desk, VoidPayment(_told(desk, Pay(by, 1, "deal"))))
