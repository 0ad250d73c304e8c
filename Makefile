# Two commands do all the set-up: `make check` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: check test test-long long-run balance lint-code registry schemas sound-packs bench clean

## Environment, check of all content (lint, worked examples, every set-up, bounds), build of the site.
check: $(VENV)/.ready
	$(BIN)/rulewright check content --budget 0
	$(BIN)/rulewright site build --output build/site

## Environment, then everything that CI checks.
test: $(VENV)/.ready lint-code
	$(BIN)/pytest --numprocesses auto

## What takes minutes: every kept winning line, a thousand random games of each official stage.
test-long: $(VENV)/.ready
	$(BIN)/pytest -m long

## The thousand random games of each official stage, counted on in benchmarks/LONG_RUN.md.
long-run: $(VENV)/.ready
	$(BIN)/python benchmarks/long_run.py

## The rates of the bots in every official set-up and the winning lines, measured anew where content has changed.
balance: $(VENV)/.ready
	$(BIN)/python benchmarks/balance.py --minutes 60

lint-code: $(VENV)/.ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

## Write the generated files anew: the list of rules, the JSON Schemas, the list of sound packs.
registry: $(VENV)/.ready
	$(BIN)/python -m rulewright_lint.make_registry

schemas: $(VENV)/.ready
	$(BIN)/rulewright schema export --output schema/json

sound-packs: $(VENV)/.ready
	$(BIN)/python -m rulewright_cli.make_sound_packs

bench: $(VENV)/.ready
	$(BIN)/pip install --quiet --editable '.[dev,bench]'
	$(BIN)/python benchmarks/lint_against_peers.py
	$(BIN)/python benchmarks/site_against_full_navigation.py
	$(BIN)/python benchmarks/engine_against_catanatron.py

$(VENV)/.ready: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

clean:
	rm -rf $(VENV) build dist
