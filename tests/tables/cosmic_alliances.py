"""Tables of Cosmic Encounter for tests about launches and alliances."""

from tables.cosmic import A, B, Table


def at_war(table: Table, offense_card: str = "attack_10", defense_card: str = "attack_8") -> Table:
    """Both main players hold two Challenge cards, so that each is asked."""
    table.hand(A, offense_card, "attack_6")
    table.hand(B, defense_card, "attack_4")
    return table
