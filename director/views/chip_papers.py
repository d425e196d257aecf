"""Paper for chips: the sheets of a colour-up with their list of tables, and blank sheets for counting."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

import msgspec

from director.domain.journal import Journal
from director.domain.moments import Moment
from director.domain.people import People
from director.domain.tournament import Table
from director.host.i18n import N_, Words
from director.rules.table.chip_exchange import Denominations
from director.rules.table.race_plan import ChipLeaving, TableNeed
from director.rules.table.sitting import rules_at
from director.views import figures, names
from director.views.colour_up_plan import colour_up_plan, due, leaving_of
from director.views.papers import Letterhead, letterhead
from director.views.race_sheet import proposed_terms, values_of

MOST_VALUES: Final = 6
"""So many chips have a column on a sheet for counting; of more the largest are taken."""


class FormChair(msgspec.Struct, frozen=True, gc=False):
    """One line of a form: a player with chips."""

    seat: int
    name: str
    told_apart: str = ""
    told: tuple[str, ...] = ()
    """What is known already, a text for each column; nothing where all is filled in by hand."""


class TableForm(msgspec.Struct, frozen=True):
    """A form that is filled in at one table."""

    number: int
    """0 for a table of no event."""
    title: str
    """What it is for."""
    note: str
    """What the table is told before it begins."""
    columns: tuple[str, ...]
    """Heads of the fields of each line."""
    chairs: tuple[FormChair, ...]
    end: str
    """What the last line adds up."""
    sums: tuple[str, ...] = ()
    """Its texts, where they are known."""


class RunRow(msgspec.Struct, frozen=True, gc=False):
    """One table in the list of a colour-up."""

    order: int
    table: int
    players: int
    bring: str
    """About how many new chips; empty where nobody knows."""


class ColourUpRun(msgspec.Struct, frozen=True):
    """One chip that leaves: the list of all tables, then a form for each."""

    title: str
    chip: str
    larger: str
    total: str
    """New chips to bring in all, in a sentence; empty where nobody knows."""
    rows: tuple[RunRow, ...]
    forms: tuple[TableForm, ...]


class RaceSheets(msgspec.Struct, frozen=True):
    """The sheets of the colour-ups that are due, else of the next break that has any."""

    letterhead: Letterhead
    runs: tuple[ColourUpRun, ...]


class CountSheets(msgspec.Struct, frozen=True):
    """A blank form for each table where somebody sits."""

    letterhead: Letterhead
    forms: tuple[TableForm, ...]


_ROUNDED: Final = {
    "up": N_("any rest makes one chip more"),
    "half": N_("half a chip or more makes one chip more"),
    "down": N_("a rest makes none"),
}
"""How the value of all odd chips of a table becomes whole larger chips."""


def race_sheets(
    journal: Journal,
    people: People,
    words: Words,
    printed: str,
    now: Moment,
    *,
    only: Collection[int] | None = None,
) -> RaceSheets:
    """What is needed for the colour-up that is due, else for the next one; `only` these tables.

    An event without colour-ups in its schedule gets sheets for its smallest chip at all tables.
    """
    runs = tuple(_run(journal, people, one, words, only) for one in _wanted(journal, now, words))
    return RaceSheets(letterhead(journal, words, printed), tuple(run for run in runs if run.rows))


def count_sheets(
    journal: Journal, people: People, words: Words, printed: str, *, only: Collection[int] | None = None
) -> CountSheets:
    """A form for each table, with a column for each chip that is still in play there."""
    tables = sorted(journal.tournament.open_tables(), key=lambda table: table.number)
    forms = (
        _count_form(journal, people, table, words) for table in tables if only is None or table.number in only
    )
    return CountSheets(letterhead(journal, words, printed), tuple(form for form in forms if form.chairs))


# ------------------------------------------------------------------ the colour-up


def _wanted(journal: Journal, now: Moment, words: Words) -> Iterator[ChipLeaving]:
    """What is due; else what the next break lets go; without a schedule the smallest chip."""
    told, plan = colour_up_plan(journal, now, words), leaving_of(journal)
    keys = {(one.part, one.chip) for one in due(told)}
    if not keys:
        coming = [one for one in told if one.state == "coming"]
        keys = {(one.part, one.chip) for one in coming if one.part == coming[0].part}
    yield from (one for one in plan if (one.part, one.terms.small) in keys)
    if not plan:
        yield _unplanned(journal)


def _unplanned(journal: Journal) -> ChipLeaving:
    tournament = journal.tournament
    seated = [one.number for one in tournament.open_tables() if tournament.seating.count(one.number)]
    needs = tuple(
        TableNeed(number, tournament.seating.count(number), None, None) for number in sorted(seated)
    )
    return ChipLeaving(-1, 0, proposed_terms(tournament, seated), needs, 0)


def _run(
    journal: Journal, people: People, one: ChipLeaving, words: Words, only: Collection[int] | None
) -> ColourUpRun:
    terms, chips = one.terms, figures.chips
    needs = [need for need in one.open if only is None or need.table in only]
    rows = tuple(
        RunRow(order, need.table, need.players, "" if need.bring is None else f"≈ {chips(need.bring, words)}")
        for order, need in enumerate(needs, 1)
    )
    total = ""
    if needs and all(need.bring is not None for need in needs):
        count = sum(need.bring or 0 for need in needs)
        text = words.ngettext(
            "About {n} chip of {larger} to bring in all.",
            "About {n} chips of {larger} to bring in all.",
            count,
        )
        total = text.format(n=chips(count, words), larger=chips(terms.larger, words))
    title = words._("{chip} → {larger}").format(
        chip=chips(terms.small, words), larger=chips(terms.larger, words)
    )
    forms = tuple(_race_form(journal, people, terms, row, len(rows), words) for row in rows)
    return ColourUpRun(title, chips(terms.small, words), chips(terms.larger, words), total, rows, forms)


def _race_form(
    journal: Journal, people: People, terms: Denominations, row: RunRow, tables: int, words: Words
) -> TableForm:
    chip, larger = figures.chips(terms.small, words), figures.chips(terms.larger, words)
    title = words._("Colour-up {chip} → {larger} · {order} of {tables}").format(
        chip=chip, larger=larger, order=row.order, tables=tables
    )
    return TableForm(
        number=row.table,
        title=title,
        note=_told(journal, row, chip, larger, words),
        columns=(
            words._("Chips of {chip}").format(chip=chip),
            words._("Full groups: {larger}").format(larger=larger),
            words._("Odd = cards"),
            words._("Best card"),
            words._("Race: {larger}").format(larger=larger),
            words._("New chips in all"),
        ),
        chairs=_chairs(journal, people, journal.tournament.tables[row.table]),
        end=words._("Table in all; new chips taken from the rack"),
    )


def _told(journal: Journal, row: RunRow, chip: str, larger: str, words: Words) -> str:
    """What the dealer does, by the rules of this event."""
    said = []
    if row.bring:
        said.append(words._("Bring {bring} chips of {larger}.").format(bring=row.bring, larger=larger))
    rounding = rules_at(journal.tournament).text("race_round")
    if rounding == "round_up_each":
        said.append(
            words._("Every seat with odd chips of {chip} gets one of {larger}; no cards are dealt.").format(
                chip=chip, larger=larger
            )
        )
    else:
        text = words._(
            "One card for each odd chip, seat 1 first. The odd chips of the table together, in chips of "
            "{larger}: {rounded}. The best cards get one each, no seat two; nobody is raced out."
        )
        said.append(text.format(larger=larger, rounded=words._(_ROUNDED[rounding])))
    said.append(words._("Add up every seat before the rack leaves the table."))
    return " ".join(said)


# ------------------------------------------------------------------ counting


def _count_form(journal: Journal, people: People, table: Table, words: Words) -> TableForm:
    values = [value for value in values_of(journal.tournament) if value not in table.gone][-MOST_VALUES:]
    return TableForm(
        number=table.number,
        title=words._("Count of the chips"),
        note=words._("Write how many chips of each value; the sum of a stack is what it is worth."),
        columns=(*(f"× {figures.chips(value, words)}" for value in values), words._("Stack")),
        chairs=_chairs(journal, people, table),
        end=words._("Table in all"),
    )


def _chairs(journal: Journal, people: People, table: Table) -> tuple[FormChair, ...]:
    held, entries = journal.tournament.seating.players(table.number), journal.tournament.entries
    return tuple(
        FormChair(
            seat, people.find(entries[entry].person).name, names.distinction(people, entries[entry].person)
        )
        for seat, entry in sorted(held.items())
    )
