"""A button as a line of a list: where room is short, its words stay whole before its key does."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from director.gui.widgets.key_button import KeyButton


def test_the_key_gives_way_to_the_words_where_both_have_no_room(app: QApplication) -> None:
    button = KeyButton("layers")
    button.say("Colour-up and chip race…", "Shift+C")
    whole = button.sizeHint().width() - 2 * 12 - 24

    wide = button.keys_wide(whole)
    assert wide > 0
    assert button.keys_wide(whole - wide) == 0
    assert button.toolTip() == "Colour-up and chip race…  (Shift+C)"
    button.say("Close")
    assert button.keys_wide(whole) == 0
