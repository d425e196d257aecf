from __future__ import annotations

import os
from pathlib import Path

from tests.cli.conftest import Run


def test_a_copy_holds_everything_and_can_be_put_back(run: Run, seated: Path, tmp_path: Path) -> None:
    head = run("show", seated, "event", "--json").json["head"]
    made = run("backup", seated, "--to", tmp_path / "stick").out
    copy = Path(made.removeprefix("Copied to ").rstrip().removesuffix("."))
    run("do", seated, lines="undo\n")

    assert run("check", copy, "--head", head).status == 0
    ended = run("restore", copy, seated)

    assert ended.status == 0
    assert "is kept as" in ended.out
    assert run("show", seated, "event", "--json").json["head"] == head


def test_a_folder_that_cannot_be_written_is_told(run: Run, seated: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")

    ended = run("backup", seated, "--to", tmp_path / "file")

    assert ended.status == 3
    assert len(ended.err.splitlines()) == 1


def test_a_draw_goes_on_when_no_copy_can_be_made(run: Run, crowd: Path, world: Path) -> None:
    (world / "backup").write_text("no folder")
    run("draw", crowd, "--seal")

    ended = run("draw", crowd, "--word", "KsQd7c")

    assert ended.status == 0
    assert "No copy could be made" in ended.err


def test_a_folder_or_a_pipe_is_never_put_aside_for_a_copy(run: Run, venue: Path, tmp_path: Path) -> None:
    folder, pipe = tmp_path / "folder", tmp_path / "pipe"
    folder.mkdir()
    os.mkfifo(pipe)

    for target in (folder, pipe, Path("/"), Path()):
        ended = run("restore", venue, target)
        assert ended.status == 3
        assert "is a folder or a device, not a file" in ended.err
    assert (folder.is_dir(), pipe.is_fifo()) == (True, True)
    assert sorted(path.name for path in tmp_path.iterdir() if "restore" in path.name) == []


def test_a_copy_of_a_folder_is_refused_with_a_sentence(run: Run) -> None:
    ended = run("backup", "/")

    assert ended.status == 3
    assert ended.err.strip()
