from __future__ import annotations

import errno
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.desk.backups import DAILY, EVERY, HOURLY, NEWEST, Backups, Copy, Why, is_due, restore, to_drop
from director.desk.checking import check
from director.desk.venue import Venue
from director.domain.refusal import Unavailable
from tests.helpers.evening import a_person, drawn_desk

NOON = datetime(2026, 12, 5, 12, tzinfo=UTC)


class Clock:
    """A clock that stands until somebody moves it."""

    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> datetime:
        return self.time

    def later(self, **by: float) -> None:
        self.time += timedelta(**by)


def _copies(*moments: datetime) -> list[Copy]:
    return [Copy(Path(f"{at:%Y%m%d%H%M%S%f}"), at, Why.TIMER) for at in moments]


def test_the_newest_twelve_are_kept_however_close_they_are() -> None:
    copies = _copies(*(NOON - timedelta(seconds=n) for n in range(20)))

    dropped = to_drop(copies, NOON)

    assert {copy.at for copy in copies[:NEWEST]} & {copy.at for copy in dropped} == set()
    assert len(dropped) == 20 - NEWEST


def test_one_an_hour_is_kept_for_a_day_and_one_a_day_for_a_month() -> None:
    copies = _copies(*(NOON - timedelta(minutes=10 * n) for n in range(6 * 24 * 40)))

    kept = sorted(copy.at for copy in set(copies) - set(to_drop(copies, NOON)))

    day = [at for at in kept if NOON - at <= HOURLY]
    assert len(day) == NEWEST + 22  # the newest twelve reach back into the hour of 10
    assert len({at.date() for at in kept}) == 32
    assert kept[0] >= NOON - DAILY


@given(st.lists(st.integers(0, 60 * 24 * 50), unique=True, max_size=80))
def test_dropping_twice_drops_no_more(minutes: list[int]) -> None:
    copies = _copies(*(NOON - timedelta(minutes=n) for n in minutes))

    left = [copy for copy in copies if copy not in to_drop(copies, NOON)]

    assert to_drop(left, NOON) == []
    assert len(left) >= min(len(copies), NEWEST)


def test_a_clock_that_was_set_back_makes_a_copy_due() -> None:
    assert is_due(NOON + timedelta(hours=3), NOON)


def test_a_copy_has_everything_that_was_committed(tmp_path: Path) -> None:
    desk = drawn_desk(tmp_path, players=12, tables=3)
    desk.register(a_person(100))

    copy = Backups(desk.venue.path, tmp_path / "copies", now=Clock()).make(Why.HAND)

    assert check(copy.path, (desk.journal.seq, desk.journal.head)).sound
    other = Venue.open(copy.path)
    there = other.desk(desk.journal.tournament.id).journal
    assert (there.head, there.tournament) == (desk.journal.head, desk.journal.tournament)
    assert len(other.people) == len(desk.people)
    other.close()


def test_a_copy_is_made_while_another_desk_writes(tmp_path: Path) -> None:
    desk = drawn_desk(tmp_path, players=12, tables=3)
    backups = Backups(desk.venue.path, tmp_path / "copies", now=Clock())

    with desk.venue.database.writing() as connection:
        connection.exec_driver_sql("UPDATE person SET note = 'half done'")
        copy = backups.make(Why.TIMER)

    with closing(sqlite3.connect(copy.path)) as file:
        assert file.execute("SELECT count(*) FROM person WHERE note <> ''").fetchone() == (0,)


def test_a_copy_is_named_by_moment_and_why(tmp_path: Path) -> None:
    desk = drawn_desk(tmp_path, players=2, tables=1)
    backups = Backups(desk.venue.path, tmp_path / "copies", now=Clock())

    copy = backups.make(Why.DRAW)

    assert copy.path.name == "venue.20261205-120000-000000.draw.backup"
    assert backups.copies() == [copy]
    assert [path.name for path in copy.path.parent.iterdir()] == [copy.path.name]


def test_two_venues_of_one_name_never_drop_each_others_copies(tmp_path: Path) -> None:
    one = Backups(tmp_path / "a" / "venue.floor", tmp_path / "copies")
    other = Backups(tmp_path / "b" / "venue.floor", tmp_path / "copies")

    assert one.folder != other.folder


def test_the_timer_copies_when_it_is_time_and_something_was_done(tmp_path: Path) -> None:
    clock = Clock()
    desk = drawn_desk(tmp_path, players=2, tables=1)
    backups = Backups(desk.venue.path, tmp_path / "copies", now=clock)

    first, at_once = backups.tick(), backups.tick()
    clock.later(seconds=EVERY.total_seconds())
    nothing_done = backups.tick()
    desk.register(a_person(100))
    second = backups.tick()

    assert first is not None
    assert (at_once, nothing_done) == (None, None)
    assert second is not None
    assert backups.copies() == [first, second]


def test_old_copies_go_as_new_ones_come(tmp_path: Path) -> None:
    clock = Clock()
    desk = drawn_desk(tmp_path, players=2, tables=1)
    backups = Backups(desk.venue.path, tmp_path / "copies", now=clock)

    for _ in range(NEWEST + 5):
        clock.later(seconds=1)
        backups.make(Why.HAND)

    assert len(backups.copies()) == NEWEST


def test_strange_files_in_the_folder_are_left_alone(tmp_path: Path) -> None:
    desk = drawn_desk(tmp_path, players=2, tables=1)
    backups = Backups(desk.venue.path, tmp_path / "copies", now=Clock())
    backups.folder.mkdir(parents=True)
    strange = [backups.folder / name for name in ("notes.txt", "venue.20261399-120000-000000.draw.backup")]
    for path in strange:
        path.write_text("mine")

    made = backups.make(Why.HAND)

    assert backups.copies() == [made]
    assert all(path.read_text() == "mine" for path in strange)


def _full(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("director.storage.backup.os.fsync", refuse)


def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    connect = sqlite3.connect

    def narrow(path: str | Path, **options: Any) -> sqlite3.Connection:
        made: sqlite3.Connection = connect(path, **options)
        if str(path).endswith(".part"):
            made.execute("PRAGMA page_size=4096")
            made.execute("PRAGMA max_page_count=3")
        return made

    monkeypatch.setattr("director.storage.backup.sqlite3.connect", narrow)


@pytest.mark.parametrize("full", [_full, _small])
def test_a_full_disk_leaves_no_half_made_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, full: Callable[[pytest.MonkeyPatch], None]
) -> None:
    desk = drawn_desk(tmp_path, players=12, tables=3)
    backups = Backups(desk.venue.path, tmp_path / "copies", now=Clock())

    with monkeypatch.context() as patch:
        full(patch)
        with pytest.raises(Unavailable) as trouble:
            backups.make(Why.TIMER)

    assert trouble.value.code == "disk_full"
    assert list(backups.folder.iterdir()) == []
    assert backups.make(Why.TIMER).path.exists()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="limits are set in another way there")
def test_a_disk_that_really_refuses_leaves_no_half_made_copy(tmp_path: Path) -> None:
    import resource

    desk = drawn_desk(tmp_path, players=300, tables=40)
    backups = Backups(desk.venue.path, tmp_path / "copies", now=Clock())
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)

    resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, limits[1]))
    try:
        with pytest.raises(Unavailable):
            backups.make(Why.TIMER)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)

    assert list(backups.folder.iterdir()) == []


def test_a_venue_that_is_gone_is_named_and_not_the_folder(tmp_path: Path) -> None:
    backups = Backups(tmp_path / "none.floor", tmp_path / "copies", now=Clock())

    with pytest.raises(Unavailable) as trouble:
        backups.make(Why.TIMER)

    assert trouble.value.code == "gone"
    assert str(trouble.value.facts["path"]).endswith("none.floor")


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    desk = drawn_desk(tmp_path, players=2, tables=1)
    (tmp_path / "copies").write_text("no folder")

    with pytest.raises(Unavailable) as trouble:
        Backups(desk.venue.path, tmp_path / "copies", now=Clock()).make(Why.TIMER)

    assert trouble.value.code == "disk_error"
    assert "copies" in str(trouble.value.facts["path"])


def test_a_copy_comes_back_and_the_file_before_it_is_kept(tmp_path: Path) -> None:
    desk = drawn_desk(tmp_path, players=12, tables=3)
    path, then = desk.venue.path, desk.journal.head
    copy = Backups(path, tmp_path / "copies", now=Clock()).make(Why.DRAW)
    desk.register(a_person(100))
    now = desk.journal.head
    desk.venue.close()

    kept = restore(copy.path, path, now=Clock())

    assert kept is not None
    assert check(path).tournaments[0].head == then
    assert check(kept).tournaments[0].head == now
    assert copy.path.exists()


def test_a_copy_comes_back_where_nothing_stands(tmp_path: Path) -> None:
    desk = drawn_desk(tmp_path, players=12, tables=3)
    copy = Backups(desk.venue.path, tmp_path / "copies", now=Clock()).make(Why.DRAW)
    desk.venue.close()
    desk.venue.path.unlink()

    assert restore(copy.path, desk.venue.path) is None

    assert check(desk.venue.path).tournaments[0].head == desk.journal.head


def test_a_damaged_file_gives_way_to_its_copy_and_its_log_is_not_played_into_it(tmp_path: Path) -> None:
    desk = drawn_desk(tmp_path, players=12, tables=3)
    path = desk.venue.path
    copy = Backups(path, tmp_path / "copies", now=Clock()).make(Why.DRAW)
    desk.venue.close()
    path.write_bytes(b"\xa5" * 50_000)
    path.with_name(path.name + "-wal").write_bytes(b"\xa5" * 5_000)

    kept = restore(copy.path, path, now=Clock())

    assert kept is not None
    assert kept.read_bytes() == b"\xa5" * 50_000
    assert check(path, (desk.journal.seq, desk.journal.head)).sound
    assert not path.with_name(path.name + "-wal").exists()


def test_nothing_is_put_back_while_a_desk_has_the_venue_open(tmp_path: Path) -> None:
    desk = drawn_desk(tmp_path, players=12, tables=3)
    copy = Backups(desk.venue.path, tmp_path / "copies", now=Clock()).make(Why.DRAW)
    desk.register(a_person(100))

    with pytest.raises(Unavailable) as trouble:
        restore(copy.path, desk.venue.path)

    assert trouble.value.code == "locked"
    desk.register(a_person(101))
    assert check(desk.venue.path, (desk.journal.seq, desk.journal.head)).sound
    assert [file.name for file in tmp_path.glob("*.restored")] == []


@pytest.mark.parametrize("content", [b"", b"no database", b"SQLite format 3\0" + b"\xa5" * 9000])
def test_a_copy_that_is_not_sound_is_never_put_back(tmp_path: Path, content: bytes) -> None:
    desk = drawn_desk(tmp_path, players=12, tables=3)
    desk.venue.close()
    bad = tmp_path / "bad.backup"
    bad.write_bytes(content)
    before = desk.venue.path.read_bytes()

    with pytest.raises(Unavailable):
        restore(bad, desk.venue.path)

    assert desk.venue.path.read_bytes() == before


@pytest.mark.parametrize("stem", ["Кубок" * 20, "v" * 200, "李小龍" * 22])
def test_a_venue_with_a_long_name_is_copied_and_put_back(tmp_path: Path, stem: str) -> None:
    path = tmp_path / f"{stem}.floor"
    Venue.open(path, create=True).close()

    copy = Backups(path, tmp_path / "copies").make(Why.HAND)
    kept = restore(copy.path, path)

    assert Backups(path, tmp_path / "copies").copies() == [copy]
    assert kept is not None
    assert kept.exists()
    assert check(path).sound
