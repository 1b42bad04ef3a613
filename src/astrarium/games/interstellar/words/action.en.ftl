# Starship Interstellar: Solar Exploitation, the spiral, Research, production, the market and extra actions.

## Solar Exploitation and the spiral

ask-keep-cubes = { $kept ->
    [0] Which of the cubes drawn do you keep? Each costs reputation and the life of the Sun.
   *[other] Another one, or is that all?
}
lose-reputation = lose { $number } reputation
lose-prestige = lose { $number } prestige
sun-advances = the Sun advances{ $number ->
    [1] { "" }
   *[other] { " " }by { $number }
}
ask-spare-cube = Stellar Containment: which of { $cubes } does not move the exploitation indicator?
ask-place-wormhole = On which planet do you place your wormhole?

## Research

ask-research = Which technology do you develop?
ask-crash-research = Which technology do you develop? You may leave out one required cube.
ask-omit-cube = { $technology }: which required cube do you leave out?
refused-level = Needs { $technology } first.
refused-salvation-most = You have all the Salvation technologies that are allowed: { $number }.

## Production

ask-produce = { $planet }: what do you activate next?
ask-to-warehouse = { $planet }: what goes from the deposit to the warehouse? { $left ->
    [one] One cube can move.
   *[other] Up to { $left } cubes can move.
}
ask-to-reserve = { $planet }: what goes from the warehouse to your reserve? { $left ->
    [one] One cube can move.
   *[other] Up to { $left } cubes can move.
}
option-cubes = { $amount } × { $resource }
ask-convert = { $planet }: which cube of the warehouse becomes one value higher?

## The market

ask-trade = { $token }: do you sell or buy?
ask-sell = Which colour do you sell?
ask-sell-amount = { $resource } brings { $price } fuel each: how many do you sell?
ask-sell-more = { $resource } brings { $price } fuel each: how many more do you sell?
option-each = { $resource } ({ $fuel } fuel each)
option-for-all = { $number } ({ $fuel } fuel)
ask-buy = Which colour do you buy?
ask-buy-amount = { $resource } costs { $price } fuel each: how many do you buy?
refused-just-bought = You have bought this colour with the same token.
refused-just-sold = You have sold this colour with the same token.

## Extra actions

ask-recruit = Do you pay { $price } fuel for a scientist?
ask-extra-target = { $token }: on which planet?
ask-transmute = Which cube of your reserve becomes one value higher?

## What happened

note-keeps-cubes = { $player } keeps { $cubes }.
note-keeps-none = { $player } keeps none of the cubes.
note-spares = { $player } contains the Sun: { $resource } does not count.
note-exploitation = Exploitation is at { $position }.
note-sun-advances = The Sun advances to { $position }.
note-earth-burns = The Sun reaches Earth: this is the last round.
note-solar-event = { $event }, in the { $zone ->
    [green] green
    [red] red
   *[other] black
} zone.
note-destroyed = { $planet } is destroyed.
note-loses-base = { $player } loses everything on { $planet }.
note-wormhole-placed = { $player }'s wormhole leads to { $planet }.
note-researches = { $player } develops { $technology }.
note-omits = Crash Program: { $player } leaves out { $resource }.
note-lowers = Modular Assembly: { $player } pays one value less for { $resource }.
note-extracts = { $player } extracts { $amount } × { $resource } on { $planet }.
note-brings-home = { $player } brings { $amount } × { $resource } home from { $planet }.
note-converts = { $player } raises { $resource } by one value on { $planet }.
note-transmutes = { $player } raises { $resource } by one value.
note-sells = { $player } sells { $amount } × { $resource } for { $fuel } fuel.
note-buys = { $player } buys { $amount } × { $resource } for { $fuel } fuel.
note-recruits = { $player } recruits for { $fuel } fuel.
note-exploited = Exploitation has gone round: the Sun advances.
note-event-advances = The event drives the Sun on.
note-round-advances = The round is over: the Sun advances.
note-with-base = { $player } extracts with the base on { $planet }.
note-with-explorer = { $player } extracts with the Explorer on { $planet }.
note-with-drill = { $player } activates a drill on { $planet }.
note-with-ars = { $player } activates an ARS on { $planet }.
note-with-converter = { $player } activates a converter on { $planet }.
note-with-outpost = An outpost of { $player } is at work on { $planet }.
note-token-planet = { $token } goes to { $planet } for { $player }.
note-office-planet = { $bonus } for { $player } on { $planet }.
note-outpost-growth = { $player }'s deposit on { $planet } grows by { $amount } × { $resource }: the outpost.
note-token-growth = Prospecting: { $player }'s deposit on { $planet } grows by { $amount } × { $resource }.
note-office-growth = { $player }'s deposit on { $planet } grows by { $amount } × { $resource }: the office.
note-office-improves = { $player }'s deposit on { $planet } grows by { $amount } × { $resource }: the office improves it.
