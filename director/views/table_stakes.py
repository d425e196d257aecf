"""Blinds and antes of a table's next hand, from the clock or from the tables themselves."""

from __future__ import annotations

from director.domain.journal import Journal
from director.domain.moments import Moment
from director.domain.play import PlayHand
from director.domain.tournament import Tournament
from director.host.i18n import Words
from director.rules.clock import clock_face
from director.rules.hand.big_blind_ante import big_blind_post
from director.rules.rulesets import rules_of
from director.views import figures


def blinds_now(tournament: Tournament, number: int, now: Moment | None = None) -> tuple[int, int]:
    """The blinds of the level that is played; without a level schedule those that the tables know.

    These are the table's last ones, or the larger ones of a table that has gone on: all tables of an event
    play the same level, and levels only rise. (0, 0) before anybody said any.
    """
    face = clock_face(tournament, now) if now is not None else None
    if face is not None and face.stakes.big_blind:
        return face.stakes.small_blind, face.stakes.big_blind
    known = [table.blinds for table in tournament.tables.values() if not table.closed]
    return max([tournament.tables[number].blinds, *known], key=lambda blinds: blinds[1])


def blinds_unsaid(journal: Journal, blinds: tuple[int, int]) -> bool:
    """Whether nobody has said yet what the blinds are: not even by a hand dealt without any."""
    return not blinds[1] and not any(journal.counting(PlayHand))


def missing_blinds(small: str, big: str, words: Words) -> str:
    """Which of the blinds is still to be said, by what stands in their fields."""
    if not small.strip():
        return words._("Write the small blind; 0 where there is none.")
    if not big.strip():
        return words._("Write the big blind; 0 where there is none.")
    return words._("Write a number of chips.")


def antes_sentence(tournament: Tournament, action: PlayHand, now: Moment, words: Words) -> str:
    """The antes that the dealer collects for this hand; empty where the level that is played has none.

    Everybody who is dealt in pays, away or not; a stack that is too short pays what it has.
    """
    face = clock_face(tournament, now)
    if face is None or not face.stakes.ante:
        return ""
    count, ante = len(action.dealt), face.stakes.ante
    if face.stakes.ante_kind == "each":
        text = words.ngettext(
            "Antes to collect: {ante} from {n} player, {sum} in all.",
            "Antes to collect: {ante} from each of {n} players, {sum} in all.",
            count,
        )
        chips, whole = figures.chips(ante, words), figures.chips(ante * count, words)
        return text.format(ante=chips, n=count, sum=whole)
    taken = _of_the_big_blind(tournament, action, ante)
    text = words._("Big-blind ante to collect: {ante} from seat {seat}.")
    if taken < ante:
        text = words._("Big-blind ante to collect: {ante} from seat {seat}, reduced as few players are left.")
    return text.format(ante=figures.chips(taken, words), seat=action.big)


def _of_the_big_blind(tournament: Tournament, action: PlayHand, ante: int) -> int:
    """What a stack that is large enough pays for the table, in chips that are still there."""
    gone = tournament.tables[action.table].gone
    unit = min((value for value in tournament.case.values if value not in gone), default=1)
    big, rules = action.blinds[1], rules_of(tournament.setup)
    return big_blind_post(rules, big + ante, big, ante, players=len(action.dealt), unit=unit).answer.ante
