"""What the rules have against what was done at a table: nothing, where it is as they propose it."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from director.domain.action import Action
from director.domain.chips import AdjustChips, ColourUp
from director.domain.entries import Withdraw
from director.domain.hands import Post
from director.domain.plan import RULE_SETS
from director.domain.play import Away, Back, SetButton, SkipButton
from director.domain.refusal import Article, Objection
from director.domain.seating import Move
from director.domain.seats import TableSeat
from director.rules.policy import objections
from director.rules.table.chip_exchange import Denominations
from director.rules.table.proposals import (
    propose_first_button,
    propose_hand,
    propose_race,
    propose_skip,
    race_at,
)
from tests.helpers.tables import TableInPlay

TDA_32, TDA_34A, TDA_30 = Article("TDA", "32"), Article("TDA", "34-A"), Article("TDA", "30")


def _against(table: TableInPlay, action: Action) -> list[Objection]:
    return list(objections(table.evening.journal, action))


def _codes(table: TableInPlay, action: Action) -> list[str]:
    return [objection.code for objection in _against(table, action)]


# ------------------------------------------------------------------ the button


def test_the_button_seen_at_a_table_is_believed() -> None:
    table = TableInPlay(last=None)
    assert _codes(table, SetButton(1, 4, 5, 6)) == []

    table.hand_is_set(1, 2, 3)
    assert _codes(table, SetButton(1, 4, 5, 6)) == []


def test_a_first_button_that_was_drawn_goes_to_the_highest_card() -> None:
    table = TableInPlay((1, 4, 7), last=None)
    drawn = propose_first_button(table.evening.tournament, 1, Random(1)).answer
    assert _codes(table, drawn) == []
    seats = {1: (4, 7), 4: (7, 1), 7: (1, 4)}
    wrong = next(seat for seat in seats if seat != drawn.button)

    (objection,) = _against(table, SetButton(1, wrong, *seats[wrong], drawn.cards))

    assert objection.code == "first_button_elsewhere"
    assert objection.facts == {"table": 1, "button": drawn.button, "small": drawn.small, "big": drawn.big}


def test_a_draw_for_the_button_leaves_nobody_out() -> None:
    table = TableInPlay((1, 4, 7), last=None)

    assert _codes(table, SetButton(1, 1, 4, 7, ((1, "Kd"), (4, "2c")))) == ["first_button_cards"]
    assert _codes(table, SetButton(1, 1, 4, 7, ((1, "Kd"), (4, "2c"), (9, "3c")))) == ["first_button_cards"]


def test_wsop_85_a_first_button_lies_at_the_dealers_right() -> None:
    table = TableInPlay((1, 2, 4, 6, 8), "wsop-2026", None)
    assert _codes(table, SetButton(1, 8, 1, 2)) == []

    (objection,) = _against(table, SetButton(1, 1, 2, 4))

    assert (objection.code, objection.article) == ("first_button_elsewhere", Article("WSOP-T", "85"))
    table.hand_is_set(8, 1, 2)
    assert _codes(table, SetButton(1, 1, 2, 4)) == []


def test_under_the_dead_button_the_small_blind_always_has_a_seat() -> None:
    (objection,) = _against(TableInPlay(), SetButton(1, 1, None, 3))

    assert (objection.code, objection.article) == ("small_blind_has_a_seat", TDA_32)
    assert _codes(TableInPlay(rules="draw-room"), SetButton(1, 1, None, 3)) == []


def test_stud_is_played_without_a_button() -> None:
    table = TableInPlay(game="stud", last=None)
    (objection,) = _against(table, SetButton(1, 1, 2, 3))

    assert (objection.code, objection.article) == ("game_without_button", Article("SP", "5.4.2"))
    hold_em = propose_hand(TableInPlay().evening.tournament, 1).answer
    assert _codes(table, replace(hold_em, hand=1)) == ["game_without_button"]


def test_what_cannot_be_is_refused_and_not_objected_to() -> None:
    table = TableInPlay()
    hand = propose_hand(table.evening.tournament, 1).answer

    for action in (
        SetButton(9, 1, 2, 3),
        SetButton(1, 1, 2, 3, ((1, "joker"),)),
        replace(hand, table=9),
        SkipButton(9, 1, "one", 1, 2, 3),
        Back(table.at[1], "post"),
        ColourUp(25, 100, 100, ()),
        AdjustChips(0),
    ):
        assert _codes(table, action) == []


# ------------------------------------------------------------------ a hand


def test_nothing_speaks_against_the_hand_the_rules_propose() -> None:
    for rules in RULE_SETS:
        table = TableInPlay(rules=rules)
        table.arrives(8)
        assert _codes(table, propose_hand(table.evening.tournament, 1, (1, 2)).answer) == []


def test_before_the_first_hand_nothing_can_be_compared() -> None:
    table = TableInPlay((1, 2, 3), last=None)
    follows = TableInPlay((1, 2, 3))

    assert _codes(table, replace(propose_hand(follows.evening.tournament, 1).answer, hand=1)) == []


def test_tda_32_another_button_or_blind_is_objected_to() -> None:
    table = TableInPlay()
    hand = propose_hand(table.evening.tournament, 1, (1, 2)).answer

    (objection,) = _against(table, replace(hand, button=1))

    assert (objection.code, objection.article) == ("hand_positions", TDA_32)
    assert objection.facts == {"table": 1, "button": 2, "small": 3, "big": 4}
    assert _codes(table, replace(hand, small=None)) == ["hand_positions"]


def test_t166_a_small_blind_nobody_can_post() -> None:
    table = TableInPlay()
    table.evening.do(Withdraw(table.at[3]), "out")
    hand = propose_hand(table.evening.tournament, 1, (1, 2)).answer

    (objection,) = _against(table, replace(hand, small=4, small_seat=4, big=5))

    assert objection.code == "hand_without_small_blind"
    assert objection.facts == {"table": 1, "button": 2, "big": 4}


def test_who_is_dealt_in_or_waits_against_the_rule_is_named() -> None:
    table = TableInPlay((1, 2, 4, 6, 7), last=(1, 2, 4))
    table.evening.do(Withdraw(table.at[2]), "out")
    late = table.arrives(3)
    hand = propose_hand(table.evening.tournament, 1, (1, 2)).answer
    (waiting,) = hand.waits
    seat = next(player for player in hand.dealt if player.entry == table.at[7])

    in_too = replace(hand, waits=(), dealt=(*hand.dealt, type(seat)(3, late)))
    left_out = replace(
        hand,
        waits=(waiting, waiting._replace(seat=7, entry=seat.entry)),
        dealt=tuple(player for player in hand.dealt if player != seat),
    )
    named = [(o.code, o.facts["entry"]) for action in (in_too, left_out) for o in _against(table, action)]

    assert named == [("hand_waits", late), ("hand_deals_in", seat.entry)]
    assert _codes(table, replace(hand, waits=(waiting._replace(marker="ML"),))) == ["hand_waits"]
    assert _codes(table, replace(hand, waits=())) == ["hand_waits"]


def test_what_a_player_posts_is_compared_where_the_blinds_are_known() -> None:
    table = TableInPlay()
    hand = propose_hand(table.evening.tournament, 1, (1, 2)).answer

    (objection,) = _against(table, replace(hand, posts=(Post(3, 2), Post(4, 2))))

    assert objection.code == "hand_posts"
    assert objection.facts == {"table": 1, "number": 3, "live": 1, "dead": 0}
    assert _codes(table, replace(hand, posts=(*hand.posts, Post(5, 2)))) == ["hand_posts_nothing"]
    assert _codes(table, replace(hand, posts=hand.posts[:1])) == ["hand_posts"]
    assert _codes(table, replace(hand, posts=tuple(reversed(hand.posts)))) == []
    assert _codes(table, replace(hand, blinds=(0, 0), posts=(Post(3, 7),))) == []


def test_a_hand_of_people_whom_the_rules_would_not_deal_in() -> None:
    table = TableInPlay((1, 2, 3), "draw-room")
    hand = propose_hand(table.evening.tournament, 1, (1, 2)).answer
    table.evening.do(Away(table.at[1]))
    table.evening.do(Away(table.at[2]))

    assert _codes(table, hand) == ["hand_not_possible"]


# ------------------------------------------------------------------ a button that was not moved


def test_tda_34a_after_substantial_action_the_button_does_not_stay() -> None:
    table = TableInPlay()
    table.hand()
    table.hand()
    stay = propose_skip(table.evening.tournament, 1, "stay", acted=True).answer

    (objection,) = _against(table, stay)

    assert (objection.code, objection.article) == ("button_stays", TDA_34A)
    assert _codes(table, replace(stay, acted=False)) == []
    assert _codes(table, propose_skip(table.evening.tournament, 1, "one", acted=True).answer) == []


def test_the_button_goes_on_from_where_it_was_said_to_lie() -> None:
    table = TableInPlay()
    table.hand()

    (objection,) = _against(table, SkipButton(1, 2, "one", 5, 6, 1))

    assert (objection.code, objection.facts) == ("button_follows", {"table": 1, "button": 1})
    assert _codes(table, SkipButton(1, 2, "stay", 5, 6, 1)) == ["button_follows"]
    nowhere = TableInPlay(last=(1, 3, 6))
    nowhere.hand()
    assert _codes(nowhere, SkipButton(1, 2, "stay", 5, 6, 1)) == ["button_unknown"]


# ------------------------------------------------------------------ coming back


def test_tda_30_in_a_tournament_nobody_posts_to_come_back() -> None:
    table = TableInPlay()
    table.evening.do(Away(table.at[1]))

    (objection,) = _against(table, Back(table.at[1], "post"))

    assert (objection.code, objection.article) == ("nothing_to_choose", TDA_30)
    assert _codes(table, Back(table.at[1])) == []
    assert _codes(table, Back(table.arrives(8), "wait")) == ["nothing_to_choose"]


def test_t183_dr_an_ms_player_may_not_come_back_before_the_button_has_passed() -> None:
    table = TableInPlay(rules="draw-room", button_rule="dead")
    table.evening.do(Away(table.at[3]))
    assert table.hand() == (2, None, 4)
    assert table.evening.tournament.mark(table.at[3]).marker == "MS"

    (objection,) = _against(table, Back(table.at[3], "post"))

    assert (objection.code, objection.article) == ("back_too_early", Article("DR", "missed blinds"))
    assert objection.facts == {"entry": table.at[3]}
    assert _codes(table, Back(table.at[3], "wait")) == []
    assert _codes(table, Back(table.at[3])) == []
    table.hand()
    assert _codes(table, Back(table.at[3], "post")) == []


def test_t183_a_marker_of_the_house_objects_by_the_articles_of_the_hand() -> None:
    table = TableInPlay(missed_mode="ml_ms")
    table.evening.do(Away(table.at[3]))
    table.hand()

    (objection,) = _against(table, Back(table.at[3], "post"))

    assert (objection.code, objection.article) == ("back_too_early", TDA_32)


def test_t190_dr_a_newcomer_between_button_and_small_blind_may_not_post_yet() -> None:
    table = TableInPlay((1, 2, 4, 5, 7), "draw-room", (1, 2, 4))
    late = table.arrives(3)

    (objection,) = _against(table, Back(late, "post"))

    assert (objection.code, objection.article) == ("back_too_early", Article("DR", "blind rules"))
    assert _codes(table, Back(table.arrives(6), "post")) == []


def test_where_no_hand_can_be_dealt_or_nobody_sits_nothing_is_too_early() -> None:
    table = TableInPlay((1, 2, 3), "draw-room")
    late = table.arrives(4)
    for seat in (1, 2, 3):
        table.evening.do(Away(table.at[seat]))
    assert _codes(table, Back(late, "post")) == []

    unseated = table.evening.enter(77)
    table.evening.do(Away(unseated))
    assert _codes(table, Back(unseated, "post")) == ["nothing_to_choose"]


def test_what_somebody_owes_whose_table_has_not_begun_is_not_too_early() -> None:
    """A blind owed at one table goes along to the next."""
    table = TableInPlay(rules="draw-room")
    table.evening.do(Away(table.at[4]))
    table.hand()
    table.evening.do(Move(table.at[4], TableSeat(1, 4), TableSeat(2, 4)))

    assert table.evening.tournament.mark(table.at[4]).marker == "ML"
    assert _codes(table, Back(table.at[4], "post")) == []


# ------------------------------------------------------------------ chips


def _race(table: TableInPlay, *, number: int = 3) -> ColourUp:
    terms, tournament = Denominations(25, 100, 100), table.evening.tournament
    chips = {1: (3, True), 2: (2, True), 3: (1, False)}
    race = propose_race(tournament, 1, race_at(tournament, 1, terms, chips), Random(number)).answer
    return ColourUp(25, 100, 100, (race,))


def test_nothing_speaks_against_a_race_as_it_comes_out() -> None:
    table = TableInPlay()

    assert all(_codes(table, _race(table, number=number)) == [] for number in range(10))


def test_tda_24a_another_winner_is_objected_to_with_what_is_raced() -> None:
    table = TableInPlay()
    right = _race(table)
    (race,) = right.tables

    (objection,) = _against(table, replace(right, tables=(replace(race, winners=race.winners[:-1]),)))

    assert (objection.code, objection.article) == ("race_differs", Article("TDA", "24-A"))
    assert objection.facts == {"table": 1, "value": race.value, "chips": race.chips, "delta": race.delta}


def test_a_race_without_its_cards_cannot_be_followed() -> None:
    table = TableInPlay()
    right = _race(table)
    (race,) = right.tables
    blind = replace(race, seats=tuple(replace(seat, cards="") for seat in race.seats))

    assert _codes(table, replace(right, tables=(blind,))) == ["race_cards"]


def test_a_chip_leaves_a_table_once() -> None:
    table = TableInPlay()
    table.evening.do(_race(table))

    assert _codes(table, _race(table)) == ["chip_gone"]


def test_no_more_is_taken_from_a_player_than_he_brought() -> None:
    table = TableInPlay()
    entry, had = table.at[1], table.evening.tournament.entries[table.at[1]].chips

    (objection,) = _against(table, AdjustChips(-2 * had, entry))
    assert objection.code == "chips_above_brought"
    assert objection.facts == {"entry": entry, "value": 2 * had, "most": had}
    assert _codes(table, AdjustChips(-had, entry)) == []
    assert _codes(table, AdjustChips(2 * had, entry)) == []
    assert _codes(table, AdjustChips(-2 * had)) == []


def test_the_small_blind_is_not_the_larger_one() -> None:
    table = TableInPlay()

    hand = propose_hand(table.evening.tournament, 1, (200, 100)).answer
    assert _codes(table, hand) == ["small_blind_above_big"]
    assert _codes(table, propose_hand(table.evening.tournament, 1, (100, 100)).answer) == []


def test_nobody_posts_more_than_all_chips_of_the_event() -> None:
    table = TableInPlay()
    chips = table.evening.tournament.chips.in_play

    (objection,) = _against(table, propose_hand(table.evening.tournament, 1, (chips, 2 * chips)).answer)
    assert objection.code == "post_above_chips"
    assert objection.facts == {"table": 1, "number": 4, "most": chips, "value": 2 * chips}
