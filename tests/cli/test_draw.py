from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Run


def test_the_hashes_are_shown_first_then_the_word_gives_seats_and_key(run: Run, crowd: Path) -> None:
    sealed = run("draw", crowd, "--seal")
    drawn = run("draw", crowd, "--word", "Ks Qd 7c")

    row = run("show", crowd, "draw", "--json").json[0]
    assert row["key_hash"] in sealed.out
    assert row["list_hash"] in sealed.out
    assert row["key"] not in sealed.out
    assert row["key"] in drawn.out
    assert row["word"] == "Ks Qd 7c"
    assert run("check", crowd, "--json").json["tournaments"][0]["draws"] == 1


def test_without_a_step_it_shows_where_the_draw_stands(run: Run, crowd: Path) -> None:
    nothing = run("draw", crowd)
    sealed = run("draw", crowd, "--seal")
    waiting = run("draw", crowd)

    assert "nothing drawn" in nothing.out
    assert waiting.out == sealed.out


def test_a_word_without_a_sealed_draw_is_refused(run: Run, crowd: Path) -> None:
    ended = run("draw", crowd, "--word", "KsQd7c")

    assert ended.status == 1
    assert "not sealed" in ended.err


def test_an_empty_word_is_a_slip_and_no_word_is_a_choice(run: Run, crowd: Path) -> None:
    run("draw", crowd, "--seal")

    assert run("draw", crowd, "--word", " ").status == 2
    assert "without a public word" in run("draw", crowd, "--no-word").out
    assert "without a public word" in run("check", crowd).out


def test_a_redraw_is_never_silent(run: Run, seated: Path) -> None:
    silent = run("draw", seated, "--seal")
    loud = run("draw", seated, "--seal", "--overrule", "--reason", "a player was missing from the list")

    assert silent.status == 1
    assert "Seats were drawn before" in silent.err
    assert loud.status == 0
    assert "Draw 2" in loud.out


def test_a_copy_is_made_before_the_draw(run: Run, seated: Path) -> None:
    assert "draw" in run("backup", seated, "--list").out
