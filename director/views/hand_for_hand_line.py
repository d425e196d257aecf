"""Hand for hand in the quick line: `hfh`, `hfh next`, `hfh end`, `12 done`; in Russian `рука`, `12 готов`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

import msgspec

from director.domain.action import Action
from director.domain.hand_for_hand import HandDone
from director.domain.line import unwritten
from director.domain.moments import Moment
from director.domain.names import folded
from director.domain.refusal import Impossible
from director.domain.tournament import Tournament
from director.host.i18n import Words
from director.views.hand_for_hand_refusals import IMPOSSIBLE as OWN
from director.views.refusals import IMPOSSIBLE
from director.views.runs import ranges
from director.views.typed_words import begins

Way: TypeAlias = Literal["start", "next", "end"]


class Together(msgspec.Struct, frozen=True, tag=True):
    """A step of hand-for-hand play, taken from the clock as it is then."""

    way: Way


class ShowBoard(msgspec.Struct, frozen=True, tag=True):
    """Show the board of hand-for-hand play."""


class Meant(msgspec.Struct, frozen=True):
    """One thing that a line may mean."""

    title: str
    detail: str
    what: Together | ShowBoard | HandDone | None
    """None where it cannot be done; the detail says why."""


_TOGETHER: Final = ("hfh", "рвр")
_LONG: Final = ("hand for hand", "рука в руку")
_DONE: Final = ("done", "готов", "готово")
_NEXT: Final = ("next", "дальше", "следующая")
_END: Final = ("end", "стоп", "конец")
_TABLE: Final = re.compile(r"(\d{1,5}) (\w+)")
_SHORTEST: Final = 2
"""So many letters of a word must be typed."""


def read_together(
    line: str, tournament: Tournament, words: Words, now: Moment | None = None
) -> Iterator[Meant]:
    """What the line means for hand-for-hand play; nothing for any other line."""
    if tournament.plan is None or tournament.winner is not None:
        return
    at_table = _TABLE.fullmatch(line)
    if at_table is not None and begins(at_table[2], _DONE, _SHORTEST):
        yield _table_done(int(at_table[1]), tournament, words)
        return
    rest = _after(folded(line))
    if rest is not None and now is not None:
        yield from _steps(rest, tournament, words, now)


def make_step(way: Way, tournament: Tournament, now: Moment) -> Action:
    """The decision that a step comes to now. Raises Impossible."""
    from director.rules.floor.hand_for_hand import propose_end, propose_next, propose_start

    if way == "start":
        return propose_start(tournament, now)
    return propose_end(tournament, now) if way == "end" else propose_next(tournament, now)


def _after(line: str) -> str | None:
    """What stands behind the words for hand-for-hand play; None where the line does not begin with them."""
    for name in (*_TOGETHER, *_LONG):
        if line == name or line.startswith(f"{name} "):
            return line[len(name) :].strip()
    if " " in line and any(name.startswith(line) for name in _LONG):
        return ""
    return None


def _steps(rest: str, tournament: Tournament, words: Words, now: Moment) -> Iterator[Meant]:
    on = tournament.hand_for_hand is not None
    if not on:
        if not rest:
            yield _step("start", words._("Hand for hand from this hand on"), tournament, words, now)
            yield Meant(words._("Board of hand for hand"), "", ShowBoard())
        return
    ways: tuple[tuple[Way, tuple[str, ...], str], ...] = (
        ("next", _NEXT, words._("Next hand everywhere")),
        ("end", _END, words._("End hand for hand")),
    )
    if not rest:
        from director.views.money_words import hand_words

        yield Meant(words._("Board of hand for hand"), hand_words(tournament, words), ShowBoard())
    for way, known, title in ways:
        if not rest or begins(rest, known, _SHORTEST):
            yield _step(way, title, tournament, words, now)


def _step(way: Way, title: str, tournament: Tournament, words: Words, now: Moment) -> Meant:
    """The step with what it will do: what becomes of the clock, and what would be objected to."""
    from director.views.hand_for_hand_preview import step_preview

    try:
        action = make_step(way, tournament, now)
        action.apply(tournament, unwritten(action))
    except Impossible as impossible:
        return Meant(title, words._(IMPOSSIBLE[impossible.code]).format(**impossible.facts), None)
    return Meant(title, step_preview(action, tournament, words), Together(way))


def _table_done(number: int, tournament: Tournament, words: Words) -> Meant:
    title = words._("Table {table} has finished the hand").format(table=number)
    play = tournament.hand_for_hand
    if play is None:
        return Meant(title, words._(OWN["not_hand_for_hand"]), None)
    action = HandDone(number, play.round)
    try:
        action.apply(tournament, unwritten(action))
    except Impossible as impossible:
        return Meant(title, words._(IMPOSSIBLE[impossible.code]).format(**impossible.facts), None)
    from director.rules.floor.hand_for_hand import still_playing

    others = [table for table in still_playing(tournament) if table != number]
    if not others:
        return Meant(title, words._("all tables are done then"), action)
    return Meant(title, words._("still playing: {tables}").format(tables=ranges(others)), action)
