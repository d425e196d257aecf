"""Random evenings keep the laws, whatever is tried in whatever order."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from director.domain.action import Action
from director.domain.arrivals import CancelPreRegistration, PreRegister
from director.domain.attendance import CheckSeats, ReleaseSeats
from director.domain.breaking import SetBreakingOrder
from director.domain.buying import AddOn, Rebuy, Reenter
from director.domain.chips import AdjustChips
from director.domain.entries import Register, RemoveStack, Void, Withdraw
from director.domain.ids import EntryId, PersonId, Seq
from director.domain.journal import Journal
from director.domain.moments import Moment, utc_ms
from director.domain.people import People
from director.domain.play import Away, Back, SetButton, StartPlay
from director.domain.refusal import Impossible
from director.domain.seating import EndApart, FixSeat, FreeNeed, KeepApart, Move, Seat, Swap
from director.domain.seats import TableSeat
from director.domain.setup import CloseTable, LockSeats, OpenTables, UnlockSeats
from director.domain.touched import touched
from director.domain.undo import Undo
from director.host.i18n import words_for
from director.rules.floor.next_steps import next_steps
from director.storage.codec import decode, encode
from director.views.floor import floor_tables
from director.views.reconciliation import sums
from tests.helpers.evening import EVENT, Evening, a_person
from tests.helpers.lawful import lawful
from tests.helpers.table_steps import Step

EN = words_for("en")
BOOK = People(replace(a_person(number), id=PersonId(number)) for number in range(1, 13))
NOW = Moment(utc_ms("2026-12-05T18:00:00.000Z"))

entries = st.integers(2, 30).map(EntryId)
persons = st.integers(1, 12).map(PersonId)
chairs = st.builds(TableSeat, st.integers(1, 3), st.integers(1, 4))
seats = st.lists(st.integers(1, 4), min_size=1, max_size=2, unique=True).map(tuple)

actions: st.SearchStrategy[Action] = st.one_of(
    st.builds(OpenTables, st.just((1, 2, 3)), st.just(4)),
    st.builds(OpenTables, st.tuples(st.integers(1, 3)), st.just(4)),
    st.builds(CloseTable, st.integers(1, 3)),
    st.builds(SetBreakingOrder, st.lists(st.integers(1, 3), max_size=3).map(tuple)),
    st.builds(LockSeats, st.integers(1, 3), seats),
    st.builds(UnlockSeats, st.integers(1, 3), seats),
    st.builds(
        Register, st.integers(1, 12).map(PersonId), st.integers(0, 9), st.integers(0, 9), st.just(100),
        st.none() | chairs,
    ),
    st.builds(
        Withdraw, entries, st.integers(0, 3), st.integers(0, 3), st.sampled_from(("leave", "dead")),
        st.none() | st.integers(0, 200),
    ),
    st.builds(Reenter, entries, st.integers(0, 9), st.integers(0, 9), st.just(100), st.none() | chairs),
    st.builds(Rebuy, entries, st.integers(0, 9), st.integers(0, 9), st.just(100)),
    st.builds(AddOn, entries, st.integers(0, 9), st.integers(0, 9), st.just(150)),
    st.builds(PreRegister, st.lists(persons, min_size=1, max_size=3).map(tuple)),
    st.builds(CancelPreRegistration, st.lists(persons, min_size=1, max_size=2).map(tuple)),
    st.builds(CheckSeats, st.integers(1, 3), st.lists(entries, min_size=1, max_size=2).map(tuple)),
    st.builds(ReleaseSeats, st.lists(entries, min_size=1, max_size=2).map(tuple)),
    st.builds(RemoveStack, entries, st.none() | st.integers(0, 200)),
    st.builds(Void, entries),
    st.builds(Seat, entries, chairs),
    st.builds(Move, entries, chairs, chairs),
    st.builds(Swap, entries, chairs, entries, chairs),
    st.builds(FixSeat, entries, st.none() | st.integers(1, 3), st.none() | st.integers(1, 4)),
    st.builds(FreeNeed, entries),
    st.builds(KeepApart, entries, entries),
    st.builds(EndApart, entries, entries),
    st.builds(StartPlay),
    st.builds(
        SetButton, st.integers(1, 3), st.integers(1, 4), st.none() | st.integers(1, 4), st.integers(1, 4),
        st.just(()), st.just(()) | st.integers(1, 4).map(lambda seat: (seat,)),
    ),
    st.builds(Away, entries),
    st.builds(Back, entries, st.sampled_from((None, "post", "wait"))),
    st.builds(AdjustChips, st.integers(-90, 90), st.none() | entries),
    st.builds(Undo, st.integers(2, 40).map(Seq), st.just(Seq(0))),
)  # fmt: skip
steps = st.builds(
    Step,
    st.sampled_from(("hand", "hand", "skip", "race", "out", "out", "revive", "break", "break", "redraw")),
    st.integers(1, 3),
    st.integers(0, 99),
)
wishes = st.lists(actions | steps, max_size=40)


def _do(evening: Evening, wish: Action | Step) -> None:
    """Do it where it can be; what is refused leaves no trace."""
    before = evening.journal
    action = wish.action(evening.tournament) if isinstance(wish, Step) else wish
    try:
        if action is not None:
            evening.do(action, "because")
    except Impossible:
        assert evening.journal is before


def _played(wanted: list[Action | Step]) -> Evening:
    """An evening of all that could be, at two tables of four."""
    evening = Evening().tables(1, 2, seats=4)
    for wish in wanted:
        _do(evening, wish)
    return evening


@settings(max_examples=150)
@given(wishes)
def test_nobody_shares_a_seat_and_every_count_agrees(wanted: list[Action | Step]) -> None:
    lawful(_played(wanted).tournament)


@settings(max_examples=60)
@given(wishes)
def test_folding_all_gives_what_step_by_step_gave(wanted: list[Action | Step]) -> None:
    evening = _played(wanted)

    assert Journal.of(EVENT, evening.journal.lines) == evening.journal


@settings(max_examples=60)
@given(wishes, st.integers(2, 40))
def test_undo_then_redo_is_as_before(wanted: list[Action | Step], line: int) -> None:
    evening = _played(wanted)
    before = evening.tournament

    try:
        evening.undo(line)
    except Impossible:
        return
    lawful(evening.tournament)
    evening.undo(evening.journal.seq)

    assert evening.tournament == before


@settings(max_examples=100)
@given(actions)
def test_every_line_comes_back_from_the_file_as_it_was(action: Action) -> None:
    assert decode(action.kind, action.version, encode(action)) == action


@settings(max_examples=60)
@given(wishes)
def test_figures_counted_step_by_step_are_those_counted_at_once(wanted: list[Action | Step]) -> None:
    evening = Evening().tables(1, 2, seats=4)
    counted, at = sums(evening.tournament), evening.journal.seq
    for wish in wanted:
        _do(evening, wish)
        quick = sums(evening.tournament, counted, touched(evening.journal, at))
        counted, at = sums(evening.tournament, counted), evening.journal.seq

        assert quick == counted
        assert counted == sums(evening.tournament)
    assert evening.tournament.counted == sum(e.counts for e in evening.tournament.entries.values())


@settings(max_examples=150)
@given(wishes)
def test_only_the_entries_that_lines_name_stand_otherwise_after_them(wanted: list[Action | Step]) -> None:
    evening = Evening().tables(1, 2, seats=4)
    for wish in wanted:
        before = evening.journal
        _do(evening, wish)
        was, now = before.tournament, evening.tournament

        named = touched(evening.journal, before.seq)

        assert named is not None
        for entry in {*was.entries, *now.entries} - named:
            assert was.entries.get(entry) == now.entries.get(entry)
            assert was.seating.at(entry) == now.seating.at(entry)
            assert was.needs.get(entry) == now.needs.get(entry)


@settings(max_examples=100)
@given(wishes)
def test_the_floor_looked_at_step_by_step_is_the_floor_looked_at_once(wanted: list[Action | Step]) -> None:
    evening = Evening().tables(1, 2, seats=4)
    floor, at = floor_tables(evening.tournament, BOOK, EN), evening.journal.seq
    for wish in wanted:
        _do(evening, wish)
        since = touched(evening.journal, at)
        quick = floor_tables(evening.tournament, BOOK, EN, floor, since)

        assert quick.tables == floor_tables(evening.tournament, BOOK, EN, floor).tables
        assert quick.tables == floor_tables(evening.tournament, BOOK, EN).tables
        floor, at = quick, evening.journal.seq


@settings(max_examples=100)
@given(wishes)
def test_next_steps_found_step_by_step_are_those_found_at_once(wanted: list[Action | Step]) -> None:
    evening = Evening().tables(1, 2, seats=4)
    evening.enter(1, (1, 1))
    evening.enter(2, (1, 2))
    evening.enter(3, (2, 1))
    evening.do(StartPlay())
    found = next_steps(evening.tournament, NOW)
    for wish in wanted:
        _do(evening, wish)
        found = next_steps(evening.tournament, NOW, found)
        anew = next_steps(evening.tournament, NOW)

        assert (found.steps, found.threshold) == (anew.steps, anew.threshold)
        if found.room is not None and anew.room is not None:
            assert found.room.opened.tables == anew.room.opened.tables


@settings(max_examples=60)
@given(wishes)
def test_what_a_state_works_out_once_is_so(wanted: list[Action | Step]) -> None:
    evening = Evening().tables(1, 2, seats=4)
    for wish in wanted:
        _do(evening, wish)
        state = evening.tournament

        assert state.unseated() == tuple(e for e in state.alive() if e.id not in state.seating.places)
        opened = [table for table in state.tables.values() if not table.closed]
        assert state.open_tables() == tuple(sorted(opened, key=lambda table: table.order))
