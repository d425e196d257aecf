"""A table of an event in play, short to write."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from director.domain.ids import EntryId
from director.domain.options import read_options
from director.domain.plan import Discipline, RuleSetName
from director.domain.play import SetButton, StartPlay
from director.rules.table.proposals import propose_hand
from tests.helpers.evening import PLAN, Evening


class TableInPlay:
    """Table 1 with a player on each of these seats; table 2 stands beside it, empty."""

    def __init__(
        self,
        seats: Iterable[int] = range(1, 7),
        rules: RuleSetName = "tda-2024",
        last: tuple[int, int | None, int] | None = (1, 2, 3),
        game: Discipline = "holdem",
        **options: object,
    ) -> None:
        plan = replace(PLAN, rules=rules, discipline=game, options=read_options(options))
        self.evening = Evening(plan).tables(1, 2)
        self.at: dict[int, EntryId] = {seat: self.evening.enter(seat, (1, seat)) for seat in seats}
        self.evening.do(StartPlay())
        if last is not None:
            self.evening.do(SetButton(1, *last))

    def arrives(self, seat: int) -> EntryId:
        """Somebody new sits down there."""
        self.at[seat] = self.evening.enter(100 + len(self.evening.journal.lines), (1, seat))
        return self.at[seat]

    def hand_is_set(self, button: int, small: int | None, big: int) -> None:
        """Button and blinds of the hand just dealt are these."""
        self.evening.do(SetButton(1, button, small, big))

    def hand(self, blinds: tuple[int, int] = (1, 2)) -> tuple[int, int | None, int]:
        """The next hand is dealt as the rules propose it: button, small and big blind."""
        action = propose_hand(self.evening.tournament, 1, blinds).answer
        self.evening.do(action)
        return action.button, action.small, action.big
