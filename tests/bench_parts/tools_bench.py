"""Table tools: how long each key of a hand takes, from the key to the painted answer with its draft kept."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from director.gui.bridge import Bridge
from director.gui.main_window import MainWindow
from director.gui.pages.table_tools import TableToolsPage
from director.gui.worker import Worker
from director.rules.entering.sheet import SheetSeat
from tests.bench_parts.figure import Figure, share
from tests.bench_parts.large_window import dressed
from tests.gui.table_room import a_table

NEVER_LONGER = "≤ 50 ms"
HAND = "f c r600 c c f f f f c AsKd7c x x b900 c f f 2h x b1500 c 9c x x"
"""A hand with a flop, a turn and a river, typed group by group, each with its Enter."""
HANDS = 5


def run() -> list[Figure]:
    """All figures of this part."""
    app, look = dressed()
    with tempfile.TemporaryDirectory() as folder:
        desk = a_table(Path(folder), range(1, 10))
        bridge = Bridge(desk, Worker(), second=Worker())
        window = MainWindow(bridge, look)
        window.resize(1366, 768)
        window.show()
        window.show_page("tools")
        page = window.page("tools")
        if not isinstance(page, TableToolsPage):
            raise TypeError("there is no page of table tools")
        while not page.sheets.is_loaded:
            app.processEvents()
        letters, enters = _typed(app, page)
        window.close()
        bridge.close()
        desk.venue.close()
    return [
        Figure("a letter of a hand, painted", share(letters, 0.99) * 1000, "ms", NEVER_LONGER),
        Figure("Enter: judged, painted, draft handed on", share(enters, 0.99) * 1000, "ms", NEVER_LONGER),
    ]


def _typed(app: QApplication, page: TableToolsPage) -> tuple[list[float], list[float]]:
    """How long letters and Enters took, in order of length."""
    page.open_table(1)
    hand = page.hand()
    seats = tuple(SheetSeat(seat, f"Player {seat}", 20_000) for seat in range(1, 10))
    empty = replace(hand.sheet, seats=seats, button=1, small_blind=100, big_blind=200)
    letters, enters = list[float](), list[float]()
    for _hand in range(HANDS):
        hand.set_sheet(empty)
        for group in HAND.split():
            for letter in group:
                letters.append(_took(app, hand.line.edit, letter))
            enters.append(_took(app, hand.line.edit, "\r"))
            if hand.line.refused:
                raise RuntimeError(f"the bench typed nonsense: {hand.line.refused}")
    return sorted(letters), sorted(enters)


def _took(app: QApplication, edit: QWidget, letter: str) -> float:
    """From a key until everything that it changed was painted."""
    start = time.perf_counter()
    if letter == "\r":
        QTest.keyClick(edit, Qt.Key.Key_Return)
    else:
        QTest.keyClicks(edit, letter)
    app.processEvents()
    return time.perf_counter() - start
