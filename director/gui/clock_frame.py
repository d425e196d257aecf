"""The clock in the frame of the window: its menu, level and time in the head, and keys that follow it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from director.gui.beat import Beat
from director.gui.clock_commands import clock_commands
from director.gui.clock_deeds import ClockDeeds
from director.gui.widgets import paper_order
from director.host.i18n import current

if TYPE_CHECKING:
    from director.gui.bridge import Bridge
    from director.gui.commands import CommandSet
    from director.gui.look import Look
    from director.gui.pages.page import Page
    from director.gui.widgets.head_clock import HeadClock
    from director.rules.clock import Face


class Frame(Protocol):
    """What the clock needs of the window."""

    bridge: Bridge
    look: Look

    def show_page(self, key: str) -> None:
        """Show a page."""

    def page(self, key: str) -> Page:
        """A page by its key."""

    def shown_page(self) -> str:
        """The key of the page that is shown."""


class ClockFrame(QObject):
    """Shows the beat in the head; what can be done is asked anew when a level or the state changes."""

    def __init__(self, frame: Frame, window: QWidget, commands: CommandSet, head: HeadClock) -> None:
        super().__init__(window)
        self._frame, self._commands, self._head = frame, commands, head
        self._beat, self._deeds = Beat.of(frame.bridge), ClockDeeds.of(frame.bridge)
        commands.add(clock_commands(self._deeds, window, self._on_page), window)
        self._known = _state(self._beat.face)
        self._beat.struck.connect(self.show_now)
        frame.look.changed.connect(self.show_now)
        head.clicked.connect(self._on_head_clicked)
        self._deeds.paper_wanted.connect(self._on_paper_wanted)
        self.show_now()

    def show_now(self) -> None:
        """Level and time in the head; commands where they may have changed."""
        self._head.show_face(self._beat.shown(current()))
        state = _state(self._beat.face)
        if state != self._known:
            self._known = state
            self._commands.refresh()

    def step_back(self) -> bool:
        """Take back the level that began by itself, where it is looked at and nothing was done since."""
        if not self.step_back_words():
            return False
        self._deeds.take_back()
        return True

    def step_back_words(self) -> str:
        """What that would take back; empty where there is nothing."""
        return self._deeds.began_words() if self._on_page() and self._deeds.began_last() else ""

    def _on_page(self) -> bool:
        return self._frame.shown_page() == "clock"

    def _on_head_clicked(self) -> None:
        self._frame.show_page("clock")

    def _on_paper_wanted(self) -> None:
        self._frame.show_page("print")
        self._frame.page("print").go_to(paper_order.SCHEDULE)


def _state(face: Face | None) -> tuple[object, ...]:
    return () if face is None else (face.state, face.part, face.over > 0, face.pause_after)
