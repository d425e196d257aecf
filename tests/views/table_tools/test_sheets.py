"""A worksheet filled from the event: players, level, button, blinds, and stacks as far as they are known."""

from __future__ import annotations

import pytest

from director.domain.play import Away
from director.domain.refusal import Impossible
from director.host.i18n import words_for
from director.rules.entering.looking import look
from director.rules.entering.sheet import Worksheet
from director.views.table_tools.books import Book, book_at
from director.views.table_tools.sheets import free_sheet, table_sheet
from tests.gui.floor_rooms import persons
from tests.helpers.tables import TableInPlay

EN = words_for("en")
BOOK = persons(300)


@pytest.fixture
def table() -> TableInPlay:
    made = TableInPlay()
    made.hand((200, 400))
    return made


def sheet_of(table: TableInPlay) -> Worksheet:
    return table_sheet(table.evening.tournament, BOOK, EN, 1)


def test_a_table_of_the_event_comes_with_its_players_and_the_hand_that_is_played(table: TableInPlay) -> None:
    sheet, state = sheet_of(table), table.evening.tournament
    last = state.tables[1].last
    assert last is not None
    assert (sheet.table, sheet.button, sheet.small_blind, sheet.big_blind) == (1, last.button, 200, 400)
    assert [one.seat for one in sheet.seats] == sorted(state.seating.players(1))
    assert all(one.name for one in sheet.seats)
    assert (sheet.rules, sheet.options) == (state.setup.rules, state.setup.options)
    hand = look(sheet).hand
    assert hand is not None
    assert hand.deal.blinds is not None
    assert (hand.deal.blinds.small, hand.deal.blinds.big) == (last.small, last.big)
    # After hands were played nobody knows a stack that was not counted.
    assert sheet.deep() == {one.seat for one in sheet.seats}


def test_who_is_away_is_marked(table: TableInPlay) -> None:
    table.evening.do(Away(table.at[6]))
    sheet = sheet_of(table)
    six = sheet.seat(6)
    assert six is not None
    assert (six.away, six.dealt) == (True, True)


def test_a_table_that_is_not_open_has_no_sheet(table: TableInPlay) -> None:
    with pytest.raises(Impossible, match="no_table"):
        table_sheet(table.evening.tournament, BOOK, EN, 77)


def test_a_free_table_plays_by_the_rules_of_the_event(table: TableInPlay) -> None:
    state = table.evening.tournament
    free = free_sheet(state, 6)
    assert (free.size, free.table, free.rules) == (6, 0, state.setup.rules)
    assert book_at(state) == Book(state.setup.rules, state.setup.options)
    assert free_sheet(None, 99).size == 23
