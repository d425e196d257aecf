"""The draw in the journal: sealed first, then drawn, and nothing can be slipped in between."""

from __future__ import annotations

import hashlib

import pytest
from msgspec.structs import replace

from director.domain.draws import MOST_WORD, DrawSeats, SealDraw, key_bytes, key_hash, list_hash
from director.domain.entries import Void
from director.domain.ids import EntryId
from director.domain.refusal import Impossible
from director.domain.seats import TableSeat
from director.domain.setup import CloseTable
from director.domain.tournament import DrawTable, DrawTerms
from tests.helpers.evening import Evening

KEY = "00" * 31 + "01"
KEY_HASH = "ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5"


def _room() -> tuple[Evening, SealDraw, DrawSeats]:
    evening = Evening().tables(1, 2)
    entries = tuple(evening.enter(n) for n in (1, 2, 3))
    terms = DrawTerms(entries, (DrawTable(1, 9), DrawTable(2, 9)))
    seal = SealDraw(1, KEY_HASH, list_hash(entries), terms)
    draw = DrawSeats(1, KEY, "KsQd7c", ((entries[0], 1, 3), (entries[1], 2, 1), (entries[2], 1, 9)))
    return evening, seal, draw


def test_t157_the_hash_of_the_key_is_that_of_its_32_bytes() -> None:
    assert key_hash(key_bytes(KEY)) == KEY_HASH


def test_the_list_is_hashed_one_number_a_line() -> None:
    assert list_hash((EntryId(2), EntryId(10))) == hashlib.sha256(b"2\n10").hexdigest()


def test_t157_the_hash_of_ten_names() -> None:
    names = [f"P{number:02}" for number in range(1, 11)]

    assert list_hash(names) == "eb7db22d88a4191bb8f0d8b787c772c149f85726148f61c81fa124ac70edeaf8"


def test_t263_the_hash_of_twenty_names() -> None:
    names = [f"P{number:02}" for number in range(1, 21)]

    assert list_hash(names) == "897d605102ad1b50a5b3d059cf620c36d097daffa7c11b8b5af1b15f55d678f2"


def test_the_hash_of_entries_is_that_of_their_decimal_numbers() -> None:
    assert list_hash([7, 12]) == list_hash(["7", "12"])


def test_seal_then_draw_seats_everybody() -> None:
    evening, seal, draw = _room()

    evening.do(seal)
    evening.do(draw)

    seating = evening.tournament.seating
    assert [seating.at(entry) for entry in seal.terms.entries] == [(1, 3), (2, 1), (1, 9)]
    assert evening.tournament.sealed is None
    assert evening.tournament.draws[0].word == "KsQd7c"


def test_a_redraw_moves_those_who_sat() -> None:
    evening, seal, draw = _room()
    evening.do(seal)
    evening.do(draw)
    other = "11" * 32
    evening.do(replace(seal, number=2, key_hash=key_hash(bytes.fromhex(other))))

    evening.do(replace(draw, number=2, key=other, seats=tuple((e, t, 10 - s) for e, t, s in draw.seats)))

    assert evening.tournament.seating.holder(TableSeat(1, 7)) == seal.terms.entries[0]
    assert len(evening.tournament.draws) == 2


@pytest.mark.parametrize(
    ("code", "changes"),
    [
        ("draw_number", {"number": 0}),
        ("draw_list_hash", {"list_hash": "0" * 64}),
        ("draw_hash_form", {"key_hash": "not a hash"}),
        ("too_few_players", {"terms": DrawTerms((EntryId(3),), (DrawTable(1, 9),))}),
        ("no_entry", {"terms": DrawTerms((EntryId(3), EntryId(99)), (DrawTable(1, 9),))}),
        ("no_table", {"terms": DrawTerms((EntryId(3), EntryId(4), EntryId(5)), (DrawTable(8, 9),))}),
    ],
)
def test_what_cannot_be_sealed_is_refused(code: str, changes: dict[str, object]) -> None:
    evening, seal, _ = _room()

    with pytest.raises(Impossible) as refused:
        evening.do(replace(seal, **changes))

    assert refused.value.code == code


@pytest.mark.parametrize(
    ("code", "changes"),
    [
        ("draw_not_sealed", {"number": 2}),
        ("draw_key", {"key": "22" * 32}),
        ("draw_key_form", {"key": "not hex"}),
        ("draw_key_form", {"key": "aa"}),
        ("draw_list", {"seats": ((EntryId(3), 1, 1), (EntryId(4), 1, 2))}),
        ("draw_seat_twice", {"seats": ((EntryId(3), 1, 1), (EntryId(4), 1, 1), (EntryId(5), 1, 2))}),
        ("no_seat", {"seats": ((EntryId(3), 1, 1), (EntryId(4), 1, 10), (EntryId(5), 1, 2))}),
        ("draw_word", {"word": "x" * (MOST_WORD + 1)}),
    ],
)
def test_seats_that_do_not_follow_the_seal_are_refused(code: str, changes: dict[str, object]) -> None:
    evening, seal, draw = _room()
    evening.do(seal)

    with pytest.raises(Impossible) as refused:
        evening.do(replace(draw, **changes))

    assert refused.value.code == code
    assert not evening.tournament.seating.places


def test_nothing_is_drawn_without_a_seal() -> None:
    evening, _, draw = _room()

    with pytest.raises(Impossible, match="draw_not_sealed"):
        evening.do(draw)


def test_a_list_that_changed_after_the_seal_is_not_drawn() -> None:
    evening, seal, draw = _room()
    evening.do(seal)
    evening.do(Void(seal.terms.entries[0]), "slip")

    with pytest.raises(Impossible, match="entry_void"):
        evening.do(draw)


def test_a_table_closed_after_the_seal_is_not_drawn_to() -> None:
    evening, seal, draw = _room()
    evening.do(seal)
    evening.do(CloseTable(2))

    with pytest.raises(Impossible, match="table_closed"):
        evening.do(draw)


def test_a_late_entry_keeps_the_seat_the_draw_does_not_give() -> None:
    evening, seal, draw = _room()
    late = evening.enter(9, (1, 1))
    evening.do(seal)

    evening.do(draw)

    assert evening.tournament.seating.at(late) == TableSeat(1, 1)
