"""director rules WORDS: articles of the rule book, the best first."""

from __future__ import annotations

import argparse
import shutil
import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from director.cli import columns
from director.cli.outcome import Status, refused, say, say_fields
from director.host.i18n import N_, _, current, ngettext
from director.rules.verdict import BOOKS

if TYPE_CHECKING:
    from director.rules.rulebook import Entry

SHOWN: Final = 12
"""How many articles people see unless they ask for all."""
WIDEST: Final = 100
"""Columns of a line that reads well."""

_HEADS: Final = (("code", N_("Book")), ("name", ""), ("articles", N_("Articles")))


def arguments(parser: argparse.ArgumentParser) -> None:
    """The words, and where to look."""
    from director.views.rule_search import EXAMPLES

    parser.add_argument(
        "words",
        metavar=_("WORDS"),
        nargs="*",
        help=_("words in either language, or an article by its number: {examples}").format(examples=EXAMPLES),
    )
    parser.add_argument(
        "--book",
        metavar=_("BOOK"),
        type=_book,
        choices=BOOKS,
        default="",
        help=_("only this book: {books}").format(books=", ".join(BOOKS)),
    )
    parser.add_argument(
        "--all", action="store_true", help=_("all that fits, not the first {n}").format(n=SHOWN)
    )
    parser.add_argument("--json", action="store_true", help=_("for programs, every field in both languages"))
    parser.epilog = _(
        "Looks in English and Russian at once, whatever language is spoken, and forgives endings. Without "
        "words it lists the books, or with --book all that one of them says. The status is 1 where nothing "
        "fits."
    )


def _book(text: str) -> str:
    return next((code for code in BOOKS if code.casefold() == text.casefold()), text)


def run(options: argparse.Namespace) -> int:
    """Show what fits; 1 where nothing does."""
    from director.views.rule_search import found

    query = " ".join(options.words).strip()
    if not query and not options.book:
        return _show_books(options)
    entries = found(query, options.book)
    if options.json:
        say_fields([_fields(entry) for entry in entries])
        return Status.DONE if entries else Status.REFUSED
    if not entries:
        raise refused(_nothing(query, options.book))
    _show(entries, len(entries) if options.all or not query else SHOWN)
    return Status.DONE


def _show_books(options: argparse.Namespace) -> int:
    from msgspec.structs import asdict

    from director.views.rule_search import book_rows

    rows = [asdict(row) for row in book_rows(current())]
    columns.answer(_HEADS, rows, as_json=options.json)
    return Status.DONE


def _show(entries: Sequence[Entry], most: int) -> None:
    for at, entry in enumerate(entries[:most]):
        if at:
            say()
        _tell(entry)
    left = len(entries) - most
    if left > 0:
        say()
        say(ngettext("{n} more article: --all", "{n} more articles: --all", left).format(n=left))


def _tell(entry: Entry) -> None:
    from director.views.rule_search import article_row, settled, settled_text

    row = article_row(entry, current())
    say(" · ".join(part for part in (row.article, row.rule, row.topic) if part))
    _indented(row.book)
    _indented(row.says)
    if row.note:
        _indented(row.note)
    for one in settled(entry):
        _indented(settled_text(one, current()))


def _indented(text: str) -> None:
    width = min(shutil.get_terminal_size((WIDEST, 24)).columns, WIDEST)
    say(
        textwrap.fill(
            text, max(width, 40), initial_indent="    ", subsequent_indent="    ", break_on_hyphens=False
        )
    )


def _nothing(query: str, book: str) -> str:
    """That nothing fits, and what may be tried instead."""
    from director.views.rule_search import EXAMPLES, near

    if book:
        sentence = _("Nothing in {book} fits “{query}”.").format(book=book, query=query)
    else:
        sentence = _("Nothing in the rule book fits “{query}”.").format(query=query)
    close = near(query)
    if close:
        perhaps = _("Perhaps: {words}.").format(words=", ".join(close))
        return f"{sentence} {perhaps}"
    hint = _("Try fewer words, in English or Russian, or an article by its number: {examples}.")
    return f"{sentence} {hint.format(examples=EXAMPLES)}"


def _fields(entry: Entry) -> dict[str, object]:
    from director.views.rule_search import settled

    return {
        "book": entry.book.code,
        "article": entry.articles[0],
        "articles": list(entry.articles),
        "rule": entry.rule,
        "heading": entry.printed or None,
        "inferred": entry.inferred or None,
        "topic": entry.topic,
        **entry.texts,
        "settles": [one._asdict() for one in settled(entry)],
    }
