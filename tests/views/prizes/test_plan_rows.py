"""How the prizes are made, as it was announced."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.domain.people import People
from director.domain.prize_plan import BountyPlan, Deduction, Envelope, PercentTable, PrizePlan, Scheme
from director.domain.prizes import SetPrizes
from director.host.i18n import words_for
from director.views.prizes.plan_rows import bounty_words, plan_rows, plan_versions, scheme_words
from tests.helpers.evening import PLAN, Evening
from tests.helpers.prize_room import THREE

EN, RU = words_for("en"), words_for("ru")


def test_everything_that_decides_the_prizes_is_a_row() -> None:
    plan = PrizePlan(
        guarantee=50_000_000,
        added=100,
        deductions=(Deduction("Staff", "3.5"), Deduction("League", amount=5_000)),
        scheme=Scheme(kind="curve", field="15", first="18", name="tour"),
        unit=10_000,
        remainder="largest_remainder",
        minimum=200_000,
        bounty=BountyPlan(10_000),
        withdrawn="none",
        disqualified="prize",
    )

    rows = {row.key: row.text.replace("\u00a0", " ") for row in plan_rows(plan, PLAN, EN)}

    assert rows == {
        "scheme": "Tour, 15 % paid: curve, 15 % paid, first 18 %",
        "guarantee": "RUB 500,000",
        "added": "RUB 1",
        "deduction": "League: RUB 50",
        "unit": "RUB 100",
        "remainder": "one unit each, by the largest remainder",
        "minimum": "RUB 2,000",
        "ties": "their prizes together; odd units by order of registration",
        "bounty": "RUB 100, all at once",
        "withdrawn": "gets no prize",
        "disqualified": "gets the prize of the place",
    }
    assert plan_rows(plan, PLAN, EN)[3].text == "Staff: 3.5 %"
    assert plan_rows(plan, PLAN, RU)[3].text.replace("\u00a0", " ") == "Staff: 3,5 %"
    seats = plan_rows(PrizePlan(seat_price=300_000), PLAN, EN)[0]
    assert seats.text.replace("\u00a0", " ") == "RUB 3,000 a seat, the rest to the next place"


@pytest.mark.parametrize(
    ("scheme", "told"),
    [
        (Scheme(), "not chosen yet"),
        (Scheme(name="club"), "Club, by number of entries: not chosen yet"),
        (Scheme(kind="fixed", amounts=(5, 3)), "fixed amounts for 2 places"),
        (Scheme(kind="curve", places=27, first="20"), "curve, 27 places, first 20 %"),
        (THREE.scheme, "50 / 30 / 20 %"),
        (
            Scheme(tables=(PercentTable(("10",) * 10),)),
            "10 / 10 / 10 / 10 / 10 / 10 / 10 / 10 / … %",
        ),
        (
            Scheme(tables=(PercentTable(("100",)), PercentTable(("60", "40"), 9))),
            "2 tables of percents by entries",
        ),
    ],
)
def test_how_the_pool_is_cut_stands_in_a_few_words(scheme: Scheme, told: str) -> None:
    assert scheme_words(scheme, EN) == told


def test_each_kind_of_bounty_has_its_words_in_both_languages() -> None:
    kinds = (
        BountyPlan(10_000),
        BountyPlan(10_000, "progressive"),
        BountyPlan(10_000, "mystery", (Envelope(5, 1),)),
    )

    assert len({bounty_words(one, PLAN, words) for one in kinds for words in (EN, RU)}) == 6


def test_p4_a_later_announcement_stands_beside_the_one_before_with_what_changed_and_why() -> None:
    evening = Evening()
    first = evening.do(SetPrizes(THREE))
    slip = evening.do(SetPrizes(PrizePlan()))
    evening.undo(slip)
    second = evening.do(SetPrizes(replace(THREE, unit=10_000, guarantee=5)), "as printed on the flyer")

    one, two = plan_versions(evening.journal, People(), EN)

    assert (one.line, one.staff, one.changed) == (first, "Olga", ())
    assert (two.line, two.reason, two.changed) == (second, "as printed on the flyer", ("guarantee", "unit"))
