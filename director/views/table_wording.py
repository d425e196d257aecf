"""What was done at a table, in one sentence each: button, hands, absence, chips."""

from __future__ import annotations

from typing import TYPE_CHECKING

from director.domain.chips import AdjustChips, ColourUp
from director.domain.counting import CountChips
from director.domain.play import Away, Back, PlayHand, SetButton, SkipButton
from director.views import figures

if TYPE_CHECKING:
    from director.host.i18n import Words
    from director.views.wording import Telling


def set_button(tell: Telling, action: SetButton) -> str:
    """Table 3: button at seat 7, blinds at 8 and 9."""
    words = tell.words
    facts = {"table": action.table, "button": action.button, "small": action.small, "big": action.big}
    if action.cards:
        card = figures.card(dict(action.cards).get(action.button, ""))
        text = words._("Table {table}: button drawn to seat {button} by {card}, blinds at {small} and {big}")
        return text.format(card=card or "–", **facts)
    if action.small is None:
        return words._("Table {table}: button at seat {button}, no small blind, big blind at {big}").format(
            **facts
        )
    return words._("Table {table}: button at seat {button}, blinds at {small} and {big}").format(**facts)


def play_hand(tell: Telling, action: PlayHand) -> str:
    """Table 3, hand 12: button at seat 7, blinds at seats 8 and 9; not dealt in: Ivanov Sergei."""
    words = tell.words
    if action.small is None:
        text = words._(
            "Table {table}, hand {hand}: button at seat {button}, no small blind, big blind at seat {big}"
        )
    else:
        text = words._(
            "Table {table}, hand {hand}: button at seat {button}, blinds at seats {small} and {big}"
        )
    told = text.format(
        table=action.table, hand=action.hand, button=action.button, small=action.small, big=action.big
    )
    if not action.waits:
        return told
    names = ", ".join(tell.name(one.entry) for one in action.waits)
    return words._("{hand}; not dealt in: {names}").format(hand=told, names=names)


def skip_button(tell: Telling, action: SkipButton) -> str:
    """Table 3: the button was not moved; it goes on by one place."""
    words = tell.words
    text = {
        "stay": words._("Table {table}: the button was not moved in hand {hand}; it stays where it is"),
        "one": words._("Table {table}: the button was not moved in hand {hand}; it goes on by one place"),
        "two": words._("Table {table}: the button was not moved in hand {hand}; it goes on by two places"),
    }[action.steps]
    return text.format(table=action.table, hand=action.hand)


def away(tell: Telling, action: Away) -> str:
    """Ivanov Sergei is away."""
    return tell.words._("{name} is away").format(name=tell.name(action.entry))


def back(tell: Telling, action: Back) -> str:
    """Ivanov Sergei is back and posts."""
    words = tell.words
    if action.says is None:
        text = words._("{name} is back")
    elif action.says == "post":
        text = words._("{name} is there and posts what is due")
    else:
        text = words._("{name} is there and waits for the big blind")
    return text.format(name=tell.name(action.entry))


def colour_up(tell: Telling, action: ColourUp) -> str:
    """Chips of 25 coloured up at 3 tables, change of the total +75."""
    words, count = tell.words, len(action.tables)
    text = words.ngettext(
        "Chips of {chip} coloured up at {n} table, change of the total {delta}",
        "Chips of {chip} coloured up at {n} tables, change of the total {delta}",
        count,
    )
    return text.format(
        chip=figures.chips(action.chip, words),
        n=figures.chips(count, words),
        delta=figures.signed(sum(race.delta for race in action.tables), words),
    )


def adjust_chips(tell: Telling, action: AdjustChips) -> str:
    """Chips of Ivanov Sergei corrected by −1,500."""
    words, chips = tell.words, figures.signed(action.chips, tell.words)
    if action.entry is None:
        return words._("Chips of the room corrected by {chips}").format(chips=chips)
    name = tell.name(action.entry)
    return words._("Chips of {name} corrected by {chips}").format(name=name, chips=chips)


def count_chips(tell: Telling, action: CountChips) -> str:
    """Table 3: 78,400 chips counted, stack by stack."""
    words = tell.words
    if action.stacks:
        text = words._("Table {table}: {chips} chips counted, stack by stack")
    else:
        text = words._("Table {table}: {chips} chips counted")
    return text.format(table=action.table, chips=figures.chips(action.chips, words))


def tables_counted(words: Words, count: int) -> str:
    """3 tables counted."""
    text = words.ngettext("{n} table counted", "{n} tables counted", count)
    return text.format(n=figures.chips(count, words))


def players_moved(words: Words, count: int) -> str:
    """2 players moved."""
    text = words.ngettext("{n} player moved", "{n} players moved", count)
    return text.format(n=figures.chips(count, words))
