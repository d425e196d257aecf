"""What chips on the table mean, silent or spoken: bet, call, raise, all-in, or too little for any of them.

Nothing to call: chips are a bet of their sum, within what the structure allows (SP 4.12, TDA 44). Facing a
wager: one chip without a word is a call, whatever its size, and so are several of which each is needed for
the call (SP 4.12, 4.14.2, TDA 44, 45-A); of a surplus, half a raise is a raise and must be made a full one
(TDA 43-A), or any surplus is (SP 4.14.3, `raise_50`). What was said first counts before the chips (SP 4.8.1,
TDA 40-C).
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from director.domain.plan import Structure
from director.rules.hand.reasons import said_of
from director.rules.hand.unclear_number import number_meant
from director.rules.in_force import in_force
from director.rules.rulesets import RuleSet
from director.rules.verdict import Article, Verdict, cited

Means: TypeAlias = Literal["bet", "call", "raise", "all_in", "undercall", "underraise"]
"""An `underraise` is a raise announced without a size, with too few chips for the smallest one. Chips and
numbers that the book itself takes for a raise are a `raise`, even if he must add to them: half a raise (TDA
43-A), an evident raise (SP 4.14.3). How either is made good says the option `underraise`."""
MEANINGS: Final[tuple[Means, ...]] = get_args(Means)

Word: TypeAlias = Literal["raise", "call"]
WORDS: Final[tuple[Word, ...]] = get_args(Word)


class Push(NamedTuple):
    """What a player did in his turn, and what he faced."""

    structure: Structure
    pot: int
    """All chips in the middle and in front of the players, his own before this included."""
    facing: int
    """The highest total of the round; 0 when nobody has put in anything."""
    put: int
    """His total of the round before this."""
    min_to: int
    """The least a bet or a raise may be, as his total of the round."""
    chips: tuple[int, ...]
    """The chips he pushed; none when he only spoke."""
    said: Word | int | None = None
    """What he said first: a number is his total of the round (TDA 43-B)."""
    last_chips: bool = False
    """He has no other chips."""

    @property
    def in_front(self) -> int:
        """What he would have put in if every chip counted."""
        return self.put + sum(self.chips)

    @property
    def most(self) -> int | None:
        """The most his total may be, if limited; in pot-limit the pot with his call in it (SP 4.9.6).

        The pot is taken as it was counted: full blinds and rounding are the counter's.
        """
        if self.structure == "NL":
            return None
        if self.structure == "FL":
            return self.min_to
        return max(self.min_to, self.facing + self.pot + self.facing - self.put)

    @property
    def whole_stack(self) -> bool:
        """Whether his last chips are on the table."""
        return self.last_chips and bool(self.chips)


class Meaning(NamedTuple):
    """What it counts as."""

    means: Means
    total: int
    """His total of the round after it, with what he must add."""
    returned: int
    """What he takes back; 0 when he must add chips."""


class NothingDone(ValueError):
    """No chip was pushed and no word was said."""


class Reading(NamedTuple):
    """How it is read, and why."""

    means: Means
    total: int
    why: tuple[str, ...]
    """Option keys, and names of reasons that no option decides; the weightiest first."""


_REASONS: Final[dict[str, tuple[str, ...]]] = {
    "one_chip": ("SP 4.12", "TDA 44"),
    "one_chip_more": ("SP 4.12", "SP 4.14.1"),
    "several_bet": ("SP 4.9.3", "TDA 42"),
    "pot_limit": ("SP 4.7.2", "TDA 54-C", "RRoP 14", "WSOP-T pot-limit"),
    "last_chips": ("SP 4.9.8", "TDA 45-B"),
    "said_call": ("SP 4.8.1", "TDA 51-A"),
    "said_raise": ("SP 4.14.2", "TDA 44"),
    "made_full": (),
    "raise_must_be_full": ("SP 4.13", "TDA 43-A"),
    "said_number": ("SP 4.8.1", "TDA 40-C"),
    "unclear": ("TDA 57",),
    "chips_call": ("SP 4.9.4", "TDA 40-C"),
}
"""Reasons no option decides → where the books have them."""

_OPTIONS: Final = frozenset({"multi_chip", "raise_50", "undercall", "underraise"})


def chips_mean(push: Push, rules: RuleSet) -> Verdict[Meaning]:
    """What chips and words mean. Raises NothingDone.

    >>> from director.rules.rulesets import ruleset
    >>> silent = Push("NL", pot=150, facing=50, put=0, min_to=100, chips=(100,))
    >>> chips_mean(silent, ruleset("sport-ru")).answer
    Meaning(means='call', total=50, returned=50)
    """
    reading = read(push, rules)
    returned = max(0, push.in_front - reading.total)
    articles = cited(*(_articles(reason, rules) for reason in reading.why))
    house = rules.house(*(reason for reason in reading.why if reason in _OPTIONS))
    return Verdict(Meaning(reading.means, reading.total, returned), articles, house)


def _articles(reason: str, rules: RuleSet) -> tuple[Article, ...]:
    if reason == "fixed_limit":
        # As in a round: each book has its own, or takes it for granted.
        return said_of("fixed", rules)
    return rules.articles(reason) if reason in _OPTIONS else in_force(rules, *_REASONS[reason])


def read(push: Push, rules: RuleSet) -> Reading:
    """How chips and words are read, and by which rules. Raises NothingDone."""
    reading = _read(push, rules)
    if push.whole_stack and reading.total > push.in_front:
        # Nobody puts in more than he has.
        return Reading("all_in", push.in_front, (*reading.why, "last_chips"))
    return reading


def _read(push: Push, rules: RuleSet) -> Reading:
    if push.said == "call":
        return _called(push)
    if push.said == "raise":
        return _raised(push)
    if push.said is not None:
        return _number(push, push.said, rules)
    if not push.chips:
        raise NothingDone
    return _silent(push, rules)


def _called(push: Push) -> Reading:
    # With nothing to call, the word is a check, and his total stays as it is.
    if push.whole_stack and push.put < push.facing == push.in_front:
        return Reading("all_in", push.facing, ("said_call", "last_chips"))
    return Reading("call", push.facing, ("said_call",))


def _raised(push: Push) -> Reading:
    """The most that the chips allow, and no less than a full raise unless they are his last (TDA 44)."""
    name: Means = "raise" if push.facing else "bet"
    total = _within(push, push.in_front)
    if push.whole_stack and total == push.in_front:
        return Reading("all_in", total, ("said_raise", "last_chips"))
    if total >= push.min_to:
        return Reading(name, total, ("said_raise", *_limit(push, push.in_front)))
    if not push.chips:
        return Reading(name, push.min_to, ("raise_must_be_full",))
    if not push.facing:
        return Reading("bet", push.min_to, ("underraise",))
    return Reading("underraise", push.min_to, ("underraise", "raise_must_be_full"))


def _number(push: Push, said: int, rules: RuleSet) -> Reading:
    # In limit poker the sizes are fixed, so that nothing larger can be meant.
    least = push.facing or push.min_to
    pushed = {sum(push.chips), push.in_front} if push.chips else ()
    total = said if push.structure == "FL" else number_meant(said, least, push.pot, pushed)
    everything = push.whole_stack and total >= push.in_front
    reading = _amount(push, push.in_front if everything else total, rules, everything=everything)
    unclear = ("unclear",) if total != said else ()
    return reading._replace(why=(*unclear, "said_number", *reading.why))


def _silent(push: Push, rules: RuleSet) -> Reading:
    several = len(push.chips) > 1
    reading = _amount(push, push.in_front, rules, everything=push.whole_stack)
    if not push.facing:
        return reading._replace(why=("several_bet" if several else "one_chip", *reading.why))
    # One chip that is needed at all is needed whole: it is never more than a call. What he has in already may
    # be the call by itself; then the chips on top are measured like a raise (TDA 45-A, 45-B).
    if push.in_front <= push.facing:
        return reading
    if push.in_front - min(push.chips) >= push.facing:
        return reading if several else _one_more(push, reading, rules)
    if not several:
        return Reading("call", push.facing, ("one_chip",))
    if rules.text("multi_chip") == "every_chip_needed":
        return Reading("call", push.facing, ("multi_chip",))
    return reading._replace(why=("multi_chip", *reading.why))


def _one_more(push: Push, reading: Reading, rules: RuleSet) -> Reading:
    """One silent chip of a player who has matched the wager, as the big blind has when nobody raised.

    In SP he who puts in one chip and announces nothing has equalised (4.12), and more chips than a call needs
    are no raise by themselves (4.14.1); only several chips are an evident one (4.14.3). Under the TDA rules
    chips added to those that match the wager are measured together, like any several chips (45-B).
    """
    if rules.text("raise_50") == "evident_raise":
        return Reading("call", push.facing, ("one_chip_more", "raise_50"))
    return reading


def _amount(push: Push, total: int, rules: RuleSet, *, everything: bool) -> Reading:
    """What it is to have put in, or to have said, so much in all."""
    allowed = _within(push, total)
    if everything and allowed == total:
        return Reading("all_in", total, ("last_chips",))
    if not push.facing:
        short = ("underraise",) if total < push.min_to else ()
        return Reading("bet", max(allowed, push.min_to), (*short, *_limit(push, total)))
    if total < push.facing:
        return Reading("undercall", push.facing, ("undercall",))
    if total == push.facing:
        return Reading("call", total, ("chips_call",))
    if total >= push.min_to:
        return Reading("raise", allowed, ("raise_50", *_limit(push, total)))
    if rules.text("raise_50") == "evident_raise":
        return Reading("raise", push.min_to, ("raise_50", "underraise"))
    if 2 * (total - push.facing) >= push.min_to - push.facing:
        return Reading("raise", push.min_to, ("raise_50", "made_full"))
    return Reading("call", push.facing, ("raise_50",))


def _within(push: Push, total: int) -> int:
    return total if push.most is None else min(total, push.most)


def _limit(push: Push, total: int) -> tuple[str, ...]:
    """The reason why not all of it counts."""
    if _within(push, total) == total:
        return ()
    return ("pot_limit",) if push.structure == "PL" else ("fixed_limit",)
