from pathlib import Path

import pytest

from installer import checking


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(checking, "ROOT", tmp_path)
    monkeypatch.setattr(checking, "PROJECT", tmp_path / "pyproject.toml")
    (tmp_path / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    "line",
    [
        "msgspec @ " + "https:" + "//host/msgspec.whl",
        "--index" + "-url somewhere",
        "--extra" + "-index" + "-url somewhere",
        "--find" + "-links wheels",
        "wheel = 'file:" + "///wheels'",
        "tool @ git+" + "ssh://host/tool",
    ],
)
def test_an_address_in_a_lock_is_found(project: Path, line: str) -> None:
    (project / "requirements.lock").write_text(f"msgspec==0.23.0\n{line}\n", encoding="utf-8")

    assert checking.addresses()[0].startswith("requirements.lock:2: an address stands here")


def test_the_lock_of_this_project_has_none() -> None:
    assert checking.addresses() == []
