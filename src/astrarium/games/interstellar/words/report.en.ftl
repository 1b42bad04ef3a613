# What reports call the traits of players and the kinds of components.

trait-technology = technology researched
trait-base = base founded
trait-extra = extra action taken
trait-office = office taken
trait-salvation = Salvation action

trial-technology = Technologies
trial-extra = Extra actions
trial-event = Solar events
trial-office = Offices of the Government
trial-discovery = Discoveries
