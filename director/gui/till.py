"""How the next entry is paid: the usual way of the house until another is chosen, which holds for one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import Signal

from director.domain.buying import AddOn, Rebuy, Reenter
from director.domain.entries import Register
from director.domain.methods import ENTRY_METHODS
from director.gui.of_bridge import OfBridge
from director.host import settings
from director.host.settings import Settings

if TYPE_CHECKING:
    from director.desk.desk import Changed
    from director.domain.action import Action
    from director.gui.bridge import Bridge

TAKING: Final = (Register, Reenter, Rebuy, AddOn)
"""Decisions that take money."""


class Till(OfBridge):
    """The way to pay of this desk, now."""

    changed = Signal()
    """Another way is chosen, or the usual one again."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(bridge)
        self._bridge = bridge
        self._kept = Settings()
        self._chosen = ""
        bridge.changed.connect(self._on_changed)

    def keep_by(self, kept: Settings) -> None:
        """Follow these settings from now on."""
        self._kept = kept
        self.changed.emit()

    @property
    def usual(self) -> str:
        """How most players pay in this house."""
        return self._kept.get(settings.USUAL_METHOD)

    @property
    def after_entry(self) -> str:
        """What is printed after each entry: `hold` nothing, `at_once` the card, `both` the receipt too."""
        return self._kept.get(settings.AFTER_ENTRY)

    @property
    def method(self) -> str:
        """How the next entry is paid."""
        return self._chosen or self.usual

    def choose(self, method: str) -> None:
        """The next entry is paid so; nothing for the usual way."""
        self._chosen = "" if method == self.usual else method
        self.changed.emit()

    def turn(self) -> None:
        """Choose the next way in their order, and after the last the usual one again."""
        others = [one for one in ENTRY_METHODS if one != self.usual]
        ways = [self.usual, *others]
        at = ways.index(self.method) if self.method in ways else -1
        self.choose(ways[(at + 1) % len(ways)])

    def known(self) -> list[str]:
        """Ways that may be chosen: the usual one, those that every desk knows, those this event has seen."""
        taken = (line.action for line in self._bridge.journal.of_kinds(*TAKING))
        seen = (action.method for action in taken if isinstance(action, TAKING))
        return list(dict.fromkeys((self.usual, *ENTRY_METHODS, *sorted({*seen, self.method} - {""}))))

    def paid(self, action: Action) -> Action:
        """The same decision, paid so, where it takes money and does not say how."""
        if isinstance(action, TAKING) and not action.method and action.buy_in + action.fee:
            return replace(action, method=self.method)
        return action

    def _on_changed(self, changed: Changed) -> None:
        """Money was taken here: the next one pays as usual."""
        took = changed.mine and any(isinstance(line.action, TAKING) for line in changed.lines)
        if took and self._chosen:
            self.choose("")
