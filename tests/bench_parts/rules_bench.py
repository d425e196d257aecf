"""The rule book at work: a thousand questions in one process, and a full table at showdown."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from typing import Final

from pokerkit import Card as PlainCard
from pokerkit import OmahaHoldemHand, StandardHighHand

from director.rules.cards.card import DECK, written
from director.rules.hand.playing import Move, Word, begin, moved, settled
from director.rules.questions.hand import hand_topic
from director.rules.questions.hand_reading import read_hand
from tests.bench_parts.figure import Figure
from tests.helpers.hostile_hands import GOOD
from tests.helpers.random_hands import Question

COUNT: Final = 1_000
HANDS: Final = 60
SEED: Final = 20_261_205

_GAMES: Final = (("holdem", 9, 5), ("stud", 8, 5), ("stud8", 8, 5), ("omaha", 9, 20))
"""Game, players at showdown, milliseconds allowed. No more than eight can play stud."""


def run() -> list[Figure]:
    """The figures of this part."""
    return [_process(), *(_showdown(*one) for one in _GAMES)]


# ------------------------------------------------------------------ a thousand questions


def mixed(count: int) -> list[str]:
    """Questions of every topic of a hand in turn, as lines."""
    chance = random.Random(SEED)
    return [json.dumps(GOOD[n % len(GOOD)](chance)) for n in range(count)]


def _process() -> Figure:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "questions.jsonl"
        file.write_text("\n".join(mixed(COUNT)), "utf-8")
        ours, plain = [], []
        for _ in range(3):
            plain.append(_seconds("-c", "import pokerkit"))
            ours.append(_seconds("-m", "director", "ask", str(file)))
    least = median(plain)
    baseline = f"Python that only loads pokerkit {least:.2f} s"
    return Figure(
        f"{COUNT:,} questions to director ask, start included", median(ours), "s", "≤ 3 s", baseline
    )


def _seconds(*arguments: str) -> float:
    start = time.perf_counter()
    done = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=False)
    took = time.perf_counter() - start
    # Some of the questions cannot be answered; each has its line all the same.
    assert arguments[0] == "-c" or len(done.stdout.splitlines()) == COUNT, done.stderr
    return took


# ------------------------------------------------------------------ a full table at showdown


def full_table(game: str, players: int, seed: int) -> Question:
    """A hand in which everybody sees the showdown, every stack another: nine hands and eight side pots."""
    chance = random.Random(seed)
    deck = chance.sample(DECK, len(DECK))
    own = {"holdem": 2, "omaha": 4, "stud": 6, "stud8": 6}[game]
    question: Question = {
        "ask": "hand",
        "rules": "tda-2024",
        "game": game,
        "structure": "NL",
        "button": 1,
        "stacks": {str(seat): 1_000 + 100 * seat for seat in range(1, players + 1)},
        "hole": {str(seat): written(deck.pop() for _ in range(own)) for seat in range(1, players + 1)},
        # In stud the last card is one for all: eight players are more than the deck can serve.
        "board": written(deck.pop() for _ in range(1 if own == 6 else 5)),
        "actions": [],
        **(
            {"ante": 10, "bring_in": 25, "limits": [100, 200]}
            if own == 6
            else {"small_blind": 50, "big_blind": 100, "bb_ante": 100}
        ),
    }
    _all_in(question)
    return question


def _all_in(question: Question) -> None:
    hand = settled(begin(read_hand(question).deal))
    while hand.legal is not None and not hand.over:
        legal = hand.legal
        what: Word = "bring_in" if legal.must_bring_in else "all_in" if legal.may_raise else "call"
        question["actions"].append([legal.to_act, what])
        hand = settled(moved(hand, Move(legal.to_act, what)))


def _showdown(game: str, players: int, most: int) -> Figure:
    hands = [full_table(game, players, seed) for seed in range(HANDS)]
    hand_topic(full_table(game, players, HANDS))  # what is loaded on first use is loaded
    ours = [_milliseconds(partial(hand_topic, hand)) for hand in hands]
    plain = [_milliseconds(partial(_ranked, hand)) for hand in hands]
    baseline = f"the slowest {max(ours):.1f} ms; pokerkit ranks these hands in {median(plain):.1f} ms"
    return Figure(f"{game}, {players} at showdown judged", median(ours), "ms", f"≤ {most} ms", baseline)


def _milliseconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1_000


def _ranked(question: Question) -> list[object]:
    """The hands as pokerkit ranks them by itself, no pots and no betting."""
    kind = OmahaHoldemHand if question["game"] == "omaha" else StandardHighHand
    board = tuple(PlainCard.parse(question["board"]))
    return [kind.from_game(tuple(PlainCard.parse(hole)), board) for hole in question["hole"].values()]
