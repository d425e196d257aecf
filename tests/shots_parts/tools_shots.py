"""Pictures of page Table tools: every tool filled in, for a mouse, for fingers and in a small window."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from director.domain.play import SetButton, StartPlay
from director.gui.dialogs.choose_table import ChooseTableDialog
from director.gui.dialogs.pick_cards import PickCardsDialog
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.pages.table_tools import TableToolsPage
from director.gui.pages.tools_button import EventButtonPane
from director.gui.pages.tools_form import FormPane
from director.views.table_tools.cards_left import cards_of_sheet
from tests.gui.finding import the
from tests.gui.judge import LEFT, put
from tests.shots_parts.start import english, every_look, save
from tests.shots_parts.table_shots import bridge_of, evening

WINDOWS = (("", 1366, 768, False), ("-small", 911, 512, False), ("-tablet", 1280, 800, True))
"""Mark, size, and whether the rows are for fingers."""
STACKS = (38_200, 12_300, 9_900, 40_100, 775, 1_500, 20_000, 8_200)


def shots(folder: Path) -> None:
    """Every tool in each look and window, once more in the colours that are safe for everybody's eyes."""
    with tempfile.TemporaryDirectory() as place:
        for look, mark in every_look():
            _pictures(look, Path(place), folder, mark)
        look = english()
        look.choose_safe(safe=True)
        _pictures(look, Path(place), folder, "en-safe")
        look.choose_safe(safe=False)


def _pictures(look: Look, place: Path, folder: Path, mark: str) -> None:
    desk = evening(place, f"tools-{mark}")
    desk.do(SetButton(12, 4, 5, 7))
    desk.do(StartPlay())
    bridge = bridge_of(desk)
    window = MainWindow(bridge, look)
    window.show()
    window.show_page("tools")
    page = window.page("tools")
    if not isinstance(page, TableToolsPage):
        raise TypeError("there is no page of table tools")
    page.open_table(12)
    for name in _tools(page):
        for size, wide, high, touch in WINDOWS:
            window.resize(wide, high)
            if page.touch is not touch:
                page.toggle_touch()
            save(window, folder / f"tools-{name}{size}-{mark}.png", keep=True)
    save(ChooseTableDialog(bridge.tournament, page), folder / f"tools-choose-{mark}.png")
    taken = cards_of_sheet(page.hand().sheet)
    save(PickCardsDialog(taken, page), folder / f"tools-cards-{mark}.png")
    window.close()
    desk.venue.close()


def _tools(page: TableToolsPage) -> Iterator[str]:
    """One tool after another, each filled in; its name."""
    hand = page.hand()
    seats = tuple(
        replace(one, stack=stack, marker="ML" if one.seat == 8 else "", dealt=one.seat != 8)
        for one, stack in zip(hand.sheet.seats, STACKS, strict=True)
    )
    hand.set_sheet(replace(hand.sheet, small_blind=100, big_blind=200, bb_ante=200, unit=25, seats=seats))
    hand.apply("2=AhKd 5=QcQs c r600 c f a c c f")
    yield "all-in"
    hand.apply("f f AsKs7c2h9d 4=???? 7=????")
    yield "showdown"
    page.show_tool("button")
    yield from _button(page)
    page.show_tool("pots")
    _of_hand(page)
    put(page.work().pane, "won-0", "5")
    yield "pots"
    page.show_tool("chips-in")
    for field, text in (("facing", "400"), ("min_to", "800"), ("pot", "900"), ("chips", "1000")):
        put(page.work().pane, field, text)
    yield "bet"
    page.show_tool("stud")
    for field, text in (("cards-1", "Ks"), ("cards-4", "2c"), ("cards-7", "2h"), ("stub", "1")):
        put(page.work().pane, field, text)
    yield "stud"
    page.show_tool("race")
    for seat in (1, 2, 3, 4, 5, 7, 8, 9):
        put(page.work().pane, f"count-{seat}", str(seat % 4 + 1))
    QTest.mouseClick(the(page.work().pane, QAbstractButton, "deal"), LEFT)
    yield "race"


def _button(page: TableToolsPage) -> Iterator[str]:
    pane = page.work().pane
    if not isinstance(pane, EventButtonPane):
        raise TypeError("the button tool of the event is not shown")
    put(pane.way, "small", "100")
    put(pane.way, "big", "200")
    QTest.mouseClick(pane.ring, LEFT, pos=pane.ring.rect_of(3).center().toPoint())
    QTest.mouseClick(pane.away, LEFT)
    yield "button-next"
    pane.way.accept()
    pane.way.accept()
    pane.show_way("skip")
    yield "button-skip"
    pane.show_way("first")
    pane.way.accept()
    QApplication.processEvents()
    yield "button-first"


def _of_hand(page: TableToolsPage) -> None:
    pane = page.work().pane
    if isinstance(pane, FormPane):
        pane.take_hand()
