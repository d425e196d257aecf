"""The environment: made once, checked at each start, made anew when broken."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from installer import environment
from installer.ground import Trouble

LOCK = """\
msgspec==0.23.0 \\
    --hash=sha256:00
types_reportlab==5.0 \\
    --hash=sha256:00
colorama==0.4.6 ; sys_platform == 'win32' \\
    --hash=sha256:00
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with a lock of two packages and no environment."""
    (tmp_path / "requirements.lock").write_text(LOCK, encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text("", encoding="utf-8")
    venv = tmp_path / ".venv"
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "LOCK", tmp_path / "requirements.lock")
    monkeypatch.setattr(environment, "PROJECT", tmp_path / "pyproject.toml")
    monkeypatch.setattr(environment, "VENV", venv)
    monkeypatch.setattr(environment, "STAMP", venv / "floor-director.stamp")
    monkeypatch.setattr(environment, "python", lambda: venv / "bin" / "python")
    monkeypatch.setattr(environment, "scripts", lambda: venv / "bin")
    monkeypatch.setattr(environment, "_packages", lambda: venv / "packages")
    return tmp_path


@pytest.fixture
def steps(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Steps the tool ran; each does its work in an instant."""
    ran: list[str] = []
    venv = checkout / ".venv"

    def run(arguments: list[str | Path], **_: object) -> subprocess.CompletedProcess[str]:
        words = [str(word) for word in arguments]
        if "-c" in words:
            alive = Path(words[0]).exists()
            here = f"{sys.version_info[0]}.{sys.version_info[1]}\n"
            return subprocess.CompletedProcess(words, 0 if alive else 1, here, "")
        if words[0].endswith("uv"):
            raise FileNotFoundError(words[0])
        kinds = {"venv": "make", "--editable": "self", "compileall": "bytes"}
        ran.append(next((step for word, step in kinds.items() if word in words), "packages"))
        if ran[-1] == "make":
            (venv / "bin").mkdir(parents=True)
            (venv / "bin" / "python").touch()
        if ran[-1] == "packages":
            for name in ("msgspec-0.23.0", "types_reportlab-5.0"):
                (venv / "packages" / f"{name}.dist-info").mkdir(parents=True, exist_ok=True)
        return subprocess.CompletedProcess(words, 0, "", "")

    monkeypatch.setattr("subprocess.run", run)
    return ran


def test_a_fresh_checkout_gets_its_environment(steps: list[str]) -> None:
    environment.prepare()

    assert steps == ["make", "packages", "self", "bytes"]
    assert environment.is_ready()


def test_a_second_start_does_nothing(steps: list[str]) -> None:
    environment.prepare()
    steps.clear()

    environment.prepare()

    assert steps == []


@pytest.mark.parametrize("name", ["requirements.lock", "pyproject.toml"])
def test_a_changed_lock_or_project_installs_again_in_the_same_environment(
    steps: list[str], checkout: Path, name: str
) -> None:
    environment.prepare()
    steps.clear()
    with (checkout / name).open("a", encoding="utf-8") as file:
        file.write("# changed\n")

    environment.prepare()

    assert steps == ["packages", "self", "bytes"]


def test_a_half_made_environment_is_finished(steps: list[str], checkout: Path) -> None:
    environment.prepare()
    steps.clear()
    environment.STAMP.unlink()

    environment.prepare()

    assert steps == ["packages", "self", "bytes"]


def test_a_package_that_went_missing_is_installed_again(steps: list[str], checkout: Path) -> None:
    environment.prepare()
    steps.clear()
    (checkout / ".venv" / "packages" / "msgspec-0.23.0.dist-info").rmdir()
    assert environment.missing_packages() == ["msgspec-0-23-0"]

    environment.prepare()

    assert steps == ["packages", "self", "bytes"]


def _no_python(venv: Path) -> None:
    (venv / "bin" / "python").unlink()


def _empty(venv: Path) -> None:
    import shutil

    shutil.rmtree(venv)
    venv.mkdir()


def _a_file(venv: Path) -> None:
    import shutil

    shutil.rmtree(venv)
    venv.write_text("not an environment", encoding="utf-8")


@pytest.mark.parametrize("damage", [_no_python, _empty, _a_file])
def test_a_broken_environment_is_made_anew(
    steps: list[str],
    checkout: Path,
    damage: Callable[[Path], None],
    capsys: pytest.CaptureFixture[str],
) -> None:
    environment.prepare()
    steps.clear()
    damage(checkout / ".venv")

    environment.prepare()

    assert steps == ["make", "packages", "self", "bytes"]
    assert "making it anew" in capsys.readouterr().err


def _failing(monkeypatch: pytest.MonkeyPatch, stderr: str) -> None:
    monkeypatch.setattr(
        "subprocess.run", lambda arguments, **_: subprocess.CompletedProcess(arguments, 1, "", stderr)
    )


def test_an_environment_no_install_can_repair_is_made_anew(
    steps: list[str], checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment.prepare()
    environment.STAMP.unlink()
    steps.clear()
    whole = subprocess.run

    def run(arguments: list[str | Path], **options: object) -> subprocess.CompletedProcess[str]:
        if "-r" in arguments and "make" not in steps and not str(arguments[0]).endswith("uv"):
            return subprocess.CompletedProcess([], 1, "", "error: uninstall-no-record-file")
        return whole(arguments, **options)  # type: ignore[call-overload,no-any-return]

    monkeypatch.setattr("subprocess.run", run)

    environment.prepare()

    assert steps == ["make", "packages", "self", "bytes"]


@pytest.mark.parametrize(
    ("stderr", "said"),
    [
        ("NewConnectionError: Temporary failure in name resolution", "Connect this machine to the internet"),
        ("ERROR: No matching distribution found for msgspec==0.23.0", "Connect this machine to the internet"),
        ("OSError: [Errno 28] No space left on device", "The disk is full"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES", "It said:\n  ERROR: THESE PACKAGES DO NOT"),
        ("", "nothing"),
    ],
)
def test_a_failed_install_says_why_in_a_sentence(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, stderr: str, said: str
) -> None:
    _failing(monkeypatch, stderr)

    with pytest.raises(Trouble) as trouble:
        environment.prepare()

    assert said in str(trouble.value)
    assert "Traceback" not in str(trouble.value)
    assert not environment.is_ready()


def test_a_python_without_ensurepip_is_told_what_to_install(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr("os.geteuid", lambda: 1000)

    with pytest.raises(Trouble, match="apt-get install --no-install-recommends python3-venv"):
        environment.prepare()


def test_the_environment_of_this_checkout_has_all_it_should() -> None:
    assert environment.missing_packages() == []


@pytest.mark.skipif(sys.platform == "win32", reason="no locale POSIX there")
def test_a_checkout_under_letters_beyond_ascii_starts_on_a_machine_set_to_posix(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    checkout = tmp_path / "Турнир Ёж"
    venv = checkout / ".venv"
    (checkout / "director").mkdir(parents=True)
    (checkout / "director" / "__main__.py").write_text("print('started')", encoding="utf-8")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", venv], check=True)
    (packages,) = (venv / "lib").glob("*/site-packages")
    (packages / "_editable_impl.pth").write_bytes(str(checkout).encode())
    monkeypatch.setattr(environment, "ROOT", checkout)
    monkeypatch.setattr(environment, "VENV", venv)

    environment._point_without_letters()

    started = subprocess.run(
        [venv / "bin" / "python", "-P", "-m", "director"],
        cwd=tmp_path,
        env={"LC_ALL": "POSIX"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (started.returncode, started.stdout) == (0, "started\n"), started.stderr
