"""Places: by the order of exits, shared by the rule, and one for each person."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from director.domain.busts import Bust, EndPlay, Out, Revive
from director.domain.buying import Reenter
from director.domain.entries import RemoveStack, Withdraw
from director.domain.ids import EntryId
from director.domain.moments import Moment
from director.domain.play import StartPlay
from director.domain.seats import TableSeat
from director.domain.tournament import EntryState
from director.rules.floor.places import Place, place_now, places, places_left
from director.rules.rulesets import ruleset
from tests.helpers.evening import PLAN, Evening

TIE = ruleset("wsop-2026")
STACKS = ruleset("wsop-2026", {"bust_tie": "stacks"})


class Field:
    """So many players, ten at each table, whom the test sends out by their number."""

    def __init__(self, players: int, *, leavers: bool = True) -> None:
        self.evening = Evening(replace(PLAN, leavers_place=leavers))
        tables = (players + 9) // 10
        self.evening.tables(*range(1, tables + 1), seats=10)
        self.of = {
            n: self.evening.enter(n, ((n - 1) // 10 + 1, (n - 1) % 10 + 1)) for n in range(1, players + 1)
        }
        self.evening.do(StartPlay())

    def seat(self, who: int) -> TableSeat:
        return self.evening.tournament.seating.places[self.of[who]]

    def out(self, *some: tuple[int, int | None] | int, hand: int = 0) -> None:
        told = [one if isinstance(one, tuple) else (one, None) for one in some]
        self.evening.do(Bust(tuple(Out(self.of[n], self.seat(n), stack) for n, stack in told), round=hand))

    def out_to(self, left: int) -> None:
        """The first at the first tables go out one by one until so many are left."""
        for n in list(self.of):
            if len(self.evening.tournament.playing_persons) == left:
                return
            self.out(n)

    def places(self, rules: object = TIE) -> dict[int, tuple[int, int]]:
        found = places(self.evening.tournament, rules)  # type: ignore[arg-type] # tests pass rule sets
        for entry in self.evening.tournament.entries:
            assert place_now(self.evening.tournament, rules, entry) == found.get(entry)  # type: ignore[arg-type] # the same
        return {n: tuple(found[entry]) for n, entry in self.of.items() if entry in found}  # type: ignore[misc] # a pair


def test_who_goes_out_first_is_last_and_who_is_in_has_no_place_yet() -> None:
    field = Field(4)

    field.out(3)
    field.out(1)

    assert field.places() == {3: (4, 4), 1: (3, 3)}
    assert places_left(field.evening.tournament) == 2


def test_the_winner_is_first() -> None:
    field = Field(2)
    seat = field.seat(2)

    field.evening.do(Bust((Out(field.of[2], seat),), ends=True))

    assert field.places() == {1: (1, 1), 2: (2, 2)}


def test_t222_in_the_last_hand_the_larger_starting_stack_is_second() -> None:
    """A wins; B began with 12,000, C with 8,000."""
    for order in ((2, 12_000), (3, 8_000)), ((3, 8_000), (2, 12_000)):
        field = Field(3)
        field.out(*order)
        assert field.places() == {2: (2, 2), 3: (3, 3)}


def test_t224_three_who_go_out_in_the_current_hand_share_the_places() -> None:
    """52 left, hand for hand; three go out at three tables."""
    field = Field(80)
    field.out_to(52)

    field.out(41, 51, 61, hand=1)

    shared = field.places()
    assert [shared[n] for n in (41, 51, 61)] == [(50, 52)] * 3
    assert Place(*shared[41]).tied == 3


def test_t225_two_tables_in_one_hand_tie_or_compare_stacks() -> None:
    """11 left, hand for hand, one goes out at each of two tables, told one after the other."""
    field = Field(20)
    field.out_to(11)
    field.out((10, 9_000), hand=3)
    field.out((20, 4_000), hand=3)

    assert (field.places(TIE)[10], field.places(TIE)[20]) == ((10, 11), (10, 11))
    assert (field.places(STACKS)[10], field.places(STACKS)[20]) == ((10, 10), (11, 11))


def test_p1_two_in_one_hand_whatever_the_order_of_clicking() -> None:
    """6 left: 40,000 and 22,000 are 5th and 6th; with equal stacks both are 5th to 6th."""
    field = Field(6)
    field.out((2, 22_000), (1, 40_000))
    assert field.places() == {1: (5, 5), 2: (6, 6)}

    field = Field(6)
    field.out((2, 22_000), (1, 22_000))
    assert field.places() == {1: (5, 6), 2: (5, 6)}


def test_p2_three_over_two_tables_in_the_bubble_hand() -> None:
    """The best of each table tie; the second of a table is below them."""
    field = Field(20)
    field.out((1, 40_000), (2, 25_000), (11, 30_000), hand=9)

    assert field.places(TIE) == {1: (18, 19), 11: (18, 19), 2: (20, 20)}
    assert field.places(STACKS) == {1: (18, 18), 11: (19, 19), 2: (20, 20)}


def test_by_stacks_an_unknown_one_leaves_the_tables_tied() -> None:
    field = Field(20)
    field.out((1, 40_000), 11, hand=9)

    assert field.places(STACKS) == {1: (19, 20), 11: (19, 20)}


def test_unknown_stacks_of_one_hand_tie() -> None:
    field = Field(5)
    field.out((1, 40_000), 2)

    assert field.places() == {1: (4, 5), 2: (4, 5)}


def test_told_as_one_at_several_tables_the_first_told_went_out_first() -> None:
    field = Field(30)
    field.out((12, 500), (11, 900), 1, 21)

    assert field.places() == {12: (30, 30), 11: (29, 29), 1: (28, 28), 21: (27, 27)}


def test_told_as_one_with_all_stacks_they_are_compared() -> None:
    field = Field(30)
    field.out((12, 500), (1, 700), (21, 600))

    assert field.places() == {12: (30, 30), 21: (29, 29), 1: (28, 28)}


def test_p04_who_entered_again_has_the_place_of_the_last_entry() -> None:
    """41 entries of 40 people: one goes out first, comes back and is third; nobody else is shifted."""
    field = Field(40)
    field.out(1)
    assert field.places() == {1: (40, 40)}
    first = field.of[1]
    again = field.evening.do(Reenter(first, 100_000, 10_000, 10_000, TableSeat(1, 1)))
    assert field.places() == {}

    field.of[1] = again
    for n in range(2, 39):
        field.out(n)
    field.out(1)
    found = field.places()

    assert found[1] == (3, 3)
    assert first not in places(field.evening.tournament, TIE)
    assert sorted(place for place, _ in found.values()) == list(range(3, 41))


def test_p07_who_leaves_takes_the_place_he_left_at_or_none() -> None:
    field = Field(4)
    field.out(1)
    field.evening.do(Withdraw(field.of[2]), "disqualified")
    field.out(3)
    assert field.places() == {1: (4, 4), 2: (3, 3), 3: (2, 2)}

    field = Field(4, leavers=False)
    field.out(1)
    field.evening.do(Withdraw(field.of[2]), "disqualified")
    field.out(3)
    assert field.places() == {1: (3, 3), 3: (2, 2)}


def test_a_dead_stack_holds_its_place_until_it_is_taken_away() -> None:
    field = Field(4)
    field.evening.do(Withdraw(field.of[2], chips="dead"), "ill")
    field.out(1)
    assert field.places() == {1: (4, 4)}

    field.evening.do(RemoveStack(field.of[2]))
    assert field.places() == {1: (4, 4), 2: (3, 3)}

    field = Field(4, leavers=False)
    field.evening.do(Withdraw(field.of[2], chips="dead"), "ill")
    field.out(1)
    assert field.places() == {1: (3, 3)}


def test_dead_stacks_that_stand_at_the_end_share_the_places_behind_the_winner() -> None:
    field = Field(5)
    for one in (2, 4):
        field.evening.do(Withdraw(field.of[one], chips="dead"), "ill")
    field.out(3)
    field.out(1)
    assert field.places() == {3: (5, 5), 1: (4, 4)}
    field.evening.do(EndPlay(Moment(1_796_485_000_000)))

    assert field.places() == {5: (1, 1), 2: (2, 3), 4: (2, 3), 1: (4, 4), 3: (5, 5)}
    field.evening.do(RemoveStack(field.of[4]))
    assert field.places() == {5: (1, 1), 2: (2, 2), 4: (3, 3), 1: (4, 4), 3: (5, 5)}

    field = Field(3, leavers=False)
    field.evening.do(Withdraw(field.of[2], chips="dead"), "ill")
    field.out(1)
    field.evening.do(EndPlay(Moment(1_796_485_000_000)))
    assert field.places() == {3: (1, 1), 1: (2, 2)}


def test_p04_a_dead_stack_of_somebody_who_entered_again_is_nobody_more() -> None:
    field = Field(5)
    field.out(1)
    field.evening.do(Withdraw(field.of[2], chips="dead"), "went home")
    assert field.places() == {1: (5, 5)}

    again = field.evening.do(Reenter(field.of[2], 100_000, 10_000, 10_000, TableSeat(1, 1)))

    assert places_left(field.evening.tournament) == 4
    assert field.places() == {1: (5, 5)}
    field.evening.do(RemoveStack(field.of[2]))
    assert field.places() == {1: (5, 5)}
    field.evening.do(Bust((Out(again, TableSeat(1, 1)),)))
    assert field.places() == {1: (5, 5)}
    assert places(field.evening.tournament, TIE)[again] == (4, 4)


def test_who_is_revived_shifts_the_others() -> None:
    field = Field(5)
    field.out(1)
    field.out(2)
    field.out(3)
    assert field.places() == {1: (5, 5), 2: (4, 4), 3: (3, 3)}

    field.evening.do(Revive(field.of[1], TableSeat(1, 1)), "the cards were read again")

    assert field.places() == {2: (5, 5), 3: (4, 4)}


@pytest.mark.parametrize("key", range(40))
def test_places_have_no_gaps_and_add_up_whatever_happens(key: int) -> None:
    chance = random.Random(key)
    field, round_ = Field(30, leavers=chance.random() < 0.5), 0
    for _ in range(14):
        inside = [
            n for n, e in field.of.items() if field.evening.tournament.entries[e].state is EntryState.IN
        ]
        some = chance.sample(inside, min(chance.randint(1, 4), len(inside) - 2))
        if chance.random() < 0.2 and some:
            field.evening.do(Withdraw(field.of[some[0]]), "tired")
        elif some:
            round_ += (now := chance.random() < 0.5)
            told = [(n, chance.choice((None, 1_000, 2_000))) for n in some]
            field.out(*told, hand=round_ if now else 0)
    for rules in (TIE, STACKS):
        found = sorted(field.places(rules).values())
        nth = places_left(field.evening.tournament)
        while found:
            first, last = found[0]
            tied = [one for one in found if one == (first, last)]
            assert (first, last, len(tied)) == (nth + 1, nth + len(tied), len(tied))
            nth, found = last, found[len(tied) :]


def test_nobody_who_was_never_out_has_a_place() -> None:
    field = Field(2)

    assert place_now(field.evening.tournament, TIE, EntryId(field.of[1])) is None
