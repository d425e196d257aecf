"""What a bridge has once, and which is made when somebody first asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from director.gui.bridge import Bridge


class OfBridge(QObject):
    """A child of the bridge. `Till.of(bridge)`: the one till of a window."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(bridge)

    @classmethod
    def of(cls, bridge: Bridge) -> Self:
        """The one of this bridge; made when first asked for."""
        found = bridge.findChild(cls)
        return cls(bridge) if found is None else found
