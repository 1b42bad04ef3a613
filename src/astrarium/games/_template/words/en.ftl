# Comets: what the rules say to people. The names of components are in box/components.toml.

do-rest = Rest
ask-act = Catch a comet, or rest?
note-catches = { $player } catches { $comet }.
note-rests = { $player } rests and has { $fuel } fuel.
comet-is = { $ice } ice, { $distance } away
has-fuel = { $number } fuel
ice = ice
