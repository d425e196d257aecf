"""Why the disk does not do it is said in the language of the reader."""

from __future__ import annotations

import errno

import pytest

from director.host import i18n
from director.views.disk_words import why_not


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_trouble_has_words_of_its_own_and_none_of_the_system(language: str) -> None:
    words = i18n.words_for(language)
    numbers = (errno.ENOSPC, errno.EROFS, errno.EACCES, errno.EISDIR, errno.ENOENT, errno.EINVAL, errno.EIO)
    errors = [OSError(number, "as the system says it") for number in numbers]

    said = [why_not(error, words) for error in errors]

    assert len(set(said)) == len(said)
    assert not any("system" in one for one in said)
    assert why_not("gone", words) == said[4]
