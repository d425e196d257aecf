"""Names as people send them in a chat or a letter: a line each, with bullets, stamps, clubs in brackets."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from director.desk.lists.cells import without_ordinal

Lines = Sequence[Sequence[str]]

_STAMP: Final = re.compile(
    r"^\[?\d{1,2}[./]\d{1,2}[./]\d{2,4},? +\d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?\]?(?: [-–—])? *[^:]{1,60}: +",
    re.IGNORECASE,
)
"""When and by whom a line was sent, before what it says."""
_SENT: Final = re.compile(r"^[^,:]{1,60}, \[\d{1,2}[./]\d{1,2}[./]\d{2,4} \d{1,2}:\d{2}(?::\d{2})?\]:?$")
"""The same as a line of its own."""
_BULLET: Final = re.compile(r"^(?:[^\w\s\"“«„'’#@=(]+\s+|[•▪◦►✅☑✔➕❗⭐]\ufe0f?\s*)+")
_PLUS: Final = re.compile(r"(?:\s*(?:\+\d*|[✅☑✔👍🙏❤]\ufe0f?))+$")
"""A sign of who comes along."""
_CLUB: Final = re.compile(r"^(.+?)\s*(?:\(([^()]*\w[^()]*)\)|\s[-–—]\s+(\D+))$")
_DAY: Final = r"((?:19|20)\d\d(?:-\d\d?-\d\d?)?|\d\d?[./]\d\d?[./](?:19|20)\d\d)(?:\s*г\.?(?:\s*р\.?)?)?"
"""A year of birth, or the whole date."""
_YEAR: Final = re.compile(rf"^(.+?)(?:\s+[-–—]|,)?\s+{_DAY}$")
_ONLY_YEAR: Final = re.compile(_DAY)
_SPOKEN: Final = re.compile(r"[:!?…]$|\.{3}$")
"""How a line ends that speaks and names nobody."""
_BETWEEN: Final = re.compile(r"\s+[/|+]\s+")
"""What stands between whole names in one line."""


def is_chat(records: Lines) -> bool:
    """Whether these are lines without columns."""
    return bool(records) and all(len(record) < 2 for record in records)


def parted(records: Lines) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]:
    """Each line as name, club and birth date, as far as any line has them; and the lines that name nobody.

    Those stay as blank rows, so that every row has the number of its line.
    """
    whole = [record[0] if record else "" for record in records]
    if len(whole) == 1 and len(_BETWEEN.split(whole[0])) > 1:
        whole = _BETWEEN.split(whole[0])
    cut = [_cut(line) for line in whole]
    nobody = tuple(
        line.strip() for line, parts in zip(whole, cut, strict=True) if line.strip() and not any(parts)
    )
    width = max((place for parts in cut for place, part in enumerate(parts, start=1) if part), default=1)
    has_club = any(parts[1] for parts in cut)
    if width == 3 and not has_club:
        return tuple((parts[0], parts[2]) for parts in cut), nobody
    return tuple(parts[:width] for parts in cut), nobody


def _cut(line: str) -> tuple[str, str, str]:
    text = _STAMP.sub("", line.strip())
    if _SENT.match(text) or _SPOKEN.search(text) or not any(map(str.isalpha, text)):
        return "", "", ""
    text = _PLUS.sub("", without_ordinal(_BULLET.sub("", text))).strip().rstrip(",;")
    club = born = ""
    for _ in range(2):
        if not born and (told := _YEAR.match(text)):
            text, born = told[1], told[2]
        elif not club and (told := _CLUB.match(text)):
            text, club = told[1], (told[2] or told[3]).strip()
    if told := _YEAR.match(f"x {club}"):
        club, born = told[1].removeprefix("x").strip(" ,"), born or told[2]
    elif told := _ONLY_YEAR.fullmatch(club):
        club, born = "", born or told[1]
    return text, club, born
