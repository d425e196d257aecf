"""Draws paper on the second thread: the first page at once, the whole with progress, and stops when told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, SignalInstance

from director.domain.refusal import Impossible
from director.gui.widgets.lasting import lasting
from director.gui.widgets.paper_order import Draft, PaperOrder, draft
from director.printing import catalogue

if TYPE_CHECKING:
    from director.gui.bridge import Bridge


@dataclass(slots=True)
class _Run:
    """One order under way; the drawing thread looks at `stopped` after each page."""

    order: PaperOrder
    stopped: bool = False
    draft: Draft | None = None
    whole: bytes | None = None


class PaperJob(QObject):
    """One order at a time: a new one stops the one before."""

    drafted = Signal(object)
    """The `Draft` of the order: its first page can be shown."""
    checked = Signal(object)
    """The `Flaws` of the paper: what will not stand on it as it was entered."""
    laid = Signal(int, int)
    """How much of a long text is divided into pages, and how much there is."""
    progressed = Signal(int, int)
    """Pages drawn, and how many there are."""
    finished = Signal(object)
    """The whole document, as bytes."""
    nothing = Signal()
    """There is nothing to print yet."""
    stopped = Signal()
    """It was not drawn, because somebody stopped it."""
    _page_laid = Signal(object, int, int)
    _page_drawn = Signal(object, int, int)

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._run: _Run | None = None
        self._drawing = False
        self._page_laid.connect(self._on_page_laid)
        self._page_drawn.connect(self._on_page_drawn)

    @property
    def is_drawing(self) -> bool:
        """Whether the whole is being drawn."""
        return self._drawing

    def whole(self) -> bytes | None:
        """The whole document, when it is drawn."""
        return self._run.whole if self._run is not None else None

    def begin(self, order: PaperOrder) -> None:
        """Draw the first page of this order; what was under way is left."""
        self.stop()
        run = self._run = _Run(order)
        bridge = self._bridge
        journal, people, venue = bridge.journal, bridge.people, bridge.desk.venue
        at, now = venue.moment(), venue.instant()
        bridge.background(
            lambda: draft(order, journal, people, at, now, self._watch(run, self._page_laid)),
            lasting(self, lambda made: self._on_drafted(run, made)),
            lasting(self, lambda error: self._on_failed(run, error)),
        )

    def draw_all(self) -> None:
        """Draw the whole document, unless it is drawn or being drawn already; begin anew what was stopped."""
        run = self._run
        if run is not None and run.draft is None and run.stopped:
            self.begin(run.order)
            return
        if run is None or run.draft is None or self._drawing:
            return
        if run.whole is not None:
            self.finished.emit(run.whole)
            return
        run.stopped, self._drawing = False, True
        order, rows = run.order, run.draft.rows
        self._bridge.background(
            lambda: catalogue.pdf(
                order.document,
                rows,
                order.words,
                stock=order.paper,
                progress=self._watch(run, self._page_drawn),
                only=order.pages,
                logo=order.logo,
            ),
            lasting(self, lambda whole: self._on_whole(run, whole)),
            lasting(self, lambda error: self._on_failed(run, error)),
        )

    def stop(self) -> None:
        """Stop what is under way, after the page that is being drawn."""
        if self._run is not None:
            self._run.stopped = True
        self._drawing = False

    def _watch(self, run: _Run, tells: SignalInstance) -> Callable[[int, int], bool]:
        """What the drawing thread calls after each page; it tells the window a hundred times at most."""

        def watch(done: int, of: int) -> bool:
            if not run.stopped and (done == of or done % max(1, of // 100) == 0):
                tells.emit(run, done, of)
            return not run.stopped

        return watch

    def _on_page_laid(self, run: _Run, done: int, of: int) -> None:
        if run is self._run and not run.stopped:
            self.laid.emit(done, of)

    def _on_page_drawn(self, run: _Run, done: int, of: int) -> None:
        if run is self._run and not run.stopped:
            self.progressed.emit(done, of)

    def _on_drafted(self, run: _Run, made: Draft) -> None:
        if run is not self._run:
            return
        run.draft = made
        self.drafted.emit(made)
        order = run.order
        self._bridge.background(
            lambda: catalogue.flaws(
                order.document,
                made.rows,
                order.words,
                stock=order.paper,
                progress=lambda _page, _of: run is self._run,
                only=order.pages,
            ),
            lasting(self, lambda found: self._on_checked(run, found)),
            lasting(self, lambda error: self._on_failed(run, error)),
        )

    def _on_checked(self, run: _Run, found: catalogue.Flaws) -> None:
        if run is self._run:
            self.checked.emit(found)

    def _on_whole(self, run: _Run, whole: bytes) -> None:
        if run is self._run:
            self._drawing = False
            run.whole = whole
            self.finished.emit(whole)

    def _on_failed(self, run: _Run, error: BaseException) -> None:
        if run is not self._run:
            return
        self._drawing = False
        if isinstance(error, catalogue.Cancelled):
            self.stopped.emit()
        elif isinstance(error, catalogue.NothingToPrint | Impossible):
            self.nothing.emit()
        else:
            self._bridge.failed.emit(error)
