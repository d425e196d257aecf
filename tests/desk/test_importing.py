"""A list of players is brought in all or nothing, and the same list again touches nothing."""

from pathlib import Path

import pytest

from director.desk.importing import enter, keep, plan_of, read, read_text
from director.desk.venue import Venue
from director.domain.entries import Withdraw
from director.domain.ids import PersonId
from director.domain.lists import Choices
from director.domain.people import person
from director.domain.refusal import Impossible
from director.host.i18n import words_for
from director.rules.floor.arrivals import awaited
from director.rules.takings import takings
from director.views.draw_field import draw_field
from tests.helpers.evening import PLAN, a_desk, a_venue
from tests.helpers.lists import PLAYERS, listed

FEDERATION = (PLAYERS / "players-064-ru-cp1251.csv").read_bytes()


def sixty(bad: str = "1 500,00") -> str:
    """A list of sixty players; row 41 of the file has this buy-in."""
    rows = [("Иванов", f"Пётр{number}", bad if number == 40 else "1 500,00") for number in range(1, 61)]
    return listed(("Фамилия", "Имя", "Бай-ин"), *rows)


def test_64_players_are_entered_unseated_at_the_price_of_the_event(tmp_path: Path) -> None:
    desk = a_desk(tmp_path)

    changed = enter(desk, plan_of(read(FEDERATION), desk.people, desk.journal.tournament))

    assert changed is not None
    entries = list(changed.after.tournament.alive())
    assert len(entries) == 64
    assert {(one.buy_in, one.fee, one.stack) for one in entries} == {(PLAN.buy_in, PLAN.fee, PLAN.stack)}
    assert desk.people.find(entries[0].person).name == "Яковлев Велимир"
    assert desk.people.find(entries[0].person).club == "ПК «Река»"


def test_the_same_file_again_says_0_new_64_known_and_touches_nothing(tmp_path: Path) -> None:
    desk = a_desk(tmp_path)
    enter(desk, plan_of(read(FEDERATION), desk.people, desk.journal.tournament))
    head, people = desk.journal.head, desk.people

    plan = plan_of(read(FEDERATION), desk.people, desk.journal.tournament)

    assert (len(plan.new), len(plan.known), len(plan.entered)) == (0, 64, 64)
    assert plan.changes_nothing
    assert enter(desk, plan) is None
    assert (desk.journal.head, desk.people) == (head, people)


def test_a_list_that_says_how_each_paid_fills_the_till_of_the_shift(tmp_path: Path) -> None:
    desk = a_desk(tmp_path)
    text = listed(
        ("Name", "Buy-in", "Paid by"), ("Ann Lee", "1000", "card"), ("Bo Cho", "500", ""), ("Al Roy", "0", "")
    )
    plan = plan_of(read_text(text, Choices(method="transfer")), desk.people, desk.journal.tournament)

    enter(desk, plan)

    fee = PLAN.fee
    assert [(one.method, one.amount) for one in takings(desk.journal)] == [
        ("card", 100_000 + fee),
        ("transfer", 50_000 + fee),
        ("transfer", fee),
    ]


def test_who_has_not_paid_by_the_list_is_expected_and_no_money_of_theirs_is_counted(tmp_path: Path) -> None:
    desk = a_desk(tmp_path)
    text = listed(("Name", "Paid"), ("Ann Lee", "yes"), ("Bo Cho", "no"), ("Al Roy", ""))

    changed = enter(desk, plan_of(read_text(text), desk.people, desk.journal.tournament))

    assert changed is not None
    tournament = desk.journal.tournament
    assert [one.amount for one in takings(desk.journal)] == [PLAN.buy_in + PLAN.fee]
    assert {desk.people.find(one).name for one in awaited(tournament)} == {"Bo Cho", "Al Roy"}
    again = plan_of(read_text(text), desk.people, tournament)
    assert again.changes_nothing
    assert enter(desk, again) is None
    desk.undo_last()
    assert not desk.journal.tournament.expected
    assert not list(desk.journal.tournament.alive()), "one step"


def test_who_paid_since_is_entered_by_the_same_list_sent_again(tmp_path: Path) -> None:
    desk = a_desk(tmp_path)
    rows = [("Name", "Paid"), ("Ann Lee", "no"), ("Bo Cho", "no")]
    enter(desk, plan_of(read_text(listed(*rows)), desk.people, desk.journal.tournament))
    rows[1] = ("Ann Lee", "yes")

    enter(desk, plan_of(read_text(listed(*rows)), desk.people, desk.journal.tournament))

    tournament = desk.journal.tournament
    assert {desk.people.find(one.person).name for one in tournament.alive()} == {"Ann Lee"}
    assert {desk.people.find(one).name for one in awaited(tournament)} == {"Bo Cho"}


def test_players_412_registers_only_the_273_who_paid(tmp_path: Path) -> None:
    desk = a_desk(tmp_path)
    content = (PLAYERS / "players-412.xlsx").read_bytes()

    enter(desk, plan_of(read(content), desk.people, desk.journal.tournament))

    assert len(desk.journal.tournament.entries) == 273
    assert len(awaited(desk.journal.tournament)) == 139


def test_somebody_who_withdrew_is_not_entered_again_by_the_list(tmp_path: Path) -> None:
    desk = a_desk(tmp_path)
    changed = enter(desk, plan_of(read(FEDERATION), desk.people, desk.journal.tournament))
    assert changed is not None
    desk.do(Withdraw(next(changed.after.tournament.alive()).id), "ill")

    assert plan_of(read(FEDERATION), desk.people, desk.journal.tournament).changes_nothing


def test_an_import_is_undone_whole(tmp_path: Path) -> None:
    desk = a_desk(tmp_path)
    enter(desk, plan_of(read(FEDERATION), desk.people, desk.journal.tournament))

    desk.undo_last()

    assert list(desk.journal.tournament.alive()) == []
    assert len(plan_of(read(FEDERATION), desk.people, desk.journal.tournament).to_enter) == 64


def test_i04_one_bad_row_brings_nobody_in_and_the_mended_file_brings_all(tmp_path: Path) -> None:
    desk = a_desk(tmp_path)
    bad = plan_of(read_text(sixty("abc")), desk.people, desk.journal.tournament)

    with pytest.raises(Impossible, match="list_faults"):
        enter(desk, bad)
    after_failure = len(desk.people)
    mended = plan_of(read_text(sixty()), desk.people, desk.journal.tournament)
    enter(desk, mended)

    assert [(fault.row, fault.column, fault.value) for fault in bad.faults] == [(41, "Бай-ин", "abc")]
    assert after_failure == 0
    assert len(desk.people) == len(list(desk.journal.tournament.alive())) == 60
    assert {one.buy_in for one in desk.journal.tournament.alive()} == {150_000}


def test_an_open_question_brings_nobody_in(tmp_path: Path) -> None:
    desk = a_desk(tmp_path)
    desk.venue.add_people([person("Ли", "Анна", born="1990")])
    plan = plan_of(read_text("Ли Анна\nКим Яна\n"), desk.people, desk.journal.tournament)

    with pytest.raises(Impossible, match="list_questions"):
        enter(desk, plan)

    assert len(desk.people) == 1


def test_a_plan_made_before_the_address_book_grew_is_refused(tmp_path: Path) -> None:
    desk = a_desk(tmp_path)
    plan = plan_of(read_text("Ли Анна\nКим Яна\n"), desk.people, desk.journal.tournament)
    desk.venue.add_people([person("Ли", "Анна")])

    with pytest.raises(Impossible, match="list_stale"):
        enter(desk, plan)


def test_a_list_can_be_added_to_the_address_book_alone(tmp_path: Path) -> None:
    venue = a_venue(tmp_path)

    added = keep(venue, plan_of(read(FEDERATION), venue.people))

    assert len(added) == len(venue.people) == 64
    assert keep(venue, plan_of(read(FEDERATION), venue.people)) == []


def test_people_known_from_before_are_entered_and_not_added_again(tmp_path: Path) -> None:
    desk = a_desk(tmp_path)
    keep(desk.venue, plan_of(read(FEDERATION), desk.people))

    plan = plan_of(read(FEDERATION), desk.people, desk.journal.tournament)
    enter(desk, plan)

    assert (len(plan.new), len(plan.known)) == (0, 64)
    assert len(desk.people) == len(list(desk.journal.tournament.alive())) == 64


def test_the_largest_field_ever_is_planned_without_a_question() -> None:
    from director.domain.people import People
    from tests.helpers.lists import brought_in

    reading = read((PLAYERS / "players-10112.csv").read_bytes())
    first = plan_of(reading, People())
    again = plan_of(reading, brought_in(People(), first))

    assert (len(first.new), first.is_ready) == (10_112, True)
    assert (len(again.new), len(again.known), again.is_ready) == (0, 10_112, True)


def test_s10_whoever_is_imported_is_drawn_and_who_is_not_is_named_with_the_reason(tmp_path: Path) -> None:
    """S10: everybody from the import was taken for absent, and the draw had no players."""
    desk = a_desk(tmp_path, 0, 5)
    enter(desk, plan_of(read_text(listed(("Name",), *((f"P{n:02} A",) for n in range(45)))), desk.people))
    gone = min(desk.journal.tournament.entries)
    desk.do(Withdraw(gone), "fell ill")

    field = draw_field(desk.journal.tournament, desk.people, words_for("en"))
    desk.seal_draw()
    desk.draw()

    assert field.players == 44
    assert [(one.entry, one.why) for one in field.left_out] == [(gone, "withdrawn")]
    assert len(desk.journal.tournament.seating.places) == 44


def test_what_is_taken_comes_into_the_address_book_with_the_entries(tmp_path: Path) -> None:
    desk = a_desk(tmp_path)
    desk.venue.add_people([person("Ли", "Анна", born="1990", club="Река"), person("Ким", "Яна", born="1991")])
    reading = read_text("Фамилия;Имя;Дата рождения;Клуб\nЛи;Анна;1990;Волна\nКим;Яна;1991;Волна\n")

    enter(desk, plan_of(reading, desk.people, desk.journal.tournament, taken={3: ["club"]}))

    assert [one.club for one in desk.people.by_id.values()] == ["Река", "Волна"]
    other = Venue.open(desk.venue.path)
    assert [one.club for one in other.people.by_id.values()] == ["Река", "Волна"]
    other.close()
    again = plan_of(reading, desk.people, desk.journal.tournament, taken={2: ["club"]})
    assert (again.changes_nothing, enter(desk, again)) == (False, None)
    assert [one.club for one in desk.people.by_id.values()] == ["Волна", "Волна"]
    assert plan_of(reading, desk.people, desk.journal.tournament).changes_nothing


def test_what_is_taken_can_be_kept_without_an_entry(tmp_path: Path) -> None:
    venue = a_venue(tmp_path)
    venue.add_people([person("Ли", "Анна", born="1990")])
    plan = plan_of(read_text("Фамилия;Имя;Д.р.;Клуб\nЛи;Анна;1990;Река\n"), venue.people, taken={2: ["club"]})

    assert keep(venue, plan) == []

    assert [one.club for one in venue.people.by_id.values()] == ["Река"]


def test_a_correction_of_nobody_changes_nothing(tmp_path: Path) -> None:
    venue = a_venue(tmp_path)

    with pytest.raises(Impossible, match="no_person"):
        venue.add_people([person("Ли", "Анна")], [person("Ким", "Яна", who=PersonId(77))])

    assert len(venue.people) == 0
