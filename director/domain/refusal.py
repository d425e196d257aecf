"""Every kind of "no": codes and facts. The one sentence for each stands in views/wording.py."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

Severity = Literal["warn", "refuse"]


class Article(msgspec.Struct, frozen=True, order=True):
    """Where a rule stands: the book's code and the article as printed there."""

    book: str
    """SP DR ST PP OS TDA RRoP WSOP-T WSOP-L."""
    article: str
    """As printed (5.9.3, 20-A, RP-11); for DR, PP and OS the heading."""

    @property
    def cited(self) -> str:
        """As people cite it, such as TDA 20-A."""
        return f"{self.book} {self.article}"


class Impossible(Exception):
    """What cannot be, by anyone's order: a taken seat, an entry that does not exist."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


class Objection(msgspec.Struct, frozen=True):
    """What the rule book or the house has against a new action. May be overruled with a reason."""

    code: str
    facts: dict[str, object] = {}
    article: Article | None = None
    """The article it follows; None for a house choice."""
    severity: Severity = "refuse"


class Refused(Exception):
    """The action was not done: somebody must give a reason, or leave it."""

    def __init__(self, objections: Iterable[Objection]) -> None:
        self.objections = tuple(objections)
        super().__init__(", ".join(objection.code for objection in self.objections))


class Unavailable(Exception):
    """The world is in the way: a locked, full, read-only, missing or damaged file. Nothing was changed."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts
