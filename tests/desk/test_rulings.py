"""The judges' books of a venue, read from the journals; photographs beside them; people erased."""

from __future__ import annotations

from pathlib import Path

import pytest

from director.desk.desk import Desk
from director.desk.rulings import books, drop_photo, keep_photo, kept_photo, photo_type
from director.domain.busts import Bust, Out
from director.domain.buying import Reenter
from director.domain.ids import EntryId, PersonId, Seq
from director.domain.judges_book import OF_THE_BOOK, Book, book_of
from director.domain.penalties import CancelPenalty, Disqualify, Penalise, ServePenalty
from director.domain.plan import Offer
from director.domain.play import StartPlay
from director.domain.ruled import Ruled
from director.domain.rulings import Appeal, Revise, Rule, TakeBackRuling
from director.domain.seats import TableSeat
from director.storage.book_lines import KINDS
from director.storage.engine import make_engine
from tests.helpers.evening import PLAN, a_desk, a_venue
from tests.helpers.old_venues import old_venue

JPEG = b"\xff\xd8\xff\xe0 a picture"
SAID = Ruled("Phone at the table.", "One round.", "conduct")


def _entry(desk: Desk, n: int) -> EntryId:
    return sorted(desk.journal.tournament.entries)[n]


def _line(desk: Desk) -> Seq:
    return desk.journal.seq


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """Three players registered, two tables open."""
    return a_desk(tmp_path, 3, 2)


def _book(desk: Desk) -> Book:
    (found,) = books(desk.venue.database)
    return found


def test_a_venue_without_rulings_has_no_books(desk: Desk) -> None:
    desk.undo_last()

    assert books(desk.venue.database) == []


def test_a_book_read_by_itself_is_the_one_of_the_open_event(desk: Desk) -> None:
    from msgspec.structs import replace

    one, two = _entry(desk, 0), _entry(desk, 1)
    desk.do(Rule(replace(SAID, entries=(one, two), persons=(PersonId(3),))))
    first = _line(desk)
    desk.do(Revise(first, first, replace(SAID, entries=(one,), decision="A warning.")), "on appeal")
    desk.do(Appeal(first, "Why?", one))
    desk.do(Rule(replace(SAID, happened="Slip.")))
    desk.undo_last()
    desk.do(Penalise(one, "hands", 3, ruling=first))
    desk.do(ServePenalty(_line(desk), 1))
    desk.do(Penalise(two, "warning", what="late"))
    desk.do(CancelPenalty(_line(desk)), "slip")
    desk.do(Penalise(two, "minutes", 5, "late"))
    desk.undo_last()
    desk.do(Disqualify(one, "chips", approved="C. R."))

    found, state = _book(desk), desk.journal.tournament
    assert found == book_of(state)
    assert (found.tournament, found.plan) == (state.id, PLAN)
    assert found.rulings[1].taken_back
    assert found.persons_of(found.rulings[0]) == {PersonId(1), PersonId(2), PersonId(3)}
    assert found.persons_of(found.rulings[1]) == frozenset()


def test_names_in_the_reasons_of_the_book_are_marks(desk: Desk) -> None:
    from msgspec.structs import replace

    one, other = _entry(desk, 0), _entry(desk, 1)
    desk.do(Rule(replace(SAID, entries=(one,), persons=(PersonId(3),))))
    first = _line(desk)
    desk.do(Revise(first, first, replace(SAID, entries=(one,))), "Player00001 was heard")
    desk.do(Penalise(other, "hands", 2, "late"))
    desk.do(CancelPenalty(_line(desk)), "not Player00002 but Player00003")

    assert [line.reason for line in desk.journal.lines if line.reason] == [
        "{person:1/family} was heard",
        "not {person:2/family} but Player00003",
    ]


def test_a_ruling_brought_back_counts(desk: Desk) -> None:
    desk.do(Rule(SAID))
    desk.undo_last()
    assert _book(desk).rulings[0].taken_back
    desk.redo()

    assert not _book(desk).rulings[0].taken_back
    assert isinstance(desk.journal.lines[-2].action, TakeBackRuling)


def test_books_of_several_tournaments(desk: Desk) -> None:
    desk.do(Rule(SAID))
    other = desk.venue.create(PLAN)
    other.do(Rule(SAID))
    desk.venue.create(PLAN)

    assert {book.tournament for book in books(desk.venue.database)} == {
        desk.journal.tournament.id,
        other.journal.tournament.id,
    }


def test_a_re_entry_belongs_to_the_same_person(tmp_path: Path) -> None:
    from msgspec.structs import replace

    desk = a_desk(tmp_path, 3, 1, plan=replace(PLAN, reentry=Offer(100_000, 10_000, 10_000)))
    desk.seal_draw()
    desk.draw("Ks")
    desk.do(StartPlay())
    one = _entry(desk, 0)
    place = desk.journal.tournament.seating.at(one)
    assert place is not None
    desk.do(Bust((Out(one, place),)))
    desk.do(Reenter(one, 100_000, 10_000, 10_000))
    again = EntryId(_line(desk))
    desk.do(Rule(replace(SAID, entries=(again, EntryId(1)))), "entry 1 is none", overrule=True)

    assert _book(desk).persons == {again: PersonId(1)}
    assert isinstance(place, TableSeat)


# ------------------------------------------------------------------ photographs


def test_a_photograph_is_kept_once_by_its_digest(desk: Desk) -> None:
    database = desk.venue.database
    photo = keep_photo(database, JPEG, "image/jpeg")

    assert keep_photo(database, JPEG, "image/jpeg") == photo
    assert (photo.size, photo.type, len(photo.digest)) == (len(JPEG), "image/jpeg", 64)
    assert kept_photo(database, photo) == JPEG


def test_a_photograph_may_be_taken_away(desk: Desk) -> None:
    database = desk.venue.database
    photo = keep_photo(database, JPEG, "image/jpeg")

    assert drop_photo(database, photo.digest)
    assert kept_photo(database, photo) is None
    assert not drop_photo(database, photo.digest)


def test_a_photograph_that_was_changed_is_not_shown(desk: Desk) -> None:
    database = desk.venue.database
    photo = keep_photo(database, JPEG, "image/jpeg")
    with database.writing() as connection:
        connection.exec_driver_sql("UPDATE attachment SET data = ?", (JPEG + b"!",))

    assert kept_photo(database, photo) is None


def test_pictures_are_told_by_their_first_bytes() -> None:
    assert photo_type(JPEG) == "image/jpeg"
    assert photo_type(b"\x89PNG\r\n\x1a\n...") == "image/png"
    assert photo_type(b"GIF89a") == ""


def test_a_file_of_an_earlier_program_gets_its_judges_book(tmp_path: Path) -> None:
    path = old_venue(tmp_path / "venue.floor", "v002")
    venue = a_venue(tmp_path)
    venue.create(PLAN).do(Rule(SAID))

    assert [len(book.rulings) for book in books(venue.database)] == [1]
    engine = make_engine(path)
    with engine.begin() as connection:
        plan = connection.exec_driver_sql(
            "EXPLAIN QUERY PLAN SELECT seq FROM line INDEXED BY ix_line_book WHERE kind IN "
            "('Rule', 'Revise', 'TakeBackRuling', 'Appeal', 'DecideAppeal', 'Penalise', 'ServePenalty', "
            "'CancelPenalty', 'Disqualify', 'Undo')"
        ).all()
    engine.dispose()
    assert "ix_line_book" in str(plan)
    venue.close()


def test_the_index_knows_every_kind_of_line_of_the_book() -> None:
    assert {kind.__name__ for kind in OF_THE_BOOK} | {"Undo"} == set(KINDS)
