"""Hands, first buttons and races proposed for a table of the event: each answer is what the journal keeps."""

from __future__ import annotations

from random import Random

import pytest

from director.domain.chips import SeatRace, TableRace
from director.domain.entries import Withdraw
from director.domain.hands import Post, Waiting
from director.domain.plan import RuleSetName
from director.domain.play import Away, Back, SetButton
from director.domain.refusal import Impossible
from director.domain.seating import Move
from director.domain.seats import TableSeat
from director.rules.cards.card import read_cards
from director.rules.table.chip_exchange import Denominations
from director.rules.table.proposals import (
    button_seats,
    propose_first_button,
    propose_hand,
    propose_race,
    propose_skip,
    race_again,
    race_at,
)
from director.rules.verdict import article
from tests.helpers.tables import TableInPlay

HUNDREDS = Denominations(25, 100, 100)


def _refused(ask: object, *arguments: object, **named: object) -> str:
    assert callable(ask)
    with pytest.raises(Impossible) as refused:
        ask(*arguments, **named)
    return refused.value.code


# ------------------------------------------------------------------ the next hand


def test_t164_nobody_out_and_the_button_moves_on() -> None:
    table = TableInPlay()

    verdict = propose_hand(table.evening.tournament, 1, (100, 200))

    hand = verdict.answer
    assert (hand.table, hand.hand, hand.blinds) == (1, 2, (100, 200))
    assert (hand.button, hand.small, hand.small_seat, hand.big) == (2, 3, 3, 4)
    assert hand.posts == (Post(3, 100), Post(4, 200))
    assert [seat for seat, _ in hand.dealt] == [3, 4, 5, 6, 1, 2]
    assert [entry for _, entry in hand.dealt] == [table.at[seat] for seat in (3, 4, 5, 6, 1, 2)]
    assert (hand.waits, verdict.because) == ((), (article("TDA 32"),))


@pytest.mark.parametrize(
    ("out", "rules", "hands"),
    [
        ((2,), "tda-2024", [(2, 3, 4)]),
        ((3,), "tda-2024", [(2, None, 4), (3, 4, 5)]),
        ((2, 3), "tda-2024", [(2, None, 4), (3, 4, 5), (4, 5, 6)]),
        ((1,), "tda-2024", [(2, 3, 4)]),
        ((2,), "sport-ru", [(3, 4, 5)]),
        ((3,), "sport-ru", [(2, 4, 5)]),
    ],
    ids=["T165", "T166", "T168", "T169", "T172", "T173"],
)
def test_after_eliminations_hand_follows_hand(
    out: tuple[int, ...], rules: RuleSetName, hands: list[tuple[int, int | None, int]]
) -> None:
    table = TableInPlay(rules=rules)
    for seat in out:
        table.evening.do(Withdraw(table.at[seat]), "out")

    assert [table.hand() for _ in hands] == hands


@pytest.mark.parametrize(("out", "hand"), [(3, (2, 2, 1)), (2, (3, 3, 1))], ids=["T174", "T176"])
def test_tda_34b_of_three_two_are_left(out: int, hand: tuple[int, int, int]) -> None:
    table = TableInPlay((1, 2, 3))
    table.evening.do(Withdraw(table.at[out]), "out")

    assert table.hand() == hand


@pytest.mark.parametrize(("seat", "hand"), [(3, (3, 5, 2)), (8, (2, 5, 8))], ids=["T261", "T262"])
def test_somebody_comes_to_two_players(seat: int, hand: tuple[int, int, int]) -> None:
    table = TableInPlay((2, 5), last=(2, 2, 5))
    table.arrives(seat)

    assert table.hand() == hand


def test_where_nobody_said_the_blinds_no_post_can_be_named_and_later_hands_have_those_of_the_last() -> None:
    table = TableInPlay()
    assert propose_hand(table.evening.tournament, 1).answer.posts == ()

    table.hand((100, 200))

    assert propose_hand(table.evening.tournament, 1).answer.posts == (Post(4, 100), Post(5, 200))


def test_tda_10a_r13_a_moved_player_waits_between_small_blind_and_button_and_is_dealt_in_after_it() -> None:
    """R13: the next hand has a dead button at 2, the small blind at 4; the newcomer at 3 waits."""
    table = TableInPlay((1, 2, 4, 6, 7), last=(1, 2, 4))
    evening = table.evening
    evening.do(Withdraw(table.at[2]), "out")
    moved = evening.enter(50, (2, 1))
    evening.do(Move(moved, TableSeat(2, 1), TableSeat(1, 3)))

    hand = propose_hand(evening.tournament, 1, (1, 2)).answer
    assert (hand.button, hand.small, hand.big) == (2, 4, 6)
    assert hand.waits == (Waiting(3, moved, "button", "NEW"),)

    evening.do(hand)
    after = propose_hand(evening.tournament, 1, (1, 2)).answer
    assert (after.button, after.small, after.big, after.waits) == (4, 6, 7, ())
    evening.do(after)
    assert len(evening.tournament.marks) == 0


def test_tda_8a_r13_a_newcomer_on_the_small_blinds_place_posts_it() -> None:
    """R13: the next hand has button 4, an empty small blind's place at 5, big blind 6."""
    table = TableInPlay((1, 4, 5, 6, 7), last=(3, 4, 5))
    table.evening.do(Withdraw(table.at[5]), "out")
    table.arrives(5)

    assert table.hand() == (4, 5, 6)


def test_tda_30_an_absent_player_of_a_tournament_pays_like_everybody() -> None:
    table = TableInPlay()
    table.evening.do(Away(table.at[4]))

    hand = propose_hand(table.evening.tournament, 1, (1, 2)).answer

    assert hand.big == 4
    assert hand.waits == ()


def test_t179_t184_dr_a_small_blind_is_missed_and_made_good_after_the_button() -> None:
    table = TableInPlay(rules="draw-room")
    evening = table.evening
    evening.do(Away(table.at[3]))

    hand = propose_hand(evening.tournament, 1, (1, 2)).answer
    assert (hand.button, hand.small, hand.small_seat, hand.big) == (2, None, None, 4)
    assert hand.waits == (Waiting(3, table.at[3], "away", "MS"),)
    evening.do(hand)
    evening.do(Back(table.at[3], "post"))
    assert table.hand() == (4, 5, 6)
    assert evening.tournament.mark(table.at[3]).marker is None


def test_t182_dr_who_waits_for_his_big_blind_posts_that_alone() -> None:
    table = TableInPlay(rules="draw-room")
    evening = table.evening
    evening.do(Away(table.at[4]))
    table.hand()
    assert evening.tournament.mark(table.at[4]).marker == "ML"
    evening.do(Back(table.at[4], "wait"))
    while table.hand()[2] != 4:
        assert evening.tournament.mark(table.at[4]).waits == "big_blind"

    assert evening.journal.lines[-1].action.posts[-1] == Post(4, 2)  # type: ignore[attr-defined]
    assert len(evening.tournament.marks) == 0


def test_t181_dr_what_a_player_says_now_goes_before_what_he_said() -> None:
    table = TableInPlay(rules="draw-room")
    evening = table.evening
    evening.do(Away(table.at[4]))
    table.hand()
    table.hand()
    table.hand()
    evening.do(Back(table.at[4], "wait"))

    says = propose_hand(evening.tournament, 1, (1, 2), {table.at[4]: "post"}).answer

    assert Post(4, 2, 1) in says.posts
    assert says.waits == ()


def test_there_is_no_hand_without_two_who_are_dealt_in() -> None:
    alone = TableInPlay((1, 2))
    alone.evening.do(Withdraw(alone.at[1]), "out")
    assert _refused(propose_hand, alone.evening.tournament, 1) == "nobody_to_deal"

    empty = alone.evening
    empty.do(Withdraw(alone.at[2]), "out")
    assert _refused(propose_hand, empty.tournament, 1) == "nobody_to_deal"
    assert _refused(propose_hand, empty.tournament, 2) == "no_hand_yet"
    assert _refused(propose_hand, empty.tournament, 9) == "no_table"


# ------------------------------------------------------------------ the first button


def test_t161_the_highest_card_has_the_first_button_and_the_cards_are_kept() -> None:
    table = TableInPlay((1, 4, 7, 9), last=None)
    cards = dict(zip((1, 4, 7, 9), read_cards("KdAcAsQh"), strict=True))

    verdict = propose_first_button(table.evening.tournament, 1, cards)

    assert verdict.answer == SetButton(1, 7, 9, 1, ((1, "Kd"), (4, "Ac"), (7, "As"), (9, "Qh")))
    assert verdict.house == ("button_start",)


def test_the_program_deals_the_cards_of_a_draw_by_the_chance_it_is_given() -> None:
    table = TableInPlay((2, 5, 8), last=None)

    drawn = [propose_first_button(table.evening.tournament, 1, Random(n)).answer for n in range(40)]

    assert {one.button for one in drawn} == {2, 5, 8}
    assert drawn[3] == propose_first_button(table.evening.tournament, 1, Random(3)).answer
    for one in drawn:
        cards = dict(one.cards)
        assert len(set(cards.values())) == 3
        assert cards[one.button] == str(max(read_cards(card)[0] for card in cards.values()))


def test_t163_wsop_the_button_goes_to_the_dealers_right_without_a_card() -> None:
    table = TableInPlay((1, 2, 4, 6, 8), "wsop-2026", None)

    assert propose_first_button(table.evening.tournament, 1).answer == SetButton(1, 8, 1, 2)


def test_the_absent_draw_where_they_are_dealt_in() -> None:
    cases: tuple[tuple[RuleSetName, tuple[int, ...]], ...] = (("tda-2024", (1, 2, 3)), ("draw-room", (1, 3)))
    for rules, seats in cases:
        table = TableInPlay((1, 2, 3), rules, None)
        table.evening.do(Away(table.at[2]))

        assert button_seats(table.evening.tournament, 1) == seats


def test_a_draw_takes_one_card_of_one_deck_for_each_seat() -> None:
    tournament = TableInPlay((1, 2, 3), last=None).evening.tournament
    (king, two) = read_cards("Kd2c")

    assert _refused(propose_first_button, tournament, 1) == "card_each_seat"
    assert _refused(propose_first_button, tournament, 1, {1: king, 2: two}) == "card_each_seat"
    assert _refused(propose_first_button, tournament, 1, {1: king, 2: two, 3: king}) == "card_twice"
    assert _refused(propose_first_button, tournament, 2) == "nobody_to_deal"
    assert _refused(propose_first_button, tournament, 9) == "no_table"
    stud = TableInPlay(game="stud", last=None).evening.tournament
    assert _refused(propose_first_button, stud, 1) == "game_without_button"


# ------------------------------------------------------------------ a button that was not moved


def test_tda_34a_a_button_that_was_not_moved_goes_on_from_where_it_lies() -> None:
    table = TableInPlay()
    table.hand()
    table.hand()

    skips = {steps: propose_skip(table.evening.tournament, 1, steps, acted=False).answer for steps in
             ("stay", "one", "two")}  # fmt: skip
    followed = {}
    for steps, skip in skips.items():
        line = table.evening.do(skip)
        followed[steps] = propose_hand(table.evening.tournament, 1).answer.button
        table.evening.undo(line)

    # Button 2 was dealt with twice: it was recorded as moved to 3.
    assert followed == {"stay": 2, "one": 3, "two": 4}


def test_where_too_few_hands_are_known_nobody_can_tell_where_the_button_was() -> None:
    table = TableInPlay()
    assert _refused(propose_skip, table.evening.tournament, 1, "two", acted=False) == "button_unknown"
    table.hand()

    assert propose_skip(table.evening.tournament, 1, "one", acted=True).answer.button == 1
    table.evening.do(SetButton(1, 1, 2, 3))
    assert _refused(propose_skip, table.evening.tournament, 1, "one", acted=True) == "button_unknown"


def _stays(table: TableInPlay) -> tuple[int, int | None, int]:
    table.evening.do(propose_skip(table.evening.tournament, 1, "stay", acted=False).answer)
    return table.hand()


def test_a_button_put_by_hand_stays_there_and_not_where_an_older_skip_left_it() -> None:
    table = TableInPlay(range(1, 10))
    table.hand()
    table.evening.do(propose_skip(table.evening.tournament, 1, "two", acted=True).answer)
    table.hand_is_set(5, 6, 7)
    assert table.hand() == (6, 7, 8)

    assert _stays(table) == (5, 6, 7)


def test_a_button_put_by_hand_on_the_first_chair_stays_there() -> None:
    table = TableInPlay((1, 4, 7), last=(1, 4, 7))
    table.hand()

    assert _stays(table) == (1, 4, 7)


def test_between_two_the_button_put_by_hand_stays() -> None:
    table = TableInPlay((2, 5), last=(2, 2, 5))
    assert table.hand() == (5, 5, 2)

    assert _stays(table) == (2, 2, 5)


def test_a_button_that_no_hand_leads_to_cannot_stay() -> None:
    table = TableInPlay(last=(1, 3, 6))
    table.hand()
    assert _refused(propose_skip, table.evening.tournament, 1, "stay", acted=False) == "button_unknown"


def test_where_nobody_is_left_to_deal_to_the_button_cannot_stay() -> None:
    table = TableInPlay((2, 5, 7), last=(2, 5, 7))
    table.hand()
    for seat in (2, 5):
        table.evening.do(Move(table.at[seat], TableSeat(1, seat), TableSeat(2, seat)))
    assert _refused(propose_skip, table.evening.tournament, 1, "stay", acted=False) == "button_unknown"


# ------------------------------------------------------------------ the race


def test_t207_a_race_as_the_journal_keeps_it() -> None:
    table = TableInPlay((1, 2, 4, 7))
    tournament = table.evening.tournament
    race = race_at(tournament, 1, HUNDREDS, {1: (3, True), 2: (1, True), 4: (2, True), 7: (3, True)})
    cards = {1: "Kd4c2s", 2: "Kh", 4: "Ac3d", 7: "QsQh7c"}

    told = propose_race(tournament, 1, race, {seat: read_cards(some) for seat, some in cards.items()})

    result = told.answer
    assert (result.value, result.chips, result.winners, result.delta) == (225, 3, (4, 2, 1), 75)
    assert {seat.seat: (seat.cards, seat.change) for seat in result.seats} == {
        1: ("Kd4c2s", 25), 2: ("Kh", 75), 4: ("Ac3d", 50), 7: ("QsQh7c", -75),
    }  # fmt: skip
    assert [seat.entry for seat in result.seats] == [table.at[seat] for seat in (1, 2, 4, 7)]
    assert race_again(tournament, result, HUNDREDS) == told


def test_r16_who_would_be_out_keeps_a_chip_whatever_he_drew() -> None:
    table = TableInPlay()
    tournament = table.evening.tournament
    counts = {1: (3, True), 2: (2, True), 3: (1, True), 4: (1, True), 5: (1, False), 6: (0, True)}
    race = race_at(tournament, 1, HUNDREDS, counts)

    for number in range(20):
        result = propose_race(tournament, 1, race, Random(number)).answer
        changes = {seat.seat: seat.change for seat in result.seats}
        assert changes[5] == 75
        assert result.delta == (0 if 5 in result.winners else 100)
        assert len(set(result.winners)) == 2
        assert set(changes) == {1, 2, 3, 4, 5}


def test_where_every_seat_gets_a_chip_no_card_is_dealt() -> None:
    tournament = TableInPlay(race_round="round_up_each").evening.tournament
    race = race_at(tournament, 1, HUNDREDS, {1: (3, True), 2: (5, True)})

    result = propose_race(tournament, 1, race, {}).answer

    assert (result.winners, result.delta) == ((1, 2), 100)
    assert [seat.cards for seat in result.seats] == ["", ""]
    assert race_again(tournament, result, HUNDREDS) is not None


def test_t215_more_odd_chips_than_a_deck_has_cards_take_several() -> None:
    table = TableInPlay(range(1, 10))
    tournament = table.evening.tournament
    terms = Denominations(25, 500, 100)
    race = race_at(tournament, 1, terms, dict.fromkeys(range(1, 10), (19, True)))

    result = propose_race(tournament, 1, race, Random(7)).answer

    assert sum(len(seat.cards) // 2 for seat in result.seats) == 171
    again = race_again(tournament, result, terms)
    assert again is not None
    assert again.answer == result


def test_a_race_is_of_those_who_sit_there_with_a_card_for_each_odd_chip() -> None:
    table = TableInPlay()
    tournament = table.evening.tournament
    nobody = race_at(tournament, 1, HUNDREDS, {9: (3, True)})
    one = race_at(tournament, 1, HUNDREDS, {1: (3, True)})
    huge = race_at(tournament, 1, Denominations(1, 10**6, 5), {1: (10**6 - 1, True)})

    assert _refused(propose_race, tournament, 1, nobody, Random(1)) == "nobody_at_seat"
    assert _refused(propose_race, tournament, 1, one, {1: read_cards("Kd")}) == "race_cards"
    assert _refused(propose_race, tournament, 1, one, {}) == "race_cards"
    seat = SeatRace(9, table.at[1], 3, True, "KdAcQh", 25)
    assert race_again(tournament, TableRace(1, (seat,), 75, 1, (9,), (), 25), HUNDREDS) is None
    assert _refused(propose_race, tournament, 1, huge, Random(1)) == "race_too_large"
    assert _refused(race_at, tournament, 9, HUNDREDS, {}) == "no_table"
