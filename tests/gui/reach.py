"""What cannot be read or reached in a window: words that are cut, buttons beyond what holds them."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QLabel,
    QPushButton,
    QRadioButton,
    QWidget,
)

from director.gui.widgets.elided import ElidedLabel
from director.gui.widgets.key_button import KeyButton

PAD = 24
_BOX = 44
"""What a box to choose from has beside its words."""


def needed(button: QAbstractButton) -> int:
    """The width at which all of its words are seen."""
    if isinstance(button, KeyButton):
        words = QFontMetrics(button.font()).horizontalAdvance(button.text().replace("&", ""))
        return words + (2 * PAD if button.has_icon else PAD)
    return min(button.minimumSizeHint().width(), button.maximumWidth())


def cut(whole: QWidget) -> list[str]:
    """The words of buttons that are wider than the button."""
    kinds = (QPushButton, QCheckBox, QRadioButton)
    seen = [one for kind in kinds for one in whole.findChildren(kind) if one.isVisible() and one.text()]
    return [one.text() for one in seen if one.width() < needed(one)]


def out_of_reach(whole: QWidget) -> list[str]:
    """Buttons that lie beyond what holds them, where nothing scrolls."""
    buttons = [one for one in whole.findChildren(QAbstractButton) if one.isVisible() and one.isEnabled()]
    return [one.text() or one.objectName() or one.toolTip() for one in buttons if not _is_held(one, whole)]


def _is_held(one: QWidget, whole: QWidget) -> bool:
    """Whether all that holds it is large enough, up to the window or to what scrolls."""
    holder = one.parentWidget()
    while holder is not None:
        if isinstance(holder.parentWidget(), QAbstractScrollArea) or isinstance(holder, QAbstractScrollArea):
            return True  # it scrolls there
        if (
            not holder.rect()
            .adjusted(-1, -1, 1, 1)
            .contains(QRect(one.mapTo(holder, QPoint(0, 0)), one.size()))
        ):
            return False
        if holder is whole:
            return True
        holder = holder.parentWidget()
    return True


def cut_labels(whole: QWidget) -> list[str]:
    """Labels with less room than their words take; those that shorten them say the rest in a tip."""
    seen = [one for one in whole.findChildren(QLabel) if one.isVisible() and one.text()]
    return [one.text() for one in seen if not isinstance(one, ElidedLabel) and _is_cut(one)]


def _is_cut(label: QLabel) -> bool:
    if label.wordWrap():
        return label.height() < label.heightForWidth(label.width())
    return (
        label.width() < label.minimumSizeHint().width() or label.height() < label.minimumSizeHint().height()
    )


def cut_choices(whole: QWidget) -> list[str]:
    """What is chosen in boxes that are too narrow for it."""
    boxes = [one for one in whole.findChildren(QComboBox) if one.isVisible() and not one.isEditable()]
    return [
        one.currentText()
        for one in boxes
        if one.width() < QFontMetrics(one.font()).horizontalAdvance(one.currentText()) + _BOX
    ]
