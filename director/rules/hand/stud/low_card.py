"""When the low card cannot bring in as usual: it is all-in, absent, exposed by mistake, or was named wrongly.

In each case either the player to its left starts, who may fold, make the forced bet or bet in full, or the
low card is held to its bet after all.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from director.rules.hand.bad_deal import BadDeal
from director.rules.hand.time_out import ONLINE
from director.rules.in_force import in_force
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict, article

STARTS: Final = ("fold", "bring_in", "complete")
"""What he may do who starts in place of the low card (ST 6.1.4, 6.1.7)."""
BRINGS_IN: Final = ("bring_in", "complete")
"""What the low card itself may do: the forced bet, or the full bet (ST 6.1.2)."""
AFTER_BRING_IN: Final = ("fold", "call", "complete")
"""What he may do who acts after the forced bet."""


ALL_IN_LOW: Final = ("ST 6.1.7", "TDA RP-10-E", "RRoP stud", "WSOP-T stud")
"""That the player to its left starts when the low card has no chips left after the ante."""


class Start(NamedTuple):
    """Who acts first on third street."""

    seat: int | None
    """None when fewer than two players have chips: nobody bets then."""
    may: tuple[str, ...]
    """What he may do, in the words of the betting round."""


class AbsentLow(NamedTuple):
    """What becomes of the low card of an absent player."""

    posts: bool
    """The bring-in is taken from his stack."""
    killed: bool
    """His cards are dead; otherwise he is all-in for his ante."""
    next: Start
    """Who acts then."""


class WrongLow(NamedTuple):
    """What becomes of a forced bet made by somebody without the low card."""

    takes_back: int | None
    """The seat that takes its bet back."""
    brings_in: int | None
    """The seat that has to bring in; None when the bet stands and the real low card owes nothing."""


def low_card_all_in(
    low: int, with_chips: Collection[int], dealt: Sequence[int], rules: RuleSet
) -> Verdict[Start]:
    """The low card has no chips left after the ante: the player to its left starts (ST 6.1.7, TDA RP-10-E).

    `with_chips` are the seats that still have some, `dealt` all seats in dealing order. Raises BadDeal.
    """
    because = in_force(rules, *ALL_IN_LOW)
    return Verdict(_to_the_left(low, with_chips, dealt, STARTS), because)


def low_card_exposed(
    low: int, with_chips: Collection[int], dealt: Sequence[int], rules: RuleSet
) -> Verdict[Start]:
    """Whether a low upcard that is a hole card turned up by the dealer brings in (ST 6.1.4, TDA RP-10-A).

    Where a third card was dealt down for it, the player to its left starts; where it became the upcard, it
    brings in like any other. Raises BadDeal.
    """
    start = Start(low, BRINGS_IN)
    if rules.text("stud_exposed") == "third_down":
        start = _to_the_left(low, with_chips, dealt, STARTS)
    return Verdict(start, rules.articles("stud_exposed"), rules.house("stud_exposed"))


def absent_low_card(
    low: int, with_chips: Collection[int], dealt: Sequence[int], rules: RuleSet
) -> Verdict[AbsentLow]:
    """The low card was dealt to somebody who is away (TDA 30, ST 6.1.5, and the time limits online).

    The stud room does not say who starts when his hand is dead: as in all its other cases, the player to
    the left. Raises BadDeal.
    """
    if rules.name == "stud-room":
        left = _to_the_left(low, with_chips, dealt, STARTS)
        return Verdict(AbsentLow(posts=False, killed=True, next=left), (article("ST 6.1.5"),))
    if rules.name in ONLINE:
        left = _to_the_left(low, with_chips, dealt, STARTS)
        because = in_force(rules, "PP time", "OS time")
        return Verdict(AbsentLow(posts=False, killed=False, next=left), because)
    left = _to_the_left(low, with_chips, dealt, AFTER_BRING_IN, least=1)
    because = in_force(rules, "TDA 30", "WSOP-T 36", "RRoP 15")
    return Verdict(AbsentLow(posts=True, killed=True, next=left), because)


def wrong_low_card(wrong: int, real: int, rules: RuleSet, *, next_acted: bool) -> Verdict[WrongLow]:
    """Somebody brought in without having the low card (ST 6.1.8, the only book that speaks of it).

    Until the next player has acted it is put right; after that the bet stands. Raises BadDeal when both
    are the same seat.
    """
    if wrong == real:
        raise BadDeal("same_seat", seat=real)
    found = WrongLow(None, None) if next_acted else WrongLow(takes_back=wrong, brings_in=real)
    return Verdict(found, in_force(rules, "ST 6.1.8"))


def _to_the_left(
    low: int, with_chips: Collection[int], dealt: Sequence[int], may: tuple[str, ...], *, least: int = 2
) -> Start:
    """The next with chips, when there are enough of them: alone nobody bets, but may call what was posted."""
    if low not in dealt:
        raise BadDeal("not_dealt", seat=low)
    at = dealt.index(low)
    others = [seat for seat in (*dealt[at + 1 :], *dealt[:at]) if seat in with_chips]
    return Start(others[0], may) if len(others) >= least else Start(None, ())
