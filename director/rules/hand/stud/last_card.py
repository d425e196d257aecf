"""A seventh card, which belongs face down, was dealt face up."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from director.rules.hand.bad_deal import BadDeal
from director.rules.in_force import in_force
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict, article


class LastCard(NamedTuple):
    """How seventh street goes on."""

    replaced: bool
    """He gets another card, face down."""
    up_too: tuple[int, ...] = ()
    """Seats whose last card is dealt face up as well."""
    may_be_all_in: bool = False
    """He may declare himself all-in before the betting begins, and takes no part in it."""
    board_counts: bool = False
    """The open card counts when it is asked whose board opens the round."""


def exposed_last_card(
    seat: int, live: Sequence[int], all_in: Collection[int], rules: RuleSet, *, betting_left: bool = True
) -> Verdict[LastCard]:
    """The last card of a player came face up (ST 6.1.16, 6.1.17, TDA RP-10-B).

    `live` are those still in the hand, in dealing order; `all_in` those among them without chips. Under the
    TDA rules the card is replaced while there may still be betting; in the stud room it stays, and what
    follows depends on how many are left. Raises BadDeal when the seat is not in the hand.
    """
    if seat not in live:
        raise BadDeal("not_dealt", seat=seat)
    if rules.name != "stud-room":
        return Verdict(LastCard(replaced=betting_left), in_force(rules, "TDA RP-10-B"))
    stays = LastCard(replaced=False, board_counts=betting_left)
    if seat in all_in:
        return Verdict(stays, (article("ST 6.1.16"),))
    if len(live) == 2 and seat == live[0]:
        stays = stays._replace(up_too=(live[1],))
    else:
        stays = stays._replace(may_be_all_in=betting_left)
    return Verdict(stays, (article("ST 6.1.17"),))
