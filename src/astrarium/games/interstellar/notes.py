"""The kinds of log entries. Each field is read in the domain of its name; see `DOMAINS` and `COUNTED` in game.py."""

from __future__ import annotations

from typing import Final

from ...clockwork.text import NoteKind

# Gains and losses
GAINS_FUEL: Final = NoteKind("gains-fuel", "player amount", "INT-1.9")
GAINS_PRESTIGE: Final = NoteKind("gains-prestige", "player amount", "INT-1.3")
LOSES_PRESTIGE: Final = NoteKind("loses-prestige", "player amount", "INT-1.3")
BUILT_PRESTIGE: Final = NoteKind("built-prestige", "player amount", "INT-14.6")
ROW_PRESTIGE: Final = NoteKind("row-prestige", "player amount", "INT-19.17")
ROW_LOSS: Final = NoteKind("row-loss", "player amount", "INT-19.17")
TRAPPIST_PRESTIGE: Final = NoteKind("trappist-prestige", "player amount", "INT-20.12")
LEFTOVER_PRESTIGE: Final = NoteKind("leftover-prestige", "player amount", "INT-20.9")
GAINS_REPUTATION: Final = NoteKind("gains-reputation", "player amount", "INT-17.9")
LOSES_REPUTATION: Final = NoteKind("loses-reputation", "player amount", "INT-17.12")
GAINS_SCIENTIST: Final = NoteKind("gains-scientist", "player", "INT-1.15")
GAINS_CUBES: Final = NoteKind("gains-cubes", "player amount resource", "INT-1.9")
PAYS: Final = NoteKind("pays", "player paid", "INT-5.5")
TAKES_EXTRA: Final = NoteKind("takes-extra", "player token", "INT-12.1")
LEADER_STEP: Final = NoteKind("leader-step", "player leader step", "INT-15.1")

# Turns
BEGINS: Final = NoteKind("begins", "player", "INT-2.25")
ROUND: Final = NoteKind("round", "round", "INT-3.1")
PHASE_BEGINS: Final = NoteKind("phase-begins", "phase", "INT-3.1")
PLAYS: Final = NoteKind("plays", "player token", "INT-4.4")
REPEATS: Final = NoteKind("repeats", "player token", "INT-4.3")
DECLINES: Final = NoteKind("declines", "player token", "INT-4.6")
IMPOSSIBLE: Final = NoteKind("impossible", "player token", "INT-4.6")
PASSES: Final = NoteKind("passes", "player amount", "INT-4.8")
TURNS_PASS: Final = NoteKind("turns-pass", "player face", "INT-4.10")
FREE_REWARD: Final = NoteKind("free-reward", "player face", "INT-4.9")
PHASE_REWARD: Final = NoteKind("phase-reward", "player face", "INT-3.9")
SALVATION_ACTION: Final = NoteKind("salvation-action", "player salvation", "INT-13.3")

# Humanity
SAVED: Final = NoteKind("saved", "humanity cell", "INT-17.2")
POPULATION: Final = NoteKind("population", "drawn", "INT-17.6")

# Solar Exploitation, spiral and events
KEEPS_CUBES: Final = NoteKind("keeps-cubes", "player cubes", "INT-6.2")
KEEPS_NONE: Final = NoteKind("keeps-none", "player", "INT-6.4")
SPARES: Final = NoteKind("spares", "player resource", "INT-6.11")
EXPLOITATION: Final = NoteKind("exploitation", "position", "INT-6.5")
SUN_ADVANCES: Final = NoteKind("sun-advances", "position", "INT-7.1")
EARTH_BURNS: Final = NoteKind("earth-burns", "", "INT-7.15")
SOLAR_EVENT: Final = NoteKind("solar-event", "event zone", "INT-7.4")
DESTROYED: Final = NoteKind("destroyed", "planet", "INT-7.8")
LOSES_BASE: Final = NoteKind("loses-base", "player planet", "INT-7.9")
WORMHOLE_PLACED: Final = NoteKind("wormhole-placed", "player planet", "INT-8.15")

# Research, production, market, extra actions
RESEARCHES: Final = NoteKind("researches", "player technology", "INT-8.2")
OMITS: Final = NoteKind("omits", "player resource", "INT-12.9")
EXTRACTS: Final = NoteKind("extracts", "player amount resource planet", "INT-9.4")
BRINGS_HOME: Final = NoteKind("brings-home", "player amount resource planet", "INT-9.11")
RECHARGES: Final = NoteKind("recharges", "player amount resource planet", "INT-9.13")
CONVERTS: Final = NoteKind("converts", "player resource planet", "INT-9.12")
TRANSMUTES: Final = NoteKind("transmutes", "player resource", "INT-12.9")
SELLS: Final = NoteKind("sells", "player amount resource fuel", "INT-11.2")
BUYS: Final = NoteKind("buys", "player amount resource fuel", "INT-11.3")
RECRUITS: Final = NoteKind("recruits", "player fuel", "INT-12.6")

# Travel and bases
LOADS_FUEL: Final = NoteKind("loads-fuel", "player fuel", "INT-10.14")
LOADS_BUILDINGS: Final = NoteKind("loads-buildings", "player loaded", "INT-10.14")
LOADS_CUBES: Final = NoteKind("loads-cubes", "player cubes", "INT-10.15")
FLIES: Final = NoteKind("flies", "player planet fuel", "INT-10.1")
SURVEYS: Final = NoteKind("surveys", "player planet", "INT-10.20")
DRAWS_TOKEN: Final = NoteKind("draws-token", "token", "INT-10.20")
PAYS_SURVEY: Final = NoteKind("pays-survey", "player fuel", "INT-10.20")
FOUNDS: Final = NoteKind("founds", "player planet token", "INT-10.23")
INSTALLS: Final = NoteKind("installs", "player building planet", "INT-10.24")
DISMANTLES: Final = NoteKind("dismantles", "player planet", "INT-10.33")

# The ship
BUILT_FREE: Final = NoteKind("built-free", "mechanism", "INT-19.4")
SHELVED: Final = NoteKind("shelved", "mechanism", "INT-19.12")
SECTOR_COMPLETE: Final = NoteKind("sector-complete", "sector", "INT-14.11")
COMMAND_POST: Final = NoteKind("command-post", "player sector", "INT-14.12")
RESEATS: Final = NoteKind("reseats", "player office", "INT-14.13")

# Salvation actions
BUILDS: Final = NoteKind("builds", "player mechanism", "INT-14.1")
SAVES: Final = NoteKind("saves", "player humanity", "INT-17.1")
TAKES_OFFICE: Final = NoteKind("takes-office", "player office", "INT-16.1")
EXPLORES: Final = NoteKind("explores", "player space fuel", "INT-18.3")
GOVERNMENT_EXPLORES: Final = NoteKind("government-explores", "space", "INT-18.18")
DISCOVERED: Final = NoteKind("discovered", "discovery space", "INT-18.6")
REACHES_TRAPPIST: Final = NoteKind("reaches-trappist", "player number", "INT-18.12")

# The Government phase and the end
PURGED: Final = NoteKind("purged", "amount resource", "INT-19.14")
NEW_HUMANITY: Final = NoteKind("new-humanity", "drawn", "INT-19.16")
PLANETS_MOVE: Final = NoteKind("planets-move", "", "INT-19.18")
GOVERNS: Final = NoteKind("governs", "player", "INT-19.2")
NOBODY_GOVERNS: Final = NoteKind("nobody-governs", "", "INT-19.3")
GAME_ENDS: Final = NoteKind("game-ends", "", "INT-20.1")
RANKED: Final = NoteKind("ranked", "player number", "INT-20.10")

# The quick game
STARTS_WITH: Final = NoteKind("starts-with", "player technology", "INT-21.8")
SATELLITE_STARTS: Final = NoteKind("satellite-starts", "player space", "INT-21.11")
STARTS_ON: Final = NoteKind("starts-on", "player planet", "INT-21.13")
