"""The biggest stacks as far as counted, and the average."""

from __future__ import annotations

from director.domain.counting import CountChips
from director.domain.ids import Seq
from director.domain.moments import Moment
from director.domain.people import People, person
from director.domain.scheduling import SetStructure
from director.domain.seating import Move
from director.domain.seats import TableSeat
from director.domain.structure import Level, Structure
from director.host.i18n import words_for
from director.views.chip_stacks import Average, average, stack_rows
from tests.helpers.evening import Evening

EN = words_for("en")
NOW = Moment(1_000_000)
PEOPLE = People(
    [person("Lee", "Ann", who=1), person("Cho", "Bo", who=2), person("Das", "Cy", who=3)]  # type: ignore[arg-type]
)


def test_counted_stacks_stand_in_order_with_their_big_blinds() -> None:
    evening = Evening().tables(1, 2)
    ann, bo, cy = (evening.enter(n, seat) for n, seat in ((1, (1, 1)), (2, (1, 2)), (3, (2, 1))))
    evening.do(SetStructure(Seq(0), Structure((Level(20, 100, 200),)), NOW))
    evening.do(CountChips(1, 20_000, ((ann, 4_000), (bo, 16_000))))
    evening.do(CountChips(2, 10_000))

    rows = stack_rows(evening.tournament, PEOPLE, NOW, EN)
    assert [(row.entry, row.name, str(row.seat), row.chips, row.blinds) for row in rows] == [
        (bo, "Cho Bo", "1-2", 16_000, "80 BB"),
        (ann, "Lee Ann", "1-1", 4_000, "20 BB"),
    ]
    assert all(row.holds for row in rows)
    assert average(evening.tournament, NOW, EN) == Average("10,000", "50 BB", 3)

    evening.do(Move(bo, TableSeat(1, 2), TableSeat(2, 2)))
    moved = stack_rows(evening.tournament, PEOPLE, NOW, EN)
    assert [(str(row.seat), row.holds) for row in moved] == [("2-2", False), ("1-1", False)]
    evening.do(CountChips(2, 26_000, ((bo, 16_000), (cy, 10_000))))
    assert next(row.holds for row in stack_rows(evening.tournament, PEOPLE, NOW, EN))


def test_somebody_who_left_is_not_listed_and_an_empty_event_has_no_average() -> None:
    evening = Evening().tables(1)
    assert average(evening.tournament, NOW, EN) == Average()
    ann = evening.enter(1, (1, 1))
    evening.do(CountChips(1, 10_000, ((ann, 10_000),)))
    assert [row.blinds for row in stack_rows(evening.tournament, PEOPLE, NOW, EN)] == [""]

    evening.undo(int(ann) + 1)
    assert stack_rows(evening.tournament, PEOPLE, NOW, EN) == ()
