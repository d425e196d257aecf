"""Those who wait for a seat, and about when each may sit."""

from __future__ import annotations

from director.domain.attendance import ReleaseSeats
from director.domain.busts import Bust, Out
from director.domain.ids import PersonId, Seq
from director.domain.line import Line
from director.domain.moments import Moment, utc_ms
from director.domain.people import People, person
from director.domain.play import StartPlay
from director.host.i18n import words_for
from director.views.figures import clock_time
from director.views.waiting import forecast_words, waiting_rows
from tests.helpers.evening import Evening

EN = words_for("en")
PEOPLE = People(person(f"P{n:03}", "A", who=PersonId(n)) for n in range(1, 100))


def hall(out: int) -> tuple[Evening, int]:
    """A table of 18 of whom so many go out, one in three minutes from 18:00; 60 wait."""
    evening = Evening().tables(1, 2)
    players = [evening.enter(n, (1 + n % 2, 1 + n // 2)) for n in range(18)]
    evening.do(StartPlay())
    for n in range(20, 80):
        evening.enter(n)
    at = "2026-12-05T18:00:00.000Z"
    for n, entry in enumerate(players[:out]):
        at = f"2026-12-05T18:{n * 3:02}:00.000Z"
        seat = evening.tournament.seating.at(entry)
        assert seat is not None
        seq = Seq(evening.journal.seq + 1)
        evening.journal = evening.journal.then(
            Line(seq, f"u{seq}", at, "1", "Olga", Bust((Out(entry, seat),)))
        )
    return evening, utc_ms(at)


def test_who_can_sit_now_and_in_how_many_minutes_the_others() -> None:
    evening, at = hall(11)  # 11 in 30 minutes

    rows = waiting_rows(evening.tournament, PEOPLE, EN, at)

    assert [row.number for row in rows] == list(range(1, 61))
    assert rows[0].name == "P020 A"
    assert [rows[at].minutes for at in (0, 10, 11, 21)] == [0, 0, 3, 30]


def test_as_long_as_nobody_can_tell_it_is_said_so() -> None:
    evening, at = hall(2)

    text = forecast_words(evening.tournament, EN, Moment(at, "a", 0))

    assert text == "When the first 50 will sit cannot be told yet."
    assert waiting_rows(evening.tournament, PEOPLE, EN, at)[5].minutes is None


def test_who_was_sent_back_stands_behind_the_others_and_keeps_the_time_of_registration() -> None:
    evening = Evening().tables(1)
    late = evening.enter(1, (1, 1))
    evening.do(StartPlay())
    evening.enter(2)
    before = {row.entry: row.since for row in waiting_rows(evening.tournament, PEOPLE, EN, 0)}

    evening.do(ReleaseSeats((late,)))

    rows = waiting_rows(evening.tournament, PEOPLE, EN, 0)
    assert [row.name for row in rows] == ["P002 A", "P001 A"]
    at = evening.tournament.entries[late].at
    assert rows[1].since == clock_time(at, evening.tournament.setup, EN)
    assert rows[0].since == before[rows[0].entry]


def test_the_forecast_is_for_the_first_fifty() -> None:
    evening, at = hall(11)

    text = forecast_words(evening.tournament, EN, Moment(at, "a", 0))

    assert text == "The first 50 will sit in about 107 min, by the pace of busts."


def test_where_everybody_can_sit_nothing_is_forecast() -> None:
    evening = Evening().tables(1)
    evening.enter(1, (1, 1))
    evening.do(StartPlay())
    evening.enter(2)

    assert forecast_words(evening.tournament, EN, Moment(0, "a", 0)) == ""
    assert forecast_words(hall(2)[0].tournament, EN, None) == ""
