"""The chip race of one table while it is counted and dealt: what each seat hands in, gets and changes by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, Literal

import msgspec

from director.domain.chips import TableRace
from director.domain.refusal import Impossible
from director.domain.tournament import Tournament
from director.host.i18n import Words
from director.rules.cards.card import Card, written
from director.rules.questions.reading import BadQuestion
from director.rules.table.chip_exchange import Denominations
from director.rules.table.chip_race import Race
from director.rules.table.proposals import propose_race, race_at
from director.rules.table.race_cards import decks_for, too_often
from director.rules.table.race_plan import chips_leaving
from director.rules.verdict import Verdict
from director.views import figures
from director.views.combinations import with_signs
from director.views.verdicts import complaint, explanation

Stage = Literal["counting", "cards", "ready"]
"""Nothing was counted yet, the cards are to be dealt, or it is known who gets what."""

USUAL: Final = (25, 100, 500, 1_000, 5_000, 25_000, 100_000)
"""Values that chips usually have, for an event whose chips nobody entered."""


class SeatLine(msgspec.Struct, frozen=True, gc=False):
    """What becomes of one seat."""

    exchanged: int
    """Larger chips for full groups."""
    odd: int
    """Odd chips: the cards it is dealt."""
    gets: Literal["", "won", "protected"] = ""
    change: int | None = None
    """What it was given less what it handed in; None before the cards."""


class RaceSheet(msgspec.Struct, frozen=True):
    """One table."""

    stage: Stage
    seats: Mapping[int, SeatLine]
    text: str
    """What is raced for, or who got what, in a sentence or two."""
    verdict: Verdict[TableRace] | None = None
    """Once it is settled."""
    trouble: str = ""
    """What is wrong with the chips or the cards."""


def race_sheet(
    tournament: Tournament,
    number: int,
    terms: Denominations,
    chips: Mapping[int, tuple[int, bool]],
    cards: Mapping[int, Sequence[Card]],
    words: Words,
) -> RaceSheet:
    """The race as far as it is known. `chips`: seat → how many that leave, and whether it has others besides.

    A seat that is missing was not counted yet, and counts as having none. Raises Impossible for values that
    cannot be changed into one another.
    """
    if not 1 <= terms.small < terms.larger or terms.small >= terms.smallest_left:
        raise Impossible(
            "chip_values", chip=terms.small, larger=terms.larger, smallest_left=terms.smallest_left
        )
    race = race_at(tournament, number, terms, chips)
    lines = {seat: SeatLine(one.chips, one.odd_chips) for seat, one in race.exchanges.items()}
    if not chips:
        return RaceSheet("counting", lines, "")
    wanted = race.cards_each
    dealt = {seat: tuple(cards.get(seat, ())) for seat in wanted}
    trouble = _card_trouble(cards, wanted, words)
    if trouble:
        return RaceSheet("cards", lines, _told(tournament, race, None, words), trouble=trouble)
    if any(len(dealt[seat]) < count for seat, count in wanted.items()):
        return RaceSheet("cards", lines, _told(tournament, race, None, words))
    try:
        verdict = propose_race(tournament, number, race, dealt)
    except Impossible:
        text = words._("The cards are not one for each odd chip.")
        return RaceSheet("cards", lines, _told(tournament, race, None, words), trouble=text)
    settled = verdict.answer
    seats = {
        one.seat: SeatLine(
            lines[one.seat].exchanged, lines[one.seat].odd, _gets(settled, one.seat), one.change
        )
        for one in settled.seats
    }
    return RaceSheet("ready", seats, _told(tournament, race, dealt, words), verdict)


def _card_trouble(cards: Mapping[int, Sequence[Card]], wanted: Mapping[int, int], words: Words) -> str:
    """What is wrong with the cards that lie there, while others may still be missing."""
    if any(len(some) > wanted.get(seat, 0) for seat, some in cards.items()):
        return words._("The cards are not one for each odd chip.")
    decks = decks_for(sum(wanted.values()))
    twice = too_often(Counter(card for some in cards.values() for card in some), decks)
    if not twice:
        return ""
    if decks == 1:
        text = words._("The card {card} stands there twice. A deck has it once.")
    else:
        text = words._("The card {card} stands there more often than the decks have it.")
    return text.format(card=with_signs(twice[:1]))


def wrong_value(
    tournament: Tournament, terms: Denominations, words: Words
) -> tuple[Literal["chip", "larger", "smallest"], str] | None:
    """Which value cannot be, and why; None where they can be changed into one another.

    Only a slip of the hand makes a larger chip worth less than two: 30 for 300. A case that was entered
    knows better.
    """
    small, larger, left = terms
    chip, known = figures.chips(small, words), tournament.case.values
    missing = words._("There is no chip of {value} in the case.")
    if known and small not in known:
        return "chip", missing.format(value=chip)
    if larger <= small:
        return "larger", words._("It must be worth more than the chip of {chip}.").format(chip=chip)
    if known and larger not in known:
        return "larger", missing.format(value=figures.chips(larger, words))
    if not known and larger < 2 * small:
        return "larger", words._("It must be worth at least two chips of {chip}.").format(chip=chip)
    if left <= small:
        return "smallest", words._("It must be worth more than the chip of {chip}.").format(chip=chip)
    if left > larger:
        most = figures.chips(larger, words)
        return "smallest", words._("It is at most {most}, for which the chips are changed.").format(most=most)
    if known and left not in known:
        return "smallest", missing.format(value=figures.chips(left, words))
    return None


def _gets(race: TableRace, seat: int) -> Literal["", "won", "protected"]:
    if seat in race.protected:
        return "protected"
    return "won" if seat in race.winners else ""


def _told(
    tournament: Tournament, race: Race, cards: Mapping[int, Sequence[Card]] | None, words: Words
) -> str:
    """As the answer to the question of the rule book says it."""
    plan = tournament.setup
    if not race.stacks:
        return words._("Nobody at this table has chips of {chip}.").format(
            chip=figures.chips(race.terms.small, words)
        )
    question: dict[str, object] = {
        "rules": plan.rules,
        "options": dict(plan.options),
        "small": race.terms.small,
        "next": race.terms.larger,
        "smallest_left": race.terms.smallest_left,
        "seats": [{"seat": s.seat, "count": s.chips, "others": s.others} for s in race.stacks],
        "cards": {str(seat): written(some) for seat, some in cards.items()} if cards else None,
    }
    try:
        return explanation("chip-race", question, Verdict({}), words)
    except BadQuestion as bad:
        return complaint(bad, words)


def values_of(tournament: Tournament) -> tuple[int, ...]:
    """The values of the event's chips, the smallest first; the usual ones where nobody entered them."""
    return tournament.case.values or USUAL


def proposed_terms(tournament: Tournament, tables: Sequence[int], chip: int = 0) -> Denominations:
    """The smallest chip that has not left these tables yet, and the next one after it.

    `chip`: the one that the schedule lets go, where it says so; it is changed as the plan has it.
    """
    leaving = chips_leaving(tournament, values_of(tournament)) if chip else ()
    planned = next((one.terms for one in leaving if one.terms.small == chip), None)
    if planned is not None:
        return planned
    gone = {one for number in tables for one in tournament.tables[number].gone}
    values = [value for value in values_of(tournament) if value not in gone and value >= chip]
    if chip and values and values[0] != chip:
        values = [chip, *values]
    if len(values) < 2:
        values = [*values_of(tournament)[-2:]] if len(values_of(tournament)) > 1 else [25, 100]
    return Denominations(values[0], values[1], values[1])


def total_words(tournament: Tournament, delta: int, words: Words) -> str:
    """By how much the total of all chips changes, and what it comes to."""
    before = tournament.chips.in_play
    facts = {
        "change": figures.signed(delta, words),
        "before": figures.chips(before, words),
        "after": figures.chips(before + delta, words),
    }
    if not delta:
        return words._("The total of all chips stays {before}.").format(**facts)
    return words._("The total of all chips changes by {change}: {before} → {after}.").format(**facts)
