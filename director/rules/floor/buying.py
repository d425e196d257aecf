"""What the house has against a re-entry, a rebuy, an add-on and a seat that is given up."""

from __future__ import annotations

from collections.abc import Iterator

from director.domain.attendance import ReleaseSeats
from director.domain.busts import with_wishes
from director.domain.buying import AddOn, Rebuy, Reenter
from director.domain.entries import Register
from director.domain.ids import EntryId
from director.domain.moments import Moment
from director.domain.refusal import Objection
from director.domain.seating import Seat
from director.domain.structure import Structure, Window
from director.domain.tournament import Tournament
from director.rules.floor.alternates import alternates, open_seats
from director.rules.floor.prices import Closed, Kind, closed, offer_of


def buying_objections(
    tournament: Tournament, action: Reenter | Rebuy | AddOn, now: Moment | None
) -> Iterator[Objection]:
    """Not offered, once too often, at another price, or not in this level.

    The price is asked here and not of a registration: a list of players may say what each of them really
    paid, while nobody types the price of an offer unless on purpose.
    """
    if (action.of if isinstance(action, Reenter) else action.entry) not in tournament.entries:
        return
    kind, times = _bought(tournament, action)
    offer = offer_of(tournament, kind)
    if offer is None:
        yield Objection("not_offered", {"offer": kind})
        return
    if offer.most and times > offer.most:
        yield Objection("offer_used_up", {"offer": kind, "most": offer.most})
    if (action.buy_in, action.fee, action.stack) != (offer.buy_in, offer.fee, offer.stack):
        facts: dict[str, object] = {
            "offer": kind,
            "buy_in": offer.buy_in,
            "fee": offer.fee,
            "value": offer.stack,
        }
        yield Objection("offer_price", facts)
    if now is not None and tournament.structure is not None:
        shut = closed(tournament, window_of(tournament.structure, kind), now)
        if shut is not None:
            yield _shut(kind, shut)


def window_of(structure: Structure, kind: Kind) -> Window | None:
    """When this is possible. Who may not enter any more may not enter again, unless the schedule says so."""
    window: Window | None = getattr(structure, kind)
    return structure.late_registration if window is None and kind == "reentry" else window


def _shut(kind: Kind, shut: Closed) -> Objection:
    facts: dict[str, object] = {"offer": kind, "level": shut.level}
    if shut.how == "before":
        return Objection("offer_before", facts)
    if shut.how == "in_breaks":
        return Objection("offer_in_breaks", facts)
    return Objection("offer_over", facts)


def _bought(tournament: Tournament, action: Reenter | Rebuy | AddOn) -> tuple[Kind, int]:
    """What is bought, and the how-manieth time by this person in the event."""
    if isinstance(action, Reenter):
        return "reentry", tournament.entries[action.of].nth
    entry = tournament.entries[action.entry]
    before, rebuys, add_ons = entry, 0, 0
    while True:
        rebuys, add_ons = rebuys + before.rebuys, add_ons + before.add_ons
        if before.of is None:
            break
        before = tournament.entries[before.of]
    return ("rebuy", rebuys + 1) if isinstance(action, Rebuy) else ("add_on", add_ons + 1)


def as_before(tournament: Tournament, entry: EntryId) -> Tournament:
    """The tournament in which the fixed seat and the pairs of this entry, which has left, count again."""
    left = tournament.entries.get(entry)
    if left is None or left.exit is None:
        return tournament
    return with_wishes(tournament, entry, left.exit)


def entering_as(
    tournament: Tournament, action: Register | Reenter | Seat
) -> tuple[Tournament, EntryId | None]:
    """The state in which a seat is looked for, and the entry whose needs count; None for who has none yet.

    Needs belong to the person, so those of a re-entry are those of the entry before it.
    """
    if isinstance(action, Seat):
        return tournament, action.entry
    if isinstance(action, Reenter) and action.keeps:
        return as_before(tournament, action.of), action.of
    return tournament, None


def release_objections(tournament: Tournament, action: ReleaseSeats) -> Iterator[Objection]:
    """Whoever was seen in his chair has come, so he is no no-show."""
    for number in action.entries:
        place = tournament.seating.at(number)
        if place is not None and tournament.entries[number].checked == place:
            yield Objection("was_seen", {"entry": number, "seat": place})


def out_of_turn(tournament: Tournament, entry: EntryId | None) -> Iterator[Objection]:
    """Somebody gets a seat while others have waited longer, and not all of them have one.

    House choice. Whoever needs a fixed seat or must be kept apart from somebody is not passed over by it:
    no seat may be free that he can be given.
    """
    waiting = alternates(tournament)
    ahead = waiting[: waiting.index(entry)] if entry in waiting else waiting
    if not ahead or open_seats(tournament) > len(ahead):
        return
    bound = {*tournament.needs, *(one for pair in tournament.apart for one in pair)}
    passed = [one for one in ahead if one not in bound]
    if passed:
        yield Objection("alternates_first", {"entry": passed[0], "value": len(passed)})
