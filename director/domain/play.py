"""Decisions at the tables: the first hand, where the button is, each hand, and who is there to play it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

from msgspec.structs import replace

from director.domain.action import Action
from director.domain.hands import KEPT_HANDS, Dealt, LastHand, Post, Waiting
from director.domain.ids import EntryId
from director.domain.line import Line
from director.domain.marks import Mark, Marks, Return, marked
from director.domain.penalty import hand_dealt
from director.domain.plan import MOST_CHIPS
from director.domain.refusal import Impossible
from director.domain.seats import TableSeat
from director.domain.tournament import Table, Tournament

_CARD: Final = re.compile("[2-9TJQKA][cdhs]")


class StartPlay(Action, frozen=True):
    """The first hand is dealt: from now on an entry can only be withdrawn, without refund."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Remember that play has begun."""
        _ = tournament.setup
        if tournament.started:
            raise Impossible("already_started")
        if not tournament.seating.places:
            raise Impossible("nobody_seated")
        return replace(tournament, started=True)


class SetButton(Action, frozen=True):
    """The button is here: as a first button was drawn, or as the hand just dealt shows."""

    table: int
    button: int
    """Seat of the button in the hand just dealt; it may be empty by now, as may the others."""
    small: int | None
    """Seat of the small blind, also when nobody posted it; null when the rule itself left it out."""
    big: int
    """Seat of the big blind."""
    cards: tuple[tuple[int, str], ...] = ()
    """Seat and card of a draw by high card, so that anyone can check it."""
    waits: tuple[int, ...] = ()
    """Seats that were not dealt in because somebody new waits there for the button."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Put button and blinds there; whoever was new there and does not wait was dealt in.

        The hands before are forgotten: a button that was not moved leads back to this place and no further.
        """
        _ = tournament.setup
        table = tournament.open_table(self.table)
        last = LastHand(self.button, self.small, self.big)
        _check_positions(table, last)
        _check_cards(table, self.cards)
        held, marks = tournament.seating.players(self.table), tournament.marks
        for seat in self.waits:
            if seat not in held:
                raise Impossible("nobody_at_seat", seat=TableSeat(self.table, seat))
        for seat, entry in held.items() if marks or self.waits else ():
            mark = tournament.mark(entry)
            if seat in self.waits:
                mark = replace(mark, marker=mark.marker or "NEW", waits="button")
            elif mark.waits is not None or mark.marker == "NEW":
                mark = Mark(None if mark.marker == "NEW" else mark.marker, mark.away)
            marks = marked(marks, entry, mark)
        now = replace(table, hands=max(table.hands, 1), played=(last,))
        return replace(tournament, tables=tournament.tables.set(self.table, now), marks=marks)


class PlayHand(Action, frozen=True):
    """A hand is dealt at a table: button, blinds, who posted what, who waited, the markers after it."""

    table: int
    hand: int
    """The how-manieth hand of this table; a proposal made before another hand was dealt is refused."""
    button: int
    """Seat of the button; dead where nobody sits."""
    small: int | None
    """Seat that posted the small blind; null when nobody did."""
    small_seat: int | None
    """Seat of the small blind even so; null when the rule left it out (DR missed blinds)."""
    big: int
    """Seat that posted the big blind."""
    dealt: tuple[Dealt, ...]
    """Seat and entry of everybody dealt in, in dealing order."""
    posts: tuple[Post, ...] = ()
    """Seat, live and dead chips of every post: the blinds, then who comes back or is new."""
    waits: tuple[Waiting, ...] = ()
    """Seat, entry, why, and the marker after the hand, of everybody not dealt in."""
    blinds: tuple[int, int] = (0, 0)
    """Small and big blind of the level; 0 where nobody said."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """The button has moved; who was dealt in owes nothing, who was not has his marker."""
        table = tournament.open_table(self.table)
        if not tournament.started:
            raise Impossible("not_started")
        if self.hand != table.hands + 1:
            raise Impossible("hand_number", table=self.table, hand=self.hand, next=table.hands + 1)
        last = LastHand(self.button, self.small_seat, self.big)
        _check_positions(table, last)
        self._check_seats(tournament)
        self._check_posts()
        marks = tournament.marks
        for player in self.dealt if marks else ():
            mark = tournament.mark(player.entry)
            marks = marked(marks, player.entry, Mark(away=mark.away))
        for one in self.waits:
            why = None if one.why == "away" else one.why
            mark = replace(tournament.mark(one.entry), marker=one.marker, waits=why)
            marks = marked(marks, one.entry, mark)
        now = replace(table, hands=self.hand, played=_remembered(table, last), blinds=self.blinds)
        after = replace(tournament, tables=tournament.tables.set(self.table, now), marks=marks)
        return self._counted_off(after, table) if tournament.counting else after

    def _counted_off(self, tournament: Tournament, before: Table) -> Tournament:
        """Whoever misses hands here has missed one more."""
        moved = 0 if before.last is None else (self.button - before.last.button) % before.seats
        penalties, counting = hand_dealt(
            tournament.penalties, tournament.counting, tournament.seating, self.table, before.seats, moved
        )
        return replace(tournament, penalties=penalties, counting=counting)

    def _check_seats(self, tournament: Tournament) -> None:
        held, seen = tournament.seating.players(self.table), set[int]()
        named: tuple[Dealt | Waiting, ...] = (*self.dealt, *self.waits)
        for player in named:
            if held.get(player.seat) != player.entry:
                place = TableSeat(self.table, player.seat)
                raise Impossible("not_at_seat", entry=player.entry, seat=place)
            if player.seat in seen:
                raise Impossible("seat_twice", seat=TableSeat(self.table, player.seat))
            seen.add(player.seat)
        dealt = {player.seat for player in self.dealt}
        if len(dealt) < 2:
            raise Impossible("nobody_to_deal", table=self.table)
        for seat in (self.big, self.small):
            if seat is not None and seat not in dealt:
                raise Impossible("blind_not_dealt_in", seat=TableSeat(self.table, seat))
        if self.small not in (None, self.small_seat):
            raise Impossible("small_blind_elsewhere", seat=TableSeat(self.table, self.small or 0))

    def _check_posts(self) -> None:
        dealt, seen = {player.seat for player in self.dealt}, set[int]()
        for post in self.posts:
            place = TableSeat(self.table, post.seat)
            if post.seat not in dealt:
                raise Impossible("post_not_dealt_in", seat=place)
            if post.seat in seen:
                raise Impossible("seat_twice", seat=place)
            seen.add(post.seat)
            _check_chips(post.live, post.dead)
        _check_chips(*self.blinds)


Steps: TypeAlias = Literal["stay", "one", "two"]
"""How many places the button goes on from where it lies: none, one, or two to make good the missed one."""


class SkipButton(Action, frozen=True):
    """The button was not moved for the last hand: for the next it stays, or goes on by one or by two."""

    table: int
    hand: int
    """The table's last hand, which was dealt with the old button."""
    steps: Steps
    button: int
    """Seat of the button in the hand that the next one follows, so that it goes where it shall."""
    small: int | None
    """Seat of the small blind of that hand."""
    big: int
    """Seat of the big blind of that hand."""
    acted: bool = False
    """Substantial action was taken in the hand with the old button."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """The next hand follows from there."""
        table = tournament.open_table(self.table)
        if not table.played:
            raise Impossible("no_hand_yet", table=self.table)
        if self.hand != table.hands:
            raise Impossible("hand_not_last", table=self.table, hand=self.hand, last=table.hands)
        last = LastHand(self.button, self.small, self.big)
        _check_positions(table, last)
        now = replace(table, played=(last, *table.played[1:]))
        return replace(tournament, tables=tournament.tables.set(self.table, now))


class Away(Action, frozen=True):
    """A player is not at his seat: the stack is blinded, or in a ring game he is not dealt in."""

    entry: EntryId

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Mark him absent."""
        tournament.playing(self.entry)
        mark = tournament.mark(self.entry)
        if mark.away:
            raise Impossible("already_away", entry=self.entry)
        return _with_mark(tournament, self.entry, replace(mark, away=True, says=None))


class Back(Action, frozen=True):
    """A player is at his seat again; whoever is new or owes a blind says what he chooses."""

    entry: EntryId
    says: Return | None = None
    """To post what he owes, or to wait for his big blind; null where there is nothing to choose."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Mark him present."""
        tournament.playing(self.entry)
        mark = tournament.mark(self.entry)
        chosen = mark.marker is not None and self.says not in (None, mark.says)
        if not mark.away and not chosen:
            raise Impossible("not_away", entry=self.entry)
        return _with_mark(tournament, self.entry, replace(mark, away=False, says=self.says))


def _with_mark(tournament: Tournament, entry: EntryId, mark: Mark) -> Tournament:
    marks: Marks = marked(tournament.marks, entry, mark)
    return replace(tournament, marks=marks)


def _remembered(table: Table, last: LastHand) -> tuple[LastHand, ...]:
    return (last, *table.played[: KEPT_HANDS - 1])


def _check_positions(table: Table, last: LastHand) -> None:
    for seat in last:
        if seat is not None and not 1 <= seat <= table.seats:
            raise Impossible("no_seat", seat=TableSeat(table.number, seat), seats=table.seats)
    if last.big in (last.button, last.small):
        raise Impossible("big_blind_twice", seat=TableSeat(table.number, last.big))


def _check_cards(table: Table, cards: Iterable[tuple[int, str]]) -> None:
    seats, seen = set[int](), set[str]()
    for seat, card in cards:
        place = TableSeat(table.number, seat)
        if not 1 <= seat <= table.seats:
            raise Impossible("no_seat", seat=place, seats=table.seats)
        if not _CARD.fullmatch(card):
            raise Impossible("bad_card", card=card)
        if seat in seats:
            raise Impossible("seat_twice", seat=place)
        if card in seen:
            raise Impossible("card_twice", card=card)
        seats.add(seat)
        seen.add(card)


def _check_chips(*amounts: int) -> None:
    for amount in amounts:
        if not 0 <= amount <= MOST_CHIPS:
            raise Impossible("chips", value=amount, most=MOST_CHIPS)
