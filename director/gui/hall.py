"""What the room has of one window: screens, sounds, and displays that stay on while the clock runs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from shiboken6 import Shiboken

from director.gui.beat import Beat
from director.gui.commands import Command
from director.gui.keep_awake import KeepAwake, Saver
from director.gui.screens.monitors import Monitors
from director.gui.screens.screens import Screens
from director.gui.sounds import Player, Sounds
from director.host.i18n import N_, _

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from director.gui.bridge import Bridge
    from director.gui.dialogs.screens import ScreensDialog
    from director.host.settings import Settings


class Hall(QObject):
    """Begins with the window of an event and ends with it."""

    said = Signal(str)
    """Something for the line at the foot of the window."""

    def __init__(
        self,
        bridge: Bridge,
        kept: Settings,
        operator: QWidget,
        *,
        monitors: Monitors | None = None,
        player: Player | None = None,
        saver: Saver | None = None,
    ) -> None:
        super().__init__(operator)
        self._beat = beat = Beat.of(bridge)
        self._operator = operator
        self._dialog: ScreensDialog | None = None
        self.screens = Screens(bridge, beat, kept, operator, monitors)
        self.sounds = Sounds(bridge, beat, kept, player)
        self.awake = KeepAwake(beat, saver)
        self.screens.said.connect(self.said)

    def start(self) -> None:
        """Show the screens that were shown when the window was closed, where that covers nobody's work."""
        self.screens.arrange()

    def close(self) -> None:
        """Everything goes with the window."""
        self.screens.close()
        self.awake.stop()

    def commands(self) -> Iterator[Command]:
        """The menu of the screens."""
        yield Command(
            "screens.turn", N_("Show the public &screens"), self.screens.turn, ("F11",), "monitor", "screens",
            checked=lambda: self.screens.any_open, while_typing=True,
        )  # fmt: skip
        yield Command(
            "screens.choose", N_("&Choose what they show…"), self._choose, ("Shift+F11",), "monitor",
            "screens", while_typing=True,
        )  # fmt: skip
        yield Command(
            "sounds.turn", N_("S&ounds of the clock"), self._turn_sounds, (), "volume-2", "screens",
            checked=lambda: self.sounds.on, parted=True,
        )  # fmt: skip
        yield Command("sounds.hear", N_("&Hear the sounds"), self._hear, (), "volume-2", "screens")

    def _choose(self) -> None:
        from director.gui.dialogs.screens import ScreensDialog

        if self._dialog is None or not Shiboken.isValid(self._dialog):
            self._dialog = ScreensDialog(self.screens, self._beat, self._operator)
        self._dialog.show()
        self._dialog.raise_()
        self._dialog.activateWindow()

    def _turn_sounds(self) -> None:
        self.sounds.turn(not self.sounds.on)

    def _hear(self) -> None:
        if not self.sounds.try_all():
            self.said.emit(_("This computer has no loudspeaker that the program can use."))
