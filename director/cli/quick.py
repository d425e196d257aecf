"""A line of the quick box as a decision: it must mean exactly one thing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from director.cli.at_prizes import payment_of_line
from director.cli.quick_hints import command_named, hint
from director.cli.ready import Told
from director.desk.closing import breaking
from director.desk.drawing import alternates_seated, reentry
from director.domain.action import Action
from director.domain.busts import EndPlay, Revive
from director.domain.card_code import is_foreign
from director.domain.ids import TournamentId
from director.domain.journal import Journal
from director.domain.moments import Moment
from director.domain.people import People
from director.host.i18n import current
from director.rules.floor.busting import propose_bust
from director.rules.undoing import step_back, step_forward
from director.views.breaking_line import Break
from director.views.bust_line import Ending, GoingOut, Revival
from director.views.clock_line import Turn, step_of
from director.views.entry_line import NextAlternates, Reentry
from director.views.foreign_card import foreign_card
from director.views.hand_for_hand_line import Together, make_step
from director.views.prize_line import PayOut
from director.views.quick_line import Do, Step, Suggestion, What, read

DOABLE: Final = (
    Do | Step | Turn | Reentry | NextAlternates | Break | GoingOut | Revival | Ending | Together | PayOut
)
"""What a line may mean that is a decision; the rest shows something, or opens a form in the window."""


def meant(
    text: str,
    journal: Journal,
    people: People,
    now: Moment,
    key: Callable[[], bytes],
    events: Sequence[tuple[TournamentId, str]] = (),
) -> Sequence[Action]:
    """The one decision a line means, in one line of the journal or several; `key` for what is drawn.

    `events` are those of the venue with their names, for a card of another one. Raises Told.
    """
    if is_foreign(text, journal.tournament.id):
        raise Told("other_event", foreign_card(text, journal.tournament, events, current()))
    suggestions = read(text, journal.tournament, people, current(), now)
    doable = [one for one in suggestions if isinstance(one.what, DOABLE)]
    if len(doable) == 1:
        return _actions(doable[0].what, journal, now, key)
    raise _many(_shown(text), doable) if doable else _none(_shown(text), suggestions)


def _actions(what: What | None, journal: Journal, now: Moment, key: Callable[[], bytes]) -> Sequence[Action]:
    match what:
        case Do(action):
            return (action,)
        case Step(way):
            return (step_back(journal, now) if way == "undo" else step_forward(journal, now),)
        case Turn():
            return (step_of(what)(journal.tournament, now),)
        case Break(table):
            return (breaking(journal, table, key()),)
        case GoingOut(out):
            return (propose_bust(journal.tournament, out, now),)
        case Revival(entry, seat):
            return (Revive(entry, seat),)
        case Ending():
            return (EndPlay(now),)
        case Together(way):
            return (make_step(way, journal.tournament, now),)
        case PayOut(line):
            return (payment_of_line(journal.tournament, line),)
        case Reentry(entry):
            return (reentry(journal, entry, key()),)
        case NextAlternates(most):
            return alternates_seated(journal, key, most)
        case _:
            raise TypeError(what)


_LONGEST: Final = 60
"""Letters of a line that an answer repeats."""


def _shown(text: str) -> str:
    """A line as an answer repeats it: what cannot be seen is left out, and the end of a long one."""
    seen = "".join(sign if sign.isprintable() else " " for sign in text[: 4 * _LONGEST])
    seen = " ".join(seen.split())
    return seen if len(seen) <= _LONGEST and len(text) <= 4 * _LONGEST else f"{seen[:_LONGEST]}…"


def _many(text: str, doable: list[Suggestion]) -> Told:
    listed = "; ".join(
        f"{one.title} ({one.detail.rstrip('.')})" if one.detail else one.title for one in doable
    )
    sentence = current()._("“{text}” may mean several things: {list}. Say more.")
    return Told("ambiguous", sentence.format(text=text, list=listed))


def _none(text: str, suggestions: tuple[Suggestion, ...]) -> Told:
    words = current()
    if suggestions:
        first = suggestions[0]
        if first.what is not None:
            return Told("only_shown", hint(text, first.what, words))
        sentence = words._("{title} – {why}").format(title=first.title, why=first.detail)
        return Told("cannot_be_done", sentence)
    command = command_named(text)
    if command:
        sentence = words._("“{text}” is a command of its own: `director {command} --help`.")
        return Told("a_command", sentence.format(text=text, command=command))
    sentence = words._(
        "“{text}” is no decision. Write 12-4 > 7-3, a name > 7-3, undo or redo; the page about the quick box "
        "in the handbook has all of them."
    )
    return Told("not_understood", sentence.format(text=text))
