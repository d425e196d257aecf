"""What a question of a whole hand holds, read and written.

`hole` are a player's cards in the order they are dealt: in stud two down, four up, one down; in draw the five
held at the end. `??` is a card that nobody saw, and cards left out count as not seen. In stud the one card of
`board` is a common card of seventh street.

Beside the words of `round` an action may be `[seat, "draw", n]`, `[null, "deal", cards]`, `[null, "burn"]`,
and `[seat, "muck"]` for a hand thrown in at showdown.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from director.domain.plan import Discipline, Structure
from director.rules.cards.card import Card
from director.rules.games import BOARD, HOLE, STUD
from director.rules.hand.dealing import UNSEEN, Deal, Level, Seen
from director.rules.hand.draw.exchange import MOST_EXCHANGED
from director.rules.hand.playing import WORDS, Move, Word
from director.rules.questions.reading import (
    COMMON,
    BadQuestion,
    Fields,
    below,
    items,
    members,
    places,
    rules_of,
    text,
    whole,
    word,
)
from director.rules.questions.table_reading import (
    Deck,
    action_parts,
    by_seat,
    check_blind,
    chips,
    chips_of,
    game_of,
    limits_of,
    seat_key,
    seat_number,
    structure_of,
    yes_or_no,
)

__all__ = ["HandRead", "read_hand"]

_BLINDS: Final = ("small_blind", "big_blind", "bb_ante")
_NAMES: Final = (
    *COMMON, "game", "structure", *_BLINDS, "dead_small", "ante", "bring_in", "limits", "event_heads_up",
    "button", "stacks", "hole", "board", "actions", "unit",
)  # fmt: skip

_DEALER: Final = ("deal", "burn")
"""What nobody in a seat does."""

_ALONE: Final = ("burn", "muck")
"""What is done without a number: a burned card is not looked at."""

_MOST_OPENED: Final = 5
"""Cards opened at once, when nobody can bet any more."""

_MOST_MOVES: Final = 2_000
"""More than any hand has."""
_MOST_DEALT: Final[dict[Discipline, int]] = {"holdem": 23, "omaha": 11, "stud": 17, "stud8": 17, "draw5": 10}
"""So many can be dealt in at all, in stud to third street; how many a deck serves says `deck_need`."""


class HandRead(NamedTuple):
    """A hand as it was asked about."""

    deal: Deal
    moves: tuple[Move, ...]


def read_hand(question: object) -> HandRead:
    """The hand of a question. Raises BadQuestion."""
    fields = Fields(question, "", _NAMES)
    rules, game, structure, deck = rules_of(fields), game_of(fields), structure_of(fields), Deck()
    stacks = _stacks(fields, game)
    button = _button(fields, game, stacks)
    board = _board(fields, game, deck)
    deal = Deal(
        game,
        structure,
        rules.playing(game),
        button,
        stacks,
        _level(fields, game, structure),
        dead_small=yes_or_no(fields, "dead_small"),
        unit=chips_of(fields, "unit", 1, low=1),
        event_heads_up=yes_or_no(fields, "event_heads_up"),
        hole=_hole(fields, game, deck, stacks, commons=len(board) if game in STUD else 0),
        board=board or None,
    )
    return HandRead(deal, tuple(_moves(fields, deck)))


def _stacks(fields: Fields, game: Discipline) -> dict[int, int]:
    path = fields.at("stacks")
    stacks = by_seat(fields.need("stacks"), path, lambda value, where: chips(value, where, 1))
    if len(stacks) < 2:
        raise BadQuestion(path, "too_few_players", count=len(stacks))
    if len(stacks) > _MOST_DEALT[game]:
        raise BadQuestion(path, "too_many_players", count=len(stacks), most=_MOST_DEALT[game])
    return dict(sorted(stacks.items()))


def _button(fields: Fields, game: Discipline, stacks: Collection[int]) -> int:
    """The button, or the dealer's seat. Of two players one has it: the small blind (TDA 34-B)."""
    button = seat_number(fields.need("button"), fields.at("button"))
    if game not in STUD and len(stacks) == 2 and button not in stacks:
        raise BadQuestion(fields.at("button"), "button_of_two", seats=tuple(stacks))
    return button


# ------------------------------------------------------------------ what is posted and bet


def _level(fields: Fields, game: Discipline, structure: Structure) -> Level:
    for name in _BLINDS if game in STUD else ("bring_in",):
        if chips_of(fields, name, 0):
            raise BadQuestion(fields.at(name), "not_in_game", game=game)
    limits = limits_of(fields)
    ante = chips_of(fields, "ante", 0)
    if game in STUD:
        fields.need("limits")
        bring_in = chips_of(fields, "bring_in", 0)
        if bring_in >= limits[0]:
            raise BadQuestion(fields.at("bring_in"), "bring_in_no_less", bet=limits[0])
        return Level(ante=ante, bring_in=bring_in, limits=limits)
    small = chips_of(fields, "small_blind", 0)
    # In a limit game the big blind is the smaller bet, where nothing else is said (DR Blinds).
    usual = limits[0] if structure == "FL" and small else None
    big = chips_of(fields, "big_blind", usual or None, low=1)
    if small > big:
        raise BadQuestion(fields.at("small_blind"), "small_above_big", small=small, big=big)
    check_blind(fields, structure, big, limits)
    return Level(small, big, ante, chips_of(fields, "bb_ante", 0), limits=limits)


# ------------------------------------------------------------------ cards


def _board(fields: Fields, game: Discipline, deck: Deck) -> Seen:
    value, path = fields.get("board"), fields.at("board")
    if value is None:
        return ()
    sizes = (0, 1) if game in STUD else BOARD.get(game, (0,))
    board = _seen(deck, value, path, sizes[-1])
    if len(board) not in sizes:
        raise BadQuestion(path, "board_count", count=len(board))
    return board


def _hole(
    fields: Fields, game: Discipline, deck: Deck, stacks: Collection[int], commons: int
) -> dict[int, Seen]:
    value, path = fields.get("hole"), fields.at("hole")
    hole: dict[int, Seen] = {}
    for name, cards in ({} if value is None else members(value, path)).items():
        where = below(path, name)
        seat = seat_key(name, where)
        if seat not in stacks:
            raise BadQuestion(where, "not_dealt_in", seat=seat)
        if cards is not None:
            hole[seat] = _seen(deck, cards, where, HOLE[game] - commons)
    return hole


def _seen(deck: Deck, value: object, path: str, most: int) -> Seen:
    """Cards, those among them that nobody saw as None."""
    parts = text(value, path).split(UNSEEN, most + 1)
    cards: list[Card | None] = list(deck.cards(parts[0], path, most))
    for part in parts[1:]:
        cards += [None, *deck.cards(part, path, most)]
    if len(cards) > most:
        raise BadQuestion(path, "too_many_cards", most=most)
    return tuple(cards)


# ------------------------------------------------------------------ actions


def _moves(fields: Fields, deck: Deck) -> Iterator[Move]:
    path = fields.at("actions")
    for where, raw in places(items(fields.need("actions"), path, _MOST_MOVES), path):
        values = action_parts(raw, where, WORDS)
        what = word(values[1], f"{where}[1]", WORDS)
        if (values[0] is None) is not (what in _DEALER):
            raise BadQuestion(f"{where}[0]", "wrong_actor", what=what)
        seat = None if values[0] is None else seat_number(values[0], f"{where}[0]")
        behind = values[2] if len(values) == 3 else None
        yield _move(seat, what, behind, f"{where}[2]", deck)


def _move(seat: int | None, what: Word, behind: object, path: str, deck: Deck) -> Move:
    if what == "deal":
        return Move(seat, what, cards=_seen(deck, _said(behind, path), path, _MOST_OPENED))
    if what in _ALONE and behind is not None:
        raise BadQuestion(path, "nothing_after", what=what)
    if what == "draw":
        return Move(seat, what, whole(_said(behind, path), path, 0, MOST_EXCHANGED))
    return Move(seat, what, None if behind is None else chips(behind, path))


def _said(behind: object, path: str) -> object:
    if behind is None:
        raise BadQuestion(path, "missing", name=path)
    return behind
