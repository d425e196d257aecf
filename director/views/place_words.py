"""Places in words: 165th, 163rd–165th."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from director.domain.ids import EntryId
from director.domain.tournament import Tournament
from director.host.i18n import Words
from director.rules.floor.places import Place, place_now, places
from director.rules.table.sitting import rules_at


class Placing:
    """The places of one tournament: one is found quickly, and of several all are found once."""

    def __init__(self, tournament: Tournament) -> None:
        self._tournament = tournament
        self._asked = False
        self._all: Mapping[EntryId, Place] | None = None

    def of(self, entry: EntryId) -> Place | None:
        """The place of this entry; None while it has none, or is no entry any more."""
        if entry not in self._tournament.entries:
            return None
        if self._all is None:
            rules = rules_at(self._tournament)
            if not self._asked:
                self._asked = True
                return place_now(self._tournament, rules, entry)
            self._all = places(self._tournament, rules)
        return self._all.get(entry)


def place_words(place: Place, words: Words) -> str:
    """One place, or those that several share.

    >>> from director.host.i18n import words_for
    >>> [place_words(Place(n, n), words_for("en")) for n in (1, 2, 3, 11, 112, 165)]
    ['1st', '2nd', '3rd', '11th', '112th', '165th']
    >>> place_words(Place(163, 165), words_for("en")), place_words(Place(3, 4), words_for("ru"))
    ('163rd–165th', '3–4-е')
    """
    counted = _COUNTED[words.language]
    if place.first == place.last:
        return counted(place.last)
    first = counted(place.first) if words.language == "en" else str(place.first)
    return f"{first}–{counted(place.last)}"


def _english(number: int) -> str:
    teen = number % 100 in (11, 12, 13)
    return f"{number}{'th' if teen else _ENDINGS.get(number % 10, 'th')}"


_ENDINGS: Final = {1: "st", 2: "nd", 3: "rd"}
_COUNTED: Final[dict[str, Callable[[int], str]]] = {"en": _english, "ru": lambda number: f"{number}-е"}
"""By language: how a number counts a place."""
