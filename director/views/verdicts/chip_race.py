"""Small chips that leave, in words: the race at a table, and the plan of an event."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from director.host.i18n import N_, Words
from director.rules.cards.card import DECK
from director.rules.questions.chip_race import RaceRead, raced, read_race
from director.rules.questions.colour_up import level_stakes, plan_of
from director.rules.table.chip_race import Race, Raced, gain
from director.rules.table.colour_up import Removal, Unplayable
from director.rules.table.doubtful_levels import Doubt, Why
from director.rules.table.race_cards import MOST_DECKS, decks_for
from director.rules.table.stakes import Stakes, What
from director.views import figures
from director.views.combinations import with_signs
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
    sentences = [_worth(race, words)]
    if read.settled:
        outcome = raced(read).answer
        sentences += [*_winners(read, outcome, words), *_protected(race, outcome, words)]
        sentences.append(_change(outcome.delta, words))
    else:
        sentences += [*_dealing(race, words), _range(race, words)]
    return " ".join(sentences)


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
        text = words.ngettext(
            "Seat {seats} would be out and is served first, whatever its card.",
            "Seats {seats} would be out and are served first, whatever their cards.",
            len(served),
        )
        yield text.format(seats=listed(served))
    if besides:
        text = words.ngettext(
            "Seat {seats} would be out and gets one chip of {smallest} besides.",
            "Seats {seats} would be out and get one chip of {smallest} each besides.",
            len(besides),
        )
        yield text.format(seats=listed(besides), smallest=figures.chips(race.terms.smallest_left, words))


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
        sentences = [_removal(one, words) for one in plan.remove]
    else:
        sentences = [words._("No chip can leave before the last level.")]
    sentences += [_unplayable(one, words) for one in plan.unplayable]
    sentences += [_doubt(one, levels, words) for one in plan.doubtful]
    return " ".join(sentences)


def _removal(one: Removal, words: Words) -> str:
    if one.what is None:
        return words._("No level needs chips of {chip}.").format(chip=figures.chips(one.chip, words))
    if one.at_break_after is None:
        text = words._(
            "Chips of {chip} are last needed in level {level} ({amount}); no break comes after it."
        )
    elif one.at_break_after == one.last_needed:
        text = words._(
            "Chips of {chip} are last needed in level {level} ({amount}): off at the break after it."
        )
    else:
        text = words._(
            "Chips of {chip} are last needed in level {level} ({amount}): off at the break after level {at}."
        )
    amount = words._(_AMOUNTS[one.what]).format(amount=figures.chips(one.amount, words))
    chip = figures.chips(one.chip, words)
    return text.format(chip=chip, level=one.last_needed, amount=amount, at=one.at_break_after)


_AMOUNTS: Final[Mapping[What, str]] = {
    "small": N_("small blind {amount}"),
    "big": N_("big blind {amount}"),
    "ante": N_("ante {amount}"),
    "bring_in": N_("bring-in {amount}"),
    "small_bet": N_("smaller bet {amount}"),
    "big_bet": N_("larger bet {amount}"),
}


def _unplayable(one: Unplayable, words: Words) -> str:
    amount = words._(_AMOUNTS[one.what]).format(amount=figures.chips(one.amount, words))
    text = words._("Level {level} cannot be played: no chips make up the {amount}.")
    return text.format(level=one.level, amount=amount)


def _doubt(one: Doubt, levels: list[Stakes], words: Words) -> str:
    level = levels[one.level - 1]
    other = level if one.beside is None else levels[one.beside - 1]
    what, amount, there = _different(one.why, level, other)
    return words._(_DOUBTS[one.why]).format(
        level=one.level,
        beside=one.beside,
        amount=words._(_AMOUNTS[what]).format(amount=figures.chips(amount, words)),
        there=figures.chips(there, words),
        stakes=_stakes(level, words),
        others=_stakes(other, words),
        bets=_pair(level.limits, words),
        ante=figures.chips(level.ante, words),
        bring_in=figures.chips(level.bring_in, words),
    )


def _different(why: Why, level: Stakes, other: Stakes) -> tuple[What, int, int]:
    """The amount of a level that does not fit to another, and what it is there."""
    if why.startswith("ante"):
        return "ante", level.ante, other.ante
    here, there = dict(level.amounts()), dict(other.amounts())
    falls = why == "falls"
    return next(
        (
            (what, amount, there[what])
            for what, amount in here.items()
            if what != "ante" and what in there and (amount < there[what] if falls else amount > there[what])
        ),
        ("big", level.big, other.big),
    )


_DOUBTS: Final[Mapping[Why, str]] = {
    "no_stakes": N_("Level {level} asks for no chips at all."),
    "falls": N_("Level {level} is doubtful: {amount} is less than in level {beside}, {there}."),
    "above_next": N_("Level {level} is doubtful: {amount} is more than in level {beside}, {there}."),
    "repeats": N_("Level {level} is doubtful: it is the same as level {beside}."),
    "jumps": N_(
        "Level {level} is doubtful: {stakes} is more than three times as much as {others} in level {beside}."
    ),
    "not_half": N_("Level {level} is doubtful: in {stakes} the small blind is not half of the big blind."),
    "limits_not_double": N_("Level {level} is doubtful: in {bets} the larger bet is not twice the smaller."),
    "bring_in_no_less": N_(
        "Level {level} is doubtful: the bring-in of {bring_in} is no less than the bet, {bets}."
    ),
    "ante_large": N_("Level {level} is doubtful: the ante of {ante} is too large beside {stakes}."),
    "ante_small": N_("Level {level} is doubtful: the ante of {ante} is too small beside {stakes}."),
    "ante_falls": N_("Level {level} is doubtful: {amount} is less than in level {beside}, {there}."),
    "ante_above_next": N_("Level {level} is doubtful: {amount} is more than in level {beside}, {there}."),
}
"""Why a level is doubted → the sentence."""


def _stakes(level: Stakes, words: Words) -> str:
    """What a level is called: its blinds, or its bets where it has none."""
    return _pair((level.small, level.big) if level.big or not any(level.limits) else level.limits, words)


# ------------------------------------------------------------------ words


def _pair(amounts: tuple[int, int], words: Words) -> str:
    return "/".join(figures.chips(amount, words) for amount in amounts)


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
