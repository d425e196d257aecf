"""The race of one table as a form to be signed, filled in as far as it is known."""

from __future__ import annotations

from msgspec.structs import replace

from director.host.i18n import words_for
from director.printing import catalogue
from director.views.table_tools.books import Book
from director.views.table_tools.race_paper import race_paper
from director.views.table_tools.race_sheet import RaceSeat, RaceTable
from tests.printing.reading import HEAD, text_of

EN = words_for("en")
RACE = RaceTable(
    Book(),
    seats=(
        RaceSeat(1, "Lee A.", 6, cards="9dTd"),
        RaceSeat(3, "Kim S.", 1, cards="Kc"),
        RaceSeat(5, "Roy É."),
    ),
)
"""Six and one chips of 25 for 100: three odd ones, worth 75, are one chip."""


def test_a_race_that_is_settled_stands_there_whole() -> None:
    paper = race_paper(RACE, 12, HEAD, EN)
    assert paper is not None
    form = paper.runs[0].forms[0]

    assert (form.number, form.title) == (12, "Chip race 25 → 100")
    assert [chair.told for chair in form.chairs] == [
        ("6", "1", "2", "9♦ 10♦", "–", "100"),
        ("1", "–", "1", "K♣", "1", "100"),
        ("–",) * 6,
    ]
    assert form.sums == ("7", "1", "3", "", "1", "200")
    assert "RRoP 15 step 1" in form.note
    told = " ".join(text_of(catalogue.pdf("race-sheet", paper, EN)))
    assert "10♦" in told
    assert "Given in all" in told


def test_before_the_cards_what_they_decide_is_left_open() -> None:
    seats = tuple(replace(one, cards="") for one in RACE.seats)
    paper = race_paper(replace(RACE, seats=seats), 0, HEAD, EN)
    assert paper is not None
    form = paper.runs[0].forms[0]

    assert [chair.told[3:] for chair in form.chairs[:2]] == [("", "", ""), ("", "", "")]
    assert form.sums[4:] == ("", "")
    assert "Free table" in " ".join(text_of(catalogue.pdf("race-sheet", paper, EN)))


def test_without_chips_there_is_no_form() -> None:
    assert race_paper(RaceTable(), 1, HEAD, EN) is None
