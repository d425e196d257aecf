"""How many tables and how many players at each."""

import pytest

from director.rules.floor.sizes import CannotDraw, balanced_sizes, plan_tables, table_sizes
from director.rules.floor.stream import Stream

STREAM = Stream(bytes(32), "sizes")


def test_t148_twenty_three_players_at_tables_of_nine() -> None:
    assert table_sizes(23, 9) == [8, 8, 7]


def test_t149_forty_six_players_at_tables_of_nine() -> None:
    assert table_sizes(46, 9) == [8, 8, 8, 8, 7, 7]


def test_t150_twenty_eight_players_do_not_fit_three_tables_of_nine() -> None:
    with pytest.raises(CannotDraw) as refused:
        balanced_sizes(28, [9, 9, 9], STREAM)

    assert (refused.value.code, refused.value.facts) == ("capacity", {"players": 28, "capacity": 27})


def test_t152_a_hundred_players_at_twelve_tables_of_nine() -> None:
    assert plan_tables(100, 9) == 12
    assert table_sizes(100, 9) == [9] * 4 + [8] * 8
    assert sorted(balanced_sizes(100, [9] * 12, STREAM)) == [8] * 8 + [9] * 4


@pytest.mark.parametrize("players", [-1, 0, 1])
def test_below_two_players_there_is_no_table(players: int) -> None:
    with pytest.raises(CannotDraw) as refused:
        plan_tables(players, 9)

    assert refused.value.code == "too_few_players"


def test_chance_decides_which_tables_get_one_more() -> None:
    larger = [balanced_sizes(4, [9, 9, 9], Stream(bytes(32), str(draw))).index(2) for draw in range(60)]

    assert set(larger) == {0, 1, 2}


def test_no_number_is_used_when_the_field_divides_evenly() -> None:
    stream = Stream(bytes(32), "even")

    assert balanced_sizes(16, [9, 9], stream) == [8, 8]
    assert stream.number() == Stream(bytes(32), "even").number()


def test_a_small_table_fills_and_the_others_stay_even() -> None:
    assert sorted(balanced_sizes(19, [3, 9, 9], STREAM)) == [3, 8, 8]


def test_reserved_places_count_in_the_size_of_their_table() -> None:
    assert balanced_sizes(6, [9, 9], STREAM, [4, 0]) == [5, 5]
    assert balanced_sizes(1, [9, 9], STREAM, [4, 0]) == [4, 1]


def test_a_full_table_does_not_hold_up_the_others() -> None:
    assert balanced_sizes(6, [2, 9], STREAM, [2, 3]) == [2, 9]


def test_nobody_at_no_table_is_no_fault() -> None:
    assert balanced_sizes(0, [], STREAM) == []
