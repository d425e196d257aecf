"""The money side of a tournament: the plan of the prizes, what was promised, agreed, drawn and paid.

What is due now is derived from it and from the places (rules/prizes/dues.py); here stands what people did.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from immutables import Map

from director.domain.ids import EntryId, Seq
from director.domain.prize_plan import PrizePlan

DealMethod = Literal["icm", "chip", "straight", "equal", "custom"]
PaidFor = Literal["place", "deal", "bounty", "mystery"]
"""The prize of a place, a part of a deal, bounties, or a mystery bounty."""


class Pool(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What there is to be paid for places, and where it comes from. Minor units."""

    entries: int
    """Entries that count, re-entries among them."""
    buy_ins: int
    """Paid to the prizes, rebuys and add-ons too, refunds given back."""
    bounties: int = 0
    """Of that, what lies on the heads."""
    deducted: int = 0
    added: int = 0
    overlay: int = 0
    """What the house adds to reach its guarantee."""

    @property
    def total(self) -> int:
        """What the places share."""
        return self.buy_ins - self.bounties - self.deducted + self.added + self.overlay


class Published(msgspec.Struct, frozen=True, gc=False):
    """One version of the payouts as it was promised."""

    line: Seq
    at: str
    """When, UTC."""
    staff: str
    amounts: tuple[int, ...]
    """The prize of each place, first place first."""
    pool: Pool
    """As it was then."""
    seats: int = 0
    """The first so many places get a seat in the target event, worth their amount."""
    unit: int = 1
    """Shared places are paid in multiples of it."""
    reason: str = ""
    """Why it was changed; empty for the first version."""
    recalled: Seq = Seq(0)
    """The line that took it back; 0 while it stands."""


class Share(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What one player gets by a deal."""

    entry: EntryId
    amount: int
    """At once, in minor units."""
    stack: int = 0
    """The chips that were counted for it."""


class Deal(msgspec.Struct, frozen=True, gc=False):
    """A deal that everybody agreed on."""

    line: Seq
    at: str
    method: DealMethod
    shares: tuple[Share, ...]
    leave: int
    """Left to play for: the winner gets it, in minor units."""


class Payment(msgspec.Struct, frozen=True, gc=False):
    """Money that was paid out; the line is the number of its receipt."""

    line: Seq
    at: str
    staff: str
    entry: EntryId
    paid_for: PaidFor
    amount: int
    """All of it, what was withheld too, in minor units."""
    withheld: int
    """Of that, what the house keeps for the tax."""
    place: tuple[int, int] | None
    """The place, or places shared, as it was then."""
    method: str
    """Cash, or as the venue calls it."""
    void: Seq = Seq(0)
    """The line that made it void; 0 while it counts."""
    why_void: str = ""
    stands: int | None = None
    """Somebody decided that it stays although only so much was due then."""

    @property
    def counts(self) -> bool:
        """Whether it is not void."""
        return not self.void


class MysterySealed(msgspec.Struct, frozen=True, gc=False):
    """A mystery bounty whose hashes were shown and whose amount is not yet known."""

    number: int
    victim: EntryId
    """Who was knocked out."""
    key_hash: str
    list_hash: str
    envelopes: tuple[int, ...]
    """What is left in the envelopes, in the order of the published table."""
    line: Seq


class MysteryDrawn(msgspec.Struct, frozen=True, gc=False):
    """A mystery bounty that was drawn."""

    sealed: MysterySealed
    line: Seq
    at: str
    key: str
    word: str
    amount: int
    shares: tuple[Share, ...]
    """Who gets it: one, or several who shared the pot."""


class PrizeMoney(msgspec.Struct, frozen=True, gc=False):
    """All of the money side; a frozen value whose unchanged parts are shared."""

    plan: PrizePlan | None = None
    """None before anybody planned it."""
    versions: tuple[Published, ...] = ()
    """Every version that was published, the first one first; those taken back too."""
    kept: int | None = None
    """The total of a pool for which somebody decided to keep what is published."""
    deals: tuple[Deal, ...] = ()
    payments: Map[Seq, Payment] = Map()
    """By line; void ones too."""
    sealed: MysterySealed | None = None
    last_mystery: int = 0
    """Number of the last mystery bounty that was sealed."""
    mysteries: tuple[MysteryDrawn, ...] = ()

    @property
    def published(self) -> Published | None:
        """The version that holds; None while nothing is promised."""
        return next((one for one in reversed(self.versions) if not one.recalled), None)

    @property
    def planned(self) -> PrizePlan:
        """The plan, or what holds where nobody made one."""
        return self.plan or _NO_PLAN

    def version(self, line: Seq) -> Published | None:
        """The version that this line published."""
        return next((one for one in self.versions if one.line == line), None)


_NO_PLAN = PrizePlan()
