"""director hand: a hand from a history or a question, for people, for programs, and in PHH."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from director.rules.hand.phh.reading import read_phh
from tests.cli.conftest import Run

PHH = """
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [1000, 1000, 1000]
actions = ["d dh p1 AsAh", "d dh p2 ????", "d dh p3 KsKh", "p3 cbr 300", "p1 cc", "p2 f",
  "d db 2c7d9h", "p1 cc", "p3 cbr 700", "p1 cc", "p3 sm KsKh", "p1 sm AsAh", "d db Jd", "d db 3s"]
players = ["Ann", "Li", "Ivan"]
"""
QUESTION = {
    "ask": "hand",
    "game": "holdem",
    "structure": "NL",
    "small_blind": 50,
    "big_blind": 100,
    "button": 3,
    "stacks": {"1": 1000, "2": 1000, "3": 1000},
    "hole": {"1": "AsAh", "3": "KsKh"},
    "actions": [[3, "raise", 300], [1, "fold"], [2, "fold"]],
}


@pytest.fixture
def phh(tmp_path: Path) -> Path:
    path = tmp_path / "hand.phh"
    path.write_text(PHH, encoding="utf-8")
    return path


@pytest.fixture
def question(tmp_path: Path) -> Path:
    path = tmp_path / "hand.json"
    path.write_text(json.dumps(QUESTION, indent=2), encoding="utf-8")
    return path


def test_a_history_is_told_to_people(run: Run, phh: Path) -> None:
    ended = run("hand", phh)

    assert ended.status == 0
    lines = ended.out.splitlines()
    assert lines[0] == "No-limit · Hold’em · blinds 50/100 · Sports poker (Russia)"
    assert "  Seat 1 (Ann) shows A♠ A♥: pair of aces with J-9-7." in lines
    assert "  Seat 1 (Ann): 2,100 (+1,100)" in lines
    assert lines[-1] == "Articles: SP 5.9.2, SP 4.6.1, SP 5.9.1"


def test_a_question_is_told_as_well(run: Run, question: Path) -> None:
    ended = run("hand", question)

    assert ended.status == 0
    assert "Only seat 3 is left: the pot is won without showing." in ended.out


def test_the_answer_for_programs_is_that_of_ask(run: Run, question: Path) -> None:
    ended = run("hand", question, "--json")

    assert ended.status == 0
    assert ended.out == run("ask", lines=json.dumps(QUESTION)).out


def test_a_history_gives_programs_the_same_kind_of_answer(run: Run, phh: Path) -> None:
    ended = run("hand", phh, "--json")

    assert ended.status == 0
    assert ended.json["answer"]["stacks"] == {"1": 2100, "2": 900, "3": 0}
    assert ended.json["answer"]["order"] == [3, 1]


def test_other_rules_may_be_asked_for(run: Run, phh: Path, question: Path) -> None:
    assert "TDA 2024" in run("hand", phh, "--rules", "tda-2024").out
    assert "TDA 2024" in run("hand", question, "--rules", "tda-2024").out
    assert run("hand", phh, "--rules", "tda-2024", "--json").json["because"][0]["book"] == "TDA"
    assert run("hand", question, "--rules", "fide").status == 2


def test_either_is_written_in_phh_and_reads_back(run: Run, phh: Path, question: Path) -> None:
    written = run("hand", phh, "--phh")
    assert written.status == 0
    assert read_phh(written.out) == read_phh(PHH)

    from_question = run("hand", question, "--phh").out
    assert '"p3 cbr 300",' in from_question
    assert read_phh(from_question).deal.button == 3


def test_a_hand_may_come_through_a_pipe_and_the_topic_be_left_out(run: Run) -> None:
    bare = {name: value for name, value in QUESTION.items() if name != "ask"}

    assert run("hand", "-", lines=PHH).status == 0
    assert run("hand", "-", lines="\ufeff" + json.dumps(bare)).status == 0


def test_russian_is_spoken_too(run: Run, phh: Path) -> None:
    ended = run("hand", phh, "--lang", "ru")

    assert ended.status == 0
    assert "Спортивный покер" in ended.out


@pytest.mark.parametrize("form", ["--json", "--phh", None])
@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "is empty"),
        (b" \n", "is empty"),
        (b"\xff\xfe{", "no text in UTF-8"),
        (b"#" * 1_000_001, "longer than"),
    ],
)
def test_what_is_no_text_at_all_is_refused(
    run: Run, tmp_path: Path, content: bytes, said: str, form: str | None
) -> None:
    path = tmp_path / "hand.phh"
    path.write_bytes(content)
    ended = run("hand", path, *([form] if form else []))

    assert ended.status == 1
    assert said in ended.err


def test_a_file_that_is_gone_is_the_worlds_fault(run: Run, tmp_path: Path) -> None:
    assert run("hand", tmp_path / "gone.phh").status == 3


BAD: list[tuple[str, str, str]] = [
    ("variant = ", "not_toml", "The text is no hand in PHH"),
    (PHH.replace('"NT"', '"FB"'), "foreign_game", "limit badugi"),
    (PHH.replace("p3 cbr 300", "p3 cbr 150"), "raise_too_small", "actions[3]"),
    ("{", "bad_json", "not a JSON object"),
    ("{}", "missing", "game"),
    ('{"ask":"hand","ask":"hand"}', "duplicate_key", "twice"),
    (json.dumps(QUESTION | {"button": None}), "missing", "button"),
    (json.dumps(QUESTION | {"actions": [[1, "fold"]]}), "out_of_turn", "actions[0]"),
    ('{"ask":' + "[" * 50_000, "bad_json", "not a JSON object"),
    ('{"button":' + "9" * 5_000 + "}", "missing", "game"),
]


@pytest.mark.parametrize(("text", "code", "said"), BAD, ids=range(len(BAD)))
def test_what_is_no_hand_is_refused_in_words_and_for_programs(
    run: Run, text: str, code: str, said: str
) -> None:
    for_people = run("hand", "-", lines=text)
    assert for_people.status == 1
    assert said in for_people.err
    assert for_people.out == ""

    for_programs = run("hand", "-", "--json", lines=text)
    assert for_programs.status == 1
    assert for_programs.json["error"]["code"] == code


def test_a_name_that_stands_twice_is_refused_whatever_rules_are_asked_for(run: Run) -> None:
    ended = run("hand", "-", "--json", "--rules", "tda-2024", lines='{"button":1,"button":2}')

    assert ended.json["error"]["code"] == "duplicate_key"


def test_a_question_about_something_else_belongs_to_ask(run: Run) -> None:
    ended = run("hand", "-", lines='{"ask":"tables","players":9,"seats":9}')

    assert ended.status == 2
    assert "director ask" in ended.err


def test_a_hand_the_format_has_no_code_for_is_not_written(run: Run) -> None:
    ended = run("hand", "-", "--phh", lines=json.dumps(QUESTION | {"game": "draw5", "hole": {}}))

    assert ended.status == 1
    assert ended.err == "The format has no code for this game: Five-card draw, No-limit.\n"


def test_nothing_a_file_holds_makes_a_traceback(run: Run) -> None:
    chance = random.Random(3)
    for source in (PHH, json.dumps(QUESTION)):
        for _ in range(60):
            letters = list(source)
            for _ in range(chance.choice((1, 2, 5, 20))):
                at = chance.randrange(len(letters))
                letters[at] = chance.choice(
                    ["", letters[at] * 2, chance.choice('0?{}[]"=p dAs\x00\u2028é-9')]
                )
            form = chance.choice([[], ["--json"], ["--phh"]])
            assert run("hand", "-", *form, lines="".join(letters)).status in (0, 1, 2)
