# What is written on the table.

scene-players = { $number } players
scene-turn = turn { $number }
scene-scorings = { $number ->
    [0] no scoring yet
    [one] 1 scoring done
   *[other] { $number } scorings done
}
scene-final = Final scoring

scene-UN = UN
scene-MCR = MCR
scene-OPA = OPA
scene-PG = PG

scene-earth = Earth
scene-mars = Mars
scene-ceres = Ceres
scene-eros = Eros
scene-tycho = Tycho
scene-thoth = Thoth
scene-vesta = Vesta
scene-jupiter = Jupiter
scene-saturn = Saturn

scene-orbital-control = Orbital control: { $player }
scene-strength = { $player }: strength { $number }
scene-strength-half = { $player }: strength { $number }½
scene-units = { $player }: { $number } × { $kind }
scene-counts = counts { $number }
scene-counts-half = counts ½
scene-held-by = held by { $player }
scene-place = { $sector }, { $resource }
scene-closed = closed in this game
scene-control = controlled by { $player }
scene-cubes = { $player }: { $number } influence
scene-diplomats = { $player }: { $number } { $number ->
    [one] Diplomat
   *[other] Diplomats
}
scene-protomolecule = Protomolecule

scene-score = Control points
scene-has-points = { $player }: { $number ->
    [one] 1 control point
   *[other] { $number } control points
}
scene-points = CP
scene-initiative = Initiative
scene-number = { $number }
scene-bonus = Bonus track
scene-row = { $first } / { $second } / { $third }
scene-scoring-number = Scoring { $number }
scene-sectors = Sectors left
scene-tokens-left = { $number } of { $most } tokens left
scene-sector-inner = Inner
scene-sector-belt = Belt
scene-sector-outer = Outer
scene-hidden = face down

scene-rocinante = Rocinante
scene-crucial = Crucial: { $first }, { $second }
scene-tech-1 = I { $tech }
scene-tech-2 = II { $tech }
scene-tech-3 = III { $tech }
scene-supply = in supply, { $player }
scene-supply-normal = { $number ->
    [one] normal cube
   *[other] normal cubes
}
scene-supply-diplomat = { $number ->
    [one] Diplomat
   *[other] Diplomats
}
scene-off-map = off the map, { $player }
scene-factions = Factions to pick

scene-track = Action track
scene-price = { $number ->
    [0] free
   *[other] { $number } CP
}
scene-action-points = AP
scene-keep = { $number ->
    [0] keep: free
   *[other] keep: { $number } CP
}
scene-keep-only = only for keeping
scene-scoring-text = Taking it starts a Scoring turn. The sixth one drawn ends the game.
scene-reconstructed = reconstructed: the box may differ
scene-reconstructed-points = reconstructed: the AP
scene-reconstructed-icon = reconstructed: the icon { $faction }
scene-reconstructed-icons = reconstructed: the icons { $first }, { $second }
scene-reconstructed-resource = reconstructed: the Resource of this Base
scene-reconstructed-crucial = reconstructed: which Resources are crucial here
scene-in-use = In use
scene-looked-at = Known cards of the deck, from the top
scene-piles = Deck and discard
scene-deck = Deck
scene-discard = Discard
scene-discarded = Below the top card, last first
scene-boxed = In the box
