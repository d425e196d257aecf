"""What the far wall needs: figures of a quarter of the height, nothing below 4 %, nothing cut."""

from __future__ import annotations

from functools import cache
from itertools import pairwise, product

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter, QRegion
from PySide6.QtWidgets import QApplication

from director.domain.structure import DayEnd, Level, Structure
from director.gui.screens.choices import FACTS, Choice
from director.gui.screens.clock_layout import clock_painting
from director.gui.screens.contents import painting
from director.gui.screens.looks import COLOURS, colours
from director.gui.screens.painter import changed, paint, strips
from director.gui.screens.pieces import CAP, Painting
from director.gui.screens.sheet import TURN, Showing, break_sheet, clock_sheet, padded
from tests.gui.screens.inked import ink, outside, over_each_other, texts_of
from tests.helpers.public_looks import NAMES, WINNER, Wall, face_of, scene, schedule

SIZES = [(1024, 768), (1280, 720), (1280, 800), (1920, 1080), (2560, 1080), (3840, 2160)]
LARGE = schedule(5_000)
"""Blinds of 5,000,000 and 10,000,000."""
LONG = "Международный командный турнир памяти основателей клуба «Большая река», главное событие"
CLOCK = Choice("HDMI-1")


@cache
def _scene(name: str, language: str, large: bool = False) -> Showing:
    return scene(name, language, LARGE if large else None, LONG if large else "")


def _painting(showing: Showing, size: tuple[int, int], choice: Choice = CLOCK) -> Painting:
    return painting(choice, showing, (), QSizeF(*size))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
@pytest.mark.parametrize("large", [False, True], ids=["", "large stakes"])
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", NAMES)
def test_everything_is_large_enough_inside_and_apart(
    app: QApplication, name: str, language: str, large: bool, size: tuple[int, int]
) -> None:
    """P45: figures at least 25 % of the height, capitals of everything else at least 4 %."""
    texts = texts_of(_painting(_scene(name, language, large), size))
    shown = clock_sheet(_scene(name, language, large), CLOCK).figures

    assert outside(texts, size) == []
    assert [text.text for text in texts if text.size * CAP < size[1] * 0.04] == []
    assert over_each_other(texts) == []
    if shown:
        figures = max(texts, key=lambda text: text.size)
        assert figures.text == shown
        assert ink(figures).height() >= size[1] * 0.25


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", NAMES)
def test_stakes_of_millions_are_never_cut(
    app: QApplication, name: str, language: str, size: tuple[int, int]
) -> None:
    cut = [text.text for text in texts_of(_painting(_scene(name, language, True), size)) if "…" in text.text]

    assert [text for text in cut if text[:-1] not in LONG] == []


@pytest.mark.parametrize(
    ("name", "size"),
    list(product(NAMES, SIZES)),
    ids=lambda one: one if isinstance(one, str) else "x".join(map(str, one)),
)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_notice_is_cut(app: QApplication, name: str, language: str, size: tuple[int, int]) -> None:
    """Each in its turn; what is longer than the foot takes two lines where the figures have room to spare."""
    now = _scene(name, language)
    for showing in (now, _turned(now)):
        notice = clock_sheet(showing, CLOCK).notice
        assert notice in " ".join(text.text for text in texts_of(_painting(showing, size)))


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
@pytest.mark.parametrize("time", ["1:02:03", "23:59:59", "+1:02:03"])
def test_figures_with_hours_are_still_a_quarter_of_the_height(
    app: QApplication, time: str, size: tuple[int, int]
) -> None:
    wall = Wall().at(6, 754_000)
    shown = _painting(wall.showing(time=time), size)
    (figures,) = (text for text in texts_of(shown) if text.text == time)

    assert ink(figures).height() >= size[1] * 0.25
    assert QRectF(0, 0, *size).contains(ink(figures))


def test_figures_never_shift_sideways(app: QApplication) -> None:
    places = set()
    for left in (754_000, 671_000, 719_000, 600_000, 599_000, 111_000):
        shown = _painting(Wall().at(6, left).showing(), (1920, 1080))
        figures = max(texts_of(shown), key=lambda text: text.size)
        places.add((figures.rect.left(), figures.rect.width(), figures.base))

    assert len(places) == 1


def test_what_is_painted_is_where_the_layout_says(app: QApplication) -> None:
    """The white of the figures on a picture reaches over a quarter of its height."""
    shown = _painting(_scene("level", "en"), (1920, 1080))
    image = QImage(1920, 1080, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint(painter, shown, image.rect())
    painter.end()
    rows = [
        y for y in range(540) if any(image.pixelColor(x, y).lightness() > 200 for x in range(500, 1400, 7))
    ]

    assert max(rows) - min(rows) > 270


@pytest.mark.parametrize("fact", FACTS)
def test_each_fact_can_be_left_out_and_leaves_its_room_to_the_figures(app: QApplication, fact: str) -> None:
    wall = Wall(_with_note()).at(6, 754_000)
    seen, without = set[str](), set[str]()
    for _ in range(4):
        seen |= {text.text for text in texts_of(_painting(wall.showing(), (1920, 1080)))}
        other = Choice("HDMI-1", left_out=(fact,))
        without |= {text.text for text in texts_of(_painting(wall.showing(), (1920, 1080), other))}
        wall.room.passes(8_000)

    assert seen - without, f"{fact} was not shown at all"


def _turned(showing: Showing) -> Showing:
    """The same, when the next notice has its turn."""
    moment = showing.moment
    return showing._replace(moment=replace(moment, utc=moment.utc + TURN, up=moment.up + TURN))


def _with_note() -> Structure:
    whole = schedule()
    parts = [
        replace(part, note="Dinner is served") if isinstance(part, Level) else part for part in whole.parts
    ]
    return replace(whole, parts=tuple(parts))


def test_notices_take_turns_and_stand_still_meanwhile(app: QApplication) -> None:
    wall = Wall(_with_note()).at(6, 754_000)
    found = list[str]()
    for _ in range(24):
        found.append(clock_sheet(wall.showing(), CLOCK).notice)
        wall.room.passes(1_000)

    assert len(set(found)) == 3
    assert sum(a != b for a, b in pairwise(found)) <= 3


def _two_chips() -> Structure:
    """As `LARGE`, with two values of six figures that leave in each break and at the end of the day."""
    parts = [
        part if isinstance(part, Level) else replace(part, colour_up=(100_000, 500_000))
        for part in LARGE.parts
    ]
    return replace(LARGE, parts=tuple(parts))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("part", [6, 7, 12, 13], ids=["level", "break", "last level", "day end"])
def test_two_large_chips_that_leave_are_named_whole(
    app: QApplication, part: int, language: str, size: tuple[int, int]
) -> None:
    wall = Wall(_two_chips(), name=LONG).at(part, 0 if part == 13 else 754_000)
    chips = {"en": "100,000 and 500,000", "ru": "100\xa0000 и 500\xa0000"}[language]
    seen = set[str]()
    for _ in range(3):
        shown = _painting(wall.showing(language), size)
        seen.add(" ".join(text.text for text in texts_of(shown)))
        wall.room.passes(8_000)

    assert any(chips in said for said in seen), seen


@pytest.mark.parametrize("size", [*SIZES, (1080, 1920)], ids=lambda size: "x".join(map(str, size)))
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", NAMES)
def test_the_figures_stand_still_while_notices_take_turns(
    app: QApplication, name: str, language: str, size: tuple[int, int]
) -> None:
    """The longest of them has its room all the time."""
    now = scene(name, language, _two_chips(), LONG)
    long = replace(
        CLOCK, text="Welcome\n" + "The bar on the second floor closes at two o’clock tonight, " * 2
    )
    faces = set()
    for showing in (now, _turned(now), _turned(_turned(now)), _turned(_turned(_turned(now)))):
        figures = max(texts_of(_painting(showing, size, long)), key=lambda text: text.size)
        faces.add((figures.base, figures.size))

    assert len(faces) == 1


# ------------------------------------------------------------------ words of each look


@pytest.mark.parametrize(
    ("name", "band", "figures"),
    [
        ("ready", "STARTS SOON", "40:00"),
        ("countdown", "STARTS AT 15:12", "12:34"),
        ("level", "LEVEL 6", "12:34"),
        ("last_minute", "LEVEL 6", "00:48"),
        ("break", "BREAK", "10:40"),
        ("paused", "PAUSED", "12:34"),
        ("last_level", "LAST LEVEL", "21:00"),
        ("overtime", "OVERTIME", "+03:05"),
        ("day_end", "END OF THE DAY", "15:00"),
        ("finished", "THE TOURNAMENT IS OVER", ""),
        ("bubble", "BUBBLE", "21:00"),
        ("in_the_money", "IN THE MONEY", "21:00"),
        ("hand_for_hand", "HAND FOR HAND", "21:00"),
    ],
)
def test_each_state_says_in_words_what_it_is(name: str, band: str, figures: str) -> None:
    sheet = clock_sheet(_scene(name, "en"), CLOCK)

    assert (sheet.band.strong, sheet.figures) == (band, figures)


def test_at_the_end_the_room_sees_who_won() -> None:
    sheet = clock_sheet(_scene("finished", "en"), CLOCK)

    assert (sheet.line, sheet.event) == ((WINNER, ""), "Spring Cup · Main Event")


def test_without_a_winner_nobody_is_named() -> None:
    """A face that says so before its event does: an end whose undo is on its way."""
    showing = Wall().at(6, 754_000).showing(look="finished", state="The tournament is over")

    assert clock_sheet(showing, CLOCK).line == ("", "")


def test_the_last_level_is_named_once() -> None:
    assert clock_sheet(_scene("last_level", "en"), CLOCK).band.rest == "10"
    assert clock_sheet(_scene("bubble", "en"), CLOCK).band.rest == "1 TO THE MONEY · LEVEL 10"


def test_on_the_bubble_the_room_sees_how_many_are_paid() -> None:
    cells = {cell.label: cell.value for cell in clock_sheet(_scene("bubble", "en"), CLOCK).cells}
    assert (cells["Players"], cells["Places paid"]) == ("212 / 212", "211")


def test_hand_for_hand_the_foot_says_how_far_the_hand_is() -> None:
    now = _scene("hand_for_hand", "en")
    sheets = [clock_sheet(shown, CLOCK) for shown in (now, _turned(now))]

    assert {sheet.notice for sheet in sheets} == {"Hand 1: 1 of 2 tables done", "1 to the money"}
    assert [(sheet.blinks, sheet.band.rest) for sheet in sheets] == [(True, "LEVEL 10")] * 2


def test_in_a_break_the_stakes_are_those_that_come() -> None:
    sheet = clock_sheet(_scene("break", "en"), CLOCK)

    assert sheet.line == ("Level 7: 500 / 1,000", "ante 1,000")
    assert [cell.label for cell in sheet.cells] == ["Players", "Average"]


def test_a_level_shows_what_players_ask_for() -> None:
    sheet = clock_sheet(_scene("level", "en"), CLOCK)

    assert sheet.line == ("400 / 800", "ante 800")
    assert [(cell.label, cell.value, cell.more) for cell in sheet.cells] == [
        ("Level 7", "500 / 1,000", "ante 1,000"),
        ("Break", "12:34", "15:12"),
        ("Players", "212 / 212", ""),
        ("Average", "30,000", "37 BB"),
    ]


def test_the_screen_of_the_next_break_counts_down_to_it() -> None:
    sheet = break_sheet(Wall().at(5, 754_000).showing(), CLOCK)

    assert sheet.figures == "52:34"
    assert sheet.band.strong == "NEXT BREAK"
    assert sheet.line == ("at 15:52", "for 15 minutes")
    assert [(cell.label, cell.value) for cell in sheet.cells][:2] == [
        ("Level 5", "12:34"),
        ("Blinds", "300 / 600"),
    ]


def test_a_break_whose_time_nobody_knows_is_not_said_to_be_at_one() -> None:
    paused = break_sheet(Wall().at(5, 754_000, running=False).showing(), CLOCK)

    assert paused.line == ("≈ 15:52", "for 15 minutes")


def test_before_a_schedule_there_is_the_event_and_the_time_of_day() -> None:
    showing = _scene("level", "en")._replace(face=None)
    sheet = clock_sheet(showing, CLOCK)

    assert sheet.figures == "15:00"
    assert sheet.band.strong == "SPRING CUP · MAIN EVENT"


def test_a_rotation_names_the_game_beside_the_level() -> None:
    structure = Structure((
        Level(20, 50, 100, game="omaha", betting="PL"), Level(20, 50, 100, game="holdem"), DayEnd(),
    ))  # fmt: skip
    sheet = clock_sheet(Wall(structure).at(0, 60_000).showing(), CLOCK)

    assert "OMAHA" in sheet.band.rest
    assert "old’em" in sheet.cells[0].more or "old'em" in sheet.cells[0].more


def test_minutes_have_two_figures() -> None:
    assert [padded(time) for time in ("9:59", "10:00", "+0:07", "1:02:03", "")] == [
        "09:59", "10:00", "+00:07", "1:02:03", "",
    ]  # fmt: skip


def test_the_last_minute_has_a_colour_of_its_own(app: QApplication) -> None:
    for key in COLOURS:
        shown = clock_painting(
            clock_sheet(_scene("last_minute", "en"), CLOCK), QSizeF(1920, 1080), colours(key)
        )
        figures = max(texts_of(shown), key=lambda text: text.size)
        assert figures.colour == colours(key).urgent


# ------------------------------------------------------------------ painted anew


def test_a_second_paints_the_figures_and_not_the_wall(app: QApplication) -> None:
    wall = Wall().at(6, 754_000)
    size = QSizeF(1920, 1080)
    before = _painting(wall.showing(), (1920, 1080))
    wall.room.passes(1_000)
    region = changed(before, _painting(wall.showing(), (1920, 1080)), size)

    assert not region.isEmpty()
    assert not region.contains(QPoint(100, 40)), "the name of the event stands as it stood"
    assert not region.contains(QPoint(960, 700)), "and so do the blinds"


def test_what_has_not_changed_is_not_painted(app: QApplication) -> None:
    wall = Wall().at(6, 754_000, running=False)
    size = QSizeF(1920, 1080)
    one, other = _painting(wall.showing(), (1920, 1080)), _painting(wall.showing(), (1920, 1080))

    assert changed(one, other, size).isEmpty()
    assert face_of(wall.showing()).look == "paused"


def test_a_very_large_screen_is_painted_in_strips_that_make_the_whole(app: QApplication) -> None:
    whole = QRegion(0, 0, 3840, 2160)
    parts = strips(whole, 1.0)
    joined = QRegion()
    for part in parts:
        assert part.intersected(joined).isEmpty()
        joined += part

    assert len(parts) == 4
    assert joined == whole
    assert strips(QRegion(0, 0, 1920, 1080), 1.0) == [QRegion(0, 0, 1920, 1080)]
    assert len(strips(QRegion(0, 0, 1920, 1080), 2.0)) == 4
