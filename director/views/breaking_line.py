"""Tables that close in the quick line: `12 break`, and in Russian `12 закрыть`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import msgspec

from director.domain.people import People
from director.domain.tournament import Tournament
from director.host.i18n import Words
from director.views.typed_words import begins


class Break(msgspec.Struct, frozen=True, tag=True):
    """Break this table, with seats drawn when it is done."""

    table: int


class AtBreak(msgspec.Struct, frozen=True):
    """One thing that a line may mean."""

    title: str
    detail: str
    what: Break | None
    """None where it cannot be done; the detail says why."""


_BREAK: Final = ("break", "закрыть", "расформировать")
_TABLE: Final = re.compile(r"(\d{1,5}) (\w+)")
_SHORTEST: Final = 2
"""So many letters of the word must be typed."""


def read_break(line: str, tournament: Tournament, people: People, words: Words) -> Iterator[AtBreak]:
    """The break that a line means, with what it will do; nothing for any other line."""
    found = _TABLE.fullmatch(line)
    if found is None or tournament.plan is None or not begins(found[2], _BREAK, _SHORTEST):
        return
    from director.views.breaking_preview import break_preview, break_sentence  # loaded with the first break

    number = int(found[1])
    title = words._("Break table {table}").format(table=number)
    table = tournament.tables.get(number)
    if table is None or table.closed:
        yield AtBreak(title, words._("There is no open table {table}.").format(table=number), None)
        return
    preview = break_preview(tournament, people, words, number)
    told = [break_sentence(preview, words)]
    told += [f"{row.name}: {row.note}" for row in preview.rows if row.fixed]
    yield AtBreak(title, "; ".join(told), None if preview.lack else Break(number))
