"""Penalties in a list: what is left, who is kept out, who had some before; the sheet for the next shift."""

from __future__ import annotations

import pytest

from director.domain.hands import Dealt
from director.domain.journal import Journal
from director.domain.play import PlayHand, SetButton, StartPlay
from director.domain.structure import DayEnd, Level, Structure
from director.host.i18n import words_for
from director.rules import clock_steps
from director.rules.penalties import propose_penalty, suggest
from director.rules.rulesets import ruleset
from director.rules.verdict import article
from director.views.handover import (
    article_counts,
    day_begins,
    hand_over,
    head_text,
    period_text,
    ruling_report,
)
from director.views.penalties import PenaltyRow, offender_rows, out_texts, penalty_rows, suggestion_text
from director.views.rulings import in_order
from tests.helpers.clock_room import Room
from tests.helpers.evening import PLAN
from tests.helpers.judges_book import PEOPLE, JudgesEvening

EN, RU = words_for("en"), words_for("ru")
MADE = "2026-12-05T20:00:00.000Z"


@pytest.fixture
def book() -> JudgesEvening:
    return JudgesEvening().do_all()


def _rows(journal: Journal) -> list[PenaltyRow]:
    return penalty_rows(journal, PEOPLE, EN)


def test_what_is_to_be_served_stands_first(book: JudgesEvening) -> None:
    rows = _rows(book.evening.journal)

    assert [(row.text, row.state_text, row.keeps_out) for row in rows] == [
        ("2 missed rounds", "to be served", True),
        ("out for the day", "cancelled", False),
        ("3 missed hands", "served", False),
        ("warning", "noted", False),
    ]


def test_a_row_says_who_where_and_what_for(book: JudgesEvening) -> None:
    first, _cancelled, _served, warning = _rows(book.evening.journal)

    assert (first.name, first.seat, first.what, first.ruling) == ("Иванов Сергей", "12-4", "Phone.", 3)
    assert (warning.what, warning.earlier, warning.left_text) == ("Иванов грубил.", 1, "")
    assert first.left_text == "2 rounds left, the judge ticks off"
    assert penalty_rows(book.evening.journal, PEOPLE, RU)[0].left_text == "осталось 2 круга, отмечает судья"


def test_hands_and_rounds_that_are_counted_need_no_judge() -> None:
    book = JudgesEvening()
    book.evening.do(StartPlay())
    book.evening.do(SetButton(12, 4, 4, 7))
    hands, rounds = book.give(book.ivanov, "hands", 1), book.give(book.ivanov, "rounds", 1)
    told = {row.penalty: row.left_text for row in _rows(book.evening.journal)}
    assert (told[hands], told[rounds]) == ("1 hand left", "1 round left")

    for number, button in ((2, 7), (3, 4)):
        dealt = (Dealt(4, book.ivanov), Dealt(7, book.petrova))
        book.evening.do(PlayHand(12, number, button, None, None, 11 - button, dealt))

    over = _rows(book.evening.journal)[1]
    assert (over.penalty, over.state, over.left_text) == (hands, "over", "back in play, to be ticked off")


def test_the_clock_says_when_the_player_is_back() -> None:
    room = Room(Structure((Level(20, 100, 200), Level(20, 200, 400), DayEnd())))
    from director.domain.entries import Register
    from director.domain.ids import EntryId, PersonId

    room.do(Register(PersonId(1), 0, 0, 1_000))
    who = EntryId(room.journal.seq)
    room.do(clock_steps.start(room.tournament, room.now))
    room.do(propose_penalty(room.tournament, who, "minutes", 25, what="late", now=room.now))

    assert out_texts(room.journal, EN, room.now) == {
        who: "25 minutes of play left, back at level 2, 15:00 left"
    }
    room.do(propose_penalty(room.tournament, who, "day", what="late", now=room.now))
    assert penalty_rows(room.journal, PEOPLE, EN, room.now)[0].left_text == "until the end of the day"


def test_repeat_offenders_with_what_the_ladder_suggests(book: JudgesEvening) -> None:
    (row,) = offender_rows(book.evening.journal, PEOPLE, EN)

    assert (row.name, row.count, row.penalties) == ("Иванов Сергей", 2, "2 missed rounds, warning")
    assert row.next == "disqualification"


def test_a_suggestion_says_by_what() -> None:
    assert suggestion_text(suggest([]), EN) == "The ladder suggests: warning (house choice)."
    found = suggest([], (article("WSOP-T 86"),), ruleset("wsop-2026"))
    assert suggestion_text(found, EN) == "The ladder suggests: 1 missed round (WSOP-T 86)."


# ------------------------------------------------------------------ the next shift


def test_the_sheet_for_the_next_shift(book: JudgesEvening) -> None:
    journal = book.evening.journal
    sheet = hand_over(journal, PEOPLE, EN, None, MADE)

    assert [row.penalty for row in sheet.penalties] == [book.round]
    assert [row.ruling for row in sheet.open] == [book.appealed, book.open]
    assert [row.ruling for row in sheet.decided] == [book.revised, book.decided]
    assert (sheet.event, sheet.made, sheet.since) == ("Spring Cup", "5 Dec 2026, 23:00", "")
    assert sheet.head == head_text(journal) == f"{journal.seq}:{journal.head}"


def test_the_sheet_of_a_shift_has_what_was_decided_in_it(book: JudgesEvening) -> None:
    since = book.evening.journal.line(book.decided).at

    sheet = hand_over(book.evening.journal, PEOPLE, EN, None, MADE, since)

    assert [row.ruling for row in sheet.decided] == [book.decided]
    assert [row.ruling for row in sheet.open] == [book.appealed, book.open], "open is open since whenever"
    assert sheet.since == "5 Dec 2026, 18:00"


def test_the_report_of_a_period(book: JudgesEvening) -> None:
    journal = book.evening.journal
    whole = ruling_report(journal, PEOPLE, EN, MADE)
    assert [card.row.number for card in whole.cards] == [1, 2, 3, 4, 5]
    assert [row.penalty for row in whole.penalties] == [book.round, book.warning, book.served, book.cancelled]

    part = ruling_report(journal, PEOPLE, EN, MADE, journal.line(book.open).at, journal.line(book.decided).at)
    assert [card.row.number for card in part.cards] == [2, 3, 4]
    assert (part.penalties, whole.period) == ((), "")
    assert part.period == "from 5 Dec 2026, 18:00 to 5 Dec 2026, 18:00"


def test_a_period_in_words() -> None:
    assert period_text(PLAN, EN, MADE, "") == "from 5 Dec 2026, 23:00 on"
    assert period_text(PLAN, EN, "", MADE) == "up to 5 Dec 2026, 23:00"
    assert period_text(PLAN, RU, MADE, "").startswith("с 5 дек")


def test_statistics_by_article(book: JudgesEvening) -> None:
    counts = article_counts(in_order(book.evening.journal), EN)

    assert [(one.article, one.rulings, one.appealed, one.changed) for one in counts] == [
        ("SP 4.9.8", 2, 2, 1),
        ("TDA 999", 1, 1, 0),
        ("", 2, 0, 0),
    ]
    assert counts[0].says


def test_a_day_ends_at_six_in_the_morning_of_the_place() -> None:
    assert day_begins(PLAN, "2026-12-05T02:59:00.000Z") == "2026-12-04T03:00:00.000Z"
    assert day_begins(PLAN, "2026-12-05T03:00:00.000Z") == "2026-12-05T03:00:00.000Z"
