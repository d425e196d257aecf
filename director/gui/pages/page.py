"""The base of all pages: shown ones follow every change, hidden ones only remember that they are stale.

A page gets the bridge and nothing else. It gives its commands as data, takes what the quick box found
(`go_to`), says how many things wait on it, and speaks another language when told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from director.gui.called import Called

if TYPE_CHECKING:
    from collections.abc import Sequence

    from director.desk.desk import Changed
    from director.gui.bridge import Bridge
    from director.gui.commands import Command


class Page(QWidget):
    """One page of the main window."""

    key: ClassVar[str] = ""
    """Stable name, such as `registration`."""

    said = Signal(str)
    """Something for the line at the foot that is not the journal's last line."""
    waiting_changed = Signal(int)
    """How many things wait here; the rail shows it beside the name."""
    wanted = Signal(str, object)
    """Another page is asked for: its key, and what it shall show (a `ShowSeat` and the like, or None)."""
    ruling_wanted = Signal(object)
    """A ruling on this `TableCase` is asked for; where nobody listens, it is not offered."""
    able_changed = Signal()
    """Something else is selected: which commands can be done, and what they say, may have changed."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bridge = bridge
        self._stale = True
        self._people = bridge.people
        self.setProperty("part", "surface")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        bridge.changed.connect(self._on_changed)
        bridge.people_changed.connect(self._on_people_changed)

    # ---- what a page says of itself

    def commands(self) -> Sequence[Command]:
        """What can be done here; asked once."""
        return ()

    def refresh(self, changed: Changed | None) -> None:
        """Show what is so now; None when the page was hidden and has to look at everything."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""

    def go_to(self, target: object) -> bool:
        """Show what the quick box found (`views.quick_line.What`); says whether this page can."""
        del target
        return False

    def called(self) -> Called:
        """From where a judge is called here: what is chosen."""
        return Called()

    def count_waiting(self, _changed: object = None) -> None:
        """Tell `waiting_changed` how many things wait here, whether the page is shown or not."""

    def take_focus(self) -> None:
        """Put the keyboard where work on this page begins."""
        self.setFocus()

    def keep(self) -> dict[str, Any]:
        """What this machine keeps for the next start: widths, zoom. Plain values only."""
        return {}

    def take_back(self, kept: dict[str, Any]) -> None:
        """Take back what `keep` gave; anything unusable is left aside."""

    # ---- within

    @property
    def is_stale(self) -> bool:
        """Whether something changed since the page was last shown."""
        return self._stale

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self._stale = False
            self.refresh(None)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._renew(None)

    def _on_changed(self, changed: Changed) -> None:
        self._renew(changed)

    def _on_people_changed(self, people: object) -> None:
        if people is not self._people:  # whoever came with a decision was shown with it
            self._renew(None)

    def _renew(self, changed: Changed | None) -> None:
        self._people = self.bridge.people
        if self.isVisible():
            self._stale = False
            self.refresh(changed)
        else:
            self._stale = True
