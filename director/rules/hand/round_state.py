"""A betting round as a value: what it is now, and whether somebody may raise in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self, TypeVar

from director.rules.hand.acts import AGGRESSIVE, Act, NotAllowed
from director.rules.hand.caps import capped
from director.rules.hand.reopening import may_raise_again
from director.rules.hand.standing import Place, Standing, can_be_answered, next_to_act
from director.rules.hand.terms import Terms

S = TypeVar("S", bound="RoundState")


@dataclass(frozen=True, slots=True)
class RoundState:
    """A betting round up to now."""

    terms: Terms
    places: tuple[Place, ...]
    """The ring in acting order."""
    standing: Standing
    turn: int | None = None
    """The place, counted from 0, of whoever is to act; None when the round is closed."""
    acts: tuple[Act, ...] = ()
    """What was done, posts included."""

    @property
    def closed(self) -> bool:
        """Whether nobody is to act any more."""
        return self.turn is None

    @property
    def to_act(self) -> int | None:
        """Whose turn it is."""
        return None if self.turn is None else self.places[self.turn].seat

    @property
    def pot_now(self) -> int:
        """All chips in the middle and in front of the players, dead and uncalled ones included."""
        return self.terms.pot + self.dead + sum(place.put for place in self.places)

    @property
    def dead(self) -> int:
        """Dead chips paid in this round."""
        return sum(place.dead for place in self.places)

    @property
    def put(self) -> Mapping[int, int]:
        """Live chips in front of each seat."""
        return {place.seat: place.put for place in self.places}

    @property
    def left(self) -> Mapping[int, int]:
        """Chips each seat has behind."""
        return {place.seat: place.left for place in self.places}

    @property
    def folded(self) -> tuple[int, ...]:
        """Seats that gave up in this round."""
        return tuple(place.seat for place in self.places if place.folded)

    @property
    def all_in(self) -> tuple[int, ...]:
        """Seats in the hand without a chip behind."""
        return tuple(place.seat for place in self.places if not place.folded and place.left == 0)

    @property
    def raises_used(self) -> int:
        """Raises that count: no bet, no completion, no short all-in."""
        return self.standing.raises

    @property
    def capped(self) -> bool:
        """Whether the raises of a limit round are used up."""
        return capped(self.terms, self.standing, self.places)

    @property
    def first_bettor(self) -> int | None:
        """Who wagered first of his own accord."""
        return next((act.seat for act in self.acts if act.meaning in AGGRESSIVE), None)

    @property
    def last_aggressor(self) -> int | None:
        """Who increased last (SP 5.9.2, TDA 17-A)."""
        return next((act.seat for act in reversed(self.acts) if act.meaning in AGGRESSIVE), None)

    @property
    def unopened(self) -> bool:
        """Whether the compulsory wager of a stud hand is still to come."""
        return self.terms.opens_with_bring_in and self.standing.highest == 0

    def place(self, seat: int) -> Place:
        """The place of a seat. Raises NotAllowed when it is not in the round."""
        for place in self.places:
            if place.seat == seat:
                return place
        raise NotAllowed("not_in_round", seat=seat)

    @property
    def forced(self) -> bool:
        """Whether it is the turn of the one who has to open.

        When he is all-in on the ante he is passed over, and nobody has to (ST 6.1.7, TDA RP-10-E).
        """
        return self.unopened and self.turn == 0

    @property
    def acting(self) -> Place | None:
        """The place of whoever is to act."""
        return None if self.turn is None else self.places[self.turn]

    def why_no_raise(self, place: Place) -> str | None:
        """Why this player may not bet or raise; None when he may."""
        due = self.terms.bring_in if self.unopened else 0
        if place.most <= max(self.standing.highest, due):
            return "no_chips_to_raise"
        if self.capped:
            return "capped"
        if not may_raise_again(self.terms, self.standing, place):
            return "not_reopened"
        if not can_be_answered(self.places, place, self.standing.highest):
            return "nobody_left"
        return None

    # ------------------------------------------------------------------ what becomes of it

    def changed(self, place: Place, standing: Standing, act: Act) -> Self:
        """The round with one place changed by an act."""
        places = tuple(place if one.seat == place.seat else one for one in self.places)
        return replace(self, places=places, standing=standing, acts=(*self.acts, act))

    def asking(self, after: int) -> Self:
        """The round with the turn at the next place after this one that has to act."""
        return replace(self, turn=next_to_act(self.places, after, self.standing.highest))

    def settled(self, place: Place, standing: Standing, act: Act) -> Self:
        """The round after a player acted: he has seen what is to be matched."""
        seen = place._replace(seen=standing.highest, reopened=False)
        return self.changed(seen, standing, act).asking(after=self.turn or 0)
