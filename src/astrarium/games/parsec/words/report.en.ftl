# What reports call the traits of players and the kinds of components.

trait-faction = faction
trait-planet = planet settled first
trait-bought = unit produced
trait-played = Event played

trial-faction = Factions
trial-event = Events
