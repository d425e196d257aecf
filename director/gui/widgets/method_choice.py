"""How the next entry is paid: always in sight, turned on by one key, all ways in a menu."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QLineEdit, QMenu, QVBoxLayout, QWidget, QWidgetAction

from director.domain.methods import MOST_METHOD
from director.domain.names import tidy
from director.gui.till import Till
from director.gui.widgets.key_button import KeyButton
from director.host.i18n import _, current
from director.views.method_words import method_name

if TYPE_CHECKING:
    from director.gui.bridge import Bridge

KEY = "Ctrl+M"


class MethodChoice(QWidget):
    """A button that says how it is paid, and that it is for once where that is not the usual way."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._till = Till.of(bridge)
        self._button = KeyButton("hand-coins")
        self._button.setObjectName("method")
        self._button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 4, 16, 4)
        column.addWidget(self._button)
        self._button.clicked.connect(self._on_clicked)
        self._till.changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        """Say what is chosen, in the language spoken now."""
        till, words = self._till, current()
        once = till.method != till.usual
        text = _("Payment: {method} · once") if once else _("Payment: {method}")
        self._button.say(text.format(method=method_name(till.method, words)), KEY)
        again = _("For the next entry only; then again: {method}")
        if once:
            self._button.setToolTip(again.format(method=method_name(till.usual, words)))

    def turn(self) -> None:
        """The next way to pay."""
        self._till.turn()

    def _on_clicked(self) -> None:
        menu = self._menu()
        menu.popup(self._button.mapToGlobal(QPoint(0, -menu.sizeHint().height())))

    def _menu(self) -> QMenu:
        menu, group = QMenu(self), QActionGroup(self)
        menu.setObjectName("methods")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        group.setParent(menu)
        for method in self._till.known():
            action = QAction(method_name(method, current()), group)
            action.setCheckable(True)
            action.setChecked(method == self._till.method)
            action.triggered.connect(self._choosing(method))
            menu.addAction(action)
        menu.addSeparator()
        menu.addAction(self._another(menu))
        return menu

    def _choosing(self, method: str) -> Callable[[], None]:
        return lambda: self._till.choose(method)

    def _another(self, menu: QMenu) -> QWidgetAction:
        """A field for what no list knows; Enter takes it."""
        field, action = QLineEdit(), QWidgetAction(menu)
        field.setObjectName("another-method")
        field.setMaxLength(MOST_METHOD)
        field.setPlaceholderText(_("Another way, as this house calls it"))
        field.setAccessibleName(field.placeholderText())
        field.setMinimumWidth(260)

        def take() -> None:
            method = tidy(field.text())
            if method:
                menu.close()
                self._till.choose(method)

        field.returnPressed.connect(take)
        action.setDefaultWidget(field)
        return action
