"""The sounds of the clock: the end of a level, one minute left, a break that begins, play that goes on.

Which sound is due is for the rules to say (rules/clock_sounds.py): one at most from one look to the next, and
none when it is over for long. So it does not matter which page is open, and nothing heaps up in a sleep.

The sounds themselves are files of ours (installer/sounds.py makes them). A computer without a sound card, or
without the libraries of one, is silent, and says so in the log once.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Protocol, get_args

from PySide6.QtCore import QObject, QTimer, QUrl
from PySide6.QtGui import QGuiApplication

from director.host import resources, settings
from director.rules.clock_sounds import Sound, sound

if TYPE_CHECKING:
    from director.gui.beat import Beat
    from director.gui.bridge import Bridge
    from director.host.settings import Settings

_log = logging.getLogger(__name__)

SOUNDS: Final[tuple[Sound, ...]] = get_args(Sound)
_APART: Final = 3_200
"""Milliseconds between two sounds when all are tried."""
_READY: Final = 1_500
"""Milliseconds after which the sounds are loaded: the window comes first."""
_STEP: Final = 300
"""Milliseconds between two steps of that, each of which holds the window for a moment."""


class Player(Protocol):
    """Whatever makes the sound."""

    def prepare(self) -> bool:
        """Take a step of loading what is needed, so that the first sound is not late; says if more follow."""

    def play(self, what: Sound, volume: float) -> bool:
        """Begin it, as loud as 0 to 1; says whether this computer can."""


class Sounds(QObject):
    """Listens to one clock and lets the room hear it."""

    def __init__(self, bridge: Bridge, beat: Beat, kept: Settings, player: Player | None = None) -> None:
        super().__init__(beat)
        self._bridge, self._beat, self._kept = bridge, beat, kept
        self._player = player or _player()
        self._heard, self._tournament = beat.moment, bridge.tournament
        self._trying: list[Sound] = []
        self._next = QTimer(self, singleShot=True, interval=_APART)
        self._next.timeout.connect(self._try_next)
        beat.struck.connect(self._on_struck)
        QTimer.singleShot(_READY, self, self._prepare)

    @property
    def on(self) -> bool:
        """Whether the room hears them."""
        return self._kept.get(settings.SOUNDS)

    def turn(self, on: bool) -> None:
        """Let the room hear them from now on, or not."""
        self._kept.set(settings.SOUNDS, on)
        self._prepare()

    def try_all(self) -> bool:
        """Play all of them, one after the other; says whether this computer can."""
        self._trying = list(SOUNDS)
        return self._try_next()

    def _try_next(self) -> bool:
        can = bool(self._trying) and self._play(self._trying.pop(0))
        if can and self._trying:
            self._next.start()
        return can

    def _play(self, what: Sound) -> bool:
        return self._player.play(what, self._kept.get(settings.VOLUME) / 100)

    def _prepare(self) -> None:
        if self.on and self._player.prepare():
            QTimer.singleShot(_STEP, self, self._prepare)

    def _on_struck(self) -> None:
        due = self._due()
        self._heard, self._tournament = self._beat.moment, self._bridge.tournament
        if due is not None and self.on:
            self._play(due)

    def _due(self) -> Sound | None:
        """What the clock says since it was looked at last, or said before somebody set it just now."""
        before, now = self._tournament, self._bridge.tournament
        due = sound(now, self._heard, self._beat.moment)
        if due is None and now.clock is not None and now.clock is not before.clock:
            return sound(before, self._heard, now.clock.at)
        return due


def _player() -> Player:
    """The one of this computer; without a display there is nobody to hear it."""
    return NoPlayer() if QGuiApplication.platformName() in {"offscreen", "minimal"} else QtPlayer()


class NoPlayer:
    """Where nobody listens."""

    def prepare(self) -> bool:
        """There is nothing to load."""
        return False

    def play(self, what: Sound, volume: float) -> bool:
        """There is nothing to play it."""
        return False


class QtPlayer:
    """Plays by the multimedia part of Qt, which is loaded on first use and may be missing."""

    def __init__(self, load: Callable[[], Any] | None = None) -> None:  # Any: QtMultimedia
        self._load = load or _multimedia
        self._multimedia: Any = None
        self._effects: dict[Sound, Any] = {}
        """None for a sound whose file is missing."""
        self._devices: Any = None
        self._silent = ""
        """Why nothing is heard; empty while nothing speaks against it."""

    def prepare(self) -> bool:
        """First the library, then the files; says whether a step is left."""
        if self._multimedia is None:
            return not self._silent and self._loaded()
        if not self._effects and self._has_output():
            self._effects = {what: self._effect(what) for what in SOUNDS}
        return False

    def _loaded(self) -> bool:
        try:
            self._multimedia = self._load()
        except ImportError as missing:
            self._give_up(f"no sounds: {missing}")
            return False
        self._devices = self._multimedia.QMediaDevices()
        self._devices.audioOutputsChanged.connect(self._on_outputs_changed)
        return True

    def play(self, what: Sound, volume: float) -> bool:
        """Begin it."""
        while self.prepare():
            pass
        effect = self._effects.get(what)
        if effect is None:
            return False
        effect.setVolume(volume)
        effect.play()
        return True

    def _has_output(self) -> bool:
        if self._multimedia.QMediaDevices.audioOutputs():
            return True
        if not self._silent:
            self._give_up("no sounds: this computer has no output for them")
        return False

    def _effect(self, what: Sound) -> Any:
        file = resources.find(f"sounds/{_file(what)}")
        if file is None:
            _log.warning("the sound file resources/sounds/%s is missing; it stays silent", _file(what))
            return None
        effect = self._multimedia.QSoundEffect()
        effect.setSource(QUrl.fromLocalFile(str(file)))
        return effect

    def _on_outputs_changed(self) -> None:
        """A loudspeaker came or went: the next sound goes to the one that is there then."""
        self._effects, self._silent = {}, ""

    def _give_up(self, why: str) -> None:
        self._silent = why
        _log.info("%s", why)


def _file(what: Sound) -> str:
    return what.replace("_", "-") + ".wav"


def _multimedia() -> Any:
    from PySide6 import QtMultimedia

    return QtMultimedia
