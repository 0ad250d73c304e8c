"""A site that was built as one archive, to take along and to put behind any web server."""

from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from rulewright_site.placing import written_before


def archive(output: Path, file: Path, name: str = "rulebook") -> None:
    """A site that was built as one zip archive, its files below a folder `name`; the same site gives the same bytes.
    What others put into the folder stays out.

    Raises OSError where the disk refuses; an archive that was there is replaced only by a complete one.
    """
    unfinished = file.with_name(f"{file.name}.part")
    with ZipFile(unfinished, "w", ZIP_DEFLATED) as made:
        for path in sorted(written_before(output) or ()):
            entry = ZipInfo(f"{name}/{path}")
            entry.compress_type = ZIP_DEFLATED
            made.writestr(entry, (output / path).read_bytes())
    unfinished.replace(file)
