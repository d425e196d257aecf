"""The proof of a draw."""

from director.domain.draws import key_hash, list_hash
from director.domain.seats import TableSeat
from director.rules.floor.draw import DrawTable, Field, seats_drawn
from director.rules.floor.proof import Mismatch, check_draw, draw_context, late_context

KEY = bytes([0] * 31 + [1])
CONTEXT = draw_context("EVT2", 1, "KsQd7c")
FIELD = Field(list(range(41, 61)), [DrawTable(1, 9), DrawTable(2, 9), DrawTable(3, 9)], apart=[(41, 42)])
SEATS = seats_drawn(FIELD, KEY, CONTEXT)


def check(
    field: Field[int] = FIELD,
    key: bytes = KEY,
    context: str = CONTEXT,
    seats: dict[int, TableSeat] = SEATS,
    key_shown: str = key_hash(KEY),
) -> Mismatch | None:
    shown = list_hash(FIELD.players)
    return check_draw(field, key, context, seats=seats, key_shown=key_shown, list_shown=shown)


def test_the_contexts_name_what_is_drawn() -> None:
    assert draw_context("01J", 2, "") == "seatdraw|v1|01J|2|"
    assert draw_context("01J", 2, "туз") == "seatdraw|v1|01J|2|туз"
    assert late_context("01J", 412) == "lateseat|v1|01J|412"


def test_an_honest_draw_proves() -> None:
    assert check() is None


def test_a_seat_changed_after_the_draw_is_named() -> None:
    moved = {**SEATS, 44: TableSeat(3, 9), 45: TableSeat(1, 1)}

    mismatch = check(seats=moved)

    assert mismatch is not None
    assert mismatch.code == "seats"
    assert mismatch.facts["player"] == 44
    assert mismatch.facts["drawn"] == SEATS[44]


def test_a_player_left_out_or_smuggled_in_is_named() -> None:
    left_out = check(seats={player: place for player, place in SEATS.items() if player != 50})
    smuggled = check(seats={**SEATS, 99: TableSeat(3, 9)})

    assert left_out is not None
    assert left_out.facts == {"player": 50, "drawn": SEATS[50], "recorded": None}
    assert smuggled is not None
    assert smuggled.facts == {"player": 99, "drawn": None, "recorded": TableSeat(3, 9)}


def test_another_key_than_the_one_promised_is_found() -> None:
    mismatch = check(key=bytes(32))

    assert mismatch is not None
    assert mismatch.code == "key_hash"
    assert mismatch.facts == {"found": key_hash(bytes(32)), "shown": key_hash(KEY)}


def test_a_list_changed_after_the_promise_is_found() -> None:
    mismatch = check(field=Field([*FIELD.players, 99], FIELD.tables))

    assert mismatch is not None
    assert mismatch.code == "list_hash"


def test_another_public_word_is_found() -> None:
    mismatch = check(context=draw_context("EVT2", 1, "KsQd7d"))

    assert mismatch is not None
    assert mismatch.code == "seats"


def test_a_record_that_admits_no_draw_says_why() -> None:
    mismatch = check(field=Field(FIELD.players, [DrawTable(1, 9)]))

    assert mismatch == Mismatch("cannot", {"code": "capacity", "players": 20, "capacity": 9})
