"""What the rule book and the house have against a decision."""

import hashlib

from msgspec.structs import replace

from director.domain.action import Action
from director.domain.draws import DrawSeats, SealDraw, list_hash
from director.domain.entries import LateDraw, Register, Void, Withdraw
from director.domain.ids import EntryId, PersonId
from director.domain.journal import Journal
from director.domain.play import StartPlay
from director.domain.refusal import Article
from director.domain.seating import FixSeat, KeepApart, Move, Seat, Swap
from director.domain.seats import TableSeat
from director.domain.setup import LockSeats, SetUp
from director.domain.structure import Window
from director.rules import clock_steps as steps
from director.rules.floor.draw import seats_drawn
from director.rules.floor.proof import draw_context, late_context
from director.rules.floor.proposals import draw_terms, field_of, late_chair, late_chairs
from director.rules.policy import objections
from tests.helpers.clock_room import Room, club, minutes
from tests.helpers.evening import EVENT, PLAN, Evening

SP_DRAW, TDA_9 = Article("SP", "Draw"), Article("TDA", "9")


def codes(evening: Evening, action: Action) -> list[str]:
    return [objection.code for objection in objections(evening.journal, action)]


def room() -> tuple[Evening, EntryId, EntryId]:
    """Two tables of nine; one player at 1-1, one at 2-1."""
    evening = Evening().tables(1, 2)
    return evening, evening.enter(1, (1, 1)), evening.enter(2, (2, 1))


def seal(evening: Evening, number: int, key: bytes) -> SealDraw:
    terms = draw_terms(evening.tournament)
    return SealDraw(number, hashlib.sha256(key).hexdigest(), list_hash(terms.entries), terms)


def drawn(evening: Evening, number: int, key: bytes) -> DrawSeats:
    terms = draw_terms(evening.tournament)
    seats = seats_drawn(field_of(terms), key, draw_context(evening.tournament.id, number, ""))
    return DrawSeats(number, key.hex(), "", tuple((entry, *place) for entry, place in seats.items()))


def test_nothing_speaks_against_an_ordinary_move() -> None:
    evening, one, _ = room()

    assert codes(evening, Move(one, TableSeat(1, 1), TableSeat(2, 2))) == []
    assert codes(evening, StartPlay()) == []


def test_registering_without_a_seat_is_never_objected_to() -> None:
    evening, _, _ = room()

    assert codes(evening, Register(PersonId(3), 100, 10, 1000)) == []


def test_a_locked_seat_is_objected_to_whoever_goes_there() -> None:
    evening, one, _ = room()
    evening.do(LockSeats(1, (5,)))
    late = evening.enter(3)

    assert codes(evening, Register(PersonId(4), 100, 10, 1000, TableSeat(1, 5))) == ["seat_locked"]
    assert codes(evening, Seat(late, TableSeat(1, 5))) == ["seat_locked"]
    assert codes(evening, Move(one, TableSeat(1, 1), TableSeat(1, 5))) == ["seat_locked"]
    assert codes(evening, FixSeat(late, 1, 5)) == ["seat_locked"]


def test_a_need_without_a_chair_meets_no_lock() -> None:
    evening, one, _ = room()

    assert codes(evening, FixSeat(one, table=1)) == []
    assert codes(evening, FixSeat(one, seat=5)) == []
    assert codes(evening, FixSeat(one, 1, 6)) == []


def test_tda_9_a_chair_kept_for_another_is_objected_to() -> None:
    evening, one, other = room()
    evening.do(FixSeat(other, 1, 4))

    (objection,) = objections(evening.journal, Move(one, TableSeat(1, 1), TableSeat(1, 4)))

    assert (objection.code, objection.article) == ("seat_kept", TDA_9)
    assert objection.facts == {"seat": TableSeat(1, 4), "entry": other}
    assert codes(evening, Register(PersonId(3), 1, 1, 1, TableSeat(1, 4))) == ["seat_kept"]


def test_tda_9_s02_moving_a_player_out_of_his_fixed_seat_is_objected_to() -> None:
    evening, one, _ = room()
    evening.do(FixSeat(one, 1, 1))

    (objection,) = objections(evening.journal, Move(one, TableSeat(1, 1), TableSeat(2, 5)))

    assert (objection.code, objection.article) == ("need_not_met", TDA_9)
    assert objection.facts == {"entry": one, "seat": TableSeat(2, 5), "table": 1, "number": 1}


def test_players_to_be_kept_apart_are_objected_to_at_one_table() -> None:
    evening, one, other = room()
    third = evening.enter(3)
    evening.do(KeepApart(other, one))
    evening.do(KeepApart(one, third))
    evening.do(KeepApart(other, third))

    (objection,) = objections(evening.journal, Move(one, TableSeat(1, 1), TableSeat(2, 5)))

    assert objection.code == "kept_apart"
    assert objection.facts == {"entry": one, "other": other, "seat": TableSeat(2, 5)}
    assert codes(evening, Move(one, TableSeat(1, 1), TableSeat(1, 2))) == []


def test_two_who_are_kept_apart_may_change_places() -> None:
    evening, one, other = room()
    evening.do(KeepApart(one, other))

    assert codes(evening, Swap(one, TableSeat(1, 1), other, TableSeat(2, 1))) == []


def test_a_swap_is_judged_for_both() -> None:
    evening, one, other = room()
    evening.do(FixSeat(one, 1, 1))
    evening.do(FixSeat(other, 2, 1))

    found = codes(evening, Swap(one, TableSeat(1, 1), other, TableSeat(2, 1)))

    assert sorted(found) == ["need_not_met", "need_not_met", "seat_kept", "seat_kept"]


def test_after_the_first_hand_nobody_gets_money_back_and_no_entry_is_void() -> None:
    evening, one, _ = room()
    assert codes(evening, Withdraw(one, 100, 10)) == []
    assert codes(evening, Void(one)) == []

    evening.do(StartPlay())

    assert codes(evening, Withdraw(one, 100)) == ["refund_after_start"]
    assert codes(evening, Withdraw(one, 0, 10)) == ["refund_after_start"]
    assert codes(evening, Withdraw(one)) == []
    assert codes(evening, Void(one)) == ["void_after_start"]


def test_sp_draw_a_first_draw_is_free_and_a_second_one_is_never_silent() -> None:
    evening, _, _ = room()
    first, second = bytes(32), bytes([1]) * 32
    assert codes(evening, seal(evening, 1, first)) == []
    evening.do(seal(evening, 1, first))
    assert codes(evening, drawn(evening, 1, first)) == []
    evening.do(drawn(evening, 1, first))

    (objection,) = objections(evening.journal, seal(evening, 2, second))

    assert (objection.code, objection.article) == ("redraw", SP_DRAW)
    assert objection.facts == {"number": 2, "made": 1}


def test_sp_draw_a_key_is_used_once_and_a_number_too() -> None:
    evening, _, _ = room()
    key = bytes(32)
    evening.do(seal(evening, 3, key))

    assert codes(evening, seal(evening, 4, key)) == ["key_used"]
    assert codes(evening, seal(evening, 3, bytes([1]) * 32)) == ["draw_number_used"]


def test_sp_draw_a_key_that_was_shown_draws_no_second_time_even_after_undo() -> None:
    evening, _, _ = room()
    key = bytes(32)
    evening.do(seal(evening, 1, key))
    line = evening.do(drawn(evening, 1, key))
    evening.undo(line)

    assert codes(evening, drawn(evening, 1, key)) == ["key_shown"]


def test_a_draw_after_the_first_hand_is_objected_to() -> None:
    evening, _, _ = room()
    evening.do(StartPlay())

    assert codes(evening, seal(evening, 1, bytes(32))) == ["draw_after_start"]


def sealed_room(key: bytes) -> Evening:
    evening = Evening().tables(1, 2)
    for who in range(1, 7):
        evening.enter(who)
    evening.do(seal(evening, 1, key))
    return evening


def test_sp_draw_seats_that_do_not_follow_from_the_key_are_objected_to() -> None:
    key = bytes([1]) * 32
    evening = sealed_room(key)
    true = drawn(evening, 1, key)
    (one, *one_seat), (other, *other_seat), *rest = true.seats
    exchanged = ((one, *other_seat), (other, *one_seat), *rest)

    assert codes(evening, true) == []
    assert codes(evening, replace(true, seats=exchanged)) == ["draw_not_proven"]
    assert codes(evening, replace(true, word="Ks")) == ["draw_not_proven"]
    assert codes(evening, replace(true, key="no key")) == ["draw_not_proven"]
    assert codes(evening, replace(true, key="00" * 32)) == ["draw_not_proven"]


def test_sp_draw_a_draw_that_leaves_somebody_out_is_objected_to() -> None:
    evening = sealed_room(bytes(32))
    whole = seal(evening, 2, bytes([2]) * 32)
    terms = replace(whole.terms, entries=whole.terms.entries[1:])
    partly = replace(whole, terms=terms, list_hash=list_hash(terms.entries))
    one_table = replace(whole, terms=replace(whole.terms, tables=whole.terms.tables[:1]))

    assert codes(evening, whole) == []
    assert codes(evening, partly) == ["draw_not_of_all"]
    assert codes(evening, one_table) == ["draw_not_of_all"]


def test_sp_draw_a_late_seat_is_the_one_its_key_draws_or_is_objected_to() -> None:
    evening, _, _ = room()
    key = bytes([3]) * 32
    context = late_context(evening.tournament.id, evening.journal.seq + 1)
    seat = late_chair(evening.tournament, key, context)
    true = Register(PersonId(3), 100, 10, 1000, seat, LateDraw(key.hex(), context))
    another = next(place for place in late_chairs(evening.tournament) if place != seat)

    assert codes(evening, true) == []
    for false in (
        replace(true, seat=another),
        replace(true, seat=None),
        replace(true, drawn=LateDraw(key.hex(), context + "0")),
        replace(true, drawn=LateDraw("", context)),
        replace(true, drawn=LateDraw("no key", context)),
    ):
        assert codes(evening, false) == ["late_not_drawn"]


def test_a_late_seat_of_a_batch_is_drawn_for_the_line_it_will_have() -> None:
    evening, _, _ = room()
    key, seq = bytes([3]) * 32, evening.journal.seq + 5
    context = late_context(evening.tournament.id, seq)
    seat = late_chair(evening.tournament, key, context)
    action = Register(PersonId(3), 100, 10, 1000, seat, LateDraw(key.hex(), context))

    assert objections(evening.journal, action, seq) == ()
    assert [one.code for one in objections(evening.journal, action)] == ["late_not_drawn"]


def test_after_the_first_hand_what_people_entered_for_may_not_change_under_them() -> None:
    evening, _, _ = room()
    dearer, later = replace(PLAN, buy_in=1), replace(PLAN, name="Summer Cup", starts="2026-12-06T18:00")
    assert codes(evening, SetUp(dearer)) == []
    assert codes(evening, SetUp(replace(PLAN, currency="EUR"))) == ["currency_after_entries"]
    assert codes(Evening(), SetUp(replace(PLAN, currency="EUR"))) == []
    evening.do(StartPlay())

    assert codes(evening, SetUp(dearer)) == ["set_up_after_start"]
    assert codes(evening, SetUp(replace(PLAN, options=(("cap_raises", 4),)))) == ["set_up_after_start"]
    assert codes(evening, SetUp(later)) == []


def test_a_list_that_no_draw_could_have_is_objected_to() -> None:
    evening, _, _ = room()
    proposed = seal(evening, 1, bytes(32))
    evening.do(LockSeats(1, tuple(range(2, 10))))
    for n in range(3, 12):
        evening.enter(n)
    evening.do(FixSeat(EntryId(6), 1, None))
    evening.do(FixSeat(EntryId(7), 1, None))

    assert "draw_not_of_all" in codes(evening, proposed)


def test_the_first_set_up_is_never_objected_to() -> None:
    assert objections(Journal.blank(EVENT), SetUp(PLAN)) == ()


# ------------------------------------------------------------------ what is tied to levels


def test_late_registration_ends_with_its_level() -> None:
    """To the end of the second level, and through the break after it where the schedule says so."""
    room = Room(replace(club(), late_registration=Window(2)))
    late = Register(PersonId(1), 0, 0, 10_000)

    def asked() -> list[tuple[str, dict[str, object]]]:
        return [(one.code, one.facts) for one in objections(room.journal, late, now=room.now)]

    room.passes(minutes(600))
    assert asked() == [], "the clock has not been started"
    room.step(steps.start)
    room.passes(minutes(39))
    assert asked() == []
    room.passes(minutes(2))
    assert asked() == [("registration_closed", {"level": 2})]
    assert objections(room.journal, late) == ()
    room.step(steps.set_structure, replace(club(), late_registration=Window(2, break_too=True)))
    assert asked() == []
    room.step(steps.set_structure, club())
    room.passes(minutes(30))
    assert asked() == [], "nothing is tied to a level"
    assert objections(Evening().journal, late, now=room.now) == ()
