# Come i rapporti chiamano i tratti dei giocatori e i tipi di componenti.

trait-power = potere
trait-hex = esagono girato
trait-colour = colore
trait-gained = potere acquisito
trait-played = carta giocata
trait-flare = Flare giocato
trait-revealed = carta rivelata
trait-moon = luna scoperta

trial-power = Poteri
trial-flare_wild = Flare, Wild
trial-flare_super = Flare, Super
trial-edict = Edict
trial-kicker = Kicker
trial-moon = Lune
trial-cone = Coni incolori
trial-comet = Comet
trial-hex = Esagoni girati
trial-curse = Maledizioni della Strega
