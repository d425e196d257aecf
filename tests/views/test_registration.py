"""Entries as rows, and whom a typed name may mean."""

from __future__ import annotations

from director.domain.card_code import card_code
from director.domain.entries import Register, Void, Withdraw
from director.domain.ids import EntryId, PersonId
from director.domain.people import People, person
from director.domain.play import StartPlay
from director.domain.seating import FixSeat, KeepApart, Move, Seat
from director.domain.seats import TableSeat
from director.host.i18n import words_for
from director.views.candidates import candidates
from director.views.entry_card import entry_card
from director.views.registration import entry_number, entry_rows, filter_words, fits
from tests.helpers.evening import EVENT, Evening

WORDS = words_for("en")


def book(*names: tuple[str, str, str]) -> People:
    """People with family name, given name and birth date, numbered from 1."""
    return People(
        person(family, given, who=PersonId(number), born=born)
        for number, (family, given, born) in enumerate(names, start=1)
    )


THREE = book(("Иванов", "Сергей", "1987-03-02"), ("Иванов", "Сергей", "2001"), ("Lee", "Ann", ""))


def test_namesakes_are_told_apart_in_the_list() -> None:
    evening = Evening().tables(1)
    evening.enter(1, (1, 1))
    evening.enter(2)
    evening.enter(3)

    rows = entry_rows(evening.tournament, THREE, WORDS).rows

    assert [row.name for row in rows] == ["Иванов Сергей (1987)", "Иванов Сергей (2001)", "Lee Ann"]


def test_a_row_says_where_the_entry_stands_and_what_is_in_the_till() -> None:
    evening = Evening().tables(1)
    seated, waiting, gone, slip = (evening.enter(1, (1, 1)), evening.enter(2), evening.enter(3), 0)
    evening.do(Withdraw(gone, 100_000, 0), "fell ill")
    slip = evening.enter(3)
    evening.do(Void(slip), "twice")

    by_entry = entry_rows(evening.tournament, THREE, WORDS).by_entry

    assert [by_entry[EntryId(entry)].state for entry in (seated, waiting, gone, slip)] == [
        "seated",
        "waiting",
        "withdrawn",
        "void",
    ]
    assert [by_entry[EntryId(entry)].paid for entry in (seated, waiting, gone, slip)] == [
        110_000,
        110_000,
        10_000,
        0,
    ]


def test_the_figures_over_the_list_count_each_entry_once() -> None:
    evening = Evening().tables(1)
    evening.enter(1, (1, 1))
    evening.enter(2)
    evening.do(Withdraw(evening.enter(3)), "changed his mind")

    counts = entry_rows(evening.tournament, THREE, WORDS).counts

    assert (counts.entries, counts.seated, counts.waiting, counts.withdrawn, counts.void) == (2, 1, 1, 1, 0)


def test_a_stack_that_stays_is_no_free_seat() -> None:
    evening = Evening().tables(1)
    entry = evening.enter(1, (1, 4))
    evening.do(StartPlay())
    evening.do(Withdraw(entry, chips="dead"), "had to leave")

    row = entry_rows(evening.tournament, THREE, WORDS).by_entry[entry]

    assert (row.state, row.place) == ("dead", "1-4")


def test_a_change_makes_new_rows_only_for_what_it_touched() -> None:
    evening = Evening().tables(1, 2)
    entries = [evening.enter(who, (1, who)) for who in (1, 2, 3)]
    before = entry_rows(evening.tournament, THREE, WORDS)

    evening.do(Move(entries[0], TableSeat(1, 1), TableSeat(2, 5)))
    after = entry_rows(evening.tournament, THREE, WORDS, before)

    assert after.by_entry[entries[0]].place == "2-5"
    assert after.by_entry[entries[1]] is before.by_entry[entries[1]]
    assert after.by_entry[entries[2]] is before.by_entry[entries[2]]


def test_entries_are_counted_from_one_and_move_up_when_an_earlier_line_is_undone() -> None:
    evening = Evening().tables(1, 2)
    first, second, third = (evening.enter(who, (1, who)) for who in (1, 2, 3))
    evening.do(Void(second), "twice")
    before = entry_rows(evening.tournament, THREE, WORDS)

    evening.undo(first)
    after = entry_rows(evening.tournament, THREE, WORDS, before)
    fresh = entry_rows(evening.tournament, THREE, WORDS)

    assert [row.number for row in before.rows] == [1, 2, 3]
    assert [(row.entry, row.number) for row in after.rows] == [(second, 1), (third, 2)]
    assert after.rows == fresh.rows
    assert entry_number(evening.tournament, third) == 2


def test_the_filter_finds_a_registration_by_its_number() -> None:
    evening = Evening().tables(1, 2)
    entries = [evening.enter(who) for who in (1, 2, 3)]

    rows = entry_rows(evening.tournament, THREE, WORDS).by_entry

    assert fits(filter_words("3"), rows[entries[2]])
    assert not fits(filter_words("3 lee"), rows[entries[0]])


def test_what_did_not_change_is_the_same_value() -> None:
    evening = Evening().tables(1)
    evening.enter(1)
    before = entry_rows(evening.tournament, THREE, WORDS)

    evening.tables(7)

    assert entry_rows(evening.tournament, THREE, WORDS, before) is before


def test_growing_step_by_step_gives_what_a_fresh_look_gives() -> None:
    evening, step = Evening().tables(1, 2), None
    first = evening.enter(1)
    deeds = [
        Seat(first, TableSeat(1, 1)),
        FixSeat(first, 1, 1),
        Register(PersonId(2), 100_000, 10_000, 10_000, TableSeat(1, 2)),
        Withdraw(first),
        Register(PersonId(1), 100_000, 10_000, 10_000, None),
    ]
    for deed in deeds:
        evening.do(deed, "because")
        step = entry_rows(evening.tournament, THREE, WORDS, step)

        assert step.rows == entry_rows(evening.tournament, THREE, WORDS).rows


def test_an_undo_takes_rows_away_and_brings_them_back_in_their_order() -> None:
    evening = Evening().tables(1)
    first, second = evening.enter(1), evening.enter(2)
    before = entry_rows(evening.tournament, THREE, WORDS)

    evening.undo(first)
    without = entry_rows(evening.tournament, THREE, WORDS, before)
    evening.undo(evening.journal.seq)
    again = entry_rows(evening.tournament, THREE, WORDS, without)

    assert [row.entry for row in without.rows] == [second]
    assert [row.entry for row in again.rows] == [first, second]


def test_a_new_namesake_changes_the_name_of_the_first() -> None:
    alone = book(("Иванов", "Сергей", "1987-03-02"))
    evening = Evening()
    entry = evening.enter(1)
    before = entry_rows(evening.tournament, alone, WORDS)

    after = entry_rows(evening.tournament, THREE, WORDS, before)

    assert before.by_entry[entry].name == "Иванов Сергей"
    assert after.by_entry[entry].name == "Иванов Сергей (1987)"


def test_a_filter_knows_names_without_accents_seats_and_numbers() -> None:
    people = book(("Ёлкин", "Пётр", "1980"), ("Lee", "Ann", ""))
    evening = Evening().tables(1, 11)
    first, second = evening.enter(1, (11, 4)), evening.enter(2, (1, 4))
    rows = entry_rows(evening.tournament, people, WORDS).by_entry

    def found(text: str) -> list[EntryId]:
        return [entry for entry, row in rows.items() if fits(filter_words(text), row)]

    assert found("елкин ПЕТР") == [first]
    assert found("1-4") == [second]
    assert found("11-") == [first]
    assert found("nobody") == []


def test_names_sort_as_the_language_does() -> None:
    people = book(("Ёжиков", "А", ""), ("Егоров", "А", ""), ("Жуков", "А", ""))
    evening = Evening()
    for who in (3, 1, 2):
        evening.enter(who)

    rows = entry_rows(evening.tournament, people, words_for("ru")).rows

    assert [row.name for row in sorted(rows, key=lambda row: row.name_key)] == [
        "Егоров А",
        "Ёжиков А",
        "Жуков А",
    ]


def test_candidates_say_who_is_in_and_where() -> None:
    evening = Evening().tables(12)
    evening.enter(1, (12, 4))
    evening.enter(3)

    found = candidates(THREE, evening.tournament, "иванов", WORDS)
    waiting = candidates(THREE, evening.tournament, "lee", WORDS)

    assert [(one.mark, one.state) for one in found] == [("1987", "in, at 12-4"), ("2001", "")]
    assert waiting[0].state == "in, waits for a seat"


def test_a_seat_and_the_code_of_a_card_mean_one_entry() -> None:
    evening = Evening().tables(12)
    entry = evening.enter(3, (12, 4))

    by_seat = candidates(THREE, evening.tournament, "12-4", WORDS)
    by_code = candidates(THREE, evening.tournament, card_code(EVENT, entry).lower(), WORDS)

    assert [one.entry for one in by_seat] == [one.entry for one in by_code] == [entry]
    assert candidates(THREE, evening.tournament, "12-5", WORDS) == []


def test_the_card_of_a_person_tells_needs_and_who_is_kept_apart() -> None:
    evening = Evening().tables(1, 2)
    first, second = evening.enter(1, (1, 1)), evening.enter(3, (2, 1))
    evening.do(FixSeat(first, None, 1))
    evening.do(KeepApart(first, second))

    card = entry_card(THREE, evening.tournament, PersonId(1), WORDS)

    assert (card.place, card.need, card.apart) == ("1-1", "seat 1 at any table", ("Lee Ann",))
    assert card.about == "2 Mar 1987"


def test_somebody_who_left_is_shown_with_the_last_entry() -> None:
    evening = Evening()
    evening.do(Withdraw(evening.enter(3), 100_000, 10_000), "fell ill")
    nobody = entry_card(THREE, evening.tournament, PersonId(1), WORDS)

    card = entry_card(THREE, evening.tournament, PersonId(3), WORDS)

    assert (nobody.state, nobody.state_words) == (None, "not in this tournament")
    assert (card.state, card.refunded) == ("withdrawn", "RUB\xa01,100")
