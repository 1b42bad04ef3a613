# The Expanse: what the rules say to people. The names of components are in the toml files.
# Flags (may, once, replace...) are 0 or 1.

## Things to do

do-points = Use the action points
do-resolve = Resolve the Event
do-keep = Keep the Event
do-decline = Decline
do-build = Build
do-attack = Attack
do-repair = Repair
do-sabotage = Sabotage
do-infect = Infect
do-stop = Stop spending
do-take_influence = Influence
do-take_fleet = A fleet

act-take = Take { $card } ({ $price ->
    [0] free
   *[other] { $price } CP
})
act-keep = Keep the Event ({ $price ->
    [0] free
   *[other] { $price } CP
})
act-for-points = { $action } ({ $price } AP)
act-play-kept = Play { $card }
act-influence = Influence: { $base }
act-move = Move from { $orbit }

effect-reconstructed = { $effect } (Reconstructed: the box may differ.)

## Why something is not open

refused-too-dear = Costs { $price } CP; you have { $owned }.
refused-points = Costs { $price } AP; { $left } left.
refused-trigger-only = Used only when its own condition comes up.
refused-keep-only = This Event can only be kept.
refused-icon = The card does not show your faction's icon.
refused-nothing-to-build = None of your fleets is off the map.
refused-no-target = No opposing fleet shares an Orbit with one of yours.
refused-no-cube = You have no cube left to place there.
refused-no-fleet = You have no fleet in the Orbit of this Base.
refused-closed = This Base is closed with two players.
refused-sector-used = Both tokens of this Sector have been used.
refused-sabotages = At most { $most ->
    [one] 1 Sabotage
   *[other] { $most } Sabotages
} per pool of AP.

## The turn

ask-pick-faction = Pick your faction.
ask-take-card = Take a card from the track, or play an Event you have kept.
ask-card-use = { $card }: use its action points, or its Event?
ask-use-mao-kwikowski = Give up Mao-Kwikowski Mercantile so that { $card } counts 4 AP?
ask-use-miller = Give up Josephus Miller to resolve the Event of { $card } as well?
ask-answer-offer = You are offered the Event { $card }: resolve it, keep it or decline?

## Action points

ask-spend = Spend AP, { $left } left: an Orbit to move from or a Base for Influence (1 AP each), or another action.
ask-build-unit = Build: which unit?
ask-build-scrap = Build: how many Scrap Ships?
ask-build-orbit = { $kind }: in which Orbit do you build it?
ask-attack-target = Attack: which opposing fleet takes the hit?
ask-repair-target = Repair: the damaged Battleship in which Orbit?
ask-sabotage-base = Sabotage: from which Base is opposing Influence removed?
ask-infect-base = Infect: which Base receives a Protomolecule token?
ask-infect-token = Both tokens are on the map: from which Base does one go to { $base }?

## Influence

ask-cube-type = Which cube do you place on { $base }: a normal one or a Diplomat?
ask-relocate-from = Your supply is empty: from which Base does a cube go to { $base }?
ask-move-cube = Which of your cubes goes from { $source } to { $base }: a normal one or a Diplomat?
ask-whose = Whose Influence is removed from { $base }?
ask-remove = You lose 1 cube on { $base }: a normal one or a Diplomat?

## Fleets

ask-move-group = { $kind ->
    [Rocinante] Does the Rocinante go along from { $orbit }? 0: it stays, 1: it goes.
   *[other] { $kind }: how many go along from { $orbit }?
}
ask-move-to = Where does the group from { $orbit } go? { $zones ->
    [1] At most 1 Zone away.
    [2] At most 2 Zones away.
   *[other] Anywhere.
}
ask-send-unit = { $kind } in { $orbit }: where does it go? { $zones ->
    [1] At most 1 Zone away.
    [2] At most 2 Zones away.
   *[other] Anywhere.
}

## Scoring

ask-pick-sector = Secretly pick the Bonus Sector of this Scoring turn.
ask-scoring-play = Play a kept Event, use the Rocinante's crew if you hold it, or pass.
ask-free-build = Place one lost fleet in your home Orbit for free, or pass.
ask-fly-rocinante = Where does the Rocinante fly? { $zones ->
    [1] At most 1 Zone away.
   *[other] Anywhere.
}{ $hits ->
    [0] {""}
   *[other] {" "}An opposing fleet there takes a hit.
}

## Parts of Events

ask-place-one = Place 1 Influence: on which Base?{ $times ->
    [one] {""}
   *[other] {" "}{ $times } left, on different Bases.
}
ask-remove-from = { $may ->
    [0] Remove 1 Influence: from which Base?
   *[other] Remove 1 Influence from a Base, or pass.
}{ $times ->
    [one] {""}
   *[other] {" "}{ $times } left{ $spread ->
        [0] {""}
        [1] , from different Bases
       *[other] , from different Zones
    }.
}
ask-hit-unit = { $may ->
    [0] Which fleet takes a hit?
   *[other] Pick a fleet that takes a hit, or pass.
}{ $times ->
    [one] {""}
   *[other] {" "}{ $times } hits left{ $once ->
        [0] {""}
       *[other] , at most one per player
    }.
}
ask-move-groups = Move a group: from which Orbit? Or pass. { $times ->
    [one] 1 move left,
   *[other] { $times } moves left,
} { $zones ->
    [1] 1 Zone
   *[other] { $zones } Zones
} at most.
ask-send-own = { $may ->
    [0] Which of your fleets do you send?
   *[other] Pick one of your fleets to send, or pass.
} { $zones ->
    [1] At most 1 Zone away.
    [2] At most 2 Zones away.
   *[other] Anywhere.
}{ $times ->
    [one] {""}
   *[other] {" "}{ $times } left.
}

## Single Events

ask-phoebe-base = Phoebe Station: which Saturn Base receives your Influence?
ask-remove-beside = Remove 1 Influence from a Base where you have Influence, or pass. { $times } left.
ask-first-of-twins = Julie Mao: remove 1 Influence from which Base? The second Base must share its Resource.
ask-sematimba-base = Sematimba: pick a Belt Base to remove up to 2 Influence from, or pass.
ask-remove-up-to = Whose Influence is removed from { $base }? Or pass. { $times } left.
ask-opposing-base = { $replace ->
    [0] Remove 1 opposing Influence: from which Base?
   *[other] Replace 1 opposing Influence with yours: on which Base?
}
ask-cube-from = Move one of your cubes: from which Base? Or pass. { $times } left.
ask-cube-to = To which Base does the cube from { $source } go?
ask-swap-base = { $source ->
    [nothing] Covert Op: on which Base is the first cube of the exchange?
   *[other] Which Base gives the cube for the one of { $owner } on { $source }?
}
ask-swap-owner = Whose cube on { $base } is exchanged?
ask-cube-or-fleet = Nauvoo: take an Influence cube or a fleet off the map?
ask-ambush-orbit = Ambush: in which Orbit? Or pass.
ask-yao-orbit = Theresa Yao: in which Orbit?
ask-yao-amount = How many hits do your own fleets in { $orbit } take? Opposing fleets take one more.
ask-yao-sacrifice = Theresa Yao: which of your fleets in { $orbit } takes the hit? { $times } to go.
ask-draper-hit = Bobbie Draper: which opposing fleet takes a hit?
ask-draper-bring = Which of your fleets do you bring to { $orbit }?
ask-stealth-pick = Stealth Ships: which of your fleets do you sacrifice?
ask-stealth-to = { $kind } in { $orbit }: where do you sacrifice it? At most 1 Zone away.
ask-harari-fleet = Diogo Harari: sacrifice a fleet to remove up to 2 Influence from connected Bases, or pass.
ask-nguyen-orbit = Admiral Nguyen: in which Orbit do you strike?
ask-nguyen-victim = Admiral Nguyen: which opponent do you strike in { $orbit }?
ask-nguyen-cube = From which Base do you remove Influence of { $victim }? Or pass.
ask-anubis-pick = Anubis: which of your fleets do you send?
ask-anubis-to = { $kind } from { $orbit }: where does it go? There it may strike.
ask-send-opposing = Scopuli: which opposing fleet do you send away? Or pass. { $times } left.
ask-discard-kept = Which of your kept Events do you discard?
ask-salvage-to = Where does the Rocinante go? { $zones ->
    [1] At most 1 Zone away; or pass.
   *[other] Anywhere.
}
ask-hybrid-base = The Hybrid: which Base? The top card of the deck says how many cubes it loses.
ask-hybrid-mao = { $base } loses { $amount ->
    [one] 1 cube
   *[other] { $amount } cubes
}: give up Mao-Kwikowski Mercantile to make it 4?
ask-arrange-top = { $depth ->
    [0] Which card goes on top of the deck?
    [1] Which card goes second?
   *[other] Which card goes next?
}
ask-copy-event = Kenzo Gabriel: which Event on the track do you resolve?

## The log

note-picks-faction = { $seat ->
    [0] Player 1
    [1] Player 2
    [2] Player 3
   *[other] Player 4
} plays { $faction }
note-laid-out = Fleets and starting Influence are laid out; everybody begins with { $amount } CP
note-gets-rocinante = { $player } goes last and has the Rocinante, in { $orbit }
note-begins = { $player } has the first turn
note-takes = { $player } takes { $card } { $price ->
    [0] for free
   *[other] for { $price } CP
}
note-plays-kept = { $player } plays the kept Event { $card }
note-uses-points = { $player } has { $amount } AP to spend
note-event-points = { $player } has { $amount } AP from the Event
note-raises-points = { $player } gives up { $card }: the number is now 4
note-stops = { $player } gives up { $left } AP
note-resolves = { $player } resolves { $card }
note-keeps = { $player } keeps { $card } { $price ->
    [0] for free
   *[other] for { $price } CP
}
note-declines = { $player } declines { $card }
note-nobody-wants = Nobody takes the Event { $card }: it is discarded
note-uses-miller = { $player } gives up Josephus Miller to resolve { $card } as well
note-drawn = New on the track: { $card }

note-places = { $player } places Influence on { $base }
note-places-diplomat = { $player } places a Diplomat on { $base }
note-moves-cube = { $player }: 1 Influence goes from { $source } to { $base }
note-moves-diplomat = { $player }: a Diplomat goes from { $source } to { $base }
note-loses-cube = { $player } loses 1 Influence on { $base }
note-loses-diplomat = { $player } loses a Diplomat on { $base }
note-sabotages = { $player } sabotages { $base }
note-infects = { $player } infects { $base } with the Protomolecule
note-moves-token = { $player } moves the Protomolecule from { $source } to { $base }
note-token-leaves = The Protomolecule token leaves { $base }
note-token-takes = The Protomolecule takes 1 Influence of every player but Protogen on { $base }
note-caliban-takes = Project Caliban takes 1 opposing Influence on { $base }

note-moves-fleet = { $player }: { $kind ->
    [Rocinante] Rocinante
   *[other] 1 { $kind }
} goes from { $orbit } to { $destination }
note-moves-fleets = { $player }: { $amount } { $kinds } go from { $orbit } to { $destination }
note-builds = { $player } builds a { $kind } in { $orbit }
note-builds-free = { $player } places a { $kind } in { $orbit }, free of charge
note-attacks = { $player } attacks in { $orbit }: { $kind } of { $owner }
note-hit = { $player } loses a { $kind } in { $orbit }
note-damaged = { $player }: a Battleship is damaged in { $orbit }
note-repairs = { $player } repairs a Battleship in { $orbit }

note-discards = { $player } discards the kept Event { $card }
note-gains = { $player } gains { $amount } CP
note-to-top = { $player } goes to the top of the Initiative track, which is now { $first }, { $second }{ $third ->
    [nothing] {""}
   *[other] , { $third }
}{ $fourth ->
    [nothing] {""}
   *[other] , { $fourth }
}
note-to-bottom = { $player } goes to the bottom of the Initiative track, which is now { $first }, { $second }{ $third ->
    [nothing] {""}
   *[other] , { $third }
}{ $fourth ->
    [nothing] {""}
   *[other] , { $fourth }
}
note-reveals = { $player } reveals the top card of the deck: { $card }
note-looks = { $player } looks at the top { $amount ->
    [one] card
   *[other] { $amount } cards
} of the deck
note-sees = You see in the deck: { $card }
note-copies = { $player } resolves { $card }, which stays on the track
note-takes-rocinante = { $player } takes the Rocinante from { $former }
note-rocinante-to-last = { $player } has the fewest CP and receives the Rocinante from { $former }
note-rocinante-to-lowest = { $player }, of those with the fewest CP lowest on the Initiative track, receives the Rocinante from { $former }
note-rocinante-stays = Tied for the fewest CP: the Rocinante stays with { $player }
note-uses-crew = { $player } uses the Rocinante: { $crew }
note-passes = { $player } passes

note-scoring-begins = { $player } begins Scoring turn { $number }
note-sector-picked = { $player } secretly picks the Bonus Sector
note-learns-sector = You know the Bonus Sector: { $sector }
note-sector-shown = The Bonus Sector is revealed: { $sector }
note-base-tied = Tie for { $place ->
    [1] first
    [2] second
   *[other] third
} place on { $base }: { $first }, { $second }{ $third ->
    [nothing] {""}
   *[other] , { $third }
}{ $fourth ->
    [nothing] {""}
   *[other] , { $fourth }
}
note-base-scored = { $player } scores { $amount } CP on { $base }{ $extra ->
    [0] {""}
   *[other] , { $extra } of them for its Resource
}
note-scored = { $player } scores { $amount } CP in all
note-tech-gained = { $player } gains Technology { $level ->
    [1] I
    [2] II
   *[other] III
}: { $tech }
note-scrap-ships-join = { $player }: { $amount ->
    [one] 1 Scrap Ship joins
   *[other] { $amount } Scrap Ships join
} the pool off the map
note-unscored = { $amount ->
    [one] 1 Scoring card on the track is discarded unscored
   *[other] { $amount } Scoring cards on the track are discarded unscored
}
note-final-begins = The sixth { $card } card is drawn: Final Scoring begins
note-wins = { $player } wins with { $amount } CP
note-wins-by-initiative = { $player } wins with { $amount } CP: of those tied it is highest on the Initiative track
note-wins-by-rocinante = { $player } wins with { $amount } CP: tied, and it held the Rocinante when Final Scoring began
