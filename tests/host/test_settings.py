import json
import logging
from pathlib import Path

import pytest

from director.host import settings
from director.host.settings import Settings


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def test_a_setting_has_its_default_until_chosen(file: Path) -> None:
    assert Settings(file).get(settings.THEME) == "system"
    assert not file.exists()


def test_a_choice_is_there_after_a_restart(file: Path) -> None:
    chosen = Settings(file)
    chosen.set(settings.LANGUAGE, "ru")
    chosen.set(settings.RECENT_VENUES, ("пятница.director", "spring.director"))

    again = Settings(file)

    assert again.get(settings.LANGUAGE) == "ru"
    assert again.get(settings.RECENT_VENUES) == ("пятница.director", "spring.director")


def test_the_file_can_be_read_by_people(file: Path) -> None:
    Settings(file).set(settings.STAFF, "Анна")

    assert '"staff": "Анна"' in file.read_text(encoding="utf-8")


def test_a_value_that_is_not_allowed_is_refused_and_not_stored(file: Path) -> None:
    chosen = Settings(file)

    with pytest.raises(ValueError, match="klingon"):
        chosen.set(settings.LANGUAGE, "klingon")
    assert not file.exists()


@pytest.mark.parametrize(
    "damage", [b"", b"{", b"\xff\xfe\x00", b"[1]", b"null", b"[" * 100_000, b'{"language": "ru"']
)
def test_a_damaged_file_is_put_aside_and_the_defaults_hold(
    file: Path, damage: bytes, expected_log: list[logging.LogRecord]
) -> None:
    file.parent.mkdir()
    file.write_bytes(damage)

    chosen = Settings(file)

    assert chosen.get(settings.LANGUAGE) == ""
    assert file.with_suffix(".damaged.json").read_bytes() == damage
    assert "put aside as settings.damaged.json" in expected_log[0].getMessage()


@pytest.mark.parametrize("nonsense", ['"klingon"', "7", "null", "[]"])
def test_one_value_of_nonsense_leaves_the_others(
    file: Path, nonsense: str, expected_log: list[logging.LogRecord]
) -> None:
    file.parent.mkdir()
    file.write_text(f'{{"language": {nonsense}, "staff": "Ann"}}', encoding="utf-8")

    chosen = Settings(file)

    assert chosen.get(settings.LANGUAGE) == ""
    assert chosen.get(settings.STAFF) == "Ann"
    assert expected_log


@pytest.mark.parametrize("nonsense", ["101", "-1", "true", '"loud"', "50.5"])
def test_how_loud_is_a_whole_number_to_a_hundred(
    file: Path, nonsense: str, expected_log: list[logging.LogRecord]
) -> None:
    file.parent.mkdir()
    file.write_text(f'{{"volume": {nonsense}}}', encoding="utf-8")

    assert Settings(file).get(settings.VOLUME) == settings.VOLUME.default
    assert expected_log


def test_tables_are_kept_as_they_are(file: Path) -> None:
    Settings(file).set(settings.SCREENS, ({"monitor": "HDMI-1", "left_out": ["note"]},))

    assert Settings(file).get(settings.SCREENS) == ({"monitor": "HDMI-1", "left_out": ["note"]},)


@pytest.mark.parametrize("nonsense", ["7", '["HDMI-1"]', '{"monitor": "HDMI-1"}'])
def test_what_is_no_list_of_tables_is_left_out(
    file: Path, nonsense: str, expected_log: list[logging.LogRecord]
) -> None:
    file.parent.mkdir()
    file.write_text(f'{{"screens": {nonsense}}}', encoding="utf-8")

    assert Settings(file).get(settings.SCREENS) == ()
    assert expected_log


def test_what_a_newer_program_stored_is_kept(file: Path) -> None:
    file.parent.mkdir()
    file.write_text('{"from_the_future": 1}', encoding="utf-8")

    Settings(file).set(settings.STAFF, "Ann")

    assert json.loads(file.read_text(encoding="utf-8"))["from_the_future"] == 1


def test_a_disk_that_refuses_stops_nothing(tmp_path: Path, expected_log: list[logging.LogRecord]) -> None:
    (tmp_path / "config").write_text("a file where the folder should be", encoding="utf-8")
    chosen = Settings(tmp_path / "config" / "settings.json")

    chosen.set(settings.LANGUAGE, "ru")

    assert chosen.get(settings.LANGUAGE) == "ru"
    assert "settings not stored" in expected_log[-1].getMessage()


def test_settings_without_a_file_live_as_long_as_the_program() -> None:
    chosen = Settings()
    chosen.set(settings.COLOUR_SAFE, True)

    assert chosen.get(settings.COLOUR_SAFE) is True
    assert Settings().get(settings.COLOUR_SAFE) is False


def test_each_setting_is_declared_once_and_says_what_it_does() -> None:
    names = [setting.name for setting in settings.DECLARED]

    assert len(set(names)) == len(names)
    for setting in settings.DECLARED:
        assert setting.about.endswith(".")
        default = setting.default
        stored = list(default) if isinstance(default, tuple) else default
        assert setting.read(stored) == default


def test_no_setting_is_left_out_of_the_list() -> None:
    declared = [value for value in vars(settings).values() if isinstance(value, settings.Setting)]

    assert {setting.name for setting in declared} == {setting.name for setting in settings.DECLARED}
