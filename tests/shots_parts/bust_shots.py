"""Pictures of going out: the dialog for several, the history, the list, the floor, the quick box."""

from __future__ import annotations

import tempfile
from pathlib import Path

from PySide6.QtWidgets import QApplication, QCheckBox, QLineEdit

from director.desk.desk import Desk
from director.domain.busts import Bust, Out
from director.domain.clock import Stamp
from director.domain.ids import EntryId
from director.domain.play import SetButton, StartPlay
from director.domain.seats import TableSeat
from director.gui.dialogs.knock_out import KnockOutDialog
from director.gui.dialogs.player_history import PlayerHistoryDialog
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.pages.floor import FloorPage
from director.gui.quick_box import QuickBox
from director.views.quick_line import ShowEntry
from tests.gui.finding import the
from tests.gui.keyboard import type_text
from tests.shots_parts.start import every_look, save
from tests.shots_parts.table_shots import at, bridge_of, evening


def shots(folder: Path) -> None:
    """Everything about going out, in both themes and languages, in a small window."""
    with tempfile.TemporaryDirectory() as place:
        for look, mark in every_look():
            desk = evening(Path(place), f"bust-{mark}")
            gone = _played(desk)
            _several(desk, folder, mark)
            save(PlayerHistoryDialog(bridge_of(desk), gone), folder / f"bust-history-{mark}.png")
            _windows(desk, gone, look, folder, mark)
            desk.venue.close()


def _played(desk: Desk) -> EntryId:
    """Three are out, two of them in one hand; gives one of those."""
    desk.do(SetButton(12, 4, 5, 7))
    desk.do(StartPlay())
    first, second, third = at(desk, 12, 5), at(desk, 13, 2), at(desk, 13, 3)
    winner = at(desk, 13, 4)
    desk.do(Bust((Out(first, TableSeat(12, 5)),), Stamp(8, 754_000)))
    both = ((second, 2, 14_500), (third, 3, 9_000))
    out = tuple(Out(entry, TableSeat(13, seat), stack, (winner,)) for entry, seat, stack in both)
    desk.do(Bust(out, Stamp(9, 60_000)))
    return second


def _several(desk: Desk, folder: Path, mark: str) -> None:
    """Two of a table with stacks; and without, where they tie."""
    dialog = KnockOutDialog(bridge_of(desk), 12, at(desk, 12, 3))
    the(dialog, QLineEdit, "stack-12-3").setText("25,000")
    the(dialog, QCheckBox, "out-12-9").setChecked(True)
    the(dialog, QLineEdit, "stack-12-9").setText("9k")
    the(dialog, QCheckBox, "won-12-1").setChecked(True)
    save(dialog, folder / f"bust-several-{mark}.png")
    tied = KnockOutDialog(bridge_of(desk), 13, at(desk, 13, 5))
    the(tied, QCheckBox, "out-13-6").setChecked(True)
    save(tied, folder / f"bust-tied-{mark}.png")


def _windows(desk: Desk, gone: EntryId, look: Look, folder: Path, mark: str) -> None:
    """The list with the card of who is out; the floor with a seat that somebody left; the quick box."""
    window = MainWindow(bridge_of(desk), look)
    window.resize(1366, 768)
    window.show_page("registration")
    window.show()
    window.page("registration").go_to(ShowEntry(gone))
    save(window, folder / f"bust-list-{mark}.png", keep=True)
    window.show_page("floor")
    page = window.page("floor")
    assert isinstance(page, FloorPage)
    for name, seat in (("seat", TableSeat(12, 3)), ("left", TableSeat(13, 2))):
        page.map.select(seat)
        save(window, folder / f"bust-floor-{name}-{mark}.png", keep=True)
    for name, text in (("one", "12-3 out"), ("two", "12-3 12-9:9000 out by 12-1"), ("revive", "13-2 revive")):
        box = window.findChild(QuickBox)
        assert box is not None
        box.open()
        box.clear()
        type_text(box, text)
        QApplication.processEvents()
        save(window, folder / f"bust-quick-{name}-{mark}.png", keep=True)
    window.close()
    window.deleteLater()
