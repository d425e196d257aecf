"""The code on a seat card."""

from __future__ import annotations

import pytest

from director.domain.card_code import card_code, is_of, read_card_code
from director.domain.ids import EntryId, TournamentId


def test_a_code_names_the_entry_of_its_event() -> None:
    code = card_code(TournamentId("EVT1"), EntryId(412))

    read = read_card_code(f" {code.lower()} ")

    assert read is not None
    assert read[0] == 412
    assert is_of(TournamentId("EVT1"), *read)


def test_a_scanner_on_a_russian_layout_is_understood() -> None:
    code = card_code(TournamentId("EVT1"), EntryId(412))
    latin, russian = "QWERTYUIOPASDFGHJKLZXCVBNM", "йцукенгшщзфывапролдячсмить"

    assert read_card_code(code.translate(str.maketrans(latin, russian))) == read_card_code(code)


def test_p27_a_card_of_another_event_is_told_apart() -> None:
    read = read_card_code(card_code(TournamentId("EVT1"), EntryId(412)))

    assert read is not None
    assert not is_of(TournamentId("EVT2"), *read)


@pytest.mark.parametrize("text", ["", "412", "FD412", "FD00412", "FD00412K", "FD00412K7", "XX00412KX"])
def test_what_is_no_code_is_not_read_as_one(text: str) -> None:
    assert read_card_code(text) is None
