"""What the rules have against a button, a hand, a return or a race that is not as they have it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, TypeVar

from director.domain.action import Action
from director.domain.chips import AdjustChips, ColourUp, TableRace
from director.domain.counting import CountChips
from director.domain.journal import Journal
from director.domain.line import unwritten
from director.domain.play import Back, PlayHand, SetButton, SkipButton
from director.domain.refusal import Article, Impossible, Objection
from director.domain.seats import TableSeat
from director.domain.tournament import Tournament
from director.rules.cards.card import read_cards
from director.rules.table.button import NEEDS_SMALL
from director.rules.table.chip_exchange import Denominations
from director.rules.table.proposals import (
    SUBSTANTIAL_ACTION,
    draws_button,
    propose_first_button,
    propose_hand,
    propose_skip,
    race_again,
)
from director.rules.table.sitting import has_button, mode_of, rules_at
from director.rules.verdict import article

NO_BUTTON: Final = article("SP 5.4.2")
"""Stud is played with antes and a bring-in."""
ABSENT_DEALT_IN: Final = article("TDA 30")
"""In a tournament whoever is away is dealt in, so nobody owes anything when he is back."""

Asked = TypeVar("Asked", bound=Action)


def _possible(
    ask: Callable[[Tournament, Asked], Iterator[Objection]],
) -> Callable[[Journal, Asked], Iterator[Objection]]:
    """Asked only of what can be; what cannot says so by itself when it is tried."""

    def asked(journal: Journal, action: Asked) -> Iterator[Objection]:
        try:
            action.apply(journal.tournament, unwritten(action))
        except Impossible:
            return
        yield from ask(journal.tournament, action)

    return asked


# ------------------------------------------------------------------ the button


@_possible
def set_button(tournament: Tournament, action: SetButton) -> Iterator[Objection]:
    """A first button goes where the draw or the house's rule puts it."""
    if not has_button(tournament):
        yield Objection("game_without_button", {"table": action.table}, NO_BUTTON)
        return
    first = not tournament.tables[action.table].played
    if action.cards or (first and not draws_button(tournament)):
        yield from _first_button(tournament, action)
    rules = rules_at(tournament)
    if action.small is None and rules.text("button_rule") in NEEDS_SMALL:
        place = _weightiest(rules.articles("button_rule"))
        yield Objection("small_blind_has_a_seat", {"table": action.table}, place)


def _first_button(tournament: Tournament, action: SetButton) -> Iterator[Objection]:
    cards = {seat: read_cards(card)[0] for seat, card in action.cards}
    try:
        verdict = propose_first_button(tournament, action.table, cards)
    except Impossible:
        yield Objection("first_button_cards", {"table": action.table})
        return
    right = verdict.answer
    if (action.button, action.small, action.big) != (right.button, right.small, right.big):
        facts: dict[str, object] = {
            "table": action.table,
            "button": right.button,
            "small": right.small,
            "big": right.big,
        }
        yield Objection("first_button_elsewhere", facts, _weightiest(verdict.because))


@_possible
def skip_button(tournament: Tournament, action: SkipButton) -> Iterator[Objection]:
    """After substantial action the button does not stay for another hand; and it goes where it was said."""
    if action.steps == "stay" and action.acted:
        yield Objection("button_stays", {"table": action.table}, SUBSTANTIAL_ACTION)
    try:
        right = propose_skip(tournament, action.table, action.steps, acted=action.acted).answer
    except Impossible:
        yield Objection("button_unknown", {"table": action.table})
        return
    if action != right:
        facts: dict[str, object] = {"table": action.table, "button": right.button}
        yield Objection("button_follows", facts, SUBSTANTIAL_ACTION)


# ------------------------------------------------------------------ a hand


@_possible
def play_hand(tournament: Tournament, action: PlayHand) -> Iterator[Objection]:
    """A hand follows from the last one: button, blinds, who is dealt in, who posts what."""
    if not has_button(tournament):
        yield Objection("game_without_button", {"table": action.table}, NO_BUTTON)
        return
    yield from _amounts(tournament, action)
    if not tournament.tables[action.table].played:
        return
    try:
        verdict = propose_hand(tournament, action.table, action.blinds)
    except Impossible:
        yield Objection("hand_not_possible", {"table": action.table})
        return
    right, place = verdict.answer, _weightiest(verdict.because)
    found = (
        _positions(action, right, place) or _dealt_in(action, right, place) or _posts(action, right, place)
    )
    if found is not None:
        yield found


def _amounts(tournament: Tournament, action: PlayHand) -> Iterator[Objection]:
    """Blinds the wrong way round, and posts that nobody could make.

    Whose stack has grown how far is not known, but nobody has more than all chips of the event.
    """
    small, big = action.blinds
    if small > big:
        yield Objection("small_blind_above_big", {"small": small, "big": big})
    chips = tournament.chips.in_play
    for post in action.posts:
        if post.live + post.dead > chips:
            facts: dict[str, object] = {"table": action.table, "number": post.seat, "most": chips}
            yield Objection("post_above_chips", {**facts, "value": post.live + post.dead})
            return


def _positions(action: PlayHand, right: PlayHand, place: Article | None) -> Objection | None:
    mine, rule = ((hand.button, hand.small, hand.small_seat, hand.big) for hand in (action, right))
    if mine == rule:
        return None
    facts: dict[str, object] = {"table": action.table, "button": right.button, "big": right.big}
    if right.small is None:
        return Objection("hand_without_small_blind", facts, place)
    return Objection("hand_positions", {**facts, "small": right.small}, place)


def _dealt_in(action: PlayHand, right: PlayHand, place: Article | None) -> Objection | None:
    """The first seat whose player is treated otherwise: dealt in or not, or with another marker."""
    mine, rule = (
        {one.entry: None for one in hand.dealt} | {one.entry: one for one in hand.waits}
        for hand in (action, right)
    )
    for entry, waiting in rule.items():
        if entry in mine and mine[entry] == waiting:
            continue
        facts: dict[str, object] = {"table": action.table, "entry": entry}
        if waiting is None:
            return Objection("hand_deals_in", facts, place)
        return Objection("hand_waits", facts, place)
    return None


def _posts(action: PlayHand, right: PlayHand, place: Article | None) -> Objection | None:
    mine, rule = ({post.seat: post for post in hand.posts} for hand in (action, right))
    if not action.blinds[1]:
        return None
    for seat in sorted({*mine, *rule}):
        if mine.get(seat) != rule.get(seat):
            post = rule.get(seat)
            facts: dict[str, object] = {"table": action.table, "number": seat}
            if post is None:
                return Objection("hand_posts_nothing", facts, place)
            return Objection("hand_posts", {**facts, "live": post.live, "dead": post.dead}, place)
    return None


@_possible
def back(tournament: Tournament, action: Back) -> Iterator[Objection]:
    """Whoever owes a blind may come back where the rule lets him, and only he has something to choose."""
    if action.says is None:
        return
    rules, marker = rules_at(tournament), tournament.mark(action.entry).marker
    if marker is None or mode_of(rules) == "tournament":
        yield Objection("nothing_to_choose", {"entry": action.entry}, ABSENT_DEALT_IN)
        return
    place, after = tournament.seating.at(action.entry), action.apply(tournament, unwritten(action))
    if place is None or action.says == "wait":
        return
    try:
        verdict = propose_hand(after, place.table)
    except Impossible:
        return
    if any(one.entry == action.entry for one in verdict.answer.waits):
        said = rules.articles("new_between" if marker == "NEW" else "missed_mode") or verdict.because
        yield Objection("back_too_early", {"entry": action.entry}, _weightiest(said))


# ------------------------------------------------------------------ chips


@_possible
def colour_up(tournament: Tournament, action: ColourUp) -> Iterator[Objection]:
    """A race gives what its chips and cards give, and a chip leaves a table once."""
    terms = Denominations(action.chip, action.larger, action.smallest_left)
    for race in action.tables:
        if action.chip in tournament.tables[race.table].gone:
            yield Objection("chip_gone", {"table": race.table, "chip": action.chip})
        verdict = race_again(tournament, race, terms)
        if verdict is None:
            yield Objection("race_cards", {"table": race.table})
        elif not _same(race, verdict.answer):
            right = verdict.answer
            facts: dict[str, object] = {
                "table": race.table,
                "value": right.value,
                "chips": right.chips,
                "delta": right.delta,
            }
            yield Objection("race_differs", facts, _weightiest(verdict.because))


@_possible
def adjust_chips(tournament: Tournament, action: AdjustChips) -> Iterator[Objection]:
    """No more is taken from a player than he brought into play; with a reason it may be."""
    if action.entry is None or action.chips > 0:
        return
    had = tournament.entries[action.entry].chips
    if had + action.chips < 0:
        yield Objection("chips_above_brought", {"entry": action.entry, "value": -action.chips, "most": had})


@_possible
def count_chips(tournament: Tournament, action: CountChips) -> Iterator[Objection]:
    """Stacks that are counted at a table are those of the people who sit there, all of them."""
    if not action.stacks:
        return
    held = {entry: seat for seat, entry in tournament.seating.players(action.table).items()}
    counted = {entry for entry, _ in action.stacks}
    for entry, _ in action.stacks:
        if entry not in held:
            yield Objection("stack_not_there", {"entry": entry, "table": action.table})
    for entry, seat in held.items():
        if entry not in counted:
            yield Objection("stack_not_counted", {"entry": entry, "seat": TableSeat(action.table, seat)})


def _same(race: TableRace, right: TableRace) -> bool:
    mine, rule = (
        (one.value, one.chips, one.winners, sorted(one.protected), {s.seat: s.change for s in one.seats})
        for one in (race, right)
    )
    return mine == rule


def _weightiest(because: tuple[Article, ...]) -> Article | None:
    return because[0] if because else None


QUESTIONS: Final[dict[type[Action], Callable[[Journal, Any], Iterator[Objection]]]] = {  # Any: its own kind
    SetButton: set_button,
    PlayHand: play_hand,
    SkipButton: skip_button,
    Back: back,
    ColourUp: colour_up,
    AdjustChips: adjust_chips,
    CountChips: count_chips,
}
