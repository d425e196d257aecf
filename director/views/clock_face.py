"""What a clock shows, in words and figures: one text for the page, the window's head and the public screens.

How to use it. `clock_face(tournament, now, words, desk)` gives a `ClockFace`, or None for an event without a
level schedule. It is a pure function that takes less than a millisecond, so ask it anew each time you paint:
at every `bridge.changed`, at a change of language, and when the second changes. `face.next_tick` says in how
many milliseconds that will be; two screens that ask at the same moment show the same text, letter for letter.

`face.time` is the figure to paint large, with `face.look` for its colours and `face.title` and `face.state`
beside it. All texts are complete: paint them as they are, and leave out what is empty. `face.pure` is the
face in numbers (`director.rules.clock.Face`), for who needs more than is said here, such as a sound.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from director.domain.moments import SECOND, Moment, as_text, of_local
from director.domain.plan import Plan
from director.domain.refusal import Impossible
from director.domain.structure import Break, Level, Part, Structure
from director.domain.tournament import Tournament
from director.host.i18n import Words
from director.rules.clock import NOTICED_SHIFT, Face
from director.rules.clock import clock_face as pure_face
from director.rules.games import STUD
from director.views import figures
from director.views.money_words import money
from director.views.plans import discipline_name, structure_name

Look: TypeAlias = Literal[
    "ready", "countdown", "level", "last_level", "break", "paused", "overtime", "day_end", "finished",
    "bubble", "in_the_money", "hand_for_hand",
]  # fmt: skip
"""What the room shall understand at a glance. A pause looks like one whatever it stopped."""

LAST_SECONDS: Final = 60 * SECOND
"""From here to the end of a level or break people should look up."""


class ClockFace(msgspec.Struct, frozen=True, gc=False):
    """One face of the clock. Texts that have nothing to say are empty."""

    pure: Face
    """The same in numbers."""
    look: Look
    event: str
    """The name of the event."""
    time: str
    """The figure: 12:34 left of the part or until the start; +3:05 of overtime; empty after the day."""
    title: str
    """Where it is: Level 7, Break, End of the day."""
    state: str
    """What is special: Paused, Starts at 18:00, Last level, Overtime; empty while a level or break runs."""
    urgent: bool
    """A running level or break has a minute left, or less."""
    note: str
    """What the schedule says of this level or break."""
    game: str
    """The game of the level where it is not that of the event all the time."""
    blinds: str
    """400 / 800; in stud the bring-in and bets."""
    ante: str
    """Ante 800; who pays it is said where it is not the big blind."""
    stakes: str
    """Blinds and ante on one line."""
    next_title: str
    """Level 8."""
    next_stakes: str
    """Its blinds and ante on one line, with its game where that changes."""
    next_blinds: str
    """Its blinds alone."""
    next_game: str
    """Its game, where that changes; else empty."""
    next_ante: str
    next_break: str
    """Break, or End of the day."""
    to_break: str
    """52:34 until then."""
    break_at: str
    """By the clock on the wall of the place: 21:40; ≈ 21:40 while the clock stands."""
    day_end_at: str
    """When the day ends if nobody stops the clock."""
    colour_up: str
    """Chips that leave play in this break or the next one: 25, 100."""
    late: str
    """Until when one may still register: until the end of level 8; empty where nothing is tied to levels."""
    late_short: str
    """The same beside its name: to the end of level 8, until level 9 begins, closed; empty likewise."""
    late_open: bool
    players: str
    """164 / 212: players left of all entries; empty before anybody entered."""
    average: str
    """Average stack in chips."""
    average_blinds: str
    """The same in big blinds: 48 BB; empty where the game has none."""
    time_of_day: str
    """21:14 on the wall of the place."""
    next_tick: int
    """Milliseconds until a text changes by itself."""
    to_money: str = ""
    """1 to the money; empty but on the bubble."""
    hand: str = ""
    """Hand 3: 11 of 14 tables done; empty but hand for hand."""
    paid: str = ""
    """How many places are paid; empty while nobody knows."""


def clock_face(tournament: Tournament, now: Moment, words: Words, desk: str = "") -> ClockFace | None:
    """What the clock shows now; None without a level schedule. `desk`: who asks, see `rules.clock`."""
    face, structure, plan = pure_face(tournament, now, desk), tournament.structure, tournament.plan
    if face is None or structure is None or plan is None:
        return None
    told = _told(tournament, face, structure, plan, now, words)
    stands = money(tournament, told.look, now, words)
    return replace(
        told,
        look=stands.look,
        state=stands.state or told.state,
        to_money=stands.to_money,
        hand=stands.hand,
        paid=stands.paid,
    )


def _told(
    tournament: Tournament, face: Face, structure: Structure, plan: Plan, now: Moment, words: Words
) -> ClockFace:
    """Every text of it but those about the money."""
    rotates = any(isinstance(part, Level) and part.game is not None for part in structure.parts)
    late, late_short, late_open = late_words(structure, face.part, words)
    average, average_blinds = _average(tournament, face.stakes, words)
    look, following, over = _look(face), face.next_level, face.state in ("day_end", "finished")
    return ClockFace(
        pure=face,
        look=look,
        event=plan.name,
        time=_time(face),
        title=part_name(face.now, face.level, words),
        state=_state(face, look, plan, now, words),
        urgent=face.running and not face.over and face.left <= LAST_SECONDS,
        note=face.now.note,
        game=game_words(face.stakes, plan, words) if rotates else "",
        blinds=blinds_words(face.stakes, plan, words),
        ante=ante_words(face.stakes, words),
        stakes=stakes_words(face.stakes, plan, words),
        next_title="" if following is None else part_name(following, face.level + 1, words),
        next_stakes="" if following is None else _coming(face, following, plan, words),
        next_blinds="" if following is None else blinds_words(following, plan, words),
        next_game="" if following is None else _coming_game(face, following, plan, words),
        next_ante="" if following is None else ante_words(following, words),
        next_break="" if face.next_break is None else part_name(face.next_break, 0, words),
        to_break="" if face.to_break is None else figures.duration(face.to_break),
        break_at="" if face.to_break is None else _expected(face.to_break, face, plan, now, words),
        day_end_at="" if face.over or over else _expected(face.to_day_end, face, plan, now, words),
        colour_up=figures.chip_list(face.colour_up, words),
        late=late,
        late_short=late_short,
        late_open=late_open,
        players=_players(tournament, words),
        average=average,
        average_blinds=average_blinds,
        time_of_day=wall_time(now.utc, plan, words),
        next_tick=_next_tick(face, now),
    )


# ------------------------------------------------------------------ stakes


def stakes_words(level: Level, plan: Plan, words: Words) -> str:
    """Blinds and ante on one line: 400 / 800 · ante 800."""
    return " · ".join(part for part in (blinds_words(level, plan, words), ante_words(level, words)) if part)


def blinds_words(level: Level, plan: Plan, words: Words) -> str:
    """What is posted and bet: 400 / 800; in stud bring-in 100 · bets 400 / 800."""
    blinds = _pair(level.small_blind, level.big_blind, words)
    bets = _pair(level.small_bet, level.big_bet, words)
    bring_in = words._("bring-in {chips}").format(chips=figures.chips(level.bring_in, words))
    limits = words._("bets {chips}").format(chips=bets)
    if (level.game or plan.discipline) in STUD:
        return " · ".join(text for text, there in ((bring_in, level.bring_in), (limits, bets)) if there)
    return " · ".join(text for text, there in ((blinds, blinds), (limits, bets)) if there)


def ante_words(level: Level, words: Words, *, named: bool = True) -> str:
    """The ante, and who pays it where each player does; without its name where a heading has it."""
    chips = figures.chips(level.ante, words)
    if level.ante_kind == "none":
        return ""
    if not named:
        return words._("{chips} each").format(chips=chips) if level.ante_kind == "each" else chips
    if level.ante_kind == "each":
        return words._("ante {chips} each").format(chips=chips)
    return words._("ante {chips}").format(chips=chips)


def game_words(level: Level, plan: Plan, words: Words) -> str:
    """The game of a level: No-limit Hold’em."""
    return words._("{betting} {game}").format(
        betting=structure_name(level.betting or plan.structure, words),
        game=discipline_name(level.game or plan.discipline, words),
    )


def _pair(small: int, big: int, words: Words) -> str:
    if not small and not big:
        return ""
    return f"{figures.chips(small, words)} / {figures.chips(big, words)}"


def _coming(face: Face, level: Level, plan: Plan, words: Words) -> str:
    stakes, game = stakes_words(level, plan, words), _coming_game(face, level, plan, words)
    return f"{game} · {stakes}" if game else stakes


def _coming_game(face: Face, level: Level, plan: Plan, words: Words) -> str:
    here = face.stakes
    same = (level.game, level.betting) == (here.game, here.betting)
    return "" if same else game_words(level, plan, words)


# ------------------------------------------------------------------ where it is


def _look(face: Face) -> Look:
    if face.state in ("ready", "countdown", "paused", "day_end", "finished"):
        return face.state
    if face.over:
        return "overtime"
    if isinstance(face.now, Break):
        return "break"
    return "last_level" if face.last_level else "level"


def _time(face: Face) -> str:
    if face.state == "countdown":
        return figures.duration(face.starts_in)
    if face.state == "day_end":
        return ""
    # Overtime that has just begun shows a second only when it is over, as it counts up.
    return f"+{figures.duration(face.over // SECOND * SECOND)}" if face.over else figures.duration(face.left)


def part_name(part: Part, number: int, words: Words) -> str:
    """What a place of the schedule is called where it stands alone: Level 7, Break, End of the day."""
    if isinstance(part, Level):
        return words._("Level {number}").format(number=number)
    return words._("Break") if isinstance(part, Break) else words._("End of the day")


def colour_up_words(part: Part | None, words: Words) -> str:
    """The chips that leave in a break or overnight: colour-up 25 and 100; empty where none do."""
    if part is None or isinstance(part, Level) or not part.colour_up:
        return ""
    return words._("colour-up {chips}").format(chips=figures.chip_list(part.colour_up, words))


def _state(face: Face, look: Look, plan: Plan, now: Moment, words: Words) -> str:
    if look == "countdown":
        return words._("Starts at {time}").format(time=coming_time(now.utc + face.starts_in, plan, words))
    return {
        "ready": words._("Not started yet"),
        "paused": words._("Paused"),
        "last_level": words._("Last level"),
        "overtime": words._("Overtime"),
        "finished": words._("The tournament is over"),
    }.get(look, "")


def late_words(structure: Structure, part: int, words: Words) -> tuple[str, str, bool]:
    """Until when one may register, in full and short, and whether one may now; empty where nobody tied it."""
    window = structure.late_registration
    if window is None:
        return "", "", True
    if not structure.is_open(window, part):
        return words._("Registration closed"), words.pgettext("registration", "closed"), False
    until = structure.part_of(window.last) + 1
    if window.break_too and until < len(structure.parts) and isinstance(structure.parts[until], Break):
        text = words._("Registration until the end of the break after level {number}")
        short = words._("until level {next} begins")
    else:
        text = words._("Registration until the end of level {number}")
        short = words._("to the end of level {number}")
    return text.format(number=window.last), short.format(number=window.last, next=window.last + 1), True


def wall_time(utc: int, plan: Plan, words: Words) -> str:
    """A moment as the clock on the wall of the place shows it: 21:14."""
    return figures.clock_time(as_text(utc), plan, words)


def coming_time(utc: int, plan: Plan, words: Words) -> str:
    """A time to come: the clocks of a computer never agree quite, and 18:00 shall not read 17:59."""
    return wall_time(utc + NOTICED_SHIFT, plan, words)


def expected_time(utc: int, face: Face, plan: Plan, words: Words) -> str:
    """When something will be by the wall: 21:40; ≈ 21:40 where nobody knows when the clock goes on."""
    time = coming_time(utc, plan, words)
    return time if face.running or face.state == "countdown" else words._("≈ {time}").format(time=time)


def until_start(face: Face, plan: Plan, now: Moment) -> int:
    """How long until the clock goes on, as far as anybody said: it waits for a time, or the event does."""
    if face.state != "ready" or not plan.starts:
        return face.starts_in
    try:
        return max(0, of_local(plan.starts, plan.zone) - now.utc)
    except Impossible:  # an hour that never comes; whoever sets the start up is told
        return 0


def _expected(to: int, face: Face, plan: Plan, now: Moment, words: Words) -> str:
    """The moment that lies so far ahead, the wait for the start counted in."""
    return expected_time(now.utc + to - face.starts_in + until_start(face, plan, now), face, plan, words)


def _players(tournament: Tournament, words: Words) -> str:
    if not tournament.counted:
        return ""
    left = figures.chips(len(tournament.playing_persons), words)
    return f"{left} / {figures.chips(tournament.counted, words)}"


def _average(tournament: Tournament, stakes: Level, words: Words) -> tuple[str, str]:
    players, big = len(tournament.playing_persons), stakes.big_blind
    average = tournament.chips.in_play // players if players else 0
    if average <= 0:
        return "", ""
    blinds = words._("{n} BB").format(n=figures.chips(average // big, words)) if 0 < big <= average else ""
    return figures.chips(average, words), blinds


def _next_tick(face: Face, now: Moment) -> int:
    """Until the figure changes, or the time of day where it stands."""
    if face.state == "countdown":
        return (face.starts_in - 1) % SECOND + 1
    if face.running:
        return SECOND - face.over % SECOND if face.over else (face.left - 1) % SECOND + 1
    return 60 * SECOND - now.utc % (60 * SECOND)
