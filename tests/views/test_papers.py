"""What stands on paper follows from the journal: who, where, told apart, proved."""

from __future__ import annotations

from hashlib import sha256

import pytest
from msgspec.structs import replace

from director.desk.drawing import drawing, sealing
from director.domain.card_code import card_code
from director.domain.ids import EntryId, PersonId
from director.domain.people import People, person
from director.domain.refusal import Impossible
from director.domain.setup import LockSeats, SetUp
from director.host.i18n import words_for
from director.views import papers
from director.views.draw_protocol import draw_protocol
from tests.helpers.evening import EVENT, PLAN, Evening

ENGLISH = words_for("en")
NOW = "2026-12-05T15:42:00.000Z"
KEY = bytes(range(32))

PEOPLE = People(
    (
        person("Ёлкин", "Пётр", who=PersonId(1)),
        person("Иванов", "Пётр", who=PersonId(2), born="1987-01-02"),
        person("Иванов", "Пётр", who=PersonId(3), born="2001"),
        person("Lee", "Ann", who=PersonId(4)),
        person("Ежов", "Ян", who=PersonId(5)),
    )
)


def seated() -> Evening:
    """Five people at two tables, one of them at the second."""
    evening = Evening().tables(7, 2, seats=6)
    for who, seat in ((1, (7, 1)), (2, (7, 3)), (3, (2, 5)), (4, (7, 2)), (5, None)):
        evening.enter(who, seat)
    return evening


def test_a_card_says_who_sits_where_with_how_much() -> None:
    evening = seated()

    made = papers.seat_cards(evening.journal, PEOPLE, ENGLISH, NOW)

    lee = next(row for row in made.rows if row.name == "Lee Ann")
    assert (lee.table, lee.seat, lee.stack, lee.told_apart) == (7, 2, "10,000", "")
    assert lee.code == card_code(EVENT, EntryId(6))
    assert made.letterhead.event == "Spring Cup"
    assert made.letterhead.when == "5 December 2026, 18:00"
    assert made.letterhead.place == "Riverside"
    assert "1,000" in made.price
    assert "100" in made.price


def test_whoever_has_no_seat_gets_no_card() -> None:
    made = papers.seat_cards(seated().journal, PEOPLE, ENGLISH, NOW)

    assert len(made.rows) == 4
    assert "Ежов Ян" not in {row.name for row in made.rows}


def test_namesakes_are_told_apart_on_their_cards() -> None:
    made = papers.seat_cards(seated().journal, PEOPLE, ENGLISH, NOW)

    assert {row.told_apart for row in made.rows if row.name == "Иванов Пётр"} == {"1987", "2001"}


def test_cards_come_by_name_as_the_language_sorts() -> None:
    russian = papers.seat_cards(seated().journal, PEOPLE, words_for("ru"), NOW)
    english = papers.seat_cards(seated().journal, PEOPLE, ENGLISH, NOW)

    assert [row.name for row in russian.rows] == ["Ёлкин Пётр", "Иванов Пётр", "Иванов Пётр", "Lee Ann"]
    assert english.rows[0].name == "Lee Ann"


def test_cards_may_come_by_table() -> None:
    made = papers.seat_cards(seated().journal, PEOPLE, ENGLISH, NOW, order="table")

    assert [(row.table, row.seat) for row in made.rows] == [(2, 5), (7, 1), (7, 2), (7, 3)]


def test_one_late_player_gets_one_card() -> None:
    made = papers.seat_cards(seated().journal, PEOPLE, ENGLISH, NOW, only={EntryId(6)}, code="code128")

    assert [row.name for row in made.rows] == ["Lee Ann"]
    assert made.code == "code128"


def test_somebody_erased_from_the_address_book_stands_last_by_number() -> None:
    made = papers.seating_by_name(seated().journal, PEOPLE.without(PersonId(4)), ENGLISH, NOW)

    assert made.rows[-1].name == "#4"


def test_an_event_that_costs_nothing_has_no_price() -> None:
    assert papers.price(replace(PLAN, buy_in=0, fee=0), ENGLISH) == ""
    assert "+" not in papers.price(replace(PLAN, fee=0), ENGLISH)


def test_paper_says_which_state_of_the_journal_it_shows_by_the_clock_of_the_place() -> None:
    evening = seated()

    head = papers.letterhead(evening.journal, ENGLISH, NOW)

    assert (head.line, head.hash) == (7, evening.journal.head[:8])
    assert head.printed == "5 Dec 2026, 18:42"


def test_the_list_by_name_gives_every_seat() -> None:
    made = papers.seating_by_name(seated().journal, PEOPLE, words_for("ru"), NOW)

    assert [(row.name, row.table, row.seat) for row in made.rows] == [
        ("Ёлкин Пётр", 7, 1),
        ("Иванов Пётр", 7, 3),
        ("Иванов Пётр", 2, 5),
        ("Lee Ann", 7, 2),
    ]


def test_a_table_sheet_has_every_chair_the_empty_and_the_locked_too() -> None:
    evening = seated()
    evening.do(LockSeats(7, (6,)))

    made = papers.table_sheets(evening.journal, PEOPLE, ENGLISH, NOW)

    assert [table.number for table in made.tables] == [2, 7]
    seven = made.tables[1].chairs
    assert [chair.name for chair in seven] == ["Ёлкин Пётр", "Lee Ann", "Иванов Пётр", "", "", ""]
    assert [chair.locked for chair in seven] == [False] * 5 + [True]
    assert seven[2].told_apart == "1987"
    assert seven[0].stack == "10,000"


def test_single_tables_can_be_printed() -> None:
    made = papers.table_sheets(seated().journal, PEOPLE, ENGLISH, NOW, only={2})

    assert [table.number for table in made.tables] == [2]


def drawn(word: str = "Qh 7s Jd") -> Evening:
    """Five people drawn at two tables, a seat locked."""
    evening = Evening().tables(1, 2, 5, seats=6)
    for who in range(1, 6):
        evening.enter(who)
    evening.do(LockSeats(5, (2,)))
    evening.do(sealing(evening.journal, KEY, "random"))
    evening.do(drawing(evening.journal, KEY, word))
    return evening


def test_the_protocol_proves_the_draw() -> None:
    evening = drawn()

    made = draw_protocol(evening.journal, PEOPLE, ENGLISH, NOW)

    assert made.key == KEY.hex()
    assert made.key_hash == sha256(KEY).hexdigest()
    assert made.list_hash == sha256("\n".join(str(row.entry) for row in made.rows).encode()).hexdigest()
    assert made.context == f"seatdraw|v1|{EVENT}|1|Qh 7s Jd"
    assert (made.sealed_line, made.drawn_line) == (9, 10)
    assert made.drawn_at == "5 Dec 2026, 18:00:10"
    assert [row.entry for row in made.rows] == [3, 4, 5, 6, 7]
    assert dict(made.terms) == {
        "Tables in order of opening": "1–2: 6 seats; 5: 6 seats",
        "Seats used": "at each table drawn at random",
        "Locked seats": "5-2",
    }


def test_the_protocol_keeps_the_seats_of_the_draw_whoever_moved_since() -> None:
    evening = drawn()
    before = draw_protocol(evening.journal, PEOPLE, ENGLISH, NOW)
    evening.do(SetUp(replace(PLAN, name="Spring Cup II")))

    after = draw_protocol(evening.journal, PEOPLE, ENGLISH, NOW)

    assert after.rows == before.rows
    assert after.letterhead.event == "Spring Cup II"


def test_the_protocol_of_an_earlier_draw_can_be_asked_for() -> None:
    evening = drawn()
    evening.do(sealing(evening.journal, KEY[::-1], "lowest"))
    evening.do(drawing(evening.journal, KEY[::-1], ""))

    first = draw_protocol(evening.journal, PEOPLE, ENGLISH, NOW, number=1)
    last = draw_protocol(evening.journal, PEOPLE, ENGLISH, NOW)

    assert (first.word, last.word) == ("Qh 7s Jd", "")
    assert dict(last.terms)["Seats used"] == "at each table the lowest numbers"


def test_there_is_no_protocol_before_a_draw() -> None:
    with pytest.raises(Impossible, match="no_draw"):
        draw_protocol(seated().journal, PEOPLE, ENGLISH, NOW)


def test_a_missing_page_of_the_handbook_is_named() -> None:
    with pytest.raises(FileNotFoundError, match="no-such-page"):
        papers.handbook_text("no-such-page", ENGLISH)
