"""`balance`: the moves that even the tables out, where play halts, and which table breaks."""

from __future__ import annotations

from typing import Final

from director.domain.seats import MOST_SEATS, MOST_TABLE
from director.rules.floor.balance import SMALLEST_DIFF, BalancingMove, balance_plan
from director.rules.floor.late_seat import LateTable
from director.rules.questions.late_seat import MOST_TABLES, late_tables
from director.rules.questions.reading import COMMON, BadQuestion, Fields, places, rules_of, whole
from director.rules.verdict import Verdict

_NAMES: Final = (*COMMON, "tables", "diff", "open")


def balance_topic(question: object) -> Verdict[dict[str, object]]:
    """Moves in the order they are made, or the table to break. Raises BadQuestion."""
    fields = Fields(question, "", _NAMES)
    rules = rules_of(fields)
    tables = late_tables(fields, rules)
    diff = None if fields.get("diff") is None else fields.whole("diff", SMALLEST_DIFF, MOST_SEATS)
    plan = balance_plan(tables, rules, diff=diff, opened=_opened(fields, tables))
    answer: dict[str, object] = {
        "moves": [_told(move) for move in plan.answer.moves],
        "halt": list(plan.answer.halt),
        "break": plan.answer.breaks,
    }
    return Verdict(answer, plan.because, plan.house)


def _told(move: BalancingMove) -> dict[str, object]:
    return {"from": list(move.source), "to": list(move.target), "waits": move.waits, "why": move.why}


def _opened(fields: Fields, tables: list[LateTable]) -> list[int] | None:
    """All tables in order of opening; None when nothing is said of it."""
    if fields.get("open") is None:
        return None
    left = dict.fromkeys(table.number for table in tables)
    found: dict[int, None] = {}
    for path, raw in places(fields.items("open", MOST_TABLES), fields.at("open")):
        number = whole(raw, path, 1, MOST_TABLE)
        if number in found:
            raise BadQuestion(path, "duplicate", value=number)
        if number not in left:
            raise BadQuestion(path, "unknown_table", table=number)
        del left[number]
        found[number] = None
    for number in left:
        raise BadQuestion(fields.at("open"), "table_left_out", table=number)
    return list(found)
