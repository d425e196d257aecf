"""What is typed of a hand, part by part: `f c x b600 r600 a`, `5r600`, `b AsKd7c`, `5=AsKd`, `d2`.

A letter is an action of whoever is to act, with a seat before it one of that seat; several stand together
where they need no number, `ffc`. `r600` raises to 600, `r+400` by 400, `rp` to what the pot allows. Whole
words are known in English and in Russian, and letters typed on the Russian layout are read by their keys.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from director.rules.cards.card import BadCards, read_from_decks
from director.rules.hand.dealing import UNSEEN

__all__ = ["Part", "Unread", "Verb", "parts_of", "read_part"]

Verb: TypeAlias = Literal[
    "fold", "check", "call", "wager", "all_in", "bring_in", "draw", "muck", "burn", "deal", "hole"
]
"""What was typed; a wager is a bet, a raise or a completion, as the betting stands."""


class Part(NamedTuple):
    """One thing that was typed."""

    verb: Verb
    seat: int | None = None
    """None for whoever is to act."""
    amount: int | None = None
    how: Literal["to", "by", "pot"] = "to"
    """What the amount of a wager is: the total, what it adds to the last wager, or all the pot allows."""
    cards: str = ""


class Unread(Exception):
    """Something typed that is none of it: a code, and what a sentence needs."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


_KEYS: Final = str.maketrans(
    "йцукенгшщзфывапролдячсмитьЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ",
    "qwertyuiopasdfghjklzxcvbnmQWERTYUIOPASDFGHJKLZXCVBNM",
)
"""The Russian layout by its keys."""

_LETTERS: Final[Mapping[str, Verb]] = {
    "f": "fold",
    "c": "call",
    "x": "check",
    "k": "check",
    "b": "wager",
    "r": "wager",
    "a": "all_in",
    "i": "bring_in",
    "d": "draw",
    "m": "muck",
}
_PLAIN: Final = frozenset("fcxka")
"""Letters that may stand together: they need nothing behind them."""
_WORDS: Final[Mapping[Verb, tuple[str, ...]]] = {
    "fold": ("fold", "folds", "pass", "фолд", "пас", "пасс"),
    "check": ("check", "checks", "чек"),
    "call": ("call", "calls", "колл", "кол"),
    "wager": ("bet", "bets", "raise", "raises", "complete", "бет", "ставка", "рейз", "рэйз"),
    "all_in": ("allin", "all-in", "оллин", "олл-ин", "ва-банк", "вабанк"),
    "bring_in": ("bring", "bring-in", "bringin", "бринг", "бринг-ин", "брингин"),
    "draw": ("draw", "draws", "pat", "обмен", "меняет", "пат"),
    "muck": ("muck", "mucks", "мак"),
    "burn": ("burn", "burns", "сжечь"),
    "deal": ("board", "flop", "turn", "river", "борд", "флоп", "терн", "тёрн", "ривер"),
}
_VERBS: Final[Mapping[str, Verb]] = {
    **_LETTERS,
    **{word: verb for verb, words in _WORDS.items() for word in words},
}
_PAT: Final = ("pat", "пат")
_TOKEN: Final = re.compile(r"(\d{1,2})?[:.]?([^\W\d_]+(?:-[^\W\d_]+)?)(.*)")
_HOLE: Final = re.compile(r"(\d{1,2})=(.*)")
_NUMBER: Final = re.compile(r"(\d{1,12})(?:[.,](\d{1,3}))?([kkmкм])?", re.IGNORECASE)
_THOUSANDS: Final = 3
"""So many figures after a point or comma are thousands, not a fraction."""


def parts_of(text: str) -> tuple[str, ...]:
    """What was typed, group by group."""
    return tuple(text.replace(";", " ").replace("\u00a0", " ").split())


def read_part(groups: Sequence[str], due: int = 0) -> tuple[Part, int, str]:
    """The first thing of these groups, how many groups it takes, and what of the last one is still unread.

    `due`: how many cards are to come in the middle now; then cards need no letter before them. Raises Unread.
    """
    first = groups[0]
    hole = _HOLE.fullmatch(first)
    if hole is not None:
        return _hole(int(hole[1]), hole[2], groups)
    if due and _are_cards(first):
        return _board("", groups, 0, due)
    if first.isdecimal() and len(first) <= 2 and len(groups) > 1:
        # A seat, with its action apart from it.
        part, taken, rest = read_part(groups[1:])
        if part.seat is None and part.verb != "deal":
            return part._replace(seat=int(first)), taken + 1, rest
    try:
        return _action(first, groups, due)
    except Unread as unread:
        if unread.code == "unread" and _are_cards(first):
            raise Unread("not_due") from None
        raise


def _action(first: str, groups: Sequence[str], due: int) -> tuple[Part, int, str]:
    found = _TOKEN.fullmatch(first)
    if found is None:
        raise Unread("unread")
    seat = None if found[1] is None else int(found[1])
    verb, word, behind = _verb(found[2], found[3])
    if verb is None:
        return _several(seat, found[2], found[3])
    if verb == "wager" and word == "b" and _may_be_board(behind, groups, due):
        return _board(behind, groups, 1, due)
    if word == "b" and not behind and len(groups) > 1 and _too_early(groups[1], due):
        raise Unread("not_due")
    if verb == "deal":
        return _board(behind, groups, 1, due)
    if word in _PAT:
        return Part("draw", seat, 0), 1, ""
    if verb == "wager" and _by_key(behind).lower() in ("p", "pot"):
        return Part("wager", seat, how="pot"), 1, ""
    return _with_amount(Part(verb, seat), behind, groups)


def _verb(letters: str, behind: str) -> tuple[Verb | None, str, str]:
    """The action of a group, the word it was, and what stands behind; None where the letters are no word."""
    word = letters.lower()
    if word in _VERBS:
        return _VERBS[word], word, behind
    typed = _by_key(word)
    if typed in _VERBS:
        return _VERBS[typed], typed, behind
    if typed[0] in "br" and (_are_cards(letters[1:] + behind) or typed[1:] in ("p", "pot")):
        return "wager", typed[0], letters[1:] + behind
    return None, word, behind


def _several(seat: int | None, letters: str, behind: str) -> tuple[Part, int, str]:
    """The first of several letters that stand together."""
    typed = _by_key(letters.lower())
    if not set(typed[:-1]) <= _PLAIN or typed[-1] not in _LETTERS:
        raise Unread("unread")
    return Part(_LETTERS[typed[0]], seat), 1, letters[1:] + behind


def _with_amount(part: Part, behind: str, groups: Sequence[str]) -> tuple[Part, int, str]:
    """The number behind an action, in its own group or in the next one."""
    taken = 1
    if not behind and part.verb == "wager" and len(groups) > 1 and _NUMBER.fullmatch(groups[1].lstrip("+")):
        behind, taken = groups[1], 2
    if behind.startswith("+"):
        part, behind = part._replace(how="by"), behind[1:]
    if not behind:
        return part, taken, ""
    return part._replace(amount=_number(behind)), taken, ""


def _number(text: str) -> int:
    """An amount of chips: 600, 38,200, 4k, 2.5k. Raises Unread."""
    found = _NUMBER.fullmatch(text)
    if found is None:
        raise Unread("bad_amount", amount=text)
    whole, after, unit = found[1], found[2] or "", (found[3] or "").lower()
    if not unit:
        if after and len(after) < _THOUSANDS:
            raise Unread("bad_amount", amount=text)
        return int(whole + after)
    factor = 1_000 if unit in "kк" else 1_000_000
    return int(whole) * factor + (int(after) * factor // 10 ** len(after) if after else 0)


# ------------------------------------------------------------------ cards


def _by_key(text: str) -> str:
    return text.translate(_KEYS)


def _card_letters(text: str) -> str:
    return _by_key(text).replace("10", "T")


def _are_cards(text: str) -> bool:
    try:
        return bool(_cards(text))
    except Unread:
        return False


def _cards(text: str) -> str:
    """Cards as they are written, those nobody saw among them. Raises Unread."""
    told = []
    for at, piece in enumerate(_card_letters(text).split(UNSEEN)):
        if at:
            told.append(UNSEEN)
        try:
            told += map(str, read_from_decks(piece))
        except BadCards as bad:
            raise Unread("bad_card", card=bad.card) from None
    return "".join(told)


def _may_be_board(behind: str, groups: Sequence[str], due: int) -> bool:
    """Whether `b` means the board: cards stand behind it, and not an amount."""
    if behind:
        return _are_cards(behind)
    return bool(due) and len(groups) > 1 and _are_cards(groups[1])


def _too_early(group: str, due: int) -> bool:
    """Whether these are cards of a board that is not opened yet; one card alone may be letters, `ac`."""
    return not due and len(group) > 3 and _are_cards(group)


def _board(behind: str, groups: Sequence[str], taken: int, due: int) -> tuple[Part, int, str]:
    """Cards in the middle: those of this group, and of the next ones until all that are due are there."""
    cards = _cards(behind)
    most = max(due, 1)
    while taken < len(groups) and len(cards) < 2 * most and _are_cards(groups[taken]):
        cards += _cards(groups[taken])
        taken += 1
    if not cards:
        raise Unread("no_cards")
    return Part("deal", cards=cards), taken, ""


def _hole(seat: int, behind: str, groups: Sequence[str]) -> tuple[Part, int, str]:
    taken = 1
    if not behind and len(groups) > 1 and _are_cards(groups[1]):
        behind, taken = groups[1], 2
    return Part("hole", seat, cards=_cards(behind)), taken, ""
