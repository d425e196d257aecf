"""The text of every document, line by line. `DIRECTOR_GOLDEN=write` in the environment writes it anew."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from director.printing.catalogue import DOCUMENTS
from tests.printing.reading import printed, text_of
from tests.printing.samples import SAMPLES

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_text_of_a_document_is_as_it_was(document: str) -> None:
    pages = text_of(printed(document, SAMPLES[document]))
    text = "\n\f\n".join("\n".join(line.rstrip() for line in page.splitlines()) for page in pages) + "\n"
    file = GOLDEN / f"{document}.txt"
    if os.environ.get("DIRECTOR_GOLDEN") == "write":
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")

    assert text == file.read_text(encoding="utf-8")
