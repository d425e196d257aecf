"""A case of Table tools as data: what was asked of the rule book and what it answered, kept for a ruling.

It can stand in the journal: texts and numbers only, nothing to be looked up elsewhere, and small. Question
and answer are JSON, written in one order, so that the same case is always the same text.
"""

from __future__ import annotations

from typing import Final, cast

import msgspec

from director.domain.names import tidy
from director.domain.refusal import Impossible
from director.domain.seats import MOST_TABLE

__all__ = ["MOST_HAND", "MOST_NAME", "MOST_NAMED", "MOST_SUMMARY", "TableCase"]

MOST_HAND: Final = 60_000
"""The longest question, answer or hand, in characters: twenty-three players and hundreds of steps fit."""
MOST_SUMMARY: Final = 300
"""The longest sentence, in characters."""
MOST_NAMED: Final = 60
"""So many articles or options at most."""
MOST_NAME: Final = 60
"""The longest article or option, in characters."""


class TableCase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One question of the rule book and what was answered."""

    question: str
    """As JSON, with its topic in `ask`; `director ask` answers it again."""
    answer: str
    """As JSON."""
    because: tuple[str, ...] = ()
    """The articles followed, the weightiest first: SP 4.9.8."""
    house: tuple[str, ...] = ()
    """Options whose value was the house's choice."""
    happened: str = ""
    """All steps of a hand as JSON, where it went on against the rules; the question ends before the first of
    these."""
    hand: str = ""
    """The whole hand in PHH, where it can be written so."""
    table: int = 0
    """The table of the event; 0 for a free one."""
    summary: str = ""
    """The case in one sentence, in the language of whoever handed it over."""

    def __post_init__(self) -> None:
        """The sentence is kept as people read it."""
        msgspec.structs.force_setattr(self, "summary", tidy(self.summary))

    @property
    def asked(self) -> dict[str, object]:
        """The question as plain data. Raises Impossible `bad_case`."""
        return _read("question", self.question)

    @property
    def answered(self) -> dict[str, object]:
        """The answer as plain data. Raises Impossible `bad_case`."""
        return _read("answer", self.answer)

    def check(self) -> None:
        """Raise Impossible `bad_case`, `too_long` or `table_number` for what no tool hands over."""
        for field in ("question", "answer", "happened", "hand", "summary"):
            most = MOST_SUMMARY if field == "summary" else MOST_HAND
            if len(getattr(self, field)) > most:
                raise Impossible("too_long", field=field, most=most)
        for field, names in (("because", self.because), ("house", self.house)):
            if len(names) > MOST_NAMED or any(not name or len(name) > MOST_NAME for name in names):
                raise Impossible("bad_case", field=field)
        if not 0 <= self.table <= MOST_TABLE:
            raise Impossible("table_number", table=self.table, most=MOST_TABLE)
        topic = self.asked.get("ask")
        if not isinstance(topic, str) or not topic:
            raise Impossible("bad_case", field="question")
        _ = self.answered


def _read(field: str, text: str) -> dict[str, object]:
    try:
        read = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError):
        read = None
    if not isinstance(read, dict):
        raise Impossible("bad_case", field=field)
    return cast("dict[str, object]", read)
