"""Whether the counts agree: entries and seats, chips, money. Each side is counted from a different place."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

import msgspec
from immutables import Map

from director.domain.chip_count import ChipCount
from director.domain.counted import counted_everywhere, due_at_tables
from director.domain.ids import EntryId
from director.domain.seats import TableSeat
from director.domain.tournament import Entry, EntryState, Tournament
from director.host.i18n import Words
from director.rules.prizes.dues import stale
from director.views import figures
from director.views.count import Count


class Sums(msgspec.Struct, frozen=True, gc=False):
    """The figures behind the strip. Money in minor units."""

    entries: int = 0
    """Registered and not void."""
    out: int = 0
    """Of those, knocked out."""
    withdrawn: int = 0
    """Of those, gone without leaving chips in a seat."""
    unseated: int = 0
    seats: int = 0
    """Chairs held, counted at the tables."""
    in_play: int = 0
    """Chips that everybody brought whose chips did not leave, corrections and races included."""
    paid: int = 0
    """Money taken, refunds given back."""
    prizes: int = 0
    fees: int = 0
    wrong: tuple[TableSeat, ...] = ()
    """Chairs held by somebody who should not be there."""
    of: Map[EntryId, Entry] | None = None
    """The entries these figures were counted from, and their chairs."""
    places: Map[EntryId, TableSeat] = Map()


def sums(
    tournament: Tournament, before: Sums | None = None, touched: Collection[EntryId] | None = None
) -> Sums:
    """Count money and chips entry by entry, and chairs table by table.

    With the figures `before` only entries that changed since are counted anew; `touched`, where it is known,
    names those that may have.
    """
    entries, places = tournament.entries, tournament.seating.places
    seats = sum(map(len, tournament.seating.tables.values()))
    totals = _counted(tournament, before, touched)
    registered, out, withdrawn, unseated, in_play, paid, prizes, fees = totals
    wrong = () if seats == len(places) == registered - out - withdrawn - unseated else _wrong(tournament)
    return Sums(
        registered, out, withdrawn, unseated, seats, in_play, paid, prizes, fees, wrong, entries, places
    )


_Figures = tuple[int, ...]
"""Entries, knocked out, withdrawn, without a seat, chips in play, money paid, prizes, fees."""


def _counted(tournament: Tournament, before: Sums | None, touched: Collection[EntryId] | None) -> _Figures:
    """The figures of all entries."""
    now, places = tournament.entries, tournament.seating.places
    if before is None or before.of is None:
        return _added(now.values(), places)
    known = (
        before.entries, before.out, before.withdrawn, before.unseated,
        before.in_play, before.paid, before.prizes, before.fees,
    )  # fmt: skip
    was, sat = before.of, before.places
    if was is now and sat is places:
        return known
    asked = {*was, *now} if touched is None else touched
    differing = [e for e in asked if was.get(e) is not now.get(e) or sat.get(e) is not places.get(e)]
    come = _added((now[entry] for entry in differing if entry in now), places)
    gone = _added((was[entry] for entry in differing if entry in was), sat)
    return tuple(a + b - c for a, b, c in zip(known, come, gone, strict=True))


def _added(some: Iterable[Entry], places: Mapping[EntryId, TableSeat]) -> _Figures:
    """What these entries, on these chairs, add to each figure; one plain pass, for there may be many."""
    entries = out = withdrawn = unseated = in_play = paid = prizes = fees = 0
    for entry in some:
        if entry.state is EntryState.VOID:
            continue
        entries += 1
        paid += entry.buy_in + entry.fee - entry.refund_buy_in - entry.refund_fee
        prizes += entry.buy_in - entry.refund_buy_in
        fees += entry.fee - entry.refund_fee
        in_play += entry.chips
        if entry.state is EntryState.IN:
            unseated += entry.id not in places
        elif entry.state is EntryState.OUT:
            out += 1
        elif not entry.dead:
            in_play -= entry.chips if entry.taken is None else entry.taken
            withdrawn += 1
    return entries, out, withdrawn, unseated, in_play, paid, prizes, fees


def reconciliation(tournament: Tournament, words: Words, counted: Sums | None = None) -> tuple[Count, ...]:
    """The strip: seats, chips, money; `counted` where the figures are known already."""
    if tournament.plan is None:
        return ()
    counted = counted or sums(tournament)
    return (
        _seats(counted, words),
        _chips(counted, tournament.chips, words),
        *_on_tables(tournament, words),
        _money(counted, tournament, words),
        *_payouts(tournament, words),
        *_on_the_bubble(tournament, words),
    )


def _on_the_bubble(tournament: Tournament, words: Words) -> tuple[Count, ...]:
    """Players left, counted three ways, while it matters most: on the bubble, and hand for hand."""
    from director.views.bubble_count import bubble_count

    count = bubble_count(tournament, words)
    return () if count is None else (count,)


def _seats(counted: Sums, words: Words) -> Count:
    expected = counted.entries - counted.out - counted.withdrawn - counted.unseated
    less = " ".join(_less(counted, words))
    text = (
        words._("Entries {entries} {less} = seats {seats}")
        if less
        else words._("Entries {entries} = seats {seats}")
    )
    agrees = expected == counted.seats and not counted.wrong
    shown = text.format(
        entries=figures.chips(counted.entries, words),
        less=less,
        seats=figures.chips(counted.seats, words),
    )
    short = words._("Seats {seats}").format(seats=figures.chips(counted.seats, words)) if agrees else shown
    about = words._("Entries that are in and seated, against seats held at the tables.")
    return Count("seats", _sign(shown, agrees), _sign(short, agrees), agrees, about, counted.wrong)


def _less(counted: Sums, words: Words) -> Iterator[str]:
    """What parts entries from seats, term by term."""
    if counted.out:
        yield words._("− out {n}").format(n=figures.chips(counted.out, words))
    if counted.withdrawn:
        yield words._("− withdrawn {n}").format(n=figures.chips(counted.withdrawn, words))
    if counted.unseated:
        yield words._("− not seated {n}").format(n=figures.chips(counted.unseated, words))


def _chips(counted: Sums, kept: ChipCount, words: Words) -> Count:
    in_play = counted.in_play + kept.room
    agrees = kept.in_play == in_play
    if agrees and kept.in_play == kept.issued:
        shown = words._("Chips {issued}").format(issued=figures.chips(kept.issued, words))
    else:
        shown = words._("Chips {sum} = {in_play}").format(
            sum=" ".join(_chip_terms(kept, words)), in_play=figures.chips(in_play, words)
        )
    about = words._(
        "Chips issued, less those that left play, with corrections and races, "
        "against what everybody brought whose chips did not leave."
    )
    short = words._("Chips {issued}").format(issued=figures.chips(in_play, words)) if agrees else shown
    return Count("chips", _sign(shown, agrees), _sign(short, agrees), agrees, about)


def _on_tables(tournament: Tournament, words: Words) -> Iterator[Count]:
    """What lies on the tables, as soon as every one of them is counted."""
    found = counted_everywhere(tournament)
    if found is None:
        return
    expected = due_at_tables(tournament)
    facts = {"counted": figures.chips(found, words), "expected": figures.chips(expected, words)}
    shown = words._("Counted {counted} = {expected}").format(**facts)
    agrees = found == expected
    short = words._("Counted {counted}").format(**facts) if agrees else shown
    about = words._("Chips counted at every table, against what should be there.")
    yield Count("counted", _sign(shown, agrees), _sign(short, agrees), agrees, about)


def _chip_terms(kept: ChipCount, words: Words) -> Iterator[str]:
    """What makes up the chips in play, term by term with its sign."""
    yield figures.chips(kept.issued, words)
    if kept.left:
        yield words._("− taken back {left}").format(left=figures.chips(kept.left, words))
    if kept.adjusted:
        text = words._("+ corrections {chips}") if kept.adjusted > 0 else words._("− corrections {chips}")
        yield text.format(chips=figures.chips(abs(kept.adjusted), words))
    if kept.raced:
        text = words._("+ chip races {chips}") if kept.raced > 0 else words._("− chip races {chips}")
        yield text.format(chips=figures.chips(abs(kept.raced), words))


def _money(counted: Sums, tournament: Tournament, words: Words) -> Count:
    plan = tournament.setup
    agrees = counted.paid == counted.prizes + counted.fees
    shown = words._("Money {paid} = prizes {prizes} + fees {fees}").format(
        paid=figures.money(counted.paid, plan, words),
        prizes=figures.money(counted.prizes, plan, words),
        fees=figures.money(counted.fees, plan, words),
    )
    about = words._("Money taken, less refunds, against prizes and fees.")
    paid = figures.money(counted.paid, plan, words)
    short = words._("Money {paid}").format(paid=paid) if agrees else shown
    return Count("money", _sign(shown, agrees), _sign(short, agrees), agrees, about)


def _payouts(tournament: Tournament, words: Words) -> Iterator[Count]:
    """What is published against the pool, while they differ and nobody has decided about it."""
    found = stale(tournament)
    if found is None:
        return
    plan = tournament.setup
    shown = words._("Payouts {published} ≠ pool {pool}").format(
        published=figures.money(found.published, plan, words), pool=figures.money(found.now, plan, words)
    )
    about = words._("What is published for the places, against the prize pool as it is now.")
    yield Count("payouts", shown, shown, False, about)


def _sign(text: str, agrees: bool) -> str:
    """A sum that does not agree says so by its sign, not by colour alone."""
    return text if agrees else text.replace(" = ", " ≠ ", 1)


def _wrong(tournament: Tournament) -> tuple[TableSeat, ...]:
    """Chairs held by somebody who is not in, or at a table that is closed."""
    found: list[TableSeat] = []
    for number, held in tournament.seating.tables.items():
        table = tournament.tables.get(number)
        lost = table is None or table.closed
        for seat, entry in held.items():
            if lost or not _may_sit(tournament.entries.get(entry), tournament, TableSeat(number, seat)):
                found.append(TableSeat(number, seat))
    return tuple(sorted(found))


def _may_sit(entry: Entry | None, tournament: Tournament, place: TableSeat) -> bool:
    if entry is None or tournament.seating.places.get(EntryId(entry.id)) != place:
        return False
    return entry.state is EntryState.IN or entry.dead
