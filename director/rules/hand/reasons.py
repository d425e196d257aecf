"""Why a betting round stands as it does: the options that decided, and what the book in force says of it.

Only what bears on this very answer is named. Where the book in force has no sentence for something that
every book takes for granted, none is named.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from director.rules.hand.acts import AGGRESSIVE
from director.rules.hand.caps import without_end
from director.rules.hand.fourth_street import pair_shows
from director.rules.hand.pot_limit import not_posted, pot_after_call
from director.rules.hand.reopening import only_checked
from director.rules.hand.round_state import RoundState
from director.rules.hand.showdown import ALONE
from director.rules.hand.standing import Place
from director.rules.hand.stud.low_card import ALL_IN_LOW
from director.rules.in_force import in_force
from director.rules.rulesets import RuleSet
from director.rules.verdict import Article, article, cited


class Reasons(NamedTuple):
    """What a verdict on a round rests on."""

    because: tuple[Article, ...]
    house: tuple[str, ...]


def reasons(now: RoundState) -> Reasons:
    """What decided who may do what now."""
    rules = now.terms.rules
    place = now.acting
    keys = () if place is None else tuple(dict.fromkeys(_options(now, place)))
    facts = _at_the_end(now) if place is None else tuple(_facts(now, place))
    because = cited(rules.articles(*keys), *(said_of(fact, rules) for fact in facts))
    return Reasons(because, rules.house(*keys))


def said_of(fact: str, rules: RuleSet) -> tuple[Article, ...]:
    """What the book in force says of a fact; nothing where it takes it for granted."""
    if fact in _IN_FORCE:
        return in_force(rules, *_IN_FORCE[fact])
    said = _SAID[fact].get(rules.name)
    return () if said is None else (article(said),)


# ------------------------------------------------------------------ options that decided


def _options(now: RoundState, place: Place) -> Iterator[str]:
    why = now.why_no_raise(place)
    if why in ("no_chips_to_raise", "nobody_left"):
        return
    limit = now.terms.structure == "FL"
    if limit and now.raises_used:
        yield from _count_options(now)
    if why == "capped":
        return
    acted = place.seen is not None and not place.reopened
    checked = acted and only_checked(now.terms, place)
    all_ins = _all_ins(now)
    # In limit games the next size too depends on whether an all-in was a raise.
    if limit and all_ins:
        yield "fl_reopen"
    if acted and not checked and (not limit or all_ins > 1):
        yield "big_reopen"
    if checked:
        # Where it is the book's own way, the fact has its article.
        yield from now.terms.rules.house("big_reopen")
    if why == "not_reopened":
        return
    if pair_shows(now.terms):
        yield "pair4"
    if now.terms.structure == "PL":
        yield from _pot_options(now, place)


def _count_options(now: RoundState) -> Iterator[str]:
    """Why there may be one raise more, or no more: raises were made, and they are counted."""
    if without_end(now.terms, now.standing, now.places):
        # Then their number does not matter.
        yield "cap_hu"
        return
    yield "cap_raises"
    if now.capped:
        yield "cap_hu"


def _all_ins(now: RoundState) -> int:
    """All-ins that went above what was to be matched."""
    most = {place.seat: place.most for place in now.places}
    return sum(act.meaning in AGGRESSIVE and act.total == most[act.seat] for act in now.acts)


def _pot_options(now: RoundState, place: Place) -> Iterator[str]:
    rules, options = now.terms.rules, ("full_blinds", "sb_as_bb", "true_value")
    counts = {option: not_posted(option, now.terms, now.standing, now.places, place) for option in options}
    matters = len(set(counts.values())) > 1
    # SP speaks of a blind that is short, and of nothing else.
    of_short_blinds = rules.articles("pl_preflop") == (article("SP 4.9.8"),)
    if matters and (counts[rules.text("pl_preflop")] or not of_short_blinds):
        yield "pl_preflop"
    if pot_after_call(now.terms, now.standing, now.places, place) % now.terms.unit:
        yield "pl_round"


# ------------------------------------------------------------------ what the books say without an option


def _at_the_end(now: RoundState) -> tuple[str, ...]:
    left = sum(not place.folded for place in now.places)
    return ("alone",) if left == 1 else ("closed",)


def _facts(now: RoundState, place: Place) -> Iterator[str]:
    """What bears on this answer, the weightiest first."""
    owed = now.standing.highest > place.put
    if now.unopened:
        yield "opening" if now.forced else "low_card_all_in"
    if any(one.posted == "post_bb" and one.blind < now.terms.blind for one in now.places):
        yield "short_blind"
    if now.why_no_raise(place) is None:
        yield from _sizes(now, place)
    if owed:
        yield "call"
    elif not now.unopened:
        yield "last_word" if now.terms.blind_round else "check"


def _sizes(now: RoundState, place: Place) -> Iterator[str]:
    standing = now.standing
    if only_checked(now.terms, place):
        yield "checked"
    if now.terms.structure == "FL":
        if standing.bets == 0 and standing.full:
            yield "completion"
        yield "fixed"
        if standing.bets:
            yield "counted"
        return
    if standing.highest == 0:
        yield "bet"
    else:
        yield "re_raise" if standing.raises else "raise"
    if now.terms.structure == "PL":
        yield "pot_bet" if standing.highest == 0 else "pot_raise"
        if not now.terms.blind_round:
            yield "actual_pot"


_IN_FORCE: Final[Mapping[str, tuple[str, ...]]] = {"alone": ALONE, "low_card_all_in": ALL_IN_LOW}
"""What bears on an answer → where any book says so."""

_SAID: Final[Mapping[str, Mapping[str, str]]] = {
    "closed": {"sport-ru": "SP Definitions"},
    "opening": {
        "sport-ru": "SP 5.4.3",
        "stud-room": "ST 6.1.2",
        "party-stud": "PP first round",
        "online-stud": "OS limit",
    },
    "short_blind": {"sport-ru": "SP 4.9.8", "robert-11": "RRoP 4-1", "wsop-2026": "WSOP-L 154"},
    "checked": {"sport-ru": "SP 4.7.3"},
    "completion": {"stud-room": "ST 6.1.3", "wsop-2026": "WSOP-T stud"},
    "fixed": {
        "sport-ru": "SP 4.7.3",
        "draw-room": "DR Second round",
        "stud-room": "ST intro",
        "party-stud": "PP limit",
        "online-stud": "OS limit",
        "robert-11": "RRoP betting and raising",
    },
    "counted": {"wsop-2026": "WSOP-T 100"},
    "bet": {"sport-ru": "SP 4.9.3"},
    "raise": {"sport-ru": "SP 4.9.5", "tda-2024": "TDA 43-A", "robert-11": "RRoP 14"},
    "re_raise": {"sport-ru": "SP 4.9.6", "tda-2024": "TDA 43-A", "robert-11": "RRoP 14"},
    "pot_bet": {"sport-ru": "SP 4.7.2", "robert-11": "RRoP 14", "wsop-2026": "WSOP-T pot-limit"},
    "pot_raise": {"sport-ru": "SP 4.9.6", "robert-11": "RRoP 14", "wsop-2026": "WSOP-T pot-limit"},
    "actual_pot": {"tda-2024": "TDA 54-C"},
    "call": {"sport-ru": "SP 4.9.4"},
    "check": {"sport-ru": "SP 4.9.2", "draw-room": "DR Second round"},
    "last_word": {"sport-ru": "SP 4.9.2", "draw-room": "DR Betting after the deal"},
}
"""What bears on an answer → by rule set, where its book says so."""
