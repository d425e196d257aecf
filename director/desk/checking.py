"""Is everything in a venue's file as it was written? Anybody can ask, at any time, without touching it.

The file itself, then each tournament: the chain of its lines, that every line could be done when it was done,
that seats and counts agree, and that every drawn seat follows from its key.
"""

from __future__ import annotations

import gc
import itertools
from collections.abc import Iterator
from pathlib import Path

from msgspec.structs import replace

from director.desk.draw_checks import DrawChecks
from director.desk.replay import Replay
from director.domain.chip_count import recounted
from director.domain.entries import Register
from director.domain.findings import CheckReport, Finding, TournamentFindings
from director.domain.ids import TournamentId
from director.domain.refusal import Impossible, Unavailable
from director.domain.seats import TableSeat
from director.domain.tournament import EntryState, Tournament
from director.storage.book_lines import KINDS
from director.storage.inspection import Inspection, inspecting
from director.storage.lines import Stored, chain, line_of
from director.storage.tournaments import TournamentCard, card_of, told_by_journal

Head = tuple[int, str]
"""A line's number and its hash, or the first digits of it, as printed on paper."""


def check(path: Path, head: Head | None = None, only: TournamentId | None = None) -> CheckReport:
    """Look at everything. `head` is compared with the journal, and `only` looks at one tournament.

    Raises Unavailable when there is nothing to look at: gone, not_a_venue, too_new, locked.
    """
    collecting = gc.isenabled()
    gc.disable()  # nothing of a journal is ever garbage
    try:
        with inspecting(path) as file:
            return _report(file, path, head, only)
    except Unavailable as trouble:
        if trouble.code != "damaged":
            raise
        return CheckReport(str(path), faults=(Finding("damaged"),))
    finally:
        if collecting:
            gc.enable()


def catalogue(path: Path) -> list[TournamentCard]:
    """The tournaments of a file, read without touching it. Raises Unavailable."""
    with inspecting(path) as file:
        return file.cards()


def _report(file: Inspection, path: Path, head: Head | None, only: TournamentId | None) -> CheckReport:
    faults = list(_file_faults(file))
    cards = {card.id: card for card in file.cards()}
    persons, photos = file.persons(), file.changed_photos()
    found: list[TournamentFindings] = []
    matches = False
    for tournament in dict.fromkeys((*cards, *file.tournaments())):
        if only in (None, tournament):
            rows = file.lines(tournament)
            matches = matches or (head is not None and _holds(rows, head))
            one, state = _tournament(file, tournament, rows, cards.get(tournament), persons)
            found.append(replace(one, faults=(*one.faults, *_photo_faults(state, photos))))
    if head is not None and not matches:
        faults.append(Finding("head", head[0], {"hash": head[1]}))
    return CheckReport(str(path), tuple(found), len(persons), tuple(faults))


def _file_faults(file: Inspection) -> Iterator[Finding]:
    for said in file.integrity():
        yield Finding("integrity", facts={"said": said})
    for table, target in file.orphans():
        yield Finding("orphans", facts={"table": table, "target": target})
    for name in file.missing_triggers():
        yield Finding("trigger", facts={"name": name})


def _holds(rows: list[Stored], head: Head) -> bool:
    """Whether the line of this number has this hash."""
    seq, digits = head
    return any(row.seq == seq and str(row.hash).startswith(digits.lower()) for row in rows)


def _tournament(
    file: Inspection,
    tournament: TournamentId,
    rows: list[Stored],
    card: TournamentCard | None,
    persons: frozenset[int],
) -> tuple[TournamentFindings, Tournament | None]:
    """What was found, and the state at the end; None where the lines do not lead to one."""
    name = card.name if card is not None else ""
    head = str(rows[-1].hash) if rows else ""
    seen = TournamentFindings(tournament, name, len(rows), head)
    broken = _first_broken(rows, tournament) if rows else Finding("no_lines")
    if broken is not None:
        return replace(seen, faults=(broken,)), None
    replay, draws, notes = Replay(tournament), DrawChecks(file.keys(tournament)), list[Finding]()
    fault = _live_through(rows, replay, draws)
    if fault is not None:
        return replace(seen, faults=(*draws.faults, fault)), None
    missing = _missing_persons(replay, persons)
    if missing:
        notes.append(Finding("persons", missing[0], {"count": len(missing)}))
    notes += draws.notes(replay.state)
    faults = (*draws.faults, *_state_faults(replay.state), *_card_faults(replay.state, card))
    told = replace(
        seen,
        entries=replay.state.counted,
        seated=len(replay.state.seating.places),
        draws=draws.good_draws,
        late_seats=draws.good_seats,
        faults=faults,
        notes=tuple(notes),
    )
    return told, replay.state


def _photo_faults(state: Tournament | None, changed: frozenset[str]) -> Iterator[Finding]:
    """Photographs of rulings that are others than those that were put there; one taken away is lawful."""
    for ruling in sorted(state.rulings.values(), key=lambda one: one.number) if state and changed else ():
        for version in ruling.versions:
            if any(photo.digest in changed for photo in version.ruled.photos):
                yield Finding("photo", version.line, {"ruling": ruling.number})


def _first_broken(rows: list[Stored], tournament: TournamentId) -> Finding | None:
    """The first line that is not as it was written, or is not there."""
    for expected, (row, problem) in enumerate(chain(_readable(rows), tournament), start=1):
        if problem == "gap":
            return Finding("line_gap", expected, {"next": row.seq})
        if problem == "changed" and row.kind in KINDS and row.kind != "Undo":
            return Finding("ruling_changed", row.seq)
        if problem is not None:
            return Finding("line_" + problem, row.seq)
    return next(
        (Finding("line_changed", n) for n, row in enumerate(rows, start=1) if not _is_text(row)), None
    )


def _readable(rows: list[Stored]) -> Iterator[Stored]:
    """The rows up to the first that is no text any more, which the chain could not even hash."""
    return itertools.takewhile(_is_text, rows)


def _is_text(row: Stored) -> bool:
    """Whether every column holds what only the program writes there."""
    if type(row.seq) is not int or type(row.version) is not int:
        return False
    texts = [value for name, value in zip(row._fields, row, strict=True) if name not in ("seq", "version")]
    if not all(type(text) is str and _can_be_written(text) for text in texts):
        return False
    return row.overruled == " ".join(row.overruled.split())


def _can_be_written(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _live_through(rows: list[Stored], replay: Replay, draws: DrawChecks) -> Finding | None:
    """Do every line again. What stops it, or None."""
    for row in rows:
        try:
            line = line_of(row)
            draws.look(line, replay.state)
            replay.step(line)
        except Unavailable as refused:
            return Finding(refused.code, row.seq, dict(refused.facts))
        except Impossible as refused:
            return Finding("line_does_not_hold", row.seq, {"why": refused.code})
    return None


def _missing_persons(replay: Replay, persons: frozenset[int]) -> list[int]:
    """Lines that name somebody whom the address book no longer knows. Erasing people is lawful."""
    return [
        line.seq
        for line in replay.lines
        if isinstance(line.action, Register) and line.action.person not in persons
    ]


def _state_faults(state: Tournament) -> Iterator[Finding]:
    """Whether seats, entries and who plays tell the same story."""
    seating = state.seating
    chairs = {
        TableSeat(table, seat): entry
        for table, held in seating.tables.items()
        for seat, entry in held.items()
    }
    if {entry: place for place, entry in chairs.items()} != dict(seating.places):
        yield Finding("seating_two_ways", facts={"chairs": len(chairs), "players": len(seating.places)})
    for place, entry in sorted(chairs.items()):
        table, holder = state.tables.get(place.table), state.entries.get(entry)
        if table is None or table.closed or not 1 <= place.seat <= table.seats:
            yield Finding("seat_nowhere", entry, {"seat": place})
        if holder is None or not (holder.state is EntryState.IN or holder.dead):
            yield Finding("seat_of_nobody", entry, {"seat": place})
    playing = {entry.person: entry.id for entry in state.entries.values() if entry.state is EntryState.IN}
    if playing != dict(state.playing_persons):
        yield Finding("playing", facts={"entries": len(playing), "persons": len(state.playing_persons)})
    counted = recounted(state.entries.values(), state.chips.room)
    if counted != state.chips:
        yield Finding("chips", facts={"there": state.chips.in_play, "wanted": counted.in_play})


def _card_faults(state: Tournament, card: TournamentCard | None) -> Iterator[Finding]:
    """Whether the catalogue says what the journal says."""
    if card is None:
        yield Finding("no_card")
        return
    for field, wanted in told_by_journal(card_of(state)).items():
        there = getattr(card, field)
        if there != wanted:
            yield Finding("card", facts={"field": field, "there": there, "wanted": wanted})
