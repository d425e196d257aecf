"""What stands on a screen with a clock, before anybody knows how large that screen is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from director.domain.moments import MINUTE, SECOND, Moment
from director.domain.structure import Break, Level
from director.gui.screens.looks import LOOKS
from director.views import figures
from director.views.clock_face import ante_words, blinds_words, game_words, wall_time
from director.views.names import entry_name

if TYPE_CHECKING:
    from director.domain.people import People
    from director.domain.plan import Plan
    from director.domain.tournament import Tournament
    from director.gui.screens.choices import Choice
    from director.host.i18n import Words
    from director.views.clock_face import ClockFace
    from director.views.seat_changes import SeatChanges

TURN: Final = 8 * SECOND
"""How long one of several notices, or one page of names, is shown."""
LAST_SECONDS: Final = 10 * SECOND
"""From here the figures come and go."""


_PLAYED: Final = ("level", "last_level", "paused", "bubble", "in_the_money", "hand_for_hand")
"""Looks of play: the way to the next break is told then."""


_FOR_MONEY: Final = ("bubble", "in_the_money", "hand_for_hand")
"""Looks in which the next prize is what everybody asks for."""


class Showing(NamedTuple):
    """What every screen of a window shows from."""

    tournament: Tournament
    people: People
    face: ClockFace | None
    """None before there is a level schedule."""
    moment: Moment
    words: Words
    language: str
    """Of the words: two lots of words are never equal."""
    moves: SeatChanges | None = None
    """Who changed seats last; looked for only where a screen shows it."""

    @property
    def plan(self) -> Plan:
        """The plan of the event."""
        return self.tournament.setup

    @property
    def look(self) -> str:
        """A key of LOOKS."""
        return self.face.look if self.face is not None else "ready"

    def turn(self, count: int) -> int:
        """Which of so many takes its turn; the same on every screen."""
        return (self.moment.up or self.moment.utc) // TURN % count if count else 0


class Cell(NamedTuple):
    """A figure, and what it means."""

    label: str
    value: str
    more: str = ""
    """Said beside it where there is room."""
    spare: int = 0
    """How soon that can be spared: 1 before all others, 3 only where nothing else fits."""


class Band(NamedTuple):
    """What the band across the screen says."""

    icon: str = ""
    solid: bool = False
    strong: str = ""
    """What is special, or where the clock is."""
    rest: str = ""


class Sheet(msgspec.Struct, frozen=True):
    """Everything on a screen with a clock."""

    look: str
    event: str
    logo: str
    time_of_day: str
    figures: str
    """Painted large; empty for the mark of the look instead."""
    urgent: bool
    fades: bool
    """The figures come and go."""
    left: float | None
    """What part of the level or break is left; None where that says nothing."""
    band: Band
    blinks: bool
    """The band comes and goes."""
    line: tuple[str, str]
    """Blinds and ante, the former stronger."""
    cells: tuple[Cell, ...]
    notice: str
    """The one whose turn it is."""
    notices: tuple[str, ...] = ()
    """All that take turns."""


def clock_sheet(showing: Showing, choice: Choice) -> Sheet:
    """The clock."""
    face = showing.face
    if face is None:
        return _empty(showing, choice)
    pure, mark = face.pure, LOOKS[face.look]
    notices = _notices(face, showing, choice)
    large = face.time_of_day if face.look == "day_end" else "" if face.look == "finished" else face.time
    return Sheet(
        look=face.look,
        event=face.event,
        logo=choice.logo,
        time_of_day=face.time_of_day if choice.has("time_of_day") and face.look != "day_end" else "",
        figures=padded(large),
        urgent=face.urgent,
        fades=pure.running and 0 < pure.left <= LAST_SECONDS,
        left=pure.left / pure.now.length if pure.now.length and _counts(face) else None,
        band=_band(face, showing.words),
        blinks=mark.blinks,
        line=_line(face, showing),
        cells=tuple(_cells(face, showing, choice)),
        notice=notices[showing.turn(len(notices))] if notices else "",
        notices=notices,
    )


def break_sheet(showing: Showing, choice: Choice) -> Sheet:
    """The way to the next break; in a break the clock itself."""
    face = showing.face
    if face is None or face.look not in _PLAYED or not face.to_break:
        return clock_sheet(showing, choice)
    pure, words = face.pure, showing.words
    if not isinstance(pure.now, Level):
        return clock_sheet(showing, choice)
    rest, paused = pure.next_break, face.look == "paused"
    minutes = rest.minutes if isinstance(rest, Break) else 0
    title = words._("Next break") if minutes else face.next_break
    lasts = words.ngettext("for {n} minute", "for {n} minutes", minutes).format(n=minutes) if minutes else ""
    clock = clock_sheet(showing, choice)
    here = (Cell(face.title, face.time), Cell(words._("Blinds"), face.blinds, face.ante))
    others = tuple(_field(face, showing, choice))
    return msgspec.structs.replace(
        clock,
        figures=padded(face.to_break),
        urgent=(pure.to_break or 0) <= MINUTE and pure.running,
        fades=pure.running and (pure.to_break or 0) <= LAST_SECONDS,
        left=None,
        band=Band("pause", True, face.state.upper(), title.upper())
        if paused
        else Band("coffee" if minutes else "moon", not minutes, title.upper()),
        line=(words._("at {time}").format(time=face.break_at) if pure.running else face.break_at, lasts),
        cells=here + others,
    )


def padded(time: str) -> str:
    """A time with two figures for the minutes, so that nothing moves when ten of them are over.

    >>> padded("9:59"), padded("+0:07"), padded("1:02:03"), padded("")
    ('09:59', '+00:07', '1:02:03', '')
    """
    sign, rest = (time[:1], time[1:]) if time.startswith("+") else ("", time)
    return f"{sign}0{rest}" if rest.count(":") == 1 and len(rest) == 4 else time


def _empty(showing: Showing, choice: Choice) -> Sheet:
    """Before there is a schedule: the event, and what time it is."""
    plan, words = showing.plan, showing.words
    return Sheet(
        look="ready",
        event=plan.name,
        logo=choice.logo,
        time_of_day="",
        figures=wall_time(showing.moment.utc, plan, words),
        urgent=False,
        fades=False,
        left=None,
        band=Band(strong=plan.name.upper()),
        blinks=False,
        line=("", ""),
        cells=(),
        notice="",
    )


def _counts(face: ClockFace) -> bool:
    return face.look not in ("ready", "countdown", "day_end", "finished", "overtime")


def _band(face: ClockFace, words: Words) -> Band:
    mark = LOOKS[face.look]
    state = words._(mark.words) or face.state
    if face.look in ("day_end", "finished"):
        return Band(mark.icon, mark.solid, (state or face.title).upper())
    if state:
        # LAST LEVEL 10, not LAST LEVEL LEVEL 10.
        place = figures.chips(face.pure.level, words) if face.look == "last_level" else face.title
        money = face.to_money if face.look == "bubble" else ""
        rest = " · ".join(part for part in (money, place, face.game) if part)
        return Band(mark.icon, mark.solid, state.upper(), rest.upper())
    return Band(mark.icon, mark.solid, face.title.upper(), face.game.upper())


def _line(face: ClockFace, showing: Showing) -> tuple[str, str]:
    """The stakes of now; where nobody plays, those that come."""
    if face.look == "finished":
        return _winner(showing), ""
    if isinstance(face.pure.now, Level):
        return face.blinds, face.ante
    following, words = face.pure.next_level, showing.words
    if following is None:
        return "", ""
    blinds = blinds_words(following, showing.plan, words)
    return f"{face.next_title}: {blinds}", ante_words(following, words)


def _winner(showing: Showing) -> str:
    """Who won."""
    tournament, winner = showing.tournament, showing.tournament.winner
    return "" if winner is None else entry_name(tournament, showing.people, winner, showing.words)


def _cells(face: ClockFace, showing: Showing, choice: Choice) -> Iterator[Cell]:
    pure, plan, words = face.pure, showing.plan, showing.words
    following, plays = pure.next_level, isinstance(pure.now, Level)
    if face.look == "finished":
        return
    if following is not None and plays and choice.has("next_level"):
        changes = (following.game, following.betting) != (pure.stakes.game, pure.stakes.betting)
        game = game_words(following, plan, words) if changes else ""
        more = " · ".join(filter(None, (ante_words(following, words), game)))
        yield Cell(face.next_title, blinds_words(following, plan, words), more, spare=3)
    if face.to_break and plays and choice.has("next_break"):
        yield Cell(face.next_break, face.to_break, face.break_at, spare=1)
    yield from _field(face, showing, choice)


def _field(face: ClockFace, showing: Showing, choice: Choice) -> Iterator[Cell]:
    if face.players and choice.has("players"):
        yield Cell(showing.words._("Players"), face.players)
    if face.paid and face.look != "ready" and choice.has("players"):
        yield Cell(showing.words._("Places paid"), face.paid)
    if prize := _next_prize(face, showing):
        yield Cell(showing.words._("Next prize"), prize)
    if face.average and choice.has("average"):
        yield Cell(showing.words._("Average"), face.average, face.average_blinds, spare=2)


def _notices(face: ClockFace, showing: Showing, choice: Choice) -> tuple[str, ...]:
    """They take turns. How far a hand of all tables is comes before everything else."""
    if face.hand:
        return tuple(text for text in (face.hand, face.to_money) if text)
    own = (line for line in map(str.strip, choice.text.splitlines()) if line)
    return (*_told(face, showing, choice), *own)


def _next_prize(face: ClockFace, showing: Showing) -> str:
    """What the next to go out gets, as published; on the bubble the least of all. Else empty."""
    found, left = showing.tournament.prize_money.published, len(showing.tournament.playing_persons)
    if found is None or not left or face.look not in _FOR_MONEY:
        return ""
    return figures.money(found.amounts[min(left, len(found.amounts)) - 1], showing.plan, showing.words)


def _told(face: ClockFace, showing: Showing, choice: Choice) -> Iterator[str]:
    """What the event itself has to say."""
    words = showing.words
    if face.look == "finished":
        return
    if face.note and choice.has("note"):
        yield face.note
    if face.colour_up and choice.has("colour_up"):
        here = not isinstance(face.pure.now, Level)
        form = words._("Chips of {chips} leave play now") if here else _leaving(face, words)
        yield form.format(chips=face.colour_up)
    if face.late and choice.has("registration"):
        yield face.late


def _leaving(face: ClockFace, words: Words) -> str:
    if isinstance(face.pure.next_break, Break):
        return words._("Chips of {chips} leave play in the next break")
    return words._("Chips of {chips} leave play at the end of the day")
