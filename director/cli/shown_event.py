"""What `director show FILE event` and `alternates` tell: the event and its figures, who waits for a seat."""

from __future__ import annotations

from typing import Any

from director.desk.desk import Desk
from director.domain.chip_count import ChipCount
from director.domain.plan import Plan
from director.host.i18n import Words

Rows = list[dict[str, Any]]


def event_rows(desk: Desk, words: Words) -> Rows:
    """The event, its rules and its figures, a row each."""
    from director.views import figures

    journal, tournament = desk.journal, desk.journal.tournament
    plan = tournament.setup
    said: dict[str, tuple[str, object, str]] = {
        "name": (words._("Event"), plan.name, plan.name),
        "id": (words._("Id"), tournament.id, tournament.id),
        "starts": (words._("Starts"), plan.starts, figures.start_time(plan, words)),
        "place": (words._("Place"), plan.place, plan.place),
        "zone": (words._("Time zone"), plan.zone, plan.zone),
        "discipline": (words._("Discipline"), plan.discipline, plan.discipline),
        "structure": (words._("Structure"), plan.structure, plan.structure),
        "rules": (words._("Rule set"), plan.rules, plan.rules),
        "options": (words._("Rules changed"), _options(plan), figures.chips(len(plan.options), words)),
        "buy_in": (words._("Buy-in"), plan.buy_in, figures.money(plan.buy_in, plan, words)),
        "fee": (words._("Fee"), plan.fee, figures.money(plan.fee, plan, words)),
        "stack": (words._("Starting stack"), plan.stack, figures.chips(plan.stack, words)),
        "entries": (words._("Entries"), tournament.counted, figures.chips(tournament.counted, words)),
        "playing": (words._("In play"), len(tournament.playing_persons), ""),
        "seated": (words._("Seated"), len(tournament.seating.places), ""),
        **_chips(tournament.chips, words),
        "tables": (words.pgettext("figure", "Open tables"), len(tournament.open_tables()), ""),
        "head": (words._("Last line"), f"{journal.seq}:{journal.head}", ""),
    }
    return [
        {"key": key, "what": what, "value": value, "text": text or str(value)}
        for key, (what, value, text) in said.items()
    ]


def _chips(count: ChipCount, words: Words) -> dict[str, tuple[str, object, str]]:
    from director.views import figures

    return {
        "chips": (words._("Chips in play"), count.in_play, figures.chips(count.in_play, words)),
        "issued": (words._("Chips issued"), count.issued, figures.chips(count.issued, words)),
        "adjusted": (words._("Corrections"), count.adjusted, figures.signed(count.adjusted, words)),
        "raced": (words._("Chip races"), count.raced, figures.signed(count.raced, words)),
    }


def _options(plan: Plan) -> dict[str, object]:
    from director.domain.options import plain

    return {key: plain(value) for key, value in plan.options}


def waiting_rows(desk: Desk, words: Words) -> Rows:
    """Those who wait for a seat, the next first, and about when each may sit."""
    from director.views import waiting

    found = waiting.waiting_rows(desk.journal.tournament, desk.people, words, desk.venue.instant().utc)
    return [
        {
            "number": row.number,
            "entry": row.entry,
            "name": row.name,
            "since": row.since,
            "minutes": row.minutes,
            "minutes_text": words._("not known yet") if row.minutes is None else str(row.minutes),
        }
        for row in found
    ]
