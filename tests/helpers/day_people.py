"""What people do at an event, by a fixed chance, told to the desk: they come, play, go out, come back."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple

from director.desk.at_tables import first_button
from director.desk.desk import Changed, Desk
from director.desk.drawing import bought
from director.desk.going_out import knock_out
from director.domain.action import Action
from director.domain.attendance import ReleaseSeats
from director.domain.busts import Out, Revive
from director.domain.entries import RemoveStack, Withdraw
from director.domain.hand_for_hand import HandDone
from director.domain.ids import EntryId
from director.domain.moments import Moment
from director.domain.play import Away, Back
from director.domain.refusal import Impossible
from director.domain.seating import FixSeat, FreeNeed, KeepApart
from director.domain.seats import TableSeat
from director.domain.setup import LockSeats, UnlockSeats
from director.domain.tournament import EntryState, Tournament
from director.rules import clock_steps
from director.rules.floor.bubble import phase
from director.rules.floor.hand_for_hand import propose_end, propose_next, still_playing
from director.rules.floor.prices import closed
from director.rules.floor.revive import revive_chair
from director.rules.table.proposals import propose_hand
from tests.helpers.clock_room import Computer
from tests.helpers.evening import a_person


class Field(NamedTuple):
    """Who comes, and when."""

    drawn: int
    """In the draw before the first hand."""
    alternates: int = 0
    """Registered when all seats are drawn: they wait."""
    late: int = 0
    reentries: int = 0
    rebuys: int = 0
    add_ons: int = 0


class People:
    """Everybody who comes, plays and goes, as the desk is told; and somebody who looks at each change."""

    def __init__(self, desk: Desk, computer: Computer, chance: random.Random, field: Field) -> None:
        self.desk, self.computer, self.chance = desk, computer, chance
        self.left = field._asdict()
        """Who is still to come, and what is still to be bought."""
        self.look: Callable[[Changed], None] = lambda _changed: None
        self.happened: dict[str, int] = {}
        """How many lines of each kind there were."""
        self._people = 0
        self._least = field.drawn * 3 // 4

    # ------------------------------------------------------------------ what stands

    @property
    def tournament(self) -> Tournament:
        """The event as it is."""
        return self.desk.journal.tournament

    @property
    def now(self) -> Moment:
        """The moment of the computer."""
        return self.desk.venue.instant()

    def _seated(self) -> list[tuple[EntryId, TableSeat]]:
        entries = self.tournament.entries
        return sorted((e, p) for e, p in self.tournament.seating.places.items() if not entries[e].dead)

    # ------------------------------------------------------------------ doing

    def does(self, action: Action, reason: str = "") -> None:
        """One decision of the staff, which nobody objects to."""
        self._did(self.desk.do(action, reason))

    def _did(self, changed: Changed) -> None:
        for line in changed.lines:
            self.happened[line.action.kind] = self.happened.get(line.action.kind, 0) + 1
        self.look(changed)

    def passes(self, ms: int) -> None:
        """So much time."""
        self.computer.passes(ms)

    # ------------------------------------------------------------------ people

    def _enters(self) -> None:
        self._people += 1
        self._did(self.desk.register(a_person(self._people)))

    def _comes_late(self) -> None:
        if self.left.get("late"):
            self.left["late"] -= 1
            self._enters()

    def _comes_again(self) -> None:
        tournament = self.tournament
        gone = [e for e in tournament.entries.values() if e.state is EntryState.OUT and e.again is None]
        if self.left.get("reentries") and gone:
            self.left["reentries"] -= 1
            self._did(self.desk.reenter(self.chance.choice(sorted(gone, key=lambda one: one.id)).id))

    def _buys_again(self) -> None:
        if self.tournament.structure is None:
            return
        window = self.tournament.structure.rebuy
        if self.left.get("rebuys") and closed(self.tournament, window, self.now) is None:
            self.left["rebuys"] -= 1
            entry, _place = self.chance.choice(self._seated())
            self.does(bought(self.desk.journal, entry, "rebuy"))

    def break_comes(self, part: int) -> None:
        """The break of the add-on: those who want one buy it, then play goes on."""
        self._did(self.desk.clock(lambda tournament, now: clock_steps.jump(tournament, now, part)))
        wanted = self.chance.sample(self._seated(), min(self.left.pop("add_ons"), len(self._seated())))
        for entry, _place in wanted:
            self.passes(5_000)
            self.does(bought(self.desk.journal, entry, "add_on"))
        self._did(self.desk.clock(lambda tournament, now: clock_steps.jump(tournament, now, part + 1)))

    def _leaves(self) -> None:
        if len(self._seated()) > 10:
            entry, _place = self.chance.choice(self._seated())
            how = self.chance.choice(("leave", "dead"))
            self._did(self.desk.do(Withdraw(entry, chips=how), "went home"))  # type: ignore[arg-type]  # of the two words

    def _stack_goes(self) -> None:
        dead = [entry.id for entry in self.tournament.entries.values() if entry.dead]
        if dead:
            self.does(RemoveStack(self.chance.choice(sorted(dead))))

    def _no_show(self) -> None:
        if self.left.get("late"):
            self.does(ReleaseSeats((self.chance.choice(self._seated())[0],)))

    # ------------------------------------------------------------------ at the tables

    def _goes_out(self) -> None:
        """While people are still to come nobody plays the field down."""
        seated = self._seated()
        if len(seated) > (self._least if any(self.left.values()) else 1):
            self._knocks_out({place.table for _entry, place in seated})

    def _to_money(self) -> int:
        return len(self.tournament.playing_persons) - self.tournament.setup.places_paid

    def _knocks_out(self, tables: set[int]) -> None:
        """Mostly one, sometimes several of one hand; somebody there has won their chips."""
        chance = self.chance
        here = [one for one in self._seated() if one[1].table in tables]
        if not here:
            return
        table = chance.choice(here)[1].table
        at_table = [one for one in here if one[1].table == table]
        many = 1 if self._to_money() in (2, 3) else chance.choices((1, 2, 3), (88, 9, 3))[0]
        if len(at_table) < 2:
            return
        gone = chance.sample(at_table, min(many, len(at_table) - 1))
        names = {entry for entry, _place in gone}
        winners = [entry for entry, _place in at_table if entry not in names]
        by = tuple(chance.sample(winners, min(len(winners), chance.choice((0, 1, 1, 2)))))
        told = len(gone) > 1 or chance.random() < 0.7
        stacks = [chance.randrange(1, 9) * 1_000 if told else None for _ in gone]
        out = [Out(entry, place, stack, by) for (entry, place), stack in zip(gone, stacks, strict=True)]
        self._did(knock_out(self.desk, out))

    def _was_not_out(self) -> None:
        exits = [e for e in self.tournament.entries.values() if e.exit and e.state is EntryState.OUT]
        exits = [e for e in exits if e.again is None]
        if exits:
            last = max(exits, key=lambda one: one.exit.line if one.exit else 0)
            try:
                chair = revive_chair(self.tournament, last.id)
                self._did(self.desk.do(Revive(last.id, chair.seat), "the cards were read again"))
            except Impossible as no:
                only(no, "no_open_seat", "reentered")

    def _plays_a_hand(self) -> None:
        numbers = [table.number for table in self.tournament.open_tables()]
        number = self.chance.choice(numbers)
        if self.tournament.seating.count(number) < 2:
            return
        try:
            self.does(propose_hand(self.tournament, number, (100, 200)).answer)
        except Impossible as no:
            only(no, "no_hand_yet", "nobody_to_deal")
            if no.code == "no_hand_yet":
                self._button(number)

    def _button(self, number: int) -> None:
        try:
            self.does(first_button(self.desk.journal, number, {}, self.desk.venue.key()))
        except Impossible as no:
            only(no, "nobody_to_deal")

    def _walks_off(self) -> None:
        here = [entry for entry, _place in self._seated() if not self.tournament.mark(entry).away]
        if here:
            self.does(Away(self.chance.choice(here)))

    def _walks_back(self) -> None:
        away = [entry for entry, _place in self._seated() if self.tournament.mark(entry).away]
        if away:
            self.does(Back(self.chance.choice(away)))

    def _needs_a_seat(self) -> None:
        free = [one for one in self._seated() if one[0] not in self.tournament.needs]
        if free and len(self.tournament.needs) < 4:
            entry, place = self.chance.choice(free)
            exact = self.chance.random() < 0.5
            self.does(FixSeat(entry, place.table if exact else None, place.seat))

    def _needs_no_more(self) -> None:
        if self.tournament.needs:
            self.does(FreeNeed(self.chance.choice(sorted(self.tournament.needs))))

    def _apart(self) -> None:
        seated = self._seated()
        if len(self.tournament.apart) < 3 and len({place.table for _e, place in seated}) > 2:
            (one, here), (other, there) = self.chance.sample(seated, 2)
            if here.table != there.table and (one, other) not in self.tournament.apart:
                self.does(KeepApart(*sorted((one, other))))

    def _locks(self) -> None:
        table = self.chance.choice(self.tournament.open_tables())
        free = self.tournament.empty_seats(table.number)
        if free and sum(len(t.locked) for t in self.tournament.open_tables()) < 4:
            self.does(LockSeats(table.number, (self.chance.choice(free),)))

    def _unlocks(self) -> None:
        locked = [table for table in self.tournament.open_tables() if table.locked]
        if locked:
            table = self.chance.choice(locked)
            self.does(UnlockSeats(table.number, tuple(table.locked)))

    # ------------------------------------------------------------------ hand for hand

    def _hand_together(self) -> None:
        tournament = self.tournament
        playing = still_playing(tournament)
        if playing:
            table = self.chance.choice(playing)
            if self.chance.random() < 0.15:
                self._knocks_out({table})
            elif tournament.seating.count(table) > 1:
                self.does(HandDone(table, _round(tournament)))
        elif phase(tournament, self.now) == "in_the_money" or tournament.winner is not None:
            self.does(propose_end(tournament, self.now))
        else:
            self.does(propose_next(tournament, self.now))


def only(no: Impossible, *codes: str) -> None:
    """It may be refused for these reasons and for no other."""
    if no.code not in codes:
        raise no


def _round(tournament: Tournament) -> int:
    assert tournament.hand_for_hand is not None
    return tournament.hand_for_hand.round
