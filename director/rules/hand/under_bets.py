"""Too few chips: what a player must or may do who put in less than the call, a bet or a raise.

Two ways (`undercall`, `underraise`). `complete_or_forfeit`: he completes to the least, or passes and loses
what he put in, all of it (SP 4.13). `corrected`: a call must be completed heads-up and against the opening
bet, else the referee decides between the two (TDA 51-B), and what a pass costs is the call he meant to make:
400 to open, raised to 1,200, one chip of 500 in silence and a pass lose 400, and 100 go back (TDA addendum
51, example 4). A bet or raise is corrected for everybody as long as the street lasts, and stands afterwards
(TDA 52-A). In no book may it grow into a raise, or a larger one.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from director.rules.in_force import in_force
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict, cited

WayOut: TypeAlias = Literal["complete", "forfeit"]
"""Complete to the least, or pass and lose what was put in."""


class Undercall(NamedTuple):
    """Fewer chips than the call, put in in turn and without the word "call"."""

    offered: int
    """His total of the round with these chips."""
    put: int
    """His total before them."""
    facing: int
    """The highest total of the round."""
    heads_up: bool
    """Only two players are in the hand."""
    opening: bool
    """What he faces is the first wager of the round; before the flop, the big blind."""
    meant: int | None = None
    """The earlier wager of the round that he took for the one to call; None when he meant what he put in."""


class Remedy(NamedTuple):
    """What the player may do."""

    ways: tuple[WayOut, ...]
    to: int
    """His total when he completes."""
    forfeit: int
    """The chips of this move that he loses when he passes; the rest goes back."""
    referee: bool
    """The choice is the referee's, not the player's."""


def undercall(case: Undercall, rules: RuleSet) -> Verdict[Remedy]:
    """What becomes of an insufficient call.

    >>> from director.rules.rulesets import ruleset
    >>> undercall(Undercall(2_000, 0, 8_000, heads_up=False, opening=True), ruleset("tda-2024")).answer
    Remedy(ways=('complete',), to=8000, forfeit=0, referee=False)
    """
    places = ["TDA 51-B"]
    if rules.text("undercall") == "complete_or_forfeit":
        remedy = Remedy(("complete", "forfeit"), case.facing, case.offered - case.put, referee=False)
    elif case.heads_up or case.opening:
        remedy = Remedy(("complete",), case.facing, 0, referee=False)
    else:
        meant = case.offered if case.meant is None else min(case.offered, case.meant)
        remedy = Remedy(("complete", "forfeit"), case.facing, max(0, meant - case.put), referee=True)
        places += ["TDA addendum 51"] if meant < case.offered else []
    tda = in_force(rules, *places) if rules.name == "tda-2024" and not rules.house("undercall") else ()
    return Verdict(remedy, cited(tda, rules.articles("undercall")), rules.house("undercall"))


class ShortWager(NamedTuple):
    """A bet or a raise below the least there can be."""

    total: int
    """The player's total of the round with it."""
    put: int
    """His total before it."""
    least: int
    """The least it could have been."""
    found_in_time: bool
    """Found before the next card; on the last street, before the showdown."""


class Correction(NamedTuple):
    """What the bet or raise is."""

    to: int
    """The total everybody calls."""
    stands: bool
    """The error was found too late: it stands as it was made."""
    ways: tuple[WayOut, ...]
    """What its maker may do; nothing when it stands."""
    forfeit: int
    """The chips of this move that he loses when he passes."""


def short_wager(case: ShortWager, rules: RuleSet) -> Verdict[Correction]:
    """What becomes of an insufficient bet or raise.

    >>> from director.rules.rulesets import ruleset
    >>> short_wager(ShortWager(1_000, 0, 1_200, found_in_time=True), ruleset("tda-2024")).answer.to
    1200
    """
    because = rules.articles("underraise")
    if not case.found_in_time:
        # Only the TDA rules say what happens then: who called it has accepted it.
        late = Correction(case.total, stands=True, ways=(), forfeit=0)
        return Verdict(late, cited(in_force(rules, "TDA 52-A", "WSOP-T 90-e")), rules.house("underraise"))
    if rules.text("underraise") == "complete_or_forfeit":
        ways: tuple[WayOut, ...] = ("complete", "forfeit")
        answer = Correction(case.least, stands=False, ways=ways, forfeit=case.total - case.put)
    else:
        answer = Correction(case.least, stands=False, ways=("complete",), forfeit=0)
    return Verdict(answer, because, rules.house("underraise"))
