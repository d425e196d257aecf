"""The places beside who took them: after a deal the line of the winner says all he gets."""

from __future__ import annotations

from director.domain.ids import PersonId
from director.domain.payments import Pay
from director.domain.people import People, person
from director.host.i18n import words_for
from director.rules.prizes.deciding import deal_now
from director.views.prizes.table import TakenRow, payouts
from tests.helpers.prize_room import PrizeRoom

EN = words_for("en")
PEOPLE = People(person(f"Player{n}", "A", who=PersonId(n)) for n in range(1, 8))


def _dealt() -> PrizeRoom:
    """Three of six divide 6,000 alike and leave 600 to the winner, who is player 1."""
    room = PrizeRoom()
    room.publish()
    for number in (6, 5, 4):
        room.out(number)
    room.do(deal_now(room.tournament, "equal", {room.who[n]: 1 for n in (1, 2, 3)}, 60_000))
    room.out(3)
    room.out(2)
    return room


def _rows(room: PrizeRoom) -> list[TakenRow]:
    return list(payouts(room.tournament, PEOPLE, EN).rows)


def _said(row: TakenRow) -> tuple[str, ...]:
    texts = (row.due_text, row.paid_text, row.state_text, row.paid_for)
    return tuple(text.replace("\u00a0", " ") for text in texts)


def test_the_winner_gets_his_part_and_what_was_left_to_play_for() -> None:
    first, second, third = _rows(_dealt())

    assert _said(first) == ("RUB 2,400", "", "to be paid", "place")
    assert _said(second) == ("RUB 1,800", "", "to be paid", "deal")
    assert _said(third) == ("RUB 1,800", "", "to be paid", "deal")


def test_who_has_one_of_two_is_partly_paid_and_is_paid_the_other_next() -> None:
    room = _dealt()
    room.line(Pay(room.who[1], 60_000, place=(1, 1)))
    assert _said(_rows(room)[0]) == ("RUB 2,400", "RUB 600", "partly paid", "deal")

    room.line(Pay(room.who[1], 180_000, "deal", (1, 1)))
    assert _said(_rows(room)[0]) == ("RUB 2,400", "RUB 2,400", "paid", "place")
