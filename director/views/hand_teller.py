"""A hand told line by line, with the names of the players and in one language."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Final, NamedTuple, cast

from director.domain.plan import RuleSetName
from director.host.i18n import N_, Words
from director.rules.games import STUD
from director.rules.hand.betting import Act
from director.rules.hand.dealing import UNSEEN, Deal, Seen
from director.rules.hand.hand import Hand
from director.rules.hand.outcome import Outcome, cards_of, outcome
from director.rules.hand.playing import Move, begin, settled, steps
from director.views import figures
from director.views.combinations import combination, low, with_signs
from director.views.plans import discipline_name, rule_set_name, structure_name
from director.views.verdicts.pots import uncalled, won_unseen
from director.views.verdicts.whole_hand import (
    deck_warning,
    next_in_words,
    not_seen,
    odd_chips_won,
    pot_won,
    street_name,
)

__all__ = ["HandTeller", "Line"]


class Line(NamedTuple):
    """One line of the story."""

    text: str
    depth: int = 0
    """0 for a heading, 1 for what stands under it."""


class HandTeller:
    """Who tells: with the names of the players, and in one language."""

    def __init__(
        self, deal: Deal, names: Mapping[int, str], words: Words, unknown: Collection[int] = ()
    ) -> None:
        self._deal = deal
        self._unknown = unknown
        """Seats whose stack nobody knows."""
        self._names = names
        self._words = words

    # ------------------------------------------------------------------ before the first decision

    def table(self) -> Iterator[Line]:
        """Game, blinds and rules, then every player with his chips and cards."""
        deal, words = self._deal, self._words
        game = (structure_name(deal.structure, words), discipline_name(deal.game, words))
        rules = rule_set_name(cast("RuleSetName", deal.rules.name), words)
        yield Line(" · ".join((*game, *self._level(), rules)))
        place = N_("Dealer at seat {seat}") if deal.game in STUD else N_("Button at seat {seat}")
        yield Line(words._(place).format(seat=deal.button))
        for seat in deal.order:
            cards = self._cards(deal.hole.get(seat, ()))
            text = words._("{who}: {chips}").format(who=self._who(seat), chips=self._stack_before(seat))
            yield Line(f"{text}  {cards}".rstrip(), 1)

    def _level(self) -> Iterator[str]:
        level, words, chips = self._deal.level, self._words, self._chips
        if level.big_blind:
            text = words._("blinds {small}/{big}")
            yield text.format(small=chips(level.small_blind), big=chips(level.big_blind))
        if level.limits[0]:
            text = words._("limits {small}/{big}")
            yield text.format(small=chips(level.limits[0]), big=chips(level.limits[1]))
        for text, amount in (
            (N_("ante {chips}"), level.ante),
            (N_("big-blind ante {chips}"), level.bb_ante),
            (N_("bring-in {chips}"), level.bring_in),
        ):
            if amount:
                yield words._(text).format(chips=chips(amount))

    # ------------------------------------------------------------------ what was done

    def play(self, moves: Iterable[Move]) -> Iterator[Line]:
        """Every street with what was done on it, and how it ended or stands."""
        hand = begin(self._deal)
        yield self.heading(hand)
        yield from self.posts(hand)
        yield from self._open_cards(hand)
        for move, before, ready, after in steps(self._deal, moves):
            yield from self.streets(before, ready)
            yield from self.streets(ready, after)
            yield from self.did(move, ready, after)
            hand = after
        end = settled(hand)
        yield from self.streets(hand, end)
        if end.over:
            yield from self.end(end)
        else:
            yield Line(next_in_words(end, self._words))
        yield from map(Line, deck_warning(end, self._words))

    def streets(self, before: Hand, after: Hand) -> Iterator[Line]:
        """What is told of a street that begins between two states of the hand."""
        if after.street != before.street:
            yield self.heading(after)
            yield from self._open_cards(after)

    def heading(self, hand: Hand) -> Line:
        """A street with its board and the pot."""
        words = self._words
        street = f"{street_name(hand, words)} {self._cards(hand.board)}".rstrip()
        # With no more bets to come, what nobody called is as good as back with its owner.
        pot = hand.pot if hand.betting else sum(pot.amount for pot in hand.pots.pots)
        text = words._("{street} – {chips} in the pot")
        return Line(text.format(street=street, chips=self._chips(pot)))

    def _open_cards(self, hand: Hand) -> Iterator[Line]:
        """What lies open before each player of stud."""
        for seat in hand.live if hand.deal.game in STUD else ():
            cards = self._cards(hand.deal.upcards(seat, hand.street))
            yield Line(self._words._("{who} shows {cards}.").format(who=self._who(seat), cards=cards), 1)

    def posts(self, hand: Hand) -> Iterator[Line]:
        """Antes and blinds."""
        words, posted = self._words, hand.posted
        if posted.antes:
            text = words._("Everybody posts an ante of {chips}.")
            yield Line(text.format(chips=self._chips(self._deal.level.ante)), 1)
        if posted.bb_ante and self._deal.blinds is not None:
            text = words._("{who} posts the big-blind ante of {chips}.")
            who = self._who(self._deal.blinds.big)
            yield Line(text.format(who=who, chips=self._chips(posted.bb_ante)), 1)
        for act in () if hand.round is None else hand.round.acts:
            yield Line(self._act(act, hand), 1)

    def did(self, move: Move, before: Hand, after: Hand) -> Iterator[Line]:
        """What one move was."""
        words = self._words
        done = () if after.round is None or after.street != before.street else after.round.acts
        if move.what == "burn":
            yield Line(words._("A card is burned."), 1)
        elif move.what == "draw" and move.seat is not None:
            yield Line(self._draw(move.seat, move.total or 0), 1)
        elif move.what == "deal" and after.street == before.street:
            text = words._("One card is opened for all: {cards}.")
            yield Line(text.format(cards=self._cards(after.board)), 1)
        elif done and move.what not in ("deal", "muck"):
            yield Line(self._act(done[-1], after), 1)

    def _draw(self, seat: int, cards: int) -> str:
        words = self._words
        if not cards:
            return words._("{who} stands pat.").format(who=self._who(seat))
        text = words.ngettext("{who} exchanges {count} card.", "{who} exchanges {count} cards.", cards)
        return text.format(who=self._who(seat), count=cards)

    def _act(self, act: Act, after: Hand) -> str:
        said = _ACTS["post_sb" if act.what == "post_sb" else act.meaning]
        text = self._words._(said).format(who=self._who(act.seat), chips=self._chips(act.total))
        out = act.meaning != "fold" and not after.behind[act.seat]
        all_in = self._words._("All-in.")
        return f"{text} {all_in}" if out else text

    # ------------------------------------------------------------------ the end

    def end(self, hand: Hand) -> Iterator[Line]:
        """Showdown, pots and stacks of a hand that is over."""
        words, end = self._words, outcome(hand).answer
        if hand.alone:
            yield Line(won_unseen(hand.live[0], words))
        else:
            face_up = N_("Showdown: all hands are turned up at once")
            yield Line(words._(face_up if end.showdown.all_face_up else N_("Showdown, in this order")))
            for seat in end.showdown.order:
                yield Line(self._shown(hand, end, seat), 1)
        yield Line(words._("Pots"))
        yield from (Line(text, 1) for text in self._pots(hand, end))
        if end.stacks is not None:
            yield Line(words._("Stacks after the hand"))
            for seat, chips in end.stacks.items():
                if seat not in self._unknown or chips != self._deal.stacks[seat]:
                    yield Line(self._stack(seat, chips), 1)

    def _shown(self, hand: Hand, end: Outcome, seat: int) -> str:
        words, who, cards = self._words, self._who(seat), cards_of(hand, seat)
        if seat in hand.mucked:
            return words._("{who} throws the hand in.").format(who=who)
        if cards is None:
            return words._("{who}: nobody saw the cards.").format(who=who)
        if seat not in end.hands.highs:
            return words._("{who} shows {cards}.").format(who=who, cards=self._cards(cards))
        best = end.hands.highs[seat]
        held = combination(best.name, best.cards, words, kickers=True)
        if seat in end.hands.lows:
            held = f"{held}; {low(end.hands.lows[seat].cards, words)}"
        return words._("{who} shows {cards}: {hand}.").format(who=who, cards=self._cards(cards), hand=held)

    def _pots(self, hand: Hand, end: Outcome) -> Iterator[str]:
        yield from uncalled(end.pots.returned, self._words)
        for at in range(len(end.winners)):
            if text := " ".join(pot_won(end, at, self._words)):
                yield text
        if end.shares is None:
            yield not_seen(hand, self._words)
            return
        yield from odd_chips_won(hand, end, self._words)
        for seat, chips in end.shares.items() if len(end.winners) > 1 or len(end.shares) > 1 else ():
            text = self._words._("{who} takes {chips}.")
            yield text.format(who=self._who(seat), chips=self._chips(chips))

    def _stack_before(self, seat: int) -> str:
        return "?" if seat in self._unknown else self._chips(self._deal.stacks[seat])

    def _stack(self, seat: int, chips: int) -> str:
        change = chips - self._deal.stacks[seat]
        sign = "+" if change > 0 else "−" if change else "±"
        if seat in self._unknown:
            return f"{self._who(seat)}: {sign}{self._chips(abs(change))}"
        text = self._words._("{who}: {chips}").format(who=self._who(seat), chips=self._chips(chips))
        return f"{text} ({sign}{self._chips(abs(change))})"

    # ------------------------------------------------------------------ words

    def _who(self, seat: int) -> str:
        name = self._names.get(seat)
        if not name:
            return self._words._("Seat {seat}").format(seat=seat)
        return self._words._("Seat {seat} ({name})").format(seat=seat, name=name)

    def _chips(self, amount: int) -> str:
        return figures.chips(amount, self._words)

    def _cards(self, cards: Seen) -> str:
        return " ".join(UNSEEN if card is None else with_signs((card,)) for card in cards)


_ACTS: Final[Mapping[str, str]] = {
    "post_sb": N_("{who} posts the small blind of {chips}."),
    "post": N_("{who} posts the big blind of {chips}."),
    "bring_in": N_("{who} brings in {chips}."),
    "complete": N_("{who} completes to {chips}."),
    "fold": N_("{who} folds."),
    "check": N_("{who} checks."),
    "call": N_("{who} calls, {chips} in all."),
    "bet": N_("{who} bets {chips}."),
    "raise": N_("{who} raises to {chips}."),
}
"""What an action was → how it is told."""
