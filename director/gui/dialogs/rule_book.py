"""The rule book: type any words or the number of an article, and read what the books say.

The keyboard stays in the field: arrows go through what was found, Enter copies the article. Every key is
answered at once, for the words of all books are sorted when the dialog has come up. What the books of the
event say stands first.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtWidgets import QComboBox, QDialog, QHBoxLayout, QLabel, QSplitter, QVBoxLayout, QWidget

from director.domain.plan import RuleSetName
from director.gui.dialogs.frame import open_at, opens_handbook
from director.gui.widgets.article_list import ArticleList
from director.gui.widgets.article_pane import ArticlePane, Way
from director.gui.widgets.find_field import FindField
from director.gui.widgets.parting import across
from director.host.i18n import _, current, ngettext
from director.rules.rulebook import rulebook
from director.views import figures, rule_search


def look_up(parent: QWidget, rules: RuleSetName, query: str = "") -> None:
    """Bring the rule book to the front, and ask it where there is something to ask."""
    open_now = (one for one in parent.findChildren(RuleBookDialog) if one.isVisible())
    dialog = next(open_now, None) or RuleBookDialog(parent)
    dialog.ask(rules, query)
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()


class RuleBookDialog(QDialog):
    """What was found at the left, the article at the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        opens_handbook(self, "rule-book")
        self._own: frozenset[str] = frozenset()
        """The books that the event follows."""
        self._find, self._book, self._count = FindField(), QComboBox(), QLabel()
        self._list, self._article = ArticleList(), ArticlePane()
        self._build()
        self._find.textChanged.connect(self._search)
        self._find.stepped.connect(self._on_stepped)
        self._find.scrolled.connect(self._article.scroll_by)
        self._find.entered.connect(self._article.enter)
        self._list.pointed.connect(self._on_pointed)
        self._list.activated.connect(self._article.copy)
        self._article.way_taken.connect(self._on_way_taken)
        self.retranslate()
        self._book.currentIndexChanged.connect(self._search)
        self.setMinimumSize(560, 320)
        open_at(self, 932, 620)
        QTimer.singleShot(0, self, rule_search.index)

    def _build(self) -> None:
        self._book.setObjectName("book")
        self._book.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._book.setMinimumContentsLength(14)
        self._count.setObjectName("count")
        self._count.setProperty("type", "note")
        self._count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        head = QHBoxLayout()
        head.setContentsMargins(16, 12, 16, 12)
        head.setSpacing(12)
        head.addWidget(self._find, 1)
        head.addWidget(self._book)
        head.addWidget(self._count)
        split = QSplitter()
        split.addWidget(self._list)
        split.addWidget(self._article)
        split.setStretchFactor(1, 1)
        split.setSizes([400, 532])
        split.setChildrenCollapsible(False)
        self._list.setMinimumWidth(220)
        self._article.setMinimumWidth(260)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(head)
        whole.addWidget(across())
        whole.addWidget(split, 1)

    def ask(self, rules: RuleSetName, query: str = "") -> None:
        """Put the books of these rules first; what is asked is shown, and can be typed over."""
        own = rule_search.books_of(rules)
        if own != self._own:
            self._own = own
            self._fill_books()
            self._search()
        if query:
            self._book.setCurrentIndex(0)
            self._find.setText(query)
        self._find.selectAll()
        self._find.setFocus()

    def retranslate(self) -> None:
        """Everything in the language spoken now."""
        self.setWindowTitle(_("Rule book"))
        self._find.setPlaceholderText(
            _("Words in English or Russian, or an article: {examples}").format(examples=rule_search.EXAMPLES)
        )
        self._find.setAccessibleName(_("Find in the rule book"))
        self._list.setAccessibleName(_("Articles"))
        self._book.setAccessibleName(_("Books"))
        most = self._count.fontMetrics().horizontalAdvance(_how_many(len(rulebook().entries)))
        self._count.setMinimumWidth(most)  # the field keeps its width while the number changes
        self._article.retranslate()
        self._fill_books()
        self._search()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    # ---- within

    def _fill_books(self) -> None:
        """All books, and each of them, those of the event first."""
        chosen = self._book.currentData() or ""
        self._book.blockSignals(True)
        self._book.clear()
        self._book.addItem(_("All books"), "")
        books = sorted(rule_search.book_rows(current()), key=lambda book: book.code not in self._own)
        for book in books:
            self._book.addItem(f"{book.code} · {book.name}", book.code)
        self._book.setCurrentIndex(max(0, self._book.findData(chosen)))
        self._book.blockSignals(False)
        self._book.view().setMinimumWidth(self._book.view().sizeHintForColumn(0) + 24)

    def _search(self) -> None:
        query, book = self._find.text().strip(), self._book.currentData() or ""
        found = rule_search.found(query, book, self._own)
        self._list.show_heads(rule_search.article_heads(found, current(), self._own), query)
        self._count.setText(_how_many(len(found)) if found else "")
        if not found:
            self._article.show_nothing(self._what_is_missing(query, book), list(_ways(query, book)))

    def _what_is_missing(self, query: str, book: str) -> str:
        if not book:
            return _("Nothing fits “{query}”").format(query=query)
        return _("Nothing in {book} fits “{query}”").format(book=book, query=query)

    def _on_stepped(self, by: int, pages: bool) -> None:
        self._list.step(by * self._list.page() if pages else by)

    def _on_pointed(self, number: int) -> None:
        row = rule_search.article_row(rulebook().entries[number], current())
        self._article.show_article(row, self._find.text().strip())

    def _on_way_taken(self, way: Way) -> None:
        if way.everywhere:
            self._book.setCurrentIndex(0)
        self._find.setText(way.query)
        self._find.setFocus()


def _how_many(articles: int) -> str:
    number = figures.chips(articles, current())
    return ngettext("{n} article", "{n} articles", articles).format(n=number)


def _ways(query: str, book: str) -> Iterator[Way]:
    """What finds something where a query found nothing in a book, or in all."""
    everywhere = len(rule_search.found(query))
    if book and everywhere:
        yield Way(_("In all books: {articles}").format(articles=_how_many(everywhere)), query, True)
        return
    for better in rule_search.put_right(query):
        yield Way(better, better, True)
