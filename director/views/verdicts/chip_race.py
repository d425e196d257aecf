"""Small chips that leave, in words: the race at a table, and the plan of an event."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from director.host.i18n import N_, Words
from director.rules.cards.card import DECK
from director.rules.questions.chip_race import RaceRead, raced, read_race
from director.rules.questions.colour_up import level_stakes, plan_of
from director.rules.table.chip_race import Race, Raced, gain
from director.rules.table.race_cards import MOST_DECKS, decks_for
from director.views import figures
from director.views.combinations import with_signs
from director.views.level_doubts import doubt_sentence, removal_sentence, unplayable_sentence
from director.views.verdicts.told import Explanation, Told, listed

# ------------------------------------------------------------------ chip-race


def _chip_race(told: Told) -> str:
    words, read = told.words, read_race(told.question)
    race = read.race
    if not race.odd_chips:
        return words._(
            "Every seat changes its chips of {small} in full groups; nothing is left to race for, and the"
            " total stays the same."
        ).format(small=figures.chips(race.terms.small, words))
    sentences = [*_groups(race, words), _worth(race, words)]
    # Where no chip is raced for, no card is needed to know what becomes of everybody.
    if read.settled or not race.chips:
        outcome = raced(read).answer
        sentences += [*_winners(read, outcome, words), *_protected(race, outcome, words)]
        sentences.append(_change(outcome.delta, words))
    else:
        sentences += [*_dealing(race, words), *_served_first(race, words), _range(race, words)]
    return " ".join(sentences)


def _groups(race: Race, words: Words) -> Iterator[str]:
    """What is changed, where that is all there is: before a race it stands at each seat."""
    small, larger = race.terms.small, race.terms.larger
    if race.chips or not race.exchanged:
        return
    each = ", ".join(
        words._("seat {seat} changes {given} for {got}").format(
            seat=seat,
            given=_chips(got * larger // small, small, words),
            got=_chips(got, larger, words),
        )
        if not got * larger % small
        # No whole number of small chips: what is left over is more or less than the chips that remain.
        else words._("seat {seat} gets {got}").format(seat=seat, got=_chips(got, larger, words))
        for seat, got in race.exchanged.items()
    )
    yield words._("Full groups first: {each}.").format(each=each)


def _chips(count: int, value: int, words: Words) -> str:
    text = words.ngettext("{count} chip of {value}", "{count} chips of {value}", count)
    return text.format(count=figures.chips(count, words), value=figures.chips(value, words))


def _served_first(race: Race, words: Words) -> Iterator[str]:
    """Who gets a chip of the race whatever the cards say (RRoP 15); too few chips go by card."""
    alone = race.last_chips
    if not race.from_pool or not alone:
        return
    if len(alone) <= race.chips:
        yield _whatever_the_card(alone, words)
        return
    text = words._(
        "Seats {seats} would be out and are served first, by their cards; who gets none of the chips raced"
        " for gets one of {smallest}."
    )
    smallest = figures.chips(race.terms.smallest_left, words)
    yield text.format(seats=listed(alone), smallest=smallest)


def _worth(race: Race, words: Words) -> str:
    facts = {"value": figures.chips(race.value, words), "larger": figures.chips(race.terms.larger, words)}
    if race.each:
        text = words._("The odd chips are worth {value}; no cards are dealt for them.")
    elif not race.chips:
        text = words._("The odd chips are worth {value}, too little for a chip of {larger}: they leave play.")
    else:
        text = words.ngettext(
            "The odd chips are worth {value}: {chips} chip of {larger} is raced for.",
            "The odd chips are worth {value}: {chips} chips of {larger} are raced for.",
            race.chips,
        )
    return text.format(**facts, chips=figures.chips(race.chips, words))


def _dealing(race: Race, words: Words) -> Iterator[str]:
    counts = ", ".join(
        words._("seat {seat}: {count}").format(seat=seat, count=figures.chips(count, words))
        for seat, count in race.cards_each.items()
    )
    text = words._("Deal from the lowest seat clockwise, to each all its cards before the next: {counts}.")
    yield text.format(counts=counts)
    cards = sum(race.cards_each.values())
    if cards <= len(DECK):
        return
    if decks_for(cards) > MOST_DECKS:
        text = words._(
            "That is {cards} cards, and one deck has {deck}: race in stages, with chips between {small}"
            " and {larger}."
        )
    else:
        text = words._(
            "That is {cards} cards, and one deck has {deck}: race in two stages, with a chip between {small}"
            " and {larger}, or shuffle {decks} decks together."
        )
    yield text.format(
        cards=figures.chips(cards, words),
        deck=len(DECK),
        small=figures.chips(race.terms.small, words),
        larger=figures.chips(race.terms.larger, words),
        decks=decks_for(cards),
    )


def _range(race: Race, words: Words) -> str:
    low, high = gain(race)
    if low == high:
        return _change(low, words)
    text = words._(
        "The total changes by {low} to {high}: a seat that would be out gets a chip of {smallest} besides."
    )
    smallest = figures.chips(race.terms.smallest_left, words)
    return text.format(low=figures.signed(low, words), high=figures.signed(high, words), smallest=smallest)


def _winners(read: RaceRead, outcome: Raced, words: Words) -> Iterator[str]:
    if not outcome.winners:
        return
    larger, cards = figures.chips(read.race.terms.larger, words), read.cards or {}
    if read.race.each:
        text = words.ngettext(
            "Seat {seats} gets one chip of {larger}.",
            "Seats {seats} get one chip of {larger} each.",
            len(outcome.winners),
        )
        yield text.format(seats=listed(outcome.winners), larger=larger)
        return
    best = ", ".join(f"{seat} ({with_signs([max(cards[seat])])})" for seat in outcome.winners)
    if outcome.served_first:
        text = words.ngettext(
            "Of the others seat {seats} has the best card and gets one.",
            "Of the others seats {seats} have the best cards and get one each.",
            len(outcome.winners),
        )
    else:
        text = words.ngettext(
            "Seat {seats} has the best card and gets one.",
            "Seats {seats} have the best cards and get one each.",
            len(outcome.winners),
        )
    yield text.format(seats=best)


def _protected(race: Race, outcome: Raced, words: Words) -> Iterator[str]:
    served = outcome.served_first
    besides = [seat for seat in outcome.protected if seat not in served]
    if served:
        yield _whatever_the_card(served, words)
    if besides:
        text = words.ngettext(
            "Seat {seats} would be out and gets one chip of {smallest} besides.",
            "Seats {seats} would be out and get one chip of {smallest} each besides.",
            len(besides),
        )
        yield text.format(seats=listed(besides), smallest=figures.chips(race.terms.smallest_left, words))


def _whatever_the_card(served: tuple[int, ...], words: Words) -> str:
    text = words.ngettext(
        "Seat {seats} would be out and is served first, whatever its card.",
        "Seats {seats} would be out and are served first, whatever their cards.",
        len(served),
    )
    return text.format(seats=listed(served))


def _change(delta: int, words: Words) -> str:
    if not delta:
        return words._("The total of all chips stays the same.")
    text = (
        words._("The total of all chips grows by {amount}.")
        if delta > 0
        else words._("The total of all chips falls by {amount}.")
    )
    return text.format(amount=figures.chips(abs(delta), words))


# ------------------------------------------------------------------ colour-up


def _colour_up(told: Told) -> str:
    words, plan = told.words, plan_of(told.question).answer
    levels = level_stakes(told.question)
    if plan.remove:
        sentences = [removal_sentence(one, words) for one in plan.remove]
    else:
        sentences = [words._("No chip can leave before the last level.")]
    sentences += [unplayable_sentence(one, words) for one in plan.unplayable]
    sentences += [doubt_sentence(one, levels, words) for one in plan.doubtful]
    return " ".join(sentences)


EXPLANATIONS: Final[Mapping[str, Explanation]] = {"chip-race": _chip_race, "colour-up": _colour_up}
"""Topic → its sentences."""

COMPLAINTS: Final[Mapping[str, str]] = {
    "next_not_larger": N_("{field} must be larger than the chip of {small} that leaves."),
    "chip_leaves": N_("{field}: the chip of {small} leaves, so it cannot be the smallest that stays."),
    "not_smallest": N_("{field}: the chip of {next} stays as well, so the smallest cannot be larger."),
    "too_many_odd_chips": N_(
        "{field}: {chips} odd chips are more than {decks} decks have cards; race in stages."
    ),
    "card_too_often": N_("{field}: the card {card} stands here more often than the {decks} decks have it."),
    "not_a_card_a_chip": N_(
        "{field}: seat {seat} gets one card for each of its odd chips, {odd} in all; here are {cards}."
    ),
    "no_common_unit": N_(
        "{field}: only {unit} goes into all these values, far less than the smallest; one must be misprinted."
    ),
}
"""Code of a BadQuestion → its sentence."""
