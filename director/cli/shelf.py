"""Templates to choose from: ours and those of the house, each kind on a shelf of its own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar

from director.cli.outcome import misused
from director.cli.ready import Told
from director.domain.misfits import LeftOut
from director.domain.names import folded
from director.domain.prize_plan import Scheme
from director.host.i18n import N_, _, current
from director.rules.prizes.points import PointsTable
from director.views.misfits import left_out_words

if TYPE_CHECKING:
    from director.desk.schedules.templates import Template

Thing = TypeVar("Thing")

OWN: Final = "own-"
"""Before the name of one of the house, where one of ours has the same; papers of the house have it, too."""


class Offered(NamedTuple, Generic[Thing]):
    """One that can be chosen."""

    key: str
    """The name of its file without ending."""
    name: str
    """As people say it."""
    own: bool
    thing: Thing
    file: str
    """Of one of the house, seen from the folder of the venue; else empty."""


class Shelf(NamedTuple, Generic[Thing]):
    """All of one kind, and the files of the house that are none."""

    kind: str
    """A key of `KINDS`."""
    offered: tuple[Offered[Thing], ...]
    left_out: tuple[LeftOut, ...]

    def shadowed(self) -> list[Offered[Thing]]:
        """Those of the house that have the name of one of ours."""
        ours = {folded(one.key) for one in self.offered if not one.own}
        return [one for one in self.offered if one.own and folded(one.key) in ours]

    def chosen(self, name: str) -> Offered[Thing]:
        """The one that is meant. Raises Told where there is none, or one of ours and one of the house."""
        wanted = folded(name)
        fitting = [one for one in self.offered if one.own and folded(OWN + one.key) == wanted]
        fitting = fitting or [one for one in self.offered if folded(one.key) == wanted]
        fitting = fitting or [one for one in self.offered if folded(one.name) == wanted]
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            raise self._twice(name, [one for one in fitting if one.own])
        broken = [one for one in self.left_out if wanted in (folded(one.key), folded(OWN + one.key))]
        if broken:
            raise Told("template_left_out", left_out_words(broken[0], current()))
        sentence = _(KINDS[self.kind][1])
        names = "; ".join(
            one.key if folded(one.key) == folded(one.name) else f"{one.key} ({one.name})"
            for one in self.offered
        )
        raise Told("no_template", sentence.format(name=name, names=names))

    def named(self, name: str) -> Thing:
        """The thing that is meant. Ends the command where there is none, or two."""
        try:
            return self.chosen(name).thing
        except Told as told:
            raise misused(told.sentence) from told

    def _twice(self, name: str, own: list[Offered[Thing]]) -> Told:
        sentence = _(
            "“{name}” may be more than one. Say {own} for that of the house, {file}; to have the one of the "
            "program give that file another name."
        )
        return Told("template_twice", sentence.format(name=name, own=OWN + own[0].key, file=own[0].file))


KINDS: Final = {
    "schedule": (N_("level schedule"), N_("There is no template “{name}”. There are: {names}.")),
    "payouts": (N_("payout table"), N_("There is no payout table “{name}”. There are: {names}.")),
    "points": (N_("table of points"), N_("There is no table of points “{name}”. There are: {names}.")),
}
"""What a kind is called, and what is said where a name is none of it."""


def schedules(venue: Path) -> Shelf[Template]:
    """Level schedules."""
    from director.desk.schedules.templates import house, own_files
    from director.views.schedule_words import template_name

    found, words = own_files(venue), current()
    ours = (_ours(one.key, template_name(one.name, words), one) for one in house())
    own = (_own("", key, one.name, one) for key, one in found.read.items())
    return Shelf("schedule", (*ours, *own), found.left_out)


def payouts(venue: Path) -> Shelf[Scheme]:
    """Payout tables."""
    from director.desk.prize_tables import own_payouts, payout_tables
    from director.views.prizes.payouts import table_name

    words = current()
    offered = (
        _own("payouts/", one.key, one.scheme.name, one.scheme)
        if one.own
        else _ours(one.key, table_name(one.key, words), one.scheme)
        for one in payout_tables(venue)
    )
    return Shelf("payouts", tuple(offered), own_payouts(venue).left_out)


def points(venue: Path) -> Shelf[PointsTable]:
    """Tables of points."""
    from director.desk.prize_tables import own_points, points_tables
    from director.views.prizes.standings import points_name

    words = current()
    offered = (
        _own("points/", one.key, one.table.name, one.table)
        if one.own
        else _ours(one.key, points_name(one.key, words), one.table)
        for one in points_tables(venue)
    )
    return Shelf("points", tuple(offered), own_points(venue).left_out)


def _ours(key: str, name: str, thing: Thing) -> Offered[Thing]:
    return Offered(key, name, False, thing, "")


def _own(folder: str, key: str, name: str, thing: Thing) -> Offered[Thing]:
    """One of the house, kept in this folder within that of all templates."""
    from director.desk.house_files import FOLDER

    return Offered(key, name, True, thing, f"{FOLDER}/{folder}{key}.toml")
