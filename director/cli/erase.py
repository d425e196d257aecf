"""director erase FILE PERSON: the name of a person goes out of a venue's file for good."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from director.cli.outcome import Status, misused, refused, say
from director.cli.venues import add_file, venue_of
from director.domain.ids import PersonId
from director.host.i18n import _, current

if TYPE_CHECKING:
    from director.desk.venue import Venue
    from director.domain.findings import Traces
    from director.domain.people import Person


def arguments(parser: argparse.ArgumentParser) -> None:
    """The file, the person, and that it is meant."""
    add_file(parser)
    parser.add_argument(
        "person", metavar=_("PERSON"), help=_("the number in the address book, or the full name")
    )
    parser.add_argument("--yes", action="store_true", help=_("erase; without it only say what would be done"))
    parser.epilog = _(
        "The journal stays as it is: it holds no names. Rulings, lists and papers show a number then. "
        "Nobody brings the name back. Copies made before still have it; delete them too where that is asked."
    )


def run(options: argparse.Namespace) -> int:
    """Say what stays; with --yes erase."""
    from director.desk.erasing import erase_person, traces

    with venue_of(options) as venue:
        person = meant(venue, options.person)
        if not options.yes:
            _say(venue, traces(venue, person.id), _("Would be erased: {name}, number {number}."))
            say(_("Nothing was changed. Say --yes to erase."))
            return Status.DONE
        _say(venue, erase_person(venue, person.id), _("Erased: {name}, number {number}."))
    return Status.DONE


def meant(venue: Venue, text: str) -> Person:
    """The person that is meant. Ends the command where nobody is, or several are."""
    from director.views.names import told_apart

    if text.isascii() and text.isdecimal():
        found = [person for person in (venue.people.by_id.get(PersonId(int(text))),) if person is not None]
    else:
        found = list(venue.people.named(text))
    if len(found) == 1:
        return found[0]
    if not found:
        raise refused(
            _("Nobody in this file is “{text}”. Give the full name, or the number.").format(text=text)
        )
    listed = "\n".join(f"  {one.id}  {told_apart(venue.people, one.id, current())}" for one in found)
    sentence = _("Several people are called “{text}”. Give the number:").format(text=text)
    raise misused(f"{sentence}\n{listed}")


def _say(venue: Venue, left: Traces, text: str) -> None:
    from director.desk.erasing import event_names
    from director.views.erasing import remains, stays

    person, words = left.person, current()
    say(f"{text.format(name=person.name, number=person.id)} {stays(left, words)}")
    for sentence in remains(left, event_names(venue), words):
        say(sentence)
