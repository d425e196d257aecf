"""What can be done with the clock, from any page: each wish becomes a step as of the moment of the key.

One for each bridge, as the menu and the quick box act on the same clock as the page.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from director.domain.moments import MINUTE, Moment, utc_ms
from director.gui.beat import Beat
from director.gui.of_bridge import OfBridge
from director.host.i18n import _, current
from director.rules.floor.last_hands import day_end
from director.views.clock_face import part_name
from director.views.clock_line import Turn, Way, step_of, turn_words

if TYPE_CHECKING:
    from director.desk.desk import Changed, Desk
    from director.gui.bridge import Bridge
    from director.rules.clock import Face

_MORE = ("add", "hand", "forward", "back", "part")
"""Asked for twice, they are meant twice; of the others a double press is one."""


class ClockDeeds(OfBridge):
    """Steps of the clock, and which of them can be taken now."""

    paper_wanted = Signal()
    """The schedule that is set shall be seen on paper."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(bridge)
        self._bridge = bridge
        self._beat = Beat.of(bridge)

    @property
    def face(self) -> Face | None:
        """What the clock shows now."""
        return self._beat.face

    # ---- what is done

    def turn(
        self, turn: Turn, reason: str = "", *, overrule: bool = False, now: Moment | None = None
    ) -> None:
        """Take this step. The moment is that of the wish, however long the desk is busy."""
        step, at = step_of(turn), now or self._bridge.desk.venue.instant()

        def work(desk: Desk) -> Changed:
            return desk.clock(step, at, reason, overrule=overrule)

        def again(why: str) -> None:
            self.turn(turn, why, overrule=True, now=at)

        once = None if turn.way in _MORE else ("clock", turn.way)
        self._bridge.run(work, overrule=again, once=once)

    def take(self, way: Way, value: int = 0) -> None:
        """The same by its name."""
        self.turn(Turn(way, value))

    def toggle(self) -> None:
        """Start, go on, or pause; a clock that waits for its time starts now."""
        face = self.face
        if face is not None:
            self.take("pause" if face.running else "start")

    def toggle_pause_after(self) -> None:
        """Pause when this level or break is over, or do not."""
        face = self.face
        if face is not None:
            self.take("go_on_after" if face.pause_after else "pause_after")

    def add_minute(self) -> None:
        """A minute more."""
        self.take("add", MINUTE)

    def take_minute(self) -> None:
        """A minute less."""
        self.take("add", -MINUTE)

    def ask_left(self, parent: QWidget) -> None:
        """Ask how much shall be left of this level or break."""
        from director.gui.dialogs.clock_times import TimeLeftDialog

        TimeLeftDialog(self._bridge, self.take, parent).open()

    def ask_start(self, parent: QWidget) -> None:
        """Ask when the clock shall start by itself; where it waits for that, it shall not."""
        if self.face is not None and self.face.state == "countdown":
            self.take("pause")
            return
        from director.gui.dialogs.clock_times import StartAtDialog

        StartAtDialog(self._bridge, self.take, parent).open()

    def ask_last_hands(self, parent: QWidget) -> None:
        """Ask how many hands are still played today; then the clock goes to the end of the day."""
        from director.gui.dialogs.last_hands import LastHandsDialog

        LastHandsDialog(self._bridge, self._announce, parent).open()

    def _announce(self, hands: str) -> None:
        end = self.ends_at()
        if end is not None:
            self.turn(Turn("part", end), hands)

    def edit_schedule(self, parent: QWidget) -> None:
        """Make the level schedule, or change what of it was not played yet."""
        from director.gui.dialogs.level_schedule import open_schedule

        open_schedule(self._bridge, parent, self.print_schedule)

    def print_schedule(self) -> None:
        """Show the schedule as paper; one that is only written is not there yet."""
        self.paper_wanted.emit()

    # ---- what can be done

    def can_toggle(self) -> bool:
        """Whether it can start or pause: after the last day nothing is left to start."""
        face = self.face
        return face is not None and (face.state != "day_end" or face.levels_left > 0)

    def has_clock(self) -> bool:
        """Whether there is a schedule to go by."""
        return self.face is not None

    def can_go_on(self) -> bool:
        """Whether anything comes after this."""
        face, structure = self.face, self._bridge.tournament.structure
        return face is not None and structure is not None and face.part + 1 < len(structure.parts)

    def can_break(self) -> bool:
        """Whether a break, or the end of a day, is to come."""
        return self.face is not None and self.face.next_break is not None

    def has_time(self) -> bool:
        """Whether this is a level or a break, which has a time."""
        return self.face is not None and self.face.state != "day_end"

    def can_pause_after(self) -> bool:
        """Whether it is in a level or break that is not over."""
        return self.has_time() and not (self.face is not None and self.face.over)

    def can_start_at(self) -> bool:
        """Whether it stands and may start later."""
        return self.can_toggle() and self.face is not None and not self.face.running

    def ends_at(self) -> int | None:
        """The part of the schedule that ends this day, while hands are played in it."""
        return day_end(self._bridge.tournament, self._beat.moment)

    def can_end(self) -> bool:
        """Whether the last hands of the day can be announced."""
        return self.ends_at() is not None

    def pauses_after(self) -> bool:
        """Whether it stops after this level or break."""
        return self.face is not None and self.face.pause_after

    def runs_out(self) -> bool:
        """Whether the schedule comes to its end, and the event does not."""
        return self.face is not None and self.face.ending and self.face.state != "finished"

    # ---- levels that began by themselves

    def began(self) -> int | None:
        """When this level or break began by itself, UTC; None where somebody put the clock there."""
        face, clock, structure = self.face, self._bridge.tournament.clock, self._bridge.tournament.structure
        if face is None or clock is None or structure is None or face.part == clock.part or not face.running:
            return None
        return self._beat.moment.utc - (structure.parts[face.part].length - face.left + face.over)

    def can_take_back(self) -> bool:
        """Whether a level or break began by itself, so that it can be taken back."""
        return self.began() is not None

    def began_last(self) -> bool:
        """Whether that was after everything in the journal."""
        began, lines = self.began(), self._bridge.journal.lines
        return began is not None and utc_ms(lines[-1].at) < began

    def take_back(self) -> None:
        """This level or break shall not have begun yet: the clock stands at the end of the one before."""
        self.take("change_back")

    # ---- what it is called

    def toggle_words(self) -> str:
        """Start the clock, Go on, Pause."""
        face = self.face
        if face is None or face.state == "ready":
            return ""
        if face.running:
            return _("&Pause")
        return {"countdown": _("&Start now"), "day_end": _("&Start the next day")}.get(
            face.state, _("&Go on")
        )

    def start_words(self) -> str:
        """What the command about the start by itself does where the clock waits for it."""
        waits = self.face is not None and self.face.state == "countdown"
        return _("Cancel the star&t") if waits else ""

    def way_words(self, way: Way) -> str:
        """What a step would do now, in full; empty without a schedule."""
        tournament = self._bridge.tournament
        if self.face is None:
            return ""
        return turn_words(Turn(way), tournament, self._beat.moment, current())

    def began_words(self) -> str:
        """What began by itself: Level 8 began by itself; empty where nothing did."""
        face = self.face
        if face is None or self.began() is None:
            return ""
        return _("{place} began by itself").format(place=part_name(face.now, face.level, current()))

    def take_back_words(self) -> str:
        """What taking it back would do."""
        face = self.face
        if face is None or self.began() is None:
            return ""
        place = part_name(face.now, face.level, current())
        return _("Take back: {place} began").format(place=place)
