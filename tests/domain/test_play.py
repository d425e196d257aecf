"""At the tables: buttons, hands, who is away, and what goes with a player wherever he sits."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from msgspec.structs import replace

from director.domain.action import Action
from director.domain.draws import DrawSeats, SealDraw, key_hash, list_hash
from director.domain.entries import RemoveStack, Void, Withdraw
from director.domain.hands import Dealt, LastHand, Post, Waiting
from director.domain.ids import EntryId
from director.domain.marks import NO_MARK, Mark, Marker
from director.domain.play import Away, Back, PlayHand, SetButton, SkipButton, StartPlay
from director.domain.refusal import Impossible
from director.domain.seating import Move, Seat, Swap
from director.domain.seats import TableSeat
from director.domain.setup import CloseTable, OpenTables
from director.rules.floor.proposals import draw_terms
from tests.helpers.evening import Evening


class _Room(NamedTuple):
    evening: Evening
    anna: EntryId
    boris: EntryId
    clara: EntryId
    david: EntryId
    """At table 2 by himself."""

    def hand(self, number: int = 2, **other: object) -> PlayHand:
        """Three are dealt in: Boris has the button, Clara and Anna the blinds."""
        plain = PlayHand(
            1, number, 2, 3, 3, 1, (Dealt(3, self.clara), Dealt(1, self.anna), Dealt(2, self.boris))
        )
        return replace(plain, **other)

    def mark(self, entry: EntryId) -> Mark:
        return self.evening.tournament.mark(entry)


@pytest.fixture
def room() -> _Room:
    """Anna, Boris and Clara at 1-1, 1-2 and 1-3 after one hand; David at 2-1, where nothing was dealt."""
    evening = Evening().tables(1, 2)
    people = [evening.enter(n, (1, n)) for n in (1, 2, 3)]
    found = _Room(evening, people[0], people[1], people[2], evening.enter(4, (2, 1)))
    evening.do(StartPlay())
    evening.do(SetButton(1, 1, 2, 3))
    return found


def _refused(evening: Evening, action: Action) -> Impossible:
    before = evening.journal
    with pytest.raises(Impossible) as refused:
        evening.do(action, "because")
    assert evening.journal is before
    return refused.value


# ------------------------------------------------------------------ where the button is


def test_the_button_lies_where_it_was_put(room: _Room) -> None:
    table = room.evening.tournament.tables[1]

    assert (table.last, table.hands) == (LastHand(1, 2, 3), 1)
    assert room.evening.tournament.tables[2].last is None


def test_the_cards_of_a_draw_are_kept(room: _Room) -> None:
    drawn = SetButton(1, 3, 1, 2, ((1, "Kd"), (2, "2c"), (3, "As")))

    room.evening.do(drawn)

    assert room.evening.tournament.tables[1].last == LastHand(3, 1, 2)
    assert room.evening.journal.lines[-1].action == drawn


def test_a_button_that_is_put_elsewhere_is_no_further_hand(room: _Room) -> None:
    room.evening.do(SetButton(1, 2, 3, 1))

    table = room.evening.tournament.tables[1]
    assert table.hands == 1
    assert table.played == (LastHand(2, 3, 1),), "what was before the hand on it leads nowhere any more"


def test_button_and_small_blind_may_lie_on_empty_seats(room: _Room) -> None:
    room.evening.do(SetButton(1, 9, 8, 1))

    assert room.evening.tournament.tables[1].last == LastHand(9, 8, 1)


def test_a_small_blind_may_be_left_out_and_two_players_share_button_and_small_blind(room: _Room) -> None:
    room.evening.do(SetButton(1, 1, None, 2))
    room.evening.do(SetButton(1, 1, 1, 2))

    assert room.evening.tournament.tables[1].last == LastHand(1, 1, 2)


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (SetButton(3, 1, 2, 3), "no_table"),
        (SetButton(1, 0, 2, 3), "no_seat"),
        (SetButton(1, 1, 10, 3), "no_seat"),
        (SetButton(1, 1, 2, 10), "no_seat"),
        (SetButton(1, 3, 2, 3), "big_blind_twice"),
        (SetButton(1, 1, 3, 3), "big_blind_twice"),
        (SetButton(1, 1, 2, 3, ((10, "Kd"),)), "no_seat"),
        (SetButton(1, 1, 2, 3, ((1, "K♦"),)), "bad_card"),
        (SetButton(1, 1, 2, 3, ((1, "Kd"), (1, "Ks"))), "seat_twice"),
        (SetButton(1, 1, 2, 3, ((1, "Kd"), (2, "Kd"))), "card_twice"),
        (SetButton(1, 1, 2, 3, waits=(7,)), "nobody_at_seat"),
    ],
)
def test_a_button_cannot_be_where_there_is_no_seat(room: _Room, action: SetButton, code: str) -> None:
    assert _refused(room.evening, action).code == code


def test_a_closed_table_has_no_button(room: _Room) -> None:
    room.evening.do(Move(room.david, TableSeat(2, 1), TableSeat(1, 4)))
    room.evening.do(CloseTable(2))

    assert _refused(room.evening, SetButton(2, 1, 2, 3)).code == "table_closed"


def test_a_table_that_is_opened_again_begins_anew(room: _Room) -> None:
    room.evening.do(SetButton(2, 1, 2, 3))
    room.evening.do(Move(room.david, TableSeat(2, 1), TableSeat(1, 4)))
    room.evening.do(CloseTable(2))
    room.evening.do(OpenTables((2,), 9))

    assert room.evening.tournament.tables[2].hands == 0
    assert room.evening.tournament.tables[2].last is None


# ------------------------------------------------------------------ one hand


def test_after_a_hand_the_button_is_where_it_was_dealt(room: _Room) -> None:
    room.evening.do(room.hand(blinds=(100, 200), posts=(Post(3, 100), Post(1, 200))))

    table = room.evening.tournament.tables[1]
    assert table.played == (LastHand(2, 3, 1), LastHand(1, 2, 3))
    assert (table.hands, table.blinds) == (2, (100, 200))


def test_a_table_remembers_its_last_three_hands(room: _Room) -> None:
    for number in range(2, 6):
        room.evening.do(room.hand(number))

    table = room.evening.tournament.tables[1]
    assert (table.hands, len(table.played)) == (5, 3)


def test_a_dead_small_blind_is_remembered_by_its_seat(room: _Room) -> None:
    room.evening.do(room.hand(small=None, small_seat=9))
    assert room.evening.tournament.tables[1].last == LastHand(2, 9, 1)

    room.evening.do(room.hand(3, small=None, small_seat=None))
    assert room.evening.tournament.tables[1].last == LastHand(2, None, 1)


def test_whoever_was_dealt_in_owes_nothing_more_and_who_was_not_has_his_marker(room: _Room) -> None:
    room.evening.do(Away(room.clara))
    out = (Waiting(3, room.clara, "away", "ML"),)
    two = (Dealt(1, room.anna), Dealt(2, room.boris))
    room.evening.do(PlayHand(1, 2, 2, 2, 2, 1, two, waits=out))
    assert room.mark(room.clara) == Mark("ML", away=True)

    room.evening.do(Back(room.clara, "post"))
    assert room.mark(room.clara) == Mark("ML", says="post")

    room.evening.do(room.hand(3, posts=(Post(3, 2, 1),)))
    assert room.mark(room.clara) == NO_MARK


def test_somebody_who_is_blinded_stays_absent(room: _Room) -> None:
    room.evening.do(Away(room.anna))
    room.evening.do(room.hand())

    assert room.mark(room.anna) == Mark(away=True)


def test_who_said_that_he_posts_and_may_not_yet_need_not_say_it_again(room: _Room) -> None:
    late = room.evening.enter(5, (1, 5))
    room.evening.do(Back(late, "post"))
    room.evening.do(room.hand(waits=(Waiting(5, late, "button", "NEW"),)))

    assert room.mark(late) == Mark("NEW", says="post", waits="button")


@pytest.mark.parametrize(
    ("other", "code"),
    [
        ({"table": 3}, "no_table"),
        ({"hand": 1}, "hand_number"),
        ({"hand": 3}, "hand_number"),
        ({"button": 10}, "no_seat"),
        ({"button": 1}, "big_blind_twice"),
        ({"big": 9}, "blind_not_dealt_in"),
        ({"small": 9, "small_seat": 9}, "blind_not_dealt_in"),
        ({"small": 2}, "small_blind_elsewhere"),
        ({"posts": (Post(9, 1),)}, "post_not_dealt_in"),
        ({"posts": (Post(3, 1), Post(3, 1))}, "seat_twice"),
        ({"posts": (Post(3, -1),)}, "chips"),
        ({"posts": (Post(3, 1, -1),)}, "chips"),
        ({"posts": (Post(3, 10**13),)}, "chips"),
        ({"blinds": (-1, 2)}, "chips"),
    ],
)
def test_what_no_hand_can_be(room: _Room, other: dict[str, object], code: str) -> None:
    assert _refused(room.evening, replace(room.hand(), **other)).code == code


def test_a_hand_is_of_those_who_sit_there(room: _Room) -> None:
    elsewhere = room.hand(dealt=(Dealt(3, room.clara), Dealt(1, room.anna), Dealt(2, room.david)))
    empty = room.hand(waits=(Waiting(7, room.david, "button", "NEW"),))
    twice = room.hand(waits=(Waiting(3, room.clara, "button", "NEW"),))

    refusal = _refused(room.evening, elsewhere)
    assert refusal.code == "not_at_seat"
    assert refusal.facts == {"entry": room.david, "seat": TableSeat(1, 2)}
    assert _refused(room.evening, empty).code == "not_at_seat"
    assert _refused(room.evening, twice).code == "seat_twice"


def test_nobody_plays_a_hand_alone(room: _Room) -> None:
    alone = room.hand(small=None, dealt=(Dealt(1, room.anna),))

    assert _refused(room.evening, alone).code == "nobody_to_deal"


def test_before_the_first_hand_of_the_event_no_table_plays_one() -> None:
    evening = Evening().tables(1)
    people = [evening.enter(n, (1, n)) for n in (1, 2)]
    dealt = tuple(Dealt(seat, entry) for seat, entry in enumerate(people, 1))

    assert _refused(evening, PlayHand(1, 1, 1, 1, 1, 2, dealt)).code == "not_started"


def test_a_player_who_is_moved_under_a_hand_cannot_be_moved_back_by_undo(room: _Room) -> None:
    moved = room.evening.do(Move(room.anna, TableSeat(1, 1), TableSeat(1, 5)))
    dealt = (Dealt(3, room.clara), Dealt(5, room.anna), Dealt(2, room.boris))
    played = room.evening.do(room.hand(big=5, dealt=dealt))

    with pytest.raises(Impossible) as refused:
        room.evening.undo(moved)
    assert (refused.value.code, refused.value.facts["blocker"]) == ("undo_blocked", played)


def test_undo_of_a_hand_gives_the_markers_and_the_button_back(room: _Room) -> None:
    late = room.evening.enter(5, (1, 5))
    before = room.evening.tournament
    played = room.evening.do(room.hand(dealt=(*room.hand().dealt, Dealt(5, late))))
    assert room.mark(late) == NO_MARK

    room.evening.undo(played)

    assert room.evening.tournament == before
    assert room.mark(late) == Mark("NEW")


# ------------------------------------------------------------------ a button that was not moved


def test_tda_34a_the_button_was_not_moved_and_goes_on_from_where_it_lies(room: _Room) -> None:
    room.evening.do(room.hand())

    room.evening.do(SkipButton(1, 2, "one", 1, 2, 3, acted=True))

    table = room.evening.tournament.tables[1]
    assert table.played == (LastHand(1, 2, 3), LastHand(1, 2, 3))
    assert table.hands == 2


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (SkipButton(3, 1, "stay", 1, 2, 3), "no_table"),
        (SkipButton(2, 0, "stay", 1, 2, 3), "no_hand_yet"),
        (SkipButton(1, 2, "stay", 1, 2, 3), "hand_not_last"),
        (SkipButton(1, 1, "stay", 1, 2, 10), "no_seat"),
        (SkipButton(1, 1, "two", 1, 2, 1), "big_blind_twice"),
    ],
)
def test_only_the_last_hand_can_have_had_the_old_button(room: _Room, action: SkipButton, code: str) -> None:
    assert _refused(room.evening, action).code == code


# ------------------------------------------------------------------ away and back


def test_a_player_goes_away_and_comes_back(room: _Room) -> None:
    room.evening.do(Away(room.anna))
    assert room.evening.tournament.is_away(room.anna)

    room.evening.do(Back(room.anna))
    assert not room.evening.tournament.is_away(room.anna)
    assert len(room.evening.tournament.marks) == 0


def test_an_absent_player_cannot_be_made_absent_twice_nor_come_back_without_having_gone(room: _Room) -> None:
    assert _refused(room.evening, Back(room.anna)).code == "not_away"
    assert _refused(room.evening, Back(room.anna, "post")).code == "not_away"
    room.evening.do(Away(room.anna))

    assert _refused(room.evening, Away(room.anna)).code == "already_away"


def test_only_somebody_who_is_in_can_be_away(room: _Room) -> None:
    room.evening.do(Withdraw(room.anna), "ill")

    assert _refused(room.evening, Away(room.anna)).code == "entry_withdrawn"
    assert _refused(room.evening, Back(room.anna)).code == "entry_withdrawn"


def test_a_newcomer_says_whether_he_posts_or_waits_and_may_think_again(room: _Room) -> None:
    late = room.evening.enter(5, (1, 5))

    room.evening.do(Back(late, "post"))
    room.evening.do(Back(late, "wait"))

    assert room.mark(late) == Mark("NEW", says="wait")
    assert _refused(room.evening, Back(late, "wait")).code == "not_away"


def test_who_goes_away_again_has_said_nothing(room: _Room) -> None:
    late = room.evening.enter(5, (1, 5))
    room.evening.do(Back(late, "post"))
    room.evening.do(Away(late))

    assert room.mark(late) == Mark("NEW", away=True)


# ------------------------------------------------------------------ marks go with the player


def test_who_sits_down_at_a_table_in_play_is_new_there(room: _Room) -> None:
    late, unseated = room.evening.enter(5, (1, 5)), room.evening.enter(6)
    room.evening.do(Seat(unseated, TableSeat(1, 6)))
    room.evening.do(Move(room.david, TableSeat(2, 1), TableSeat(1, 7)))

    assert [room.mark(entry).marker for entry in (late, unseated, room.david)] == ["NEW"] * 3
    assert room.mark(room.anna) == NO_MARK


def test_before_the_first_hand_of_a_table_or_of_the_event_nobody_is_new() -> None:
    evening = Evening().tables(1, 2)
    people = [evening.enter(n, (1, n)) for n in (1, 2, 3)]
    evening.do(SetButton(1, 1, 2, 3))
    people.append(evening.enter(4, (1, 4)))
    evening.do(StartPlay())
    people.append(evening.enter(5, (2, 5)))

    assert [evening.tournament.mark(entry) for entry in people] == [NO_MARK] * 5


def test_another_chair_of_the_same_table_makes_nobody_new(room: _Room) -> None:
    room.evening.do(Move(room.anna, TableSeat(1, 1), TableSeat(1, 5)))
    room.evening.do(Swap(room.anna, TableSeat(1, 5), room.boris, TableSeat(1, 2)))

    assert len(room.evening.tournament.marks) == 0


def test_two_who_change_tables_are_new_where_hands_were_dealt(room: _Room) -> None:
    room.evening.do(Swap(room.anna, TableSeat(1, 1), room.david, TableSeat(2, 1)))

    assert room.mark(room.david) == Mark("NEW")
    assert room.mark(room.anna) == NO_MARK


@pytest.mark.parametrize("marker", ["ML", "MS"])
def test_a_blind_that_is_owed_and_absence_go_along_to_the_next_table(room: _Room, marker: Marker) -> None:
    evening = room.evening
    evening.do(SetButton(2, 1, 2, 3))
    evening.do(Away(room.clara))
    two = (Dealt(1, room.anna), Dealt(2, room.boris))
    evening.do(PlayHand(1, 2, 2, 2, 2, 1, two, waits=(Waiting(3, room.clara, "away", marker),)))

    evening.do(Move(room.clara, TableSeat(1, 3), TableSeat(2, 5)))

    assert room.mark(room.clara) == Mark(marker, away=True)


def test_who_waited_at_one_table_does_not_wait_at_one_without_hands(room: _Room) -> None:
    late = room.evening.enter(5, (1, 5))
    room.evening.do(room.hand(waits=(Waiting(5, late, "button", "NEW"),)))
    assert room.mark(late) == Mark("NEW", waits="button")

    room.evening.do(Move(late, TableSeat(1, 5), TableSeat(2, 5)))

    assert room.mark(late) == NO_MARK


def test_a_button_seen_in_a_hand_tells_who_was_dealt_in(room: _Room) -> None:
    late, later = room.evening.enter(5, (1, 5)), room.evening.enter(6, (1, 6))
    room.evening.do(Away(later))

    room.evening.do(SetButton(1, 3, 5, 1, waits=(2, 6)))

    assert room.mark(late) == NO_MARK
    assert room.mark(later) == Mark("NEW", away=True, waits="button")
    assert room.mark(room.boris) == Mark("NEW", waits="button")
    room.evening.do(SetButton(1, 5, 6, 2))
    assert room.mark(later) == Mark(away=True)
    assert room.mark(room.boris) == NO_MARK


def test_a_button_seen_in_a_hand_takes_no_missed_blind_away(room: _Room) -> None:
    two = (Dealt(1, room.anna), Dealt(2, room.boris))
    room.evening.do(PlayHand(1, 2, 2, 2, 2, 1, two, waits=(Waiting(3, room.clara, "big_blind", "MS"),)))
    assert room.mark(room.clara) == Mark("MS", waits="big_blind")

    room.evening.do(SetButton(1, 1, 1, 2))

    assert room.mark(room.clara) == Mark("MS")


@pytest.mark.parametrize("action", [Withdraw, Void])
def test_who_leaves_the_event_leaves_no_mark(room: _Room, action: type[Withdraw | Void]) -> None:
    room.evening.do(Away(room.anna))
    room.evening.do(action(room.anna), "because")

    assert len(room.evening.tournament.marks) == 0


def test_a_dead_stack_waits_as_its_player_would_and_is_nobodys_absence(room: _Room) -> None:
    late = room.evening.enter(5, (1, 5))
    room.evening.do(Away(late))
    room.evening.do(Withdraw(late, chips="dead"), "called away")
    assert room.mark(late) == Mark("NEW")
    assert room.evening.tournament.is_away(late)

    room.evening.do(RemoveStack(late))
    assert len(room.evening.tournament.marks) == 0


def test_after_a_new_draw_every_table_begins_again_and_only_debts_and_absence_stay(room: _Room) -> None:
    evening = room.evening
    two = (Dealt(1, room.anna), Dealt(2, room.boris))
    evening.do(PlayHand(1, 2, 2, 2, 2, 1, two, waits=(Waiting(3, room.clara, "big_blind", "ML"),)))
    evening.do(Away(room.anna))
    evening.enter(5, (1, 5))
    terms = draw_terms(evening.tournament)
    key = bytes(range(32))
    evening.do(SealDraw(1, key_hash(key), list_hash(terms.entries), terms))
    places = [(2, 1), (2, 2), (1, 1), (1, 2), (2, 3)]
    seats = tuple((entry, *place) for entry, place in zip(terms.entries, places, strict=True))

    evening.do(DrawSeats(1, key.hex(), "", seats))

    assert evening.tournament.tables[1].last is None
    assert dict(evening.tournament.marks) == {room.clara: Mark("ML"), room.anna: Mark(away=True)}
