"""Who shows first at showdown, and whether all hands are turned up at once.

After bets on the last round the last aggressor shows first, or the first bettor where the book says so; after
checks whoever sits first from the button, or whoever had to act first. The others follow clockwise
(SP 5.9.2, TDA 17-A). With a player all-in and the betting over, some books have all hands turned up at once
(TDA 16, WSOP-T 70). A player who is left alone shows nothing (SP 5.9.2).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple

from director.rules.hand.clockwise import clockwise
from director.rules.rulesets import RuleSet
from director.rules.verdict import Article, Verdict, article, cited

__all__ = ["OPENING", "Showdown", "alone_articles", "showdown_order"]

OPENING: Final = frozenset({"bring_in", "complete", "bet", "raise"})
"""Wagers that raise the price; a blind is posted, and nobody's bet."""
_POSTS: Final = frozenset({"post_sb", "post_bb", "post_dead"})


class Showdown(NamedTuple):
    """How the hands come to be seen."""

    order: tuple[int, ...]
    """Seats as they show; empty when one player is left, who need not."""
    all_face_up: bool
    """All at once; nobody may muck."""


_ALONE: Final = {
    "sport-ru": ("SP 5.9.1", "SP 5.9.2"),
    "draw-room": ("DR Who opens first",),
    "online-stud": ("OS showdown",),
    "tda-2024": ("TDA 15-B",),
}
"""Where a book says that who won without a call need not show."""


def showdown_order(
    *,
    rules: RuleSet,
    button: int,
    seats: int,
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
        return Verdict(Showdown((), all_face_up=False), alone_articles(rules))
    key, first = _first(rules, button, last_round)
    order = tuple(sorted(live, key=lambda seat: clockwise(first, seat, seats)))
    keys = ("tabling", key) if all_in else (key,)
    face_up = all_in and rules.text("tabling") == "all_face_up"
    return Verdict(Showdown(order, face_up), rules.articles(*keys), rules.house(*keys))


def alone_articles(rules: RuleSet) -> tuple[Article, ...]:
    """Where the book says that the only player left takes the pot and need not show."""
    return cited(map(article, _ALONE.get(rules.name, ())))


def _first(rules: RuleSet, button: int, last_round: Sequence[tuple[int, str]]) -> tuple[str, int]:
    """The option that decides, and the seat the order begins with, whether he is still in or not."""
    bets = [seat for seat, what in last_round if what in OPENING]
    if bets:
        return "show_bet", bets[0 if rules.text("show_bet") == "first_bettor" else -1]
    acted = next(_turns(last_round), None)
    if acted is not None and rules.text("show_checked") == "first_to_act":
        return "show_checked", acted
    return "show_checked", button + 1


def _turns(last_round: Sequence[tuple[int, str]]) -> Iterator[int]:
    return (seat for seat, what in last_round if what not in _POSTS)
