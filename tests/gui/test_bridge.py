"""Between window and desk: what is done, refused, lost and found again."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from director.desk.desk import Changed, Desk
from director.domain.entries import Register
from director.domain.ids import EntryId, PersonId, Seq
from director.domain.refusal import Impossible, Refused, Unavailable
from director.domain.seating import Move
from director.domain.seats import TableSeat
from director.domain.setup import LockSeats, OpenTables
from director.gui.bridge import Bridge, Refusal
from director.gui.worker import Worker
from tests.helpers.evening import a_desk, a_person, a_venue


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """Three players at no table, two tables open, a file that is given up on after a moment."""
    made = a_desk(tmp_path, players=3, tables=2, busy=50)
    yield made
    made.venue.close()


@pytest.fixture
def bridge(desk: Desk, at_once: Worker) -> Bridge:
    return Bridge(desk, at_once)


def entries(bridge: Bridge) -> list[EntryId]:
    return sorted(bridge.tournament.entries)


def is_lost(bridge: Bridge) -> bool:
    return bridge.trouble is not None


def test_an_action_is_stored_and_then_told_once(bridge: Bridge) -> None:
    told = list[Changed]()
    bridge.changed.connect(told.append)
    bridge.do(OpenTables((7,), 9))

    assert [len(changed.lines) for changed in told] == [1]
    assert told[0].mine
    assert told[0].before.tournament.tables.get(7) is None
    assert bridge.tournament.tables[7].seats == 9
    assert bridge.journal is told[0].after


def test_what_cannot_be_is_refused_and_nothing_changes(bridge: Bridge) -> None:
    refused, before = list[Refusal](), bridge.journal
    bridge.refused.connect(refused.append)
    bridge.do(OpenTables((1,), 9))

    assert isinstance(refused[0].error, Impossible)
    assert refused[0].actions == (OpenTables((1,), 9),)
    assert refused[0].overrule is None
    assert bridge.journal is before


def test_what_another_desk_wrote_is_shown_with_the_refusal_it_caused(
    desk: Desk, bridge: Bridge, tmp_path: Path
) -> None:
    told, refused = list[Changed](), list[Refusal]()
    bridge.changed.connect(told.append)
    bridge.refused.connect(refused.append)
    venue = a_venue(tmp_path)
    venue.desk(desk.journal.tournament.id).do(OpenTables((7,), 9))

    bridge.do(OpenTables((7,), 9))
    bridge.sync()

    assert [one.error.code for one in refused if isinstance(one.error, Impossible)] == ["table_open"]
    assert [(len(changed.lines), changed.mine) for changed in told] == [(1, False)]
    assert 7 in bridge.tournament.tables
    venue.close()


def test_an_objection_can_be_overruled_with_a_reason(bridge: Bridge) -> None:
    refused = list[Refusal]()
    bridge.refused.connect(refused.append)
    entry = entries(bridge)[0]
    bridge.run(lambda desk: desk.seat_late(entry))
    source = bridge.tournament.seating.places[entry]
    target = TableSeat(2, 1 if source.seat != 1 else 2)
    bridge.do(LockSeats(2, (target.seat,)))
    bridge.do(Move(entry, source, target))

    assert isinstance(refused[0].error, Refused)
    assert refused[0].overrule is not None
    refused[0].overrule("a wheelchair")
    assert bridge.tournament.seating.at(entry) == target
    assert bridge.journal.lines[-1].reason == "a wheelchair"
    assert bridge.journal.lines[-1].overruled == ("seat_locked",)


def test_undo_and_redo_go_through_the_same_door(bridge: Bridge) -> None:
    told = QSignalSpy(bridge.changed)
    bridge.do(OpenTables((7,), 9))
    bridge.undo_last()
    assert 7 not in bridge.tournament.tables

    bridge.redo()
    assert 7 in bridge.tournament.tables
    assert told.count() == 3


def test_undo_takes_back_what_the_window_shows_and_nothing_that_came_meanwhile(
    bridge: Bridge, desk: Desk
) -> None:
    refused = list[Refusal]()
    bridge.refused.connect(refused.append)
    bridge.do(OpenTables((7,), 9))
    venue = a_venue(desk.venue.path.parent)
    venue.desk(desk.journal.tournament.id).do(OpenTables((8,), 9))
    venue.close()

    bridge.undo_last()

    assert [refusal.error.code for refusal in refused if isinstance(refusal.error, Impossible)] == [
        "others_first"
    ]
    assert {7, 8} <= set(bridge.tournament.tables), "and the window shows now what came"
    bridge.undo_last()
    assert 8 not in bridge.tournament.tables


def test_any_line_can_be_undone(bridge: Bridge) -> None:
    bridge.do(OpenTables((7,), 9))
    line = bridge.journal.seq
    bridge.do(OpenTables((8,), 9))
    bridge.undo(Seq(line))

    assert 7 not in bridge.tournament.tables
    assert 8 in bridge.tournament.tables


def test_several_actions_are_done_as_one_or_not_at_all(bridge: Bridge) -> None:
    bridge.do_all([OpenTables((7,), 9), OpenTables((7,), 9)])
    assert 7 not in bridge.tournament.tables

    bridge.do_all([OpenTables((7,), 9), OpenTables((8,), 9)])
    bridge.undo_last()
    assert not {7, 8} & set(bridge.tournament.tables)


def test_somebody_new_is_registered_seated_and_known(bridge: Bridge) -> None:
    known = QSignalSpy(bridge.people_changed)
    bridge.register(a_person(77))

    entry = entries(bridge)[-1]
    assert bridge.tournament.seating.at(entry) is not None
    assert bridge.people.find(bridge.tournament.entries[entry].person).family == "Player00077"
    assert known.count() == 1


def test_a_double_click_registers_once(desk: Desk, qtbot: QtBot) -> None:
    worker = Worker()
    bridge = Bridge(desk, worker)
    refused = QSignalSpy(bridge.refused)
    action = Register(PersonId(desk.venue.add_people([a_person(50)])[0]), 1, 0, 100)
    bridge.do(action)
    bridge.do(action)
    qtbot.waitUntil(lambda: worker.waiting == 0)
    worker.close()

    assert len(bridge.tournament.entries) == 4
    assert refused.count() == 0


def test_lines_of_another_desk_are_seen_at_the_next_look(bridge: Bridge, tmp_path: Path) -> None:
    told = list[Changed]()
    bridge.changed.connect(told.append)
    other = a_venue(tmp_path)
    other.desk(bridge.tournament.id).do(OpenTables((7,), 9))
    other.close()
    assert 7 not in bridge.tournament.tables

    bridge.sync()
    assert 7 in bridge.tournament.tables
    assert not told[0].mine


def test_a_look_without_news_says_nothing(bridge: Bridge) -> None:
    told = QSignalSpy(bridge.changed)
    bridge.sync()

    assert told.count() == 0


def test_looks_come_by_themselves_until_the_window_closes(
    bridge: Bridge, qtbot: QtBot, tmp_path: Path
) -> None:
    bridge.start()
    other = a_venue(tmp_path)
    other.desk(bridge.tournament.id).do(OpenTables((7,), 9))
    other.close()

    qtbot.waitUntil(lambda: 7 in bridge.tournament.tables, timeout=3000)
    bridge.close()


def test_a_locked_file_is_said_and_the_next_action_works(bridge: Bridge, desk: Desk) -> None:
    """B02: after one failed commit everything failed."""
    refused, lost, told = list[Refusal](), list[bool](), QSignalSpy(bridge.changed)
    bridge.refused.connect(refused.append)
    bridge.lost.connect(lost.append)
    before = bridge.journal
    holder = sqlite3.connect(desk.venue.path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    bridge.do(OpenTables((7,), 9))

    assert isinstance(refused[0].error, Unavailable)
    assert refused[0].error.code == "locked"
    assert lost == [True]
    assert is_lost(bridge)
    assert bridge.trouble is refused[0].error
    assert bridge.journal is before
    assert told.count() == 0

    holder.execute("ROLLBACK")
    holder.close()
    bridge.do(OpenTables((7,), 9))

    assert lost[1:] == [False]
    assert not is_lost(bridge)
    assert 7 in bridge.tournament.tables
    assert told.count() == 1


def test_a_file_that_comes_back_is_noticed_by_the_next_look(bridge: Bridge, desk: Desk) -> None:
    lost = list[bool]()
    bridge.lost.connect(lost.append)
    holder = sqlite3.connect(desk.venue.path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    bridge.do(OpenTables((7,), 9))
    holder.execute("ROLLBACK")
    holder.close()
    bridge.sync()

    assert lost == [True, False]


def test_a_mistake_of_the_program_is_no_refusal(bridge: Bridge) -> None:
    wrong, refused = list[BaseException](), QSignalSpy(bridge.refused)
    bridge.failed.connect(wrong.append)
    bridge.run(lambda desk: 1 // 0)

    assert isinstance(wrong[0], ZeroDivisionError)
    assert refused.count() == 0


def test_other_questions_are_answered_on_the_same_thread(bridge: Bridge) -> None:
    answers = list[int]()
    bridge.run(lambda desk: len(desk.people), answers.append)

    assert answers == [3]


def test_long_work_does_not_wait_for_the_desk(desk: Desk, at_once: Worker) -> None:
    second, done = Worker(at_once_executor := _Kept()), list[int]()
    bridge = Bridge(desk, at_once, second=second)
    bridge.background(lambda: 42, done.append)
    bridge.do(OpenTables((7,), 9))
    assert 7 in bridge.tournament.tables
    assert done == []

    at_once_executor.go()
    assert done == [42]


class _Kept:
    """Does nothing until told."""

    def __init__(self) -> None:
        self._waiting: list[object] = []

    def submit(self, work: object, /) -> None:
        self._waiting.append(work)

    def shutdown(self) -> None:
        self._waiting.clear()

    def go(self) -> None:
        for work in self._waiting:
            work()  # type: ignore[operator]
