"""The books as they are written down: plain texts in `resources/rulesets/` and `resources/rulebook/`.

Rules read no files, and yet everybody asks them for "the TDA rules" by name. What stands in those texts is as
fixed as the program itself: it comes with it, nobody writes to it, and it reads the same at every moment, so
that whoever asks here gets a constant. This module is all there is between the two, and the only thing
outside of the domain that rules may import.
"""

from __future__ import annotations

from director.host import resources


def text_of(name: str) -> str:
    """The text of a rule set, `rulesets/<name>.toml`. Raises FileNotFoundError naming it."""
    return resources.read_text(f"rulesets/{name}.toml")


def articles_text(name: str) -> str:
    """The text of a part of the catalogue of articles. Raises FileNotFoundError naming it."""
    return resources.read_text(f"rulebook/{name}.toml")
