"""A venue's file: its safeties, and what the world can do to it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from director.domain.refusal import Unavailable
from director.storage import schema
from director.storage.backup import copy_database
from director.storage.database import NEWEST, Database
from director.storage.inspection import inspecting
from tests.helpers.old_venues import old_venue


@pytest.fixture
def path(tmp_path: Path) -> Path:
    Database.create(tmp_path / "venue.floor").close()
    return tmp_path / "venue.floor"


def test_every_connection_has_every_safety(path: Path) -> None:
    database = Database.open(path)
    for _ in range(2):
        with database.reading() as connection:
            pragmas = {
                name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            }
        assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
    database.close()


def test_b04_where_no_write_ahead_log_is_possible_another_journal_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = sqlite3.dbapi2.connect

    def on_a_share(path: str, **options: Any) -> sqlite3.Connection:
        """Locks as a network share has them: no memory that two computers see."""
        made: sqlite3.Connection = connect(f"{Path(path).as_uri()}?vfs=unix-dotfile", uri=True, **options)
        return made

    monkeypatch.setattr(sqlite3.dbapi2, "connect", on_a_share)
    database = Database.create(tmp_path / "venue.floor")
    with database.reading() as connection:
        mode = connection.exec_driver_sql("PRAGMA journal_mode").scalar()
        synchronous = connection.exec_driver_sql("PRAGMA synchronous").scalar()
    with database.writing() as connection:
        connection.execute(text("INSERT INTO tournament VALUES ('t', 'n', '', 'planned', 0, 0, '')"))
    database.close()

    assert (mode, synchronous) == ("delete", 2)
    assert not (tmp_path / "venue.floor-wal").exists()


@pytest.mark.parametrize("statement", ["UPDATE line SET reason = 'x'", "DELETE FROM line"])
def test_lines_are_never_changed_or_deleted(path: Path, statement: str) -> None:
    database = Database.open(path)
    with database.writing() as connection:
        connection.execute(text("INSERT INTO tournament VALUES ('t', 'n', '', 'planned', 0, 0, '')"))
        connection.execute(
            text("INSERT INTO line VALUES ('t', 1, 'u', '', '', '', 'SetUp', 1, '{}', '', '', '', '')")
        )

    with pytest.raises(Unavailable, match="journal_protected"), database.writing() as connection:
        connection.execute(text(statement))
    database.close()


def test_a_new_venue_is_not_made_over_a_file_that_is_there(path: Path) -> None:
    with pytest.raises(Unavailable, match="already_there"):
        Database.create(path)


def test_a_file_that_is_missing_is_said_to_be_gone(tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match="gone"):
        Database.open(tmp_path / "nothing.floor")


@pytest.mark.parametrize(
    ("content", "code"), [(b"", "not_a_venue"), (b"a letter to mother" * 100, "not_a_venue")]
)
def test_a_file_of_something_else_is_no_venue(tmp_path: Path, content: bytes, code: str) -> None:
    (tmp_path / "letter.floor").write_bytes(content)

    with pytest.raises(Unavailable) as refused:
        Database.open(tmp_path / "letter.floor")

    assert refused.value.code == code


def test_another_program_s_database_is_no_venue(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "other.floor")) as other:
        other.execute("CREATE TABLE chess (game TEXT)")

    with pytest.raises(Unavailable, match="not_a_venue"):
        Database.open(tmp_path / "other.floor")


def test_a_file_of_a_newer_program_is_refused(path: Path) -> None:
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("UPDATE alembic_version SET version_num = 'v999'")

    with pytest.raises(Unavailable) as refused:
        Database.open(path)

    assert (refused.value.code, refused.value.facts["version"]) == ("too_new", "v999")


def test_an_older_file_is_backed_up_before_it_is_migrated(tmp_path: Path) -> None:
    path = old_venue(tmp_path / "venue.floor", "v001")

    database = Database.open(path)

    assert database.version() == NEWEST
    database.close()
    copy = path.with_name("venue.floor.before-v001.backup")
    assert _found(copy) == []
    with inspecting(copy) as file:
        assert file.version() == "v001"


def test_the_last_step_is_the_one_the_program_knows_as_the_last(path: Path) -> None:
    database = Database.open(path)
    assert database.version() == NEWEST
    with database.reading() as connection:
        tables = {row[0] for row in connection.exec_driver_sql("SELECT name FROM sqlite_master")}
    database.close()

    assert tables >= set(schema.metadata.tables)


def test_b02_a_lock_from_outside_is_said_and_the_next_write_works(path: Path) -> None:
    database = Database.open(path, busy=50)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable, match="locked"), database.writing():
            pass
        other.execute("ROLLBACK")

    with database.writing() as connection:
        connection.execute(text("INSERT INTO tournament VALUES ('t', 'n', '', 'planned', 0, 0, '')"))
    database.close()


def test_a_file_taken_away_under_us_takes_no_more_writes(path: Path) -> None:
    database = Database.open(path)
    path.rename(path.with_name("elsewhere.floor"))

    with pytest.raises(Unavailable, match="gone"), database.writing():
        pass
    database.close()


def test_a_full_disk_loses_nothing(path: Path) -> None:
    database = Database.open(path)
    with database.engine.connect() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")
    with pytest.raises(Unavailable, match="disk_full"):
        _fill(database)

    with database.reading() as connection:
        assert connection.execute(text("SELECT count(*) FROM tournament")).scalar() == 0
    database.close()


def _fill(database: Database) -> None:
    with database.writing() as connection:
        for n in range(1000):
            connection.execute(
                text("INSERT INTO tournament VALUES (:id, 'n', '', 'planned', 0, 0, '')"),
                {"id": f"t{n}" * 50},
            )


def test_our_own_bugs_are_not_dressed_up_as_the_world_s(path: Path) -> None:
    database = Database.open(path)

    with pytest.raises(Exception, match="syntax error"), database.writing() as connection:
        connection.execute(text("SELEKT"))
    database.close()


def test_b05_a_backup_contains_what_is_only_in_the_write_ahead_log(path: Path, tmp_path: Path) -> None:
    database = Database.open(path)
    with database.writing() as connection:
        connection.execute(text("INSERT INTO tournament VALUES ('t', 'n', '', 'planned', 0, 0, '')"))

    copy_database(path, tmp_path / "elsewhere" / "copy.floor")

    copy = Database.open(tmp_path / "elsewhere" / "copy.floor")
    with copy.reading() as connection:
        assert connection.execute(text("SELECT id FROM tournament")).scalars().all() == ["t"]
    assert not (tmp_path / "elsewhere" / "copy.floor.part").exists()
    copy.close()
    database.close()


def test_a_backup_that_cannot_be_written_leaves_no_file(path: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")

    with pytest.raises(Unavailable):
        copy_database(path, tmp_path / "file" / "copy.floor")


def test_nothing_is_wrong_with_a_sound_file_and_something_with_a_torn_one(path: Path) -> None:
    assert _found(path) == []
    raw = bytearray(path.read_bytes())
    raw[4096 * 3 : 4096 * 4] = b"\xff" * 4096
    path.write_bytes(raw)

    assert _found(path)


def _found(path: Path) -> list[str]:
    """What is wrong with a file, however badly it is damaged."""
    try:
        with inspecting(path) as file:
            return file.integrity()
    except Unavailable as damaged:
        return [damaged.code]
