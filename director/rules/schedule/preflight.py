"""A schedule checked before it hurts: against the chips, the field, the room and the evening."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from director.domain.chip_case import ChipCase
from director.domain.plan import Discipline
from director.domain.plan import Structure as Betting
from director.domain.structure import Structure
from director.rules.rulesets import RuleSet
from director.rules.schedule.forecast import Forecast, forecast
from director.rules.schedule.lacking import Lacking, lacking
from director.rules.schedule.leaving import leaving, planned
from director.rules.schedule.paying import ChipNeed, Unpaid, chip_needs, no_unit, unpaid
from director.rules.schedule.stakes_of import levels_of, measure, stakes_of
from director.rules.table.colour_up import Removal
from director.rules.table.doubtful_levels import Doubt, doubts
from director.rules.verdict import Article

SHALLOW: Final = 50
"""A starting stack of fewer big blinds is worth a note."""

Weight: TypeAlias = Literal["error", "doubt", "note"]
"""It cannot be played so; somebody should look at it; worth knowing."""

WEIGHTS: Final[tuple[Weight, ...]] = get_args(Weight)

Code: TypeAlias = Literal[
    "lacking", "no_small_blind", "no_unit", "unpaid", "chips_short", "doubtful", "stack_differs",
    "unknown_chip", "runs_out_surely", "runs_out", "not_planned", "never_needed", "shallow",
]  # fmt: skip


class Remark(NamedTuple):
    """One thing that asks for attention, by a code and its facts; the views say it in words."""

    weight: Weight
    code: Code
    level: int = 0
    """The level it is about; 0 for none."""
    facts: Mapping[str, object] = {}


@dataclass(frozen=True, slots=True)
class Preflight:
    """Everything that was found."""

    unpaid: tuple[Unpaid, ...]
    """Amounts that the chips in play cannot pay."""
    doubtful: tuple[Doubt, ...]
    """Levels that look misprinted."""
    removals: tuple[Removal, ...]
    """When each chip may leave, by what the levels need."""
    needs: tuple[ChipNeed, ...]
    """Chips needed against chips owned."""
    depth: tuple[int, ...]
    """The starting stack in big blinds, at each level."""
    lacking: tuple[Lacking, ...]
    """Levels that lack what their game is played with."""
    forecast: Forecast
    remarks: tuple[Remark, ...]
    """All that asks for attention, the weightiest first."""
    because: tuple[Article, ...] = ()

    @property
    def playable(self) -> bool:
        """Nothing stands in the way."""
        return not any(remark.weight == "error" for remark in self.remarks)


class Field(NamedTuple):
    """For whom the schedule is."""

    entries: int
    stack: int
    """The starting stack."""
    seats: int
    """Seats at a table."""
    chips: int = 0
    """All chips that come into play, where rebuys and add-ons make more of it; 0 for the stacks alone."""
    game: Discipline | None = None
    """What the event plays; None where nobody has said, and then no level is held against it."""
    betting: Betting = "NL"

    @property
    def in_play(self) -> int:
        """All chips."""
        return self.chips or self.entries * self.stack


def preflight(structure: Structure, case: ChipCase, rules: RuleSet, field: Field) -> Preflight:
    """What speaks against this schedule with these chips for this field."""
    unit = no_unit(case.values)
    values = case.values if unit is None else ()
    removals, because = leaving(structure, values, rules)
    found = Preflight(
        unpaid=unpaid(structure, values),
        doubtful=doubts(stakes_of(structure), values),
        removals=removals,
        needs=chip_needs(structure, case, field.entries),
        depth=tuple(field.stack // max(1, measure(level)) for level in levels_of(structure)),
        lacking=() if field.game is None else lacking(structure, field.game, field.betting),
        forecast=forecast(structure, field.entries, field.in_play, seats=field.seats),
        remarks=(),
        because=because,
    )
    remarks = (
        *_of_the_game(found),
        *_no_unit(unit),
        *_of_amounts(found),
        *_of_chips(found, case),
        *_of_misprints(found),
        *_of_small_blinds(structure, field),
        *_of_stack(case, field),
        *_of_colour_ups(found, structure, case),
        *_of_time(found),
        *_of_depth(found),
    )
    return replace(found, remarks=tuple(sorted(remarks, key=lambda one: WEIGHTS.index(one.weight))))


def _of_the_game(found: Preflight) -> Iterator[Remark]:
    return (Remark("error", "lacking", one.levels[0], one._asdict()) for one in found.lacking)


def _of_small_blinds(structure: Structure, field: Field) -> Iterator[Remark]:
    """Big blinds alone: a column that was not copied, more often than a game with one blind."""
    levels = levels_of(structure)
    single = any(level.big_blind for level in levels) and not any(level.small_blind for level in levels)
    if field.game is not None and single:
        yield Remark("doubt", "no_small_blind")


def _no_unit(unit: int | None) -> Iterator[Remark]:
    if unit is not None:
        yield Remark("error", "no_unit", facts={"unit": unit})


def _of_amounts(found: Preflight) -> Iterator[Remark]:
    return (Remark("error", "unpaid", one.level, one._asdict()) for one in found.unpaid)


def _of_chips(found: Preflight, case: ChipCase) -> Iterator[Remark]:
    if any(chip.owned for chip in case.chips):  # else nobody has said how many there are
        for need in found.needs:
            if need.short:
                yield Remark("error", "chips_short", facts={**need._asdict(), "short": need.short})


def _of_misprints(found: Preflight) -> Iterator[Remark]:
    lack = {level for one in found.lacking for level in one.levels}
    for one in found.doubtful:
        if one.why != "no_stakes" or one.level not in lack:
            yield Remark("doubt", "doubtful", one.level, one._asdict())


def _of_stack(case: ChipCase, field: Field) -> Iterator[Remark]:
    if case.stack and case.stack != field.stack:
        yield Remark("doubt", "stack_differs", facts={"stack": field.stack, "chips": case.stack})


def _of_colour_ups(found: Preflight, structure: Structure, case: ChipCase) -> Iterator[Remark]:
    sent = planned(structure)
    if not case.values:
        return
    for chip in sorted(sent - set(case.values)):
        yield Remark("doubt", "unknown_chip", facts={"chip": chip})
    for one in found.removals:
        if not one.last_needed:
            yield Remark("note", "never_needed", facts={"chip": one.chip})
        elif one.chip not in sent and one.at_break_after is not None:
            yield Remark("note", "not_planned", one.at_break_after, one._asdict())


def _of_time(found: Preflight) -> Iterator[Remark]:
    if found.forecast.runs_out_surely:
        yield Remark("doubt", "runs_out_surely")
    elif found.forecast.runs_out:
        yield Remark("note", "runs_out")


def _of_depth(found: Preflight) -> Iterator[Remark]:
    if found.depth[0] < SHALLOW:
        yield Remark("note", "shallow", 1, {"depth": found.depth[0]})
