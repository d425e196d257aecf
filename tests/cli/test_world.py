"""What the world does to a file: one sentence and status 3, whatever the command."""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.conftest import Run

COMMANDS = (
    ("show",),
    ("do",),
    ("draw", "--seal"),
    ("export",),
    ("check",),
    ("backup",),
    ("print", "seat-cards", "--out", "x.pdf"),
)


def _on(path: Path, command: tuple[str, ...]) -> tuple[str | Path, ...]:
    return (command[0], path, *command[1:])


@pytest.mark.parametrize("command", COMMANDS)
def test_a_file_that_is_not_there(run: Run, tmp_path: Path, command: tuple[str, ...]) -> None:
    ended = run(*_on(tmp_path / "none.floor", command))

    assert ended.status == 3
    assert len(ended.err.splitlines()) == 1
    assert "is not there" in ended.err
    assert not (tmp_path / "none.floor").exists()


@pytest.mark.parametrize("command", [command for command in COMMANDS if command[0] != "backup"])
@pytest.mark.parametrize("content", [b"", b"no database at all", b"x" * 100_000])
def test_a_file_that_is_no_database(
    run: Run, tmp_path: Path, command: tuple[str, ...], content: bytes
) -> None:
    path = tmp_path / "strange.floor"
    path.write_bytes(content)

    ended = run(*_on(path, command))

    assert ended.status == 3
    assert len(ended.err.splitlines()) == 1
    assert path.read_bytes() == content


@pytest.mark.parametrize("command", [command for command in COMMANDS if command[0] != "backup"])
def test_a_database_of_another_program(run: Run, tmp_path: Path, command: tuple[str, ...]) -> None:
    path = tmp_path / "other.floor"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE tunes (name TEXT)")
    before = path.read_bytes()

    ended = run(*_on(path, command))

    assert path.read_bytes() == before
    assert ended.status == 3
    assert "not a venue" in ended.err


@pytest.mark.parametrize("command", [command for command in COMMANDS if command[0] != "backup"])
def test_a_file_of_a_newer_program(run: Run, venue: Path, command: tuple[str, ...]) -> None:
    with closing(sqlite3.connect(venue)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'v999'")
        connection.commit()

    ended = run(*_on(venue, command))

    assert ended.status == 3
    assert len(ended.err.splitlines()) == 1
    assert "newer version" in ended.err


def test_a_damaged_file_fails_the_check_with_a_sentence(run: Run, seated: Path) -> None:
    content = bytearray(seated.read_bytes())
    content[4096:] = b"\xa5" * (len(content) - 4096)
    seated.write_bytes(content)

    ended = run("check", seated)

    assert ended.status == 1
    assert "fault" in ended.out
    assert run("show", seated).status == 3


@pytest.fixture
def shut(seated: Path) -> Iterator[Path]:
    """The file in a folder where this account may only read."""
    if sys.platform == "win32":
        pytest.skip("folders are closed in another way there")
    folder = Path(tempfile.mkdtemp(prefix="director-test-"))
    path = folder / "venue.floor"
    shutil.copyfile(seated, path)
    path.chmod(0o444)
    folder.chmod(0o555)
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)  # whoever is root may write anywhere
    yield path
    if root:
        os.seteuid(0)
    folder.chmod(0o755)
    shutil.rmtree(folder)


def test_a_read_only_file_takes_no_decisions(run: Run, shut: Path) -> None:
    ended = run("do", shut, "--world", shut.parent / "world", lines="undo\n")

    assert ended.status == 3
    assert len(ended.err.splitlines()) == 1


def test_a_read_only_file_can_be_checked(run: Run, shut: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", "/tmp")

    ended = run("check", shut, "--world", shut.parent / "world")

    assert ended.status == 0
    assert [path.name for path in shut.parent.iterdir()] == ["venue.floor"]


def test_a_locked_file_is_told_after_waiting(run: Run, venue: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from director.desk.venue import Venue

    kept = Venue.open
    monkeypatch.setattr(Venue, "open", lambda *a, **k: kept(*a, **k, busy=50))
    with closing(sqlite3.connect(venue, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")

        ended = run("do", venue, lines='{"do":"register","family":"Li"}\n')

        other.execute("ROLLBACK")
    assert ended.status == 3
    assert ended.lines[0]["error"]["code"] == "locked"
    assert "were not done" in ended.err
    assert run("do", venue, lines='{"do":"register","family":"Li"}\n').status == 0
