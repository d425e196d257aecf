"""The field that finds an article of the rule book while one types; Enter takes the first that was found."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from director.domain.plan import RuleSetName
from director.gui import icons
from director.gui.widgets.quick_list import Found, QuickList
from director.host.i18n import _, current
from director.rules.rulebook import rulebook
from director.views import rule_search
from director.views.rule_search import ArticleHead

_MOST: Final = 8
_SHOWN: Final = 140
"""Letters of a summary that the list shows."""


class ArticleFinder(QLineEdit):
    """Up and Down choose, Enter takes, Esc closes the list; the books of the event come first."""

    taken = Signal(object)
    """An `Article`."""

    def __init__(self, rules: RuleSetName, home: QWidget) -> None:
        super().__init__(home)
        self._own = rule_search.books_of(rules)
        self._list = QuickList(home)
        self._list.chosen.connect(self._take)
        self.setObjectName("article")
        self.setMaxLength(200)
        self.addAction(icons.icon("search", "soft"), QLineEdit.ActionPosition.LeadingPosition)
        self.setPlaceholderText(_("Words, or a number: {examples}").format(examples=rule_search.EXAMPLES))
        self.textEdited.connect(self._on_edited)

    def found(self) -> list[Found]:
        """What the list under the field shows; empty while it is closed."""
        return self._list.rows() if self._list.isVisible() else []

    # ---- Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        open_now = self._list.isVisible()
        match event.key():
            case Qt.Key.Key_Down | Qt.Key.Key_Up if open_now:
                self._list.step(1 if event.key() == Qt.Key.Key_Down else -1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if not event.modifiers():
                if open_now:
                    self._take(self._list.current())
                else:
                    self._on_edited(self.text())
            case Qt.Key.Key_Escape if open_now:
                self._list.hide()
            case _:
                super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self._list.hide()

    # ---- within

    def _on_edited(self, text: str) -> None:
        query = text.strip()
        found = rule_search.found(query, "", self._own)[:_MOST] if query else ()
        heads = rule_search.article_heads(found, current(), self._own)
        self._list.show_found([_row(head) for head in heads], self)

    def _take(self, found: Found | None) -> None:
        if found is None or not isinstance(found.what, ArticleHead):
            return
        self._list.hide()
        places = rulebook().entries[found.what.number].cited()
        typed = self.text().replace(" ", "").casefold()
        exact = (one for one in places if f"{one.book}{one.article}".replace(" ", "").casefold() == typed)
        self.clear()
        self.taken.emit(next(exact, places[0]))


def _row(head: ArticleHead) -> Found:
    says = head.says if len(head.says) <= _SHOWN else f"{head.says[:_SHOWN].rsplit(' ', 1)[0]} …"
    return Found(f"{head.article} · {head.topic}" if head.topic else head.article, says, "book-open", head)
