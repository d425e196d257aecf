"""The colour-ups of the schedule for people: which chip leaves when, for what, what is due and to bring."""

from __future__ import annotations

from typing import Literal

import msgspec

from director.domain.chips import ColourUp
from director.domain.journal import Journal
from director.domain.moments import Moment
from director.domain.structure import DayEnd
from director.host.i18n import Words
from director.rules.clock import clock_face
from director.rules.table.chip_exchange import Denominations
from director.rules.table.race_plan import ChipLeaving, chips_leaving
from director.views import figures
from director.views.race_sheet import values_of

State = Literal["coming", "due", "done"]
"""Its break is to come; it is on or over, and some tables have the chip; every table has done it."""


class PlannedColourUp(msgspec.Struct, frozen=True):
    """One chip that leaves in one break or night."""

    part: int
    after: int
    """The level before it."""
    chip: int
    larger: int
    state: State
    title: str
    """25 → 100, after level 6."""
    says: str
    """What is to do: 40 tables, bring about 760 chips of 100."""
    tables: tuple[int, ...]
    """Those that still have the chip, in the order in which they are done."""
    bring: int | None
    """About how many larger chips they need together; None where nobody said what a stack is made of."""

    @property
    def terms(self) -> Denominations:
        """The same for the rules."""
        return Denominations(self.chip, self.larger, self.larger)


def colour_up_plan(journal: Journal, now: Moment, words: Words) -> tuple[PlannedColourUp, ...]:
    """Every colour-up of the schedule, in its order; nothing for an event without a schedule."""
    face = clock_face(journal.tournament, now)
    if face is None:
        return ()
    left = leaving_of(journal)
    over = face.state == "finished"
    return tuple(_planned(journal, one, one.part <= face.part and not over, words) for one in left)


def leaving_of(journal: Journal) -> tuple[ChipLeaving, ...]:
    """The plan as the rules have it, with the chips of the event and the races that were held."""
    races = (line.action for line in journal.counting(ColourUp))
    held = [action for action in races if isinstance(action, ColourUp)]
    return chips_leaving(journal.tournament, values_of(journal.tournament), held)


def due(plan: tuple[PlannedColourUp, ...]) -> tuple[PlannedColourUp, ...]:
    """What is to be done now, the smaller chips first."""
    return tuple(one for one in plan if one.state == "due")


def _planned(journal: Journal, one: ChipLeaving, reached: bool, words: Words) -> PlannedColourUp:
    tables = tuple(need.table for need in one.open)
    finished = not tables and (reached or one.done > 0)
    state: State = "done" if finished else "due" if reached else "coming"
    return PlannedColourUp(
        part=one.part,
        after=one.after,
        chip=one.terms.small,
        larger=one.terms.larger,
        state=state,
        title=_title(journal, one, words),
        says=_says(one, state, words),
        tables=tables,
        bring=one.bring,
    )


def _title(journal: Journal, one: ChipLeaving, words: Words) -> str:
    facts = {
        "chip": figures.chips(one.terms.small, words),
        "larger": figures.chips(one.terms.larger, words),
        "level": figures.chips(one.after, words),
    }
    structure, _clock = journal.tournament.timed
    part = structure.parts[one.part]
    if isinstance(part, DayEnd):
        text = words._("{chip} → {larger}, overnight after level {level}")
    else:
        text = words._("{chip} → {larger}, in the break after level {level}")
    return text.format(**facts)


def _says(one: ChipLeaving, state: State, words: Words) -> str:
    if state == "done":
        return words._("done at every table")
    tables = len(one.open)
    text = words.ngettext("{n} table", "{n} tables", tables)
    if one.done:
        text = words.ngettext("{n} table left to do", "{n} tables left to do", tables)
    said = text.format(n=figures.chips(tables, words))
    if one.bring is None:
        return said
    more = words.ngettext("bring about {n} chip of {larger}", "bring about {n} chips of {larger}", one.bring)
    facts = {"n": figures.chips(one.bring, words), "larger": figures.chips(one.terms.larger, words)}
    return f"{said} · {more.format(**facts)}"
