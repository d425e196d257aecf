"""A decision a person took, with all chance and choice resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from director.domain.refusal import Impossible

if TYPE_CHECKING:
    from director.domain.line import Line
    from director.domain.tournament import Tournament


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all decisions. Its meaning is frozen once released: a change is a new version."""

    version: ClassVar[int] = 1
    """Raised when the fields change; storage/upgrades.py then turns old lines into new ones."""
    needs_reason: ClassVar[bool] = False
    """True where the journal must say why."""

    @property
    def kind(self) -> str:
        """The name of this decision in the journal."""
        return type(self).__name__

    @property
    def takes_back(self) -> int:
        """The line that this one corrects, as its kind has no undo; 0 for none."""
        return 0

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """The tournament after this decision. Raises Impossible and nothing else."""
        raise Impossible("no_effect", kind=self.kind)

    def left_out(self, tournament: Tournament, line: Line) -> Tournament:
        """What stays of it although it was undone: nothing, but for the clock that an end stopped."""
        return tournament

    def check_reason(self, reason: str) -> None:
        """Raise Impossible when the journal must say why and does not."""
        if self.needs_reason and not reason.strip():
            raise Impossible("reason_needed", kind=self.kind)
