"""Entries in the quick line: `ivanov re`, `12-4 rebuy`, `alternates`, `12 check -4`, `12-4 no-show`.

`ivanov cancel` is for somebody who is pre-registered and does not come.

In English and in Russian. What would be objected to is said beside it, before Enter.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import msgspec

from director.domain.action import Action
from director.domain.arrivals import CancelPreRegistration
from director.domain.attendance import CheckSeats, ReleaseSeats
from director.domain.buying import AddOn, Rebuy, Reenter
from director.domain.card_code import is_of, read_card_code
from director.domain.ids import EntryId
from director.domain.moments import Moment
from director.domain.names import folded
from director.domain.people import People
from director.domain.refusal import Objection
from director.domain.seats import read_seat
from director.domain.tournament import EntryState, Tournament
from director.host.i18n import Words
from director.rules.floor.alternates import alternates, open_seats
from director.rules.floor.arrivals import is_awaited
from director.rules.floor.buying import buying_objections, release_objections
from director.rules.floor.prices import Kind, Price, offer_of, offer_price
from director.views import figures
from director.views.bust_refusals import IMPOSSIBLE
from director.views.buying_wording import OFFERS
from director.views.entry_refusals import OBJECTIONS
from director.views.names import entry_name, told_apart
from director.views.typed_words import begins
from director.views.waiting import forecast_words


class Reentry(msgspec.Struct, frozen=True, tag=True):
    """Enter whoever went out with this entry again, with a drawn seat."""

    entry: EntryId


class NextAlternates(msgspec.Struct, frozen=True, tag=True):
    """Draw the free seats for those who wait, at most so many; 0 for all there are."""

    most: int


class AtEntry(msgspec.Struct, frozen=True):
    """One thing that a line may mean."""

    title: str
    detail: str
    what: Action | Reentry | NextAlternates | None
    """None where it cannot be done; the detail says why."""


_RE: Final = ("re-entry", "reentry", "повторный", "повторно")
_REBUY: Final = ("rebuy", "ребай", "переигровка")
_ADD_ON: Final = ("add-on", "addon", "аддон", "последняя")
_ALTERNATES: Final = ("alternates", "queue", "очередь", "ожидающие")
_CHECK: Final = ("check", "checked", "проверка", "проверен")
_NO_SHOW: Final = ("no-show", "noshow", "неявка")
_CANCEL: Final = ("cancel", "отказ")
_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "reentry": _RE,
    "rebuy": _REBUY,
    "add_on": _ADD_ON,
    "no_show": _NO_SHOW,
}
_SHORTEST: Final = 3
"""So many letters of a word must be typed; `re` alone is a re-entry."""
_LONG: Final = 5
"""So many where no name stands before it, as it could begin a name itself."""
_MOST: Final = 8
"""So many people of one name are offered."""
_WAITING: Final = re.compile(r"(\w+)(?: (\d{1,4}))?")
_CHECKED: Final = re.compile(r"(\d{1,5}) (\w+)((?: ?-\d{1,2})*)")


def read_entry(
    line: str, tournament: Tournament, people: People, words: Words, now: Moment | None = None
) -> Iterator[AtEntry]:
    """What the line means for somebody's entry, for those who wait, or for the seats of a table."""
    if tournament.plan is None:
        return
    waiting = _WAITING.fullmatch(line)
    if waiting is not None and len(waiting[1]) >= _LONG and _is(waiting[1], _ALTERNATES):
        yield _next(tournament, int(waiting[2] or 0), words, now)
        return
    table = _CHECKED.fullmatch(line)
    if table is not None and _is(table[2], _CHECK):
        seats = {int(seat) for seat in re.findall(r"\d+", table[3])}
        yield _check(int(table[1]), seats, tournament, people, words)
        return
    who, _space, word = line.rpartition(" ")
    meant = next((kind for kind, known in _WORDS.items() if _is(word, known)), "")
    if folded(word) in ("re", "ре"):
        meant = "reentry"
    if who and _is(word, _CANCEL):
        yield from _not_coming(who, tournament, people, words)
    if not who or not meant:
        return
    found = _entries(who, tournament, people, words)
    if not found and (place := read_seat(who)) is not None:
        title = words._("Seat {seat}").format(seat=place)
        yield AtEntry(title, words._("Nobody who plays sits there."), None)
    for entry in found:
        yield _of(meant, entry, tournament, people, words, now)


def _not_coming(who: str, tournament: Tournament, people: People, words: Words) -> Iterator[AtEntry]:
    """Those who are pre-registered, not here yet, and do not come after all."""
    for one in people.search(who, 4 * _MOST, words.language):
        if is_awaited(tournament, one.id):
            title = words._("{name} does not come").format(name=told_apart(people, one.id, words))
            detail = words._("cancels the pre-registration")
            yield AtEntry(title, detail, CancelPreRegistration((one.id,)))


def _is(typed: str, known: tuple[str, ...]) -> bool:
    return begins(typed, known, _SHORTEST)


def _entries(who: str, tournament: Tournament, people: People, words: Words) -> list[EntryId]:
    """The last entries of those a name, a seat or the code of a card may mean."""
    place, code = read_seat(who), read_card_code(who)
    if place is not None:
        holder = tournament.seating.holder(place)
        return [] if holder is None else [holder]
    if code is not None:
        return [code[0]] if is_of(tournament.id, *code) and code[0] in tournament.entries else []
    found = people.search(who, 4 * _MOST, words.language)
    return [tournament.latest[one.id] for one in found if one.id in tournament.latest][:_MOST]


def _of(
    meant: str, entry: EntryId, tournament: Tournament, people: People, words: Words, now: Moment | None
) -> AtEntry:
    name = entry_name(tournament, people, entry, words)
    if meant == "no_show":
        return _no_show(entry, name, tournament, words)
    kind: Kind = "reentry" if meant == "reentry" else "rebuy" if meant == "rebuy" else "add_on"
    title = words._("{name}: {offer}").format(name=name, offer=words._(OFFERS[kind]))
    why = _cannot(kind, entry, tournament, words)
    if tournament.winner is not None:
        winner = entry_name(tournament, people, tournament.winner, words)
        why = words._(IMPOSSIBLE["already_ended"]).format(name=winner)
    if why:
        return AtEntry(title, why, None)
    price = offer_price(tournament, kind)
    asked = Reenter(entry, price.buy_in, price.fee, price.stack)
    if kind == "reentry":
        detail = _detail(price, buying_objections(tournament, asked, now), tournament, words)
        return AtEntry(title, detail, Reentry(entry))
    made = (Rebuy if kind == "rebuy" else AddOn)(entry, price.buy_in, price.fee, price.stack)
    return AtEntry(title, _detail(price, buying_objections(tournament, made, now), tournament, words), made)


def _cannot(kind: Kind, entry: EntryId, tournament: Tournament, words: Words) -> str:
    """Why it cannot be at all; empty where it can."""
    found = tournament.entries[entry]
    if offer_of(tournament, kind) is None:
        return words._("not offered in this event")
    plays = tournament.playing_persons.get(found.person)
    if kind != "reentry":
        return "" if found.state is EntryState.IN else words._("is not in")
    if plays is None:
        return "" if found.counts and found.again is None else words._("register instead")
    place = tournament.seating.at(plays)
    return words._("is in, at {seat}").format(seat=place) if place else words._("is in, waits for a seat")


def _detail(price: Price, found: Iterator[Objection], tournament: Tournament, words: Words) -> str:
    parts = [price_words(price, tournament, words)]
    parts += (objection_words(one, words) for one in found)
    return " · ".join(parts)


def price_words(price: Price, tournament: Tournament, words: Words) -> str:
    """1 100 RUB, chips: 12 000; and what is given on top."""
    text = words._("{paid}, chips: {chips}").format(
        paid=figures.money(price.paid, tournament.setup, words), chips=figures.chips(price.stack, words)
    )
    if not price.bonuses:
        return text
    return words._("{price} with {bonuses}").format(price=text, bonuses=", ".join(price.bonuses))


def objection_words(found: Objection, words: Words) -> str:
    """What the house has against it, in short; the offer is named already."""
    facts = {name: str(value) for name, value in found.facts.items()}
    if "offer" in facts:
        facts["offer"] = words._(OFFERS[facts["offer"]])
    return words._(OBJECTIONS[found.code]).format(**{"name": "", "paid": "", "value": "", **facts})


def _next(tournament: Tournament, most: int, words: Words, now: Moment | None) -> AtEntry:
    title = words._("Seat those who wait")
    waiting, free = len(alternates(tournament)), open_seats(tournament)
    if not waiting:
        return AtEntry(title, words._("Nobody waits for a seat."), None)
    count = min(waiting, free, most or waiting)
    if not count:
        text = words._("No seat is free; waiting: {n}.").format(n=figures.chips(waiting, words))
        ahead = forecast_words(tournament, words, now)
        return AtEntry(title, f"{text} {ahead}" if ahead else text, None)
    text = words._("seats: {count}, waiting: {n}")
    detail = text.format(count=figures.chips(count, words), n=figures.chips(waiting, words))
    ahead = forecast_words(tournament, words, now)
    return AtEntry(title, f"{detail} · {ahead}" if ahead else detail, NextAlternates(most))


def _check(number: int, without: set[int], tournament: Tournament, people: People, words: Words) -> AtEntry:
    title = words._("Table {table}: players are in the right seats").format(table=number)
    held = tournament.seating.players(number)
    seen = tuple(
        entry
        for seat, entry in sorted(held.items())
        if seat not in without and tournament.entries[entry].state is EntryState.IN
    )
    table = tournament.tables.get(number)
    if table is None or table.closed:
        return AtEntry(title, words._("There is no open table {table}.").format(table=number), None)
    if not seen:
        return AtEntry(title, words._("Nobody sits there."), None)
    count = words.ngettext("{n} player", "{n} players", len(seen)).format(n=len(seen))
    missing = ", ".join(
        f"{number}-{seat} {entry_name(tournament, people, held[seat], words)}"
        for seat in sorted(without)
        if seat in held
    )
    detail = words._("{count}; not: {names}").format(count=count, names=missing) if missing else count
    return AtEntry(title, detail, CheckSeats(number, seen))


def _no_show(entry: EntryId, name: str, tournament: Tournament, words: Words) -> AtEntry:
    title = words._("{name} did not come: give the seat up").format(name=name)
    place = tournament.seating.at(entry)
    if place is None or tournament.entries[entry].state is not EntryState.IN:
        return AtEntry(title, words._("has no seat"), None)
    action = ReleaseSeats((entry,))
    seen = words._("was seen at {seat}").format(seat=place)
    return AtEntry(title, seen if any(release_objections(tournament, action)) else str(place), action)
