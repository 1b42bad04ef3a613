# What reports call the traits of players and the kinds of components.

trait-faction = faction
trait-kept = Event kept
trait-played = Event resolved
trait-crew = crew member used

trial-card = Events
trial-tech = Technologies
trial-ability = Abilities
trial-crew = The crew of the Rocinante
