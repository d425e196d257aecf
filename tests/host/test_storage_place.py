from pathlib import Path

import pytest

from director.host.storage_place import Unsafe, look, unsafe

MOUNTS = """\
/dev/sda1 / ext4 rw,relatime 0 0
server:/export /mnt/club nfs4 rw 0 0
//nas/poker /mnt/two\\040words cifs rw 0 0
ann@host:/ /home/ann/far fuse.sshfs rw 0 0
/dev/sdb1 /mnt/club/stick ext4 rw 0 0
"""


@pytest.mark.parametrize(
    ("path", "what"),
    [
        (r"\\server\poker\friday.director", "server"),
        ("//server/poker/friday.director", "server"),
        (r"\\?\UNC\server\poker\friday.director", "server"),
        ("/mnt/club/friday.director", "nfs4"),
        ("/mnt/two words/friday.director", "cifs"),
        ("/home/ann/far/friday.director", "fuse.sshfs"),
    ],
)
def test_a_network_share_is_no_home_for_a_venue_b04(path: str, what: str) -> None:
    assert unsafe(path, mounts=MOUNTS) == Unsafe("network", what)


@pytest.mark.parametrize(
    ("path", "what"),
    [
        (r"C:\Users\Ann\OneDrive\friday.director", "OneDrive"),
        (r"C:\Users\Ann\OneDrive - Ace Club\venues\friday.director", "OneDrive"),
        ("/Users/ann/Library/CloudStorage/OneDrive-Ace/friday.director", "macOS CloudStorage"),
        ("/home/ann/Dropbox/friday.director", "Dropbox"),
        ("/home/ann/Dropbox (Personal)/friday.director", "Dropbox"),
        (r"C:\Users\Анна\Яндекс.Диск\пятница.director", "Yandex Disk"),
        ("/home/ann/Nextcloud/friday.director", "Nextcloud"),
        ("/Users/anna/Yandex.Disk.localized/friday.director", "Yandex Disk"),
        (r"D:\Облако Mail.ru\пятница.director", "Mail.ru Cloud"),
        (r"C:\Users\Ann\Proton Drive\friday.director", "Proton Drive"),
        ("/home/ann/SynologyDrive/friday.director", "Synology Drive"),
        ("G:/My Drive/friday.director", "Google Drive"),
        ("/Users/ann/Library/Mobile Documents/com~apple~CloudDocs/friday.director", "iCloud Drive"),
    ],
)
def test_a_sync_folder_is_no_home_for_a_venue_b04(path: str, what: str) -> None:
    assert unsafe(path) == Unsafe("sync", what)


@pytest.mark.parametrize(
    "path",
    [
        "/home/ann/venues/friday.director",
        r"C:\Users\Ann\Documents\friday.director",
        r"\\?\C:\Users\Ann\friday.director",
        "/mnt/clubhouse/friday.director",
        "/mnt/club/stick/friday.director",
        "/home/ann/dropbox-notes.director",
    ],
)
def test_an_ordinary_folder_is_a_good_home(path: str) -> None:
    assert unsafe(path, mounts=MOUNTS) is None


def test_a_link_into_a_sync_folder_is_followed(tmp_path: Path) -> None:
    (tmp_path / "Dropbox").mkdir()
    (tmp_path / "venues").symlink_to(tmp_path / "Dropbox")

    assert look(tmp_path / "venues" / "friday.director") == Unsafe("sync", "Dropbox")
    assert look(tmp_path / "friday.director") is None


def test_a_ring_of_links_and_a_name_with_a_tilde_are_looked_at_like_any(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "ring.floor").symlink_to("ring.floor")

    assert look(tmp_path / "ring.floor") == look(tmp_path / "straight.floor")
    assert look(Path("~nobody.floor")) == look(Path("nobody.floor"))
