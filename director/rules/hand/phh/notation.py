"""One action as the format writes it: who, what, and with what.

`d db AsKdQc` opens cards, `d dh p1 As??` deals them, `p1 pb` brings in, `p1 cbr 300` bets, raises or
completes to 300, `p1 cc` checks or calls, `p1 f` folds, `p1 sm AsKd` shows, `p1 sm -` shows what was dealt,
`p1 sm` throws the hand in. What stands behind # is a comment, and an action may be nothing else.
"""

from __future__ import annotations

import re
from decimal import Decimal, InvalidOperation
from typing import Final, Literal, NamedTuple, TypeAlias

from director.rules.cards.card import BadCards, Card, read_cards
from director.rules.hand.dealing import UNSEEN, Seen
from director.rules.hand.phh.fields import checked
from director.rules.hand.phh.recorded import BadPhh

__all__ = ["Action", "Verb", "read_action", "read_seen"]

Verb: TypeAlias = Literal["db", "dh", "pb", "f", "cc", "cbr", "sm"]

_PLAYER: Final = re.compile(r"p([1-9]\d?)", re.ASCII)


class Action(NamedTuple):
    """An action read."""

    verb: Verb
    player: int | None = None
    """From 1; None when the dealer opens cards for all."""
    cards: Seen = ()
    amount: Decimal = Decimal(0)
    mucks: bool = False


def read_action(text: str, players: int) -> Action | None:
    """The action; None for a comment and for nothing at all. Raises BadPhh without a field."""
    words = text.partition("#")[0].split()
    match words:
        case []:
            return None
        case ["d", "db", cards]:
            return Action("db", cards=read_seen(cards))
        case ["d", "dh", player, cards]:
            return Action("dh", _player(player, players), read_seen(cards))
        case [player, ("pb" | "f" | "cc") as verb]:
            return Action(verb, _player(player, players))
        case [player, "cbr", amount]:
            return Action("cbr", _player(player, players), amount=_amount(amount))
        case [player, "sm"]:
            return Action("sm", _player(player, players), mucks=True)
        case [player, "sm", "-"]:
            return Action("sm", _player(player, players))
        case [player, "sm", cards]:
            return Action("sm", _player(player, players), read_seen(cards))
    raise BadPhh("bad_action", action=text)


def read_seen(text: str) -> Seen:
    """Cards, those nobody saw as None. Raises BadPhh.

    >>> len(read_seen("As??"))
    2
    """
    cards: list[Card | None] = []
    for at, part in enumerate(text.split(UNSEEN)):
        cards += [None] if at else []
        try:
            cards += read_cards(part)
        except BadCards as bad:
            raise BadPhh(bad.code, card=bad.card) from None
    return tuple(cards)


def _player(word: str, players: int) -> int:
    found = _PLAYER.fullmatch(word)
    if found is None or int(found[1]) > players:
        raise BadPhh("bad_player", player=word, players=players)
    return int(found[1])


def _amount(word: str) -> Decimal:
    try:
        return checked(Decimal(word), "")
    except InvalidOperation:
        raise BadPhh("no_amount") from None
