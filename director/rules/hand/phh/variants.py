"""The games of the format: those we play, and the names of those we do not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from director.domain.plan import Discipline, Structure

__all__ = ["FOREIGN", "VARIANTS", "Variant", "code_of"]


class Variant(NamedTuple):
    """A game with its betting structure."""

    game: Discipline
    structure: Structure


VARIANTS: Final[Mapping[str, Variant]] = {
    "NT": Variant("holdem", "NL"),
    "FT": Variant("holdem", "FL"),
    "PO": Variant("omaha", "PL"),
    "F7S": Variant("stud", "FL"),
    "F7S/8": Variant("stud8", "FL"),
}
"""Codes of the games we play. The format has none for other structures, nor for five-card draw."""

FOREIGN: Final = ("NS", "FO/8", "FR", "N2L1D", "F2L3D", "FB")
"""Codes of games that no rule set of ours covers: short-deck hold'em, Omaha hi-lo, razz and other lowball."""


def code_of(game: Discipline, structure: Structure) -> str | None:
    """The code of a game; None when the format has none.

    >>> code_of("omaha", "PL"), code_of("draw5", "FL")
    ('PO', None)
    """
    return next((code for code, played in VARIANTS.items() if played == (game, structure)), None)
