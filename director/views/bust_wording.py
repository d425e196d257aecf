"""Who went out, who came back and who has won, in one sentence each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from director.domain.busts import Bust, EndPlay, Out, Revive
from director.domain.ids import EntryId, Seq
from director.host.i18n import Words
from director.rules.floor.places import Place
from director.views.place_words import place_words

if TYPE_CHECKING:
    from director.views.wording import Telling

MOST_TOLD = 4
"""So many are told one by one; of more it gives the number."""


def bust(tell: Telling, action: Bust, line: Seq | None = None) -> str:
    """Ivanov Pavel out 165th at 12-4 (by Smith Anna); without the place where that line does not count."""
    words = tell.words

    def place(one: Out) -> Place | None:
        entry = tell.journal.tournament.entries.get(one.entry)
        stands = entry is not None and entry.exit is not None and entry.exit.line == line
        return tell.placing.of(one.entry) if stands else None

    told = told_out(action.out, tell.name, place, words)
    winner = tell.journal.tournament.winner
    if action.ends and winner is not None:
        return words._("{busts}; {name} has won").format(busts=told, name=tell.name(winner))
    return told


def revive(tell: Telling, action: Revive) -> str:
    """Ivanov Pavel is in again at 12-4."""
    return tell.words._("{name} was not out and is in again at {seat}").format(
        name=tell.name(action.entry), seat=action.seat
    )


def end_play(tell: Telling, _action: EndPlay) -> str:
    """Smith Anna has won."""
    winner = tell.journal.tournament.winner
    if winner is None:
        return tell.words._("Event ended")
    return tell.words._("Event ended; {name} has won").format(name=tell.name(winner))


def told_out(
    out: Sequence[Out], name: Callable[[EntryId], str], place: Callable[[Out], Place | None], words: Words
) -> str:
    """Who goes out, one by one while they are few."""
    told = "; ".join(_one(one, name, place(one), words) for one in out[:MOST_TOLD])
    more = len(out) - MOST_TOLD
    if more <= 0:
        return told
    text = words.ngettext("{list}; and {n} more out", "{list}; and {n} more out", more)
    return text.format(list=told, n=more)


def _one(one: Out, name: Callable[[EntryId], str], place: Place | None, words: Words) -> str:
    facts = {
        "name": name(one.entry),
        "seat": one.seat,
        "place": "" if place is None else place_words(place, words),
        "by": ", ".join(map(name, one.by)),
    }
    if place is None:
        text = words._("{name} out at {seat} (by {by})") if one.by else words._("{name} out at {seat}")
    elif one.by:
        text = words._("{name} out {place} at {seat} (by {by})")
    else:
        text = words._("{name} out {place} at {seat}")
    return text.format(**facts)
