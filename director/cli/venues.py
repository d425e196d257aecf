"""The venue's file a command works on, and which of its tournaments is meant."""

from __future__ import annotations

import argparse
import contextlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from director.cli.outcome import misused, refusals_told, refused
from director.domain.names import folded
from director.domain.refusal import Impossible, Refused, Unavailable
from director.host.i18n import _, current
from director.host.places import Places, places

if TYPE_CHECKING:
    from director.desk.desk import Desk
    from director.desk.venue import TournamentCard, Venue


def add_file(parser: argparse.ArgumentParser) -> None:
    """The venue's file, which every command on a venue takes first."""
    parser.add_argument("file", metavar=_("FILE"), type=Path, help=_("the venue's file"))


def add_event(parser: argparse.ArgumentParser) -> None:
    """Which tournament, where a file holds several."""
    parser.add_argument(
        "--event",
        metavar=_("EVENT"),
        default="",
        help=_("name, number or id of the tournament, where the file holds several; `show FILE tournaments`"),
    )


def add_writer(parser: argparse.ArgumentParser) -> None:
    """Who writes: it stands beside each line of the journal."""
    parser.add_argument("--desk", metavar=_("NAME"), help=_("name of this desk for the journal"))
    parser.add_argument("--staff", metavar=_("NAME"), help=_("who sits at this desk, for the journal"))


def add_reason(parser: argparse.ArgumentParser) -> None:
    """Why, and whether objections are overruled."""
    parser.add_argument("--reason", metavar=_("TEXT"), default="", help=_("why; written in the journal"))
    parser.add_argument(
        "--overrule", action="store_true", help=_("do it in spite of objections; needs a reason")
    )


def places_of(options: argparse.Namespace) -> Places:
    """The folders of this world."""
    return places(options.world)


@contextlib.contextmanager
def venue_of(options: argparse.Namespace, *, create: bool = False) -> Iterator[Venue]:
    """The venue's file, open until the command is done."""
    from director.desk.venue import Venue
    from director.host.settings import DESK, STAFF, Settings

    settings = Settings(places_of(options).settings_file)
    desk = getattr(options, "desk", None)
    staff = getattr(options, "staff", None)
    venue = Venue.open(
        options.file,
        create=create,
        desk_name=settings.get(DESK) if desk is None else desk,
        staff=settings.get(STAFF) if staff is None else staff,
    )
    try:
        yield venue
    finally:
        venue.close()


@contextlib.contextmanager
def desk_of(options: argparse.Namespace) -> Iterator[Desk]:
    """The one tournament that is meant, open; every "no" of its desk ends the command with its sentence."""
    with venue_of(options) as venue:
        desk = venue.desk(chosen(venue.cards(), options.event, options.file).id)
        try:
            yield desk
        except (Impossible, Refused, Unavailable):
            with refusals_told(desk.journal, desk.people):
                raise


def chosen(cards: Sequence[TournamentCard], event: str, file: Path) -> TournamentCard:
    """The tournament that is meant. Ends the command with a list when that cannot be told."""
    if not cards:
        sentence = _("There is no tournament in {path} yet. Make one: director new {path} PLAN.toml")
        raise refused(sentence.format(path=file))
    fitting = _fitting(cards, event) if event else list(cards)
    if len(fitting) == 1:
        return fitting[0]
    if not event:
        text = _("{path} holds several tournaments. Say which one by --event:")
    elif not fitting:
        text = _("No tournament in {path} is “{event}”. There are:")
    else:
        text = _("Several tournaments in {path} may be “{event}”. Say the number or the id:")
    raise misused(f"{text.format(path=file, event=event)}\n{listed(fitting or cards)}")


def listed(cards: Sequence[TournamentCard]) -> str:
    """Tournaments to choose from, a line each, in the order of their numbers."""
    from director.views import figures

    rows = (
        (str(card.number), card.name, figures.starts(card.starts, current()), card.id)
        for card in sorted(cards, key=lambda card: card.number)
    )
    return "\n".join(f"  {'  '.join(filter(None, row))}" for row in rows)


def _fitting(cards: Sequence[TournamentCard], event: str) -> list[TournamentCard]:
    """By id, by number or name, by the beginning of the id, by a part of the name: the first that fits."""
    name = folded(event)
    ways = (
        [card for card in cards if card.id == event],
        [card for card in cards if str(card.number) == event or folded(card.name) == name],
        [card for card in cards if len(event) >= 6 and card.id.startswith(event.lower())],
        [card for card in cards if name and name in folded(card.name)],
    )
    return next((found for found in ways if found), [])
