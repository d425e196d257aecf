"""What a ruling begins with, and when the rules ask for the chief referee first."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.domain.action import Action
from director.domain.busts import Bust, Out
from director.domain.buying import Reenter
from director.domain.case import TableCase
from director.domain.entries import Register
from director.domain.ids import EntryId, PersonId, Seq
from director.domain.moments import MINUTE, Moment
from director.domain.penalties import Disqualify, Penalise
from director.domain.plan import Offer, RuleSetName
from director.domain.play import SetButton, StartPlay
from director.domain.refusal import Article
from director.domain.ruled import Matter, Ruled
from director.domain.rulings import Revise, Rule
from director.domain.seats import TableSeat
from director.rules import undoing
from director.rules.policy import objections
from director.rules.rulings import matters_of, propose_ruling
from tests.helpers.clock_room import Room as Clocked
from tests.helpers.evening import PLAN, Evening
from tests.rules.test_penalties import SCHEDULE

NOW = Moment(1_796_472_000_000)
SAID = Ruled("Cards thrown in, clearly apart.", "Given back.", matters=("retrieval",))


def _codes(evening: Evening, action: Action) -> list[str]:
    return [one.code for one in objections(evening.journal, action)]


def _under(rules: RuleSetName) -> Evening:
    return Evening(replace(PLAN, rules=rules)).tables(1)


@pytest.mark.parametrize(
    ("matter", "code", "place"),
    [("retrieval", "approve_retrieval", "4.9.1"), ("collusion", "approve_collusion", "5.9.2")],
)
def test_sp_reserves_it_for_the_chief_referee(matter: Matter, code: str, place: str) -> None:
    evening = _under("sport-ru")

    found = objections(evening.journal, Rule(replace(SAID, matters=(matter,))))

    assert [(one.code, one.article) for one in found] == [(code, Article("SP", place))]
    assert _codes(evening, Rule(replace(SAID, matters=(matter,), approved="C. R."))) == []
    assert _codes(evening, Rule(replace(SAID, matters=(matter,), decision="", open=True))) == []


def test_other_books_leave_it_to_the_judge() -> None:
    assert _codes(_under("tda-2024"), Rule(SAID)) == []


def test_a_revision_is_asked_the_same() -> None:
    evening = _under("sport-ru")
    line = Seq(evening.do(Rule(SAID)))

    assert _codes(evening, Revise(line, line, replace(SAID, table=1))) == ["approve_retrieval"]


def test_articles_say_what_a_ruling_may_be_about() -> None:
    assert matters_of((Article("SP", "4.9.1"), Article("SP", "5.9.3"))) == ("retrieval",)
    assert matters_of(()) == ()


def test_a_ruling_names_players_of_the_event() -> None:
    evening = _under("tda-2024")
    anna = evening.enter(1)

    assert _codes(evening, Rule(replace(SAID, entries=(anna, EntryId(77))))) == ["ruling_of_nobody"]


def test_out_for_good_is_for_the_chief_referee() -> None:
    evening = Evening().tables(1)
    anna = evening.enter(1, (1, 1))
    found = objections(evening.journal, Disqualify(anna, "chips hidden"))

    assert [(one.code, one.article) for one in found] == [("approve_disqualification", None)]
    assert _codes(evening, Disqualify(anna, "chips hidden", approved="C. R.")) == []
    assert _codes(evening, Disqualify(EntryId(77), "chips hidden")) == []


def test_whoever_was_sent_away_does_not_come_back_in_by_paying() -> None:
    plan = replace(PLAN, reentry=Offer(100, 0, 1_000))
    evening = Evening(plan).tables(1)
    anna, boris = evening.enter(1, (1, 1)), evening.enter(2, (1, 4))
    egor, _fourth = evening.enter(3, (1, 5)), evening.enter(4, (1, 6))
    evening.do(StartPlay())
    evening.do(Penalise(egor, "warning", what="late"))
    evening.do(Penalise(boris, "day", what="fight"))
    evening.do(Disqualify(anna, "chips hidden"))
    evening.do(Bust((Out(boris, TableSeat(1, 4)), Out(egor, TableSeat(1, 5)))))

    assert _codes(evening, Register(PersonId(1), 0, 0, 1_000)) == ["disqualified_before"]
    assert "disqualified_before" in _codes(evening, Reenter(anna, 100, 0, 1_000))
    assert "excluded_today" in _codes(evening, Reenter(boris, 100, 0, 1_000))
    assert not {"excluded_today", "disqualified_before"} & set(_codes(evening, Reenter(egor, 100, 0, 1_000)))
    assert "excluded_today" not in _codes(evening, Reenter(EntryId(77), 100, 0, 1_000))
    assert _codes(evening, Register(PersonId(9), 0, 0, 1_000)) == []


def test_undo_of_a_ruling_writes_that_it_was_a_slip() -> None:
    evening = Evening().tables(1)
    line = evening.do(Rule(replace(SAID, matters=())))

    evening.do(undoing.step_back(evening.journal, NOW))
    assert evening.tournament.rulings[Seq(line)].taken_back
    evening.do(undoing.step_forward(evening.journal, NOW))
    assert not evening.tournament.rulings[Seq(line)].taken_back
    evening.do(undoing.step_back(evening.journal, NOW))
    assert evening.tournament.rulings[Seq(line)].taken_back


# ------------------------------------------------------------------ what one begins with


@pytest.fixture
def room() -> Evening:
    evening = Evening().tables(1, 2)
    evening.enter(1, (1, 1))
    evening.enter(2, (1, 4))
    evening.enter(3, (2, 5))
    evening.enter(4)
    evening.do(StartPlay())
    evening.do(SetButton(1, 1, 1, 4))
    return evening


def _entry(room: Evening, place: tuple[int, int]) -> EntryId:
    holder = room.tournament.seating.holder(TableSeat(*place))
    assert holder is not None
    return holder


def test_called_from_a_seat_it_knows_table_player_and_hand(room: Evening) -> None:
    begun = propose_ruling(room.tournament, NOW, TableSeat(1, 4), judge="O. K.")

    assert (begun.table, begun.seats, begun.entries) == (1, (4,), (_entry(room, (1, 4)),))
    assert (begun.hand, begun.stamp, begun.judge) == (1, None, "O. K.")


def test_called_from_an_empty_seat_it_knows_the_seat(room: Evening) -> None:
    begun = propose_ruling(room.tournament, NOW, TableSeat(1, 9))

    assert (begun.seats, begun.entries) == ((9,), ())


def test_called_from_a_table_it_knows_the_table(room: Evening) -> None:
    assert propose_ruling(room.tournament, NOW, table=2) == Ruled("", table=2)
    assert propose_ruling(room.tournament, NOW) == Ruled("")


def test_called_from_players_it_knows_where_they_sit(room: Evening) -> None:
    anna, egor = _entry(room, (1, 1)), _entry(room, (2, 5))
    nobody = room.tournament.unseated()[0].id

    begun = propose_ruling(room.tournament, NOW, entries=(anna, egor))
    assert (begun.table, begun.seats, begun.entries) == (1, (1,), (anna, egor))
    assert propose_ruling(room.tournament, NOW, entries=(nobody,)) == Ruled("", entries=(nobody,))


def test_with_a_case_it_knows_what_the_tool_followed(room: Evening) -> None:
    case = TableCase('{"ask":"split"}', "{}", ("SP 5.9.3", "HOUSE 1"), table=2)

    begun = propose_ruling(room.tournament, NOW, case=case)

    assert (begun.table, begun.articles, begun.cases) == (2, (Article("SP", "5.9.3"),), (case,))


def test_the_clock_stands_in_it_as_it_was() -> None:
    hall = Clocked(SCHEDULE)

    begun = propose_ruling(hall.tournament, hall.now, called="2026-12-05T12:00:00.000Z")

    assert begun.stamp is not None
    assert (begun.stamp.level, begun.stamp.left, begun.called) == (1, 20 * MINUTE, "2026-12-05T12:00:00.000Z")
