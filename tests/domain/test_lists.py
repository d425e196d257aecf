"""What an import would do, as a value."""

from director.domain.ids import PersonId
from director.domain.lists import Likeness, ListFault, ListPlan, Planned, Question
from director.domain.people import Person

KNOWN = Person(PersonId(1), "Ли")
OTHER = Person(PersonId(2), "Ан")
NEWCOMER = Person(PersonId(0), "Ким")


def test_a_plan_is_ready_when_nothing_is_wrong_and_nothing_open() -> None:
    assert ListPlan().is_ready
    assert not ListPlan(faults=(ListFault("empty"),)).is_ready
    assert not ListPlan(questions=(Question(2, NEWCOMER, ()),)).is_ready


def test_a_plan_enters_the_new_and_the_known_who_are_not_in_yet_in_the_order_of_the_file() -> None:
    plan = ListPlan(
        new=(Planned(3, NEWCOMER),),
        known=(Planned(2, KNOWN), Planned(4, OTHER)),
        entered=frozenset({KNOWN.id}),
    )

    assert [one.row for one in plan.to_enter] == [3, 4]
    assert not plan.changes_nothing


def test_a_plan_changes_nothing_when_everybody_is_in() -> None:
    assert ListPlan(known=(Planned(2, KNOWN),), entered=frozenset({KNOWN.id})).changes_nothing


def test_an_answer_is_a_person_or_a_row_with_a_minus_sign() -> None:
    assert Likeness(KNOWN).answer == 1
    assert Likeness(NEWCOMER, row=12).answer == -12
