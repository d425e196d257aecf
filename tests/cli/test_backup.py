from __future__ import annotations

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
