"""Every option of the rules and every value of it in words: a label each, and a phrase that says what it is.

One file for the topics that belong together. A label of an option begins with a capital, one of a value does
not, so that both can stand in a sentence; the phrase of a value is the rule itself, as a judge would read it
out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from director.views.option_words import betting, blinds, floor, pots, stud
from director.views.option_words.said import OptionWords

OPTION_WORDS: Final[Mapping[str, OptionWords]] = {
    **pots.POTS, **betting.BETTING, **stud.STUD, **blinds.BLINDS, **floor.FLOOR
}  # fmt: skip
"""By the key of the option."""
