"""Five thousand rulings of a venue: read from the journals, taken into the index, found while one types."""

from __future__ import annotations

import gc
import tempfile
from functools import partial
from pathlib import Path
from typing import Final

from director.desk.rulings import books
from director.domain.entries import Register
from director.domain.judges_book import Book
from director.domain.people import People
from director.host.i18n import words_for
from director.views.ruling_filters import fitting, offers
from director.views.ruling_search import RulingIndex, Wanted
from tests.bench_parts.figure import Figure, each, seconds, share
from tests.helpers.evening import PLAN, a_venue
from tests.helpers.many_rulings import people, rulings

COUNT: Final = 5_000
PERSONS: Final = 500
TYPED: Final = (
    "подрезку", "all-in raise", "флоп штраф", "фамилия00012", "4.9.8 рейз", "penalty round camera",
    "дело4999", "отбой ривер перерыв",
)  # fmt: skip
"""What somebody types, a letter after the other."""
SHOWN: Final = 100
"""Rows that a list shows at first of what was found."""


def run() -> list[Figure]:
    """All figures of this part."""
    with tempfile.TemporaryDirectory() as folder:
        venue = a_venue(Path(folder))
        desk = venue.create(PLAN)
        desk.write(
            lambda _journal, added: [Register(one.id, 0, 0, 1_000) for one in added],
            newcomers=people(PERSONS),
        )
        desk.do_all(rulings(COUNT, PERSONS))
        found: list[Book] = []
        reading = seconds(lambda: found.append(*books(venue.database)), 1)
        plain = seconds(lambda: _rows_alone(venue.path))
        known = venue.people
        venue.close()
    index = RulingIndex()
    built = seconds(lambda: index.update(found, known))
    gc.collect()
    gc.freeze()  # as in the window, which sweeps between two keys and not within one
    return [
        Figure("read 5,000 rulings of a venue", reading, "s", "≤ 3 s", f"their rows alone {plain:.3f} s"),
        Figure("index of 5,000 rulings, once a start", built, "s", "≤ 5 s, in the background"),
        *_searches(index, found[0]),
        *_filters(index, known),
    ]


def _rows_alone(path: Path) -> None:
    from director.storage.engine import looking

    with looking(path) as connection:
        connection.execute("SELECT data FROM line WHERE kind = 'Rule'").fetchall()


def _filters(index: RulingIndex, known: People) -> list[Figure]:
    """The first key counts what there is to filter by; each later one only looks through that."""
    words = words_for("en")
    first = seconds(lambda: fitting(offers(index.counts(), known, words), "f"), 3)
    ready = offers(index.counts(), known, words)
    typed = [text[:end] for text in TYPED for end in range(1, len(text) + 1)]
    took = sorted(seconds(partial(fitting, ready, asked), 3) for asked in typed)
    return [
        Figure("filters of 5,000 rulings, the first key", first * 1000, "ms", "≤ 50 ms"),
        Figure("filters of 5,000 rulings, each key, worst", took[-1] * 1000, "ms", "≤ 50 ms"),
    ]


def _searches(index: RulingIndex, book: Book) -> list[Figure]:
    typed = [text[:end] for text in TYPED for end in range(1, len(text) + 1)]
    words = words_for("en")

    def searched(asked: str) -> object:
        return index.rows(index.find(Wanted(asked))[:SHOWN], words)

    took = sorted(seconds(partial(searched, asked), 3) for asked in typed)
    texts = [f"{one.now.happened} {one.now.decision}".casefold() for one in book.rulings]
    plain = each(lambda n: [text for text in texts if typed[n].casefold() in text], len(typed))
    beside = f"looking for the letters in every text {share(plain, 0.99) * 1000:.1f} ms"
    return [
        Figure("search in 5,000 rulings with its rows, each key, middle", share(took, 0.5) * 1000, "ms", ""),
        Figure(
            "search in 5,000 rulings with its rows, each key, worst", took[-1] * 1000, "ms", "≤ 50 ms", beside
        ),
    ]
