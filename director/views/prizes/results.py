"""Results by place, and the final protocol of a sports competition, in rows."""

from __future__ import annotations

import msgspec

from director.domain.ids import EntryId, PersonId
from director.domain.journal import Journal
from director.domain.people import People
from director.domain.tournament import Tournament
from director.host.i18n import Words
from director.rules.prizes.pool import prize_pool
from director.rules.prizes.proposing import people_in
from director.rules.prizes.results import Result, results
from director.rules.table.sitting import rules_at
from director.views import figures, plans
from director.views.names import distinction
from director.views.papers import Letterhead, letterhead
from director.views.place_words import place_words


class ResultRow(msgspec.Struct, frozen=True, gc=False):
    """One person and what came of the evening."""

    entry: EntryId
    person: PersonId
    place: int
    """For sorting; 0 without a place."""
    place_text: str
    name: str
    told_apart: str
    club: str
    country: str
    entries: int
    prize: int
    """Minor units; bounties not among it."""
    prize_text: str
    """A seat in the target event where it is one; empty for nothing."""
    bounties: int
    bounties_text: str
    paid: int


def result_rows(tournament: Tournament, people: People, words: Words) -> tuple[ResultRow, ...]:
    """Everybody once, the best place first; who has no place stands last."""
    if tournament.plan is None:
        return ()
    return tuple(_row(tournament, people, words, one) for one in results(tournament, rules_at(tournament)))


def _row(tournament: Tournament, people: People, words: Words, one: Result) -> ResultRow:
    plan, who = tournament.setup, people.find(one.person)
    prize = figures.money(one.prize, plan, words) if one.prize else ""
    if one.seat:
        prize = words._("seat, {money}").format(money=prize)
    return ResultRow(
        one.entry,
        one.person,
        0 if one.place is None else one.place.first,
        "" if one.place is None else place_words(one.place, words),
        who.name,
        distinction(people, one.person),
        who.club,
        who.country,
        one.entries,
        one.prize,
        prize,
        one.bounties,
        figures.money(one.bounties, plan, words) if one.bounties else "",
        one.paid,
    )


def result_heads(words: Words) -> dict[str, str]:
    """Headers of exported results in this language, beside those of any list."""
    return {
        "entries": words._("Entries"),
        "prize": words._("Prize"),
        "bounties": words._("Bounties"),
        "paid_out": words._("Paid out"),
    }


class Officials(msgspec.Struct, frozen=True):
    """Who signs, as typed when it is printed: no journal keeps a name."""

    chief_referee: str = ""
    secretary: str = ""


class FinalProtocol(msgspec.Struct, frozen=True):
    """The final protocol (итоговый протокол): what was played, by how many, who took which place."""

    letterhead: Letterhead
    facts: tuple[tuple[str, str], ...]
    """Name and value: discipline, rules, dates, field, prize pool."""
    rows: tuple[ResultRow, ...]
    officials: Officials
    finished: bool
    """The event has its winner, or a satellite gave all its seats."""
    has_prizes: bool
    has_bounties: bool


def final_protocol(
    journal: Journal, people: People, words: Words, printed: str, officials: Officials | None = None
) -> FinalProtocol:
    """The protocol as it stands now. `printed` is a moment as the journal writes it."""
    tournament = journal.tournament
    rows = result_rows(tournament, people, words)
    placed = tuple(row for row in rows if row.place)
    published = tournament.prize_money.published
    seats = 0 if published is None else published.seats
    over = tournament.winner is not None or (
        tournament.started and 0 < len(tournament.playing_persons) <= seats
    )
    return FinalProtocol(
        letterhead(journal, words, printed),
        _facts(journal, words),
        placed if tournament.winner is not None else rows,
        officials or Officials(),
        over,
        any(row.prize for row in rows),
        any(row.bounties for row in rows),
    )


def _facts(journal: Journal, words: Words) -> tuple[tuple[str, str], ...]:
    tournament = journal.tournament
    plan = tournament.setup
    game, structure = (
        plans.discipline_name(plan.discipline, words),
        plans.structure_name(plan.structure, words),
    )
    facts = [
        (words._("Event"), plan.name),
        (words._("Place of the event"), plan.place),
        (words._("Dates"), _dates(journal, words)),
        (words._("Discipline"), f"{game} · {structure}"),
        (words._("Rules"), plans.rule_set_name(plan.rules, words)),
        (words._("Players"), figures.chips(people_in(tournament), words)),
        (words._("Entries"), figures.chips(tournament.counted, words)),
        (words._("Prize pool"), figures.money(prize_pool(tournament).total, plan, words)),
    ]
    return tuple((name, value) for name, value in facts if value)


def _dates(journal: Journal, words: Words) -> str:
    """From the first day to the last: the one announced, or the day of the first hand, to the last line."""
    plan = journal.tournament.setup
    days = [figures.start_day(plan, words)]
    if journal.tournament.winner is not None:
        ends = (one.exit for one in journal.tournament.entries.values() if one.exit is not None)
        last = max((how.at for how in ends), default="")
        days += [figures.day(last, plan, words)] if last else []
    return " – ".join(dict.fromkeys(one for one in days if one))
