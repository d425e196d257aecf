"""`tables`: how many tables, and how many players at each."""

from __future__ import annotations

from typing import Final

from director.rules.floor.draw import draw_articles
from director.rules.floor.sizes import table_sizes
from director.rules.questions.reading import COMMON, Fields, rules_of, seats_each
from director.rules.verdict import Verdict

MOST_PLAYERS: Final = 1_000_000
"""No event is larger; a larger number is a slip, and its list of tables would fill the memory."""


def tables(question: object) -> Verdict[dict[str, object]]:
    """Sizes that differ by one at most, the larger first. Raises BadQuestion.

    >>> tables({"players": 23, "seats": 9}).answer
    {'sizes': [8, 8, 7]}
    """
    fields = Fields(question, "", (*COMMON, "players", "seats"))
    rules = rules_of(fields)
    players = fields.whole("players", 2, MOST_PLAYERS)
    return Verdict({"sizes": table_sizes(players, seats_each(fields))}, draw_articles(rules))
