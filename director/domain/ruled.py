"""Rulings as they are kept: what a judge wrote down, every version of it, and what became of it.

Nothing here names a person. Players stand by their entries, others by the number of the address book, and a
name inside a text is a mark (`domain/name_marks.py`), so that a name can be erased and the journal stays.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

import msgspec

from director.domain.case import TableCase
from director.domain.clock import Stamp
from director.domain.ids import EntryId, PersonId, Seq
from director.domain.names import tidy, tidy_lines
from director.domain.refusal import Article

RulingKind: TypeAlias = Literal["irregularity", "dispute", "conduct", "equipment", "chips", "clock"]
RULING_KINDS: Final[tuple[RulingKind, ...]] = get_args(RulingKind)

Matter: TypeAlias = Literal["retrieval", "collusion"]
"""What a ruling is about that not every judge may decide: a hand given back, hands looked at on suspicion."""
MATTERS: Final[tuple[Matter, ...]] = get_args(Matter)

Outcome: TypeAlias = Literal["stands", "changed"]
"""What an appeal came to."""

MOST_TEXT: Final = 60_000
"""The longest account of what happened or was decided, in characters: three thousand words fit twice."""
MOST_PERSON: Final = 200
"""The longest mention of a judge, of a dealer or of who called, in characters."""
MOST_ARTICLES: Final = 20
MOST_CASES: Final = 10
MOST_PHOTOS: Final = 20
MOST_NAMED: Final = 100
"""So many players stand in one ruling at most."""
MOST_PHOTO: Final = 10_000_000
"""The largest photograph, in bytes."""

PHOTO_TYPES: Final = ("image/jpeg", "image/png")


class Photo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A photograph of a ruling. The picture itself lies beside the journal, so that it can be taken away."""

    digest: str
    """SHA-256 of the file, hex."""
    type: str
    """One of PHOTO_TYPES."""
    size: int
    """Bytes of the file."""


class Ruled(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a ruling says: one version of it, whole."""

    happened: str
    """What happened, in words; lines are kept."""
    decision: str = ""
    """What the judge decided; empty while the matter is open."""
    kind: RulingKind = "irregularity"
    articles: tuple[Article, ...] = ()
    """What the decision follows, the weightiest first."""
    table: int = 0
    """0 where it was not at a table."""
    seats: tuple[int, ...] = ()
    """Seats of that table it is about."""
    entries: tuple[EntryId, ...] = ()
    """Players it is about, wherever they sit now."""
    persons: tuple[PersonId, ...] = ()
    """Others of the address book, such as a spectator."""
    dealer: str = ""
    hand: int = 0
    """The how-manieth hand of the table; 0 where nobody knows."""
    stamp: Stamp | None = None
    """Level and remaining time as they were; null for an event without a schedule."""
    called: str = ""
    """When the judge was called, UTC, as lines write it; empty where nobody said."""
    judge: str = ""
    """Who decided."""
    called_by: str = ""
    """Who called the judge: a player, a dealer, the floor."""
    matters: tuple[Matter, ...] = ()
    """What in it is for the chief referee to decide."""
    approved: str = ""
    """The chief referee who approved; empty where nobody did."""
    open: bool = False
    """Something is still waited for: a look at the recording, a count."""
    cases: tuple[TableCase, ...] = ()
    """Questions asked in Table tools and what was answered, or whole hands."""
    photos: tuple[Photo, ...] = ()

    def __post_init__(self) -> None:
        """Texts are kept as people read them."""
        for field in ("happened", "decision"):
            msgspec.structs.force_setattr(self, field, tidy_lines(getattr(self, field)))
        for field in ("dealer", "judge", "called_by", "approved"):
            msgspec.structs.force_setattr(self, field, tidy(getattr(self, field)))


class Version(msgspec.Struct, frozen=True, gc=False):
    """One version of a ruling. All of them stay."""

    line: Seq
    """The line that wrote it."""
    at: str
    """When that was, UTC."""
    staff: str
    """Who wrote it."""
    ruled: Ruled
    reason: str = ""
    """Why it replaced the one before; empty for the first."""
    taken_back: Seq = Seq(0)
    """The line that said it was a slip; 0 while it counts."""


class Appealed(msgspec.Struct, frozen=True, gc=False):
    """An appeal against a ruling."""

    line: Seq
    at: str
    by: EntryId | None
    """The player who appealed; None for somebody who is no player."""
    grounds: str
    outcome: Outcome | None = None
    """None while it is open."""
    decided: Seq = Seq(0)
    """The line that decided it."""
    decided_at: str = ""
    decision: str = ""
    judge: str = ""


class Ruling(msgspec.Struct, frozen=True, gc=False):
    """A ruling with all its versions, the first one first."""

    id: Seq
    """The line that wrote the first version."""
    number: int
    """The how-manieth ruling of the event, from 1; it never changes."""
    versions: tuple[Version, ...]
    appeals: tuple[Appealed, ...] = ()

    @property
    def version(self) -> Version:
        """The version in force; the first one where all were slips."""
        return next((one for one in reversed(self.versions) if not one.taken_back), self.versions[0])

    @property
    def now(self) -> Ruled:
        """What it says now."""
        return self.version.ruled

    @property
    def taken_back(self) -> bool:
        """Whether all of it was a slip: it stays in the book and decides nothing."""
        return bool(self.versions[0].taken_back)

    @property
    def revised(self) -> bool:
        """Whether what counts now is not what was first written."""
        return self.version is not self.versions[0]

    @property
    def appeal(self) -> Appealed | None:
        """The appeal that is open; None where there is none."""
        return next((one for one in self.appeals if one.outcome is None), None)

    @property
    def is_open(self) -> bool:
        """Whether somebody still has to decide: the matter itself, or an appeal."""
        return not self.taken_back and (self.now.open or self.appeal is not None)
