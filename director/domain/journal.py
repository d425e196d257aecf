"""The journal: all lines of one tournament, which of them are undone, and the state they fold to.

A frozen value. Each change gives a new journal that shares almost everything with the old one,
so a state may be handed to any thread and compared by `is`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import TypeVar

import msgspec

from director.domain.action import Action
from director.domain.ids import Seq, TournamentId
from director.domain.line import Line, first_hash, unwritten
from director.domain.refusal import Impossible
from director.domain.touched import names
from director.domain.tournament import Tournament
from director.domain.undo import Undo

EVERY = 256
"""A checkpoint of the state is kept every so many lines; states share their parts, so it is cheap."""

Checkpoint = tuple[int, Tournament]
"""After how many lines, and the state then."""

Kind = TypeVar("Kind", bound=Action)

_Found = tuple[int, tuple[Line, ...]]
"""How many lines were looked at, and which of them were looked for."""


class Journal(msgspec.Struct, frozen=True, dict=True):
    """All lines and what they come to.

    What was found among the lines is known to the journals that grow out of this one, which look at newer
    lines only: thirty thousand are too many to go through at each key.
    """

    tournament: Tournament
    """The state with all lines that count."""
    lines: tuple[Line, ...] = ()
    undone: frozenset[Seq] = frozenset()
    """Numbers of the lines that do not count."""
    checkpoints: tuple[Checkpoint, ...] = ()
    undos: tuple[Line, ...] = ()
    """The lines that are undos: few among many, and all that decides which lines count."""

    @classmethod
    def blank(cls, tournament: TournamentId) -> Journal:
        """A journal without lines."""
        return cls(Tournament(tournament))

    @classmethod
    def of(cls, tournament: TournamentId, lines: Iterable[Line]) -> Journal:
        """Fold stored lines. Raises Impossible with the fact `line` where one cannot be applied."""
        whole = tuple(lines)
        undos = tuple(line for line in whole if isinstance(line.action, Undo))
        return cls.blank(tournament)._refolded(whole, 0, undos)  # noqa: SLF001 - its own class

    @property
    def seq(self) -> Seq:
        """The number of the last line; 0 when there is none."""
        return self.lines[-1].seq if self.lines else Seq(0)

    @property
    def head(self) -> str:
        """The hash of the last line, hex."""
        return self.lines[-1].hash if self.lines else first_hash(self.tournament.id)

    def line(self, seq: int) -> Line:
        """The line of this number. Raises Impossible when there is none."""
        if not 1 <= seq <= len(self.lines):
            raise Impossible("no_line", line=seq)
        return self.lines[seq - 1]

    def of_kinds(self, *kinds: type[Action]) -> tuple[Line, ...]:
        """The lines of these kinds in their order, undone ones too."""
        return self._found(kinds, lambda action: isinstance(action, kinds))

    def actions_of(self, kind: type[Kind]) -> Iterator[Kind]:
        """The actions of this kind in their order, undone ones too."""
        return (line.action for line in self.of_kinds(kind) if isinstance(line.action, kind))

    def counting(self, *kinds: type[Action]) -> Iterator[Line]:
        """The lines of these kinds that count, in their order."""
        return (line for line in self.of_kinds(*kinds) if line.seq not in self.undone)

    def then(self, line: Line) -> Journal:
        """The journal with one more line. Raises Impossible when the line cannot be."""
        line.action.check_reason(line.reason)
        if isinstance(line.action, Undo):
            return self._without(line, line.action)
        if not self.lines and line.action.kind != "SetUp":
            raise Impossible("not_set_up")
        state = line.action.apply(self.tournament, line)
        state.carry_unseated(self.tournament, names(line))  # ten thousand are not asked after each line
        lines = (*self.lines, line)
        marks = self.checkpoints
        if len(lines) % EVERY == 0:
            marks = (*marks, (len(lines), state))
        return self._grown(Journal(state, lines, self.undone, marks, self.undos))

    def then_all(self, lines: Iterable[Line]) -> Journal:
        """The journal with many more lines, quicker than one by one.

        Raises Impossible, with the fact `line` where one of several cannot be.
        """
        fresh = tuple(lines)
        if len(fresh) == 1 or any(isinstance(line.action, Undo) for line in fresh) or not self.lines:
            journal = self
            for line in fresh:
                journal = journal.then(line)
            return journal
        state, marks, count = self.tournament, list(self.checkpoints), len(self.lines)
        for line in fresh:
            line.action.check_reason(line.reason)
            state = _applied(line, state)
            count += 1
            if count % EVERY == 0:
                marks.append((count, state))
        return self._grown(Journal(state, self.lines + fresh, self.undone, tuple(marks), self.undos))

    def before(self, seq: int) -> Tournament:
        """The state in which this line was written, whatever was undone since."""
        kept = [sum(count < seq for count, _ in self.checkpoints)]  # and of those none that was folded anew
        kept += (
            self._kept_before(undo.action.line)
            for undo in self.undos
            if undo.seq >= seq and isinstance(undo.action, Undo)
        )
        undos = tuple(undo for undo in self.undos if undo.seq < seq)
        return self._refolded(self.lines[: seq - 1], min(kept), undos).tournament

    def preview_undo(self, seq: int, through: int = 0) -> Journal:
        """What would be if these lines did not count. Raises Impossible, naming the line that needs them."""
        undo = Undo(Seq(seq), Seq(through))
        return self._without(unwritten(undo, self.seq + 1), undo)

    def last_done(self) -> Line | None:
        """The line that Undo would take back: the last one that counts and is no undo itself."""
        taken = set[int]()
        for line in reversed(self.lines):
            if line.seq in self.undone or line.seq in taken:
                continue
            if line.action.takes_back:
                taken.add(line.action.takes_back)
            elif line.seq > 1 and not isinstance(line.action, Undo):
                return line
        return None

    def last_undone(self) -> Line | None:
        """The undo that Redo would take back; None as soon as something new was done."""
        taken = set[int]()
        for line in reversed(self.lines):
            back = line.action.line if isinstance(line.action, Undo) else line.action.takes_back
            if not back:
                return None
            target = self.line(back).action
            stands = line.seq not in self.undone and line.seq not in taken
            if stands and not isinstance(target, Undo) and not target.takes_back:
                return line
            if stands and line.action.takes_back:
                taken.add(back)
        return None

    def taken_back(self, also: int = 0) -> frozenset[int]:
        """Lines that a later step took back, as steps of the clock do; as if `also` were one of them."""
        taken = {also} - {0}
        for line in reversed(self._found("takes_back", lambda action: bool(action.takes_back))):
            if line.seq not in taken and line.seq not in self.undone:
                taken.add(line.action.takes_back)
        return frozenset(taken)

    def step_back(self) -> Undo:
        """The undo of the last decision, whole: an import goes with all its lines that still count.

        Raises Impossible when there is none.
        """
        last = self.last_done()
        if last is None:
            raise Impossible("nothing_to_undo")
        first, through = self.together(last.seq)
        if first == through or not self.undone.isdisjoint(range(first, through + 1)):
            return Undo(last.seq)
        return Undo(first, through)

    def step_forward(self) -> Undo:
        """The undo of the last undo. Raises Impossible when there is none."""
        last = self.last_undone()
        if last is None:
            raise Impossible("nothing_to_redo")
        return Undo(last.seq)

    def undone_by(self, seq: int) -> Seq:
        """The line that undid this one and counts; 0 when it was not undone."""
        for line in reversed(self.lines[seq:]):
            action = line.action
            if isinstance(action, Undo) and line.seq not in self.undone and action.line <= seq <= action.last:
                return line.seq
        return Seq(0)

    def together(self, seq: int) -> tuple[Seq, Seq]:
        """The first and last line of what was written as one; twice the same for one line."""
        first = last = self.line(seq).seq
        batch = self.line(seq).batch
        if batch:
            # The desk ends each uid with the line's place, so the first of ten thousand is tried at once.
            place = self.line(seq).uid.rpartition("/")[2]
            tried = seq + 1 - int(place) if place.isascii() and place.isdecimal() else 0
            if tried > 1 and self.lines[tried - 1].batch == batch:
                first = Seq(tried)
            while first > 2 and self.lines[first - 2].batch == batch:
                first = Seq(first - 1)
            while last < len(self.lines) and self.lines[last].batch == batch:
                last = Seq(last + 1)
        return first, last

    def _without(self, line: Line, undo: Undo) -> Journal:
        undo.check(self.lines, lambda seq: seq not in self.undone)
        try:
            return self._refolded((*self.lines, line), self._kept_before(undo.line), (*self.undos, line))
        except Impossible as reason:
            blocker, why = reason.facts["line"], reason.facts["why"]
            if blocker == line.seq and isinstance(why, Impossible):
                raise why from reason  # not a later line: what the undo itself puts right cannot be
            raise Impossible("undo_blocked", line=undo.line, blocker=blocker, why=reason) from reason

    def _kept_before(self, seq: int) -> int:
        """How many checkpoints stay good; the undo of an undo reaches back to the line brought back."""
        action = self.line(seq).action
        while isinstance(action, Undo):
            seq = action.line
            action = self.line(seq).action
        return sum(1 for count, _ in self.checkpoints if count < seq)

    def _refolded(self, lines: tuple[Line, ...], kept: int, undos: tuple[Line, ...]) -> Journal:
        undone = undone_lines(undos)
        marks = list(self.checkpoints[:kept])
        start, state = marks[-1] if marks else (0, Tournament(self.tournament.id))
        for index in range(start, len(lines)):
            line = lines[index]
            gone = line.seq in undone
            state = line.action.left_out(state, line) if gone else _applied(line, state)
            if (index + 1) % EVERY == 0:
                marks.append((index + 1, state))
        return self._grown(Journal(state, lines, undone, tuple(marks), undos))

    def _found(self, name: Hashable, fits: Callable[[Action], bool]) -> tuple[Line, ...]:
        """The lines whose action fits; what was found under this name is kept."""
        known: dict[Hashable, _Found] = self.__dict__.setdefault("_known", {})
        count, found = known.get(name, (0, ()))
        if count < len(self.lines):
            found += tuple(line for line in self.lines[count:] if fits(line.action))
            known[name] = len(self.lines), found
        return found

    def _grown(self, longer: Journal) -> Journal:
        """This one, longer: what was found among the lines that both have need not be looked for again."""
        if "_known" in self.__dict__:
            longer.__dict__["_known"] = dict(self.__dict__["_known"])
        return longer


def _applied(line: Line, state: Tournament) -> Tournament:
    try:
        return line.action.apply(state, line)
    except Impossible as reason:
        raise Impossible("line_does_not_hold", line=line.seq, why=reason) from reason


def undone_lines(lines: tuple[Line, ...]) -> frozenset[Seq]:
    """Numbers of the lines that do not count. An undo only names earlier lines: one pass from the end."""
    undone: set[Seq] = set()
    for line in reversed(lines):
        if isinstance(line.action, Undo) and line.seq not in undone:
            undone.update(Seq(seq) for seq in range(line.action.line, line.action.last + 1))
    return frozenset(undone)
