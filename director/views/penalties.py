"""Penalties for people: what is left of each, when the player is back, and who was penalised before."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from director.domain.ids import EntryId, PersonId, Seq
from director.domain.journal import Journal
from director.domain.moments import Moment
from director.domain.name_marks import without_marks
from director.domain.penalty import Penalty, Sanction
from director.domain.people import People
from director.domain.tournament import Tournament
from director.host.i18n import N_, Words
from director.rules.penalties import Rung, Standing, State, kept_out, penalties_of, standings, suggest
from director.rules.table.sitting import rules_at
from director.rules.verdict import Verdict
from director.views import figures
from director.views.names import entry_name, told_apart
from director.views.ruling_wording import penalty_words
from director.views.rulings import articles_text, clock_text

STATES: Final[dict[State, str]] = {
    "noted": N_("noted"),
    "open": N_("to be served"),
    "over": N_("counted down"),
    "served": N_("served"),
    "cancelled": N_("cancelled"),
}


_ORDER: Final[dict[State, int]] = {"open": 0, "over": 1}
"""What somebody still has to look after stands first."""


class PenaltyRow(msgspec.Struct, frozen=True, gc=False):
    """A penalty in a list."""

    penalty: Seq
    entry: EntryId
    person: PersonId
    name: str
    seat: str
    """Where the player sits now; empty without a seat."""
    sanction: Sanction
    text: str
    """What it is: 2 missed rounds."""
    what: str
    """What for."""
    articles: str
    ruling: int
    """The number of its ruling; 0 for none."""
    at: str
    """When it was given, UTC; sorts as time."""
    time: str
    clock: str
    """Level and remaining time when it was given."""
    state: State
    state_text: str
    left: int
    left_text: str
    """2 hands left; or back at level 7 with 3:20 left; empty where nothing is to be served."""
    keeps_out: bool
    earlier: int
    """How many penalties the person was given before in this event, cancelled ones left out."""


class OffenderRow(msgspec.Struct, frozen=True, gc=False):
    """Somebody with several penalties."""

    person: PersonId
    name: str
    count: int
    penalties: str
    """What they were, the oldest first."""
    last: str
    """When the last one was given."""
    next: str
    """What the ladder suggests."""


def penalty_rows(
    journal: Journal, people: People, words: Words, now: Moment | None = None
) -> list[PenaltyRow]:
    """All penalties of the event, those that keep somebody out first, then the newest first."""
    seen = Counter[PersonId]()
    rows = []
    for one in standings(journal.tournament, now):
        person = journal.tournament.entries[one.penalty.entry].person
        rows.append(_row(journal, people, words, one, seen[person]))
        seen[person] += not one.penalty.cancelled
    return sorted(rows, key=lambda row: (_ORDER.get(row.state, len(_ORDER)), -row.penalty))


def out_texts(journal: Journal, words: Words, now: Moment | None = None) -> dict[EntryId, str]:
    """Whom a penalty keeps away from the table now, with what is left of it; for map, seat and card."""
    return {entry: left_text(one, words) for entry, one in kept_out(journal.tournament, now).items()}


def penalty_text(tournament: Tournament, entry: EntryId, words: Words, now: Moment | None = None) -> str:
    """What keeps this player from the table, and what is left of it; empty where nothing does."""
    found = kept_out(tournament, now).get(entry)
    if found is None:
        return ""
    told = penalty_words(found.penalty.sanction, found.penalty.count, words)
    return f"{told}: {left_text(found, words)}"


def record_text(tournament: Tournament, person: PersonId, words: Words) -> str:
    """Every penalty of somebody in this event that was not cancelled, with what has become of it."""
    told = (
        words._("{penalty} ({state})").format(
            penalty=penalty_words(one.sanction, one.count, words),
            state=words._(STATES["open" if one.is_open else "served" if one.served else "noted"]),
        )
        for one in penalties_of(tournament, person)
    )
    return "; ".join(told)


def over_text(over: list[Penalty], journal: Journal, people: People, words: Words) -> str:
    """That the first of these has run out and the player is back, and how many more have."""
    first, more = over[0], len(over) - 1
    seat = journal.tournament.seating.at(first.entry)
    facts = {
        "name": entry_name(journal.tournament, people, first.entry, words),
        "penalty": penalty_words(first.sanction, first.count, words),
        "seat": seat,
    }
    text = words._("{name} is back in play: {penalty} has run out.")
    if seat is not None:
        text = words._("{name} is back in play at {seat}: {penalty} has run out.")
    told = text.format(**facts)
    if not more:
        return told
    others = words.ngettext("{n} more penalty has run out.", "{n} more penalties have run out.", more)
    return f"{told} {others.format(n=more)}"


def offender_rows(journal: Journal, people: People, words: Words) -> list[OffenderRow]:
    """Everybody with two penalties or more that were not cancelled; most of them first."""
    tournament, rules = journal.tournament, rules_at(journal.tournament)
    persons = dict.fromkeys(tournament.entries[one.entry].person for one in tournament.penalties.values())
    rows = []
    for person in persons:
        given = penalties_of(tournament, person)
        if len(given) < 2:
            continue
        rows.append(
            OffenderRow(
                person,
                told_apart(people, person, words),
                len(given),
                ", ".join(penalty_words(one.sanction, one.count, words) for one in given),
                figures.day_and_time(given[-1].at, tournament.setup, words),
                rung_text(suggest(given, (), rules).answer, words),
            )
        )
    return sorted(rows, key=lambda row: (-row.count, row.name))


def rung_text(rung: Rung, words: Words) -> str:
    """A step of the ladder: 2 missed rounds."""
    return penalty_words(rung.sanction, rung.many, words)


def suggestion_text(found: Verdict[Rung], words: Words) -> str:
    """What the ladder suggests, and by what: never more than a suggestion."""
    text = words._("The ladder suggests: {penalty} ({source}).")
    source = articles_text(found.because, words) or words._("house choice")
    return text.format(penalty=rung_text(found.answer, words), source=source)


def left_text(one: Standing, words: Words) -> str:
    """What is left of a penalty; empty where nothing is to be served."""
    if one.state == "over":
        return words._("back in play, to be ticked off")
    if one.state != "open":
        return ""
    count, sanction = one.left, one.penalty.sanction
    if sanction == "day":
        return words._("until the end of the day")
    if sanction == "minutes":
        left = words.ngettext("{n} minute of play left", "{n} minutes of play left", count)
    elif sanction == "rounds":
        left = words.ngettext("{n} round left", "{n} rounds left", count)
    else:
        left = words.ngettext("{n} hand left", "{n} hands left", count)
    told = left.format(n=count)
    if one.back is not None:
        return words._("{left}, back at {clock}").format(left=told, clock=clock_text(one.back, words))
    return told if one.by != "judge" else words._("{left}, the judge ticks off").format(left=told)


def _row(journal: Journal, people: People, words: Words, one: Standing, earlier: int) -> PenaltyRow:
    tournament, penalty = journal.tournament, one.penalty
    seat = tournament.seating.at(penalty.entry)
    return PenaltyRow(
        penalty.id,
        penalty.entry,
        tournament.entries[penalty.entry].person,
        entry_name(tournament, people, penalty.entry, words),
        "" if seat is None else str(seat),
        penalty.sanction,
        penalty_words(penalty.sanction, penalty.count, words),
        what_for(journal, penalty, people),
        articles_text(penalty.articles, words),
        _number(journal, penalty),
        penalty.at,
        figures.day_and_time(penalty.at, tournament.setup, words),
        clock_text(penalty.stamp, words),
        one.state,
        words._(STATES[one.state]),
        one.left,
        left_text(one, words),
        one.keeps_out,
        earlier,
    )


def what_for(journal: Journal, penalty: Penalty, people: People) -> str:
    """What a penalty is for: its own words, else what its ruling says happened."""
    ruling = journal.tournament.rulings.get(penalty.ruling)
    return without_marks(penalty.what or ("" if ruling is None else ruling.now.happened), people)


def _number(journal: Journal, penalty: Penalty) -> int:
    ruling = journal.tournament.rulings.get(penalty.ruling)
    return 0 if ruling is None else ruling.number
