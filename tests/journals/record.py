"""Writes the journal of this release once: `python -m tests.journals.record v1`. Never run for an old one."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from director.desk.desk import Desk
from director.domain.chips import AdjustChips, ColourUp, SeatRace, TableRace
from director.domain.entries import RemoveStack, Void, Withdraw
from director.domain.hands import Dealt, Post, Waiting
from director.domain.ids import EntryId
from director.domain.journal import Journal
from director.domain.play import Away, Back, PlayHand, SetButton, SkipButton, StartPlay
from director.domain.seating import EndApart, FixSeat, FreeNeed, KeepApart, Move, Swap
from director.domain.seats import TableSeat
from director.domain.setup import CloseTable, LockSeats, OpenTables, SetUp, UnlockSeats
from director.storage import lines
from tests.helpers.evening import PLAN, a_desk, a_person

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
        "marks": {str(e): [m.marker, m.away, m.says, m.waits] for e, m in sorted(tournament.marks.items())},
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
        free = TableSeat(places[mover].table, desk.journal.tournament.empty_seats(places[mover].table)[0])
        desk.do(Move(mover, places[mover], free))
        desk.do(Swap(EntryId(9), places[EntryId(9)], EntryId(10), places[EntryId(10)]))
        desk.do(Void(EntryId(11)), "wrong person")
        desk.do(Withdraw(EntryId(12), 100_000, 0), "ill")
        desk.register(a_person(100), seated=False)
        desk.seat_late(EntryId(desk.journal.seq))
        desk.do(StartPlay())
        desk.do(Withdraw(EntryId(13), chips="dead"), "called away")
        desk.do(RemoveStack(EntryId(13)))
        desk.undo_last("it stays")
        desk.undo_last("he is back")
        desk.redo()
        desk.undo_last("he is back after all")
        _hands_and_chips(desk)
        target = HERE / version
        target.mkdir(exist_ok=True)
        rows = lines.stored(desk.venue.database, desk.journal.tournament.id)
        head = json.dumps({"tournament": desk.journal.tournament.id})
        text = "\n".join([head, *(json.dumps(row._asdict(), ensure_ascii=False) for row in rows)])
        (target / "lines.jsonl").write_text(text + "\n", encoding="utf-8")
        state = json.dumps(state_of(desk.journal), indent=1, ensure_ascii=False)
        (target / "state.json").write_text(state + "\n", encoding="utf-8")
        desk.venue.close()


def _hands_and_chips(desk: Desk) -> None:
    """Two hands at a table, somebody away and back, a race, corrections."""
    held = sorted(desk.journal.tournament.seating.players(1).items())
    (button, _), (small, one), (big, other), (fourth, third), *others = held
    desk.do(SetButton(1, button, small, big, ((button, "As"), (small, "Kd")), (fourth,)))
    desk.do(Away(third))
    dealt = (Dealt(big, other), *(Dealt(seat, entry) for seat, entry in others), Dealt(small, one))
    out = (Waiting(fourth, third, "away", "ML"), Waiting(button, held[0][1], "big_blind", "MS"))
    after = others[0][0]
    posts = (Post(big, 100), Post(after, 200))
    desk.do(PlayHand(1, 2, small, big, big, after, dealt, posts, out, (100, 200)))
    desk.do(SkipButton(1, 2, "one", button, small, big, acted=True))
    desk.do(Back(third, "post"))
    race = (SeatRace(small, one, 3, True, "KsQsJs", 25), SeatRace(big, other, 1, False, "2c", 75))
    desk.do(ColourUp(25, 100, 100, (TableRace(1, race, 100, 1, (small,), (big,), 100),)))
    desk.do(AdjustChips(-25, one), "counted again")
    desk.do(AdjustChips(500), "found under a table")


if __name__ == "__main__":
    record(sys.argv[1])
