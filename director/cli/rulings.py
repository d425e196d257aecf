"""director rulings FILE WORDS: rulings of all tournaments of a venue, found by words and filters."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any, Final, cast

from msgspec.structs import asdict

from director.cli import columns
from director.cli.numbers import whole
from director.cli.outcome import Status, say, say_fields
from director.cli.venues import add_file, chosen, venue_of
from director.domain.ids import PersonId
from director.domain.ruled import RULING_KINDS
from director.host.i18n import N_, _, current

if TYPE_CHECKING:
    from director.desk.venue import Venue
    from director.domain.people import People
    from director.views.ruling_search import Found, Wanted
    from director.views.rulings import RulingCard

_STATES: Final = ("open", "appealed", "revised", "stands", "taken_back")
_HEADS: Final = (
    ("event", N_("Event")), ("number", ""), ("day", N_("Called")), ("place", N_("Where")),
    ("players", N_("Players")), ("decision", N_("Decision")), ("articles", N_("Articles")),
    ("state_text", N_("State")),
)  # fmt: skip


def arguments(parser: argparse.ArgumentParser) -> None:
    """The file, the words, the filters."""
    add_file(parser)
    parser.add_argument("words", metavar=_("WORDS"), nargs="*", help=_("words of the rulings, in any form"))
    parser.add_argument(
        "--article", metavar=_("ARTICLE"), default="", help=_("TDA 71-C, or TDA 71 for all under it")
    )
    parser.add_argument(
        "--player",
        metavar=_("PERSON"),
        default="",
        help=_("the number in the address book, or the full name"),
    )
    parser.add_argument("--kind", choices=RULING_KINDS, help=_("only this kind"))
    parser.add_argument("--state", choices=_STATES, default="", help=_("only what is in this state"))
    parser.add_argument("--table", metavar="N", type=whole, default=0, help=_("only at this table"))
    parser.add_argument("--event", metavar=_("EVENT"), default="", help=_("only of this tournament"))
    parser.add_argument("--whole", action="store_true", help=_("each one whole, with versions and appeals"))
    parser.add_argument("--json", action="store_true", help=_("for programs, every field"))


def run(options: argparse.Namespace) -> int:
    """Find them and show them."""
    from director.desk.rulings import books
    from director.views.ruling_search import RulingIndex

    with venue_of(options) as venue:
        wanted, people = _wanted(options, venue), venue.people
        index = RulingIndex()
        index.update(books(venue.database), people)
    found = index.find(wanted)
    if options.whole:
        _say_whole(found, people, as_json=options.json)
        return Status.DONE
    rows = [
        {"tournament": row.tournament, "event": row.event, **asdict(row.row)}
        for row in index.rows(found, current())
    ]
    columns.answer(_HEADS, rows, as_json=options.json, nothing=_("Nothing was found."))
    return Status.DONE


def _say_whole(found: list[Found], people: People, *, as_json: bool) -> None:
    """Each ruling with all its versions and appeals."""
    from director.views.ruling_search import book_telling
    from director.views.ruling_text import ruling_lines

    cards = [(one.book, book_telling(one.book, people, current()).card(one.ruling)) for one in found]
    if as_json:
        say_fields(
            [{"tournament": book.tournament, "event": book.plan.name, **_plain(card)} for book, card in cards]
        )
        return
    for book, card in cards:
        for line in ruling_lines(book, card, current()):
            say(line)


def _plain(card: RulingCard) -> dict[str, Any]:
    import msgspec

    return cast("dict[str, Any]", msgspec.to_builtins(card))


def _wanted(options: argparse.Namespace, venue: Venue) -> Wanted:
    from director.views.ruling_search import Wanted

    event = chosen(venue.cards(), options.event, options.file).id if options.event else None
    return Wanted(
        " ".join(options.words),
        options.kind,
        options.state,
        options.article,
        _person(options.player, venue),
        event,
        options.table,
    )


def _person(text: str, venue: Venue) -> PersonId | None:
    from director.cli.erase import meant

    return meant(venue, text).id if text else None
