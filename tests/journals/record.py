"""Writes the journal of this release once: `python -m tests.journals.record v1`. Never run for an old one."""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Callable
from itertools import zip_longest
from pathlib import Path

import msgspec
from msgspec.structs import replace

from director.desk.closing import breaking, redrawing
from director.desk.desk import Desk
from director.domain.action import Action
from director.domain.arrivals import CancelPreRegistration, PreRegister
from director.domain.attendance import CheckSeats, ReleaseSeats
from director.domain.breaking import SetBreakingOrder
from director.domain.busts import Bust, EndPlay, Out, Revive
from director.domain.buying import AddOn, Rebuy, Reenter
from director.domain.chip_case import Chip, ChipCase
from director.domain.chips import AdjustChips, ColourUp, SeatRace, TableRace
from director.domain.clock import Stamp
from director.domain.counting import CountChips
from director.domain.entries import Register, RemoveStack, Void, Withdraw
from director.domain.hand_for_hand import HandDone
from director.domain.hands import Dealt, Post, Waiting
from director.domain.ids import EntryId
from director.domain.journal import Journal
from director.domain.moments import Moment
from director.domain.play import Away, Back, PlayHand, SetButton, SkipButton, StartPlay
from director.domain.scheduling import SetChips
from director.domain.seating import EndApart, FixSeat, FreeNeed, KeepApart, Move, Swap
from director.domain.seats import TableSeat
from director.domain.setup import CloseTable, LockSeats, OpenTables, SetUp, UnlockSeats
from director.domain.structure import Break, DayEnd, Level, Structure, Window
from director.rules import clock_steps
from director.rules.floor.hand_for_hand import propose_end, propose_next, propose_start
from director.rules.floor.places import places
from director.rules.prizes.dues import dues
from director.rules.table.sitting import rules_at
from director.rules.undoing import step_back, step_forward
from director.storage import lines
from tests.helpers.evening import PLAN, a_desk, a_person
from tests.journals.book_and_money import judges_book, prizes

HERE = Path(__file__).parent


def state_of(journal: Journal) -> dict[str, object]:
    """What must come out, in plain words that outlive the classes."""
    tournament = journal.tournament
    return {
        "name": tournament.setup.name,
        "entries": {
            str(e.id): [
                e.person,
                e.state.value,
                e.buy_in - e.refund_buy_in,
                e.fee - e.refund_fee,
                e.stack,
                e.dead,
            ]
            for e in sorted(tournament.entries.values(), key=lambda entry: entry.id)
        },
        "seats": {str(e): str(p) for e, p in sorted(tournament.seating.places.items())},
        "tables": {
            str(t.number): [t.seats, t.order, t.closed, sorted(t.locked)]
            for t in sorted(tournament.tables.values(), key=lambda table: table.number)
        },
        "needs": {str(e): [n.table, n.seat] for e, n in sorted(tournament.needs.items())},
        "apart": [list(pair) for pair in tournament.apart],
        "draws": [[d.number, d.word, d.key] for d in tournament.draws],
        "undone": sorted(journal.undone),
        "started": tournament.started,
        "head": journal.head,
        "hands": {
            str(t.number): [t.hands, [list(last) for last in t.played], list(t.blinds), list(t.gone)]
            for t in sorted(tournament.tables.values(), key=lambda table: table.number)
        },
        "clock": None if tournament.clock is None else msgspec.to_builtins(tournament.clock),
        "levels": None if tournament.structure is None else msgspec.to_builtins(tournament.structure),
        "case": msgspec.to_builtins(tournament.case),
        "marks": {str(e): [m.marker, m.away, m.says, m.waits] for e, m in sorted(tournament.marks.items())},
        "exits": {
            str(e.id): msgspec.to_builtins(e.exit)
            for _, e in sorted(tournament.entries.items())
            if e.exit is not None
        },
        "places": {str(e): list(p) for e, p in sorted(places(tournament, rules_at(tournament)).items())},
        "winner": tournament.winner,
        "expected": [[who, line] for who, line in sorted(tournament.expected.items())],
        "rulings": {
            str(one.number): [[v.line, v.ruled.happened, v.taken_back] for v in one.versions]
            for _, one in sorted(tournament.rulings.items())
        },
        "penalties": {str(p.id): msgspec.to_builtins(p) for _, p in sorted(tournament.penalties.items())},
        "published": [[v.line, list(v.amounts), v.recalled] for v in tournament.prize_money.versions],
        "dues": [
            [one.entry, one.paid_for, one.amount, one.paid, one.state]
            for one in dues(tournament, rules_at(tournament))
        ],
        "bought": {
            str(e.id): [e.nth, e.of, e.again, e.rebuys, e.add_ons, str(e.checked), e.taken, e.queued]
            for _, e in sorted(tournament.entries.items())
        },
        "chips": {
            "in play": tournament.chips.in_play,
            "of entries": {str(e.id): e.chips for _, e in sorted(tournament.entries.items())},
        },
    }


def record(version: str) -> None:
    """An evening that has every kind of decision in it."""
    with tempfile.TemporaryDirectory() as folder:
        desk = a_desk(Path(folder), 14, 2)
        desk.do(SetUp(PLAN))
        desk.do(OpenTables((9,), 8))
        desk.do(CloseTable(9))
        desk.do(LockSeats(1, (9,)))
        desk.do(LockSeats(2, (9,)))
        desk.do(UnlockSeats(2, (9,)))
        one, other, third = EntryId(3), EntryId(4), EntryId(5)
        desk.do(FixSeat(one, 1, 1))
        desk.do(FixSeat(third, seat=5))
        desk.do(KeepApart(one, other))
        desk.do(KeepApart(one, third))
        desk.do(EndApart(one, third))
        desk.seal_draw()
        desk.draw("KsQd7c")
        desk.do(FreeNeed(third))
        desk.register(a_person(99))
        places = desk.journal.tournament.seating.places
        mover = EntryId(8)
        room = desk.journal.tournament
        free = next(TableSeat(t.number, s) for t in room.open_tables() for s in room.empty_seats(t.number))
        desk.do(Move(mover, places[mover], free))
        desk.do(Swap(EntryId(9), places[EntryId(9)], EntryId(10), places[EntryId(10)]))
        desk.do(Void(EntryId(11)), "wrong person")
        desk.do(Withdraw(EntryId(12), 100_000, 0), "ill")
        desk.register(a_person(100), seated=False)
        desk.seat_late(EntryId(desk.journal.seq))
        _expected(desk)
        desk.do(StartPlay())
        desk.do(Withdraw(EntryId(13), chips="dead"), "called away")
        desk.do(RemoveStack(EntryId(13)))
        desk.undo_last("it stays")
        desk.undo_last("he is back")
        desk.redo()
        desk.undo_last("he is back after all")
        _hands_and_chips(desk)
        _levels_and_clock(desk)
        _buying_again(desk)
        _hand_for_hand(desk)
        judges_book(desk)
        prizes(desk)
        _the_end(desk)
        _written(desk, HERE / version)
        desk.venue.close()


def _expected(desk: Desk) -> None:
    """Two said that they come, and one that he does not after all; somebody paid by card."""
    one, other = desk.venue.add_people([a_person(201), a_person(202)])
    desk.do(PreRegister((one, other)))
    desk.do(CancelPreRegistration((other,)))
    desk.do(Register(one, 100_000, 10_000, 10_000, method="card"))
    desk.do(Void(EntryId(desk.journal.seq)), "paid for another event")


def _written(desk: Desk, target: Path) -> None:
    """The lines as they are stored, and the state they give."""
    target.mkdir(exist_ok=True)
    rows = lines.stored(desk.venue.database, desk.journal.tournament.id)
    head = json.dumps({"tournament": desk.journal.tournament.id})
    text = "\n".join([head, *(json.dumps(row._asdict(), ensure_ascii=False) for row in rows)])
    (target / "lines.jsonl").write_text(text + "\n", encoding="utf-8")
    state = json.dumps(state_of(desk.journal), indent=1, ensure_ascii=False)
    (target / "state.json").write_text(state + "\n", encoding="utf-8")


def _buying_again(desk: Desk) -> None:
    """Rebuys and an add-on, a re-entry with its draw, seats that were checked and one that was given up."""
    why = "as the director said"
    one, other, *_more = (
        entry
        for entry in sorted(desk.journal.tournament.seating.places)
        if not desk.journal.tournament.entries[entry].dead
    )
    for buys in (
        Rebuy(one, 100_000, 0, 10_000),
        Rebuy(one, 100_000, 0, 10_000),
        AddOn(one, 50_000, 5_000, 15_000),
    ):
        desk.do(buys, why, overrule=True)
    places = desk.journal.tournament.seating.places
    desk.do(CheckSeats(places[one].table, (one,)))
    desk.do(Bust((Out(other, places[other]),)), why, overrule=True)
    seat = TableSeat(places[other].table, desk.journal.tournament.empty_seats(places[other].table)[0])
    desk.do(Reenter(other, 100_000, 10_000, 10_000, seat), why, overrule=True)
    again = EntryId(desk.journal.seq)
    desk.do(ReleaseSeats((again,)), why, overrule=True)
    desk.seat_late(again)


def _hand_for_hand(desk: Desk) -> None:
    """Two hands at both tables, with what they do to the clock; the second one is undone and played again."""
    at, why = Moment(1_796_489_000_000, "a1", 17_090_000), "as it was announced"
    desk.clock(clock_steps.start, at.later(-30_000))
    desk.clock(propose_start, at, why, overrule=True)
    for table in (1, 2):
        desk.do(HandDone(table, 1), why, overrule=True)
    for ms in (60_000, 90_000):
        desk.clock(propose_next, at.later(ms), why, overrule=True)
        if ms == 60_000:
            desk.do(step_back(desk.journal, at.later(70_000)))
    desk.clock(propose_end, at.later(120_000), why, overrule=True)
    desk.clock(clock_steps.pause, at.later(130_000))


def _the_end(desk: Desk) -> None:
    """Everybody but one goes out, one by mistake, several in a hand; the end, undone, and said by hand."""
    at = Moment(1_796_490_000_000, "a1", 18_090_000)

    def out(*some: EntryId, stacks: tuple[int, ...] = (), hand: int = 0, ends: bool = False) -> None:
        places = desk.journal.tournament.seating.places
        told = tuple(Out(entry, places[entry], stack, (last,)) for entry, stack in zip_longest(some, stacks))
        bust = Bust(told, Stamp(5, 90_000), at if ends else None, hand, ends)
        desk.do(bust, "as it was at the table", overrule=True)

    dead = [e.id for _, e in sorted(desk.journal.tournament.entries.items()) if e.dead]
    for entry in dead:
        desk.do(RemoveStack(entry))
    last, *others = sorted(desk.journal.tournament.seating.places)
    first, second, third, fourth, *more = others
    out(first)
    left = desk.journal.tournament.entries[first].exit
    assert left is not None, "it has just gone out"
    assert left.seat is not None
    desk.do(Revive(first, left.seat), "the cards were read again", overrule=True)
    out(second, third, stacks=(900, 1_400))
    out(first, fourth, hand=1)
    out(*more[:-3])
    _one_table(desk)
    out(*more[-3:-1])
    for waiting in desk.journal.tournament.unseated():
        desk.do(Withdraw(waiting.id), "never came")
    desk.clock(clock_steps.start, at.later(-60_000))
    out(more[-1], ends=True)
    desk.do(step_back(desk.journal, at.later(5_000)))
    out(more[-1])
    desk.do(EndPlay(at.later(9_000)), "nobody comes any more", overrule=True)


def _one_table(desk: Desk) -> None:
    """The order is posted, a table counted and broken, and everybody left draws anew."""
    why, room = "as it was posted", desk.journal.tournament
    breaks, stays = sorted(table.number for table in room.open_tables())
    key = bytes(range(32))
    desk.do(SetBreakingOrder((breaks, stays)))
    desk.do(CountChips(breaks, 21_000), why, overrule=True)
    desk.do(breaking(desk.journal, breaks, key), why, overrule=True)
    desk.do(redrawing(desk.journal, (stays,), key[::-1]), why, overrule=True)


def _levels_and_clock(desk: Desk) -> None:
    """A schedule with everything in it, the chips, and every step of the clock."""
    levels = (
        Level(20, 25, 50),
        Level(20, 50, 100, note="last level to enter"),
        Break(15, "dinner", (25,)),
        Level(20, 100, 200, 200, "big_blind"),
        DayEnd("bags", (100,)),
        Level(30, ante=100, ante_kind="each", bring_in=150, small_bet=500, big_bet=1000, game="stud"),
        Level(30, 500, 1000, betting="PL", game="omaha"),
    )
    add_on = Window(2, 2, only_breaks=True)
    structure = Structure(levels, Window(2, break_too=True), Window(3), Window(2), add_on)
    at = Moment(1_796_472_000_000, "a1", 90_000)
    desk.do(SetChips(ChipCase((Chip(25, "green", 500, 8), Chip(100, "black", 900, 8), Chip(500)))))

    def step(make: Callable[..., Action], ms: int, *more: object, **options: object) -> None:
        nonlocal at
        at = Moment(at.utc + ms, at.boot, at.up + ms, at.slept)
        desk.clock(lambda tournament, now: make(tournament, now, *more, **options), at)

    minute = 60_000
    step(clock_steps.set_structure, 0, structure)
    step(clock_steps.start_at, 0, at.utc + 10 * minute)
    step(clock_steps.pause_after, minute)
    step(clock_steps.start, minute)
    step(clock_steps.add, 5 * minute, 2 * minute)
    step(clock_steps.set_structure, minute, replace(structure, rebuy=None), "remaining")
    step(clock_steps.pause, 5 * minute)
    at = at.later(8 * minute)
    step(clock_steps.start, 0)
    at = Moment(at.utc + 5 * minute, at.boot, at.up + 5 * minute, 4 * minute)
    for make in (clock_steps.set_back, clock_steps.keep, clock_steps.forward, clock_steps.back):
        step(make, 3 * minute)
    step(clock_steps.to_break, minute)
    step(clock_steps.change_back, minute)
    step(clock_steps.set_left, 0, 7 * minute)
    step(clock_steps.hand_off, 0, 2 * minute)
    step(clock_steps.jump, 0, 5, 12 * minute)
    for take_back in (step_back, step_back, step_forward):
        at = at.later(1_234)
        desk.do(take_back(desk.journal, at))


def _hands_and_chips(desk: Desk) -> None:
    """Two hands at a table, somebody away and back, a race, corrections."""

    def told(action: Action) -> None:
        """Whatever the rules of a later program say against it."""
        desk.do(action, "as it was at the table", overrule=True)

    held = sorted(desk.journal.tournament.seating.players(1).items())
    (button, _), (small, one), (big, other), (fourth, third), *others = held
    told(SetButton(1, button, small, big, ((button, "As"), (small, "Kd")), (fourth,)))
    desk.do(Away(third))
    dealt = (Dealt(big, other), *(Dealt(seat, entry) for seat, entry in others), Dealt(small, one))
    out = (Waiting(fourth, third, "away", "ML"), Waiting(button, held[0][1], "big_blind", "MS"))
    after = others[0][0]
    posts = (Post(big, 100), Post(after, 200))
    told(PlayHand(1, 2, small, big, big, after, dealt, posts, out, (100, 200)))
    told(SkipButton(1, 2, "one", button, small, big, acted=True))
    told(Back(third, "post"))
    race = (SeatRace(small, one, 3, True, "KsQsJs", 25), SeatRace(big, other, 1, False, "2c", 75))
    told(ColourUp(25, 100, 100, (TableRace(1, race, 100, 1, (small,), (big,), 100),)))
    desk.do(AdjustChips(-25, one), "counted again")
    desk.do(AdjustChips(500), "found under a table")


if __name__ == "__main__":
    record(sys.argv[1])
