"""Everything that must hold before the tests: format, lint, types, layers, catalogues, addresses."""

from __future__ import annotations

import re
import subprocess
import time
from pathlib import Path

from installer.ground import PROJECT, ROOT, python, say, scripts, start

_ADDRESS = re.compile(
    r"\b(?:https?|file|git|ssh)(?:\+\w+)?://|^\s*--(?:index|extra-index|find-link[s])", re.IGNORECASE
)


def steps() -> dict[str, list[str]]:
    """Name and command of each check."""
    tools, brief = scripts(), ("--output-format", "concise")
    return {
        "format": [str(tools / "ruff"), "format", "--check", "--quiet", *brief, "."],
        "lint": [str(tools / "ruff"), "check", "--quiet", *brief, "."],
        "layers": [str(tools / "lint-imports"), "--no-logo"],
        "catalogues": [str(python()), "-m", "installer.catalogues", "check"],
        "types": [str(python()), "-m", "mypy"],
    }


def check() -> int:
    """Run all checks side by side and report them one by one; 0 when all hold, else 1."""
    began = time.monotonic()
    running = {
        name: subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
        )
        for name, command in steps().items()
    }
    failed = []
    if found := addresses():
        failed.append("addresses")
        _report("addresses", holds=False, output="\n".join(found))
    else:
        _report("addresses", holds=True)
    for name, process in running.items():
        output, _ = process.communicate()
        _report(name, holds=process.returncode == 0, output=output)
        if process.returncode:
            failed.append(name)
    verdict = f"failed: {', '.join(failed)}" if failed else "all hold"
    print(f"check: {verdict} ({time.monotonic() - began:.1f} s)", flush=True)
    return 1 if failed else 0


def _report(name: str, *, holds: bool, output: str = "") -> None:
    print(f"{'ok  ' if holds else 'FAIL'} {name}", flush=True)
    if not holds:
        print(output.rstrip(), flush=True)


def addresses() -> list[str]:
    """Lines of lock and project files that carry an address; there must be none."""
    files = [PROJECT, *sorted(ROOT.glob("*.lock")), *sorted(ROOT.glob("requirements*.txt"))]
    return [
        f"{file.name}:{number}: an address stands here: {line.strip()[:60]}"
        for file in files
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if _ADDRESS.search(line)
    ]


def stale_catalogues(folder: Path | None = None) -> list[Path]:
    """Catalogues that were edited since they were compiled."""
    sources = sorted((folder or ROOT / "resources" / "i18n").glob("*.po"))
    return [source for source in sources if _is_stale(source, source.with_suffix(".mo"))]


def _is_stale(source: Path, compiled: Path) -> bool:
    return not compiled.exists() or source.stat().st_mtime > compiled.stat().st_mtime


def compile_catalogues() -> None:
    """Compile what is stale. Trouble there is said and stops nothing: the program compiles in memory."""
    if stale_catalogues() and start([str(python()), "-m", "installer.catalogues", "compile"]):
        say("The catalogues could not be compiled; the program reads their sources instead.")
