"""The table as a ring: who sits where, what lies before them and in the middle, whose turn it is."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from director.domain.plan import Structure
from director.host.i18n import Words
from director.rules.cards.card import Card
from director.rules.entering.looking import Look, seen
from director.rules.entering.sheet import SheetSeat, Worksheet
from director.rules.games import STUD
from director.rules.hand.dealing import UNSEEN, Seen
from director.rules.hand.hand import Hand
from director.views import figures
from director.views.combinations import with_signs
from director.views.plans import discipline_name, structure_name
from director.views.verdicts.whole_hand import street_name

__all__ = ["CardFace", "Ring", "RingSeat", "ring", "sheet_title"]


class CardFace(NamedTuple):
    """A card as it is drawn."""

    text: str
    """With its sign: A♠; `??` for one nobody saw."""
    suit: str
    """c, d, h, s; empty for one nobody saw."""


class RingSeat(NamedTuple):
    """One chair."""

    seat: int
    name: str = ""
    stack: str = ""
    """What is behind; a question mark where nobody knows."""
    bet: str = ""
    """What lies before the player and is in no pot yet; empty for nothing."""
    marks: tuple[str, ...] = ()
    """D, SB, BB, ML, MS, away, waits, all-in, folded: in letters or short words."""
    cards: tuple[CardFace, ...] = ()
    to_act: bool = False
    folded: bool = False
    all_in: bool = False
    away: bool = False
    empty: bool = False
    dealt: bool = True
    chosen: bool = False
    """Somebody pressed it, to do something there."""


class Ring(NamedTuple):
    """The whole table."""

    title: str
    street: str
    seats: tuple[RingSeat, ...]
    board: tuple[CardFace, ...]
    pots: tuple[str, ...]
    """Main pot first, each with who may win it where there are several."""
    pot: str
    """All chips in the middle and before the players."""


def ring(sheet: Worksheet, look: Look, words: Words) -> Ring:
    """The table of a sheet as it stands."""
    hand = look.hand
    seats = tuple(_seat(number, sheet, hand, words) for number in range(1, sheet.size + 1))
    title = sheet_title(sheet, words)
    if hand is None:
        return Ring(title, "", seats, (), (), "")
    pot = words._("{chips} with the bets").format(chips=figures.chips(hand.pot, words))
    return Ring(title, street_name(hand, words), seats, _faces(hand.board), _pots(hand, words), pot)


def sheet_title(sheet: Worksheet, words: Words) -> str:
    """Table, game and what is played for: Table 12 · no-limit hold'em · 400/800, ante 800."""
    said = [words._("Table {table}").format(table=sheet.table) if sheet.table else words._("Free table")]
    structure: Structure = sheet.structure
    said.append(f"{structure_name(structure, words)} {discipline_name(sheet.game, words)}")
    if sheet.game not in STUD and sheet.big_blind:
        said.append(_pair((sheet.small_blind, sheet.big_blind), words))
    if sheet.limits[0]:
        said.append(words._("limits {limits}").format(limits=_pair(sheet.limits, words)))
    if sheet.ante:
        said.append(words._("ante {chips}").format(chips=figures.chips(sheet.ante, words)))
    if sheet.bb_ante:
        said.append(words._("big-blind ante {chips}").format(chips=figures.chips(sheet.bb_ante, words)))
    if sheet.bring_in:
        said.append(words._("bring-in {chips}").format(chips=figures.chips(sheet.bring_in, words)))
    return " · ".join(said)


def _pair(amounts: tuple[int, int], words: Words) -> str:
    return "/".join(figures.chips(amount, words) for amount in amounts)


def _pots(hand: Hand, words: Words) -> tuple[str, ...]:
    """What was drawn in so far; with one pot only its chips, with several also who may win each."""
    middle = replace(hand, round=None, folded=hand.out) if hand.betting else hand
    pots = middle.pots.pots
    if len(pots) == 1:
        return (words._("Pot {chips}").format(chips=figures.chips(pots[0].amount, words)),)
    told = []
    for at, pot in enumerate(pots):
        text = (
            words._("Main pot {chips}: seats {seats}")
            if not at
            else words._("Side pot {chips}: seats {seats}")
        )
        seats = ", ".join(map(str, pot.eligible))
        told.append(text.format(chips=figures.chips(pot.amount, words), seats=seats))
    return tuple(told)


def _seat(number: int, sheet: Worksheet, hand: Hand | None, words: Words) -> RingSeat:
    there = sheet.seat(number)
    if there is None:
        dead = sheet.button == number and sheet.game not in STUD
        return RingSeat(number, marks=("D",) if dead else (), empty=True)
    cards = _faces(_own(there, hand))
    marks = tuple(_marks(there, sheet, hand, words))
    dull = RingSeat(number, there.name, _stack(there.stack, words), "", marks, cards, away=there.away)
    if hand is None or number not in hand.deal.stacks:
        return dull._replace(dealt=there.dealt)
    behind, put = hand.behind[number], _before(number, hand)
    known = number not in sheet.deep()
    return dull._replace(
        stack=_stack(behind if known else None, words),
        bet=figures.chips(put, words) if put else "",
        to_act=hand.to_act == number and not hand.over,
        folded=number in hand.out,
        all_in=not behind and number in hand.live,
    )


def _before(seat: int, hand: Hand) -> int:
    """What lies before a seat: a closed round has its bets drawn in, but for what nobody called."""
    if hand.round is None or hand.round.closed:
        return hand.pots.returned.get(seat, 0)
    return hand.round.put.get(seat, 0)


def _stack(chips: int | None, words: Words) -> str:
    return "?" if chips is None else figures.chips(chips, words)


def _own(there: SheetSeat, hand: Hand | None) -> Seen:
    if hand is None or there.seat not in hand.deal.hole:
        return ()
    return hand.deal.hole[there.seat]


def _marks(there: SheetSeat, sheet: Worksheet, hand: Hand | None, words: Words) -> list[str]:
    found = []
    if sheet.button == there.seat:
        found.append("D")
    blinds = None if hand is None else hand.deal.blinds
    if blinds is not None and blinds.small == there.seat:
        found.append(words._("SB"))
    if blinds is not None and blinds.big == there.seat:
        found.append(words._("BB"))
    if there.marker:
        found.append(words._("NEW") if there.marker == "NEW" else there.marker)
    if there.away:
        found.append(words._("away"))
    elif there.waits or not there.dealt:
        found.append(words._("waits"))
    return found


def _faces(cards: Seen) -> tuple[CardFace, ...]:
    return tuple(_face(card) for card in cards)


def _face(card: Card | None) -> CardFace:
    return CardFace(UNSEEN, "") if card is None else CardFace(with_signs((card,)), str(card)[-1])


def faces(text: str) -> tuple[CardFace, ...]:
    """Cards of a sheet as they are drawn. Raises BadCards."""
    return _faces(seen(text))
