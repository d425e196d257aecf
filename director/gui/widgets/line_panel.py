"""One line of the journal in full, and what would change if it did not count."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from director.domain.busts import Bust
from director.domain.ids import EntryId, Seq
from director.domain.refusal import Impossible
from director.gui.style import restyle
from director.gui.widgets.empty_state import EmptyState
from director.gui.widgets.facts import Facts
from director.gui.widgets.key_button import KeyButton
from director.gui.widgets.lasting import lasting
from director.gui.widgets.parting import across
from director.gui.widgets.side_panel import dress, scrolling_column
from director.host.i18n import _, current, ngettext
from director.rules.ruled_deed import one_deed
from director.rules.undoing import preview
from director.views import figures
from director.views.activity import (
    UndoPreview,
    desk_and_staff,
    is_taken_back,
    told_text,
    undo_preview,
    undone_by,
)
from director.views.names import entry_name
from director.views.reading_order import in_order
from director.views.refusals import RefusalTelling
from director.views.wording import Telling, kind_name

if TYPE_CHECKING:
    from director.domain.journal import Journal
    from director.domain.moments import Moment
    from director.domain.people import People
    from director.gui.bridge import Bridge
    from director.host.i18n import Words

LOOK_AFTER: Final = 120
"""Milliseconds on a line before it is worked out what an undo would change."""
WIDTH: Final = 344
"""Of the panel, in pixels."""
SLIM: Final = 268
"""Of the panel in a small window."""
NO_LINE: Final = Seq(0)
"""Stands for no line at all."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What an undo would do, or why it cannot be done."""

    changes: UndoPreview | None
    refusal: str = ""
    blocker: Seq = NO_LINE
    revive: EntryId | None = None
    """Who may be revived instead, where a bust cannot be undone any more."""


def outlook(journal: Journal, people: People, words: Words, first: int, last: int, now: Moment) -> Outlook:
    """Work it out; pure, so it may run on any thread."""
    try:
        after = preview(journal, first, last if last != first else 0, now)
    except Impossible as refusal:
        blocker = refusal.facts.get("blocker", 0)
        told = RefusalTelling(Telling(journal, people, words)).impossible(refusal)
        instead = _revivable(journal, first) if first == last else None
        return Outlook(None, told, Seq(blocker if isinstance(blocker, int) else 0), instead)
    return Outlook(undo_preview(journal, after, first, people, words, now))


def _revivable(journal: Journal, seq: int) -> EntryId | None:
    """The first of those who went out in this line and have not entered again."""
    action, entries = journal.line(seq).action, journal.tournament.entries
    for one in action.out if isinstance(action, Bust) else ():
        found = entries.get(one.entry)
        if found is not None and found.exit is not None and found.exit.line == seq and found.again is None:
            return one.entry
    return None


class LinePanel(QWidget):
    """Beside the journal."""

    undo_wanted = Signal(int, int, str)
    """First line, last line or 0, and the reason."""
    jump_wanted = Signal(int)
    """Another line shall be shown."""
    able_changed = Signal()
    """Whether what is shown can be undone may have changed."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._seq = Seq(0)
        self._range = (Seq(0), Seq(0))
        self._asked = 0
        self._target = Seq(0)
        self._what, self._heading, self._changes = QLabel(), QLabel(), QLabel()
        self._hint = EmptyState("history", wide=176)
        self._facts, self._rule = Facts(), across()
        self._reason = QLineEdit()
        self._undo, self._jump = KeyButton("undo-2", "primary"), KeyButton("arrow-right")
        self._revive, self._revived = KeyButton("undo-2", "primary"), EntryId(0)
        self._wait = QTimer(self, singleShot=True, interval=LOOK_AFTER)
        self._wait.timeout.connect(self._look)
        self._build()
        self.retranslate()
        self.show_line(Seq(0))

    def _build(self) -> None:
        dress(
            (
                (self._what, "what", "type", "strong"),
                (self._heading, "undo-heading", "type", "note"),
                (self._changes, "changes", "tone", ""),
            )
        )
        self._reason.setObjectName("undo-reason")
        self._undo.setObjectName("undo-line")
        self._jump.setObjectName("jump")
        self._revive.setObjectName("revive-instead")
        column = scrolling_column(self)
        column.addWidget(self._what)
        column.addWidget(self._facts)
        column.addSpacing(8)
        for part in (
            self._rule, self._heading, self._changes, self._reason, self._undo, self._revive, self._jump
        ):  # fmt: skip
            column.addWidget(part)
        column.addStretch(1)
        column.addWidget(self._hint, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        self._undo.clicked.connect(self.undo)
        self._jump.clicked.connect(self._on_jump)
        self._revive.clicked.connect(self._on_revive)

    def retranslate(self) -> None:
        """Everything that does not come with the line, in the language spoken now."""
        self._hint.say("", _("Choose a line to see who did it, when and why, and what an undo would change."))
        self._reason.setPlaceholderText(_("Reason, if there is one to give"))
        self._reason.setAccessibleName(_("Reason"))
        self._undo.say(_("Undo this line"), _("Del"))
        self.show_line(self._seq)

    def show_line(self, seq: Seq) -> None:
        """Show this line; 0 for none."""
        self._seq, self._target = seq, Seq(0)
        self._asked += 1
        shown = bool(seq) and seq <= self._bridge.journal.seq
        always: tuple[QWidget, ...] = (self._what, self._facts, self._rule, self._heading)
        sometimes: tuple[QWidget, ...] = (
            self._changes, self._reason, self._undo, self._jump, self._revive
        )  # fmt: skip
        for part in always:
            part.setVisible(shown)
        for part in sometimes:
            part.hide()
        self._hint.setVisible(not shown)
        self._wait.stop()
        if shown:
            self._tell()
            self._wait.start()
        self.able_changed.emit()

    def can_undo(self) -> bool:
        """Whether the line that is shown can be undone."""
        return not self._undo.isHidden() and self._undo.isEnabled()

    def undo(self) -> None:
        """Undo what is shown."""
        if self.can_undo():
            first, last = self._range
            self._undo.setEnabled(False)
            self.able_changed.emit()
            self.undo_wanted.emit(first, last if last != first else 0, self._reason.text().strip())

    def enable(self) -> None:
        """Nothing was done: it may be tried again."""
        self._undo.setEnabled(True)
        self.able_changed.emit()

    # ---- within

    def _tell(self) -> None:
        journal, words = self._bridge.journal, current()
        line = journal.line(self._seq)
        telling = Telling(journal, self._bridge.people, words)
        self._what.setText(in_order(told_text(telling, line.seq)))
        self._facts.show_facts(
            (
                (_("When"), figures.exact_time(line.at, journal.tournament.setup, words)),
                (_("Who"), desk_and_staff(line, words)),
                (_("Kind"), kind_name(line.action, words)),
                (_("Reason"), line.reason),
                (_("Overruled"), ", ".join(line.overruled)),
                (_("Line"), str(line.seq)),
                (_("Proof"), line.hash[:16]),
            )
        )
        self._heading.setText(_("Looking at what an undo would change …"))

    def _look(self) -> None:
        """Ask the other thread what an undo would change."""
        journal, people, words, asked = self._bridge.journal, self._bridge.people, current(), self._asked
        seq = self._seq
        if seq in journal.undone or is_taken_back(journal, seq):
            self._show_undone(journal)
            return
        first, last = self._range = one_deed(journal, seq)
        now = self._bridge.desk.venue.instant()
        self._bridge.background(
            lambda: outlook(journal, people, words, first, last, now),
            lasting(self, lambda told: self._on_outlook(asked, told)),
        )

    def _show_undone(self, journal: Journal) -> None:
        by = undone_by(journal, self._seq)
        self._heading.setText(_("This line does not count: line {line} undid it.").format(line=by))
        self._offer_jump(by)

    def _on_outlook(self, asked: int, told: Outlook) -> None:
        if asked != self._asked:
            return
        if told.changes is None:
            self._heading.setText(self._impossible_words())
            self._say_changes(told.refusal, "red")
            if told.blocker:
                self._offer_jump(told.blocker)
            if told.revive is not None:
                self._offer_revival(told.revive)
            return
        first, last = self._range
        count = last - first + 1
        if count > 1:
            heading = ngettext(
                "Written together with {n} line; an undo takes back all:",
                "{n} lines written together; an undo takes back all:",
                count,
            )
            self._heading.setText(heading.format(n=figures.chips(count, current())))
        else:
            self._heading.setText(_("An undo would change:"))
        nothing = _("No count and no seat.")
        self._say_changes("\n".join(told.changes.changes) or nothing, "")
        self._reason.clear()
        self._reason.show()
        self._undo.setEnabled(True)
        self._undo.show()
        self.able_changed.emit()

    def _impossible_words(self) -> str:
        first, last = self._range
        count = last - first + 1
        if count == 1:
            return _("An undo is not possible:")
        return ngettext(
            "Written together with {n} line, and an undo of all is not possible:",
            "{n} lines were written together, and an undo of all is not possible:",
            count,
        ).format(n=figures.chips(count, current()))

    def _say_changes(self, text: str, state: str) -> None:
        restyle(self._changes, state=state)
        self._changes.setText(text)
        self._changes.show()

    def _offer_jump(self, line: Seq) -> None:
        self._target = line
        self._jump.say(_("Go to line {line}").format(line=line))
        self._jump.show()

    def _offer_revival(self, entry: EntryId) -> None:
        """The seat is taken, or more followed: the player comes back all the same."""
        self._revived = entry
        name = entry_name(self._bridge.tournament, self._bridge.people, entry, current())
        self._revive.say(_("Revive {name}").format(name=name))
        self._revive.show()

    def _on_revive(self) -> None:
        from director.gui.bust_deeds import revive

        revive(self._bridge, self._revived, self)

    def _on_jump(self) -> None:
        if self._target:
            self.jump_wanted.emit(self._target)
