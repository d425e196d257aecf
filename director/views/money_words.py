"""Where the event stands against the money, in words: bubble, in the money, the hand of all tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from director.domain.moments import Moment
from director.domain.tournament import Tournament
from director.host.i18n import Words
from director.rules.floor.bubble import paid_places, phase
from director.views import figures

if TYPE_CHECKING:
    from director.views.clock_face import Look

_PLAYED: Final = ("level", "last_level")
"""Looks that bubble and money take the place of."""
_TOGETHER: Final = (*_PLAYED, "paused", "overtime")
"""Looks that hand-for-hand play takes the place of: its clock stands, and that is no pause."""


class Money(NamedTuple):
    """What the clock says of it. Texts that have nothing to say are empty."""

    look: Look
    state: str
    """Hand for hand, Bubble: 1 to the money, In the money."""
    to_money: str
    """1 to the money."""
    hand: str
    """Hand 3: 11 of 14 tables done."""
    paid: str
    """Places paid."""


def money(tournament: Tournament, look: Look, now: Moment, words: Words) -> Money:
    """What takes the place of this look and its state; the same look and no state where nothing does."""
    paid, play, where = paid_places(tournament), tournament.hand_for_hand, phase(tournament, now)
    told = to_money_words(max(0, len(tournament.playing_persons) - paid), words) if where == "bubble" else ""
    known = figures.chips(paid, words) if paid else ""
    if play is not None and look in _TOGETHER:
        return Money("hand_for_hand", words._("Hand for hand"), told, hand_words(tournament, words), known)
    if look in _PLAYED and where == "bubble":
        state = words._("Bubble: {to_money}").format(to_money=told)
        return Money("bubble", state, told, "", known)
    if look in _PLAYED and where == "in_the_money":
        return Money("in_the_money", words._("In the money"), "", "", known)
    return Money(look, "", "", "", known)


def to_money_words(players: int, words: Words) -> str:
    """How many must still go out: 1 to the money; in the money where nobody must."""
    if not players:
        return words._("In the money")
    text = words.ngettext("{n} to the money", "{n} to the money", players)
    return text.format(n=figures.chips(players, words))


def hand_words(tournament: Tournament, words: Words) -> str:
    """Hand 3: 11 of 14 tables done; empty while play does not go hand for hand."""
    from director.rules.floor.hand_for_hand import still_playing, tables_together

    play = tournament.hand_for_hand
    if play is None:
        return ""
    tables, playing = tables_together(tournament), still_playing(tournament)
    text = words.ngettext(
        "Hand {number}: {done} of {n} table done", "Hand {number}: {done} of {n} tables done", len(tables)
    )
    return text.format(number=play.round, done=len(tables) - len(playing), n=len(tables))
