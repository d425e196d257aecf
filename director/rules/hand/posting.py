"""Antes and blinds of a hand: what each player puts in before anybody decides anything.

A player's own ante is posted before his blind, and both only as far as his stack goes. A big-blind ante is
posted by the big blind for the table: blind first or ante first, as the book says (TDA RP-11). It is dead
money, never an uncalled bet.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

from director.rules.hand.big_blind_ante import BigBlindPost, big_blind_post
from director.rules.hand.dealing import Deal
from director.rules.verdict import Verdict

__all__ = ["Blind", "Posted", "posted"]

Post: TypeAlias = Literal["post_sb", "post_bb"]


class Blind(NamedTuple):
    """One blind as it is posted."""

    seat: int
    what: Post
    chips: int


class Posted(NamedTuple):
    """What is in the middle before the first decision."""

    antes: Mapping[int, int]
    """Each player's own ante."""
    bb_ante: int
    """What the big blind put in for the table."""
    behind: Mapping[int, int]
    """Stacks with the antes off them, the blinds still on."""
    blinds: tuple[Blind, ...]
    """Small blind first; who has nothing left posts none."""
    verdict: Verdict[BigBlindPost] | None
    """How the big blind's stack was parted between blind and ante; None without a big blind."""


def posted(deal: Deal) -> Posted:
    """What each player posts."""
    level = deal.level
    antes = {seat: min(level.ante, stack) for seat, stack in deal.stacks.items() if level.ante}
    behind = {seat: stack - antes.get(seat, 0) for seat, stack in deal.stacks.items()}
    who = deal.blinds
    if who is None:
        return Posted(antes, 0, behind, (), None)
    verdict = big_blind_post(
        deal.rules,
        behind[who.big],
        level.big_blind,
        level.bb_ante,
        players=len(deal.stacks),
        unit=deal.unit,
    )
    behind[who.big] -= verdict.answer.ante
    blinds = [Blind(who.big, "post_bb", verdict.answer.blind)]
    if who.small is not None:
        blinds.insert(0, Blind(who.small, "post_sb", min(level.small_blind, behind[who.small])))
    return Posted(antes, verdict.answer.ante, behind, tuple(one for one in blinds if one.chips), verdict)
