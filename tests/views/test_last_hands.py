"""The last hands of a day in words, in both languages."""

from __future__ import annotations

import pytest

from director.host.i18n import words_for
from director.rules.floor.last_hands import hands_asked
from director.views.last_hands import announcement, asked, written
from tests.helpers.evening import Evening

EN, RU = words_for("en"), words_for("ru")


@pytest.mark.parametrize(
    ("hands", "english", "russian"),
    [(1, "deal 1 more hand.", "ещё 1 раздача"), (3, "deal 3 more hands.", "ещё 3 раздачи"),
     (5, "deal 5 more hands.", "ещё 5 раздач")],
)  # fmt: skip
def test_it_is_read_out_in_both_languages(hands: int, english: str, russian: str) -> None:
    assert english in announcement(hands, EN)
    assert russian in announcement(hands, RU)


def test_the_journal_keeps_the_number_and_the_card() -> None:
    assert written(5, "5c", EN) == "Last hands: 5 more, 5♣"
    assert written(4, "", EN) == "Last hands: 4 more"


def test_the_window_says_how_the_number_is_found_and_by_which_article() -> None:
    said = asked(hands_asked(Evening().tables(1).tournament), EN)

    assert "3 to 7" in said
    assert said.endswith("By WSOP-T 125.")
