"""The bar at the top: event, menus, the quick box in the centre, undo and redo, language and theme."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QMenuBar, QSizePolicy, QToolButton, QWidget

from director.gui import icons, theme
from director.gui.commands import GROUPS, MENUS
from director.gui.widgets.elided import ElidedLabel
from director.gui.widgets.head_clock import HeadClock
from director.host.i18n import LANGUAGES, _

if TYPE_CHECKING:
    from director.gui.commands import Command, CommandSet
    from director.gui.look import Look


_EVENT: Final = 160
"""So much of the name of the event is always read, in pixels."""


class TopBar(QWidget):
    """Everything that is the same on every page."""

    def __init__(self, commands: CommandSet, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("part", "top")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFixedHeight(48)
        self._commands, self._look = commands, look
        self._mark, self._event = QLabel(), ElidedLabel()
        self._event.setProperty("type", "strong")
        self._event.setObjectName("event")
        self._event.setMaximumWidth(280)
        self._menus = QMenuBar()
        self._menus.setNativeMenuBar(False)
        self._menus.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._all, self._all_menus = QToolButton(), QMenu(self)
        self._all.setObjectName("menu")
        self._all.setIcon(icons.icon("menu"))
        self._all.setIconSize(icons.LARGE)
        self._all.setMenu(self._all_menus)
        self._all.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._all.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._all.hide()
        self._letters: list[QShortcut] = []
        """Alt and the underlined letter of each menu, while the menus are folded."""
        self._narrow = False
        self._language, self._theme = QToolButton(), QToolButton()
        self._spoken = QMenu(self)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(16, 0, 12, 0)
        self._row.setSpacing(8)
        self._row.addWidget(self._mark)
        self._row.addWidget(self._event)
        self._row.addSpacing(8)
        self._row.addWidget(self._all)
        self._row.addWidget(self._menus)
        self.clock = HeadClock()
        self._row.addStretch(1)
        self._row.addWidget(self.clock, 10)
        self._row.addStretch(1)
        self._centre = self._row.count()
        self._row.addStretch(1)

    def fill(self, quick: QWidget) -> None:
        """Put the box into the centre and the buttons at the right; called once the commands are known."""
        quick.setMinimumWidth(200)
        quick.setMaximumWidth(440)
        quick.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._row.insertWidget(self._centre, quick, 10)
        for name in ("journal.undo", "journal.redo"):
            self._row.addWidget(self._button(name))
        self._row.addSpacing(8)
        self._language.setObjectName("language")
        self._language.setMenu(self._spoken)
        self._language.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._theme.setObjectName("theme")
        self._theme.clicked.connect(self._on_theme_clicked)
        for language in LANGUAGES:
            self._spoken.addAction(self._commands.action(f"language.{language}"))
        for button in (self._language, self._theme):
            button.setIconSize(icons.LARGE)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._row.addWidget(button)

    def set_narrow(self, narrow: bool) -> None:
        """Fold the menus into one button, or unfold them."""
        self._narrow = narrow
        self._all.setVisible(narrow)
        self._menus.setVisible(not narrow)
        for letter in self._letters:
            letter.setEnabled(narrow)

    def fold(self) -> None:
        """Close the menus that are open."""
        self._all_menus.close()

    def show_event(self, name: str) -> None:
        """The name of the event."""
        self._event.setText(name)
        self._event.setMinimumWidth(min(_EVENT, self._event.sizeHint().width()))

    def menu(self, key: str) -> QMenu | None:
        """A menu by its key, or None while it is empty."""
        return self._menus.findChild(QMenu, key, Qt.FindChildOption.FindDirectChildrenOnly)

    def retranslate(self) -> None:
        """Words, icons and menus for the language, the theme and the page of now."""
        dark = theme.current().dark
        self._mark.setPixmap(icons.icon("spade").pixmap(icons.LARGE, self.devicePixelRatioF()))
        self._theme.setIcon(icons.icon("sun" if dark else "moon"))
        self._theme.setToolTip(_("Light theme") if dark else _("Dark theme"))
        self._theme.setAccessibleName(self._theme.toolTip())
        self._language.setText(self._look.language.upper())
        self._language.setToolTip(_("Language"))
        self._all.setToolTip(_("Menu"))
        self._all.setAccessibleName(_("Menu"))
        self._fill_menus()

    def _fill_menus(self) -> None:
        self._menus.clear()
        self._all_menus.clear()
        for letter in self._letters:
            letter.deleteLater()
        self._letters.clear()
        for menu in self._menus.findChildren(QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly):
            menu.setObjectName("")  # until it is gone, nobody takes it for the new one
            menu.deleteLater()
        for key, words in MENUS.items():
            commands = [command for command in self._commands.reachable() if command.menu == key]
            if commands:
                menu = self._menu(key, _(words), commands)
                self._menus.addMenu(menu)
                self._all_menus.addMenu(menu)
                letter = QShortcut(QKeySequence.mnemonic(_(words)), self)
                letter.setObjectName(key)
                letter.setEnabled(self._narrow)
                letter.activated.connect(self._on_letter)
                self._letters.append(letter)

    def _on_letter(self) -> None:
        """Open a menu out of the button that holds them all, its first entry chosen."""
        menu = self.menu(self.sender().objectName())
        if menu is None:
            return
        self._all_menus.popup(self._all.mapToGlobal(self._all.rect().bottomLeft()))
        self._all_menus.setActiveAction(menu.menuAction())
        first = next((one for one in menu.actions() if one.isEnabled() and not one.isSeparator()), None)
        if first is not None:
            menu.setActiveAction(first)

    def _menu(self, key: str, words: str, commands: list[Command]) -> QMenu:
        menu = QMenu(words, self._menus)
        menu.setObjectName(key)
        menu.setToolTipsVisible(True)
        within: dict[str, QMenu] = {"": menu}
        for command in commands:
            if command.group not in within:
                within[command.group] = self._within(menu, command.group)
            into = within[command.group]
            if into.actions() and (command.parted or into.actions()[-1].menu() is not None):
                into.addSeparator()
            into.addAction(self._commands.action(command.id))
        return menu

    def _within(self, menu: QMenu, group: str) -> QMenu:
        """A menu within; the first one stands under a line."""
        if menu.actions() and menu.actions()[-1].menu() is None:
            menu.addSeparator()
        inner = menu.addMenu(_(GROUPS[group]))
        inner.setObjectName(group)
        inner.setToolTipsVisible(True)
        return inner

    def _button(self, name: str) -> QToolButton:
        button = QToolButton()
        button.setDefaultAction(self._commands.action(name))
        button.setIconSize(icons.LARGE)
        button.setObjectName(name)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _on_theme_clicked(self) -> None:
        self._look.choose(theme.Choice.LIGHT if theme.current().dark else theme.Choice.DARK)
