"""All public screens of one window: which monitor shows what, and what happens when one comes or goes."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QSizeF, Qt, Signal

from director.gui.screens import choices
from director.gui.screens.choices import Choice
from director.gui.screens.in_sight import bring_into_sight
from director.gui.screens.monitors import QtMonitors
from director.gui.screens.moves import Moves
from director.gui.screens.seats import Seats
from director.gui.screens.sheet import Showing
from director.host.i18n import _, current

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from director.gui.beat import Beat
    from director.gui.bridge import Bridge
    from director.gui.screens.monitors import Monitor, Monitors
    from director.gui.screens.pieces import Painting
    from director.gui.screens.window import ScreenWindow
    from director.host.settings import Settings


class Screens(QObject):
    """Opens, places and closes the windows. Nothing of it ever hides the window somebody works in.

    A screen may cover the monitor of the operator only if it was asked for there; it steps aside while
    something is asked in a dialog.
    """

    changed = Signal()
    """A monitor, a choice or a screen is another one."""
    said = Signal(str)
    """Something happened that the operator did not do: a monitor is gone, or back."""

    def __init__(
        self,
        bridge: Bridge,
        beat: Beat,
        kept: Settings,
        operator: QWidget,
        monitors: Monitors | None = None,
    ) -> None:
        super().__init__(operator)
        self._bridge, self._beat, self._kept, self.operator = bridge, beat, kept, operator
        self.monitors = monitors or QtMonitors(self)
        self.seats, self._moves = Seats(bridge, self), Moves(bridge)
        self._choices = choices.read(kept)
        self._windows: dict[str, ScreenWindow] = {}
        self._asked_for: set[str] = set()
        """Monitors of the operator that shall be covered all the same."""
        self._waiting: set[str] = set()
        """Monitors that were said to be gone."""
        self._asked = False
        """Something is asked in front of the operator's window."""
        self.monitors.changed.connect(self._on_monitors_changed)
        self.seats.renewed.connect(self._renew)
        beat.struck.connect(self._renew)
        operator.installEventFilter(self)

    # ---- what there is

    def choice(self, name: str) -> Choice:
        """What was chosen for a monitor."""
        return self._choices.get(name) or Choice(name)

    def names(self) -> tuple[str, ...]:
        """The monitors that are there, from left to right, and after them those that are remembered."""
        there = tuple(monitor.name for monitor in self.monitors.all())
        return there + tuple(name for name in sorted(self._choices) if name not in there)

    def monitor(self, name: str) -> Monitor | None:
        """A monitor that is there; None for one that is not."""
        return next((monitor for monitor in self.monitors.all() if monitor.name == name), None)

    def likely(self) -> str:
        """The monitor that people probably mean: one that is shown, or another than the operator's."""
        there, here = self.monitors.all(), self.monitors.under(self.operator)
        names = [*self._windows, *(m.name for m in there if m.name != here), *(m.name for m in there)]
        return names[0] if names else ""

    def is_shown(self, name: str) -> bool:
        """Whether a screen is on this monitor now."""
        return name in self._windows

    @property
    def any_open(self) -> bool:
        """Whether some screen is shown, or waits for its monitor."""
        return bool(self._windows or self._waiting)

    def window(self, name: str) -> ScreenWindow | None:
        """The screen on this monitor."""
        return self._windows.get(name)

    def painting(self, choice: Choice, size: QSizeF, *, faint: bool = False) -> Painting:
        """What a screen with this choice shows now."""
        return self._drawn(choice, size, faint)[0]

    # ---- what is done with it

    def choose(self, choice: Choice) -> None:
        """Let a monitor show this, now where its screen is open."""
        self._choices[choice.monitor] = choice
        choices.write(self._kept, self._choices)
        self.arrange()
        self._renew()
        self.changed.emit()

    def show(self, name: str) -> None:
        """Show the screen of a monitor; the operator asks for it, so it may cover whatever is there."""
        self._asked_for.discard(name)
        if self.monitors.under(self.operator) == name:
            self._asked_for.add(name)
        self.choose(replace(self.choice(name), is_open=True, again=False))

    def take_down(self, name: str, *, again: bool = False) -> None:
        """Take the screen of a monitor down; with `again` it comes back with the others."""
        self._asked_for.discard(name)
        self.choose(replace(self.choice(name), is_open=False, again=again))

    def forget(self, name: str) -> None:
        """Know no more of a monitor."""
        if self._choices.pop(name, None) is not None:
            choices.write(self._kept, self._choices)
            self.arrange()
            self.changed.emit()

    def turn(self) -> None:
        """Take all down; or, where none is shown, show again what was shown last, or the clock."""
        if self.any_open:
            for name in [name for name, choice in self._choices.items() if choice.is_open]:
                self.take_down(name, again=True)
            return
        again = [name for name, choice in self._choices.items() if choice.again or choice.is_open]
        for name in again or [self.likely()]:
            self.show(name)

    def arrange(self) -> None:
        """Show what shall be shown where it can be; let wait what cannot."""
        there = {monitor.name for monitor in self.monitors.all()}
        for name in sorted({*self._choices, *self._windows}):
            wanted = self.choice(name).is_open
            if wanted and name in there and self._may_cover(name):
                self._open(name)
            else:
                self._close(name)
            self._tell(name, gone=wanted and name not in there)

    def close(self) -> None:
        """Take all down, and remember which were shown: the window of the operator is closed."""
        self._beat.struck.disconnect(self._renew)
        self.monitors.changed.disconnect(self._on_monitors_changed)
        self.operator.removeEventFilter(self)
        for name in [*self._windows]:
            self._close(name)

    # ---- within

    def _on_monitors_changed(self) -> None:
        self.arrange()
        there = sorted(self.monitors.all(), key=lambda monitor: monitor.name in self._windows)
        bring_into_sight(self.operator, [monitor.area for monitor in there])
        self.changed.emit()

    def _may_cover(self, name: str) -> bool:
        here = self.monitors.under(self.operator) == name
        return not here or (name in self._asked_for and not self._asked)

    def _open(self, name: str) -> None:
        window = self._windows.get(name)
        if window is None:
            from director.gui.screens.window import ScreenWindow

            window = ScreenWindow(name, partial(self._drawn_on, name))
            window.left.connect(self._on_left)
            self._windows[name] = window
        here = self.monitors.under(self.operator) == name
        window.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, not here)
        self.monitors.fill(window, name)
        if here:
            window.activateWindow()

    def _close(self, name: str) -> None:
        window = self._windows.pop(name, None)
        if window is not None:
            window.close()

    def _tell(self, name: str, *, gone: bool) -> None:
        if gone and name not in self._waiting:
            self._waiting.add(name)
            self.said.emit(
                _("Monitor {name} is gone. Its screen waits, and comes back with it.").format(name=name)
            )
        elif not gone and name in self._waiting:
            self._waiting.discard(name)
            if self.is_shown(name):
                self.said.emit(_("Monitor {name} is back, and so is its screen.").format(name=name))

    def _on_left(self, name: str) -> None:
        self.take_down(name, again=True)

    def _showing(self, choice: Choice) -> Showing:
        bridge, words = self._bridge, current()
        face, now = self._beat.shown(words), self._beat.moment
        moves = self._moves.now(words) if choice.shows == "moves" else None
        return Showing(bridge.tournament, bridge.people, face, now, words, words.language, moves)

    def _drawn_on(self, name: str, size: QSizeF, faint: bool) -> tuple[Painting, bool]:
        return self._drawn(self.choice(name), size, faint)

    def _drawn(self, choice: Choice, size: QSizeF, faint: bool) -> tuple[Painting, bool]:
        """What is painted, and whether something of it comes and goes; all of it loaded with the first."""
        from director.gui.screens.contents import comes_and_goes, painting

        showing = self._showing(choice)
        made = painting(choice, showing, self.seats.rows, size, faint=faint)
        return made, comes_and_goes(choice, showing)

    def _renew(self) -> None:
        if any(self.choice(name).shows == "seating" for name in self._windows):
            self.seats.ask()
        for window in self._windows.values():
            window.renew()

    # ---- Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A dialog in front of the operator's window: what covers it steps aside, and comes back after."""
        if event.type() in {QEvent.Type.WindowBlocked, QEvent.Type.WindowUnblocked}:
            self._asked = event.type() is QEvent.Type.WindowBlocked
            self.arrange()
        return False
