"""How long paper takes, beside the same text drawn by the bare canvas. `run` gives the figures."""

from __future__ import annotations

import io
import resource
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from director.host.i18n import words_for
from director.host.two_languages import words_of_both
from director.printing import catalogue
from director.printing.stock import A3, STOCKS
from director.views.paper_pack import PackChair, PackTable, PaperPack
from director.views.papers import Letterhead, SeatCardRow, SeatCards, SeatingList, SeatingRow

Figure = tuple[str, float, str, str, str]
"""Name, value, unit, budget, baseline of the same run."""

CARDS: Final = 10_112
PLAYERS: Final = Path(__file__).resolve().parent.parent / "data" / "players"
_FAMILY: Final = (
    "Иванов",
    "Nguyễn",
    "Łukasz",
    "Παρασκευόπουλος",
    "Smith",
    "李",
    "Müller",
    "Աբրահամյան",
    "김",
    "Ğül",
)
_GIVEN: Final = ("Пётр", "Thị Ánh", "Ann", "Τρισεύγενη", "John", "小龍", "Jörg", "Սուսաննա", "하은", "Ayşe")


def _name(number: int) -> str:
    """Four of five names Russian or English, the fifth of any script."""
    if number % 5:
        return f"{_FAMILY[number % 2 * 4]} {_GIVEN[number % 3]} {number}"
    return f"{_FAMILY[number * 7 % 10]} {_GIVEN[number * 3 % 10]} {number}"


def sample(count: int = CARDS) -> SeatCards:
    """Cards with names of many scripts, most of them Latin and Cyrillic."""
    head = Letterhead(
        "Spring Cup, Main Event",
        "5 December 2026, 18:00",
        "Grand Casino",
        "5 Dec 2026, 17:42",
        812,
        "3f9a01bc",
    )
    rows = tuple(
        SeatCardRow(
            name=_name(n),
            told_apart="1987" if n % 20 == 0 else "",
            table=n // 9 + 1,
            seat=n % 9 + 1,
            stack="30,000",
            code=f"FD{n + 3:05d}KX",
        )
        for n in range(count)
    )
    return SeatCards(head, "€1,000 + €100", rows)


def pack_of(cards: SeatCards) -> PaperPack:
    """The paper pack of the same people, every stack counted."""
    tables: dict[int, list[PackChair]] = {}
    for row in cards.rows:
        signs = "D" if row.seat == 1 else ""
        chair = PackChair(row.seat, row.name, row.told_apart, row.stack, signs)
        tables.setdefault(row.table, []).append(chair)
    return PaperPack(
        letterhead=cards.letterhead,
        part="Level 7",
        clock=(("Time left", "12:34"),),
        levels=(),
        sums=(("Players left", f"{len(cards.rows)}"),),
        names=tuple(SeatingRow(row.name, row.told_apart, row.table, row.seat) for row in cards.rows),
        tables=tuple(PackTable(number, len(chairs), "", tuple(chairs)) for number, chairs in tables.items()),
        waiting=(),
        notes=(),
        out=("",) * 62,
        late=31,
    )


def bare(rows: SeatCards) -> bytes:
    """The same text by reportlab's canvas alone: no fallback, no fitting, no marks, no codes."""
    from reportlab.pdfgen.canvas import Canvas

    from director.printing.fonts import main_face

    regular, bold = main_face("regular").name, main_face("bold").name
    written = io.BytesIO()
    canvas = Canvas(written, initialFontName=regular, invariant=1)  # type: ignore[arg-type]  # the stubs say float
    head = rows.letterhead
    for number, row in enumerate(rows.rows):
        x, y = number % 2 * 270 + 20, number // 2 % 5 * 156 + 20
        texts = (
            (bold, 9.5, head.event), (regular, 8.5, rows.price), (regular, 7.5, head.when),
            (regular, 7.5, head.place), (bold, 16, row.name), (regular, 7.5, row.told_apart),
            (regular, 7.5, "Table"), (bold, 42, str(row.table)),
            (regular, 7.5, "Seat"), (bold, 42, str(row.seat)),
            (regular, 8, f"Starting stack {row.stack}"), (bold, 8, row.code),
        )  # fmt: skip
        for font, size, text in texts:
            if text:
                canvas.setFont(font, size)
                canvas.drawString(x, y, text)
                y += 10
        if number % 10 == 9:
            canvas.showPage()
    canvas.save()
    return written.getvalue()


def _seconds(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def _memory() -> float:
    """The most memory this process ever held, in MB."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1024 * 1024 if sys.platform == "darwin" else 1024)


def _lists_of_the_federation(base: float) -> list[Figure]:
    """Real names: the workbook on every paper for cards, the long list on A4 and by name on A3."""
    from director.desk.lists.reading import read

    words, figures = words_for("en"), list[Figure]()
    names = {
        file: tuple(row.person.name for row in read((PLAYERS / file).read_bytes()).rows)
        for file in ("players-412.xlsx", "players-10112.csv")
    }
    few, many = (_cards_of(found) for found in names.values())

    def on_every_stock() -> None:
        for stock in STOCKS.values():
            catalogue.pdf("seat-cards", few, words, stock=stock)

    def add(name: str, work: Callable[[], object], budget: float) -> None:
        took = _seconds(work)
        baseline = f"{took / base:.2f} × bare canvas ({base:.2f} s)"
        figures.append((name, took, "s", f"≤ {budget} × = {base * budget:.1f} s", baseline))

    add(f"412 cards of the workbook on each of {len(STOCKS)} papers, QR codes", on_every_stock, 8.0)
    both = words_of_both("ru", "en")
    in_both = "10,112 cards of the list in two languages, QR codes"
    add(in_both, lambda: catalogue.pdf("seat-cards", many, both), 8.0)
    rows = tuple(SeatingRow(row.name, "", row.table, row.seat) for row in many.rows)
    listed = SeatingList(many.letterhead, rows)
    by_name = "10,112 of the list by name on A3"
    add(by_name, lambda: catalogue.pdf("seating-by-name", listed, words, stock=A3), 2.5)
    lacking = sum(len(catalogue.missing_glyphs("seat-cards", each)) for each in (few, many))
    figures.append(("names of both lists that no font can write", lacking, "", "each warned of", ""))
    return figures


def _cards_of(names: tuple[str, ...]) -> SeatCards:
    made = sample(len(names))
    return replace(
        made, rows=tuple(replace(row, name=name) for row, name in zip(made.rows, names, strict=True))
    )


def run() -> list[Figure]:
    """First page, cards without codes, with a QR code and with bars, and memory."""
    words, rows = words_for("en"), sample()
    first = _seconds(lambda: catalogue.first_page("seat-cards", rows, words))
    again = _seconds(lambda: catalogue.first_page("seat-cards", rows, words))
    base = _seconds(lambda: bare(rows))
    figures: list[Figure] = [
        ("first page of 10,112 seat cards, fonts loaded too", first * 1000, "ms", "≤ 300 ms", ""),
        ("first page of 10,112 seat cards, the next time", again * 1000, "ms", "≤ 300 ms", ""),
    ]
    for code, name, budget in (
        ("none", "10,112 seat cards without codes", 2.5),
        ("qr", "10,112 seat cards with QR codes", 8.0),
        ("code128", "10,112 seat cards with Code 128", 8.0),
    ):
        coded = replace(rows, code=code)
        took = _seconds(partial(catalogue.pdf, "seat-cards", coded, words))
        baseline = f"{took / base:.2f} × bare canvas ({base:.2f} s)"
        figures.append((name, took, "s", f"≤ {budget} × = {base * budget:.1f} s", baseline))
    figures += _lists_of_the_federation(base)
    pack = pack_of(rows)
    took = _seconds(lambda: catalogue.pdf("pack", pack, words))
    pages = catalogue.page_count("pack", pack)
    baseline = f"{took / base:.2f} × bare canvas ({base:.2f} s); {pages} pages"
    figures.append(("paper pack of 10,112 players", took, "s", f"≤ 2.5 × = {base * 2.5:.1f} s", baseline))
    figures.append(("memory after printing", _memory(), "MB", "≤ 400 MB", ""))
    return figures


if __name__ == "__main__":
    for name, value, unit, budget, baseline in run():
        print(f"{name:52} {value:8.2f} {unit:3} {budget:18} {baseline}")
