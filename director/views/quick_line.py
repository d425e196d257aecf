"""The quick line: names, seat codes, moves, card codes, undo and redo, read from one line of text.

`12-4` shows a seat, `12-4 > 7-3` moves whoever sits there, `ivanov > 7-3` too, and registers whoever is not
in yet on that chair, `12` shows a table, `FD00412KX` is the code of a seat card; `clock pause`, `+5` and
`level 7` are for the clock (`views.clock_line`); `12 next`, `12 button 5` and `12-4 away` for a table
(`views.table_line`), `12 break` to close it (`views.breaking_line`); `ivanov re`, `12-4 rebuy`, `alternates`
and `12 check` for entries (`views.entry_line`); `12-4 out`, `ivanov revive` and `winner` for who goes out
(`views.bust_line`); `hfh` and `12 done` for hand-for-hand play (`views.hand_for_hand_line`); `ruling 12` for
the judges' book (`views.ruling_line`). Reading changes nothing: it gives suggestions, the likeliest first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final, Literal

import msgspec

from director.domain.action import Action
from director.domain.card_code import is_of, read_card_code
from director.domain.entries import Register
from director.domain.ids import EntryId, PersonId, TournamentId
from director.domain.moments import Moment
from director.domain.names import folded
from director.domain.people import People
from director.domain.refusal import Impossible
from director.domain.seating import Move, Seat, Swap
from director.domain.seats import TableSeat, read_seat
from director.domain.tournament import EntryState, Tournament
from director.host.i18n import Words
from director.rules.floor.prices import entry_price
from director.views.breaking_line import Break, read_break
from director.views.bust_line import Ending, GoingOut, Revival, read_bust
from director.views.clock_line import Turn, read_clock
from director.views.entry_line import NextAlternates, Reentry, read_entry
from director.views.entry_state import state_text
from director.views.foreign_card import OpenEvent, its_events
from director.views.hand_for_hand_line import ShowBoard, Together, read_together
from director.views.names import entry_name, told_apart
from director.views.place_words import Placing
from director.views.prize_line import MakeDeal, PayOut, read_prize
from director.views.ruling_line import CallJudge, ShowRuling, read_ruling
from director.views.table_line import read_table

MOST: Final = 12
"""So many suggestions fit under the line without scrolling."""


class ShowEntry(msgspec.Struct, frozen=True, tag=True):
    """Show this entry: on the map where it sits, else in the list."""

    entry: EntryId


class ShowPerson(msgspec.Struct, frozen=True, tag=True):
    """Show somebody who is not in this event: the place to register them."""

    person: PersonId


class ShowSeat(msgspec.Struct, frozen=True, tag=True):
    """Show this chair on the map."""

    place: TableSeat


class ShowTable(msgspec.Struct, frozen=True, tag=True):
    """Show this table on the map."""

    table: int


class Do(msgspec.Struct, frozen=True):
    """Do this."""

    action: Action


class Step(msgspec.Struct, frozen=True, tag=True):
    """Go one step back or forward."""

    way: Literal["undo", "redo"]


What = (
    ShowEntry
    | ShowPerson
    | ShowSeat
    | ShowTable
    | Do
    | Step
    | Turn
    | Reentry
    | NextAlternates
    | Break
    | GoingOut
    | Revival
    | Ending
    | Together
    | ShowBoard
    | PayOut
    | MakeDeal
    | CallJudge
    | ShowRuling
    | OpenEvent
)


class Suggestion(msgspec.Struct, frozen=True):
    """One thing the line may mean."""

    title: str
    detail: str
    what: What | None
    """None where it cannot be done; the detail says why."""


_TABLE: Final = re.compile(r"\d{1,5}")
_ARROW: Final = re.compile(r"\s*(?:->|[>→]|(?<=\d)\s+[юЮ](?=\s*\d))\s*")
"""On a Russian layout the key of > gives Ю."""


def read(
    text: str,
    tournament: Tournament,
    people: People,
    words: Words,
    now: Moment | None = None,
    events: Sequence[tuple[TournamentId, str]] = (),
) -> tuple[Suggestion, ...]:
    """What the line may mean, the likeliest first; nothing for an empty line.

    Without a moment it means nothing for the clock. `events` are those of the venue, with their names: the
    card of another one is told by them.
    """
    line = " ".join(text.split())
    if not line:
        return ()
    clock = () if now is None else read_clock(line, tournament, now, words)
    found = (Suggestion(one.title, one.detail, one.turn) for one in clock)
    tables = (
        Suggestion(one.title, one.detail, Do(one.action) if one.action is not None else None)
        for one in read_table(line, tournament, people, words, now)
    )
    breaks = (
        Suggestion(one.title, one.detail, one.what) for one in read_break(line, tournament, people, words)
    )
    entries = [
        Suggestion(*one)
        for one in chain(
            _together(line, tournament, words, now),
            ((one.title, one.detail, one.what) for one in read_ruling(line, tournament, people, words)),
            ((one.title, one.detail, one.what) for one in read_prize(line, tournament, people, words)),
            ((one.title, one.detail, one.what) for one in read_bust(line, tournament, people, words, now)),
            _at_entries(line, tournament, people, words, now),
        )
    ]
    can = [one for one in entries if one.what is not None]
    cannot = [one for one in entries if one.what is None]
    shown = _suggestions(line, tournament, people, words, now, events)
    return tuple(chain(can, breaks, tables, found, shown, cannot))[:MOST]


def _together(
    line: str, tournament: Tournament, words: Words, now: Moment | None
) -> Iterator[tuple[str, str, What | None]]:
    for one in read_together(line, tournament, words, now):
        yield one.title, one.detail, Do(one.what) if isinstance(one.what, Action) else one.what


def _at_entries(
    line: str, tournament: Tournament, people: People, words: Words, now: Moment | None
) -> Iterator[tuple[str, str, What | None]]:
    for one in read_entry(line, tournament, people, words, now):
        what = Do(one.what) if isinstance(one.what, Action) else one.what
        yield one.title, one.detail, what


def _suggestions(
    line: str,
    tournament: Tournament,
    people: People,
    words: Words,
    now: Moment | None,
    events: Sequence[tuple[TournamentId, str]],
) -> Iterator[Suggestion]:
    parts = _ARROW.split(line)
    if len(parts) == 2:
        yield from _moves(parts[0], parts[1], tournament, people, words, now)
        return
    code = read_card_code(line)
    if code is not None:
        if is_of(tournament.id, *code) and code[0] in tournament.entries:
            yield _entry(code[0], tournament, people, words)
        else:
            yield from (Suggestion(*one) for one in its_events(line, tournament, events, words))
    place = read_seat(line)
    if place is not None:
        yield _seat(place, tournament, people, words)
    elif _TABLE.fullmatch(line):
        yield _table(int(line), tournament, words)
    yield from _steps(line, words)
    if not line.isdigit():
        yield from _names(line, tournament, people, words)


def _steps(line: str, words: Words) -> Iterator[Suggestion]:
    typed = folded(line)
    for step, title in ((Step("undo"), words._("Undo")), (Step("redo"), words._("Redo"))):
        if len(typed) > 1 and (folded(title).startswith(typed) or step.way.startswith(typed)):
            yield Suggestion(title, "", step)


def _entry(entry: EntryId, tournament: Tournament, people: People, words: Words) -> Suggestion:
    title = entry_name(tournament, people, entry, words)
    state = tournament.entries[entry].state
    if state is EntryState.VOID:
        return Suggestion(title, words._("registration made void"), ShowEntry(entry))
    if state is EntryState.WITHDRAWN:
        return Suggestion(title, words._("withdrawn"), ShowEntry(entry))
    if state is EntryState.OUT:
        place = Placing(tournament).of(entry)
        return Suggestion(title, state_text(tournament.entries[entry], "out", place, words), ShowEntry(entry))
    seat = tournament.seating.at(entry)
    return Suggestion(title, str(seat) if seat else words._("not seated"), ShowEntry(entry))


def _seat(place: TableSeat, tournament: Tournament, people: People, words: Words) -> Suggestion:
    title = words._("Seat {seat}").format(seat=place)
    holder = tournament.seating.holder(place)
    if holder is not None:
        return Suggestion(title, entry_name(tournament, people, holder, words), ShowSeat(place))
    table = tournament.tables.get(place.table)
    if table is None or table.closed:
        return Suggestion(title, words._("There is no open table {table}.").format(table=place.table), None)
    if not 1 <= place.seat <= table.seats:
        text = words.ngettext("Table {table} has {n} seat.", "Table {table} has {n} seats.", table.seats)
        return Suggestion(title, text.format(table=place.table, n=table.seats), None)
    locked = place.seat in table.locked
    return Suggestion(title, words._("locked") if locked else words._("free"), ShowSeat(place))


def _table(number: int, tournament: Tournament, words: Words) -> Suggestion:
    title = words._("Table {table}").format(table=number)
    table = tournament.tables.get(number)
    if table is None or table.closed:
        return Suggestion(title, words._("There is no open table {table}.").format(table=number), None)
    count = tournament.seating.count(number)
    text = words.ngettext("{n} player", "{n} players", count)
    return Suggestion(title, text.format(n=count), ShowTable(number))


def _names(line: str, tournament: Tournament, people: People, words: Words) -> Iterator[Suggestion]:
    gone: list[Suggestion] = []
    outside: list[Suggestion] = []
    for person in people.search(line, 2 * MOST, words.language):
        entry = tournament.playing_persons.get(person.id)
        last = tournament.latest.get(person.id)
        if entry is None and last is not None and tournament.entries[last].state is EntryState.OUT:
            gone.append(_entry(last, tournament, people, words))
        elif entry is not None:
            yield _entry(entry, tournament, people, words)
        else:
            name = told_apart(people, person.id, words)
            outside.append(Suggestion(name, words._("not in this tournament"), ShowPerson(person.id)))
    yield from (*gone, *outside)


def _moves(
    who: str, where: str, tournament: Tournament, people: People, words: Words, now: Moment | None
) -> Iterator[Suggestion]:
    source, target = read_seat(who), read_seat(where)
    if source is not None and tournament.seating.holder(source) is None:
        nobody = _seat(source, tournament, people, words)
        empty = nobody.what is not None
        yield Suggestion(
            nobody.title, words._("Nobody who plays sits there.") if empty else nobody.detail, None
        )
    for entry in _movers(who, tournament, people, words):
        if target is None:
            name = entry_name(tournament, people, entry, words)
            yield Suggestion(
                words._("Move {name}").format(name=name), words._("Type the new seat, such as 7-3."), None
            )
        else:
            yield _move(entry, target, tournament, people, words)
    if target is not None and source is None:
        yield from _newcomers(who, target, tournament, people, words, now)


def _newcomers(
    who: str, target: TableSeat, tournament: Tournament, people: People, words: Words, now: Moment | None
) -> Iterator[Suggestion]:
    """Who is not in and may be registered on this very chair, where the name means nobody who is in."""
    found = people.search(who, MOST, words.language) if who else []
    if tournament.plan is None or any(one.id in tournament.playing_persons for one in found):
        return
    price = entry_price(tournament, now)
    for one in found:
        title = words._("Register {name}").format(name=told_apart(people, one.id, words))
        try:
            tournament.free_seat(target)
        except Impossible:
            holder = tournament.seating.holder(target)
            yield Suggestion(title, _why_not(target, holder, tournament, people, words), None)
        else:
            yield Suggestion(
                title, str(target), Do(Register(one.id, price.buy_in, price.fee, price.stack, target))
            )


def _movers(who: str, tournament: Tournament, people: People, words: Words) -> list[EntryId]:
    place, code = read_seat(who), read_card_code(who)
    if place is not None:
        holder = tournament.seating.holder(place)
        return [] if holder is None else [holder]
    if code is not None:
        return [code[0]] if is_of(tournament.id, *code) and code[0] in tournament.entries else []
    found = people.search(who, MOST, words.language) if who else []
    return [tournament.playing_persons[one.id] for one in found if one.id in tournament.playing_persons]


def _move(
    entry: EntryId, target: TableSeat, tournament: Tournament, people: People, words: Words
) -> Suggestion:
    name, source = entry_name(tournament, people, entry, words), tournament.seating.at(entry)
    holder = tournament.seating.holder(target)
    if holder == entry:
        return Suggestion(name, words._("sits there already"), ShowSeat(target))
    if holder is not None and source is not None:
        title = words._("{one} and {other} change places").format(
            one=name, other=entry_name(tournament, people, holder, words)
        )
        return Suggestion(title, f"{source} ↔ {target}", Do(Swap(entry, source, holder, target)))
    title = words._("Move {name}").format(name=name) if source else words._("Seat {name}").format(name=name)
    try:
        tournament.playing(entry)
        tournament.free_seat(target)
    except Impossible:
        return Suggestion(title, _why_not(target, holder, tournament, people, words), None)
    if source is None:
        return Suggestion(title, str(target), Do(Seat(entry, target)))
    return Suggestion(title, f"{source} → {target}", Do(Move(entry, source, target)))


def _why_not(
    target: TableSeat, holder: EntryId | None, tournament: Tournament, people: People, words: Words
) -> str:
    if holder is not None:
        return words._("Seat {seat} is taken by {name}.").format(
            seat=target, name=entry_name(tournament, people, holder, words)
        )
    return _seat(target, tournament, people, words).detail
