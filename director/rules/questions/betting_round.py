"""`round`: whose turn it is in a betting round, and what he may do."""

from __future__ import annotations

from typing import Final

from director.domain.seats import MOST_SEATS
from director.rules.games import LAST_STREET
from director.rules.hand.acts import FREE, WHATS, NotAllowed, What
from director.rules.hand.betting import Chair, Round, Terms
from director.rules.hand.reasons import reasons
from director.rules.questions.reading import COMMON, BadQuestion, Fields, items, places, rules_of, truth, word
from director.rules.questions.table_reading import (
    action_parts,
    by_seat,
    check_blind,
    chips,
    chips_of,
    game_of,
    limits_of,
    seat_number,
    structure_of,
    yes_or_no,
)
from director.rules.verdict import Verdict

MOST_ACTIONS: Final = 1000
"""More than any round ever had."""

_NAMES: Final = (
    *COMMON,
    "structure",
    "game",
    "street",
    "small_blind",
    "big_blind",
    "limits",
    "pot",
    "players",
    "actions",
    "event_heads_up",
    "open_pair",
)


def round_topic(question: object) -> Verdict[dict[str, object]]:
    """The round after its actions. Raises BadQuestion, at the first action that was not allowed."""
    now = round_of(question)
    return Verdict(round_answer(now), *reasons(now))


def round_of(question: object) -> Round:
    """The round a question asks about. Raises BadQuestion."""
    fields = Fields(question, "", _NAMES)
    terms = _terms(fields)
    return _played(fields, Round.start(terms, _chairs(fields)))


def round_answer(now: Round) -> dict[str, object]:
    """A round as plain data."""
    legal = now.legal()
    return {
        "to_act": legal.to_act,
        "call": legal.call,
        "may_check": legal.may_check,
        "may_raise": legal.may_raise,
        "min_to": legal.min_to,
        "max_to": legal.max_to,
        "raises_used": now.raises_used,
        "capped": now.capped,
        "closed": now.closed,
        "pot_now": now.pot_now,
    }


# ------------------------------------------------------------------ reading


def _terms(fields: Fields) -> Terms:
    rules = rules_of(fields)
    terms = Terms(
        structure=structure_of(fields),
        game=game_of(fields),
        street=fields.whole("street", 1, 5),
        rules=rules,
        small_blind=chips_of(fields, "small_blind", default=0),
        big_blind=chips_of(fields, "big_blind", default=0),
        limits=limits_of(fields),
        pot=chips_of(fields, "pot"),
        event_heads_up=yes_or_no(fields, "event_heads_up"),
        open_pair=_pairs(fields),
    )
    last = LAST_STREET[terms.game]
    if terms.street > last:
        raise BadQuestion("street", "no_such_street", most=last)
    _check_sizes(fields, terms)
    return terms


def _check_sizes(fields: Fields, terms: Terms) -> None:
    """Both blinds are told, or the limits; stud has no blinds."""
    if terms.limits[0] == 0:
        sized = "limits" if terms.stud or terms.structure == "FL" else "big_blind"
        if terms.stud or terms.big_blind == 0:
            raise BadQuestion(fields.at(sized), "missing", name=sized)
        fields.need("small_blind")
    if terms.stud:
        return
    if terms.small_blind > terms.blind:
        small, big = terms.small_blind, terms.blind
        raise BadQuestion(fields.at("small_blind"), "small_above_big", small=small, big=big)
    check_blind(fields, terms.structure, terms.big_blind, terms.limits)


def _chairs(fields: Fields) -> list[Chair]:
    """The ring, each seat once."""
    path = fields.at("players")
    chairs: dict[int, Chair] = {}
    for where, raw in places(items(fields.need("players"), path, MOST_SEATS), path):
        player = Fields(raw, where, ("seat", "stack"))
        seat = player.whole("seat", 1, MOST_SEATS)
        if seat in chairs:
            raise BadQuestion(player.at("seat"), "duplicate", value=seat)
        chairs[seat] = Chair(seat, chips_of(player, "stack"))
    if len(chairs) < 2:
        raise BadQuestion(path, "too_few_players", count=len(chairs))
    for seat in _pairs(fields):
        if seat not in chairs:
            raise BadQuestion(f"{fields.at('open_pair')}.{seat}", "not_in_round", seat=seat)
    return list(chairs.values())


def _pairs(fields: Fields) -> frozenset[int]:
    value, path = fields.get("open_pair"), fields.at("open_pair")
    if value is None:
        return frozenset()
    return frozenset(seat for seat, shown in by_seat(value, path, truth).items() if shown)


def _played(fields: Fields, now: Round) -> Round:
    path = fields.at("actions")
    for where, raw in places(items(fields.need("actions"), path, MOST_ACTIONS), path):
        seat, what, total = read_action(raw, where)
        try:
            now = now.act(seat, what, total)
        except NotAllowed as refused:
            raise BadQuestion(where, refused.code, **refused.facts) from None
    return now


def read_action(raw: object, path: str) -> tuple[int, What, int | None]:
    """A seat, what it does, and its total, which only a fold and a check are without."""
    parts = action_parts(raw, path, WHATS)
    seat = seat_number(parts[0], f"{path}[0]")
    what = word(parts[1], f"{path}[1]", WHATS)
    said = parts[2] if len(parts) == 3 else None
    if said is not None:
        return seat, what, chips(said, f"{path}[2]")
    if what not in FREE:
        raise BadQuestion(path, "no_total", seat=seat)
    return seat, what, None
