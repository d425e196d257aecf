"""What the rules have against a count: stacks of people who are not there, and stacks that are missing."""

from __future__ import annotations

from director.domain.counting import CountChips
from director.domain.refusal import Objection
from director.domain.seats import TableSeat
from director.rules.policy import objections
from tests.helpers.evening import Evening


def test_a_sum_is_believed_and_so_are_all_stacks_of_a_table() -> None:
    evening = Evening().tables(1)
    anna, boris = evening.enter(1, (1, 1)), evening.enter(2, (1, 2))

    for count in (CountChips(1, 90_000), CountChips(1, 20_000, ((boris, 5_000), (anna, 15_000)))):
        assert objections(evening.journal, count) == ()


def test_stacks_are_those_of_the_people_at_the_table() -> None:
    evening = Evening().tables(1, 2)
    anna, boris, clara = evening.enter(1, (1, 1)), evening.enter(2, (1, 2)), evening.enter(3, (2, 1))

    found = objections(evening.journal, CountChips(1, 30_000, ((anna, 10_000), (clara, 20_000))))

    assert found == (
        Objection("stack_not_there", {"entry": clara, "table": 1}),
        Objection("stack_not_counted", {"entry": boris, "seat": TableSeat(1, 2)}),
    )


def test_what_cannot_be_is_no_matter_of_objections() -> None:
    evening = Evening().tables(1)

    assert objections(evening.journal, CountChips(2, 30_000)) == ()
