"""By which rules a sheet is asked: those of the event, or a rule set that was chosen."""

from __future__ import annotations

import msgspec

from director.domain.options import Options, plain
from director.domain.tournament import Tournament
from director.rules.rulesets import DEFAULT

__all__ = ["Book", "book_at"]


class Book(msgspec.Struct, frozen=True):
    """A rule set with what the event settled otherwise."""

    rules: str = DEFAULT
    options: Options = ()

    def question(self, topic: str) -> dict[str, object]:
        """The beginning of a question by this book.

        >>> Book("tda-2024").question("pots")
        {'ask': 'pots', 'rules': 'tda-2024', 'options': {}}
        """
        options = {key: plain(value) for key, value in self.options}
        return {"ask": topic, "rules": self.rules, "options": options}


def book_at(tournament: Tournament | None) -> Book:
    """The book of an event; the usual one where there is none."""
    if tournament is None or tournament.plan is None:
        return Book()
    return Book(tournament.plan.rules, tournament.plan.options)
