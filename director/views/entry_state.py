"""Where an entry stands, for people: its state with place or turn, its needs, what was bought besides it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from director.domain.ids import EntryId
from director.domain.seats import TableSeat
from director.domain.tournament import Entry, EntryState, Need, Tournament
from director.host.i18n import N_, Words
from director.rules.floor.alternates import alternates
from director.rules.floor.places import Place
from director.views import figures
from director.views.place_words import place_words

State = Literal["seated", "waiting", "out", "withdrawn", "dead", "void"]
"""Where an entry stands, for people."""

STATES: dict[State, str] = {
    "seated": N_("seated"),
    "waiting": N_("waits for a seat"),
    "out": N_("out"),
    "withdrawn": N_("withdrawn"),
    "dead": N_("withdrawn, stack stays"),
    "void": N_("void"),
}
_SENT_OUT: dict[State, str] = {
    "withdrawn": N_("disqualified"),
    "dead": N_("disqualified, stack stays"),
}
"""The same of somebody whom a judge sent out for good."""


def state_of(entry: Entry, seat: TableSeat | None) -> State:
    """Where an entry stands."""
    if entry.state is EntryState.VOID:
        return "void"
    if entry.state is EntryState.WITHDRAWN:
        return "dead" if entry.dead else "withdrawn"
    if entry.state is EntryState.OUT:
        return "out"
    return "seated" if seat is not None else "waiting"


def state_text(
    entry: Entry, state: State, finish: Place | None, words: Words, *, won: bool = False, turn: int = 0
) -> str:
    """Where an entry stands, in words, with the place it took or the number in the line: out 165th."""
    if won:
        return words._("winner")
    if state == "out" and entry.again is not None:
        return words._("out, entered again")
    if state == "waiting" and turn:
        return words._("waits for a seat, no. {n}").format(n=figures.chips(turn, words))
    told = words._(_SENT_OUT[state] if entry.disqualified and state in _SENT_OUT else STATES[state])
    if finish is None:
        return told
    return words._("{state} {place}").format(state=told, place=place_words(finish, words))


def need_text(need: Need | None, words: Words) -> str:
    """The chair that must be, in words; empty for none.

    >>> from director.host.i18n import words_for
    >>> [need_text(need, words_for("en")) for need in (Need(12, None), Need(None, 1), Need(12, 4), None)]
    ['table 12', 'seat 1 at any table', '12-4', '']
    """
    if need is None:
        return ""
    if need.chair is not None:
        return str(need.chair)
    if need.seat is None:
        return words._("table {table}").format(table=need.table)
    return words._("seat {seat} at any table").format(seat=need.seat)


def turns_of(tournament: Tournament) -> Mapping[EntryId, int]:
    """Who waits for a seat, with the number in the line, from 1; empty before seats are given out."""
    return {entry: number for number, entry in enumerate(alternates(tournament), 1)}


def extras_text(entry: Entry, words: Words) -> str:
    """What was bought besides a first entry: entry 2 · 1 rebuy · 1 add-on; empty for nothing.

    >>> from director.domain.ids import PersonId
    >>> from director.host.i18n import words_for
    >>> extras_text(Entry(EntryId(9), PersonId(1), 1, 0, 0, "", nth=2, rebuys=1), words_for("en"))
    'entry 2 · 1 rebuy'
    """
    parts = [words._("entry {n}").format(n=entry.nth)] if entry.nth > 1 else []
    if entry.rebuys:
        text = words.ngettext("{n} rebuy", "{n} rebuys", entry.rebuys)
        parts.append(text.format(n=figures.chips(entry.rebuys, words)))
    if entry.add_ons:
        text = words.ngettext("{n} add-on", "{n} add-ons", entry.add_ons)
        parts.append(text.format(n=figures.chips(entry.add_ons, words)))
    return " · ".join(parts)


def is_seen(entry: Entry, seat: TableSeat | None) -> bool:
    """Whether a dealer saw the right player in this very chair."""
    return seat is not None and entry.checked == seat
