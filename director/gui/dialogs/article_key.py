"""Shift+F1 in a dialog that follows the rules: the rule book opens at the article."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog

from director.gui.dialogs.rule_book import look_up

if TYPE_CHECKING:
    from director.domain.plan import RuleSetName


def opens_rule_book(dialog: QDialog, rules: RuleSetName, article: Callable[[], str]) -> None:
    """Read the article that what is shown follows now; the whole book where there is none."""
    QShortcut(QKeySequence("Shift+F1"), dialog, lambda: look_up(dialog, rules, article()))
