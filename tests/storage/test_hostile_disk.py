"""What disks, other programs and odd names do to a venue's file."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from director.domain.refusal import Impossible, Unavailable
from director.storage.backup import copy_database
from director.storage.database import Database
from director.storage.engine import translated
from director.storage.inspection import inspecting
from tests.helpers.evening import PLAN, a_desk, a_person, a_venue


def names_in(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir() if not file.name.endswith(("-wal", "-shm")))


A_CARD = text("INSERT INTO tournament VALUES ('t', 'n', '', 'planned', 0, 0, '')")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    Database.create(tmp_path / "venue.floor").close()
    return tmp_path / "venue.floor"


@pytest.mark.parametrize(
    "name", ["a?b#c%20.floor", ":memory:", "file:x?mode=memory", "два слова.floor", "'; --"]
)
def test_every_name_a_disk_takes_is_the_name_of_the_file(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    database = Database.create(Path(name))
    with database.writing() as connection:
        connection.execute(A_CARD)
    database.close()
    copy_database(Path(name), tmp_path / "copy")

    assert names_in(tmp_path) == sorted([name, "copy"])
    for made in (name, "copy"):
        with inspecting(Path(made)) as file:
            assert len(file.cards()) == 1


def test_a_venue_that_cannot_be_made_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_self: Path, _target: Path) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "hardlink_to", full)
    monkeypatch.setattr(Path, "rename", full)
    with pytest.raises(Unavailable, match="disk_full") as trouble:
        Database.create(tmp_path / "venue.floor")

    assert list(tmp_path.iterdir()) == []
    assert trouble.value.facts["path"] == str(tmp_path / "venue.floor")


def test_a_folder_that_takes_no_file_is_told_by_the_name_that_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("director.storage.engine.os.access", lambda _path, _mode: False)

    def shut(*_words: object, **_options: object) -> None:
        raise sqlite3.OperationalError("unable to open database file")

    monkeypatch.setattr(sqlite3.dbapi2, "connect", shut)
    with pytest.raises(Unavailable, match="read_only") as trouble:
        Database.create(tmp_path / "venue.floor")

    assert trouble.value.facts["path"] == str(tmp_path / "venue.floor")


def test_a_venue_is_made_on_a_disk_that_knows_no_second_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(_self: Path, _target: Path) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(Path, "hardlink_to", no_links)
    Database.create(tmp_path / "venue.floor").close()

    assert names_in(tmp_path) == ["venue.floor"]


def test_of_two_who_make_the_same_venue_one_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before, really = path.read_bytes(), Path.exists
    monkeypatch.setattr(Path, "exists", lambda self: self != path and really(self))

    with pytest.raises(Unavailable, match="already_there"):
        Database.create(path)

    assert path.read_bytes() == before
    assert names_in(path.parent) == [path.name]


def test_a_file_replaced_under_us_takes_no_more_writes(path: Path) -> None:
    shutil.copy(path, path.with_name("other"))
    database = Database.open(path)
    path.with_name("other").replace(path)

    with pytest.raises(Unavailable, match="replaced"), database.writing() as connection:
        connection.execute(A_CARD)
    with pytest.raises(Unavailable, match="replaced"), database.reading():
        pass
    database.close()


def test_a_file_replaced_while_we_write_takes_not_that_write_either(path: Path) -> None:
    shutil.copy(path, path.with_name("other"))
    database = Database.open(path)

    def replace_while_writing() -> None:
        with database.writing() as connection:
            connection.execute(A_CARD)
            path.with_name("other").replace(path)

    with pytest.raises(Unavailable, match="replaced"):
        replace_while_writing()
    database.close()


def test_a_file_cut_off_under_us_takes_no_more_writes(path: Path) -> None:
    database = Database.open(path)
    os.truncate(path, 4096)

    with pytest.raises(Unavailable, match="replaced"), database.writing():
        pass
    database.close()


def test_a_folder_is_said_to_be_no_file(tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match="not_a_file"):
        Database.open(tmp_path)
    with pytest.raises(Unavailable, match="not_a_file"), inspecting(tmp_path):
        pass


def test_a_name_too_long_for_a_disk_is_said_to_be_none(tmp_path: Path) -> None:
    for attempt in (Database.open, Database.create):
        with pytest.raises(Unavailable, match="bad_name"):
            attempt(tmp_path / ("x" * 300))


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.ENOSPC, "disk_full"),
        (errno.EROFS, "read_only"),
        (errno.EACCES, "no_right"),
        (errno.EIO, "disk_error"),
        (errno.ENOENT, "gone"),
    ],
)
def test_what_the_disk_says_is_told_apart(number: int, code: str, tmp_path: Path) -> None:
    with pytest.raises(Unavailable) as trouble, translated(tmp_path / "x"):
        raise OSError(number, os.strerror(number))

    assert trouble.value.code == code


@pytest.mark.parametrize(
    ("denied", "code"), [((), "disk_error"), ((os.W_OK,), "read_only"), ((os.W_OK, os.R_OK), "no_right")]
)
def test_a_file_that_is_there_and_cannot_be_opened_is_not_said_to_be_gone(
    denied: tuple[int, ...], code: str, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("director.storage.engine.os.access", lambda _path, mode: mode not in denied)

    with pytest.raises(Unavailable) as trouble, translated(path):
        raise sqlite3.OperationalError("unable to open database file")

    assert trouble.value.code == code


def test_a_mistake_of_the_disk_for_want_of_room_is_a_full_disk(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = shutil.disk_usage(path.parent)
    monkeypatch.setattr("director.storage.engine.shutil.disk_usage", lambda _path: room._replace(free=0))

    with pytest.raises(Unavailable, match="disk_full"), translated(path):
        raise sqlite3.OperationalError("disk I/O error")


def test_the_folder_of_a_copy_is_named_and_not_the_file_that_is_copied(path: Path, tmp_path: Path) -> None:
    (tmp_path / "folder").write_text("a file")

    with pytest.raises(Unavailable) as trouble:
        copy_database(path, tmp_path / "folder" / "copy")

    assert "folder" in str(trouble.value.facts["path"])


def test_lines_taken_out_under_us_are_named_and_no_other_desk_is_blamed(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, players=3, tables=1)
    with closing(sqlite3.connect(desk.venue.path)) as other, other:
        other.execute("DROP TRIGGER line_no_delete")
        other.execute("DELETE FROM line WHERE seq = 5")

    for attempt in (lambda: desk.register(a_person(9)), desk.sync):
        with pytest.raises(Unavailable) as trouble:
            attempt()
        assert (trouble.value.code, trouble.value.facts["line"]) == ("chain_broken", 5)


def test_another_journal_of_the_same_length_takes_no_line(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, players=3, tables=1)
    with closing(sqlite3.connect(desk.venue.path)) as other, other:
        other.execute("DROP TRIGGER line_no_update")
        other.execute("UPDATE line SET hash = 'another' WHERE seq = 5")

    for attempt in (lambda: desk.register(a_person(9)), desk.sync):
        with pytest.raises(Unavailable) as trouble:
            attempt()
        assert (trouble.value.code, trouble.value.facts["line"]) == ("chain_broken", 5)


def test_a_uid_of_another_tournament_is_said_and_no_other_desk_is_blamed(tmp_path: Path) -> None:
    venue = a_venue(tmp_path)
    one, other = venue.create(PLAN), venue.create(PLAN)
    one.register(a_person(1), uid="k1")

    with pytest.raises(Impossible, match="uid_elsewhere"):
        other.register(a_person(2), uid="k1")

    assert other.journal.seq == 1
    assert one.register(a_person(3), uid="k1").after.seq == one.journal.seq == 2


def test_bytes_where_names_should_stand_are_shown_and_break_nothing(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, players=2, tables=1)
    with closing(sqlite3.connect(desk.venue.path)) as other, other:
        other.execute("UPDATE person SET family = x'41ff', number = 5.5 WHERE id = 1")
        other.execute("UPDATE tournament SET name = x'42ff', starts = 7")
    desk.venue.close()

    venue = a_venue(tmp_path)

    one = next(iter(venue.people))
    assert (one.family, one.number) == ("A\ufffd", "5.5")
    assert [(card.name, card.starts) for card in venue.cards()] == [("B\ufffd", "7")]
    venue.close()
