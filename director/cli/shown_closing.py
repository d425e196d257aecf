"""What `director show` says of tables that close: who moved where, and which table breaks next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from director.desk.desk import Desk
    from director.host.i18n import Words

Rows = list[dict[str, Any]]


def moves_rows(desk: Desk, words: Words) -> Rows:
    """Everybody of the last break, redraw or balancing, in the order of their cards."""
    from director.views.seat_changes import last_seat_changes

    changes = last_seat_changes(desk.journal, desk.people, words)
    if changes is None:
        return []
    return [
        {
            "line": changes.line,
            "occasion": changes.occasion,
            "entry": row.entry,
            "name": row.full_name,
            "from": list(row.source),
            "from_text": str(row.source),
            "to": list(row.target),
            "to_text": str(row.target),
            "card": row.card,
            "waits": row.waits,
            "waits_text": words._("waits for the button") if row.waits else "",
            "away": row.away,
        }
        for row in changes.rows
    ]


def order_rows(desk: Desk, words: Words) -> Rows:
    """The open tables, the first to break first."""
    from director.views import breaking_preview

    return [
        {
            "table": row.table,
            "players": row.players,
            "room": row.room,
            "may": row.may,
            "may_text": words._("yes") if row.may else words._("no"),
            "posted": row.posted,
        }
        for row in breaking_preview.order_rows(desk.journal.tournament)
    ]
