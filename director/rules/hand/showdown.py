"""Who shows first at showdown, and whether all hands are turned up at once.

After bets on the last round the last aggressor shows first, or the first bettor where the book says so; after
checks whoever sits first from the button, or whoever had to act first. The others follow clockwise
(SP 5.9.2, TDA 17-A). With a player all-in and the betting over, some books have all hands turned up at once
(TDA 16, WSOP-T 70). A player who is left alone shows nothing (SP 5.9.2).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from director.rules.clockwise import ring_from
from director.rules.hand.acts import AGGRESSIVE, POSTS
from director.rules.in_force import in_force
from director.rules.rulesets import RuleSet
from director.rules.verdict import Article, Verdict

__all__ = ["ALONE", "Beginning", "Showdown", "Why", "alone", "beginning", "showdown_order"]

_BETS: Final = frozenset({"bring_in", *AGGRESSIVE})
"""Wagers that raise the price; a blind is posted, and nobody's bet."""
_POSTS: Final = frozenset({"post", *POSTS})
"""What is put in without acting, by any of its names."""


class Showdown(NamedTuple):
    """How the hands come to be seen."""

    order: tuple[int, ...]
    """Seats as they show; empty when one player is left, who need not."""
    all_face_up: bool
    """All at once; nobody may muck."""


Why: TypeAlias = Literal["last_aggressor", "first_bettor", "left_of_button", "first_to_act"]


class Beginning(NamedTuple):
    """Where the order begins."""

    seat: int
    """Clockwise from here, whether he is still in or not."""
    why: Why


ALONE: Final = ("SP 5.9.1", "SP 5.9.2", "DR Winning unseen", "OS showdown", "TDA 15-B")
"""That whoever is left alone takes the pot and need not show."""


def showdown_order(
    *,
    rules: RuleSet,
    button: int,
    live: Collection[int],
    last_round: Sequence[tuple[int, str]],
    all_in: bool,
) -> Verdict[Showdown]:
    """The order in which those who are left show.

    `last_round` is what was done on the last round on which anybody could act, in order; an all-in is
    written as the bet, raise or call it was. `all_in` says that somebody is all-in and the betting is over.
    In stud the button is the dealer's seat.
    """
    if len(live) < 2:
        return Verdict(Showdown((), all_face_up=False), alone(rules))
    first = beginning(rules, button, last_round)
    order = ring_from(first.seat, live)
    keys = ("tabling", _KEYS[first.why]) if all_in else (_KEYS[first.why],)
    face_up = all_in and rules.text("tabling") == "all_face_up"
    return Verdict(Showdown(order, face_up), rules.articles(*keys), rules.house(*keys))


def beginning(rules: RuleSet, button: int, last_round: Sequence[tuple[int, str]]) -> Beginning:
    """The seat the order begins with, and why."""
    bets = [seat for seat, what in last_round if what in _BETS]
    if bets and rules.text("show_bet") == "first_bettor":
        return Beginning(bets[0], "first_bettor")
    if bets:
        return Beginning(bets[-1], "last_aggressor")
    # Whoever acted first was the one to act first; a blind is no action. With no action, position is all.
    acted = next((seat for seat, what in last_round if what not in _POSTS), None)
    if acted is not None and rules.text("show_checked") == "first_to_act":
        return Beginning(acted, "first_to_act")
    return Beginning(button + 1, "left_of_button")


_KEYS: Final[Mapping[Why, str]] = {
    "last_aggressor": "show_bet",
    "first_bettor": "show_bet",
    "left_of_button": "show_checked",
    "first_to_act": "show_checked",
}
"""The option that decides."""


def alone(rules: RuleSet) -> tuple[Article, ...]:
    """Where the books say that the only player left takes the pot and need not show."""
    return in_force(rules, *ALONE)
