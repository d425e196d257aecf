"""The commands of the main window itself: files, undo and redo, the pages, how it looks, help."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QWidget

from director.domain.refusal import Impossible
from director.domain.undo import Undo
from director.gui import ask
from director.gui.bridge import Bridge
from director.gui.clock_frame import ClockFrame
from director.gui.commands import Command
from director.gui.look import Look
from director.gui.page_list import PageKind
from director.gui.theme import Choice
from director.host.i18n import LANGUAGES, N_, _, current
from director.rules.undoing import step_back
from director.views.wording import Telling

THEMES = {
    Choice.SYSTEM: N_("Theme of this computer"),
    Choice.LIGHT: N_("Light theme"),
    Choice.DARK: N_("Dark theme"),
}


class Frame(Protocol):
    """What these commands need of the window."""

    bridge: Bridge
    look: Look
    clock: ClockFrame | None
    new_wanted: SignalInstance
    other_wanted: SignalInstance
    settings_wanted: SignalInstance
    copy_wanted: SignalInstance
    practice_wanted: SignalInstance
    report_wanted: SignalInstance

    def show_page(self, key: str) -> None:
        """Show a page."""

    def shown_page(self) -> str:
        """The key of the page that is shown."""

    def open_quick(self) -> None:
        """Put the keyboard into the quick box."""

    def ask_set_up(self) -> None:
        """Change the plan of the tournament that is open."""

    def close(self) -> object:
        """Close the window."""

    def show_handbook(self) -> None:
        """Open the handbook."""

    def show_rule_book(self) -> None:
        """Look articles of the rule book up."""

    def show_shortcuts(self) -> None:
        """Show all keys."""

    def show_about(self) -> None:
        """Say which program this is."""


def frame_commands(frame: Frame, pages: Sequence[PageKind]) -> Iterator[Command]:
    """All of them, menu by menu."""
    yield Command("file.new", N_("&New tournament…"), frame.new_wanted.emit, ("Ctrl+N",), "file-plus", "file")
    yield Command(
        "file.open", N_("&Tournaments…"), frame.other_wanted.emit, ("Ctrl+O",), "folder-open", "file"
    )
    yield Command(
        "file.set_up", N_("Set-&up of this tournament…"), frame.ask_set_up, ("Ctrl+Shift+U",), "pencil",
        "file", while_typing=True,
    )  # fmt: skip
    yield Command(
        "file.copy", N_("Ma&ke a copy now"), frame.copy_wanted.emit, ("Ctrl+Shift+S",), "copy", "file",
        while_typing=True, parted=True,
    )  # fmt: skip
    yield Command("file.practice", N_("Practice e&vent"), frame.practice_wanted.emit, (), "flag", "file")
    yield Command(
        "file.settings", N_("&Settings…"), frame.settings_wanted.emit, ("Ctrl+,",), "settings", "file"
    )
    yield Command("file.close", N_("&Close"), _closing(frame), ("Ctrl+W",), "x", "file", parted=True)
    yield from _journal(frame)
    for kind in pages:
        yield Command(
            f"go.{kind.key}",
            kind.words,
            partial(frame.show_page, kind.key),
            (f"Ctrl+{kind.number}",),
            kind.icon,
            "go",
            checked=partial(_is_page, frame, kind.key),
            while_typing=True,
        )
    yield from _looks(frame)
    yield from _help(frame)


def _journal(frame: Frame) -> Iterator[Command]:
    bridge = frame.bridge
    yield Command(
        "journal.undo",
        N_("&Undo"),
        partial(_undo, frame),
        ("Ctrl+Z",),
        "undo-2",
        "edit",
        when=lambda: bridge.journal.last_done() is not None,
        says=partial(_undo_says, frame),
    )
    yield Command(
        "journal.redo",
        N_("&Redo"),
        bridge.redo,
        ("Ctrl+Shift+Z", "Ctrl+Y"),
        "redo-2",
        "edit",
        when=lambda: bridge.journal.last_undone() is not None,
        says=partial(redo_words, bridge),
    )
    yield Command(
        "find",
        N_("&Find or do"),
        frame.open_quick,
        ("Ctrl+K",),
        "search",
        "edit",
        while_typing=True,
        parted=True,
    )


def _undo(frame: Frame) -> None:
    """What was done last; on page Clock also a level that began by itself since."""
    if frame.clock is not None and frame.clock.step_back():
        return
    reason = _reason_to_undo(frame)
    if reason is not None:
        frame.bridge.undo_last(reason)


def _reason_to_undo(frame: Frame) -> str | None:
    """Why money or a promise is taken back; empty where nobody asks, None where it is left."""
    bridge = frame.bridge
    try:
        needed = step_back(bridge.journal, bridge.desk.venue.instant()).needs_reason
    except Impossible:
        return ""
    if not needed:
        return ""
    parent = frame if isinstance(frame, QWidget) else None
    detail = _("It was handed out or read out, so it stays on record as taken back.")
    return ask.choose_reason(parent, undo_words(bridge), detail, yes=_("Take back"))


def _undo_says(frame: Frame) -> str:
    began = frame.clock.step_back_words() if frame.clock is not None else ""
    return _("Undo: {what}").format(what=began) if began else undo_words(frame.bridge)


def _looks(frame: Frame) -> Iterator[Command]:
    look = frame.look
    for choice, words in THEMES.items():
        yield Command(
            f"look.{choice.value}",
            words,
            partial(look.choose, choice),
            icon={"system": "sun-moon", "light": "sun", "dark": "moon"}[choice.value],
            menu="view",
            checked=partial(_is_choice, look, choice),
        )
    yield Command(
        "look.safe",
        N_("Colour-blind safe colours"),
        lambda: look.choose_safe(not look.safe),
        icon="eye",
        menu="view",
        checked=lambda: look.safe,
        parted=True,
    )
    yield Command(
        "look.size", N_("Larger type and controls…"), frame.settings_wanted.emit, (), "type", "view"
    )
    for at, (language, name) in enumerate(LANGUAGES.items()):
        yield Command(
            f"language.{language}",
            name,
            partial(look.speak, language),
            icon="languages",
            menu="view",
            checked=partial(_is_language, look, language),
            parted=at == 0,
        )


def _help(frame: Frame) -> Iterator[Command]:
    yield Command(
        "help.handbook", N_("&Handbook"), frame.show_handbook, ("F1",), "book-open", "help", while_typing=True
    )
    yield Command(
        "help.rules", N_("&Rule book"), frame.show_rule_book, ("Shift+F1",), "spade", "help",
        while_typing=True,
    )  # fmt: skip
    yield Command(
        # On a Russian layout that key gives a full stop.
        "help.keys", N_("&Keyboard shortcuts"), frame.show_shortcuts, ("Ctrl+/", "Ctrl+."), "keyboard",
        "help",
        while_typing=True,
    )  # fmt: skip
    yield Command(
        "help.report", N_("&Save the log for a report…"), frame.report_wanted.emit, (), "file-down", "help",
        parted=True,
    )  # fmt: skip
    yield Command("help.about", N_("&About Floor Director"), frame.show_about, (), "info", "help")


def _is_page(frame: Frame, key: str) -> bool:
    return frame.shown_page() == key


def _is_choice(look: Look, choice: Choice) -> bool:
    return look.choice is choice


def _is_language(look: Look, language: str) -> bool:
    return look.language == language


def _closing(frame: Frame) -> Callable[[], None]:
    def close() -> None:
        frame.close()

    return close


def undo_words(bridge: Bridge) -> str:
    """What Undo would take back, in words; empty where there is nothing."""
    journal = bridge.journal
    if journal.last_done() is None:
        return ""
    undo = journal.step_back()
    what = Telling(journal, bridge.people, current()).together(undo.line, undo.last)
    return _("Undo: {what}").format(what=what)


def redo_words(bridge: Bridge) -> str:
    """What Redo would do again, in words; empty where there is nothing."""
    line = bridge.journal.last_undone()
    if line is None:
        return ""
    first = last = line.action.takes_back
    if isinstance(line.action, Undo):
        first, last = line.action.first, line.action.last
    what = Telling(bridge.journal, bridge.people, current()).together(first, last)
    return _("Redo: {what}").format(what=what)
