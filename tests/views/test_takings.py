"""What each clerk took: sums by way to pay and kind, in a time, and what was taken off again."""

from __future__ import annotations

import pytest

from director.domain.action import Action
from director.domain.buying import Rebuy
from director.domain.entries import Register, Void, Withdraw
from director.domain.ids import EntryId, PersonId, Seq
from director.domain.journal import Journal
from director.domain.line import Line
from director.domain.payments import Pay
from director.domain.people import People, person
from director.domain.setup import SetUp
from director.domain.undo import Undo
from director.host.i18n import words_for
from director.views.takings import (
    SumRow,
    Takings,
    Wanted,
    clerk_name,
    clerks_of,
    moment_of,
    money_sheet,
    takings_of,
)
from tests.helpers.evening import EVENT, PLAN

EN = words_for("en")
PEOPLE = People(person(name, "A", who=PersonId(n)) for n, name in enumerate(("Lee", "Roy", "Cho", "Dow"), 1))


class Shift:
    """Lines of several clerks, each an hour after the last; the first at 18:00 in Moscow."""

    def __init__(self) -> None:
        self.journal = Journal.blank(EVENT)
        self.at("Olga", SetUp(PLAN))

    def at(self, staff: str, action: Action, reason: str = "", desk: str = "1") -> EntryId:
        seq = Seq(self.journal.seq + 1)
        at = f"2026-12-05T{14 + seq:02}:00:00.000Z"
        self.journal = self.journal.then(Line(seq, f"u{seq}", at, desk, staff, action, reason))
        return EntryId(seq)

    def enters(self, staff: str, who: int, method: str = "cash", desk: str = "1") -> EntryId:
        paid = Register(PersonId(who), 100_000, 10_000, 10_000, method=method)
        return self.at(staff, paid, desk=desk)

    def told(self, wanted: Wanted | None = None) -> Takings:
        return takings_of(self.journal, PEOPLE, EN, wanted)


def rows(found: tuple[SumRow, ...]) -> list[tuple[str, str, str, int]]:
    return [(row.how, row.what, row.count, row.value // 100) for row in found]


@pytest.fixture
def shift() -> Shift:
    made = Shift()
    made.enters("Olga", 1)
    made.enters("Olga", 2, "card")
    made.enters("Ivan", 3, desk="2")
    return made


def test_each_clerk_has_a_part_by_way_to_pay_and_kind(shift: Shift) -> None:
    shift.at("Olga", Rebuy(EntryId(2), 90_000, 0, 10_000, "cash"))

    found = shift.told()

    assert [clerk.name for clerk in found.clerks] == ["Ivan, desk 2", "Olga, desk 1"]
    assert rows(found.clerks[1].rows) == [
        ("cash", "Entries", "1", 1_100),
        ("", "Rebuys", "1", 900),
        ("", "All: cash", "2", 2_000),
        ("bank card", "Entries", "1", 1_100),
        ("", "In all", "3", 3_100),
    ]
    assert rows(found.total)[-1] == ("", "In all", "4", 4_200)
    assert found.period == "the whole event"
    assert found.off == ()
    assert clerks_of(shift.journal) == [("Ivan", "2"), ("Olga", "1")]


def test_refunds_and_payouts_are_less_in_the_till(shift: Shift) -> None:
    shift.at("Olga", Withdraw(EntryId(3), 100_000, 0), "ill")
    shift.at("Ivan", Pay(EntryId(2), 70_000, "place", (1, 1), "cash", 9_000), desk="2")

    found = shift.told()

    assert rows(found.clerks[1].rows)[:3] == [
        ("bank card", "Entries", "1", 1_100),
        ("", "Refunds", "1", -1_000),
        ("", "All: bank card", "2", 100),
    ]
    assert rows(found.clerks[0].rows)[1:3] == [("", "Paid out", "1", -610), ("", "All: cash", "2", 490)]


def test_what_was_undone_or_made_void_is_in_no_sum_and_stands_apart(shift: Shift) -> None:
    shift.at("Ivan", Void(EntryId(2)), "registered twice", desk="2")
    shift.at("Ivan", Undo(Seq(4)), "other player", desk="2")

    found = shift.told()

    assert rows(found.total) == [("bank card", "Entries", "1", 1_100), ("", "In all", "1", 1_100)]
    assert [(row.line, row.name, row.off, row.off_clerk, row.why) for row in found.off] == [
        (2, "Lee A", 5, "Ivan, desk 2", "registered twice"),
        (4, "Cho A", 6, "Ivan, desk 2", "other player"),
    ]


def test_a_shift_holds_what_came_from_its_beginning_to_before_its_end(shift: Shift) -> None:
    found = shift.told(Wanted("2026-12-05T17:00:00.000Z", "2026-12-05T18:00:00.000Z"))

    assert rows(found.total) == [("bank card", "Entries", "1", 1_100), ("", "In all", "1", 1_100)]
    assert found.period == "5 Dec 2026, 20:00 to 5 Dec 2026, 21:00"
    assert shift.told(Wanted("2026-12-05T17:00:00.000Z")).period == "since 5 Dec 2026, 20:00"
    assert shift.told(Wanted(last="2026-12-05T17:00:00.000Z")).period == "until 5 Dec 2026, 20:00"


def test_what_a_later_shift_gave_back_is_less_in_its_till_alone(shift: Shift) -> None:
    """Olga counts her till and goes home; Ivan gives the money back out of his."""
    shift.at("Ivan", Void(EntryId(2)), "registered twice", desk="2")
    early, late = Wanted(last="2026-12-05T17:30:00.000Z"), Wanted("2026-12-05T17:30:00.000Z")

    signed, after = shift.told(early), shift.told(late)

    assert rows(signed.total) == [
        ("bank card", "Entries", "1", 1_100),
        ("cash", "Entries", "1", 1_100),
        ("", "In all", "2", 2_200),
    ]
    assert signed.off == ()
    assert [(clerk.name, rows(clerk.rows)) for clerk in after.clerks] == [
        (
            "Ivan, desk 2",
            [
                ("cash", "Entries", "1", 1_100),
                ("", "Given back of before", "1", -1_100),
                ("", "All: cash", "2", 0),
                ("", "In all", "2", 0),
            ],
        )
    ]
    assert [row.line for row in after.off] == [2]
    assert signed.total[-1].value + after.total[-1].value == shift.told().total[-1].value
    assert shift.told(Wanted("2026-12-05T17:30:00.000Z", staff="Olga")).off == ()
    between = Wanted("2026-12-05T16:30:00.000Z", "2026-12-05T17:30:00.000Z")
    assert shift.told(between).off == ()


def test_one_clerk_and_one_desk_can_be_asked_for(shift: Shift) -> None:
    assert [clerk.name for clerk in shift.told(Wanted(staff="Ivan")).clerks] == ["Ivan, desk 2"]
    assert [clerk.name for clerk in shift.told(Wanted(desk="1")).clerks] == ["Olga, desk 1"]
    assert shift.told(Wanted(staff="Nobody")).total == ()


def test_money_of_lines_that_do_not_say_how_is_not_told() -> None:
    shift = Shift()
    shift.enters("", 1, "")

    found = shift.told()

    assert found.clerks[0].name == clerk_name("", "1", EN) == "Desk 1"
    assert rows(found.total)[0][0] == "not told"


def test_the_sheet_has_the_head_of_the_event(shift: Shift) -> None:
    sheet = money_sheet(shift.journal, PEOPLE, EN, "2026-12-05T20:00:00.000Z")

    assert sheet.letterhead.event == "Spring Cup"
    assert sheet.takings == shift.told()


@pytest.mark.parametrize(
    ("typed", "moment"),
    [
        ("18:00", "2026-12-05T15:00:00.000Z"),
        (" 9:30 ", "2026-12-05T06:30:00.000Z"),
        ("23:30", "2026-12-04T20:30:00.000Z"),
        ("2026-12-04 18:00", "2026-12-04T15:00:00.000Z"),
        ("2026-12-04T18:00:30", "2026-12-04T15:00:30.000Z"),
        ("25:00", None),
        ("soon", None),
        ("2026-13-01 10:00", None),
        ("", None),
    ],
)
def test_a_time_is_read_as_the_clock_of_the_place_shows_it(typed: str, moment: str | None) -> None:
    assert moment_of(typed, PLAN, "2026-12-05T20:00:00.000Z") == moment
