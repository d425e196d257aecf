"""Cards that were dealt before the betting round was over."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from director.rules.hand.bad_deal import BadDeal
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict, article, cited


class Premature(NamedTuple):
    """How the deal is put right."""

    taken_back: tuple[int, ...]
    """Seats that give up the card they got too early."""
    into_stub: bool
    """Those cards go back into the stub, which is shuffled; else they are set aside for a shortage."""
    out_after: int
    """How many more cards are set aside when the round is over, so that later everybody gets his own."""
    burn: bool
    """A card is burned before the street is dealt again."""
    keep: tuple[int, ...]
    """Seats that keep a last card they have looked at or mixed, and may neither bet nor raise this round."""


def premature_cards(
    dealt_to: Collection[int], live: Collection[int], rules: RuleSet, *, seen_last: Collection[int] = ()
) -> Verdict[Premature]:
    """A street was begun too early (ST 6.1.14, TDA RP-5-D, WSOP-T 90-f-d).

    `dealt_to` are the seats that got a card, `live` those left when the round is over, and `seen_last` those
    whose card is the last one down and cannot be taken back any more, because it was looked at or mixed;
    only ST 6.1.14 speaks of them. ST has one card more taken out for every player left: as it is done so
    that later cards go where they would have gone, those who got a card too early are not counted again.
    Raises BadDeal.
    """
    if not dealt_to:
        raise BadDeal("nothing_dealt")
    stray = [seat for seat in seen_last if seat not in dealt_to]
    if stray:
        raise BadDeal("not_dealt", seat=stray[0])
    aside = rules.text("stud_premature") == "set_aside"
    keep = tuple(seat for seat in dealt_to if seat in seen_last)
    found = Premature(
        taken_back=tuple(seat for seat in dealt_to if seat not in keep),
        into_stub=not aside,
        out_after=sum(seat not in dealt_to for seat in live) if aside else 0,
        burn=aside,
        keep=keep,
    )
    kept = (article("ST 6.1.14"),) if keep else ()
    because = cited(rules.articles("stud_premature"), kept)
    return Verdict(found, because, rules.house("stud_premature"))
