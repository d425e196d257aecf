"""Paper in two languages at once: labels in both, names and figures once, the second one softer."""

from __future__ import annotations

import re

import pytest

from director.host.i18n import current, speaking, words_for
from director.host.two_languages import Again, Twice, twice, words_of_both
from director.printing import catalogue
from director.printing.catalogue import DOCUMENTS
from director.printing.stock import LABEL, STOCKS
from director.printing.text import wrapped
from tests.printing.reading import cards, lines_of, text_of
from tests.printing.samples import ALL, SAMPLES

BOTH = words_of_both("ru", "en")


def test_a_label_says_both_and_what_is_alike_once() -> None:
    assert BOTH._("Table") == "Стол / Table"
    assert BOTH._("{first} – {last}").format(first="A", last="B") == "A – B"
    assert BOTH.language == "ru"
    assert "BothWords" in repr(BOTH)


def test_a_text_within_a_text_is_said_in_its_own_language() -> None:
    level = BOTH._("Level {number}").format(number=3)

    assert Twice("до: {at}", "until {at}").format(at=level) == "до: Уровень 3 / until Level 3"
    assert Twice("{} из {}", "{} of {}").format(1, level) == "1 из Уровень 3 / 1 of Level 3"


def test_a_number_takes_the_form_of_each_language() -> None:
    said = BOTH.ngettext("{count} player", "{count} players", 3).format(count=3)

    assert said == twice(
        words_for("ru").ngettext("{count} player", "{count} players", 3).format(count=3), "3 players"
    )
    assert BOTH.pgettext("nowhere", "nothing") == "nothing"


def test_one_language_twice_or_none_is_that_language_alone() -> None:
    assert words_of_both("ru", "") is words_of_both("ru", "ru") is words_for("ru")
    with pytest.raises(ValueError, match="xx"):
        words_of_both("en", "xx")


def test_words_may_be_spoken_for_one_paper() -> None:
    before = current()

    with speaking(BOTH):
        assert current() is BOTH
    assert current() is before


def test_a_paragraph_in_both_is_the_first_and_then_the_second_below() -> None:
    lines = wrapped(Twice("раз два три", "one two three"), "regular", 10, 60)

    assert " ".join(lines) == "раз два три one two three"
    assert [isinstance(line, Again) for line in lines] == sorted(isinstance(line, Again) for line in lines)
    assert isinstance(lines[-1], Again)
    assert wrapped(Twice("а", "b"), "regular", 10, 60) == ["а / b"]


def test_a_card_names_table_and_seat_in_both_and_the_player_once(qapp: object) -> None:
    made = catalogue.pdf("seat-cards", cards(["Иванов Пётр"]), BOTH)
    (page,) = text_of(made)

    assert re.search(r"Стол\s*/ Table", page)
    assert re.search(r"Место\s*/ Seat", page)
    assert page.count("Иванов Пётр") == 1


def test_where_both_do_not_fit_a_line_they_stand_one_above_the_other(qapp: object) -> None:
    lines = lines_of(catalogue.pdf("seat-cards", cards(["Lee Ann"], "qr"), BOTH, stock=LABEL))

    assert "Стартовый стек 30,000" in lines
    assert "Starting stack 30,000" in lines


IN_SENTENCES = ("handbook", "money-sheet")
"""The handbook speaks one language; the money sheet tells in whole sentences who took what, in each."""


@pytest.mark.parametrize("document", [name for name in DOCUMENTS if name not in IN_SENTENCES])
def test_names_stand_as_often_as_in_one_language(qapp: object, document: str) -> None:
    rows = SAMPLES[document]
    one, both = (
        "".join("".join(text_of(catalogue.pdf(document, rows, words))).split())
        for words in (words_for("ru"), BOTH)
    )

    for name in ALL[:4]:
        bare = "".join(name.split())
        assert both.count(bare) == one.count(bare)


@pytest.mark.parametrize("stock", STOCKS.values(), ids=STOCKS)
def test_cards_of_every_stock_hold_both(qapp: object, stock: object) -> None:
    page = text_of(catalogue.pdf("seat-cards", cards(["Lee Ann"], "qr"), BOTH, stock=stock))[0]  # type: ignore[arg-type]

    assert "Стол" in page
    assert "Table" in page
    assert "…" not in page
