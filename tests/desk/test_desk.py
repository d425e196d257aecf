"""One tournament as one computer sees it, on a real file."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from director.desk.venue import Venue
from director.domain.busts import Bust, Out
from director.domain.draws import DrawSeats, SealDraw
from director.domain.entries import Register, Void, Withdraw
from director.domain.ids import EntryId, PersonId, TournamentId
from director.domain.people import person
from director.domain.play import StartPlay
from director.domain.refusal import Impossible, Refused, Unavailable
from director.domain.seating import FixSeat, KeepApart, Move, Seat, Swap
from director.domain.seats import TableSeat
from director.domain.setup import LockSeats, OpenTables
from director.rules.floor.alternates import alternates
from tests.helpers.evening import PLAN, a_desk, a_person, a_venue, drawn_desk
from tests.helpers.offers import OFFERING


def test_what_was_done_is_there_after_opening_again(tmp_path: Path) -> None:
    desk = drawn_desk(tmp_path, 12, 2)
    desk.venue.close()

    again = a_venue(tmp_path).desk(desk.journal.tournament.id)

    assert again.journal == desk.journal
    assert again.people.find(PersonId(1)).family == "Player00001"


def test_changed_tells_before_after_and_whose_it_was(tmp_path: Path) -> None:
    desk = a_desk(tmp_path)
    before = desk.journal

    changed = desk.do(OpenTables((1,), 9))

    assert changed.before is before
    assert changed.after is desk.journal
    assert [line.action.kind for line in changed.lines] == ["OpenTables"]
    assert changed.mine


def test_a_line_says_who_when_why_and_where(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, 1)

    line = desk.do(Void(EntryId(2)), " wrong person ").lines[0]

    assert (line.desk, line.staff, line.reason) == ("1", "Olga", "wrong person")
    assert line.at.startswith("2026-12-05T15:00:")


def test_may_tells_what_speaks_against_it_and_writes_nothing(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, 1, 1)
    desk.do(LockSeats(1, (4,)))
    before = desk.journal

    objections = desk.may(Register(PersonId(9), 0, 0, 1, TableSeat(1, 4)))

    assert [objection.code for objection in objections] == ["seat_locked"]
    assert desk.journal is before
    with pytest.raises(Impossible):
        desk.may(Void(EntryId(99)))


def test_an_objection_is_overruled_with_a_reason_that_is_written_down(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, 1, 1)
    desk.do(LockSeats(1, (4,)))
    action = Register(PersonId(9), 0, 0, 1, TableSeat(1, 4))

    with pytest.raises(Refused):
        desk.do(action)
    with pytest.raises(Impossible, match="reason_needed"):
        desk.do(action, overrule=True)
    line = desk.do(action, "camera removed", overrule=True).lines[0]

    assert (line.overruled, line.reason) == (("seat_locked",), "camera removed")


def test_a_refused_decision_leaves_file_and_screen_as_they_were(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, 2)
    before = desk.journal

    with pytest.raises(Impossible):
        desk.do_all([Void(EntryId(3)), Void(EntryId(99))], "slip")

    assert desk.journal is before
    assert a_venue(tmp_path).desk(desk.journal.tournament.id).journal == before


def test_a_repeated_uid_counts_as_done_and_writes_nothing(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, 1)
    desk.do(OpenTables((1,), 9), uid="once")
    before = desk.journal

    changed = desk.do(OpenTables((1,), 9), uid="once")

    assert changed.lines == ()
    assert desk.journal is before


def test_a_double_click_never_registers_twice(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, 0, 1)
    desk.register(person("Ivanov", "Sergei"), uid="click")

    desk.register(person("Ivanov", "Sergei"), uid="click")

    assert desk.journal.tournament.counted == 1
    assert len(desk.people) == 1


def test_a_newcomer_who_cannot_be_registered_is_not_left_in_the_address_book(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, 2)
    desk.do(OpenTables((1,), 2))
    for seat, entry in enumerate(sorted(desk.journal.tournament.entries), 1):
        desk.do(FixSeat(entry, 1, seat))

    with pytest.raises(Impossible, match="no_open_seat"):
        desk.register(person("Ivanov", "Sergei"))

    assert len(a_venue(tmp_path).people) == 2


def test_registering_gives_a_drawn_seat_at_a_table_with_fewest_players(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, 0, 3)
    for n in range(9):
        desk.register(a_person(n + 1))

    assert [desk.journal.tournament.seating.count(table) for table in (1, 2, 3)] == [3, 3, 3]


def test_registering_before_any_table_is_open_gives_no_seat(tmp_path: Path) -> None:
    desk = a_desk(tmp_path)

    desk.register(a_person(1))

    assert len(desk.journal.tournament.unseated()) == 1


def test_a_seat_kept_for_somebody_is_not_drawn_for_a_late_entry(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, 1, 1)
    desk.do(LockSeats(1, tuple(range(2, 9))))
    desk.do(FixSeat(EntryId(3), 1, 1))

    late = desk.register(a_person(9)).lines[0]

    assert isinstance(late.action, Register)
    assert late.action.seat == TableSeat(1, 9)


def test_a_fixed_player_gets_the_chair_that_is_kept(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, 1, 2)
    desk.do(FixSeat(EntryId(3), 2, 5))

    desk.seat_late(EntryId(3))

    assert desk.journal.tournament.seating.at(EntryId(3)) == TableSeat(2, 5)


def test_p31_a_late_entry_is_never_drawn_to_the_table_of_somebody_to_keep_apart(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, 2, 2)
    one, other = EntryId(3), EntryId(4)
    desk.do(KeepApart(one, other))
    desk.seat_late(one)

    desk.seat_late(other)

    seating = desk.journal.tournament.seating
    assert {seating.places[one].table, seating.places[other].table} == {1, 2}


def test_the_draw_seats_eight_tables_of_eight(tmp_path: Path) -> None:
    desk = drawn_desk(tmp_path, 64, 8)

    assert {desk.journal.tournament.seating.count(table) for table in range(1, 9)} == {8}


def test_the_hashes_are_stored_before_the_seats_and_the_word_is_part_of_the_draw(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, 12, 2)
    sealed = desk.seal_draw().lines[0].action
    drawn = desk.draw("  KsQd   7c ").lines[0].action

    assert isinstance(sealed, SealDraw)
    assert isinstance(drawn, DrawSeats)
    assert drawn.word == "KsQd 7c"
    assert desk.journal.tournament.draws[0].sealed.key_hash == sealed.key_hash


def test_s11_the_key_of_a_sealed_draw_is_there_after_a_restart(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, 12, 2)
    desk.seal_draw()
    desk.venue.close()
    again = a_venue(tmp_path).desk(desk.journal.tournament.id)

    again.draw("KsQd7c")

    assert len(again.journal.tournament.seating.places) == 12


def test_a_draw_is_not_made_before_it_is_sealed(tmp_path: Path) -> None:
    with pytest.raises(Impossible, match="draw_not_sealed"):
        a_desk(tmp_path, 12, 2).draw("KsQd7c")


def test_a_redraw_is_never_silent(tmp_path: Path) -> None:
    desk = drawn_desk(tmp_path, 12, 2)

    with pytest.raises(Refused) as refused:
        desk.seal_draw()
    desk.seal_draw(reason="table 2 was missing", overrule=True)
    desk.draw("Ah2c")

    assert [objection.code for objection in refused.value.objections] == ["redraw"]
    assert [draw.number for draw in desk.journal.tournament.draws] == [1, 2]


def test_an_undone_draw_cannot_be_drawn_again_with_its_key_and_another_word(tmp_path: Path) -> None:
    desk = drawn_desk(tmp_path, 12, 2)
    desk.undo_last("wrong word")

    with pytest.raises(Refused) as refused:
        desk.draw("Ah2c")

    assert [objection.code for objection in refused.value.objections] == ["key_shown"]


def test_a_new_draw_after_an_undone_one_takes_a_new_number_and_says_why(tmp_path: Path) -> None:
    desk = drawn_desk(tmp_path, 12, 2)
    desk.undo_last("wrong word")

    with pytest.raises(Refused):
        desk.seal_draw()
    desk.seal_draw(reason="wrong word", overrule=True)

    assert desk.journal.tournament.sealed is not None
    assert desk.journal.tournament.sealed.number == 2


def test_what_cannot_be_drawn_is_refused_at_the_seal(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, 10, 1)

    with pytest.raises(Impossible, match="capacity"):
        desk.seal_draw()
    assert desk.journal.tournament.sealed is None


def test_one_moved_one_voided_one_late_entry_and_all_undone_one_by_one(tmp_path: Path) -> None:
    desk = drawn_desk(tmp_path, 12, 2)
    drawn = desk.journal.tournament
    entry, source = next(iter(sorted(drawn.seating.places.items())))
    target = TableSeat(source.table, drawn.empty_seats(source.table)[0])
    desk.do(Move(entry, source, target))
    desk.do(Void(EntryId(4)), "slip")
    desk.register(a_person(99))
    busy = desk.journal.tournament

    for _ in range(3):
        desk.undo_last()
    calm = desk.journal.tournament
    for _ in range(3):
        desk.redo()

    assert calm == drawn
    assert desk.journal.tournament == busy
    with pytest.raises(Impossible, match="nothing_to_redo"):
        desk.redo()


def test_an_import_is_undone_by_one_key(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, 20)

    desk.undo_last()

    assert desk.journal.tournament.counted == 0
    with pytest.raises(Impossible, match="nothing_to_undo"):
        desk.undo_last()


def test_an_import_of_which_one_line_was_undone_goes_back_line_by_line(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, 4)
    desk.undo(4)

    for left in (2, 1, 0):
        desk.undo_last()
        assert desk.journal.tournament.counted == left


def test_nothing_to_write_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Impossible, match="nothing_to_do"):
        a_desk(tmp_path).do_all([])


def test_after_the_first_hand_a_refund_or_a_void_needs_the_director(tmp_path: Path) -> None:
    desk = drawn_desk(tmp_path, 4, 1)
    desk.do(StartPlay())
    entry = next(iter(desk.journal.tournament.entries))

    for action, code in ((Withdraw(entry, 100), "refund_after_start"), (Void(entry), "void_after_start")):
        with pytest.raises(Refused) as refused:
            desk.do(action, "asked")
        assert [objection.code for objection in refused.value.objections] == [code]
    with pytest.raises(Refused) as refused:
        desk.seal_draw()
    assert {objection.code for objection in refused.value.objections} == {"draw_after_start", "redraw"}


def test_a_swap_that_puts_two_together_who_must_be_apart_is_objected_to(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, 3, 2)
    one, other, third = EntryId(3), EntryId(4), EntryId(5)
    desk.do(FixSeat(one, 1, 1))
    desk.do(KeepApart(one, other))
    for entry in (one, other, third):
        desk.seat_late(entry)
    places = desk.journal.tournament.seating.places
    far, near = (other, third) if places[other].table == 2 else (third, other)
    if places[near].table != 1:
        desk.do(Move(near, places[near], TableSeat(1, 5)))
        places = desk.journal.tournament.seating.places

    swapped = desk.may(Swap(one, places[one], far, places[far]))

    assert "need_not_met" in {objection.code for objection in swapped}


class TestTwoDesks:
    """Two computers on one file."""

    def test_the_next_number_wins_and_the_other_retries(self, tmp_path: Path) -> None:
        one = a_desk(tmp_path, 0, 2)
        other = a_venue(tmp_path).desk(one.journal.tournament.id)
        one.register(a_person(1))

        changed = other.register(a_person(2))

        assert [line.action.kind for line in changed.lines] == ["Register", "Register"]
        assert other.journal.tournament.counted == 2
        assert len(other.people) == 2

    def test_what_no_longer_holds_is_refused_with_the_reason(self, tmp_path: Path) -> None:
        one = drawn_desk(tmp_path, 4, 1)
        other = a_venue(tmp_path).desk(one.journal.tournament.id)
        entry, source = next(iter(one.journal.tournament.seating.places.items()))
        free = [TableSeat(1, seat) for seat in one.journal.tournament.empty_seats(1)]
        one.do(Move(entry, source, free[0]))

        with pytest.raises(Impossible, match="moved_meanwhile"):
            other.do(Move(entry, source, free[1]))
        assert other.journal == one.journal

    def test_sync_brings_lines_and_people_of_others(self, tmp_path: Path) -> None:
        one = a_desk(tmp_path, 0, 2)
        other = a_venue(tmp_path).desk(one.journal.tournament.id)
        _ = other.people
        one.register(a_person(1))

        changed = other.sync()

        assert changed is not None
        assert not changed.mine
        assert other.people.find(PersonId(1)).given == "Name1"
        assert other.sync() is None

    def test_nobody_takes_back_what_another_desk_did_unseen(self, tmp_path: Path) -> None:
        one = a_desk(tmp_path, tables=2)
        two = a_venue(tmp_path).desk(one.journal.tournament.id)
        one.do(OpenTables((8,), 9))
        seen = one.journal.seq
        two.do(OpenTables((9,), 9))

        with pytest.raises(Impossible) as undone:
            one.undo_last(seen=seen)
        with pytest.raises(Impossible) as redone:
            one.redo(seen=seen)

        assert (undone.value.code, undone.value.facts) == ("others_first", {"line": two.journal.seq})
        assert redone.value.code == "others_first"
        assert {8, 9} <= set(one.journal.tournament.tables)
        one.do(OpenTables((10,), 9))
        one.undo_last(seen=seen + 1)  # a second key before the answer to the first has come
        one.undo_last(seen=seen + 1)
        assert set(one.journal.tournament.tables) == {1, 2, 8}
        one.venue.close()
        two.venue.close()

    def test_an_undo_of_another_desk_arrives_like_any_line(self, tmp_path: Path) -> None:
        one = a_desk(tmp_path, 3)
        other = a_venue(tmp_path).desk(one.journal.tournament.id)
        one.undo_last()

        other.sync()

        assert other.journal == one.journal


class TestTheWorld:
    """Locked, gone, damaged: a sentence, and nothing is lost."""

    def test_b02_a_locked_file_shows_nothing_and_the_next_action_works(self, tmp_path: Path) -> None:
        desk = a_desk(tmp_path, 2, busy=50)
        before = desk.journal
        with closing(sqlite3.connect(desk.venue.path, isolation_level=None)) as outside:
            outside.execute("BEGIN IMMEDIATE")
            with pytest.raises(Unavailable, match="locked"):
                desk.do(OpenTables((1,), 9))
            outside.execute("ROLLBACK")

        assert desk.journal is before
        desk.do(OpenTables((1,), 9))
        assert a_venue(tmp_path).desk(desk.journal.tournament.id).journal == desk.journal

    def test_one_changed_byte_in_a_line_is_named_on_opening(self, tmp_path: Path) -> None:
        desk = a_desk(tmp_path, 3)
        desk.venue.close()
        with closing(sqlite3.connect(desk.venue.path)) as raw, raw:
            raw.execute("DROP TRIGGER line_no_update")
            raw.execute("UPDATE line SET data = replace(data, '10000,', '10001,') WHERE seq = 3")

        with pytest.raises(Unavailable) as refused:
            a_venue(tmp_path).desk(desk.journal.tournament.id)

        assert (refused.value.code, refused.value.facts["line"]) == ("chain_broken", 3)

    def test_a_tournament_that_is_not_there_is_said_to_be_so(self, tmp_path: Path) -> None:
        with pytest.raises(Unavailable, match="no_tournament"):
            a_venue(tmp_path).desk(TournamentId("none"))


class TestVenue:
    """The file with all its tournaments and people."""

    def test_a_card_is_kept_in_step_with_the_journal(self, tmp_path: Path) -> None:
        desk = drawn_desk(tmp_path, 12, 2)
        desk.do(Void(EntryId(4)), "slip")

        (card,) = desk.venue.cards()

        assert (card.name, card.status, card.entries, card.alive) == ("Spring Cup", "drawn", 11, 11)

    def test_two_tournaments_in_one_file_know_nothing_of_each_other(self, tmp_path: Path) -> None:
        one = a_desk(tmp_path, 2)
        other = one.venue.create(PLAN)

        assert other.journal.seq == 1
        assert len(one.venue.cards()) == 2
        assert a_venue(tmp_path).desk(one.journal.tournament.id).journal.tournament.counted == 2

    def test_people_are_corrected_without_touching_the_journal(self, tmp_path: Path) -> None:
        desk = a_desk(tmp_path, 1)
        head = desk.journal.head
        corrected = person("Right", "Name", who=PersonId(1))

        desk.venue.change_person(corrected)

        assert a_venue(tmp_path).people.find(PersonId(1)) == corrected
        assert desk.journal.head == head
        with pytest.raises(Impossible, match="no_person"):
            desk.venue.change_person(person("No", "Body", who=PersonId(99)))

    def test_ids_of_people_are_never_used_again(self, tmp_path: Path) -> None:
        venue = a_venue(tmp_path)
        assert venue.add_people([a_person(1), a_person(2)]) == [1, 2]
        with venue.database.writing() as connection:
            connection.exec_driver_sql("DELETE FROM person WHERE id = 2")

        assert venue.add_people([a_person(3)]) == [3]

    def test_a_venue_can_be_opened_again_and_again(self, tmp_path: Path) -> None:
        a_venue(tmp_path).close()

        assert Venue.open(tmp_path / "venue.floor").cards() == ()


def test_what_cannot_be_at_all_says_so_before_anybody_is_asked_for_a_reason(tmp_path: Path) -> None:
    desk = drawn_desk(tmp_path, 4, 1)
    desk.do(StartPlay())
    entry = next(iter(desk.journal.tournament.entries))

    with pytest.raises(Impossible, match="refund_too_large"):
        desk.do(Withdraw(entry, 10**9), "asked")


def test_400_who_wait_get_the_seats_of_those_who_went_out_in_order(tmp_path: Path) -> None:
    """P62: four hundred in a hallway, and nobody knew who was next."""
    desk = drawn_desk(tmp_path, 450, 50)
    desk.do(StartPlay())
    desk.write(
        lambda _journal, added: [Register(p.id, 100_000, 10_000, 10_000) for p in added],
        newcomers=[a_person(n) for n in range(1_001, 1_401)],
    )
    waiting = alternates(desk.journal.tournament)
    places = list(desk.journal.tournament.seating.places.items())
    out = tuple(Out(entry, seat) for entry, seat in places if seat.seat == 4)
    desk.do(Bust(out))

    changed = desk.seat_alternates()

    seats = [line.action for line in changed.lines]
    assert [seat.entry for seat in seats if isinstance(seat, Seat)] == list(waiting[:50])
    assert len(alternates(desk.journal.tournament)) == 350
    assert desk.journal.together(changed.lines[0].seq) == (changed.lines[0].seq, changed.lines[-1].seq)


def test_who_cannot_have_any_free_seat_goes_on_waiting_in_his_place(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, 4)
    desk.do(OpenTables((1,), 4))
    one, two, three, four = sorted(desk.journal.tournament.entries)
    desk.do_all([Seat(one, TableSeat(1, 1)), Seat(two, TableSeat(1, 2))])
    desk.do(StartPlay())
    desk.do(FixSeat(three, seat=1))

    desk.seat_alternates()

    assert alternates(desk.journal.tournament) == (three,)
    assert desk.journal.tournament.seating.at(four) is not None
    with pytest.raises(Impossible, match="no_open_seat"):
        desk.seat_alternates()


def test_where_nobody_waits_nobody_is_seated(tmp_path: Path) -> None:
    desk = drawn_desk(tmp_path, 4, 1)

    with pytest.raises(Impossible, match="no_alternates"):
        desk.seat_alternates()


def test_who_comes_while_others_wait_waits_behind_them(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, 0)
    desk.do(OpenTables((1,), 2))
    for name in ("One", "Two", "Three"):
        desk.register(person(name, "A"))
    desk.do(OpenTables((2,), 1 + 1))
    desk.register(person("Four", "A"))
    desk.register(person("Five", "A"))

    tournament = desk.journal.tournament
    assert len(tournament.seating.places) == 4
    assert len(alternates(tournament)) == 1


def test_a_re_entry_costs_what_the_plan_says_and_draws_a_seat(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, 0, 1, plan=OFFERING)
    for name in ("One", "Two"):
        desk.register(person(name, "A"))
    desk.do(StartPlay())
    entry, seat = next(iter(desk.journal.tournament.seating.places.items()))
    desk.do(Bust((Out(entry, seat),)))

    changed = desk.reenter(entry)

    made = desk.journal.tournament.entries[EntryId(changed.lines[0].seq)]
    assert (made.of, made.buy_in, made.fee, made.stack) == (entry, 100_000, 10_000, 12_000)
    assert desk.journal.tournament.seating.at(made.id) is not None


def test_early_players_get_their_bonus_at_the_desk_and_by_import(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, 0, 1, plan=OFFERING)

    changed = desk.register(person("One", "A"))

    action = changed.lines[0].action
    assert isinstance(action, Register)
    assert action.stack == 11_500
