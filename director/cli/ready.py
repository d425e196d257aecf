"""A decision of which the program finds the rest: the base of them all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

import msgspec

from director.domain.action import Action
from director.domain.people import Person
from director.domain.refusal import Impossible

if TYPE_CHECKING:
    from director.desk.venue import Venue
    from director.domain.journal import Journal


class Told(Impossible):
    """What cannot be, with its sentence made already."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(code)
        self.sentence = sentence


class ReadyMade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of them all."""

    alone: ClassVar[bool] = False
    """True for what cannot be one of several decisions written as one."""

    def newcomers(self) -> tuple[Person, ...]:
        """Who must be added to the address book first."""
        return ()

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """What is written. Raises Impossible."""
        raise NotImplementedError
