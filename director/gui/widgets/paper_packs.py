"""The paper pack at each level and each break, made on the second thread, so that the window never waits.

A pack is due when the one made last is of another part of the schedule: so a program that starts in the
middle of a level makes the one that is missing, and two desks on one folder do not make it twice.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal

from director.desk.packs import FOLDER, NO_PART, Pack, Packs
from director.domain.refusal import Unavailable
from director.gui.beat import Beat
from director.gui.of_bridge import OfBridge
from director.gui.widgets.card_paper import CardPaper
from director.gui.widgets.lasting import lasting
from director.gui.widgets.paper_order import PACK, PaperOrder
from director.host import settings
from director.host.i18n import _, current, words_for
from director.host.settings import Settings

if TYPE_CHECKING:
    from director.domain.journal import Journal
    from director.domain.moments import Moment
    from director.domain.people import People
    from director.gui.bridge import Bridge

AGAIN: Final = 60_000
"""Milliseconds until it is tried again after the disk refused."""
_PLAYED: Final = ("running", "paused", "day_end")
"""While the clock has not run, or the event is over, no pack is made by itself."""

_log = logging.getLogger(__name__)


class PaperPacks(OfBridge):
    """The packs of one window; nothing is done before `start`."""

    said = Signal(str)
    """What came of a pack that somebody asked for."""
    troubled = Signal(object)
    """The `Unavailable` why the last pack could not be written; None once one was again."""
    changed = Signal()
    """A pack was made, or could not be; or the settings are others."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(bridge)
        self._bridge = bridge
        self._kept = Settings()
        self._beat: Beat | None = None
        self._seen: int | None = None
        """The part of the schedule whose pack is there."""
        self._busy = False
        self._trouble: Unavailable | None = None
        self._not_before = 0
        self._last: Pack | None = None

    # ---- how it is set

    def keep_by(self, kept: Settings) -> None:
        """Follow these settings from now on."""
        self._kept = kept

    @property
    def on(self) -> bool:
        """Whether packs are made by themselves."""
        return self._kept.get(settings.PACK)

    def turn(self, on: bool) -> None:
        """Make them by themselves from now on, or no more."""
        self._kept.set(settings.PACK, on)
        self.look_anew()

    def speak(self, language: str, second: str) -> None:
        """Make them in the languages that are printed in; empty for that of the window, and for no second."""
        for setting, chosen in ((settings.PACK_LANGUAGE, language), (settings.PACK_SECOND, second)):
            if self._kept.get(setting) != chosen:
                self._kept.set(setting, chosen)

    @property
    def folder(self) -> Path:
        """Where they go: the chosen folder, else one beside the venue's file."""
        chosen = self._kept.get(settings.PACK_FOLDER)
        return Path(chosen) if chosen else self._bridge.desk.venue.path.with_name(FOLDER)

    @property
    def trouble(self) -> Unavailable | None:
        """Why the last one could not be written, or None."""
        return self._trouble

    @property
    def busy(self) -> bool:
        """Whether one is being made."""
        return self._busy

    @property
    def last(self) -> Pack | None:
        """The one made last, as far as the folder was read."""
        return self._last

    def read(self) -> None:
        """Look into the folder, elsewhere than in the window: a stick may be slow."""
        self._bridge.background(self._packs().newest, lasting(self, self._on_read))

    # ---- what is done

    def start(self) -> None:
        """Look at once whether one is missing, and again at each stroke of the clock."""
        if self._beat is None:
            self._beat = Beat.of(self._bridge)
            self._beat.struck.connect(self._look)
        self._look()

    def look_anew(self) -> None:
        """The settings are others: forget what was there, and look again."""
        self._seen, self._not_before = None, 0
        if self._trouble is not None:
            self._say(None)
        self.read()
        self._look()

    def make_now(self) -> None:
        """Make one because somebody asks for it."""
        if not self._busy:
            face = Beat.of(self._bridge).face
            self._make(NO_PART if face is None else face.part + 1, self._told, by_hand=True)

    # ---- within

    def _look(self) -> None:
        """Make one where the schedule is elsewhere than at the last one; a stroke costs nothing."""
        face = None if self._beat is None else self._beat.face
        if face is None or not self.on or self._busy or face.state not in _PLAYED:
            return
        moment = self._bridge.desk.venue.instant().utc if self._not_before else 0
        if face.part + 1 != self._seen and moment >= self._not_before:
            self._make(face.part + 1, None, by_hand=False)

    def _make(self, part: int, then: Callable[[Pack | None], None] | None, *, by_hand: bool) -> None:
        bridge, first = self._bridge, self._kept.get(settings.PACK_LANGUAGE) or current().language
        order = PaperOrder(
            PACK, first, second=self._kept.get(settings.PACK_SECOND), logo=CardPaper.of(bridge).logo
        )
        self._busy = True
        work = partial(
            pack_made,
            self._packs(),
            order,
            bridge.journal,
            bridge.people,
            bridge.desk.venue.moment(),
            bridge.desk.venue.instant(),
            part,
            by_hand=by_hand,
        )

        def made(pack: Pack | None) -> None:
            self._busy, self._seen, self._not_before = False, part, 0
            self._last = pack or self._last
            self._say(None)
            if then is not None:
                then(pack)

        bridge.background(work, lasting(self, made), lasting(self, self._on_failed))

    def _on_read(self, newest: Pack | None) -> None:
        self._last = newest
        self.changed.emit()

    def _told(self, pack: Pack | None) -> None:
        if pack is None:
            self.said.emit(_("There is nothing to print yet: no table is open and nobody waits."))
        else:
            self.said.emit(_("Paper pack written: {path}").format(path=pack.path))

    def _on_failed(self, error: BaseException) -> None:
        self._busy = False
        if not isinstance(error, Unavailable):
            self._bridge.failed.emit(error)
            return
        _log.warning("paper pack not written: %s", error)
        self._not_before = self._bridge.desk.venue.instant().utc + AGAIN
        self._say(error)

    def _say(self, trouble: Unavailable | None) -> None:
        had, self._trouble = self._trouble, trouble
        if had is not None or trouble is not None:
            self.troubled.emit(trouble)
        self.changed.emit()

    def _packs(self) -> Packs:
        venue = self._bridge.desk.venue
        return Packs(
            self._bridge.tournament.id, self.folder, now=lambda: datetime.fromisoformat(venue.moment())
        )


def pack_made(
    packs: Packs,
    order: PaperOrder,
    journal: Journal,
    people: People,
    printed: str,
    now: Moment,
    part: int,
    *,
    by_hand: bool,
) -> Pack | None:
    """Draw a pack and keep it; gives the one that is there where none is due and nobody asks.

    None where there is nothing to print. May run on any thread. Raises Unavailable.
    """
    from director.printing import catalogue
    from director.views.paper_pack import pack_part

    if not by_hand and not packs.is_due(part):
        return packs.newest()
    rows, words = order.rows(journal, people, printed, now), order.words
    try:
        content = catalogue.pdf(order.document, rows, words, stock=order.paper, logo=order.logo)
    except catalogue.NothingToPrint:
        return None
    part_name = pack_part(journal, now, words_for(order.language))
    title = ", ".join(filter(None, (journal.tournament.setup.name, part_name)))
    return packs.keep(content, journal, part, title)
