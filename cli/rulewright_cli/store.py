"""The cache on disk: one SQLite file in the user's cache folder. Nothing that goes wrong here is an error.

A file that is damaged, locked, of another version or in a folder that cannot be written is as good as none; a damaged
one is removed, so that the next run begins anew. Texts are written in one transaction at the end.
"""

import contextlib
import os
import sqlite3
import time
from pathlib import Path

FORMAT = 1
DAY = 86_400
KEPT_DAYS = 30
BUSY_SECONDS = 0.2
_AT_ONCE = 200  # so many texts wait in memory
_TABLES = ("runs", "drafts")


class SqliteStore:
    """Texts by table and key in one file of a folder."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / f"lint-{FORMAT}.sqlite"
        self._today = int(time.time()) // DAY
        self._new: dict[str, dict[str, str]] = {table: {} for table in _TABLES}
        self._used: dict[str, set[str]] = {table: set() for table in _TABLES}
        self._database = self._opened()

    def get(self, table: str, key: str) -> str | None:
        """The text of a key, None where it is not there or the cache is of no use."""
        if self._database is None:
            return None
        try:
            row = self._database.execute(f"SELECT text, used FROM {table} WHERE key = ?", (key,)).fetchone()
        except sqlite3.Error as problem:
            self._give_up(problem)
            return None
        if row is None or not isinstance(row[0], str):
            return None
        if row[1] != self._today:
            self._used[table].add(key)
        return row[0]

    def put(self, table: str, key: str, text: str) -> None:
        """Keeps a text; it is there for others after `close`."""
        self._new[table][key] = text
        if len(self._new[table]) >= _AT_ONCE and self._database is not None:
            try:
                self._write(self._database)
            except (sqlite3.Error, UnicodeEncodeError) as problem:
                self._give_up(problem)

    def close(self) -> None:
        """Writes what is new and forgets what nobody has used for a month."""
        if self._database is None:
            return
        try:
            with self._database:
                self._write(self._database)
                for table in _TABLES:
                    used = [(self._today, key) for key in self._used[table]]
                    self._database.executemany(f"UPDATE {table} SET used = ? WHERE key = ?", used)
                    self._database.execute(f"DELETE FROM {table} WHERE used < ?", (self._today - KEPT_DAYS,))
            self._database.close()
        except (sqlite3.Error, UnicodeEncodeError) as problem:
            self._give_up(problem)

    def _write(self, database: sqlite3.Connection) -> None:
        """Hands what is new to the database, as part of the one transaction that `close` ends."""
        for table, new in self._new.items():
            rows = [(key, self._today, text) for key, text in new.items()]
            new.clear()
            database.executemany(f"INSERT OR REPLACE INTO {table} VALUES (?, ?, ?)", rows)

    def _opened(self) -> sqlite3.Connection | None:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            database = sqlite3.connect(self._path, timeout=BUSY_SECONDS)
        except (sqlite3.Error, OSError):
            return None
        try:
            database.execute("PRAGMA journal_mode = WAL")
            database.execute("PRAGMA synchronous = NORMAL")
            for table in _TABLES:
                database.execute(
                    f"CREATE TABLE IF NOT EXISTS {table} (key TEXT PRIMARY KEY, used INTEGER, text TEXT) WITHOUT ROWID"
                )
        except sqlite3.Error as problem:
            database.close()
            self._remove_damaged(problem)
            return None
        return database

    def _give_up(self, problem: Exception) -> None:
        if self._database is not None:
            self._database.close()
        self._database = None
        self._remove_damaged(problem)

    def _remove_damaged(self, problem: Exception) -> None:
        """A locked file is somebody's; a damaged one helps nobody."""
        if isinstance(problem, sqlite3.DatabaseError) and not isinstance(problem, sqlite3.OperationalError):
            for suffix in ("", "-wal", "-shm"):
                with contextlib.suppress(OSError):
                    os.unlink(f"{self._path}{suffix}")
