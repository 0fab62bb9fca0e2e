# The two commands of the house: `make play` and `make test`. All need Python 3.11 or newer.
PYTHON ?= python3
VENV := .venv
# -E: what PYTHON* variables say about this shell does not concern the app.
RUN := $(VENV)/bin/python -E
PIP := $(RUN) -m pip --disable-pip-version-check
# How many processes the tests use, and what else pytest is told, such as ARGS="-k duel".
JOBS ?= logical
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help play test check bench screenshots clean

help: ## Show what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/.installed ## Install what is needed, and open the games
	@$(RUN) -m cookiegames

test: $(VENV)/.installed-dev ## Run all tests
	@$(RUN) -m pytest -n $(JOBS) --dist worksteal $(ARGS)

check: $(VENV)/.installed-dev ## Lint, check the format, the types, the import contracts and the clauses
	@$(RUN) -m ruff check .
	@$(RUN) -m ruff format --check .
	@$(RUN) -m mypy
	@$(VENV)/bin/lint-imports
	@report=$$($(RUN) -m tests.clauses) && echo "$$report" | tail -n 1 || { echo "$$report"; exit 1; }

bench: $(VENV)/.installed-dev ## Measure the speeds (ARGS="--json speeds.json" keeps them)
	@$(RUN) -m tests.bench $(ARGS)

screenshots: $(VENV)/.installed-dev ## Draw the README's pictures anew
	@$(RUN) -m tests.screenshots

clean: ## Take away the environment and all caches
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

$(VENV)/.installed: pyproject.toml | $(VENV)/bin/python
	@echo "Installing what cookiegames needs (once) ..."
	@$(PIP) install --quiet --editable .
	@touch $@

$(VENV)/.installed-dev: pyproject.toml | $(VENV)/bin/python
	@echo "Installing what the tests need (once) ..."
	@$(PIP) install --quiet --editable '.[dev]'
	@touch $@ $(VENV)/.installed

$(VENV)/bin/python:
	@command -v $(PYTHON) >/dev/null || { \
	  echo "cookiegames needs Python 3.11 or newer, and there is no '$(PYTHON)' here; install it, or name yours: make play PYTHON=/path/to/python3" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "cookiegames needs Python 3.11 or newer, and '$(PYTHON)' is $$($(PYTHON) --version 2>&1); name a newer one: make play PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
	  echo "This Python cannot make environments; on Debian and Ubuntu this helps: sudo apt install python3-venv" >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }
