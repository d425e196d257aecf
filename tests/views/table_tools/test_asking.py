"""The sheets of pots, pushes, stud, buttons and races: each a question of the rule book, and its answer."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from director.domain.hands import LastHand
from director.host.i18n import words_for
from director.rules.entering.looking import look
from director.rules.entering.sheet import undo
from director.views.table_tools.asked import ask, copied
from director.views.table_tools.books import Book, book_at
from director.views.table_tools.button_sheet import (
    ButtonSeat,
    ButtonSheet,
    first_button_answer,
    next_answer,
    with_first,
)
from director.views.table_tools.cards_left import BOARD, cards_left, cards_of_sheet
from director.views.table_tools.pot_sheet import PotSeat, PotSheet, PotWinners, pot_answer, pots_of
from director.views.table_tools.push_sheet import PushSheet, push_answer, push_of, read_chips
from director.views.table_tools.race_sheet import RaceSeat, RaceTable, race_answer, with_dealt_cards
from director.views.table_tools.stud_sheet import (
    ShortDeckSheet,
    StudSheet,
    short_deck_answer,
    stud_answer,
    stud_of,
)
from tests.helpers.worksheets import stud_table, table, told

EN = words_for("en")
TDA = Book("tda-2024")

# ------------------------------------------------------------------ asking


def test_an_answer_is_copied_with_its_sources_and_kept_as_a_case() -> None:
    asked = ask(TDA.question("tables") | {"players": 23, "seats": 9}, EN)
    assert asked.case is not None
    assert asked.trouble == ""
    assert copied(asked, EN).splitlines()[0] == asked.text
    assert asked.articles[0] in copied(asked, EN)


def test_a_question_that_cannot_be_answered_says_what_to_mend() -> None:
    asked = ask({"ask": "tables", "players": 1, "seats": 9}, EN)
    assert (asked.case, asked.field) == (None, "players")
    assert copied(asked, EN) == asked.trouble


def test_house_choices_stand_below_the_answer() -> None:
    changed = Book("tda-2024", (("odd_button", "high_card"),))
    sheet = PotSheet(changed, (PotSeat(1, 55, cards="AsKd"), PotSeat(2, 50)), unit=5)
    assert book_at(None) == Book()
    assert sheet.pots_question()["options"] == {"odd_button": "high_card"}


# ------------------------------------------------------------------ pots and shares

THREE = PotSheet(
    TDA,
    (PotSeat(1, 1_000), PotSeat(2, 2_500), PotSeat(3, 4_000), PotSeat(4, 500, state="folded")),
    dead=100,
    button=3,
    unit=100,
)


def test_contributions_become_pots_and_the_uncalled_bet_goes_back() -> None:
    told_now = pot_answer(THREE, EN)
    assert [line.text for line in told_now.lines] == [
        "Main pot 3,600: seats 1, 2, 3",
        "Side pot 3,000: seats 2, 3",
    ]
    assert (told_now.returned, told_now.split) == (("1,500 back to seat 3",), None)


def test_winners_become_shares_and_each_odd_chip_has_its_seat() -> None:
    won = msgspec.structs.replace(THREE, winners=(PotWinners((1, 2)), PotWinners((2,))), dead=200)
    told_now = pot_answer(won, EN)
    assert told_now.split is not None
    assert told_now.shares == ((1, 1_900), (2, 4_800))
    assert "odd chip of 100 goes to seat 1" in told_now.split.text


def test_what_only_one_can_win_needs_no_winner() -> None:
    alone = PotSheet(TDA, (PotSeat(1, 400), PotSeat(2, 300, state="folded")), game="stud8")
    won = pot_answer(alone, EN)
    assert dict(won.shares) == {1: 600}


def test_a_low_and_cards_go_into_the_question() -> None:
    sheet = PotSheet(
        TDA,
        (PotSeat(1, 400, cards="As2d3c4h8sKdQc"), PotSeat(2, 400, cards="??")),
        game="stud8",
        winners=(PotWinners((2,), (1,)),),
    )
    told_now = pot_answer(sheet, EN)
    assert told_now.split is not None
    assert told_now.split.question["cards"] == {"1": "As2d3c4h8sKdQc"}
    assert dict(told_now.shares) == {1: 400, 2: 400}


def test_pots_that_cannot_be_say_so() -> None:
    folded = PotSheet(TDA, (PotSeat(1, 400, state="folded"), PotSeat(2, 300, state="folded")))
    assert pot_answer(folded, EN).pots.trouble
    empty = PotSheet(TDA, (PotSeat(1), PotSeat(2)))
    assert pot_answer(empty, EN).split is None


def test_the_chips_of_an_entered_hand_are_taken_over() -> None:
    sheet = told(table(1_000, 5_000, 5_000, bb_ante=200), "a c f")
    taken = pots_of(look(sheet))
    assert taken is not None
    assert [(one.seat, one.put, one.state) for one in taken.seats] == [
        (1, 1_000, "live"),
        (2, 1_000, "live"),
        (3, 200, "folded"),
    ]
    assert (taken.dead, taken.button) == (200, 1)
    assert pots_of(look(table(5_000))) is None


# ------------------------------------------------------------------ a push


def test_one_chip_in_silence_is_a_call() -> None:
    """SP 4.12, TDA 44."""
    push = PushSheet(TDA, pot=300, facing=200, put=0, min_to=400, chips=(1_000,))
    asked = push_answer(push, EN)
    assert asked.verdict is not None
    assert asked.verdict.answer == {"means": "call", "total": 200, "returned": 800}
    assert asked.articles[0] == "TDA 44"


def test_what_a_hand_stands_at_is_filled_in() -> None:
    sheet = told(table(20_000, 20_000, 20_000), "r600")
    push = push_of(look(sheet))
    assert (push.pot, push.facing, push.put, push.min_to) == (900, 600, 100, 1_000)
    short = push_of(look(told(table(20_000, 500, 20_000), "r600")))
    assert short.min_to == 1_000
    assert push_of(look(told(sheet, "f f"))) == PushSheet(Book(), "NL")
    assert push_of(look(table(5_000))) == PushSheet(Book(), "NL")


@pytest.mark.parametrize(
    ("text", "chips"), [("", ()), ("3×500", (500,) * 3), ("2х25 5", (25, 25, 5)), ("x5", None), ("ax5", None)]
)
def test_chips_are_typed_by_kind(text: str, chips: tuple[int, ...] | None) -> None:
    assert read_chips(text) == chips


# ------------------------------------------------------------------ stud


def test_the_low_card_brings_in_and_the_best_board_acts_later() -> None:
    third = StudSheet(TDA, boards=((1, "Kd"), (2, "2c"), (3, "2d")))
    assert "2" in stud_answer(third, EN).text
    fourth = StudSheet(TDA, "stud8", 4, ((1, "Kd5h"), (2, "2c2s"), (3, "2d9h")), dealer=3)
    asked = stud_answer(fourth, EN)
    assert asked.verdict is not None
    assert (asked.verdict.answer, asked.question["first_dealt"]) == ({"seat": 2}, [1, 2, 3])
    seventh = StudSheet(TDA, "stud", 7, ((1, "Kd5h6c8s"), (2, "2c2s9d7h")), common="Kh", sixth_first=2)
    assert stud_answer(seventh, EN).verdict is not None


def test_what_is_wrong_is_said_of_a_seat_and_not_of_a_field() -> None:
    third = StudSheet(TDA, boards=((1, "Kd5h"), (2, "2c")))
    assert stud_answer(third, EN).trouble == "Seat 1 has too many cards; there can be 1."
    seventh = StudSheet(TDA, "stud", 7, ((1, "Kd5h6c8s"), (2, "2c2s9d7h")), common="Kz")
    assert stud_answer(seventh, EN).trouble.startswith("The common card: ")


def test_a_short_deck() -> None:
    asked = short_deck_answer(ShortDeckSheet(TDA, 8, 1, 3), EN)
    assert asked.verdict is not None
    assert asked.verdict.answer["deal"] == "common"


def test_the_open_cards_of_an_entered_hand_are_taken_over() -> None:
    sheet = stud_table(5_000, 5_000, game="stud8").with_cards(1, "????Kd").with_cards(2, "????2c")
    taken = stud_of(look(sheet))
    assert taken is not None
    assert (taken.game, taken.street, dict(taken.boards)) == ("stud8", 3, {1: "Kd", 2: "2c"})
    assert stud_of(look(table(5_000, 5_000))) is None
    assert stud_of(look(stud_table(5_000))) is None


# ------------------------------------------------------------------ button and blinds

RING = ButtonSheet(
    Book("draw-room"),
    "ring",
    6,
    tuple(ButtonSeat(seat) for seat in range(1, 7)),
    LastHand(1, 2, 3),
    50,
    100,
)


def test_away_for_two_rounds_and_back_with_what_is_owed() -> None:
    """ML and MS players leaving and coming back over two rounds (DR missed blinds)."""
    sheet = RING.with_seat(ButtonSeat(4, away=True))
    seen: list[str | None] = []
    for _ in range(8):
        answered = next_answer(sheet, EN)
        assert answered.after is not None, answered.asked.trouble
        sheet = answered.after
        seen.append(sheet.seats[3].marker)
    assert seen == ["ML"] * 8
    assert (sheet.hands, next_answer(sheet, EN).waits[4]) == (8, "away")

    back = next_answer(sheet.with_seat(ButtonSeat(4, marker="ML", says="post")), EN)
    assert back.posts == {1: (50, 0), 2: (100, 0), 4: (100, 50)}
    assert back.after is not None
    assert back.after.seats[3].marker is None


def test_the_next_hand_of_a_table_that_cannot_be_dealt() -> None:
    assert next_answer(ButtonSheet(seats=(ButtonSeat(1),)), EN).asked.trouble


def test_the_first_button_goes_by_the_cards_dealt() -> None:
    cards = {1: "Kd", 2: "As", 3: "Qh"}
    sheet = ButtonSheet(TDA, seats=tuple(ButtonSeat(seat, card=card) for seat, card in cards.items()))
    asked = first_button_answer(sheet, EN)
    begun = with_first(sheet, asked)
    assert begun.last == LastHand(2, 3, 1)
    assert not any(one.card for one in begun.seats)
    nobody = first_button_answer(ButtonSheet(TDA, seats=(ButtonSeat(1),)), EN)
    assert with_first(sheet, nobody) == sheet


# ------------------------------------------------------------------ a chip race

NINE = RaceTable(
    TDA,
    seats=tuple(
        RaceSeat(seat, f"P{seat}", count) for seat, count in enumerate((7, 3, 0, 5, 2, 4, 9, 1, 6), 1)
    ),
)


def test_a_race_at_a_table_of_nine_with_cards_dealt_by_the_program() -> None:
    waiting = race_answer(NINE, EN)
    assert (waiting.settled, [line.odd for line in waiting.lines]) == (False, [3, 3, 0, 1, 2, 0, 1, 1, 2])

    dealt = with_dealt_cards(NINE, Random(7))
    done = race_answer(dealt, EN)
    assert done.settled
    # Thirteen odd chips of 25 are raced for as 400: the TDA rules round up.
    assert sum(line.wins for line in done.lines) == 4
    assert [line.change is None for line in done.lines] == [False] * 9
    assert with_dealt_cards(NINE, Random(7)) == dealt


def test_a_race_that_cannot_be_held_says_why() -> None:
    upside_down = msgspec.structs.replace(NINE, larger=10)
    assert race_answer(upside_down, EN).asked.trouble
    assert with_dealt_cards(upside_down, Random(1)) == upside_down
    many = msgspec.structs.replace(
        NINE, larger=10_000, smallest_left=10_000, seats=(RaceSeat(1, count=399), RaceSeat(2, count=399))
    )
    assert with_dealt_cards(many, Random(1)) == many


# ------------------------------------------------------------------ the picker


def test_the_picker_knows_where_every_card_lies() -> None:
    sheet = told(table(5_000, 5_000), "2=AhKh c x As??7c")
    taken = cards_of_sheet(sheet)
    assert taken == {"As": BOARD, "7c": BOARD, "Ah": 2, "Kh": 2}
    cells = [cell for row in cards_left(taken) for cell in row]
    assert (len(cells), sum(cell.taken_by is None for cell in cells)) == (52, 48)
    assert cards_of_sheet(undo(sheet)) == {"Ah": 2, "Kh": 2}


@pytest.mark.parametrize(
    "sheet", [THREE, PushSheet(TDA, said="raise"), StudSheet(TDA), ShortDeckSheet(), RING, NINE]
)
def test_every_sheet_survives_as_a_draft(sheet: msgspec.Struct) -> None:
    assert msgspec.json.decode(msgspec.json.encode(sheet), type=type(sheet)) == sheet
