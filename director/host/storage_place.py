"""Is a folder a safe home for a venue? On a network share or in a sync folder a database may be damaged.

SQLite's write-ahead log needs memory shared by all who open the file, which a share does not give; a sync
program copies the file and its log at different moments, and may bring an old copy back.
"""

from __future__ import annotations

import ctypes
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from director.host.bounded_file import true_path

_SYNC: Final = {
    "onedrive": "OneDrive",
    "dropbox": "Dropbox",
    "google drive": "Google Drive",
    "googledrive": "Google Drive",
    "my drive": "Google Drive",
    "мой диск": "Google Drive",
    "icloud drive": "iCloud Drive",
    "iclouddrive": "iCloud Drive",
    "mobile documents": "iCloud Drive",
    "cloudstorage": "macOS CloudStorage",
    "yandexdisk": "Yandex Disk",
    "yandex.disk": "Yandex Disk",
    "yandex disk": "Yandex Disk",
    "yandex.disk.localized": "Yandex Disk",
    "яндекс.диск": "Yandex Disk",
    "яндекс диск": "Yandex Disk",
    "nextcloud": "Nextcloud",
    "owncloud": "ownCloud",
    "syncthing": "Syncthing",
    "megasync": "MEGA",
    "pcloud": "pCloud",
    "pcloud drive": "pCloud",
    "pclouddrive": "pCloud",
    "pclouddrive.localized": "pCloud",
    "box sync": "Box",
    "proton drive": "Proton Drive",
    "protondrive": "Proton Drive",
    "synologydrive": "Synology Drive",
    "synology drive": "Synology Drive",
    "seafile": "Seafile",
    "seadrive": "Seafile",
    "tresorit": "Tresorit",
    "icedrive": "Icedrive",
    "nutstore": "Nutstore",
    "坚果云": "Nutstore",
    "resilio sync": "Resilio Sync",
    "btsync": "Resilio Sync",
    "creative cloud files": "Creative Cloud",
    "облако mail.ru": "Mail.ru Cloud",
    "облако mail": "Mail.ru Cloud",
    "mail.ru cloud": "Mail.ru Cloud",
    "mailrucloud": "Mail.ru Cloud",
    "cloud mail.ru": "Mail.ru Cloud",
}
_NETWORK: Final = {
    "nfs", "nfs4", "cifs", "smb2", "smb3", "smbfs", "ncpfs", "afs", "afpfs", "ceph", "glusterfs", "lustre",
    "davfs", "davfs2", "fuse.sshfs", "fuse.rclone", "fuse.davfs2", "fuse.gvfsd-fuse", "fuse.glusterfs",
}  # fmt: skip
_DRIVE_REMOTE: Final = 4  # GetDriveTypeW says so of a letter mapped to a share


@dataclass(frozen=True, slots=True)
class Unsafe:
    """Why a folder is no safe home for a venue."""

    kind: Literal["network", "sync"]
    what: str
    """The server or kind of share, or the name of the sync program."""


def unsafe(path: Path | str, *, mounts: str = "") -> Unsafe | None:
    r"""Why this path is no safe home for a venue, or None. Pure: it looks at the words only.

    `mounts` is the text of `/proc/self/mounts`, where the system has one.

    >>> unsafe(r"\\server\poker\friday.director")
    Unsafe(kind='network', what='server')
    >>> unsafe("C:/Users/Ann/OneDrive - Ace Club/friday.director")
    Unsafe(kind='sync', what='OneDrive')
    >>> unsafe("/home/ann/venues/friday.director")
    """
    text = str(path).replace("\\", "/")
    if text.startswith("//") and not text.startswith(("//?/", "//./")):
        return Unsafe("network", text[2:].split("/")[0])
    if text.casefold().startswith("//?/unc/"):
        return Unsafe("network", text[8:].split("/")[0])
    for part in text.split("/"):
        name = part.casefold().strip()
        known = _SYNC.get(name) or _SYNC.get(name.split(" - ")[0].split(" (")[0])
        if known:
            return Unsafe("sync", known)
        if name.startswith(("googledrive-", "onedrive-")):
            return Unsafe("sync", _SYNC[name.split("-")[0]])
    filesystem = _filesystem(text, mounts)
    return Unsafe("network", filesystem) if filesystem in _NETWORK else None


def _filesystem(path: str, mounts: str) -> str:
    """Kind of the file system that holds a path: that of the longest mount point above it."""
    best, kind = "", ""
    for line in mounts.splitlines():
        fields = line.split(" ")
        if len(fields) < 3:
            continue
        point = fields[1].replace("\\040", " ").rstrip("/")
        if len(point) >= len(best) and (path == point or path.startswith(point + "/")):
            best, kind = point, fields[2]
    return kind


def look(path: Path) -> Unsafe | None:
    """Why this path of this computer is no safe home for a venue, or None.

    Links and drive letters are followed.
    """
    named = Path(os.path.expanduser(path))  # noqa: PTH111 - that of Path raises where a tilde means nobody
    real = true_path(named)
    if sys.platform == "win32":
        if ctypes.windll.kernel32.GetDriveTypeW(f"{real.drive}\\") == _DRIVE_REMOTE:
            return Unsafe("network", real.drive)
        return unsafe(path) or unsafe(real)
    try:
        mounts = Path("/proc/self/mounts").read_text(encoding="utf-8", errors="replace")
    except OSError:
        mounts = ""
    return unsafe(named.absolute(), mounts=mounts) or unsafe(real, mounts=mounts)
