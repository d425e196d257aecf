"""`seat-draw`: the whole field drawn, with both hashes of the proof."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from director.domain.draws import key_hash, list_hash
from director.domain.seats import MOST_TABLE, TableSeat
from director.domain.tournament import Fill
from director.rules.floor.draw import FILLS, DrawTable, Field, draw
from director.rules.floor.sizes import CannotDraw
from director.rules.questions.reading import (
    COMMON,
    BadQuestion,
    Fields,
    below,
    identity,
    items,
    members,
    pair,
    places,
    rules_of,
    seats_each,
    secret,
    table_number,
    text,
    whole,
    word,
)
from director.rules.verdict import Verdict

MOST_PLAYERS: Final = 25_000
"""The limit of the topic."""

MOST_PAIRS: Final = 25_000
"""As many pairs to be kept apart as there may be players."""

_NAMES: Final = (*COMMON, "players", "tables", "reserved", "apart", "key", "context", "fill")


def seat_draw(question: object) -> Verdict[dict[str, object]]:
    """Who sits where under version 1 of the draw. Raises BadQuestion."""
    fields = Fields(question, "", _NAMES)
    rules = rules_of(fields)
    players = _players(fields)
    known = frozenset(players)
    field = Field(
        players,
        _tables(fields),
        _reserved(fields, known),
        _apart(fields, known),
        fill=FILLS[0] if fields.get("fill") is None else _fill(fields),
    )
    key, context = secret(fields), text(fields.need("context"), fields.at("context"))
    try:
        drawn = draw(field, key, context, rules)
    except CannotDraw as cannot:
        raise _bad(cannot, field) from cannot
    seats = {player: [place.table, place.seat] for player, place in drawn.answer.items()}
    answer: dict[str, object] = {"seats": seats, "key_hash": key_hash(key), "list_hash": list_hash(players)}
    return Verdict(answer, drawn.because, drawn.house)


def _players(fields: Fields) -> list[str]:
    values = items(fields.need("players"), fields.at("players"), MOST_PLAYERS)
    if not values:
        raise BadQuestion(fields.at("players"), "empty")
    found: dict[str, None] = {}
    for path, value in places(values, fields.at("players")):
        player = identity(value, path)
        if player in found:
            raise BadQuestion(path, "duplicate", value=player)
        found[player] = None
    return list(found)


def _tables(fields: Fields) -> list[DrawTable]:
    values = items(fields.need("tables"), fields.at("tables"), MOST_PLAYERS)
    known: set[int] = set()
    found = []
    for path, value in places(values, fields.at("tables")):
        table = Fields(value, path, ("number", "seats", "locked"))
        seats = seats_each(table)
        found.append(DrawTable(table_number(table, known), seats, table.seats("locked", seats)))
    return found


def _reserved(fields: Fields, known: frozenset[str]) -> dict[str, TableSeat]:
    value = fields.get("reserved")
    if value is None:
        return {}
    found = {}
    for player, raw in members(value, fields.at("reserved")).items():
        path = below(fields.at("reserved"), player)
        if player not in known:
            raise BadQuestion(path, "unknown_player", player=player)
        if raw is not None:
            found[player] = _place(raw, path)
    return found


def _place(raw: object, path: str) -> TableSeat:
    table, seat = pair(raw, path)
    # Whether that table has that seat is the draw's to say.
    return TableSeat(whole(table, f"{path}[0]", 1, MOST_TABLE), whole(seat, f"{path}[1]", 1, MOST_TABLE))


def _apart(fields: Fields, known: frozenset[str]) -> list[tuple[str, str]]:
    found = []
    for path, value in places(fields.items("apart", MOST_PAIRS), fields.at("apart")):
        one, other = (identity(raw, at) for at, raw in places(pair(value, path), path))
        for at, player in enumerate((one, other)):
            if player not in known:
                raise BadQuestion(f"{path}[{at}]", "unknown_player", player=player)
        if one == other:
            raise BadQuestion(path, "same_player", player=one)
        found.append((one, other))
    return found


def _fill(fields: Fields) -> Fill:
    return word(fields.need("fill"), fields.at("fill"), FILLS)


def _bad(cannot: CannotDraw, field: Field[str]) -> BadQuestion:
    """The field of the question that makes the draw impossible."""
    facts: Mapping[str, object] = cannot.facts
    if cannot.code == "capacity":
        path = "players"
    elif cannot.code == "apart_impossible":
        path = f"apart[{field.apart.index((str(facts['one']), str(facts['other'])))}]"
    else:
        path = f"reserved.{facts['player']}"
    return BadQuestion(path, cannot.code, **facts)
