"""Busts, revivals and the end in one sentence each."""

from __future__ import annotations

from director.domain.action import Action
from director.domain.busts import Bust, EndPlay, Out, Revive
from director.domain.ids import EntryId
from director.domain.moments import Moment
from director.domain.play import StartPlay
from director.domain.refusal import Objection
from director.domain.seats import TableSeat
from director.host.i18n import words_for
from director.rules.floor.same_hand import SAME_HAND
from director.views.activity import activity_rows
from director.views.refusals import RefusalTelling
from director.views.wording import Telling
from tests.gui.floor_rooms import persons
from tests.helpers.evening import Evening

EN = words_for("en")
PEOPLE = persons(30)


class _Told:
    """Eight at table 1, at the seats of their numbers."""

    def __init__(self) -> None:
        self.evening = Evening().tables(1)
        self.at = {n: self.evening.enter(n, (1, n)) for n in range(1, 9)}
        self.evening.do(StartPlay())

    def name(self, who: int) -> str:
        return Telling(self.evening.journal, PEOPLE, EN).name(self.at[who])

    def out(self, *who: int, by: tuple[int, ...] = (), stack: int | None = 5) -> tuple[Out, ...]:
        winners: tuple[EntryId, ...] = tuple(self.at[n] for n in by)
        return tuple(Out(self.at[n], TableSeat(1, n), stack, winners) for n in who)

    def __call__(self, action: Action) -> str:
        self.evening.do(action, "read again")
        return Telling(self.evening.journal, PEOPLE, EN).line(self.evening.journal.lines[-1])


def test_a_bust_tells_place_seat_and_who_won() -> None:
    told = _Told()

    assert told(Bust(told.out(2))) == f"{told.name(2)} out 8th at 1-2"
    assert told(Bust(told.out(3, by=(1, 4)))) == (
        f"{told.name(3)} out 7th at 1-3 (by {told.name(1)}, {told.name(4)})"
    )
    assert told(Bust(told.out(4, 5))) == (
        f"{told.name(4)} out 5th–6th at 1-4; {told.name(5)} out 5th–6th at 1-5"
    )


def test_of_many_it_gives_the_number() -> None:
    told = _Told()

    text = told(Bust(told.out(1, 2, 3, 4, 5, 6)))

    assert text.startswith(f"{told.name(1)} out 3rd–8th at 1-1; ")
    assert text.endswith("; and 2 more out")


def test_a_bust_that_does_not_count_tells_no_place() -> None:
    told = _Told()
    told(Bust(told.out(2, by=(1,))))
    revived = told(Revive(told.at[2], TableSeat(1, 2)))

    assert revived == f"{told.name(2)} was not out and is in again at 1-2"
    rows = activity_rows(told.evening.journal, PEOPLE, EN)
    assert rows[1].what == f"{told.name(2)} out at 1-2 (by {told.name(1)})"
    told(Bust(told.out(3)))
    told.evening.undo(told.evening.journal.seq)
    assert activity_rows(told.evening.journal, PEOPLE, EN)[0].what == f"Undone: {told.name(3)} out at 1-3"


def test_places_of_a_list_are_those_of_one_by_one() -> None:
    told = _Told()
    for n in (1, 2, 3):
        told(Bust(told.out(n)))

    whole = [row.what for row in activity_rows(told.evening.journal, PEOPLE, EN)][:3]

    assert [text.partition(" out ")[2] for text in whole] == ["6th at 1-3", "7th at 1-2", "8th at 1-1"]


def test_the_end_names_the_winner() -> None:
    told = _Told()
    text = told(Bust(told.out(2, 3, 4, 5, 6, 7, 8), ends=True))
    assert text.endswith(f"and 3 more out; {told.name(1)} has won")

    told.evening.undo(told.evening.journal.seq)
    told(Bust(told.out(2, 3, 4, 5, 6, 7, 8)))
    assert told(EndPlay(Moment(5))) == f"Event ended; {told.name(1)} has won"
    told.evening.undo(told.evening.journal.seq)
    assert activity_rows(told.evening.journal, PEOPLE, EN)[0].what == "Undone: Event ended"


def test_an_objection_says_what_to_type() -> None:
    told = _Told()
    telling = RefusalTelling(Telling(told.evening.journal, PEOPLE, EN))

    said = telling.objection(Objection("stacks_missing", {"table": 1}, SAME_HAND))

    assert "12-4:25000" in said
    assert said.endswith("126-b]")
