"""A person is erased: the name goes out of the file, the chain holds, what was decided has a number."""

from __future__ import annotations

from pathlib import Path

import pytest

from director.desk.checking import check
from director.desk.erasing import RULING_DRAFTS, Traces, erase_person, traces
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
