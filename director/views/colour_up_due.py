"""The chips that the schedule lets go in the break that is on, and the tables that still have them."""

from __future__ import annotations

import msgspec

from director.domain.structure import Level
from director.domain.tournament import Tournament
from director.host.i18n import Words
from director.rules.clock import Face
from director.views import figures
from director.views.clock_questions import Question, answers_of


class Leaving(msgspec.Struct, frozen=True, gc=False):
    """What is to be done now."""

    chip: int
    """The smallest value that leaves: it is raced before the next one."""
    chips: tuple[int, ...]
    """All values that still leave, the smallest first."""
    tables: tuple[int, ...]
    """Where somebody sits and the chip was not raced yet."""


def leaving_now(tournament: Tournament, face: Face) -> Leaving | None:
    """What the schedule lets go now; None while a level is played, after the end, and once all is done."""
    if isinstance(face.now, Level) or face.state == "finished" or face.levels_left == 0:
        return None
    count = tournament.seating.count
    tables = {one.number: one.gone for one in tournament.open_tables() if count(one.number)}
    left = {
        chip: tuple(sorted(number for number, gone in tables.items() if chip not in gone))
        for chip in sorted(face.now.colour_up)
    }
    chips = tuple(chip for chip, where in left.items() if where)
    return Leaving(chips[0], chips, left[chips[0]]) if chips else None


def leaving_question(leaving: Leaving, part: int, words: Words) -> Question:
    """Proposes the chip race, as a line of page Clock. `part`: the break."""
    text = words.ngettext(
        "Colour-up now: {chips}. {n} table still has {chip}.",
        "Colour-up now: {chips}. {n} tables still have {chip}.",
        len(leaving.tables),
    ).format(
        chips=figures.chip_list(leaving.chips, words),
        chip=figures.chips(leaving.chip, words),
        n=figures.chips(len(leaving.tables), words),
    )
    mark = f"colour_up {part} {leaving.chip}"
    return Question("colour_up", mark, "amber", text, answers_of(words, "race", "leave"))
