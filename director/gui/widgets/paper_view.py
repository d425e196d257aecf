"""Paper as it will come out: pages in the window, how far the drawing is, and what no font can write."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QEvent, QIODevice, QMargins, Qt
from PySide6.QtGui import QPalette, QShowEvent
from PySide6.QtPdf import QPdfDocument
from PySide6.QtPdfWidgets import QPdfView
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from director.gui import icons, theme
from director.gui.widgets.banner import Banner
from director.gui.widgets.paper_flaws import flaws_told
from director.gui.widgets.paper_job import PaperJob
from director.gui.widgets.paper_order import Draft
from director.host.i18n import _, current, ngettext
from director.printing.catalogue import Flaws
from director.views import figures

AT_ONCE = 30
"""Documents of up to this many pages are drawn whole at once; of longer ones only the first page is."""


class PaperView(QWidget):
    """Shows what a `PaperJob` draws."""

    def __init__(self, job: PaperJob, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._job = job
        self._pages = 0
        self._document, self._buffer = QPdfDocument(self), QBuffer(self)
        self._view = QPdfView(self)
        self._view.setDocument(self._document)
        self._view.setPageMode(QPdfView.PageMode.MultiPage)
        self._view.setZoomMode(QPdfView.ZoomMode.FitInView)
        self._view.setDocumentMargins(QMargins(16, 8, 16, 8))
        self._view.setPageSpacing(16)
        self._view.setFrameShape(QFrame.Shape.NoFrame)
        self._view.setObjectName("preview")
        self._warning = Banner()
        self._nothing = QLabel()
        self._nothing.setObjectName("nothing")
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing.setWordWrap(True)
        self._nothing.setProperty("tone", "soft")
        self._stack = QStackedWidget()
        self._stack.addWidget(self._view)
        self._stack.addWidget(self._nothing)
        self._count, self._progress = QLabel(), QProgressBar()
        self._all, self._stop = QPushButton(), QPushButton()
        self._build()
        self._connect()
        self._dress()
        self.retranslate()

    def _build(self) -> None:
        self._count.setObjectName("pages")
        self._count.setProperty("tone", "soft")
        self._progress.setObjectName("progress")
        self._progress.setFixedWidth(160)
        self._progress.hide()
        self._all.setObjectName("draw-all")
        self._stop.setObjectName("stop")
        for button in (self._all, self._stop):
            button.setProperty("kind", "quiet")
            button.hide()
        self._zooms = {
            name: self._tool(name, icon)
            for name, icon in (("zoom-out", "zoom-out"), ("zoom-in", "zoom-in"), ("zoom-fit", "maximize"))
        }
        bar = QHBoxLayout()
        bar.setContentsMargins(16, 8, 12, 8)
        bar.setSpacing(8)
        bar.addWidget(self._count)
        bar.addWidget(self._progress)
        bar.addWidget(self._all)
        bar.addWidget(self._stop)
        bar.addStretch(1)
        for tool in self._zooms.values():
            bar.addWidget(tool)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._warning)
        whole.addLayout(bar)
        whole.addWidget(self._stack, 1)

    def _tool(self, name: str, icon: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setIcon(icons.icon(icon))
        button.setIconSize(icons.SMALL)
        button.clicked.connect(self._on_zoom)
        return button

    def _connect(self) -> None:
        self._job.laid.connect(self._on_laid)
        self._job.drafted.connect(self._on_drafted)
        self._job.checked.connect(self._on_checked)
        self._job.progressed.connect(self._on_progressed)
        self._job.finished.connect(self._on_finished)
        self._job.nothing.connect(self._on_nothing)
        self._job.stopped.connect(self._on_stopped)
        self._all.clicked.connect(self._on_all)
        self._stop.clicked.connect(self._on_stop)

    def retranslate(self) -> None:
        """Everything in the language spoken now."""
        self._stop.setText(_("Stop"))
        words = {"zoom-in": _("Closer"), "zoom-out": _("Farther"), "zoom-fit": _("Whole page")}
        for name, button in self._zooms.items():
            button.setToolTip(words[name])
            button.setAccessibleName(words[name])
        self._view.setAccessibleName(_("Preview"))
        self._say_count()

    def say_nothing(self, text: str) -> None:
        """What to say where there is nothing to print."""
        self._nothing.setText(text)

    def document(self) -> QPdfDocument:
        """The pages as they are shown."""
        return self._document

    def page_count(self) -> int:
        """How many pages the whole has, drawn or not."""
        return self._pages

    # ---- what the job tells

    def _on_laid(self, done: int, of: int) -> None:
        """A long text takes seconds until it is known how many pages it has."""
        self._pages = 0
        self._busy(True)
        self._on_progressed(done, of)
        self._count.setText(_("Dividing it into pages …"))
        self._count.show()

    def _on_drafted(self, made: Draft) -> None:
        self._busy(False)
        self._pages = made.pages
        self._stack.setCurrentWidget(self._view)
        self._load(made.first)
        self._say_count()
        if made.pages <= AT_ONCE:
            self._on_all()
        else:
            self._all.show()

    def _on_checked(self, found: Flaws) -> None:
        if any(found):
            self._warning.say(flaws_told(found), "amber")
        else:
            self._warning.clear()

    def _on_progressed(self, done: int, of: int) -> None:
        self._progress.setRange(0, of)
        self._progress.setValue(done)

    def _on_finished(self, whole: bytes) -> None:
        self._busy(False)
        self._all.hide()
        if self._pages > 1:
            self._load(whole)

    def _on_nothing(self) -> None:
        self._busy(False)
        self._pages = 0
        self._all.hide()
        self._warning.clear()
        self._stack.setCurrentWidget(self._nothing)
        self._say_count()

    def _on_stopped(self) -> None:
        self._busy(False)
        self._say_count()
        self._all.setVisible(self._pages != 1)

    # ---- within

    def _on_all(self) -> None:
        if self._pages > 1:
            self._busy(True)
        self._all.hide()
        self._job.draw_all()

    def _on_stop(self) -> None:
        self._job.stop()
        self._on_stopped()

    def _busy(self, busy: bool) -> None:
        if busy:
            self._progress.setRange(0, max(1, self._pages))
            self._progress.setValue(0)
            self._all.hide()
        self._progress.setVisible(busy)
        self._stop.setVisible(busy)

    def _load(self, content: bytes) -> None:
        spot = self._view.verticalScrollBar().value()
        self._document.close()
        self._buffer.close()
        self._buffer.setData(content)
        self._buffer.open(QIODevice.OpenModeFlag.ReadOnly)
        self._document.load(self._buffer)
        self._view.verticalScrollBar().setValue(spot)

    def _say_count(self) -> None:
        count = figures.chips(self._pages, current())
        self._count.setText(ngettext("{n} page", "{n} pages", self._pages).format(n=count))
        self._count.setVisible(self._pages > 0)
        words = ngettext("Show all {n} page", "Show all {n} pages", self._pages).format(n=count)
        self._all.setText(words if self._pages else _("Show the pages"))

    def _on_zoom(self) -> None:
        name = self.sender().objectName()
        if name == "zoom-fit":
            self._view.setZoomMode(QPdfView.ZoomMode.FitInView)
            return
        factor = self._shown_zoom() * (1.25 if name == "zoom-in" else 0.8)
        self._view.setZoomMode(QPdfView.ZoomMode.Custom)
        self._view.setZoomFactor(min(4.0, max(0.2, factor)))

    def _shown_zoom(self) -> float:
        if self._view.zoomMode() is QPdfView.ZoomMode.Custom or not self._document.pageCount():
            return self._view.zoomFactor()
        size, room = self._document.pagePointSize(0), self._view.viewport().size()
        return float(
            min(room.width() / size.width(), room.height() / size.height()) * 72 / self.logicalDpiX()
        )

    def _dress(self) -> None:
        """The ground round the pages, in the colour of the theme."""
        palette = self._view.palette()
        palette.setColor(QPalette.ColorRole.Dark, theme.current().colour("sunken"))
        self._view.setPalette(palette)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._dress()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_view"):
            self._dress()
