"""What is left of a penalty, what counts it down, when the player is back, and what the ladder suggests."""

from __future__ import annotations

import pytest

from director.domain.clock import Position, Stamp
from director.domain.hands import Dealt
from director.domain.ids import EntryId, PersonId, Seq
from director.domain.moments import MINUTE
from director.domain.penalties import CancelPenalty, Disqualify, Penalise, ServePenalty
from director.domain.penalty import Penalty
from director.domain.play import PlayHand, SetButton, StartPlay
from director.domain.refusal import Article
from director.domain.scheduling import SetStructure
from director.domain.structure import Break, DayEnd, Level, Structure
from director.rules import clock_steps
from director.rules.penalties import (
    LADDER_OPTION,
    Rung,
    Standing,
    kept_out,
    penalties_of,
    played,
    propose_penalty,
    standing,
    standings,
    suggest,
)
from director.rules.rulesets import ruleset
from director.rules.verdict import article
from tests.helpers.clock_room import Room as Clocked
from tests.helpers.evening import Evening

SCHEDULE = Structure(
    (Level(20, 100, 200), Break(10), Level(20, 200, 400), DayEnd(), Level(20, 300, 600), Level(20, 400, 800))
)


def _given(sanction: str, count: int = 1, **rest: object) -> Penalty:
    return Penalty(Seq(9), EntryId(3), sanction, count, "2026-12-05T15:00:00.000Z", **rest)  # type: ignore[arg-type]


class Tables:
    """Two players at table 1, the button told."""

    def __init__(self, *, told: bool = True) -> None:
        self.evening = Evening().tables(1)
        self.anna, self.boris = self.evening.enter(1, (1, 1)), self.evening.enter(2, (1, 4))
        self.evening.do(StartPlay())
        if told:
            self.evening.do(SetButton(1, 1, 1, 4))

    def give(self, sanction: str, count: int = 1) -> Seq:
        return Seq(self.evening.do(Penalise(self.anna, sanction, count, "late")))  # type: ignore[arg-type]

    def hand(self, button: int) -> None:
        number = self.evening.tournament.tables[1].hands + 1
        dealt = (Dealt(1, self.anna), Dealt(4, self.boris))
        self.evening.do(PlayHand(1, number, button, None, None, 5 - button, dealt))

    def now(self, line: Seq) -> Standing:
        return standing(self.evening.tournament, self.evening.tournament.penalties[line])


def _shown(one: Standing) -> tuple[str, int, str]:
    return one.state, one.left, one.by


def test_missed_hands_count_down_by_the_hands_of_the_table() -> None:
    room = Tables()
    line = room.give("hands", 2)
    seen = [_shown(room.now(line))]
    for button in (4, 1, 4):
        room.hand(button)
        seen.append(_shown(room.now(line)))

    assert seen == [
        ("open", 2, "hands"),
        ("open", 2, "hands"),  # the first one is being missed
        ("open", 1, "hands"),
        ("over", 0, "hands"),
    ]


def test_a_missed_round_counts_down_by_the_button() -> None:
    room = Tables()
    line = room.give("rounds", 2)
    assert _shown(room.now(line)) == ("open", 2, "button")
    for button in (4, 1, 4):
        room.hand(button)
    assert _shown(room.now(line)) == ("open", 1, "button")
    for button in (1, 4):
        room.hand(button)

    assert _shown(room.now(line)) == ("over", 0, "button")


def test_where_no_hand_is_told_a_judge_ticks_off() -> None:
    room = Tables(told=False)
    hands, rounds = room.give("hands", 3), room.give("rounds", 2)

    assert _shown(room.now(hands)) == ("open", 3, "judge")
    assert _shown(room.now(rounds)) == ("open", 2, "judge")
    room.evening.do(ServePenalty(hands, 2))
    assert _shown(room.now(hands)) == ("open", 1, "judge")


def test_whoever_has_no_seat_is_ticked_off_by_a_judge() -> None:
    evening = Evening().tables(1)
    anna = evening.enter(1)
    line = Seq(evening.do(Penalise(anna, "hands", 1, "late")))

    assert _shown(standing(evening.tournament, evening.tournament.penalties[line])) == ("open", 1, "judge")


def test_what_is_closed_is_told_as_it_was_closed() -> None:
    room = Tables()
    warned, served, cancelled = room.give("warning"), room.give("hands", 2), room.give("rounds", 1)
    room.evening.do(ServePenalty(served))
    room.evening.do(CancelPenalty(cancelled), "another player")

    assert [one.state for one in standings(room.evening.tournament)] == ["noted", "served", "cancelled"]
    assert room.now(warned).left == 0


def test_a_penalty_keeps_its_player_out_as_long_as_something_is_left() -> None:
    room = Tables()
    room.give("warning")
    first, _second = room.give("hands", 1), room.give("day")
    other = Seq(room.evening.do(Penalise(room.boris, "warning", what="late")))

    out = kept_out(room.evening.tournament)

    assert {entry: one.penalty.id for entry, one in out.items()} == {room.anna: first}
    assert [one.penalty.id for one in standings(room.evening.tournament, entry=room.boris)] == [other]


def test_as_long_as_nothing_is_to_be_served_nobody_is_kept_out() -> None:
    room = Tables()
    room.give("warning")

    assert kept_out(room.evening.tournament) == {}


def test_a_persons_penalties_are_those_of_all_entries_but_the_cancelled() -> None:
    room = Tables()
    one, two = room.give("warning"), room.give("hands", 1)
    room.evening.do(CancelPenalty(two), "slip")

    assert [penalty.id for penalty in penalties_of(room.evening.tournament, PersonId(1))] == [one]
    assert penalties_of(room.evening.tournament, PersonId(2)) == []


# ------------------------------------------------------------------ by the clock


class Hall(Clocked):
    """A room with a clock that runs, and one player."""

    def __init__(self) -> None:
        super().__init__(SCHEDULE)
        from director.domain.entries import Register

        self.do(Register(PersonId(1), 0, 0, 1_000))
        self.anna = EntryId(self.journal.seq)
        self.do(clock_steps.start(self.tournament, self.now))

    def give(self, sanction: str, count: int = 1) -> Seq:
        self.do(propose_penalty(self.tournament, self.anna, sanction, count, what="late", now=self.now))  # type: ignore[arg-type]
        return Seq(self.journal.seq)

    def stand(self, line: Seq) -> Standing:
        return standing(self.tournament, self.tournament.penalties[line], self.now)


def test_minutes_are_minutes_of_play_on_the_clock() -> None:
    hall = Hall()
    hall.computer.passes(15 * MINUTE)
    line = hall.give("minutes", 10)
    assert hall.stand(line) == Standing(
        hall.tournament.penalties[line], "open", 10, "clock", Stamp(2, 15 * MINUTE)
    )

    hall.computer.passes(4 * MINUTE + 1)
    assert hall.stand(line).left == 6, "minutes that have begun"
    hall.computer.passes(6 * MINUTE)
    assert hall.stand(line).left == 5, "the break does not count"
    hall.computer.passes(10 * MINUTE)
    assert _shown(hall.stand(line)) == ("over", 0, "clock")


def test_a_pause_of_the_clock_is_no_time_served() -> None:
    hall = Hall()
    line = hall.give("minutes", 10)
    hall.do(clock_steps.pause(hall.tournament, hall.now))
    hall.computer.passes(60 * MINUTE)

    assert hall.stand(line).left == 10


def test_a_clock_that_is_set_back_gives_the_time_back() -> None:
    hall = Hall()
    hall.computer.passes(15 * MINUTE)
    line = hall.give("minutes", 10)
    hall.do(clock_steps.jump(hall.tournament, hall.now, 0))

    assert hall.stand(line).left == 25


def test_the_last_level_goes_on_counting_when_it_is_over() -> None:
    hall = Hall()
    hall.do(clock_steps.jump(hall.tournament, hall.now, 5, 2 * MINUTE))
    line = hall.give("minutes", 10)

    assert hall.stand(line).back == Stamp(4, -8 * MINUTE)
    hall.computer.passes(10 * MINUTE)
    assert hall.stand(line).state == "over"


def test_minutes_may_be_ticked_off_as_well() -> None:
    hall = Hall()
    line = hall.give("minutes", 10)
    hall.do(ServePenalty(line, 4))

    assert hall.stand(line).left == 6


def test_out_for_the_day_ends_when_the_clock_is_past_the_end_of_the_day() -> None:
    hall = Hall()
    line = hall.give("day")
    assert _shown(hall.stand(line)) == ("open", 1, "clock")

    hall.do(clock_steps.jump(hall.tournament, hall.now, 4))

    assert _shown(hall.stand(line)) == ("over", 0, "clock")


def test_on_the_last_day_a_judge_says_when_it_is_over() -> None:
    hall = Hall()
    hall.do(clock_steps.jump(hall.tournament, hall.now, 4))

    assert _shown(hall.stand(hall.give("day"))) == ("open", 1, "judge")


def test_without_a_moment_or_a_schedule_nothing_is_counted_by_the_clock() -> None:
    hall = Hall()
    line = hall.give("minutes", 10)
    penalty = hall.tournament.penalties[line]

    assert _shown(standing(hall.tournament, penalty)) == ("open", 10, "judge")
    room = Tables()
    assert _shown(room.now(room.give("minutes", 10))) == ("open", 10, "judge")


def test_a_schedule_that_is_shorter_now_leaves_it_to_the_judge() -> None:
    hall = Hall()
    hall.do(clock_steps.jump(hall.tournament, hall.now, 5))
    line = hall.give("minutes", 10)
    hall.do(clock_steps.jump(hall.tournament, hall.now, 0))
    short = Structure((Level(20, 100, 200),))
    _, clock = hall.tournament.timed
    hall.do(SetStructure(clock.line, short, hall.now, 0, MINUTE, running=True))

    assert _shown(hall.stand(line)) == ("open", 10, "judge")


@pytest.mark.parametrize(
    ("start", "end", "minutes"),
    [
        ((0, 20), (0, 5), 15),
        ((0, 5), (1, 3), 5),
        ((1, 3), (2, 18), 2),
        ((0, 20), (4, 20), 40),
        ((2, 18), (0, 5), -7),
    ],
)
def test_play_between_two_readings(start: tuple[int, int], end: tuple[int, int], minutes: int) -> None:
    one, other = (Position(part, left * MINUTE, running=True) for part, left in (start, end))

    assert played(SCHEDULE, one, other) == minutes * MINUTE


def test_a_penalty_without_a_clock_is_proposed_without_one() -> None:
    room = Tables()

    assert propose_penalty(room.evening.tournament, room.anna, "warning", what="late") == Penalise(
        room.anna, "warning", what="late"
    )


# ------------------------------------------------------------------ the ladder


def test_the_ladder_goes_up_by_one_and_is_the_choice_of_the_house() -> None:
    rungs = [
        suggest(earlier)
        for earlier in (
            [],
            [_given("warning")],
            [_given("rounds")],
            [_given("warning"), _given("rounds", 2)],
            [_given("disqualification")],
        )
    ]

    assert [rung.answer for rung in rungs] == [
        Rung("warning"),
        Rung("rounds", 1),
        Rung("rounds", 2),
        Rung("disqualification"),
        Rung("disqualification"),
    ]
    assert {(rung.because, rung.house) for rung in rungs} == {((), (LADDER_OPTION,))}


@pytest.mark.parametrize(
    ("earlier", "rung"),
    [("hands", Rung("rounds", 2)), ("minutes", Rung("rounds", 2)), ("day", Rung("disqualification"))],
)
def test_other_penalties_stand_beside_a_rung(earlier: str, rung: Rung) -> None:
    assert suggest([_given(earlier)]).answer == rung


def test_wsop_t_86_sends_who_dodges_blinds_out_for_a_round_at_once() -> None:
    place = (article("WSOP-T 86"),)

    found = suggest([], place, ruleset("wsop-2026"))

    assert (found.answer, found.because, found.house) == (Rung("rounds"), place, ())
    assert suggest([], place, ruleset("tda-2024")).answer == Rung("warning")
    assert suggest([], (Article("TDA", "33"),), ruleset("wsop-2026")).answer == Rung("warning")
    assert suggest([_given("rounds")], place, ruleset("wsop-2026")).answer == Rung("rounds", 2)


def test_out_for_good_is_only_noted() -> None:
    room = Tables()
    line = Seq(room.evening.do(Disqualify(room.anna, "chips hidden")))

    assert _shown(room.now(line)) == ("noted", 0, "judge")
