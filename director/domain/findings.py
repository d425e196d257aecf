"""What a look at a venue's file found. Values only: the desk looks, the views put it into words."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from director.domain.ids import Seq, TournamentId
from director.domain.people import Person


class Overruling(msgspec.Struct, frozen=True):
    """Who wrote something all the same when the program had objected, and why."""

    desk: str
    staff: str
    """Who sat at that desk; may be empty."""
    reason: str


class Finding(msgspec.Struct, frozen=True):
    """One thing that is wrong, or that a reader should know."""

    code: str
    line: int = 0
    """The line of the journal it has to do with; 0 for none."""
    facts: dict[str, object] = {}
    overruled: Overruling | None = None
    """Whoever wrote it was told, and answered for it: then it is no fault, and to be known."""


class TournamentFindings(msgspec.Struct, frozen=True):
    """What was found in one tournament."""

    id: TournamentId
    name: str = ""
    lines: int = 0
    """How many lines the journal has."""
    head: str = ""
    """Hash of the last line, hex: what stands on protocols and the paper pack."""
    entries: int = 0
    """Entries that count."""
    seated: int = 0
    draws: int = 0
    """Whole draws that follow from their keys."""
    late_seats: int = 0
    """Single seats that follow from their keys."""
    faults: tuple[Finding, ...] = ()
    """What is wrong."""
    notes: tuple[Finding, ...] = ()
    """What is lawful, and worth knowing."""


class CheckReport(msgspec.Struct, frozen=True):
    """What a check of the whole file found."""

    path: str
    tournaments: tuple[TournamentFindings, ...] = ()
    people: int = 0
    faults: tuple[Finding, ...] = ()
    """What is wrong with the file itself."""
    notes: tuple[Finding, ...] = ()

    @property
    def sound(self) -> bool:
        """Nothing at all is wrong."""
        return not self.faults and not any(one.faults for one in self.tournaments)


AppealFault: TypeAlias = Literal["changed", "chain", "between", "head", "photo"]
"""`changed`  a line that stands whole is not the one of its digest
`chain`  it is not the one that the lines before lead to
`between`  a digest or a number between is not as it was
`head`  the last line is another one than it says
`photo`  a picture is not the one of its digest
"""


class AppealCheck(msgspec.Struct, frozen=True):
    """What a check of such a file found."""

    event: str
    rulings: tuple[int, ...]
    lines: int
    whole: int
    """How many lines stand whole."""
    head: str
    fault: AppealFault | None = None
    """The first thing that is wrong; None where all is as it was written."""
    line: int = 0
    """Where."""
    ruling: int = 0
    """The number of the ruling whose line that is; 0 for another line."""


class Traces(msgspec.Struct, frozen=True):
    """What of a person stays when the name goes."""

    person: Person
    rulings: int
    """Rulings of the venue that are about the person, in any version."""
    penalties: int
    plain: tuple[tuple[TournamentId, Seq], ...] = ()
    """Lines in which somebody may be named so in plain letters: of those nothing can be taken out."""
    cleared: bool = True
    """Whether the file was written anew; False while another program has it open, whose log may still have
    the name until it is closed."""
