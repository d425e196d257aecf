"""The sounds of the clock: once each, whatever is open, never in a heap; silence without a card."""

from __future__ import annotations

import wave
from collections.abc import Iterator
from logging import INFO, LogRecord
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog

from director.domain.moments import MINUTE
from director.gui.look import Look
from director.gui.sounds import SOUNDS, QtPlayer
from director.gui.worker import Worker
from director.host import resources, settings
from director.rules import clock_steps
from tests.gui.screens.hall_room import HallRoom
from tests.helpers.clock_room import minutes


@pytest.fixture
def room(tmp_path: Path, look: Look, at_once: Worker) -> Iterator[HallRoom]:
    """Levels of twenty minutes; a break of fifteen after the second. The clock runs."""
    made = HallRoom(tmp_path, look, at_once, players=2)
    made.step(clock_steps.start)
    yield made
    made.close()


def test_a_whole_evening_is_heard_once_each(room: HallRoom) -> None:
    room.each_second(96 * 60)

    assert room.sounds.heard == [
        "one_minute", "level_end",
        "one_minute", "break_start",
        "one_minute", "break_end",
        "one_minute", "level_end",
        "one_minute", "level_end",
    ]  # fmt: skip


@pytest.mark.parametrize("page", ["registration", "floor"])
def test_it_is_heard_on_every_page_and_under_every_dialog(room: HallRoom, page: str) -> None:
    room.window.show_page(page)
    dialog = QDialog(room.window)
    dialog.open()
    room.passes(minutes(19) + 30_000)
    room.each_second(31)

    assert room.sounds.heard == ["level_end"]
    dialog.reject()
    dialog.deleteLater()


def test_c01_after_a_sleep_over_two_ends_nothing_is_heard(room: HallRoom) -> None:
    room.sleeps(45 * MINUTE)

    assert room.sounds.heard == []


def test_a_stroke_that_is_a_little_late_still_sounds(room: HallRoom) -> None:
    room.passes(minutes(20) - 500)
    room.passes(1_500)

    assert room.sounds.heard == ["level_end"]


def test_it_is_heard_although_the_clock_is_paused_in_the_same_moment(room: HallRoom) -> None:
    room.passes(minutes(20) - 300)
    room.computer.passes(400)
    room.step(clock_steps.pause)

    assert room.sounds.heard == ["level_end"]


def test_a_paused_clock_is_silent(room: HallRoom) -> None:
    room.step(clock_steps.pause)
    room.passes(minutes(60), looks=60)

    assert room.sounds.heard == []


def test_steps_by_hand_are_silent(room: HallRoom) -> None:
    for step in (clock_steps.forward, clock_steps.forward, clock_steps.back):
        room.step(step)
        room.each_second(2)

    assert room.sounds.heard == []


def test_switched_off_nothing_is_heard(room: HallRoom) -> None:
    room.run("sounds.turn")
    room.passes(minutes(19) + 59_000)
    room.each_second(3)
    assert room.sounds.heard == []

    room.run("sounds.turn")
    assert room.kept.get(settings.SOUNDS)


def test_they_are_as_loud_as_chosen(room: HallRoom) -> None:
    room.kept.set(settings.VOLUME, 35)
    room.passes(minutes(19) + 59_000)
    room.each_second(3)

    assert room.sounds.volumes == [0.35]


def test_all_are_heard_one_after_the_other_on_trial(room: HallRoom) -> None:
    room.run("sounds.hear")
    for _ in range(5):
        room.hall.sounds._try_next()

    assert tuple(room.sounds.heard) == SOUNDS


def test_without_a_loudspeaker_a_trial_says_so(room: HallRoom) -> None:
    room.sounds.can = False
    room.run("sounds.hear")

    assert room.notes == ["This computer has no loudspeaker that the program can use."]


# ------------------------------------------------------------------ the files, and the player


@pytest.mark.parametrize("what", SOUNDS)
def test_every_sound_has_its_file(what: str) -> None:
    with wave.open(str(resources.path(f"sounds/{what.replace('_', '-')}.wav"))) as file:
        assert file.getsampwidth() == 2
        assert 1 <= file.getnframes() / file.getframerate() <= 3.1


class _Effect:
    def __init__(self) -> None:
        self.played = 0
        self.volume = 0.0
        self.source = ""

    def setSource(self, url: Any) -> None:  # noqa: N802 - as Qt calls it
        self.source = url.toLocalFile()

    def setVolume(self, volume: float) -> None:  # noqa: N802 - as Qt calls it
        self.volume = volume

    def play(self) -> None:
        self.played += 1


class _Devices(QObject):
    audioOutputsChanged = Signal()  # noqa: N815 - as Qt calls it
    there: tuple[str, ...] = ("loudspeaker",)

    @classmethod
    def audioOutputs(cls) -> list[str]:  # noqa: N802 - as Qt calls it
        return list(cls.there)


class _Multimedia:
    def __init__(self) -> None:
        self.made: list[_Effect] = []
        _Devices.there = ("loudspeaker",)
        self.QMediaDevices = _Devices

    def QSoundEffect(self) -> _Effect:  # noqa: N802 - as Qt calls it
        self.made.append(_Effect())
        return self.made[-1]


def test_the_player_plays_the_file(app: object) -> None:
    multimedia = _Multimedia()
    player = QtPlayer(lambda: multimedia)

    assert player.play("one_minute", 0.5)
    assert [(one.volume, one.played) for one in multimedia.made if one.source.endswith("one-minute.wav")] == [
        (0.5, 1)
    ]


def test_it_is_made_ready_in_steps(app: object) -> None:
    player = QtPlayer(_Multimedia)

    assert [player.prepare(), player.prepare(), player.prepare()] == [True, False, False]


def test_the_player_follows_a_loudspeaker_that_comes(app: object) -> None:
    multimedia = _Multimedia()
    _Devices.there = ()
    player = QtPlayer(lambda: multimedia)
    assert not player.play("level_end", 1.0)

    _Devices.there = ("loudspeaker",)
    player._devices.audioOutputsChanged.emit()
    assert player.play("level_end", 1.0)


def test_without_the_libraries_of_a_sound_card_it_is_silent_and_says_so_once(
    app: object, caplog: pytest.LogCaptureFixture
) -> None:
    def load() -> Any:
        raise ImportError("libpulse.so.0: cannot open shared object file")

    player = QtPlayer(load)
    with caplog.at_level(INFO):
        assert [player.play("level_end", 1.0) for _ in range(3)] == [False, False, False]

    assert [record.getMessage() for record in caplog.records] == [
        "no sounds: libpulse.so.0: cannot open shared object file"
    ]


def test_n03_a_sound_that_is_gone_is_named_and_the_others_are_heard(
    app: object, monkeypatch: pytest.MonkeyPatch, expected_log: list[LogRecord]
) -> None:
    find = resources.find
    monkeypatch.setattr(resources, "find", lambda name: None if "level-end" in name else find(name))
    multimedia = _Multimedia()
    player = QtPlayer(lambda: multimedia)

    assert not player.play("level_end", 1.0)
    assert player.play("break_start", 1.0)
    assert ["level-end.wav" in record.getMessage() for record in expected_log] == [True]
