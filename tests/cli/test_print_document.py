from __future__ import annotations

import contextlib
import json
from pathlib import Path

import pytest

from director.cli.print_document import DOCUMENTS
from director.desk.venue import Venue
from director.domain.prize_plan import PrizePlan
from director.printing.catalogue import DOCUMENTS as ALL
from tests.cli.conftest import Run
from tests.helpers.prizes_paid import THREE, out_down_to, publish, through_to_a_deal
from tests.printing.reading import text_of

OF_PRIZES = ("payout-sheet", "payout-receipt", "deal-sheet", "bounty-list", "results", "final-protocol")


def test_every_document_of_a_tournament_can_be_printed() -> None:
    assert set(DOCUMENTS) == set(ALL) - {"handbook"}


@pytest.mark.parametrize("document", DOCUMENTS)
def test_each_document_becomes_a_pdf_in_either_language(
    run: Run, seated: Path, tmp_path: Path, document: str
) -> None:
    assert run("structure", seated, "--template", "evening").status == 0
    assert run("do", seated, lines='{"do": "final-table"}\n').status == 0
    late = '{"do": "register", "family": "Late", "seated": false}\n'
    assert run("do", seated, lines=late).status == 0
    if document in OF_PRIZES:
        with contextlib.closing(Venue.open(seated)) as venue:
            through_to_a_deal(venue.desk(venue.cards()[0].id))
    for language in ("en", "ru"):
        out = tmp_path / f"{document}-{language}.pdf"

        ended = run("print", seated, document, "--out", out, "--lang", language)

        assert ended.status == 0
        assert out.read_bytes().startswith(b"%PDF")
        assert not list(tmp_path.glob("*.part"))


def test_only_some_cards_or_tables_may_be_printed(run: Run, seated: Path, tmp_path: Path) -> None:
    entry = run("show", seated, "entries", "--json").json[0]["entry"]

    one = run("print", seated, "seat-cards", "--out", tmp_path / "one.pdf", "--entry", entry)
    tables = run("print", seated, "table-sheets", "--out", tmp_path / "t.pdf", "--table", 1, "--table", 2)

    assert "1 page in" in one.out
    assert tables.status == 0


def test_with_nobody_seated_there_is_a_sentence_and_no_file(run: Run, crowd: Path, tmp_path: Path) -> None:
    out = tmp_path / "cards.pdf"

    ended = run("print", crowd, "seat-cards", "--out", out)

    assert ended.status == 1
    assert "nobody has a seat" in ended.err
    assert not out.exists()


def test_a_protocol_needs_a_draw(run: Run, crowd: Path, tmp_path: Path) -> None:
    ended = run("print", crowd, "draw-protocol", "--out", tmp_path / "p.pdf")

    assert ended.status == 1
    assert "No seats were drawn yet" in ended.err


def test_a_folder_that_is_not_there_is_the_worlds_doing(run: Run, seated: Path, tmp_path: Path) -> None:
    ended = run("print", seated, "seat-cards", "--out", tmp_path / "none" / "cards.pdf")

    assert ended.status == 3
    assert len(ended.err.splitlines()) == 1


def test_long_documents_tell_their_progress_beside_the_answer(run: Run, venue: Path, tmp_path: Path) -> None:
    run("do", venue, lines=f'{{"do":"OpenTables","tables":{list(range(9, 90))},"seats":9}}\n')

    ended = run("print", venue, "table-sheets", "--out", tmp_path / "sheets.pdf")

    assert ended.status == 0
    assert "/" in ended.err
    assert "/" not in ended.out.split(" in ")[0]


def test_a_paper_pack_goes_into_its_folder_beside_the_venue_and_ten_are_kept(run: Run, seated: Path) -> None:
    ended = [run("print", seated, "pack") for _ in range(11)]

    packs = list((seated.parent / "Paper pack").iterdir())

    assert len(packs) == 10
    assert all(pack.name.endswith(".pack.pdf") for pack in packs)
    assert [once.status for once in ended] == [0] * 11
    assert str(max(packs)) in ended[-1].out


def test_a_paper_pack_may_go_to_another_folder_or_to_a_file(run: Run, seated: Path, tmp_path: Path) -> None:
    folder, file = tmp_path / "stick", tmp_path / "room.pdf"

    there = run("print", seated, "pack", "--folder", folder)
    out = run("print", seated, "pack", "--out", file)

    assert (there.status, out.status) == (0, 0)
    assert [path.suffix for path in folder.iterdir()] == [".pdf"]
    assert file.read_bytes().startswith(b"%PDF")
    assert not (seated.parent / "Paper pack").exists()


def test_a_folder_of_packs_that_cannot_be_is_the_worlds_doing(run: Run, seated: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")

    ended = run("print", seated, "pack", "--folder", tmp_path / "file")

    assert ended.status == 3
    assert (tmp_path / "file").read_text() == "mine"


def test_what_needs_a_place_says_so(run: Run, seated: Path, tmp_path: Path) -> None:
    assert "--out" in run("print", seated, "seat-cards").err
    assert "paper pack" in run("print", seated, "seat-cards", "--folder", tmp_path).err
    assert "paper pack" in run("print", seated, "pack", "--folder", tmp_path, "--out", "-").err
    assert "nobody waits" in run("print", seated, "alternates", "--out", tmp_path / "a.pdf").err


def test_a_second_language_that_is_the_first_is_told(run: Run, seated: Path, tmp_path: Path) -> None:
    ended = run("print", seated, "seat-cards", "--out", tmp_path / "c.pdf", "--second-language", "en")

    assert ended.status == 2
    assert "speaks English already" in ended.err
    assert not (tmp_path / "c.pdf").exists()


@pytest.mark.parametrize(
    ("command", "file"),
    [
        (("print", "seat-cards"), "cards.csv"),
        (("export",), "back.pdf"),
        (("export", "--draw"), "draw.xlsx"),
        (("export", "--only-people"), "people.json"),
    ],
)
def test_a_name_that_promises_another_kind_of_file_is_told_and_nothing_is_written(
    run: Run, seated: Path, tmp_path: Path, command: tuple[str, ...], file: str
) -> None:
    kind, *more = command
    ended = run(kind, seated, *more, "--out", tmp_path / file)

    assert ended.status == 2
    assert f"{file} ends in {Path(file).suffix}" in ended.err
    assert not (tmp_path / file).exists()


@pytest.mark.parametrize("command", [("print", "seat-cards"), ("export",)])
def test_a_folder_that_is_not_there_is_named(
    run: Run, seated: Path, tmp_path: Path, command: tuple[str, ...]
) -> None:
    kind, *more = command
    (tmp_path / "file").write_text("")
    for folder in (tmp_path / "none", tmp_path / "file"):
        ended = run(kind, seated, *more, "--out", folder / "cards")

        assert ended.status == 3
        assert f"There is no folder {folder}" in ended.err


def test_only_the_paper_that_is_asked_for_is_told_to_be_broken(
    run: Run, seated: Path, tmp_path: Path
) -> None:
    stock = seated.parent / "stock"
    stock.mkdir()
    (stock / "bad.toml").write_text("name = ")
    (stock / "odd.toml").write_text('name = "Odd"\nwidth = "wide"\nheight = 90')
    (stock / "badge.toml").write_text('name = "Badge"\nwidth = 86\nheight = 54')
    out = tmp_path / "c.pdf"

    plain = run("print", seated, "seat-cards", "--out", out)
    mine = run("print", seated, "seat-cards", "--out", out, "--paper", "own-badge")
    broken = run("print", seated, "seat-cards", "--out", out, "--paper", "own-odd")
    listed = run("print", seated, "seat-cards", "--paper", "list")
    lists = run("print", seated, "seating-by-name", "--paper", "list")

    assert (plain.err, mine.err) == ("", "")
    assert broken.status == 2
    assert "odd.toml" in broken.err
    assert "bad.toml" not in broken.err
    assert [line.split()[0] for line in listed.out.splitlines()][-2:] == ["roll", "own-badge"]
    assert [name in listed.err for name in ("bad.toml", "odd.toml")] == [True, True]
    assert [line.split()[0] for line in lists.out.splitlines()] == ["a4", "letter", "a3"]


def test_a_deal_is_printed_to_be_signed_before_it_is_written_down(
    run: Run, seated: Path, tmp_path: Path, qapp: object
) -> None:
    out = tmp_path / "deal.pdf"
    with contextlib.closing(Venue.open(seated)) as venue:
        desk = venue.desk(venue.cards()[0].id)
        publish(desk, PrizePlan(scheme=THREE))
        out_down_to(desk, 2)
        left = sorted(desk.journal.tournament.playing_persons.values())
        lines = len(desk.journal.lines)
    offer = json.dumps({"do": "agree-deal", "method": "chip", "stacks": {str(one): 9_000 for one in left}})

    ended = run("print", seated, "deal-sheet", "--out", out, "--offer", offer)

    assert ended.status == 0
    (page,) = text_of(out.read_bytes())
    assert "Prizes that are left" in page
    assert "Chief referee" in page
    with contextlib.closing(Venue.open(seated)) as venue:
        assert len(venue.desk(venue.cards()[0].id).journal.lines) == lines
    typed = run("print", seated, "deal-sheet", "--out", out, "--offer", "-", lines=offer)
    assert typed.status == 0


@pytest.mark.parametrize(
    ("offer", "status", "said"),
    [
        ("undo", 2, "takes one deal, such as"),
        ("", 0, ""),
        ('{"do": "agree-deal"', 2, "no JSON object"),
        ('{"do": "agree-deal", "method": "icm", "stacks": {"1": 500, "2": 700}}', 1, "published"),
    ],
)
def test_what_is_no_deal_is_no_sheet(
    run: Run, seated: Path, tmp_path: Path, offer: str, status: int, said: str
) -> None:
    document = "deal-sheet" if offer else "seat-cards"
    ended = run("print", seated, document, "--out", tmp_path / "d.pdf", "--offer", offer)

    assert ended.status == status
    assert said in ended.err
    other = run("print", seated, "seat-cards", "--out", tmp_path / "c.pdf", "--offer", "{}")
    assert "deal sheet alone" in other.err


def test_a_name_that_is_too_long_even_for_the_smallest_letters_is_told(
    run: Run, seated: Path, tmp_path: Path
) -> None:
    line = {"do": "register", "family": "W" * 199, "given": "M" * 199}
    run("do", seated, lines=json.dumps(line) + "\n")

    ended = run("print", seated, "seating-by-name", "--out", tmp_path / "list.pdf")

    assert ended.status == 0
    assert "the end is missing on it" in ended.err
    assert "W" * 199 in ended.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("seat-cards", "--entry", "99"), "There is no entry 99."),
        (("seat-cards", "--entry", "3", "--entry", "99"), "There is no entry 99."),
        (("table-sheets", "--table", "77"), "There is no table 77."),
        (("count-sheet", "--table", "1", "--table", "77"), "There is no table 77."),
    ],
)
def test_what_is_named_and_not_there_is_told_and_not_called_nothing_to_print(
    run: Run, seated: Path, tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    ended = run("print", seated, *words, "--out", tmp_path / "x.pdf")

    assert ended.status == 1
    assert ended.err.startswith(said)
    assert not (tmp_path / "x.pdf").exists()


def test_a_card_of_somebody_without_a_seat_is_told_so(run: Run, crowd: Path, tmp_path: Path) -> None:
    ended = run("print", crowd, "seat-cards", "--entry", "3", "--out", tmp_path / "x.pdf")

    assert "nobody of those named has a seat" in ended.err
