"""The Expanse: four factions struggle for control of the solar system. Rule ids: EXP."""
