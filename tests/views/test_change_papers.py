"""The paper of a break: lists, and what a third party needs to find the seats again."""

from __future__ import annotations

import pytest

from director.desk.closing import breaking, final_table
from director.domain.entries import LateDraw
from director.domain.ids import EntryId, PersonId
from director.domain.people import People, person
from director.domain.refusal import Impossible
from director.domain.seating import FixSeat, KeepApart, Move, MoveReason
from director.domain.seats import TableSeat
from director.host.i18n import words_for
from director.rules.cards.card import DECK
from director.rules.floor.stream import Stream
from director.views.change_papers import DrawProof, SeatChangesPaper, seat_changes_paper
from tests.helpers.evening import Evening

EN = words_for("en")
KEY = bytes([0] * 31 + [1])
PEOPLE = People([person(f"Lee{chr(90 - n)}", "Ann", who=PersonId(n)) for n in range(1, 26)])


def _room(*sizes: int) -> Evening:
    evening = Evening().tables(*range(1, len(sizes) + 1))
    who = 0
    for table, size in enumerate(sizes, start=1):
        for seat in range(1, size + 1):
            who += 1
            evening.enter(who, (table, seat))
    return evening


def _paper(evening: Evening, line: int | None = None) -> SeatChangesPaper:
    return seat_changes_paper(evening.journal, PEOPLE, EN, "2026-12-05T16:00:00.000Z", line=line)


def _proof(paper: SeatChangesPaper) -> DrawProof:
    assert paper.proof is not None
    return paper.proof


def test_a_break_is_listed_by_name_and_by_old_seat() -> None:
    evening = _room(3, 3)
    evening.do(breaking(evening.journal, 2, KEY))

    paper = _paper(evening)

    assert (paper.title, paper.anew) == ("Table 2 breaks", False)
    assert [row.name for row in paper.by_name] == ["LeeT Ann", "LeeU Ann", "LeeV Ann"]
    assert [row.source.seat for row in paper.by_seat] == [1, 2, 3]


def test_a_final_table_is_listed_by_new_seat() -> None:
    evening = _room(2, 2)
    evening.do(final_table(evening.journal, KEY))

    paper = _paper(evening)

    assert (paper.title, paper.anew) == ("Final table", True)
    assert [row.target for row in paper.by_seat] == sorted(row.target for row in paper.by_seat)


def test_the_proof_is_of_the_state_before_the_line() -> None:
    evening = _room(3, 2)
    evening.do(FixSeat(EntryId(6), 1, 9))
    evening.do(KeepApart(EntryId(3), EntryId(7)))
    line = evening.do(breaking(evening.journal, 2, KEY))
    evening.tables(4)

    proof = _proof(_paper(evening, line))

    assert (proof.key, proof.context, proof.line) == (KEY.hex(), f"breaktable|v1|EVT1|{line}", line)
    assert dict(proof.terms) == {
        "Entries in order": "6, 7",
        "Tables with their open seats": "1 with 3 players: 4–9",
        "Reserved seats": "1-9 for entry 6",
        "Entries kept apart": "3 and 7",
        "Seated there already": "3: 1-1",
    }


def test_a_third_party_finds_the_seats_with_what_the_paper_says() -> None:
    """Nothing but the printed terms, the key and the printed steps is used here."""
    evening = _room(4, 3)
    evening.do(breaking(evening.journal, 2, KEY))
    paper = _paper(evening)
    proof = _proof(paper)
    terms = dict(proof.terms)
    players = [int(entry) for entry in terms["Entries in order"].split(", ")]
    assert terms["Tables with their open seats"] == "1 with 4 players: 5–9"

    stream = Stream(bytes.fromhex(proof.key), proof.context)
    seats = [5, 6, 7, 8, 9]
    stream.shuffle(seats)
    cards = sorted(seats[:3])
    stream.shuffle(cards)
    deck = list(DECK)
    stream.shuffle(deck)
    order = sorted(range(3), key=lambda at: deck[at], reverse=True)
    found = {players[at]: TableSeat(1, seat) for at, seat in zip(order, cards, strict=True)}

    assert found == {row.entry: row.target for row in paper.by_name}


def test_balancing_has_a_list_and_no_proof() -> None:
    evening = _room(4, 2)
    evening.do(Move(EntryId(3), TableSeat(1, 1), TableSeat(2, 9), MoveReason.BALANCE))

    paper = _paper(evening)

    assert (paper.title, paper.proof, len(paper.by_name)) == ("Balancing", None, 1)


def test_seats_given_by_hand_have_no_proof() -> None:
    evening = _room(3, 2)
    drawn = breaking(evening.journal, 2, KEY)
    assert isinstance(drawn.proof, LateDraw)
    evening.do(type(drawn)(drawn.table, drawn.moves))

    assert _paper(evening).proof is None


def test_an_empty_neighbour_table_is_said_to_have_no_seat_where_all_are_taken() -> None:
    evening = _room(9, 2, 1)
    evening.do(breaking(evening.journal, 3, KEY))

    assert dict(_proof(_paper(evening)).terms)["Tables with their open seats"] == (
        "1 with 9 players: –; 2 with 2 players: 3–9"
    )


def test_where_nobody_changed_seats_there_is_no_paper() -> None:
    evening = _room(2, 2)

    for line in (None, 1):
        with pytest.raises(Impossible) as refused:
            _paper(evening, line)
        assert refused.value.code == "no_changes"


def test_a_player_whose_entry_was_undone_since_keeps_a_line() -> None:
    evening = _room(2, 1)
    late = evening.enter(20)
    evening.do(Move(EntryId(3), TableSeat(1, 1), TableSeat(2, 9), MoveReason.BALANCE))
    evening.undo(late)

    assert len(_paper(evening).by_name) == 1
