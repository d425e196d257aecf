"""The short code on a seat card. It tells its own event apart, so a card of another event is refused."""

from __future__ import annotations

import hashlib
import re

from director.domain.ids import EntryId, TournamentId

_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
_FORM = re.compile(r"FD(\d{5,9})([A-Z]{2})")
_SAME_KEYS = str.maketrans("ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ", "QWERTYUIOPASDFGHJKLZXCVBNM")
"""A scanner presses keys, and on a Russian layout those give Russian letters."""


def card_code(tournament: TournamentId, entry: EntryId) -> str:
    """The code of an entry, such as FD00412KX: the number, then two letters of the event.

    >>> card_code(TournamentId("EVT1"), EntryId(412))[:7]
    'FD00412'
    """
    return f"FD{entry:05d}{_event_letters(tournament, entry)}"


def read_card_code(text: str) -> tuple[EntryId, str] | None:
    """The entry and the event's letters of what looks like a card code, else None.

    >>> read_card_code("fd00412kx"), read_card_code("АВ00412ЛЧ")
    ((412, 'KX'), (412, 'KX'))
    """
    found = _FORM.fullmatch(text.strip().upper().translate(_SAME_KEYS))
    return (EntryId(int(found[1])), found[2]) if found else None


def is_of(tournament: TournamentId, entry: EntryId, letters: str) -> bool:
    """Whether a code with these letters belongs to this event."""
    return letters == _event_letters(tournament, entry)


def is_foreign(text: str, tournament: TournamentId) -> bool:
    """Whether this is the code of a card, and of another event.

    >>> is_foreign("lee", TournamentId("EVT1"))
    False
    """
    code = read_card_code(text)
    return code is not None and not is_of(tournament, *code)


def _event_letters(tournament: TournamentId, entry: EntryId) -> str:
    mark = hashlib.sha256(f"{tournament}|{entry}".encode()).digest()
    return _LETTERS[mark[0] % len(_LETTERS)] + _LETTERS[mark[1] % len(_LETTERS)]
