"""Random evenings with money: whatever is promised, agreed, paid and taken back, the laws of money hold."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from director.domain.action import Action
from director.domain.bounties import AwardBounty, DrawMystery, SealMystery
from director.domain.busts import Bust, Out
from director.domain.draws import key_hash, list_hash
from director.domain.ids import EntryId, Seq
from director.domain.journal import Journal
from director.domain.payments import AgreeDeal, KeepPayment, Pay, VoidPayment
from director.domain.prize_money import Pool, Share
from director.domain.prize_plan import BountyPlan, Envelope, PercentTable, PrizePlan, Scheme
from director.domain.prizes import KeepPayouts, PublishPayouts, RecallPayouts, SetPrizes
from director.domain.refusal import Impossible
from director.domain.undo import Undo
from director.rules.policy import objections
from director.rules.prizes.deciding import deal_now, pay_now, publish_now
from director.rules.prizes.dues import due_of, dues, totals
from director.rules.prizes.heads import heads_now
from director.rules.prizes.results import results
from director.rules.table.sitting import rules_at
from tests.helpers.evening import EVENT
from tests.helpers.prize_room import PrizeRoom

KEY = bytes(range(32))
entries = st.integers(3, 12).map(EntryId)
lines = st.integers(10, 40).map(Seq)
amounts = st.integers(-1, 400_000)
tables = st.sampled_from((("100",), ("50", "30", "20"), ("40", "25", "16", "11", "8")))
bounties = st.sampled_from(
    (None, BountyPlan(1_000), BountyPlan(1_001, "progressive"), BountyPlan(999, "mystery", (Envelope(5, 9),)))
)
plans = st.builds(
    lambda percents, unit, bounty, seat, gone: PrizePlan(
        scheme=Scheme(tables=(PercentTable(percents),)), unit=unit, bounty=bounty, seat_price=seat,
        withdrawn=gone,
    ),
    tables, st.sampled_from((1, 7, 100)), bounties, st.sampled_from((0, 0, 150_000)),
    st.sampled_from(("prize", "none")),
)  # fmt: skip
shares = st.lists(st.builds(Share, entries, amounts, st.integers(-1, 9)), max_size=4).map(tuple)
kinds = st.sampled_from(("place", "deal", "bounty", "mystery"))
envelopes = st.lists(st.integers(0, 9), max_size=3).map(tuple)

wild: st.SearchStrategy[Action] = st.one_of(
    st.builds(SetPrizes, plans),
    st.builds(PublishPayouts, st.lists(amounts, max_size=4).map(tuple), st.builds(Pool, st.just(6), amounts)),
    st.builds(RecallPayouts, lines),
    st.builds(KeepPayouts, amounts),
    st.builds(AgreeDeal, st.sampled_from(("icm", "custom")), shares, amounts),
    st.builds(Pay, entries, amounts, kinds, st.none() | st.tuples(st.integers(0, 6), st.integers(0, 6))),
    st.builds(VoidPayment, lines),
    st.builds(KeepPayment, lines, amounts),
    st.builds(AwardBounty, entries, st.lists(entries, max_size=2).map(tuple)),
    st.builds(
        lambda number, victim, some: SealMystery(number, victim, key_hash(KEY), list_hash(some), some),
        st.integers(0, 3), entries, envelopes,
    ),
    st.builds(DrawMystery, st.integers(0, 3), st.just(KEY.hex()), st.just(""), amounts, shares),
    st.builds(Undo, lines, st.just(Seq(0))),
)  # fmt: skip
likely = st.tuples(
    st.sampled_from(("out", "out", "out2", "publish", "pay", "deal", "undo")), st.integers(0, 99)
)
wishes = st.lists(wild | likely, max_size=25)


def _made(room: PrizeRoom, what: str, number: int) -> Action | None:
    """What somebody at the desk would do now; None where there is nothing."""
    tournament = room.tournament
    alive = sorted(tournament.playing_persons.values())
    if what in ("out", "out2") and len(alive) > 2:
        gone = [
            alive[(number + n) % len(alive)] for n in range(2 if what == "out2" and len(alive) > 3 else 1)
        ]
        told = []
        for entry in gone:
            seat = tournament.seating.at(entry)
            assert seat is not None
            others = [one for one in alive if one not in gone]
            told.append(Out(entry, seat, 100 + number % 3, (others[number % len(others)],)))
        return Bust(tuple(told))
    if what == "publish":
        return publish_now(tournament)
    if what == "deal":
        return deal_now(tournament, "chip", dict.fromkeys(alive, 1 + number), number)
    if what == "undo" and room.journal.seq > 12:
        return Undo(Seq(12 + number % (room.journal.seq - 11)))
    found = dues(tournament, rules_at(tournament))
    if what == "pay" and found:
        due = found[number % len(found)]
        return pay_now(due)
    return None


def _played(wanted: list[Action | tuple[str, int]]) -> PrizeRoom:
    """An evening of all that could be."""
    room = PrizeRoom(6)
    for wish in wanted:
        before = room.journal
        try:
            action = wish if isinstance(wish, Action) else _made(room, *wish)
            if action is not None:
                objections(room.journal, action)
                room.do(action, "because")
        except Impossible:
            assert room.journal is before
    return room


@settings(max_examples=200)
@given(wishes)
def test_every_amount_has_one_home_and_nothing_pays_or_repays_itself(
    wanted: list[Action | tuple[str, int]],
) -> None:
    room = _played(wanted)
    tournament = room.tournament
    money, found = tournament.prize_money, dues(tournament, rules_at(tournament))

    assert all(due.amount >= 0 for due in found)
    for due in found:
        assert due_of(tournament, rules_at(tournament), due.entry, due.paid_for) == due
    live = [paid for paid in money.payments.values() if paid.counts]
    assert sum(due.paid for due in found) == sum(paid.amount for paid in live)
    assert totals(tournament, found).paid == sum(paid.amount for paid in live)
    if money.published is not None and not money.deals:
        of_places = sum(due.amount for due in found if due.paid_for == "place")
        assert of_places <= money.published.pool.total
        assert sum(money.published.amounts) == money.published.pool.total
    if money.published is not None and money.deals:
        first = money.deals[0]
        divided = sum(share.amount for share in first.shares) + first.leave
        given = sum(due.amount for due in found if due.paid_for in ("place", "deal"))
        assert given <= max(divided, money.published.pool.total)
    heads = heads_now(tournament)
    assert min([0, *heads.heads.values(), *heads.earned.values()]) == 0
    people = [one.person for one in results(tournament, rules_at(tournament))]
    assert len(people) == len(set(people))


@settings(max_examples=60)
@given(wishes)
def test_folding_all_gives_what_step_by_step_gave(wanted: list[Action | tuple[str, int]]) -> None:
    room = _played(wanted)

    assert Journal.of(EVENT, room.journal.lines) == room.journal


@settings(max_examples=60)
@given(wishes, st.integers(12, 40))
def test_undo_then_redo_is_as_before_and_what_was_promised_or_paid_is_never_undone(
    wanted: list[Action | tuple[str, int]], line: int
) -> None:
    room = _played(wanted)
    before = room.tournament
    try:
        room.undo(line)
    except Impossible:
        assert room.tournament is before
        return
    assert set(room.tournament.prize_money.payments) == set(before.prize_money.payments)
    assert len(room.tournament.prize_money.versions) == len(before.prize_money.versions)
    room.undo(room.journal.seq)

    assert room.tournament == before


@settings(max_examples=40)
@given(st.permutations([2, 3, 4, 5, 6]), st.permutations(list(range(1, 7))))
def test_the_order_of_registration_changes_nobodys_prize(out: list[int], order: list[int]) -> None:
    """Whoever registered when: the same order of going out pays the same people the same."""

    def paid(chairs: dict[int, int]) -> dict[int, int]:
        """The prize of each player, where player n registered as the `chairs[n]`-th."""
        room = PrizeRoom(6)
        room.do(publish_now(room.tournament))
        for player in out:
            room.out(chairs[player])
        player_of = {chair: player for player, chair in chairs.items()}
        found = results(room.tournament, rules_at(room.tournament))
        return {player_of[int(one.person)]: one.prize for one in found}

    assert paid(dict(zip(range(1, 7), order, strict=True))) == paid({n: n for n in range(1, 7)})
