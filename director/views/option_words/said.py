"""The form in which options and their values are put into words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from director.domain.options import OptionValue


class Said(NamedTuple):
    """A value in words, marked for translation."""

    label: str
    """A few words, such as stand in a list to choose from."""
    phrase: str
    """The rule in one sentence."""


class OptionWords(NamedTuple):
    """An option in words, marked for translation."""

    label: str
    """What it is called."""
    phrase: str
    """What it settles."""
    values: Mapping[OptionValue, Said]
    """Every value that is one of a few; the rest is made of figures."""
