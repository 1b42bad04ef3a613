# Captions of the table.

scene-players = { $number } players
scene-turn = { $player }, { $number ->
    [1] first challenge
    [2] second challenge
   *[other] challenge { $number }
}
scene-phase-10 = between challenges
scene-phase-1 = 1 Warp
scene-phase-2 = 2 destiny
scene-phase-3 = 3 launch
scene-phase-4 = 4 the offense invites
scene-phase-5 = 5 the defender invites
scene-phase-6 = 6 alliances
scene-phase-7 = 7 cards
scene-phase-8 = 8 resolution
scene-phase-9 = 9 discards

table-active = turn
table-offense = offense
table-defender = defender
table-ally = ally
table-kept = open or known cards

## The board

scene-warp = Warp
scene-warp-tells = Lost tokens wait here. The offense may take one back in phase 1.
scene-limbo-tells = Reverse side: lost tokens lie in the limbo first.
scene-cone = Cone: the offense and its allies
scene-ring = Ring: allies of the defender
scene-cone-normal = Cone
scene-cone-reverse = Reverse cone
scene-cone-normal-tells = Allies of the offense gain bases if it wins, allies of the defender rewards.
scene-cone-reverse-tells = Allies of the defender land on the planet if they win, allies of the offense take rewards.
scene-home = Home system of { $player }
scene-tokens = { $player }: { $number ->
    [one] 1 token
   *[other] { $number } tokens
}
scene-target = Target of the cone
scene-ring-value = Adds { $number } for the owner when attacked
scene-limbo = limbo
scene-limbo-marker = Limbo marker: lost tokens come here
scene-moon-hidden = Moon, face down
scene-moon-open = Moon, face up
scene-moon-secret = Moon, face down; you know it
scene-reconstructed = Reconstructed: the words on the original are not known.

scene-destiny = Destiny
scene-challenge-deck = Challenge deck
scene-deck = Deck
scene-discard = Discards
scene-offense = Offense
scene-defense = Defense
scene-offense-is = Offense · { $player }
scene-defense-is = Defense · { $player }
scene-face-down = Face down
scene-own-tokens = { $number ->
    [one] 1 token
   *[other] { $number } tokens
}
scene-allied-tokens = { $number } allied
scene-boost = { $number } added
scene-number = { $number }
scene-factor = ×{ $number }
scene-plus = +{ $number }
scene-compromise = C

## Mats

scene-of-bases = of { $number }
scene-external = { $number ->
    [one] 1 external base
   *[other] { $number } external bases
}
scene-count-home = Home bases
scene-count-hand = Cards in hand
scene-count-warp = Tokens in the Warp
scene-count-lucre = Lucre
scene-count-reserve = Tokens in reserve
scene-count-star = Tokens on the star
scene-count-out = Tokens out of the game
scene-count-moving = Tokens on their way
scene-power-down = Face down: too few home bases.
scene-power-away = Away until the end of the challenge.
scene-power-cancelled = Does not work in this challenge.
scene-power-copy = A copy, for this challenge.
scene-down = { $power } · face down
scene-away = { $power } · away
scene-cancelled = { $power } · cancelled
scene-mark = { $effect }: { $number }
scene-queue = Queue, place { $number }: { $player }
scene-debt = { $player } owes { $number } Lucre
scene-secrets = { $effect }: { $number ->
    [one] 1 secret
   *[other] { $number } secrets
}
scene-held = { $number } of { $player }: { $keeping }
scene-known-card = You know this card in that hand.
scene-shown-card = Everybody knows this card.
scene-kept-by = Kept by { $effect }
scene-kept-hidden = { $effect }: a hidden card

## Cards

scene-hand = Your hand · { $number }
scene-wild-flare = WILD { $wild }
    SUPER { $super }
scene-super-flare = SUPER { $super }
    WILD { $wild }
scene-wild = Wild: { $effect }
scene-super = Super: { $effect }
scene-options = To choose from
scene-in-use = In use
scene-played-by = played by { $player }
scene-used-by = used by { $player }

## Deals

scene-deal = Proposal
scene-deal-open = Nothing yet.
scene-deal-and = { $first } { $second }
scene-list = { $first }, { $second }
scene-proposed-by = proposed by { $player }
scene-deal-base = { $player } gets a base on { $place }{ $handed ->
    [0] , shared.
   *[other] ; the owner leaves it.
}
scene-deal-cards = { $player } gets: { $cards }.
scene-deal-wants = { $player } gets { $number ->
    [one] 1 card
   *[other] { $number } cards
} { $random ->
    [0] of the giver's choice.
   *[other] at random.
}
scene-deal-pays = { $player } pays { $number } Lucre.
scene-deal-frees = { $player } gets { $number ->
    [one] 1 token
   *[other] { $number } tokens
} back from the Warp.
