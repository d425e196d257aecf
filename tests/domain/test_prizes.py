"""Prizes planned, promised, taken back, kept; a promise is never undone."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.domain.ids import Seq
from director.domain.prize_money import Pool, PrizeMoney
from director.domain.prize_plan import PrizePlan
from director.domain.prizes import KeepPayouts, PublishPayouts, RecallPayouts, SetPrizes
from director.domain.refusal import Impossible
from director.domain.undo import Undo
from tests.helpers.prize_room import THREE, PrizeRoom

POOL = Pool(6, 600_000)


def test_before_anybody_plans_there_is_a_plan_without_a_table() -> None:
    assert PrizeMoney().planned == PrizePlan()
    assert PrizeMoney().published is None


def test_a_plan_is_put_in_force_and_undone_like_any_line() -> None:
    room = PrizeRoom(plan=None)
    line = room.line(SetPrizes(THREE))
    assert room.tournament.prize_money.plan == THREE

    room.undo(line)

    assert room.tournament.prize_money.plan is None


def test_a_plan_that_is_none_changes_nothing() -> None:
    assert PrizeRoom().refused(SetPrizes(PrizePlan(unit=0))) == "prize_amount"


def test_publishing_is_a_promise_with_time_and_author() -> None:
    room = PrizeRoom()

    line = room.publish()

    (version,) = room.tournament.prize_money.versions
    assert (version.line, version.staff, version.amounts) == (line, "Olga", (300_000, 180_000, 120_000))
    assert version.at == room.journal.line(line).at
    assert (version.pool, version.reason, version.recalled) == (POOL, "", 0)
    assert room.tournament.prize_money.published is version


def test_p4_a_later_version_needs_a_reason_and_both_stay() -> None:
    room = PrizeRoom()
    room.publish()
    second = room.published(400_000, 200_000)
    assert room.refused(second, "") == "reason_needed"

    room.do(second, "the floor read out two places")

    first, now = room.tournament.prize_money.versions
    assert (len(first.amounts), len(now.amounts)) == (3, 2)
    assert now.reason == "the floor read out two places"
    assert room.tournament.prize_money.published is now


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"amounts": ()}, "no_prizes"),
        ({"amounts": (200_000, 400_000)}, "prizes_rise"),
        ({"amounts": (600_001, -1)}, "prize_amount"),
        ({"amounts": (300_000, 200_000)}, "prizes_total"),
        ({"pool": Pool(6, -600_000)}, "prize_amount"),
        ({"pool": Pool(6, 0, 0, 600_000)}, "prize_amount"),
        ({"seats": 4}, "prize_seats"),
        ({"seats": -1}, "prize_seats"),
        ({"unit": 0}, "prize_amount"),
    ],
)
def test_what_is_no_promise_is_refused(change: dict[str, object], code: str) -> None:
    made = PublishPayouts((300_000, 180_000, 120_000), POOL)

    assert PrizeRoom().refused(replace(made, **change)) == code


def test_a_promise_is_never_undone_but_taken_back_and_the_one_before_holds() -> None:
    room = PrizeRoom()
    first = room.publish()
    second = room.line(room.published(600_000), "winner takes all")
    with pytest.raises(Impossible, match="undo_promise"):
        room.do(Undo(second))

    back = room.line(RecallPayouts(second), "nobody agreed")

    versions = room.tournament.prize_money.versions
    assert [one.recalled for one in versions] == [0, back]
    assert room.tournament.prize_money.published == versions[0]
    assert room.journal.line(back).action.takes_back == second
    with pytest.raises(Impossible, match="undo_promise"):
        room.do(Undo(back))
    room.do(RecallPayouts(first), "not yet")
    assert room.tournament.prize_money.published is None


def test_only_what_was_published_and_stands_is_taken_back() -> None:
    room = PrizeRoom()
    line = room.publish()
    assert room.refused(RecallPayouts(Seq(1))) == "not_published"
    assert room.refused(RecallPayouts(line), "") == "reason_needed"
    room.do(RecallPayouts(line), "too early")

    assert room.refused(RecallPayouts(line)) == "already_recalled"


def test_after_all_was_taken_back_a_new_promise_needs_no_reason_but_keeps_one() -> None:
    room = PrizeRoom()
    room.do(RecallPayouts(room.publish()), "too early")

    room.publish("now it is right")

    assert room.tournament.prize_money.versions[1].reason == "now it is right"


def test_keeping_what_is_published_is_a_decision_with_a_reason_about_one_pool() -> None:
    room = PrizeRoom()
    assert room.refused(KeepPayouts(700_000)) == "nothing_published"
    room.publish()
    assert room.refused(KeepPayouts(-1)) == "prize_amount"
    assert room.refused(KeepPayouts(700_000), "") == "reason_needed"

    room.do(KeepPayouts(700_000), "one late entry")
    assert room.tournament.prize_money.kept == 700_000

    room.publish("now with it")
    assert room.tournament.prize_money.kept is None
