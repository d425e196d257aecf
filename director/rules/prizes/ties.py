"""What they get who go out in one hand: their places, and the prizes of shared places divided.

Who shares the places from a to b gets a part of all their prizes together, places without a prize included.
Units that cannot be divided go one each in an order agreed before; no book has one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, NamedTuple

from director.rules.floor.places import Place
from director.rules.floor.same_hand import ANNOUNCED, SAME_HAND, Gone, Who, ranked
from director.rules.prizes.rounding import in_turn
from director.rules.rulesets import RuleSet
from director.rules.verdict import Article, Verdict, cited


class OutTogether(NamedTuple, Generic[Who]):
    """Those of one hand with their places and prizes, the highest first."""

    places: Mapping[Who, Place]
    prizes: Mapping[Who, int]


def out_together(
    gone: Sequence[Gone[Who]],
    amounts: Sequence[int],
    rules: RuleSet,
    *,
    best_place: int,
    unit: int,
    hand_for_hand: bool,
) -> Verdict[OutTogether[Who]]:
    """Places and prizes of those who went out in one hand (WSOP-T 126-b).

    `amounts` are the prizes, first place first. `gone` stands in the order in which those who tie get units
    left over, and `best_place` is the highest place among them.

    >>> gone = [Gone("A", 1, 40_000), Gone("B", 1, 40_000)]
    >>> from director.rules.rulesets import ruleset
    >>> amounts = (0, 0, 0, 0, 735, 600)
    >>> rules = ruleset("wsop-2026")
    >>> verdict = out_together(gone, amounts, rules, best_place=5, unit=5, hand_for_hand=False)
    >>> dict(verdict.answer.prizes)
    {'A': 670, 'B': 665}
    """
    across = rules.text("bust_tie") == "stacks"
    places: dict[Who, Place] = {}
    prizes: dict[Who, int] = {}
    first = best_place
    for tied in ranked(gone, together=hand_for_hand, across=across):
        place = Place(first, first + len(tied) - 1)
        together = sum(amounts[place.first - 1 : place.last])
        places.update(dict.fromkeys(tied, place))
        prizes.update(zip(tied, in_turn(together, len(tied), unit), strict=True))
        first = place.last + 1
    several = len({one.table for one in gone}) > 1
    asked = ("bust_tie",) if hand_for_hand and several else ()
    return Verdict(OutTogether(places, prizes), _followed(gone, rules, asked, across), rules.house(*asked))


def _followed(
    gone: Sequence[Gone[Who]], rules: RuleSet, asked: tuple[str, ...], across: bool
) -> tuple[Article, ...]:
    """The articles that settle it: nobody needs one who goes out alone."""
    if len(gone) < 2:
        return ()
    if not asked or across:
        return (SAME_HAND,) if len({one.table for one in gone}) == 1 else rules.articles(*asked)
    return cited(rules.articles(*asked), [SAME_HAND, ANNOUNCED])
