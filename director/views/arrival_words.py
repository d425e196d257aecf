"""Who is expected and who came, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from director.domain.arrivals import CancelPreRegistration, PreRegister
from director.views import figures
from director.views.names import told_apart

if TYPE_CHECKING:
    from director.views.wording import Telling


def pre_register(tell: Telling, action: PreRegister) -> str:
    """Ivanov Sergei pre-registered; or 212 players pre-registered."""
    words, count = tell.words, len(action.persons)
    if count == 1:
        return words._("{name} pre-registered").format(name=told_apart(tell.people, action.persons[0], words))
    text = words.ngettext("{n} player pre-registered", "{n} players pre-registered", count)
    return text.format(n=figures.chips(count, words))


def cancel(tell: Telling, action: CancelPreRegistration) -> str:
    """Pre-registration cancelled: Ivanov Sergei, Petrova Anna."""
    words = tell.words
    names = ", ".join(told_apart(tell.people, who, words) for who in action.persons)
    return words._("Pre-registration cancelled: {names}").format(names=names)
