"""What each column of a schedule holds: by its header in English or Russian, by its cells without one."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from director.desk.schedules import amounts, phrases
from director.domain.names import folded
from director.domain.sheets import Column

HEADER_WITHIN: Final = 10
"""A title may stand above the header; further down than this there is none."""

_KNOWN: Final[dict[Column, str]] = {
    "kind": "type|kind|what|row|event|тип|что|вид|строка",
    "level": (
        "level|lvl|lev|level no|level number|levels|round|stage|no|nr|n|#|№|уровень|уровни|ур|раунд|номер|"
        "номер уровня|№ уровня|no уровня|этап"
    ),
    "minutes": (
        "minutes|mins|min|duration|duration min|length|level length|level time|level duration|level minutes|"
        "minutes per level|min per level|мин на уровень|минут на уровень|продолжительность уровня|"
        "round length|round time|time min|time minutes|минуты|минут|мин|длительность|длительность мин|"
        "продолжительность|продолжительность мин|длина|длина уровня|время мин|время минут|"
        "время уровня|длительность уровня"
    ),
    "game": "game|discipline|variant|poker game|игра|дисциплина|вид покера|разновидность",
    "blinds": (
        "blinds|blind|sb bb|small big blind|small blind big blind|blinds sb bb|stakes|блайнды|блайнд|"
        "мб бб|малый большой блайнд|малый блайнд большой блайнд"
    ),
    "small_blind": "small blind|sb|small|s blind|smallblind|мб|малый блайнд|малый|мал блайнд|м блайнд",
    "big_blind": "big blind|bb|big|b blind|bigblind|бб|большой блайнд|большой|бол блайнд|б блайнд",
    "ante": "ante|antes|ante each|ante per player|player ante|анте|анте с игрока|анте с каждого|анте каждого",
    "bb_ante": (
        "bb ante|bba|big blind ante|ante bb|ante big blind|bbante|бб анте|анте бб|анте большого блайнда|"
        "большой блайнд анте|анте большой блайнд"
    ),
    "ante_kind": (
        "ante kind|ante type|paid by|ante paid by|ante from|who pays|кто ставит|кто платит|тип анте|анте от"
    ),
    "bring_in": "bring in|bringin|bring|low card|бринг ин|брингин|бринг",
    "limits": "limits|limit|bets|bet sizes|betting limits|лимиты|лимит|ставки|размеры ставок",
    "small_bet": "small bet|low bet|lower limit|lower bet|min bet|малая ставка|нижний лимит|младшая ставка",
    "big_bet": "big bet|high bet|upper limit|upper bet|большая ставка|верхний лимит|старшая ставка",
    "colour_up": (
        "colour up|color up|colour ups|color ups|chip race|chip races|race off|chips removed|chips out|"
        "remove|размен|размен фишек|чип рейс|розыгрыш фишек|снимаемые фишки|снять фишки"
    ),
    "open": (
        "open|open for|is open|registration|late registration|late reg|открыто|открыто для|регистрация|"
        "поздняя регистрация"
    ),
    "note": (
        "note|notes|remark|remarks|comment|comments|info|примечание|примечания|комментарий|комментарии|"
        "заметка"
    ),
    "ignored": (
        "start|starts|start time|begin|begins|end|ends|end time|clock|total|total time|total minutes|elapsed|"
        "cumulative|average|avg|avg stack|average stack|m|bb avg|big blinds|начало|старт|конец|окончание|"
        "итого|всего|средний стек|час|часы"
    ),
}
_TIME: Final = frozenset({"time", "время"})
"""The time of day where it grows from row to row, else a length."""
_LONGEST_LEVEL: Final = 180
_LONE = re.compile(r"\b[^\W\d](?: [^\W\d]\b)+")
"""Letters one by one, as abbreviations with full stops leave them."""
_SIGNS = re.compile(r"[^\w#№]+|_")
_CLOCK = re.compile(r"[0-9]{1,2}:[0-9]{2}(?::00)?(?:\s?[ap]m)?", re.IGNORECASE)
_PAIR = re.compile(r"[0-9][0-9 .,\u00a0кkKК]*\s*[/\\–—-]\s*[0-9].*")


def plain(head: str) -> str:
    """A header as folded words; № reads `no` there, and letters that stand alone are one word.

    >>> plain("Small_Blind"), plain("М.Б."), plain("B. B. ante")
    ('small blind', 'мб', 'bb ante')
    """
    words = " ".join(_SIGNS.sub(" ", folded(head.strip().lstrip("'"))).split())
    return _LONE.sub(lambda found: found[0].replace(" ", ""), words)


_BY_NAME: Final[dict[str, Column]] = {
    plain(name): column for column, listed in _KNOWN.items() for name in listed.split("|")
}


def column_of(head: str) -> Column | None:
    """What a header says its column holds; None when we do not know it.

    >>> [column_of(head) for head in ("Уровень", "small_blind", "ББ", "Анте ББ", "Time", "Length (min)")]
    ['level', 'small_blind', 'big_blind', 'bb_ante', 'minutes', 'minutes']
    """
    name = plain(head)
    if name in _TIME:
        return "minutes"
    return _BY_NAME.get(name) or _BY_NAME.get(plain(re.split(r"[,(\[]", head)[0]))


def known_heads(record: Sequence[str]) -> int:
    """How many cells of a row are known headers, when the row may be a header at all; else 0."""
    filled = [cell for cell in record if cell.strip()]
    if any(cell.strip()[0].isdigit() for cell in filled):
        return 0
    known = sum(1 for cell in filled if column_of(cell))
    return known if known > 1 and known * 2 > len(filled) else 0


def find_header(records: Sequence[Sequence[str]]) -> int:
    """The row of the header, from 1; 0 for none."""
    for number, record in enumerate(records[:HEADER_WITHIN], start=1):
        if known_heads(record):
            return number
    return 0


def by_header(record: Sequence[str], body: Sequence[Sequence[str]]) -> tuple[Column, ...]:
    """What each column holds by its header. Of two columns of one kind the first counts."""
    found: list[Column] = [column_of(cell) or "" for cell in record]
    for place, cell in enumerate(record):
        if plain(cell) in _TIME and _grows(_column(body, place)):
            found[place] = "ignored"
    return _each_once(found)


def by_cells(body: Sequence[Sequence[str]]) -> tuple[Column, ...]:
    """What each column seems to hold, where there is no header."""
    width = max(map(len, body), default=0)
    columns = [_column(body, place) for place in range(width)]
    found: list[Column] = [_by_look(column) for column in columns]
    figures = [place for place, column in enumerate(found) if column == "minutes"]
    for place, column in zip(figures, _of_figures([columns[place] for place in figures]), strict=True):
        found[place] = column
    return _each_once(found)


def _of_figures(columns: Sequence[Sequence[str]]) -> list[Column]:
    """Columns of amounts: small and big blind are two of which the one is about half of the other."""
    values = [[amounts.chips(cell) or 0 for cell in column] for column in columns]
    found: list[Column] = ["" for _ in columns]
    for place in range(len(values) - 1):
        pairs = [(one, two) for one, two in zip(values[place], values[place + 1], strict=False) if two]
        if len(pairs) > 1 and sum(2 * one <= two <= 3 * one for one, two in pairs) * 10 >= len(pairs) * 9:
            found[place], found[place + 1] = "small_blind", "big_blind"
            break
    else:
        return found
    rest = [place for place, column in enumerate(found) if not column]
    lengths = [place for place in rest if _are_lengths(values[place])]
    if lengths:
        found[lengths[0]] = "minutes"
    after = [place for place in rest if place > found.index("big_blind") and not found[place]]
    if after:
        found[after[0]] = "ante"
    return found


def _are_lengths(values: Sequence[int]) -> bool:
    """Few different figures, hardly any missing, none longer than anybody plays at one level."""
    filled = [value for value in values if value]
    if not filled or len(filled) * 5 < len(values) * 4:
        return False
    return max(filled) <= _LONGEST_LEVEL and len(set(filled)) * 2 <= len(filled) + 1


def _by_look(column: Sequence[str]) -> Column:
    """What the cells of one column look like; `minutes` stands for any figures."""
    filled = [cell for cell in column if cell]
    if not filled:
        return ""
    numbers = [number for cell in filled if (number := phrases.level_number(cell)) is not None]
    if numbers == list(range(1, len(numbers) + 1)) and len(numbers) * 2 > len(filled):
        return "level"
    if _mostly(filled, lambda cell: phrases.kind_of(cell) is not None):
        return "kind"
    if _mostly(filled, lambda cell: bool(_PAIR.fullmatch(cell))):
        return "blinds"
    if _grows(filled):
        return "ignored"
    if _mostly(filled, lambda cell: amounts.chips(cell) is not None or bool(amounts.minutes(cell))):
        return "minutes"
    return "note"


def _grows(column: Sequence[str]) -> bool:
    """Whether these are times of day: hardly any the same, and nearly each later than the one before."""
    if not _mostly(column, lambda cell: bool(_CLOCK.fullmatch(cell))):
        return False
    filled = [cell for cell in column if _CLOCK.fullmatch(cell)]
    times = [int(hours) * 60 + int(minutes[:2]) for hours, minutes in (cell.split(":", 1) for cell in filled)]
    later = sum(two > one for one, two in pairwise(times))
    return len(filled) > 1 and len(set(filled)) * 4 >= len(filled) * 3 and later * 4 >= (len(times) - 1) * 3


def _column(body: Sequence[Sequence[str]], place: int) -> list[str]:
    return [row[place].strip() if place < len(row) else "" for row in body]


def _each_once(found: Sequence[Column]) -> tuple[Column, ...]:
    """The first column of each kind."""
    return tuple(
        "ignored" if column and column in found[:place] else column for place, column in enumerate(found)
    )


def _mostly(column: Sequence[str], holds: Callable[[str], bool]) -> bool:
    """Whether it holds for four of five filled cells."""
    filled = [cell for cell in column if cell]
    return bool(filled) and sum(map(holds, filled)) * 5 >= len(filled) * 4
