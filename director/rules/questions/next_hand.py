"""`next-hand`: button, blinds, posts and markers of the next hand, and who is dealt in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple, cast

from director.domain.marks import Marker, Return
from director.rules.questions.late_seat import last_hand
from director.rules.questions.reading import COMMON, BadQuestion, Fields, below, rules_of, seats_each, word
from director.rules.questions.table_reading import by_seat, chips_of, seat_list
from director.rules.rulesets import RuleSet
from director.rules.table.markers import MARKERS
from director.rules.table.missed_mode import MODES, Mode
from director.rules.table.next_hand import RETURNS, CannotDeal, NextHand, Table, next_hand
from director.rules.verdict import Verdict

_NAMES: Final = (
    *COMMON,
    "mode",
    "seats",
    "players",
    "last",
    "absent",
    "markers",
    "returning",
    "arrivals",
    "small_blind",
    "big_blind",
)


class Asked(NamedTuple):
    """A table between two hands, and the rules it is played by."""

    table: Table
    rules: RuleSet


def next_hand_topic(question: object) -> Verdict[dict[str, object]]:
    """The next hand as plain data. Raises BadQuestion."""
    verdict = told_next_hand(read_next_hand(question))
    hand = verdict.answer
    answer: dict[str, object] = {
        "button": hand.button,
        "small": hand.small,
        "small_seat": hand.small_seat,
        "big": hand.big,
        "dead_button": hand.dead_button,
        "dead_small": hand.dead_small,
        "posts": [post._asdict() for post in hand.posts],
        "waits": list(hand.waits),
        "dealt_in": list(hand.dealt_in),
        "markers": {str(seat): marker for seat, marker in hand.markers.items()},
    }
    return Verdict(answer, verdict.because, verdict.house)


def told_next_hand(asked: Asked) -> Verdict[NextHand]:
    """The next hand of a question that was read. Raises BadQuestion when none can be dealt."""
    try:
        return next_hand(asked.table, asked.rules)
    except CannotDeal:
        raise BadQuestion("players", "nobody_to_deal") from None


def read_next_hand(question: object) -> Asked:
    """The table of a question. Raises BadQuestion."""
    fields = Fields(question, "", _NAMES)
    rules = rules_of(fields)
    mode = cast("Mode", word(fields.need("mode"), fields.at("mode"), MODES))
    seats = seats_each(fields)
    players = frozenset(seat_list(fields.need("players"), fields.at("players"), seats))
    if len(players) < 2:
        raise BadQuestion(fields.at("players"), "too_few_players", count=len(players))
    last = last_hand(fields, seats, rules)
    absent, arrivals = _seated(fields, "absent", players, seats), _seated(fields, "arrivals", players, seats)
    markers = cast("dict[int, Marker]", _words(fields, "markers", MARKERS, players, seats))
    returning = cast("dict[int, Return]", _words(fields, "returning", RETURNS, players, seats))
    for seat in returning:
        path = below(fields.at("returning"), str(seat))
        if seat in absent:
            raise BadQuestion(path, "still_away", seat=seat)
        if seat not in markers and seat not in arrivals:
            raise BadQuestion(path, "nothing_to_return", seat=seat)
    small, big = chips_of(fields, "small_blind"), chips_of(fields, "big_blind", low=1)
    if small > big:
        raise BadQuestion(fields.at("small_blind"), "small_above_big", small=small, big=big)
    table = Table(mode, seats, players, last, small, big, absent, markers, returning, arrivals)
    return Asked(table, rules)


def _seated(fields: Fields, name: str, players: frozenset[int], seats: int) -> frozenset[int]:
    found = fields.seats(name, seats)
    for at, seat in enumerate(cast("Iterable[int]", fields.get(name) or ())):
        if seat not in players:
            raise BadQuestion(f"{fields.at(name)}[{at}]", "not_seated", seat=seat)
    return found


def _words(
    fields: Fields, name: str, allowed: tuple[str, ...], players: frozenset[int], seats: int
) -> Mapping[int, str]:
    """What stands at each seat; null there counts as left out."""
    value, path = fields.get(name), fields.at(name)
    if value is None:
        return {}

    def one(raw: object, where: str) -> str | None:
        return None if raw is None else word(raw, where, allowed)

    found = by_seat(value, path, one, seats)
    for seat in found:
        if seat not in players:
            raise BadQuestion(below(path, str(seat)), "not_seated", seat=seat)
    return {seat: said for seat, said in found.items() if said is not None}
