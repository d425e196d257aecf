"""The stream of fair numbers behind every draw."""

from itertools import islice

import pytest

from director.rules.floor.stream import Stream

KEY = bytes([0] * 31 + [1])


def test_t154_the_first_numbers_of_the_stream() -> None:
    stream = Stream(KEY, "seatdraw|v1|EVT1")

    assert [stream.number() for _ in range(8)] == [
        1712698615,
        2642690762,
        2017855654,
        1547110346,
        1800224099,
        1667855818,
        4027626027,
        2057198074,
    ]


def test_t154_below_ten() -> None:
    stream = Stream(KEY, "seatdraw|v1|EVT1")

    assert [stream.below(10) for _ in range(8)] == [5, 2, 4, 6, 9, 8, 7, 4]


def test_t155_one_to_ten_shuffled() -> None:
    numbers = list(range(1, 11))

    Stream(KEY, "seatdraw|v1|EVT1").shuffle(numbers)

    assert numbers == [1, 3, 2, 5, 4, 8, 10, 7, 9, 6]


def test_t153_the_four_top_values_are_thrown_away_below_six(monkeypatch: pytest.MonkeyPatch) -> None:
    values = [4_294_967_295, 4_294_967_292, 4_294_967_291, 11]
    monkeypatch.setattr("director.rules.floor.stream._numbers", lambda _key, _context: iter(values))
    stream = Stream(KEY, "any")

    assert stream.below(6) == 5  # 4,294,967,291 is the largest that counts
    assert stream.number() == 11


def test_below_one_uses_a_number() -> None:
    stream, other = Stream(KEY, "x"), Stream(KEY, "x")

    assert stream.below(1) == 0
    assert list(islice(iter(other.number, None), 2))[1] == stream.number()


@pytest.mark.parametrize("things", [[], ["only"]])
def test_a_list_of_none_or_one_uses_no_number(things: list[str]) -> None:
    stream = Stream(KEY, "x")

    stream.shuffle(things)

    assert stream.number() == Stream(KEY, "x").number()


def test_another_key_or_context_gives_other_numbers() -> None:
    first = Stream(KEY, "x").number()

    assert Stream(bytes(32), "x").number() != first
    assert Stream(KEY, "y").number() != first


def test_a_context_may_be_in_any_script_and_of_any_length() -> None:
    context = "жеребьёвка|♠|" + "x" * 100_000

    numbers = [Stream(KEY, context).number() for _ in range(2)]

    assert numbers[0] == numbers[1]
