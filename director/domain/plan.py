"""What an event is before anybody enters: name, time and place, game, price."""

from __future__ import annotations

from datetime import datetime
from typing import Final, Literal, get_args
from zoneinfo import ZoneInfo

import msgspec

from director.domain.names import tidy
from director.domain.options import Options, check_options, ordered
from director.domain.refusal import Impossible
from director.domain.seats import MOST_SEATS, MOST_TABLE

Discipline = Literal["holdem", "omaha", "stud", "stud8", "draw5"]
Structure = Literal["NL", "PL", "FL"]
RuleSetName = Literal[
    "sport-ru", "draw-room", "stud-room", "party-stud", "online-stud", "tda-2024", "robert-11", "wsop-2026"
]

DISCIPLINES: Final = get_args(Discipline)
STRUCTURES: Final = get_args(Structure)
RULE_SETS: Final = get_args(RuleSetName)

MOST_DECIMALS: Final = 4
"""No currency has more."""
MOST_MONEY: Final = 10**15
"""The largest amount in minor units; more is a slip of the keyboard."""
MOST_LETTERS: Final = 200
"""The longest name of an event or a place."""
MOST_CHIPS: Final = 10**12
"""The largest number of chips in one stack."""
MOST_ENTRIES: Final = 1_000_000
MOST_TIMES: Final = 1_000
"""How often one person may buy in at most, where the house limits it."""
MOST_LEVEL: Final = 500


class Offer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What a re-entry, a rebuy or an add-on costs and gives."""

    buy_in: int
    """To the prizes, in minor units."""
    fee: int
    """To the house, in minor units."""
    stack: int
    """Chips handed out."""
    most: int = 0
    """How many for one person in this event; 0 for as many as are wanted."""


class StackBonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Chips on top of the starting stack, for who comes early."""

    name: str
    chips: int
    until: int = 0
    """The last level in which it is given; 0 for before the first hand only."""


OFFERS: Final = ("reentry", "rebuy", "add_on")
"""What may be offered besides the first entry."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The event as announced."""

    name: str
    starts: str = ""
    """Local date and time, 2026-12-05T18:00; empty when not yet known."""
    place: str = ""
    zone: str = "UTC"
    """Time zone of the place, by its IANA name."""
    discipline: Discipline = "holdem"
    structure: Structure = "NL"
    """No-limit, pot-limit or limit."""
    rules: RuleSetName = "sport-ru"
    """The rule set of the event."""
    seats: int = 9
    """Seats per table when a table is opened."""
    stack: int = 10_000
    """Starting stack in chips."""
    buy_in: int = 0
    """What goes to the prizes, in minor units."""
    fee: int = 0
    """What the house keeps, in minor units."""
    currency: str = "EUR"
    decimals: int = 2
    """How many decimals the currency has."""
    dead_stacks: bool = False
    """House choice: chips of those who withdraw after the first hand stay and are blinded off."""
    reentry: Offer | None = None
    """None where nobody may come back."""
    rebuy: Offer | None = None
    add_on: Offer | None = None
    bonuses: tuple[StackBonus, ...] = ()
    places_paid: int = 0
    """How many places are paid, as announced; 0 when it is not yet known."""
    tight_tables: int = 0
    """From so many tables on, tables are kept within one player whatever `balance_diff` says; 0 for never."""
    redraw_at: tuple[int, ...] | None = None
    """At so many tables everybody draws anew; None for as the rules have it."""
    leavers_place: bool = True
    """House choice: whoever leaves after the first hand takes the place he left at, else none."""
    options: Options = ()
    """What is otherwise than in the rule set, by the names of `domain/options.py`."""

    def __post_init__(self) -> None:
        """Names are kept as people read them: nothing invisible, nothing that turns a line round.

        Options stand in their order, so that equal plans are equal.
        """
        for field in ("name", "place"):
            msgspec.structs.force_setattr(self, field, tidy(getattr(self, field)))
        msgspec.structs.force_setattr(self, "options", ordered(self.options))

    def check(self) -> None:
        """Raise Impossible with the field that cannot be."""
        self._check_words()
        limits = {
            "seats": (2, MOST_SEATS),
            "stack": (1, MOST_CHIPS),
            "buy_in": (0, MOST_MONEY),
            "fee": (0, MOST_MONEY),
            "decimals": (0, MOST_DECIMALS),
        }
        for field, (least, most) in limits.items():
            if not least <= getattr(self, field) <= most:
                raise Impossible(
                    "plan_number", field=field, value=getattr(self, field), least=least, most=most
                )
        check_options(self.options)
        self._check_offers()

    def _check_offers(self) -> None:
        amounts: list[tuple[str, int, int, int]] = [
            ("places_paid", self.places_paid, 0, MOST_ENTRIES),
            ("tight_tables", self.tight_tables, 0, MOST_TABLE),
        ]
        for name in OFFERS:
            offer: Offer | None = getattr(self, name)
            if offer is not None:
                amounts += [
                    (f"{name}.buy_in", offer.buy_in, 0, MOST_MONEY),
                    (f"{name}.fee", offer.fee, 0, MOST_MONEY),
                    (f"{name}.stack", offer.stack, 1, MOST_CHIPS),
                    (f"{name}.most", offer.most, 0, MOST_TIMES),
                ]
        for bonus in self.bonuses:
            amounts += [
                ("bonuses.chips", bonus.chips, 1, MOST_CHIPS),
                ("bonuses.until", bonus.until, 0, MOST_LEVEL),
            ]
        amounts += [("redraw_at", tables, 1, MOST_TABLE) for tables in self.redraw_at or ()]
        for field, value, least, most in amounts:
            if not least <= value <= most:
                raise Impossible("plan_number", field=field, value=value, least=least, most=most)

    def _check_words(self) -> None:
        if not self.name.strip():
            raise Impossible("plan_name")
        for field in ("name", "place"):
            if len(getattr(self, field)) > MOST_LETTERS:
                raise Impossible("too_long", field=field, most=MOST_LETTERS)
        if not (len(self.currency) == 3 and self.currency.isascii() and self.currency.isupper()):
            raise Impossible("plan_currency", value=self.currency)
        if self.starts and not _is_moment(self.starts):
            raise Impossible("plan_starts", value=self.starts)
        if not _is_zone(self.zone):
            raise Impossible("plan_zone", value=self.zone)


def _is_moment(text: str) -> bool:
    try:
        return datetime.fromisoformat(text).tzinfo is None
    except ValueError:
        return False


def _is_zone(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (OSError, ValueError):  # unknown names raise ZoneInfoNotFoundError, a KeyError
        return False
    except KeyError:
        return False
    return True
