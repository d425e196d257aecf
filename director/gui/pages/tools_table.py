"""One table with all its tools: a strip at the left chooses the tool."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from director.gui.pages.tools_hand import HandPane
from director.gui.pages.tools_pane import Place, ToolPane
from director.gui.style import restyle
from director.gui.widgets.parting import upright
from director.gui.widgets.side_panel import scrolling_column
from director.host.i18n import N_, _

TOOLS: Final = {
    "hand": N_("Hand"),
    "button": N_("Button"),
    "pots": N_("Pots"),
    "chips-in": N_("Bet"),
    "stud": N_("Stud"),
    "race": N_("Race"),
}
"""Key → words, in the order of the strip."""
LONG: Final = {
    "hand": N_("The hand"),
    "button": N_("Next hand and button"),
    "pots": N_("Pots and split"),
    "chips-in": N_("What does that bet mean"),
    "stud": N_("Stud: who opens, and the short deck"),
    "race": N_("Chip race"),
}
KEYS: Final = dict(zip(TOOLS, ("Alt+1", "Alt+2", "Alt+3", "Alt+4", "Alt+5", "Alt+6"), strict=True))
"""Key → the chord that shows it."""
WIDTH: Final = 116
NARROW: Final = 100
"""Of a button of the strip, in pixels; the narrower where the page has little room."""
_LITTLE: Final = 900


class TableWork(QWidget):
    """The tools of one table; each is made when it is first shown."""

    switched = Signal()
    """Another tool is shown."""
    said = Signal(str)
    """Something for the line at the foot."""
    rules_wanted = Signal()
    """The rule book is asked for."""
    event_wanted = Signal()
    """The rules of the event are asked for."""

    def __init__(self, place: Place, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.place = place
        self._touch, self._tool = False, ""
        self._hand = HandPane(place)
        self._panes: dict[str, ToolPane] = {}
        self._stack, self._group = QStackedWidget(), QButtonGroup(self)
        self._buttons: dict[str, QPushButton] = {}
        self._strip = QWidget()
        strip = scrolling_column(self._strip)
        strip.setContentsMargins(8, 12, 8, 12)
        strip.setSpacing(4)
        self._fill(strip)
        strip.addStretch(1)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._strip)
        whole.addWidget(upright())
        whole.addWidget(self._stack, 1)
        self._take_up("hand", self._hand)
        self.show_tool("hand")

    def _fill(self, strip: QVBoxLayout) -> None:
        """A button for each tool, and under them the rules."""
        for key, words in TOOLS.items():
            button = QPushButton(_(words))
            button.setCheckable(True)
            button.setToolTip(f"{_(LONG[key])}  ({KEYS[key]})")
            button.clicked.connect(lambda _checked=False, key=key: self.show_tool(key))
            self._group.addButton(button)
            self._add(strip, f"tool-button-{key}", button)
            self._buttons[key] = button
        for key, words, tip, wish in (
            ("rules", _("Rules…"), _("Rule book") + "  (Shift+F1)", self.rules_wanted),
            (
                "event",
                _("Event rules…"),
                _("The rules of this event, to read and to print"),
                self.event_wanted,
            ),
        ):
            rules = QPushButton(words)
            rules.setToolTip(tip)
            rules.clicked.connect(wish)
            self._add(strip, f"tool-button-{key}", rules)
            self._buttons[key] = rules

    @staticmethod
    def _add(strip: QVBoxLayout, name: str, button: QPushButton) -> None:
        button.setObjectName(name)
        button.setProperty("kind", "quiet")
        strip.addWidget(button)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = NARROW if self.width() < _LITTLE else WIDTH
        self._strip.setFixedWidth(wide + 2 * 8)
        for button in self._buttons.values():
            button.setFixedWidth(wide)

    @property
    def tool(self) -> str:
        """The key of the tool that is shown."""
        return self._tool

    @property
    def pane(self) -> ToolPane:
        """The tool that is shown."""
        return self._panes[self._tool]

    @property
    def hand(self) -> HandPane:
        """The hand of this table."""
        return self._hand

    def show_tool(self, key: str) -> None:
        """Show a tool."""
        pane = self._made(key)
        self._tool = key
        self._buttons[key].setChecked(True)
        self._stack.setCurrentWidget(pane)
        pane.refresh()
        pane.take_focus()
        self.switched.emit()

    def refresh(self) -> None:
        """The event has changed."""
        self.pane.refresh()

    def set_touch(self, on: bool) -> None:
        """Rows of 44 pixels for fingers, or rows for a mouse."""
        self._touch = on
        for button in self._buttons.values():
            restyle(button, tall="true" if on else "false")
        for pane in self._panes.values():
            pane.set_touch(on)

    def _made(self, key: str) -> ToolPane:
        if key not in self._panes:
            self._take_up(key, _maker(key, self.place)(self.place))
        return self._panes[key]

    def _take_up(self, key: str, pane: ToolPane) -> None:
        pane.said.connect(self.said)
        pane.set_touch(self._touch)
        self._panes[key] = pane
        self._stack.addWidget(pane)


def _maker(key: str, place: Place) -> Callable[[Place], ToolPane]:
    """How a tool is made; what it is made of is read when it is first asked for."""
    match key:
        case "button" if place.table:
            from director.gui.pages.tools_button import EventButtonPane

            return EventButtonPane
        case "button":
            from director.gui.pages.tools_free_button import FreeButtonPane

            return FreeButtonPane
        case "pots":
            from director.gui.pages.tools_pots import PotsPane

            return PotsPane
        case "chips-in":
            from director.gui.pages.tools_push import PushPane

            return PushPane
        case "stud":
            from director.gui.pages.tools_stud import StudPane

            return StudPane
        case _:
            from director.gui.pages.tools_race import RacePane

            return RacePane
