"""Laws of balancing that hold for every room, book and difference."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence
from random import Random

from hypothesis import assume, given
from hypothesis import strategies as st

from director.domain.hands import LastHand
from director.domain.seats import TableSeat
from director.rules.floor.balance import BalancePlan, balance_plan
from director.rules.floor.late_seat import LateTable
from director.rules.floor.mover import Moved
from director.rules.rulesets import NAMES, ruleset
from director.rules.table.button import next_positions

DIFFS = st.integers(2, 4)
RULES = st.sampled_from(NAMES)


@st.composite
def hands(draw: st.DrawFn, seats: int) -> LastHand | None:
    """Any last hand, blinds of players who are gone included; or none yet."""
    if draw(st.integers(0, 4)) == 0:
        return None
    button, small, big = draw(st.permutations(range(1, seats + 1)))[:3]
    return LastHand(draw(st.sampled_from([button, small])), small, big)


@st.composite
def rooms(draw: st.DrawFn, most: int = 5, largest: int = 9) -> list[LateTable]:
    """Some tables; a few seats locked."""
    found = []
    for number in draw(st.lists(st.integers(1, 99), min_size=1, max_size=most, unique=True)):
        seats = draw(st.integers(3, largest))
        occupied = draw(st.frozensets(st.integers(1, seats), min_size=draw(st.integers(0, seats))))
        locked = draw(st.frozensets(st.integers(1, seats), max_size=3))
        found.append(LateTable(number, seats, occupied, locked, draw(hands(seats))))
    # Opened last and full: it seldom breaks, and mostly it has players to give.
    return [*found, LateTable(100, largest, frozenset(range(1, largest + 1)), last=draw(hands(largest)))]


def planned(tables: Sequence[LateTable], rules: str, diff: int) -> BalancePlan:
    """A plan of moves; a room where a table breaks is no example."""
    plan = balance_plan(tables, ruleset(rules), diff=diff).answer
    assume(plan.breaks is None)
    return plan


def sizes(tables: Sequence[LateTable], plan: BalancePlan) -> dict[int, int]:
    counts = {table.number: len(table.occupied) for table in tables}
    for move in plan.moves:
        counts[move.source.table] -= 1
        counts[move.target.table] += 1
    return counts


@given(rooms(), RULES, DIFFS)
def test_afterwards_no_table_that_can_receive_is_so_much_shorter(
    tables: list[LateTable], rules: str, diff: int
) -> None:
    plan = planned(tables, rules, diff)

    after = sizes(tables, plan)
    received = Counter(move.target.table for move in plan.moves)
    open_ones = [after[t.number] for t in tables if len(t.open_seats()) > received[t.number]]
    assert not open_ones or max(after.values()) - min(open_ones) < diff


@given(rooms(), RULES, DIFFS)
def test_nobody_gets_a_locked_or_a_taken_seat_and_nobody_moves_twice(
    tables: list[LateTable], rules: str, diff: int
) -> None:
    plan = planned(tables, rules, diff)

    open_seats = {TableSeat(t.number, seat) for t in tables for seat in t.open_seats()}
    targets = [move.target for move in plan.moves]
    sources = [move.source for move in plan.moves]
    taken = {TableSeat(t.number, seat) for t in tables for seat in t.occupied}
    assert len(set(targets)) == len(targets)
    assert set(targets) <= open_seats
    assert len(set(sources)) == len(sources)
    assert set(sources) <= taken
    assert not {place.table for place in sources} & {place.table for place in targets}


@given(rooms(), RULES, DIFFS)
def test_nobody_gets_the_small_blind_while_another_seat_is_open(
    tables: list[LateTable], rules: str, diff: int
) -> None:
    plan = planned(tables, rules, diff)

    by_number = {table.number: table for table in tables}
    rule = ruleset(rules).text("button_rule")
    open_seats = {table.number: set(table.open_seats()) for table in tables}
    seated = {table.number: set(table.occupied) for table in tables}
    for move in plan.moves:
        number, seat = move.target
        last = by_number[number].last
        if last is not None and not move.waits and is_small(rule, seated[number], seat, last):
            assert move.posts_small
            # With one or two players there may be no other kind of seat.
            assert all(is_small(rule, seated[number], other, last) for other in open_seats[number])
        open_seats[number].remove(seat)
        if not move.waits:
            seated[number].add(seat)


def is_small(rule: str, seated: set[int], seat: int, last: LastHand) -> bool:
    """Whether he would be the small blind, by the next hand with him or by the one without."""
    with_him, without = next_positions(rule, seated | {seat}, last), next_positions(rule, seated, last)
    return seat in [positions.small for positions in (with_him, without) if positions is not None]


@given(rooms(), RULES, DIFFS)
def test_everybody_who_moves_is_due_the_big_blind_in_the_next_hand_of_those_left(
    tables: list[LateTable], rules: str, diff: int
) -> None:
    plan = planned(tables, rules, diff)

    by_number = {table.number: table for table in tables}
    seated = {table.number: set(table.occupied) for table in tables}
    for move in plan.moves:
        number, seat = move.source
        last = by_number[number].last
        if last is None:
            assert seat == max(seated[number])
        else:
            positions = next_positions(ruleset(rules).text("button_rule"), seated[number], last)
            assert positions is not None
            assert seat == positions.big
        seated[number].remove(seat)


@given(rooms(most=4, largest=6), DIFFS)
def test_no_plan_needs_fewer_moves(tables: list[LateTable], diff: int) -> None:
    plan = planned(tables, "tda-2024", diff)

    assert len(plan.moves) == fewest(tables, diff)


def fewest(tables: Sequence[LateTable], diff: int) -> int:
    """The moves of the shortest of all ways to even tables, whoever gives and receives."""
    start = tuple(len(table.occupied) for table in tables)
    room = [len(table.occupied) + len(table.open_seats()) for table in tables]
    seen, queue = {start}, deque([(start, 0)])
    while True:
        state, moves = queue.popleft()
        open_ones = [size for size, most in zip(state, room, strict=True) if size < most]
        if not open_ones or max(state) - min(open_ones) < diff:
            return moves
        for giver, receiver in ((g, r) for g in range(len(state)) for r in range(len(state)) if g != r):
            if state[giver] and state[receiver] < room[receiver]:
                after = list(state)
                after[giver] -= 1
                after[receiver] += 1
                if (new := tuple(after)) not in seen:
                    seen.add(new)
                    queue.append((new, moves + 1))


@given(rooms(), RULES, DIFFS, st.randoms(use_true_random=False))
def test_the_order_of_the_tables_does_not_matter(
    tables: list[LateTable], rules: str, diff: int, chance: Random
) -> None:
    mixed = list(tables)
    chance.shuffle(mixed)

    one, other = (balance_plan(some, ruleset(rules), diff=diff).answer for some in (tables, mixed))

    assert (one.moves, one.breaks, sorted(one.halt)) == (other.moves, other.breaks, sorted(other.halt))


@given(rooms(), st.data())
def test_players_who_stay_stay_and_earlier_moves_cost_none_more(
    tables: list[LateTable], data: st.DataObject
) -> None:
    chairs = [TableSeat(table.number, seat) for table in tables for seat in sorted(table.occupied)]
    assume(chairs)
    stays = data.draw(st.frozensets(st.sampled_from(chairs), max_size=5))
    times = st.builds(Moved, st.integers(1, 3), st.integers(0, 9_000))
    moved = data.draw(st.dictionaries(st.sampled_from(chairs), times, max_size=5))
    rules = ruleset("tda-2024")

    plan = balance_plan(tables, rules, stays=stays, moved=moved).answer

    assert not stays & {move.source for move in plan.moves}
    assert all(move.before == moved.get(move.source, (0, 0)) for move in plan.moves)
    free = balance_plan(tables, rules, moved=moved).answer
    assert len(free.moves) == len(balance_plan(tables, rules).answer.moves)
