"""The chips that leave in a break, and the tables that still have them."""

from __future__ import annotations

from msgspec.structs import replace

from director.domain.structure import Break, DayEnd, Level, Structure
from director.domain.tournament import Tournament
from director.host.i18n import words_for
from director.rules.clock import clock_face
from director.rules.clock_steps import jump, set_structure
from director.views.colour_up_due import Leaving, leaving_now, leaving_question
from tests.helpers.clock_room import NOON, Computer, blinds
from tests.helpers.tables import TableInPlay

EN = words_for("en")
ONE, TWO = blinds(20, 100, 200)
SCHEDULE = Structure((ONE, Break(15, colour_up=(100, 25)), TWO, DayEnd(colour_up=(500,)), ONE))


def at_part(part: int, schedule: Structure = SCHEDULE) -> Tournament:
    """Table 1 with its players, table 2 empty; the clock stands in this part."""
    table, now = TableInPlay(), Computer(utc=NOON).now()
    table.evening.do(set_structure(table.evening.tournament, now, schedule))
    table.evening.do(jump(table.evening.tournament, now, part=part))
    return table.evening.tournament


def left(tournament: Tournament) -> Leaving | None:
    face = clock_face(tournament, Computer(utc=NOON).now())
    assert face is not None
    return leaving_now(tournament, face)


def raced(tournament: Tournament, *chips: int) -> Tournament:
    table = replace(tournament.tables[1], gone=chips)
    return replace(tournament, tables=tournament.tables.set(1, table))


def test_in_a_break_the_smallest_chip_comes_first_at_the_tables_with_players() -> None:
    assert left(at_part(1)) == Leaving(25, (25, 100), (1,))


def test_overnight_counts_as_well() -> None:
    assert left(at_part(3)) == Leaving(500, (500,), (1,))


def test_while_a_level_is_played_nothing_leaves() -> None:
    assert left(at_part(0)) is None
    assert left(at_part(2)) is None


def test_what_was_raced_is_asked_for_no_more() -> None:
    assert left(raced(at_part(1), 25)) == Leaving(100, (100,), (1,))
    assert left(raced(at_part(1), 25, 100)) is None


def test_after_the_last_level_no_chip_has_to_leave() -> None:
    evening = Structure((ONE, Level(20, 100, 200), DayEnd(colour_up=(25,))))

    assert left(at_part(2, evening)) is None


def test_the_line_names_chips_and_tables_and_proposes_the_race() -> None:
    asked = leaving_question(Leaving(25, (25, 100), (1, 4, 7)), 1, EN)

    assert asked.text == "Colour-up now: 25 and 100. 3 tables still have 25."
    assert asked.answers == (("race", "Colour up…"), ("leave", "Not now"))
    other = leaving_question(Leaving(100, (100,), (1,)), 1, EN)
    assert other.text == "Colour-up now: 100. 1 table still has 100."
    assert other.mark != asked.mark, "another chip is news"
