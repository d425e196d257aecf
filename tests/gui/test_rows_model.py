"""The one table model: what the view is told, what is kept, how it sorts and filters."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy
from PySide6.QtWidgets import QApplication

from director.gui.row_changes import steps
from director.gui.rows_model import ROW_ROLE, Align, Column, RowsModel
from director.host.i18n import N_


class Player(msgspec.Struct, frozen=True):
    id: int
    name: str
    chips: int = 10_000


def name_of(player: Player) -> str:
    return player.name


def chips_of(player: Player) -> str:
    return f"{player.chips:,}"


COLUMNS = (
    Column[Player]("name", N_("Name"), name_of),
    Column[Player]("chips", N_("Chips"), chips_of, lambda p: p.chips, Align.RIGHT, tip=chips_of),
)

ANN, BOB, CAT, DAN, EVE = (
    Player(n, name, chips)
    for n, (name, chips) in enumerate(
        [("Ann", 9_000), ("Bob", 30_000), ("Cat", 10_000), ("Dan", 500), ("Eve", 100_000)], start=1
    )
)

NAME, CHIPS = 0, 1
UP, DOWN = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder


@pytest.fixture
def model(qapp: QApplication) -> RowsModel[Player]:
    made = RowsModel(COLUMNS, lambda player: player.id)
    made.tester = QAbstractItemModelTester(  # type: ignore[attr-defined]
        made, QAbstractItemModelTester.FailureReportingMode.Fatal
    )
    made.set_rows([ANN, BOB, CAT, DAN])
    return made


def names(model: RowsModel[Player]) -> list[str]:
    return [model.data(model.index(at, NAME)) for at in range(model.rowCount())]


def spans(spy: QSignalSpy) -> list[tuple[int, int]]:
    return [(spy.at(n)[1], spy.at(n)[2]) for n in range(spy.count())]


def test_it_shows_the_rows_in_the_order_given(model: RowsModel[Player]) -> None:
    assert names(model) == ["Ann", "Bob", "Cat", "Dan"]
    assert model.columnCount() == 2
    assert model.headerData(CHIPS, Qt.Orientation.Horizontal) == "Chips"
    assert model.data(model.index(1, CHIPS)) == "30,000"
    assert model.data(model.index(1, CHIPS), ROW_ROLE) is BOB
    assert model.data(model.index(1, CHIPS), Qt.ItemDataRole.ToolTipRole) == "30,000"


def test_numbers_stand_at_the_right(model: RowsModel[Player]) -> None:
    flag = model.data(model.index(0, CHIPS), Qt.ItemDataRole.TextAlignmentRole)

    assert flag & Qt.AlignmentFlag.AlignRight


def test_only_what_went_is_told_as_gone(model: RowsModel[Player]) -> None:
    gone, reset = QSignalSpy(model.rowsRemoved), QSignalSpy(model.modelReset)
    model.set_rows([ANN, DAN])

    assert spans(gone) == [(1, 2)]
    assert reset.count() == 0
    assert names(model) == ["Ann", "Dan"]


def test_only_what_came_is_told_as_new(model: RowsModel[Player]) -> None:
    came = QSignalSpy(model.rowsInserted)
    model.set_rows([ANN, EVE, BOB, CAT, DAN])

    assert spans(came) == [(1, 1)]


def test_only_what_changed_is_told_as_changed(model: RowsModel[Player]) -> None:
    changed = QSignalSpy(model.dataChanged)
    model.set_rows([ANN, msgspec.structs.replace(BOB, chips=1), msgspec.structs.replace(CAT, chips=2), DAN])

    assert changed.count() == 1
    assert (changed.at(0)[0].row(), changed.at(0)[1].row()) == (1, 2)


def test_equal_rows_say_nothing(model: RowsModel[Player]) -> None:
    changed, reset = QSignalSpy(model.dataChanged), QSignalSpy(model.modelReset)
    model.set_rows([msgspec.structs.replace(row) for row in (ANN, BOB, CAT, DAN)])

    assert changed.count() == reset.count() == 0


def test_a_row_that_changes_its_place_keeps_its_index(model: RowsModel[Player]) -> None:
    kept = QPersistentModelIndex(model.index(1, NAME))
    model.set_rows([DAN, CAT, BOB, ANN])

    assert kept.row() == 2
    assert kept.data() == "Bob"


def test_numbers_are_sorted_as_numbers(model: RowsModel[Player]) -> None:
    model.sort(CHIPS, UP)
    assert names(model) == ["Dan", "Ann", "Cat", "Bob"]

    model.sort(CHIPS, DOWN)
    assert names(model) == ["Bob", "Cat", "Ann", "Dan"]

    model.sort(-1)
    assert names(model) == ["Ann", "Bob", "Cat", "Dan"]


def test_new_rows_go_where_they_are_sorted(model: RowsModel[Player]) -> None:
    model.sort(CHIPS, UP)
    came = QSignalSpy(model.rowsInserted)
    model.set_rows([ANN, BOB, CAT, DAN, Player(9, "Fay", 9_500)])

    assert names(model) == ["Dan", "Ann", "Fay", "Cat", "Bob"]
    assert spans(came) == [(2, 2)]


def test_a_filter_takes_words_in_any_order_without_accents(qapp: QApplication) -> None:
    model = RowsModel(COLUMNS, lambda player: player.id)
    model.set_rows([Player(1, "Фёдоров Пётр"), Player(2, "Émile Zoë"), Player(3, "Ann Lee")])

    model.set_filter("петр федо")
    assert names(model) == ["Фёдоров Пётр"]

    model.set_filter("zoe")
    assert names(model) == ["Émile Zoë"]

    model.set_filter("")
    assert model.rowCount() == 3


def test_a_filter_looks_where_it_is_told(qapp: QApplication) -> None:
    model = RowsModel(COLUMNS, lambda player: player.id, search=lambda player: f"card {player.id}")
    model.set_rows([ANN, BOB])
    model.set_filter("card 2")

    assert model.shown() == [BOB]
    assert model.rows() == [ANN, BOB]


def test_a_changed_row_is_filtered_anew(model: RowsModel[Player]) -> None:
    model.set_filter("bob")
    model.set_rows([ANN, msgspec.structs.replace(BOB, name="Robert"), CAT, DAN])

    assert model.rowCount() == 0


def test_a_condition_filters_too(model: RowsModel[Player]) -> None:
    model.set_accept(lambda player: player.chips >= 10_000)
    assert names(model) == ["Bob", "Cat"]

    model.set_accept(None)
    assert model.rowCount() == 4


def test_a_row_is_found_by_its_key(model: RowsModel[Player]) -> None:
    model.sort(CHIPS, DOWN)

    assert model.place(BOB.id) == 0
    assert model.place(99) is None
    assert model.key_at(0) == BOB.id
    assert model.row(model.index(0, 0)) is BOB


def test_the_selection_survives_a_refresh(model: RowsModel[Player]) -> None:
    chosen = QItemSelectionModel(model)
    chosen.select(model.index(2, 0), QItemSelectionModel.SelectionFlag.Select)
    model.set_rows([EVE, BOB, CAT])

    assert [model.row(index).name for index in chosen.selectedIndexes()] == ["Cat"]


def test_ten_thousand_changes_become_one_reset(qapp: QApplication) -> None:
    model = RowsModel(COLUMNS, lambda player: player.id)
    model.set_rows([Player(n, f"P{n}") for n in range(2000)])
    reset = QSignalSpy(model.modelReset)
    model.set_rows([Player(n, f"P{n}") for n in range(0, 2000, 2)])

    assert reset.count() == 1
    assert model.rowCount() == 1000


def test_headings_speak_another_language_when_told(model: RowsModel[Player]) -> None:
    said = QSignalSpy(model.headerDataChanged)
    model.retranslate()

    assert said.count() == 1


def test_nothing_hangs_below_a_row(model: RowsModel[Player]) -> None:
    assert model.rowCount(model.index(0, 0)) == 0
    assert model.data(QModelIndex()) is None


KEYS = st.lists(st.integers(0, 12), unique=True)


@given(KEYS, KEYS)
def test_the_steps_lead_from_any_list_to_any_other(old: list[int], new: list[int]) -> None:
    todo = steps(old, new)
    now = list(old)
    for first, last in reversed(todo.gone):
        del now[first : last + 1]
    if todo.reordered is not None:
        now = [now[place] for place in todo.reordered]
    for first, last in todo.came:
        now[first:first] = new[first : last + 1]

    assert now == new


@given(st.lists(KEYS, min_size=1, max_size=5), st.booleans())
def test_any_evening_leaves_the_model_as_the_last_rows(lists: list[list[int]], ordered: bool) -> None:
    model = RowsModel(COLUMNS, lambda player: player.id)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    if ordered:
        model.sort(CHIPS, UP)
    for seed, keys in enumerate(lists):
        chance = random.Random(seed)
        rows = [Player(key, f"P{key}", chance.randrange(1000)) for key in keys]
        model.set_rows(rows)
        wanted: Callable[[list[Player]], list[Player]] = (
            (lambda rows: sorted(rows, key=lambda p: p.chips)) if ordered else list
        )

        assert model.shown() == wanted(rows)
    del tester
