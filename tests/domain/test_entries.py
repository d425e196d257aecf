"""Who is in: register, withdraw, void."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from director.domain.entries import Register, RemoveStack, Void, Withdraw
from director.domain.ids import EntryId, PersonId
from director.domain.play import StartPlay
from director.domain.refusal import Impossible
from director.domain.seating import FixSeat, KeepApart
from director.domain.seats import TableSeat
from director.domain.tournament import EntryState
from tests.helpers.evening import Evening


def test_an_entry_is_named_after_the_line_that_made_it() -> None:
    evening = Evening()

    entry = evening.enter(7)

    assert entry == 2
    assert evening.tournament.entries[entry].person == 7


def test_registering_with_a_seat_is_one_line() -> None:
    evening = Evening().tables(1)

    entry = evening.enter(7, (1, 4))

    assert evening.tournament.seating.at(entry) == TableSeat(1, 4)
    assert evening.tournament.seating.holder(TableSeat(1, 4)) == entry


def test_nobody_registers_twice_while_in() -> None:
    evening = Evening()
    first = evening.enter(7)

    with pytest.raises(Impossible) as refused:
        evening.enter(7)

    assert (refused.value.code, refused.value.facts["entry"]) == ("already_in", first)


def test_prices_are_kept_as_paid_when_the_plan_changes() -> None:
    evening = Evening()
    entry = evening.do(Register(PersonId(1), 500, 50, 10_000))

    assert evening.tournament.entries[entry].buy_in == 500


def test_withdrawing_before_the_start_frees_the_seat_and_does_not_count() -> None:
    evening = Evening().tables(1)
    entry = evening.enter(7, (1, 4))

    evening.do(Withdraw(entry, 100_000, 10_000), "ill")

    gone = evening.tournament.entries[entry]
    assert evening.tournament.seating.at(entry) is None
    assert (gone.state, gone.refund_buy_in, gone.refund_fee) == (EntryState.WITHDRAWN, 100_000, 10_000)
    assert evening.tournament.counted == 0


def test_after_the_first_hand_a_withdrawn_entry_still_counts() -> None:
    evening = Evening().tables(1)
    entry = evening.enter(7, (1, 4))
    evening.do(StartPlay())

    evening.do(Withdraw(entry), "called away")

    assert evening.tournament.counted == 1
    assert evening.tournament.seating.at(entry) is None


def test_a_dead_stack_keeps_its_seat() -> None:
    evening = Evening().tables(1)
    entry = evening.enter(7, (1, 4))
    evening.do(StartPlay())

    evening.do(Withdraw(entry, chips="dead"), "called away")

    assert evening.tournament.entries[entry].dead
    assert evening.tournament.seating.at(entry) == TableSeat(1, 4)
    with pytest.raises(Impossible, match="seat_taken"):
        evening.enter(8, (1, 4))


def test_void_takes_entry_and_money_out_of_the_counts_and_keeps_both_lines() -> None:
    evening = Evening().tables(1)
    entry = evening.enter(7, (1, 4))

    evening.do(Void(entry), "wrong person")

    assert evening.tournament.counted == 0
    assert evening.tournament.seating.at(entry) is None
    assert len(evening.journal.lines) == 4


def test_after_a_void_the_person_may_register_again() -> None:
    evening = Evening()
    evening.do(Void(evening.enter(7)), "wrong person")

    again = evening.enter(7)

    assert evening.tournament.playing(again).person == 7


def test_leaving_takes_needs_and_pairs_along() -> None:
    evening = Evening().tables(1)
    one, other = evening.enter(1), evening.enter(2)
    evening.do(FixSeat(one, 1, 1))
    evening.do(KeepApart(one, other))

    evening.do(Withdraw(one), "ill")

    assert not evening.tournament.needs
    assert evening.tournament.apart == ()


@dataclass(frozen=True)
class _No:
    """A decision that cannot be, and its code."""

    code: str
    action: Register | Withdraw | Void
    reason: str = "why"


_ENTRY = EntryId(3)


@pytest.mark.parametrize(
    "case",
    [
        _No("already_in", Register(PersonId(1), 0, 0, 1)),
        _No("amount", Register(PersonId(2), -1, 0, 1)),
        _No("amount", Register(PersonId(2), 0, 10**15 + 1, 1)),
        _No("stack", Register(PersonId(2), 0, 0, 0)),
        _No("stack", Register(PersonId(2), 0, 0, 10**12 + 1)),
        _No("seat_taken", Register(PersonId(2), 0, 0, 1, TableSeat(1, 1))),
        _No("no_seat", Register(PersonId(2), 0, 0, 1, TableSeat(1, 10))),
        _No("no_table", Register(PersonId(2), 0, 0, 1, TableSeat(2, 1))),
        _No("no_entry", Withdraw(EntryId(99))),
        _No("refund_too_large", Withdraw(_ENTRY, 100_001)),
        _No("refund_too_large", Withdraw(_ENTRY, 0, -1)),
        _No("dead_stack_before_start", Withdraw(_ENTRY, chips="dead")),
        _No("reason_needed", Withdraw(_ENTRY), reason="  "),
        _No("reason_needed", Void(_ENTRY), reason=""),
        _No("no_entry", Void(EntryId(2))),
    ],
    ids=lambda case: f"{case.code} {case.action.kind}",
)
def test_what_cannot_be_is_refused_with_its_code_and_changes_nothing(case: _No) -> None:
    evening = Evening().tables(1)
    evening.enter(1, (1, 1))
    before = evening.journal

    with pytest.raises(Impossible) as refused:
        evening.do(case.action, case.reason)

    assert refused.value.code == case.code
    assert evening.journal is before


def test_a_dead_stack_needs_a_seat() -> None:
    evening = Evening().tables(1)
    evening.enter(1, (1, 1))
    standing = evening.enter(2)
    evening.do(StartPlay())

    with pytest.raises(Impossible, match="dead_stack_without_seat"):
        evening.do(Withdraw(standing, chips="dead"), "called away")


@pytest.mark.parametrize(("leave", "code"), [(Void, "entry_void"), (Withdraw, "entry_withdrawn")])
def test_who_has_left_cannot_leave_again(leave: type[Void | Withdraw], code: str) -> None:
    evening = Evening()
    entry = evening.enter(1)
    evening.do(leave(entry), "why")

    with pytest.raises(Impossible, match=code):
        evening.do(leave(entry), "why")


def test_a_dead_stack_that_is_taken_away_frees_its_seat_and_is_no_longer_dead() -> None:
    evening = Evening().tables(1)
    entry = evening.enter(7, (1, 4))
    evening.do(StartPlay())
    evening.do(Withdraw(entry, chips="dead"), "called away")

    evening.do(RemoveStack(entry))

    assert evening.tournament.seating.at(entry) is None
    assert not evening.tournament.entries[entry].dead
    for gone in (entry, EntryId(99)):
        with pytest.raises(Impossible, match="no_dead_stack"):
            evening.do(RemoveStack(gone))
