"""Files that commands read and write."""

from __future__ import annotations

import errno
import io
import os
import shutil
import sys
from pathlib import Path
from typing import BinaryIO, cast

import pytest

from director.__main__ import main
from director.cli.files import lines_in
from tests.cli.conftest import PLAN, Run


@pytest.fixture
def venue(run: Run, tmp_path: Path) -> Path:
    (tmp_path / "plan.toml").write_text(PLAN)
    assert run("new", tmp_path / "venue.floor", tmp_path / "plan.toml").status == 0
    assert run("do", tmp_path / "venue.floor", lines='{"do":"register","family":"Ann"}').status == 0
    return tmp_path / "venue.floor"


def writing(kind: str, venue: Path, out: Path) -> tuple[object, ...]:
    document = ("seat-cards",) if kind == "print" else ()
    return (kind, venue, *document, "--out", out)


@pytest.mark.parametrize("kind", ["print", "export"])
@pytest.mark.parametrize("name", ["venue.floor", "copy.backup", "link", "venue.floor-wal", "second.floor"])
def test_no_paper_and_no_list_is_written_over_a_venue(kind: str, name: str, run: Run, venue: Path) -> None:
    shutil.copy(venue, venue.with_name("copy.backup"))
    shutil.copy(venue, venue.with_name("second.floor"))
    venue.with_name("link").symlink_to(venue)
    before = venue.read_bytes()

    ended = run(*writing(kind, venue, venue.with_name(name)))

    assert ended.status == 3
    assert "is a venue or a copy of one" in ended.err
    assert venue.read_bytes() == before
    assert run("check", venue).status == 0
    assert [file.name for file in venue.parent.glob("*.part")] == []


@pytest.mark.parametrize("kind", ["print", "export"])
def test_an_older_paper_is_written_over_and_a_link_to_it_stays_a_link(
    kind: str, run: Run, venue: Path
) -> None:
    paper, link = venue.with_name("paper"), venue.with_name("link")
    paper.write_text("older")
    link.symlink_to(paper)

    assert run(*writing(kind, venue, link)).status == 0

    assert link.is_symlink()
    assert paper.stat().st_size > 20


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names there")
def test_what_is_no_file_is_written_into_and_never_replaced(run: Run, venue: Path) -> None:
    pipe = venue.with_name("pipe")
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        assert run(*writing("export", venue, pipe)).status == 0
        assert b"Ann" in os.read(reader, 100_000)
    finally:
        os.close(reader)

    assert pipe.is_fifo()


@pytest.mark.parametrize("kind", ["print", "export"])
def test_a_folder_is_not_written_over(kind: str, run: Run, venue: Path) -> None:
    ended = run(*writing(kind, venue, venue.parent))

    assert ended.status == 3
    assert "is a folder or a device" in ended.err


def test_of_a_line_without_an_end_only_the_beginning_is_kept() -> None:
    class Endless(io.RawIOBase):
        """A line of so many zeros, then another."""

        left = 10_000_000

        def readline(self, size: int | None = -1, /) -> bytes:
            taken = min(size or 0, self.left)
            self.left -= taken
            return bytes(taken)

    assert [len(line) for line in lines_in(cast("BinaryIO", Endless()), 1000)] == [1001]


def test_lines_come_as_they_are_up_to_the_limit() -> None:
    content = b"ab\n\nabcd\nabcde\nabcdefghijk\nx"

    assert list(lines_in(io.BytesIO(content), 5)) == [b"ab\n", b"\n", b"abcd\n", b"abcde\n", b"abcdef", b"x"]


@pytest.mark.parametrize("command", [("do",), ("import", "-")])
def test_a_closed_standard_input_is_an_empty_one(
    command: tuple[str, ...], venue: Path, world: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", None)

    status = main(["--world", str(world), command[0], str(venue), *command[1:]])

    assert status == (0 if command[0] == "do" else 1)


def test_a_plan_and_a_list_that_never_end_fill_no_memory(run: Run, venue: Path) -> None:
    endless = venue.with_name("endless")
    endless.touch()
    os.truncate(endless, 40_000_000)

    assert "too long" in run("new", venue.with_name("x.floor"), endless).err
    assert run("import", venue, endless).status == 1


def test_an_answer_that_cannot_be_written_is_said_in_a_sentence(
    venue: Path, world: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Full(io.StringIO):
        def write(self, _text: str) -> int:
            raise OSError(errno.ENOSPC, "No space left on device")

        def fileno(self) -> int:
            raise OSError(errno.EBADF, "no file")

    monkeypatch.setattr(sys, "stdout", Full())

    assert main(["--world", str(world), "show", str(venue)]) == 3
    assert capsys.readouterr().err.startswith("The answer could not be written: No space left on device.")
