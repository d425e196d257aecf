from pathlib import Path

import pytest

from director.host.places import places


def test_a_world_keeps_everything_in_one_folder(world: Path) -> None:
    here = places(world).made()

    for folder in (here.config, here.data, here.log, here.backup, here.settings_file):
        assert folder.is_relative_to(world)
    assert here.data.is_dir()


def test_nothing_is_made_until_asked(world: Path) -> None:
    places(world)

    assert not world.exists()


def test_the_account_has_its_own_folders(tmp_path: Path) -> None:
    here = places()

    assert here.config.is_relative_to(tmp_path)
    assert here.backup != here.data
    assert not here.backup.is_relative_to(here.data)


def test_a_world_may_be_named_from_where_one_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    assert places(Path("trial")).data.is_relative_to(tmp_path / "trial")
