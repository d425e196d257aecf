"""A schedule checked before it hurts, in words: what cannot be played, chips, depth, tables, the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from director.domain.chip_case import ChipCase
from director.domain.moments import MINUTE, as_text
from director.domain.plan import Plan
from director.domain.structure import Structure
from director.domain.tournament import Tournament
from director.host.i18n import N_, Words
from director.rules.schedule.forecast import Forecast, Span
from director.rules.schedule.paying import ChipNeed
from director.rules.schedule.preflight import Field, Preflight, Remark, Weight
from director.rules.schedule.stakes_of import levels_of, stakes_of
from director.rules.table.colour_up import Removal
from director.rules.table.doubtful_levels import Doubt
from director.views import figures
from director.views.citing import article_name
from director.views.clock_face import game_words, stakes_words
from director.views.level_doubts import amount_words, doubt_sentence, removal_sentence
from director.views.runs import ranges
from director.views.structure_sheet import start_of

ROUNDED: Final = 15 * MINUTE
"""Nobody can tell the end of an event to the minute."""
A_DAY: Final = 24 * 60 * MINUTE
MOST_VALUES: Final = 3
"""As many chips stand in a sentence that names those that left."""


class Finding(msgspec.Struct, frozen=True, gc=False):
    """One thing that asks for attention."""

    weight: Weight
    text: str
    part: int = -1
    """The row of the schedule it is about, from 0; -1 for none."""


class NeedRow(msgspec.Struct, frozen=True, gc=False):
    """One value of chip: how many are needed and how many there are."""

    chip: str
    needed: str
    owned: str
    """Empty where nobody has said how many there are of any."""
    short: str
    """How many are missing; empty when none are."""
    why: str
    """What needs most of them."""


class OutlookRow(msgspec.Struct, frozen=True, gc=False):
    """A level as it will begin, about."""

    part: int
    level: str
    stakes: str
    depth: str
    """The starting stack in big blinds."""
    players: str
    average: str
    """The average stack in big blinds."""
    tables: str
    dealers: str


class PreflightWords(msgspec.Struct, frozen=True):
    """All that was found, ready to be shown."""

    playable: bool
    verdict: str
    """In one sentence."""
    findings: tuple[Finding, ...]
    """The weightiest first."""
    end: str
    """When it ends, as a range."""
    end_note: str
    """In which levels, and what speaks against it."""
    field: str
    """For whom it was reckoned."""
    needs: tuple[NeedRow, ...]
    outlook: tuple[OutlookRow, ...]
    because: str
    """The articles that the colour-ups follow."""
    unit: str
    """What depths are counted in: BB, or bets."""


def field_of(tournament: Tournament, entries: int = 0) -> Field:
    """For whom the schedule is checked: so many; else those who are in; else as many as there are seats.

    Before anything is known it is one table.
    """
    plan = tournament.setup
    seats = sum(table.seats for table in tournament.open_tables())
    count = entries or (tournament.counted if tournament.counted > 1 else 0) or seats or plan.seats
    return Field(max(2, count), plan.stack, plan.seats, game=plan.discipline, betting=plan.structure)


def preflight_words(
    found: Preflight, structure: Structure, case: ChipCase, plan: Plan, field: Field, words: Words
) -> PreflightWords:
    """What was found of this schedule with these chips for this field."""
    findings = tuple(_finding(remark, structure, plan, words) for remark in found.remarks)
    counted = any(chip.owned for chip in case.chips)
    return PreflightWords(
        playable=found.playable,
        verdict=_verdict(found, words),
        findings=findings,
        end=end_words(found.forecast, structure, plan, words),
        end_note=_end_note(found.forecast, words),
        field=_field(field, words),
        needs=tuple(_need(need, words, counted=counted) for need in found.needs if need.needed),
        outlook=tuple(_outlook(found, structure, plan, words)),
        because=", ".join(article_name(one, words) for one in found.because),
        unit=words._("BB") if _has_blinds(structure) else words._("bets"),
    )


# ------------------------------------------------------------------ what asks for attention


def _verdict(found: Preflight, words: Words) -> str:
    errors = {remark.level for remark in found.remarks if remark.code == "unpaid"}
    if errors:
        text = words.ngettext(
            "{n} level cannot be played with these chips.",
            "{n} levels cannot be played with these chips.",
            len(errors),
        )
        return text.format(n=len(errors))
    lacking = sum(len(one.levels) for one in found.lacking)
    if lacking:
        text = words.ngettext(
            "{n} level lacks what the game is played with.",
            "{n} levels lack what the game is played with.",
            lacking,
        )
        return text.format(n=lacking)
    if not found.playable:
        return words._("The chips do not suffice for this schedule.")
    doubts = sum(remark.weight == "doubt" for remark in found.remarks)
    if doubts:
        text = words.ngettext(
            "It can be played; {n} thing looks doubtful.",
            "It can be played; {n} things look doubtful.",
            doubts,
        )
        return text.format(n=doubts)
    return words._("It can be played.")


def _finding(remark: Remark, structure: Structure, plan: Plan, words: Words) -> Finding:
    part = structure.part_of(remark.level) if remark.level else -1
    if remark.code == "not_planned":
        part += 1
    return Finding(remark.weight, finding_sentence(remark, structure, plan, words), part)


def finding_sentence(remark: Remark, structure: Structure, plan: Plan, words: Words) -> str:
    """What asks for attention, and why."""
    facts: dict[str, Any] = dict(remark.facts)  # Any: facts of many kinds
    match remark.code:
        case "lacking":
            return _lacking(facts, structure, plan, words)
        case "unpaid":
            return _unpaid(facts, words)
        case "doubtful":
            return doubt_sentence(Doubt(**facts), stakes_of(structure), words)
        case "not_planned":
            removal = removal_sentence(Removal(**facts), words)
            return words._("{removal} The schedule does not say so.").format(removal=removal)
        case "shallow" if not _has_blinds(structure):
            text = words._("The starting stack is {depth} small bets, which makes for a quick evening.")
            return text.format(depth=_said(facts["depth"], words))
        case "chips_short":
            return _short(facts, words)
        case _:
            said = {name: _said(value, words) for name, value in facts.items()}
            return words._(_SENTENCES[remark.code]).format(**said)


def _has_blinds(structure: Structure) -> bool:
    return any(level.big_blind for level in levels_of(structure))


_SENTENCES: Final[dict[str, str]] = {
    "never_needed": N_("No level needs chips of {chip}: they need not come into play at all."),
    "no_small_blind": N_("No level has a small blind."),
    "no_unit": N_(
        "Only {unit} goes into the values of all these chips: one of them must be a slip of the keyboard."
    ),
    "runs_out": N_("At a slow pace the levels run out before there is a winner. Add some at the end."),
    "runs_out_surely": N_("The levels run out before there is a winner. Add some at the end."),
    "shallow": N_("The starting stack is {depth} big blinds, which makes for a quick evening."),
    "stack_differs": N_("The chips of a starting stack make {chips}; the event starts with {stack}."),
    "unknown_chip": N_("The schedule sends chips of {chip} away, which this event does not have."),
}


def _lacking(facts: dict[str, Any], structure: Structure, plan: Plan, words: Words) -> str:
    levels: Sequence[int] = facts["levels"]
    match facts["lack"], len(levels):
        case "blinds", 1:
            text = words._("Level {levels} has no blinds, and the game is {game}.")
        case "blinds", _:
            text = words._("Levels {levels} have no blinds, and the game is {game}.")
        case "bring_in", 1:
            text = words._("Level {levels} has neither ante nor bring-in, and the game is {game}.")
        case "bring_in", _:
            text = words._("Levels {levels} have neither ante nor bring-in, and the game is {game}.")
        case _, 1:
            text = words._("Level {levels} does not say how much is bet, and the game is {game}.")
        case _:
            text = words._("Levels {levels} do not say how much is bet, and the game is {game}.")
    game = game_words(levels_of(structure)[levels[0] - 1], plan, words)
    return text.format(levels=ranges(levels), game=game)


def _unpaid(facts: dict[str, Any], words: Words) -> str:
    amount = amount_words(facts["what"], facts["amount"], words)
    gone: Sequence[int] = facts["gone"]
    if gone:
        text = words._(
            "Level {level} cannot be played: the {amount} needs chips of {chips}, which have left by then."
        )
        chips = figures.chip_list(gone[:MOST_VALUES], words)
        return text.format(level=facts["level"], amount=amount, chips=chips)
    text = words._("Level {level} cannot be played: no chips make up the {amount}.")
    return text.format(level=facts["level"], amount=amount)


def _short(facts: dict[str, Any], words: Words) -> str:
    if facts["why"]:
        text = words._(
            "{short} chips of {value} are missing: {needed} are needed once the {why} have been changed,"
            " {owned} are there."
        )
    else:
        text = words._("{short} chips of {value} are missing: the stacks need {needed}, {owned} are there.")
    said = {name: figures.chips(value, words) for name, value in facts.items()}
    return text.format(**said)


def _said(value: object, words: Words) -> str:
    return figures.chips(value, words) if isinstance(value, int) else str(value)


# ------------------------------------------------------------------ the end


def end_words(found: Forecast, structure: Structure, plan: Plan, words: Words) -> str:
    """When the event ends, from the earliest to the latest: times of day, or so long into which day."""
    if found.earliest is None or found.latest is None:
        return words._("No end can be told.")
    first, last = (_day(found, at) for at in (found.earliest, found.latest))
    if not found.day_ends:
        return _today(found.earliest, found.latest, plan, words)
    days = structure_days(structure)
    if first[0] == last[0]:
        text = words._("On day {day} of {days}, ≈ {range} after it begins")
        times = _range(_length(first[1], words), _length(last[1], words), words)
        return text.format(day=first[0], days=days, range=times)
    text = words._("Between day {first} (≈ {early} after it begins) and day {last} (≈ {late})")
    return text.format(
        first=first[0], last=last[0], early=_length(first[1], words), late=_length(last[1], words)
    )


def structure_days(structure: Structure) -> int:
    """How many days a schedule has."""
    kinds = [type(part).__name__ for part in structure.parts]
    return kinds.count("DayEnd") + (kinds[-1] != "DayEnd")


def _day(found: Forecast, at: int) -> tuple[int, int]:
    """The day of a time of the schedule, from 1, and how long after its beginning that is."""
    begins = [0, *(time for _, time in found.day_ends if time < at)]
    return len(begins), at - begins[-1]


def _today(earliest: int, latest: int, plan: Plan, words: Words) -> str:
    begins = start_of(plan)
    if begins is None or latest >= A_DAY:  # a time of day would not say of which
        text = words._("≈ {range} after it starts")
        return text.format(range=_range(_length(earliest, words), _length(latest, words), words))
    times = [figures.clock_time(as_text(_rounded(begins + at)), plan, words) for at in (earliest, latest)]
    return words._("≈ {range}, {length} after it starts").format(
        range=_range(times[0], times[1], words),
        length=_range(_length(earliest, words), _length(latest, words), words),
    )


def _rounded(ms: int) -> int:
    return round(ms / ROUNDED) * ROUNDED


def _length(ms: int, words: Words) -> str:
    """7 h, 7 h 15 min."""
    hours, minutes = divmod(_rounded(ms) // MINUTE, 60)
    if not minutes:
        return words._("{hours} h").format(hours=hours)
    if not hours:
        return words._("{minutes} min").format(minutes=minutes)
    return words._("{hours} h {minutes} min").format(hours=hours, minutes=minutes)


def _range(one: str, two: str, words: Words) -> str:
    return one if one == two else words._("{first} – {last}").format(first=one, last=two)


def _end_note(found: Forecast, words: Words) -> str:
    if found.earliest is None or found.latest is None:
        return ""
    levels = _span(found.last_levels, words)
    if found.last_levels.least == found.last_levels.most:
        text = words._("in level {levels}")
    else:
        text = words._("in levels {levels}")
    said = text.format(levels=levels)
    return words._("{levels} and beyond").format(levels=said) if found.runs_out else said


def _field(field: Field, words: Words) -> str:
    text = words.ngettext(
        "{n} entry, {stack} chips each, {seats} seats at a table",
        "{n} entries, {stack} chips each, {seats} seats at a table",
        field.entries,
    )
    return text.format(
        n=figures.chips(field.entries, words), stack=figures.chips(field.stack, words), seats=field.seats
    )


# ------------------------------------------------------------------ chips, depth, tables


def _need(need: ChipNeed, words: Words, *, counted: bool) -> NeedRow:
    if need.why:
        why = words._("for the {chip} that leave").format(chip=figures.chips(need.why, words))
    else:
        why = words._("for the stacks")
    return NeedRow(
        figures.chips(need.value, words),
        figures.chips(need.needed, words),
        figures.chips(need.owned, words) if counted else "",
        figures.chips(need.short, words) if counted and need.short else "",
        why,
    )


def _outlook(found: Preflight, structure: Structure, plan: Plan, words: Words) -> Iterator[OutlookRow]:
    levels = list(levels_of(structure))
    for one in found.forecast.levels:
        yield OutlookRow(
            one.part,
            figures.chips(one.level, words),
            stakes_words(levels[one.level - 1], plan, words),
            figures.chips(found.depth[one.level - 1], words),
            _span(one.players, words),
            _span(one.depth, words),
            _span(one.tables, words),
            _span(one.dealers, words),
        )


def _span(span: Span, words: Words) -> str:
    """12, or 12–18."""
    least, most = (figures.chips(value, words) for value in span)
    return least if least == most else f"{least}–{most}"
