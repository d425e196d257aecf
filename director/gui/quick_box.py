"""The quick box: one line that takes names, seat codes, moves, card codes and every command.

What a line means is read by `views.quick_line`; here are the field, the list under it, and the commands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from director.domain.card_code import is_foreign
from director.domain.names import folded
from director.gui import icons
from director.gui.commands import keys_text
from director.gui.widgets.lasting import lasting
from director.gui.widgets.quick_list import Found, QuickList
from director.host.i18n import _, current
from director.views import quick_line
from director.views.breaking_line import Break
from director.views.bust_line import Ending, GoingOut, Revival
from director.views.clock_line import Turn
from director.views.entry_line import NextAlternates, Reentry
from director.views.foreign_card import OpenEvent
from director.views.quick_line import Do, ShowEntry, ShowPerson, ShowSeat, ShowTable, Step, Suggestion
from director.views.ruling_line import CallJudge, ShowRuling

if TYPE_CHECKING:
    from director.desk.venue import TournamentCard
    from director.domain.ids import TournamentId
    from director.gui.bridge import Bridge
    from director.gui.commands import Command, CommandSet

Elsewhere = Callable[[], Iterable[tuple["Command", str]]]
"""Commands of the pages that are not shown, each with the name of its page."""

_ICONS: Final[dict[type, str]] = {
    ShowEntry: "user",
    ShowPerson: "user-plus",
    ShowSeat: "armchair",
    ShowTable: "table-2",
    Do: "arrow-right-left",
    GoingOut: "flag",
    Revival: "undo-2",
    Ending: "trophy",
    Break: "log-out",
    Reentry: "user-plus",
    NextAlternates: "users",
    Step: "undo-2",
    Turn: "timer",
    CallJudge: "gavel",
    ShowRuling: "gavel",
    OpenEvent: "folder-open",
}


class QuickBox(QLineEdit):
    """Type, arrows, Enter; Esc leaves without harm."""

    chosen = Signal(object)
    """What was chosen: a `views.quick_line.What`."""
    called = Signal(str)
    """The id of a command of another page than the one that is shown."""

    def __init__(
        self, bridge: Bridge, commands: CommandSet, parent: QWidget, *, elsewhere: Elsewhere | None = None
    ) -> None:
        super().__init__(parent)
        self._elsewhere = elsewhere
        self._bridge = bridge
        self._commands = commands
        self._events: list[tuple[TournamentId, str]] | None = None
        """Those of the venue, with their names; asked for when the card of another one is scanned."""
        self._list = QuickList(parent.window())
        self._list.chosen.connect(self._take)
        self.setProperty("part", "quick")
        self.setObjectName("quick")
        self._mark = QAction(self)
        self._mark.setIcon(icons.icon("search", "soft"))
        self.addAction(self._mark, QLineEdit.ActionPosition.LeadingPosition)
        self.textEdited.connect(self._on_edited)
        self.retranslate()

    def retranslate(self) -> None:
        """Say what it is for, in the language spoken now."""
        keys = keys_text(self._commands["find"]) if "find" in {c.id for c in self._commands} else "Ctrl+K"
        self.setPlaceholderText(_("Name, seat 12-4, move 12-4 > 7-3, command   {keys}").format(keys=keys))
        self.setAccessibleName(_("Find or do"))

    def open(self) -> None:
        """Take the keyboard and show what can be done."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()
        self._on_edited(self.text())

    def found(self) -> list[Found]:
        """What the list under the box shows; empty while it is closed."""
        return self._list.rows() if self._list.isVisible() else []

    # ---- Qt

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() == Qt.FocusReason.MouseFocusReason:
            self._on_edited(self.text())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self._list.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Down | Qt.Key.Key_Up:
                if self._list.isVisible():
                    self._list.step(1 if event.key() == Qt.Key.Key_Down else -1)
                else:
                    self._on_edited(self.text())
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._take(self._list.current() if self._list.isVisible() else None)
            case Qt.Key.Key_Escape:
                self._leave()
            case _:
                super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    # ---- within

    def _on_edited(self, text: str) -> None:
        bridge = self._bridge
        now = bridge.desk.venue.instant()
        if self._events is None and is_foreign(text, bridge.tournament.id):
            bridge.run(lambda desk: desk.venue.cards(), lasting(self, self._know))
        events = self._events or ()
        means = quick_line.read(text, bridge.tournament, bridge.people, current(), now, events)
        rows = [_row(one) for one in means]
        rows += [_command_row(one) for one in self._matching(text)]
        rows += self._matching_elsewhere(text)
        self._list.show_found(rows, self)

    def _know(self, cards: Sequence[TournamentCard]) -> None:
        """The events of the venue are known now."""
        self._events = [(card.id, card.name) for card in cards]
        if self.hasFocus():
            self._on_edited(self.text())

    def _matching(self, text: str) -> Iterator[Command]:
        """Commands whose words begin with the words typed, the ones that can be done first."""
        if _of_the_room(text):
            return
        typed = folded(text).split()
        known = {"find", "journal.undo", "journal.redo"} if typed else {"find"}
        yield from sorted(
            (one for one in self._commands.reachable() if one.id not in known and _fits(one, typed)),
            key=lambda command: not command.when(),
        )

    def _matching_elsewhere(self, text: str) -> list[Found]:
        """The same of pages that are not shown, each with the name of its page; once something is typed."""
        typed = folded(text).split()
        if not typed or self._elsewhere is None or _of_the_room(text):
            return []
        rows = [_command_row(one, page) for one, page in self._elsewhere() if _fits(one, typed)]
        return sorted(rows, key=lambda row: not row.can)

    def _take(self, found: Found | None) -> None:
        if found is None or not found.can:
            return
        self._leave()
        if isinstance(found.what, str):
            if not self._commands.run(found.what):
                self.called.emit(found.what)
        else:
            self.chosen.emit(found.what)

    def _leave(self) -> None:
        """Empty the line and give the keyboard back to the page."""
        self._list.hide()
        self._events = None  # another desk may set one up meanwhile
        self.clear()
        self.clearFocus()


def _row(one: Suggestion) -> Found:
    icon = _ICONS.get(type(one.what), "ban")
    return Found(one.title, one.detail, icon, one.what, one.what is not None)


def _command_row(command: Command, page: str = "") -> Found:
    icon = command.icon or "chevron-right"
    detail = " · ".join(part for part in (page, keys_text(command)) if part)
    return Found(_bare(command), detail, icon, command.id, command.when())


def _of_the_room(text: str) -> bool:
    """A line that begins with a number speaks of a table or a seat, never of a command.

    Else Enter after `2 next`, where table 2 cannot deal, would put the clock on to level 2.
    """
    return text.lstrip()[:1].isdigit()


def _fits(command: Command, typed: list[str]) -> bool:
    """Whether what it is called, now or in general, has words that begin as those typed."""
    words = folded(f"{_bare(command)} {_(command.words).replace('&', '')}").split()
    return all(any(word.startswith(part) for word in words) for part in typed)


def _bare(command: Command) -> str:
    return command.title().replace("&", "").removesuffix("…")
