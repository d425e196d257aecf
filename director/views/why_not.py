"""Why it is not the other one, as one sentence with its article."""

from __future__ import annotations

from typing import Final

from director.domain.ids import EntryId
from director.domain.people import People
from director.domain.tournament import Tournament
from director.host.i18n import N_, Words
from director.rules.floor.why_not import WhyNot
from director.views.citing import article_name
from director.views.names import entry_name

SENTENCES: Final[dict[str, str]] = {
    "moves": N_("That is the one: {entry} goes to {seat}."),
    "held": N_("Nobody is moved while hands are played at all tables together."),
    "held_last": N_("Nobody is moved during the last hands of the day."),
    "larger_first": N_("Nobody is moved yet: a table closes first, or everybody draws anew."),
    "nobody_moves": N_(
        "Nobody has to move: tables have {fewest} to {most} players, and a move is due from {diff} apart."
    ),
    "not_seated": N_("{entry} has no seat."),
    "only_chips": N_("Only the chips of {entry} are left there; they stay."),
    "needs_seat": N_("{entry} needs this seat and is not moved."),
    "by_card": N_("A card decides at table {source}; it may be {entry}."),
    "other_seat": N_("In stud the seat decides: {other} sits where {target} is filled from."),
    "came_from_there": N_(
        "{entry} was moved away from table {table} before and is not sent back; {other} goes."
    ),
    "kept_apart": N_("{entry} must not share a table with {foe}; {other} goes."),
    "moved_more": N_("{entry} would be the one there and was moved more often already: {times}."),
    "not_due": N_("No hand of the table is known, so the highest seat goes: {other} at {seat}."),
    "due_later": N_("{entry} has the big blind in {hands} hands, {other} at {seat} sooner: in {sooner}."),
    "gives": N_("That is the table: {entry} leaves it for {seat}."),
    "receives": N_("Table {table} is short and receives {entry} at {seat}."),
    "no_table": N_("Table {table} is not open."),
    "table_empty": N_("Nobody sits at table {table}."),
    "not_fullest": N_("Table {table} has {players}, table {other} has {most}: the fullest gives."),
    "given_before": N_(
        "Tables {table} and {other} are equally full; by the order set before, {other} gives first."
    ),
    "not_shortest": N_("Table {table} has {players}, table {other} has {fewest}: the shortest receives."),
    "received_before": N_("Tables {table} and {other} are equally short; the lower number receives first."),
    "no_seat": N_("There is no seat {seat}."),
    "seat_locked": N_("Seat {seat} is locked."),
    "seat_kept": N_("{seat} is kept for {entry}."),
    "small_blind": N_(
        "{seat} has the small blind in the next hand; it is never given while another is open."
    ),
    "waits": N_("At {seat} a newcomer waits for the button; at {target} cards come at once."),
    "later_blind": N_(
        "{seat} has the big blind in {hands} hands, {target} sooner: in {sooner}. The worst seat is given."
    ),
    "not_first": N_("{seat} is no worse than {target}, which comes first."),
}
"""One sentence for each reason; a test keeps the list whole."""

_NAMED: Final = ("entry", "other", "foe")


def why_not_sentence(reason: WhyNot, tournament: Tournament, people: People, words: Words) -> str:
    """The sentence of a reason, with the article it follows."""
    fields: dict[str, object] = dict(reason.facts)
    table = fields.get("other") if reason.code in _OF_TABLES else None
    for key in _NAMED:
        value = fields.get(key)
        if isinstance(value, int) and not (key == "other" and table is not None):
            fields[key] = entry_name(tournament, people, EntryId(value), words)
    seat = reason.facts.get("seat")
    fields.setdefault("source", getattr(seat, "table", ""))
    code = "held_last" if fields.get("why") == "last_hands" else reason.code
    text = words._(SENTENCES[code]).format(**fields)
    if not reason.because:
        return text
    return f"{text} [{', '.join(article_name(one, words) for one in reason.because)}]"


_OF_TABLES: Final = frozenset({"not_fullest", "given_before", "not_shortest", "received_before"})
"""Reasons in which `other` is a table, not a player."""
