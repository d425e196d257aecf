"""Deeds of the judges' book that many places ask for: a ruling is begun and written, a penalty is given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from director.desk.desk import Changed
from director.domain.clock import stamp
from director.domain.ids import Seq
from director.domain.judges_book import told_of
from director.domain.name_marks import with_marks
from director.domain.penalties import CancelPenalty, Disqualify, Penalise
from director.domain.ruled import Ruled
from director.domain.rulings import Revise, Rule
from director.gui import ask
from director.host.i18n import _, current
from director.rules.penalties import propose_penalty
from director.rules.rulings import propose_ruling
from director.views.names import entry_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from director.desk.desk import Desk
    from director.domain.action import Action
    from director.domain.journal import Journal
    from director.domain.penalty import Penalty
    from director.domain.people import Person
    from director.domain.refusal import Article
    from director.gui.bridge import Bridge
    from director.gui.called import Called
    from director.gui.widgets.penalty_form import GivenPenalty


def begun(bridge: Bridge, called: Called) -> Ruled:
    """What a ruling begins with, the clock as it is at this moment."""
    venue = bridge.desk.venue
    place = called.place if called.place is not None and called.place.seat else None
    table = called.table or (0 if called.place is None else called.place.table)
    return propose_ruling(
        bridge.tournament,
        venue.instant(),
        place,
        table,
        called.entries,
        called.case,
        called=venue.moment(),
        judge=venue.staff,
    )


def named(bridge: Bridge, ruled: Ruled) -> list[Person]:
    """Whose names are told in a ruling, as far as anybody still has one."""
    people = bridge.people
    return [people.find(person) for person in told_of(bridge.tournament, ruled) if person in people]


def marked(bridge: Bridge, ruled: Ruled) -> Ruled:
    """The same with names as marks, so that a name can be erased later."""
    people = named(bridge, ruled)
    fields = ("happened", "decision", "dealer", "called_by", "judge", "approved")
    return replace(ruled, **{name: with_marks(getattr(ruled, name), people) for name in fields})


def write_ruling(
    bridge: Bridge, ruled: Ruled, given: GivenPenalty | None, then: Callable[[Changed], None]
) -> None:
    """Write it into the book, with the penalty that stands in it: both or neither, and undone together."""
    said = marked(bridge, ruled)

    def work(desk: Desk, why: str = "", *, overrule: bool = False) -> Changed:
        def make(journal: Journal, _people: object) -> Sequence[Action]:
            if given is None:
                return (Rule(said),)
            return (Rule(said), _penalty(desk, given, said, Seq(journal.seq + 1)))

        return desk.write(make, why, overrule=overrule)

    def again(why: str) -> None:
        bridge.run(lambda desk: work(desk, why, overrule=True), then, once=("rule", said))

    bridge.run(work, then, overrule=again, once=("rule", said))


def revise_ruling(
    bridge: Bridge, ruling: Seq, after: Seq, ruled: Ruled, reason: str, then: Callable[[Changed], None]
) -> None:
    """A new version replaces the one it was begun from."""
    action = Revise(ruling, after, marked(bridge, ruled))

    def again(why: str) -> None:
        both = reason if why in reason else f"{reason}; {why}"
        bridge.run(lambda desk: desk.do(action, both, overrule=True), then, once=action)

    bridge.run(lambda desk: desk.do(action, reason), then, overrule=again, once=action)


def give_penalty(
    bridge: Bridge,
    given: GivenPenalty,
    what: str,
    articles: Sequence[Article],
    *,
    approved: str = "",
    ruling: int = 0,
) -> None:
    """A penalty by itself, or one that stands in a ruling written before."""
    said = Ruled(what, articles=tuple(articles), entries=(given.entry,), approved=approved)
    people = named(bridge, said)
    said = replace(said, happened=with_marks(what, people))

    def work(desk: Desk, why: str = "", *, overrule: bool = False) -> Changed:
        return desk.do(_penalty(desk, given, said, Seq(ruling), own=True), why, overrule=overrule)

    def again(why: str) -> None:
        bridge.run(lambda desk: work(desk, why, overrule=True), once=given)

    bridge.run(work, overrule=again, once=given)


def cancel_penalty(bridge: Bridge, penalty: Penalty, parent: QWidget | None) -> None:
    """Ask why, and take it away: it stays in the book and counts for nothing."""
    name = entry_name(bridge.tournament, bridge.people, penalty.entry, current())
    title = _("Cancel the penalty of {name}").format(name=name)
    detail = _("It stays in the book, marked as cancelled, and counts for nothing.")
    reason = ask.choose_reason(parent, title, detail, yes=_("Cancel the penalty"))
    if reason is not None:
        bridge.do(CancelPenalty(penalty.id), reason)


def _penalty(
    desk: Desk, given: GivenPenalty, said: Ruled, ruling: Seq, *, own: bool = False
) -> Penalise | Disqualify:
    """The decision, with the clock as it is when it is written."""
    tournament, now = desk.journal.tournament, desk.venue.instant()
    what = said.happened if own or not ruling else ""
    if given.sanction == "disqualification":
        shown = stamp(tournament.structure, tournament.clock, now)
        return Disqualify(
            given.entry, what, said.articles, ruling, given.chips, given.stack, said.approved, shown
        )
    return propose_penalty(
        tournament, given.entry, given.sanction, given.count,
        what=what, articles=said.articles, ruling=ruling, now=now,
    )  # fmt: skip
