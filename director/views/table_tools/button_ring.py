"""A table of the event between two hands as a ring: button, blinds, posts, markers, who is away or waits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from director.domain.hands import LastHand
from director.domain.marks import Mark
from director.domain.play import PlayHand
from director.host.i18n import Words
from director.rules.cards.card import Card
from director.views import figures
from director.views.combinations import with_signs
from director.views.floor import FloorSeat, FloorTable
from director.views.next_hand import post_words
from director.views.table_marks import signs
from director.views.table_tools.ring import CardFace, Ring, RingSeat

__all__ = ["between_hands", "dealt_ring", "drawn_ring"]


def between_hands(table: FloorTable, last: LastHand | None, words: Words, chosen: int = 0) -> Ring:
    """The table as it is, with button and blinds there; one seat may be chosen."""
    seats = tuple(_seat(one, last, one.mark, words, chosen) for one in table.seats)
    return Ring("", words._("Table {table}").format(table=table.number), seats, (), (), "")


def dealt_ring(table: FloorTable, hand: PlayHand, words: Words, chosen: int = 0) -> Ring:
    """The table as the next hand finds it: everybody's posts before the seat."""
    last = LastHand(hand.button, hand.small_seat, hand.big)
    waits = {one.seat: one for one in hand.waits}
    posts = {one.seat: (one.live, one.dead) for one in hand.posts}
    seats = []
    for one in table.seats:
        mark = one.mark
        if one.seat in waits:
            waiting = waits[one.seat]
            why = None if waiting.why == "away" else waiting.why
            mark = Mark(waiting.marker, waiting.why == "away", waits=why)
        elif one.entry is not None:
            mark = Mark(mark.marker, mark.away)
        shown = _seat(one, last, mark, words, chosen)
        live, dead = posts.get(one.seat, (0, 0))
        seats.append(
            shown._replace(
                stack=post_words(0, dead, words),
                bet=figures.chips(live, words) if live else "",
                dealt=one.seat not in waits,
            )
        )
    text = words._("Hand {hand}").format(hand=hand.hand)
    return Ring("", text, tuple(seats), (), tuple(_blinds(hand, words)), "")


def drawn_ring(
    table: FloorTable, cards: Mapping[int, Card], last: LastHand | None, words: Words, chosen: int = 0
) -> Ring:
    """The table with the cards of a draw for the first button."""
    ring = between_hands(table, last, words, chosen)
    faces = {seat: CardFace(with_signs((card,)), str(card)[-1]) for seat, card in cards.items()}
    seats = (one._replace(cards=(faces[one.seat],)) if one.seat in faces else one for one in ring.seats)
    return ring._replace(seats=tuple(seats))


def _blinds(hand: PlayHand, words: Words) -> Iterator[str]:
    if hand.blinds[1]:
        yield "/".join(figures.chips(amount, words) for amount in hand.blinds)


def _seat(one: FloorSeat, last: LastHand | None, mark: Mark, words: Words, chosen: int) -> RingSeat:
    marks = tuple(signs(last, one.seat, mark, words))
    empty = one.entry is None
    return RingSeat(
        one.seat, one.short_name, "", "", marks, away=mark.away, empty=empty, chosen=one.seat == chosen
    )
