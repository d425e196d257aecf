"""Balancing: the fewest moves that even the tables out, who moves and to which seat (TDA 11).

One move after another goes from the fullest table to the shortest. That is the fewest: no plan of so many
moves can bring the largest table lower, or the smallest one higher. No table gives and receives, nobody
moves twice.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Final, TypeAlias

from director.domain.seats import TableSeat
from director.rules.floor.late_seat import LateTable
from director.rules.floor.mover import NEVER, Moved, Mover, Why, next_mover
from director.rules.floor.stud_mover import StudSeats, stud_mover
from director.rules.floor.target import Role, Target, target_seat
from director.rules.floor.ties import NO_TIES, Ties
from director.rules.rulesets import RuleSet
from director.rules.verdict import Article, Verdict, article, cited

HALT_SHORT: Final = 3
"""Play halts at a table so many players short of the fullest (TDA 11-D)."""

SMALLEST_DIFF: Final = 2
"""Tables cannot be brought closer than one player."""


@dataclass(frozen=True, slots=True)
class BalancingMove:
    """One player taken from the fullest table to the shortest."""

    source: TableSeat
    target: TableSeat
    waits: bool
    """No cards until the button has passed."""
    why: Why
    """Why it is this player."""
    posts_small: bool
    """Only the small blind's place was open; the floor decides, and by default he posts it."""
    before: Moved
    """How often he was moved before, and when; its `caution` is what to warn of."""
    hands: int = 0
    """Hands until he has the big blind there, 1 being the next; 0 when nobody can say."""


@dataclass(frozen=True, slots=True)
class BalancePlan:
    """What there is to do, as the tables stand after their current hands."""

    moves: tuple[BalancingMove, ...]
    """One after another, in this order; none when a table breaks."""
    halt: tuple[int, ...]
    """Tables where play stops until they are filled."""
    breaks: int | None
    """The table to break: all its players find room at the others."""
    diff: int
    """The difference that made somebody move."""


def balance_plan(
    tables: Sequence[LateTable],
    rules: RuleSet,
    *,
    diff: int | None = None,
    opened: Sequence[int] | None = None,
    stays: AbstractSet[TableSeat] = frozenset(),
    moved: Mapping[TableSeat, Moved] | None = None,
    ties: Ties = NO_TIES,
    stud: StudSeats | None = None,
) -> Verdict[BalancePlan]:
    """The fewest moves after which no table is `diff` short of another (TDA 11-A), or the table to break.

    `diff` overrides the option `balance_diff`. `opened` are the numbers of all tables in order of opening
    (default ascending): the one opened last breaks as soon as the others have room; with none named none
    breaks. Players on the chairs of `stays` are not moved (TDA 9). `moved` tells by chair of earlier moves:
    among equally full tables the one whose next player was moved least gives; where the rule leaves no choice
    it only warns. `ties` say who may not come to which table: another of the shortest tables takes him, else
    the next one due moves. With `stud` the seats decide instead of the blinds.

    A table nobody may leave does not give, one without an open seat does not receive. Raises ValueError for
    a `diff` below 2.
    """
    trigger = rules.number("balance_diff") if diff is None else diff
    if trigger < SMALLEST_DIFF:
        raise ValueError(f"tables cannot be brought closer than one player: {trigger}")
    breaks = _breaking(tables, opened)
    moves: tuple[BalancingMove, ...] = ()
    if breaks is None:
        history = {} if moved is None else moved
        moves = tuple(_Balancing(tables, rules, stays, history, ties, stud).moves(trigger))
    plan = BalancePlan(moves, _halted(tables, rules.text("halt_rule")), breaks, trigger)
    return _justified(plan, tables, rules)


def _breaking(tables: Sequence[LateTable], opened: Sequence[int] | None) -> int | None:
    """The table opened last, when the others have room for its players."""
    if len(tables) < 2 or opened == ():
        return None
    number = max(table.number for table in tables) if opened is None else opened[-1]
    room = sum(len(table.open_seats()) for table in tables if table.number != number)
    players = sum(len(table.occupied) for table in tables if table.number == number)
    return number if players <= room else None


def _short(tables: Sequence[LateTable]) -> list[LateTable]:
    fullest = max((len(table.occupied) for table in tables), default=0)
    return [table for table in tables if fullest - len(table.occupied) >= HALT_SHORT]


def _halted(tables: Sequence[LateTable], halt_rule: str) -> tuple[int, ...]:
    """Tables at which play stops (TDA 11-D), in the order given."""
    if halt_rule == "off":
        return ()
    at_once = halt_rule == "at_once"
    return tuple(table.number for table in _short(tables) if at_once or _blind_on_empty_seat(table))


def _blind_on_empty_seat(table: LateTable) -> bool:
    if table.last is None:
        return False
    following = table.last.big % table.seats + 1
    return following not in table.occupied and following not in table.locked


class _Sitting:
    """A table that gives or receives, while the plan is made."""

    __slots__ = ("open", "seated", "table")

    def __init__(self, table: LateTable) -> None:
        self.table = table
        self.seated = set(table.occupied)
        """Without newcomers who wait: blinds do not fall on them yet."""
        self.open = table.open_seats()


_Giver: TypeAlias = tuple[int, tuple[int, int], int, Mover]
"""Players with the sign turned, reluctance, table, mover: the least of them gives next."""

_UNASKED: Final = Mover(0, "next_due", NEVER)
"""Stands for the mover of a table until it is asked who that is; nobody is less reluctant than this one."""

_Pair: TypeAlias = tuple[_Giver, tuple[int, int]]
"""The giver, and the receiver: players and table."""


class _Balancing:
    def __init__(
        self,
        tables: Iterable[LateTable],
        rules: RuleSet,
        stays: AbstractSet[TableSeat],
        moved: Mapping[TableSeat, Moved],
        ties: Ties,
        stud: StudSeats | None,
    ) -> None:
        self._rules = rules
        self._button_rule = rules.text("button_rule")
        self._stays = stays
        self._moved = moved
        self._ties = ties
        self._stud = stud
        self._gone: dict[TableSeat, int] = {}
        """Where those sit now who moved in this plan."""
        self._gave: set[int] = set()
        self._tables = {table.number: table for table in tables}
        self._sittings: dict[int, _Sitting] = {}
        """Of the few tables that were asked about."""
        self._givers: list[_Giver] = []
        self._receivers: list[tuple[int, int]] = []

    def moves(self, diff: int) -> Iterator[BalancingMove]:
        receivers, tables = self._receivers, self._tables.values()
        receivers += [(len(table.occupied), table.number) for table in tables if table.has_open_seat]
        heapq.heapify(receivers)
        # The shortest never gets shorter, so a table that need not give now need not later.
        least = receivers[0][0] + diff if receivers else 0
        for table in tables if receivers else ():
            if len(table.occupied) >= least:
                self._may_give(table.number, len(table.occupied))
        # An entry of the other heap that a move made stale lies beyond the gap and is never reached, unless
        # ties hold somebody back: then a table that gave is asked no more, so that none gives and receives.
        while receivers and self._fullest() - receivers[0][0] >= diff:
            pair = None if receivers[0][1] in self._gave else self._pair(diff)
            if pair is None:  # nobody may come to the shortest table
                heapq.heappop(receivers)
                continue
            (most, _, source, mover), (fewest, number) = pair
            target = self._move(self._sitting(source), mover, self._sitting(number))
            yield BalancingMove(
                source=TableSeat(source, mover.seat),
                target=TableSeat(number, target.seat),
                waits=target.waits,
                why=mover.why,
                posts_small=target.role is Role.SMALL and not target.waits,
                before=mover.before,
                hands=target.hands,
            )
            self._gave.add(source)
            self._may_give(source, -most - 1)
            self._may_receive(number, fewest + 1)

    def _sitting(self, number: int) -> _Sitting:
        if number not in self._sittings:
            self._sittings[number] = _Sitting(self._tables[number])
        return self._sittings[number]

    def _fullest(self) -> int:
        """Players at the table that gives next, which is known then; 0 where none may."""
        givers = self._givers
        while givers and givers[0][3] is _UNASKED:
            players, _, number, _ = heapq.heappop(givers)
            sitting = self._sitting(number)
            mover = next_mover(sitting.table, sitting.seated, self._button_rule, self._stays, self._moved)
            if mover is not None:
                heapq.heappush(givers, (players, mover.before.reluctance, number, mover))
        return -givers[0][0] if givers else 0

    def _pair(self, diff: int) -> _Pair | None:
        """Who moves next and to which table, both taken off the heaps; None when nobody may go there.

        Nobody is sent back to the table he came from while anybody else can go.
        """
        return self._first_pair(diff, back=False) or self._first_pair(diff, back=True)

    def _first_pair(self, diff: int, *, back: bool) -> _Pair | None:
        fewest = self._receivers[0][0]
        aside: list[_Giver] = []
        found = None
        while found is None and self._fullest() - fewest >= diff:
            giver = heapq.heappop(self._givers)
            found = self._receiver_for(giver, fewest, back=back)
            if found is None:
                aside.append(giver)
        for giver in aside:
            heapq.heappush(self._givers, giver)
        return found

    def _receiver_for(self, giver: _Giver, fewest: int, *, back: bool) -> _Pair | None:
        players, reluctance, source, due = giver
        if self._stud is None:
            chair = TableSeat(source, due.seat)
            if not self._ties.bind(chair):
                return giver, heapq.heappop(self._receivers)
            equally = sorted(one for one in self._receivers if one[0] == fewest and one[1] not in self._gave)
            for receiver in equally:
                if self._may_come(chair, receiver[1], back=back):
                    self._receivers.remove(receiver)
                    heapq.heapify(self._receivers)
                    return giver, receiver
        other = self._mover_to(source, self._receivers[0][1], back=back)
        if other is None:
            return None
        return (players, reluctance, source, other), heapq.heappop(self._receivers)

    def _mover_to(self, source: int, number: int, *, back: bool) -> Mover | None:
        """The first one due who may come to this table."""
        giver, receiver = self._sitting(source), self._sitting(number)
        chairs = [TableSeat(source, seat) for seat in giver.seated]
        barred = {chair for chair in chairs if not self._may_come(chair, number, back=back)}
        stays = self._stays | barred
        if self._stud is not None:
            seat = self._stud.filled(number, receiver.open)
            return stud_mover(giver.table, giver.seated, seat, stays, self._moved, self._stud.by_card)
        return next_mover(giver.table, giver.seated, self._button_rule, stays, self._moved)

    def _may_come(self, chair: TableSeat, number: int, *, back: bool) -> bool:
        return self._ties.allow(chair, number, self._gone, back=back)

    def _may_give(self, number: int, players: int) -> None:
        """Who leaves is asked when its turn comes: of a thousand equally full tables the first few are."""
        if players >= SMALLEST_DIFF:
            heapq.heappush(self._givers, (-players, NEVER.reluctance, number, _UNASKED))

    def _may_receive(self, number: int, players: int) -> None:
        if self._sitting(number).open:
            heapq.heappush(self._receivers, (players, number))

    def _move(self, giver: _Sitting, mover: Mover, receiver: _Sitting) -> Target:
        number = receiver.table.number
        self._gone[TableSeat(giver.table.number, mover.seat)] = number
        giver.seated.remove(mover.seat)
        if self._stud is not None:
            target = Target(self._stud.filled(number, receiver.open), False, Role.PLAYS, 0)
        else:
            target = target_seat(receiver.table, receiver.open, receiver.seated, self._rules)
        receiver.open.remove(target.seat)
        if not target.waits:
            receiver.seated.add(target.seat)
        return target


def _justified(plan: BalancePlan, tables: Sequence[LateTable], rules: RuleSet) -> Verdict[BalancePlan]:
    """The plan with its articles and the choices of the house that were asked."""
    because: list[Iterable[Article]] = []
    asked: list[str] = []
    changed: tuple[str, ...] = ()
    if plan.breaks is not None:
        because.append([article("WSOP-T 66")])
    else:
        if any(move.why in ("same_seat", "high_card") for move in plan.moves):
            because.append(rules.articles("stud_mover") or [article("TDA 11-A")])
            asked.append("stud_mover")
        else:
            because.append([article("TDA 11-A" if plan.moves else "TDA 11-D")])
        if rules.number("balance_diff") == plan.diff:
            asked.append("balance_diff")
        else:
            changed = ("balance_diff",)
    touched = {place.table for move in plan.moves for place in (move.source, move.target)}
    if any(table.last is not None for table in tables if table.number in touched):
        asked += ["new_between", "button_rule"]
    if _short(tables):
        asked.append("halt_rule")
        because.append([article("TDA 11-D")] if plan.halt else [])
    return Verdict(plan, cited(*because, rules.articles(*asked)), (*changed, *rules.house(*asked)))
