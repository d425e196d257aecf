"""What `director show FILE chips` tells: the ledger, every table's count, and the colour-ups to come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from director.desk.desk import Desk
from director.host.i18n import Words

if TYPE_CHECKING:
    from director.views.chips_ledger import CountRow, Ledger

Rows = list[dict[str, Any]]


def chips_rows(desk: Desk, words: Words) -> Rows:
    """A row for each figure, each table, and each chip that leaves."""
    from director.views.chips_ledger import chips_ledger
    from director.views.colour_up_plan import colour_up_plan

    ledger = chips_ledger(desk.journal, words)
    now = desk.venue.instant()
    rows = [_row(line.key, line.label, line.value, line.text) for line in ledger.lines]
    rows += [_row(f"table {row.table}", *_table(row, words)) for row in ledger.tables]
    rows += _end(ledger, words)
    rows += [
        _row(f"colour-up {one.chip} after level {one.after}", one.title, to_builtins(one), one.says)
        for one in colour_up_plan(desk.journal, now, words)
    ]
    return rows


def _row(key: str, what: str, value: object, text: str) -> dict[str, Any]:
    return {"key": key, "what": what, "value": value, "text": text}


def _table(row: CountRow, words: Words) -> tuple[str, object, str]:
    from director.views.chips_ledger import count_words

    return words._("Table {table}").format(table=row.table), to_builtins(row), count_words(row, words)


def _end(ledger: Ledger, words: Words) -> Rows:
    from director.views import figures
    from director.views.chips_ledger import difference_words
    from director.views.runs import ranges

    missing = ranges(ledger.missing) if ledger.missing else ""
    told = "" if ledger.difference is None else difference_words(ledger.difference, ledger.expected, words)
    lawful = {"least": ledger.races.least, "most": ledger.races.most}
    return [
        _row("counted", words._("Counted"), ledger.counted, figures.chips(ledger.counted, words)),
        _row("missing", words._("To be counted"), list(ledger.missing), missing),
        _row("difference", words._("Difference"), ledger.difference, told),
        _row("lawful", "", lawful, ""),
        _row("alarm", words._("What it means"), ledger.alarm, ledger.verdict),
        _row("suspects", "", list(ledger.suspects), ""),
    ]
