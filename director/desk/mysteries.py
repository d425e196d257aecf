"""Mystery bounties drawn at a desk: the key is kept with its hash, and the public word comes after."""

from __future__ import annotations

from director.desk.desk import Changed, Desk
from director.domain.ids import EntryId
from director.domain.refusal import Impossible
from director.rules.prizes.mystery import draw_mystery as drawn
from director.rules.prizes.mystery import seal_mystery as sealing
from director.storage import keys


def seal_mystery(
    desk: Desk, victim: EntryId, reason: str = "", *, overrule: bool = False, uid: str = ""
) -> Changed:
    """Fix the envelopes and a secret key for the bounty of this player, and store the hashes of both."""
    key = desk.venue.key()
    return desk.write(
        lambda journal, _people: (sealing(journal.tournament, victim, key),),
        reason,
        overrule=overrule,
        uid=uid,
        key=key,
    )


def draw_mystery(
    desk: Desk, word: str = "", reason: str = "", *, overrule: bool = False, uid: str = ""
) -> Changed:
    """Draw the sealed bounty with the public word. Raises Impossible where its key is not in this file."""
    money = desk.journal.tournament.prize_money
    if money.sealed is None:
        raise Impossible("mystery_not_sealed", number=money.last_mystery + 1)
    with desk.venue.database.reading() as connection:
        key = keys.kept_key(connection, money.sealed.key_hash)
    if key is None:
        raise Impossible("mystery_key_elsewhere", number=money.sealed.number)
    return desk.write(
        lambda journal, _people: (drawn(journal.tournament, key, word),), reason, overrule=overrule, uid=uid
    )
