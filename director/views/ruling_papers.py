"""The judges' book on paper: one ruling to sign, a notice for the player, a report, the next shift's sheet.

All are one flow of blocks, each with its look; level and time stand as they were written.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import msgspec

from director.domain.ids import Seq
from director.domain.moments import Moment
from director.views.citing import article_name
from director.views.handover import (
    ArticleCount,
    article_counts,
    day_begins,
    hand_over,
    ruling_report,
)
from director.views.papers import Letterhead, letterhead
from director.views.penalties import PenaltyRow, penalty_rows
from director.views.rulings import (
    AppealRow,
    RulingCard,
    RulingRow,
    VersionRow,
    article_says,
    in_order,
    ruling_card,
)

if TYPE_CHECKING:
    from director.domain.journal import Journal
    from director.domain.people import People
    from director.domain.refusal import Article
    from director.host.i18n import Words

Look: TypeAlias = Literal["heading", "title", "text", "strong", "soft", "fact", "head", "row", "line"]
"""`fact` has its name at the left, `head` and `row` are cells of a table, `line` is a line across."""

Period: TypeAlias = Literal["event", "day", "shift"]
"""The whole event; since the morning; the last eight hours (house choice)."""

SHIFT: Final = 8 * 3600 * 1000
"""How long a shift is taken to be, in milliseconds: house choice."""


class Block(msgspec.Struct, frozen=True, gc=False):
    """One piece of text."""

    look: Look
    text: str = ""
    name: str = ""
    """Of a fact: what it is."""
    cells: tuple[str, ...] = ()
    wide: tuple[int, ...] = ()
    """How wide the cells are, in any unit."""
    kept: bool = False
    """It stays on one page with the block after it."""


class RulingPaper(msgspec.Struct, frozen=True):
    """Blocks from the top down, and who signs below."""

    letterhead: Letterhead
    title: str
    aside: str
    blocks: tuple[Block, ...]
    signed: tuple[str, ...] = ()


class OneRuling(RulingPaper, frozen=True):
    """One ruling, to be signed."""


class PenaltyNotice(RulingPaper, frozen=True):
    """What a penalised player is handed."""


class RulingsReport(RulingPaper, frozen=True):
    """All rulings of a time."""


class HandOverSheet(RulingPaper, frozen=True):
    """What the next shift must know."""


class RulingStatistics(RulingPaper, frozen=True):
    """How often each article was ruled by."""


def one_ruling(journal: Journal, people: People, words: Words, printed: str, line: int) -> OneRuling:
    """A ruling with its versions and appeals. Without blocks where the event has none of this line."""
    card = ruling_card(journal, Seq(line), people, words)
    if card is None:
        return OneRuling(letterhead(journal, words, printed), "", "", ())
    given = [one for one in penalty_rows(journal, people, words) if one.ruling == card.row.number]
    return OneRuling(
        letterhead(journal, words, printed),
        words._("Ruling {number}").format(number=card.row.number),
        card.row.state_text,
        tuple(_card(card, given, words)),
        (words._("Judge"), words._("Player"), words._("Chief referee")),
    )


def penalty_notice(journal: Journal, people: People, words: Words, printed: str, line: int) -> PenaltyNotice:
    """What one penalty is, what for, and when the player is back."""
    rows = [one for one in penalty_rows(journal, people, words) if one.penalty == line]
    title = words._("Notice of a penalty")
    head = letterhead(journal, words, printed)
    if not rows:
        return PenaltyNotice(head, title, "", ())
    row = rows[0]
    blocks = [
        Block("title", row.name),
        Block("strong", row.text),
        *_facts(
            (
                (words._("Seat"), row.seat),
                (words._("Given"), row.time),
                (words._("Clock"), row.clock),
                (words._("Ruling"), str(row.ruling or "")),
                (words._("State"), row.state_text),
            )
        ),
        Block("heading", words._("What for")),
        *_text(row.what),
    ]
    penalty = journal.tournament.penalties[Seq(line)]
    blocks += _articles(_cited(penalty.articles, words), words)
    return PenaltyNotice(
        head, title, "", tuple(blocks), (words._("Judge"), words._("Player, has read it"), words._("Time"))
    )


def rulings_report(
    journal: Journal, people: People, words: Words, printed: str, period: Period = "event"
) -> RulingsReport:
    """Every ruling that was first written in this time, whole, the oldest first; after them the penalties."""
    report = ruling_report(journal, people, words, printed, since(journal, printed, period))
    blocks = [Block("soft", _counted(report.cards, words)) if report.cards else _none(words)]
    for card in report.cards:
        given = [one for one in report.penalties if one.ruling == card.row.number]
        number = words._("Ruling {number}").format(number=card.row.number)
        blocks += [Block("line"), Block("title", f"{number} · {card.row.state_text}")]
        blocks += _card(card, given, words)
    if report.penalties:
        blocks += [Block("line"), Block("heading", words._("Penalties"))]
        blocks += _penalty_table(report.penalties, words)
    return RulingsReport(
        letterhead(journal, words, printed),
        words._("Rulings report"),
        report.period or words._("the whole event"),
        tuple(blocks),
        (words._("Judge"), words._("Chief referee")),
    )


def hand_over_sheet(
    journal: Journal, people: People, words: Words, printed: str, now: Moment, period: Period = "shift"
) -> HandOverSheet:
    """Penalties to be served, what waits to be decided, and what was decided in this shift."""
    begun = since(journal, printed, period)
    sheet = hand_over(journal, people, words, now, printed, begun)
    nothing = [Block("text", words._("none"))]
    blocks = [
        Block("heading", words._("Penalties to be served")),
        *(_penalty_table(sheet.penalties, words) if sheet.penalties else nothing),
        Block("heading", words._("Still to be decided")),
        *([one for row in sheet.open for one in _open(row, words)] if sheet.open else nothing),
        Block("heading", words._("Decided in this time")),
        *(_ruling_table(sheet.decided, words) if sheet.decided else nothing),
    ]
    aside = words._("since {time}").format(time=sheet.since) if sheet.since else words._("the whole event")
    return HandOverSheet(
        letterhead(journal, words, printed),
        words._("Hand-over to the next shift"),
        aside,
        tuple(blocks),
        (words._("Handed over"), words._("Taken over"), words._("Time")),
    )


def ruling_statistics(
    journal: Journal, words: Words, printed: str, period: Period = "event"
) -> RulingStatistics:
    """How often each article was ruled by, appealed against and changed."""
    begun = since(journal, printed, period)
    chosen = [one for one in in_order(journal) if one.versions[0].at >= begun]
    counts = article_counts(chosen, words)
    head = (words._("Article"), words._("What it says"), words._("Rulings"), words._("Appealed"),
            words._("Changed"))  # fmt: skip
    blocks = [Block("head", cells=head, wide=_COUNTS), *(_count(one, words) for one in counts)]
    return RulingStatistics(
        letterhead(journal, words, printed),
        words._("Rulings by article"),
        words._("the whole event") if period == "event" else "",
        tuple(blocks) if counts else (_none(words),),
    )


def since(journal: Journal, printed: str, period: Period) -> str:
    """When a time began, UTC as lines write it; empty for the whole event."""
    if period == "event":
        return ""
    if period == "day":
        return day_begins(journal.tournament.setup, printed)
    return _earlier(printed, SHIFT)


def _earlier(at: str, ms: int) -> str:
    moment = datetime.fromisoformat(at) - timedelta(milliseconds=ms)
    return f"{moment:%Y-%m-%dT%H:%M:%S}.{moment.microsecond // 1000:03}Z"


# ---------------------------------------------------------------- blocks


def _card(card: RulingCard, penalties: Sequence[PenaltyRow], words: Words) -> Iterator[Block]:
    """One ruling: the version in force, its penalties, appeals, and the versions before."""
    now = next((one for one in card.versions if one.in_force), card.versions[0])
    yield from _facts(now.facts)
    yield Block("heading", words._("What happened"))
    yield from _text(now.happened)
    yield Block("heading", words._("Decision"))
    yield from _text(now.decision or words._("Not decided yet."), "strong")
    yield from _articles(now.articles, words)
    if penalties:
        yield Block("heading", words._("Penalties"))
        for given in penalties:
            told = words._("{name}: {penalty}").format(name=given.name, penalty=given.text)
            yield Block("text", f"{told} ({given.left_text or given.state_text})")
    if now.cases:
        yield Block("heading", words._("From Table tools"))
        for case in now.cases:
            yield from _text(case)
    if now.photos:
        count = words.ngettext("{n} photograph", "{n} photographs", len(now.photos)).format(n=len(now.photos))
        yield Block("soft", count)
    for appeal in card.appeals:
        yield from _appeal(appeal, words)
    yield Block("soft", written_text(now, words))
    for one in card.versions:
        if one is not now:
            yield from _before(one, words)


def written_text(one: VersionRow, words: Words) -> str:
    """When a version was written, by whom, in which line, and why."""
    text = words._("{time}, line {line}").format(time=one.time, line=one.line)
    if one.who:
        text = words._("{time} by {who}, line {line}").format(time=one.time, who=one.who, line=one.line)
    if one.taken_back:
        text = words._("{written}: taken back as a slip").format(written=text)
    if not one.reason:
        return text
    why = words._("Why: {reason}").format(reason=one.reason)
    return f"{text} · {why}"


def _before(one: VersionRow, words: Words) -> Iterator[Block]:
    yield Block("heading", words._("The version before"))
    yield from _text(one.happened, "soft")
    yield from _text(one.decision, "soft")
    yield Block("soft", written_text(one, words))


def _appeal(one: AppealRow, words: Words) -> Iterator[Block]:
    head = words._("Appeal, {time}").format(time=one.time)
    if one.by:
        head = words._("Appeal of {name}, {time}").format(name=one.by, time=one.time)
    yield Block("heading", head)
    yield from _text(one.grounds)
    if one.outcome:
        yield Block("strong", ", ".join(part for part in (one.outcome, one.judge, one.decided) if part))
        yield from _text(one.decision)
    else:
        yield Block("strong", words._("Not decided yet."))


def _articles(articles: Iterable[tuple[str, str]], words: Words) -> Iterator[Block]:
    told = [f"{name}: {says}" if says else name for name, says in articles]
    if told:
        yield Block("heading", words._("Articles"))
        yield from (Block("soft", text) for text in told)


def _cited(articles: Iterable[Article], words: Words) -> Iterator[tuple[str, str]]:
    return ((article_name(one, words), article_says(one, words)) for one in articles)


def _facts(facts: Iterable[tuple[str, str]]) -> Iterator[Block]:
    return (Block("fact", value, name) for name, value in facts if value)


def _text(text: str, look: Look = "text") -> Iterator[Block]:
    """Each line of a text by itself; empty ones part paragraphs."""
    return (Block(look, line) for line in text.split("\n") if line.strip())


_PENALTY_CELLS = (5, 3, 4, 2)
_RULING_CELLS = (1, 2, 3, 5, 7)
_COUNTS = (3, 12, 2, 2, 2)


def _penalty_table(rows: Sequence[PenaltyRow], words: Words) -> Iterator[Block]:
    head = (words._("Player"), words._("Penalty"), words._("Left"), words._("Ruling"))
    yield Block("head", cells=head, wide=_PENALTY_CELLS)
    for row in rows:
        name = f"{row.name} · {row.seat}" if row.seat else row.name
        left = row.left_text or row.state_text
        yield Block("row", cells=(name, row.text, left, str(row.ruling or "")), wide=_PENALTY_CELLS)


def _ruling_table(rows: Sequence[RulingRow], words: Words) -> Iterator[Block]:
    head = (words._("№"), words._("Where"), words._("Clock"), words._("Players"), words._("Decision"))
    yield Block("head", cells=head, wide=_RULING_CELLS)
    for row in rows:
        cells = (str(row.number), row.place, row.clock, row.players, row.decision)
        yield Block("row", cells=cells, wide=_RULING_CELLS)


def _open(row: RulingRow, words: Words) -> Iterator[Block]:
    number = words._("Ruling {number}").format(number=row.number)
    facts = (number, row.place, row.players, row.clock, row.state_text)
    yield Block("strong", " · ".join(part for part in facts if part))
    yield Block("text", row.happened)
    if row.decision:
        yield Block("soft", row.decision)


def _count(one: ArticleCount, words: Words) -> Block:
    cells = (
        one.article or words._("no article"),
        one.says,
        *map(str, (one.rulings, one.appealed, one.changed)),
    )
    return Block("row", cells=cells, wide=_COUNTS)


def _none(words: Words) -> Block:
    return Block("text", words._("No ruling in this time."))


def _counted(cards: Sequence[RulingCard], words: Words) -> str:
    count = len(cards)
    return words.ngettext("{n} ruling", "{n} rulings", count).format(n=count)
