"""Pictures of what is done at a table: button, next hand, absence, chips, the race."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from random import Random

from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QCheckBox, QDialog, QLineEdit

from director.desk.desk import Desk
from director.domain.entries import Register
from director.domain.ids import EntryId
from director.domain.people import person
from director.domain.plan import Plan
from director.domain.play import Away, Back, SetButton, StartPlay
from director.domain.seating import Move
from director.domain.seats import TableSeat
from director.domain.setup import OpenTables
from director.gui.bridge import Bridge
from director.gui.dialogs.adjust_chips import AdjustChipsDialog
from director.gui.dialogs.colour_up import ColourUpDialog
from director.gui.dialogs.come_back import ComeBackDialog
from director.gui.dialogs.first_button import FirstButtonDialog
from director.gui.dialogs.next_hand import NextHandDialog
from director.gui.dialogs.set_button import SetButtonDialog
from director.gui.dialogs.skip_button import SkipButtonDialog
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.pages.floor import FloorPage
from director.gui.worker import AtOnce, Worker
from director.rules.table.proposals import propose_hand
from tests.gui.finding import the
from tests.gui.floor_rooms import NAMES
from tests.helpers.evening import PLAN, a_venue
from tests.shots_parts.start import every_look, save


def shots(folder: Path) -> None:
    """Every dialog of a table in both themes and languages, in a large and in a small window."""
    with tempfile.TemporaryDirectory() as place:
        for look, mark in every_look():
            desk = evening(Path(place), mark)
            for name, dialog in chain(before_play(desk), in_play(desk), in_a_ring_game(Path(place), mark)):
                save(dialog, folder / f"table-{name}-{mark}.png")
            _window(desk, look, folder, mark)
            desk.venue.close()


def evening(place: Path, mark: str, plan: Plan = PLAN) -> Desk:
    """Two tables with players of every script, the longest name among them; a wide one and a full one."""
    desk = a_venue(place, name=f"table-{mark}.floor").create(plan)
    desk.do(OpenTables((12,), 9))
    desk.do(OpenTables((13,), 10))
    chairs = [TableSeat(12, seat) for seat in range(1, 10) if seat != 6]
    chairs += [TableSeat(13, seat) for seat in range(1, 11)]
    people = [person(*name.partition(" ")[::2], born="1987-03-02") for name in NAMES]
    people.insert(2, person("Константинопольская-Вознесенская", "Александра"))
    desk.write(
        lambda _journal, added: [
            Register(one.id, plan.buy_in, plan.fee, plan.stack, chair)
            for one, chair in zip(added, chairs, strict=True)
        ],
        newcomers=people,
    )
    return desk


def at(desk: Desk, table: int, seat: int) -> EntryId:
    """Who sits there."""
    return desk.journal.tournament.seating.players(table)[seat]


def before_play(desk: Desk) -> Iterator[tuple[str, QDialog]]:
    """The first button, dealt, typed and typed wrong; and the button placed by hand."""
    yield "first-button", FirstButtonDialog(bridge_of(desk), 12)
    dealt = FirstButtonDialog(bridge_of(desk), 13, cards=Random(7))
    dealt.deal()
    yield "first-button-dealt", dealt
    typed = FirstButtonDialog(bridge_of(desk), 12)
    typed.cards.setText("Kd 7c As 10h Kd")
    yield "first-button-wrong", typed
    yield "set-button", SetButtonDialog(bridge_of(desk), 12)


def in_play(desk: Desk) -> Iterator[tuple[str, QDialog]]:
    """The hands that follow in a tournament, with a dead button, somebody away and somebody new."""
    desk.do(SetButton(12, 4, 5, 7))
    desk.do(SetButton(13, 10, 1, 2))
    desk.do(StartPlay())
    desk.do(Move(at(desk, 12, 5), TableSeat(12, 5), TableSeat(12, 6)), "a broken chair")
    desk.do(Away(at(desk, 12, 3)))
    yield "next-hand", _with_blinds(NextHandDialog(bridge_of(desk), 12))
    changed = _with_blinds(NextHandDialog(bridge_of(desk), 13))
    changed.change.setChecked(True)
    changed.button_seat.setValue(2)
    yield "next-hand-changed", changed
    for _number in range(3):
        desk.do(propose_hand(desk.journal.tournament, 13, (200, 400)).answer)
    yield "skip-button", SkipButtonDialog(bridge_of(desk), 13)
    yield from _race(desk)
    adjust = AdjustChipsDialog(bridge_of(desk), at(desk, 12, 3))
    adjust.chips.setText("-1500")
    yield "adjust-chips", adjust


def _race(desk: Desk) -> Iterator[tuple[str, QDialog]]:
    """Counting begins; the cards of a table lie there; a second table still waits for its own."""
    yield "colour-up", ColourUpDialog(bridge_of(desk), (12,))
    for name, tables, deals in (("colour-up-dealt", (13,), True), ("colour-up-two", (12, 13), False)):
        dialog = ColourUpDialog(bridge_of(desk), tables, cards=Random(11))
        counts = iter((3, 1, 0, 2, 17, 0, 1, 2, 3, 1))
        for field in dialog.grid.findChildren(QLineEdit):
            if field.objectName().startswith("chips-"):
                field.setText(str(next(counts)))
        the(dialog, QCheckBox, "others-2").setChecked(False)
        if deals:
            dialog.deal_cards()
        yield name, dialog


def in_a_ring_game(place: Path, mark: str) -> Iterator[tuple[str, QDialog]]:
    """Where markers are kept: one away, one who comes back, one who is new."""
    desk = evening(place, f"ring-{mark}", replace(PLAN, rules="draw-room", discipline="draw5"))
    desk.do(SetButton(12, 4, 5, 7))
    desk.do(StartPlay())
    gone, other = at(desk, 12, 3), at(desk, 12, 9)
    desk.do(Away(gone))
    desk.do(Away(other))
    for _number in range(4):
        desk.do(propose_hand(desk.journal.tournament, 12, (200, 400)).answer)
    yield "come-back", ComeBackDialog(bridge_of(desk), gone)
    desk.do(Back(gone))
    yield "next-hand-ring", NextHandDialog(bridge_of(desk), 12)
    desk.venue.close()


def bridge_of(desk: Desk) -> Bridge:
    """A window's view of the desk as it is now."""
    return Bridge(desk, Worker(AtOnce()))


def _with_blinds(dialog: NextHandDialog) -> NextHandDialog:
    dialog.small.setText("200")
    dialog.big.setText("400")
    return dialog


def _window(desk: Desk, look: Look, folder: Path, mark: str) -> None:
    """The floor with the room, a table and a seat selected."""
    for name, place in (("room", None), ("table", TableSeat(12, 0)), ("seat", TableSeat(12, 3))):
        window = MainWindow(bridge_of(desk), look)
        window.resize(1366, 768)
        window.show_page("floor")
        page = window.page("floor")
        assert isinstance(page, FloorPage)
        window.show()
        QApplication.processEvents()
        page.map.select(place)
        save(window, folder / f"table-floor-{name}-{mark}.png")
