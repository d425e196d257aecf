"""A hand written in the format, as far as it goes.

It is played once more, so that every card is written when it came. What the format cannot say stands in
fields of our own: the rule set, an empty seat with the button, the small blind nobody posted, the smallest
chip. A big-blind ante is written as it was paid: blind or ante first is then no question for who reads it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from director.rules.hand.dealing import Deal
from director.rules.hand.event_options import event_options
from director.rules.hand.hand import Hand
from director.rules.hand.outcome import outcome
from director.rules.hand.phh.fields import Scale
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
from director.rules.hand.phh.telling import told
from director.rules.hand.phh.toml import toml_line, toml_value
from director.rules.hand.phh.variants import code_of
from director.rules.hand.posting import posted

__all__ = ["write_phh"]

Field: TypeAlias = tuple[str, object]


def write_phh(recorded: Recorded) -> str:
    """The text of a hand. Raises BadPhh when the format has no place for it, and NotAllowed."""
    deal, scale = recorded.deal, Scale(recorded.decimals)
    code = code_of(deal.game, deal.structure)
    if code is None:
        raise BadPhh("no_code", game=deal.game, structure=deal.structure)
    players = _players(deal)
    story = told(deal, recorded.moves, players, scale)
    lines = [toml_line("variant", code), *(toml_line(*field) for field in _terms(deal, players, scale))]
    lines += ["actions = [", *(f"  {toml_value(action)}," for action in story.actions), "]"]
    lines += [toml_line(*field) for field in _beside(recorded, players)]
    lines += [toml_line(*field) for field in _end(story.hand, players, scale)]
    return "\n".join(lines) + "\n"


def _players(deal: Deal) -> tuple[int, ...]:
    """Seats in the order of the format: from the left of the button or the dealer."""
    order, blinds = deal.order, deal.blinds
    if len(order) == 2 and blinds is not None and blinds.small == order[0]:
        # There the second of two players has the button; with an empty seat on it nobody has.
        raise BadPhh("button_away")
    return order


def _terms(deal: Deal, players: Sequence[int], scale: Scale) -> Iterator[Field]:
    """What the format needs to know before the actions."""
    level, blinds, paid = deal.level, deal.blinds, posted(deal)
    short = any(deal.stacks[seat] < level.ante for seat in players)
    antes = dict.fromkeys(players, level.ante)
    if blinds is not None:
        if short and paid.bb_ante:
            raise BadPhh("short_of_both_antes")
        antes[blinds.big] += paid.bb_ante
    if short:
        # Who is short of his ante wins no more than that of everybody's.
        yield "ante_trimming_status", True
    yield "antes", _row(antes, players, scale)
    if blinds is None:
        if not level.bring_in:
            raise BadPhh("no_bring_in_size")
        yield "bring_in", scale.amount(level.bring_in)
    else:
        posts = dict.fromkeys(players, 0) | {blinds.big: level.big_blind}
        if blinds.small is not None:
            posts[blinds.small] = level.small_blind
        yield "blinds_or_straddles", _row(posts, players, scale)
    if deal.structure == "FL":
        small, big = level.limits if level.limits[0] else (level.big_blind, 2 * level.big_blind)
        yield "small_bet", scale.amount(small)
        yield "big_bet", scale.amount(big)
    else:
        yield "min_bet", scale.amount(level.big_blind)
    yield "starting_stacks", [scale.amount(deal.stacks[seat]) for seat in players]


def _row(chips: Mapping[int, int], players: Sequence[int], scale: Scale) -> list[object]:
    """One amount for each player; with two players the format turns antes and blinds round."""
    row: list[object] = [scale.amount(chips[seat]) for seat in players]
    return row[::-1] if len(row) == 2 else row


def _beside(recorded: Recorded, players: Sequence[int]) -> Iterator[Field]:
    """Who sat where, the rules, and what else the text said."""
    deal = recorded.deal
    yield "seats", list(players)
    if recorded.names:
        yield "players", [recorded.names.get(seat, "") for seat in players]
    yield from recorded.facts.items()
    yield RULES, deal.rules.name
    options = {key: value for key, value in event_options(deal.rules).items() if key not in DONE}
    if options:
        yield OPTIONS, options
    if deal.button != players[-1]:
        yield BUTTON, deal.button
    if deal.dead_small:
        yield SMALL_BLIND, Scale(recorded.decimals).amount(deal.level.small_blind)
    if deal.unit > 1:
        yield UNIT, deal.unit
    if deal.event_heads_up:
        yield HEADS_UP, True


def _end(hand: Hand, players: Sequence[int], scale: Scale) -> Iterator[Field]:
    """What everybody has in the end, when that is known."""
    stacks = outcome(hand).answer.stacks if hand.over else None
    if stacks is not None:
        yield "finishing_stacks", [scale.amount(stacks[seat]) for seat in players]
