"""The rule book: type any words or the number of an article, and read what the books say.

The keyboard stays in the field: arrows go through what was found, Enter copies the article. Every key is
answered at once, for the words of all books are sorted when the dialog has come up.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from director.gui import icons
from director.gui.widgets.article_list import ArticleList
from director.gui.widgets.article_pane import ArticlePane
from director.host.i18n import _, current, ngettext
from director.rules.rulebook import rulebook
from director.views import figures, rule_search


class RuleBookDialog(QDialog):
    """What was found at the left, the article at the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(932, 620)
        self._find, self._count = FindField(), QLabel()
        self._list, self._article = ArticleList(), ArticlePane()
        self._build()
        self._find.textChanged.connect(self._on_typed)
        self._find.stepped.connect(self._on_stepped)
        self._find.returnPressed.connect(self._article.copy)
        self._list.pointed.connect(self._on_pointed)
        self._list.activated.connect(self._article.copy)
        self.retranslate()
        QTimer.singleShot(0, self, rule_search.index)

    def _build(self) -> None:
        self._count.setObjectName("count")
        self._count.setProperty("type", "note")
        head = QHBoxLayout()
        head.setContentsMargins(16, 12, 16, 12)
        head.setSpacing(12)
        head.addWidget(self._find, 1)
        head.addWidget(self._count)
        line, split = QFrame(), QSplitter()
        line.setProperty("part", "line")
        split.addWidget(self._list)
        split.addWidget(self._article)
        split.setStretchFactor(1, 1)
        split.setSizes([400, 532])
        split.setChildrenCollapsible(False)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(head)
        whole.addWidget(line)
        whole.addWidget(split, 1)

    def retranslate(self) -> None:
        """Everything in the language spoken now."""
        self.setWindowTitle(_("Rule book"))
        self._find.setPlaceholderText(
            _("Words in English or Russian, or an article: {examples}").format(examples=rule_search.EXAMPLES)
        )
        self._find.setAccessibleName(_("Find in the rule book"))
        self._list.setAccessibleName(_("Articles"))
        self._article.retranslate()
        self._on_typed(self._find.text())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    # ---- within

    def _on_typed(self, text: str) -> None:
        found = rule_search.found(text)
        self._list.show_heads(rule_search.article_heads(found, current()))
        self._count.setVisible(bool(found))
        number = figures.chips(len(found), current())
        self._count.setText(ngettext("{n} article", "{n} articles", len(found)).format(n=number))
        if not found:
            self._article.show_nothing(text.strip(), rule_search.near(text))

    def _on_stepped(self, by: int, pages: bool) -> None:
        self._list.step(by * self._list.page() if pages else by)

    def _on_pointed(self, number: int) -> None:
        self._article.show_article(rule_search.article_row(rulebook().entries[number], current()))


class FindField(QLineEdit):
    """Arrows go through what was found, Esc clears, and closes the dialog when there is nothing to clear."""

    stepped = Signal(int, bool)
    """One down or up; by pages or not."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("find")
        self.setMaxLength(200)
        self.setClearButtonEnabled(True)
        self.addAction(icons.icon("search", "soft"), QLineEdit.ActionPosition.LeadingPosition)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Down | Qt.Key.Key_Up as key:
                self.stepped.emit(1 if key == Qt.Key.Key_Down else -1, False)
            case Qt.Key.Key_PageDown | Qt.Key.Key_PageUp as key:
                self.stepped.emit(1 if key == Qt.Key.Key_PageDown else -1, True)
            case Qt.Key.Key_Escape if self.text():
                self.clear()
            case _:
                super().keyPressEvent(event)
