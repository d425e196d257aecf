"""Rulings in a list and whole: versions, appeals, the clock as it was, names told and erased."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.domain.clock import Stamp
from director.domain.ids import Seq
from director.domain.moments import Moment
from director.domain.penalties import CancelPenalty
from director.domain.people import People
from director.domain.rulings import Rule, TakeBackRuling
from director.domain.scheduling import SetStructure
from director.domain.structure import Level, Structure
from director.host.i18n import words_for
from director.rules import clock_steps, undoing
from director.rules.rulings import propose_ruling
from director.views.activity import undo_preview
from director.views.rulings import RulingTelling, clock_text, ruling_card, ruling_rows
from tests.helpers.clock_room import Room
from tests.helpers.judges_book import PEOPLE, JudgesEvening

EN, RU = words_for("en"), words_for("ru")


@pytest.fixture(scope="module")
def book() -> JudgesEvening:
    return JudgesEvening().do_all()


def test_the_list_has_the_newest_first_and_says_what_became_of_each(book: JudgesEvening) -> None:
    rows = ruling_rows(book.evening.journal, PEOPLE, EN)

    assert [(row.number, row.state, row.state_text) for row in rows] == [
        (5, "stands", "decided"),
        (4, "taken_back", "taken back"),
        (3, "revised", "revised"),
        (2, "open", "open"),
        (1, "appealed", "appealed"),
    ]


def test_a_row_says_where_and_when_as_it_was(book: JudgesEvening) -> None:
    row = ruling_rows(book.evening.journal, PEOPLE, EN)[-1]

    assert (row.time, row.clock, row.level) == ("21:14", "level 6, 7:11 left", 6)
    assert (row.table, row.place, row.kind_text, row.judge) == (12, "12-4, 12-7", "dispute", "O. K.")
    assert row.players == "Иванов Сергей; Petrova Anna; Smith John"
    assert (row.happened, row.articles) == ("Bet 10, all-in 14. …", "SP 4.9.8, TDA 999")


def test_a_row_in_russian(book: JudgesEvening) -> None:
    row = ruling_rows(book.evening.journal, PEOPLE, RU)[-1]

    assert (row.clock, row.kind_text, row.state_text) == ("уровень 6, осталось 7:11", "спор", "обжаловано")


def test_a_ruling_whole(book: JudgesEvening) -> None:
    card = ruling_card(book.evening.journal, book.appealed, PEOPLE, EN)
    assert card is not None
    (version,), (appeal,) = card.versions, card.appeals

    assert version.happened == "Bet 10, all-in 14.\nPetrova wants to raise."
    assert dict(version.facts) == {
        "Called": "5 Dec 2026, 21:14",
        "Clock": "level 6, 7:11 left",
        "Where": "12-4, 12-7",
        "Hand": "31",
        "Players": "Иванов Сергей; Petrova Anna; Smith John",
        "Dealer": "D. 3",
        "Kind": "dispute",
        "Called by": "dealer",
        "Judge": "O. K.",
    }
    assert version.articles[0][0] == "SP 4.9.8"
    assert version.articles[0][1]
    assert version.articles[1] == ("TDA 999", "")
    assert (version.cases, version.photos) == (("Seat 4 may not raise.",), ("a" * 64,))
    assert (version.in_force, version.who) == (True, "Olga")
    assert (appeal.by, appeal.grounds, appeal.outcome) == ("Petrova Anna", "The dealer said raise.", "")


def test_both_versions_stand_there_with_the_reason(book: JudgesEvening) -> None:
    card = ruling_card(book.evening.journal, book.revised, PEOPLE, EN)
    assert card is not None

    assert [(one.decision, one.reason, one.in_force) for one in card.versions] == [
        ("Warning.", "on appeal", True),
        ("One round.", "", False),
    ]
    assert (card.appeals[0].outcome, card.appeals[0].by) == ("it is changed", "")
    assert dict(card.versions[0].facts)["Approved by"] == "C. R."


def test_what_is_open_or_for_the_chief_referee_is_said(book: JudgesEvening) -> None:
    waiting = ruling_card(book.evening.journal, book.open, PEOPLE, EN)
    decided = ruling_card(book.evening.journal, book.decided, PEOPLE, EN)
    assert waiting is not None
    assert decided is not None

    assert dict(waiting.versions[0].facts) == {
        "Where": "table 12",
        "Kind": "irregularity",
        "Still open": "yes",
    }
    assert dict(decided.versions[0].facts)["For the chief referee"] == "mucked cards given back"
    taken_back = ruling_card(book.evening.journal, book.slip, PEOPLE, EN)
    assert taken_back is not None
    assert (taken_back.versions[0].taken_back, taken_back.versions[0].in_force) == (True, False)


def test_of_no_ruling_there_is_no_card(book: JudgesEvening) -> None:
    assert ruling_card(book.evening.journal, Seq(1), PEOPLE, EN) is None


def test_an_erased_name_is_a_number(book: JudgesEvening) -> None:
    card = ruling_card(book.evening.journal, book.appealed, People(), EN)
    assert card is not None

    assert card.versions[0].happened == "Bet 10, all-in 14.\n#2 wants to raise."
    assert card.row.players == "#1; #2; #9"


def test_the_clock_of_a_ruling_stays_whatever_the_clock_does() -> None:
    room = Room(Structure((Level(20, 100, 200), Level(20, 200, 400))))
    room.do(clock_steps.start(room.tournament, room.now))
    room.computer.passes(5 * 60_000)
    begun = propose_ruling(room.tournament, room.now)
    room.do(Rule(replace(begun, happened="Phone.", decision="Warning.")))
    line = Seq(room.journal.seq)
    before = ruling_rows(room.journal, PEOPLE, EN), ruling_card(room.journal, line, PEOPLE, EN)

    room.computer.passes(30 * 60_000)
    room.do(clock_steps.pause(room.tournament, room.now))
    room.do(clock_steps.jump(room.tournament, room.now, 0))
    _, clock = room.tournament.timed
    longer = Structure((Level(60, 100, 200),))
    room.do(SetStructure(clock.line, longer, room.now, 0, 60_000, running=False))

    assert (ruling_rows(room.journal, PEOPLE, EN), ruling_card(room.journal, line, PEOPLE, EN)) == before
    assert before[0][0].clock == "level 1, 15:00 left"


def test_the_clock_in_words() -> None:
    assert clock_text(None, EN) == ""
    assert clock_text(Stamp(9, -90_000), EN) == "level 9, over by 1:30"


def test_a_telling_may_name_entries_in_another_way(book: JudgesEvening) -> None:
    plan = book.evening.tournament.setup
    telling = RulingTelling(plan, PEOPLE, EN, lambda entry: f"entry {entry}")

    row = telling.row(book.evening.tournament.rulings[book.appealed])

    assert row.players == f"entry {book.ivanov}; entry {book.petrova}; Smith John"


def test_what_an_undo_would_do_to_the_book_is_said_before(book: JudgesEvening) -> None:
    now, journal = Moment(1_796_472_000_000), book.evening.journal

    def would(line: int) -> tuple[str, ...]:
        after = undoing.preview(journal, line, 0, now)
        return undo_preview(journal, after, line, PEOPLE, EN).changes

    revision = journal.tournament.rulings[book.revised].version.line
    (slip,) = (line.seq for line in journal.lines if isinstance(line.action, TakeBackRuling))
    (cancelled,) = (line.seq for line in journal.lines if isinstance(line.action, CancelPenalty))
    assert would(book.decided) == ("Ruling 5 stays in the book and decides nothing",)
    assert would(revision) == ("Ruling 3 says what it said in another version",)
    assert would(slip) == ("Ruling 4 counts again",)
    assert would(book.warning) == ("Иванов Сергей: the penalty is gone",)
    assert would(cancelled) == ()
    before = journal
    book.evening.undo(book.warning)
    journal = book.evening.journal
    assert would(journal.seq) == ("Иванов Сергей: the penalty is back",)
    book.evening.journal = before
