# What reports call the traits of players and the kinds of components.

trait-card = card added to the convoy or crew
trait-loot = Loot taken
trait-object = Object used
trait-ability = ability used
trait-deal = option chosen
trait-turret = turret destroyed

trial-ability = Survivors
trial-special = Special boxes
trial-object = Objects
trial-deal = Options of encounters and bonus actions
trial-happening = Events
trial-ambush = Ambushes
