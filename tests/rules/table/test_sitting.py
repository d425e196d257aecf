"""A table of the event as the rules of buttons and blinds take it."""

from __future__ import annotations

import pytest

from director.domain.entries import Withdraw
from director.domain.hands import LastHand
from director.domain.ids import EntryId, TournamentId
from director.domain.plan import RuleSetName
from director.domain.play import Away, Back
from director.domain.refusal import Impossible
from director.domain.tournament import Tournament
from director.rules.table.proposals import between_hands
from director.rules.table.sitting import has_button, last_hand, mode_of, rules_at
from tests.helpers.tables import TableInPlay


def test_tda_30_an_event_deals_the_absent_in() -> None:
    assert mode_of(rules_at(TableInPlay(rules="sport-ru").evening.tournament)) == "tournament"
    assert mode_of(rules_at(TableInPlay(rules="wsop-2026").evening.tournament)) == "tournament"


def test_dr_a_league_night_keeps_markers() -> None:
    assert mode_of(rules_at(TableInPlay(rules="draw-room").evening.tournament)) == "ring"
    assert mode_of(rules_at(TableInPlay(missed_mode="ml_ms").evening.tournament)) == "ring"
    assert mode_of(rules_at(TableInPlay(rules="draw-room", missed_mode="dealt_in").evening.tournament)) == (
        "tournament"
    )


def test_before_the_event_is_set_up_it_has_no_rules() -> None:
    with pytest.raises(Impossible) as refused:
        rules_at(Tournament(TournamentId("EVT1")))

    assert refused.value.code == "not_set_up"


def test_sp_542_stud_has_no_button() -> None:
    stud = TableInPlay(game="stud8").evening.tournament

    assert not has_button(stud)
    assert last_hand(stud, stud.tables[1]) is None
    with pytest.raises(Impossible) as refused:
        between_hands(stud, 1, (1, 2))
    assert refused.value.code == "game_without_button"


def test_before_a_tables_first_hand_there_is_none_to_follow() -> None:
    evening = TableInPlay(last=None).evening

    assert last_hand(evening.tournament, evening.tournament.tables[1]) is None
    with pytest.raises(Impossible) as refused:
        between_hands(evening.tournament, 1, (1, 2))
    assert refused.value.code == "no_hand_yet"


def test_a_small_blind_that_was_left_out_is_looked_for_where_the_rule_needs_it() -> None:
    """Set by hand under the dead button, or under another rule before the rules were changed."""
    cases: tuple[tuple[RuleSetName, int | None], ...] = (("tda-2024", 2), ("draw-room", None))
    for rules, small in cases:
        evening = TableInPlay((1, 2, 5, 7), rules, (1, None, 5)).evening

        assert last_hand(evening.tournament, evening.tournament.tables[1]) == LastHand(1, small, 5)


def test_whoever_is_away_or_left_his_stack_is_absent_and_marks_go_by_seat() -> None:
    table = TableInPlay(rules="draw-room")
    evening = table.evening
    evening.do(Away(table.at[2]))
    evening.do(Withdraw(table.at[4], chips="dead"), "called away")
    late = table.arrives(8)
    evening.do(Back(late, "wait"))

    sitting = between_hands(evening.tournament, 1, (1, 2))

    assert (sorted(sitting.players), sorted(sitting.absent)) == ([1, 2, 3, 4, 5, 6, 8], [2, 4])
    assert (sitting.markers, sitting.returning) == ({8: "NEW"}, {8: "wait"})
    assert (sitting.mode, sitting.seats, sitting.last) == ("ring", 9, LastHand(1, 2, 3))
    asked = between_hands(evening.tournament, 1, (1, 2), {late: "post", EntryId(999): "post"})
    assert asked.returning == {8: "post"}
    back = between_hands(evening.tournament, 1, (1, 2), {table.at[2]: "wait"})
    assert (sorted(back.absent), back.returning) == ([4], {2: "wait", 8: "wait"})
