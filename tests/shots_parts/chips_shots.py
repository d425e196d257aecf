"""Pictures of page Chips with forty tables, and of its dialogs: before the count, due, alarmed."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QWidget

from director.desk.desk import Desk
from director.domain.chip_case import Chip, ChipCase
from director.domain.chips import ColourUp
from director.domain.counting import CountChips
from director.domain.entries import Register
from director.domain.ids import Seq
from director.domain.play import StartPlay
from director.domain.scheduling import SetChips, SetStructure
from director.domain.seats import TableSeat
from director.domain.setup import OpenTables
from director.domain.structure import Break, Level, Structure
from director.gui.bridge import Bridge
from director.gui.dialogs.count_chips import CountChipsDialog
from director.gui.dialogs.count_tables import CountTablesDialog
from director.gui.dialogs.race_results import RaceResultsDialog
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.pages.chips import ChipsPage
from director.gui.worker import AtOnce, Worker
from director.rules.table.chip_exchange import Denominations
from director.rules.table.proposals import propose_race, race_at
from tests.helpers.evening import PLAN, a_person, a_venue
from tests.shots_parts.start import every_look

TABLES: Final = range(1, 41)
STRUCTURE: Final = Structure(
    (
        Level(20, 25, 50),
        Break(10, colour_up=(25,)),
        Level(20, 100, 200),
        Break(15, colour_up=(100,)),
        Level(20, 500, 1_000),
    )
)
CASE: Final = ChipCase((Chip(25, in_stack=8), Chip(100, in_stack=8), Chip(500, in_stack=18)))


def shots(folder: Path) -> None:
    """The page in both themes and languages, in a large and in a small window."""
    with tempfile.TemporaryDirectory() as place:
        for look, mark in every_look():
            desk = evening(Path(place), f"{mark}.floor")
            for name, widget in pictures(desk, look):
                QApplication.processEvents()
                widget.grab().save(str(folder / f"chips-{name}-{mark}.png"))
            desk.venue.close()


def evening(place: Path, name: str) -> Desk:
    """Nine players at each table, and the clock in the break in which the 25s leave."""
    desk = a_venue(place, name=name).create(replace(PLAN, rules="tda-2024"))
    desk.do(OpenTables(tuple(TABLES), 9))
    desk.do(SetChips(CASE))
    seats = [TableSeat(table, seat) for table in TABLES for seat in range(1, 10)]
    desk.write(
        lambda _journal, added: [
            Register(one.id, PLAN.buy_in, PLAN.fee, PLAN.stack, seat)
            for one, seat in zip(added, seats, strict=True)
        ],
        newcomers=[a_person(n) for n in range(1, len(seats) + 1)],
    )
    desk.do(StartPlay())
    desk.do(SetStructure(Seq(0), STRUCTURE, desk.venue.instant(), 1, STRUCTURE.parts[1].length))
    return desk


def pictures(desk: Desk, look: Look) -> Iterator[tuple[str, QWidget]]:
    """A colour-up that is due and typed, tables half counted, all counted with too many chips."""
    bridge = Bridge(desk, Worker(AtOnce()))
    window = MainWindow(bridge, look)
    window.resize(1366, 768)
    window.show()
    window.show_page("chips")
    page = window.page("chips")
    assert isinstance(page, ChipsPage)
    yield "due", window
    results = RaceResultsDialog(bridge, tuple(TABLES), window, cards=Random(3))
    for row in range(5):
        for seat in range(1, 10):
            cell = results.grid.item(row, seat)
            if cell is not None:
                cell.setText(f"{(row + 1) * seat * 7 % 23}{'!' if seat == 4 else ''}")
    results.deal_cards()
    yield "results", results
    bridge.do(_races(desk))
    for table in (*TABLES,)[:-2]:
        bridge.do(_count(desk, table, by_stack=table < 4))
    yield "half-counted", window
    stacks = CountChipsDialog(bridge, 39, window)
    for seat in range(1, 4):
        stacks.grid.type_amount(stacks.grid.keys()[seat - 1], seat * 10_000)
    yield "count", stacks
    ledger = page.read_ledger()
    yield "count-tables", CountTablesDialog(bridge, ledger.tables, ledger.expected, window)
    bridge.do(_count(desk, 39))
    bridge.do(_count(desk, 40, more=82_000))
    yield "alarm", window
    for name in ("stacks", "records"):
        page.lists.show_list(name)
        yield name, window
    window.resize(1024, 640)
    yield "small", window
    window.close()


def _races(desk: Desk) -> ColourUp:
    tournament, chance, terms = desk.journal.tournament, Random(1), Denominations(25, 100, 100)
    races = []
    for table in TABLES:
        chips = {seat: (chance.randint(0, 20), True) for seat in tournament.seating.players(table)}
        races.append(propose_race(tournament, table, race_at(tournament, table, terms, chips), chance).answer)
    return ColourUp(*terms, tuple(races))


def _count(desk: Desk, table: int, *, by_stack: bool = False, more: int = 0) -> CountChips:
    tournament = desk.journal.tournament
    stacks = tuple((one, tournament.entries[one].chips) for one in tournament.seating.players(table).values())
    return CountChips(table, sum(chips for _, chips in stacks) + more, stacks if by_stack else ())
