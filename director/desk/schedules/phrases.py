"""Breaks, ends of days, colour-ups and the end of registration as people tell them in words."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from director.desk.schedules import amounts
from director.domain.names import folded
from director.domain.sheets import Kind

_LEVEL = re.compile(
    r"(?:level|lvl|lev|round|уровень|ур|раунд|l)?[\s.:#№]*([0-9]{1,3})\s*[.):]?"
    r"|([0-9]{1,3})(?:st|nd|rd|th|-?[йя])?\s*(?:level|lvl|round|уровень|ур|раунд)[.):]?",
    re.IGNORECASE,
)
_DAY_END = re.compile(
    r"\b(end of (?:the )?(?:day|flight|play)|day ?[0-9a-z]{0,2} ends?|ends? of day|bag(?:ging)? (?:&|and) tag"
    r"|bagging|(?:конец|окончание|завершение|финиш) (?:игрового )?(?:дня|игры)|день [0-9]* ?окончен)"
)
_DAY_START = re.compile(
    r"(?:start of |begin(?:ning)? of |начало )?(?:day|день|дня)\s*([0-9]+)\s*[a-z]?"
    r"\s*(?:starts?|begins?)?[:.]?"
)
_BREAK = re.compile(
    r"\b(?:break|pause|dinner|lunch|supper|intermission|recess|перерыв|пауза|обед|ужин|кофе)", re.IGNORECASE
)
_COLOUR_UP = re.compile(
    r"\b(?:colou?r(?:ing)?[ -]?up|chip[ -]?up|chip[ -]race|rac(?:e|ing)[ -]?off|race[ -]?up"
    r"|remov(?:e|al of|ing)|размен|чип[ -]?рейс|розыгрыш фишек|снима\w*|снять|убира\w*|убрать|вывод)\b(.*)",
    re.IGNORECASE,
)
_ENDS: Final = re.compile(
    r"\b(?:end|close|last|stop|until|through|конец|конч|законч|заверш|окончан|закры|до конца|последн)"
)
_CLOSES: Final = {
    "late_registration": re.compile(r"\b(?:reg\b|registr|late (?:reg|entr)|регистрац)"),
    "reentry": re.compile(r"\b(?:re ?entr|повторн\w+ вход|ре ?энтри)"),
    "rebuy": re.compile(r"\b(?:re ?buy|ребай|переигров)"),
}
"""What may end, when the same text says that something does."""
_ADD_ON = re.compile(r"\badd ?ons?\b|\bаддон|последняя переигровка")
_LENGTH = re.compile(
    r"([0-9]+)\s*[- ]?\s*(hours?|hrs?|h\b|час\w*|ч\b|min\w*|m\b|мин\w*|['′’])", re.IGNORECASE
)

_KINDS: Final[dict[str, Kind]] = {
    "level": "level",
    "lvl": "level",
    "round": "level",
    "play": "level",
    "уровень": "level",
    "ур": "level",
    "ур.": "level",
    "раунд": "level",
    "игра": "level",
    "break": "break",
    "pause": "break",
    "перерыв": "break",
    "пауза": "break",
    "day end": "day_end",
    "end of day": "day_end",
    "end of the day": "day_end",
    "конец дня": "day_end",
}


class Said(NamedTuple):
    """What a text tells of a row."""

    kind: Kind | None = None
    minutes: int = 0
    colour_up: tuple[int, ...] = ()
    closes: tuple[str, ...] = ()
    """Windows that end here, by their names in the structure."""
    add_on: bool = False


def said(text: str) -> Said:
    """What a text tells.

    >>> said("Break 15 min: color up 25s")
    Said(kind='break', minutes=15, colour_up=(25,), closes=(), add_on=False)
    >>> said("Конец дня 1").kind, said("end of registration").closes, said("обед 1 час").minutes
    ('day_end', ('late_registration',), 60)
    >>> said("Turbo levels from here")
    Said(kind=None, minutes=0, colour_up=(), closes=(), add_on=False)
    """
    plain = folded(text)
    leaving = _COLOUR_UP.search(text)
    kind: Kind | None = "day_end" if _DAY_END.search(plain) else "break" if _BREAK.search(plain) else None
    return Said(
        kind,
        _minutes(text),
        amounts.values_in(leaving[1]) if leaving else (),
        tuple(name for name, form in _CLOSES.items() if _ENDS.search(plain) and form.search(plain)),
        bool(_ADD_ON.search(plain)),
    )


def kind_of(text: str) -> Kind | None:
    """What a cell says that a row is; None when it says nothing of the kind.

    >>> kind_of("level"), kind_of("Перерыв"), kind_of("Dinner break"), kind_of("day_end"), kind_of("7")
    ('level', 'break', 'break', 'day_end', None)
    """
    plain = folded(text).replace("_", " ")
    return _KINDS.get(plain) or said(text).kind


def is_bare(text: str) -> bool:
    """Whether a text says what a row is and how long, and nothing more.

    >>> is_bare("break"), is_bare("Конец дня"), is_bare("15 min break"), is_bare("Dinner break")
    (True, True, True, False)
    """
    return folded(_LENGTH.sub(" ", text)).replace("_", " ").strip(" .,:;()–—-") in _KINDS


def level_number(text: str) -> int | None:
    """The number of a level as a cell gives it: 7, 7., Level 7, Ур. 7.

    >>> [level_number(text) for text in ("7", "Level 7", "L7", "Ур. 7", "7.", "7-й уровень", "break", "")]
    [7, 7, 7, 7, 7, 7, None, None]
    """
    told = _LEVEL.fullmatch(text.strip())
    return int(told[1] or told[2]) if told else None


def day_number(text: str) -> int | None:
    """The number of a day that begins here: Day 2, День 2.

    >>> day_number("Day 2"), day_number("День 3 начало"), day_number("End of day 1")
    (2, None, None)
    """
    told = _DAY_START.fullmatch(folded(text))
    return int(told[1]) if told else None


def _minutes(text: str) -> int:
    """The first length that a text names, in minutes; 0 for none."""
    told = _LENGTH.search(text)
    if told is None:
        return 0
    hours = told[2].lower().startswith(("h", "ч"))
    return int(told[1]) * (60 if hours else 1)
