"""How far an event is, as the lists of events show it: in a word, with an icon."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from director.host.i18n import N_, _

if TYPE_CHECKING:
    from director.desk.venue import TournamentCard

_SHOWN: Final = {
    "planned": (N_("planned"), "calendar-days"),
    "drawn": (N_("seats drawn"), "shuffle"),
    "running": (N_("running"), "play"),
    "finished": (N_("finished"), "trophy"),
}


def status_word(card: TournamentCard) -> str:
    """The word, in the language spoken now."""
    return _(_SHOWN[card.status][0])


def status_icon(card: TournamentCard) -> str:
    """The icon beside it."""
    return _SHOWN[card.status][1]
