"""The sheet for the next shift, statistics by article, and the rulings of a shift, a day or the event."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime, time
from zoneinfo import ZoneInfo

import msgspec

from director.domain.journal import Journal
from director.domain.moments import Moment
from director.domain.people import People
from director.domain.plan import Plan
from director.domain.refusal import Article
from director.domain.ruled import Ruling
from director.host.i18n import Words
from director.views import figures
from director.views.citing import article_name
from director.views.penalties import PenaltyRow, penalty_rows
from director.views.rulings import RulingCard, RulingRow, RulingTelling, article_says, in_order


class ArticleCount(msgspec.Struct, frozen=True, gc=False):
    """How often one article was ruled by."""

    article: str
    """As it is cited; empty for rulings without one."""
    says: str
    rulings: int
    appealed: int
    changed: int
    """Revised since, or changed on appeal."""


class HandOver(msgspec.Struct, frozen=True):
    """What the next shift must know."""

    event: str
    made: str
    """When the sheet was made."""
    since: str
    """From when on rulings stand here as decided; empty for the whole event."""
    penalties: tuple[PenaltyRow, ...]
    """Those to be served, and those counted down that nobody has ticked off."""
    open: tuple[RulingRow, ...]
    """Rulings that somebody still has to decide."""
    decided: tuple[RulingRow, ...]
    """What was decided since, the oldest first."""
    head: str
    """The last line of the journal, by number and hash: what the sheet was made from."""


class RulingReport(msgspec.Struct, frozen=True):
    """The rulings of a shift, a day or the event, whole."""

    event: str
    made: str
    period: str
    """From when to when; empty for the whole event."""
    cards: tuple[RulingCard, ...]
    """The oldest first."""
    penalties: tuple[PenaltyRow, ...]
    """Given in that time, the oldest first."""
    articles: tuple[ArticleCount, ...]
    head: str


def hand_over(
    journal: Journal, people: People, words: Words, now: Moment | None, made: str, since: str = ""
) -> HandOver:
    """The sheet as of `made`; `since` is when the shift began, both UTC as lines write it."""
    plan, telling = journal.tournament.setup, RulingTelling.of(journal, people, words)
    rulings = in_order(journal)
    waiting = [one for one in rulings if one.is_open]
    decided = [one for one in rulings if not one.is_open and not one.taken_back and last_at(one) >= since]
    rows = penalty_rows(journal, people, words, now)
    return HandOver(
        plan.name,
        figures.day_and_time(made, plan, words),
        figures.day_and_time(since, plan, words) if since else "",
        tuple(row for row in rows if row.state in ("open", "over")),
        tuple(telling.row(one) for one in waiting),
        tuple(telling.row(one) for one in decided),
        head_text(journal),
    )


def ruling_report(
    journal: Journal, people: People, words: Words, made: str, since: str = "", until: str = ""
) -> RulingReport:
    """Rulings first written from `since` up to before `until`, with their versions and appeals."""
    plan, telling = journal.tournament.setup, RulingTelling.of(journal, people, words)
    chosen = [one for one in in_order(journal) if _within(one.versions[0].at, since, until)]
    given = (row for row in penalty_rows(journal, people, words) if _within(row.at, since, until))
    return RulingReport(
        plan.name,
        figures.day_and_time(made, plan, words),
        period_text(plan, words, since, until),
        tuple(telling.card(one) for one in chosen),
        tuple(sorted(given, key=lambda row: row.penalty)),
        tuple(article_counts(chosen, words)),
        head_text(journal),
    )


def article_counts(rulings: list[Ruling], words: Words) -> list[ArticleCount]:
    """How often each article was ruled by, the most frequent first; rulings without one come last."""
    total, appealed, changed = Counter[Article | None](), Counter[Article | None](), Counter[Article | None]()
    for one in rulings:
        if one.taken_back:
            continue
        for article in one.now.articles or (None,):
            total[article] += 1
            appealed[article] += bool(one.appeals)
            changed[article] += one.revised or any(each.outcome == "changed" for each in one.appeals)
    return [
        ArticleCount(
            "" if article is None else article_name(article, words),
            "" if article is None else article_says(article, words),
            count,
            appealed[article],
            changed[article],
        )
        for article, count in sorted(
            total.items(), key=lambda pair: (pair[0] is None, -pair[1], str(pair[0]))
        )
    ]


def period_text(plan: Plan, words: Words, since: str, until: str) -> str:
    """From when to when, in words; empty for always."""
    start = figures.day_and_time(since, plan, words) if since else ""
    end = figures.day_and_time(until, plan, words) if until else ""
    if start and end:
        return words._("from {start} to {end}").format(start=start, end=end)
    if start:
        return words._("from {start} on").format(start=start)
    return words._("up to {end}").format(end=end) if end else ""


def day_begins(plan: Plan, at: str) -> str:
    """When the day of a moment began at the place of the event, UTC as lines write it. A day ends at six.

    >>> day_begins(Plan(name="Cup", zone="Europe/Moscow"), "2026-12-05T21:30:00.000Z")
    '2026-12-05T03:00:00.000Z'
    """
    local = datetime.fromisoformat(at).astimezone(ZoneInfo(plan.zone))
    date = local.date() if local.time() >= _MORNING else local.date().fromordinal(local.toordinal() - 1)
    begins = datetime.combine(date, _MORNING, ZoneInfo(plan.zone)).astimezone(UTC)
    return f"{begins:%Y-%m-%dT%H:%M:%S}.000Z"


_MORNING = time(6)
"""Play past midnight belongs to the evening before."""


def head_text(journal: Journal) -> str:
    """The last line of the journal, by number and hash, as `director check --head` takes it."""
    return f"{journal.seq}:{journal.head}"


def last_at(ruling: Ruling) -> str:
    """When something was last decided about a ruling."""
    moments = [one.at for one in ruling.versions] + [one.decided_at or one.at for one in ruling.appeals]
    return max(moments)


def _within(at: str, since: str, until: str) -> bool:
    return at >= since and (not until or at < until)
