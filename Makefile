PYTHON ?= python3
# With each number of players and each variant: a game of Parsec and its checks take a quarter of a minute, of Interstellar more.
SOAK_GAMES ?= 10
BENCH_SECONDS ?= 1
# One game instead of everything: make test GAME=cosmic
GAME ?=
# What the tests of one game need.
ONE_GAME := .[lint,rules]
# A page whose examples need more than `make test` installs.
NEEDS_OPENSPIEL := docs/envs.md
# Where tests are that need a browser or a database: there is a fixture for each.
NEED_A_SYSTEM := tests/browser tests/server
PYTEST := -n 2 --dist worksteal
# What learning is tested with, installed by pip, which may know of a build without a GPU's libraries: make TORCH='torch --index-url ...'
TORCH ?= torch==2.13.0
# How far the C compiler optimises: tests need no more than 1, which takes half the time.
OPT ?= 3
# What the wheel is: compiled, or plain.
BUILD ?= compiled

PIP := -m pip --disable-pip-version-check -qq
# Into which environment, and what. uv needs a tenth of pip's time; where it cannot be had, or does not know the way, pip installs.
install = { $(1)/bin/python $(PIP) install uv && VIRTUAL_ENV=$(CURDIR)/$(1) $(1)/bin/uv pip install -q $(2); } 2>/dev/null || $(1)/bin/python $(PIP) install $(2)
WHEEL = $$(ls dist/astrarium-*.whl)
LIST_SOURCES := find src -name __pycache__ -prune -o -name '*.egg-info' -prune -o -type f -print | LC_ALL=C sort
SOURCES := $(shell $(LIST_SOURCES))
PYTHON_FILES := src tests bench examples tools setup.py

# A path from outside could slip src/ under the tests of the compiled build.
unexport PYTHONPATH
# Tests start hundreds of processes: compiled modules that are kept spare each of them half a second or more.
unexport PYTHONDONTWRITEBYTECODE

.DELETE_ON_ERROR:
.PHONY: play tables test test-all test-compiled test-game test-most test-rest test-system lint-game lint-tools hooks system load lint bench bench-envs wheel release wheel-smoke soak docs clean FORCE

play: .venv/.play
	@.venv/bin/astrarium serve --open --compile

# After a change of a game's layout.py: the class of its states, which is written from that.
tables: .venv/.play
	.venv/bin/python tools/declared_tables.py $(GAME)
	$(if $(filter-out cosmic,$(GAME)),,.venv/bin/python tools/declared_hooks.py)

ifdef GAME
# One game: its rules, its words, its place in the conformance suite, and the types of its code.
test: .venv/.rules
	@test -d src/astrarium/games/$(GAME) || { echo 'there is no game $(GAME); there are:' $$(ls -d src/astrarium/games/*/ | xargs -n 1 basename | grep -v _) >&2; exit 2; }
	@$(MAKE) --no-print-directory -j 2 lint-game test-game
else
# Installing, types and tests run side by side where they can; what needs a browser or a database comes last.
test:
	@$(MAKE) --no-print-directory -j 3 system lint test-most
	@$(MAKE) --no-print-directory test-system
endif

lint-game: .venv/.rules
	.venv/bin/ruff check src/astrarium/games/$(GAME) tests/$(GAME)
	.venv/bin/ruff format --check src/astrarium/games/$(GAME) tests/$(GAME)
	.venv/bin/mypy --strict src/astrarium/games/$(GAME)

test-game: .venv/.rules
	ASTRARIUM_EXPECT=plain .venv/bin/pytest $(PYTEST) -q -m 'not slow and not long and not system' tests/$(GAME)
	ASTRARIUM_EXPECT=plain .venv/bin/pytest $(PYTEST) -q -m 'not slow and not long and not system' -k $(GAME) \
	  tests/builds tests/conformance tests/language tests/players tests/upgrades

test-most: .venv/.tests
	ASTRARIUM_EXPECT=plain .venv/bin/pytest $(PYTEST) -m 'not slow and not long and not system' --doctest-glob='*.md' tests docs README.md $(NEEDS_OPENSPIEL:%=--ignore=%)

test-system: .venv/.tests system
	ASTRARIUM_EXPECT=plain .venv/bin/pytest $(PYTEST) -m 'system and not slow and not long' $(NEED_A_SYSTEM)

# What `make test` leaves out: tests that take long, the compiled build, and the wheel of a release. Nothing is skipped here for want
# of a package.
test-rest: lint-tools system
	ASTRARIUM_EXPECT=plain ASTRARIUM_COMPLETE=1 .venv/bin/pytest $(PYTEST) -m 'long and not slow' tests
	.venv/bin/pytest --doctest-glob='*.md' $(NEEDS_OPENSPIEL)
	@$(MAKE) --no-print-directory OPT=1 wheel-smoke test-compiled

test-all:
	@$(MAKE) --no-print-directory test
	@$(MAKE) --no-print-directory test-rest

test-compiled: .venv-compiled/.wheel
	ASTRARIUM_EXPECT=compiled .venv-compiled/bin/pytest $(PYTEST) -m 'not slow' tests/builds tests/clockwork tests/conformance tests/contract tests/mechanisms tests/players tests/positions tests/scenes tests/upgrades
	.venv-compiled/bin/astrarium bench --seconds $(BENCH_SECONDS)

# What the tests of the server need beside Python: a browser and a database. Without them those tests are skipped.
system:
	@missing=; \
	command -v chromium >/dev/null || missing="$$missing chromium"; \
	command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$$missing postgresql"; \
	if [ -z "$$missing" ]; then exit 0; fi; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  echo "installing$$missing for the tests"; \
	  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing >/dev/null; \
	else echo "without$$missing some tests are skipped; install it to run them" >&2; fi

lint: .venv/.tests
	.venv/bin/ruff check $(PYTHON_FILES)
	.venv/bin/ruff format --check $(PYTHON_FILES)
	.venv/bin/mypy --strict src tests
	.venv/bin/lint-imports

# The tools that build the documents refer to libraries that most tests do without.
lint-tools: .venv/.dev
	MYPYPATH=src:tools .venv/bin/mypy --strict tools/docsite tools/docsite_hooks.py tools/typeface.py

# From now on every commit is looked at as .pre-commit-config.yaml says.
hooks: .venv/.tests
	$(call install,.venv,pre-commit)
	.venv/bin/pre-commit install

bench: .venv-compiled/.bench
	.venv-compiled/bin/astrarium bench --peers

# Steps a second of the research environments; the others among them need an older Gymnasium, so they get a place of their own.
bench-envs: .venv-compiled/.bench
	$(PYTHON) -m venv .venv-peers
	.venv-peers/bin/python $(PIP) install catanatron_gym 'pettingzoo[classic]'
	.venv-compiled/bin/python $(PIP) install 'gymnasium>=1' 'pettingzoo>=1.25'
	.venv-compiled/bin/python bench/envs.py --peers .venv-peers/bin/python

load: .venv/.dev
	.venv/bin/python bench/load.py

wheel: dist/.wheel
	@ls dist/*.whl

# What a release consists of: the source archive, and the wheel built from that.
release: dist/.wheel
	$(call install,.venv-compiled,twine)
	.venv-compiled/bin/twine check --strict dist/*.whl dist/*.tar.gz

# The wheel of a release, installed where nothing else is, works. Without a C compiler: make wheel-smoke BUILD=plain
wheel-smoke: release
	$(PYTHON) -m venv --clear .venv-smoke
	$(call install,.venv-smoke,$(WHEEL))
	.venv-smoke/bin/python tools/smoke.py --expect $(BUILD)

# What takes long, and on the compiled build the rules of every game. pytest exits with 5 when no test is marked slow.
soak: .venv-compiled/.dev
	.venv-compiled/bin/pytest -n 2 -m slow || [ $$? -eq 5 ]
	games=$$(.venv-compiled/bin/astrarium games --json | $(PYTHON) -c \
	  'import json, sys; print(*(game["key"] for game in json.load(sys.stdin)["games"]))') && \
	ASTRARIUM_EXPECT=compiled .venv-compiled/bin/pytest $(PYTEST) -m 'not slow' $$(printf 'tests/%s ' $$games) && \
	for game in $$games; do .venv-compiled/bin/astrarium check $$game --games $(SOAK_GAMES) || exit 1; done

# The notice that is switched off is about the next major version of MkDocs, which pyproject.toml rules out.
docs: .venv/.dev
	NO_MKDOCS_2_WARNING=1 .venv/bin/mkdocs build --strict --quiet
	@echo 'the documentation is in site/index.html; with its search: python3 -m http.server -d site'

clean:
	rm -rf .venv .venv-compiled .venv-peers .venv-smoke build dist site .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info
	find src tests bench tools -name __pycache__ -prune -exec rm -rf {} +

.venv/bin/python .venv-compiled/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo 'Astrarium needs Python 3.11 or newer; name one with: make PYTHON=python3.12' >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
	  || { echo 'Python cannot make virtual environments here; install the Debian package python3-venv' >&2; exit 1; }
	$(PYTHON) -m venv --clear $(@D:/bin=)

.venv/.play: pyproject.toml | .venv/bin/python
	@echo 'installing what the table needs'
	@export ASTRARIUM_PURE=1; $(call install,.venv,-e .)
	@touch $@

.venv/.rules: pyproject.toml | .venv/bin/python
	@echo 'installing what is needed for the tests of a game'
	@export ASTRARIUM_PURE=1; $(call install,.venv,-e '$(ONE_GAME)')
	@touch $@ .venv/.play

.venv/.tests: pyproject.toml | .venv/bin/python
	@echo 'installing what is needed for most tests'
	@export ASTRARIUM_PURE=1; $(call install,.venv,-e '.[tests]')
	@touch $@ .venv/.rules .venv/.play

.venv/.dev: pyproject.toml | .venv/bin/python
	@echo 'installing what is needed for all tests'
	@export ASTRARIUM_PURE=1; $(call install,.venv,-e '.[dev]')
	@.venv/bin/python -c 'import torch' 2>/dev/null || .venv/bin/python $(PIP) install $(TORCH)
	@$(call install,.venv,'sb3-contrib>=2.4')
	@touch $@ .venv/.tests .venv/.rules .venv/.play

# Rewritten only when a file came or went: a removed file has no date that could tell.
dist/.sources: FORCE
	@mkdir -p dist
	@$(LIST_SOURCES) | cmp -s - $@ || $(LIST_SOURCES) > $@

dist/.opt: FORCE
	@mkdir -p dist
	@echo $(OPT) $(BUILD) | cmp -s - $@ || echo $(OPT) $(BUILD) > $@

# From a copy, because setuptools would also pack what it remembers of earlier builds; and where none of the libraries need be that
# the wheel may use.
dist/.wheel: $(SOURCES) dist/.sources dist/.opt setup.py pyproject.toml MANIFEST.in | .venv-compiled/bin/python
	rm -rf dist/copy dist/*.whl dist/*.tar.gz
	mkdir -p dist/copy
	cp -R pyproject.toml setup.py MANIFEST.in README.md CHANGELOG.md LICENSE src dist/copy
	rm -rf dist/copy/src/*.egg-info
	$(call install,.venv-compiled,build)
	ASTRARIUM_PURE=$(if $(filter plain,$(BUILD)),1,0) ASTRARIUM_OPT=$(OPT) .venv-compiled/bin/python -m build --quiet --outdir dist dist/copy
	rm -rf dist/copy
	@touch $@

# pip keeps an installed wheel of the same version, so the old one has to go first.
.venv-compiled/.wheel: dist/.wheel | .venv-compiled/bin/python
	.venv-compiled/bin/python $(PIP) uninstall -y astrarium
	$(call install,.venv-compiled,"$(WHEEL)[rules]")
	@touch $@

.venv-compiled/.dev: .venv-compiled/.wheel
	$(call install,.venv-compiled,"$(WHEEL)[dev]")
	@touch $@

.venv-compiled/.bench: .venv-compiled/.wheel
	$(call install,.venv-compiled,"$(WHEEL)[bench]")
	@touch $@
