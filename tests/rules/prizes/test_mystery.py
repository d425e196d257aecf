"""A mystery bounty that anybody can prove."""

from __future__ import annotations

import hashlib
import hmac

import pytest
from msgspec.structs import replace

from director.domain.bounties import AwardBounty, DrawMystery, SealMystery
from director.domain.ids import EntryId
from director.domain.prize_money import Share
from director.domain.prize_plan import BountyPlan, Envelope, PercentTable, PrizePlan, Scheme
from director.domain.refusal import Impossible
from director.rules.prizes.heads import envelopes_left, mysteries_due
from director.rules.prizes.mystery import draw_mystery, seal_mystery
from tests.helpers.evening import EVENT
from tests.helpers.prize_room import PrizeRoom

KEY = bytes(range(32))
TABLE = (Envelope(9_000, 1), Envelope(501, 3))


def room() -> PrizeRoom:
    bounty = BountyPlan(2_625, "mystery", TABLE)
    made = PrizeRoom(4, PrizePlan(scheme=Scheme(tables=(PercentTable(("100",)),)), bounty=bounty))
    made.out(4, by=(2, 1))
    return made


def drawn(evening: PrizeRoom, victim: int, key: bytes = KEY, word: str = "Ks Qd") -> DrawMystery:
    evening.do(seal_mystery(evening.tournament, evening.who[victim], key))
    made = draw_mystery(evening.tournament, key, word)
    assert evening.against(made) == []
    evening.do(made)
    return made


def test_the_envelope_follows_from_key_word_and_table_by_plain_arithmetic() -> None:
    made = drawn(room(), 4)

    block = hmac.new(KEY, f"mystery|v1|{EVENT}|1|Ks Qd|0".encode(), hashlib.sha256).digest()
    number = int.from_bytes(block[:4], "big") % 4
    assert made.amount == (9_000, 501, 501, 501)[number]
    assert made.key == KEY.hex()


def test_several_share_it_and_the_odd_unit_goes_to_the_earliest_from_the_button() -> None:
    evening = room()
    made = next(one for n in range(50) if (one := drawn(room(), 4, bytes([n]) * 32)).amount == 501)

    assert [(share.entry, share.amount) for share in made.shares] == [
        (evening.who[2], 251),
        (evening.who[1], 250),
    ]


def test_what_was_drawn_is_due_and_leaves_the_table() -> None:
    evening = room()
    made = drawn(evening, 4)

    assert sum(evening.amounts("mystery").values()) == made.amount
    assert sum(envelopes_left(evening.tournament)) == 9_000 + 3 * 501 - made.amount
    assert mysteries_due(evening.tournament) == ()


def test_every_envelope_comes_up_in_the_end_and_the_winner_draws_his_own() -> None:
    evening = room()
    drawn(evening, 4, b"1" * 32)
    evening.out(3, by=(1,))
    drawn(evening, 3, b"2" * 32)
    evening.out(2, by=(1,))
    drawn(evening, 2, b"3" * 32)
    last = drawn(evening, 1, b"4" * 32)

    assert last.shares == (Share(evening.who[1], last.amount),)
    assert envelopes_left(evening.tournament) == ()
    assert sum(evening.amounts("mystery").values()) == 9_000 + 3 * 501


def test_nothing_is_sealed_that_is_not_due_or_without_who_earned_it() -> None:
    evening = room()
    with pytest.raises(Impossible, match="no_mystery_due"):
        seal_mystery(evening.tournament, evening.who[1], KEY)
    with pytest.raises(Impossible, match="mystery_not_sealed"):
        draw_mystery(evening.tournament, KEY, "")
    evening.do(AwardBounty(evening.who[4], ()))
    with pytest.raises(Impossible, match="bounty_of_nobody"):
        seal_mystery(evening.tournament, evening.who[4], KEY)


def test_where_nobody_is_named_any_more_nothing_can_be_drawn() -> None:
    evening = room()
    evening.do(seal_mystery(evening.tournament, evening.who[4], KEY))
    made = draw_mystery(evening.tournament, KEY, "")
    evening.do(AwardBounty(evening.who[4], ()))

    with pytest.raises(Impossible, match="bounty_of_nobody"):
        draw_mystery(evening.tournament, KEY, "")
    assert evening.against(made) == ["mystery_not_proven", "mystery_other_shares"]


def test_more_knock_outs_than_envelopes_are_seen() -> None:
    bounty = BountyPlan(2_625, "mystery", (Envelope(9_000, 1),))
    evening = PrizeRoom(4, PrizePlan(scheme=Scheme(tables=(PercentTable(("100",)),)), bounty=bounty))
    evening.out(4, by=(1,))
    drawn(evening, 4)
    evening.out(3, by=(1,))

    with pytest.raises(Impossible, match="no_envelopes"):
        seal_mystery(evening.tournament, evening.who[3], KEY)


def test_a_draw_that_does_not_follow_is_objected_to() -> None:
    evening = room()
    seal = seal_mystery(evening.tournament, evening.who[4], KEY)
    assert evening.against(seal) == []
    evening.do(seal)
    made = draw_mystery(evening.tournament, KEY, "Ks")
    other = next(amount for amount in (9_000, 501) if amount != made.amount)
    wrong = replace(made, amount=other, shares=(Share(evening.who[1], other),))

    assert evening.against(wrong) == ["mystery_not_proven", "mystery_other_shares"]
    assert evening.against(replace(made, key="no key")) == ["mystery_not_proven", "mystery_other_shares"]
    assert evening.against(replace(made, number=9)) == []
    evening.do(made)
    again = SealMystery(2, evening.who[4], seal.key_hash, seal.list_hash, seal.envelopes)
    assert evening.against(again) == ["mystery_not_due", "other_envelopes", "mystery_key_used"]
    assert "mystery_key_shown" in evening.against(made)
    assert evening.against(SealMystery(2, EntryId(99), "", "", envelopes_left(evening.tournament))) == [
        "mystery_not_due"
    ]
