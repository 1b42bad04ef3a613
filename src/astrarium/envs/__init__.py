"""The games in the interfaces of the research world: PettingZoo, Gymnasium, many tables at once, OpenSpiel."""
