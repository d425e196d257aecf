"""Beside a ruling as it is written: what its articles say, attached cases, and what was decided before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from director.domain.case import TableCase
from director.domain.refusal import Article
from director.gui.widgets.emptied import empty
from director.gui.widgets.side_panel import scrolling_column
from director.host.i18n import N_, _, current
from director.rules.similar_rulings import Likeness, Similar
from director.views.citing import article_name
from director.views.rulings import article_says

if TYPE_CHECKING:
    from director.views.rulings import RulingTelling

_ALIKE: Final[dict[Likeness, str]] = {
    "article": N_("same article"),
    "player": N_("same player"),
    "kind": N_("same kind"),
}
_MOST_LETTERS: Final = 220


class RulingAside(QWidget):
    """Three parts, each hidden while there is nothing in it."""

    taken = Signal(object)
    """What an earlier ruling decided shall be taken over: its `Ruling`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("part", "surface")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = scrolling_column(self)
        self._articles, self._cases, self._earlier = _Part(), _Part(), _Part()
        self._empty = _label(
            _("Articles that you choose and earlier rulings like this one are shown here."), tone="soft"
        )
        for part in (self._empty, self._articles, self._cases, self._earlier):
            column.addWidget(part)
        column.addStretch(1)
        self._known: object = None

    def show_articles(self, articles: Sequence[Article]) -> None:
        """What each of these says."""
        words = current()
        self._articles.fill(
            _heading(len(articles)) if articles else "",
            [
                part
                for one in articles
                for part in (_label(article_name(one, words), bold=True), _label(article_says(one, words)))
            ],
        )
        self._look()

    def show_cases(self, cases: Sequence[TableCase]) -> None:
        """The sentence of each attached case."""
        texts = (case.summary or ", ".join(case.because) for case in cases)
        self._cases.fill(_("From Table tools") if cases else "", [_label(text) for text in texts])
        self._look()

    def show_earlier(self, found: Sequence[Similar], telling: RulingTelling) -> None:
        """Earlier rulings, each with what it has in common, its decision, and a button that takes it over."""
        known = tuple((one.ruling.version.line, one.alike) for one in found)
        if known == self._known:
            return
        self._known = known
        parts: list[QWidget] = []
        for one in found:
            parts += self._earlier_parts(one, telling)
        self._earlier.fill(_("Decided before") if found else "", parts)
        self._look()

    def earlier(self) -> list[str]:
        """What stands there of earlier rulings."""
        return self._earlier.texts()

    # ---- within

    def _earlier_parts(self, one: Similar, telling: RulingTelling) -> list[QWidget]:
        row = telling.row(one.ruling)
        alike = ", ".join(_(_ALIKE[each]) for each in one.alike)
        head = _label(f"№ {row.number} · {row.day} · {alike}", tone="soft")
        text = telling.text(one.ruling.now.decision or one.ruling.now.happened)
        if len(text) > _MOST_LETTERS:
            text = f"{text[:_MOST_LETTERS].rsplit(' ', 1)[0]} …"
        take = QPushButton(_("Decide the same"))
        take.setObjectName(f"same-{row.number}")
        take.setProperty("kind", "quiet")
        take.setAutoDefault(False)
        take.setEnabled(bool(one.ruling.now.decision))
        take.clicked.connect(_emits(self.taken, one.ruling))
        return [head, _label(text), take]

    def _look(self) -> None:
        parts = (self._articles, self._cases, self._earlier)
        self._empty.setVisible(all(part.isHidden() for part in parts))


def _heading(count: int) -> str:
    return _("What the article says") if count == 1 else _("What the articles say")


def _emits(signal: object, what: object) -> Callable[[], None]:
    def emit() -> None:
        signal.emit(what)  # type: ignore[attr-defined] # a bound signal of Qt

    return emit


class _Part(QWidget):
    """A heading, and labels under it that are made anew each time."""

    def __init__(self) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 12)
        self._column.setSpacing(4)
        self.hide()

    def fill(self, heading: str, parts: Sequence[QWidget]) -> None:
        """These under that heading; hidden without one."""
        empty(self._column)
        if heading:
            for part in (_label(heading, kind="strong"), *parts):
                self._column.addWidget(part)
                if isinstance(part, QPushButton):
                    self._column.setAlignment(part, Qt.AlignmentFlag.AlignLeft)
        self.setVisible(bool(heading))

    def texts(self) -> list[str]:
        """What its labels say."""
        items = (self._column.itemAt(at) for at in range(self._column.count()))
        labels = (item.widget() for item in items if item is not None)
        return [label.text() for label in labels if isinstance(label, QLabel)]


def _label(text: str, *, tone: str = "", kind: str = "", bold: bool = False) -> QLabel:
    label = QLabel(text)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    label.setProperty("tone", tone)
    label.setProperty("type", kind)
    if bold:
        font = label.font()
        font.setBold(True)
        label.setFont(font)
    return label
