"""Makes the sounds of the clock: `python -m installer.sounds` writes resources/sounds anew.

They are bells added up from sine waves, so nobody else has a right in them, and anyone can make them again.
"""

from __future__ import annotations

import math
import sys
import wave
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from installer.ground import ROOT, say

RATE: Final = 44_100
"""Samples in a second."""
LOUDEST: Final = 0.89
"""Of what the file can hold."""
FADE: Final = 0.15
"""Seconds in which the end dies away."""
ONSET: Final = 0.004
"""Seconds of the stroke, so that it does not click."""


class Strike(NamedTuple):
    """One stroke of a bell."""

    at: float
    """Seconds from the beginning."""
    pitch: float
    """Of the note that is heard, in hertz."""
    rings: float
    """Seconds until a third of it is left."""
    loud: float = 1.0


PARTIALS: Final = ((0.5, 0.45, 1.6), (1.0, 1.0, 1.0), (1.2, 0.35, 0.8), (2.0, 0.5, 0.55), (2.67, 0.22, 0.3),
                   (3.0, 0.16, 0.25), (4.1, 0.1, 0.15))  # fmt: skip
"""What a bell sounds of: times the pitch, how loud, how long it rings in proportion."""

SOUNDS: Final[dict[str, tuple[float, tuple[Strike, ...]]]] = {
    "level-end": (3.0, (Strike(0.0, 587.33, 0.75), Strike(0.5, 440.0, 1.0))),
    "one-minute": (1.3, (Strike(0.0, 1318.5, 0.28, 0.8), Strike(0.24, 1318.5, 0.4, 0.8))),
    "break-start": (2.6, (Strike(0.0, 783.99, 0.5), Strike(0.3, 659.26, 0.55), Strike(0.6, 523.25, 0.8))),
    "break-end": (2.6, (Strike(0.0, 523.25, 0.5), Strike(0.3, 659.26, 0.55), Strike(0.6, 783.99, 0.8))),
}
"""How long each is in seconds, and its strokes."""


def samples(length: float, strikes: Sequence[Strike]) -> array[int]:
    """A sound as numbers of 16 bits."""
    count = round(length * RATE)
    heard = [0.0] * count
    for strike in strikes:
        for times, loud, ring in PARTIALS:
            _add(heard, strike, strike.pitch * times, strike.loud * loud, strike.rings * ring)
    fading = round(FADE * RATE)
    for n in range(fading):
        heard[count - 1 - n] *= n / fading
    peak = max(map(abs, heard))
    return array("h", (round(value / peak * LOUDEST * 32_767) for value in heard))


def _add(heard: list[float], strike: Strike, pitch: float, loud: float, rings: float) -> None:
    turn, onset = 2 * math.pi * pitch / RATE, ONSET * RATE
    first = round(strike.at * RATE)
    for n in range(len(heard) - first):
        swell = min(1.0, n / onset)
        heard[first + n] += loud * swell * math.exp(-n / RATE / rings) * math.sin(turn * n)


def write(folder: Path) -> list[Path]:
    """Write all of them into this folder."""
    folder.mkdir(parents=True, exist_ok=True)
    return [_write(folder / f"{name}.wav", samples(*sound)) for name, sound in SOUNDS.items()]


def _write(path: Path, made: array[int]) -> Path:
    if sys.byteorder == "big":
        made.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(made.tobytes())
    return path


if __name__ == "__main__":
    for written in write(ROOT / "resources" / "sounds"):
        say(f"{written.name}: {written.stat().st_size // 1000} kB")
