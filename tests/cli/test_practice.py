"""`director practice FILE`."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Run


def test_one_word_makes_an_event_to_play_with(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "play.floor"

    ended = run("practice", path)

    assert ended.status == 0
    assert ended.out == f"Made {path}: Practice: Winter Cup, with 200 invented people.\n"
    assert run("check", path).status == 0
    assert run("show", path, "event", "--json").json["entries"] == 200


def test_a_file_that_is_there_is_never_touched(run: Run, venue: Path) -> None:
    before = venue.read_bytes()

    ended = run("practice", venue)

    assert ended.status == 2
    assert "is there already" in ended.err
    assert venue.read_bytes() == before
