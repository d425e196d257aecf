"""Decisions about bounties: to whom one goes, and mystery bounties in two lines, as seats are drawn."""

from __future__ import annotations

import re

from msgspec.structs import replace

from director.domain.action import Action
from director.domain.busts import went_out
from director.domain.draws import MOST_WORD, key_bytes, key_hash, list_hash
from director.domain.ids import EntryId
from director.domain.line import Line
from director.domain.prize_money import MysteryDrawn, MysterySealed, Share
from director.domain.prizes import with_money
from director.domain.refusal import Impossible
from director.domain.tournament import Tournament

_HASH = re.compile("[0-9a-f]{64}")


class AwardBounty(Action, frozen=True):
    """Who knocked a player out is put right, or told at last; the bounty goes there."""

    entry: EntryId
    """Who was knocked out."""
    by: tuple[EntryId, ...]
    """Who won the last pot the player was in, in the order from the button; empty for nobody known."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """The exit names them."""
        entry, how = went_out(tournament, self.entry)
        for winner in self.by:
            if winner not in tournament.entries:
                raise Impossible("no_entry", entry=winner)
            if tournament.entries[winner].person == entry.person:
                raise Impossible("by_out", entry=winner)
        if len(set(self.by)) < len(self.by):
            raise Impossible("by_twice", entry=next(one for one in self.by if self.by.count(one) > 1))
        gone = replace(entry, exit=replace(how, by=self.by))
        return replace(tournament, entries=tournament.entries.set(self.entry, gone))


class SealMystery(Action, frozen=True):
    """The hashes of key and envelopes are shown, before anybody can know the public word."""

    number: int
    """Number of the mystery bounty; every sealing has a new one."""
    victim: EntryId
    """Who was knocked out."""
    key_hash: str
    """SHA-256 of the 32 bytes of the key, hex."""
    list_hash: str
    """SHA-256 of what is in the envelopes, in order, one a line, hex."""
    envelopes: tuple[int, ...]
    """What is left of the published table, in its order, in minor units."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Remember what was promised; one sealed before that was not drawn is dropped."""
        money = tournament.prize_money
        if self.number <= money.last_mystery:
            raise Impossible("mystery_number", number=self.number, last=money.last_mystery)
        if not _HASH.fullmatch(self.key_hash):
            raise Impossible("draw_hash_form")
        if not self.envelopes:
            raise Impossible("no_envelopes")
        if list_hash(self.envelopes) != self.list_hash:
            raise Impossible("mystery_list_hash", number=self.number)
        if tournament.winner != self.victim:
            went_out(tournament, self.victim)
        sealed = MysterySealed(
            self.number, self.victim, self.key_hash, self.list_hash, self.envelopes, line.seq
        )
        return with_money(tournament, replace(money, sealed=sealed, last_mystery=self.number))


class DrawMystery(Action, frozen=True):
    """The envelope that the draw gave, with the key and the public word that prove it."""

    number: int
    key: str
    """64 hex digits; shown together with the amount."""
    word: str
    """The public word; empty when there was none."""
    amount: int
    """What was in the envelope, in minor units."""
    shares: tuple[Share, ...]
    """Who gets it: one, or several who shared the pot; the amount together."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """The bounty is drawn."""
        money = tournament.prize_money
        sealed = money.sealed
        if sealed is None or sealed.number != self.number:
            raise Impossible("mystery_not_sealed", number=self.number)
        if key_hash(key_bytes(self.key)) != sealed.key_hash:
            raise Impossible("mystery_key", number=self.number)
        if len(self.word) > MOST_WORD:
            raise Impossible("draw_word", most=MOST_WORD)
        if self.amount not in sealed.envelopes:
            raise Impossible("mystery_amount", number=self.number)
        for share in self.shares:
            if share.entry not in tournament.entries:
                raise Impossible("no_entry", entry=share.entry)
        if sum(share.amount for share in self.shares) != self.amount or any(
            share.amount < 0 for share in self.shares
        ):
            raise Impossible("mystery_shares", number=self.number)
        drawn = MysteryDrawn(sealed, line.seq, line.at, self.key, self.word, self.amount, self.shares)
        return with_money(tournament, replace(money, sealed=None, mysteries=(*money.mysteries, drawn)))
