"""What a plan of the prizes may say, and what it may not."""

from __future__ import annotations

from fractions import Fraction

import pytest

from director.domain.plan import MOST_MONEY
from director.domain.prize_plan import (
    MOST_LETTERS,
    MOST_NAMED,
    MOST_PLACES,
    MOST_TABLES,
    BountyPlan,
    Deduction,
    Envelope,
    PercentTable,
    PrizePlan,
    Scheme,
    exact,
)
from director.domain.refusal import Impossible

TABLE = PercentTable(("50", "30", "20"))


def test_percents_are_exact() -> None:
    assert exact("12.5") == Fraction(25, 2)
    assert exact("0.000000001") == Fraction(1, 10**9)


@pytest.mark.parametrize("text", ["", "0", "0.0", "101", "1e1", "-5", "50%", "5.", "1/2", "١٢", "1000"])
def test_a_percent_is_a_plain_number_above_nothing_up_to_a_hundred(text: str) -> None:
    with pytest.raises(Impossible, match="percent"):
        exact(text)


@pytest.mark.parametrize(
    "plan",
    [
        PrizePlan(),
        PrizePlan(guarantee=5_000_000, added=100, unit=500, minimum=1_000, remainder="largest_remainder"),
        PrizePlan(deductions=(Deduction("Staff", "3"), Deduction("League", amount=5_000))),
        PrizePlan(scheme=Scheme(tables=(TABLE, PercentTable(("60", "40"), 20)), name="Club")),
        PrizePlan(scheme=Scheme(kind="fixed", amounts=(500, 500, 0))),
        PrizePlan(scheme=Scheme(kind="curve", places=63, first="20")),
        PrizePlan(scheme=Scheme(kind="curve", field="15", first="18.5")),
        PrizePlan(bounty=BountyPlan(1_000, "progressive")),
        PrizePlan(bounty=BountyPlan(1_000, "mystery", (Envelope(9_000, 1), Envelope(500, 20)), 27)),
        PrizePlan(seat_price=100_000, receipt_lines=("Passport", "Tax number")),
    ],
)
def test_what_houses_do_is_a_plan(plan: PrizePlan) -> None:
    plan.check()


MANY = tuple(f"line {n}" for n in range(MOST_NAMED + 1))
RISING = Scheme(kind="fixed", amounts=(1, 2))


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        (PrizePlan(guarantee=-1), "prize_amount"),
        (PrizePlan(added=MOST_MONEY + 1), "prize_amount"),
        (PrizePlan(unit=0), "prize_amount"),
        (PrizePlan(receipt_lines=MANY), "too_many_lines"),
        (PrizePlan(receipt_lines=(" ",)), "line_without_name"),
        (PrizePlan(receipt_lines=("x" * (MOST_LETTERS + 1),)), "too_long"),
        (PrizePlan(deductions=(Deduction("Staff"),)), "deduction"),
        (PrizePlan(deductions=(Deduction("Staff", "3", 5),)), "deduction"),
        (PrizePlan(deductions=(Deduction("Staff", "three"),)), "percent"),
        (PrizePlan(deductions=(Deduction("Staff", amount=-3),)), "prize_amount"),
        (PrizePlan(bounty=BountyPlan(0)), "prize_amount"),
        (PrizePlan(bounty=BountyPlan(5, since=-1)), "bounty_since"),
        (PrizePlan(bounty=BountyPlan(5, "mystery")), "envelopes"),
        (PrizePlan(bounty=BountyPlan(5, "plain", (Envelope(5, 1),))), "envelopes"),
        (PrizePlan(bounty=BountyPlan(5, "mystery", (Envelope(-5, 1),))), "prize_amount"),
        (PrizePlan(bounty=BountyPlan(5, "mystery", (Envelope(5, 0),))), "envelope_count"),
        (PrizePlan(bounty=BountyPlan(5, "mystery", (Envelope(5, 10_001),))), "envelope_count"),
        (PrizePlan(scheme=Scheme(name="x" * (MOST_LETTERS + 1))), "too_long"),
        (PrizePlan(scheme=RISING), "prizes_rise"),
        (PrizePlan(scheme=Scheme(kind="fixed", amounts=(-1,))), "prize_amount"),
        (PrizePlan(scheme=Scheme(kind="fixed", amounts=(1,) * (MOST_PLACES + 1))), "too_many_places"),
        (PrizePlan(scheme=Scheme(kind="curve", places=MOST_PLACES + 1, first="20")), "too_many_places"),
        (PrizePlan(scheme=Scheme(kind="curve", places=9)), "curve"),
        (PrizePlan(scheme=Scheme(kind="curve", first="20")), "curve"),
        (PrizePlan(scheme=Scheme(kind="curve", places=9, field="15", first="20")), "curve"),
        (PrizePlan(scheme=Scheme(kind="curve", field="x", first="20")), "percent"),
        (PrizePlan(scheme=Scheme(tables=(TABLE,) * (MOST_TABLES + 1))), "too_many_lines"),
        (PrizePlan(scheme=Scheme(tables=(TABLE, TABLE))), "percent_tables"),
        (PrizePlan(scheme=Scheme(tables=(PercentTable(("40", "60")),))), "prizes_rise"),
        (PrizePlan(scheme=Scheme(tables=(PercentTable(("50", "40")),))), "percents_total"),
        (PrizePlan(scheme=Scheme(tables=(PercentTable(()),))), "percents_total"),
        (PrizePlan(scheme=Scheme(tables=(PercentTable(("0.01",) * (MOST_PLACES + 1)),))), "too_many_places"),
    ],
)
def test_a_plan_that_is_none_says_why(plan: PrizePlan, code: str) -> None:
    with pytest.raises(Impossible) as refused:
        plan.check()

    assert refused.value.code == code


def test_lines_of_a_receipt_are_kept_as_people_read_them() -> None:
    assert PrizePlan(receipt_lines=(" Tax \u202enumber ",)).receipt_lines == ("Tax number",)
