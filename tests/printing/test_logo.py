"""The logo of the house on paper: in its proportions, held once by a file, and hostile pictures told."""

from __future__ import annotations

import io
import re
import struct
import zlib
from pathlib import Path

import pytest

from director.host.i18n import words_for
from director.printing import catalogue
from director.printing.catalogue import DOCUMENTS
from director.printing.house_file import HouseFault, house_fault
from director.printing.logo import FILE, MOST_BYTES, Logo, house_logo, logo_of
from director.printing.stock import A4, STOCKS, Stock
from tests.printing.reading import ENGLISH, cards, lines_of
from tests.printing.samples import ALL, SAMPLES


def png(wide: int = 60, high: int = 20) -> bytes:
    """A picture with a hole one can see through."""
    from PIL import Image

    written = io.BytesIO()
    Image.new("RGBA", (wide, high), (10, 100, 60, 128)).save(written, "PNG")
    return written.getvalue()


def logo(wide: int = 60, high: int = 20) -> Logo:
    made = logo_of(png(wide, high))
    assert isinstance(made, Logo)
    return made


@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_logo_stands_on_every_page_of_every_document_and_is_held_once(document: str) -> None:
    rows = SAMPLES[document]
    made = catalogue.pdf(document, rows, ENGLISH, logo=logo())

    assert made.count(b"/Subtype /Image") == 2  # the picture and its mask
    drawn = re.findall(rb"/FormXob\.logo Do", _plain(made))
    own = DOCUMENTS[document].own_stock
    assert len(drawn) >= len(DOCUMENTS[document].pages(rows, own or A4)) > 0


@pytest.mark.parametrize(
    ("document", "a_page"),
    [("payout-receipt", 2), ("table-sheets", 2), ("count-sheet", 2), ("move-slips", 4)],
)
def test_each_part_of_a_sheet_that_is_cut_has_its_own(document: str, a_page: int) -> None:
    made = catalogue.pdf(document, SAMPLES[document], ENGLISH, logo=logo(), only=(1,))

    assert len(re.findall(rb"/FormXob\.logo Do", _plain(made))) == a_page


@pytest.mark.parametrize("document", DOCUMENTS)
def test_a_logo_changes_no_word_of_a_document(qapp: object, document: str) -> None:
    bare = catalogue.pdf(document, SAMPLES[document], ENGLISH)
    made = catalogue.pdf(document, SAMPLES[document], ENGLISH, logo=logo(400, 40))

    assert sorted("".join(lines_of(made)).replace(" ", "")) == sorted(
        "".join(lines_of(bare)).replace(" ", "")
    )
    assert made == catalogue.pdf(document, SAMPLES[document], ENGLISH, logo=logo(400, 40))


@pytest.mark.parametrize("stock", STOCKS.values(), ids=STOCKS)
@pytest.mark.parametrize(("wide", "high"), [(400, 40), (40, 400), (1, 1)])
def test_a_logo_of_any_shape_keeps_its_proportions_on_every_card(stock: Stock, wide: int, high: int) -> None:
    made = catalogue.pdf("seat-cards", cards(ALL[:3]), ENGLISH, stock=stock, logo=logo(wide, high))

    drawn = _plain(made)
    inner, *scales = re.findall(rb"([\d.]+) 0 0 ([\d.]+) [\d.-]+ [\d.-]+ cm\s+/FormXob", drawn)
    assert inner == (str(wide).encode(), str(high).encode())
    assert len(scales) == len(ALL[:3])
    for across, up in scales:
        assert across == up
        assert float(up) * high <= 40


def _plain(pdf: bytes) -> bytes:
    """What pages draw, unpacked."""
    from base64 import a85decode

    found = re.findall(rb"stream\r?\n(.*?)endstream", pdf, re.DOTALL)
    unpacked = []
    for stream in found:
        try:
            unpacked.append(zlib.decompress(a85decode(stream.strip(), adobe=stream.strip().endswith(b"~>"))))
        except (ValueError, zlib.error):
            continue
    return b"\n".join(unpacked)


def test_a_house_without_a_logo_has_none(tmp_path: Path) -> None:
    assert house_logo(tmp_path / "venue.floor") is None


def test_the_logo_lies_beside_the_venue(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(png(30, 10))

    found = house_logo(tmp_path / "venue.floor")

    assert isinstance(found, Logo)
    assert (found.wide, found.high) == (30, 10)


def _huge(wide: int, high: int) -> bytes:
    head = struct.pack(">IIBBBBB", wide, high, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 13) + b"IHDR" + head + b"\x00" * 20


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "no_picture"),
        (b"%PDF-1.4 not a picture", "no_picture"),
        (b"GIF89a" + b"\x00" * 40, "no_picture"),
        (png()[:40], "no_picture"),
        (png()[:-30], "no_picture"),
        (_huge(30_000, 30_000), "pixels"),
        (_huge(0, 5), "pixels"),
        (png() + b"\x00" * MOST_BYTES, "heavy"),
    ],
)
def test_a_file_that_is_no_logo_is_told_in_a_sentence_and_left_out(
    tmp_path: Path, content: bytes, code: str
) -> None:
    (tmp_path / FILE).write_bytes(content)

    found = house_logo(tmp_path / "venue.floor")

    assert isinstance(found, HouseFault)
    assert found.code == code
    for language in ("en", "ru"):
        said = house_fault(found, words_for(language))
        assert said.startswith(FILE)
        assert said.endswith(".")


def test_a_logo_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()

    found = house_logo(tmp_path / "venue.floor")

    assert isinstance(found, HouseFault)
    assert found.code == "unreadable"
