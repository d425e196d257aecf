"""`pots`: main pot, side pots, and what goes back uncalled."""

from __future__ import annotations

from typing import Final, NamedTuple

from director.domain.seats import MOST_SEATS
from director.rules.hand.pots import STATES, BadStakes, Pots, Stake, build_pots
from director.rules.hand.split import APART
from director.rules.in_force import in_force
from director.rules.questions.reading import COMMON, BadQuestion, Fields, items, places, rules_of, word
from director.rules.questions.table_reading import chips_of, seat_names, seat_number
from director.rules.rulesets import RuleSet
from director.rules.verdict import Article, Verdict, cited

_NAMES: Final = (*COMMON, "players", "dead")

_ONE_POT: Final = ("SP Definitions",)
"""That a pot is all chips wagered."""
UNCALLED: Final = ("SP 5.9.1", "TDA 15-B")
"""That a bet nobody called is not played for."""


class PotsRead(NamedTuple):
    """What a question of pots holds."""

    rules: RuleSet
    stakes: list[Stake]
    dead: int


def pots(question: object) -> Verdict[dict[str, object]]:
    """The pots, main pot first, and what goes back. Raises BadQuestion."""
    read = read_pots(question)
    try:
        built = build_pots(read.stakes, read.dead)
    except BadStakes as bad:
        raise BadQuestion("players", bad.code) from None
    answer: dict[str, object] = {
        "returned": seat_names(built.returned),
        "pots": [{"amount": pot.amount, "eligible": list(pot.eligible)} for pot in built.pots],
    }
    return Verdict(answer, _because(built, read.rules))


def read_pots(question: object) -> PotsRead:
    """The chips of every player. Raises BadQuestion."""
    fields = Fields(question, "", _NAMES)
    rules = rules_of(fields)
    players = items(fields.need("players"), fields.at("players"), MOST_SEATS)
    known: set[int] = set()
    stakes = [
        _stake(Fields(raw, path, _PLAYER), known) for path, raw in places(players, fields.at("players"))
    ]
    return PotsRead(rules, stakes, chips_of(fields, "dead", 0))


_PLAYER: Final = ("seat", "in", "ante", "state")


def _stake(player: Fields, known: set[int]) -> Stake:
    seat = seat_number(player.need("seat"), player.at("seat"))
    if seat in known:
        raise BadQuestion(player.at("seat"), "duplicate", value=seat)
    known.add(seat)
    state = word(player.need("state"), player.at("state"), STATES)
    return Stake(seat, chips_of(player, "in"), chips_of(player, "ante", 0), state)


def _because(built: Pots, rules: RuleSet) -> tuple[Article, ...]:
    pot_articles = in_force(rules, *(APART if len(built.pots) > 1 else _ONE_POT))
    return cited(pot_articles, in_force(rules, *UNCALLED) if built.returned else ())
