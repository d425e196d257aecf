"""A monkey at the desk: it presses, types, clicks, drags and answers without any sense, but always the same.

`Monkey.step` does one random thing through real widgets and answers whatever opens. What it does depends on
its number alone, so a fault comes again with the same number.
"""

from __future__ import annotations

import random
import weakref
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar, cast

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QDialog,
    QHeaderView,
    QLineEdit,
    QMenu,
    QSpinBox,
    QTabBar,
    QWidget,
)
from shiboken6 import Shiboken

from director.gui.main_window import MainWindow
from director.gui.pages.floor import FloorPage
from tests.gui.keyboard import press_foreign, type_text

Part = TypeVar("Part", bound=QWidget)

LEFT, NONE, CTRL = (
    Qt.MouseButton.LeftButton,
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
)
SHIFT = Qt.KeyboardModifier.ShiftModifier
MOST_POKES = 6
"""So often it pokes what has opened before it leaves it."""
UNTOUCHED = {"file.close", "file.new", "file.open", "file.settings", "file.copy"}
"""Commands that lead out of the window."""

_KEYS = (
    Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Up, Qt.Key.Key_Down,
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Delete, Qt.Key.Key_Home, Qt.Key.Key_End,
    Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Backspace, Qt.Key.Key_Menu, Qt.Key.Key_F1,
)  # fmt: skip
_LETTERS = "asdfklmnprstvzxyqdeguio0123456789+-=/.,"
_CYRILLIC = "фывапролджэйцукенгшщзхъячсмитьбюё"
_NONSENSE = (
    "", " ", "xyzzy", "Ё", "1-", "-1", "99-99", "1-1 > 1-1", "1-2 > 2-1", "2-1 > 1-2", "1-1 <> 2-2", "3-4",
    "FD00012AB", "undo", "redo", "отменить", "draw", "o'Brien \\", "%s {name} {", "\u202eabc", "😀😀",
    "a" * 300, "斎藤", "1" * 40, "0-0", "1 1", "12-4>7-3", "-", ">", "<b>x</b>", "\t", "Lee, Ann 1990", "Ива",
    "lee a",
)  # fmt: skip


class MonkeyAnswers:
    """Answers every question at `director.gui.ask` by chance."""

    def __init__(self, chance: random.Random, lists: Sequence[Path], folder: Path) -> None:
        self._chance, self._lists, self._folder = chance, lists, folder

    def tell(self, parent: QWidget | None, text: str, detail: str) -> None:
        """It takes note."""

    warn = tell

    def confirm(self, parent: QWidget | None, text: str, detail: str, yes: str) -> bool:
        return self._chance.random() < 0.5

    def reason(self, parent: QWidget | None, text: str, detail: str, yes: str) -> str | None:
        return self._chance.choice((None, "because", "потому что", "x" * 400))

    def file(self, parent: QWidget | None, title: str, kinds: str, start: str, *, save: bool) -> Path | None:
        if save:
            return self._chance.choice((None, self._folder / "out.pdf", self._folder / "none" / "out.csv"))
        return self._chance.choice((None, *self._lists, self._folder / "missing.csv", self._folder))


class Monkey:
    """Acts on a window; `beside` are acts of the world around it, such as another desk."""

    def __init__(
        self,
        number: int,
        beside: Sequence[Callable[[random.Random], None]] = (),
        settle: Callable[[], None] | None = None,
    ) -> None:
        self.chance = random.Random(number)
        self.did: list[str] = []
        """What was done, step by step."""
        self.seen: list[weakref.ref[QWidget]] = []
        """Everything that opened and was left again."""
        self._beside = beside
        self._settle = settle
        self._depth = 0
        self._acts: tuple[tuple[int, Callable[[], str]], ...] = (
            (12, self._command), (12, self._key), (6, self._foreign_key), (10, self._quick), (8, self._find),
            (12, self._click), (3, self._double_click), (10, self._drag), (5, self._menu), (8, self._page),
            (3, self._look), (4, self._resize), (3, self._undo), (4, self._wheel), (8, self._list),
            (6 if beside else 0, self._world), (6, self._enter), (4, self._rules),
        )  # fmt: skip

    def step(self, window: MainWindow) -> None:
        """One random thing, and whatever it opens answered and left."""
        self.window = window
        weights = [weight for weight, _act in self._acts]
        act = self.chance.choices([act for _weight, act in self._acts], weights)[0]
        self._within(lambda: self.did.append(f"{act.__name__.strip('_')} {act()}"))
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    # ---- acts

    def _command(self) -> str:
        ids = [one.id for one in self.window.commands.reachable() if one.id not in UNTOUCHED]
        id_ = self.chance.choice(ids)
        self.did.append(f"- command {id_}")
        self.window.commands.run(id_)
        return id_

    def _rules(self) -> str:
        """The rule book, or the set-up with the rules of the event; what is open is then poked."""
        id_ = self.chance.choice(("help.rules", "file.set_up"))
        self.did.append(f"- rules {id_}")
        self.window.commands.run(id_)
        for tabs in self._parts(QTabBar):
            tabs.setCurrentIndex(self.chance.randrange(tabs.count()))
        return id_

    def _key(self) -> str:
        key, held = self.chance.choice(self._all_keys())
        self.did.append(f"- key {key} {held}")
        for _ in range(self.chance.choice((1, 1, 1, 2, 5))):
            QTest.keyClick(self._there(), key, held)
        return f"{key} {held}"

    def _all_keys(self) -> list[tuple[Qt.Key, Qt.KeyboardModifier]]:
        plain = [(key, self.chance.choice((NONE, NONE, NONE, SHIFT, CTRL))) for key in _KEYS]
        letters = [(Qt.Key(ord(sign.upper())), NONE) for sign in _LETTERS]
        chords = []
        for one in self.window.commands:
            if one.id not in UNTOUCHED:
                for keys in self.window.commands.action(one.id).shortcuts():
                    chord = cast("Any", keys)[0]  # the stubs do not know that it can be asked so
                    chords.append((chord.key(), chord.keyboardModifiers()))
        return [*plain, *letters, *chords]

    def _foreign_key(self) -> str:
        letter, held = self.chance.choice(_CYRILLIC), self.chance.choice((NONE, CTRL))
        if letter in "цщтыё" and held == CTRL:  # close, open, new, settings
            held = NONE
        self.did.append(f"- foreign {letter} {held}")
        press_foreign(self._there(), letter, held)
        return f"{letter} {held}"

    def _quick(self) -> str:
        text = self._words()
        self.window.open_quick()
        self._type(self.window._quick, text)
        for _ in range(self.chance.randrange(3)):
            QTest.keyClick(self.window._quick, self.chance.choice((Qt.Key.Key_Down, Qt.Key.Key_Up)))
        self.did.append(f"- quick {text!r}")
        QTest.keyClick(self.window._quick, self.chance.choice((Qt.Key.Key_Return, Qt.Key.Key_Escape)))
        return repr(text)

    def _find(self) -> str:
        field = self._pick(self._page_parts(QLineEdit))
        if field is None:
            return "nothing"
        text = self._words()
        self.did.append(f"- find {field.objectName()} {text!r}")
        field.setFocus()
        if self.chance.random() < 0.5:
            field.selectAll()
        self._type(field, text)
        for key in self.chance.choice(((), (Qt.Key.Key_Return,), (Qt.Key.Key_Down, Qt.Key.Key_Return))):
            QTest.keyClick(field, key)
        return f"{field.objectName()} {text!r}"

    def _click(self) -> str:
        part = self._pick(
            self._parts(QAbstractButton) + self._parts(QAbstractItemView) + self._parts(QComboBox)
        )
        return "nothing" if part is None else self._click_on(part)

    def _double_click(self) -> str:
        part = self._pick([*self._parts(QAbstractButton), *self._maps()])
        if part is None:
            return "nothing"
        spot = self._spot(part)
        self.did.append(f"- double {part.objectName()} {type(part).__name__}")
        QTest.mouseClick(part, LEFT, pos=spot)
        if Shiboken.isValid(part) and part.isVisible():
            QTest.mouseDClick(part, LEFT, pos=spot)
        return f"{type(part).__name__} {spot.toTuple()}"

    def _drag(self) -> str:
        page = self.window.page(self.window.shown_page())
        if not isinstance(page, FloorPage) or not page.map.isVisible():
            return "nothing"
        port = page.map.viewport()
        chairs = [spot.center() for spot in self._chairs(page)] or [self._spot(port)]
        start, end = self.chance.choice(chairs), self.chance.choice([*chairs, self._spot(port)])
        self.did.append(f"- drag {start.toTuple()} {end.toTuple()}")
        QTest.mousePress(port, LEFT, pos=start)
        for part in (0.1, 0.5, 1.0):
            QTest.mouseMove(port, start + (end - start) * part)
        if self.chance.random() < 0.15:
            QTest.keyClick(page.map, Qt.Key.Key_Escape)
        QTest.mouseRelease(port, LEFT, pos=end)
        return f"{start.toTuple()} {end.toTuple()}"

    def _chairs(self, page: FloorPage) -> list[QRect]:
        """Chairs in view, those with people first and oftener."""
        places = page.bridge.tournament.seating.places.values()
        room = page.map.viewport().rect()
        taken = [page.map.rect_of(place) for place in places]
        return [rect for rect in taken if room.contains(rect.center())]

    def _enter(self) -> str:
        """Somebody known or new, as the desk enters people all evening."""
        self.window.commands.run("go.registration")
        known = list(self.window.bridge.people)
        new = not known or self.chance.random() < 0.3
        name = f"New{self.chance.randrange(10**6)} Name" if new else self.chance.choice(known).name
        field = self.window.page("registration").findChild(QLineEdit, "find")
        if field is None or not _can_be_used(field):
            return "nothing"
        field.setFocus()
        field.clear()
        self._type(field, name)
        self.did.append(f"- enter {name}")
        QTest.keyClick(field, Qt.Key.Key_Return)
        if new:
            QTest.keyClick(self._there(), Qt.Key.Key_Return)
        return name

    def _menu(self) -> str:
        part = self._pick([*self._parts(QAbstractItemView), *self._maps(), *self._parts(QLineEdit)])
        if part is None:
            return "nothing"
        port = part.viewport() if isinstance(part, QAbstractItemView) else part
        spot = self._spot(port)
        self.did.append(f"- menu {type(part).__name__} {part.objectName()}")
        why = self.chance.choice((QContextMenuEvent.Reason.Mouse, QContextMenuEvent.Reason.Keyboard))
        QApplication.sendEvent(port, QContextMenuEvent(why, spot, port.mapToGlobal(spot)))
        return type(part).__name__

    def _page(self) -> str:
        key = self.chance.choice(("registration", "floor", "floor", "activity", "print"))
        self.window.commands.run(f"go.{key}")
        return key

    def _look(self) -> str:
        id_ = self.chance.choice(("language.en", "language.ru", "look.dark", "look.light", "look.safe"))
        self.window.commands.run(id_)
        return id_

    def _resize(self) -> str:
        size = self.chance.choice(
            ((860, 440), (1024, 600), (1099, 700), (1100, 700), (1366, 768), (1920, 1080))
        )
        self.window.resize(*size)
        return str(size)

    def _undo(self) -> str:
        id_ = self.chance.choice(("journal.undo", "journal.undo", "journal.redo"))
        self.window.commands.run(id_)
        return id_

    def _wheel(self) -> str:
        part = self._pick([*self._maps(), *self._parts(QAbstractItemView)])
        if part is None:
            return "nothing"
        port = part.viewport() if isinstance(part, QAbstractItemView) else part
        spot, turn = QPointF(self._spot(port)), self.chance.choice((-960, -120, 120, 960))
        event = QWheelEvent(
            spot, QPointF(port.mapToGlobal(spot.toPoint())), QPoint(), QPoint(0, turn),
            Qt.MouseButton.NoButton, self.chance.choice((NONE, CTRL)), Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(port, event)
        return str(turn)

    def _list(self) -> str:
        """A row of a list, with keys after it."""
        view = self._pick(
            [
                one
                for one in self._parts(QAbstractItemView)
                if not isinstance(one, QHeaderView) and one.model().rowCount()
            ]
        )
        if view is None:
            return "nothing"
        index = view.model().index(self.chance.randrange(view.model().rowCount()), 0)
        view.scrollTo(index)
        spot = view.visualRect(index).center()
        self.did.append(f"- list {view.objectName()} {index.row()}")
        QTest.mouseClick(view.viewport(), LEFT, self.chance.choice((NONE, CTRL, SHIFT)), pos=spot)
        if Shiboken.isValid(view) and view.isVisible() and self.chance.random() < 0.4:
            QTest.keyClick(view, self.chance.choice(_KEYS))
        return "a row"

    def _world(self) -> str:
        act = self.chance.choice(self._beside)
        act(self.chance)
        return getattr(act, "__name__", "")

    # ---- what opens

    def _within(self, act: Callable[[], object]) -> None:
        """Act; what opens meanwhile, and holds the act until it closes, is answered."""
        with _every_moment(self._answer):
            act()
        if self._settle is not None:
            self._settle()
        QApplication.processEvents()
        self._answer()
        QApplication.processEvents()
        self._answer()

    def _answer(self) -> None:
        """Poke whatever stands above the window a few times, then leave it."""
        for _ in range(40):
            above = self._above()
            if above is None:
                return
            self.seen.append(weakref.ref(above))
            if self._depth > 2:
                self._leave(above)
                continue
            self._depth += 1
            try:
                self._poke_all(above)
            finally:
                self._depth -= 1
        raise AssertionError(f"{self._above()} cannot be left")

    def _above(self) -> QWidget | None:
        popup, modal = QApplication.activePopupWidget(), QApplication.activeModalWidget()
        if popup is not None or modal is not None:
            return popup or modal
        return next(
            (one for one in QApplication.topLevelWidgets() if one.isVisible() and isinstance(one, QDialog)),
            None,
        )

    def _poke_all(self, above: QWidget) -> None:
        self.did.append(f"-- {type(above).__name__} {above.windowTitle()!r}")
        for _ in range(self.chance.randrange(MOST_POKES)):
            if not Shiboken.isValid(above) or not above.isVisible() or self._above() is not above:
                return
            self._within_quietly(lambda: self._poke(above))
        if Shiboken.isValid(above) and above.isVisible():
            self._leave(above)

    def _within_quietly(self, act: Callable[[], object]) -> None:
        with _every_moment(self._answer_others):
            act()
        if self._settle is not None:
            self._settle()

    def _answer_others(self) -> None:
        """Something opened above what is being poked."""
        if self._depth < 6:
            self._answer()

    def _poke(self, above: QWidget) -> None:
        if isinstance(above, QMenu):
            QTest.keyClick(above, self.chance.choice((Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Return)))
            return
        fields = [one for one in above.findChildren(QWidget) if _can_be_used(one)]
        kinds = (
            QLineEdit, QAbstractButton, QSpinBox, QAbstractItemView, QComboBox, QAbstractSlider, QTabBar,
        )  # fmt: skip
        part = self._pick([one for one in fields if isinstance(one, kinds)])
        if part is None or self.chance.random() < 0.2:
            key = self.chance.choice((*_KEYS, Qt.Key.Key_Return, Qt.Key.Key_Return))
            QTest.keyClick(_focus(above), key)
        elif isinstance(part, QLineEdit):
            part.setFocus()
            self._type(part, self._words())
        else:
            self._click_on(part)

    def _leave(self, above: QWidget) -> None:
        if isinstance(above, QDialog) and self.chance.random() < 0.3:
            QTest.keyClick(above, Qt.Key.Key_Escape)
        if Shiboken.isValid(above) and above.isVisible():
            above.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    # ---- where and what

    def _there(self) -> QWidget:
        above = self._above()
        root = self.window if above is None else above
        return _focus(root)

    def _click_on(self, part: QWidget) -> str:
        port = part.viewport() if isinstance(part, QAbstractItemView) else part
        self.did.append(f"- click {type(part).__name__} {part.objectName()}")
        spot = self._spot(port)
        QTest.mousePress(port, LEFT, pos=spot)
        if Shiboken.isValid(port):  # it may have closed its window already
            QTest.mouseRelease(port, LEFT, pos=spot)
        return f"{type(part).__name__} {part.objectName() if Shiboken.isValid(part) else ''}"

    def _type(self, field: QLineEdit, text: str) -> None:
        if Shiboken.isValid(field):
            type_text(field, text)

    def _words(self) -> str:
        """A name, a chair, a command, or nonsense."""
        bridge, roll = self.window.bridge, self.chance.random()
        people, places = list(bridge.people), list(bridge.tournament.seating.places.values())
        if roll < 0.3 and people:
            name = self.chance.choice(people).name
            return name[: self.chance.randint(1, len(name))]
        if roll < 0.6:
            one = self.chance.choice(places) if places else "1-1"
            other = self.chance.choice((f"{self.chance.randint(1, 4)}-{self.chance.randint(1, 9)}", one))
            return self.chance.choice((f"{one}", f"{one} > {other}", f"{other}", f"{other} > {one}"))
        if roll < 0.7:
            return self.chance.choice(list(self.window.commands)).title()[:6]
        if roll < 0.75:
            return f"New{self.chance.randrange(10**6)} Name"
        return self.chance.choice(_NONSENSE)

    def _spot(self, part: QWidget) -> QPoint:
        if isinstance(part, QAbstractButton):
            return part.rect().center()
        return QPoint(
            self.chance.randrange(max(1, part.width())), self.chance.randrange(max(1, part.height()))
        )

    def _maps(self) -> list[QWidget]:
        page = self.window.page(self.window.shown_page())
        return [page.map.viewport()] if isinstance(page, FloorPage) and page.map.isVisible() else []

    def _parts(self, kind: type[Part]) -> list[Part]:
        found: list[Part] = self.window.findChildren(kind)
        return [one for one in found if _can_be_used(one)]

    def _page_parts(self, kind: type[Part]) -> list[Part]:
        found: list[Part] = self.window.page(self.window.shown_page()).findChildren(kind)
        return [one for one in found if _can_be_used(one)]

    def _pick(self, parts: Sequence[Part]) -> Part | None:
        return self.chance.choice(parts) if parts else None


def _focus(root: QWidget) -> QWidget:
    """Where the keyboard is in this window."""
    inside: QWidget | None = root.focusWidget()
    return root if inside is None else inside


@contextmanager
def _every_moment(do: Callable[[], None]) -> Iterator[None]:
    """Do it in every event loop that begins meanwhile; without one it is not done."""
    timer = QTimer(interval=1)
    timer.timeout.connect(do)
    timer.start()
    try:
        yield
    finally:
        timer.stop()


def _can_be_used(part: QWidget) -> bool:
    return part.isVisible() and part.isEnabled() and not part.size().isEmpty()
