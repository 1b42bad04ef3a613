"""What a convoy carries. ATH-B.2.5 to 2.12, X.2"""

import pytest
from athena_table import damaged, lay, options, play, question, run

from astrarium.games.athena.components import LOWER_ROW
from astrarium.games.athena.damage import Damage


@pytest.mark.rule("ATH-B.2.9", "ATH-B.2.10")
def test_a_token_more_than_boxes_must_be_discarded() -> None:
    """B27: six boxes, six tokens, one damage on the Container."""
    s = lay(load={"red": "food 2 fuel 1 ammo 1"})
    run(s, Damage(0, LOWER_ROW, 1))
    play(s, "box:red_container.2")
    assert question(s) == "Overflow"
    assert options(s) == {"item:food", "item:fuel", "item:ammo", "card:red_leader", "card:red_co_pilot"}
    play(s, "card:red_co_pilot")
    assert question(s) == "Rest"
    assert damaged(s, "red") == {"red_container.2"}
