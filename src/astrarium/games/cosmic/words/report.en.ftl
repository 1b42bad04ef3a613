# What reports call the traits of players and the kinds of components.

trait-power = power
trait-hex = reverse hex
trait-colour = colour
trait-gained = power gained
trait-played = card played
trait-flare = Flare played
trait-revealed = card revealed
trait-moon = moon turned

trial-power = Powers
trial-flare_wild = Flares, Wild
trial-flare_super = Flares, Super
trial-edict = Edicts
trial-kicker = Kickers
trial-moon = Moons
trial-cone = Colourless cones
trial-comet = Comets
trial-hex = Reverse hexes
trial-curse = Curses of the Witch
