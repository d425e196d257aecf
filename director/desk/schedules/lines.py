"""Schedules typed line by line, without columns: `Level 3: 100/200 ante 25, 20 min`, `Break 15 min`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from director.desk.schedules import amounts, phrases

Records = tuple[tuple[str, ...], ...]

HEADS: Final = ("level", "minutes", "blinds", "ante", "note")
"""The columns that a line is cut into."""

_ZEROS: Final = r"(?:\s?(?:[kкKК]|тыс\.?|млн\.?|[MМ])(?![^\W\d_]))?"
"""Letters that stand for zeros and end a word; a small m is one of minutes."""
_AMOUNT: Final = rf"[0-9]{{1,3}}(?:[ \u00a0\u202f,.'’][0-9]{{3}})+{_ZEROS}|[0-9]+(?:[.,][0-9]+)?{_ZEROS}"
_BLINDS = re.compile(rf"(?<![0-9])(?:{_AMOUNT})(?:\s*[/\\–—-]\s*(?:{_AMOUNT}))+(?![0-9])(?:\s*\([^)]*\))?")
_ANTE = re.compile(
    rf"(?:ante|antes|bba|анте)\s*(?:bb|бб)?[\s:=-]*({_AMOUNT})|({_AMOUNT})\s*(?:ante|анте|bba)", re.IGNORECASE
)
_LENGTH = re.compile(
    r"\(?\b([0-9]+)\s*(?:minutes?|mins?|m\b|минут[аы]?|мин\b\.?|м\b|['′’])\)?", re.IGNORECASE
)
_NUMBER = re.compile(
    r"^\s*(?:(?:level|lvl|lev|round|уровень|ур|раунд|l)[\s.:#№]*([0-9]{1,3})\b\s*[.):–—-]*|([0-9]{1,3})\s*[.):]\s"
    r"|([0-9]{1,3})(?:st|nd|rd|th|-?[йя])?\s*(?:level|lvl|round|уровень|ур|раунд)\b\s*[.):–—-]*)",
    re.IGNORECASE,
)
_GAP = re.compile(r"[ \u00a0]{2,}")


def cut_lines(lines: Sequence[str]) -> Records | None:
    """The cells of lines that name blinds as pairs, one record a line; None where too few do.

    >>> cut_lines(["Level 1: 25/50 20 min", "2. 50-100 ante 10", "Break 10 min"])[:2]
    (('1', '20', '25/50', '', ''), ('2', '', '50-100', '10', ''))
    """
    filled = [line for line in lines if line.strip()]
    with_blinds = sum(1 for line in filled if _BLINDS.search(_NUMBER.sub("", line)))
    if with_blinds * 2 < len(filled) or not with_blinds:
        return None
    return tuple(_cells(line) for line in lines)


def cut_gaps(lines: Sequence[str]) -> Records | None:
    """The cells of lines whose columns are only apart by spaces; None where they are not."""
    for cells in ([_GAP.split(line.strip()) for line in lines], [line.split() for line in lines]):
        widths = Counter(len(row) for row in cells if any(row))
        if not widths:
            return None
        width, even = widths.most_common(1)[0]
        if width > 2 and even * 5 >= sum(widths.values()) * 3:
            return tuple(tuple(row) for row in cells)
    return None


def _cells(line: str) -> tuple[str, ...]:
    numbered = _NUMBER.match(line)
    number = "" if numbered is None else numbered[1] or numbered[2] or numbered[3]
    rest = line if numbered is None else line[numbered.end() :]
    length, rest = _taken(rest, _LENGTH)
    blinds, rest = _taken(rest, _BLINDS)
    if not blinds:
        return ("", "", "", "", line.strip())
    ante, rest = _taken(rest, _ANTE)
    note = " ".join(rest.strip(" \t,;:|–—-()").split())
    return (number, "".join(filter(str.isdigit, length)), blinds, _only_amount(ante), note)


def _taken(text: str, form: re.Pattern[str]) -> tuple[str, str]:
    """What a form finds, and the text without it."""
    found = form.search(text)
    if found is None:
        return "", text
    return found[0].strip(), text[: found.start()] + " " + text[found.end() :]


def _only_amount(text: str) -> str:
    found = re.search(_AMOUNT, text)
    return found[0] if found else ""


def amounts_in(text: str) -> tuple[tuple[str, ...], str]:
    """The amounts of a cell such as `100/200`, and the ante beside them where one is named.

    >>> amounts_in("100/200"), amounts_in("1 000 – 2 000 (2 000)"), amounts_in("100/200/25")
    ((('100', '200'), ''), (('1 000', '2 000'), '2 000'), (('100', '200'), '25'))
    """
    found, rest = _taken(text, _BLINDS)
    if not found:
        return (text.strip(),), ""
    ante, _ = _taken(rest, _ANTE)
    inside = re.search(r"\(([^)]*)\)", found)
    bare = re.sub(r"\([^)]*\)", "", found)
    parts = tuple(re.split(r"\s*[/\\–—-]\s*", bare.strip()))
    named = _only_amount(ante) or (_only_amount(inside[1]) if inside else "")
    return (parts[:2], named or (parts[2] if len(parts) > 2 else ""))


def texts_of(cells: Iterable[str]) -> str:
    """The words of a record, for what they tell; figures alone tell nothing."""
    return " ".join(
        cell.strip() for cell in cells if amounts.chips(cell) is None and phrases.level_number(cell) is None
    )
