PYTHON ?= python3
SOAK_GAMES ?= 2000
BENCH_SECONDS ?= 1

PIP := -m pip --disable-pip-version-check -qq
WHEEL = $$(ls dist/astrarium-*.whl)
LIST_SOURCES := find src -name __pycache__ -prune -o -name '*.egg-info' -prune -o -type f -print | LC_ALL=C sort
SOURCES := $(shell $(LIST_SOURCES))

# A path from outside could slip src/ under the tests of the compiled build.
unexport PYTHONPATH

.DELETE_ON_ERROR:
.PHONY: play test test-compiled system lint bench wheel soak docs clean FORCE

play: .venv/.play
	@.venv/bin/astrarium serve --open

test: lint system
	ASTRARIUM_EXPECT=plain .venv/bin/pytest -n 2 -m 'not slow' --doctest-glob='*.md' tests docs README.md
	@$(MAKE) --no-print-directory test-compiled

test-compiled: .venv-compiled/.wheel
	ASTRARIUM_EXPECT=compiled .venv-compiled/bin/pytest -n 2 -m 'not slow' tests/builds tests/clockwork tests/conformance tests/expanse tests/language tests/players
	.venv-compiled/bin/astrarium bench --seconds $(BENCH_SECONDS)

# What the tests need beyond Python: installed where we may, else the tests that need it say so.
system:
	@if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  need=""; \
	  command -v chromium >/dev/null || need="$$need chromium"; \
	  ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || need="$$need postgresql"; \
	  if [ -n "$$need" ]; then \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -yqq $$need >/dev/null; \
	  fi; \
	fi

lint: .venv/.dev
	.venv/bin/ruff check src tests bench setup.py
	.venv/bin/mypy --strict src

bench: .venv-compiled/.bench
	.venv-compiled/bin/astrarium bench --peers

wheel: dist/.wheel
	@ls dist/*.whl

# pytest exits with 5 when no test is marked slow.
soak: .venv-compiled/.wheel
	.venv-compiled/bin/pytest -n 2 -m slow || [ $$? -eq 5 ]
	games=$$(.venv-compiled/bin/astrarium games --json | $(PYTHON) -c \
	  'import json, sys; print(*(game["key"] for game in json.load(sys.stdin)["games"]))') && \
	for game in $$games; do .venv-compiled/bin/astrarium check $$game --games $(SOAK_GAMES) || exit 1; done

docs: .venv/.dev
	.venv/bin/pytest --doctest-glob='*.md' docs README.md

clean:
	rm -rf .venv .venv-compiled build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +

.venv/bin/python .venv-compiled/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo 'Astrarium needs Python 3.11 or newer; name one with: make PYTHON=python3.12' >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
	  || { echo 'Python cannot make virtual environments here; install the Debian package python3-venv' >&2; exit 1; }
	$(PYTHON) -m venv --clear $(@D:/bin=)

.venv/.play: pyproject.toml | .venv/bin/python
	ASTRARIUM_PURE=1 .venv/bin/python $(PIP) install -e .
	@touch $@

.venv/.dev: pyproject.toml | .venv/bin/python
	ASTRARIUM_PURE=1 .venv/bin/python $(PIP) install -e '.[dev]'
	@touch $@ .venv/.play

# Rewritten only when a file came or went: a removed file has no date that could tell.
dist/.sources: FORCE
	@mkdir -p dist
	@$(LIST_SOURCES) | cmp -s - $@ || $(LIST_SOURCES) > $@

# Leftovers in build/ would be packed into the wheel.
dist/.wheel: $(SOURCES) dist/.sources setup.py pyproject.toml | .venv/bin/python
	rm -rf build dist/*.whl
	ASTRARIUM_PURE=0 .venv/bin/python $(PIP) wheel --no-deps -w dist .
	@touch $@

# pip keeps an installed wheel of the same version, so the old one has to go first.
.venv-compiled/.wheel: dist/.wheel | .venv-compiled/bin/python
	.venv-compiled/bin/python $(PIP) uninstall -y astrarium
	.venv-compiled/bin/python $(PIP) install "$(WHEEL)[dev]"
	@touch $@

.venv-compiled/.bench: .venv-compiled/.wheel
	.venv-compiled/bin/python $(PIP) install "$(WHEEL)[bench]"
	@touch $@
