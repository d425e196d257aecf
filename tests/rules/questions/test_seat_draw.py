"""The topic `seat-draw`."""

from collections import Counter

import pytest

from director.rules.questions.reading import BadQuestion
from director.rules.questions.seat_draw import seat_draw
from director.rules.verdict import Article

KEY = "0" * 63 + "1"


def names(count: int) -> list[str]:
    return [f"P{number:02}" for number in range(1, count + 1)]


def question(**changed: object) -> dict[str, object]:
    tables = [{"number": 1, "seats": 9, "locked": [5]}, {"number": 2, "seats": 9}, {"number": 3, "seats": 9}]
    return {
        "ask": "seat-draw",
        "players": names(20),
        "tables": tables,
        "reserved": {"P04": [2, 1]},
        "apart": [["P01", "P02"], ["P05", "P19"]],
        "key": KEY,
        "context": "seatdraw|v1|EVT2|1|KsQd7c",
        **changed,
    }


def refusal(**changed: object) -> tuple[str, str]:
    with pytest.raises(BadQuestion) as refused:
        seat_draw(question(**changed))
    return refused.value.field, refused.value.code


def test_t156_t157_ten_players_on_the_lowest_seats() -> None:
    tables = [{"number": 1, "seats": 9}, {"number": 2, "seats": 9}]

    verdict = seat_draw(
        {
            "players": names(10),
            "tables": tables,
            "key": KEY,
            "context": "seatdraw|v1|EVT1",
            "fill": "lowest",
        }
    )

    assert verdict.answer == {
        "seats": {
            "P01": [1, 1],
            "P02": [1, 3],
            "P03": [1, 2],
            "P04": [1, 5],
            "P05": [1, 4],
            "P06": [2, 3],
            "P07": [2, 5],
            "P08": [2, 2],
            "P09": [2, 4],
            "P10": [2, 1],
        },
        "key_hash": "ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5",
        "list_hash": "eb7db22d88a4191bb8f0d8b787c772c149f85726148f61c81fa124ac70edeaf8",
    }
    assert verdict.because == (Article("SP", "Draw"),)
    assert verdict.house == ()


def test_t263_with_a_lock_a_reserved_seat_and_two_pairs_apart() -> None:
    verdict = seat_draw(question())

    seats = verdict.answer["seats"]
    assert isinstance(seats, dict)
    assert " ".join(f"{player}:{table}-{seat}" for player, (table, seat) in seats.items()) == (
        "P01:1-8 P02:2-4 P03:3-4 P04:2-1 P05:3-5 P06:1-1 P07:1-7 P08:1-3 P09:1-2 P10:1-6"
        " P11:3-2 P12:2-9 P13:1-4 P14:3-1 P15:3-3 P16:2-5 P17:3-6 P18:3-9 P19:2-6 P20:2-2"
    )
    assert Counter(table for table, _ in seats.values()) == {1: 7, 2: 6, 3: 7}
    assert verdict.answer["list_hash"] == "897d605102ad1b50a5b3d059cf620c36d097daffa7c11b8b5af1b15f55d678f2"
    assert verdict.because == (Article("SP", "Draw"), Article("TDA", "9"))


def test_random_filling_is_the_default_and_a_key_may_be_in_capitals() -> None:
    assert seat_draw(question(fill="random")).answer == seat_draw(question(fill=None)).answer
    assert (
        seat_draw(question(key="AB" * 32)).answer["key_hash"]
        == seat_draw(question(key="ab" * 32)).answer["key_hash"]
    )


def test_t150_twenty_eight_players_at_three_tables_of_nine() -> None:
    tables = [{"number": number, "seats": 9} for number in (1, 2, 3)]

    with pytest.raises(BadQuestion) as refused:
        seat_draw(question(players=names(28), tables=tables))

    assert (refused.value.field, refused.value.code) == ("players", "capacity")
    assert refused.value.facts == {"players": 28, "capacity": 27}


def test_ids_may_be_whole_numbers_and_are_then_their_digits() -> None:
    numbers, texts = list(range(1, 21)), [str(number) for number in range(1, 21)]
    plain = {"reserved": {"4": [2, 1]}, "tables": [{"number": n, "seats": 9} for n in (1, 2, 3)]}

    first = seat_draw(question(players=numbers, apart=[[1, 2]], **plain))
    second = seat_draw(question(players=texts, apart=[["1", "2"]], **plain))

    assert first.answer == second.answer


def test_a_reserved_seat_that_is_null_counts_as_left_out() -> None:
    assert seat_draw(question(reserved={"P04": None})).answer == seat_draw(question(reserved=None)).answer


def test_twenty_five_thousand_players_are_the_limit() -> None:
    tables = [{"number": number, "seats": 23} for number in range(1, 1101)]

    assert refusal(players=[0] * 25_001) == ("players", "too_many")
    drawn = seat_draw(question(players=list(range(25_000)), tables=tables, reserved=None, apart=None))
    seats = drawn.answer["seats"]
    assert isinstance(seats, dict)
    assert len(seats) == 25_000


@pytest.mark.parametrize(
    ("field", "code", "changed"),
    [
        ("players", "empty", {"players": []}),
        ("players", "missing", {"players": None}),
        ("players[1]", "duplicate", {"players": ["P01", "P01"]}),
        ("players[1]", "duplicate", {"players": [7, "7"]}),
        ("players[0]", "bad_id", {"players": ["P01\nP02"]}),
        ("players[0]", "bad_id", {"players": [""]}),
        ("players[0]", "wrong_type", {"players": [True]}),
        ("players[0]", "out_of_range", {"players": [-1]}),
        ("players[0]", "bad_text", {"players": ["\ud800"]}),
        ("tables", "missing", {"tables": None}),
        ("tables[1].number", "duplicate", {"tables": [{"number": 1, "seats": 9}, {"number": 1, "seats": 9}]}),
        ("tables[0].seats", "out_of_range", {"tables": [{"number": 1, "seats": 24}]}),
        ("tables[0].locked[1]", "duplicate", {"tables": [{"number": 1, "seats": 9, "locked": [2, 2]}]}),
        ("tables[0].locked[0]", "out_of_range", {"tables": [{"number": 1, "seats": 9, "locked": [10]}]}),
        ("tables[0].size", "unknown_field", {"tables": [{"number": 1, "seats": 9, "size": 3}]}),
        ("reserved.P99", "unknown_player", {"reserved": {"P99": [1, 1]}}),
        ("reserved.P04", "not_a_pair", {"reserved": {"P04": [1]}}),
        ("reserved.P04", "too_many", {"reserved": {"P04": [1, 1, 1]}}),
        ("reserved.P04", "no_such_table", {"reserved": {"P04": [7, 1]}}),
        ("reserved.P04", "no_such_seat", {"reserved": {"P04": [1, 10]}}),
        ("reserved.P04", "seat_locked", {"reserved": {"P04": [1, 5]}}),
        ("reserved.P05", "seat_taken", {"reserved": {"P04": [1, 1], "P05": [1, 1]}}),
        ("apart[0][1]", "unknown_player", {"apart": [["P01", "P99"]]}),
        ("apart[1]", "same_player", {"apart": [["P01", "P02"], ["P05", "P05"]]}),
        ("apart[0]", "not_a_pair", {"apart": [["P01"]]}),
        (
            "apart[1]",
            "apart_impossible",
            {"reserved": {"P05": [1, 1], "P19": [1, 2]}},
        ),
        ("key", "bad_key", {"key": "0" * 63}),
        ("key", "bad_key", {"key": " " + "0" * 63}),
        ("context", "missing", {"context": None}),
        ("fill", "not_one_of", {"fill": "spread"}),
    ],
)
def test_what_cannot_be_drawn_names_its_field(field: str, code: str, changed: dict[str, object]) -> None:
    assert refusal(**changed) == (field, code)
