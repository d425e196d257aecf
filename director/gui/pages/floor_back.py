"""Looks with each second whether the clock has brought somebody back whom a penalty kept from the table."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from director.gui.beat import Beat
from director.rules.penalties import kept_out

if TYPE_CHECKING:
    from director.domain.ids import EntryId
    from director.gui.bridge import Bridge


class ComingBack(QObject):
    """Tells when others are kept out than those who are shown; asks nothing while nobody is."""

    def __init__(
        self,
        bridge: Bridge,
        parent: QObject,
        shown: Callable[[], Collection[EntryId]],
        look: Callable[[], None],
    ) -> None:
        super().__init__(parent)
        self._bridge, self._shown, self._look = bridge, shown, look
        self._beat = Beat.of(bridge)
        self._beat.struck.connect(self._on_struck)

    def _on_struck(self) -> None:
        shown = self._shown()
        if shown and set(shown) != set(kept_out(self._bridge.tournament, self._beat.moment)):
            self._look()
