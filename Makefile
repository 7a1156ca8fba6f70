# Two commands do everything: `make play` and `make test`.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: setup play test lint types bench fuzz clean

setup: .venv/.ready

.venv/.ready: requirements.lock pyproject.toml setup.py src/grognard/kernel/_reach.c
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or later is needed") if sys.version_info < (3, 11) else None'
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

play: setup
	@$(BIN)/grognard play ts

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/mypy

test: lint types
	$(BIN)/grognard check
	$(BIN)/grognard rules ts --coverage --strict
	$(BIN)/python -m pytest -n auto --dist worksteal

bench: setup
	$(BIN)/python -m bench

fuzz: setup
	$(BIN)/python -m grognard.testing.conformance ts --games 500

clean:
	rm -rf .venv build out .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info src/grognard/kernel/*.so
