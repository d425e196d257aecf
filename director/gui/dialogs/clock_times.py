"""Two questions about time: how much is left of this level, and when the clock shall start by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from director.domain.moments import MINUTE, local
from director.domain.refusal import Impossible
from director.domain.timing import LONGEST
from director.gui.beat import Beat
from director.gui.dialogs.frame import FramedDialog, opens_handbook
from director.gui.widgets.field import Field
from director.host.i18n import _, current
from director.views import figures
from director.views.clock_face import coming_time, until_start, wall_time
from director.views.clock_line import Way, read_time, read_wall
from director.views.refusals import IMPOSSIBLE

if TYPE_CHECKING:
    from director.gui.bridge import Bridge

Take = Callable[[Way, int], None]
"""Takes a step of the clock."""

_STEP = 5 * MINUTE
"""A start is proposed on a round minute."""


class _TimeDialog(FramedDialog):
    """One field; what it means is said below while typing, and what is wrong with it beside it."""

    def __init__(self, bridge: Bridge, take: Take, texts: tuple[str, str, str, str], parent: QWidget) -> None:
        title, about, label, yes = texts
        super().__init__(title, about, yes, parent)
        opens_handbook(self, "clock")
        self._bridge, self._beat, self._take = bridge, Beat.of(bridge), take
        self.time = QLineEdit()
        self.time.setObjectName("time")
        self._field = Field(label, self.time)
        self._means = QLabel()
        self._means.setObjectName("means")
        self._means.setProperty("tone", "soft")
        self._means.setWordWrap(True)
        self.body.addWidget(self._field)
        self.body.addWidget(self._means)
        self.body.addStretch(1)
        self.time.setFocus()
        self.time.textChanged.connect(self._judge)
        self._beat.struck.connect(self._judge)

    def _judge(self) -> None:
        """Say what it means now; the time goes on while somebody types."""
        wrong, means = self._meaning(self.time.text())
        self._field.say_wrong(wrong if self.time.text() else "")
        self._means.setText(means)
        self.yes.setEnabled(bool(means))

    def _meaning(self, text: str) -> tuple[str, str]:
        """What is wrong with it, or what it means."""
        raise NotImplementedError


class TimeLeftDialog(_TimeDialog):
    """So much shall be left of the level or break that the clock is in."""

    def __init__(self, bridge: Bridge, take: Take, parent: QWidget) -> None:
        face = Beat.of(bridge).shown(current())
        texts = (
            _("Set the time that is left"),
            "" if face is None else face.title,
            _("&Time left"),
            _("Set the time"),
        )
        super().__init__(bridge, take, texts, parent)
        self.time.setPlaceholderText("15:00")
        self.time.setText(face.time.lstrip("+") if face is not None else "")
        self.time.selectAll()
        self._judge()

    def accept(self) -> None:
        ms = read_time(self.time.text())
        if ms is not None and self.yes.isEnabled():
            self._take("left", ms)
            super().accept()

    def _meaning(self, text: str) -> tuple[str, str]:
        ms, face = read_time(text), self._beat.face
        if ms is None:
            return _("Write minutes and seconds, such as 15:00, or minutes alone."), ""
        if ms > LONGEST:
            return _("The clock shows at most 24 hours."), ""
        if face is None:
            return "", ""
        left, plan = figures.duration(ms), self._bridge.tournament.setup
        if not face.running:
            return "", _("{time} is left when the clock goes on.").format(time=left)
        until = wall_time(self._beat.moment.utc + ms, plan, current())
        return "", _("{time} is left; it ends at {until}.").format(time=left, until=until)


class StartAtDialog(_TimeDialog):
    """The clock shall start by itself, and counts down to it."""

    def __init__(self, bridge: Bridge, take: Take, parent: QWidget) -> None:
        texts = (
            _("Start at a given time"),
            _("Until then every clock of the event counts down to the start."),
            _("&Starts at"),
            _("Start then"),
        )
        super().__init__(bridge, take, texts, parent)
        self.time.setPlaceholderText("18:00")
        self.time.setText(self._proposed())
        self.time.selectAll()
        self._judge()

    def accept(self) -> None:
        starts = self._starts(self.time.text())
        if starts is not None and self.yes.isEnabled():
            self._take("start_at", starts)
            super().accept()

    def _proposed(self) -> str:
        """When it was announced, where that is today; else the next round minute but one."""
        plan, now, face = self._bridge.tournament.setup, self._beat.moment.utc, self._beat.face
        wait = until_start(face, plan, self._beat.moment) if face is not None else 0
        if 0 < wait < LONGEST:
            return coming_time(now + wait, plan, current())
        return wall_time(-(-(now + _STEP) // _STEP) * _STEP, plan, current())

    def _starts(self, text: str) -> int | None:
        try:
            return read_wall(text, self._bridge.tournament.setup.zone, self._beat.moment)
        except Impossible:
            return None

    def _meaning(self, text: str) -> tuple[str, str]:
        plan, now = self._bridge.tournament.setup, self._beat.moment
        try:
            starts = read_wall(text, plan.zone, now)
        except Impossible as refusal:
            return _(IMPOSSIBLE[refusal.code]).format(**{**refusal.facts, "time": text.strip()}), ""
        if starts is None:
            return _("Write hours and minutes, such as 18:00."), ""
        wait = figures.duration(starts - now.utc)
        if local(starts, plan.zone).date() != local(now.utc, plan.zone).date():
            return "", _("Tomorrow, in {time}.").format(time=wait)
        return "", _("In {time}.").format(time=wait)
