"""The floor: the map of all tables, what is selected, and everything that can be done with a chair."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from director.domain.ids import EntryId, Seq
from director.domain.seating import Move, Swap
from director.domain.seats import TableSeat
from director.domain.touched import touched
from director.gui.beat import Beat
from director.gui.called import Called
from director.gui.commands import Command
from director.gui.pages.floor_back import ComingBack
from director.gui.pages.floor_buying import FloorBuying
from director.gui.pages.floor_deeds import FloorDeeds
from director.gui.pages.floor_finding import FloorFinding
from director.gui.pages.floor_place import show_place
from director.gui.pages.floor_steps import FloorSteps
from director.gui.pages.floor_wishes import floor_commands, menu_offers, panel_offers
from director.gui.pages.page import Page
from director.gui.pages.table_deeds import TableDeeds
from director.gui.widgets.command_menu import command_menu
from director.gui.widgets.floor_bar import FloorBar, Shown
from director.gui.widgets.floor_columns import FloorColumns
from director.gui.widgets.floor_empty import FloorEmpty
from director.gui.widgets.floor_list import FloorList
from director.gui.widgets.floor_map import FloorMap
from director.gui.widgets.floor_panel import FloorPanel
from director.gui.widgets.lasting import lasting
from director.gui.widgets.parting import across
from director.gui.widgets.print_memory import PrintMemory
from director.host.i18n import _, current
from director.views.candidates import Candidate
from director.views.floor import Floor, floor_tables
from director.views.floor_facts import RoomFacts, find_players, room_facts
from director.views.names import entry_name
from director.views.quick_line import ShowEntry, ShowSeat, ShowTable

if TYPE_CHECKING:
    from director.desk.desk import Changed
    from director.gui.bridge import Bridge

_MANY = 200
"""More tables than this are first looked at on the other thread."""
_LIST_AFTER = 80
"""So long after the last scroll the list follows the map, in milliseconds."""


class FloorPage(Page):
    """Shows the room and lets people be moved about in it."""

    key: ClassVar[str] = "floor"

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self._floor = Floor()
        self._looked = Seq(0)
        self._shown = Shown.ALL
        self._keeping = False
        self._beat = Beat.of(bridge)
        self._room = RoomFacts((), 0, 0, 0)
        self.map = FloorMap()
        self.deeds = FloorDeeds(bridge, self._selected, self)
        self.at_table = TableDeeds(bridge, self._selected, self)
        self.buying = FloorBuying(bridge, self.at_table)
        self._commands = {command.id: command for command in floor_commands(self)}
        self.bar = FloorBar(self._of("zoom_out", "zoom_in", "fit"), self._of("open_tables", "draw"))
        self.panel = FloorPanel(self._find_players, self.deeds.judge, self)
        self.list = FloorList()
        self.finding = FloorFinding(bridge, self.map, self.bar, self._go)
        self.steps = FloorSteps(bridge, self.map, self.at_table, self._find_players, self._go)
        self._empty = FloorEmpty()
        self._list_timer = QTimer(self, singleShot=True, interval=_LIST_AFTER)
        self._lay_out()
        self._connect()
        self.bar.show_zoom(self.map.zoom)

    def _lay_out(self) -> None:
        side = QSplitter(Qt.Orientation.Vertical)
        side.setHandleWidth(1)
        side.addWidget(self.panel)
        side.addWidget(self.list)
        side.setStretchFactor(0, 0)
        side.setStretchFactor(1, 1)  # in a low window the list gives way first
        side.setSizes([460, 150])
        middle = QWidget()
        row = QHBoxLayout(middle)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.map)
        row.addWidget(self._empty)
        self._columns = FloorColumns(self.steps.panel, middle, side)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(across())
        column.addWidget(self._columns, 1)

    def _connect(self) -> None:
        self.map.selected.connect(self._on_selected)
        self.map.opened.connect(self._on_opened)
        self.map.menu_wanted.connect(self._on_menu_wanted)
        self.map.move_wanted.connect(self.deeds.move)
        self.map.swap_wanted.connect(self.deeds.move)
        self.map.table_wanted.connect(self.deeds.move_to_table)
        self.map.zoom_changed.connect(self.bar.show_zoom)
        self.map.view_changed.connect(self._list_timer.start)
        self._list_timer.timeout.connect(self._show_list)
        PrintMemory.of(self.bridge).changed.connect(self._on_printed)
        self.bridge.changed.connect(self.count_waiting)
        ComingBack(self.bridge, self, lambda: self._floor.out, lambda: self.refresh(None))
        self.bar.shown_chosen.connect(self.show_tables)
        self.bar.find_edited.connect(self.finding.find)
        self.bar.find_next.connect(self.finding.next)
        self.steps.counted.connect(self.waiting_changed)
        self.steps.said.connect(self.said)
        self.panel.seat_typed.connect(self.deeds.move_typed)
        self.panel.player_chosen.connect(self._on_player_chosen)
        self.list.table_chosen.connect(self._on_table_chosen)
        self.list.table_opened.connect(self._on_table_opened)
        self._empty.pressed.connect(self._on_empty_pressed)

    # ------------------------------------------------------------ what a page says of itself

    def commands(self) -> Sequence[Command]:
        """What can be done here."""
        return tuple(self._commands.values())

    def refresh(self, changed: Changed | None) -> None:
        """Show what is so now; after a move of the selected player the selection goes along."""
        flood = touched(changed.after, changed.before.seq) is None if changed else not self._floor.tables
        if flood and len(self.bridge.tournament.tables) > _MANY:
            self._read()
            return
        self._look()
        self._show_floor(changed)

    def _look(self) -> None:
        """Look at the tables where anything happened since they were looked at last."""
        journal = self.bridge.journal
        since = touched(journal, self._looked)
        people, now = self.bridge.people, self._beat.moment
        self._floor = floor_tables(journal.tournament, people, current(), self._floor, since, now)
        self._looked = journal.seq

    def _read(self) -> None:
        """Look at a large room anew, as after a draw, on the other thread: it takes longer than a glance."""
        journal, people, words = self.bridge.journal, self.bridge.people, current()
        now = self._beat.moment
        self._empty.hide()
        self.map.show()

        def read() -> tuple[Floor, Seq]:
            return floor_tables(journal.tournament, people, words, now=now), journal.seq

        self.bridge.background(read, lasting(self, self._on_read))

    def _on_read(self, read: tuple[Floor, Seq]) -> None:
        self._floor, self._looked = read
        self.refresh(None)  # what was decided meanwhile; else the very same tables

    def _show_floor(self, changed: Changed | None) -> None:
        self._show_map()
        if changed is not None and changed.mine:
            self._follow(changed)
        self.finding.again()
        self._room = room = room_facts(self.bridge.tournament, current())
        self._show_panel()
        self._list_timer.start()
        self.steps.follow()
        drawing = room.unseated and room.tables and not self.bridge.tournament.started
        self.bar.make_primary("floor.draw" if drawing else "")
        self.bar.refresh()

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        for part in (self.bar, self.panel, self.list, self.steps.panel):
            part.retranslate()
        self.map.retranslate()

    def go_to(self, target: object) -> bool:
        """Show a seat, a table, or the seat of an entry."""
        match target:
            case ShowSeat(place):
                return self._go(place)
            case ShowTable(number):
                return self._go(TableSeat(number, 0))
            case ShowEntry(entry):
                chair = self.bridge.tournament.seating.at(entry)
                return chair is not None and self._go(chair)
        return False

    def called(self) -> Called:
        return Called(self._selected())

    def take_focus(self) -> None:
        """The keyboard goes to the map, or to what is to be done before there is one."""
        (self.map if self.map.isVisibleTo(self) else self._empty).setFocus()

    def keep(self) -> dict[str, Any]:
        """Zoom and widths for the next start."""
        return {
            "zoom": 0.0 if self.map.fits else self.map.zoom,
            "split": self._columns.keep(),
        }

    def take_back(self, kept: dict[str, Any]) -> None:
        """Take back zoom and widths; anything unusable is left aside."""
        zoom = kept.get("zoom")
        if isinstance(zoom, float) and zoom > 0:
            self.map.set_zoom(zoom)
        self._columns.take_back(kept.get("split"))

    # ------------------------------------------------------------ what commands ask

    def show_tables(self, shown: Shown) -> None:
        """Show only such tables on the map."""
        self._shown = shown
        self.bar.show_choice(shown)
        self._show_map()
        self.map.fit()
        self._show_panel()

    def start_finding(self) -> None:
        """Put the keyboard into the find field."""
        self.bar.find_field.setFocus()
        self.bar.find_field.selectAll()

    def start_steps(self) -> None:
        """Put the keyboard into the list of next steps."""
        self.steps.panel.setFocus()

    def start_moving(self) -> None:
        """Put the keyboard into the field for a seat code."""
        self.panel.seat_field.setFocus()

    def start_seating(self) -> None:
        """Put the keyboard into the field for whoever shall sit on the selected chair."""
        self._ask_player(keeping=False)

    def start_keeping(self) -> None:
        """The same for whom the selected chair shall be kept."""
        self._ask_player(keeping=True)

    def open_player(self) -> None:
        """Show the selected player on the page of entries."""
        player = self.deeds.player()
        if player is not None:
            self.wanted.emit("registration", ShowEntry(player))

    def open_tables(self) -> None:
        """Ask which tables to open."""
        from director.gui.dialogs.open_tables import OpenTablesDialog

        dialog = OpenTablesDialog(self.bridge.tournament, self)
        if dialog.exec() == OpenTablesDialog.DialogCode.Accepted:
            self.bridge.do(dialog.action())
        dialog.deleteLater()

    def draw_seats(self) -> None:
        """Lead through a seat draw."""
        from director.gui.dialogs.draw_seats import DrawSeatsDialog

        dialog = DrawSeatsDialog(self.bridge, self)
        dialog.print_wanted.connect(self._on_print_wanted)
        dialog.exec()
        dialog.deleteLater()

    # ------------------------------------------------------------ within

    def _selected(self) -> TableSeat | None:
        return self.map.selection

    def _of(self, *names: str) -> list[Command]:
        return [self._commands[f"floor.{name}"] for name in names]

    def _show_map(self) -> None:
        tables = [table for table in self._floor.tables if self._shown.takes(table)]
        self.map.show_tables(tables, self.bridge.tournament)
        any_open = bool(self.bridge.tournament.open_tables())
        self.map.setVisible(bool(tables))
        self._empty.setVisible(not tables)
        self._empty.say(self._shown, any_open=any_open)

    def _show_list(self) -> None:
        if self.list.isVisible():
            self.list.show_tables(self.map.visible_tables())
            if self.map.selection is not None:
                self.list.select(self.map.selection.table)

    def _show_panel(self) -> None:
        place, panel, deeds = self.map.selection, self.panel, self.deeds
        show_place(panel, self.bridge, place, self._room, deeds.card())
        asks = _("Keep this seat for") if self._keeping else _("Seat here")
        panel.show_fields(moves=deeds.player() is not None, asks=asks if deeds.is_open() else "")
        panel.show_commands(
            self._of(*panel_offers(place)),
            primary="floor.print" if deeds.needs_new_card() else "",
        )

    def _ask_player(self, *, keeping: bool) -> None:
        self._keeping = keeping
        self._show_panel()
        self.panel.player_field.setFocus()

    def _find_players(self, text: str) -> list[Candidate]:
        """Whoever is in; to sit down, people who are not in yet may be registered on the spot."""
        tournament, people = self.bridge.tournament, self.bridge.people
        return find_players(tournament, people, current(), text, outside=not self._keeping)

    def _follow(self, changed: Changed) -> None:
        memory = PrintMemory.of(self.bridge)
        for line in changed.lines:
            action, place = line.action, self.map.selection
            if isinstance(action, Move | Swap):
                mover = action.entry if isinstance(action, Move) else action.one
                if memory.is_outdated(mover):
                    self._offer_card(mover)
            if isinstance(action, Move) and action.source == place:
                self.map.select(action.target)
            elif isinstance(action, Swap) and action.one_seat == place:
                self.map.select(action.other_seat)

    def _offer_card(self, mover: EntryId) -> None:
        """The card in the player's hand names the old chair."""
        tournament, people = self.bridge.tournament, self.bridge.people
        text = _("{name} sits at {seat} now and the card says otherwise. Ctrl+P prints the new one.")
        name = entry_name(tournament, people, mover, current())
        self.said.emit(text.format(name=name, seat=tournament.seating.at(mover)))

    def _go(self, place: TableSeat) -> bool:
        table = self._floor_now().table(place.table)
        if table is None or place.seat > len(table.seats):
            return False
        if not self._shown.takes(table):
            self.show_tables(Shown.CLOSED if table.closed else Shown.ALL)
        self.map.look_at(place)
        self.map.setFocus()
        return True

    def _floor_now(self) -> Floor:
        """The floor, looked at again when the page was hidden meanwhile."""
        if self.is_stale or not self._floor.tables:
            self._look()
            self.refresh(None)
        return self._floor

    def _on_selected(self, place: TableSeat | None) -> None:
        self.panel.clear()
        self._keeping = False
        self._show_panel()
        self.bar.refresh()
        self.able_changed.emit()
        if place is not None:
            self.list.select(place.table)

    def _on_opened(self, _place: TableSeat) -> None:
        if self.deeds.player() is not None:
            self.open_player()
        elif self.deeds.is_open():
            self.start_seating()

    def _on_menu_wanted(self, place: TableSeat | None, point: QPoint) -> None:
        offered = {f"floor.{name}" for name in menu_offers(place)}
        in_order = (one for one in self._commands.values() if one.id in offered and one.when())
        command_menu(in_order, self).popup(point)

    def _on_player_chosen(self, player: Candidate) -> None:
        (self.deeds.keep_for if self._keeping else self.deeds.take_player)(player)
        self.map.setFocus()

    def _on_table_chosen(self, number: int) -> None:
        self.map.select(TableSeat(number, 0))

    def _on_table_opened(self, number: int) -> None:
        self._go(TableSeat(number, 0))

    def _on_empty_pressed(self) -> None:
        if any(not table.closed for table in self._floor.tables):
            self.show_tables(Shown.ALL)
        else:
            self.open_tables()

    def count_waiting(self, _changed: object = None) -> None:
        if not self.isVisible():  # the rail shows it beside every page; a shown page says it itself
            self.steps.follow()

    def _on_printed(self) -> None:
        if self.isVisible():
            self._show_panel()
            self.able_changed.emit()

    def _on_print_wanted(self) -> None:
        self.wanted.emit("print", None)
