"""Prizes in words: what is paid for which place, ties, deals, what stacks are worth, bounties, satellites."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from babel.numbers import format_decimal

from director.host.i18n import N_, Words
from director.rules.prizes.payouts import Percents
from director.rules.questions.deal import read_deal
from director.rules.questions.payouts import read_payouts
from director.rules.questions.ties import read_ties
from director.views import figures
from director.views.verdicts.told import Explanation, Told, items, plain, sentence

_MOST_NAMED: Final = 12
"""More names than these nobody would read out."""

# ------------------------------------------------------------------ payouts


def _payouts(told: Told) -> str:
    words, read = told.words, read_payouts(told.question)
    amounts = _whole(items(told.answer["amounts"]))
    asked = len(read.scheme.percents) if isinstance(read.scheme, Percents) else read.scheme.places
    return " ".join((*_paid(amounts, words), *_fewer(len(amounts), asked, told), _rounding(told)))


def _paid(amounts: list[int], words: Words) -> Iterator[str]:
    facts = {"first": figures.chips(amounts[0], words), "last": figures.chips(amounts[-1], words)}
    if len(amounts) == 1:
        yield words._("One place is paid: {first}.").format(**facts)
        return
    text = words.ngettext(
        "{places} place is paid, from {first} for the first to {last} for the last.",
        "{places} places are paid, from {first} for the first to {last} for the last.",
        len(amounts),
    )
    yield text.format(places=figures.chips(len(amounts), words), **facts)


def _fewer(paid: int, asked: int, told: Told) -> Iterator[str]:
    if paid < asked:
        words = told.words
        text = words._("With all {asked} the last prize would be less than {least}.")
        least = figures.chips(read_payouts(told.question).how.min_cash, words)
        yield text.format(asked=figures.chips(asked, words), least=least)


def _rounding(told: Told) -> str:
    how, words = read_payouts(told.question).how, told.words
    text = (
        words._("What rounding down to {unit} leaves goes to first place: no book says it, the house does.")
        if how.method == "first"
        else words._(
            "What rounding down to {unit} leaves is given out one {unit} each by the largest remainder: no"
            " book says it, the house does."
        )
    )
    return text.format(unit=figures.chips(how.unit, words))


# ------------------------------------------------------------------ ties


def _ties(told: Told) -> str:
    words, read = told.words, read_ties(told.question)
    placed = plain(told.answer["places"])
    prizes = _amounts(told.answer["prizes"])
    tied = len(set(placed.values())) < len(placed)
    if len(placed) > _MOST_NAMED:
        text = words._("{count} go out in one hand: the highest place is {best}, all together get {total}.")
        first = text.format(
            count=figures.chips(len(placed), words),
            best=figures.chips(read.best_place, words),
            total=figures.chips(sum(prizes.values()), words),
        )
    else:
        first = sentence(
            "; ".join(
                words._("{who}: place {place}, {prize}").format(
                    who=who, place=str(place).replace("-", "–"), prize=figures.chips(prizes[who], words)
                )
                for who, place in placed.items()
            )
        )
    return " ".join((first, *(_shared(told) if tied else ())))


def _shared(told: Told) -> Iterator[str]:
    words, read = told.words, read_ties(told.question)
    if read.hand_for_hand and len({one.table for one in read.gone}) > 1:
        yield (
            words._("Hand for hand, stacks of different tables are compared as well; equal ones tie.")
            if read.rules.text("bust_tie") == "stacks"
            else words._("Hand for hand, those of different tables tie, whatever their stacks.")
        )
    text = words._(
        "Who ties divides the prizes of these places; a {unit} left over goes in the order agreed."
    )
    yield text.format(unit=figures.chips(read.unit, words))


# ------------------------------------------------------------------ deal, icm


def _deal(told: Told) -> str:
    words, read = told.words, read_deal(told.question)
    amounts = _amounts(told.answer["amounts"])
    facts = {"total": figures.chips(sum(amounts.values()), words)}
    sentences = [words._(_DEALS[read.kind]).format(**facts), *_each(amounts, words)]
    if read.leave:
        text = words._("{left} stay in play for the winner.")
        sentences.append(text.format(left=figures.chips(read.leave, words)))
    sentences += [words._(_WARNINGS[str(code)]) for code in items(told.answer["warnings"])]
    sentences.append(words._("It needs the consent of everybody: no book knows deals."))
    return " ".join(sentences)


def _each(amounts: Mapping[str, int], words: Words) -> Iterator[str]:
    if len(amounts) <= _MOST_NAMED:
        each = (f"{who} {figures.chips(amount, words)}" for who, amount in amounts.items())
        yield words._("Shares: {each}.").format(each=", ".join(each))
        return
    text = words._("The largest of {count} shares is {most}, the smallest {least}.")
    yield text.format(
        count=figures.chips(len(amounts), words),
        most=figures.chips(max(amounts.values()), words),
        least=figures.chips(min(amounts.values()), words),
    )


_DEALS: Final[Mapping[str, str]] = {
    "icm": N_("{total} are divided by what each stack is worth (ICM)."),
    "chip": N_("{total} are divided: everybody has the lowest prize for sure, the rest goes by chips."),
    "straight": N_("{total} are divided by chips alone."),
    "equal": N_("{total} are divided equally."),
}
"""Kind of the deal → its sentence."""

_WARNINGS: Final[Mapping[str, str]] = {
    "above_first": N_("Careful: somebody would get more than first prize."),
    "below_minimum": N_("Careful: somebody would get less than the prize that is sure already."),
}
"""Code of a warning → its sentence."""


def _icm(told: Told) -> str:
    words = told.words
    values = [float(str(value)) for value in items(told.answer["values"])]
    if len(values) == 1:
        return words._("By ICM one stack is worth {worth}.").format(worth=_worth(values[0], words))
    text = words.ngettext(
        "By ICM {count} stack is worth {least} to {most}, together {total}.",
        "By ICM {count} stacks are worth {least} to {most}, together {total}.",
        len(values),
    )
    return text.format(
        count=figures.chips(len(values), words),
        most=_worth(max(values), words),
        least=_worth(min(values), words),
        total=figures.chips(sum(_whole(items(told.question["prizes"]))), words),
    )


def _worth(value: float, words: Words) -> str:
    return format_decimal(value, "#,##0.00", locale=figures.locale_of(words.language))


# ------------------------------------------------------------------ bounty, satellite


def _bounty(told: Told) -> str:
    words = told.words
    paid, head = _amounts(told.answer["paid"]), _amounts(told.answer["head"])
    clauses = (
        words._("seat {seat} is paid {paid} and its own bounty grows by {head}")
        if told.question["kind"] == "progressive"
        else words._("seat {seat} is paid {paid}")
    )
    each = "; ".join(
        clauses.format(
            seat=seat, paid=figures.chips(paid[seat], words), head=figures.chips(head[seat], words)
        )
        for seat in paid
    )
    why = words._(
        "A bounty belongs to the winner of the last pot that its owner was in, not of the main pot."
    )
    return f"{sentence(each)} {why}"


def _satellite(told: Told) -> str:
    words, rest = told.words, _whole(items(told.answer["rest"]))
    seats = _whole([told.answer["seats"]])[0]
    if not seats:
        first = words._("The pool does not pay for a seat.")
    else:
        first = words.ngettext(
            "{seats} seat is paid; play stops when {seats} player is left.",
            "{seats} seats are paid; play stops when {seats} players are left.",
            seats,
        ).format(seats=figures.chips(seats, words))
    if not rest:
        nothing = words._("Nothing is left over.")
        return f"{first} {nothing}"
    if len(rest) > _MOST_NAMED:
        text = words._("{total} are left for the {count} places after them.")
    else:
        text = words._("Left for the places after them: {each}.")
    left = text.format(
        total=figures.chips(sum(rest), words),
        count=figures.chips(len(rest), words),
        each="; ".join(figures.chips(amount, words) for amount in rest),
    )
    return f"{first} {left}"


def _amounts(value: object) -> dict[str, int]:
    named = plain(value)
    return dict(zip(named, _whole(named.values()), strict=True))


def _whole(values: Iterable[object]) -> list[int]:
    return [int(str(value)) for value in values]


EXPLANATIONS: Final[Mapping[str, Explanation]] = {
    "payouts": _payouts,
    "ties": _ties,
    "deal": _deal,
    "icm": _icm,
    "bounty": _bounty,
    "satellite": _satellite,
}
"""Topic → its sentences."""

COMPLAINTS: Final[Mapping[str, str]] = {
    "bad_percent": N_("{field} must be a percent written as a text, such as 12.5, above 0 and at most 100."),
    "percents_and_curve": N_("{field} does not go with percents: a table or a curve, not both."),
    "percents_rise": N_("{field}: place {place} would get a larger part than the place above it."),
    "percents_total": N_("{field} come to {total} together; it must be 100."),
    "first_share_small": N_("{field}: of {places} places the first would get less than the others."),
    "place_unpaid": N_(
        "{field}: place {place} would get less than one {unit}. Pay fewer places, or name the least prize."
    ),
    "min_cash_above_pool": N_("{field}: the pool does not pay even one prize of {least}."),
    "prizes_rise": N_("{field}: the prize of place {place} is larger than the one above it."),
    "more_prizes": N_("{field}: {prizes} prizes for {stacks} stacks are too many."),
    "leave_above_first": N_("{field} comes off first prize, which is {first}."),
    "seats_unsold": N_("{field}: {unsold} seats would find nobody, more than the {most} that can be listed."),
}
"""Code of a BadQuestion → its sentence."""
