"""What was bought and who was there, in one sentence each; and what may be bought besides an entry."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from director.domain.attendance import CheckSeats, ReleaseSeats
from director.domain.buying import AddOn, Rebuy, Reenter
from director.host.i18n import N_, Words
from director.views import figures
from director.views.method_words import method_aside

if TYPE_CHECKING:
    from director.views.wording import Telling

OFFERS: Final[dict[str, str]] = {
    "reentry": N_("re-entry"),
    "rebuy": N_("rebuy"),
    "add_on": N_("add-on"),
}
"""What each offer of the plan is called."""


def reenter(tell: Telling, action: Reenter) -> str:
    """Ivanov Sergei re-entered, 1 100 RUB, drew 12-4."""
    words = tell.words
    facts = {
        "name": tell.name(action.of),
        "paid": _paid(tell, action),
        "seat": "" if action.seat is None else str(action.seat),
    }
    if action.seat is None:
        text = words._("{name} re-entered, {paid}")
    elif action.drawn is None:
        text = words._("{name} re-entered, {paid}, placed at {seat}")
    else:
        text = words._("{name} re-entered, {paid}, drew {seat}")
    return text.format(**facts)


def rebuy(tell: Telling, action: Rebuy) -> str:
    """Rebuy of Ivanov Sergei, 1 100 RUB, 10 000 chips."""
    text = tell.words._("Rebuy of {name}, {paid}, chips: {chips}")
    return text.format(
        name=tell.name(action.entry),
        paid=_paid(tell, action),
        chips=figures.chips(action.stack, tell.words),
    )


def add_on(tell: Telling, action: AddOn) -> str:
    """Add-on of Ivanov Sergei, 1 000 RUB, 15 000 chips."""
    text = tell.words._("Add-on of {name}, {paid}, chips: {chips}")
    return text.format(
        name=tell.name(action.entry),
        paid=_paid(tell, action),
        chips=figures.chips(action.stack, tell.words),
    )


def _paid(tell: Telling, action: Reenter | Rebuy | AddOn) -> str:
    paid = figures.money(action.buy_in + action.fee, tell.journal.tournament.setup, tell.words)
    return paid + method_aside(action.method, tell.words)


def seats_drawn(words: Words, count: int) -> str:
    """8 players who waited have drawn a seat."""
    text = words.ngettext("{n} player who waited got a seat", "{n} players who waited got seats", count)
    return text.format(n=figures.chips(count, words))


def check_seats(tell: Telling, action: CheckSeats) -> str:
    """Table 12: 8 players seen in their seats."""
    words, count = tell.words, len(action.entries)
    text = words.ngettext(
        "Table {table}: {n} player seen in the right seat",
        "Table {table}: {n} players seen in the right seats",
        count,
    )
    return text.format(table=action.table, n=figures.chips(count, words))


def release_seats(tell: Telling, action: ReleaseSeats) -> str:
    """Seats given up, nobody came: Ivanov Sergei, Petrova Anna."""
    words, names = tell.words, [tell.name(entry) for entry in action.entries[:_MOST_NAMES]]
    more = len(action.entries) - len(names)
    if not more:
        return words._("Nobody came, seats given up: {names}").format(names=", ".join(names))
    text = words.ngettext(
        "Nobody came, seats given up: {names} and {n} more",
        "Nobody came, seats given up: {names} and {n} more",
        more,
    )
    return text.format(names=", ".join(names), n=figures.chips(more, words))


_MOST_NAMES: Final = 3
"""So many names stand in a sentence; of more it gives the number."""
