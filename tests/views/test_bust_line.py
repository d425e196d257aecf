"""Going out in the quick line: what is typed, what would be done, and what cannot be."""

from __future__ import annotations

import pytest

from director.domain.busts import Bust, Out, Revive
from director.domain.entries import Withdraw
from director.domain.ids import EntryId
from director.domain.moments import Moment
from director.domain.play import StartPlay
from director.domain.seats import TableSeat
from director.domain.setup import LockSeats
from director.domain.tournament import Tournament
from director.host.i18n import words_for
from director.views.bust_line import Ending, GoingOut, Revival, out_meaning
from director.views.quick_line import Do, ShowEntry, Suggestion, read
from tests.gui.floor_rooms import persons
from tests.helpers.evening import EVENT, Evening

EN, BOOK = words_for("en"), persons(40)


class _Room:
    """Seven at table 1 (seats 1 to 7) and two at table 2; play has begun."""

    def __init__(self) -> None:
        self.evening = Evening().tables(1, 2)
        places = [*((1, seat) for seat in range(1, 8)), (2, 1), (2, 2)]
        self.at = {place: self.evening.enter(n, place) for n, place in enumerate(places, 1)}
        self.evening.do(StartPlay())

    def said(self, text: str, now: Moment | None = None) -> tuple[Suggestion, ...]:
        return read(text, self.evening.tournament, BOOK, EN, now)

    def outs(self, text: str) -> list[tuple[EntryId, int | None, tuple[EntryId, ...]]]:
        what = self.said(text)[0].what
        assert isinstance(what, GoingOut)
        return [(one.entry, one.stack, one.by) for one in what.out]


@pytest.fixture
def room() -> _Room:
    return _Room()


@pytest.mark.parametrize(
    "text",
    [
        "1-2 out",
        "out 1-2",
        "1–2 OUT",
        "lee out",
        "Lee Ann bust",
        "1-2 вылетел",
        "1-2 аут",
        "1-2 выбыла",
        "аут lee",
    ],
)
def test_one_goes_out_by_seat_or_by_name(room: _Room, text: str) -> None:
    first = room.said(text)[0]

    assert (first.title, first.detail) == ("Lee Ann out 9th at 1-2", "8 players left")
    assert first.what == GoingOut((Out(room.at[1, 2], TableSeat(1, 2)),))


def test_several_with_stacks_and_who_won(room: _Room) -> None:
    by = (room.at[1, 4], room.at[1, 5])

    assert room.outs("1-2:5000 1-3=25,000 out by 1-4 1-5") == [
        (room.at[1, 2], 5_000, by),
        (room.at[1, 3], 25_000, by),
    ]
    assert room.outs("out 1-2:5000 by 1-4") == [(room.at[1, 2], 5_000, (room.at[1, 4],))]
    assert room.outs("lee ann:700, smith out") == [(room.at[1, 2], 700, ()), (room.at[2, 1], None, ())]
    assert room.outs("1-1 lee out") == [(room.at[1, 1], None, ()), (room.at[1, 2], None, ())]
    assert room.outs("1-2 вылетел от 1-4") == [(room.at[1, 2], None, (room.at[1, 4],))]


def test_at_several_tables_whoever_is_named_won_at_his_own(room: _Room) -> None:
    first, second = room.at[1, 4], room.at[2, 2]

    assert room.outs("1-2:5000 1-3=25,000 2-1:2k out by 2-2 1-4") == [
        (room.at[1, 2], 5_000, (first,)),
        (room.at[1, 3], 25_000, (first,)),
        (room.at[2, 1], 2_000, (second,)),
    ]
    assert room.outs("1-2:1 2-1:2 out by 1-4") == [
        (room.at[1, 2], 1, (first,)),
        (room.at[2, 1], 2, ()),
    ]
    found = room.said("1-2:5000 2-1:2k out by 2-2 1-4")[0]
    assert "sit" not in found.detail, "nobody objects that a winner sits elsewhere"


def test_what_would_be_objected_to_stands_beside_it(room: _Room) -> None:
    found = room.said("1-2 1-3 out")[0]
    assert found.title.startswith("Lee Ann out 8th–9th at 1-2; ")
    assert found.detail.startswith("Several go out in one hand at table 1")
    assert found.detail.endswith("· 7 players left")

    found = room.said("1-2 out by 2-1")[0]
    assert found.detail.startswith("Smith John does not sit at the table of 1-2")


def test_what_a_dialog_shows_of_it_says_whether_the_rules_object(room: _Room) -> None:
    tournament = room.evening.tournament
    one, two = (Out(room.at[1, seat], TableSeat(1, seat)) for seat in (2, 3))

    assert not out_meaning((one,), tournament, BOOK, EN, None).doubtful
    assert out_meaning((one, two), tournament, BOOK, EN, None).doubtful


def test_the_last_but_one_says_who_has_won(room: _Room) -> None:
    room.evening.do(Bust(tuple(Out(room.at[1, seat], TableSeat(1, seat)) for seat in range(1, 8))))

    found = room.said("2-2 out", Moment(5))[0]

    assert found.detail == "Smith John has won, the clock stops"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("1-9 out", "Nobody who plays is found for “1-9”."),
        ("lee, nowhere out", "Nobody who plays is found for “nowhere”."),
        ("1-2 out by nowhere", "Nobody who plays is found for “nowhere”."),
        ("1-2 1-2 out", "Lee Ann stands there twice. Nobody goes out twice in one hand."),
        ("1-2 out by 1-2", "Lee Ann goes out in the same hand and cannot have won the chips."),
        ("1-2:0 out", "0 is no stack. A stack has from 1 to 1,000,000,000,000 chips."),
        ("1-2 revive", "Nobody who is out is found for “1-2”."),
        ("winner", "Players left: 9. The event is over when one is left."),
    ],
)
def test_what_cannot_be_says_why(room: _Room, text: str, why: str) -> None:
    found = next(one for one in room.said(text) if one.what is None)

    assert found.detail == why


def test_before_the_first_hand_nobody_goes_out() -> None:
    evening = Evening().tables(1)
    for n in (1, 2):
        evening.enter(n, (1, n))

    found = read("1-2 out", evening.tournament, BOOK, EN)[0]

    assert found.what is None
    assert found.detail.startswith("The first hand was not dealt yet.")


def test_a_dead_stack_does_not_go_out(room: _Room) -> None:
    room.evening.do(Withdraw(room.at[1, 2], chips="dead"), "ill")

    assert room.said("1-2 out")[0].what is None


@pytest.mark.parametrize("text", ["out", "out by 1-2", "1-2 outside", "revive", "1-2 out again"])
def test_what_means_something_else_is_left_to_others(room: _Room, text: str) -> None:
    assert not any(isinstance(one.what, GoingOut | Revival) for one in room.said(text))


def test_two_of_one_name_are_told_apart(room: _Room) -> None:
    room.evening.enter(18, (2, 5))  # another Ivanov
    found = [one for one in room.said("иванов out") if isinstance(one.what, GoingOut)]

    assert [one.title for one in found] == ["Иванов1 Пётр out 10th at 2-5", "Иванов Пётр out 10th at 1-1"]


def test_who_is_out_is_revived_by_name_or_by_the_chair(room: _Room) -> None:
    lee = room.at[1, 2]
    room.evening.do(Bust((Out(lee, TableSeat(1, 2)),)))

    for text in ("lee revive", "1-2 revive", "lee вернуть"):
        found = room.said(text)[0]
        assert (found.title, found.detail) == ("Revive Lee Ann", "back to 1-2")
        assert found.what == Revival(lee, TableSeat(1, 2))

    room.evening.enter(20, (1, 2))
    assert room.said("lee revive")[0].detail == "the old seat cannot be given: 1-9, the nearest at the table"
    room.evening.do(LockSeats(1, (8, 9)))
    assert room.said("lee вернуть")[0].detail == "no seat at the old table can be given: 2-3"
    room.evening.do(LockSeats(2, tuple(range(3, 10))))
    none = room.said("lee revive")[0]
    assert (none.what, none.detail) == (
        None,
        "No open seat is left at the tables. Open a table, or wait until a seat is free.",
    )


def test_the_last_who_went_out_from_a_chair_is_meant(room: _Room) -> None:
    room.evening.do(Bust((Out(room.at[1, 2], TableSeat(1, 2)),)))
    later = room.evening.enter(20, (1, 2))
    room.evening.do(Bust((Out(later, TableSeat(1, 2)),)))

    found = room.said("1-2 revive")[0]

    assert found.what == Revival(later, TableSeat(1, 2))


def test_the_end_is_said_by_hand(room: _Room) -> None:
    everybody = [place for place in room.at if place != (1, 1)]
    room.evening.do(Bust(tuple(Out(room.at[place], TableSeat(*place)) for place in everybody)))

    found = room.said("winner")[0]

    assert (found.title, found.what) == ("End the event", Ending())
    assert found.detail == "Иванов Пётр has won, the clock stops"
    assert room.said("победитель")[0].what == Ending()


def test_a_name_shows_who_is_out_with_the_place(room: _Room) -> None:
    room.evening.do(Bust((Out(room.at[1, 2], TableSeat(1, 2)),)))

    found = room.said("lee")[0]
    assert (found.title, found.detail, found.what) == ("Lee Ann", "out 9th", ShowEntry(room.at[1, 2]))

    room.evening.do(Revive(room.at[1, 2], TableSeat(1, 2)), "read again")
    assert room.said("lee")[0].detail == "1-2"


def test_before_the_event_is_set_up_nothing_is_meant() -> None:
    assert not any(
        isinstance(one.what, GoingOut | Do) for one in read("1-2 out", Tournament(EVENT), BOOK, EN)
    )
