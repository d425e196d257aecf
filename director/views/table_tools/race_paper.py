"""The race of one table as a form to be signed: what everybody handed in, the cards, what each was given."""

from __future__ import annotations

from director.host.i18n import Words
from director.rules.cards.card import BadCards, read_from_decks
from director.views import figures
from director.views.chip_papers import ColourUpRun, FormChair, RaceSheets, TableForm
from director.views.combinations import with_signs
from director.views.papers import Letterhead
from director.views.table_tools.asked import sources
from director.views.table_tools.race_sheet import RaceLine, RaceSeat, RaceTable, race_answer

__all__ = ["race_paper", "shown_cards"]


def race_paper(table: RaceTable, number: int, letterhead: Letterhead, words: Words) -> RaceSheets | None:
    """The form of a race as far as it is known; None where nobody has chips that leave."""
    told = race_answer(table, words)
    if told.asked.verdict is None:
        return None
    chip, larger = figures.chips(table.small, words), figures.chips(table.larger, words)
    change = words._("{chip} → {larger}").format(chip=chip, larger=larger)
    seats = {one.seat: one for one in table.seats}
    chairs = tuple(_chair(seats[line.seat], line, table, words) for line in told.lines)
    count = sum(one.count for one in table.seats)
    given = [_given(seats[line.seat], line, table) for line in told.lines]
    form = TableForm(
        number=number,
        title=words._("Chip race {change}").format(change=change),
        note=f"{told.asked.text} {'; '.join(sources(told.asked.articles, told.asked.house, words))}.",
        columns=(
            words._("Chips of {chip}").format(chip=chip),
            words._("Full groups: {larger}").format(larger=larger),
            words._("Odd = cards"),
            words._("Cards"),
            words._("Race: {larger}").format(larger=larger),
            words._("Given in all"),
        ),
        chairs=chairs,
        end=words._("Table in all"),
        sums=(
            figures.chips(count, words),
            str(sum(line.exchanged for line in told.lines)),
            str(sum(line.odd for line in told.lines)),
            "",
            str(sum(line.wins or line.protected for line in told.lines)) if told.settled else "",
            "" if None in given else figures.chips(sum(chips or 0 for chips in given), words),
        ),
    )
    run = ColourUpRun(change, chip, larger, "", (), (form,))
    return RaceSheets(letterhead, (run,))


def _chair(one: RaceSeat, line: RaceLine, table: RaceTable, words: Words) -> FormChair:
    given = _given(one, line, table)
    race = "" if line.change is None else "1" if line.wins or line.protected else "–"
    told = (
        figures.chips(one.count, words),
        str(line.exchanged or "–"),
        str(line.odd or "–"),
        shown_cards(one.cards),
        race if line.odd else "–",
        "" if given is None else figures.chips(given, words),
    )
    return FormChair(one.seat, one.name, told=told if one.count else ("–",) * len(told))


def _given(one: RaceSeat, line: RaceLine, table: RaceTable) -> int | None:
    """The chips a seat was given, by value; None before the cards are there."""
    return None if line.change is None else line.change + one.count * table.small


def shown_cards(text: str) -> str:
    """Cards with their signs as people read them; as they were typed where they are none.

    >>> shown_cards("9dTd5s"), shown_cards("9d?")
    ('9♦ 10♦ 5♠', '9d?')
    """
    try:
        return with_signs(read_from_decks(text))
    except BadCards:
        return text
