"""The sounds that lie among the resources are those the installer makes."""

from __future__ import annotations

import wave
from array import array
from pathlib import Path

import pytest

from director.host import resources
from installer import sounds


def _samples(path: Path) -> array[int]:
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getframerate()) == (1, sounds.RATE)
        return array("h", file.readframes(file.getnframes()))


@pytest.mark.parametrize("name", sounds.SOUNDS)
def test_the_file_is_what_is_made_anew(name: str) -> None:
    """To the last bit but one: sines may differ there from one computer to another."""
    made, kept = sounds.samples(*sounds.SOUNDS[name]), _samples(resources.path(f"sounds/{name}.wav"))

    assert len(made) == len(kept)
    assert max(abs(a - b) for a, b in zip(made, kept, strict=True)) <= 1


@pytest.mark.parametrize("name", sounds.SOUNDS)
def test_it_begins_and_ends_without_a_click(name: str) -> None:
    kept = _samples(resources.path(f"sounds/{name}.wav"))

    assert max(map(abs, (kept[0], kept[-1]))) < 50
    assert max(map(abs, kept)) > 28_000


def test_no_two_sound_alike() -> None:
    assert len({strikes for _length, strikes in sounds.SOUNDS.values()}) == len(sounds.SOUNDS)


def test_they_are_written_where_they_are_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sounds, "SOUNDS", {"short": (0.3, (sounds.Strike(0.0, 440.0, 0.1),))})

    assert [path.name for path in sounds.write(tmp_path / "new")] == ["short.wav"]
