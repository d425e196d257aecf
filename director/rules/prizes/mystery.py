"""Mystery bounties drawn provably, each by itself: sealed, a public word, then the envelope and the key.

As seats are drawn: the house shows the hash of a key and of what is left in the envelopes; somebody says a
word that nobody could know; then the key is shown, and anyone computes the number of the envelope. No book
speaks of it.
"""

from __future__ import annotations

from director.domain.bounties import DrawMystery, SealMystery
from director.domain.draws import key_hash, list_hash
from director.domain.ids import EntryId
from director.domain.prize_money import MysterySealed, Share
from director.domain.refusal import Impossible
from director.domain.tournament import Tournament
from director.rules.floor.stream import Stream
from director.rules.prizes.heads import envelopes_left, mysteries_due
from director.rules.prizes.rounding import in_turn


def mystery_context(tournament: str, number: int, word: str) -> str:
    """The context of one mystery bounty; `word` is the public one, "" when there was none.

    >>> mystery_context("EVT2", 3, "KsQd7c")
    'mystery|v1|EVT2|3|KsQd7c'
    """
    return f"mystery|v1|{tournament}|{number}|{word}"


def envelope(key: bytes, context: str, count: int) -> int:
    """Which of so many envelopes the key draws, from 0 on; each is equally likely."""
    return Stream(key, context).below(count)


def seal_mystery(tournament: Tournament, victim: EntryId, key: bytes) -> SealMystery:
    """The hashes for the bounty of this player, shown first. Raises Impossible where none is due."""
    waiting = next((one for one in mysteries_due(tournament) if one.victim == victim), None)
    if waiting is None:
        raise Impossible("no_mystery_due", entry=victim)
    if not waiting.by:
        raise Impossible("bounty_of_nobody", entry=victim)
    left = envelopes_left(tournament)
    if not left:
        raise Impossible("no_envelopes")
    number = tournament.prize_money.last_mystery + 1
    return SealMystery(number, victim, key_hash(key), list_hash(left), left)


def draw_mystery(tournament: Tournament, key: bytes, word: str) -> DrawMystery:
    """The envelope of the sealed bounty, by its key and the public word."""
    sealed = tournament.prize_money.sealed
    if sealed is None:
        raise Impossible("mystery_not_sealed", number=tournament.prize_money.last_mystery + 1)
    clean = " ".join(word.split())
    amount = drawn_amount(tournament, sealed, key, clean)
    return DrawMystery(sealed.number, key.hex(), clean, amount, mystery_shares(tournament, sealed, amount))


def drawn_amount(tournament: Tournament, sealed: MysterySealed, key: bytes, word: str) -> int:
    """What the key and the word draw, in minor units."""
    context = mystery_context(tournament.id, sealed.number, word)
    return sealed.envelopes[envelope(key, context, len(sealed.envelopes))]


def mystery_shares(tournament: Tournament, sealed: MysterySealed, amount: int) -> tuple[Share, ...]:
    """Who gets it: those who knocked the player out, the odd unit to the earliest from the button."""
    how = tournament.entries[sealed.victim].exit
    by = (sealed.victim,) if tournament.winner == sealed.victim else how.by if how is not None else ()
    if not by:
        raise Impossible("bounty_of_nobody", entry=sealed.victim)
    return tuple(Share(entry, part) for entry, part in zip(by, in_turn(amount, len(by), 1), strict=True))
