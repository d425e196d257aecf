"""Who must show, who may muck, who may ask to see a hand."""

from __future__ import annotations

import pytest

from director.rules.hand.seeing_hands import AfterMuck, Asker, after_muck, duty_to_show, may_see_hand
from director.rules.hand.showdown import Showdown
from director.rules.rulesets import NAMES, ruleset
from director.rules.verdict import Article

SPORT, TDA = ruleset("sport-ru"), ruleset("tda-2024")
IN_ORDER = Showdown((5, 8, 2), all_face_up=False)


@pytest.mark.parametrize(
    ("rules", "place"),
    [
        ("sport-ru", Article("SP", "5.9.2")),
        ("draw-room", Article("DR", "Who opens first")),
        ("party-stud", Article("PP", "showdown")),
        ("online-stud", Article("OS", "showdown")),
        ("tda-2024", Article("TDA", "17-B")),
    ],
)
def test_the_first_shows_or_gives_up(rules: str, place: Article) -> None:
    """R136, R194, R212: only he must."""
    verdict = duty_to_show(ruleset(rules), 5, IN_ORDER)

    assert (verdict.answer, verdict.because) == ("show_or_muck", (place,))


@pytest.mark.parametrize("rules", NAMES)
def test_a_caller_who_sees_that_he_is_beaten_may_muck(rules: str) -> None:
    """R114, R136, R196, R211: to win one must show, to lose one need not."""
    assert duty_to_show(ruleset(rules), 8, IN_ORDER).answer == "show_beaten_or_muck"


def test_a_caller_may_muck_by_the_words_of_the_draw_room() -> None:
    assert duty_to_show(ruleset("draw-room"), 8, IN_ORDER).because == (Article("DR", "Winning unseen"),)


def test_when_all_hands_go_up_nobody_may_muck() -> None:
    """TDA 16, WSOP-T 70."""
    together = Showdown((5, 8, 2), all_face_up=True)

    verdict = duty_to_show(TDA, 2, together)

    assert (verdict.answer, verdict.because, verdict.house) == ("table", (Article("TDA", "16"),), ())
    assert duty_to_show(ruleset("robert-11"), 2, together).house == ("tabling",)


def test_who_wins_without_a_call_need_not_show() -> None:
    """SP 5.9.2, R113, R135, R195."""
    verdict = duty_to_show(SPORT, 5, Showdown((), all_face_up=False))

    assert verdict.answer == "none"
    assert Article("SP", "5.9.2") in verdict.because


def test_when_the_first_mucks_the_next_need_not_show_or_showing_passes_on() -> None:
    """SP 5.9.2 (R112) against TDA 17-B."""
    sport, tda = after_muck(SPORT, [8, 2]), after_muck(TDA, [8, 2])

    assert sport.answer == AfterMuck(next_shows=None, wins_unseen=None)
    assert sport.because == (Article("SP", "5.9.2"),)
    assert tda.answer == AfterMuck(next_shows=8, wins_unseen=None)
    assert tda.because == (Article("TDA", "17-B"),)


@pytest.mark.parametrize("rules", NAMES)
def test_the_last_live_hand_wins_unseen(rules: str) -> None:
    """SP 5.9.2 (R113), TDA 17-B."""
    assert after_muck(ruleset(rules), [2]).answer == AfterMuck(next_shows=None, wins_unseen=2)


def test_when_nobody_has_cards_nobody_shows() -> None:
    assert after_muck(TDA, []).answer == AfterMuck(next_shows=None, wins_unseen=None)


CALLER = Asker(called=True, has_cards=True)


@pytest.mark.parametrize(
    ("rules", "seeing"),
    [
        ("sport-ru", "refused"),
        ("wsop-2026", "refused"),
        ("tda-2024", "must_be_shown"),
        ("party-stud", "must_be_shown"),
        ("online-stud", "in_history"),
    ],
)
def test_t123_the_caller_asks_for_the_hand_he_paid_to_see(rules: str, seeing: str) -> None:
    """TDA 18-B, PP showdown; SP 5.9.2 and WSOP-L 147 refuse; OS has a history."""
    verdict = may_see_hand(ruleset(rules), CALLER, of_last_aggressor=True)

    assert verdict.answer == seeing
    assert len(verdict.because) == 1


def test_t123_on_suspicion_the_chief_referee_looks() -> None:
    """SP 5.9.2 (R115)."""
    verdict = may_see_hand(SPORT, CALLER, of_last_aggressor=True, suspicion=True)

    assert (verdict.answer, verdict.because) == ("referee_decides", (Article("SP", "5.9.2"),))


def test_only_a_caller_with_cards_may_ask_and_only_for_the_last_aggressors_hand() -> None:
    """TDA 18-B."""
    mucked, passive = Asker(called=True, has_cards=False), Asker(called=False, has_cards=True)

    assert may_see_hand(TDA, mucked, of_last_aggressor=True).answer == "refused"
    assert may_see_hand(TDA, passive, of_last_aggressor=True).answer == "refused"
    assert may_see_hand(TDA, CALLER, of_last_aggressor=False).answer == "refused"
    assert may_see_hand(TDA, CALLER, of_last_aggressor=False, suspicion=True).answer == "referee_decides"


def test_a_house_may_never_open_a_mucked_hand() -> None:
    never = ruleset("tda-2024", {"see_hand": "never"})

    verdict = may_see_hand(never, CALLER, of_last_aggressor=True, suspicion=True)

    assert (verdict.answer, verdict.because, verdict.house) == ("refused", (), ("see_hand",))
