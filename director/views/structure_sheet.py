"""The level schedule on paper, for the wall and the players' hands: what is played, when, and what ends."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from director.domain.journal import Journal
from director.domain.moments import as_text, of_local
from director.domain.plan import Plan
from director.domain.refusal import Impossible
from director.domain.sheets import Kind
from director.domain.structure import WINDOWS, AnteKind, Break, DayEnd, Level, Structure
from director.domain.tournament import Tournament
from director.host.i18n import N_, Words
from director.rules.schedule.stakes_of import measure
from director.views import figures, plans
from director.views.clock_face import ante_words, blinds_words, colour_up_words, game_words, part_name
from director.views.papers import Letterhead, letterhead

CLOSES: Final = {
    "late_registration": N_("registration closes"),
    "reentry": N_("re-entry closes"),
    "rebuy": N_("rebuys end"),
    "add_on": N_("add-on closes"),
}
"""What is said where a window ends."""


class SheetRow(msgspec.Struct, frozen=True, gc=False):
    """One level, break or end of a day. Texts that have nothing to say are empty."""

    kind: Kind
    name: str
    """The number of a level; Break, End of the day."""
    starts: str
    """When it begins by the clock on the wall, on the first day."""
    minutes: str
    game: str
    blinds: str
    ante: str
    marks: str
    """Chips that leave, and what ends with it."""
    note: str
    is_open: bool
    """One may still register."""


class StructureSheet(msgspec.Struct, frozen=True):
    """The whole schedule of an event."""

    letterhead: Letterhead
    game: str
    """Game and betting of the event."""
    facts: tuple[tuple[str, str], ...]
    """Name and value of what holds for the whole of it: the stack, the chips, until when one may enter."""
    rows: tuple[SheetRow, ...]
    """None before there is a schedule."""
    ante_head: str
    """What stands over the antes: who pays them, where that never changes."""
    rotates: bool
    """Games change from level to level."""
    timed: bool
    """The start is known, so the times of the first day are."""
    footnote: str
    """What the rules say of the big-blind ante; empty where nobody pays one."""


def structure_sheet(journal: Journal, words: Words, printed: str) -> StructureSheet:
    """The schedule of an event; without rows before there is one. `printed` as the journal writes it."""
    tournament = journal.tournament
    plan, structure = tournament.setup, tournament.structure
    rows = () if structure is None else sheet_rows(structure, plan, words)
    game = plans.discipline_name(plan.discipline, words)
    return StructureSheet(
        letterhead(journal, words, printed),
        f"{game} · {plans.structure_name(plan.structure, words)}",
        () if structure is None else tuple(_facts(tournament, structure, words)),
        rows,
        "" if structure is None else ante_head(structure, words),
        rotates=any(row.game for row in rows),
        timed=any(row.starts for row in rows),
        footnote="" if structure is None else ante_rule(structure, plan, words),
    )


def sheet_rows(structure: Structure, plan: Plan, words: Words) -> tuple[SheetRow, ...]:
    """Every row of a schedule, with the times of the first day where the start is known."""
    return tuple(_rows(structure, plan, words))


def _rows(structure: Structure, plan: Plan, words: Words) -> Iterator[SheetRow]:
    rotates = any(isinstance(part, Level) and (part.game or part.betting) for part in structure.parts)
    at, number, kinds = start_of(plan), 0, ante_kinds(structure)
    days = sum(isinstance(part, DayEnd) for part in structure.parts) + 1
    for place, part in enumerate(structure.parts):
        level = part if isinstance(part, Level) else None
        number += level is not None
        yield SheetRow(
            kind="level" if level else "break" if isinstance(part, Break) else "day_end",
            name=figures.chips(number, words) if level else _pause_name(structure, place, days, words),
            starts="" if at is None else figures.clock_time(as_text(at), plan, words),
            minutes="" if isinstance(part, DayEnd) else figures.chips(part.minutes, words),
            game=game_words(level, plan, words) if level and rotates else "",
            blinds=blinds_words(level, plan, words) if level else "",
            ante=_ante(level, words, told=len(kinds) > 1) if level else "",
            marks=" · ".join(
                filter(None, (colour_up_words(part, words), *_closing(structure, place, words)))
            ),
            note=part.note,
            is_open=structure.late_registration is not None
            and structure.is_open(structure.late_registration, place),
        )
        at = None if at is None or isinstance(part, DayEnd) else at + part.length


def _pause_name(structure: Structure, place: int, days: int, words: Words) -> str:
    """Break, End of the day; of several days which one it is."""
    part = structure.parts[place]
    if not isinstance(part, DayEnd) or days < 2:
        return part_name(part, 0, words)
    number = sum(isinstance(one, DayEnd) for one in structure.parts[: place + 1])
    return words._("End of day {number}").format(number=number)


def ante_kinds(structure: Structure) -> frozenset[AnteKind]:
    """Who pays antes in this schedule."""
    levels = (part for part in structure.parts if isinstance(part, Level))
    return frozenset(level.ante_kind for level in levels if level.ante)


def _ante(level: Level, words: Words, *, told: bool) -> str:
    """The ante; who pays it is told where that changes from level to level."""
    if told or not level.ante:
        return ante_words(level, words, named=False)
    return figures.chips(level.ante, words)


def ante_head(structure: Structure, words: Words) -> str:
    """What stands over the antes: who pays them, where that never changes."""
    kinds = ante_kinds(structure)
    if kinds == {"each"}:
        return words._("Ante, each player")
    return words._("Big-blind ante") if kinds == {"big_blind"} else words._("Ante")


def start_of(plan: Plan) -> int | None:
    """When the event starts, UTC; None where that is not known."""
    try:
        return of_local(plan.starts, plan.zone) if plan.starts else None
    except Impossible:  # an hour that never comes; whoever sets the start up is told
        return None


def closes_with(structure: Structure, name: str) -> int | None:
    """The last part in which what a window stands for is possible; None where nobody tied it to levels."""
    window = getattr(structure, name)
    if window is None:
        return None
    return max((at for at in range(len(structure.parts)) if structure.is_open(window, at)), default=None)


def _closing(structure: Structure, place: int, words: Words) -> Iterator[str]:
    return (words._(CLOSES[name]) for name in WINDOWS if closes_with(structure, name) == place)


def _facts(tournament: Tournament, structure: Structure, words: Words) -> Iterator[tuple[str, str]]:
    plan, first = tournament.setup, structure.parts[0]
    stack = figures.chips(plan.stack, words)
    if isinstance(first, Level) and first.big_blind:
        text = words._("{chips} ({depth} BB)")
        stack = text.format(chips=stack, depth=figures.chips(plan.stack // measure(first), words))
    yield words._("Starting stack"), stack
    if tournament.case.chips:
        named = (f"{figures.chips(one.value, words)} {one.colour}".strip() for one in tournament.case.chips)
        yield words._("Chips"), ", ".join(named)
    for name, label in (("late_registration", N_("Registration")), ("reentry", N_("Re-entry"))):
        if (part := closes_with(structure, name)) is not None:
            yield words._(label), until_words(structure, part, words)


def until_words(structure: Structure, part: int, words: Words) -> str:
    """Until the end of this part."""
    number = structure.number(part)
    if isinstance(structure.parts[part], Level):
        return words._("until the end of level {number}").format(number=number)
    return words._("until level {number} begins").format(number=number + 1)


def ante_rule(structure: Structure, plan: Plan, words: Words) -> str:
    """What a short big blind pays first, with the article; empty where nobody pays an ante for all."""
    if "big_blind" not in ante_kinds(structure):
        return ""
    from director.views.rule_options import option_rows  # the rule sets are not read at every start

    row = next(row for row in option_rows(plan, words) if row.key == "bba_order")
    said = words._("The big blind pays the ante for the whole table. {rule} ({source})")
    return said.format(rule=row.rule, source=row.source)
