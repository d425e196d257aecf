"""Pictures of tables that close: the break, the redraw, the order, who goes where, and the wall."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QDialog

from director.desk.closing import breaking
from director.desk.desk import Desk
from director.domain.entries import Register
from director.domain.people import person
from director.domain.play import Away, StartPlay
from director.domain.seating import FixSeat
from director.domain.seats import TableSeat
from director.domain.setup import OpenTables
from director.gui.bridge import Bridge
from director.gui.dialogs.break_table import BreakTableDialog
from director.gui.dialogs.breaking_order import BreakingOrderDialog
from director.gui.dialogs.redraw import RedrawDialog
from director.gui.dialogs.seat_changes import SeatChangesDialog
from director.gui.screens.choices import Choice as Shown
from director.gui.screens.contents import painting
from director.gui.screens.painter import paint
from director.gui.worker import AtOnce, Worker
from director.views.seat_changes import last_seat_changes
from tests.gui.floor_rooms import NAMES
from tests.helpers.evening import PLAN, a_venue
from tests.helpers.public_looks import scene
from tests.shots_parts.start import every_look, save


def shots(folder: Path) -> None:
    """Every dialog in both themes and languages, and the wall in three sizes."""
    with tempfile.TemporaryDirectory() as place:
        for _look, mark in every_look():
            desk = room(Path(place), mark)
            for name, dialog in _dialogs(desk):
                save(dialog, folder / f"closing-{name}-{mark}.png")
            desk.venue.close()
            language, _, theme = mark.partition("-")
            if theme == "light":  # walls have colours of their own
                _walls(Path(place), folder, language)


def room(place: Path, mark: str) -> Desk:
    """Four tables of nine with names of every script; one player is fixed, one is away."""
    desk = a_venue(place, name=f"closing-{mark}.floor").create(PLAN)
    desk.do(OpenTables((1, 2, 12, 13), 9))
    chairs = [TableSeat(table, seat) for table in (1, 2, 12, 13) for seat in (1, 2, 4, 5, 7, 9)][: len(NAMES)]
    people = [person(*name.partition(" ")[::2], born="1987-03-02") for name in NAMES[: len(chairs)]]
    desk.write(
        lambda _journal, added: [
            Register(one.id, PLAN.buy_in, PLAN.fee, PLAN.stack, chair)
            for one, chair in zip(added, chairs, strict=True)
        ],
        newcomers=people,
    )
    desk.do(StartPlay())
    seated = desk.journal.tournament.seating.players(2)
    desk.do(FixSeat(seated[4], 2, 4))
    desk.do(Away(seated[5]))
    return desk


def _dialogs(desk: Desk) -> Iterator[tuple[str, QDialog]]:
    bridge = Bridge(desk, Worker(AtOnce()))
    yield "break", BreakTableDialog(bridge, 2)
    yield "redraw", RedrawDialog(bridge, final=False)
    yield "final", RedrawDialog(bridge, final=True)
    yield "order", BreakingOrderDialog(bridge)
    desk.do(breaking(desk.journal, 1, bytes(32)), "leak", overrule=True)
    yield "changes", SeatChangesDialog(Bridge(desk, Worker(AtOnce())), desk.journal.seq)


def _walls(place: Path, folder: Path, language: str) -> None:
    desk = room(place, f"wall-{language}")
    desk.do(breaking(desk.journal, 1, bytes(32)), "leak", overrule=True)
    showing = scene("level", language)._replace(tournament=desk.journal.tournament, people=desk.people)
    moves = last_seat_changes(desk.journal, desk.people, showing.words)
    for wide, high in ((1920, 1080), (1024, 768), (1080, 1920)):
        image = QImage(wide, high, QImage.Format.Format_RGB32)
        shown = painting(Shown("A", shows="moves"), showing._replace(moves=moves), (), QSizeF(wide, high))
        painter = QPainter(image)
        paint(painter, shown, image.rect())
        painter.end()
        image.save(str(folder / f"screen-moves-{language}-{wide}.png"))
    desk.venue.close()
