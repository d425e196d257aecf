"""What lies at a seat, in words: button and blinds, a marker, that somebody is away or waits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from director.domain.hands import LastHand
from director.domain.marks import NO_MARK, Mark, Marker
from director.host.i18n import N_, Words

MARKERS: Final[dict[Marker, str]] = {
    "ML": N_("ML: missed the big blind, owes both"),
    "MS": N_("MS: missed the small blind, owes it"),
    "NEW": N_("new at the table"),
}
"""What a marker means."""

_SHORT: Final[dict[Marker, str]] = {"ML": "ML", "MS": "MS", "NEW": N_("NEW")}
"""A marker as it lies at the seat."""


def marker_short(marker: Marker, words: Words) -> str:
    """A marker as it lies at the seat: two or three letters."""
    return words._(_SHORT[marker])


def marker_words(marker: Marker | None, words: Words) -> str:
    """What a marker means; empty for none."""
    return words._(MARKERS[marker]) if marker is not None else ""


def mark_words(mark: Mark, words: Words, *, away: bool = False) -> list[str]:
    """Everything a mark says of a player. `away`: nobody plays this stack, whatever the mark says."""
    return [text for text in _mark_words(mark, words, away=away or mark.away) if text]


def _mark_words(mark: Mark, words: Words, *, away: bool) -> Iterator[str]:
    if mark is NO_MARK and not away:
        return
    yield words._("away") if away else ""
    yield marker_words(mark.marker, words)
    if mark.waits == "button":
        yield words._("waits until the button has passed")
    elif mark.waits == "big_blind" or (mark.marker is not None and mark.says == "wait"):
        yield words._("waits for the big blind")
    elif mark.marker is not None and mark.says == "post":
        yield words._("posts what is due")


def position_words(last: LastHand | None, seat: int, words: Words) -> list[str]:
    """Which of button, small and big blind lie at a seat."""
    return [words._(_NAMES[one]) for one in _positions(last, seat)]


_NAMES: Final = (N_("button"), N_("small blind"), N_("big blind"))
_LETTERS: Final = ("D", N_("SB"), N_("BB"))


def _positions(last: LastHand | None, seat: int) -> list[int]:
    """Which of the three lie at a seat: 0 the button, 1 the small blind, 2 the big blind."""
    return [] if last is None else [one for one, at in enumerate(last) if at == seat]


def signs(last: LastHand | None, seat: int, mark: Mark, words: Words) -> list[str]:
    """The same in letters, where room is short: D, BB, ML, away."""
    found = [words._(_LETTERS[one]) for one in _positions(last, seat)]
    if mark.marker is not None:
        found.append(marker_short(mark.marker, words))
    if mark.away:
        found.append(words._("away"))
    elif mark.waits is not None:
        found.append(words._("waits"))
    return found
