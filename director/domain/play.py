"""Decisions at the tables. So far: the first hand."""

from __future__ import annotations

from msgspec.structs import replace

from director.domain.action import Action
from director.domain.line import Line
from director.domain.refusal import Impossible
from director.domain.tournament import Tournament


class StartPlay(Action, frozen=True):
    """The first hand is dealt: from now on an entry can only be withdrawn, without refund."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Remember that play has begun."""
        _ = tournament.setup
        if tournament.started:
            raise Impossible("already_started")
        if not tournament.seating.places:
            raise Impossible("nobody_seated")
        return replace(tournament, started=True)
