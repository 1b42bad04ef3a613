"""The kinds of entries in the log."""

from __future__ import annotations

from typing import Final

from ...clockwork.text import NoteKind

# Set-up and rounds
BEGINS: Final = NoteKind("begins", "map", "ATH-B.1.1")
PLACED: Final = NoteKind("placed", "player slot", "ATH-B.1.15")
ROUND: Final = NoteKind("round", "round", "ATH-B.5.1")
PHASE: Final = NoteKind("phase", "phase", "ATH-B.5.1")
LEADS: Final = NoteKind("leads", "player space", "ATH-B.5.3")

# Cargo
GAINS: Final = NoteKind("gains", "player item", "ATH-B.4.1")
FINDS_NONE: Final = NoteKind("finds-none", "player item", "ATH-B.0.3")
DISCARDS: Final = NoteKind("discards", "player item", "ATH-B.2.10")
SPENDS: Final = NoteKind("spends", "player item", "ATH-B.0.6")
TURNS_BATTERY: Final = NoteKind("turns-battery", "player", "ATH-X.2.3")
DRAWS_OBJECT: Final = NoteKind("draws-object", "player object", "ATH-B.4.2")
DRAWS_SECRETLY: Final = NoteKind("draws-secretly", "player", "ATH-V.3")
SEES_OBJECT: Final = NoteKind("sees-object", "object", "ATH-V.3")
DROPS_OBJECT: Final = NoteKind("drops-object", "player object", "ATH-B.2.11")
USES_OBJECT: Final = NoteKind("uses-object", "player object", "ATH-B.4.3")

# The convoy
MOUNTS: Final = NoteKind("mounts", "player card", "ATH-B.2.14")
LOSES_CARD: Final = NoteKind("loses-card", "player card", "ATH-B.2.13")
DAMAGED: Final = NoteKind("damaged", "player box", "ATH-B.2.20")
DAMAGE_IGNORED: Final = NoteKind("damage-ignored", "player amount", "ATH-B.0.4")
REPAIRED: Final = NoteKind("repaired", "player box", "ATH-B.2.25")

# Survivors
RECRUITS: Final = NoteKind("recruits", "player card", "ATH-B.3.8")
LEAVES_BEHIND: Final = NoteKind("leaves-behind", "player card", "ATH-B.2.11")
CONTAMINATED: Final = NoteKind("contaminated", "player card", "ATH-B.3.7")
PROTECTED: Final = NoteKind("protected", "player card", "ATH-B.13.13")
DIES: Final = NoteKind("dies", "player card", "ATH-B.3.3")
HEALED: Final = NoteKind("healed", "player card", "ATH-X.8.2")
FED: Final = NoteKind("fed", "player card", "ATH-B.7.2")
USES_ABILITY: Final = NoteKind("uses-ability", "player ability", "ATH-B.3.4")
USES_BOX: Final = NoteKind("uses-box", "player special", "ATH-B.2.8")

# Fame and alert
FAME_UP: Final = NoteKind("fame-up", "player amount", "ATH-B.4.5")
FAME_DOWN: Final = NoteKind("fame-down", "player amount", "ATH-B.4.6")
ALERT_UP: Final = NoteKind("alert-up", "player level", "ATH-X.4.2")
ALERT_DOWN: Final = NoteKind("alert-down", "player level", "ATH-X.4.2")

# The Exploration Zone
REVEALED: Final = NoteKind("revealed", "card site", "ATH-B.6.10")
HAPPENS: Final = NoteKind("happens", "card", "ATH-B.6.11")
EXPLORES: Final = NoteKind("explores", "player site card", "ATH-B.6.4")
SENDS: Final = NoteKind("sends", "player card", "ATH-B.6.5")
EMPTIED: Final = NoteKind("emptied", "card", "ATH-B.6.15")
PASSES: Final = NoteKind("passes", "player", "ATH-B.6.1")
CHOOSES: Final = NoteKind("chooses", "player deal", "ATH-B.6.19")
SALVAGES: Final = NoteKind("salvages", "player card", "ATH-X.13.6")
CALLS_OFF: Final = NoteKind("calls-off", "player card", "ATH-B.13.4")
COPIES: Final = NoteKind("copies", "player card", "ATH-X.13.4")
REVIVED: Final = NoteKind("revived", "player card", "ATH-B.13.12")

# Fire
OUTCOME: Final = NoteKind("outcome", "outcome", "ATH-B.9.5")

# Movement
STAYS: Final = NoteKind("stays", "player", "ATH-B.8.1")
DRIVES: Final = NoteKind("drives", "player space", "ATH-B.8.5")
CANNOT_ENTER: Final = NoteKind("cannot-enter", "player space", "ATH-B.8.11")
CLEARS: Final = NoteKind("clears", "player space", "ATH-B.8.11")
TAKES_WAYPOINT: Final = NoteKind("takes-waypoint", "player waypoint", "ATH-B.8.8")
LAYS_MINE: Final = NoteKind("lays-mine", "player space", "ATH-V.1")
HITS_MINE: Final = NoteKind("hits-mine", "player space", "ATH-V.1")

# The Fire Phase
ENEMY_ARRIVES: Final = NoteKind("enemy-arrives", "enemy region", "ATH-B.9.2")
EXHAUSTED: Final = NoteKind("exhausted", "player card", "ATH-B.9.4")
TURRET_FIRES: Final = NoteKind("turret-fires", "turret", "ATH-X.10.2")
TURRET_FALLS: Final = NoteKind("turret-falls", "player turret", "ATH-X.10.8")
WITHSTANDS: Final = NoteKind("withstands", "turret amount", "ATH-X.10.6")
HITS: Final = NoteKind("hits", "player enemy amount", "ATH-B.9.11")
MISSES: Final = NoteKind("misses", "player weapon", "ATH-B.9.14")
JAMS: Final = NoteKind("jams", "player weapon", "ATH-B.9.13")
LOCATION_MISSES: Final = NoteKind("location-misses", "card", "ATH-X.7.2")
LOCATION_JAMS: Final = NoteKind("location-jams", "card", "ATH-X.7.3")
DESTROYS: Final = NoteKind("destroys", "player enemy", "ATH-B.9.15")
LOOT: Final = NoteKind("loot", "card", "ATH-B.9.15")
TAKES_LOOT: Final = NoteKind("takes-loot", "player card", "ATH-B.9.15")
LEAVES_LOOT: Final = NoteKind("leaves-loot", "player card", "ATH-B.9.15")
ENEMY_FIRES: Final = NoteKind("enemy-fires", "enemy", "ATH-B.9.20")

# The Automa
AUTOMA_DRAWS: Final = NoteKind("automa-draws", "action", "ATH-S.2")
AUTOMA_TAKES: Final = NoteKind("automa-takes", "card", "ATH-S.4")

# The end
AURORA_MOVES: Final = NoteKind("aurora-moves", "mooring", "ATH-B.10.4")
AURORA_REACHED: Final = NoteKind("aurora-reached", "", "ATH-B.10.2")
AURORA_LEAVES: Final = NoteKind("aurora-leaves", "", "ATH-B.10.3")
CHARGES: Final = NoteKind("charges", "player", "ATH-B.11.5")
FAME_OF_ROAD: Final = NoteKind("fame-of-road", "player amount", "ATH-B.11.2")
FAME_OF_TRACK: Final = NoteKind("fame-of-track", "player amount", "ATH-B.11.3")
FAME_OF_TURRETS: Final = NoteKind("fame-of-turrets", "player amount", "ATH-X.12.1")
FAME_OF_QUIET: Final = NoteKind("fame-of-quiet", "player amount", "ATH-X.12.2")
FAME_OF_OBJECTS: Final = NoteKind("fame-of-objects", "player amount", "ATH-B.11.4")
FAME_OF_BOXES: Final = NoteKind("fame-of-boxes", "player amount", "ATH-B.11.5")
FAME_OF_CARDS: Final = NoteKind("fame-of-cards", "player amount", "ATH-B.11.6")
FAME_OF_AURORA: Final = NoteKind("fame-of-aurora", "player amount", "ATH-B.11.7")
FINAL_FAME: Final = NoteKind("final-fame", "player amount", "ATH-B.11.1")
