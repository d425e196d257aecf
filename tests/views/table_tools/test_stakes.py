"""What the level and a count of the chips tell a worksheet."""

from __future__ import annotations

import pytest

from director.domain.counting import CountChips
from director.domain.ids import Seq
from director.domain.moments import Moment, utc_ms
from director.domain.plan import Discipline
from director.domain.play import StartPlay
from director.domain.scheduling import SetStructure
from director.domain.structure import AnteKind, Level, Structure
from director.host.i18n import words_for
from director.rules.entering.sheet import Worksheet
from director.views.table_tools.sheets import COUNT_HOLDS, table_sheet
from tests.gui.floor_rooms import persons
from tests.helpers.evening import Evening

EN = words_for("en")
BOOK = persons(300)


def room(level: Level) -> Evening:
    evening = Evening().tables(1)
    for seat in (2, 4, 7):
        evening.enter(seat, (1, seat))
    evening.do(SetStructure(Seq(0), Structure((level,)), Moment(0)))
    return evening


def sheet_of(evening: Evening, after: int = 0) -> Worksheet:
    count = evening.tournament.tables[1].count
    now = Moment((utc_ms(count.at) if count else 0) + after)
    return table_sheet(evening.tournament, BOOK, EN, 1, now)


@pytest.mark.parametrize(("kind", "antes"), [("each", (25, 0)), ("big_blind", (0, 25)), ("none", (0, 0))])
def test_a_level_with_blinds_and_its_ante(kind: AnteKind, antes: tuple[int, int]) -> None:
    sheet = sheet_of(room(Level(20, 100, 200, 0 if kind == "none" else 25, kind)))
    assert (sheet.small_blind, sheet.big_blind) == (100, 200)
    assert (sheet.ante, sheet.bb_ante) == antes
    assert sheet.button == 2


@pytest.mark.parametrize("game", ["stud", "stud8"])
def test_a_level_of_stud_in_a_rotation(game: Discipline) -> None:
    level = Level(
        20, ante=25, ante_kind="each", bring_in=50, small_bet=200, big_bet=400, game=game, betting="FL"
    )
    sheet = sheet_of(room(level))
    assert (sheet.game, sheet.structure, sheet.limits) == (game, "FL", (200, 400))
    assert (sheet.ante, sheet.bring_in, sheet.big_blind) == (25, 50, 0)


def test_before_the_first_hand_everybody_has_the_starting_stack() -> None:
    evening = room(Level(20, 100, 200))
    entries = evening.tournament.entries
    assert [one.stack for one in sheet_of(evening).seats] == [entry.stack for entry in entries.values()]


def test_a_count_holds_for_the_hand_after_it_and_no_longer() -> None:
    evening = room(Level(20, 100, 200))
    evening.do(StartPlay())
    assert [one.stack for one in sheet_of(evening).seats] == [None] * 3
    held = evening.tournament.seating.players(1)
    stacks = tuple((entry, 1_000 * seat) for seat, entry in held.items())
    evening.do(CountChips(1, sum(chips for _, chips in stacks), stacks))

    assert {one.seat: one.stack for one in sheet_of(evening).seats} == {2: 2_000, 4: 4_000, 7: 7_000}
    assert [one.stack for one in sheet_of(evening, COUNT_HOLDS + 1).seats] == [None] * 3
