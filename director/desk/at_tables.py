"""What is done at a table made ready for the journal: the rule proposes, the desk brings chance and cards."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from director.domain.chips import ColourUp, TableRace
from director.domain.journal import Journal
from director.domain.play import SetButton
from director.domain.refusal import Impossible
from director.rules.cards.card import BadCards, Card, read_cards
from director.rules.table.chip_exchange import Denominations
from director.rules.table.proposals import draws_button, propose_first_button, propose_race, race_at


class RacingSeat(NamedTuple):
    """What one seat has when the chips leave."""

    chips: int
    """How many of those that leave."""
    others: bool = True
    """It has other chips besides."""
    cards: str = ""
    """The cards dealt for the odd chips; empty for the program to deal them."""


def dealing(key: bytes) -> Random:
    """Chance for cards the program deals, from a fresh key. What was dealt is in the journal, face up."""
    return Random(key)  # noqa: S311 - the key is secret and used once


def first_button(journal: Journal, table: int, cards: Mapping[int, str], key: bytes) -> SetButton:
    """The first button by the cards that were dealt; where none are given, the program deals.

    Raises Impossible.
    """
    tournament = journal.tournament
    dealt: Mapping[int, Card] | Random = {seat: read_card(card) for seat, card in cards.items()}
    if not dealt and draws_button(tournament):
        dealt = dealing(key)
    return propose_first_button(tournament, table, dealt).answer


def colour_up(
    journal: Journal, terms: Denominations, tables: Mapping[int, Mapping[int, RacingSeat]], key: bytes
) -> ColourUp:
    """The races of these tables; where a table has no cards, the program deals them. Raises Impossible."""
    chance = dealing(key)
    races = tuple(_race(journal, number, terms, seats, chance) for number, seats in sorted(tables.items()))
    return ColourUp(terms.small, terms.larger, terms.smallest_left, races)


def _race(
    journal: Journal, number: int, terms: Denominations, seats: Mapping[int, RacingSeat], chance: Random
) -> TableRace:
    chips = {seat: (one.chips, one.others) for seat, one in seats.items()}
    race = race_at(journal.tournament, number, terms, chips)
    cards = {seat: read_hand(one.cards) for seat, one in seats.items() if one.cards}
    return propose_race(journal.tournament, number, race, cards or chance).answer


def read_card(text: str) -> Card:
    """One card as somebody typed it. Raises Impossible."""
    cards = read_hand(text)
    if len(cards) != 1:
        raise Impossible("bad_card", card=text)
    return cards[0]


def read_hand(text: str) -> tuple[Card, ...]:
    """Cards as somebody typed them. Raises Impossible."""
    try:
        return read_cards(text)
    except BadCards as bad:
        raise Impossible("bad_card", card=bad.card or text) from None
