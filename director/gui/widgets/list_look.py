"""A list of players looked at: read, matched with the address book. Pure, for the second thread."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from director.desk import importing
from director.domain.lists import Choices, Field, ListPlan, Reading
from director.gui.widgets.import_rows import Becomes, FileRows, rows_of
from director.host.i18n import N_, current
from director.views import import_preview
from director.views.import_preview import State

if TYPE_CHECKING:
    from director.domain.people import People
    from director.domain.tournament import Tournament

CHOICES: Final[tuple[Field, ...]] = (
    "family",
    "given",
    "middle",
    "full",
    "country",
    "club",
    "born",
    "number",
    "note",
    "buy_in",
    "method",
    "paid",
    "ignored",
)
"""What a column may hold, in the order in which people choose from it."""

_STATES: Final[dict[State, Becomes]] = {
    "new": Becomes(N_("new"), "user-plus", "good"),
    "known": Becomes(N_("known"), "user"),
    "owes": Becomes(N_("not paid"), "clock", "amber"),
    "entered": Becomes(N_("entered already"), "check", "soft", quiet=True),
    "repeat": Becomes(N_("repeats another row"), "copy", "soft", quiet=True),
    "question": Becomes(N_("question"), "circle-question-mark", "amber"),
    "fault": Becomes(N_("fault"), "circle-alert", "red"),
}


@dataclass(frozen=True, slots=True)
class Settled:
    """What a person said of the rows of a list."""

    answers: Mapping[int, int]
    """Who a doubtful row is."""
    taken: Mapping[int, Collection[str]]
    """The fields of somebody known that become what the list says."""


@dataclass(frozen=True, slots=True)
class LookedList:
    """A list as it was read and matched."""

    reading: Reading
    plan: ListPlan
    rows: FileRows

    @property
    def is_ready(self) -> bool:
        """Whether nothing stands against it."""
        return self.plan.is_ready


def look_at_list(
    source: bytes | str, choices: Choices, settled: Settled, people: People, tournament: Tournament
) -> LookedList:
    """Read and match a list; pure, so it may run on any thread."""
    words = current()
    if isinstance(source, str):
        reading = importing.read_text(source, choices)
    else:
        reading = importing.read(source, choices)
    plan = importing.plan_of(reading, people, tournament, settled.answers, settled.taken)
    becomes = {}
    for row in import_preview.preview(reading, plan, tournament.plan, words):
        state = _STATES[row.state]
        becomes[row.row] = replace(state, words=words._(state.words), says=row.says)
    heads = {head: at for at, head in enumerate(reading.heads)}
    faulty = {
        (fault.row, heads[fault.column]): import_preview.fault_sentence(fault, words)
        for fault in plan.faults
        if fault.column in heads
    }
    return LookedList(reading, plan, rows_of(reading, becomes, faulty, words))
