"""A penalty by itself, or one more of a ruling: for whom, what, what for, by which articles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from director.domain.ids import EntryId, Seq
from director.domain.plan import RuleSetName
from director.domain.refusal import Article
from director.domain.ruled import MOST_PERSON
from director.gui.dialogs.frame import FramedDialog, opens_handbook
from director.gui.ruling_deeds import give_penalty
from director.gui.widgets.article_finder import ArticleFinder
from director.gui.widgets.field import Field
from director.gui.widgets.name_finder import NameFinder
from director.gui.widgets.penalty_form import PenaltyForm
from director.gui.widgets.phrase_edit import PhraseEdit
from director.gui.widgets.tokens import Token, Tokens
from director.host.i18n import _, current
from director.views.citing import article_name
from director.views.floor_facts import find_players
from director.views.rulings import article_says

if TYPE_CHECKING:
    from director.gui.bridge import Bridge
    from director.views.candidates import Candidate


class GivePenaltyDialog(FramedDialog):
    """Of a ruling it says what for; by itself the judge does."""

    def __init__(
        self,
        bridge: Bridge,
        entries: Sequence[EntryId],
        parent: QWidget | None = None,
        *,
        ruling: Seq | None = None,
    ) -> None:
        known = bridge.tournament.rulings.get(ruling) if ruling is not None else None
        about = "" if known is None else _("It stands in ruling {number}.").format(number=known.number)
        super().__init__(_("Penalty"), about, _("Give the penalty"), parent)
        opens_handbook(self, "rulings")
        self._bridge, self._ruling = bridge, known
        self._entries: tuple[EntryId, ...] = tuple(entries)
        self._articles: tuple[Article, ...] = () if known is None else known.now.articles
        self.finder = NameFinder(self._find, self, offers_new=False)
        self.penalty = PenaltyForm(bridge, optional=False)
        self.what, self.article, self.articles = PhraseEdit(2, 5), ArticleFinder(self._rules, self), Tokens()
        self.approved, self._wrong = QLineEdit(), QLabel()
        self._lay_out()
        self._connect()
        self._look()
        (self.penalty.sanction if self._entries else self.finder).setFocus()
        self.setMinimumWidth(600)
        QTimer.singleShot(0, self, self.adjustSize)

    @property
    def _rules(self) -> RuleSetName:
        return self._bridge.tournament.setup.rules

    def _lay_out(self) -> None:
        self.finder.setObjectName("players")
        self.finder.setPlaceholderText(_("Name, or seat 12-4"))
        self.what.setObjectName("what")
        self.approved.setObjectName("approved")
        self.approved.setMaxLength(MOST_PERSON)
        self._wrong.setObjectName("wrong")
        self._wrong.setProperty("state", "red")
        self._wrong.setWordWrap(True)
        self._wrong.hide()
        self._approved_field = Field(_("Appro&ved by the chief referee"), self.approved)
        self.body.addWidget(Field(_("P&layer"), self.finder))
        self.body.addWidget(self.penalty)
        what = Field(_("&What for"), self.what)
        what.setHidden(self._ruling is not None)
        self.body.addWidget(what)
        self.body.addWidget(Field(_("&Article, by words or number"), self.article))
        for part in (self.articles, self._approved_field, self._wrong):
            self.body.addWidget(part)

    def _connect(self) -> None:
        self.finder.taken.connect(self._on_taken)
        self.article.taken.connect(self._on_article)
        self.articles.dropped.connect(self._on_dropped)
        self.penalty.changed.connect(self._follow)
        self.what.textChanged.connect(self._wrong.hide)

    def accept(self) -> None:
        given, what = self.penalty.given(), self.what.toPlainText().strip()
        if given is None:
            self._say(_("Say whom the penalty is for."))
            self.finder.setFocus()
        elif self._ruling is None and not what:
            self._say(_("Say what the penalty is for."))
            self.what.setFocus()
        else:
            ruling = Seq(0) if self._ruling is None else self._ruling.id
            approved = self.approved.text().strip()
            give_penalty(self._bridge, given, what, self._articles, approved=approved, ruling=ruling)
            super().accept()

    # ------------------------------------------------------------ within

    def _find(self, text: str) -> list[Candidate]:
        return find_players(self._bridge.tournament, self._bridge.people, current(), text)

    def _on_taken(self, candidate: Candidate, _shift: bool) -> None:
        entry = candidate.entry or self._bridge.tournament.latest.get(candidate.person)
        self.finder.clear()
        if entry is not None:
            self._entries = tuple(dict.fromkeys((entry, *self._entries)))
            self._look()
            self.penalty.who.setCurrentIndex(self.penalty.who.findData(entry))
            self.penalty.sanction.setFocus()

    def _on_article(self, article: Article) -> None:
        self._articles = tuple(dict.fromkeys((*self._articles, article)))
        self._look()

    def _on_dropped(self, article: object) -> None:
        self._articles = tuple(one for one in self._articles if one != article)
        self._look()

    def _look(self) -> None:
        words = current()
        tokens = [Token(one, article_name(one, words), article_says(one, words)) for one in self._articles]
        self.articles.show_tokens(tokens)
        self.penalty.show_players(self._entries, self._articles)

    def _follow(self) -> None:
        given = self.penalty.given()
        self._approved_field.setVisible(given is not None and given.sanction == "disqualification")
        self._wrong.hide()

    def _say(self, text: str) -> None:
        self._wrong.setText(text)
        self._wrong.show()
