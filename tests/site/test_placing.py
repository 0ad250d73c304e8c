"""A build replaces what builds wrote, and nothing else."""

from pathlib import Path

import pytest

from rulewright_site.placing import MARKER, put


def staged(root: Path, *names: str, text: str = "new") -> Path:
    folder = root / "staged"
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()} - {MARKER}


def test_files_of_others_stay_and_pages_that_are_gone_go(tmp_path: Path) -> None:
    site = tmp_path / "site"
    put(staged(tmp_path, "index.html", "old/a.html", "es/index.html", text="old"), site)
    for name in ("CNAME", ".git/HEAD", "es/mine.txt"):
        (site / name).parent.mkdir(exist_ok=True)
        (site / name).write_text("mine", encoding="utf-8")
    put(staged(tmp_path, "index.html", "new/b.html"), site)
    assert files(site) == {"index.html", "new/b.html", "CNAME", ".git/HEAD", "es/mine.txt"}
    assert (site / "index.html").read_text() == "new"
    assert not (site / "old").exists()
    assert (site / MARKER).read_text().splitlines()[1:] == ["index.html", "new/b.html"]


@pytest.mark.parametrize("name", ["b.html", "b.html/inner.txt"])
def test_a_file_of_somebody_else_is_not_overwritten_and_nothing_is_changed(tmp_path: Path, name: str) -> None:
    site = tmp_path / "site"
    put(staged(tmp_path, "a.html", text="old"), site)
    (site / name).parent.mkdir(exist_ok=True)
    (site / name).write_text("mine", encoding="utf-8")
    with pytest.raises(FileExistsError, match=r"b\.html was not written by a site build"):
        put(staged(tmp_path, "a.html", "b.html"), site)
    assert (site / name).read_text() == "mine"
    assert (site / "a.html").read_text() == "old"


def test_a_site_is_not_written_through_links(tmp_path: Path) -> None:
    site, other = tmp_path / "site", tmp_path / "other"
    put(staged(tmp_path, "a.html", "pages/b.html"), site)
    other.mkdir()
    (other / "b.html").write_text("mine", encoding="utf-8")
    (site / "pages/b.html").unlink()
    (site / "pages").rmdir()
    (site / "pages").symlink_to(other)
    with pytest.raises(FileExistsError, match="is a link"):
        put(staged(tmp_path, "pages/b.html"), site)
    put(staged(tmp_path / "again", "a.html"), site)
    assert (other / "b.html").read_text() == "mine"


def test_a_list_that_leads_out_of_the_folder_removes_nothing_there(tmp_path: Path) -> None:
    site = tmp_path / "site"
    put(staged(tmp_path, "a.html"), site)
    victim = tmp_path / "victim.txt"
    victim.write_text("mine", encoding="utf-8")
    with (site / MARKER).open("a", encoding="utf-8") as marker:
        marker.write(f"../victim.txt\n{victim}\n")
    put(staged(tmp_path, "b.html"), site)
    assert victim.read_text() == "mine"
    assert files(site) == {"b.html"}
