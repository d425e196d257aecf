"""Which of several lasting troubles the band of the window tells: the one that matters most."""

from __future__ import annotations

from typing import TYPE_CHECKING

from director.domain.refusal import Unavailable
from director.host.i18n import _, current
from director.views.refusals import world

if TYPE_CHECKING:
    from director.gui.bridge import Bridge
    from director.gui.widgets.banner import Banner


class TroubleBand:
    """The file that is out of reach comes first, then the copy that was not made, then the paper pack."""

    def __init__(self, bridge: Bridge, banner: Banner) -> None:
        self._bridge = bridge
        self._banner = banner
        self._uncopied: Unavailable | None = None
        self._unpacked: Unavailable | None = None

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
        if lost is not None:
            self._banner.say(world(lost, current()))
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
