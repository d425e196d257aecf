"""Reads what questions about one table and one hand have in common: seats, cards, games, chips.

A seat is a number from 1 to 23, and a decimal string where it is the name of a member. All cards of one
question come out of one deck: a `Deck` notes those that were read, and refuses the second of a kind.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar

from director.domain.plan import DISCIPLINES, STRUCTURES, Discipline, Structure
from director.domain.seats import MOST_SEATS
from director.rules.cards.card import BadCards, Card, read_from_decks
from director.rules.questions.reading import (
    BadQuestion,
    Fields,
    below,
    items,
    members,
    pair,
    places,
    text,
    truth,
    whole,
    word,
)

MOST_CHIPS: Final = 10**12
"""The largest number of chips in one place; sums of it stay whole numbers all the same."""

T = TypeVar("T")


class Deck:
    """The deck all cards of a question come from, or several decks shuffled together."""

    def __init__(self, decks: int = 1) -> None:
        self._decks = decks
        self._read: Counter[Card] = Counter()

    def cards(self, value: object, path: str, most: int) -> tuple[Card, ...]:
        """So many cards at most, none of them more often than the decks have it."""
        letters = text(value, path)
        # A card has three characters at most, and a sign may carry a fourth; what is longer is not looked at.
        if len(letters) > 6 * most + 6:
            raise BadQuestion(path, "too_many_cards", most=most)
        try:
            found = read_from_decks(letters)
        except BadCards as bad:
            raise BadQuestion(path, bad.code, card=bad.card) from None
        if len(found) > most:
            raise BadQuestion(path, "too_many_cards", most=most)
        for card in found:
            if self._read[card] == self._decks:
                raise self._too_often(card, path)
            self._read[card] += 1
        return found

    def _too_often(self, card: Card, path: str) -> BadQuestion:
        if self._decks == 1:
            return BadQuestion(path, "duplicate_card", card=str(card))
        return BadQuestion(path, "card_too_often", card=str(card), decks=self._decks)


def seat_number(value: object, path: str, seats: int = MOST_SEATS) -> int:
    """The number of a seat."""
    return whole(value, path, 1, seats)


def seat_key(name: str, path: str, seats: int = MOST_SEATS) -> int:
    """The number of a seat that is the name of a member: decimal digits, no leading nought."""
    if not (name.isascii() and name.isdigit() and len(name) <= 2 and not name.startswith("0")):
        raise BadQuestion(path, "bad_seat", low=1, high=seats)
    if int(name) > seats:
        raise BadQuestion(path, "bad_seat", low=1, high=seats)
    return int(name)


def by_seat(
    value: object, path: str, read: Callable[[object, str], T], seats: int = MOST_SEATS
) -> dict[int, T]:
    """A map from seats, in the order given."""
    return {
        seat_key(name, below(path, name), seats): read(one, below(path, name))
        for name, one in members(value, path).items()
    }


def seat_names(of_seats: Mapping[int, T]) -> dict[str, T]:
    """A map from seats as plain data, which `by_seat` reads: there the seat is the name of a member."""
    return {str(seat): one for seat, one in of_seats.items()}


def seat_list(value: object, path: str, seats: int = MOST_SEATS) -> list[int]:
    """Seats in the order given, each once."""
    found: list[int] = []
    for where, raw in places(items(value, path, seats), path):
        seat = seat_number(raw, where, seats)
        if seat in found:
            raise BadQuestion(where, "duplicate", value=seat)
        found.append(seat)
    return found


def game_of(fields: Fields) -> Discipline:
    """The game, which may not be left out."""
    return word(fields.need("game"), fields.at("game"), DISCIPLINES)


def structure_of(fields: Fields) -> Structure:
    """The betting structure, which may not be left out."""
    return word(fields.need("structure"), fields.at("structure"), STRUCTURES)


def chips(value: object, path: str, low: int = 0) -> int:
    """A number of chips."""
    return whole(value, path, low, MOST_CHIPS)


def chips_of(fields: Fields, name: str, default: int | None = None, low: int = 0) -> int:
    """A field that holds a number of chips; `default` when it is left out and may be."""
    if default is not None and fields.get(name) is None:
        return default
    return chips(fields.need(name), fields.at(name), low)


def two_chips_of(fields: Fields, name: str, low: int = 0) -> tuple[int, int]:
    """A field that holds two numbers of chips, and may not be left out."""
    path = fields.at(name)
    one, other = pair(fields.need(name), path)
    return chips(one, f"{path}[0]", low), chips(other, f"{path}[1]", low)


def limits_of(fields: Fields) -> tuple[int, int]:
    """The smaller and the larger bet of a limit game; (0, 0) when they are left out."""
    if fields.get("limits") is None:
        return (0, 0)
    small, big = two_chips_of(fields, "limits", 1)
    if small > big:
        raise BadQuestion(fields.at("limits"), "limits_fall", small=small, big=big)
    return small, big


def check_blind(fields: Fields, structure: Structure, blind: int, limits: tuple[int, int]) -> None:
    """Refuse a big blind above the smaller bet of a limit game: it is a bet of that size, or less."""
    if structure == "FL" and blind > limits[0] > 0:
        raise BadQuestion(fields.at("big_blind"), "blind_above_bet", blind=blind, bet=limits[0])


def action_parts(raw: object, path: str, words: Sequence[str]) -> list[object]:
    """A seat or null, one of these words, and what stands after it; the word alone is no action."""
    parts = items(raw, path, 3)
    if len(parts) < 2 or parts[0] in words:
        raise BadQuestion(path, "not_an_action")
    return parts


def yes_or_no(fields: Fields, name: str) -> bool:
    """True or false; false when it is left out."""
    value = fields.get(name)
    return value is not None and truth(value, fields.at(name))
