"""The field that finds an article of the rule book while one types; Enter takes the first that was found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from director.domain.plan import RuleSetName
from director.gui.widgets.offer_field import OfferField
from director.gui.widgets.quick_list import Found
from director.host.i18n import _, current
from director.rules.rulebook import rulebook
from director.views import rule_search
from director.views.rule_search import ArticleHead

_MOST: Final = 8
_SHOWN: Final = 140
"""Letters of a summary that the list shows."""


class ArticleFinder(OfferField):
    """The books of the event come first."""

    taken = Signal(object)
    """An `Article`."""

    def __init__(self, rules: RuleSetName, home: QWidget) -> None:
        super().__init__(home)
        self._own = rule_search.books_of(rules)
        self.setObjectName("article")
        self.setPlaceholderText(_("Words, or a number: {examples}").format(examples=rule_search.EXAMPLES))

    def offered(self, text: str) -> Sequence[Found]:
        found = rule_search.found(text, "", self._own)[:_MOST]
        return [_row(head) for head in rule_search.article_heads(found, current(), self._own)]

    def take(self, found: Found) -> None:
        if not isinstance(found.what, ArticleHead):
            return
        places = rulebook().entries[found.what.number].cited()
        typed = self.text().replace(" ", "").casefold()
        exact = (one for one in places if f"{one.book}{one.article}".replace(" ", "").casefold() == typed)
        self.taken.emit(next(exact, places[0]))


def _row(head: ArticleHead) -> Found:
    says = head.says if len(head.says) <= _SHOWN else f"{head.says[:_SHOWN].rsplit(' ', 1)[0]} …"
    return Found(f"{head.article} · {head.topic}" if head.topic else head.article, says, "book-open", head)
