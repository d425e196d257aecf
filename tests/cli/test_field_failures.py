"""What people reported of other programs, tried by command: forms that do not fit, slips, hostile names."""

from __future__ import annotations

from pathlib import Path

import pytest

from director.cli.print_document import DOCUMENTS
from tests.cli.conftest import PLAN, Run


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("players", [0, 1])
@pytest.mark.parametrize("document", DOCUMENTS)
def test_d08_a_form_that_does_not_fit_the_event_says_why_and_leaves_no_file(
    document: str, players: int, language: str, run: Run, venue: Path, tmp_path: Path
) -> None:
    if players:
        run("do", venue, lines='{"do":"register","family":"=A&B;<b>"}')
    out = ("--folder", tmp_path / "packs") if document == "pack" else ("--out", tmp_path / "x.pdf")

    ended = run("--lang", language, "print", venue, document, *out)

    made = list(tmp_path.rglob("*.pdf"))
    assert ended.status == (0 if made else 1)
    said = ended.err if ended.status else ended.out
    assert "mistake" not in said
    assert (language == "ru") == any("а" <= sign <= "я" for sign in said)


def test_p49_p50_to_knock_out_and_to_void_are_two_things_and_both_are_undone(
    run: Run, tmp_path: Path
) -> None:
    """P50: a key deleted the entry and gave the money back, where somebody was only out."""
    venue = tmp_path / "venue.floor"
    (tmp_path / "plan.toml").write_text(PLAN.replace("1-8", "1"))
    run("new", venue, tmp_path / "plan.toml")
    lines = "\n".join(f'{{"do":"register","family":"{name}"}}' for name in ("Ann", "Bea", "Cy"))
    first = run("do", venue, lines=lines).lines[0]["entry"]
    before = run("show", venue, "--json").json

    silent = run("do", venue, lines=f'{{"do":"Void","entry":{first}}}')
    void = run("do", venue, lines=f'{{"do":"Void","entry":{first},"reason":"typed twice"}}').lines[0]["seq"]
    after = run("show", venue, "--json").json
    back = run("do", venue, lines=f'{{"do":"undo","line":{void},"reason":"it was she"}}')
    out = run("do", venue, lines='{"do":"StartPlay"}\nann out').lines[-1]
    gone = run("show", venue, "--json").json
    run("do", venue, lines="undo")

    assert silent.status == 1
    assert "reason" in silent.lines[0]["error"]["message"]
    assert after["entries"] == before["entries"] - 1
    assert back.status == 0
    assert out["what"].startswith("Ann out 3rd at")
    assert (gone["entries"], gone["playing"]) == (before["entries"], before["playing"] - 1)
    assert run("show", venue, "--json").json["playing"] == before["playing"]
    assert run("check", venue).status == 0


HOSTILE = (
    '=HYPERLINK("http://x";"y")', "@SUM(1)", "-Саша", "+7", "<b>&amp;</b>", "{0}%s{name}", "\u202eevil",
    "a\u200b\u00adb", "../../etc/passwd", "'; DROP TABLE line;--", "ﷺ" * 10, "N" * 200,
)  # fmt: skip


def test_p56_hostile_names_are_only_names_at_every_door(run: Run, venue: Path, tmp_path: Path) -> None:
    """P56: another program ran what stood in a file that was brought in."""
    cells = [f"'{name}" if name[0] in "=@-+'" else name for name in HOSTILE]
    shielded = "\n".join('"{}";Ann'.format(cell.replace('"', '""')) for cell in cells)
    (tmp_path / "list.csv").write_text(f"Surname;Name\n{shielded}\n", encoding="utf-8")

    brought = run("import", venue, tmp_path / "list.csv")
    first = run("export", venue).out
    (tmp_path / "again.csv").write_text(first, encoding="utf-8")
    again = run("import", venue, tmp_path / "again.csv")

    assert brought.status == 0, brought.err
    assert again.status == 0, again.err
    assert again.out.splitlines()[0] == f"0 new, {len(HOSTILE)} known"
    for line in first.splitlines()[1:]:
        assert line.lstrip('"')[:1] not in ("=", "@", "+", "-", "\t")
    for view in ("entries", "activity", "event"):
        assert run("show", venue, view).status == 0
    assert run("print", venue, "sign-in-sheet", "--out", tmp_path / "x.pdf").status == 0
    assert run("check", venue).status == 0
