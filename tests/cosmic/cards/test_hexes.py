"""The reverse sides of the system hexes. COS-9"""

import pytest

from astrarium.clockwork.names import NOBODY
from astrarium.games.cosmic.components import (
    BUY_TOKEN,
    DESTINY,
    FIRST_FLARE,
    FIRST_GIANT,
    HEX,
    PLANET_BONUS,
    POWER,
    SLOTS,
)
from astrarium.games.cosmic.effect_numbers import EFFECT
from astrarium.games.cosmic.effects.in_force import has, refresh
from astrarium.games.cosmic.game import GAME
from astrarium.games.cosmic.rules.clearing import clear_challenge
from astrarium.games.cosmic.rules.destiny import TurnDestiny
from astrarium.games.cosmic.rules.landing import landing_place
from astrarium.games.cosmic.rules.lucre import buy, income_of
from astrarium.games.cosmic.rules.settle import Settle
from astrarium.games.cosmic.rules.sheets import face_down_powers
from astrarium.games.cosmic.rules.targets import can_be_challenged, target_places
from astrarium.games.cosmic.rules.tokens import lift_all
from astrarium.games.cosmic.rules.turn import ChallengeOver
from astrarium.games.cosmic.rules.uses import start_use
from astrarium.games.cosmic.state import Cosmic
from astrarium.games.cosmic.terms import DEF, STAR_1, STAR_2
from tables.cosmic import SPREADS, Table, complete_setup


class Hexes(Table):
    """Six players on reverse hexes; `owner` has the hex in question, `rival` sits to his left, `third` next."""

    def __init__(self, hex: str, options: dict[str, str] | None = None, spread: tuple[int, ...] = ()) -> None:
        super().__init__(6, {"reverse_hexes": "all"} | (options or {}), spreads={hex: spread} if spread else None)
        s = self.s
        self.owner = s.owner[s.back.index(HEX.index(hex))]
        self.rival = s.left_of(self.owner)
        self.third = s.left_of(self.rival)
        self.settle()

    def home(self, number: int = 1) -> int:
        return self.planet(self.owner, number)

    def armed(self, offense: tuple[str, ...], defense: tuple[str, ...]) -> "Hexes":
        self.hand(self.rival, *offense)
        self.hand(self.owner, *defense)
        return self

    def attack(self, number: int = 1, tokens: int = 4) -> "Hexes":
        self.challenge(self.rival, self.owner, tokens=tokens, place=self.home(number))
        return self

    def turn_destiny(self, offense: int, *cards: str) -> None:
        """The offense turns destiny; these cards come first."""
        s = self.s
        s.stack.clear()
        s.choice = None
        clear_challenge(s)
        s.turn = s.offense = offense
        s.number = 1
        s.phase = 2
        for id in reversed(cards):
            self.stack_destiny(id)
        s.push(ChallengeOver())
        s.push(TurnDestiny())
        refresh(s)
        s.advance()

    def stack_destiny(self, id: str) -> None:
        s = self.s
        card = DESTINY.index(id)
        for pile in (s.unused_specials, s.destiny_discard, s.ship_cards):
            if card in pile:
                pile.remove(card)
        if card in s.destiny.cards:
            s.destiny.cards.remove(card)
            s.destiny.piles.pop()
            s.destiny.known.pop()
        s.destiny.cards.append(card)
        s.destiny.piles.append(0)
        s.destiny.known.append(0)

    def ship_hand(self, *cards: str) -> None:
        s = self.s
        for card in s.ship_cards:
            s.destiny.cards.insert(0, card)
            s.destiny.piles.insert(0, 0)
            s.destiny.known.insert(0, 0)
        s.ship_cards = []
        for id in cards:
            self.stack_destiny(id)
            s.destiny.piles.pop()
            s.destiny.known.pop()
            s.ship_cards.append(s.destiny.cards.pop())
        s.check()

    def colour_of(self, player: int) -> str:
        return self.s.player_ids()[player]


# Setup


@pytest.mark.rule("COS-9.4", "COS-9.13", "COS-9.15", "COS-9.5")
def test_binary_and_others_spread_their_tokens() -> None:
    """COS-9.4, 9.13, 9.15; 9.5: a Binary has two powers, whose Flares are both in the deck (G-17)."""
    s = GAME.begin(6, 3, {"reverse_hexes": "all", "mce_powers": "on"})
    assert isinstance(s, Cosmic)
    asked = set()
    while type(s.choice).__name__ in ("SpreadTokens", "AssignStars"):
        asked.add((type(s.choice).__name__, s.player))
        s.apply(s.offered[-1] if type(s.choice).__name__ == "AssignStars" else s.offered[min(3, len(s.offered) - 1)])
    owners = {id: s.owner[s.back.index(HEX.index(id))] for id in HEX.ids}
    assert asked == {("SpreadTokens", owners[id]) for id in SPREADS} | {("AssignStars", owners["binary"])}
    powers = [s.sheets[at + 1] for at in range(0, len(s.sheets), 3) if s.sheets[at] == owners["binary"]]
    assert len(powers) == 2
    flares = [card for card in [*s.deck.cards, *[card for hand in s.hands for card in hand]] if card >= FIRST_FLARE]
    assert len(flares) == 21 and all(FIRST_FLARE + power in flares for power in powers)
    assert s.on_bases(owners["gas_giant"]) == s.at(owners["gas_giant"], s.home[owners["gas_giant"]] * SLOTS) == 20
    worldships = owners["worldships"]
    assert [s.at(worldships, s.home[worldships] * SLOTS + slot) for slot in range(5)] == [4] * 5
    assert len(s.ship_cards) == 3
    dust = s.home[owners["space_dust"]]
    assert len(s.dust_cards) == 3 and DESTINY.index("dest_light_blue_rev") in s.dust_cards and dust >= 0


@pytest.mark.rule("COS-9.5")
def test_while_a_binary_assigns_its_powers_everybody_has_theirs() -> None:
    """A position that is read again, or imagined, shows the same powers in force as the table."""
    s = GAME.begin(6, 3, {"reverse_hexes": "all", "mce_powers": "on"})
    while type(s.choice).__name__ == "SpreadTokens":
        s.apply(s.offered[0])
    assert isinstance(s, Cosmic) and type(s.choice).__name__ == "AssignStars"
    for _ in range(2):
        read = GAME.from_json(s.to_json())
        assert isinstance(read, Cosmic) and sorted(map(id, s.active)) == sorted(map(id, read.active)) != []
        s.apply(s.offered[-1])


# Binary


def binary(**options: str) -> Hexes:
    t = Hexes("binary", options)
    t.s.sheets += [t.owner, POWER.index("virus"), STAR_1, t.owner, POWER.index("macron"), STAR_2]
    t.settle()
    return t


@pytest.mark.rule("COS-9.6")
def test_binary_loses_the_power_of_a_star_with_one_base() -> None:
    """Golden case D-63. COS-9.6"""
    t = binary()
    t.only(t.owner, {t.home(1): 3, t.home(4): 2, t.home(5): 2, t.home(6): 2})
    assert not has(t.s, t.owner, POWER.index("virus")) and has(t.s, t.owner, POWER.index("macron"))
    t.only(t.owner, {t.home(1): 3, t.home(4): 6})
    assert face_down_powers(t.s, t.owner) == [POWER.index("virus"), POWER.index("macron")]


@pytest.mark.rule("COS-9.5")
def test_binary_uses_one_power_in_a_challenge() -> None:
    """COS-9.5: the first that is used shuts the other off, also where both only change quantities."""
    t = binary()
    t.hand(t.owner, "attack_10", "attack_8")
    t.hand(t.rival, "attack_10", "attack_8")
    t.challenge(t.owner, t.rival, start="launch")
    t.until("Select", t.owner)
    assert has(t.s, t.owner, POWER.index("macron")) and not has(t.s, t.owner, POWER.index("virus"))


@pytest.mark.rule("COS-9.5")
def test_binary_power_use_shuts_the_other() -> None:
    """COS-9.5"""
    t = binary()
    t.challenge(t.owner, t.rival, start="launch")
    start_use(t.s, t.owner, POWER.index("virus"), NOBODY, 0)
    t.step()
    assert not has(t.s, t.owner, POWER.index("macron"))


@pytest.mark.rule("COS-9.6", "COS-13.14")
def test_binary_moon_counts_for_the_star_its_owner_names() -> None:
    """hexes.toml binary; COS-9.6, 13.14"""
    t = binary(moons="all")
    moon = 36 + 2 * t.s.home[t.owner]
    t.only(t.owner, {t.home(1): 3, t.home(4): 2, t.home(5): 2, t.home(6): 4})
    assert not has(t.s, t.owner, POWER.index("virus"))
    t.challenge(t.owner, t.rival, tokens=1)
    t.s.lift(t.owner, t.home(6), 2)
    t.s.put(t.owner, moon, 2)
    t.s.push(Settle())
    t.until("StarOfMoon", t.owner)
    t.s.play("power:virus")
    assert has(t.s, t.owner, POWER.index("virus"))


# Gas Giant


@pytest.mark.rule("COS-9.11", "COS-9.12")
def test_gas_giant_withdraws_tokens() -> None:
    """Golden case D-59. COS-9.11, 9.12"""
    t = Hexes("gas_giant").armed(("attack_30",), ("attack_8", "attack_4"))
    t.attack().say(t.owner, "hex:gas_giant", "amount:17").cards("attack_30", "attack_8").finish()
    assert t.s.warp[t.owner] == 3 and t.s.at(t.owner, t.home()) == 17
    assert t.s.has_base(t.rival, FIRST_GIANT) and t.s.external_bases(t.rival) == 1


@pytest.mark.rule("COS-9.11")
def test_gas_giant_leaves_one_token_at_least() -> None:
    """COS-9.11"""
    t = Hexes("gas_giant").armed(("attack_30",), ("attack_8", "attack_4"))
    t.attack().say(t.owner, "hex:gas_giant")
    assert "amount:19" in t.s.legal_names and "amount:20" not in t.s.legal_names
    t.say(t.owner, "amount:19")
    assert t.s.strength(t.owner, DEF) == 1


@pytest.mark.rule("COS-9.8", "COS-2.6")
def test_two_bases_on_the_gas_giant() -> None:
    """Golden case D-60. COS-9.8, 2.6"""
    t = Hexes("gas_giant")
    for withdrawn in (12, 11):
        t.armed(("attack_40",), ("attack_1", "attack_4"))
        t.attack(tokens=2).say(t.owner, "hex:gas_giant", f"amount:{withdrawn}").cards("attack_40", "attack_1").finish()
    assert t.s.external_bases(t.rival) == 2
    assert t.s.at(t.rival, FIRST_GIANT) == 2 and t.s.at(t.rival, FIRST_GIANT + 1) == 2


@pytest.mark.rule("COS-9.8")
def test_a_visitors_base_on_the_giant_can_be_the_target() -> None:
    """The owner defends with 0 tokens, the visitor's base is not at risk. COS-9.8"""
    t = Hexes("gas_giant").armed(("attack_30",), ("attack_8", "attack_4"))
    t.put(t.third, FIRST_GIANT, 2)
    t.challenge(t.rival, t.owner, tokens=3, place=FIRST_GIANT)
    t.s.system = t.s.home[t.owner]
    assert FIRST_GIANT in target_places(t.s)
    assert t.s.strength(t.owner, DEF) == 0
    t.cards("attack_30", "attack_8").finish()
    assert t.s.at(t.third, FIRST_GIANT) == 2 and t.s.at(t.rival, FIRST_GIANT + 1) == 3
    assert t.s.at(t.owner, t.home()) == 20


@pytest.mark.rule("COS-9.8")
def test_the_owner_of_the_giant_lands_on_it() -> None:
    """Driving a visitor out brings his tokens back to the planet, not to a visitor's base. COS-9.8"""
    t = Hexes("gas_giant")
    t.put(t.rival, FIRST_GIANT, 2)
    t.hand(t.owner, "attack_30")
    t.hand(t.rival, "attack_4")
    t.challenge(t.owner, t.rival, tokens=3, place=FIRST_GIANT).finish()
    assert t.s.at(t.owner, t.home()) == 20 and t.s.warp[t.rival] == 2
    assert landing_place(t.s, t.owner, FIRST_GIANT) == t.home()


@pytest.mark.rule("COS-9.7")
def test_gas_giant_needs_three_tokens_for_its_power() -> None:
    """COS-9.7: looked at when tokens leave, though the base stays."""
    t = Hexes("gas_giant")
    t.power(t.owner, "virus")
    t.only(t.owner, {t.home(): 5})
    t.hand(t.owner, "attack_30", "attack_4")
    t.challenge(t.owner, t.rival, start="launch").say(t.owner, "amount:3").until("Select")
    assert not has(t.s, t.owner, POWER.index("virus"))
    t.finish()
    assert t.s.at(t.owner, t.home()) == 2


@pytest.mark.rule("COS-9.10")
def test_gas_giant_counts_as_three_bases() -> None:
    """COS-9.10"""
    t = Hexes("gas_giant")
    assert t.s.planet_bases(t.owner) == 3
    t.only(t.owner, {t.home(): 2})
    assert t.s.planet_bases(t.owner) == 2


# Rings


@pytest.mark.rule("COS-9.13", "COS-9.14")
@pytest.mark.parametrize(("ring", "owner_wins"), [(1, True), (5, False)])
def test_rings(ring: int, owner_wins: bool) -> None:
    """Golden case G-9. COS-9.13, 9.14"""
    t = Hexes("rings", spread=(3, 5, 5, 4, 3)).armed(("attack_14", "attack_4"), ("attack_6", "attack_4"))
    t.attack(ring).cards("attack_14", "attack_6").finish()
    assert (t.s.warp[t.rival] == 4) == owner_wins
    assert (t.s.warp[t.owner] == 3) != owner_wins


@pytest.mark.rule("COS-9.14")
def test_rings_may_subtract() -> None:
    """COS-9.14: with Anti-Matter the lower total wins."""
    assert PLANET_BONUS[HEX.index("rings")] == [10, 8, 6, 4, 2]
    t = Hexes("rings", spread=(3, 5, 5, 4, 3)).armed(("attack_14", "attack_4"), ("attack_6", "attack_4"))
    t.attack(1).cards("attack_14", "attack_6").say(t.owner, "hex:rings", "do:minus").finish()
    assert t.s.warp[t.owner] == 3


def test_rings_only_help_in_defence_at_home() -> None:
    t = Hexes("rings").armed(("attack_8", "attack_4"), ("attack_6", "attack_4"))
    t.hand(t.third, "attack_10")
    t.challenge(t.owner, t.third, tokens=4).cards("attack_6", "attack_10").finish()
    assert t.s.warp[t.owner] == 4


# Rosette


def rosette(defense: str = "attack_8") -> Hexes:
    """Golden case D-61: r2 with 2 tokens, r1 3, r3 1, against a total of 15."""
    t = Hexes("rosette", spread=(3, 2, 1, 8, 3, 3)).armed(("attack_11", "attack_4"), (defense, "attack_4"))
    t.attack(2).cards("attack_11", defense)
    return t


@pytest.mark.rule("COS-17.8")
def test_rosette_adds_its_neighbours() -> None:
    """Golden case D-61: 8 + 2 + 4 = 14 is not enough, 10 + 2 + 4 = 16 is. COS-9.15, 17.8"""
    t = rosette()
    t.say(t.owner, "hex:rosette", "do:both").finish()
    assert t.s.warp[t.owner] == 2 and t.s.at(t.owner, t.home(1)) == 3
    t = rosette("attack_10")
    t.say(t.owner, "hex:rosette", "do:both").finish()
    assert t.s.warp[t.rival] == 4
    t = rosette("attack_10")
    t.say(t.owner, "hex:rosette", t.planet_atom(t.owner, 3)).finish()
    assert t.s.warp[t.owner] == 2


@pytest.mark.rule("COS-9.16")
def test_rosette_is_never_forced() -> None:
    """COS-9.16"""
    t = rosette("attack_10")
    t.finish()
    assert t.s.warp[t.owner] == 2


@pytest.mark.rule("COS-9.16")
def test_rosette_evacuates() -> None:
    """Golden case D-61: both tokens flee to r1 and none is lost. COS-9.16"""
    t = rosette()
    t.say(t.owner, "hex:rosette", "do:pass", t.planet_atom(t.owner, 1), "amount:2").finish()
    assert t.s.warp[t.owner] == 0 and t.s.at(t.owner, t.home(1)) == 5
    assert t.s.at(t.rival, t.home(2)) == 4 and not t.s.has_base(t.owner, t.home(2))


@pytest.mark.rule("COS-9.16")
def test_rosette_counts_an_evacuated_token_once() -> None:
    """10 + 0 + 5 + 1 = 16. COS-9.16"""
    t = rosette("attack_10")
    t.say(t.owner, "hex:rosette", "do:both", t.planet_atom(t.owner, 1), "amount:2").finish()
    assert t.s.warp[t.rival] == 4 and t.s.at(t.owner, t.home(1)) == 5


@pytest.mark.rule("COS-9.17")
def test_rosette_regains_a_planet_with_its_neighbours() -> None:
    """COS-9.17"""
    t = Hexes("rosette", spread=(8, 0, 6, 2, 2, 2))
    t.put(t.rival, t.home(2), 3)
    t.hand(t.owner, "attack_6", "attack_4")
    t.hand(t.rival, "attack_14")
    t.challenge(t.owner, t.rival, tokens=1, place=t.home(2)).cards("attack_6", "attack_14")
    t.say(t.owner, "hex:rosette", "do:both").finish()
    # 6 + 1 + 7 + 6 against 14 + 3
    assert t.s.has_base(t.owner, t.home(2)) and t.s.warp[t.rival] == 3


# Space Dust


@pytest.mark.rule("COS-9.19", "COS-9.20")
def test_space_dust_plays_a_kept_card() -> None:
    """Golden case D-62: 8 + 1 + 5 = 14 loses to 15, the token and the card are gone. COS-9.19, 9.20"""
    t = Hexes("space_dust").armed(("attack_11", "attack_4"), ("attack_8", "attack_4"))
    card = t.s.dust_cards[1]
    t.attack().cards("attack_11", "attack_8").say(t.owner, "hex:space_dust", f"destiny:{DESTINY.ids[card]}").finish()
    assert t.s.warp[t.owner] == 1 and t.s.at(t.owner, t.home()) == 19
    assert card not in t.s.dust_cards and card in t.s.destiny_discard
    assert t.s.external_bases(t.rival) == 1


@pytest.mark.rule("COS-9.20")
def test_space_dust_keeps_the_card_on_a_win() -> None:
    """COS-9.20"""
    t = Hexes("space_dust").armed(("attack_10", "attack_4"), ("attack_8", "attack_4"))
    t.attack().cards("attack_10", "attack_8").say(t.owner, "hex:space_dust").finish()
    assert t.s.warp[t.rival] == 4 and len(t.s.dust_cards) == 3


@pytest.mark.rule("COS-9.18", "COS-9.25")
def test_each_token_of_the_dust_is_a_base() -> None:
    """COS-9.18, 9.25: only one counts in a challenge, one leaves where all on a planet would."""
    t = Hexes("space_dust").armed(("attack_10", "attack_4"), ("attack_8", "attack_4"))
    assert t.s.home_bases(t.owner) == 20 and t.s.planet_bases(t.owner) == 20
    t.attack()
    assert t.s.strength(t.owner, DEF) == 1
    assert lift_all(t.s, t.owner, t.home()) == 1


@pytest.mark.rule("COS-9.19", "COS-9.18")
def test_space_dust_defends_without_tokens() -> None:
    """COS-9.19: and tokens that come back form new bases, COS-9.18."""
    t = Hexes("space_dust").armed(("attack_4",), ("attack_8",))
    t.only(t.owner, {t.planet(t.rival, 1): 5})
    t.s.system = t.s.home[t.owner]
    t.s.offense = t.rival
    assert can_be_challenged(t.s, t.s.home[t.owner])
    t.attack()
    assert t.s.strength(t.owner, DEF) == 0
    t.finish()
    t.hand(t.rival, "attack_4")
    t.hand(t.third, "attack_30")
    t.challenge(t.rival, t.third, tokens=2, defense_allies={t.owner: 2}).say(t.owner, t.planet_atom(t.owner, 1))
    assert t.s.at(t.owner, t.home()) == 1


@pytest.mark.rule("COS-9.25")
def test_space_dust_needs_three_tokens_for_its_power() -> None:
    """COS-9.25"""
    t = Hexes("space_dust")
    t.power(t.owner, "virus")
    t.only(t.owner, {t.home(): 2, t.planet(t.rival, 1): 4})
    assert not has(t.s, t.owner, POWER.index("virus"))
    t.only(t.owner, {t.home(): 3, t.planet(t.rival, 1): 4})
    assert has(t.s, t.owner, POWER.index("virus"))


@pytest.mark.parametrize(("tokens", "moons", "income"), [(2, 0, 5), (6, 1, 8), (4, 0, 7)])
@pytest.mark.rule("COS-11.4")
def test_income_of_the_space_dust(tokens: int, moons: int, income: int) -> None:
    """Golden case D-65. COS-11.4"""
    t = Hexes("space_dust", {"lucre": "on", "moons": "all"})
    places = {t.home(): tokens} | ({36 + 2 * t.s.home[t.owner]: 1} if moons else {})
    t.only(t.owner, places)
    assert income_of(t.s, t.owner) == income


@pytest.mark.rule("COS-11.4")
def test_income_of_the_gas_giant() -> None:
    """COS-11.4"""
    t = Hexes("gas_giant", {"lucre": "on"})
    assert income_of(t.s, t.owner) == 7
    t.only(t.owner, {t.home(): 3})
    assert income_of(t.s, t.owner) == 6


# Worldships


def worldships(*cards: str) -> Hexes:
    t = Hexes("worldships", {"colourless": "on", "comets": "on"})
    t.ship_hand(*cards)
    return t


def neighbours_card(t: Hexes, player: int) -> str:
    return f"dest_{t.colour_of(player)}_1"


@pytest.mark.rule("COS-9.21")
def test_worldships_replaces_a_destiny_card() -> None:
    """COS-9.21: both cards are discarded."""
    t = worldships("cone_03", "comet_11")
    mine = neighbours_card(t, t.third)
    t.ship_hand(mine, "cone_04", "comet_11")
    turned = neighbours_card(t, t.owner)
    t.turn_destiny(t.rival, turned)
    t.say(t.owner, "hex:worldships")
    assert set(t.s.legal_names) == {f"destiny:{mine}", "destiny:cone_04"}
    t.say(t.owner, f"destiny:{mine}")
    assert t.s.defender == t.third and len(t.s.ship_cards) == 2
    assert DESTINY.index(turned) in t.s.destiny_discard and DESTINY.index(mine) in t.s.destiny_discard
    t.s.check()


@pytest.mark.rule("COS-7.13")
def test_worldships_and_special_cards() -> None:
    """Golden case D-79: cone 3 is replaced by a colour, or by cone 4. COS-7.13"""
    for answer in ("colour", "cone_04"):
        t = worldships("cone_04")
        red = neighbours_card(t, t.third)
        t.ship_hand(red, "cone_04")
        offense = t.s.left_of(t.third)
        t.turn_destiny(offense, "cone_03")
        t.say(t.owner, "hex:worldships", f"destiny:{red if answer == 'colour' else answer}")
        assert t.s.defender == t.third
        assert DESTINY.index("cone_03") in t.s.destiny_discard and len(t.s.ship_cards) == 1
        t.s.check()


@pytest.mark.rule("COS-9.21")
def test_worldships_decides_with_a_wild_card() -> None:
    """COS-9.21"""
    t = worldships("dest_wild_normal")
    t.turn_destiny(t.rival, neighbours_card(t, t.owner))
    t.say(t.owner, "hex:worldships", t.colour(t.third))
    assert t.s.defender == t.third


@pytest.mark.rule("COS-7.14", "COS-14.23")
def test_worldships_plays_a_comet() -> None:
    """Golden case G-21: no powers in this challenge. COS-14.23, 7.11, 7.14"""
    t = worldships("comet_11")
    t.power(t.rival, "virus")
    t.turn_destiny(t.rival, neighbours_card(t, t.third))
    t.say(t.owner, "hex:worldships")
    assert t.s.comet == DESTINY.index("comet_11") and t.s.defender == t.third
    assert not has(t.s, t.rival, POWER.index("virus"))
    t.s.check()


@pytest.mark.rule("COS-7.11", "COS-7.14")
def test_worldships_plays_no_second_comet() -> None:
    """COS-7.14, 7.11"""
    t = worldships("comet_11")
    t.turn_destiny(t.rival, "comet_18", neighbours_card(t, t.third))
    while t.s.phase == 2:
        assert not t.offers(t.owner, "hex:worldships") or t.s.comet == NOBODY
        t.step()
    assert t.s.comet == DESTINY.index("comet_18") and len(t.s.ship_cards) == 1


@pytest.mark.rule("COS-9.23")
def test_worldships_has_no_effect_on_will() -> None:
    """COS-9.23"""
    t = worldships("dest_wild_normal", "cone_04")
    t.power(t.rival, "will")
    t.turn_destiny(t.rival, neighbours_card(t, t.third))
    assert not t.offers(t.owner, "hex:worldships")


@pytest.mark.rule("COS-9.22")
def test_worldships_draws_a_new_hand_at_a_reshuffle() -> None:
    """COS-9.22"""
    t = worldships("cone_03")
    s = t.s
    s.destiny_discard += s.destiny.cards[1:]
    del s.destiny.cards[1:], s.destiny.piles[1:], s.destiny.known[1:]
    before = sorted(s.destiny.cards + s.destiny_discard + s.ship_cards)
    t.turn_destiny(t.rival)
    assert len(s.ship_cards) == 3
    drawn = [] if s.drawn == NOBODY else [s.drawn]
    assert sorted(s.destiny.cards + s.destiny_discard + s.ship_cards + drawn) == before
    s.check()


def test_worldships_hand_is_secret() -> None:
    """COS-20"""
    t = worldships("cone_03", "comet_11")
    assert t.s.view(t.rival)["ship_cards"] == 2
    assert t.s.view(t.owner)["ship_cards"] == ["cone_03", "comet_11"]


# Sanity


@pytest.mark.rule("COS-14.20")
def test_sanity_suspends_ring_values() -> None:
    """cards.toml sanity; COS-14.20"""
    t = Hexes("rings").armed(("attack_10", "attack_4"), ("attack_8", "attack_4"))
    t.attack()
    t.s.lasting += [EFFECT.index("sanity"), t.rival, 0]
    refresh(t.s)
    t.cards("attack_10", "attack_8").finish()
    assert t.s.warp[t.owner] == 4


@pytest.mark.rule("COS-9.18", "COS-11.6")
def test_tokens_bought_from_the_warp_form_new_dust() -> None:
    """COS-9.18, 11.6: even if no token was left."""
    t = Hexes("space_dust", {"lucre": "on"})
    t.only(t.owner, {}, warp=6)
    t.s.offense = t.owner
    t.s.push(ChallengeOver())
    buy(t.s, t.owner, BUY_TOKEN)
    t.s.stack.pop().run(t.s)
    assert t.s.at(t.owner, t.home()) == 1 and t.s.warp[t.owner] == 5


@pytest.mark.rule("COS-9.1", "COS-9.24")
def test_every_colour_has_a_reverse_side_of_its_own() -> None:
    t = Hexes("worldships")
    assert sorted(t.s.back) == list(range(6))
    assert [t.s.at(t.owner, t.home(number)) for number in (1, 2, 3, 4, 5)] == [4] * 5


@pytest.mark.rule("COS-9.2")
def test_a_reverse_hex_as_a_handicap() -> None:
    s = Table(4, {"reverse_hexes": "2"}).s
    assert [s.back[system] >= 0 for system in s.home] == [False, True, False, False]


@pytest.mark.rule("COS-1.11", "COS-9.3")
def test_hexes_before_powers_before_moons() -> None:
    """A Binary is known when powers are dealt, so he gets two; moons come after, so powers do not depend on them."""
    with_moons = complete_setup(GAME.begin(6, 3, {"reverse_hexes": "all", "moons": "all", "powers": "dealt"}))
    without = complete_setup(GAME.begin(6, 3, {"reverse_hexes": "all", "powers": "dealt"}))
    assert with_moons.back == without.back and with_moons.sheets == without.sheets
    binary = with_moons.owner[with_moons.back.index(HEX.index("binary"))]
    assert with_moons.sheets[0::3].count(binary) == 2


@pytest.mark.rule("COS-9.9")
def test_filth_has_no_effect_on_the_gas_giant() -> None:
    t = Hexes("gas_giant").armed(("attack_40", "attack_5"), ("attack_4", "attack_6"))
    t.power(t.owner, "filth")
    t.attack(tokens=2).say(t.owner, "hex:gas_giant", "amount:17").cards("attack_40", "attack_4").finish()
    assert t.s.at(t.owner, t.home()) == 17 and t.s.external_bases(t.rival) == 1
