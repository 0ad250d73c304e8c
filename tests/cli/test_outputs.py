"""Where results are written: never over content or a device, and what cannot be written is named as it was given."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rulewright_cli.disk import result_written, written_atomically

RUN = [sys.executable, "-c", "from rulewright_cli.main import run; run()"]


def start(*arguments: str, shell_end: str = "") -> subprocess.CompletedProcess[bytes]:
    """The command in a process of its own, in a shell that may close its channels."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    environment.pop("RULEWRIGHT_DEBUG", None)
    call = ["sh", "-c", f'exec "$@" {shell_end}', "sh", *RUN, *arguments]
    return subprocess.run(call, capture_output=True, check=False, env=environment)


def test_a_device_is_written_to_and_stays_one(folder: Path) -> None:
    written_atomically(Path("/dev/null"), b"x")
    assert Path("/dev/null").is_char_device()
    assert not list(Path("/dev").glob(".rulewright*"))


def test_a_pipe_that_nobody_reads_is_an_error_and_one_that_is_read_gets_all(folder: Path) -> None:
    os.mkfifo("pipe")
    with pytest.raises(OSError, match="pipe"):
        written_atomically(Path("pipe"), b"x")
    reader = os.open("pipe", os.O_RDONLY | os.O_NONBLOCK)
    written_atomically(Path("pipe"), b"report")
    assert os.read(reader, 99) == b"report"
    os.close(reader)
    assert Path("pipe").is_fifo()


def test_a_link_is_followed(folder: Path) -> None:
    Path("file").write_text("old")
    Path("link").symlink_to("file")
    written_atomically(Path("link"), b"new")
    assert Path("link").is_symlink()
    assert Path("file").read_bytes() == b"new"


@pytest.mark.parametrize("name", ["nowhere/report.txt", "taken", "x" * 300])
def test_an_error_names_the_target(folder: Path, name: str) -> None:
    Path("taken").mkdir()
    with pytest.raises(OSError, match=name[:40]) as caught:
        written_atomically(Path(name), b"x")
    assert caught.value.filename == name


def test_a_name_as_long_as_may_be_can_be_written(folder: Path) -> None:
    written_atomically(Path("x" * 255), b"x")
    assert Path("x" * 255).read_bytes() == b"x"


@pytest.mark.parametrize(
    "arguments",
    [("lint", "scratch", "--output"), ("lint", "scratch", "--write-baseline"), ("check", "scratch", "--output")],
)
def test_results_are_not_written_over_content(command, pack: Path, arguments) -> None:
    before = (pack / "pack.yaml").read_bytes()
    answer = command(*arguments, "scratch/pack.yaml")
    assert answer.code == 2
    assert answer.err == "error: 'scratch/pack.yaml' is content, and is not overwritten\n  Name another file.\n"
    assert (pack / "pack.yaml").read_bytes() == before
    with pytest.raises(FileExistsError, match="it is a content file"):
        result_written(pack / "pack.yaml", b"{}")


def test_a_name_for_standard_input_without_standard_input_is_refused(command, pack: Path) -> None:
    for name in ("lint", "fix"):
        answer = command(name, "scratch", "--stdin-filename", "scratch/a.yaml")
        assert answer.code == 2
        assert "no path is -" in answer.err


def test_closed_channels_are_answered(folder: Path) -> None:
    for call in (("lint", "-", "--game", "megametrocity"), ("fmt", "-"), ("fix", "-", "--game", "megametrocity")):
        done = start(*call, shell_end="<&-")
        assert (done.returncode, done.stdout) == (2, b"")
        assert done.stderr.startswith(b"error: standard input is closed\n")
    done = start("lint", shell_end=">&-")
    assert (done.returncode, done.stderr.startswith(b"error: standard output is closed\n")) == (2, True)


def test_a_fault_of_ours_is_confessed_without_a_traceback(command, folder: Path, monkeypatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("a slip")

    monkeypatch.setattr("rulewright_cli.commands.show.load_content", broken)
    with pytest.raises(ZeroDivisionError):
        command("show", "cape")
    monkeypatch.delenv("RULEWRIGHT_DEBUG")
    answer = command("show", "cape")
    assert answer.code == 2
    assert answer.err == (
        "error: rulewright itself failed: ZeroDivisionError: a slip\n"
        "  help: This is no fault of the content. Run again with RULEWRIGHT_DEBUG=1 set and report what it shows.\n"
    )
    assert command("show").code == 2
    assert "Missing argument" in command("show").err
