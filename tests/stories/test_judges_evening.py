"""An evening of a judge, by the scenarios that floor staff reported: P13, P25 and P70."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from director.desk.checking import check
from director.desk.desk import Desk
from director.desk.rulings import books
from director.domain.chips import AdjustChips, ColourUp, SeatRace, TableRace
from director.domain.ids import EntryId, Seq
from director.domain.play import StartPlay
from director.domain.refusal import Article
from director.domain.ruled import Ruled
from director.domain.rulings import Appeal, DecideAppeal, Revise, Rule
from director.domain.seating import Swap
from director.domain.seats import TableSeat
from director.domain.structure import Break, Level, Structure
from director.host.i18n import words_for
from director.rules import clock_steps
from director.rules.penalties import propose_penalty, standing
from director.rules.rulings import propose_ruling
from director.views.handover import hand_over
from director.views.ruling_search import RulingIndex, Wanted
from director.views.rulings import clock_text, ruling_card
from tests.helpers.evening import drawn_desk

EN = words_for("en")
SCHEDULE = Structure((Level(20, 100, 200), Break(10), Level(20, 200, 400), Level(20, 300, 600)))


def _room(tmp_path: Path) -> Desk:
    """Twelve players at two tables, the clock running, the first hand dealt."""
    desk = drawn_desk(tmp_path, 12, 2)
    desk.clock(lambda tournament, now: clock_steps.set_structure(tournament, now, SCHEDULE))
    desk.clock(clock_steps.start)
    desk.do(StartPlay())
    return desk


def _somebody(desk: Desk, table: int, nth: int = 0) -> tuple[EntryId, TableSeat]:
    seat, entry = sorted(desk.journal.tournament.seating.players(table).items())[nth]
    return entry, TableSeat(table, seat)


def _ruled(desk: Desk, begun: Ruled, **said: object) -> Seq:
    desk.do(Rule(replace(begun, **said)))
    return desk.journal.seq


def _head(desk: Desk) -> Seq:
    return desk.journal.seq


def test_p13_chips_not_given_back_in_a_race_are_ruled_and_the_total_stays_right(tmp_path: Path) -> None:
    """60 chips of 25 are said not to have come back: ruled by an article, found again, and corrected."""
    desk = _room(tmp_path)
    entry, place = _somebody(desk, 1)
    race = TableRace(1, (SeatRace(place.seat, entry, 60, True, "", 0),), 1_500, 0, (), (), 0)
    desk.do(ColourUp(25, 100, 100, (race,)), "raced", overrule=True)
    before = desk.journal.tournament.chips.in_play
    begun = propose_ruling(desk.journal.tournament, desk.venue.instant(), place, judge="O. K.")

    line = _ruled(
        desk,
        begun,
        happened="60 chips of 25 were handed in and nothing came back.",
        decision="The recording shows it: 1,500 are given.",
        kind="chips",
        articles=(Article("SP", "Definitions"),),
    )
    desk.do(AdjustChips(1_500, entry), "ruling 1")

    found = RulingIndex()
    found.update(books(desk.venue.database), desk.people)
    (one,) = found.find(Wanted("recording", article="SP", table=1))
    assert (one.ruling.id, one.ruling.now.entries) == (line, (entry,))
    assert desk.journal.tournament.chips.in_play == before + 1_500
    path = desk.venue.path
    desk.venue.close()
    assert check(path).sound


def test_p25_a_ruling_that_was_reversed_keeps_both_versions_and_its_penalty(tmp_path: Path) -> None:
    """Two sat in each other's seats and played: they stay and miss a round, later it is reversed."""
    desk = _room(tmp_path)
    (one, at), (other, place) = _somebody(desk, 1), _somebody(desk, 1, 1)
    begun = propose_ruling(desk.journal.tournament, desk.venue.instant(), table=1, entries=(one, other))
    first = _ruled(
        desk, begun, happened="They played one hand in wrong seats.", decision="They stay; a round each."
    )
    for entry in (one, other):
        now = desk.venue.instant()
        desk.do(propose_penalty(desk.journal.tournament, entry, "rounds", ruling=first, now=now))
    desk.do(Swap(one, at, other, place), "played one hand in wrong seats")

    was = desk.journal.tournament.rulings[first].now
    desk.do(Revise(first, first, replace(was, decision="Back to their own seats, no penalty.")), "TDA asked")
    desk.do(Swap(one, place, other, at), "ruling 1, revised")

    card = ruling_card(desk.journal, first, desk.people, EN)
    assert card is not None
    assert [(version.decision, version.reason) for version in card.versions] == [
        ("Back to their own seats, no penalty.", "TDA asked"),
        ("They stay; a round each.", ""),
    ]
    penalties = desk.journal.tournament.penalties.values()
    assert [standing(desk.journal.tournament, penalty).left for penalty in penalties] == [1, 1]
    assert {penalty.ruling for penalty in penalties} == {first}


def test_p70_a_case_looked_up_on_the_recording_goes_to_the_next_shift_with_its_appeal(tmp_path: Path) -> None:
    """The clock stands for the recording; level and time in the ruling stay, and the next shift finds it."""
    desk = _room(tmp_path)
    entry, place = _somebody(desk, 2)
    begun = propose_ruling(desk.journal.tournament, desk.venue.instant(), place, judge="O. K.")
    desk.clock(clock_steps.pause)
    line = _ruled(
        desk, begun, happened="All-in and a call; the showdown is disputed.", open=True, kind="dispute"
    )
    sheet = hand_over(desk.journal, desk.people, EN, desk.venue.instant(), desk.venue.moment())
    assert [row.ruling for row in sheet.open] == [line]

    answer = replace(
        desk.journal.tournament.rulings[line].now,
        open=False,
        decision="The hand at seat 2 is live.",
        articles=(Article("SP", "4.9.8"),),
    )
    desk.do(Revise(line, line, answer), "recording seen")
    desk.clock(clock_steps.start)
    desk.clock(lambda tournament, now: clock_steps.jump(tournament, now, 3))
    desk.do(Appeal(line, "The camera stands behind the dealer.", entry))
    appeal = _head(desk)
    sheet = hand_over(desk.journal, desk.people, EN, desk.venue.instant(), desk.venue.moment())
    assert [row.state for row in sheet.open] == ["appealed"]
    desk.do(DecideAppeal(line, appeal, "stands", "Two cameras agree.", "C. R."))

    sheet = hand_over(desk.journal, desk.people, EN, desk.venue.instant(), desk.venue.moment())
    (row,) = sheet.decided
    assert sheet.open == ()
    assert (row.place, row.level, row.judge, row.articles) == (str(place), 1, "O. K.", "SP 4.9.8")
    assert row.clock == clock_text(begun.stamp, EN), "as it was, two levels before"
    found = RulingIndex()
    found.update(books(desk.venue.database), desk.people)
    assert [one.ruling.id for one in found.find(Wanted("cameras disputed"))] == [line]
