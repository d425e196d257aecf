"""The second hand of the program: all who show the clock look at one moment, and look anew together.

It strikes when the figure that is shown changes, so that no display changes a moment before another; and at
once when a decision about the event was stored. A stroke that comes late shows the truth of then: nothing
counts strokes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Signal

from director.domain.moments import SECOND, Moment
from director.gui.of_bridge import OfBridge
from director.rules.clock import Face
from director.rules.clock import clock_face as pure_face
from director.views.clock_face import ClockFace, clock_face

if TYPE_CHECKING:
    from director.desk.desk import Changed
    from director.gui.bridge import Bridge
    from director.host.i18n import Words

_BEHIND: Final = 2
"""Milliseconds after the change, because a timer may come a little early."""


class Beat(OfBridge):
    """The moment that everybody shows now, and the face of the clock then.

    `Beat.of(bridge)` is the one of a window. Connect to `struck`, and paint what `shown` or `face` says.
    """

    struck = Signal()
    """Look anew."""

    def __init__(self, bridge: Bridge, read: Callable[[], Moment] | None = None) -> None:
        super().__init__(bridge)
        self._bridge = bridge
        self._read = read or bridge.desk.venue.instant
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.strike)
        self._shown: dict[str, ClockFace | None] = {}
        self._look()
        bridge.changed.connect(self._on_changed)

    @property
    def moment(self) -> Moment:
        """The moment that is shown."""
        return self._moment

    @property
    def face(self) -> Face | None:
        """The clock at that moment, in numbers; None before there is a schedule."""
        return self._face

    def shown(self, words: Words) -> ClockFace | None:
        """The clock at that moment, in words and figures; None before there is a schedule."""
        if words.language not in self._shown:
            desk = self._bridge.desk.venue.desk_name
            self._shown[words.language] = clock_face(self._bridge.tournament, self._moment, words, desk)
        return self._shown[words.language]

    def strike(self) -> None:
        """Look at the time now, and let everybody show it."""
        self._look()
        self.struck.emit()

    def _look(self) -> None:
        self._moment = self._read()
        self._face = pure_face(self._bridge.tournament, self._moment, self._bridge.desk.venue.desk_name)
        self._shown.clear()
        self._timer.start(wait(self._face, self._moment) + _BEHIND)

    def _on_changed(self, changed: Changed) -> None:
        if changed.before.tournament is not changed.after.tournament:
            self.strike()


def wait(face: Face | None, now: Moment) -> int:
    """Milliseconds until another second is shown: of what is left where the clock runs, else of the day."""
    if face is not None and face.starts_in:
        return (face.starts_in - 1) % SECOND + 1
    if face is not None and face.running:
        return SECOND - face.over % SECOND if face.over else (face.left - 1) % SECOND + 1
    return SECOND - now.utc % SECOND
