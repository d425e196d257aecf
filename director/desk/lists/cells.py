"""What stands in one cell: text made safe for spreadsheets, a birth date, an amount, a whole name."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from director.domain.people import is_birth_date

FORMULA_SIGNS: Final = "=+-@\t\r＝＋－＠"
"""A spreadsheet that meets one of these at the start of a cell may run the cell."""
SHIELD: Final = "'"
"""Put before such a cell, and before one that begins with it, when written; taken off when read."""

_TEXT_FORMULA = re.compile('="([^"]*)"')
_DAY = re.compile(r"(\d{1,2})\.(\d{1,2})\.(\d{4})(?: г\.?)?", re.ASCII)
_ISO_DAY = re.compile(r"(\d{4})[-./](\d{1,2})[-./](\d{1,2})", re.ASCII)
_SLASHED = re.compile(r"(\d{1,2})/(\d{1,2})/(\d{4})", re.ASCII)
_NAMED = re.compile(r"(\d{1,2})\.?\s+([^\W\d_]{3,})\.?,?\s+(\d{4})(?: г\.?)?")
_NAMED_FIRST = re.compile(r"([^\W\d_]{3,})\.?\s+(\d{1,2}),?\s+(\d{4})")
_MONTHS: Final = {
    name: number
    for names in (
        "янв фев мар апр мая июн июл авг сен окт ноя дек",
        "jan feb mar apr may jun jul aug sep oct nov dec",
    )
    for number, name in enumerate(names.split(), start=1)
} | {"май": 5}
"""By the first three letters of their names."""
_MIDNIGHT = re.compile(r"[ T]0?0:00(?::00(?:\.0+)?)?$")
_YEAR = re.compile(r"(\d{4})(?: ?г\.?(?: ?р\.?)?)?", re.ASCII)
_CURRENCY = re.compile(
    r"^(?:[₽€$£]|RUB|EUR|USD|GBP)|(?:[₽€$£]|RUB|EUR|USD|GBP|рублей|руб\.?|р\.?)$", re.IGNORECASE
)
_SPACES = re.compile(r"[\s'’]")
_AMOUNT = re.compile(
    r"\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d*)?"  # 1 500,00
    r"|\d{1,3}(?:,\d{3})+(?:\.\d*)?"  # 1,500.00
    r"|\d{1,3}(?:\.\d{3})+(?:,\d*)?"  # 1.500,00
    r"|\d+(?:[.,]\d*)?".replace(r"\d", "[0-9]")  # 1500.00
)
_THOUSANDS = re.compile("[1-9][0-9]{0,2}[.,][0-9]{3}")
_LONGEST_AMOUNT = 40
_ORDINAL = re.compile(r"^[0-9]{1,5}[.)]\s*(?=\D)")
"""The number before a name in a list that was typed by hand."""


def shielded(text: str) -> str:
    """A cell that no spreadsheet takes for a formula. `unshielded` gives back exactly the text."""
    return SHIELD + text if text.startswith((*FORMULA_SIGNS, SHIELD)) else text


def unshielded(cell: str) -> str:
    """The text of a cell: without the sign that made it safe, and out of `="00412"`.

    >>> [unshielded(cell) for cell in ("'=1+1", "''t Hooft", "'t Hooft", '="00412"')]
    ['=1+1', "'t Hooft", "'t Hooft", '00412']
    """
    if cell.startswith(SHIELD) and cell[1:2] and cell[1] in FORMULA_SIGNS + SHIELD:
        return cell[1:]
    told = _TEXT_FORMULA.fullmatch(cell)
    return told[1] if told else cell


def is_formula(cell: str) -> bool:
    """Whether this would be run by a spreadsheet: what it shows is not what the file says."""
    return cell.startswith(("=", "＝")) and not _TEXT_FORMULA.fullmatch(cell)


def birth_date(text: str, *, day_first: bool | None = None) -> str | None:
    """28.05.1984, 28 May 1984, 1984-05-28 or 1984 as an ISO date or a year; None for anything else.

    `day_first` says how 05/06/1990 is meant; without it that is nothing, and `day_order` is None.

    >>> [birth_date(text) for text in ("2.8.2000", "1984-05-28", "1984", "30.02.1990", "05/06/1990")]
    ['2000-08-02', '1984-05-28', '1984', None, None]
    >>> [birth_date(text) for text in ("28 мая 1984 г.", "May 28, 1984", "28/05/1984", "05/28/1984")]
    ['1984-05-28', '1984-05-28', '1984-05-28', '1984-05-28']
    """
    text = _MIDNIGHT.sub("", text.strip())
    if told := _DAY.fullmatch(text):
        day, month, year = told.groups()
    elif slashed := _SLASHED.fullmatch(text):
        one, other, year = slashed.groups()
        sure = day_order(text)
        order = day_first if sure is None else sure
        if order is None and one != other:
            return None
        day, month = (other, one) if order is False else (one, other)
    elif told := _NAMED.fullmatch(text):
        day, named, year = told.groups()
        month = str(_MONTHS.get(named[:3].lower(), 0))
    elif told := _NAMED_FIRST.fullmatch(text):
        named, day, year = told.groups()
        month = str(_MONTHS.get(named[:3].lower(), 0))
    elif told := _ISO_DAY.fullmatch(text):
        year, month, day = told.groups()
    elif told := _YEAR.fullmatch(text):
        return told[1] if is_birth_date(told[1]) else None
    else:
        return None
    born = f"{year}-{int(month):02}-{int(day):02}"
    return born if is_birth_date(born) else None


def day_order(text: str) -> bool | None:
    """Whether the day comes first in 28/05/1984; None where it may be the month, or there is no such date.

    >>> [day_order(text) for text in ("28/05/1984", "05/28/1984", "05/06/1990", "5.6.1990")]
    [True, False, None, None]
    """
    told = _SLASHED.fullmatch(_MIDNIGHT.sub("", text.strip()))
    if told is None:
        return None
    one, other = int(told[1]), int(told[2])
    return None if max(one, other) <= 12 or min(one, other) > 12 else one > 12


def amount(text: str, decimals: int, thousands: str = "") -> int | None:
    """Money in minor units, as Russia and as England write it; None for what is no amount.

    `thousands` is the sign that parts thousands where the amount itself leaves it open, as 1,500 does.
    Without it such an amount is nothing, and `is_open`.

    >>> [amount(text, 2) for text in ("1 500,00", "1500.00", "1.500,5", "1500 ₽", "1,500,000")]
    [150000, 150000, 150050, 150000, 150000000]
    >>> [amount(text, 2) for text in ("abc", "-5", "15 00", "10.0050", "")]
    [None, None, None, None, None]
    >>> amount("1,500", 2), amount("1,500", 2, ","), amount("1,500", 2, "."), amount("1,500", 0)
    (None, 150000, 150, 1500)
    """
    text = _bare(text)
    if len(text) > _LONGEST_AMOUNT or not _AMOUNT.fullmatch(text):
        return None
    closed = _SPACES.sub("", text)
    mark = max(".,", key=closed.rfind)
    whole, found, fraction = closed.rpartition(mark)
    if is_open(text, decimals):
        if not thousands:
            return None
        if thousands == mark:
            whole, fraction = closed, ""
    elif not found or closed.count(mark) > 1 or (not decimals and _THOUSANDS.fullmatch(text)):
        whole, fraction = closed, ""
    if fraction[decimals:].strip("0"):
        return None
    return int(whole.replace(".", "").replace(",", "") + fraction[:decimals].ljust(decimals, "0"))


def is_open(text: str, decimals: int) -> bool:
    """Whether nobody can say what this amount is: 1,500 is fifteen hundred here and one and a half there."""
    return decimals > 0 and _THOUSANDS.fullmatch(_bare(text)) is not None


def thousands_sign(text: str) -> str:
    """The sign that certainly parts thousands where this amount is written; empty where it does not say.

    >>> [thousands_sign(text) for text in ("1,500.00", "1500,50", "1.500,5", "12.500.000", "1,500", "1500")]
    [',', '.', '.', '.', '', '']
    """
    text = _bare(text)
    if not _AMOUNT.fullmatch(text) or _THOUSANDS.fullmatch(text):
        return ""
    marks = [sign for sign in text if sign in ".,"]
    if not marks:
        return ""
    decimal = marks[-1] if marks.count(marks[-1]) == 1 else {".": ",", ",": "."}[marks[-1]]
    return {".": ",", ",": "."}[decimal]


def _bare(text: str) -> str:
    """An amount without its currency."""
    return _CURRENCY.sub("", text.strip()).strip()


def without_ordinal(line: str) -> str:
    """A line without the number before it, as in a list typed by hand."""
    return _ORDINAL.sub("", line)


def split_name(name: str, *, family_first: bool) -> tuple[str, str]:
    """Family and given name out of one cell: by a comma, by capitals, else by the order of words.

    >>> split_name("DE LA CRUZ Ana", family_first=True), split_name("Lee, Ann", family_first=False)
    (('DE LA CRUZ', 'Ana'), ('Lee', 'Ann'))
    >>> split_name("Иванов Пётр Ильич", family_first=True), split_name("Ann Mary Lee", family_first=False)
    (('Иванов', 'Пётр Ильич'), ('Lee', 'Ann Mary'))
    """
    name = without_ordinal(name)
    if "," in name:
        family, _, given = name.partition(",")
        return family.strip(), given.strip()
    words = name.split()
    loud = [len(word) > 1 and word.isupper() and "." not in word for word in words]
    count = sum(loud)
    if 0 < count < len(words):
        if all(loud[:count]):
            return " ".join(words[:count]), " ".join(words[count:])
        if all(loud[-count:]):
            return " ".join(words[-count:]), " ".join(words[:-count])
    if family_first or len(words) < 2:
        return " ".join(words[:1]), " ".join(words[1:])
    return words[-1], " ".join(words[:-1])


def mostly(column: Sequence[str], holds: Callable[[str], bool]) -> bool:
    """Whether it holds for nine of ten filled cells."""
    filled = [cell for cell in column if cell]
    return bool(filled) and sum(map(holds, filled)) * 10 >= len(filled) * 9
