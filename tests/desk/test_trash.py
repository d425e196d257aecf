"""A tournament in the trash is left out of the lists, and nothing of it is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from director.desk.checking import check
from director.desk.venue import Venue
from director.domain.ids import TournamentId
from director.domain.people import person
from director.domain.refusal import Impossible
from tests.helpers.evening import PLAN


@pytest.fixture
def venue(tmp_path: Path) -> Venue:
    """Two tournaments side by side, somebody in each."""
    made = Venue.open(tmp_path / "club.floor", create=True, desk_name="2", staff="Olga")
    for name in ("Main", "Side"):
        desk = made.create(PLAN.__class__(name=name))
        desk.register(person("Lee", name))
    return made


def _names(venue: Venue) -> list[str]:
    return [card.name for card in venue.cards()]


def _id(venue: Venue, name: str) -> TournamentId:
    return next(card.id for card in (*venue.cards(), *venue.trashed()) if card.name == name)


def test_what_is_put_aside_is_in_no_list_until_it_comes_back_as_it_was(venue: Venue) -> None:
    """P51: a tournament was deleted by a phone in a pocket."""
    side = _id(venue, "Side")
    before = venue.desk(side).journal.head

    venue.put_aside(side)

    assert _names(venue) == ["Main"]
    (lying,) = venue.trashed()
    assert (lying.name, lying.entries, lying.aside_by) == ("Side", 1, "Olga")
    assert lying.aside
    venue.bring_back(side)
    assert sorted(_names(venue)) == ["Main", "Side"]
    assert venue.trashed() == ()
    assert venue.desk(side).journal.head == before
    venue.close()


def test_another_start_finds_the_trash_as_it_was(venue: Venue) -> None:
    venue.put_aside(_id(venue, "Main"))
    path = venue.path
    venue.close()

    again = Venue.open(path)

    assert _names(again) == ["Side"]
    assert [card.name for card in again.trashed()] == ["Main"]
    again.close()


def test_the_proof_of_the_file_covers_what_lies_in_the_trash(venue: Venue) -> None:
    venue.put_aside(_id(venue, "Main"))
    path = venue.path
    venue.close()

    assert len(check(path).tournaments) == 2


def test_a_line_of_a_desk_that_has_it_open_still_counts(venue: Venue) -> None:
    main = _id(venue, "Main")
    desk = venue.desk(main)
    venue.put_aside(main)

    desk.register(person("Late", "Ann"))

    assert [card.entries for card in venue.trashed()] == [2]
    venue.close()


def test_nothing_is_put_aside_twice_nor_brought_back_from_nowhere(venue: Venue) -> None:
    main = _id(venue, "Main")
    venue.put_aside(main)

    with pytest.raises(Impossible) as twice:
        venue.put_aside(main)
    with pytest.raises(Impossible) as nowhere:
        venue.bring_back(_id(venue, "Side"))
    with pytest.raises(Impossible) as unknown:
        venue.put_aside(TournamentId("NONE"))

    assert [one.value.code for one in (twice, nowhere, unknown)] == [
        "in_trash",
        "not_in_trash",
        "no_tournament",
    ]
    assert _names(venue) == ["Side"]
    venue.close()
