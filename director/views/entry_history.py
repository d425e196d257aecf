"""What the journal says of one player, every entry of the event together: the newest first."""

from __future__ import annotations

import msgspec

from director.domain.bounties import AwardBounty, DrawMystery, SealMystery
from director.domain.breaking import BreakTable, Redraw
from director.domain.busts import Bust
from director.domain.ids import EntryId, Seq
from director.domain.journal import Journal
from director.domain.line import Line
from director.domain.name_marks import without_marks
from director.domain.payments import AgreeDeal, KeepPayment, Pay, VoidPayment
from director.domain.penalties import CancelPenalty, ServePenalty
from director.domain.people import People
from director.domain.rulings import Appeal
from director.domain.touched import names
from director.domain.undo import Undo
from director.host.i18n import Words
from director.views import figures
from director.views.entry_card import entry_card
from director.views.wording import Telling


class HistoryRow(msgspec.Struct, frozen=True, gc=False):
    """One line that speaks of the player."""

    seq: Seq
    at: str
    """As stored; sorts as time."""
    time: str
    what: str
    reason: str
    undone: bool


class History(msgspec.Struct, frozen=True):
    """Everything about one player."""

    name: str
    about: str
    """Where the player stands, moves included."""
    rows: tuple[HistoryRow, ...]
    """The newest first."""


def entry_history(journal: Journal, people: People, words: Words, entry: EntryId) -> History:
    """The lines that speak of this entry and of the person's other ones, undone ones too."""
    tournament, telling = journal.tournament, Telling(journal, people, words)
    own = _entries(journal, entry)
    found = [line for line in journal.lines if _speaks(journal, line, own)]
    seqs = {line.seq for line in found}
    undos = (line for line in journal.undos if _undoes(line, seqs))
    lines = sorted((*found, *undos), key=lambda line: line.seq, reverse=True)
    rows = tuple(
        HistoryRow(
            line.seq,
            line.at,
            figures.day_and_time(line.at, tournament.setup, words),
            _told(telling, line, own),
            without_marks(line.reason, people),
            line.seq in journal.undone,
        )
        for line in lines
    )
    shown = tournament.entries.get(entry)
    if shown is None:
        return History(telling.name(entry), "", rows)
    card = entry_card(people, tournament, shown.person, words, entry)
    said = (card.place, card.state_words, moves_text(shown.moved, words), card.out_at)
    return History(card.name, " · ".join(part for part in said if part), rows)


def moves_text(moved: int, words: Words) -> str:
    """How often somebody was taken to another table; empty for never."""
    if not moved:
        return ""
    return words.ngettext("moved {n} time", "moved {n} times", moved).format(n=moved)


def _entries(journal: Journal, entry: EntryId) -> frozenset[EntryId]:
    """This entry and all others of the same person."""
    entries = journal.tournament.entries
    shown = entries.get(entry)
    if shown is None:
        return frozenset((entry,))
    return frozenset(one.id for one in entries.values() if one.person == shown.person)


def _told(telling: Telling, line: Line, own: frozenset[EntryId]) -> str:
    """The sentence; where a table closed, with the seats of this player among all who moved."""
    said, action = telling.line(line), line.action
    if not isinstance(action, BreakTable | Redraw):
        return said
    seats = [f"{move.source} → {move.target}" for move in action.moves if move.entry in own]
    return " · ".join((said, *seats))


def _speaks(journal: Journal, line: Line, own: frozenset[EntryId]) -> bool:
    if not own.isdisjoint(names(line)):
        return True
    match line.action:
        case Bust(out=out):
            return any(not own.isdisjoint(one.by) for one in out)
        case ServePenalty(penalty=number) | CancelPenalty(penalty=number):
            return not own.isdisjoint(names(journal.line(number)))
        case Appeal(by=by):
            return by in own
        case _:
            return not own.isdisjoint(_money(journal, line))


def _money(journal: Journal, line: Line) -> tuple[EntryId, ...]:
    """Whose prizes, parts and bounties this line is about."""
    match line.action:
        case Pay(entry=entry) | SealMystery(victim=entry):
            return (entry,)
        case AgreeDeal(shares=shares) | DrawMystery(shares=shares):
            return tuple(share.entry for share in shares)
        case AwardBounty(by=by):
            return by
        case VoidPayment(payment=number) | KeepPayment(payment=number):
            paid = journal.tournament.prize_money.payments.get(number)
            return () if paid is None else (paid.entry,)
        case _:
            return ()


def _undoes(line: Line, seqs: set[Seq]) -> bool:
    action = line.action
    return isinstance(action, Undo) and any(Seq(seq) in seqs for seq in range(action.line, action.last + 1))
