"""Rulings: what one begins with where the judge is called, and when the chief referee is asked first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from director.domain.buying import Reenter
from director.domain.case import TableCase
from director.domain.clock import stamp
from director.domain.entries import Register
from director.domain.ids import EntryId
from director.domain.moments import Moment
from director.domain.penalties import Disqualify
from director.domain.refusal import Article, Objection
from director.domain.ruled import Matter, Ruled
from director.domain.rulings import Revise, Rule
from director.domain.seats import TableSeat
from director.domain.tournament import Tournament
from director.rules.articles import article_objections
from director.rules.penalties import penalties_of, standing
from director.rules.rulesets import RuleSet, rules_of
from director.rules.verdict import BOOKS, article

_ASKED: Final[dict[Matter, Article]] = {
    "retrieval": article("SP 4.9.1"),
    "collusion": article("SP 5.9.2"),
}
"""What only the chief referee decides, and the article that says so."""

_UNASKED: Final[dict[Matter, Objection]] = {
    "retrieval": Objection("approve_retrieval", {}, _ASKED["retrieval"]),
    "collusion": Objection("approve_collusion", {}, _ASKED["collusion"]),
}

_DEMANDING: Final = "sport-ru"
"""The one rule set whose book reserves anything for the chief referee."""


def approval_demanded(rules: RuleSet, matter: Matter) -> Article | None:
    """The article by which the chief referee decides this himself; None where the rules leave it to a judge.

    >>> from director.rules.rulesets import ruleset
    >>> approval_demanded(ruleset("sport-ru"), "retrieval")
    Article(book='SP', article='4.9.1')
    >>> approval_demanded(ruleset("tda-2024"), "retrieval")
    """
    return _ASKED[matter] if rules.name == _DEMANDING else None


def matters_of(articles: tuple[Article, ...]) -> tuple[Matter, ...]:
    """What a ruling that cites these may be about; for the judge to say, as SP 4.9.1 speaks of more."""
    return tuple(matter for matter, place in _ASKED.items() if place in articles)


def ruling_objections(tournament: Tournament, action: Rule | Revise) -> Iterator[Objection]:
    """What speaks against writing this into the book."""
    ruled, rules = action.ruled, rules_of(tournament.setup)
    before: tuple[Article, ...] = ()
    if isinstance(action, Revise) and (revised := tournament.rulings.get(action.ruling)) is not None:
        before = revised.now.articles
    yield from article_objections(one for one in ruled.articles if one not in before)
    for matter in ruled.matters:
        if approval_demanded(rules, matter) is not None and not ruled.approved and not ruled.open:
            yield _UNASKED[matter]
    for entry in ruled.entries:
        if entry not in tournament.entries:
            yield Objection("ruling_of_nobody", {"number": entry})


def disqualify_objections(tournament: Tournament, action: Disqualify) -> Iterator[Objection]:
    """House choice, as no source says who may send a player out for good: the chief referee."""
    yield from article_objections(action.articles)
    if not action.approved and action.entry in tournament.entries:
        yield Objection("approve_disqualification", {"entry": action.entry})


def entering_objections(
    tournament: Tournament, action: Register | Reenter, now: Moment | None
) -> Iterator[Objection]:
    """House choice: whom a judge sent away does not come back in by paying again."""
    if isinstance(action, Register):
        person = action.person
    elif (before := tournament.entries.get(action.of)) is not None:
        person = before.person
    else:
        return  # the line itself refuses it
    for penalty in penalties_of(tournament, person):
        if penalty.sanction == "disqualification":
            yield Objection("disqualified_before", {"person": person})
            return
        if penalty.sanction == "day" and standing(tournament, penalty, now).keeps_out:
            yield Objection("excluded_today", {"person": person})
            return


def propose_ruling(
    tournament: Tournament,
    now: Moment,
    place: TableSeat | None = None,
    table: int = 0,
    entries: tuple[EntryId, ...] = (),
    case: TableCase | None = None,
    *,
    called: str = "",
    judge: str = "",
) -> Ruled:
    """What a ruling begins with, as the room stands now. What happened is for the judge to write.

    It may be called from a seat, from a table, from players, or with a case of Table tools.
    """
    if place is not None:
        table = place.table
    elif not table and case is not None:
        table = case.table
    seats: tuple[int, ...] = ()
    if place is not None:
        seats, holder = (place.seat,), tournament.seating.holder(place)
        entries = entries or (() if holder is None else (holder,))
    elif entries:
        at = [tournament.seating.at(entry) for entry in entries]
        table = table or next((one.table for one in at if one is not None), 0)
        seats = tuple(one.seat for one in at if one is not None and one.table == table)
    known = tournament.tables.get(table)
    return Ruled(
        "",
        table=table,
        seats=seats,
        entries=entries,
        hand=known.hands if known is not None else 0,
        stamp=stamp(tournament.structure, tournament.clock, now),
        called=called,
        judge=judge,
        articles=_followed(case),
        cases=() if case is None else (case,),
    )


def _followed(case: TableCase | None) -> tuple[Article, ...]:
    """What the answer of the tool followed, in the books that are known."""
    cited = () if case is None else case.because
    return tuple(article(text) for text in cited if text.partition(" ")[0] in BOOKS)
