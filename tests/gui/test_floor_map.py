"""The map under a person's hands: everything through mouse, keys and what can be seen."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import cast

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QColor, QContextMenuEvent, QFont, QFontMetricsF, QPaintEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from director.domain.ids import EntryId
from director.domain.seats import TableSeat
from director.domain.tournament import Tournament
from director.gui import fonts, style, theme
from director.gui.widgets.floor_map import FloorMap
from director.gui.widgets.floor_paint import shortened
from director.gui.widgets.floor_pieces import Detail
from director.host import i18n
from director.views.floor import Floor, floor_tables
from tests.gui.floor_rooms import persons, room, with_dead_stack, without

LEFT = Qt.MouseButton.LeftButton
Seen = list[tuple[str, object]]


EVERYBODY = persons(2000)


def floor_of(tournament: Tournament, previous: Floor | None = None) -> Floor:
    return floor_tables(tournament, EVERYBODY, i18n.current(), previous)


@pytest.fixture(autouse=True)
def _dressed(qapp: QApplication) -> None:
    style.wear(qapp, "light")
    fonts.wear(qapp)


Open = Callable[..., FloorMap]


@pytest.fixture
def open_map(qtbot: QtBot) -> Open:
    """Opens a map in a window of usual size."""

    def opened(tournament: Tournament, *, zoom: float = 1.0) -> FloorMap:
        widget = FloorMap()
        qtbot.addWidget(widget)
        widget.resize(1100, 680)
        with qtbot.waitExposed(widget):
            widget.show()
        widget.set_tables(floor_of(tournament).tables)
        widget.set_zoom(zoom, QPointF(0, 0))
        widget.reveal(TableSeat(1, 0))
        widget.setFocus()
        return widget

    return opened


@pytest.fixture
def eight() -> Tournament:
    """Eight tables; seat 9 free everywhere, 3-5 locked, 5-9 kept for player 2."""
    locked, kept = [TableSeat(3, 5)], [(2, TableSeat(5, 9))]
    return room(8, 63, locked=locked, kept=kept)[0]


def detail_of(widget: FloorMap) -> Detail:
    return widget.detail


def is_fitting(widget: FloorMap) -> bool:
    return widget.fits


def carried_by(widget: FloorMap) -> TableSeat | None:
    return widget.carried


def heard(widget: FloorMap) -> Seen:
    """What the map asks for from now on."""
    seen: Seen = []
    widget.move_wanted.connect(lambda a, b: seen.append(("move", (a, b))))
    widget.swap_wanted.connect(lambda a, b: seen.append(("swap", (a, b))))
    widget.table_wanted.connect(lambda a, b: seen.append(("table", (a, b))))
    widget.opened.connect(lambda place: seen.append(("opened", place)))
    return seen


def middle(widget: FloorMap, place: TableSeat) -> QPoint:
    return widget.rect_of(place).center()


def press(widget: FloorMap, place: TableSeat) -> None:
    QTest.mousePress(widget.viewport(), LEFT, pos=middle(widget, place))


def carry_to(widget: FloorMap, *points: QPoint) -> None:
    for point in points:
        QTest.mouseMove(widget.viewport(), point)


def drag(widget: FloorMap, source: TableSeat, target: TableSeat) -> None:
    start, end = middle(widget, source), middle(widget, target)
    press(widget, source)
    carry_to(widget, start + QPoint(8, 8), (start + end) / 2, end)
    QTest.mouseRelease(widget.viewport(), LEFT, pos=end)


def key(widget: QWidget, *keys: Qt.Key) -> None:
    for each in keys:
        QTest.keyClick(widget, each)


def wheel(widget: FloorMap, at: QPoint, delta: int, keys: Qt.KeyboardModifier) -> None:
    event = QWheelEvent(
        QPointF(at),
        QPointF(widget.viewport().mapToGlobal(at)),
        QPoint(),
        QPoint(0, delta),
        Qt.MouseButton.NoButton,
        keys,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget.viewport(), event)


# ---------------------------------------------------------------- picking


def test_a_click_selects_the_seat_and_says_who_sits_there(open_map: Open, eight: Tournament) -> None:
    floor = open_map(eight)
    QTest.mouseClick(floor.viewport(), LEFT, pos=middle(floor, TableSeat(1, 3)))
    assert floor.selection == TableSeat(1, 3)
    assert "Roy" not in floor.accessibleDescription()
    assert floor.accessibleDescription().startswith("1-3: ")


def test_a_click_on_the_felt_selects_the_table_and_one_on_empty_ground_nothing(
    open_map: Open, eight: Tournament
) -> None:
    floor = open_map(eight)
    QTest.mouseClick(floor.viewport(), LEFT, pos=middle(floor, TableSeat(2, 0)))
    assert floor.selection == TableSeat(2, 0)
    assert floor.accessibleDescription() == "Table 2, 8 of 9"
    QTest.mouseClick(floor.viewport(), LEFT, pos=floor.rect_of(TableSeat(2, 0)).topLeft())
    assert floor.selection is None


def test_a_double_click_opens_the_player(open_map: Open, eight: Tournament) -> None:
    floor = open_map(eight)
    seen = heard(floor)
    QTest.mouseDClick(floor.viewport(), LEFT, pos=middle(floor, TableSeat(1, 3)))
    assert seen == [("opened", TableSeat(1, 3))]


def test_a_double_click_from_afar_goes_near_enough_to_read_the_names(
    open_map: Open, eight: Tournament
) -> None:
    floor = open_map(eight, zoom=0.2)
    seen = heard(floor)
    assert detail_of(floor) is Detail.CELLS
    QTest.mouseDClick(floor.viewport(), LEFT, pos=middle(floor, TableSeat(5, 0)))
    assert detail_of(floor) is Detail.NAMES
    assert floor.viewport().rect().contains(middle(floor, TableSeat(5, 0)))
    assert seen == []


def test_the_context_menu_is_asked_for_with_the_seat(open_map: Open, eight: Tournament) -> None:
    floor = open_map(eight)
    asked: list[object] = []
    floor.menu_wanted.connect(lambda place, _point: asked.append(place))
    point = middle(floor, TableSeat(1, 4))
    QTest.mousePress(floor.viewport(), Qt.MouseButton.RightButton, pos=point)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, floor.viewport().mapToGlobal(point))
    QApplication.sendEvent(floor.viewport(), event)
    assert asked == [TableSeat(1, 4)]
    assert floor.selection == TableSeat(1, 4)
    keyboard = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint())
    QApplication.sendEvent(floor.viewport(), keyboard)
    assert asked == [TableSeat(1, 4), TableSeat(1, 4)]


# ---------------------------------------------------------------- carrying by mouse


def test_a_player_dropped_on_a_free_seat_is_to_be_moved(open_map: Open, eight: Tournament) -> None:
    floor = open_map(eight)
    seen = heard(floor)
    drag(floor, TableSeat(1, 3), TableSeat(2, 9))
    assert seen == [("move", (TableSeat(1, 3), TableSeat(2, 9)))]
    assert carried_by(floor) is None


def test_a_player_dropped_on_another_swaps_with_him(open_map: Open, eight: Tournament) -> None:
    floor = open_map(eight)
    seen = heard(floor)
    drag(floor, TableSeat(1, 3), TableSeat(2, 4))
    assert seen == [("swap", (TableSeat(1, 3), TableSeat(2, 4)))]


def test_a_player_dropped_on_the_felt_goes_to_a_seat_of_that_table(open_map: Open, eight: Tournament) -> None:
    floor = open_map(eight)
    seen = heard(floor)
    drag(floor, TableSeat(1, 3), TableSeat(2, 0))
    assert seen == [("table", (TableSeat(1, 3), 2))]


def test_from_near_to_afar_while_carrying_a_player_may_be_dropped_on_a_cell(
    open_map: Open, eight: Tournament
) -> None:
    floor = open_map(eight)
    seen = heard(floor)
    start = middle(floor, TableSeat(1, 3))
    press(floor, TableSeat(1, 3))
    carry_to(floor, start + QPoint(8, 8), start + QPoint(40, 40))
    for _ in range(10):
        wheel(floor, start + QPoint(40, 40), -120, Qt.KeyboardModifier.ControlModifier)
    assert detail_of(floor) is Detail.CELLS
    end = middle(floor, TableSeat(6, 0))
    carry_to(floor, end)
    QTest.mouseRelease(floor.viewport(), LEFT, pos=end)
    assert seen == [("table", (TableSeat(1, 3), 6))]


@pytest.mark.parametrize("target", [TableSeat(3, 5), TableSeat(5, 9)], ids=["locked", "kept for another"])
def test_nothing_happens_on_a_locked_seat_or_one_kept_for_another(
    open_map: Open, eight: Tournament, target: TableSeat
) -> None:
    floor = open_map(eight, zoom=0.7)
    seen = heard(floor)
    drag(floor, TableSeat(1, 3), target)
    assert seen == []


def test_a_player_may_be_dropped_on_the_seat_kept_for_him(open_map: Open, eight: Tournament) -> None:
    floor = open_map(eight, zoom=0.7)
    seen = heard(floor)
    drag(floor, TableSeat(2, 1), TableSeat(5, 9))
    assert seen == [("move", (TableSeat(2, 1), TableSeat(5, 9)))]


def test_letting_go_over_empty_ground_or_at_home_does_nothing(open_map: Open, eight: Tournament) -> None:
    floor = open_map(eight)
    seen = heard(floor)
    drag(floor, TableSeat(1, 3), TableSeat(1, 3))
    start, ground = middle(floor, TableSeat(1, 3)), floor.rect_of(TableSeat(2, 0)).topLeft()
    press(floor, TableSeat(1, 3))
    carry_to(floor, start + QPoint(9, 9), ground)
    QTest.mouseRelease(floor.viewport(), LEFT, pos=ground)
    assert seen == []


def test_escape_lets_the_player_go_back(open_map: Open, eight: Tournament) -> None:
    floor = open_map(eight)
    seen = heard(floor)
    end = middle(floor, TableSeat(2, 9))
    press(floor, TableSeat(1, 3))
    carry_to(floor, middle(floor, TableSeat(1, 3)) + QPoint(9, 9), end)
    assert carried_by(floor) == TableSeat(1, 3)
    key(floor, Qt.Key.Key_Escape)
    assert carried_by(floor) is None
    QTest.mouseRelease(floor.viewport(), LEFT, pos=end)
    assert seen == []


def test_another_button_lets_the_player_go_back_too(open_map: Open, eight: Tournament) -> None:
    floor = open_map(eight)
    seen = heard(floor)
    end = middle(floor, TableSeat(2, 9))
    press(floor, TableSeat(1, 3))
    carry_to(floor, middle(floor, TableSeat(1, 3)) + QPoint(9, 9), end)
    QTest.mousePress(floor.viewport(), Qt.MouseButton.RightButton, pos=end)
    QTest.mouseRelease(floor.viewport(), LEFT, pos=end)
    assert seen == []


def test_a_dead_stack_cannot_be_carried(open_map: Open, eight: Tournament) -> None:
    floor = open_map(with_dead_stack(eight, 1))
    seen = heard(floor)
    drag(floor, TableSeat(1, 1), TableSeat(2, 9))
    assert seen == []
    assert floor.sentence(TableSeat(1, 1)) == "1-1: dead stack of Иванов Пётр"


def test_who_was_moved_by_another_desk_meanwhile_is_no_longer_carried(
    open_map: Open, eight: Tournament
) -> None:
    floor = open_map(eight)
    seen = heard(floor)
    end = middle(floor, TableSeat(2, 9))
    press(floor, TableSeat(1, 3))
    carry_to(floor, middle(floor, TableSeat(1, 3)) + QPoint(9, 9), end)
    holder = eight.seating.holder(TableSeat(1, 3))
    assert holder is not None
    floor.set_tables(floor_of(without(eight, holder)).tables)
    assert carried_by(floor) is None
    QTest.mouseRelease(floor.viewport(), LEFT, pos=end)
    assert seen == []


def test_the_target_turns_green_or_red_and_the_ghost_says_why(open_map: Open, eight: Tournament) -> None:
    floor = open_map(eight, zoom=0.7)
    good, red = theme.current().colour("good"), theme.current().colour("red")
    press(floor, TableSeat(1, 3))
    carry_to(floor, middle(floor, TableSeat(1, 3)) + QPoint(9, 9), middle(floor, TableSeat(2, 9)))
    assert shows(floor, floor.rect_of(TableSeat(2, 9)), good)
    carry_to(floor, middle(floor, TableSeat(3, 5)))
    assert shows(floor, floor.rect_of(TableSeat(3, 5)), red)
    assert not shows(floor, floor.rect_of(TableSeat(2, 9)), good)
    key(floor, Qt.Key.Key_Escape)
    assert not shows(floor, floor.rect_of(TableSeat(3, 5)), red)


def shows(floor: FloorMap, rect: QRect, colour: QColor) -> bool:
    """Whether a colour is seen at the rim of a place."""
    picture = floor.viewport().grab().toImage()
    row = range(rect.left() + 10, rect.right() - 10)
    return any(picture.pixelColor(x, y) == colour for x in row for y in range(rect.top() - 3, rect.top() + 2))


def test_near_the_border_the_floor_scrolls_under_the_carried_player(open_map: Open, qtbot: QtBot) -> None:
    floor = open_map(room(60, 500)[0])
    start = middle(floor, TableSeat(1, 3))
    press(floor, TableSeat(1, 3))
    carry_to(floor, start + QPoint(9, 9), QPoint(floor.viewport().width() - 4, 300))
    qtbot.waitUntil(lambda: floor.horizontalScrollBar().value() > 30)
    key(floor, Qt.Key.Key_Escape)


# ---------------------------------------------------------------- keys


def test_arrows_walk_from_seat_to_seat_and_on_to_the_next_table(open_map: Open, eight: Tournament) -> None:
    floor = open_map(eight, zoom=0.7)
    key(floor, Qt.Key.Key_Right)
    assert floor.selection == TableSeat(1, 1)
    key(floor, Qt.Key.Key_Right)
    assert floor.selection == TableSeat(1, 9)
    key(floor, Qt.Key.Key_Up)
    assert floor.selection == TableSeat(1, 8)
    key(floor, Qt.Key.Key_Right)
    assert floor.selection == TableSeat(2, 2)
    key(floor, Qt.Key.Key_Left)
    assert floor.selection == TableSeat(1, 8)


def test_every_seat_can_be_reached_by_arrows(open_map: Open, eight: Tournament) -> None:
    floor = open_map(eight, zoom=0.7)
    arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
    reached: set[TableSeat | None] = set()
    to_visit: list[TableSeat | None] = [TableSeat(1, 1)]
    while to_visit:
        place = to_visit.pop()
        if place in reached:
            continue
        reached.add(place)
        for arrow in arrows:
            floor.select(place)
            key(floor, arrow)
            to_visit.append(floor.selection)
    assert len(reached) == 8 * 9


def test_from_afar_arrows_walk_from_table_to_table(open_map: Open, eight: Tournament) -> None:
    floor = open_map(eight, zoom=0.2)
    key(floor, Qt.Key.Key_Home)
    assert floor.selection == TableSeat(1, 0)
    key(floor, Qt.Key.Key_Right, Qt.Key.Key_Down)
    assert floor.selection == TableSeat(5, 0)
    key(floor, Qt.Key.Key_End)
    assert floor.selection == TableSeat(8, 0)
    key(floor, Qt.Key.Key_Right)
    assert floor.selection == TableSeat(8, 0)


def test_space_picks_a_player_up_arrows_carry_and_space_puts_down(open_map: Open, eight: Tournament) -> None:
    floor = open_map(eight, zoom=0.7)
    seen = heard(floor)
    floor.select(TableSeat(1, 1))
    key(floor, Qt.Key.Key_Space)
    assert carried_by(floor) == TableSeat(1, 1)
    key(floor, Qt.Key.Key_Right)
    key(floor, Qt.Key.Key_Space)
    assert seen == [("move", (TableSeat(1, 1), TableSeat(1, 9)))]
    assert floor.selection == TableSeat(1, 1)


def test_escape_ends_carrying_by_keyboard(open_map: Open, eight: Tournament) -> None:
    floor = open_map(eight, zoom=0.7)
    seen = heard(floor)
    floor.select(TableSeat(1, 1))
    key(floor, Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_Escape)
    assert carried_by(floor) is None
    assert seen == []


def test_nobody_is_picked_up_from_a_free_seat(open_map: Open, eight: Tournament) -> None:
    floor = open_map(eight)
    floor.select(TableSeat(1, 9))
    key(floor, Qt.Key.Key_Space)
    assert carried_by(floor) is None


def test_enter_opens_the_selected_seat(open_map: Open, eight: Tournament) -> None:
    floor = open_map(eight)
    seen = heard(floor)
    floor.select(TableSeat(1, 1))
    key(floor, Qt.Key.Key_Return)
    assert seen == [("opened", TableSeat(1, 1))]


def test_plus_minus_and_zero_zoom(open_map: Open, eight: Tournament) -> None:
    floor = open_map(eight)
    key(floor, Qt.Key.Key_Plus)
    assert floor.zoom == pytest.approx(1.25)
    key(floor, Qt.Key.Key_Minus, Qt.Key.Key_Minus)
    assert floor.zoom == pytest.approx(0.8)
    assert not is_fitting(floor)
    key(floor, Qt.Key.Key_0)
    assert is_fitting(floor)
    assert len(floor.visible_tables()) == 8


# ---------------------------------------------------------------- looking


def test_the_wheel_with_control_zooms_about_the_pointer(open_map: Open) -> None:
    floor = open_map(room(60, 500)[0])
    point = middle(floor, TableSeat(2, 7))
    wheel(floor, point, 120, Qt.KeyboardModifier.ControlModifier)
    assert floor.zoom > 1.1
    assert (middle(floor, TableSeat(2, 7)) - point).manhattanLength() < 6


def test_the_wheel_alone_scrolls(open_map: Open) -> None:
    floor = open_map(room(60, 500)[0])
    wheel(floor, QPoint(300, 300), -240, Qt.KeyboardModifier.NoModifier)
    assert floor.zoom == 1.0
    assert floor.verticalScrollBar().value() > 0


def test_a_drag_on_empty_ground_moves_the_floor(open_map: Open) -> None:
    floor = open_map(room(60, 500)[0])
    place = floor.rect_of(TableSeat(10, 0))
    ground = floor.rect_of(TableSeat(2, 0)).topLeft()
    QTest.mousePress(floor.viewport(), LEFT, pos=ground)
    carry_to(floor, ground - QPoint(60, 20), ground - QPoint(120, 40))
    QTest.mouseRelease(floor.viewport(), LEFT, pos=ground - QPoint(120, 40))
    assert floor.rect_of(TableSeat(10, 0)).topLeft() == place.topLeft() - QPoint(120, 40)


def test_fitting_follows_the_window_until_somebody_zooms(open_map: Open, qtbot: QtBot) -> None:
    floor = open_map(room(60, 500)[0])
    floor.fit()
    small = floor.zoom
    floor.resize(700, 400)
    assert floor.zoom < small
    assert len(floor.visible_tables()) == 60
    floor.zoom_in()
    zoom = floor.zoom
    floor.resize(1100, 680)
    assert floor.zoom == zoom


@pytest.mark.parametrize(
    ("zoom", "detail"),
    [(0.34, Detail.CELLS), (0.35, Detail.SEATS), (0.59, Detail.SEATS), (0.6, Detail.NAMES)],
)
def test_how_much_is_drawn_depends_on_the_zoom(
    open_map: Open, eight: Tournament, zoom: float, detail: Detail
) -> None:
    assert open_map(eight, zoom=zoom).detail is detail


def test_tables_in_view_are_those_that_can_be_seen(open_map: Open) -> None:
    floor = open_map(room(1124, 500)[0], zoom=0.7)
    seen = {table.number for table in floor.visible_tables()}
    assert 1 in seen
    assert 1124 not in seen
    assert len(seen) < 60
    floor.select(TableSeat(1124, 1))
    assert 1124 in {table.number for table in floor.visible_tables()}


def test_selection_and_scroll_survive_a_refresh(open_map: Open) -> None:
    tournament = room(60, 500)[0]
    floor = open_map(tournament)
    floor.select(TableSeat(55, 2))
    at = floor.verticalScrollBar().value()
    floor.set_tables(floor_of(without(tournament, 7)).tables)
    assert floor.selection == TableSeat(55, 2)
    assert floor.verticalScrollBar().value() == at > 0


def test_the_selection_goes_with_its_table_when_that_is_no_longer_shown(open_map: Open) -> None:
    floor = open_map(room(8, 30)[0])
    floor.select(TableSeat(7, 1))
    floor.set_tables(floor_of(room(4, 30)[0]).tables)
    assert floor.selection is None


class Paints(QObject):
    """Remembers which parts were painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.rects: list[QRect] = []
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if isinstance(event, QPaintEvent):
            self.rects.extend(cast("Iterable[QRect]", event.region()))
        return False


@pytest.mark.parametrize("target", [TableSeat(1, 9), TableSeat(33, 9)], ids=["one table", "two far apart"])
def test_a_change_paints_only_its_own_tables_anew(open_map: Open, qtbot: QtBot, target: TableSeat) -> None:
    tournament = without(room(60, 480)[0], 33)
    floor = open_map(tournament, zoom=0.4)
    before = floor_of(tournament)
    floor.set_tables(before.tables)
    QApplication.processEvents()
    paints = Paints(floor.viewport())
    moved = tournament.seating.without(EntryId(1)).with_seat(EntryId(1), target)
    floor.set_tables(floor_of(replace(tournament, seating=moved), before).tables)
    qtbot.waitUntil(lambda: bool(paints.rects))
    cells = [floor.rect_of(TableSeat(number, 0)) for number in sorted({1, target.table})]
    assert sorted(paints.rects, key=lambda rect: rect.y()) == cells


def test_found_seats_are_ringed(open_map: Open, eight: Tournament) -> None:
    floor = open_map(eight)
    blue = theme.current().colour("blue")
    assert not shows(floor, floor.rect_of(TableSeat(1, 4)), blue)
    floor.mark_found(frozenset({TableSeat(1, 4)}))
    assert shows(floor, floor.rect_of(TableSeat(1, 4)), blue)


@pytest.mark.parametrize("zoom", [0.08, 0.2, 0.45, 0.7, 1.0, 2.0])
@pytest.mark.parametrize("worn", ["light", "dark", "light-safe", "dark-safe"])
def test_every_zoom_and_theme_paints(
    open_map: Open, qapp: QApplication, eight: Tournament, zoom: float, worn: str
) -> None:
    style.wear(qapp, worn)
    floor = open_map(with_dead_stack(without(eight, 9, 17, 25), 3), zoom=zoom)
    floor.select(TableSeat(1, 2))
    picture = floor.viewport().grab().toImage()
    colours = {
        picture.pixel(x, y) for x in range(0, picture.width(), 3) for y in range(0, picture.height(), 3)
    }
    assert len(colours) > 3


@pytest.mark.parametrize("missing", range(1, 12))
def test_a_name_that_does_not_fit_never_runs_into_its_initial(qapp: QApplication, missing: int) -> None:
    del qapp
    metrics = QFontMetricsF(QFont())
    width = metrics.horizontalAdvance("Кондратьев О.") - missing

    short = shortened("Кондратьев О.", width, metrics)

    assert short.endswith("…О.")
    assert metrics.horizontalAdvance(short) <= width


def test_no_table_at_all_is_no_trouble(open_map: Open) -> None:
    floor = open_map(room(0, 0)[0])
    key(floor, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_0)
    assert floor.selection is None
    assert floor.visible_tables() == []
    assert not floor.viewport().grab().isNull()


def test_the_map_speaks_russian(open_map: Open, eight: Tournament) -> None:
    i18n.use("ru")
    floor = open_map(eight)
    floor.select(TableSeat(1, 3))
    assert floor.accessibleDescription().startswith("1-3: ")
