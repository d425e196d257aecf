"""Which entries lines speak of."""

from __future__ import annotations

from director.domain.attendance import CheckSeats, ReleaseSeats
from director.domain.busts import Bust, Out, Revive
from director.domain.buying import AddOn, Rebuy, Reenter
from director.domain.chips import AdjustChips, ColourUp, SeatRace, TableRace
from director.domain.draws import DrawSeats, SealDraw, key_hash, list_hash
from director.domain.play import StartPlay
from director.domain.seating import KeepApart, Move, Swap
from director.domain.seats import TableSeat
from director.domain.touched import MOST, touched
from director.domain.tournament import DrawTable, DrawTerms
from tests.helpers.evening import Evening
from tests.helpers.offers import OFFERING, goes_out

KEY = bytes(31) + b"\x01"


def test_each_line_names_the_entries_it_concerns() -> None:
    evening = Evening().tables(1)
    one, other = evening.enter(1, (1, 1)), evening.enter(2, (1, 2))
    before = evening.journal.seq
    evening.do(KeepApart(one, other))
    pair = touched(evening.journal, before)
    evening.do(Swap(one, TableSeat(1, 1), other, TableSeat(1, 2)))

    assert pair == frozenset((one, other))
    swapped = touched(evening.journal, before)
    evening.do(Move(one, TableSeat(1, 2), TableSeat(1, 3)))

    assert swapped == frozenset((one, other))
    assert touched(evening.journal, evening.journal.seq - 1) == frozenset((one,))
    assert touched(evening.journal, 2) == frozenset((one, other))
    assert touched(evening.journal, evening.journal.seq) == frozenset()


def test_a_draw_names_everybody_on_its_list() -> None:
    evening = Evening().tables(1)
    entries = (evening.enter(1), evening.enter(2))
    evening.do(SealDraw(1, key_hash(KEY), list_hash(entries), DrawTerms(entries, (DrawTable(1, 9),))))
    before = evening.journal.seq
    evening.do(DrawSeats(1, KEY.hex(), "", ((entries[0], 1, 1), (entries[1], 1, 2))))

    assert touched(evening.journal, before) == frozenset(entries)


def test_an_undo_names_whom_its_lines_named() -> None:
    evening = Evening().tables(1)
    one, other = evening.enter(1), evening.enter(2)
    evening.undo(one, other)

    assert touched(evening.journal, evening.journal.seq - 1) == frozenset((one, other))


def test_of_a_great_many_nobody_is_named() -> None:
    evening = Evening()
    first = evening.enter(1)
    last = [evening.enter(n) for n in range(2, MOST + 10)][-1]

    assert touched(evening.journal, 1) is None
    evening.undo(first, last)

    assert touched(evening.journal, last) is None


def test_a_race_names_its_seats_and_a_correction_whose_chips_they_are() -> None:
    evening = Evening().tables(1)
    one, other = evening.enter(1, (1, 1)), evening.enter(2, (1, 2))
    before = evening.journal.seq
    seats = (SeatRace(1, one, 1, True, "2c", -25), SeatRace(2, other, 3, True, "AsKsQs", 25))
    evening.do(ColourUp(25, 100, 100, (TableRace(1, seats, 100, 1, (2,)),)))
    assert touched(evening.journal, before) == frozenset((one, other))

    evening.do(AdjustChips(25, one), "found")
    evening.do(AdjustChips(25), "found")
    assert touched(evening.journal, evening.journal.seq - 2) == frozenset((one,))


def test_who_goes_out_and_who_is_revived_are_named() -> None:
    evening = Evening().tables(1)
    one, other, _ = evening.enter(1, (1, 1)), evening.enter(2, (1, 2)), evening.enter(3, (1, 3))
    evening.do(StartPlay())
    line = evening.do(Bust((Out(one, TableSeat(1, 1)), Out(other, TableSeat(1, 2)))))
    assert touched(evening.journal, line - 1) == frozenset((one, other))

    evening.do(Revive(other, TableSeat(1, 2)), "read again")
    assert touched(evening.journal, line) == frozenset((other,))


def test_buying_and_being_seen_name_their_entries() -> None:
    evening = Evening(OFFERING).tables(1)
    one, other = evening.enter(1, (1, 1)), evening.enter(2, (1, 2))
    evening.do(StartPlay())
    start = evening.journal.seq
    evening.do(Rebuy(one, 90_000, 0, 10_000))
    evening.do(AddOn(one, 50_000, 5_000, 15_000))
    bought = touched(evening.journal, start)
    evening.do(CheckSeats(1, (other,)))
    seen = touched(evening.journal, start + 2)
    evening.do(ReleaseSeats((one, other)))
    released = touched(evening.journal, start + 3)

    assert (bought, seen, released) == (frozenset((one,)), frozenset((other,)), frozenset((one, other)))


def test_a_re_entry_concerns_the_entry_before_it_too() -> None:
    evening = Evening(OFFERING).tables(1)
    one = evening.enter(1, (1, 1))
    evening.enter(2, (1, 2))
    evening.do(StartPlay())
    goes_out(evening, one)
    before = evening.journal.seq
    again = evening.do(Reenter(one, 100_000, 10_000, 12_000))

    assert touched(evening.journal, before) == frozenset((one, again))
