"""Evenings at one table, by a fixed chance: players bust, arrive, go away and come back, in any order.

Each hand is asked for with the answer to the hand before, and looked at by laws that know nothing of how it
was found: they keep their own account of who sat where, who posted what and which marker lies where.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from director.domain.hands import LastHand
from director.domain.marks import Marker, Return
from director.rules.rulesets import RuleSet
from director.rules.table.missed_mode import Mode
from director.rules.table.next_hand import CannotDeal, NextHand, Table, next_hand

SMALL, BIG = 1, 2
LONGEST = 3
"""So many hands running somebody may have to wait for the button."""
OWED = {"ML": (BIG, SMALL), "MS": (0, SMALL), "NEW": (BIG, 0)}
"""What comes back live and dead, by marker, where the small blind is always dead."""
UP_TO_MIN = {**OWED, "MS": (SMALL, 0)}
"""The same where all is live up to the smallest bet."""


class Dealt(NamedTuple):
    """One hand with what it was asked from."""

    table: Table
    rules: RuleSet
    hand: NextHand
    who: dict[int, int]
    """Seat → player: a seat may have another player in the next hand."""


class Evening:
    """One table, its players and their markers."""

    def __init__(self, seed: int, rules: RuleSet, mode: Mode) -> None:
        self._chance = random.Random(seed)
        self._rules, self._mode = rules, mode
        self._size = self._chance.randint(2, 10)
        self._people = 0
        self._who: dict[int, int] = {}
        self._away: set[int] = set()
        self._markers: dict[int, Marker] = {}
        self._arrivals: set[int] = set()

    def hands(self, count: int) -> Iterator[Dealt | None]:
        """So many hands; None where the game broke up and starts anew, with nobody owing anything."""
        last = None
        for _ in range(count):
            if last is None:
                last = self._anew()
                yield None
                continue
            self._something_happens()
            table = Table(
                self._mode, self._size, frozenset(self._who), last, SMALL, BIG,
                frozenset(self._away), dict(self._markers), self._said(), frozenset(self._arrivals),
            )  # fmt: skip
            try:
                hand = next_hand(table, self._rules).answer
            except CannotDeal:
                last = None
                continue
            yield Dealt(table, self._rules, hand, dict(self._who))
            last, self._markers = hand.last, dict(hand.markers)
            self._arrivals.clear()

    def _anew(self) -> LastHand:
        self._away.clear()
        self._markers.clear()
        self._arrivals.clear()
        while len(self._who) < 2:
            self._arrives()
        self._arrivals.clear()
        seats = sorted(self._who)
        self._chance.shuffle(seats)
        button = seats[0]
        ahead = sorted(self._who, key=lambda seat: (seat - button - 1) % self._size)
        return LastHand(button, button, ahead[0]) if len(seats) == 2 else LastHand(button, *ahead[:2])

    def _something_happens(self) -> None:
        chance = self._chance
        for seat in sorted(self._who):
            if chance.random() < 0.08:
                self._leaves(seat)
            elif chance.random() < (0.5 if seat in self._away else 0.12):
                self._away.symmetric_difference_update({seat})
        while chance.random() < 0.35 and len(self._who) < self._size:
            self._arrives()

    def _leaves(self, seat: int) -> None:
        del self._who[seat]
        self._away.discard(seat)
        self._markers.pop(seat, None)
        self._arrivals.discard(seat)

    def _arrives(self) -> None:
        seat = self._chance.choice([seat for seat in range(1, self._size + 1) if seat not in self._who])
        self._people += 1
        self._who[seat] = self._people
        self._arrivals.add(seat)

    def _said(self) -> dict[int, Return]:
        owing = (self._markers.keys() | self._arrivals) - self._away
        words: tuple[Return, ...] = ("post", "post", "wait")
        return {seat: self._chance.choice(words) for seat in sorted(owing) if self._chance.random() < 0.9}


# ------------------------------------------------------------------ the laws


def way(start: int, seat: int, size: int) -> int:
    """How many seats on, clockwise; a whole round to the seat itself."""
    return (seat - start) % size or size


def lawful(evening: Iterator[Dealt | None]) -> int:
    """Check every hand of an evening by itself and after the one before; how many there were."""
    before, count = None, 0
    waited: dict[int, int] = {}
    for now in evening:
        if now is not None:
            count += 1
            one_hand(now)
            its_markers(now)
            if before is not None:
                after(before, now)
            held_up = [now.who[seat] for seat, why in now.hand.waits.items() if why == "button"]
            waited = {player: waited.get(player, 0) + 1 for player in held_up}
            assert max(waited.values(), default=0) <= LONGEST, "the button passes everybody soon"
        before = now
    return count


def one_hand(now: Dealt) -> None:
    """Everybody is dealt in or waits; blinds are posted by those dealt in, in the order of the deal."""
    hand, table = now.hand, now.table
    assert {*hand.dealt_in, *hand.waits} == set(table.players)
    assert not {*hand.dealt_in} & hand.waits.keys()
    assert len(hand.dealt_in) >= 2
    ahead = [way(hand.button, seat, table.seats) for seat in hand.dealt_in]
    assert ahead == sorted(ahead)
    assert hand.big in hand.dealt_in
    assert hand.big not in (hand.button, hand.small_seat)
    assert hand.small is None or hand.small == hand.small_seat
    assert hand.small is None or hand.small in hand.dealt_in
    posts = {post.seat: (post.live, post.dead) for post in hand.posts}
    assert len(posts) == len(hand.posts)
    assert posts.keys() <= {*hand.dealt_in}
    assert posts[hand.big] == (BIG, 0)
    if len(hand.dealt_in) == 2:
        assert hand.small == hand.button
    elif hand.small_seat is not None:
        size = table.seats
        assert way(hand.button, hand.small_seat, size) < way(hand.button, hand.big, size)


def its_markers(now: Dealt) -> None:
    """A marker is paid once, in full, or waited out; and nobody else puts in anything but his blind."""
    hand, table = now.hand, now.table
    marked: dict[int, Marker] = {**dict.fromkeys(table.arrivals, "NEW"), **table.markers}
    posts = {post.seat: (post.live, post.dead) for post in hand.posts if post.seat != hand.big}
    costs = UP_TO_MIN if now.rules.name == "robert-11" else OWED
    if table.mode == "tournament":
        assert posts.keys() <= {hand.small}
        assert hand.markers.keys() <= marked.keys()
        assert set(hand.markers.values()) <= {"NEW"}
        assert {*hand.waits} == hand.markers.keys()
        return
    assert table.absent & {*hand.dealt_in} == set()
    for seat in table.players:
        was, becomes, put = marked.get(seat), hand.markers.get(seat), posts.get(seat)
        if seat in hand.dealt_in:
            assert becomes is None
            if was is None or seat == hand.big:
                assert put in (None, (SMALL, 0))
                assert (put is not None) == (seat == hand.small)
            elif seat == hand.small:
                assert put in ((SMALL, 0), (max(SMALL, costs[was][0]), costs[was][1]))
            else:
                assert table.returning[seat] == "post"
                assert put == costs[was]
        else:
            assert seat in table.absent or was is not None, "whoever is there and owes nothing plays"
            worse = [(None, "MS"), (None, "ML"), ("MS", "ML")] if seat in table.absent else []
            assert becomes == was or (was, becomes) in worse


def after(before: Dealt, now: Dealt) -> None:
    """What holds from one hand to the next for those who sat there in both."""
    old, hand, size = before.hand, now.hand, now.table.seats
    stayed = {seat for seat in now.who if before.who.get(seat) == now.who[seat]}
    rule = now.rules.text("button_rule")
    two = stayed & {*old.dealt_in} & {*hand.dealt_in}
    if len(two) == len(old.dealt_in) == len(hand.dealt_in) == 2:
        assert hand.big == old.button, "two players alternate"
    assert hand.big != old.big or hand.big not in stayed, "nobody has the big blind twice running"
    if rule == "dead":
        skipped = {seat for seat in two if way(old.big, seat, size) < way(old.big, hand.big, size)}
        assert not skipped, "nobody skips the big blind"
        # Of two players the other one has the button, wherever he sits.
        moved = (hand.button - old.button) % size
        assert len(hand.dealt_in) == 2 or moved <= way(old.button, old.big, size), "it never moves back"
    if now.table.mode == "ring" and rule == "dead":
        free = stayed & now.table.absent - hand.markers.keys()
        passed = {seat for seat in free if way(old.big, seat, size) < way(old.big, hand.big, size)}
        assert not passed, "a big blind that is missed is marked"
