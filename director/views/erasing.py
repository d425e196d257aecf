"""What is said of a person who is erased: what stays with the number, and where the name may still stand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Final

from director.domain.findings import Traces
from director.domain.ids import TournamentId
from director.host.i18n import Words

_NAMED: Final = 12
"""Lines that are named of a tournament; of more it says how many."""


def stays(left: Traces, words: Words) -> str:
    """What stays with the number in place of the name."""
    rulings = words.ngettext("{n} ruling", "{n} rulings", left.rulings).format(n=left.rulings)
    penalties = words.ngettext("{n} penalty", "{n} penalties", left.penalties).format(n=left.penalties)
    text = words._("Stays with the number: {rulings}, {penalties}.")
    return text.format(rulings=rulings, penalties=penalties)


def remains(left: Traces, events: Mapping[TournamentId, str], words: Words) -> Iterator[str]:
    """Where the name may be read all the same, a sentence each; nothing where it is gone."""
    found = [
        f"{events.get(event, event)} {_numbers([seq for _, seq in lines], words)}"
        for event, lines in groupby(left.plain, key=lambda one: one[0])
    ]
    if found:
        yield words._(
            "Lines in which somebody typed the name, or a word like it, stay as they are: {lines}."
        ).format(lines="; ".join(found))
    if not left.cleared:
        yield words._(
            "Another program has this file open, so the file was not cleared. Close all others and open it "
            "once more."
        )


def _numbers(lines: list[int], words: Words) -> str:
    told = ", ".join(map(str, lines[:_NAMED]))
    more = len(lines) - _NAMED
    if more <= 0:
        return told
    return words.ngettext("{lines} and {n} more", "{lines} and {n} more", more).format(lines=told, n=more)
