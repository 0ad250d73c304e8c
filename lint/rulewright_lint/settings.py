"""Settings from `rulewright.toml` and from a pack's manifest, as plain data turned into `Settings`."""

from collections.abc import Mapping
from typing import cast

from rulewright_lint.failures import CannotRunError
from rulewright_lint.selection import Settings
from rulewright_schema.diagnostics import Severity
from rulewright_schema.shared.pack import PackManifest
from rulewright_schema.suggestions import closest
from rulewright_schema.wording import quoted

CONFIG_NAME = "rulewright.toml"
SEVERITIES = ("error", "warning", "info")
_KEYS = ("select", "ignore", "severity", "baseline")


class BadSettingsError(CannotRunError):
    """Settings that cannot be used. `str()` is one line for the user."""


def from_config(data: Mapping[str, object]) -> Settings:
    """The settings of a parsed `rulewright.toml`: its table `[lint]`. Raises BadSettingsError."""
    for key in data:
        if key != "lint":
            if key in _KEYS:
                raise BadSettingsError(f"{key} stands outside of the table [lint]: write [lint] on a line above it")
            what = "table" if isinstance(data[key], Mapping) else "key"
            raise BadSettingsError(f"unknown {what} {quoted(key)}; all settings stand in the table [lint]")
    table = data.get("lint", {})
    if not isinstance(table, Mapping):
        raise BadSettingsError("lint is a table: write [lint]")
    for key in table:
        if key not in _KEYS:
            meant = closest(str(key), _KEYS)
            raise BadSettingsError(
                f"unknown key {quoted(str(key))} in [lint]" + (f", did you mean {meant}?" if meant else "")
            )
    baseline = table.get("baseline")
    if baseline is not None and not isinstance(baseline, str):
        raise BadSettingsError("baseline is the path of a file")
    return Settings(_words(table, "select"), _words(table, "ignore"), _severities(table), baseline)


def _words(table: Mapping[str, object], key: str) -> tuple[str, ...]:
    value = table.get(key, [])
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise BadSettingsError(
            f'{key} is a list of rule codes, beginnings of codes or names, such as ["REF", "BOX003"]'
        )
    return tuple(value)


def _severities(table: Mapping[str, object]) -> dict[str, Severity]:
    value = table.get("severity", {})
    if not isinstance(value, Mapping) or not all(each in SEVERITIES for each in value.values()):
        raise BadSettingsError('severity maps rules to "error", "warning" or "info", such as { REF001 = "warning" }')
    return cast("dict[str, Severity]", dict(value))


def from_manifest(manifest: PackManifest) -> Settings:
    """The settings that a pack's manifest gives for the pack."""
    given = manifest.lint
    if given is None:
        return Settings()
    return Settings(given.select, given.ignore, given.severity, given.baseline)
