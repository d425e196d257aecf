from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.host import moment


def test_now_knows_that_it_is_utc() -> None:
    assert moment.now().utcoffset() == timedelta(0)


def test_a_moment_is_written_in_utc_with_milliseconds() -> None:
    moscow = timezone(timedelta(hours=3))

    assert moment.iso(datetime(2026, 12, 5, 21, 0, tzinfo=moscow)) == "2026-12-05T18:00:00.000Z"


@given(st.datetimes(min_value=datetime(1970, 1, 1), max_value=datetime(2100, 1, 1), timezones=st.just(UTC)))  # noqa: DTZ001 - the zone is given beside
def test_what_is_written_is_read_back_to_the_millisecond(when: datetime) -> None:
    read = datetime.fromisoformat(moment.iso(when))

    assert read == when.replace(microsecond=when.microsecond // 1000 * 1000)


def test_moments_sort_as_their_texts() -> None:
    early = datetime(2026, 12, 5, 9, 59, 59, 999_000, tzinfo=UTC)

    assert moment.iso(early) < moment.iso(early + timedelta(milliseconds=1))


def test_a_moment_without_a_zone_is_refused() -> None:
    with pytest.raises(ValueError, match="zone"):
        moment.iso(datetime(2026, 12, 5))  # noqa: DTZ001 - that is the point
