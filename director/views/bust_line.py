"""Going out in the quick line: `12-4 out`, `12-4:25000 12-7:9000 out by 12-2`, `ivanov revive`, `winner`.

In English and in Russian; the word may stand in front as well. Each says what it will do before Enter, and
what would be objected to.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice, product
from typing import Final

import msgspec

from director.domain.busts import Bust, EndPlay, Out
from director.domain.ids import EntryId
from director.domain.line import unwritten
from director.domain.moments import Moment
from director.domain.names import folded
from director.domain.people import People
from director.domain.refusal import Impossible, Objection
from director.domain.seats import TableSeat, read_seat
from director.domain.tournament import EntryState, Tournament
from director.host.i18n import Words
from director.rules.floor.bust_objections import bust_objections
from director.rules.floor.busting import propose_bust
from director.rules.floor.revive import Chair, left_last, revive_chair
from director.views import figures
from director.views.bust_refusals import OBJECTIONS
from director.views.bust_wording import told_out
from director.views.names import entry_name
from director.views.place_words import Placing
from director.views.refusals import IMPOSSIBLE
from director.views.typed_number import MOST_FIGURES
from director.views.typed_words import begins


class GoingOut(msgspec.Struct, frozen=True, tag=True):
    """Knock these out."""

    out: tuple[Out, ...]


class Revival(msgspec.Struct, frozen=True, tag=True):
    """Let this entry, which is out, play on; a reason is asked for."""

    entry: EntryId
    seat: TableSeat


class Ending(msgspec.Struct, frozen=True, tag=True):
    """The one player left has won."""


class BustMeaning(msgspec.Struct, frozen=True):
    """One thing that a line may mean."""

    title: str
    detail: str
    what: GoingOut | Revival | Ending | None
    """None where it cannot be done; the detail says why."""
    doubtful: bool = False
    """The rules object to it: a reason will be asked for."""


_OUT: Final = ("out", "bust", "busted", "вылетел", "вылетела", "вылет", "аут", "выбыл", "выбыла", "выбывает")
_REVIVE: Final = ("revive", "revived", "вернуть", "восстановить")
_BY: Final = ("by", "от", "выбил", "выбила", "выбили")
_WON: Final = ("winner", "победитель")
_SHORTEST: Final = 3
"""So many letters of a word must be typed."""
_STACK: Final = re.compile(r"(.+?)[:=](\d[\d.,' ]*)([kк]?)", re.IGNORECASE)
_AMOUNT: Final = re.compile(r"(\d[\d.,'\s]*)([kк]?)", re.IGNORECASE)
_COMMA: Final = re.compile(r",(?!(?<=\d,)\d{3}(?![\d–-]))")
"""One between people, not between thousands."""
_MOST: Final = 6
"""So many ways to understand names are offered."""

_Who = tuple[str, int | None]
"""What was typed for somebody, and the stack."""
Name = Callable[[EntryId], str]
"""Names whoever holds an entry."""


def read_bust(
    line: str, tournament: Tournament, people: People, words: Words, now: Moment | None = None
) -> Iterator[BustMeaning]:
    """What the line means for somebody who goes out, or was not out after all."""
    if tournament.plan is None:
        return
    typed = _COMMA.sub(" , ", line).split()
    if len(typed) == 1 and _is(typed[0], _WON):
        yield _ending(tournament, people, words)
        return
    before, after = _parted(typed, _OUT)
    if before is not None:
        yield from _out(before, after, tournament, people, words, now)
        return
    before, _ = _parted(typed, _REVIVE)
    if before:
        yield from _revive(" ".join(before), tournament, people, words)


def _is(typed: str, known: tuple[str, ...]) -> bool:
    return folded(typed) in known or begins(typed, known, _SHORTEST)


def _parted(typed: Sequence[str], known: tuple[str, ...]) -> tuple[list[str] | None, list[str]]:
    """Who stands before the word, and what after it; who stands after it where it comes first."""
    for at, word in enumerate(typed):
        if not _is(word, known):
            continue
        if at:
            return list(typed[:at]), list(typed[at + 1 :])
        by = next((n for n, later in enumerate(typed) if n and folded(later) in _BY), len(typed))
        return (list(typed[1:by]), list(typed[by:])) if by > 1 else (None, [])
    return None, []


# ------------------------------------------------------------------ out


def _out(
    before: Sequence[str],
    after: Sequence[str],
    tournament: Tournament,
    people: People,
    words: Words,
    now: Moment | None,
) -> Iterator[BustMeaning]:
    if after and not _is(after[0], _BY):
        return
    title = words._("Knock out")
    wanted, winners = list(_whos(before)), list(_whos(after[1:]))
    found = [_players(who, tournament, people, words) for who, _ in (*wanted, *winners)]
    for (who, _), some in zip((*wanted, *winners), found, strict=True):
        if not some:
            yield BustMeaning(title, words._("Nobody who plays is found for “{who}”.").format(who=who), None)
            return
    for chosen in islice(product(*found), _MOST):
        gone, by = chosen[: len(wanted)], chosen[len(wanted) :]
        won = _won_at(gone, by, tournament)
        places = tournament.seating.places
        out = tuple(
            Out(entry, places[entry], stack, won[places[entry].table])
            for entry, (_, stack) in zip(gone, wanted, strict=True)
        )
        yield out_meaning(out, tournament, people, words, now)


def _won_at(
    gone: Sequence[EntryId], by: Sequence[EntryId], tournament: Tournament
) -> dict[int, tuple[EntryId, ...]]:
    """By table of those who go out: who won the chips there. Each sits at one of them, else all are meant."""
    places = tournament.seating.places
    at = {one: places[one].table for one in by}
    tables = {places[one].table for one in gone}
    if tables.issuperset(at.values()):
        return {table: tuple(one for one in by if at[one] == table) for table in tables}
    return dict.fromkeys(tables, tuple(by))


def _whos(typed: Sequence[str]) -> Iterator[_Who]:
    """Seats one by one, names as they stand together, each with the stack after a colon."""
    name: list[str] = []
    for word in (*typed, ","):
        found = _STACK.fullmatch(word) if read_seat(word) is None else None
        bare, stack = (found[1], _amount(found[2], found[3])) if found is not None else (word, None)
        if word == "," or read_seat(bare) is not None:
            if name:
                yield " ".join(name), None
            name = []
            if word != ",":
                yield bare, stack
        elif found is not None:
            yield " ".join((*name, bare)), stack
            name = []
        else:
            name.append(bare)


def read_stack(text: str) -> int | None:
    """A stack as somebody typed it, 25,000 or 25k; None for what is none.

    >>> [read_stack(text) for text in ("25,000", "25 000", "25k", "2к", "", "many", "0")]
    [25000, 25000, 25000, 2000, None, None, None]
    """
    found = _AMOUNT.fullmatch(text.strip())
    return (_amount(found[1], found[2]) or None) if found is not None else None


def _amount(figures_typed: str, thousands: str) -> int:
    # More figures than any amount has are cut: what is left is refused as too much.
    digits = re.sub(r"\D", "", figures_typed).lstrip("0")[: MOST_FIGURES + 1]
    return int(digits or "0") * (1000 if thousands else 1)


def _players(who: str, tournament: Tournament, people: People, words: Words) -> list[EntryId]:
    """Who plays and sits somewhere and may be meant."""
    seat = read_seat(who)
    places = tournament.seating.places
    if seat is not None:
        holder = tournament.seating.holder(seat)
        return [holder] if holder is not None and not tournament.entries[holder].dead else []
    found = (tournament.playing_persons.get(one.id) for one in people.search(who, 4 * _MOST, words.language))
    return [entry for entry in found if entry is not None and entry in places][:_MOST]


def out_meaning(
    out: tuple[Out, ...], tournament: Tournament, people: People, words: Words, now: Moment | None
) -> BustMeaning:
    """What would be, tried out on the state as it is."""

    def name(entry: EntryId) -> str:
        return entry_name(tournament, people, entry, words)

    action = Bust(out) if now is None else propose_bust(tournament, out, now)
    try:
        after = action.apply(tournament, unwritten(action))
    except Impossible as impossible:
        title = told_out(out, name, lambda _one: None, words)
        return BustMeaning(title, why_not(impossible, name, words), None)
    placing = Placing(after)
    title = told_out(out, name, lambda one: placing.of(one.entry), words)
    against = [objection_words(one, name, words) for one in bust_objections(tournament, action)]
    detail = " · ".join((*against, _left(after, name, words)))
    return BustMeaning(title, detail, GoingOut(out), bool(against))


def _left(after: Tournament, name: Name, words: Words) -> str:
    if after.winner is not None:
        return words._("{name} has won, the clock stops").format(name=name(after.winner))
    count = len(after.playing_persons)
    text = words.ngettext("{n} player left", "{n} players left", count)
    return text.format(n=figures.chips(count, words))


def objection_words(found: Objection, name: Name, words: Words) -> str:
    """What the rules have against it, without the article."""
    return _told(OBJECTIONS[found.code], found.facts, name, words)


_AMOUNTS: Final = frozenset({"value", "most", "players", "tables"})


def _told(text: str, facts: Mapping[str, object], name: Name, words: Words) -> str:
    fields = {
        key: figures.chips(value, words) if key in _AMOUNTS and isinstance(value, int) else str(value)
        for key, value in facts.items()
        if isinstance(value, int | str | TableSeat)
    }
    for key, field in (("entry", "name"), ("other", "other")):
        if isinstance(facts.get(key), int):
            fields[field] = name(EntryId(int(str(facts[key]))))
    return words._(text).format(**fields)


# ------------------------------------------------------------------ back again, and the end


def _revive(who: str, tournament: Tournament, people: People, words: Words) -> Iterator[BustMeaning]:
    found = _gone(who, tournament, people, words)
    if not found:
        text = words._("Nobody who is out is found for “{who}”.")
        yield BustMeaning(words._("Revive"), text.format(who=who), None)
    for entry in found:
        name = entry_name(tournament, people, entry, words)
        title = words._("Revive {name}").format(name=name)
        try:
            chair = revive_chair(tournament, entry)
        except Impossible as impossible:
            yield BustMeaning(title, why_not(impossible, str, words), None)
            continue
        yield BustMeaning(title, chair_words(chair, words), Revival(entry, chair.seat))


def chair_words(chair: Chair, words: Words) -> str:
    """Where a revived player sits, and why there."""
    text = {
        "old": words._("back to {seat}"),
        "nearest": words._("the old seat cannot be given: {seat}, the nearest at the table"),
        "late": words._("no seat at the old table can be given: {seat}"),
    }[chair.how]
    return text.format(seat=chair.seat)


def _gone(who: str, tournament: Tournament, people: People, words: Words) -> list[EntryId]:
    """Who is out and may be meant: by name, or who went out last from a chair."""
    seat = read_seat(who)
    if seat is not None:
        last = left_last(tournament, seat)
        return [] if last is None else [last]
    found = (tournament.latest.get(one.id) for one in people.search(who, 4 * _MOST, words.language))
    out = (one for one in found if one is not None)
    return [entry for entry in out if tournament.entries[entry].state is EntryState.OUT][:_MOST]


def _ending(tournament: Tournament, people: People, words: Words) -> BustMeaning:
    title = words._("End the event")

    def name(entry: EntryId) -> str:
        return entry_name(tournament, people, entry, words)

    try:
        tried = EndPlay(Moment(0))
        after = tried.apply(tournament, unwritten(tried))
    except Impossible as impossible:
        return BustMeaning(title, why_not(impossible, name, words), None)
    return BustMeaning(title, _left(after, name, words), Ending())


def why_not(impossible: Impossible, name: Name, words: Words) -> str:
    """Why it cannot be at all."""
    return _told(IMPOSSIBLE[impossible.code], impossible.facts, name, words)
