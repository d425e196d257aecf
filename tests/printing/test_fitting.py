"""Texts that are too long for a line: whole in smaller ones, or named before anything is printed."""

from __future__ import annotations

import re
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from director.host.i18n import Words, words_for
from director.host.two_languages import words_of_both
from director.printing import catalogue
from director.printing.catalogue import DOCUMENTS, Cancelled
from director.printing.fitting import SMALLEST, in_box, in_room_of_a_line, tall
from director.printing.stock import A4, LABEL, PLASTIC, STOCKS, Stock
from director.printing.text import layout, wrapped
from director.views.change_papers import SeatChangesPaper
from director.views.papers import CardCode, DrawProtocol
from tests.printing.reading import ENGLISH, cards, text_of
from tests.printing.renaming import renamed
from tests.printing.samples import RECEIPTS, SAMPLES

HARD = {"wide": "W" * 120, "small": "anderson" * 15, "cyrillic": "Ж" * 120, "han": "李" * 120}
"""A hundred and twenty letters without a space."""
IN_THE_HAND = ("seat-cards", "receipt", "move-slips", "move-slip-roll", "payout-receipt", "table-sheets")
"""What a player or a dealer holds, and looks for one name on."""
OTHERS = (words_for("en"), words_for("ru"), words_of_both("ru", "en"))


def together(pages: list[str]) -> str:
    return "".join("".join(pages).split())


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("script", HARD)
@pytest.mark.parametrize("document", IN_THE_HAND)
def test_120_letters_without_a_space_are_whole_on_what_is_held_in_the_hand(
    document: str, script: str
) -> None:
    rows, (name,) = renamed(document, [HARD[script]])

    for stock in STOCKS.values():
        if DOCUMENTS[document].takes(stock):
            said = together(text_of(catalogue.pdf(document, rows, ENGLISH, stock=stock)))
            assert catalogue.flaws(document, rows, ENGLISH, stock=stock).cut == ()
            assert name in said
            assert "…" not in said


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("stock", STOCKS.values(), ids=STOCKS)
@pytest.mark.parametrize("code", get_args(CardCode))
def test_the_letters_of_such_a_name_stay_large_enough_to_read(stock: Stock, code: CardCode) -> None:
    rows = cards([HARD["small"]], code)
    far = replace(rows.rows[0], told_apart="RUS, 1987")

    made = catalogue.pdf("seat-cards", replace(rows, rows=(far,)), ENGLISH, stock=stock)

    sizes = [float(size) for size in re.findall(r"/F\d+\+\d ([\d.]+) Tf", _drawn(made))]
    assert min(sizes) * min(1, stock.card_scale) > 4.4


def _drawn(made: bytes) -> str:
    from tests.printing.test_logo import _plain

    return _plain(made).decode("latin-1")


@pytest.mark.parametrize("document", SAMPLES)
@pytest.mark.parametrize("words", OTHERS, ids=repr)
def test_nothing_of_the_program_itself_is_ever_cut(document: str, words: Words) -> None:
    for stock in STOCKS.values():
        if DOCUMENTS[document].takes(stock):
            assert catalogue.flaws(document, SAMPLES[document], words, stock=stock).cut == ()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("document", DOCUMENTS)
def test_what_is_cut_is_told_and_what_is_not_told_is_whole(document: str) -> None:
    """The law of all paper: an ellipsis nowhere but where it was warned of."""
    for names in (list(HARD.values()), ["m" * 10_000], ["Ann " * 80]):
        rows, met = renamed(document, [name.strip() for name in names])

        cut = catalogue.flaws(document, rows, ENGLISH).cut
        said = together(text_of(catalogue.pdf(document, rows, ENGLISH)))

        assert bool(cut) or said.count("…") == together(
            text_of(catalogue.pdf(document, SAMPLES[document], ENGLISH))
        ).count("…")
        for name in met:
            if not any(name in text for text in cut):
                one = together([name])
                assert one in said if len(one) < 1000 else said.count(one[0]) >= len(one)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("stock", [A4, LABEL, PLASTIC], ids=lambda stock: stock.id)
def test_a_receipt_keeps_a_very_long_name_of_the_event(stock: Stock) -> None:
    event = "Открытый чемпионат памяти заслуженного тренера, " * 4 + "финал"
    rows = replace(RECEIPTS, letterhead=replace(RECEIPTS.letterhead, event=event))

    said = together(text_of(catalogue.pdf("receipt", rows, ENGLISH, stock=stock)))

    assert catalogue.flaws("receipt", rows, ENGLISH, stock=stock).cut == ()
    assert together([event]) in said


def test_a_check_of_paper_stops_when_told() -> None:
    with pytest.raises(Cancelled):
        catalogue.flaws(
            "seat-cards", cards(f"P {n}" for n in range(30)), ENGLISH, progress=lambda done, _of: done < 2
        )


def test_only_the_pages_asked_for_are_checked() -> None:
    rows = cards(["Lee Ann"] * 10 + ["W" * 3000])

    assert catalogue.flaws("seat-cards", rows, ENGLISH, only=(1,)).cut == ()
    assert catalogue.flaws("seat-cards", rows, ENGLISH, only=(2,)).cut == ("W" * 3000,)
    assert catalogue.flaws("seat-cards", cards([]), ENGLISH) == ({}, ())


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("document", ["draw-protocol", "seat-changes"])
def test_terms_of_a_draw_too_long_for_its_page_are_whole_behind_the_list(document: str) -> None:
    pairs = "; ".join(f"entry {n} and entry {n + 1}" for n in range(0, 3000, 2))
    told = ("Entries kept apart", pairs)
    rows: object = SAMPLES[document]
    if isinstance(rows, DrawProtocol):
        rows = replace(rows, terms=(*rows.terms, told))
    elif isinstance(rows, SeatChangesPaper) and rows.proof is not None:
        rows = replace(rows, proof=replace(rows.proof, terms=(told,)))

    pages = text_of(catalogue.pdf(document, rows, ENGLISH))

    assert any("All of it stands on the last pages of this paper." in page for page in pages)
    behind = " ".join(" ".join(pages).split())
    for n in (0, 1500, 2998):
        assert f"entry {n} and entry {n + 1}" in behind
    assert "…" not in pages[-1]


@given(
    text=st.text(alphabet=st.sampled_from("abcЖ李א-. \u0301\u200d🏽🖐"), min_size=1, max_size=200).filter(
        str.strip
    ),
    size=st.sampled_from([8.0, 12.0]),
    width=st.sampled_from([40.0, 90.0, 200.0]),
)
@settings(deadline=None, max_examples=150)
def test_a_broken_text_loses_no_letter_and_hangs_out_nowhere(text: str, size: float, width: float) -> None:
    lines = wrapped(text, "bold", size, width, least=1)

    assert "".join(lines).replace(" ", "") == "".join(text.split())
    for line in lines:
        assert layout(line, "bold", size).width <= width or len(line) < 30
    begun = [word[0] for word in text.split()]
    assert [line[0] for line in lines if line[0] in "\u0301\u200d🏽" and line[0] not in begun] == []


def test_a_long_word_is_broken_behind_a_hyphen_where_it_has_one() -> None:
    lines = wrapped("Абв-" * 20 + "Где", "regular", 10, 60)

    assert len(lines) > 3
    assert all(line.endswith("-") for line in lines[:-1])


def test_a_box_takes_the_largest_letters_and_says_what_is_missing() -> None:
    short, long = in_box("Lee Ann", "bold", 12, 100, 40), in_box("W" * 5000, "bold", 12, 100, 40)

    assert (short.size, short.lines, short.whole) == (12, ("Lee Ann",), True)
    assert long.size == SMALLEST
    assert not long.whole
    assert "".join(long.lines).replace(" ", "") == "W" * 5000
    assert tall(0, 10) == 0
    assert in_box("W" * 60, "bold", 12, 100, 40).size < 12


def test_two_lines_or_three_stand_in_the_room_of_one() -> None:
    two, three = (in_room_of_a_line("mn" * n, "regular", 12, 100) for n in (16, 32))

    assert two is not None
    assert three is not None
    assert (len(two.lines), len(three.lines)) == (2, 3)
    assert in_room_of_a_line("mn" * 90, "regular", 12, 100) is None
    assert in_room_of_a_line("mn" * 40, "regular", 6, 100) is None
