from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from director.desk.replay import Replay
from director.domain.refusal import Impossible
from tests.helpers.evening import EVENT, Evening


def _lived_through(evening: Evening) -> Replay:
    replay = Replay(EVENT)
    for line in evening.journal.lines:
        replay.step(line)
    return replay


@given(
    st.lists(st.tuples(st.sampled_from(["enter", "undo", "range", "redo"]), st.integers(2, 40)), max_size=40)
)
def test_living_through_gives_what_folding_gives(steps: list[tuple[str, int]]) -> None:
    evening = Evening().tables(1, 2)
    for n, (what, seq) in enumerate(steps):
        try:
            if what == "enter":
                evening.enter(100 + n, (1 + n % 2, 1 + seq % 9))
            elif what == "range":
                evening.undo(seq, seq + n % 3)
            elif what == "undo":
                evening.undo(seq)
            else:
                last = evening.journal.last_undone()
                if last is not None:
                    evening.undo(last.seq)
        except Impossible:
            continue

    replay = _lived_through(evening)

    assert replay.state == evening.tournament
    undone = {line.seq for line in evening.journal.lines if not replay.counts(line.seq)}
    assert undone == set(evening.journal.undone)


def test_an_undo_of_an_undo_that_another_undo_repeats_changes_nothing() -> None:
    evening = Evening().tables(1)
    entry = evening.enter(1, (1, 1))
    first = evening.journal.seq + 1
    evening.undo(entry)
    evening.undo(first)
    evening.undo(entry)
    evening.undo(first + 1)
    evening.undo(first + 2)

    assert _lived_through(evening).state == evening.tournament


def test_a_thousand_lines_and_many_undos_are_soon_done() -> None:
    evening = Evening().tables(*range(1, 200))
    for n in range(1000):
        evening.enter(n, (1 + n // 9, 1 + n % 9))
        if n % 3 == 0:
            evening.undo(evening.journal.seq)

    assert _lived_through(evening).state == evening.tournament
