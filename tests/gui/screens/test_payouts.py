"""The payouts on the wall: nothing before they are published, then each place with its prize."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QApplication

from director.domain.ids import PersonId
from director.domain.moments import Moment
from director.domain.people import People, person
from director.domain.prize_money import Pool
from director.domain.prizes import PublishPayouts, RecallPayouts
from director.gui.screens.choices import Choice
from director.gui.screens.contents import painting
from director.gui.screens.pieces import CAP, Box, Painting, width
from director.gui.screens.places_taken import named
from director.gui.screens.seats import Seat
from director.gui.screens.sheet import Showing, clock_sheet
from director.host.i18n import words_for
from tests.gui.screens.inked import ink, outside, over_each_other, texts_of
from tests.helpers.prize_room import PrizeRoom
from tests.helpers.public_looks import Wall, near_the_money, schedule

SIZES = [(1024, 768), (1280, 720), (1920, 1080), (3840, 2160), (1080, 1920)]
PRIZES = (*range(1_000_000_00, 100_000_00, -30_000_00), *[90_000_00] * 40, *[50_000_00] * 100)


def published(wall: Wall, amounts: tuple[int, ...] = PRIZES) -> Wall:
    total = sum(amounts)
    wall.room.do(PublishPayouts(amounts, Pool(212, total)))
    return wall


def _painting(wall: Wall, size: tuple[int, int] = (1920, 1080), language: str = "en") -> Painting:
    return painting(Choice("A", shows="payouts"), wall.showing(language), (), QSizeF(*size))


def test_before_they_are_published_it_says_so(app: QApplication) -> None:
    texts = [text.text for text in texts_of(_painting(Wall().at(6, 754_000)))]

    assert "No payouts are published yet." in texts
    assert "Выплаты ещё не объявлены." in [
        text.text for text in texts_of(_painting(Wall().at(6, 754_000), language="ru"))
    ]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_every_place_is_shown_whole_in_its_turn(
    app: QApplication, size: tuple[int, int], language: str
) -> None:
    wall, seen = published(Wall().at(6, 754_000)), set[str]()
    for _ in range(8):
        texts = texts_of(_painting(wall, size, language))
        assert outside(texts, size) == []
        assert over_each_other(texts) == []
        assert min(text.size * CAP for text in texts) >= min(size[1], size[0] / 1.25) * 0.04
        seen |= {text.text for text in texts}
        wall.room.passes(8_000)

    first = {"en": "1st", "ru": "1"}[language]
    assert any(text.startswith(first) for text in seen)
    assert {"en": "RUB\xa01,000,000", "ru": "1\xa0000\xa0000\xa0₽"}[language] in seen
    assert not [text for text in seen if "…" in text]
    equal = {"en": "31st–70th", "ru": "31–70"}[language]
    assert any(text.startswith(equal) for text in seen), sorted(seen)


def test_the_prize_that_is_next_is_marked(app: QApplication) -> None:
    """Of 212 players the prize of places 1 to 300 is next; nobody is in the money where only ten are paid."""
    many, few = ((100_00,) * 300), ((100_00,) * 10)
    marked = [
        [
            piece
            for piece in _painting(published(Wall().at(6, 754_000), amounts)).pieces
            if isinstance(piece, Box)
        ]
        for amounts in (many, few)
    ]
    strong = [[box for box in boxes if box.strength == 0.3] for boxes in marked]

    assert [len(boxes) for boxes in strong] == [1, 0]


def test_payouts_that_were_taken_back_are_not_shown(app: QApplication) -> None:
    wall = published(Wall().at(6, 754_000))
    wall.room.do(RecallPayouts(wall.room.journal.seq), "a misprint")

    assert "No payouts are published yet." in [text.text for text in texts_of(_painting(wall))]


@pytest.mark.parametrize(("gone", "amounts", "prize"), [
    (0, (300_00, *[20_00] * 210), "RUB\xa020"),
    (1, (300_00, *[50_00] * 150, *[20_00] * 60), "RUB\xa020"),
    (100, (300_00, *[50_00] * 150, *[20_00] * 60), "RUB\xa050"),
])  # fmt: skip
def test_near_the_money_the_clock_says_what_the_next_to_go_out_gets(
    app: QApplication, gone: int, amounts: tuple[int, ...], prize: str
) -> None:
    wall = published(Wall(), amounts)
    near_the_money(wall, gone=gone)
    cells = {cell.label: cell.value for cell in clock_sheet(wall.showing(), Choice("A")).cells}

    assert cells["Next prize"] == prize


def test_far_from_the_money_and_before_payouts_are_published_it_says_nothing(app: QApplication) -> None:
    early, bubble = published(Wall()).at(6, 754_000), Wall()
    near_the_money(bubble)
    for wall in (early, bubble):
        cells = clock_sheet(wall.showing(), Choice("A")).cells
        assert "Next prize" not in {cell.label for cell in cells}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("gone", [0, 1])
def test_with_the_next_prize_nothing_is_cut_and_figures_keep_their_size(
    app: QApplication, gone: int, language: str, size: tuple[int, int]
) -> None:
    wall = published(Wall(schedule(5_000)), (1_000_000_00, *[500_000_00] * 210))
    near_the_money(wall, gone=gone)
    showing = wall.showing(language)
    texts = texts_of(painting(Choice("A"), showing, (), QSizeF(*size)))
    figures = max(texts, key=lambda text: text.size)

    assert outside(texts, size) == []
    assert over_each_other(texts) == []
    assert [text.text for text in texts if "…" in text.text] == []
    assert size[0] < size[1] or ink(figures).height() >= size[1] * 0.25


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_who_took_a_place_stands_beside_it(app: QApplication, size: tuple[int, int]) -> None:
    room = PrizeRoom()
    room.publish()
    room.out(6)
    room.out(5)
    room.out(4)
    room.out(3)
    people = People(
        replace(person("Константинопольская-Вражалска", "Александра"), id=PersonId(n)) for n in range(1, 7)
    )
    showing = Showing(room.tournament, people, None, Moment(0), words_for("en"), "en")

    texts = texts_of(painting(Choice("A", shows="payouts"), showing, (), QSizeF(*size)))

    assert outside(texts, size) == []
    assert over_each_other(texts) == []
    assert any(text.text.startswith("Констан") for text in texts)
    assert {"3rd", "RUB\xa01,200"} <= {text.text for text in texts}


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_those_who_share_places_are_named_at_each(
    app: QApplication, size: tuple[int, int], language: str
) -> None:
    room = PrizeRoom()
    room.publish()
    for number in (6, 5, 4):
        room.out(number)
    room.out(3, 2)
    names = {1: ("Lee", "Ann"), 2: ("Константинопольская-Вражалска", "Александра"), 3: ("Дас", "Мира")}
    people = People(replace(person(*names.get(n, (f"Player{n}", "X"))), id=PersonId(n)) for n in range(1, 7))
    showing = Showing(room.tournament, people, None, Moment(0), words_for(language), language)

    texts = texts_of(painting(Choice("A", shows="payouts"), showing, (), QSizeF(*size)))

    assert outside(texts, size) == []
    assert over_each_other(texts) == []
    shared = [text.text for text in texts if text.text.startswith("Конст")]
    assert len(shared) == 2
    assert len(set(shared)) == 1
    assert shared[0].endswith((", Дас", ", Дас Мира"))


def test_names_side_by_side_are_cut_only_as_far_as_anybody_can_tell_them(app: QApplication) -> None:
    lee, long, das = (
        Seat("Lee Ann", "", "Lee"),
        Seat("Константинопольская Анна", "", "Константинопольская"),
        Seat("Das", ""),
    )
    size = 20.0

    def room(text: str) -> float:
        return width(text, size) + 1

    assert named((lee, das), room("Lee Ann, Das"), size) == "Lee Ann, Das"
    assert named((lee, das), room("Lee, Das"), size) == "Lee, Das"
    assert named((long, lee), room("Константи…, Lee"), size) == "Константи…, Lee"
    assert named((long, lee, das), room("Констант… +2"), size) == "Констант… +2"
    assert named((das,), room("Das"), size) == "Das"
