"""Pictures of every page in the practice event with large type: what is left of 1366 × 768 at either size."""

from __future__ import annotations

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from director.desk.practice import make_practice
from director.desk.venue import Venue
from director.gui.bridge import Bridge
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.page_list import PAGES
from director.gui.start_window import StartWindow
from director.gui.worker import AtOnce, Worker
from director.host.i18n import current
from director.views.practice import practice_texts
from tests.shots_parts.start import every_look, save

SIZES = {"large": (1092, 614), "largest": (911, 512)}


def shots(folder: Path) -> None:
    """Take the pictures of both sizes into this folder."""
    for look, mark in every_look():
        with TemporaryDirectory() as place:
            path = Path(place) / "practice.floor"
            make_practice(path, practice_texts(current()), Random(5), "Europe/Moscow")
            venue = Venue.open(path)
            for name, size in SIZES.items():
                _take(folder, venue, look, f"{name}-{mark}", size)
            venue.close()


def _take(folder: Path, venue: Venue, look: Look, mark: str, size: tuple[int, int]) -> None:
    cards = venue.cards()
    start = StartWindow(look)
    start.show_venue(venue.path, cards)
    start.show_practice(here=True)
    start.resize(*size)
    save(start, folder / f"{mark}-start.png", wait=0)
    desk = venue.desk(cards[0].id)
    for kind in PAGES:
        window = MainWindow(Bridge(desk, Worker(AtOnce())), look)
        window.resize(*size)
        window.show()
        window.show_page(kind.key)
        save(window, folder / f"{mark}-{kind.key}.png")
