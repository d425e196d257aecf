"""Tables in the quick line: `12 next`, `12 button 5`, `12-4 away`, `12-4 back`, in English and in Russian."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import msgspec

from director.domain.action import Action
from director.domain.ids import EntryId
from director.domain.marks import Return
from director.domain.moments import Moment
from director.domain.people import People
from director.domain.play import Away, Back, PlayHand, SetButton
from director.domain.refusal import Impossible
from director.domain.seats import TableSeat, read_seat
from director.domain.tournament import Tournament
from director.host.i18n import Words
from director.views.names import entry_name
from director.views.refusals import IMPOSSIBLE
from director.views.typed_words import begins


class AtTable(msgspec.Struct, frozen=True):
    """One thing that a line may mean."""

    title: str
    detail: str
    action: Action | None
    """None where it cannot be done; the detail says why."""


_NEXT: Final = ("next", "hand", "дальше", "раздача")
_BUTTON: Final = ("button", "btn", "баттон")
_AWAY: Final = ("away", "отсутствует", "отошел", "вышел")
_BACK: Final = ("back", "вернулся", "пришел")
_POST: Final = ("post", "posts", "ставит")
_WAIT: Final = ("wait", "waits", "ждет")
_TABLE: Final = re.compile(r"(\d{1,5}) (\w+)(?: (\d{1,2}))?")
_SEAT: Final = re.compile(r"(\S+) (\w+)(?: (\w+))?")
_SHORTEST: Final = 2
"""So many letters of a word must be typed."""


def read_table(
    line: str, tournament: Tournament, people: People, words: Words, now: Moment | None = None
) -> Iterator[AtTable]:
    """What the line means for a table or for somebody who sits there. `now` tells which level is played."""
    if tournament.plan is None:
        return
    at_table, at_seat = _TABLE.fullmatch(line), _SEAT.fullmatch(line)
    if at_table is not None:
        number, word, seat = int(at_table[1]), at_table[2], at_table[3]
        if seat is None and begins(word, _NEXT, _SHORTEST):
            yield _next(number, tournament, people, words, now)
        elif seat is not None and begins(word, _BUTTON, _SHORTEST):
            yield _button(number, int(seat), tournament, words)
        return
    place = read_seat(at_seat[1]) if at_seat is not None else None
    if at_seat is not None and place is not None:
        yield from _player(place, at_seat[2], at_seat[3] or "", tournament, people, words, now)


# ------------------------------------------------------------------ the table


def _next(number: int, tournament: Tournament, people: People, words: Words, now: Moment | None) -> AtTable:
    from director.views.next_hand import hand_rows, hand_sentence, unusual

    title = words._("Table {table}: deal the next hand").format(table=number)
    try:
        hand = _proposed(number, tournament, now)
    except Impossible as impossible:
        return _not(title, impossible, words)
    told = unusual(hand_rows(tournament, people, words, hand), hand, words)
    return AtTable(title, "; ".join((hand_sentence(hand, words), *told)), hand)


def _proposed(number: int, tournament: Tournament, now: Moment | None) -> PlayHand:
    # The rules of hands are loaded when a line first asks for one.
    from director.rules.table.proposals import propose_hand
    from director.views.table_stakes import blinds_now

    tournament.open_table(number)
    if not tournament.started:
        raise Impossible("not_started")
    return propose_hand(tournament, number, blinds_now(tournament, number, now)).answer


def _button(number: int, seat: int, tournament: Tournament, words: Words) -> AtTable:
    title = words._("Table {table}: button to seat {seat}").format(table=number, seat=seat)
    try:
        action = _placed(number, seat, tournament)
    except Impossible as impossible:
        return _not(title, impossible, words)
    text = words._("small blind {small}, big blind {big}")
    return AtTable(title, text.format(small=action.small, big=action.big), action)


def _placed(number: int, seat: int, tournament: Tournament) -> SetButton:
    from director.rules.table.sitting import has_button
    from director.views.next_hand import positions_from

    table = tournament.open_table(number)
    if not has_button(tournament):
        raise Impossible("game_without_button", table=number)
    if not 1 <= seat <= table.seats:
        raise Impossible("no_seat", seat=TableSeat(number, seat), seats=table.seats)
    positions = positions_from(seat, tournament.seating.players(number))
    if positions is None:
        raise Impossible("nobody_to_deal", table=number)
    return SetButton(number, positions.button, positions.small, positions.big)


# ------------------------------------------------------------------ the player


def _player(
    place: TableSeat,
    word: str,
    says: str,
    tournament: Tournament,
    people: People,
    words: Words,
    now: Moment | None,
) -> Iterator[AtTable]:
    away, back = begins(word, _AWAY, _SHORTEST), begins(word, _BACK, _SHORTEST)
    if not (away or back):
        return
    holder = tournament.seating.holder(place)
    if holder is None or tournament.entries[holder].dead:
        title = words._("Seat {seat}").format(seat=place)
        yield AtTable(title, words._("Nobody who plays sits there."), None)
        return
    name = entry_name(tournament, people, holder, words)
    if away:
        title = words._("{name} is away").format(name=name)
        known = tournament.mark(holder).away
        yield AtTable(title, words._("marked so already") if known else str(place), _away(holder, known))
    else:
        due = _due(holder, place, tournament, words, now)
        yield from _back(holder, place, says, name, tournament, words, due)


def _away(entry: EntryId, known: bool) -> Away | None:
    return None if known else Away(entry)


def _due(entry: EntryId, place: TableSeat, tournament: Tournament, words: Words, now: Moment | None) -> str:
    """What he posts to come in now; empty where he has nothing to choose."""
    from director.views.come_in import has_choice, posting
    from director.views.table_stakes import blinds_now

    marker = tournament.mark(entry).marker
    if marker is None or not has_choice(tournament, entry):
        return ""
    return posting(tournament, marker, blinds_now(tournament, place.table, now), words)


def _back(
    entry: EntryId,
    place: TableSeat,
    says: str,
    name: str,
    tournament: Tournament,
    words: Words,
    due: str,
) -> Iterator[AtTable]:
    if not due:
        away = tournament.mark(entry).away
        detail = str(place) if away else words._("not marked as away")
        yield AtTable(words._("{name} is back").format(name=name), detail, Back(entry) if away else None)
        return
    ways: tuple[tuple[Return, tuple[str, ...], str], ...] = (
        ("post", _POST, words._("{name} is back: {what}").format(name=name, what=due)),
        ("wait", _WAIT, words._("{name} is back and waits for the big blind").format(name=name)),
    )
    for way, known, title in ways:
        if not says or begins(says, known, _SHORTEST):
            yield AtTable(title, str(place), Back(entry, way))


def _not(title: str, impossible: Impossible, words: Words) -> AtTable:
    return AtTable(title, words._(IMPOSSIBLE[impossible.code]).format(**impossible.facts), None)
