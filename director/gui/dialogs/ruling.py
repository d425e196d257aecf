"""The ruling a judge writes: prefilled from where it was called, kept with each key, done with Ctrl+Enter.

What its articles say and what was decided before stands beside it. A revision is written in the same form;
the version before stays in the book.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from director.domain.name_marks import without_marks
from director.domain.ruled import MOST_TEXT, Ruled, Ruling
from director.gui.called import Called
from director.gui.dialogs.frame import open_at, opens_handbook, verb_row
from director.gui.ruling_deeds import begun, revise_ruling, write_ruling
from director.gui.ruling_drafts import RulingDraft, RulingDrafts
from director.gui.widgets.field import Field
from director.gui.widgets.lasting import lasting
from director.gui.widgets.parting import across
from director.gui.widgets.ruling_aside import RulingAside
from director.gui.widgets.ruling_form import RulingForm
from director.gui.widgets.ruling_photos import RulingPhotos
from director.host.i18n import _, current
from director.rules.similar_rulings import similar
from director.views import figures
from director.views.ruling_phrases import first_phrases
from director.views.rulings import RulingTelling, clock_text

if TYPE_CHECKING:
    from director.desk.desk import Changed
    from director.gui.bridge import Bridge

_LOOK_AFTER: Final = 150
"""Milliseconds after the last key until earlier rulings are looked for."""


def open_ruling(bridge: Bridge, called: Called, parent: QWidget | None = None) -> RulingDialog:
    """A ruling begun here; one that was begun at the same table before goes on."""
    made = begun(bridge, called)
    before = RulingDrafts.of(bridge).of_table(made.table)
    if before is not None and called.case is not None and called.case not in before.ruled.cases:
        cases, articles = (*before.ruled.cases, called.case), (*before.ruled.articles, *made.articles)
        before = replace(
            before, ruled=replace(before.ruled, cases=cases, articles=tuple(dict.fromkeys(articles)))
        )
    return _opened(RulingDialog(bridge, before or RulingDraft(made), parent, restored=before is not None))


def open_draft(bridge: Bridge, draft: RulingDraft, parent: QWidget | None = None) -> RulingDialog:
    """A ruling that was begun before."""
    return _opened(RulingDialog(bridge, draft, parent, restored=True))


def open_revision(bridge: Bridge, ruling: Ruling, parent: QWidget | None = None) -> RulingDialog:
    """The next version of a ruling, begun from the one in force."""
    before = RulingDrafts.of(bridge).of_ruling(ruling.id)
    if before is not None and before.after == ruling.version.line:
        return open_draft(bridge, before, parent)
    now = ruling.now
    said = replace(
        now,
        happened=without_marks(now.happened, bridge.people),
        decision=without_marks(now.decision, bridge.people),
    )
    return _opened(RulingDialog(bridge, RulingDraft(said, ruling.id, ruling.version.line), parent))


def _opened(dialog: RulingDialog) -> RulingDialog:
    dialog.open()
    return dialog


class RulingDialog(QDialog):
    """Form at the left, what helps to decide at the right."""

    def __init__(
        self, bridge: Bridge, draft: RulingDraft, parent: QWidget | None = None, *, restored: bool = False
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        opens_handbook(self, "rulings")
        self._bridge, self._draft = bridge, draft
        self._revises = bridge.tournament.rulings.get(draft.ruling) if draft.ruling else None
        self._drafts = RulingDrafts.of(bridge)
        self.form, self.aside = RulingForm(bridge, self, new=not draft.ruling), RulingAside()
        self.photos = RulingPhotos(bridge)
        self.reason, self._wrong, self._restored = QLineEdit(), QLabel(), QLabel()
        self.yes, self.phrases, self.anew = QPushButton(), QToolButton(), QPushButton(_("Begin anew"))
        self._wait = QTimer(self, singleShot=True, interval=_LOOK_AFTER)
        self._wait.timeout.connect(self._show_earlier)
        self._build(restored=restored)
        self._connect()
        self._show(draft)
        self.form.happened.setFocus()
        self.setMinimumSize(640, 360)
        open_at(self, 1060, 724)

    # ---- building

    def _build(self, *, restored: bool) -> None:
        revised = self._revises
        title = _("Ruling")
        if revised is not None:
            title = _("Revise ruling {number}").format(number=revised.number)
        self.setWindowTitle(title)
        split = QSplitter()
        split.addWidget(self.form)
        split.addWidget(self.aside)
        split.setStretchFactor(0, 1)
        split.setSizes([740, 260])
        split.setChildrenCollapsible(False)
        self.form.setMinimumWidth(500)
        self.aside.setMinimumWidth(220)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(self._head(title, restored=restored))
        whole.addWidget(across())
        whole.addWidget(split, 1)
        whole.addWidget(across())
        whole.addLayout(self._foot())

    def _head(self, title: str, *, restored: bool) -> QHBoxLayout:
        name, self._clock = QLabel(title), QLabel()
        name.setProperty("type", "strong")
        self._clock.setObjectName("clock")
        self._clock.setProperty("tone", "soft")
        self._restored.setText(_("Begun before, and kept."))
        self._restored.setObjectName("restored")
        self._restored.setProperty("state", "blue")
        self.anew.setObjectName("anew")
        self.anew.setProperty("kind", "quiet")
        self.anew.setAutoDefault(False)
        self._restored.setVisible(restored)
        self.anew.setVisible(restored)
        self.phrases.setText(_("Phrases"))
        self.phrases.setObjectName("phrases")
        self.phrases.setProperty("kind", "button")
        self.phrases.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        hint = _("{take} puts in the phrase behind the cursor, {next} shows the next one.")
        self.phrases.setToolTip(hint.format(take="Tab", next="Alt+↓"))
        self.phrases.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        row = QHBoxLayout()
        row.setContentsMargins(16, 10, 12, 10)
        row.setSpacing(12)
        for part in (name, self._clock, self._restored, self.anew):
            row.addWidget(part)
        row.addStretch(1)
        row.addWidget(self.phrases)
        return row

    def _foot(self) -> QVBoxLayout:
        self._wrong.setObjectName("wrong")
        self._wrong.setProperty("state", "red")
        self._wrong.setWordWrap(True)
        self._wrong.setTextFormat(Qt.TextFormat.PlainText)
        self._wrong.hide()
        self.yes.setText(_("Write the revision") if self._revises is not None else _("Write the ruling"))
        self.yes.setObjectName("yes")
        self.yes.setToolTip(QKeySequence("Ctrl+Return").toString(QKeySequence.SequenceFormat.NativeText))
        self.reason.setObjectName("reason")
        buttons = verb_row(self, self.yes)
        buttons.insertWidget(0, self.photos)
        column = QVBoxLayout()
        column.setContentsMargins(16, 10, 16, 12)
        column.setSpacing(8)
        why = Field(_("&Why it is revised, for the book"), self.reason)
        why.setHidden(self._revises is None)
        column.addWidget(why)
        column.addWidget(self._wrong)
        column.addLayout(buttons)
        return column

    def _connect(self) -> None:
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self, self.accept)
        self.form.changed.connect(self._on_changed)
        self.reason.textChanged.connect(self._on_changed)
        self.aside.taken.connect(self._on_earlier)
        self.photos.changed.connect(self._on_photos)
        self.photos.refused.connect(self._say_wrong)
        self.anew.clicked.connect(self._begin_anew)
        self.finished.connect(self._drafts.changed)
        self._set_phrases(self._read_phrases())

    # ---- what stands there

    def draft(self) -> RulingDraft:
        """The ruling as far as it is written."""
        penalty = None if self.form.penalty is None else self.form.penalty.given()
        return replace(
            self._draft, ruled=self.form.ruled(), reason=self.reason.text().strip(), penalty=penalty
        )

    def accept(self) -> None:
        draft = self.draft()
        wrong = self._what_is_missing(draft)
        self._say_wrong(wrong)
        if wrong:
            return
        if self._revises is not None:
            revise_ruling(
                self._bridge, draft.ruling, draft.after, draft.ruled, draft.reason, self._done(draft)
            )
        else:
            write_ruling(self._bridge, draft.ruled, draft.penalty, self._done(draft))
        super().accept()

    def _done(self, draft: RulingDraft) -> Callable[[Changed], None]:
        """It is in the book, and no draft any more; one that was refused stays."""
        drafts = self._drafts

        def done(_changed: Changed) -> None:
            drafts.drop(draft)

        return done

    def _what_is_missing(self, draft: RulingDraft) -> str:
        ruled, penalty = draft.ruled, self.form.penalty
        if not ruled.happened:
            self.form.happened.setFocus()
            return _("Write what happened.")
        if not ruled.decision and not ruled.open:
            self.form.decision.setFocus()
            return _("Write what was decided, or leave the ruling open.")
        if penalty is not None and penalty.lacks_player():
            self.form.place.finder.setFocus()
            return _("Say whom the penalty is for: add the player above.")
        if max(len(ruled.happened), len(ruled.decision)) > MOST_TEXT:
            most = figures.chips(MOST_TEXT, current())
            return _("The text is too long: {most} letters fit.").format(most=most)
        if self._revises is not None and not draft.reason:
            self.reason.setFocus()
            return _("Say why the ruling is revised.")
        return ""

    # ---- within

    def _show(self, draft: RulingDraft) -> None:
        self.form.show_ruled(draft.ruled)
        self.reason.setText(draft.reason)
        self.photos.show_photos(draft.ruled.photos)
        if draft.penalty is not None and self.form.penalty is not None:
            self.form.penalty.choose(draft.penalty)
        words, ruled = current(), draft.ruled
        called = (
            figures.clock_time(ruled.called, self._bridge.tournament.setup, words) if ruled.called else ""
        )
        shown = (called, clock_text(ruled.stamp, words))
        self._clock.setText(" · ".join(part for part in shown if part))
        self.aside.show_cases(ruled.cases)
        self._show_earlier()

    def _on_changed(self) -> None:
        draft, was = self.draft(), self._draft
        self._draft = draft
        self._drafts.keep(draft, was)
        self._say_wrong("")
        self.aside.show_articles(draft.ruled.articles)
        self._wait.start()

    def _say_wrong(self, text: str) -> None:
        self._wrong.setText(text)
        self._wrong.setVisible(bool(text))

    def _show_earlier(self) -> None:
        bridge = self._bridge
        found = similar(bridge.tournament, self._draft.ruled, most=5, but=self._draft.ruling)
        self.aside.show_earlier(found, RulingTelling.of(bridge.journal, bridge.people, current()))

    def _on_earlier(self, ruling: Ruling) -> None:
        now = ruling.now
        self.form.decide(without_marks(now.decision, self._bridge.people), now.articles)

    def _on_photos(self) -> None:
        ruled: Ruled = replace(self.form.ruled(), photos=self.photos.photos)
        self.form.set_photos(ruled)

    def _begin_anew(self) -> None:
        """Throw away what was begun; the clock is that of now."""
        self._drafts.drop(self._draft)
        revised = self._bridge.tournament.rulings.get(self._draft.ruling)
        if revised is not None:
            fresh = RulingDraft(revised.now, revised.id, revised.version.line)
        else:
            ruled = self._draft.ruled
            fresh = RulingDraft(begun(self._bridge, Called(None, ruled.table)))
        self._draft = fresh
        self._restored.hide()
        self.anew.hide()
        self._show(fresh)
        self.form.happened.setFocus()

    # ---- phrases

    def _read_phrases(self) -> list[str]:
        from director.desk.phrases import read_phrases

        kept = read_phrases(self._bridge.desk.venue.path)
        return first_phrases(current()) if kept is None else kept

    def _set_phrases(self, phrases: list[str]) -> None:
        for edit in (self.form.happened, self.form.decision):
            edit.set_phrases(phrases)
        menu = QMenu(self.phrases)
        for phrase in phrases:
            menu.addAction(phrase.replace("&", "&&"), partial(self._put, phrase))
        menu.addSeparator()
        menu.addAction(_("Edit the phrases…"), lambda: self._edit_phrases(phrases))
        self.phrases.setMenu(menu)

    def _put(self, phrase: str) -> None:
        edit = self.form.decision if self.form.decision.hasFocus() else self.form.happened
        edit.put(phrase)
        edit.setFocus()

    def _edit_phrases(self, phrases: list[str]) -> None:
        from director.gui.dialogs.ruling_phrases import RulingPhrasesDialog

        RulingPhrasesDialog(self._bridge, phrases, lasting(self, self._set_phrases), self).open()
