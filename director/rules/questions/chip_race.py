"""`chip-race`: what is raced for at a table, the cards each seat gets, and who wins a chip."""

from __future__ import annotations

from typing import Final, NamedTuple

from director.domain.seats import MOST_SEATS
from director.rules.cards.card import Card
from director.rules.questions.reading import (
    COMMON,
    BadQuestion,
    Fields,
    below,
    items,
    places,
    rules_of,
)
from director.rules.questions.table_reading import Deck, by_seat, chips_of, seat_names, yes_or_no
from director.rules.table.chip_exchange import Denominations, Stack
from director.rules.table.chip_race import Race, Raced, prepare, reasons, settle
from director.rules.table.race_cards import MOST_DECKS, decks_for
from director.rules.verdict import Verdict

_NAMES: Final = (*COMMON, "small", "next", "smallest_left", "seats", "cards")


class RaceRead(NamedTuple):
    """A race as a question tells it."""

    race: Race
    cards: dict[int, tuple[Card, ...]] | None
    """None as long as they are not dealt."""

    @property
    def settled(self) -> bool:
        """Whether it is known who gets what: the cards are there, or none are needed."""
        return self.cards is not None or not self.race.cards_each


def chip_race(question: object) -> Verdict[dict[str, object]]:
    """Full groups exchanged, what is raced for, and with the cards who gets it. Raises BadQuestion.

    >>> seats = [{"seat": 1, "count": 17, "others": True}]
    >>> asked = {"small": 25, "next": 100, "smallest_left": 100, "seats": seats, "rules": "tda-2024"}
    >>> chip_race(asked).answer
    {'value': 25, 'chips': 1, 'exchanged': {'1': 4}, 'cards_each': {'1': 1}}
    """
    read = read_race(question)
    answer: dict[str, object] = {
        "value": read.race.value,
        "chips": read.race.chips,
        "exchanged": seat_names(read.race.exchanged),
        "cards_each": seat_names(read.race.cards_each),
    }
    if not read.settled:
        return Verdict(answer, *reasons(read.race))
    verdict = raced(read)
    answer["winners"] = list(verdict.answer.winners)
    answer["protected"] = list(verdict.answer.protected)
    answer["delta"] = verdict.answer.delta
    return Verdict(answer, verdict.because, verdict.house)


def raced(read: RaceRead) -> Verdict[Raced]:
    """How a settled race comes out."""
    return settle(read.race, read.cards or {})


def read_race(question: object) -> RaceRead:
    """The race a question asks about. Raises BadQuestion."""
    fields = Fields(question, "", _NAMES)
    race = prepare(_terms(fields), _stacks(fields), rules_of(fields))
    return RaceRead(race, None if fields.get("cards") is None else _cards(fields, race.odd_chips))


def _terms(fields: Fields) -> Denominations:
    terms = Denominations(*(chips_of(fields, name, low=1) for name in ("small", "next", "smallest_left")))
    if terms.larger <= terms.small:
        raise BadQuestion(fields.at("next"), "next_not_larger", small=terms.small)
    if terms.smallest_left == terms.small:
        raise BadQuestion(fields.at("smallest_left"), "chip_leaves", small=terms.small)
    if terms.smallest_left > terms.larger:
        raise BadQuestion(fields.at("smallest_left"), "not_smallest", next=terms.larger)
    return terms


def _stacks(fields: Fields) -> list[Stack]:
    listed = items(fields.need("seats"), fields.at("seats"), MOST_SEATS)
    if not listed:
        raise BadQuestion(fields.at("seats"), "empty")
    found: dict[int, Stack] = {}
    for path, raw in places(listed, fields.at("seats")):
        one = Fields(raw, path, ("seat", "count", "others"))
        seat = one.whole("seat", 1, MOST_SEATS)
        if seat in found:
            raise BadQuestion(one.at("seat"), "duplicate", value=seat)
        one.need("others")
        found[seat] = Stack(seat, chips_of(one, "count"), yes_or_no(one, "others"))
    return list(found.values())


# ------------------------------------------------------------------ cards


def _cards(fields: Fields, odd_chips: dict[int, int]) -> dict[int, tuple[Card, ...]]:
    """One card for each odd chip, for every seat that has some."""
    path, total = fields.at("cards"), sum(odd_chips.values())
    decks = decks_for(total)
    if decks > MOST_DECKS:
        raise BadQuestion(path, "too_many_odd_chips", chips=total, decks=MOST_DECKS)
    deck = Deck(decks)

    def dealt(raw: object, where: str) -> tuple[Card, ...]:
        seat = int(where.removeprefix(f"{path}."))
        odd = odd_chips.get(seat, 0)
        cards = deck.cards(raw, where, max(1, odd))
        if len(cards) != odd:
            raise BadQuestion(where, "not_a_card_a_chip", seat=seat, odd=odd, cards=len(cards))
        return cards

    found = by_seat(fields.get("cards"), path, dealt)
    for seat in odd_chips:
        if seat not in found:
            raise BadQuestion(below(path, str(seat)), "missing", name=str(seat))
    return found
