"""Verdicts and refused questions in words: what a judge reads out, and what whoever asked must mend."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from director.host.i18n import N_, Words
from director.rules.questions.reading import BadQuestion
from director.rules.verdict import Verdict

Plain: TypeAlias = Mapping[str, object]
"""A question or an answer as plain data."""


class _Told(NamedTuple):
    """What an explanation may speak of."""

    question: Plain
    answer: Plain
    words: Words


def explanation(topic: str, question: Plain, verdict: Verdict[dict[str, object]], words: Words) -> str:
    """One or two sentences that a judge could read out."""
    return _EXPLANATIONS[topic](_Told(question, verdict.answer, words))


def _tables(told: _Told) -> str:
    sizes = _list(told.answer["sizes"])
    high, low, count = sizes[0], sizes[-1], len(sizes)
    facts = {"players": told.question["players"], "tables": count, "high": high, "low": low}
    if high == low:
        text = told.words.ngettext(
            "{players} players sit down at {tables} table of {high}.",
            "{players} players sit down at {tables} tables of {high}.",
            count,
        )
        return text.format(**facts)
    text = told.words.ngettext(
        "{players} players sit down at {tables} table, as even as can be: {more} × {high}, {fewer} × {low}.",
        "{players} players sit down at {tables} tables, as even as can be: {more} × {high}, {fewer} × {low}.",
        count,
    )
    return text.format(**facts, more=sizes.count(high), fewer=sizes.count(low))


def _seat_draw(told: _Told) -> str:
    players = len(_list(told.question["players"]))
    text = told.words.ngettext(
        "{players} player is seated. Whoever has the key, the context and the list finds the same seat.",
        "{players} players are seated. Whoever has the key, the context and the list finds the same seats.",
        players,
    ).format(players=players)
    if not (told.question.get("reserved") or told.question.get("apart")):
        return text
    needs = told.words._("Reserved seats and pairs to be kept apart were honoured.")
    return f"{text} {needs}"


def _late_seat(told: _Told) -> str:
    answer, words = told.answer, told.words
    if answer["table"] is None:
        return words._("No table has an open seat: the newcomer waits for one, or a new table is opened.")
    seat = words._(
        "The newcomer gets seat {seat} at table {table}, drawn among all open seats of the tables with the"
        " fewest players."
    ).format(seat=answer["seat"], table=answer["table"])
    if not answer["waits"]:
        return seat
    waits = words._("In the next hand it lies behind the button: no cards there until the button has passed.")
    return f"{seat} {waits}"


def _balance(told: _Told) -> str:
    answer, words = told.answer, told.words
    moves, halt = _list(answer["moves"]), _list(answer["halt"])
    if answer["break"] is not None:
        text = words._("Table {table} breaks: the other tables have room for all its players.").format(
            table=answer["break"]
        )
    elif not moves:
        text = words._("Nobody moves: the tables are even enough, or no open seat is left.")
    elif len(moves) == 1:
        text = _one_move(_plain(moves[0]), words)
    else:
        text = words.ngettext(
            "{count} player moves, which is the fewest that balances the tables.",
            "{count} players move one after another, in the order given; fewer would not balance the tables.",
            len(moves),
        ).format(count=len(moves))
    if not halt:
        return text
    tables = ", ".join(map(str, halt))
    stopped = words.ngettext(
        "At table {tables} play halts until it is filled.",
        "At tables {tables} play halts until they are filled.",
        len(halt),
    )
    return f"{text} {stopped.format(tables=tables)}"


def _one_move(move: Plain, words: Words) -> str:
    (source, seat), (target, chair) = _list(move["from"]), _list(move["to"])
    text = words._(_ONE_MOVE[move["why"] == "next_big_blind", move["waits"] is True])
    return text.format(seat=seat, source=source, chair=chair, target=target)


_ONE_MOVE: Final[Mapping[tuple[bool, bool], str]] = {
    (True, False): N_(
        "Seat {seat} of table {source} is due the big blind next: that player moves to seat {chair}"
        " of table {target}."
    ),
    (True, True): N_(
        "Seat {seat} of table {source} is due the big blind next: that player moves to seat {chair}"
        " of table {target} and waits there until the button has passed."
    ),
    (False, False): N_(
        "Table {source} has had no hand yet: whoever is on its highest seat, {seat}, moves to seat {chair}"
        " of table {target}."
    ),
    (False, True): N_(
        "Table {source} has had no hand yet: whoever is on its highest seat, {seat}, moves to seat {chair}"
        " of table {target} and waits there until the button has passed."
    ),
}
"""Whether the mover is due the big blind, whether he waits at his new seat → the sentence."""

_EXPLANATIONS: Final[Mapping[str, Callable[[_Told], str]]] = {
    "tables": _tables,
    "seat-draw": _seat_draw,
    "late-seat": _late_seat,
    "balance": _balance,
}


def _list(value: object) -> Sequence[object]:
    # The rules made this list, or have read it as one.
    return value if isinstance(value, list) else []


def _plain(value: object) -> Plain:
    return value if isinstance(value, dict) else {}


def complaint(bad: BadQuestion, words: Words) -> str:
    """One sentence: which field cannot be answered, and what it should be."""
    code = f"{bad.code} {bad.facts['expected']}" if bad.code == "wrong_type" else bad.code
    facts = {name: _shown(value) for name, value in bad.facts.items()}
    return words._(_COMPLAINTS[code]).format(**{**facts, "field": bad.field})


def _shown(value: object) -> str:
    return ", ".join(map(str, value)) if type(value) is tuple else str(value)


_COMPLAINTS: Final[Mapping[str, str]] = {
    "bad_json": N_("This line is not a JSON object."),
    "fault": N_("The program could not cope with this question. Please report it."),
    "unknown_topic": N_("Nothing can be asked by that name; there are: {allowed}."),
    "missing": N_("The field {field} is missing."),
    "unknown_field": N_("There is no field {field} here; it may be misspelt."),
    "duplicate_key": N_("The name {field} stands twice, so nobody can tell which value is meant."),
    "wrong_type object": N_("{field} must be an object with names and values."),
    "wrong_type list": N_("{field} must be a list."),
    "wrong_type whole": N_("{field} must be a whole number."),
    "wrong_type text": N_("{field} must be a text."),
    "out_of_range": N_("{field} must be from {low} to {high}."),
    "too_many": N_("{field} holds {count} values; at most {most} are allowed."),
    "not_one_of": N_("{field} must be one of these: {allowed}."),
    "bad_text": N_("{field} holds half a letter and cannot be written as text."),
    "bad_id": N_("{field} must be an id of one line at least one letter long."),
    "bad_key": N_("{field} must be {digits} hexadecimal digits."),
    "unknown_rules": N_("There is no such rule set; there are: {allowed}."),
    "bad_option": N_("{field} is not an option, or cannot have this value."),
    "duplicate": N_("{field} names {value} a second time."),
    "empty": N_("{field} must not be empty."),
    "not_a_pair": N_("{field} must hold exactly two values."),
    "same_seat": N_("{field}: the big blind cannot share seat {seat} with the button or the small blind."),
    "unknown_player": N_("{field}: {player} is not among the players."),
    "same_player": N_("{field}: {player} cannot be kept apart from himself."),
    "capacity": N_("{players} players do not fit: the tables have {capacity} seats that are not locked."),
    "apart_impossible": N_("{one} and {other} cannot be parted: no seat at another table fits."),
    "unknown_table": N_("{field}: table {table} is not among the tables."),
    "table_left_out": N_("{field} must name every table; {table} is left out."),
    "no_such_table": N_("{field}: {player} is to have {place}, but there is no such table."),
    "no_such_seat": N_("{field}: {player} is to have {place}, but that table has no such seat."),
    "seat_locked": N_("{field}: {player} is to have {place}, but that seat is locked."),
    "seat_taken": N_("{field}: {player} is to have {place}, but {holder} has that seat."),
}
"""Code of a BadQuestion → its sentence. A test asks for one of each."""
