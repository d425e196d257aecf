"""Table tools: the page a judge opens when called to a table. Each table that is worked on has a tab."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from director.gui.called import Called
from director.gui.kept_sheets import ToolSheets
from director.gui.pages.page import Page
from director.gui.pages.tools_deeds import ToolsDeeds
from director.gui.pages.tools_hand import HandPane
from director.gui.pages.tools_head import ToolsHead
from director.gui.pages.tools_pane import Place
from director.gui.pages.tools_table import TableWork
from director.gui.widgets.empty_state import EmptyState
from director.host.i18n import _
from director.views.quick_line import ShowSeat, ShowTable

if TYPE_CHECKING:
    from director.desk.desk import Changed
    from director.gui.bridge import Bridge
    from director.gui.commands import Command


class TableToolsPage(Page):
    """Tabs of tables above, the tools of the chosen one below."""

    key: ClassVar[str] = "tools"

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self.touch = False
        self.sheets = ToolSheets(bridge, self)
        self.head, self.stack, self._empty = ToolsHead(), QStackedWidget(), EmptyState("club")
        self.tabs = self.head.tabs
        self._works: dict[int, TableWork] = {}
        self._deeds = ToolsDeeds(bridge, self)
        self._commands = tuple(self._deeds.commands())
        self.head.show_commands({one.id: one for one in self._commands})
        self.able_changed.connect(self.head.refresh)
        self._lay_out()
        self.tabs.currentChanged.connect(self._on_tab)
        self.tabs.tabCloseRequested.connect(self._on_close)
        self.sheets.loaded.connect(self._on_loaded)
        self.retranslate()
        self.sheets.load()

    def _lay_out(self) -> None:
        self._empty.pressed.connect(self.choose_table)
        self.stack.addWidget(self._empty)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.head)
        whole.addWidget(self.stack, 1)

    # ---- what a page says of itself

    def commands(self) -> Sequence[Command]:
        return self._commands

    def refresh(self, changed: Changed | None) -> None:
        del changed
        if self.has_work():
            self.work().refresh()
        self.able_changed.emit()

    def retranslate(self) -> None:
        """Say all in the language spoken now: the tools are made anew, and find their sheets."""
        self.head.refresh()
        self._empty.say(
            _("No table is open"),
            _(
                "Button and blinds, the hand as it was played, side pots, odd chips and the chip race: "
                "of a table of the event, or of a free one."
            ),
            _("Choose a table…"),
            "Ctrl+T",
        )
        shown, tool = self._shown(), self.work().tool if self.has_work() else ""
        with QSignalBlocker(self.tabs):
            for number, work in self._works.items():
                self.stack.removeWidget(work)
                work.deleteLater()
                self.tabs.setTabText(self._tab_of(number), _tab_words(number))
        self._works.clear()
        if shown is not None:
            self._show_work(shown)
            if tool:
                self.work().show_tool(tool)

    def go_to(self, target: object) -> bool:
        """A table of the event, once the page is shown; `tools`: the page itself."""
        table = target.place.table if isinstance(target, ShowSeat) else None
        table = target.table if isinstance(target, ShowTable) else table
        if table is None or not self.isVisible():
            return target == "tools"
        if table not in self.bridge.tournament.tables:
            return False
        self.open_table(table)
        return True

    def called(self) -> Called:
        return Called(table=self._shown() or 0)

    def take_focus(self) -> None:
        if self.has_work():
            self.work().pane.take_focus()
        else:
            self.head.button("tools.table").setFocus()

    def keep(self) -> dict[str, Any]:
        return {"touch": self.touch}

    def take_back(self, kept: dict[str, Any]) -> None:
        if kept.get("touch") is True or kept.get("touch") == "true":
            self.toggle_touch()

    # ---- tables and tools

    def choose_table(self) -> None:
        """Ask for a table of the event, or a free one."""
        from director.gui.dialogs.choose_table import ChooseTableDialog

        dialog = ChooseTableDialog(self.bridge.tournament, self, touch=self.touch)
        dialog.chosen.connect(self.open_table)
        dialog.open()

    def open_table(self, number: int) -> None:
        """Show this table; 0 is the free one."""
        at = self._tab_of(number)
        if at < 0:
            with QSignalBlocker(self.tabs):
                at = self.tabs.addTab(_tab_words(number))
                self.tabs.setTabData(at, number)
        self.tabs.setCurrentIndex(at)
        self._show_work(number)
        self.take_focus()

    def close_table(self) -> None:
        """Leave the table that is shown, and what was typed there."""
        self._on_close(self.tabs.currentIndex())

    def show_tool(self, key: str) -> None:
        """Show another tool of the table."""
        self.work().show_tool(key)

    def shows(self, key: str) -> bool:
        """Whether this tool is shown."""
        return self.has_work() and self.work().tool == key

    def has_work(self) -> bool:
        """Whether a table is shown."""
        return isinstance(self.stack.currentWidget(), TableWork)

    def work(self) -> TableWork:
        """The table that is shown; ask `has_work` first."""
        return self._works[int(self.tabs.tabData(self.tabs.currentIndex()))]

    def hand(self) -> HandPane:
        """The hand of the table that is shown."""
        return self.work().hand

    def toggle_touch(self) -> None:
        """Rows for fingers, or for a mouse."""
        self.touch = not self.touch
        self.head.set_touch(self.touch)
        for work in self._works.values():
            work.set_touch(self.touch)

    # ---- handed on

    def hand_over(self) -> None:
        """Ask for a ruling on what is shown."""
        case = self.work().pane.case()
        if case is None:
            self.said.emit(_("There is nothing to hand over yet."))
        else:
            self.ruling_wanted.emit(case)

    # ---- within

    def _on_loaded(self) -> None:
        """The tables somebody worked on before have their tabs again."""
        with QSignalBlocker(self.tabs):
            for number in self.sheets.tables():
                if self._tab_of(number) < 0:
                    self.tabs.setTabData(self.tabs.addTab(_tab_words(number)), number)
        shown = self._shown()
        if shown is not None:
            self._show_work(shown)
        self.able_changed.emit()

    def _shown(self) -> int | None:
        at = self.tabs.currentIndex()
        return None if at < 0 else int(self.tabs.tabData(at))

    def _tab_of(self, number: int) -> int:
        return next((at for at in range(self.tabs.count()) if self.tabs.tabData(at) == number), -1)

    def _on_tab(self, at: int) -> None:
        if at >= 0:
            self._show_work(int(self.tabs.tabData(at)))
            self.take_focus()

    def _on_close(self, at: int) -> None:
        number = int(self.tabs.tabData(at))
        self.sheets.drop(number)
        work = self._works.pop(number, None)
        if work is not None:
            self.stack.removeWidget(work)
            work.deleteLater()
        self.tabs.removeTab(at)
        if self.tabs.currentIndex() < 0:
            self.stack.setCurrentWidget(self._empty)
        self.able_changed.emit()

    def _show_work(self, number: int) -> None:
        if not self.sheets.is_loaded:
            return
        if number not in self._works:
            work = TableWork(Place(self.bridge, self.sheets, number))
            work.set_touch(self.touch)
            work.said.connect(self.said)
            work.switched.connect(self.able_changed)
            work.rules_wanted.connect(self._look_up)
            work.event_wanted.connect(self._show_event_rules)
            self._works[number] = work
            self.stack.addWidget(work)
        self.stack.setCurrentWidget(self._works[number])
        self._works[number].refresh()
        self.able_changed.emit()

    def _look_up(self) -> None:
        from director.gui.dialogs.rule_book import look_up

        look_up(self.window(), self.bridge.tournament.setup.rules)

    def _show_event_rules(self) -> None:
        # Its own method: a connection to one of the deeds, which are no part of Qt, would keep the page.
        self._deeds.show_event_rules()


def _tab_words(number: int) -> str:
    return _("Table {table}").format(table=number) if number else _("Free table")
