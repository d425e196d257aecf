from pathlib import Path

import pytest

from director.host import resources


@pytest.fixture
def three_roots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Path]:
    """Resources as a frozen build, a package and a checkout have them."""
    found = {name: tmp_path / name / "resources" for name in ("bundle", "package", "checkout")}
    for name, root in found.items():
        root.mkdir(parents=True)
        (root / "who.txt").write_text(name, encoding="utf-8")
    monkeypatch.setattr(resources, "roots", lambda: tuple(found.values()))
    return found


def test_the_bundle_goes_before_the_package_and_that_before_the_checkout(
    three_roots: dict[str, Path],
) -> None:
    for name, root in three_roots.items():
        assert resources.read_text("who.txt") == name
        (root / "who.txt").unlink()
    assert resources.find("who.txt") is None


def test_a_frozen_build_looks_into_its_bundle_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys._MEIPASS", str(tmp_path), raising=False)
    resources.roots.cache_clear()
    try:
        assert resources.roots()[0] == tmp_path / "resources"
    finally:
        resources.roots.cache_clear()


def test_a_missing_resource_is_named() -> None:
    with pytest.raises(FileNotFoundError, match=r"resources/fonts/none\.ttf is missing"):
        resources.read_bytes("fonts/none.ttf")


def test_a_checkout_has_its_fonts() -> None:
    fonts = resources.listing("fonts", "*.ttf")

    assert fonts
    assert resources.read_bytes(fonts[0])


def test_a_folder_that_is_not_there_lists_nothing() -> None:
    assert resources.listing("no-such-folder") == []
