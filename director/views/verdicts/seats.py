"""Tables and seats in words: how many tables, the draw, late entries, balancing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from director.host.i18n import N_, Words
from director.views.verdicts.told import Explanation, Plain, Told, items, listed, plain


def _tables(told: Told) -> str:
    sizes = items(told.answer["sizes"])
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


def _seat_draw(told: Told) -> str:
    players = len(items(told.question["players"]))
    text = told.words.ngettext(
        "{players} player is seated. Whoever has the key, the context and the list finds the same seat.",
        "{players} players are seated. Whoever has the key, the context and the list finds the same seats.",
        players,
    ).format(players=players)
    if not (told.question.get("reserved") or told.question.get("apart")):
        return text
    needs = told.words._("Reserved seats and pairs to be kept apart were honoured.")
    return f"{text} {needs}"


def _late_seat(told: Told) -> str:
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


def _balance(told: Told) -> str:
    answer, words = told.answer, told.words
    moves, halt = items(answer["moves"]), items(answer["halt"])
    if answer["break"] is not None:
        text = words._("Table {table} breaks: the other tables have room for all its players.").format(
            table=answer["break"]
        )
    elif not moves:
        text = words._("Nobody moves: the tables are even enough, or no open seat is left.")
    elif len(moves) == 1:
        text = _one_move(plain(moves[0]), words)
    else:
        text = words.ngettext(
            "{count} player moves, which is the fewest that balances the tables.",
            "{count} players move one after another, in the order given; fewer would not balance the tables.",
            len(moves),
        ).format(count=len(moves))
    if not halt:
        return text
    stopped = words.ngettext(
        "At table {tables} play halts until it is filled.",
        "At tables {tables} play halts until they are filled.",
        len(halt),
    )
    return f"{text} {stopped.format(tables=listed(halt))}"


def _break_table(told: Told) -> str:
    words, table, moves = (
        told.words,
        told.question["table"],
        [plain(one) for one in items(told.answer["moves"])],
    )
    if not moves:
        return words._("Table {table} closes; nobody sits there.").format(table=table)
    text = words.ngettext(
        "Table {table} closes and {count} player draws a new seat: a seat card for the highest playing card.",
        "Table {table} closes and {count} players draw new seats: seat cards in the order of their playing"
        " cards, high by suit.",
        len(moves),
    ).format(table=table, count=len(moves))
    waiting = ["-".join(map(str, items(move["to"]))) for move in moves if move["waits"] is True]
    if not waiting:
        return text
    waits = words.ngettext(
        "At {seats} there are no cards until the button has passed.",
        "At {seats} there are no cards until the buttons have passed.",
        len(waiting),
    )
    return f"{text} {waits.format(seats=', '.join(waiting))}"


def _one_move(move: Plain, words: Words) -> str:
    (source, seat), (target, chair) = items(move["from"]), items(move["to"])
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

EXPLANATIONS: Final[Mapping[str, Explanation]] = {
    "tables": _tables,
    "seat-draw": _seat_draw,
    "late-seat": _late_seat,
    "balance": _balance,
    "break-table": _break_table,
}
"""Topic → its sentences."""

COMPLAINTS: Final[Mapping[str, str]] = {
    "same_seat": N_("{field}: the big blind cannot share seat {seat} with the button or the small blind."),
    "small_after_big": N_(
        "{field}: clockwise from the button on seat {button} the small blind comes before the big one; seat"
        " {seat} lies behind seat {big}."
    ),
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
"""Code of a BadQuestion → its sentence."""
