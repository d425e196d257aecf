"""A sheet of levels looked at: read, and what each row was understood as. Pure, for the second thread."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, get_args

from director.desk.schedules.reading import read, read_text
from director.domain.sheets import Column, SheetChoices, SheetReading
from director.gui.widgets.import_rows import Becomes, FileRows, rows_of
from director.host.i18n import Words, current
from director.views import figures, schedule_words

CHOICES: Final[tuple[Column, ...]] = tuple(name for name in get_args(Column) if name)
"""What a column may hold, in the order in which people choose from it."""


@dataclass(frozen=True, slots=True)
class LookedSheet:
    """A sheet as it was read, and what is to be shown of it."""

    reading: SheetReading
    rows: FileRows

    @property
    def is_ready(self) -> bool:
        """Whether nothing stands against it."""
        return not self.reading.faults


def look_at_sheet(source: bytes | str, choices: SheetChoices) -> LookedSheet:
    """Read a sheet; pure, so it may run on any thread."""
    reading = read_text(source, choices) if isinstance(source, str) else read(source, choices)
    words = current()
    heads = {head: at for at, head in enumerate(reading.heads)}
    faulty = {
        (fault.row, heads[fault.column]): schedule_words.wrong(fault, words)
        for fault in reading.faults
        if fault.row and fault.column in heads
    }
    rest = Becomes(words._("not used"), quiet=True)
    return LookedSheet(reading, rows_of(reading, _becomes(reading, rest, words), faulty, words, rest))


def _becomes(reading: SheetReading, rest: Becomes, words: Words) -> dict[int, Becomes]:
    """By row of the file what it was understood as; red where something is wrong with it."""
    becomes: dict[int, Becomes] = {}
    level = 0
    for number, row in zip(reading.numbers, reading.draft.rows, strict=False):
        level += row.kind == "level"
        said = words._(schedule_words.KINDS[row.kind])
        if row.kind == "level":
            said = words._("Level {number}").format(number=figures.chips(level, words))
        becomes[number] = Becomes(said)
    for fault in reading.faults:
        known, sentence = becomes.get(fault.row, rest), schedule_words.wrong(fault, words)
        says = "\n".join(filter(None, (known.says, sentence)))
        becomes[fault.row] = replace(known, icon="circle-alert", tone="red", says=says)
    return becomes
