"""A question asked again of the same values gives the same answer without another look."""

from __future__ import annotations

from director.rules.asked_again import once_for

seen: list[tuple[object, int]] = []


@once_for(lambda room, more=0: (room, more))
def players(room: tuple[str, ...], more: int = 0) -> int:
    """How many are there."""
    seen.append((room, more))
    return len(room) + more


def test_the_same_values_are_looked_at_once() -> None:
    seen.clear()
    room = ("Ann", "Ben")

    assert [players(room), players(room), players(room, more=0)] == [2, 2, 2]

    assert len(seen) == 1


def test_another_value_is_looked_at_anew_and_so_is_the_first_one_after_it() -> None:
    seen.clear()
    room = ("Dee", "Eve")
    other = (*room, "Cyd")

    assert [players(room), players(other), players(other, more=1), players(room)] == [2, 3, 4, 2]

    assert seen == [(room, 0), (other, 0), (other, 1), (room, 0)]


def test_equal_is_not_the_same() -> None:
    seen.clear()
    first, second = (tuple(name for name in ("Ann", "Ben")) for _ in range(2))

    assert players(first) == players(second) == 2

    assert len(seen) == 2
