"""What becomes of the absent, by kind of game and by book."""

from __future__ import annotations

import pytest

from director.rules.rulesets import NAMES, ruleset
from director.rules.table.missed_mode import Mode, missed_mode
from director.rules.verdict import Article

BOTH: tuple[Mode, ...] = ("tournament", "ring")


@pytest.mark.parametrize("rules", NAMES)
def test_tda_30_in_a_tournament_the_absent_are_dealt_in_whatever_the_book_says_of_ring_games(
    rules: str,
) -> None:
    assert missed_mode(ruleset(rules), "tournament").answer == "dealt_in"


@pytest.mark.parametrize(
    ("rules", "place", "house"),
    [
        ("tda-2024", Article("TDA", "30"), False),
        ("robert-11", Article("RRoP", "15"), False),
        ("wsop-2026", Article("WSOP-T", "36"), False),
        ("draw-room", Article("TDA", "30"), True),
        ("sport-ru", Article("TDA", "30"), True),
    ],
)
def test_a_book_that_says_so_is_cited_and_a_silent_one_leaves_it_to_the_house(
    rules: str, place: Article, house: bool
) -> None:
    verdict = missed_mode(ruleset(rules), "tournament")

    assert verdict.because == (place,)
    assert verdict.house == (("missed_mode",) if house else ())


@pytest.mark.parametrize(
    ("rules", "mode", "place", "house"),
    [
        ("draw-room", "ml_ms", Article("DR", "missed blinds"), ()),
        ("robert-11", "live_up_to_min", Article("RRoP", "4"), ()),
        ("wsop-2026", "bb_live_only", Article("WSOP-L", "160"), ()),
        ("tda-2024", "ml_ms", Article("DR", "missed blinds"), ("missed_mode",)),
        ("sport-ru", "ml_ms", Article("DR", "missed blinds"), ("missed_mode",)),
        ("stud-room", "ml_ms", Article("DR", "missed blinds"), ("missed_mode",)),
    ],
)
def test_a_ring_game_follows_its_book_or_the_markers_of_the_draw_room(
    rules: str, mode: str, place: Article, house: tuple[str, ...]
) -> None:
    verdict = missed_mode(ruleset(rules), "ring")

    assert (verdict.answer, verdict.because, verdict.house) == (mode, (place,), house)


@pytest.mark.parametrize("mode", BOTH)
def test_what_is_set_for_the_event_holds_in_both(mode: Mode) -> None:
    set_here = missed_mode(ruleset("tda-2024", {"missed_mode": "live_up_to_min"}), mode)

    assert (set_here.answer, set_here.because, set_here.house) == ("live_up_to_min", (), ("missed_mode",))


def test_a_ring_game_may_deal_the_absent_in() -> None:
    assert missed_mode(ruleset("tda-2024", {"missed_mode": "dealt_in"}), "ring").answer == "dealt_in"
