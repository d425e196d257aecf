"""To whom bounties go, and mystery bounties sealed before they are drawn."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.domain.bounties import AwardBounty, DrawMystery, SealMystery
from director.domain.buying import Reenter
from director.domain.draws import MOST_WORD, key_hash, list_hash
from director.domain.ids import EntryId
from director.domain.prize_money import Share
from director.domain.prize_plan import BountyPlan, PrizePlan
from tests.helpers.prize_room import PrizeRoom

KEY = bytes(range(32))
LEFT = (9_000, 500, 500)


def sealed(room: PrizeRoom, number: int = 1, victim: int = 6) -> SealMystery:
    return SealMystery(number, room.who[victim], key_hash(KEY), list_hash(LEFT), LEFT)


def drawn(room: PrizeRoom, *shares: tuple[int, int], number: int = 1) -> DrawMystery:
    parts = tuple(Share(room.who[who], amount) for who, amount in shares)
    return DrawMystery(number, KEY.hex(), "KsQd", sum(amount for _, amount in shares), parts)


@pytest.fixture
def room() -> PrizeRoom:
    made = PrizeRoom(plan=PrizePlan(bounty=BountyPlan(1_000)))
    made.out(6)
    return made


def test_who_knocked_somebody_out_is_named_later_and_taken_back(room: PrizeRoom) -> None:
    line = room.line(AwardBounty(room.who[6], (room.who[1], room.who[2])))

    how = room.tournament.entries[room.who[6]].exit
    assert how is not None
    assert how.by == (room.who[1], room.who[2])
    room.undo(line)
    how = room.tournament.entries[room.who[6]].exit
    assert how is not None
    assert how.by == ()


def test_only_who_is_out_was_knocked_out_and_only_by_others_each_once(room: PrizeRoom) -> None:
    one, six = room.who[1], room.who[6]
    assert room.refused(AwardBounty(EntryId(99), (one,))) == "no_entry"
    assert room.refused(AwardBounty(one, (six,))) == "not_out"
    assert room.refused(AwardBounty(six, (EntryId(99),))) == "no_entry"
    assert room.refused(AwardBounty(six, (one, one))) == "by_twice"
    again = room.do(Reenter(six, 100_000, 10_000, 10_000))

    assert room.refused(AwardBounty(six, (again,))) == "by_out"


def test_a_mystery_bounty_is_sealed_and_then_drawn(room: PrizeRoom) -> None:
    room.do(sealed(room))
    line = room.line(drawn(room, (1, 250), (2, 250)))

    money = room.tournament.prize_money
    (mystery,) = money.mysteries
    assert (money.sealed, money.last_mystery) == (None, 1)
    assert (mystery.line, mystery.amount, mystery.word) == (line, 500, "KsQd")
    assert mystery.sealed.victim == room.who[6]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"number": 0}, "mystery_number"),
        ({"key_hash": "AB" * 32}, "draw_hash_form"),
        ({"envelopes": ()}, "no_envelopes"),
        ({"envelopes": (1,)}, "mystery_list_hash"),
        ({"victim": EntryId(99)}, "no_entry"),
    ],
)
def test_what_does_not_hold_together_is_not_sealed(
    room: PrizeRoom, change: dict[str, object], code: str
) -> None:
    assert room.refused(replace(sealed(room), **change)) == code


def test_nobody_who_plays_has_lost_his_bounty_but_the_winner_draws_his_own(room: PrizeRoom) -> None:
    assert room.refused(sealed(room, victim=1)) == "not_out"
    room.out(2, 3, 4, 5)

    room.do(sealed(room, victim=1))

    assert room.tournament.prize_money.sealed is not None


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"number": 2}, "mystery_not_sealed"),
        ({"key": "00" * 32}, "mystery_key"),
        ({"key": "no key"}, "draw_key_form"),
        ({"word": "x" * (MOST_WORD + 1)}, "draw_word"),
        ({"amount": 501}, "mystery_amount"),
        ({"amount": 9_000}, "mystery_shares"),
        ({"shares": (Share(EntryId(99), 500),)}, "no_entry"),
    ],
)
def test_what_was_not_sealed_is_not_drawn(room: PrizeRoom, change: dict[str, object], code: str) -> None:
    room.do(sealed(room))

    assert room.refused(replace(drawn(room, (1, 500)), **change)) == code


def test_nobody_pays_into_an_envelope(room: PrizeRoom) -> None:
    room.do(sealed(room))

    assert room.refused(drawn(room, (1, 600), (2, -100))) == "mystery_shares"


def test_nothing_is_drawn_before_it_is_sealed(room: PrizeRoom) -> None:
    assert room.refused(drawn(room, (1, 500))) == "mystery_not_sealed"
