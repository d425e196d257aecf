"""Who of a list is known, who is new, and who only a person can tell."""

from director.desk.importing import plan_of
from director.desk.lists.reading import read_text
from director.domain.ids import PersonId
from director.domain.lists import NEW, Difference, ListPlan
from director.domain.people import People, person
from tests.helpers.lists import brought_in, listed

HEADER = ("Фамилия", "Имя", "Дата рождения", "Клуб", "Номер")
OLDER = ("Иванов", "Сергей", "28.05.1984", "Река", "")
YOUNGER = ("Иванов", "Сергей", "11.02.1990", "Река", "")
UNDATED = ("Иванов", "Сергей", "", "Река", "")


def planned(
    *rows: tuple[str, ...],
    people: People | None = None,
    answers: dict[int, int] | None = None,
    taken: dict[int, list[str]] | None = None,
) -> ListPlan:
    """The plan for a list with the usual header."""
    return plan_of(read_text(listed(HEADER, *rows)), people or People(), None, answers, taken)


def faults(plan: ListPlan) -> list[tuple[str, int, int]]:
    """Code, row and other row of each fault."""
    return [(fault.code, fault.row, fault.other) for fault in plan.faults]


def asked(plan: ListPlan) -> list[tuple[int, list[int]]]:
    """Rows with a question, and the answers that may be given."""
    return [(question.row, [like.answer for like in question.likenesses]) for question in plan.questions]


def test_people_nobody_knows_are_new() -> None:
    plan = planned(OLDER, ("Ли", "Анна", "", "", ""))

    assert [one.row for one in plan.new] == [2, 3]
    assert plan.is_ready


def test_i06_two_of_one_name_with_other_birth_dates_are_two_people() -> None:
    plan = planned(OLDER, YOUNGER)

    assert len(plan.new) == 2
    assert plan.is_ready


def test_i06_a_third_without_a_birth_date_is_a_question_wherever_it_stands() -> None:
    assert asked(planned(OLDER, YOUNGER, UNDATED)) == [(4, [-2, -3])]
    assert asked(planned(UNDATED, OLDER, YOUNGER)) == [(2, [-3, -4])]


def test_a_question_is_answered_by_new_or_by_one_of_those_offered() -> None:
    people = brought_in(People(), planned(OLDER))

    as_new = planned(UNDATED, people=people, answers={2: NEW})
    as_known = planned(UNDATED, people=people, answers={2: 1})
    as_nobody = planned(UNDATED, people=people, answers={2: 17})

    assert (len(as_new.new), len(as_new.known)) == (1, 0)
    assert [one.person.id for one in as_known.known] == [1]
    assert asked(as_nobody) == [(2, [1])]


def test_a_row_may_be_said_to_repeat_another() -> None:
    plan = planned(OLDER, UNDATED, answers={3: -2})

    assert [one.row for one in plan.new] == [2]
    assert plan.repeats == (3,)
    assert plan.is_ready


def test_the_same_list_again_knows_everybody() -> None:
    rows = (OLDER, YOUNGER, ("Ли", "Анна", "", "", ""), ("Ким", "Яна", "1990", "Река", "7"))
    people = brought_in(People(), planned(*rows))

    plan = planned(*rows, people=people)

    assert (len(plan.new), len(plan.known)) == (0, 4)
    assert plan.is_ready


def test_the_same_list_again_knows_the_undated_namesake_too() -> None:
    people = brought_in(People(), planned(OLDER, YOUNGER, UNDATED, answers={4: NEW}))

    plan = planned(OLDER, YOUNGER, UNDATED, people=people)

    assert [one.person.id for one in plan.known] == [1, 2, 3]


def test_somebody_without_a_birth_date_is_known_after_a_club_was_added() -> None:
    people = People([person("Ли", "Анна", who=PersonId(1), club="Река")])

    assert len(planned(("Ли", "Анна", "", "", ""), people=people).known) == 1
    assert asked(planned(("Ли", "Анна", "", "Восток", ""), people=people)) == [(2, [1])]


def test_the_same_number_and_name_is_the_same_person() -> None:
    people = People([person("Ли", "Анна", who=PersonId(1), number="77", born="1990")])

    plan = planned(("ЛИ", "Анна", "", "Река", "77"), people=people)

    assert [one.person.id for one in plan.known] == [1]
    assert plan.known[0].differs == (Difference("family", "Ли", "ЛИ"), Difference("club", "", "Река"))
    assert (plan.known[0].takes, plan.corrected) == ((), ())


def test_a_difference_is_taken_only_when_somebody_says_so() -> None:
    people = People([person("Ли", "Анна", who=PersonId(1), number="77", born="1990")])
    rows = planned(("ЛИ", "Анна", "", "Река", "77"), people=people)
    assert rows.changes_nothing is False, "she is to be entered"

    plan = planned(("ЛИ", "Анна", "", "Река", "77"), people=people, taken={2: ["club", "note"]})

    assert plan.corrected == (person("Ли", "Анна", who=PersonId(1), number="77", born="1990", club="Река"),)
    assert plan.known[0].takes == (Difference("club", "", "Река"),)


def test_the_same_number_with_another_name_is_another_person() -> None:
    people = People([person("Ли", "Анна", who=PersonId(1), number="77")])

    assert len(planned(("Ким", "Яна", "", "", "77"), people=people).new) == 1


def test_other_numbers_are_other_people_when_no_birth_date_says_otherwise() -> None:
    people = People([person("Ли", "Анна", who=PersonId(1), number="77")])

    assert len(planned(("Ли", "Анна", "", "", "78"), people=people).new) == 1


def test_a_year_may_be_the_year_of_a_whole_date() -> None:
    people = brought_in(People(), planned(OLDER))

    assert asked(planned(("Иванов", "Сергей", "1984", "", ""), people=people)) == [(2, [1])]
    assert len(planned(("Иванов", "Сергей", "1990", "", ""), people=people).new) == 1


def test_accents_and_case_make_nobody_new() -> None:
    people = People([person("Ёлкин", "Пётр", who=PersonId(1), born="1984-05-28")])

    assert len(planned(("ЕЛКИН", "Петр", "28.05.1984", "", ""), people=people).known) == 1


def test_identical_rows_are_a_fault() -> None:
    assert faults(planned(UNDATED, OLDER, UNDATED, answers={2: NEW, 4: NEW})) == [("repeated", 4, 2)]
    assert faults(planned(("Ли", "Анна", "", "", ""), ("Ли", "Анна", "", "", ""))) == [("repeated", 3, 2)]


def test_one_person_in_two_rows_is_a_fault_also_when_known() -> None:
    other_club = ("Иванов", "Сергей", "28.05.1984", "Восток", "")
    people = brought_in(People(), planned(OLDER))

    assert faults(planned(OLDER, other_club)) == [("repeated", 3, 2)]
    assert faults(planned(OLDER, other_club, people=people)) == [("repeated", 3, 2)]


def test_two_in_the_book_with_one_birth_date_are_told_apart_by_the_rest() -> None:
    people = People(
        [
            person("Иванов", "Сергей", who=PersonId(1), born="1984-05-28", club="Восток"),
            person("Иванов", "Сергей", who=PersonId(2), born="1984-05-28", club="Река"),
        ]
    )

    assert [one.person.id for one in planned(OLDER, people=people).known] == [2]
    assert asked(planned(("Иванов", "Сергей", "28.05.1984", "", ""), people=people)) == [(2, [1, 2])]
