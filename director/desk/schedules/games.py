"""What the levels of a rotation call their games: codes, the names of the program, and what people write."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from director.domain.names import folded
from director.domain.plan import DISCIPLINES, Discipline
from director.domain.plan import Structure as Betting


class Game(NamedTuple):
    """A game and how it is bet; None for what the event has anyway."""

    game: Discipline | None = None
    betting: Betting | None = None

    @property
    def code(self) -> str:
        """As the cell keeps it.

        >>> Game("stud", "FL").code, Game().code
        ('stud FL', '')
        """
        return " ".join(part for part in self if part)


_OTHER: Final = re.compile(
    r"razz|разз|badugi|бадуги|2 ?7|triple|short deck|6\+|omaha.*(8|hi|lo)|омаха.*(8|ха|ло)|plo ?8"
)
"""Games that the program does not know."""
_GAMES: Final[tuple[tuple[Discipline, re.Pattern[str]], ...]] = (
    ("stud8", re.compile(r"stud ?/?8|stud.*(hi|lo|split)|стад.*(ха|ло|8)")),
    ("stud", re.compile(r"\bstud|стад")),
    ("draw5", re.compile(r"draw|дро\b|дро[ -]?покер")),
    ("omaha", re.compile(r"omaha|\bplo\b|\bnlo\b|омах")),
    ("holdem", re.compile(r"hold ?e?m|\bnlhe?\b|\blhe?\b|\bplh\b|\bflh\b|холд")),
)
_BETTING: Final[tuple[tuple[Betting, re.Pattern[str]], ...]] = (
    ("NL", re.compile(r"\bnl|no ?limit|безлим|без лим")),
    ("PL", re.compile(r"\bpl|pot ?limit|пот ?лим")),
    ("FL", re.compile(r"\bfl|\blhe?\b|limit|лимит")),
)


def read_game(text: str) -> Game | None:
    """A game as people write it; None for one that the program does not know.

    >>> [read_game(text).code for text in ("NLHE", "PLO", "Limit Stud Hi-Lo", "Омаха, пот-лимит", "stud FL")]
    ['holdem NL', 'omaha PL', 'stud8 FL', 'omaha PL', 'stud FL']
    >>> read_game("Razz"), read_game("Omaha 8"), read_game("whist")
    (None, None, None)
    """
    said = folded(text)
    if not said:
        return Game()
    for name in DISCIPLINES:
        if name == said:
            return Game(name)
    if _OTHER.search(said):
        return None
    game = next((name for name, form in _GAMES if form.search(said)), None)
    betting = next((name for name, form in _BETTING if form.search(said)), None)
    return Game(game, betting) if game or betting else None
