"""`rulewright explain`: what a rule wants, why, and what wrong and right look like."""

from typing import Annotated, Any

import typer

from rulewright_cli.answers import Format, refuse, say_json
from rulewright_lint.explanations import Explained, explained, find, meant
from rulewright_schema.wording import quoted

app = typer.Typer(add_completion=False)

_FAMILIES = {
    "YML": "source text", "SCH": "shape of documents", "REF": "references", "PCK": "packs", "BOX": "components",
    "MAP": "geometry", "TXT": "texts", "RUL": "rules and examples", "ENG": "played by the engine", "BAL": "balance",
}  # fmt: skip


@app.command(epilog="Examples: rulewright explain REF001 · rulewright explain ragged-grid · rulewright explain MAP")
def explain(
    rule: Annotated[
        str | None,
        typer.Argument(help="A rule's code or name, or the letters of a family.", metavar="[CODE|NAME|FAMILY]"),
    ] = None,
    every: Annotated[bool, typer.Option("--all", help="List all rules.")] = False,
    output_format: Annotated[Format, typer.Option("--format", help="The form of the answer.")] = Format.TEXT,
) -> None:
    """Tell what a rule wants, why, and what wrong and right look like."""
    if rule is None and not every:
        raise refuse("no rule is named", "Name one by code or name, or list all with --all.")
    found = explained() if rule is None else find(rule)
    if not found:
        close = meant(str(rule))
        hint = f", did you mean {close}?" if close else ""
        raise refuse(f"no rule is called {quoted(str(rule))}{hint}", "List all with rulewright explain --all.")
    if output_format is Format.JSON:
        say_json({"rules": [_data(each) for each in found]})
    elif len(found) == 1:
        typer.echo(_page(found[0]))
    else:
        typer.echo(_listed(found))


def _data(each: Explained) -> dict[str, Any]:
    page = each.page
    return {
        "code": each.rule.code,
        "name": each.rule.name,
        "severity": each.rule.fault.severity,
        "scope": each.rule.scope,
        "game": each.game,
        "kinds": list(each.rule.kinds),
        "what": page.what,
        "why": page.why,
        "wrong": page.wrong,
        "right": page.right,
        "fix": page.fix,
    }


def _page(each: Explained) -> str:
    page = each.page
    of_game = f", {each.game} only" if each.game else ""
    parts = [f"{each.rule.code} {each.rule.name} ({each.rule.fault.severity}{of_game})", page.what]
    parts += [f"Why\n{_indented(page.why)}", f"Wrong\n{_indented(page.wrong)}", f"Right\n{_indented(page.right)}"]
    if page.fix:
        parts.append(f"Fix\n{_indented(page.fix)}")
    return "\n\n".join(parts)


def _indented(text: str) -> str:
    return "\n".join(f"  {line}".rstrip() for line in text.rstrip().split("\n"))


def _listed(found: tuple[Explained, ...]) -> str:
    lines: list[str] = []
    family = ""
    width = max(len(each.rule.name) for each in found)
    for each in found:
        letters = each.rule.code.rstrip("0123456789")
        if letters != family:
            family = letters
            told = _FAMILIES.get(family) or f"{each.game}'s own"
            lines += ["", f"{family}: {told}"] if lines else [f"{family}: {told}"]
        first = each.page.what.split("\n\n")[0].replace("\n", " ")
        lines.append(f"  {each.rule.code}  {each.rule.fault.severity:8} {each.rule.name:{width}}  {first}")
    return "\n".join(lines)
