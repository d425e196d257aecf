"""Rows are made anew only where what they tell of is otherwise."""

from __future__ import annotations

from director.views.same_rows import SameRows

Thing = tuple[int, str]
WORLD = (object(),)


class Maker:
    """Makes rows and remembers of what."""

    def __init__(self) -> None:
        self.made: list[Thing] = []

    def __call__(self, thing: Thing) -> str:
        self.made.append(thing)
        return f"{thing[0]} {thing[1]}"


def test_only_what_differs_is_made_anew_in_the_order_that_is_asked_for() -> None:
    same: SameRows[Thing, str] = SameRows(lambda thing: thing[0])
    make = Maker()
    first = same.of([(1, "a"), (2, "b"), (3, "c")], make, WORLD)

    second = same.of([(3, "c"), (2, "d"), (4, "e")], make, WORLD)

    assert second == ["3 c", "2 d", "4 e"]
    assert second[0] is first[2]
    assert make.made == [(1, "a"), (2, "b"), (3, "c"), (2, "d"), (4, "e")]


def test_what_went_and_comes_back_is_made_anew() -> None:
    same: SameRows[Thing, str] = SameRows(lambda thing: thing[0])
    make = Maker()

    for things in ([(1, "a")], [], [(1, "a")]):
        same.of(things, make, WORLD)

    assert make.made == [(1, "a"), (1, "a")]


def test_another_world_makes_all_rows_anew() -> None:
    same: SameRows[Thing, str] = SameRows(lambda thing: thing[0])
    make = Maker()

    for world in (WORLD, (object(),), (*WORLD, None), WORLD):
        same.of([(1, "a")], make, world)

    assert len(make.made) == 4
