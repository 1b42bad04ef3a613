"""The kinds of log entries. Each field is read in the domain of its name; see `DOMAINS` and `COUNTED` in game.py.

What a kind `tells` is a number that everybody can count at the table: see counts.py.
"""

from __future__ import annotations

from typing import Final

from ...clockwork.text import NoteKind

CUBES: Final = "red yellow green blue purple"
"""Cubes in the reserve, by colour."""

# Fuel
EARTH_FUEL: Final = NoteKind("earth-fuel", "player amount", "INT-9.1", tells="fuel")
OUTPOST_FUEL: Final = NoteKind("outpost-fuel", "player amount", "INT-9.13", tells="fuel")
TOKEN_FUEL: Final = NoteKind("token-fuel", "player amount token", "INT-12.6", tells="fuel")
PASS_FUEL: Final = NoteKind("pass-fuel", "player amount", "INT-4.11", tells="fuel")
LEADER_FUEL: Final = NoteKind("leader-fuel", "player amount", "INT-15.3", tells="fuel")
OFFICE_FUEL: Final = NoteKind("office-fuel", "player amount", "INT-16.11", tells="fuel")
LEFTOVER_FUEL: Final = NoteKind("leftover-fuel", "player amount resource fuel", "INT-20.8", tells=f"fuel {CUBES}")

# Prestige
BUILT_PRESTIGE: Final = NoteKind("built-prestige", "player amount", "INT-14.6", tells="prestige")
PATENT_PRESTIGE: Final = NoteKind("patent-prestige", "player amount", "INT-8.17", tells="prestige")
OFFICE_BUILT: Final = NoteKind("office-built", "player amount", "INT-16.16", tells="prestige")
GOVERNOR_BUILT: Final = NoteKind("governor-built", "player amount", "INT-19.4", tells="prestige")
HIGHLIGHT_PRESTIGE: Final = NoteKind("highlight-prestige", "player amount", "INT-13.5", tells="prestige")
OUTPOST_PRESTIGE: Final = NoteKind("outpost-prestige", "player amount", "INT-9.13", tells="prestige")
PASS_PRESTIGE: Final = NoteKind("pass-prestige", "player amount", "INT-4.11", tells="prestige")
LEADER_PRESTIGE: Final = NoteKind("leader-prestige", "player amount", "INT-15.3", tells="prestige")
OFFICE_PRESTIGE: Final = NoteKind("office-prestige", "player amount", "INT-16.12", tells="prestige")
DISCOVERY_PRESTIGE: Final = NoteKind("discovery-prestige", "player amount", "INT-18.8", tells="prestige")
WORMHOLE_PRESTIGE: Final = NoteKind("wormhole-prestige", "player amount", "INT-18.10", tells="prestige")
ARRIVAL_PRESTIGE: Final = NoteKind("arrival-prestige", "player amount", "INT-18.12", tells="prestige")
TOP_PRESTIGE: Final = NoteKind("top-prestige", "player amount", "INT-17.10", tells="prestige")
BOTTOM_LOSS: Final = NoteKind("bottom-loss", "player amount", "INT-17.13", tells="prestige")
FLIGHT_LOSS: Final = NoteKind("flight-loss", "player amount fuel", "INT-10.11", tells="prestige")
ROW_PRESTIGE: Final = NoteKind("row-prestige", "player amount", "INT-19.17", tells="prestige")
ROW_LOSS: Final = NoteKind("row-loss", "player amount", "INT-19.17", tells="prestige")
RANK_PRESTIGE: Final = NoteKind("rank-prestige", "player amount number", "INT-20.12", tells="prestige")
LEFTOVER_PRESTIGE: Final = NoteKind("leftover-prestige", "player amount fuel", "INT-20.9", tells="prestige")

# Reputation
SAVED_REPUTATION: Final = NoteKind("saved-reputation", "player amount", "INT-17.4", tells="reputation")
RELATIONS_REPUTATION: Final = NoteKind("relations-reputation", "player amount", "INT-8.17", tells="reputation")
OFFICE_RESCUE: Final = NoteKind("office-rescue", "player amount", "INT-16.15", tells="reputation")
GOVERNOR_RESCUE: Final = NoteKind("governor-rescue", "player amount", "INT-19.6", tells="reputation")
OUTPOST_REPUTATION: Final = NoteKind("outpost-reputation", "player amount", "INT-9.13", tells="reputation")
TOKEN_REPUTATION: Final = NoteKind("token-reputation", "player amount token", "INT-12.6", tells="reputation")
PASS_REPUTATION: Final = NoteKind("pass-reputation", "player amount", "INT-4.11", tells="reputation")
DISCOVERY_REPUTATION: Final = NoteKind("discovery-reputation", "player amount", "INT-18.8", tells="reputation")
GALAXY_REPUTATION: Final = NoteKind("galaxy-reputation", "player amount", "INT-18.9", tells="reputation")
SOLAR_LOSS: Final = NoteKind("solar-loss", "player amount", "INT-6.3", tells="reputation")
SPARED_REPUTATION: Final = NoteKind("spared-reputation", "player amount", "INT-6.9")

# Scientists, cubes, tokens, leaders
LEADER_SCIENTIST: Final = NoteKind("leader-scientist", "player", "INT-15.3", tells="scientists locked_scientists")
GALAXY_SCIENTIST: Final = NoteKind("galaxy-scientist", "player", "INT-18.9", tells="scientists locked_scientists")
RECRUITED: Final = NoteKind("recruited", "player", "INT-12.6", tells="scientists locked_scientists")
IMMEDIATE_CUBES: Final = NoteKind("immediate-cubes", "player amount resource", "INT-10.23", tells=CUBES)
PAYS: Final = NoteKind("pays", "player paid", "INT-5.5", tells=CUBES)
LEADER_EXTRA: Final = NoteKind("leader-extra", "player", "INT-15.3")
COLUMN_EXTRA: Final = NoteKind("column-extra", "player", "INT-18.11")
TAKES_EXTRA: Final = NoteKind("takes-extra", "player token", "INT-12.1", tells="extras tokens")
NO_EXTRA: Final = NoteKind("no-extra", "player", "INT-12.5")
LEADER_STEP: Final = NoteKind("leader-step", "player leader step", "INT-15.1", tells="humanity interstellar")
UNLOCKED: Final = NoteKind("unlocked", "player building", "INT-8.8", tells="buildings locked_buildings")

# Turns
BEGINS: Final = NoteKind("begins", "player", "INT-2.25")
ROUND: Final = NoteKind("round", "round", "INT-3.1")
PHASE_BEGINS: Final = NoteKind("phase-begins", "phase", "INT-3.1", tells="tokens face passed")
PLAYS: Final = NoteKind("plays", "player token", "INT-4.4", tells="tokens")
REPEATS: Final = NoteKind("repeats", "player token", "INT-4.3")
DECLINES: Final = NoteKind("declines", "player token", "INT-4.6")
IMPOSSIBLE: Final = NoteKind("impossible", "player token", "INT-4.6")
PASSES: Final = NoteKind("passes", "player amount", "INT-4.8", tells="passed")
TURNS_PASS: Final = NoteKind("turns-pass", "player face", "INT-4.10", tells="face")
FULL_CIRCLE: Final = NoteKind("full-circle", "player", "INT-4.9", tells="face")
FREE_REWARD: Final = NoteKind("free-reward", "player face", "INT-4.9")
PHASE_REWARD: Final = NoteKind("phase-reward", "player face", "INT-3.9")
SALVATION_ACTION: Final = NoteKind("salvation-action", "player salvation", "INT-13.3")

# Humanity
SAVED: Final = NoteKind("saved", "humanity cell", "INT-17.2")
POPULATION: Final = NoteKind("population", "arrived", "INT-17.6")

# Solar Exploitation, spiral and events
KEEPS_CUBES: Final = NoteKind("keeps-cubes", "player cubes", "INT-6.2", tells=CUBES)
KEEPS_NONE: Final = NoteKind("keeps-none", "player", "INT-6.4")
SPARES: Final = NoteKind("spares", "player resource", "INT-6.11")
EXPLOITED: Final = NoteKind("exploited", "", "INT-6.5")
EXPLOITATION: Final = NoteKind("exploitation", "position", "INT-6.5")
EVENT_ADVANCES: Final = NoteKind("event-advances", "", "INT-7.6")
ROUND_ADVANCES: Final = NoteKind("round-advances", "", "INT-19.11")
SUN_ADVANCES: Final = NoteKind("sun-advances", "position", "INT-7.1")
EARTH_BURNS: Final = NoteKind("earth-burns", "", "INT-7.15")
SOLAR_EVENT: Final = NoteKind("solar-event", "event zone", "INT-7.4")
DESTROYED: Final = NoteKind("destroyed", "planet", "INT-7.8", tells="wormhole")
LOSES_BASE: Final = NoteKind("loses-base", "player planet", "INT-7.9", tells="built deposit warehouse tokens")
WORMHOLE_PLACED: Final = NoteKind("wormhole-placed", "player planet", "INT-8.15", tells="wormhole")

# Research, production, market, extra actions
RESEARCHES: Final = NoteKind("researches", "player technology", "INT-8.2", tells="technologies scientists")
OMITS: Final = NoteKind("omits", "player resource", "INT-12.9")
LOWERS: Final = NoteKind("lowers", "player resource", "INT-8.16")
WITH_BASE: Final = NoteKind("with-base", "player planet", "INT-9.4")
WITH_EXPLORER: Final = NoteKind("with-explorer", "player planet", "INT-9.5")
WITH_DRILL: Final = NoteKind("with-drill", "player planet", "INT-9.10")
WITH_ARS: Final = NoteKind("with-ars", "player planet", "INT-9.11")
WITH_CONVERTER: Final = NoteKind("with-converter", "player planet", "INT-9.12")
WITH_OUTPOST: Final = NoteKind("with-outpost", "player planet", "INT-9.13")
TOKEN_PLANET: Final = NoteKind("token-planet", "player token planet", "INT-12.9")
OFFICE_PLANET: Final = NoteKind("office-planet", "player bonus planet", "INT-16.18")
EXTRACTS: Final = NoteKind("extracts", "player amount resource planet", "INT-9.6", tells="deposit warehouse")
BRINGS_HOME: Final = NoteKind("brings-home", "player amount resource planet", "INT-1.9", tells=f"warehouse {CUBES}")
OUTPOST_GROWTH: Final = NoteKind("outpost-growth", "player amount resource planet", "INT-9.13", tells="deposit")
TOKEN_GROWTH: Final = NoteKind("token-growth", "player amount resource planet", "INT-12.9", tells="deposit")
OFFICE_GROWTH: Final = NoteKind("office-growth", "player amount resource planet", "INT-16.8", tells="deposit")
OFFICE_IMPROVES: Final = NoteKind("office-improves", "player amount resource planet", "INT-16.9", tells="deposit")
CONVERTS: Final = NoteKind("converts", "player resource planet", "INT-9.12")
TRANSMUTES: Final = NoteKind("transmutes", "player resource", "INT-12.9", tells=CUBES)
SELLS: Final = NoteKind("sells", "player amount resource fuel", "INT-11.2", tells=f"fuel {CUBES}")
BUYS: Final = NoteKind("buys", "player amount resource fuel", "INT-11.3", tells=f"fuel {CUBES}")
RECRUITS: Final = NoteKind("recruits", "player fuel", "INT-12.6", tells="fuel")

# Travel and bases
LOADS_FUEL: Final = NoteKind("loads-fuel", "player fuel", "INT-10.14", tells="fuel hold_fuel")
LOADS_BUILDINGS: Final = NoteKind("loads-buildings", "player loaded", "INT-10.14", tells="buildings hold_buildings")
LOADS_CUBES: Final = NoteKind("loads-cubes", "player cubes", "INT-10.15", tells="warehouse hold_cubes")
LOADS_LAST: Final = NoteKind("loads-last", "player cubes", "INT-20.6", tells="warehouse hold_cubes")
FLIES: Final = NoteKind("flies", "player planet fuel", "INT-10.1", tells="explorer hold_fuel")
UNLOADS: Final = NoteKind(
    "unloads",
    "player fuel cubes loaded",
    "INT-10.32",
    tells=f"fuel hold_fuel {CUBES} hold_cubes buildings hold_buildings",
)
SURVEYS: Final = NoteKind("surveys", "player planet", "INT-10.20")
DRAWS_TOKEN: Final = NoteKind("draws-token", "token", "INT-10.20")
PAYS_SURVEY: Final = NoteKind("pays-survey", "player fuel aboard", "INT-10.20", tells="fuel hold_fuel")
FOUNDS: Final = NoteKind("founds", "player planet token", "INT-10.23", tells="buildings built deposit tokens")
INSTALLS: Final = NoteKind("installs", "player building planet", "INT-10.24", tells="built hold_buildings")
DISMANTLES: Final = NoteKind(
    "dismantles", "player planet", "INT-10.33", tells="buildings built deposit hold_buildings tokens"
)

# The ship
BUILT_FREE: Final = NoteKind("built-free", "mechanism", "INT-19.4")
OFFICE_BUILDS: Final = NoteKind("office-builds", "player mechanism", "INT-16.16")
SHELVED: Final = NoteKind("shelved", "mechanism", "INT-19.12")
PRESENTED: Final = NoteKind("presented", "mechanism", "INT-14.5")
DRAWN_PROJECT: Final = NoteKind("drawn-project", "mechanism", "INT-14.5")
SECTOR_COMPLETE: Final = NoteKind("sector-complete", "sector", "INT-14.11")
COMMAND_POST: Final = NoteKind("command-post", "player sector", "INT-14.12", tells="posts offices leads")
RESEATS: Final = NoteKind("reseats", "player office", "INT-14.13")

# Salvation actions
BUILDS: Final = NoteKind("builds", "player mechanism", "INT-14.1")
SAVES: Final = NoteKind("saves", "player humanity", "INT-17.1")
TAKES_OFFICE: Final = NoteKind("takes-office", "player office", "INT-16.1", tells="offices scientists")
OFFICE_GIVES: Final = NoteKind("office-gives", "office", "INT-16.3")
LOBBYING_GIVES: Final = NoteKind("lobbying-gives", "office", "INT-8.19")
LEADS: Final = NoteKind("leads", "player led", "INT-16.17", tells="leads")
EXPLORES: Final = NoteKind("explores", "player space fuel", "INT-18.3", tells="fuel satellite")
STAYS: Final = NoteKind("stays", "player", "INT-18.10")
GOVERNMENT_EXPLORES: Final = NoteKind("government-explores", "player space", "INT-18.18")
GOVERNMENT_STAYS: Final = NoteKind("government-stays", "player", "INT-19.7")
DRIFTS: Final = NoteKind("drifts", "space", "INT-19.8")
DISCOVERED: Final = NoteKind("discovered", "discovery space", "INT-18.6")
REACHES_TRAPPIST: Final = NoteKind("reaches-trappist", "player number", "INT-18.12")
GOVERNMENT_ARRIVES: Final = NoteKind("government-arrives", "number", "INT-18.12")

# The Government phase and the end
PURGED: Final = NoteKind("purged", "amount resource", "INT-19.14")
NEW_HUMANITY: Final = NoteKind("new-humanity", "arrived", "INT-19.16")
PLANETS_MOVE: Final = NoteKind("planets-move", "", "INT-19.18")
GOVERNS: Final = NoteKind("governs", "player", "INT-19.2")
NOBODY_GOVERNS: Final = NoteKind("nobody-governs", "", "INT-19.3")
END_SUN: Final = NoteKind("end-sun", "", "INT-20.2")
END_TRAPPIST: Final = NoteKind("end-trappist", "", "INT-20.3")
END_SECTORS: Final = NoteKind("end-sectors", "number", "INT-20.3")
END_HUMANITY: Final = NoteKind("end-humanity", "number", "INT-20.3")
GAME_ENDS: Final = NoteKind("game-ends", "", "INT-20.1")
WINS: Final = NoteKind("wins", "player amount", "INT-20.13")
WINS_BY_POSTS: Final = NoteKind("wins-by-posts", "player", "INT-20.14")
WINS_BY_REPUTATION: Final = NoteKind("wins-by-reputation", "player", "INT-20.14")
WINS_BY_RANK: Final = NoteKind("wins-by-rank", "player", "INT-20.14")
WINS_BY_TECHNOLOGIES: Final = NoteKind("wins-by-technologies", "player", "INT-20.14")
SHARES: Final = NoteKind("shares", "player", "INT-20.14")

# The quick game
STARTS_WITH: Final = NoteKind("starts-with", "player technology", "INT-21.8", tells="technologies locked_scientists")
SATELLITE_STARTS: Final = NoteKind("satellite-starts", "player space", "INT-21.11", tells="satellite")
STARTS_ON: Final = NoteKind("starts-on", "player planet", "INT-21.13", tells="explorer hold_fuel")
STARTS_BUILT: Final = NoteKind("starts-built", "player planet loaded", "INT-21.15", tells="buildings built")
