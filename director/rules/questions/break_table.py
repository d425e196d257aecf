"""`break-table`: a chair for everybody at a table that closes."""

from __future__ import annotations

from typing import Final

from director.domain.seats import MOST_TABLE
from director.rules.floor.break_table import Leaving, NewSeat, break_table
from director.rules.floor.sizes import CannotDraw
from director.rules.questions.late_seat import late_tables
from director.rules.questions.reading import COMMON, BadQuestion, Fields, rules_of, secret, text
from director.rules.verdict import Verdict

_NAMES: Final = (*COMMON, "tables", "table", "key", "context")


def break_table_topic(question: object) -> Verdict[dict[str, object]]:
    """Everybody's new seat, the highest card first. Raises BadQuestion.

    Players are dealt their cards in the order of their seats.
    """
    fields = Fields(question, "", _NAMES)
    rules = rules_of(fields)
    tables = late_tables(fields, rules)
    number = fields.whole("table", 1, MOST_TABLE)
    breaking = next((table for table in tables if table.number == number), None)
    if breaking is None:
        raise BadQuestion(fields.at("table"), "unknown_table", table=number)
    key, context = secret(fields), text(fields.need("context"), fields.at("context"))
    leaving = Leaving(sorted(breaking.occupied), [table for table in tables if table is not breaking])
    try:
        drawn = break_table(leaving, key, context, rules)
    except CannotDraw as cannot:
        raise BadQuestion(fields.at("tables"), cannot.code, **cannot.facts) from cannot
    return Verdict({"moves": [_told(number, seat) for seat in drawn.answer]}, drawn.because, drawn.house)


def _told(table: int, seat: NewSeat[int]) -> dict[str, object]:
    return {
        "from": [table, seat.player],
        "to": list(seat.place),
        "waits": seat.waits,
        "card": str(seat.card),
    }
