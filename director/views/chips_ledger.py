"""The ledger of chips: what should be in play, what was counted, and whether the difference can be lawful.

How to use it. `chips_ledger(journal, words)` gives a `Ledger`; with `since` only counts written after that
line are taken, which is a round of counting that somebody began. A count holds as long as nobody came to its
table, left it with chips or was given any (`domain.counted`); one that no longer holds is to be made again.
The alarm asks one question: do more or fewer chips lie on the tables than were handed out and corrected, by
more than all chip races together may lawfully have given (`rules.table.lawful_gain`)?
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from director.domain.buying import AddOn, Rebuy, Reenter
from director.domain.chips import ColourUp
from director.domain.counted import TableCount, due_at_tables, still_holds
from director.domain.ids import EntryId
from director.domain.journal import Journal
from director.domain.tournament import EntryState, Table, Tournament
from director.host.i18n import Words
from director.rules.table.chip_race import Gain
from director.rules.table.lawful_gain import lawful_gain_of
from director.rules.table.sitting import rules_at
from director.views import figures
from director.views.reasons import reasons
from director.views.runs import ranges

Alarm = Literal["", "good", "amber", "red"]
"""Not all tables are counted; they agree; they differ by what races may give; by more than that."""


class LedgerLine(msgspec.Struct, frozen=True, gc=False):
    """One term of the sum."""

    key: str
    label: str
    value: int
    text: str
    part: bool = False
    """It is contained in the term above."""


class CountRow(msgspec.Struct, frozen=True, gc=False):
    """One table, and its count where there is one."""

    table: int
    players: int
    state: Literal["missing", "counted", "changed"]
    """Never counted, or not in this round; counted, and it holds; somebody came or went since."""
    chips: int | None
    """As counted last, in this round."""
    average: int | None
    """Of the players that sit there."""
    at: str
    """When, by the clock on the wall of the place."""
    line: int
    by_stack: bool
    """Every stack was counted by itself."""


class Ledger(msgspec.Struct, frozen=True):
    """Everything that is compared."""

    lines: tuple[LedgerLine, ...]
    expected: int
    """What all tables together should have."""
    counted: int
    """What the tables that were counted have."""
    tables: tuple[CountRow, ...]
    """All tables where somebody sits, by number."""
    missing: tuple[int, ...]
    """Those whose count is missing or no longer holds."""
    difference: int | None
    """Counted less expected; None while a count is missing."""
    alarm: Alarm
    verdict: str
    """What that means, in a sentence or two; empty while there is nothing to compare."""
    races: Gain
    """What all chip races together may lawfully have changed."""
    suspects: tuple[int, ...]
    """Tables of the last colour-up, where the alarm sends somebody to look."""
    line: int
    """The line of that colour-up; 0 without one."""


def chips_ledger(journal: Journal, words: Words, since: int = 0) -> Ledger:
    """The ledger now; `since` takes only counts written after this line."""
    tournament, kept = journal.tournament, journal.tournament.chips
    held = [
        (line.seq, line.action) for line in journal.counting(ColourUp) if isinstance(line.action, ColourUp)
    ]
    rows = tuple(_rows(tournament, since, words))
    missing = tuple(row.table for row in rows if row.state != "counted")
    expected = due_at_tables(tournament)
    counted = sum(row.chips or 0 for row in rows if row.state == "counted")
    difference = counted - expected if rows and not missing else None
    lawful = lawful_gain_of([action for _, action in held], rules_at(tournament))
    alarm = _alarm(difference, kept.raced, lawful.answer)
    suspects = tuple(race.table for race in held[-1][1].tables) if held else ()
    told = _told(difference, expected, words)
    verdict = _verdict(alarm, told, lawful.answer, suspects, words)
    if verdict and held and alarm != "good":
        verdict = f"{verdict} {reasons(lawful, words)}"
    return Ledger(
        lines=tuple(_lines(journal, expected, words)),
        expected=expected,
        counted=counted,
        tables=rows,
        missing=missing,
        difference=difference,
        alarm=alarm,
        verdict=verdict,
        races=lawful.answer,
        suspects=suspects,
        line=held[-1][0] if held else 0,
    )


def difference_words(difference: int, expected: int, words: Words) -> str:
    """A difference with its sign and in hundredths: +2,410,000 (+2.75 %)."""
    if not expected or not difference:
        return figures.signed(difference, words)
    return words._("{difference} ({percent})").format(
        difference=figures.signed(difference, words), percent=figures.percent(difference, expected, words)
    )


# ------------------------------------------------------------------ what should be there


def _lines(journal: Journal, expected: int, words: Words) -> Iterator[LedgerLine]:
    """Term by term; what is nothing is left out."""
    kept, chips = journal.tournament.chips, figures.chips
    yield LedgerLine("issued", words._("Chips issued"), kept.issued, chips(kept.issued, words))
    parts = list(_issued(journal, words))
    if len(parts) > 1:
        yield from (LedgerLine(key, label, value, chips(value, words), True) for key, label, value in parts)
    for key, label, value in (
        ("left", words._("Left play"), -kept.left),
        ("adjusted", words._("Corrections"), kept.adjusted),
        ("raced", words._("Chip races"), kept.raced),
        ("unseated", words._("Not at a table"), expected - kept.in_play),
    ):
        if value:
            yield LedgerLine(key, label, value, figures.signed(value, words))
    yield LedgerLine("expected", words._("Should be on the tables"), expected, chips(expected, words))


def _issued(journal: Journal, words: Words) -> Iterator[tuple[str, str, int]]:
    """What the chips were handed out for; only what there is."""
    entries = journal.tournament.entries
    again = {"Rebuy": 0, "AddOn": 0}
    of_again = 0
    for line in journal.counting(Rebuy, AddOn):
        action = line.action
        if isinstance(action, Rebuy | AddOn) and entries[action.entry].state is not EntryState.VOID:
            again[action.kind] += action.stack
            of_again += action.stack if entries[action.entry].of is not None else 0
    again_in = (entries[EntryId(line.seq)] for line in journal.counting(Reenter))
    reentered = [one for one in again_in if one.state is not EntryState.VOID]
    reentries = sum(one.stack for one in reentered) - of_again
    first = journal.tournament.chips.issued - reentries - sum(again.values())
    yield "entries", words._("for entries"), first
    for key, label, value in (
        ("reentries", words._("for re-entries"), reentries),
        ("rebuys", words._("for rebuys"), again["Rebuy"]),
        ("add_ons", words._("for add-ons"), again["AddOn"]),
    ):
        if value:
            yield key, label, value


# ------------------------------------------------------------------ what was counted


def _rows(tournament: Tournament, since: int, words: Words) -> Iterator[CountRow]:
    for table in sorted(tournament.open_tables(), key=lambda table: table.number):
        players = tournament.seating.count(table.number)
        if players:
            count = table.count if table.count is not None and table.count.line > since else None
            yield _row(tournament, table, players, count, words)


def _row(
    tournament: Tournament, table: Table, players: int, count: TableCount | None, words: Words
) -> CountRow:
    if count is None:
        return CountRow(table.number, players, "missing", None, None, "", 0, False)
    holds = still_holds(tournament, table.number, count)
    return CountRow(
        table=table.number,
        players=players,
        state="counted" if holds else "changed",
        chips=count.chips,
        average=count.chips // players,
        at=figures.clock_time(count.at, tournament.setup, words),
        line=count.line,
        by_stack=bool(count.stacks),
    )


# ------------------------------------------------------------------ what it means


def _alarm(difference: int | None, raced: int, lawful: Gain) -> Alarm:
    """Races are judged by what they may give, whatever was written: what was written may be wrong, too."""
    if difference is None:
        return ""
    if not difference:
        return "good"
    return "amber" if lawful.least <= difference + raced <= lawful.most else "red"


def _told(difference: int | None, expected: int, words: Words) -> str:
    return "" if difference is None else difference_words(difference, expected, words)


def _verdict(alarm: Alarm, told: str, lawful: Gain, suspects: tuple[int, ...], words: Words) -> str:
    if not alarm:
        return ""
    if alarm == "good":
        return words._("Every chip is there.")
    if not suspects:
        text = words._("The count differs by {difference}. No chip race explains it: count again.")
        return text.format(difference=told)
    facts = {
        "difference": told,
        "least": figures.signed(lawful.least, words),
        "most": figures.signed(lawful.most, words),
        "tables": ranges(suspects),
    }
    if alarm == "amber":
        text = words._(
            "The count differs by {difference}. Races may lawfully have changed the total by {least} to "
            "{most}: compare the sheets of the last colour-up with what was written. Tables: {tables}."
        )
    else:
        text = words._(
            "The count differs by {difference}, more than races may lawfully give: {least} to {most}. "
            "Look first at the tables of the last colour-up: {tables}."
        )
    return text.format(**facts)


def count_words(row: CountRow, words: Words) -> str:
    """What is known of one table: 78,400 at 18:00."""
    if row.chips is None:
        return words._("not counted")
    text = {
        "counted": words._("{chips} at {time}"),
        "changed": words._("{chips} at {time}; players came or went since"),
    }[row.state]
    return text.format(chips=figures.chips(row.chips, words), time=row.at)
