"""A person is erased: the name goes out of the file, the chain holds, what was decided has a number."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from msgspec.structs import replace

from director.desk.checking import check
from director.desk.erasing import RULING_DRAFTS, erase_person, traces
from director.domain.entries import Withdraw
from director.domain.findings import Traces
from director.domain.ids import EntryId, PersonId, Seq
from director.domain.name_marks import with_marks
from director.domain.penalties import Penalise
from director.domain.people import person
from director.domain.refusal import Impossible
from director.domain.ruled import Ruled
from director.domain.rulings import Rule
from director.host.i18n import words_for
from director.views.handover import ruling_report
from tests.helpers.evening import a_desk, a_venue

WHO = PersonId(1)


def test_the_name_goes_and_what_was_decided_stays_with_a_number(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, 2, 1)
    who = desk.people.find(WHO)
    entry = EntryId(min(desk.journal.tournament.entries))
    said = Ruled(with_marks(f"{who.family} spoke.", [who]), "Warning.", "conduct", entries=(entry,))
    desk.do(Rule(said))
    desk.do(Penalise(entry, "warning", ruling=Seq(desk.journal.seq)))
    head = desk.journal.head

    left = erase_person(desk.venue, WHO)

    assert left == Traces(who, 1, 1)
    assert WHO not in desk.venue.people
    assert desk.journal.head == head
    report = ruling_report(desk.journal, desk.venue.people, words_for("en"), "2026-12-05T20:00:00.000Z")
    assert report.cards[0].versions[0].happened == "#1 spoke."
    assert report.cards[0].row.players == "#1"
    assert report.penalties[0].name == "#1"
    path = desk.venue.path
    desk.venue.close()
    assert check(path).sound


def test_nothing_of_the_name_is_left_in_the_file(tmp_path: Path) -> None:
    venue = a_venue(tmp_path)
    (who,) = venue.add_people([person("Непомнящийзавтра", "Аристарх")])
    venue.drafts.keep(RULING_DRAFTS[0], "EVT1", '{"happened":"Непомнящийзавтра молчал."}')
    erase_person(venue, who)
    kept = venue.drafts.read(RULING_DRAFTS[0], "EVT1")
    with venue.database.writing() as connection:
        connection.exec_driver_sql("SELECT 1")
    path = venue.path
    venue.close()

    assert kept == '{"happened":"{person:1/family} молчал."}'
    files = [file for file in path.parent.iterdir() if file.name.startswith(path.name)]
    assert all("Непомнящийзавтра".encode() not in file.read_bytes() for file in files)


def test_nothing_that_was_corrected_or_thrown_away_is_left_in_the_file(tmp_path: Path) -> None:
    venue = a_venue(tmp_path)
    (who,) = venue.add_people([person("Непомнящийвчера", "Аристарх")])
    for kind in ("hand", RULING_DRAFTS[1]):
        venue.drafts.keep(kind, "EVT1/3", '{"name":"Непомнящийвчера","more":"%s"}' % ("x" * 9_000))
    venue.drafts.drop(RULING_DRAFTS[1], "EVT1/3")
    venue.change_person(replace(venue.people.find(who), family="Непомнящийзавтра"))
    venue.change_person(replace(venue.people.find(who), family="Непомнящийвчера"))
    with sqlite3.connect(venue.path) as older:  # as a version before this one wrote
        older.execute("CREATE TABLE scrap (text)")
        older.executemany("INSERT INTO scrap VALUES (?)", [("Непомнящийвчера" * 50,)] * 50)
        older.execute("DELETE FROM scrap")
    older.close()

    left = erase_person(venue, who)

    assert left.cleared
    assert "#1" in str(venue.drafts.read("hand", "EVT1/3"))
    files = [file for file in venue.path.parent.iterdir() if file.name.startswith(venue.path.name)]
    assert all("Непомнящий".encode() not in file.read_bytes() for file in files)
    assert venue.add_people([person("Petrov")]) == [PersonId(who + 1)], "work goes on in the same file"
    venue.close()
    assert check(venue.path).sound


def test_while_another_desk_works_the_file_is_not_written_anew(tmp_path: Path) -> None:
    venue, other = a_venue(tmp_path), a_venue(tmp_path)
    (who,) = venue.add_people([person("Непомнящийзавтра")])
    other.read_new_people()
    with other.database.reading() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM person").scalar() == 1
        left = erase_person(venue, who)

    assert not left.cleared
    other.add_people([person("Petrov")])
    venue.close()
    other.close()
    assert "Непомнящийзавтра".encode() not in venue.path.read_bytes()


def test_lines_that_may_name_the_person_in_plain_letters_are_told(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, 2, 1)
    entry = EntryId(min(desk.journal.tournament.entries))
    who = desk.people.find(WHO)
    desk.do(Rule(Ruled(f"{who.family.lower()} spoke.", "Warning.", "conduct")))
    ruled = desk.journal.seq
    desk.do(Rule(Ruled(with_marks(f"{who.family} spoke.", [who]), "Warning.", entries=(entry,))))
    desk.do(Withdraw(entry), reason=f"{who.family} went home")

    event = desk.journal.tournament.id
    assert erase_person(desk.venue, WHO).plain == ((event, ruled), (event, desk.journal.seq))


def test_what_would_stay_is_said_before(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, 1, 1)

    assert traces(desk.venue, WHO) == Traces(desk.people.find(WHO), 0, 0)
    assert WHO in desk.venue.people


def test_a_draft_that_names_nobody_stays_as_it_is(tmp_path: Path) -> None:
    desk = a_desk(tmp_path, 1, 1)
    desk.venue.drafts.keep(RULING_DRAFTS[0], "EVT1", "{}")

    erase_person(desk.venue, WHO)

    assert desk.venue.drafts.read(RULING_DRAFTS[0], "EVT1") == "{}"


def test_nobody_is_erased_twice_and_the_number_is_never_given_again(tmp_path: Path) -> None:
    venue = a_venue(tmp_path)
    (who,) = venue.add_people([person("Petrov")])
    erase_person(venue, who)
    with pytest.raises(Impossible) as refused:
        erase_person(venue, who)

    assert refused.value.code == "no_person"
    assert venue.add_people([person("Sidorov")]) == [PersonId(who + 1)]


def test_somebody_whom_another_desk_erased_meanwhile(tmp_path: Path) -> None:
    venue = a_venue(tmp_path)
    (who,) = venue.add_people([person("Petrov")])
    other = a_venue(tmp_path)
    assert who in other.people
    erase_person(venue, who)

    with pytest.raises(Impossible) as refused:
        erase_person(other, who)

    assert refused.value.code == "no_person"
