"""Mystery bounties at a desk: the key waits in the file until the word is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from director.desk.checking import check
from director.desk.desk import Desk
from director.desk.mysteries import draw_mystery, seal_mystery
from director.desk.venue import Venue
from director.domain.bounties import DrawMystery, SealMystery
from director.domain.busts import Bust, Out
from director.domain.draws import key_hash, list_hash
from director.domain.ids import EntryId
from director.domain.people import person
from director.domain.play import StartPlay
from director.domain.prize_money import Share
from director.domain.prize_plan import BountyPlan, Envelope, PrizePlan
from director.domain.prizes import SetPrizes
from director.domain.refusal import Impossible
from director.domain.setup import OpenTables
from director.host.i18n import words_for
from director.rules.prizes.mystery import envelope, mystery_context
from director.storage.schema import sealed_key
from director.views.check_report import finding_sentence
from tests.helpers.evening import PLAN, counted_keys, ticking


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """Three players; the third was knocked out by the first."""
    venue = Venue.open(tmp_path / "venue.floor", create=True, staff="Olga", now=ticking(), key=counted_keys())
    made = venue.create(PLAN)
    made.do(OpenTables((1,), 9))
    made.do(
        SetPrizes(PrizePlan(bounty=BountyPlan(10_000, "mystery", (Envelope(20_000, 1), Envelope(5_000, 2)))))
    )
    for name in ("Anna", "Boris", "Clara"):
        made.register(person(name))
    made.do(StartPlay())
    first, _, third = sorted(made.journal.tournament.entries)
    seat = made.journal.tournament.seating.at(third)
    assert seat is not None
    made.do(Bust((Out(third, seat, None, (first,)),)))
    return made


def _victim(desk: Desk) -> EntryId:
    return max(desk.journal.tournament.entries)


def test_a_bounty_is_sealed_and_drawn_with_the_key_that_was_kept(desk: Desk) -> None:
    seal_mystery(desk, _victim(desk))
    sealed = desk.journal.tournament.prize_money.sealed
    assert sealed is not None

    draw_mystery(desk, "KsQd")

    (drawn,) = desk.journal.tournament.prize_money.mysteries
    assert key_hash(bytes.fromhex(drawn.key)) == sealed.key_hash
    assert drawn.amount in (20_000, 5_000)


def test_a_check_draws_every_bounty_again(desk: Desk) -> None:
    seal_mystery(desk, _victim(desk))
    draw_mystery(desk, "KsQd")

    (found,) = check(desk.venue.path).tournaments

    assert (found.faults, found.notes, found.draws) == ((), (), 1)


def test_a_check_finds_an_amount_that_was_not_drawn_and_notes_what_nobody_can_vouch_for(desk: Desk) -> None:
    victim = _victim(desk)
    seal_mystery(desk, victim)
    draw_mystery(desk)
    first = desk.journal.tournament.prize_money.mysteries[0]
    envelopes = (20_000, 7)
    seal = SealMystery(2, victim, first.sealed.key_hash, list_hash(envelopes), envelopes)
    key = bytes.fromhex(first.key)
    drawn = envelopes[envelope(key, mystery_context(desk.journal.tournament.id, 2, "Ks"), 2)]
    other = next(amount for amount in envelopes if amount != drawn)
    desk.do(seal, "again", overrule=True)
    wrong = DrawMystery(2, first.key, "Ks", other, (Share(victim, other),))
    desk.do(wrong, "as we like it", overrule=True)

    (found,) = check(desk.venue.path).tournaments

    assert found.faults == (), "the director was told and gave a reason"
    words = words_for("en")
    assert [finding_sentence(one, words) for one in found.notes] == [
        f"Line {found.lines - 2}: mystery bounty 1 was drawn without a public word.",
        f"Line {found.lines - 1}: mystery bounty 2 was drawn from other envelopes than those that were left.",
        (
            f"Line {found.lines}: the amount of mystery bounty 2 does not follow from its key and word. "
            "It was overruled, with a reason. By Olga: “as we like it”"
        ),
    ]


def test_nothing_is_drawn_that_is_not_sealed_or_was_sealed_in_another_file(desk: Desk) -> None:
    with pytest.raises(Impossible, match="mystery_not_sealed"):
        draw_mystery(desk)
    seal_mystery(desk, _victim(desk))
    with desk.venue.database.writing() as connection:
        connection.execute(sealed_key.delete())

    with pytest.raises(Impossible, match="mystery_key_elsewhere"):
        draw_mystery(desk, "KsQd")
