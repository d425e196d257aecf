"""The practice event: what somebody finds who opens it to play with."""

from __future__ import annotations

import unicodedata
from pathlib import Path
from random import Random

import pytest

from director.desk.checking import check
from director.desk.desk import Desk
from director.desk.practice import make_practice, practice_event, throw_away
from director.desk.venue import Venue
from director.domain.refusal import Unavailable
from director.domain.tournament import EntryState, Tournament
from director.host import i18n
from director.rules.clock import clock_face
from director.rules.floor.alternates import alternates
from director.rules.floor.next_steps import next_steps
from director.rules.penalties import kept_out
from director.rules.prizes.pool import prize_pool
from director.views.practice import practice_texts


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Desk:
    venue = Venue.open(tmp_path_factory.mktemp("practice") / "practice.floor", create=True)
    return practice_event(venue, practice_texts(i18n.words_for("en")), Random(7), "Europe/Moscow")


@pytest.fixture
def tournament(desk: Desk) -> Tournament:
    return desk.journal.tournament


def test_two_hundred_people_of_many_scripts_have_entered(desk: Desk, tournament: Tournament) -> None:
    names = [one.name for one in desk.people.by_id.values()]
    scripts = {unicodedata.name(letter).split()[0] for name in names for letter in name if letter.isalpha()}

    assert len(names) == len(tournament.entries) == 200
    assert {"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "GEORGIAN", "HEBREW", "ARABIC", "THAI"} <= scripts
    assert {"CJK", "HANGUL", "HIRAGANA"} <= scripts
    assert len({one.key for one in desk.people.by_id.values()}) < 200, "two namesakes to be told apart"


def test_its_title_says_that_it_is_practice(tournament: Tournament) -> None:
    assert tournament.setup.name == "Practice: Winter Cup"


def test_the_clock_runs_at_level_five_towards_the_break_of_the_chip_race(
    desk: Desk, tournament: Tournament
) -> None:
    face = clock_face(tournament, desk.venue.instant())

    assert face is not None
    assert (face.state, face.level) == ("running", 5)
    assert 0 < face.left <= 3 * 60_000
    structure = tournament.structure
    assert structure is not None
    assert structure.parts[5].colour_up == (25,)  # type: ignore[union-attr]  # it is the break


def test_some_are_out_some_wait_and_the_floor_has_something_to_do(desk: Desk, tournament: Tournament) -> None:
    out = [one for one in tournament.entries.values() if one.state is EntryState.OUT]

    assert len(out) == 40
    assert len(alternates(tournament)) == 5
    assert len(tournament.open_tables()) == 20
    assert next_steps(tournament, desk.venue.instant()).steps


def test_the_payouts_are_published_and_divide_the_whole_pool(tournament: Tournament) -> None:
    published = tournament.prize_money.published

    assert published is not None
    assert sum(published.amounts) == prize_pool(tournament).total


def test_there_is_a_ruling_one_that_waits_and_a_penalty_being_served(
    desk: Desk, tournament: Tournament
) -> None:
    rulings = list(tournament.rulings.values())

    assert [one.versions[-1].ruled.open for one in rulings] == [False, True]
    assert len(kept_out(tournament, desk.venue.instant())) == 1


def test_every_decision_went_through_the_desk_and_can_be_undone(desk: Desk) -> None:
    before = desk.journal.seq

    assert len({line.action.kind for line in desk.journal.lines}) >= 15
    desk.undo_last()
    desk.redo()
    assert desk.journal.seq == before + 2


def test_the_file_proves_itself_and_is_made_anew(tmp_path: Path) -> None:
    path = tmp_path / "practice.floor"
    for seed in (1, 2):
        make_practice(path, practice_texts(i18n.words_for("ru")), Random(seed))

        assert [file.name for file in tmp_path.iterdir()] == [path.name]
        assert check(path).sound


def test_it_is_thrown_away_with_all_that_lies_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "practice.floor"
    for name in ("practice.floor", "practice.floor-wal", "practice.floor-shm", "real.floor"):
        (tmp_path / name).touch()

    throw_away(path)

    assert [file.name for file in tmp_path.iterdir()] == ["real.floor"]


def test_a_folder_that_refuses_is_told_and_nothing_lies_about(tmp_path: Path) -> None:
    path = tmp_path / "practice.floor"
    path.mkdir()
    (path / "somebody's.txt").touch()

    with pytest.raises(Unavailable):
        make_practice(path, practice_texts(i18n.words_for("en")), Random(1))

    assert [file.name for file in tmp_path.iterdir()] == [path.name]
