"""The next hand of a table: button, blinds, who posts what, who waits, and the markers after it.

In a tournament everybody at the table is dealt in, away or not (TDA 30), except newcomers who sit where they
must wait for the button. In a ring game the absent are left out and their missed blinds marked; whoever
owes a blind, or is new, comes back by posting or waits for his big blind (DR, see `markers`).

Where the draw document is silent: an ML player waits between button and blinds like an MS player. When the
small blind is missed under the dead button, nobody posts it and the button comes to that seat next, as with
any dead small blind; the other rules give the button to whoever posted the big blind (DR missed blinds).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from director.domain.hands import LastHand, Post, WaitsFor
from director.domain.marks import Marker, Return
from director.rules.clockwise import clockwise
from director.rules.in_force import in_force
from director.rules.rulesets import RuleSet
from director.rules.table.button import HEADS_UP, Positions, Seated, rotated
from director.rules.table.markers import Owed, after_the_blinds, must_wait, owed
from director.rules.table.missed_mode import MissedMode, Mode, missed_mode
from director.rules.verdict import Article, Verdict, cited

RETURNS: Final = ("post", "wait")


class CannotDeal(Exception):
    """Fewer than two players can be dealt in: the game starts anew, with a first button."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table between two hands."""

    mode: Mode
    seats: int
    players: frozenset[int]
    """Occupied seats, newcomers among them."""
    last: LastHand
    small_blind: int
    big_blind: int
    absent: frozenset[int] = frozenset()
    markers: Mapping[int, Marker] = field(default_factory=dict)
    returning: Mapping[int, Return] = field(default_factory=dict)
    """What those who owe a blind or are new say, in a ring game; who says nothing waits."""
    arrivals: frozenset[int] = frozenset()
    """New at this table since its last hand."""


@dataclass(frozen=True, slots=True)
class NextHand:
    """A hand that can be dealt."""

    button: int
    small: int | None
    """Who posts the small blind; None when nobody does."""
    small_seat: int | None
    """Where the small blind lies even so; None when the rule leaves it out (DR missed blinds)."""
    big: int
    dealt_in: tuple[int, ...]
    """In dealing order."""
    posts: tuple[Post, ...]
    """Small blind, big blind, then the others clockwise."""
    waits: Mapping[int, WaitsFor]
    """Everybody not dealt in, in dealing order."""
    markers: Mapping[int, Marker]
    """What lies at the seats after the blinds have gone by."""

    @property
    def dead_button(self) -> bool:
        """The button lies where nobody is dealt in."""
        return self.button not in self.dealt_in

    @property
    def dead_small(self) -> bool:
        """The small blind falls on a seat where nobody is dealt in, so nobody posts it."""
        return self.small is None and self.small_seat is not None

    @property
    def last(self) -> LastHand:
        """The same as the hand just finished, once it has been played."""
        return LastHand(self.button, self.small_seat, self.big)


def next_hand(table: Table, rules: RuleSet) -> Verdict[NextHand]:
    """What the next hand looks like. Raises CannotDeal.

    `last.small` may be None only where the button rule does not need it.
    """
    absence = missed_mode(rules, table.mode)
    deal = _deal(table, rules, absence.answer)
    small = deal.positions.small if deal.positions.small in deal.dealt else None
    skipped = small is None and rules.text("button_rule") == "sb_poster_next"
    hand = NextHand(
        button=deal.positions.button,
        small=small,
        small_seat=None if skipped else deal.positions.small,
        big=deal.positions.big,
        dealt_in=deal.from_the_button(deal.dealt),
        posts=_posts(deal),
        waits=_waits(deal, rules.text("new_between")),
        markers=_markers(deal),
    )
    return Verdict(hand, *_reasons(deal, rules, absence))


# ------------------------------------------------------------------ who takes part


@dataclass(frozen=True, slots=True)
class _Deal:
    """Everybody with his part in the next hand."""

    table: Table
    missed: MissedMode
    out: Mapping[int, Marker]
    """Who owes a blind or is new."""
    seated: Seated
    positions: Positions

    @property
    def absent(self) -> frozenset[int]:
        """Who is left out because he is away."""
        return _left_out(self.table, self.missed)

    @property
    def dealt(self) -> frozenset[int]:
        return self.seated.due | self.seated.posting | {self.positions.big}

    def from_the_button(self, seats: Iterable[int]) -> tuple[int, ...]:
        """In dealing order: from the left of the button, the button last."""
        first, size = self.positions.button + 1, self.table.seats
        return tuple(sorted(seats, key=lambda seat: clockwise(first, seat, size)))


def _deal(table: Table, rules: RuleSet, missed: MissedMode) -> _Deal:
    """Button and blinds with everybody who may be dealt in; who may not yet is left out and drops away.

    With fewer than two who are due nobody is made to wait: there would be no hand.
    """
    out = _out_of_rotation(table, missed)
    seated = _seated(table, out, _left_out(table, missed))
    while True:
        positions = rotated(rules.text("button_rule"), seated, table.last)
        if positions is None:
            raise CannotDeal
        asked = (seated.posting | {positions.big}) - seated.due if len(seated.due) > 1 else frozenset()
        new_between = rules.text("new_between")
        barred = {seat for seat in asked if must_wait(out[seat], new_between, seat, positions)}
        if not barred:
            return _Deal(table, missed, out, seated, positions)
        seated = seated._replace(
            posting=seated.posting - barred,
            waiting=seated.waiting - barred,
            held=seated.held | barred,
        )


def _out_of_rotation(table: Table, missed: MissedMode) -> dict[int, Marker]:
    """Who owes a blind or is new; where the absent are dealt in, nobody owes one."""
    out: dict[int, Marker] = dict.fromkeys(table.arrivals, "NEW")
    counting = missed != "dealt_in"
    return out | {seat: marker for seat, marker in table.markers.items() if counting or marker == "NEW"}


def _left_out(table: Table, missed: MissedMode) -> frozenset[int]:
    return frozenset() if missed == "dealt_in" else table.absent


def _seated(table: Table, out: Mapping[int, Marker], absent: frozenset[int]) -> Seated:
    due = table.players - out.keys()
    # Whoever had the big blind and is marked already went away before this deal, and misses its small blind.
    missing = frozenset((table.last.big,) if out.get(table.last.big) == "MS" else ())
    there = frozenset(out) - absent - missing
    posting = frozenset(
        seat for seat in there if table.mode == "tournament" or table.returning.get(seat) == "post"
    )
    return Seated(due - absent, (due & absent) | missing, posting, there - posting)


# ------------------------------------------------------------------ what they do


def _posts(deal: _Deal) -> tuple[Post, ...]:
    table, small, big = deal.table, deal.positions.small, deal.positions.big
    found = [Post(big, table.big_blind)]
    if small in deal.dealt:
        found.insert(0, Post(small, *_small_blind(deal)))
    if table.mode == "ring":
        others = (deal.out.keys() & deal.dealt) - {small, big}
        from_the_blind = sorted(others, key=lambda seat: clockwise(big, seat, table.seats))
        found += [Post(seat, *_owed(deal, deal.out[seat])) for seat in from_the_blind]
    return tuple(post for post in found if post.live or post.dead)


def _small_blind(deal: _Deal) -> Owed:
    """The small blind; who owes a blind as well, as only one of the last two players can, pays both."""
    marker = deal.out.get(deal.positions.small, "NEW")
    if marker == "NEW":
        return Owed(deal.table.small_blind, 0)
    due = _owed(deal, marker)
    return Owed(max(deal.table.small_blind, due.live), due.dead)


def _owed(deal: _Deal, marker: Marker) -> Owed:
    return owed(marker, deal.missed, deal.table.small_blind, deal.table.big_blind)


def _waits(deal: _Deal, new_between: str) -> dict[int, WaitsFor]:
    """Whoever is new waits for the button where he must, even if he says that he waits for his blind."""
    found: dict[int, WaitsFor] = {}
    for seat in deal.from_the_button(deal.table.players - deal.dealt):
        if seat in deal.absent:
            found[seat] = "away"
        elif seat not in deal.seated.waiting:
            found[seat] = "button"
        else:
            new = deal.out[seat] == "NEW"
            too_early = new and must_wait("NEW", new_between, seat, deal.positions)
            found[seat] = "button" if too_early else "big_blind"
    return found


def _markers(deal: _Deal) -> dict[int, Marker]:
    left: dict[int, Marker] = {seat: marker for seat, marker in deal.out.items() if seat not in deal.dealt}
    away = {seat: left.get(seat) for seat in deal.absent}
    left.update(after_the_blinds(away, deal.positions, deal.table.last.big))
    return dict(sorted(left.items()))


# ------------------------------------------------------------------ who says so


_NEWCOMERS: Final = "DR blind rules"
"""The only place that says what whoever is new to a ring game posts, and when."""


def _reasons(
    deal: _Deal, rules: RuleSet, absence: Verdict[MissedMode]
) -> tuple[tuple[Article, ...], tuple[str, ...]]:
    two, kinds = deal.positions.heads_up, set(deal.out.values())
    keys = ["button_rule"] if not two or rules.text("button_rule") == "simple_moving" else []
    if "NEW" in kinds:
        keys.append("new_between")
    because = [in_force(rules, *HEADS_UP) if two else (), rules.articles(*keys)]
    house = rules.house(*keys)
    if deal.table.absent or kinds - {"NEW"}:
        because.append(absence.because)
        house += absence.house
    if "NEW" in kinds and deal.table.mode == "ring":
        because.append(in_force(rules, _NEWCOMERS))
    return cited(*because), house
