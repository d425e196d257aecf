"""A list looked at: read, matched with the address book, put into rows. Pure, for the second thread."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from director.desk import importing
from director.domain.lists import Choices, ListPlan, Reading
from director.host.i18n import current
from director.views import import_preview
from director.views.import_preview import ImportRow

if TYPE_CHECKING:
    from director.domain.people import People
    from director.domain.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Looked:
    """A list as it was read and matched."""

    reading: Reading
    plan: ListPlan
    rows: tuple[ImportRow, ...]
    faulty: dict[tuple[int, int], str]
    """The sentence of a cell that is wrong, by row and column of the file."""
    shown: tuple[int, ...]
    """Rows of the file from its header on that are not blank."""


def look(
    source: bytes | str, choices: Choices, answers: dict[int, int], people: People, tournament: Tournament
) -> Looked:
    """Read and match a list; pure, so it may run on any thread."""
    words = current()
    if isinstance(source, str):
        reading = importing.read_text(source, choices)
    else:
        reading = importing.read(source, choices)
    plan = importing.plan_of(reading, people, tournament, answers)
    rows = import_preview.preview(reading, plan, tournament.plan, words)
    heads = {head: at for at, head in enumerate(reading.heads)}
    faulty = {
        (fault.row, heads[fault.column]): import_preview.fault_sentence(fault, words)
        for fault in plan.faults
        if fault.column in heads
    }
    shown = tuple(
        number
        for number, record in enumerate(reading.records, start=1)
        if number >= reading.header and any(cell.strip() for cell in record)
    )
    return Looked(reading, plan, rows, faulty, shown)
