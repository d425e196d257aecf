"""Opening a tournament of a venue, or setting up a new one."""

from __future__ import annotations

import gc
import uuid
from typing import TYPE_CHECKING

from director.desk.desk import Desk
from director.domain.ids import Seq, TournamentId
from director.domain.journal import Journal
from director.domain.line import Line
from director.domain.plan import Plan
from director.domain.refusal import Unavailable
from director.domain.setup import SetUp
from director.storage import lines, tournaments

if TYPE_CHECKING:
    from director.desk.venue import Venue


def set_up(venue: Venue, plan: Plan) -> Desk:
    """A new tournament with its first line and its card in the catalogue."""
    tournament = TournamentId(uuid.uuid4().hex)
    blank = Journal.blank(tournament)
    line = Line(Seq(1), venue.new_uid(), venue.moment(), venue.desk_name, venue.staff, SetUp(plan))
    with venue.database.writing() as connection:
        tournaments.keep_card(connection, blank.then(line).tournament)
        written = lines.append(connection, tournament, [line], (blank.seq, blank.head))
    return Desk(venue, blank.then_all(written))


def opened(venue: Venue, tournament: TournamentId) -> Desk:
    """Every line read, its chain verified, and folded.

    The garbage collector rests meanwhile: nothing of a journal is ever garbage.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        read = lines.read(venue.database, tournament)
        if not read:
            raise Unavailable("no_tournament", tournament=tournament)
        journal = Journal.of(tournament, read)
    finally:
        if collecting:
            gc.enable()
    gc.freeze()
    return Desk(venue, journal)
