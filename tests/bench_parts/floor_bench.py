"""The floor of the largest event: a full repaint at each level of detail, and what a change costs."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from director.domain.ids import EntryId
from director.domain.people import People
from director.domain.seats import TableSeat
from director.domain.tournament import Tournament
from director.gui import fonts, style
from director.gui.widgets.floor_map import FloorMap
from director.host.i18n import words_for
from director.views.floor import Floor, floor_tables
from director.views.floor_facts import find_places
from tests.bench_parts import balance_bench
from tests.bench_parts.figure import Figure, seconds
from tests.gui.floor_rooms import room

TABLES, PLAYERS = 1_124, 10_112
SCREEN = (1_920, 1_080)
ZOOMS = (("cells", 0.0), ("cells, near", 0.34), ("seats", 0.35), ("names", 0.6), ("names, near", 1.0))
"""What is drawn, and the zoom at which most of it is in view; 0 shows the whole room."""
FRAME = "≤ 16 ms"


def run() -> list[Figure]:
    """All figures of this part."""
    known = QApplication.instance()
    app = known if isinstance(known, QApplication) else QApplication([])
    fonts.wear(app)
    fonts.load_rest()
    style.wear(app, "light")
    tournament, people = room(TABLES, PLAYERS)
    people.prepare("en")
    return [
        *_rows(tournament, people),
        *balance_bench.figures(),
        *_frames(app, tournament, people),
        _find(tournament, people),
    ]


def _rows(tournament: Tournament, people: People) -> list[Figure]:
    words = words_for("en")
    first = floor_tables(tournament, people, words)
    moved = _moved(tournament)
    entered = replace(
        tournament, entries=tournament.entries.set(EntryId(99_999), tournament.entries[EntryId(1)])
    )
    whole = seconds(lambda: floor_tables(tournament, people, words), 3)
    move = seconds(lambda: floor_tables(moved, people, words, first), 9)
    entry = seconds(lambda: floor_tables(entered, people, words, first), 9)
    beside = f"all tables made anew {whole * 1000:.0f} ms"
    return [
        Figure("floor as rows after a move, 1,124 tables", move * 1000, "ms", "a few ms", beside),
        Figure("floor as rows after an entry, 1,124 tables", entry * 1000, "ms", "a few ms", beside),
    ]


def _moved(tournament: Tournament) -> Tournament:
    seating = tournament.seating.without(EntryId(1)).with_seat(EntryId(1), TableSeat(TABLES, 9))
    return replace(tournament, seating=seating)


def _frames(app: QApplication, tournament: Tournament, people: People) -> list[Figure]:
    floor: Floor = floor_tables(tournament, people, words_for("en"))
    widget = FloorMap()
    widget.resize(*SCREEN)
    widget.show()
    widget.set_tables(floor.tables)
    app.processEvents()
    picture = QImage(widget.viewport().size(), QImage.Format.Format_RGB32)
    figures = []
    for name, zoom in ZOOMS:
        if zoom:
            widget.set_zoom(zoom, QPointF(0, 0))
        else:
            widget.fit()
        first = seconds(lambda: widget.viewport().render(picture))
        again = seconds(lambda: widget.viewport().render(picture), 20)
        text = f"full repaint at {widget.zoom:.2f}, {name}, {len(widget.visible_tables())} tables"
        figures.append(
            Figure(text, again * 1000, "ms", FRAME, f"the first at this zoom {first * 1000:.1f} ms")
        )
    figures.append(_one_table(app, widget, tournament, people, floor))
    widget.close()
    widget.deleteLater()
    return figures


def _one_table(
    app: QApplication, widget: FloorMap, tournament: Tournament, people: People, floor: Floor
) -> Figure:
    widget.fit()
    app.processEvents()
    states = [_moved(tournament), tournament]
    kept = [floor]

    def change() -> None:
        states.reverse()
        kept[0] = floor_tables(states[0], people, words_for("en"), kept[0])
        widget.set_tables(kept[0].tables)
        app.processEvents()

    took = seconds(change, 20)
    return Figure("a move: rows, map and what it paints anew, whole room in view", took * 1000, "ms", FRAME)


def _find(tournament: Tournament, people: People) -> Figure:
    took = seconds(lambda: find_places(tournament, people, words_for("en"), "иван"), 9)
    return Figure("find on the map while typing", took * 1000, "ms", "≤ 30 ms")
