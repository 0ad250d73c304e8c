"""Every command tells how it is used, with an example."""

import pytest
import typer

from rulewright_cli.main import COMMANDS, app


def _all() -> list[tuple[str, ...]]:
    from importlib import import_module

    found: list[tuple[str, ...]] = []
    for name in COMMANDS:
        command = typer.main.get_command(import_module(f"rulewright_cli.commands.{name.replace('-', '_')}").app)
        inner = getattr(command, "commands", None)
        found.extend([(name, each) for each in inner] if inner else [(name,)])
    return found


@pytest.mark.parametrize("name", _all(), ids=" ".join)
def test_help_gives_an_example_that_calls_the_command(name: tuple[str, ...], command) -> None:
    answer = command(*name, "--help")
    assert answer.code == 0
    text = " ".join(answer.out.split())
    assert "Example" in text
    assert f"rulewright {' '.join(name)}" in text.partition("Example")[2]


def test_every_command_is_listed_with_its_summary(command) -> None:
    answer = command("--help")
    assert app is not None
    text = " ".join(answer.out.replace("│", " ").split())
    for name, summary in COMMANDS.items():
        assert f"{name} {summary}" in text


@pytest.mark.parametrize("arguments", [["nonsense"], ["lint", "--nonsense"], ["new"], ["rules", "nonsense"]])
def test_bad_usage_exits_with_2_and_no_traceback(arguments: list[str], command) -> None:
    answer = command(*arguments)
    assert answer.code == 2
    assert "Traceback" not in answer.err + answer.out


def test_the_version_is_told(command) -> None:
    answer = command("--version")
    assert answer.code == 0
    assert answer.out.startswith("rulewright 0.")


def test_serving_does_not_say_that_it_replaces_a_site(command) -> None:
    assert "replaced" not in command("site", "serve", "--help").out
