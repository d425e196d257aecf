"""Rulings for people: the list, and one with all its versions. Level and time are those that were written."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final

import msgspec

from director.domain.clock import Stamp
from director.domain.ids import EntryId, Seq
from director.domain.journal import Journal
from director.domain.name_marks import without_marks
from director.domain.people import People
from director.domain.plan import Plan
from director.domain.refusal import Article
from director.domain.ruled import Matter, Outcome, Ruled, Ruling, RulingKind, Version
from director.host.i18n import N_, Words
from director.rules.rulebook import rulebook
from director.views import figures
from director.views.citing import article_name
from director.views.names import told_apart
from director.views.ruling_wording import short
from director.views.wording import Telling

KINDS: Final[dict[RulingKind, str]] = {
    "irregularity": N_("irregularity"),
    "dispute": N_("dispute"),
    "conduct": N_("conduct"),
    "equipment": N_("equipment"),
    "chips": N_("chips"),
    "clock": N_("clock"),
}
MATTERS: Final[dict[Matter, str]] = {
    "retrieval": N_("mucked cards given back"),
    "collusion": N_("cards seen on suspicion of collusion"),
}
OUTCOMES: Final[dict[Outcome, str]] = {"stands": N_("the ruling stands"), "changed": N_("it is changed")}
STATES: Final[dict[str, str]] = {
    "taken_back": N_("taken back"),
    "appealed": N_("appealed"),
    "open": N_("open"),
    "revised": N_("revised"),
    "stands": N_("decided"),
}
"""What has become of a ruling, the most pressing first."""


class RulingRow(msgspec.Struct, frozen=True, gc=False):
    """A ruling in a list."""

    ruling: Seq
    number: int
    at: str
    """When the judge was called, or when it was written, UTC; sorts as time."""
    time: str
    day: str
    clock: str
    """Level and remaining time as they were; empty without a schedule."""
    level: int
    table: int
    place: str
    """12-4, 12-7; or table 12; or nothing."""
    players: str
    kind: RulingKind
    kind_text: str
    happened: str
    """Its first line."""
    decision: str
    articles: str
    judge: str
    state: str
    """A key of STATES."""
    state_text: str
    clock_short: str = ""
    """The same for a narrow column: L6 7:11."""


class VersionRow(msgspec.Struct, frozen=True):
    """One version of a ruling, whole."""

    line: Seq
    time: str
    """When it was written."""
    who: str
    """Who wrote it."""
    reason: str
    """Why it replaced the one before; empty for the first."""
    taken_back: bool
    in_force: bool
    happened: str
    decision: str
    facts: tuple[tuple[str, str], ...]
    """All else it says, a head and a text each; what it does not say is left out."""
    articles: tuple[tuple[str, str], ...]
    """Each article as it is cited, and what it says by the rule book; empty where that does not have it."""
    cases: tuple[str, ...]
    """Cases of Table tools in a sentence each."""
    photos: tuple[str, ...]
    """Digests of the photographs."""


class AppealRow(msgspec.Struct, frozen=True):
    """An appeal."""

    line: Seq
    time: str
    by: str
    grounds: str
    outcome: str
    """In words; empty while it is open."""
    decision: str
    judge: str
    decided: str
    """When."""


class RulingCard(msgspec.Struct, frozen=True):
    """Everything about one ruling."""

    row: RulingRow
    versions: tuple[VersionRow, ...]
    """The newest first."""
    appeals: tuple[AppealRow, ...]
    """The oldest first."""


class RulingTelling:
    """Tells rulings of one event in one language."""

    def __init__(self, plan: Plan, people: People, words: Words, name: Callable[[EntryId], str]) -> None:
        self.plan = plan
        self.people = people
        self.words = words
        self.name = name
        """The name of whoever holds an entry."""

    @classmethod
    def of(cls, journal: Journal, people: People, words: Words) -> RulingTelling:
        """For an event that is open."""
        return cls(journal.tournament.setup, people, words, Telling(journal, people, words).name)

    def row(self, ruling: Ruling) -> RulingRow:
        """A ruling in a list."""
        words, now = self.words, ruling.now
        at, state = now.called or ruling.versions[0].at, ruling_state(ruling)
        return RulingRow(
            ruling.id,
            ruling.number,
            at,
            figures.clock_time(at, self.plan, words),
            figures.day_and_time(at, self.plan, words),
            clock_text(now.stamp, words),
            0 if now.stamp is None else now.stamp.level,
            now.table,
            place_text(now, words),
            self.players(now),
            now.kind,
            words._(KINDS[now.kind]),
            short(self.text(now.happened)),
            short(self.text(now.decision)),
            articles_text(now.articles, words),
            self.text(now.judge),
            state,
            words._(STATES[state]),
            clock_short(now.stamp, words),
        )

    def card(self, ruling: Ruling) -> RulingCard:
        """A ruling with all its versions and appeals."""
        versions = (self._version(one, ruling) for one in reversed(ruling.versions))
        return RulingCard(self.row(ruling), tuple(versions), tuple(self._appeals(ruling)))

    def text(self, text: str) -> str:
        """A text with the names it marks."""
        return without_marks(text, self.people)

    def players(self, ruled: Ruled) -> str:
        """Everybody it is about."""
        names = [self.name(entry) for entry in ruled.entries]
        names += [told_apart(self.people, who, self.words) for who in ruled.persons]
        return "; ".join(names)

    def _version(self, version: Version, ruling: Ruling) -> VersionRow:
        words, ruled = self.words, version.ruled
        return VersionRow(
            version.line,
            figures.day_and_time(version.at, self.plan, words),
            version.staff,
            self.text(version.reason),
            bool(version.taken_back),
            version is ruling.version and not ruling.taken_back,
            self.text(ruled.happened),
            self.text(ruled.decision),
            tuple(self._facts(ruled)),
            tuple((article_name(one, words), article_says(one, words)) for one in ruled.articles),
            tuple(case.summary or ", ".join(case.because) for case in ruled.cases),
            tuple(photo.digest for photo in ruled.photos),
        )

    def _facts(self, ruled: Ruled) -> Iterable[tuple[str, str]]:
        words = self.words
        called = figures.day_and_time(ruled.called, self.plan, words) if ruled.called else ""
        facts = (
            (words._("Called"), called),
            (words._("Clock"), clock_text(ruled.stamp, words)),
            (words._("Where"), place_text(ruled, words)),
            (words._("Hand"), str(ruled.hand or "")),
            (words._("Players"), self.players(ruled)),
            (words._("Dealer"), self.text(ruled.dealer)),
            (words._("Kind"), words._(KINDS[ruled.kind])),
            (words._("Called by"), self.text(ruled.called_by)),
            (words._("Judge"), self.text(ruled.judge)),
            (words._("For the chief referee"), ", ".join(words._(MATTERS[one]) for one in ruled.matters)),
            (words._("Approved by"), self.text(ruled.approved)),
            (words._("Still open"), words._("yes") if ruled.open else ""),
        )
        return (fact for fact in facts if fact[1])

    def _appeals(self, ruling: Ruling) -> Iterable[AppealRow]:
        words = self.words
        for one in ruling.appeals:
            yield AppealRow(
                one.line,
                figures.day_and_time(one.at, self.plan, words),
                "" if one.by is None else self.name(one.by),
                self.text(one.grounds),
                "" if one.outcome is None else words._(OUTCOMES[one.outcome]),
                self.text(one.decision),
                self.text(one.judge),
                figures.day_and_time(one.decided_at, self.plan, words) if one.decided_at else "",
            )


def ruling_rows(journal: Journal, people: People, words: Words) -> list[RulingRow]:
    """All rulings of the event, the newest first."""
    telling = RulingTelling.of(journal, people, words)
    return [telling.row(one) for one in in_order(journal)[::-1]]


def ruling_card(journal: Journal, ruling: Seq, people: People, words: Words) -> RulingCard | None:
    """One ruling of the event; None where there is none of this line."""
    found = journal.tournament.rulings.get(ruling)
    return None if found is None else RulingTelling.of(journal, people, words).card(found)


def in_order(journal: Journal) -> list[Ruling]:
    """All rulings of the event, in the order of their numbers."""
    return sorted(journal.tournament.rulings.values(), key=lambda one: one.number)


def ruling_state(ruling: Ruling) -> str:
    """What has become of a ruling: a key of STATES."""
    if ruling.taken_back:
        return "taken_back"
    if ruling.appeal is not None:
        return "appealed"
    if ruling.now.open:
        return "open"
    return "revised" if ruling.revised else "stands"


def clock_text(stamp: Stamp | None, words: Words) -> str:
    """What the clock showed: level 6, 7:11 left. Empty where there was none.

    >>> from director.host.i18n import words_for
    >>> clock_text(Stamp(6, 431_000), words_for("en"))
    'level 6, 7:11 left'
    >>> clock_text(Stamp(6, 431_000, play=False), words_for("en"))
    'break after level 6, 7:11 left'
    """
    if stamp is None:
        return ""
    if stamp.left < 0:
        text = words._("level {level}, over by {time}")
    elif stamp.play:
        text = words._("level {level}, {time} left")
    else:
        text = words._("break after level {level}, {time} left")
    return text.format(level=stamp.level, time=figures.duration(abs(stamp.left)))


def clock_short(stamp: Stamp | None, words: Words) -> str:
    """The same where room is short.

    >>> from director.host.i18n import words_for
    >>> clock_short(Stamp(6, 431_000), words_for("en")), clock_short(Stamp(6, -5_000), words_for("en"))
    ('L6 7:11', 'L6 −0:05')
    """
    if stamp is None:
        return ""
    sign = "−" if stamp.left < 0 else ""
    text = words._("L{level} {time}") if stamp.play else words._("break {time}")
    return text.format(level=stamp.level, time=f"{sign}{figures.duration(abs(stamp.left))}")


def place_text(ruled: Ruled, words: Words) -> str:
    """Where it was: 12-4, 12-7; table 12; or nothing."""
    if ruled.seats:
        return ", ".join(f"{ruled.table}-{seat}" for seat in ruled.seats)
    return words._("table {table}").format(table=ruled.table) if ruled.table else ""


def articles_text(articles: Iterable[Article], words: Words) -> str:
    """Articles as they are cited, in one line."""
    return ", ".join(article_name(one, words) for one in articles)


def article_says(article: Article, words: Words) -> str:
    """What an article says by the rule book of the program; nothing where that does not have it."""
    return _says(article, words.language)


@lru_cache(maxsize=1024)
def _says(article: Article, language: str) -> str:
    return " ".join(entry.texts[language] for entry in rulebook().at(article))
