"""A desk with a clock whose time the test turns: an event in a file, and the computer it stands on."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from director.desk.desk import Desk
from director.desk.venue import Venue
from director.domain.plan import Plan
from director.domain.setup import OpenTables
from director.domain.structure import Break, DayEnd, Level, Structure, Window
from director.host.boot_time import Steady
from director.rules import clock_steps
from tests.helpers.clock_room import Computer
from tests.helpers.evening import PLAN, counted_keys


def a_clock_venue(path: Path, computer: Computer, desk: str = "1") -> Venue:
    """A venue that reads all time from this computer; made on first use."""

    def now() -> datetime:
        return datetime.fromtimestamp(computer.utc / 1000, UTC)

    def steady() -> Steady:
        told = computer.now()
        return Steady(told.boot, told.up, told.slept)

    return Venue.open(
        path, create=not path.exists(), desk_name=desk, staff="Olga", now=now, steady=steady,
        key=counted_keys(), busy=200,
    )  # fmt: skip


def a_clock_desk(
    folder: Path, structure: Structure | None = None, *, computer: Computer | None = None, plan: Plan = PLAN
) -> tuple[Desk, Computer]:
    """An event with two tables and this schedule, and the computer whose time counts."""
    made = computer or Computer()
    desk = a_clock_venue(folder / "venue.floor", made).create(plan)
    desk.do(OpenTables((1, 2), 9))
    if structure is not None:
        desk.clock(lambda tournament, now: clock_steps.set_structure(tournament, now, structure))
    return desk, made


def evening() -> Structure:
    """An evening as clubs play it: blinds with a big-blind ante, three breaks, chips that leave."""
    bigs = (100, 200, 300, 400, 500, 600, 800, 1_000, 1_200, 1_600, 2_000, 2_500, 3_000, 4_000, 5_000, 6_000,
            8_000, 10_000)  # fmt: skip
    parts: list[Level | Break | DayEnd] = []
    for number, big in enumerate(bigs, 1):
        ante = {"ante": big, "ante_kind": "big_blind"} if number > 2 else {}
        parts.append(Level(20, big // 2, big, **ante))  # type: ignore[arg-type]  # the two go together
        if number == 4:
            parts.append(Break(15, colour_up=(25,)))
        elif number == 8:
            parts.append(Break(30, "dinner", (100,)))
        elif number == 12:
            parts.append(Break(15, colour_up=(500,)))
    parts.append(DayEnd())
    return Structure(
        tuple(parts), late_registration=Window(8, break_too=True), reentry=Window(8, break_too=True)
    )
