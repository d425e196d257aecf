"""What stands in one cell of a schedule: chips, minutes, chips that leave, who pays the ante."""

from __future__ import annotations

import re
from typing import Final

from director.desk.lists import cells
from director.domain.names import folded
from director.domain.plan import MOST_CHIPS
from director.domain.structure import AnteKind

NOTHING: Final = frozenset({"", "-", "–", "—", "−", "x", "х", "none", "no", "n/a", "нет"})
"""How people write that there is none."""

_TIMES: Final = {"k": 3, "к": 3, "т": 3, "тыс": 3, "m": 6, "м": 6, "млн": 6}
"""Letters after an amount, and how many zeros they stand for."""
_SHORT = re.compile(r"([0-9][0-9.,\s]*?)\s*(k|к|т|тыс|m|м|млн)\.?", re.IGNORECASE)
_CHIP = re.compile(
    r"[0-9]{1,3}(?:[ \u00a0\u202f.,'’][0-9]{3})+(?![0-9])|[0-9]+(?:[.,][0-9]+)?\s?[kк]\b|[0-9]+",
    re.IGNORECASE,
)
_USUAL = frozenset({"1", "2", "25", "5"})
"""How values of chips begin, their zeros left out."""

_CLOCK = re.compile(r"([0-9]{1,3}):([0-9]{2})(?::([0-9]{2}))?")
_HOURS = re.compile(
    r"([0-9]+)\s*(?:hours?|hrs?|h|часа|часов|час|ч)\.?\s*(?:([0-9]+)\s*(?:minutes|minute|mins?|m|минут[аы]?|мин|м)?\.?)?",
    re.IGNORECASE,
)
_MINUTES = re.compile(r"([0-9]+)(?:[.,]0+)?\s*(?:minutes?|mins?|m|минут[аы]?|мин|м|['′’])?\.?", re.IGNORECASE)
_LONGEST_HOURS: Final = 3
"""Of `2:00` nobody can tell hours from minutes; up to so many they are hours."""

_KINDS: Final[dict[str, AnteKind]] = {
    "none": "none",
    "no": "none",
    "нет": "none",
    "без анте": "none",
    "each": "each",
    "each player": "each",
    "every player": "each",
    "per player": "each",
    "player": "each",
    "all": "each",
    "каждый": "each",
    "каждый игрок": "each",
    "с каждого": "each",
    "все": "each",
    "big blind": "big_blind",
    "the big blind": "big_blind",
    "bb": "big_blind",
    "bba": "big_blind",
    "bb ante": "big_blind",
    "big blind ante": "big_blind",
    "бб": "big_blind",
    "большой блайнд": "big_blind",
}


def chips(text: str) -> int | None:
    """An amount of chips as people write it; None for what is none, 0 for nothing.

    >>> [chips(text) for text in ("1 000", "1,000", "1.000", "1000,00", "1.5k", "20К", "—", "", "abc", "-5")]
    [1000, 1000, 1000, 1000, 1500, 20000, 0, 0, None, None]
    """
    text = text.strip()
    if text.lower() in NOTHING:
        return 0
    short = _SHORT.fullmatch(text)
    zeros = _TIMES[short[2].lower()] if short else 0
    found = cells.amount(short[1] if short else text, zeros)
    return found if found is not None and found <= MOST_CHIPS else None


def minutes(text: str) -> int | None:
    """A length in whole minutes, 0 for nothing; None for what is none.

    >>> [minutes(text) for text in ("20", "20 мин.", "20'", "20:00", "0:20:00", "1:15", "1 h 30", "1 час")]
    [20, 20, 20, 20, 20, 75, 90, 60]
    >>> [minutes(text) for text in ("", "12.5", "soon", "20:30")]
    [0, None, None, None]
    """
    text = text.strip()
    if text.lower() in NOTHING:
        return 0
    if told := _CLOCK.fullmatch(text):
        return _by_clock(*(int(part or 0) for part in told.groups()), whole=told[3] is not None)
    if told := _HOURS.fullmatch(text):
        return int(told[1]) * 60 + int(told[2] or 0)
    told = _MINUTES.fullmatch(text)
    return int(told[1]) if told and len(told[1]) < 8 else None


def _by_clock(first: int, second: int, third: int, *, whole: bool) -> int | None:
    """Hours, minutes and seconds; or of two figures hours and minutes, or minutes and seconds."""
    hours, mins, seconds = (first, second, third) if whole else (first, second, 0)
    if not whole and first > _LONGEST_HOURS:
        hours, mins, seconds = 0, first, second
    return hours * 60 + mins if not seconds else None


def leaving(text: str) -> tuple[int, ...] | None:
    """Values of chips that leave, each once and the smallest first; None for what is none.

    >>> leaving("25, 100"), leaving("25s and 1,000"), leaving("25/100"), leaving(""), leaving("all")
    ((25, 100), (25, 1000), (25, 100), (), None)
    """
    if text.strip().lower() in NOTHING:
        return ()
    found = values_in(text)
    return found or None


def values_in(text: str) -> tuple[int, ...]:
    """Every value of a chip that a text names, the smallest first.

    >>> values_in("Color up 25s & 100s"), values_in("размен 5 и 1 000"), values_in("25,100")
    ((25, 100), (5, 1000), (25, 100))
    """
    found: set[int] = set()
    for written in _CHIP.findall(text):
        value = chips(written)
        if value and str(value).rstrip("0") not in _USUAL:
            found.update(int(part) for part in re.split(r"\D", written) if part.strip("0"))
        elif value:
            found.add(value)
    return tuple(sorted(found))


def ante_kind(text: str) -> AnteKind | None:
    """Who pays an ante, as people write it; None for what is none.

    >>> ante_kind("Each player"), ante_kind("ББ"), ante_kind("somebody")
    ('each', 'big_blind', None)
    """
    return _KINDS.get(folded(text).replace("_", " "))
