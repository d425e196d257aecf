"""A text of the format read into a hand.

Cards that are shown fill in what nobody saw before. What a `cc` or a `cbr` was is known only from the hand
itself: `replaying` plays it by our rules, so that a text may be refused at an action that other programs let
pass.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from typing import Final

from director.domain.seats import MOST_SEATS
from director.rules.clockwise import clockwise_after
from director.rules.games import STUD
from director.rules.hand.dealing import Deal, Level
from director.rules.hand.phh.fields import (
    Scale,
    amount,
    amounts,
    decimals_of,
    listed,
    needed,
    read_toml,
    texts,
)
from director.rules.hand.phh.notation import Action, read_action
from director.rules.hand.phh.recorded import (
    BUTTON,
    DONE,
    HEADS_UP,
    OPTIONS,
    RULES,
    SMALL_BLIND,
    UNIT,
    BadPhh,
    Recorded,
)
from director.rules.hand.phh.replaying import Steps, cards_dealt, moves_of
from director.rules.hand.phh.variants import FOREIGN, VARIANTS, Variant
from director.rules.rulesets import DEFAULT, NAMES, BadOption, RuleSet, ruleset

__all__ = ["read_phh"]

_MOST_ACTIONS: Final = 5_000
"""More than any hand has."""
_OF_THE_HAND: Final = frozenset(
    {
        "variant", "antes", "blinds_or_straddles", "bring_in", "small_bet", "big_bet", "min_bet",
        "starting_stacks", "actions", "seats", "players", "ante_trimming_status", "finishing_stacks",
        "winnings", BUTTON, HEADS_UP, OPTIONS, RULES, SMALL_BLIND, UNIT,
    }
)  # fmt: skip
"""What the hand itself says again when it is written."""

Fields = Mapping[str, object]


def read_phh(text: str, rules: str | None = None) -> Recorded:
    """The hand of a text, by this rule set or by the one the text names. Raises BadPhh."""
    fields = read_toml(text)
    variant = _variant(fields)
    stacks = amounts(fields, "starting_stacks")
    count = len(stacks)
    if not 2 <= count <= MOST_SEATS:
        raise BadPhh("wrong_players", "starting_stacks", count=count, most=MOST_SEATS)
    steps = _steps(fields, count)
    if any(not stack for stack in stacks):
        raise BadPhh("no_stack", "starting_stacks")
    scale = Scale(decimals_of([*_prices(fields, count), *stacks, *(step.amount for _, step in steps)]))
    seats = _seats(fields, count)
    deal = Deal(
        variant.game,
        variant.structure,
        _rules(fields, rules).playing(variant.game),
        _button(fields, seats),
        dict(sorted(zip(seats, map(scale.chips, stacks), strict=True))),
        _level(fields, variant, scale, count),
        dead_small=SMALL_BLIND in fields,
        unit=_whole(fields, UNIT, 1),
        event_heads_up=fields.get(HEADS_UP) is True,
        hole=cards_dealt(steps, seats, variant.game),
    )
    names = _names(fields, seats)
    facts = {name: value for name, value in fields.items() if name not in _OF_THE_HAND}
    return Recorded(deal, moves_of(deal, steps, seats, scale), names, scale.decimals, facts)


def _variant(fields: Fields) -> Variant:
    code = needed(fields, "variant")
    if isinstance(code, str) and code in VARIANTS:
        return VARIANTS[code]
    if isinstance(code, str) and code in FOREIGN:
        raise BadPhh("foreign_game", "variant", game=code)
    raise BadPhh("unknown_game", "variant", allowed=tuple(VARIANTS))


def _rules(fields: Fields, name: str | None) -> RuleSet:
    if name is not None:
        return ruleset(name)
    own, said = fields.get(RULES), fields.get(OPTIONS)
    options = {key: said[key] for key in said if key not in DONE} if isinstance(said, dict) else None
    try:
        return ruleset(own if isinstance(own, str) and own in NAMES else DEFAULT, options)
    except BadOption as bad:
        raise BadPhh("bad_phh_option", OPTIONS, key=bad.key) from None


def _steps(fields: Fields, players: int) -> Steps:
    found: list[tuple[str, Action]] = []
    if len(listed(fields, "actions")) > _MOST_ACTIONS:
        raise BadPhh("too_many_actions", "actions", most=_MOST_ACTIONS)
    for at, text in enumerate(texts(fields, "actions")):
        field = f"actions[{at}]"
        try:
            action = read_action(text, players)
        except BadPhh as bad:
            raise bad.at(field) from None
        if action is not None:
            found.append((field, action))
    return found


# ------------------------------------------------------------------ who sits where


def _seats(fields: Fields, count: int) -> tuple[int, ...]:
    """Seats of the players in the order of the text; 1, 2, 3 … where it names none that go clockwise."""
    given = fields.get("seats")
    seats = [seat for seat in given if _is_seat(seat)] if isinstance(given, list) else []
    if len(seats) == count and clockwise_after(set(seats), seats[-1]) == tuple(seats):
        return tuple(seats)
    return tuple(range(1, count + 1))


def _is_seat(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= MOST_SEATS


def _button(fields: Fields, seats: Sequence[int]) -> int:
    """The last player's seat, or an empty one between him and the first."""
    button = _whole(fields, BUTTON, seats[-1])
    dealt = clockwise_after(seats, button) if button <= MOST_SEATS else ()
    return button if dealt == tuple(seats) and len(seats) > 2 else seats[-1]


def _whole(fields: Fields, name: str, default: int) -> int:
    value = fields.get(name)
    known = isinstance(value, int) and not isinstance(value, bool) and value >= 1
    return value if known and isinstance(value, int) else default


def _names(fields: Fields, seats: Sequence[int]) -> dict[int, str]:
    if fields.get("players") is None:
        return {}
    names = texts(fields, "players", len(seats))
    return {seat: name for seat, name in zip(seats, names, strict=True) if name}


# ------------------------------------------------------------------ what is posted and bet


def _prices(fields: Fields, count: int) -> Iterator[Decimal]:
    """All amounts of the text but stacks and wagers."""
    yield from amounts(fields, "antes", count)
    if "blinds_or_straddles" in fields:
        yield from amounts(fields, "blinds_or_straddles", count)
    for name in ("bring_in", "small_bet", "big_bet", "min_bet", SMALL_BLIND):
        if name in fields:
            yield amount(fields, name)


def _level(fields: Fields, variant: Variant, scale: Scale, count: int) -> Level:
    antes = _in_seats(amounts(fields, "antes", count), scale)
    limits = (0, 0)
    if variant.structure == "FL":
        limits = (scale.chips(amount(fields, "small_bet")), scale.chips(amount(fields, "big_bet")))
        if not 1 <= limits[0] <= limits[1]:
            raise BadPhh("bad_limits", "small_bet")
    if variant.game in STUD:
        ante, bb_ante = _antes(antes, None)
        bring_in = scale.chips(amount(fields, "bring_in"))
        if not 1 <= bring_in < limits[0]:
            raise BadPhh("bad_bring_in", "bring_in")
        return Level(ante=ante, bring_in=bring_in, limits=limits)
    small, big = _blinds(_in_seats(amounts(fields, "blinds_or_straddles", count), scale))
    ante, bb_ante = _antes(antes, 1 if small and count > 2 else 0)
    if SMALL_BLIND in fields:
        small = min(scale.chips(amount(fields, SMALL_BLIND)), big)
    if variant.structure != "FL" and scale.chips(amount(fields, "min_bet")) != big:
        raise BadPhh("other_min_bet", "min_bet", big=big)
    return Level(small, big, ante, bb_ante, limits=limits)


def _in_seats(values: Sequence[Decimal], scale: Scale) -> list[int]:
    """What each player posts: with two players the format turns antes and blinds round."""
    chips = [scale.chips(value) for value in values]
    return chips[::-1] if len(chips) == 2 else chips


def _blinds(posts: Sequence[int]) -> tuple[int, int]:
    """Small and big blind; the small one is 0 where nobody posts it."""
    first, second = posts[:2]
    small, big = (second, first) if len(posts) == 2 else (first, second)
    if len(posts) > 2 and not second:
        small, big = 0, first
    if any(posts[2:]):
        raise BadPhh("straddle", "blinds_or_straddles")
    if not small <= big or not big or (len(posts) > 2 and second and not first):
        raise BadPhh("other_blinds", "blinds_or_straddles")
    return small, big


def _antes(antes: Sequence[int], big: int | None) -> tuple[int, int]:
    """The ante of each player, and what the big blind adds to his for the table."""
    others = {chips for at, chips in enumerate(antes) if at != big}
    ante = min(others)
    extra = 0 if big is None else antes[big] - ante
    if len(others) > 1 or extra < 0:
        raise BadPhh("other_antes", "antes")
    return ante, extra
