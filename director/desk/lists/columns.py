"""What each column holds: by its header in English or Russian, by its cells where there is no header."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, cast

from director.desk.lists import cells
from director.desk.lists.paying import is_paid, is_way_to_pay
from director.domain.lists import Field
from director.domain.names import folded

HEADER_WITHIN: Final = 10
"""A title may stand above the header; further down than this there is none."""

_KNOWN: Final[dict[Field, str]] = {
    "family": "last name|lastname|surname|family name|family|last|nom|nachname|фамилия",
    "given": "first name|firstname|given name|given names|given|first|forename|christian name",
    "middle": "middle name|middlename|middle|patronymic|отчество",
    "full": (
        "full name|fullname|player|player name|participant|entrant|member|nickname|nick|фио|ф и о|игрок|"
        "участник|фамилия имя|фамилия и имя|имя фамилия|имя и фамилия|фамилия имя отчество|"
        "имя игрока|имя участника|"
        "last name first name|surname name|first name last name|ник|никнейм|спортсмен"
    ),
    "country": "country|country code|nation|nationality|nat|fed|federation|страна|гражданство|код страны",
    "club": "club|team|club name|клуб|команда|название клуба|город клуб|клуб город|регион",
    "born": (
        "born|birth date|birthdate|date of birth|birthday|birth|dob|year of birth|birth year|yob|"
        "дата рождения|д р|др|день рождения|год рождения|г р|гр|рождение|родился"
    ),
    "number": (
        "id|number|own number|player id|player number|member id|member number|membership|"
        "membership number|card|card number|federation id|licence|license|номер|номер игрока|номер карты|"
        "номер участника|карта|"
        "клубная карта|№ карты|no карты|билет|номер билета|удостоверение|код игрока|личный номер|свой номер|"
        "собственный номер|id игрока"
    ),
    "note": "note|notes|remark|remarks|comment|comments|примечание|примечания|комментарий|заметка|заметки",
    "buy_in": (
        "buy in|buyin|buy ins|amount|entry|entry fee|stake|бай ин|байин|бай ины|взнос|"
        "сумма|вступительный взнос|стартовый взнос"
    ),
    "method": (
        "method|payment method|method of payment|paid by|paid with|pay method|payment type|payment form|"
        "how paid|way to pay|способ оплаты|способ платежа|форма оплаты|вид оплаты|тип оплаты|метод оплаты|"
        "как оплачено|чем оплачено|оплачено чем"
    ),
    "paid": (
        "paid|payment|оплата|оплачено|buy in paid|buyin paid|entry paid|fee paid|has paid|is paid|"
        "paid yes no|взнос оплачен|бай ин оплачен|байин оплачен|оплачен|оплатил|оплачено да нет|"
        "взнос внесен|внес взнос"
    ),
    "ignored": (
        "№|no|nr|n|#|№ п п|no п п|п п|n п п|row|rank|place|position|"
        "out level|out in level|выбыл на уровне|занятое место|"
        "fee|table|seat|state|status|stack|registered|сбор|стол|место|состояние|статус|стек|"
        "зарегистрирован|комиссия|оргвзнос|орг взнос|организационный взнос"
    ),
}
_EITHER: Final = frozenset({"name", "names", "имя"})
"""The given name where another column has the family name, else the whole name."""
_NAMES: Final[frozenset[Field]] = frozenset({"family", "given", "full"})
_GIVEN_FIRST: Final = frozenset({"имя фамилия", "имя и фамилия", "first name last name"})
_SIGNS = re.compile(r"[^\w#№]+|_")


def _plain(head: str) -> str:
    """A header as folded words; № reads `no` there."""
    return " ".join(_SIGNS.sub(" ", folded(head.strip().lstrip("'"))).split())


_BY_NAME: Final[dict[str, Field]] = {
    _plain(name): field for field, listed in _KNOWN.items() for name in listed.split("|")
}


def field_of(head: str) -> Field | None:
    """What a header says its column holds; None when we do not know it.

    >>> [field_of(head) for head in ("Фамилия", "last_name", "Дата рождения:", "№", "Бай-ин, ₽", "Цвет")]
    ['family', 'family', 'born', 'ignored', 'buy_in', None]
    """
    name = _plain(head)
    if name in _EITHER:
        return "full"
    return _BY_NAME.get(name) or _BY_NAME.get(_plain(re.split(r"[,(\[]", head)[0]))


def known_heads(record: Sequence[str]) -> int:
    """How many cells of a row are known headers, when the row may be a header at all; else 0."""
    found = [field_of(cell) for cell in record if cell.strip()]
    known = [field for field in found if field]
    named = any(field in _NAMES for field in known)
    return len(known) if known and (named or len(known) * 2 > len(found)) else 0


def find_header(records: Sequence[Sequence[str]]) -> int:
    """The row of the header, from 1; 0 for none. Above it a title may stand, but no full row.

    A first row of words over columns of figures is a header too, in a language we do not know.
    """
    width = max(map(len, records[:HEADER_WITHIN]), default=0)
    for number, record in enumerate(records[:HEADER_WITHIN], start=1):
        if known_heads(record):
            return number
        if sum(1 for cell in record if cell.strip()) > max(1, width // 2):
            return number if _heads_figures(record, records[number:]) else 0
    return 0


def _heads_figures(head: Sequence[str], body: Sequence[Sequence[str]]) -> bool:
    """Whether a row of words stands over a column with figures in every filled cell, two at least."""
    if any(_has_figure(cell) for cell in head):
        return False
    for place, cell in enumerate(head):
        below = [row[place] for row in body if place < len(row) and row[place].strip()]
        if cell.strip() and len(below) > 1 and all(map(_has_figure, below)):
            return True
    return False


def _has_figure(cell: str) -> bool:
    return any(sign.isdigit() for sign in cell)


def by_header(record: Sequence[str]) -> tuple[Field, ...]:
    """What each column holds by its header. Of two columns of one kind the first counts."""
    fields: list[Field] = [field_of(cell) or "" for cell in record]
    for place, cell in enumerate(record):
        if _plain(cell) in _EITHER and "family" in fields and "given" not in fields:
            fields[place] = "given"
    if "given" in fields and "family" not in fields:
        fields = ["family" if field == "full" else field for field in fields]
    if "family" in fields:
        fields = ["ignored" if field == "full" else field for field in fields]
    return _each_once(fields)


def _each_once(fields: Sequence[Field]) -> tuple[Field, ...]:
    """The first column of each kind."""
    return tuple(
        "ignored" if field and field in fields[:place] else field for place, field in enumerate(fields)
    )


def given_first(heads: Sequence[str]) -> bool:
    """Whether a header says that the given name comes first in a whole name."""
    return any(_plain(head) in _GIVEN_FIRST for head in heads)


def by_cells(records: Sequence[Sequence[str]]) -> tuple[Field, ...]:
    """What each column seems to hold, where there is no header.

    Names come first: two columns of words are family and given name, one is the whole name.
    """
    width = max(map(len, records), default=0)
    columns = [[row[place].strip() for row in records if place < len(row)] for place in range(width)]
    fields: list[Field] = [_by_look(column) for column in columns]
    words = [place for place, field in enumerate(fields) if field == "full"]
    whole = words and cells.mostly(columns[words[0]], lambda cell: len(cell.split()) > 1)
    kinds = ("full", "club", "note") if whole or len(words) == 1 else ("family", "given", "club", "note")
    for place, kind in zip(words, (*kinds, *[""] * len(words)), strict=False):
        fields[place] = cast("Field", kind)
    return _each_once(fields)


def _by_look(column: Sequence[str]) -> Field:
    """What the cells of one column look like; `full` for words."""
    filled = [cell for cell in column if cell]
    if not filled:
        return ""
    if [cell.rstrip(".)") for cell in filled] == [str(n) for n in range(1, len(filled) + 1)]:
        return "ignored"
    dates = [cell for cell in filled if cells.birth_date(cell, day_first=True)]
    if len(dates) * 10 >= len(filled) * 9 and max(map(len, dates)) > 4:
        return "born"  # years beside whole dates, but not years alone: they may be amounts
    if cells.mostly(filled, is_way_to_pay):
        return "method"
    if cells.mostly(filled, lambda cell: is_paid(cell) is not None):
        return ""  # yes and no, but to what?
    if cells.mostly(filled, lambda cell: len(cell) in (2, 3) and cell.isascii() and cell.isupper()):
        return "country"
    if cells.mostly(filled, lambda cell: cells.amount(cell, 2, ",") is not None):
        return (
            "born" if cells.mostly(filled, lambda cell: cell[:2] in ("19", "20") and len(cell) == 4) else ""
        )
    if cells.mostly(filled, lambda cell: " " not in cell and _has_figure(cell)):
        return "number"
    return "full"


def letter(place: int) -> str:
    """The letters of a column as spreadsheets have them: 0 is A, 26 is AA."""
    name = ""
    while place >= 0:
        name, place = chr(65 + place % 26) + name, place // 26 - 1
    return name
