"""Buying in again: re-entries, rebuys, add-ons."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.domain.buying import AddOn, Rebuy, Reenter
from director.domain.chip_count import recounted
from director.domain.entries import LateDraw, Register, RemoveStack, Void, Withdraw
from director.domain.ids import EntryId, PersonId
from director.domain.play import StartPlay
from director.domain.refusal import Impossible
from director.domain.seating import FixSeat, KeepApart, Move
from director.domain.seats import TableSeat
from director.domain.tournament import EntryState, Need
from tests.helpers.evening import Evening
from tests.helpers.offers import OFFERING, goes_out


def playing() -> tuple[Evening, EntryId, EntryId]:
    """Two at table 1, the first hand dealt."""
    evening = Evening(OFFERING).tables(1)
    one, other = evening.enter(7, (1, 4)), evening.enter(8, (1, 5))
    evening.enter(9, (1, 6))
    evening.do(StartPlay())
    return evening, one, other


def again(entry: EntryId, seat: tuple[int, int] | None = None) -> Reenter:
    return Reenter(entry, 100_000, 10_000, 12_000, TableSeat(*seat) if seat else None)


def test_a_re_entry_is_an_entry_of_its_own_named_after_its_line() -> None:
    evening, one, _ = playing()
    goes_out(evening, one)

    second = evening.do(again(one, (1, 9)))

    before, now = evening.tournament.entries[one], evening.tournament.entries[second]
    assert second == EntryId(evening.journal.seq)
    assert (now.person, now.nth, now.of, now.stack, now.buy_in) == (7, 2, one, 12_000, 100_000)
    assert (before.again, before.state, now.state) == (second, EntryState.OUT, EntryState.IN)
    assert evening.tournament.seating.at(second) == TableSeat(1, 9)
    assert evening.tournament.latest[PersonId(7)] == second
    assert evening.tournament.counted == 4
    assert evening.tournament.chips.in_play == 42_000


def keeping(entry: EntryId, seat: tuple[int, int] | None = None) -> Reenter:
    return replace(again(entry, seat), keeps=True)


def test_the_fixed_seat_and_the_pair_belong_to_the_person_and_come_along_with_a_re_entry() -> None:
    evening, one, other = playing()
    evening.do(FixSeat(one, seat=4))
    evening.do(KeepApart(one, other))
    goes_out(evening, one)
    assert not evening.tournament.needs
    assert not evening.tournament.apart

    second = evening.do(keeping(one))

    assert dict(evening.tournament.needs) == {second: Need(seat=4)}
    assert evening.tournament.apart == ((other, second),)
    evening.undo(second)
    assert evening.tournament.apart_from(other) == ()

    third = evening.do(again(one))
    assert not evening.tournament.needs, "a line written before this was so means what it meant"
    assert evening.tournament.apart_from(third) == ()


def test_a_pair_finds_each_other_again_whichever_of_the_two_comes_first() -> None:
    evening, one, other = playing()
    evening.do(KeepApart(one, other))
    goes_out(evening, one)
    goes_out(evening, other)

    other = evening.do(keeping(other, (1, 5)))
    assert not evening.tournament.apart
    one = evening.do(keeping(one, (1, 4)))
    assert evening.tournament.apart == ((other, one),)

    goes_out(evening, one)
    evening.do(Withdraw(other), "called away")
    one, other = evening.do(keeping(one)), evening.do(keeping(other))
    assert evening.tournament.apart == ((one, other),)


def test_a_pair_of_somebody_who_entered_again_without_it_is_over() -> None:
    evening, one, other = playing()
    evening.do(KeepApart(one, other))
    goes_out(evening, one)
    goes_out(evening, other)

    evening.do(again(other))
    one = evening.do(keeping(one))

    assert evening.tournament.apart_from(one) == ()


def test_a_chair_that_somebody_else_has_by_now_is_not_kept_for_a_re_entry() -> None:
    evening, one, other = playing()
    evening.do(FixSeat(one, 1, 4))
    goes_out(evening, one)
    evening.do(Move(other, TableSeat(1, 5), TableSeat(1, 4)))

    second = evening.do(keeping(one))

    assert second not in evening.tournament.needs


def test_a_re_entry_is_new_at_a_table_that_has_had_hands() -> None:
    evening, one, _ = playing()
    goes_out(evening, one)

    second = evening.do(Reenter(one, 100_000, 10_000, 12_000, None, LateDraw("00" * 32, "late")))

    assert evening.tournament.seating.at(second) is None
    assert evening.tournament.playing_persons[PersonId(7)] == second


def test_the_third_entry_follows_the_second() -> None:
    evening, one, _ = playing()
    goes_out(evening, one)
    second = evening.do(again(one, (1, 9)))
    goes_out(evening, second)

    third = evening.do(again(second, (1, 8)))

    assert [evening.tournament.entries[e].nth for e in (one, second, third)] == [1, 2, 3]
    with pytest.raises(Impossible, match="already_in"):
        evening.do(again(second))


def test_who_went_out_re_enters_instead_of_registering() -> None:
    evening, one, _ = playing()
    goes_out(evening, one)

    with pytest.raises(Impossible) as refused:
        evening.enter(7)

    assert (refused.value.code, refused.value.facts) == ("reenter_instead", {"person": 7, "entry": one})


def test_a_re_entry_follows_the_last_entry_only() -> None:
    evening, one, _ = playing()
    goes_out(evening, one)
    second = evening.do(again(one, (1, 9)))
    goes_out(evening, second)

    for entry, code in ((one, "reentered"), (EntryId(99), "no_entry")):
        with pytest.raises(Impossible, match=code):
            evening.do(again(entry))


def test_who_is_in_or_void_cannot_re_enter() -> None:
    evening, one, other = playing()
    evening.do(Void(other), "wrong person")

    with pytest.raises(Impossible, match="already_in"):
        evening.do(again(one))
    with pytest.raises(Impossible, match="entry_void"):
        evening.do(again(other))


def test_who_leaves_the_stack_behind_may_re_enter_and_the_stack_is_gone() -> None:
    evening, one, _ = playing()
    evening.do(Withdraw(one, stack=3_000), "wants a new stack")

    second = evening.do(again(one, (1, 4)))

    assert evening.tournament.entries[second].nth == 2
    assert evening.tournament.chips.in_play == 30_000 - 3_000 + 12_000


def test_registering_after_leaving_is_the_next_entry_of_the_same_person() -> None:
    evening, one, _ = playing()
    evening.do(Withdraw(one), "called away")

    second = evening.enter(7)

    assert evening.tournament.entries[second].of == one
    assert evening.tournament.entries[one].again == second


def test_a_void_re_entry_frees_the_one_before() -> None:
    evening, one, _ = playing()
    goes_out(evening, one)
    second = evening.do(again(one, (1, 9)))

    evening.do(Void(second), "wrong person")

    assert evening.tournament.entries[one].again is None
    assert evening.tournament.latest[PersonId(7)] == one
    assert evening.do(again(one, (1, 9))) in evening.tournament.entries


def test_a_void_first_entry_was_never_made() -> None:
    evening, one, _ = playing()

    evening.do(Void(one), "wrong person")

    assert PersonId(7) not in evening.tournament.latest


@pytest.mark.parametrize(
    ("buy_in", "fee", "stack", "code"), [(-1, 0, 1, "amount"), (0, 10**16, 1, "amount"), (0, 0, 0, "stack")]
)
def test_amounts_that_cannot_be_are_refused(buy_in: int, fee: int, stack: int, code: str) -> None:
    evening, one, other = playing()
    goes_out(evening, one)

    with pytest.raises(Impossible, match=code):
        evening.do(Reenter(one, buy_in, fee, stack))
    with pytest.raises(Impossible, match=code):
        evening.do(Rebuy(other, buy_in, fee, stack))


def test_two_rebuys_and_an_add_on_grow_pool_fee_and_chips_three_times() -> None:
    """P05: only the first extra buy was added."""
    evening, one, _ = playing()

    lines = [evening.do(Rebuy(one, 90_000, 0, 10_000)), evening.do(Rebuy(one, 90_000, 0, 10_000))]
    lines.append(evening.do(AddOn(one, 50_000, 5_000, 15_000)))

    entry = evening.tournament.entries[one]
    assert (entry.buy_in, entry.fee, entry.stack) == (330_000, 15_000, 45_000)
    assert (entry.rebuys, entry.add_ons) == (2, 1)
    assert evening.tournament.chips.in_play == 65_000
    assert len(set(lines)) == 3


def test_a_rebuy_taken_back_takes_money_and_chips_back() -> None:
    """P14: an edit of the past reached no total."""
    evening, one, _ = playing()
    line = evening.do(Rebuy(one, 90_000, 0, 10_000))
    evening.do(AddOn(one, 50_000, 5_000, 15_000))

    evening.undo(line)

    entry = evening.tournament.entries[one]
    assert (entry.buy_in, entry.stack, entry.rebuys, entry.add_ons) == (150_000, 25_000, 0, 1)
    assert evening.tournament.chips == recounted(evening.tournament.entries.values(), 0)


def test_nobody_buys_for_an_entry_that_is_out() -> None:
    evening, one, _ = playing()
    goes_out(evening, one)

    with pytest.raises(Impossible, match="entry_out"):
        evening.do(Rebuy(one, 90_000, 0, 10_000))


def test_rebuys_come_back_with_the_refund_and_leave_with_a_void() -> None:
    evening, one, other = playing()
    evening.do(Rebuy(one, 90_000, 0, 10_000))
    evening.do(Rebuy(other, 90_000, 0, 10_000))

    evening.do(Withdraw(one, 190_000, 10_000), "illness of a child")
    evening.do(Void(other), "wrong person")

    assert evening.tournament.entries[one].refund_buy_in == 190_000
    assert evening.tournament.chips.in_play == 10_000


def test_chips_that_are_taken_away_are_those_that_were_counted() -> None:
    """P07: a player with 80 000 chips is taken out, and chips in play follow."""
    evening, one, _ = playing()
    evening.do(Rebuy(one, 90_000, 0, 50_000))

    evening.do(Withdraw(one, stack=70_000), "disqualified")

    assert evening.tournament.entries[one].taken == 70_000
    assert evening.tournament.chips.in_play == 10_000
    assert evening.tournament.chips == recounted(evening.tournament.entries.values(), 0)


def test_a_dead_stack_is_counted_when_it_is_taken_away() -> None:
    evening, one, _ = playing()
    evening.do(Withdraw(one, chips="dead"), "called away")

    evening.do(RemoveStack(one, 4_000))

    assert evening.tournament.chips.in_play == 26_000
    assert evening.tournament.chips == recounted(evening.tournament.entries.values(), 0)


def test_chips_nobody_has_cannot_be_taken_away() -> None:
    evening, one, other = playing()

    for stack in (-1, 30_001):
        with pytest.raises(Impossible, match="taken_chips"):
            evening.do(Withdraw(one, stack=stack), "left")
    with pytest.raises(Impossible, match="stack_not_taken"):
        evening.do(Withdraw(other, chips="dead", stack=5), "left")


def test_before_the_first_hand_nobody_counts_a_stack() -> None:
    evening = Evening(OFFERING)
    one = evening.do(Register(PersonId(1), 100_000, 10_000, 10_000))

    with pytest.raises(Impossible, match="stack_not_taken"):
        evening.do(Withdraw(one, stack=10_000), "ill")


def test_who_left_before_the_first_hand_never_entered() -> None:
    evening = Evening(OFFERING)
    one = evening.enter(7)
    evening.do(Withdraw(one), "ill")

    second = evening.enter(7)

    assert evening.tournament.entries[second].nth == 1
    with pytest.raises(Impossible, match="already_in"):
        evening.do(again(one))
    evening.do(Void(second), "wrong person")
    with pytest.raises(Impossible, match="entry_withdrawn"):
        evening.do(again(one))
