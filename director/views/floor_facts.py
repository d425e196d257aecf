"""What the floor asks about one chair, one table or the whole room, and who is meant by a few letters."""

from __future__ import annotations

from typing import Literal

import msgspec

from director.domain.chip_count import ChipCount
from director.domain.hands import LastHand
from director.domain.ids import EntryId, PersonId
from director.domain.marks import NO_MARK
from director.domain.moments import Moment
from director.domain.people import People
from director.domain.seats import TableSeat, read_seat
from director.domain.tournament import EntryState, Need, Tournament
from director.host.i18n import Words
from director.rules.floor.revive import left_last
from director.views import figures, names
from director.views.candidates import Candidate, candidates
from director.views.entry_card import out_at
from director.views.entry_state import state_text
from director.views.penalties import penalty_text
from director.views.place_words import Placing
from director.views.registration import entry_number
from director.views.table_marks import mark_words, position_words, signs
from director.views.typed_number import typed_number

SeatState = Literal["held", "dead", "free", "locked", "kept"]


class Fact(msgspec.Struct, frozen=True):
    """A line of two columns."""

    label: str
    value: str


class SeatFacts(msgspec.Struct, frozen=True):
    """One chair and whoever sits on it."""

    place: TableSeat
    state: SeatState
    title: str
    """The name, or what the chair is."""
    entry: EntryId | None = None
    person: PersonId | None = None
    facts: tuple[Fact, ...] = ()
    locked: bool = False
    kept_for: EntryId | None = None
    """Whose chair this is by a need that names table and seat."""
    need: bool = False
    """Whoever sits here has a need."""
    signs: tuple[str, ...] = ()
    """Button, blinds and marks in letters."""


class TableFacts(msgspec.Struct, frozen=True):
    """One table."""

    number: int
    facts: tuple[Fact, ...]
    closed: bool
    players: int


class RoomFacts(msgspec.Struct, frozen=True):
    """The whole room."""

    facts: tuple[Fact, ...]
    tables: int
    unseated: int
    short: int
    """Tables two or more players below the fullest."""


def seat_facts(
    tournament: Tournament, people: People, words: Words, place: TableSeat, now: Moment | None = None
) -> SeatFacts | None:
    """What there is to say of a chair; None when there is no such chair. `now` for penalties by the clock."""
    table = tournament.tables.get(place.table)
    if table is None or not 1 <= place.seat <= table.seats:
        return None
    holder, kept = tournament.seating.holder(place), tournament.kept_for(place)
    locked = place.seat in table.locked
    if holder is None:
        state: SeatState = "locked" if locked else "kept" if kept is not None else "free"
        title = {
            "locked": words._("Locked seat"),
            "kept": words._("Kept seat"),
            "free": words._("Free seat"),
        }[state]
        facts: tuple[Fact, ...] = ()
        if kept is not None:
            keeper = names.entry_name(tournament, people, kept, words)
            facts = (Fact(words._("Kept for"), keeper),)
        facts = (*facts, *_left_by(tournament, people, words, place))
        lies = tuple(signs(table.last, place.seat, NO_MARK, words))
        return SeatFacts(place, state, title, facts=facts, locked=locked, kept_for=kept, signs=lies)
    entry, penalty = tournament.entries[holder], penalty_text(tournament, holder, words, now)
    return SeatFacts(
        place,
        "dead" if entry.state is not EntryState.IN else "held",
        names.told_apart(people, entry.person, words),
        holder,
        entry.person,
        tuple(_player_facts(tournament, people, words, holder, penalty)),
        locked,
        kept,
        holder in tournament.needs,
        (
            *signs(table.last, place.seat, tournament.mark(holder), words),
            *([words._("penalty")] * bool(penalty)),
        ),
    )


def _left_by(tournament: Tournament, people: People, words: Words, place: TableSeat) -> list[Fact]:
    """Who went out last from a free chair, in which place and when."""
    entry = left_last(tournament, place) if tournament.started else None
    if entry is None:
        return []
    gone, finish = tournament.entries[entry], Placing(tournament).of(entry)
    return [
        Fact(words._("Left by"), names.entry_name(tournament, people, entry, words)),
        Fact(words._("State"), state_text(gone, "out", finish, words)),
        Fact(words._("Out"), out_at(tournament, gone, words)),
    ]


def _player_facts(
    tournament: Tournament, people: People, words: Words, who: EntryId, penalty: str
) -> list[Fact]:
    entry, plan = tournament.entries[who], tournament.setup
    person = people.find(entry.person)
    pairs = [
        (words._("Penalty"), penalty),
        (words._("No."), str(entry_number(tournament, who))),
        (words._("At the table"), _at_table(tournament, words, who)),
        (words._("Moved"), figures.chips(entry.moved, words) if entry.moved else ""),
        (words._("Stack"), figures.chips(entry.stack, words)),
        (words._("Corrected by"), figures.signed(entry.adjusted, words) if entry.adjusted else ""),
        (words._("By chip races"), figures.signed(entry.raced, words) if entry.raced else ""),
        (words._("Registered"), figures.clock_time(entry.at, plan, words)),
        (words._("Country"), person.country),
        (words._("Club"), person.club),
        (words._("Born"), figures.birth_date(person.born, words)),
        (words._("Number"), person.number),
        (words._("Needs"), need_text(tournament.needs.get(who), words)),
        (words._("Apart from"), _apart(tournament, people, words, who)),
    ]
    if entry.state is not EntryState.IN:
        pairs.insert(0, (words._("State"), words._("withdrawn, dead stack")))
    return [Fact(label, value) for label, value in pairs if value]


def _at_table(tournament: Tournament, words: Words, who: EntryId) -> str:
    """Button, blinds, marker, absence."""
    place = tournament.seating.at(who)
    last = tournament.tables[place.table].last if place is not None else None
    lies = position_words(last, place.seat, words) if place is not None else []
    return ", ".join((*lies, *mark_words(tournament.mark(who), words)))


def need_text(need: Need | None, words: Words) -> str:
    """Which chair somebody must have; empty for any."""
    if need is None:
        return ""
    if need.chair is not None:
        return words._("seat {seat} only").format(seat=need.chair)
    if need.table is not None:
        return words._("table {table} only").format(table=need.table)
    return words._("seat {number} at any table").format(number=need.seat)


def _apart(tournament: Tournament, people: People, words: Words, who: EntryId) -> str:
    return ", ".join(
        names.entry_name(tournament, people, other, words) for other in tournament.apart_from(who)
    )


def table_facts(tournament: Tournament, words: Words, number: int) -> TableFacts | None:
    """What there is to say of a table; None when there is none of this number."""
    table = tournament.tables.get(number)
    if table is None:
        return None
    players = tournament.seating.count(number)
    facts = [
        Fact(words._("Players"), words._("{players} of {seats}").format(players=players, seats=table.seats)),
        Fact(words._("Opened"), words._("as number {order}").format(order=table.order)),
    ]
    if table.last is not None:
        facts += _hand_facts(table.hands, table.last, words)
    if table.gone:
        gone = "; ".join(figures.chips(chip, words) for chip in table.gone)
        facts.append(Fact(words._("Coloured up"), gone))
    if table.locked:
        locked = ", ".join(map(str, sorted(table.locked)))
        facts.append(Fact(words._("Locked seats"), locked))
    if table.closed:
        facts.append(Fact(words._("State"), words._("closed")))
    else:
        facts.insert(1, Fact(words._("Free seats"), str(len(tournament.empty_seats(number)))))
    return TableFacts(number, tuple(facts), table.closed, players)


def _hand_facts(hand: int, last: LastHand, words: Words) -> list[Fact]:
    """The hand just dealt. A small blind that nobody posts may lie on an empty seat, as the button may."""
    return [
        Fact(words._("Hand"), str(hand)),
        Fact(words._("Button"), str(last.button)),
        Fact(words._("Small blind"), str(last.small) if last.small is not None else words._("none")),
        Fact(words._("Big blind"), str(last.big)),
    ]


def room_facts(tournament: Tournament, words: Words) -> RoomFacts:
    """The room in a few figures."""
    tables = tournament.open_tables()
    counts = tournament.sizes()
    fullest = max(counts, default=0)
    places = sum([table.seats for table in tables]) - sum([len(t.locked) for t in tables if t.locked])
    unseated = len(tournament.unseated())
    short = sum(0 < count <= fullest - 2 for count in counts)
    shown = [
        (words.pgettext("figure", "Open tables"), len(tables)),
        (words._("Seats"), places),
        (words._("Seated"), sum(counts)),
        *([(words._("Players left"), len(tournament.playing_persons))] if tournament.started else []),
        (words._("Without a seat"), unseated),
        (words._("Short tables"), short),
    ]
    facts = [Fact(label, figures.chips(value, words)) for label, value in shown]
    return RoomFacts((*facts, *_chip_facts(tournament.chips, words)), len(tables), unseated, short)


def _chip_facts(count: ChipCount, words: Words) -> list[Fact]:
    """What was issued, what changed it, and what a count of all stacks must give."""
    if count == _NO_CHIPS:
        return []
    changes = [
        (words._("Taken back"), -count.left),
        (words._("Corrections"), count.adjusted),
        (words._("Chip races"), count.raced),
    ]
    changed = [Fact(label, figures.signed(value, words)) for label, value in changes if value]
    issued = Fact(words._("Chips issued"), figures.chips(count.issued, words))
    expected = Fact(words._("Chips in play"), figures.chips(count.in_play, words))
    return [issued, *changed, expected]


_NO_CHIPS = ChipCount()


def find_players(
    tournament: Tournament,
    people: People,
    words: Words,
    text: str,
    limit: int = 12,
    *,
    outside: bool = False,
) -> list[Candidate]:
    """Who of this event fits a few letters, best first; with `outside`, after them who is not in it."""
    found = candidates(people, tournament, text, words, limit=max(limit, _LOOKED_AT))
    inside = [one for one in found if one.entry is not None]
    others = [one for one in found if one.entry is None] if outside else []
    return [*inside, *others][:limit]


_LOOKED_AT = 400
"""So many people of the address book are looked at, for some are not in this event."""


def find_places(tournament: Tournament, people: People, words: Words, text: str) -> list[TableSeat]:
    """The places a search means: a seat by its code, a table by its number (seat 0), or players by name."""
    place = read_seat(text)
    if place is not None:
        table = tournament.tables.get(place.table)
        return [place] if table is not None and 1 <= place.seat <= table.seats else []
    number = typed_number(text.strip())
    if number is not None and number in tournament.tables:
        return [TableSeat(number, 0)]
    players = find_players(tournament, people, words, text, limit=200)
    return [player.seat for player in players if player.seat is not None]
