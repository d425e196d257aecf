"""`split`: who gets how much of each pot, and to whom the odd chips go."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from director.domain.plan import Discipline
from director.domain.seats import MOST_SEATS
from director.rules.cards.card import Card
from director.rules.hand.odd_chip import NoCards
from director.rules.hand.split import Claim, OddChip, Split, split_pots
from director.rules.questions.reading import (
    COMMON,
    BadQuestion,
    Fields,
    below,
    items,
    places,
    rules_of,
    seats_each,
)
from director.rules.questions.table_reading import (
    Deck,
    by_seat,
    chips_of,
    game_of,
    seat_list,
    seat_names,
    seat_number,
)
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict

_NAMES: Final = (*COMMON, "pots", "button", "seats", "unit", "game", "cards")

_MOST_CARDS: Final = 7
"""What a stud player holds at showdown."""


class SplitRead(NamedTuple):
    """What a question of splits holds."""

    rules: RuleSet
    """Those of the game, where one is named."""
    claims: list[Claim]
    game: Discipline | None
    button: int
    unit: int
    cards: Mapping[int, tuple[Card, ...]] | None


def split(question: object) -> Verdict[dict[str, object]]:
    """The shares by seat, and the chips that one gets more than another. Raises BadQuestion."""
    verdict = divided(read_split(question))
    answer: dict[str, object] = {
        "shares": seat_names(verdict.answer.shares),
        "odd": [_told(chip) for chip in verdict.answer.odd],
    }
    return Verdict(answer, verdict.because, verdict.house)


def divided(read: SplitRead) -> Verdict[Split]:
    """How the pots of a question that was read are divided. Raises BadQuestion."""
    try:
        return split_pots(
            read.claims,
            rules=read.rules,
            game=read.game,
            button=read.button,
            unit=read.unit,
            cards=read.cards,
        )
    except NoCards as missing:
        raise _no_cards(missing, read) from None


def _told(chip: OddChip) -> dict[str, object]:
    return {"pot": chip.pot, "side": chip.side, "seat": chip.seat, "chips": chip.chips}


def _no_cards(missing: NoCards, read: SplitRead) -> BadQuestion:
    """A card decides, and what is said of a winner's cards does not tell."""
    if read.cards is None:
        return BadQuestion("cards", "missing", name="cards")
    path = below("cards", str(missing.seat))
    if missing.code == "unknown_cards":
        return BadQuestion(path, "missing", name=str(missing.seat))
    return BadQuestion(path, missing.code, seat=missing.seat)


def read_split(question: object) -> SplitRead:
    """Who won which pot, and what divides it. Raises BadQuestion."""
    fields = Fields(question, "", _NAMES)
    rules = rules_of(fields)
    game = None if fields.get("game") is None else game_of(fields)
    seats = seats_each(fields)
    button = seat_number(fields.need("button"), fields.at("button"), seats)
    unit = chips_of(fields, "unit", low=1)
    claims = _claims(fields, seats)
    return SplitRead(
        rules if game is None else rules.playing(game),
        claims,
        game,
        button,
        unit,
        _cards(fields, seats),
    )


def _claims(fields: Fields, seats: int) -> list[Claim]:
    path = fields.at("pots")
    values = items(fields.need("pots"), path, MOST_SEATS)
    if not values:
        raise BadQuestion(path, "empty")
    return [_claim(Fields(value, where, _POT), seats) for where, value in places(values, path)]


_POT: Final = ("amount", "eligible", "high", "low")


def _claim(pot: Fields, seats: int) -> Claim:
    amount = chips_of(pot, "amount")
    pot.need("high")
    eligible, high, low = (_winners(pot, name, seats) for name in ("eligible", "high", "low"))
    if not high:
        raise BadQuestion(pot.at("high"), "empty")
    for name, winners in (("high", high), ("low", low)):
        for at, seat in enumerate(winners or ()):
            if eligible is not None and seat not in eligible:
                raise BadQuestion(f"{pot.at(name)}[{at}]", "not_eligible", seat=seat)
    return Claim(amount, high, low)


def _winners(pot: Fields, name: str, seats: int) -> tuple[int, ...] | None:
    value = pot.get(name)
    return None if value is None else tuple(seat_list(value, pot.at(name), seats))


def _cards(fields: Fields, seats: int) -> dict[int, tuple[Card, ...]] | None:
    value = fields.get("cards")
    if value is None:
        return None
    deck = Deck()
    return by_seat(value, fields.at("cards"), lambda raw, path: deck.cards(raw, path, _MOST_CARDS), seats)
