"""The rule sets as they are written down: one plain text each, `resources/rulesets/<name>.toml`.

Rules read no files, and yet everybody asks them for "the TDA rules" by name. What stands in those texts is as
fixed as the program itself: it comes with it, nobody writes to it, and it reads the same at every moment, so
that whoever asks here gets a constant. This module is all there is between the two, and the only thing
outside of the domain that rules may import.
"""

from __future__ import annotations

from director.host import resources


def text_of(name: str) -> str:
    """The text of a rule set. Raises FileNotFoundError naming it."""
    return resources.read_text(f"rulesets/{name}.toml")
