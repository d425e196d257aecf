"""A ruling as it is written: where, what happened, by which articles, what was decided, and who says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QLabel, QLineEdit, QSpinBox, QWidget

from director.domain.name_marks import without_marks
from director.domain.refusal import Article
from director.domain.ruled import MATTERS, MOST_PERSON, Ruled
from director.domain.rulings import MOST_HANDS
from director.gui.widgets.article_finder import ArticleFinder
from director.gui.widgets.calm import calm
from director.gui.widgets.field import Field
from director.gui.widgets.penalty_form import PenaltyForm
from director.gui.widgets.phrase_edit import PhraseEdit
from director.gui.widgets.ruling_place import RulingPlace
from director.gui.widgets.side_panel import scrolling_column
from director.gui.widgets.tokens import Token, Tokens
from director.host.i18n import _, current
from director.rules.rulings import approval_demanded, matters_of
from director.rules.table.sitting import rules_at
from director.views.citing import article_name
from director.views.rulings import MATTERS as MATTER_WORDS
from director.views.rulings import article_says

if TYPE_CHECKING:
    from director.gui.bridge import Bridge

_HAND_WIDE: Final = 96


class RulingForm(QWidget):
    """Everything but the buttons. `ruled` is what stands there, names in plain letters."""

    changed = Signal()

    def __init__(self, bridge: Bridge, home: QWidget, *, new: bool) -> None:
        super().__init__()
        self._bridge = bridge
        self._base = Ruled("")
        self._articles: tuple[Article, ...] = ()
        self._quiet = False
        self.place = RulingPlace(bridge, home)
        self.happened, self.decision = PhraseEdit(3, 8), PhraseEdit(2, 6)
        self.finder = ArticleFinder(bridge.tournament.setup.rules, home)
        self.articles = Tokens()
        self.penalty = PenaltyForm(bridge, optional=True) if new else None
        self.judge, self.called_by, self.dealer, self.approved = (QLineEdit() for _at in range(4))
        self.hand = QSpinBox()
        self.matters = {matter: QCheckBox(_(MATTER_WORDS[matter])) for matter in MATTERS}
        self.open = QCheckBox(_("S&till open: something is waited for"))
        self._demanded = QLabel()
        self._name()
        self._lay_out()
        self._connect()

    def _name(self) -> None:
        for name in ("happened", "decision", "judge", "called_by", "dealer", "approved", "hand", "open"):
            getattr(self, name).setObjectName(name)
        for edit in (self.judge, self.called_by, self.dealer, self.approved):
            edit.setMaxLength(MOST_PERSON)
        self.hand.setRange(0, MOST_HANDS)
        self.hand.setSpecialValueText(" ")
        self.hand.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        calm(self.hand)
        for matter, box in self.matters.items():
            box.setObjectName(f"matter-{matter}")
        self._demanded.setProperty("type", "note")
        self._demanded.setProperty("state", "amber")
        self._demanded.setWordWrap(True)

    def _lay_out(self) -> None:
        column = scrolling_column(self)
        column.setSpacing(10)
        column.addWidget(self.place)
        column.addWidget(Field(_("W&hat happened"), self.happened))
        column.addWidget(Field(_("&Article, by words or number"), self.finder))
        column.addWidget(self.articles)
        self._decision_field = Field(_("&Decision"), self.decision)
        column.addWidget(self._decision_field)
        if self.penalty is not None:
            column.addWidget(self.penalty)
        column.addLayout(self._people())
        for box in self.matters.values():
            column.addWidget(box)
        column.addWidget(self._demanded)
        column.addWidget(self.open)
        column.addStretch(1)

    def _people(self) -> QGridLayout:
        grid, last = QGridLayout(), QHBoxLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(10)
        hand = Field(_("Ha&nd no."), self.hand)
        hand.setFixedWidth(_HAND_WIDE)
        last.setSpacing(12)
        last.addWidget(Field(_("Deale&r"), self.dealer), 1)
        last.addWidget(hand)
        grid.addWidget(Field(_("&Judge"), self.judge), 0, 0)
        grid.addWidget(Field(_("Called &by"), self.called_by), 0, 1)
        grid.addLayout(last, 1, 0)
        grid.addWidget(Field(_("Appro&ved by the chief referee"), self.approved), 1, 1)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        return grid

    def _connect(self) -> None:
        self.place.changed.connect(self._on_changed)
        self.finder.taken.connect(self.add_article)
        self.articles.dropped.connect(self._on_dropped)
        for text in (self.happened, self.decision):
            text.textChanged.connect(self._on_changed)
        for edit in (self.judge, self.called_by, self.dealer, self.approved):
            edit.textChanged.connect(self._on_changed)
        self.hand.valueChanged.connect(self._on_changed)
        for box in (*self.matters.values(), self.open):
            box.toggled.connect(self._on_changed)
        if self.penalty is not None:
            self.penalty.changed.connect(self._on_changed)

    # ---- in and out

    def show_ruled(self, ruled: Ruled) -> None:
        """Show this, names in plain letters."""
        people = self._bridge.people
        self._quiet = True
        self._base, self._articles = ruled, ruled.articles
        self.place.show_ruled(ruled)
        for edit, text in ((self.happened, ruled.happened), (self.decision, ruled.decision)):
            edit.setPlainText(without_marks(text, people))
        for field, text in (
            (self.judge, ruled.judge),
            (self.called_by, ruled.called_by),
            (self.dealer, ruled.dealer),
            (self.approved, ruled.approved),
        ):
            field.setText(without_marks(text, people))
        self.hand.setValue(ruled.hand)
        for matter, box in self.matters.items():
            box.setChecked(matter in ruled.matters)
        self.open.setChecked(ruled.open)
        self._show_articles()
        self._quiet = False
        self._on_changed()

    def ruled(self) -> Ruled:
        """What stands there now."""
        table, seats = self.place.at
        return replace(
            self._base,
            happened=self.happened.toPlainText(),
            decision=self.decision.toPlainText(),
            kind=self.place.kind_of,
            articles=self._articles,
            table=table,
            seats=seats if table else (),
            entries=self.place.entries,
            persons=self.place.persons,
            dealer=self.dealer.text(),
            hand=self.hand.value() if table else 0,
            judge=self.judge.text(),
            called_by=self.called_by.text(),
            matters=tuple(matter for matter, box in self.matters.items() if box.isChecked()),
            approved=self.approved.text(),
            open=self.open.isChecked(),
        )

    def add_article(self, article: Article) -> None:
        """The ruling follows this article as well."""
        if article not in self._articles:
            self._articles = (*self._articles, article)
            self._show_articles()
            self._on_changed()

    def set_photos(self, ruled: Ruled) -> None:
        """Take over the photographs of this."""
        self._base = replace(self._base, photos=ruled.photos)
        self._on_changed()

    def decide(self, decision: str, articles: tuple[Article, ...]) -> None:
        """Take over what was decided before; articles only where none are chosen."""
        self.decision.setPlainText(decision)
        for article in articles if not self._articles else ():
            self.add_article(article)
        self.decision.setFocus()

    # ---- within

    def _on_dropped(self, article: object) -> None:
        self._articles = tuple(one for one in self._articles if one != article)
        self._show_articles()
        self._on_changed()

    def _show_articles(self) -> None:
        words = current()
        self.articles.show_tokens(
            [Token(one, article_name(one, words), article_says(one, words)) for one in self._articles]
        )

    def _on_changed(self) -> None:
        if self._quiet:
            return
        self._ask_approval()
        if self.penalty is not None:
            self.penalty.blockSignals(True)
            self.penalty.show_players(self.place.entries, self._articles)
            self.penalty.blockSignals(False)
        self.changed.emit()

    def _ask_approval(self) -> None:
        """Boxes for what only the chief referee decides, where an article speaks of it; and who is asked."""
        offered = matters_of(self._articles)
        for matter, box in self.matters.items():
            box.setVisible(matter in offered or box.isChecked())
        rules, words = rules_at(self._bridge.tournament), current()
        asked = [
            article_name(place, words)
            for matter, box in self.matters.items()
            if box.isChecked() and (place := approval_demanded(rules, matter)) is not None
        ]
        given = None if self.penalty is None else self.penalty.given()
        if given is not None and given.sanction == "disqualification":
            asked.append(words._("house choice"))
        missing = asked and not self.approved.text().strip()
        text = _("The chief referee decides this ({articles}): write who approved.")
        self._demanded.setText(text.format(articles=", ".join(asked)))
        self._demanded.setVisible(bool(missing))
