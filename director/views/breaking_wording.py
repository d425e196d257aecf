"""What was done to tables that close, in one sentence each: broken, drawn anew, the order posted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from director.domain.breaking import BreakTable, Redraw, SetBreakingOrder
from director.views import figures
from director.views.runs import ranges

if TYPE_CHECKING:
    from director.views.wording import Telling


def break_table(tell: Telling, action: BreakTable) -> str:
    """Table 12 broken, 7 players moved."""
    words, count = tell.words, len(action.moves)
    if not count:
        return words._("Table {table} broken, nobody sat there").format(table=action.table)
    text = words.ngettext(
        "Table {table} broken, {n} player moved", "Table {table} broken, {n} players moved", count
    )
    return text.format(table=action.table, n=figures.chips(count, words))


def redraw(tell: Telling, action: Redraw) -> str:
    """Final table formed at table 1: 9 players drew seats."""
    words, count = tell.words, len(action.moves)
    if len(action.tables) == 1:
        text = words.ngettext(
            "Final table formed at table {tables}: {n} player drew a seat",
            "Final table formed at table {tables}: {n} players drew seats",
            count,
        )
    else:
        text = words.ngettext(
            "Redraw to tables {tables}: {n} player drew a seat",
            "Redraw to tables {tables}: {n} players drew seats",
            count,
        )
    return text.format(tables=ranges(sorted(action.tables)), n=figures.chips(count, words))


def set_breaking_order(tell: Telling, action: SetBreakingOrder) -> str:
    """Breaking order posted: tables 12, 9, 10."""
    words = tell.words
    if not action.tables:
        return words._("Breaking order taken down: the table opened last breaks first")
    return words._("Breaking order posted: {tables}").format(tables=", ".join(map(str, action.tables)))
