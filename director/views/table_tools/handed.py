"""The case of a tool as it is handed to a ruling: question, answer, the hand in PHH, one sentence of it.

It goes into the journal, where no name may stand: seats say who is who, and the ruling who sat there.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Final

from msgspec.structs import replace

from director.domain.case import MOST_HAND, MOST_SUMMARY, TableCase
from director.domain.refusal import Impossible
from director.host.i18n import Words
from director.rules.entering.looking import Look
from director.views.table_tools.asked import Asked
from director.views.table_tools.telling import AnswerLine, answer, case_of_hand, phh

__all__ = ["handed_hand", "handed_over"]

_TELLING: Final = ("reopened", "end", "turn")
"""Which line of a lawful hand tells most of it, the first that there is."""


def handed_over(asked: Asked | None, table: int) -> TableCase | None:
    """The case of a question that was answered; None for none, and for one too large for a ruling."""
    case = None if asked is None else asked.case
    if asked is None or case is None:
        return None
    return _whole(replace(case, table=table, summary=_sentence(asked.text)))


def handed_hand(look: Look, words: Words) -> TableCase | None:
    """The case of a hand that was entered; None where none can be dealt."""
    case = case_of_hand(look)
    if case is None:
        return None
    nameless = replace(look.sheet, seats=tuple(replace(one, name="") for one in look.sheet.seats))
    text, _trouble = phh(nameless, words)
    told = _most(answer(look, words), lawful=look.lawful)
    hand = text if len(text) <= MOST_HAND else ""
    return _whole(replace(case, table=look.sheet.table, hand=hand, summary=_sentence(told)))


def _most(lines: tuple[AnswerLine, ...], *, lawful: bool) -> str:
    """What tells most: what was played on, what an all-in did, who won, whose turn it is."""
    found = {line.kind: line.text for line in reversed(lines)}
    heads = [at for at, line in enumerate(lines) if line.kind == "heading"]
    if len(heads) > 1:  # the second heading is that of the pots
        below = takewhile(lambda line: line.kind == "end", lines[heads[1] + 1 :])
        found["end"] = " ".join(line.text for line in below)
    kinds = _TELLING if lawful else ("warning", *_TELLING)
    return next((found[kind] for kind in kinds if kind in found), "")


def _sentence(text: str) -> str:
    first = text.partition("\n")[0]
    return first if len(first) <= MOST_SUMMARY else f"{first[: MOST_SUMMARY - 1]}…"


def _whole(case: TableCase) -> TableCase | None:
    try:
        case.check()
    except Impossible:
        return None
    return case
