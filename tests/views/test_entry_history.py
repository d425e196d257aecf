"""What the journal says of one player."""

from __future__ import annotations

from director.desk.closing import breaking
from director.domain.busts import Bust, Out, Revive
from director.domain.buying import Reenter
from director.domain.ids import EntryId, PersonId, Seq
from director.domain.penalties import CancelPenalty, Disqualify, Penalise, ServePenalty
from director.domain.play import StartPlay
from director.domain.ruled import Ruled
from director.domain.rulings import Appeal, Rule
from director.domain.seating import Move, MoveReason, Swap
from director.domain.seats import TableSeat
from director.host.i18n import words_for
from director.views.entry_card import entry_card
from director.views.entry_history import entry_history
from tests.gui.floor_rooms import persons
from tests.helpers.evening import Evening

EN, PEOPLE = words_for("en"), persons(30)


def _evening() -> tuple[Evening, EntryId, EntryId, EntryId]:
    evening = Evening().tables(1, 2)
    one, two, three = evening.enter(1, (1, 1)), evening.enter(2, (1, 2)), evening.enter(3, (1, 3))
    evening.do(StartPlay())
    return evening, one, two, three


def test_every_line_that_speaks_of_the_player_stands_there_the_newest_first() -> None:
    evening, one, two, three = _evening()
    evening.do(Move(one, TableSeat(1, 1), TableSeat(2, 1), MoveReason.BALANCE))
    evening.do(Move(two, TableSeat(1, 2), TableSeat(2, 2)))
    evening.do(Swap(three, TableSeat(1, 3), one, TableSeat(2, 1)))
    undone = evening.journal.seq
    evening.undo(undone)
    evening.do(Bust((Out(two, TableSeat(2, 2), 5, (one,)),)))

    told = entry_history(evening.journal, PEOPLE, EN, one)

    assert [row.seq for row in told.rows] == [11, 10, 9, 7, 3]
    assert [row.undone for row in told.rows] == [False, False, True, False, False]
    assert told.rows[0].what.endswith(f"(by {told.name})")
    assert told.about == "2-1 · seated · moved 1 time"


def test_both_entries_of_a_person_have_one_history() -> None:
    evening, one, _, _ = _evening()
    evening.do(Bust((Out(one, TableSeat(1, 1)),)))
    again = evening.do(Reenter(one, 100, 10, 10_000, TableSeat(1, 1)))
    evening.do(Bust((Out(again, TableSeat(1, 1)),)), "the dealer said so")

    told = entry_history(evening.journal, PEOPLE, EN, again)
    assert [row.seq for row in told.rows] == [9, 8, 7, 3]
    assert entry_history(evening.journal, PEOPLE, EN, one).rows == told.rows
    assert told.rows[0].reason == "the dealer said so"
    assert told.about.startswith("out 3rd · ")


def test_an_entry_that_was_undone_has_its_line_still() -> None:
    evening = Evening()
    one = evening.enter(1)
    evening.undo(one)

    told = entry_history(evening.journal, PEOPLE, EN, one)

    assert (told.about, [row.seq for row in told.rows]) == ("", [3, 2])


def test_the_card_counts_moves() -> None:
    evening, one, two, _ = _evening()
    evening.do(Move(one, TableSeat(1, 1), TableSeat(2, 1), MoveReason.BALANCE))
    evening.do(Bust((Out(two, TableSeat(1, 2)),)))
    evening.do(Revive(two, TableSeat(1, 2)), "read again")

    assert entry_card(PEOPLE, evening.tournament, PersonId(1), EN).moves == "1"
    assert entry_card(PEOPLE, evening.tournament, PersonId(2), EN).moves == ""


def test_where_a_table_closed_the_player_s_own_seats_stand_beside_it() -> None:
    evening, one, _, _ = _evening()
    evening.do(breaking(evening.journal, 1, bytes(32)))
    seat = evening.tournament.seating.at(one)

    told = entry_history(evening.journal, PEOPLE, EN, one)

    assert told.rows[0].what.replace("\u00a0", " ") == f"Table 1 broken, 3 players moved · 1-1 → {seat}"


def test_rulings_appeals_and_penalties_stand_in_the_history() -> None:
    evening, one, two, _ = _evening()
    ruling = Seq(evening.do(Rule(Ruled("Phone.", "One round.", "conduct", entries=(one,)))))
    given = Seq(evening.do(Penalise(one, "hands", 2, ruling=ruling)))
    evening.do(ServePenalty(given, 1))
    evening.do(CancelPenalty(given), "on appeal")
    evening.do(Appeal(ruling, "It was not mine.", one))
    evening.do(Penalise(two, "warning", what="late"))
    evening.do(Disqualify(one, "chips hidden"))

    told = entry_history(evening.journal, PEOPLE, EN, one)

    assert [row.seq for row in told.rows][:-1] == [13, 11, 10, 9, 8, 7]
    assert told.about.startswith("disqualified 3rd · ")
