"""What is read out in the room when a table breaks, tables are balanced or everybody draws anew."""

from __future__ import annotations

from collections.abc import Iterator

from director.host.i18n import Words
from director.views.seat_changes import SeatChangeRow, SeatChanges


def announcement(changes: SeatChanges, words: Words) -> str:
    """The whole text, a line for each player, in the language of the words."""
    return "\n".join(_lines(changes, words))


def _lines(changes: SeatChanges, words: Words) -> Iterator[str]:
    yield _opening(changes, words)
    for row in changes.rows:
        yield _player(row, words)
    if any(row.waits for row in changes.rows):
        yield words._("Whoever sits between the small blind and the button is dealt in once it has passed.")
    if any(row.away for row in changes.rows):
        yield words._("The floor carries the chips of those who are absent.")


def _opening(changes: SeatChanges, words: Words) -> str:
    if changes.occasion == "break":
        text = words._(
            "Attention please: table {table} is closed. Please take your chips and go to your new seats."
        )
        return text.format(table=changes.tables[0])
    if changes.occasion == "final":
        return words._(
            "Attention please: the final table is table {table}. Please take your chips and go to your seats."
        ).format(table=changes.tables[0])
    if changes.occasion == "redraw":
        return words._(
            "Attention please: all seats were drawn anew. Please take your chips and go to your new seats."
        )
    return words.ngettext(
        "Attention please: one player changes tables.",
        "Attention please: these players change tables.",
        len(changes.rows),
    )


def _player(row: SeatChangeRow, words: Words) -> str:
    return words._("{name}: table {table}, seat {seat}.").format(
        name=row.full_name, table=row.target.table, seat=row.target.seat
    )
