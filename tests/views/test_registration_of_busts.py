"""Who is out in the list of entries, on the card of a person and in the counts."""

from __future__ import annotations

from director.domain.busts import Bust, EndPlay, Out, Revive
from director.domain.buying import Reenter
from director.domain.clock import Stamp
from director.domain.entries import Withdraw
from director.domain.ids import EntryId, PersonId
from director.domain.moments import Moment
from director.domain.play import StartPlay
from director.domain.seating import Move
from director.domain.seats import TableSeat
from director.host.i18n import words_for
from director.views.entry_card import entry_card
from director.views.floor_facts import room_facts, seat_facts
from director.views.reconciliation import reconciliation, sums
from director.views.registration import Counts, EntryRows, entry_rows
from tests.gui.floor_rooms import persons
from tests.helpers.evening import Evening

EN = words_for("en")
PEOPLE = persons(30)


class _Room:
    """Five at table 1, at the seats of their numbers."""

    def __init__(self) -> None:
        self.evening = Evening().tables(1)
        self.at = {n: self.evening.enter(n, (1, n)) for n in range(1, 6)}
        self.evening.do(StartPlay())

    def out(self, *who: int, ends: bool = False) -> None:
        some = tuple(Out(self.at[n], TableSeat(1, n), 700, (self.at[5],)) for n in who)
        self.evening.do(Bust(some, Stamp(9, 60_000), ends=ends))

    def rows(self, before: EntryRows | None = None, touched: set[EntryId] | None = None) -> EntryRows:
        return entry_rows(self.evening.tournament, PEOPLE, EN, before, touched)

    def states(self, rows: EntryRows) -> dict[int, str]:
        return {n: rows.by_entry[entry].state_words for n, entry in self.at.items()}


def test_a_row_tells_the_place_and_it_follows_what_happens_to_others() -> None:
    room = _Room()
    first = room.rows()
    room.out(1)
    room.out(2, 3)
    rows = room.rows(first, {room.at[1], room.at[2], room.at[3]})
    assert room.states(rows) == {
        1: "out 5th", 2: "out 3rd–4th", 3: "out 3rd–4th", 4: "seated", 5: "seated"
    }  # fmt: skip
    assert rows.counts == Counts(5, 2, 0, 3)

    room.evening.do(Revive(room.at[1], TableSeat(1, 1)), "read again")
    after = room.rows(rows, {room.at[1]})

    assert room.states(after) == {
        1: "seated", 2: "out 4th–5th", 3: "out 4th–5th", 4: "seated", 5: "seated"
    }  # fmt: skip
    assert {row.entry for row in after.fresh} == {room.at[n] for n in (1, 2, 3)}
    assert after.rows == room.rows().rows
    assert room.rows(after) is after


def test_rows_made_one_by_one_are_those_made_at_once() -> None:
    room = _Room()
    rows = room.rows()
    for who in (4, 2, 1, 3):
        room.out(who, ends=who == 3)
        rows = room.rows(rows, {room.at[who]})

    assert rows.rows == room.rows().rows
    assert room.states(rows)[5] == "winner"
    assert rows.by_entry[room.at[5]].finish == (1, 1)


def test_an_end_said_by_hand_makes_the_winner() -> None:
    room = _Room()
    room.out(1, 2, 3, 4)
    rows = room.rows()
    room.evening.do(EndPlay(Moment(5)))

    assert room.states(room.rows(rows, set()))[5] == "winner"


def test_a_move_asks_for_no_places_anew() -> None:
    room = _Room()
    room.out(1)
    rows = room.rows()
    room.evening.do(Move(room.at[2], TableSeat(1, 2), TableSeat(1, 8)))

    assert room.rows(rows, {room.at[2]}).finishes is rows.finishes


def test_who_entered_again_has_no_place_of_the_first_entry() -> None:
    room = _Room()
    room.out(1)
    room.evening.do(Reenter(room.at[1], 100, 10, 10_000))

    assert room.states(room.rows())[1] == "out, entered again"


def test_the_card_tells_when_where_and_by_whom() -> None:
    room = _Room()
    room.out(1)

    card = entry_card(PEOPLE, room.evening.tournament, PersonId(1), EN)

    assert (card.state, card.state_words, card.place) == ("out", "out 5th", "")
    assert card.out_at.endswith(" · 1-1 · level 9 · stack 700")
    assert card.out_by == room.rows().by_entry[room.at[5]].name
    still = entry_card(PEOPLE, room.evening.tournament, PersonId(2), EN)
    assert (still.out_at, still.out_by) == ("", "")


def test_the_strip_takes_them_from_the_seats_and_leaves_their_chips() -> None:
    room = _Room()
    before = sums(room.evening.tournament)
    room.out(1, 2)
    whole = sums(room.evening.tournament)

    assert sums(room.evening.tournament, before, {room.at[1], room.at[2]}) == whole
    seats, chips, _ = reconciliation(room.evening.tournament, EN, whole)
    assert (seats.text, seats.agrees) == ("Entries 5 − out 2 = seats 3", True)
    assert (chips.text, chips.agrees) == ("Chips 50,000", True)


def test_the_strip_names_everybody_who_has_no_seat() -> None:
    room = _Room()
    room.out(1)
    room.evening.do(Withdraw(room.at[2]), "tired")
    room.evening.enter(9)

    seats, chips, _ = reconciliation(room.evening.tournament, EN)

    assert seats.text == "Entries 6 − out 1 − withdrawn 1 − not seated 1 = seats 3"
    assert chips.text == "Chips 60,000 − taken back 10,000 = 50,000"
    assert seats.agrees
    assert chips.agrees


def test_a_free_chair_on_the_floor_says_who_went_out_there() -> None:
    room = _Room()
    room.out(1)
    tournament = room.evening.tournament

    facts = seat_facts(tournament, PEOPLE, EN, TableSeat(1, 1))
    never = seat_facts(tournament, PEOPLE, EN, TableSeat(1, 9))

    assert facts is not None
    assert never is not None
    told = {fact.label: fact.value for fact in facts.facts}
    assert (told["Left by"], told["State"]) == (room.rows().by_entry[room.at[1]].name, "out 5th")
    assert "level 9" in told["Out"]
    assert never.facts == ()
    assert ("Players left", "4") in [(fact.label, fact.value) for fact in room_facts(tournament, EN).facts]
