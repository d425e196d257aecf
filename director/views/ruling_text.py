"""Rulings as plain text, a line each: what a terminal shows, and what is read in the file for an appeal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from director.domain.judges_book import Book
from director.domain.people import People
from director.domain.ruled import Ruling
from director.host.i18n import Words
from director.views.ruling_search import book_telling
from director.views.rulings import RulingCard


def whole_text(book: Book, rulings: Iterable[Ruling], people: People, words: Words) -> list[str]:
    """Rulings of a book with all their versions, a line each."""
    telling = book_telling(book, people, words)
    return [line for ruling in rulings for line in ruling_lines(book, telling.card(ruling), words)]


def ruling_lines(book: Book, card: RulingCard, words: Words) -> Iterator[str]:
    """A ruling as text."""
    row = card.row
    title = words._("Ruling {number}, {event}: {state}")
    yield title.format(number=row.number, event=book.plan.name, state=row.state_text)
    for version in card.versions:
        yield ""
        form = words._("Written {time} by {who}") if version.who else words._("Written {time}")
        yield form.format(time=version.time, who=version.who)
        if version.reason:
            yield words._("Reason: {reason}").format(reason=version.reason)
        yield from (f"  {head}: {text}" for head, text in version.facts)
        yield from (f"  {name}: {says}" if says else f"  {name}" for name, says in version.articles)
        yield from (f"  {line}" for line in version.happened.splitlines())
        yield from (f"  → {line}" for line in version.decision.splitlines())
    for appeal in card.appeals:
        yield ""
        yield words._("Appeal {time}: {grounds}").format(time=appeal.time, grounds=appeal.grounds)
        if appeal.outcome:
            yield f"  {appeal.outcome}: {appeal.decision}"
    yield ""
