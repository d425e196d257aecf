"""A draft in the file is text: whatever it is, it is a sheet or a ValueError."""

from __future__ import annotations

import pytest

from director.rules.entering.sheet import read_sheet


@pytest.mark.parametrize("text", ['{"more":' + "[" * 5_000 + "]" * 5_000 + "}", "[" * 20_000, "", "null"])
def test_what_is_no_sheet_is_said_to_be_none(text: str) -> None:
    with pytest.raises(ValueError, match=r"no sheet|malformed|Expected|truncated"):
        read_sheet(text)
