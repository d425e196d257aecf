from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.printing.reading import text_of


@pytest.mark.parametrize("document", ["seat-cards", "seating-by-name", "table-sheets", "draw-protocol"])
def test_paper_says_everything_in_a_second_language_too(
    run: Run, seated: Path, tmp_path: Path, qapp: object, document: str
) -> None:
    out = tmp_path / "both.pdf"

    ended = run("print", seated, document, "--out", out, "--second-language", "ru")

    page = text_of(out.read_bytes())[0]
    assert ended.status == 0
    assert "стр" not in ended.out
    assert any(said in page for said in ("Seat", "Table", "draw"))
    assert any(said in page for said in ("Мест", "Стол", "Рассадка", "жереб"))


def test_a_second_language_that_nobody_speaks_is_misuse(run: Run, seated: Path, tmp_path: Path) -> None:
    ended = run("print", seated, "seat-cards", "--out", tmp_path / "x.pdf", "--second-language", "xx")

    assert ended.status == 2
