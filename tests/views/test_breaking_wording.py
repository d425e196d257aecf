"""Tables that close, told in one sentence each."""

from __future__ import annotations

import pytest

from director.desk.closing import breaking, redrawing
from director.domain.breaking import BreakTable, SetBreakingOrder
from director.domain.ids import EntryId, PersonId
from director.domain.people import People, person
from director.domain.refusal import Impossible
from director.domain.seating import FixSeat
from director.host.i18n import words_for
from director.rules.policy import objections
from director.views.refusals import RefusalTelling
from director.views.wording import Telling
from tests.helpers.evening import Evening

EN = words_for("en")
KEY = bytes(32)
PEOPLE = People([person(f"Lee{n}", "Ann", who=PersonId(n)) for n in range(1, 20)])


def _room(*sizes: int) -> Evening:
    evening = Evening().tables(*range(1, len(sizes) + 1))
    who = 0
    for table, size in enumerate(sizes, start=1):
        for seat in range(1, size + 1):
            who += 1
            evening.enter(who, (table, seat))
    return evening


def _said(evening: Evening) -> str:
    telling = Telling(evening.journal, PEOPLE, EN)
    return telling.line(evening.journal.lines[-1]).replace("\u00a0", " ")


def test_a_broken_table() -> None:
    evening = _room(2, 3, 0)
    evening.do(BreakTable(3, ()))
    assert _said(evening) == "Table 3 broken, nobody sat there"

    evening.do(breaking(evening.journal, 2, KEY))
    assert _said(evening) == "Table 2 broken, 3 players moved"


def test_a_redraw_and_a_final_table() -> None:
    evening = _room(2, 3, 4)
    evening.do(redrawing(evening.journal, (1, 2), KEY))
    assert _said(evening) == "Redraw to tables 1, 2: 9 players drew seats"

    evening.do(redrawing(evening.journal, (2,), KEY))
    assert _said(evening) == "Final table formed at table 2: 9 players drew seats"


def test_the_breaking_order() -> None:
    evening = _room(1, 1, 1)
    evening.do(SetBreakingOrder((3, 1)))
    assert _said(evening) == "Breaking order posted: 3, 1"

    evening.do(SetBreakingOrder(()))
    assert _said(evening) == "Breaking order taken down: the table opened last breaks first"


def test_p30_without_room_the_refusal_names_the_tables_to_open_first() -> None:
    evening = _room(9, 8)
    with pytest.raises(Impossible) as refused:
        breaking(evening.journal, 1, KEY)

    said = RefusalTelling(Telling(evening.journal, PEOPLE, EN)).impossible(refused.value)

    assert said == (
        "There is no room: 9 need a seat and 1 are open. Open more tables first: 1 with 9 seats each."
    )


def test_s02_a_fixed_player_is_named() -> None:
    evening = _room(3, 3)
    evening.do(FixSeat(EntryId(6), 2, 1))
    action = breaking(evening.journal, 2, KEY)
    (objection,) = objections(evening.journal, action)

    said = RefusalTelling(Telling(evening.journal, PEOPLE, EN)).objection(objection)

    assert said.startswith("Lee4 Ann has a fixed seat at table 2, which closes.")
