# Two commands do everything: `make play` and `make test`.
PYTHON ?= python3
BIN := .venv/bin
NPM := --silent --no-audit --no-fund --ignore-scripts
PIP := $(BIN)/python -m pip install -q --disable-pip-version-check
STATIC := src/grognard/server/static/index.html
SOURCES := $(shell find client/src client/public client/index.html client/*.ts client/*.json -type f 2>/dev/null)

.PHONY: setup play wheel test parts lint types client unit browser audit maps bench fuzz long clean

# Two locks: what runs is enough to play; whoever develops gets the rest too, by `make setup`.
setup: .venv/.ready $(STATIC)

.venv/.playable: requirements.lock pyproject.toml setup.py src/grognard/kernel/_reach.c
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or later is needed") if sys.version_info < (3, 11) else None'
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(PIP) --require-hashes -r requirements.lock
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

.venv/.ready: .venv/.playable requirements-dev.lock
	@$(PIP) --require-hashes -r requirements-dev.lock
	@touch $@

# To build the client takes a few packages; to test and to check it takes all of them.
client/node_modules/.ready: client/package.json client/package-lock.json
	@node -e 'if (+process.versions.node.split(".")[0] < 20) { console.error("Node 20 or later is needed"); process.exit(1) }'
	@cd client && npm ci $(NPM) 2>/dev/null || { npm install --no-save $(NPM) && $(PYTHON) ../tools/installed.py; }
	@touch $@

$(STATIC): client/node_modules/.ready $(SOURCES)
	@cd client && npm run --silent build
	@touch $@

play: .venv/.playable $(STATIC)
	@$(BIN)/grognard play ts

# One wheel for this version of Python on this system, with the compiled body, and one for every system.
wheel: .venv/.playable $(STATIC)
	@$(BIN)/python tools/wheel.py

lint: .venv/.ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/.ready
	$(BIN)/mypy

# The client: its style, its types, its own tests, and that its protocol is the server's.
client: setup
	$(BIN)/python tools/protocol.py --check
	cd client && npm run --silent lint && npm run --silent check && npm run --silent test
	$(BIN)/python tools/bundle.py

audit: setup
	$(BIN)/python tools/audit.py

unit: setup
	$(BIN)/grognard check
	@for game in $$($(BIN)/python -c 'from grognard.games import FINISHED; print(*FINISHED)'); do \
		echo "$(BIN)/grognard rules $$game --coverage --strict"; $(BIN)/grognard rules $$game --coverage --strict || exit 1; done
	$(BIN)/python -m pytest -n auto --dist worksteal

browser: setup
	$(BIN)/python tools/browser.py

# Two parts at a time, each with its output in one piece; the browser's tests come last and alone, for they
# wait for what a page shows. One that fails fails the whole.
test: lint setup
	$(BIN)/python tools/needs.py postgresql chromium
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target parts
	@$(MAKE) --no-print-directory browser

parts: unit types client audit

# Every map anew: GEO is the folder with the geodata (tools/mapmaker/README.md).
maps: .venv/.ready
	$(BIN)/python tools/mapmaker all --geo $(GEO)

bench: setup
	$(BIN)/python -m bench

# Whole random games of every finished game, with everything checked; and a server killed fifty times.
GAMES ?= 100
fuzz: setup
	$(BIN)/python -m grognard.testing.conformance --games $(GAMES)
	GROGNARD_KILLS=50 $(BIN)/python -m pytest tests/server/test_kill.py

# The longest browser tests: the same turn in every game by keys alone and by a screen reader's tree, tours, two whole turns.
long: setup
	GROGNARD_LONG=1 $(BIN)/python tools/browser.py --grep @long

clean:
	rm -rf .venv build dist out .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info src/grognard/kernel/*.so
	rm -rf client/node_modules client/test-results client/playwright-report src/grognard/server/static
