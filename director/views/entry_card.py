"""Everything about one person that the desk must see at a glance."""

from __future__ import annotations

import msgspec

from director.domain.card_code import card_code
from director.domain.ids import EntryId, PersonId
from director.domain.people import People
from director.domain.tournament import Entry, EntryState, Tournament
from director.host.i18n import Words
from director.rules.floor.arrivals import is_awaited
from director.rules.floor.places import place_now
from director.rules.table.sitting import rules_at
from director.views import figures
from director.views.entry_state import (
    State,
    extras_text,
    is_seen,
    need_text,
    state_of,
    state_text,
    turns_of,
)
from director.views.names import entry_name, told_apart
from director.views.penalties import record_text
from director.views.registration import entry_number


class EntryCard(msgspec.Struct, frozen=True):
    """Everything about one person that the desk must see at a glance."""

    person: PersonId
    entry: EntryId | None
    """The entry shown: the one that plays, else the last one; None for who never entered."""
    name: str
    about: str
    """Country, year, club, own number, as far as known."""
    note: str
    state: State | None
    state_words: str
    place: str
    """The chair, large."""
    paid: str
    refunded: str
    registered: str
    need: str
    apart: tuple[str, ...]
    """Names of those who must not share a table with this player."""
    code: str
    """The code on the card."""
    number: str = ""
    """Which registration this is, counted from 1."""
    line: str = ""
    """The line of the journal that registered it."""
    out_at: str = ""
    """When and where the player went out, or left after the first hand; empty for who has not."""
    out_by: str = ""
    """Who won the last chips."""
    extras: str = ""
    """What was bought besides a first entry; empty for nothing."""
    seen: str = ""
    """Whether a dealer saw the player in this chair; empty where nobody was ever looked for."""
    moves: str = ""
    """How often the player was taken to another table; empty for never."""
    again: bool = False
    """Out, and may come back by a re-entry."""
    penalties: str = ""
    """All penalties of the person in this event; empty for none."""


def entry_card(
    people: People,
    tournament: Tournament,
    who: PersonId,
    words: Words,
    entry: EntryId | None = None,
) -> EntryCard:
    """What the desk sees of a person; of this entry, or of the one that plays, or of the last one."""
    person = people.find(who)
    shown = entry if entry is not None and entry in tournament.entries else _last_entry(tournament, who)
    name = told_apart(people, who, words)
    about = " · ".join(
        part
        for part in (
            person.country,
            figures.birth_date(person.born, words),
            person.club,
            words._("no. {number}").format(number=person.number) if person.number else "",
        )
        if part
    )
    if shown is None:
        return EntryCard(
            who,
            None,
            name,
            about,
            person.note,
            None,
            words._("pre-registered, not here yet")
            if is_awaited(tournament, who)
            else words._("not in this tournament"),
            "",
            "",
            "",
            "",
            "",
            (),
            "",
        )
    return _card_of(people, tournament, tournament.entries[shown], words, (name, about, person.note))


def _card_of(
    people: People, tournament: Tournament, entry: Entry, words: Words, said: tuple[str, str, str]
) -> EntryCard:
    name, about, note = said
    plan, seat = tournament.setup, tournament.seating.at(entry.id)
    state = state_of(entry, seat)
    refund = entry.refund_buy_in + entry.refund_fee
    turn = turns_of(tournament).get(entry.id, 0) if seat is None else 0
    finish = place_now(tournament, rules_at(tournament), entry.id) if tournament.started else None
    return EntryCard(
        entry.person,
        entry.id,
        name,
        about,
        note,
        state,
        state_text(entry, state, finish, words, won=tournament.winner == entry.id, turn=turn),
        str(seat) if seat is not None else "",
        figures.money(entry.buy_in + entry.fee, plan, words),
        figures.money(refund, plan, words) if refund else "",
        figures.day_and_time(entry.at, plan, words),
        need_text(tournament.needs.get(entry.id), words),
        tuple(
            told_apart(people, tournament.entries[other].person, words)
            for other in tournament.apart_from(entry.id)
        ),
        card_code(tournament.id, entry.id),
        str(entry_number(tournament, entry.id)),
        str(entry.id),
        out_at(tournament, entry, words),
        ""
        if entry.exit is None
        else ", ".join(entry_name(tournament, people, one, words) for one in entry.exit.by),
        extras_text(entry, words),
        _seen(tournament, entry, words),
        figures.chips(entry.moved, words) if entry.moved else "",
        plan.reentry is not None and may_return(tournament, entry),
        record_text(tournament, entry.person, words) if tournament.penalties else "",
    )


def may_return(tournament: Tournament, entry: Entry) -> bool:
    """Whether this entry is over and its person's last one, so that another may follow it."""
    over = entry.counts and entry.state in (EntryState.OUT, EntryState.WITHDRAWN)
    return over and entry.again is None and entry.person not in tournament.playing_persons


def _seen(tournament: Tournament, entry: Entry, words: Words) -> str:
    """Whether a dealer saw the player in this chair, where seats were checked at all."""
    place = tournament.seating.at(entry.id)
    if is_seen(entry, place):
        return words._("yes")
    return words._("seen at {seat}").format(seat=entry.checked) if entry.checked is not None else ""


def out_at(tournament: Tournament, entry: Entry, words: Words) -> str:
    """When, where and in which level somebody left: 21:14 · 12-4 · level 9; empty for who has not."""
    how = entry.exit
    if how is None:
        return ""
    parts = [figures.day_and_time(how.at, tournament.setup, words)]
    if how.seat is not None:
        parts.append(str(how.seat))
    if how.stamp is not None:
        parts.append(words._("level {level}").format(level=how.stamp.level))
    if how.stack is not None:
        chips = words._("stack {chips}").format(chips=figures.chips(how.stack, words))
        parts.append(chips)
    return " · ".join(parts)


def _last_entry(tournament: Tournament, who: PersonId) -> EntryId | None:
    playing = tournament.playing_persons.get(who)
    if playing is not None:
        return playing
    return max((entry.id for entry in tournament.entries.values() if entry.person == who), default=None)
