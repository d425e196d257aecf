"""What `director show FILE hand-for-hand` tells: the hand, every table, who is out, how far to the money."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

if TYPE_CHECKING:
    from director.desk.desk import Desk
    from director.host.i18n import Words
    from director.views.hand_for_hand_board import OutRow, Tile

Rows = list[dict[str, Any]]


def hand_for_hand_rows(desk: Desk, words: Words) -> Rows:
    """A row for the hand, the count, each table, and each player who is out in it."""
    from director.rules.floor.bubble import standing
    from director.views.hand_for_hand_board import board

    now = desk.venue.instant()
    shown = board(desk.journal.tournament, desk.people, now, words)
    where = standing(desk.journal.tournament, now)
    counts = {"by_entries": where.players, "by_seats": where.by_seats, "by_tables": where.by_tables}
    rows = [
        _row("hand", words._("Hand for hand"), shown.round, shown.title),
        _row("left", words._("Players left"), counts, shown.left),
        _row("paid", "", where.paid, ""),
        _row("phase", "", where.phase, ""),
        _row("agrees", "", shown.agrees, ""),
        _row("playing", "", list(shown.playing), ""),
    ]
    rows += [
        _row(f"table {one.table}", words._("Table {table}").format(table=one.table), to_builtins(one),
             _table(one, words) if shown.round else "")
        for one in shown.tiles
    ]  # fmt: skip
    return rows + [
        _row(f"out {one.entry}", one.name, to_builtins(one), _out(one, words)) for one in shown.out
    ]


def _row(key: str, what: str, value: object, text: str) -> dict[str, Any]:
    return {"key": key, "what": what, "value": value, "text": text}


def _table(tile: Tile, words: Words) -> str:
    text = words._("done after {time}") if tile.done else words._("playing for {time}")
    told = text.format(time=tile.time)
    return words._("{what}, slowest").format(what=told) if tile.slow else told


def _out(row: OutRow, words: Words) -> str:
    from director.views.hand_for_hand_board import shares_words

    return ", ".join(filter(None, (row.place, row.seat, row.stack, shares_words(row, words))))
