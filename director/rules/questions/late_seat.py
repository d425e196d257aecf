"""`late-seat`: a chair for one late entry."""

from __future__ import annotations

from typing import Final

from director.domain.hands import LastHand
from director.rules.floor.late_seat import LateTable, late_seat
from director.rules.questions.reading import (
    COMMON,
    BadQuestion,
    Fields,
    items,
    places,
    rules_of,
    seats_each,
    secret,
    table_number,
    text,
    whole,
)
from director.rules.rulesets import RuleSet
from director.rules.table.button import NEEDS_SMALL, strictly_between
from director.rules.verdict import Verdict

MOST_TABLES: Final = 25_000
"""More tables than any draw has players."""

_NAMES: Final = (*COMMON, "tables", "key", "context")


def late_seat_topic(question: object) -> Verdict[dict[str, object]]:
    """The chair, and whether the newcomer waits for the button. Raises BadQuestion."""
    fields = Fields(question, "", _NAMES)
    rules = rules_of(fields)
    tables = late_tables(fields, rules)
    key, context = secret(fields), text(fields.need("context"), fields.at("context"))
    seat = late_seat(tables, key, context, rules)
    place = seat.answer.place
    answer: dict[str, object] = {
        "table": None if place is None else place.table,
        "seat": None if place is None else place.seat,
        "waits": seat.answer.waits,
    }
    return Verdict(answer, seat.because, seat.house)


def late_tables(fields: Fields, rules: RuleSet) -> list[LateTable]:
    """The tables of a question, with who sits there and the hand before."""
    values = items(fields.need("tables"), fields.at("tables"), MOST_TABLES)
    known: set[int] = set()
    found = []
    for path, value in places(values, fields.at("tables")):
        table = Fields(value, path, ("number", "seats", "occupied", "locked", "last"))
        table.need("occupied")
        number, seats = table_number(table, known), seats_each(table)
        occupied, locked = table.seats("occupied", seats), table.seats("locked", seats)
        last = None if table.get("last") is None else last_hand(table, seats, rules)
        found.append(LateTable(number, seats, occupied, locked, last))
    return found


def last_hand(table: Fields, seats: int, rules: RuleSet) -> LastHand:
    """The hand just finished at a table: its field `last`, which may not be left out."""
    last = Fields(table.need("last"), table.at("last"), ("button", "small", "big"))
    button, big = last.whole("button", 1, seats), last.whole("big", 1, seats)
    small = last.get("small")
    if small is None and rules.text("button_rule") in NEEDS_SMALL:
        raise BadQuestion(last.at("small"), "missing", name="small")
    seat = None if small is None else whole(small, last.at("small"), 1, seats)
    if big in (button, seat):
        raise BadQuestion(last.at("big"), "same_seat", seat=big)
    # Button and small blind on one seat: a hand of two players. Else the big blind comes last of the three.
    if seat not in (None, button) and not strictly_between(seat, button, big):
        raise BadQuestion(last.at("small"), "small_after_big", seat=seat, big=big, button=button)
    return LastHand(button, seat, big)
