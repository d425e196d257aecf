"""Which of several lasting troubles the band of the window tells: the one that matters most."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from director.domain.refusal import Unavailable
from director.host.i18n import _, current
from director.views.refusals import world

if TYPE_CHECKING:
    from director.gui.bridge import Bridge
    from director.gui.holding import Holding
    from director.gui.widgets.banner import Banner


class TroubleBand(QObject):
    """The file that is out of reach comes first, then whose it is, the copy not made, the paper pack."""

    def __init__(self, bridge: Bridge, banner: Banner) -> None:
        super().__init__(banner)  # so that nobody speaks to it after the window has gone
        self._bridge = bridge
        self._banner = banner
        self._uncopied: Unavailable | None = None
        self._unpacked: Unavailable | None = None
        self._holding: Holding | None = None

    def watch(self, holding: Holding) -> None:
        """Say in whose window the file is open, as long as it is not ours."""
        self._holding = holding
        holding.changed.connect(self.show)
        self.show()

    def say_uncopied(self, trouble: Unavailable | None) -> None:
        """No copy of the venue could be made, or None once one was made again."""
        self._uncopied = trouble
        self.show()

    def say_unpacked(self, trouble: Unavailable | None) -> None:
        """No paper pack could be written, or None once one was again."""
        self._unpacked = trouble
        self.show()

    def show(self) -> None:
        """Tell what there is to tell, in the language spoken now."""
        lost = self._bridge.trouble
        other = self._holding.band() if self._holding is not None else None
        if lost is not None:
            self._banner.say(world(lost, current()))
        elif other is not None:
            text, offers = other
            self._banner.say(text, "amber", offers)
        elif self._uncopied is not None:
            text = _("No copy of the venue could be made: {why} The evening goes on; everything is stored.")
            self._banner.say(text.format(why=world(self._uncopied, current())), "amber")
        elif self._unpacked is not None:
            text = _(
                "No paper pack could be made: {why} The evening goes on; choose another folder in the "
                "settings."
            )
            self._banner.say(text.format(why=world(self._unpacked, current())), "amber")
        else:
            self._banner.clear()
