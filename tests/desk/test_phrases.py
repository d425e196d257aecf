"""Quick phrases of rulings beside the venue's file."""

from __future__ import annotations

from pathlib import Path

import pytest

from director.desk import phrases
from director.desk.house_files import FOLDER
from director.domain.refusal import Unavailable


def test_what_is_kept_is_read_again_without_empty_lines_and_each_once(tmp_path: Path) -> None:
    venue = tmp_path / "club.floor"

    kept = phrases.keep_phrases(venue, ["The raise stands.", "  ", "Рука  мертва.", "The raise stands."])

    assert kept == phrases.read_phrases(venue) == ["The raise stands.", "Рука мертва."]


def test_a_house_that_kept_none_has_none(tmp_path: Path) -> None:
    assert phrases.read_phrases(tmp_path / "club.floor") is None


def test_a_file_that_is_no_text_or_far_too_large_is_left_aside(tmp_path: Path) -> None:
    venue, file = tmp_path / "club.floor", tmp_path / FOLDER / phrases.FILE
    file.parent.mkdir()
    file.write_bytes(b"\xff\xfe\x00")
    assert phrases.read_phrases(venue) is None

    file.write_text("x" * (phrases.LARGEST + 1))
    assert phrases.read_phrases(venue) is None


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / FOLDER).write_text("a file in its place")

    with pytest.raises(Unavailable):
        phrases.keep_phrases(tmp_path / "club.floor", ["The raise stands."])
