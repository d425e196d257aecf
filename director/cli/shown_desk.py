"""What `director show` says of the registration desk: what each clerk took, and who is expected."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import asdict

from director.cli.view import Rows, View
from director.host.i18n import N_, Words

if TYPE_CHECKING:
    from director.desk.desk import Desk


def _takings(desk: Desk, words: Words) -> Rows:
    from director.views.takings import takings_of

    told = takings_of(desk.journal, desk.people, words)
    rows: list[dict[str, Any]] = []
    for clerk in told.clerks:
        rows += [
            {"clerk": clerk.name, "staff": clerk.staff, "desk": clerk.desk, **asdict(row)}
            for row in clerk.rows
        ]
    return rows


def _expected(desk: Desk, words: Words) -> Rows:
    from director.rules.floor.arrivals import awaited
    from director.views.names import told_apart

    coming = awaited(desk.journal.tournament)
    listed = (one for one in desk.people.in_order(words.language) if one.id in coming)
    return [
        {"name": told_apart(desk.people, one.id, words), "own_number": one.number, "person": one.id}
        for one in listed
    ]


DESK_VIEWS: Final[dict[str, View]] = {
    "takings": View(
        N_("what each clerk took and paid out, by way to pay"),
        (
            ("clerk", N_("Who")), ("how", N_("How")), ("what", N_("What")), ("count", N_("Times")),
            ("amount", N_("Amount")),
        ),
        _takings,
    ),
    "expected": View(
        N_("who is pre-registered and not here yet"),
        (("name", N_("Name")), ("own_number", N_("Own number")), ("person", N_("Person"))),
        _expected,
    ),
}  # fmt: skip
"""By the name on the command line."""
