"""`rulewright lint` against check-jsonschema and yamllint, as whole processes, one after the other on the same files.

    python benchmarks/lint_against_peers.py [FILES]

Writes benchmarks/RESULTS.md, unless a number of files is given. check-jsonschema gets the exported schema of each
kind, so it is started once for stages and once for cards; the time of the second start is taken off. yamllint gets its
own `relaxed` rules and no others, so that it reports little. Processor times (user and system) are compared, not the
clock: other work on the machine counts for nothing. Each command runs twice and the better run counts, unless it takes
long.

Rulewright is measured as its users have it: installed into an environment of its own, its modules compiled, its packs
the ones that came with it. What is linted lies in a folder of its own, away from the checkout.

A quarter and half of the files tell whether time and memory are in line with them. The catalog, all documents as
models, has to be held; what a run holds beyond is told by a process that makes the catalog and nothing else
(`load_catalog.py`).
"""

import datetime
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import venv
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from corpus import write

ROOT = Path(__file__).resolve().parent.parent
FILES = 2000
LONG = 10.0


@dataclass(frozen=True)
class Measure:
    """Processor seconds and the most memory that was held, in MB."""

    seconds: float
    memory: float


def environment() -> dict[str, str]:
    """Modules are compiled once and kept, as they are for every installed tool; nothing of the checkout is found."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONDONTWRITEBYTECODE", "PYTHONPATH")}


def installed(folder: Path) -> tuple[str, str]:
    """Rulewright in an environment of its own: the command, and the Python beside it."""
    venv.create(folder, with_pip=True)
    binaries = folder / ("Scripts" if os.name == "nt" else "bin")
    subprocess.run([binaries / "python", "-m", "pip", "install", "--quiet", ROOT], check=True, env=environment())
    return str(binaries / "rulewright"), str(binaries / "python")


def measured(*command: str, codes: tuple[int, ...] = (0,)) -> Measure:
    """One process. Its report goes nowhere; another exit code than expected ends all."""
    with subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd=tempfile.gettempdir(), env=environment()
    ) as process:
        assert process.stderr is not None
        said = process.stderr.read()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in codes:
        sys.exit(f"{' '.join(command[:4])} exited with {process.returncode}: {said.decode()[-2000:]}")
    return Measure(usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)


def best(*command: str, codes: tuple[int, ...] = (0,)) -> Measure:
    """The better of two runs; one that took long is not repeated, since little noise is in it."""
    first = measured(*command, codes=codes)
    if first.seconds > LONG:
        return first
    return min(first, measured(*command, codes=codes), key=lambda each: each.seconds)


def check_jsonschema(folder: Path) -> Measure:
    """Both kinds against their schemas, less one start."""
    found = []
    for kind, name in (("stage", "stages"), ("item-card", "item_cards")):
        schema = ROOT / "schema" / "json" / "megametrocity" / f"{kind}.schema.json"
        files = sorted(str(each) for each in (folder / name).iterdir())
        found.append(best(sys.executable, "-m", "check_jsonschema", "--schemafile", str(schema), *files))
    start = best(sys.executable, "-m", "check_jsonschema", "--version")
    return Measure(sum(each.seconds for each in found) - start.seconds, max(each.memory for each in found))


def yamllint(folder: Path) -> Measure:
    """The whole corpus by yamllint."""
    return best(sys.executable, "-m", "yamllint", "-d", "relaxed", str(folder), codes=(0, 1))


def lint_rows(rulewright: str, folder: Path, cache: Path) -> list[tuple[str, Measure]]:
    """Every measure of rulewright itself."""
    lint = (rulewright, "lint", str(folder))
    first = best(*lint, "--no-cache")
    filling = measured(*lint, "--cache-dir", str(cache))
    second = best(*lint, "--cache-dir", str(cache))
    card = folder / "item_cards" / "0007.yaml"
    card.write_text(card.read_text(encoding="utf-8").replace("quantity: ", "quantity: 1 # "), encoding="utf-8")
    changed = measured(*lint, "--cache-dir", str(cache))
    return [
        ("rulewright lint, first run, no cache", first),
        ("rulewright lint, first run, filling the cache", filling),
        ("rulewright lint, second run, nothing changed", second),
        ("rulewright lint, one file changed", changed),
    ]


@dataclass(frozen=True)
class Sized:
    """What a first run without cache takes for so many files, and the making of their catalog alone."""

    files: int
    run: Measure
    catalog: Measure

    @property
    def beyond(self) -> float:
        """MB that the run holds beside the catalog."""
        return self.run.memory - self.catalog.memory


def by_size(rulewright: str, python: str, folder: Path, files: int) -> list[Sized]:
    """A quarter, half and all of the files."""
    found = []
    for count in (files // 4, files // 2, files):
        part = folder.parent / f"{count}-files"
        write(part, count)
        run = best(rulewright, "lint", str(part), "--no-cache")
        found.append(Sized(count, run, best(python, str(ROOT / "benchmarks" / "load_catalog.py"), str(part))))
    return found


def size_table(found: list[Sized]) -> list[str]:
    """Rows of a Markdown table."""
    lines = [
        "| files | processor seconds | peak memory, MB | of the catalog alone, MB | beyond it, MB |",
        "|---:|---:|---:|---:|---:|",
    ]
    for each in found:
        memory = f"{each.run.memory:.0f} | {each.catalog.memory:.0f} | {each.beyond:.0f}"
        lines.append(f"| {each.files:,} | {each.run.seconds:.2f} | {memory} |")
    return lines


def milliseconds(more: Sized, less: Sized) -> float:
    """What each further file takes."""
    return 1000 * (more.run.seconds - less.run.seconds) / (more.files - less.files)


def start_rows(rulewright: str, folder: Path, corpus: Path, cache: Path) -> list[tuple[str, Measure]]:
    """What is paid before any work, and for one file: of a small pack, and of the corpus."""
    shutil.copytree(ROOT / "content" / "fan" / "neon-harbour", folder)
    stage = folder / "stages" / "1-night-catch.yaml"
    lint = (rulewright, "lint", str(stage))
    cached = ("--cache-dir", str(cache))
    measured(*lint, *cached)
    found = [
        ("rulewright --help", best(rulewright, "--help")),
        ("rulewright lint, one file, no cache", best(*lint, "--no-cache")),
        ("rulewright lint, one file, from the cache", best(*lint, *cached)),
    ]
    with stage.open("a", encoding="utf-8") as file:
        file.write("# a comment more\n")
    found.append(("rulewright lint, one file, after an edit", measured(*lint, *cached)))
    for kind in ("stages", "item_cards"):
        one = str(corpus / kind / "0003.yaml")
        found.append(
            (f"rulewright lint, one of the corpus's {kind}, no cache", best(rulewright, "lint", one, "--no-cache"))
        )
    return found


def table(rows: list[tuple[str, Measure]], first: Measure) -> list[str]:
    """Rows of a Markdown table; the ratio is to the first run of rulewright."""
    lines = ["| what | processor seconds | times the first run | peak memory, MB |", "|---|---:|---:|---:|"]
    for name, each in rows:
        ratio = f"{each.seconds / first.seconds:.2f}"
        lines.append(f"| {name} | {each.seconds:.2f} | {ratio} | {each.memory:.0f} |")
    return lines


def report(files: int) -> str:
    """The whole measurement as Markdown."""
    with tempfile.TemporaryDirectory() as temporary:
        folder, cache = Path(temporary) / "corpus", Path(temporary) / "cache"
        write(folder, files)
        rulewright, python = installed(Path(temporary) / "environment")
        lines = [sum(1 for _ in each.open()) for each in folder.rglob("*/*.yaml")]
        size = sum(each.stat().st_size for each in folder.rglob("*.yaml"))
        peers = [
            (f"check-jsonschema {version('check-jsonschema')}", check_jsonschema(folder)),
            (f"yamllint {version('yamllint')}", yamllint(folder)),
        ]
        rows = lint_rows(rulewright, folder, cache)
        sizes = by_size(rulewright, python, folder, files)
        starts = start_rows(rulewright, Path(temporary) / "neon-harbour", folder, cache)
    named = dict(rows)
    quarter, half, whole = sizes
    first, second = rows[0][1], rows[2][1]
    total = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") // 2**30
    start = dict(starts)
    verdict = [
        f"- {peers[0][1].seconds / first.seconds:.1f} times as fast as check-jsonschema on a first run (wanted: 10)",
        f"- {peers[1][1].seconds / first.seconds:.1f} times as fast as yamllint on a first run (wanted: 20)",
        f"- the second run {first.seconds / second.seconds:.1f} times as fast as the first (wanted: 5)",
        f"- {max(each.memory for each in named.values()):.0f} MB at the most (wanted: under 100)",
        f"- {quarter.beyond:.0f} MB beyond the catalog for {quarter.files:,} files, {whole.beyond:.0f} MB for "
        f"{whole.files:,} (wanted: no growth)",
        f"- {milliseconds(half, quarter):.2f} ms for each further file up to {half.files:,}, "
        f"{milliseconds(whole, half):.2f} ms up to {whole.files:,} (wanted: the same)",
        f"- `rulewright --help` in {start['rulewright --help'].seconds:.2f} s (wanted: under 0.25)",
        f"- the lint of one file in {start['rulewright lint, one file, no cache'].seconds:.2f} s (wanted: under 0.5)",
    ]
    head = [
        "# Measured",
        "",
        "Written by `python benchmarks/lint_against_peers.py`; do not edit.",
        "",
        f"{datetime.date.today()}, {os.cpu_count()} processors, {total} GB, {platform.system()}, "
        f"Python {platform.python_version()}. {files:,} files of {sum(lines) // len(lines)} lines, "
        f"{size / 1e6:.1f} MB in all. Whole processes, one after the other.",
        "",
        "Seconds are processor time, user and system. The files are those of `benchmarks/corpus.py`: half stages, half "
        "weapons, laid out as `content/` is and without a finding, but full: some hundred models in each. "
        "Rulewright is installed into an environment of its own, with its modules compiled and its own packs.",
        "",
    ]
    body = [*table([*rows, *peers], first), "", "By number of files, no cache", "", *size_table(sizes)]
    body += ["", "Start-up", "", *table(starts, first)]
    return "\n".join([*head, *verdict, "", *body, ""])


def main() -> None:
    """Measures and prints; writes the results of a whole measurement."""
    for name in ("check_jsonschema", "yamllint"):
        if importlib.util.find_spec(name) is None:
            sys.exit(f"{name} is not installed: pip install '.[bench]'")
    text = report(int(sys.argv[1]) if len(sys.argv) > 1 else FILES)
    print(text)
    if len(sys.argv) == 1:
        (ROOT / "benchmarks" / "RESULTS.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
