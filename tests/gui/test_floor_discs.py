"""Button, blinds and marks on the map: where they lie, and that each is told apart without colour."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from immutables import Map
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from director.domain.hands import LastHand
from director.domain.ids import EntryId
from director.domain.marks import Mark
from director.domain.seats import TableSeat
from director.domain.tournament import Tournament
from director.gui import style
from director.gui.look import Look
from director.gui.widgets.floor_discs import PILL_HEIGHT, PILL_WIDTH, Disc, disc_middles, discs_of, laid_out
from director.gui.widgets.floor_layout import seat_spots
from director.gui.widgets.floor_map import FloorMap
from director.host.i18n import current
from director.views.floor import floor_tables
from tests.gui.floor_rooms import room


def boxes(seats: int) -> Iterator[tuple[int, QRectF]]:
    """Where a blind lies before each seat."""
    for seat in range(1, seats + 1):
        ((x, y),) = disc_middles(seats, seat, 1)
        yield seat, QRectF(x - PILL_WIDTH / 2, y - PILL_HEIGHT / 2, PILL_WIDTH, PILL_HEIGHT)


@pytest.mark.parametrize("seats", range(2, 11))
def test_what_lies_before_two_seats_never_covers_one_another_nor_a_seat(seats: int) -> None:
    pills = dict(boxes(seats))
    chairs = [QRectF(*spot) for spot in seat_spots(seats)]

    assert [pair for pair in combinations(pills, 2) if pills[pair[0]].intersects(pills[pair[1]])] == []
    assert [seat for seat, pill in pills.items() if any(chair.intersects(pill) for chair in chairs)] == []


@pytest.mark.parametrize("seats", range(2, 10))
def test_a_disc_lies_nearest_to_its_own_seat(seats: int) -> None:
    chairs = [QRectF(*spot) for spot in seat_spots(seats)]

    def away(pill: QRectF, chair: QRectF) -> float:
        across = max(chair.left() - pill.right(), pill.left() - chair.right(), 0.0)
        along = max(chair.top() - pill.bottom(), pill.top() - chair.bottom(), 0.0)
        return across + along

    for seat, pill in boxes(seats):
        gaps = [away(pill, chair) for chair in chairs]
        assert gaps[seat - 1] == pytest.approx(min(gaps), abs=2.5), seat


def test_of_two_players_button_and_small_blind_lie_side_by_side() -> None:
    assert discs_of(LastHand(4, 4, 7)) == {4: [Disc.BUTTON, Disc.SMALL], 7: [Disc.BIG]}
    (one, _y), (other, _same) = disc_middles(9, 4, 2)
    assert abs(one - other) >= PILL_WIDTH


def test_a_seat_that_the_table_does_not_have_shows_nothing() -> None:
    assert [disc for disc, _x, _y in laid_out(6, LastHand(7, 1, 2))] == [Disc.SMALL, Disc.BIG]
    assert list(laid_out(6, None)) == []


def marked(tournament: Tournament, last: LastHand, **marks: Mark) -> Tournament:
    table = replace(tournament.tables[1], played=(last,))
    given = Map({EntryId(int(name[1:])): mark for name, mark in marks.items()})
    return replace(tournament, tables=tournament.tables.set(1, table), marks=given)


@pytest.fixture
def floor(app: QApplication, qtbot: QtBot) -> FloorMap:
    made = FloorMap()
    qtbot.addWidget(made)
    made.resize(420, 220)
    with qtbot.waitExposed(made):
        made.show()
    return made


def seen(floor: FloorMap, tournament: Tournament, place: TableSeat | None = None) -> QImage:
    """The map, or one chair of it."""
    book = room(1, 9)[1]
    floor.set_tables(floor_tables(tournament, book, current()).tables)
    QApplication.processEvents()
    shot = floor.viewport().grab(floor.rect_of(place)) if place is not None else floor.viewport().grab()
    return shot.toImage()


def test_the_button_goes_on_and_the_map_shows_it_at_every_zoom(floor: FloorMap) -> None:
    calm, _book = room(1, 9)
    for zoom in (1.0, 0.45):
        floor.set_zoom(zoom)
        before = seen(floor, marked(calm, LastHand(1, 2, 3)))
        assert seen(floor, marked(calm, LastHand(2, 3, 4))) != before
        assert seen(floor, marked(calm, LastHand(1, 2, 3))) == before


@pytest.mark.parametrize("theme", ["light", "dark", "light-safe", "dark-safe"])
def test_marks_of_a_player_look_different_without_their_colours(floor: FloorMap, theme: str) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    style.wear(application, theme)
    calm, _book = room(1, 9)
    marks = (Mark(), Mark(away=True), Mark("ML"), Mark("MS"), Mark("NEW"), Mark("NEW", waits="button"))
    grey = []
    for mark in marks:
        shot = seen(floor, marked(calm, LastHand(8, 9, 1), _2=mark), TableSeat(1, 2))
        grey.append(shot.convertToFormat(QImage.Format.Format_Grayscale8))

    assert all(one != other for one, other in combinations(grey, 2))


def test_the_letters_speak_the_language_of_the_window(floor: FloorMap, look: Look) -> None:
    calm = marked(room(1, 9)[0], LastHand(1, 2, 3))
    english = seen(floor, calm)
    look.speak("ru")
    russian = seen(floor, calm)
    letters = [disc.letters for disc in Disc]
    look.speak("en")

    assert letters[0] == "D"
    assert (russian == english) is (letters == ["D", "SB", "BB"])  # until they are translated


def test_what_lies_at_a_chair_is_said_when_the_pointer_rests_there(floor: FloorMap) -> None:
    seen(floor, marked(room(1, 9)[0], LastHand(1, 2, 3), _1=Mark(away=True)))

    assert floor.sentence(TableSeat(1, 1)) == "1-1: Иванов Пётр, button, away"
