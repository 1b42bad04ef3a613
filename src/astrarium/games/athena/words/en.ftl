# Last Aurora and Project Athena: what the rules say to people. Names of components are in the toml files.

## Things to do

do-done = Done
do-use_card = Use the card
do-fire = Fire the weapon (1 ammo)
do-append = Behind the last vehicle
do-discard_half = Discard a half battery
do-turn_full = Turn a full battery to half
do-move = Move
do-stay = Stay
do-dig = Dig: 2 more movement
do-take = Take it
do-leave = Leave it
do-damage = Take the damage
do-alert = Raise the alert

option-stop = Stop
option-stop-here = Stop here
option-none = None
option-no-mine = No mine
option-for-half = { $thing } (half a battery)
option-fame-spent = { $deal } (1 damage instead of fame)
option-space = { $space }: { $costs }
cost-avalanche = avalanche, 1 ammo or { $movement } movement
cost-contamination = { $number } contamination
cost-mine = mine, { $damage } damage

## Places

space-main = space { $number } ({ $region })
space-shortcut = shortcut beside space { $number } ({ $region })

## Set-up and rounds

note-begins = The game begins: { $map }.
note-placed = { $player } begins in slot { $slot } of the Turn Order table.
note-round = Round { $round } begins.
note-phase = Phase: { $phase }.
note-order-of-two = Turn order from the front: { $first }, { $second }.
note-order-of-three = Turn order from the front: { $first }, { $second }, { $third }.
note-order-of-four = Turn order from the front: { $first }, { $second }, { $third }, { $fourth }.

## Cargo

ask-overflow = Your convoy has no room for everything: what do you discard?
ask-spend-half = Pay half a battery: discard a half one, or turn a full one?
ask-offer-gain = Gain: { $item }. Do you take it?
note-gains = { $player } gains: { $item }.
note-refuses = { $player } refuses: { $item }.
note-finds-none = { $player } should gain { $item }, but the reserve is empty.
note-discards = { $player } discards: { $item }.
note-spends = { $player } spends: { $item }.
note-turns-battery = { $player } turns a full battery to its half side.
note-draws-object = { $player } draws an Object: { $object }.
note-draws-secretly = { $player } draws an Object.
note-sees-object = You drew: { $object }.
note-no-object = { $player } should draw an Object, but no token or card is left.
note-objects-shuffled = The discarded Objects are shuffled into a new deck.
note-drops-object = { $player } discards an Object: { $object }.
note-uses-object = { $player } uses an Object: { $object }.

## The convoy

ask-mount = { $card }: where does it go?
option-instead = Instead of { $card }
option-instead-losing = Instead of { $card }; { $device } is lost
option-on = On { $card }
option-on-instead = On { $card }, instead of { $device }
ask-drop-trailer = Your truck cannot pull so many trailers: which one do you leave?
ask-place-damage = One damage { $area }: on which box?
ask-repair = Remove damage: from which box?{ $begun ->
    [0] {""}
   *[other] {" "}You may stop.
}
note-mounts = { $player } adds to the convoy: { $card }.
note-loses-card = { $card } leaves the convoy of { $player }.
note-struck = { $player } takes { $amount } damage { $area }.
note-too-quiet = { $player }: no damage at alert level { $level }.
note-damaged = { $player }: damage on { $box }.
note-damage-ignored = { $player }: { $amount } damage has no place and is ignored.
note-repaired = { $player }: repaired { $box }.

## Survivors

ask-contaminate = One contamination counter: on which survivor?
ask-pay-contamination = The price is one contamination counter: on which survivor?
ask-contaminate-one = { $card } is contaminated, unless you use a Hazmat Suit.
ask-wear-suit = Who wears the Hazmat Suit?
ask-heal = Remove contamination: from whom?{ $begun ->
    [0] {""}
   *[other] {" "}You may stop.
}
note-recruits = { $player } recruits: { $card }.
note-leaves-behind = { $player } leaves { $card } behind.
note-contaminated = { $player }: contamination on { $card }.
note-protected = { $player }: { $card } wears a Hazmat Suit and gets no contamination this phase.
note-no-contamination = { $player }: no contamination, thanks to { $ability }.
note-no-counter = { $player }: no contamination counter is left, so none is placed.
note-dies = { $player }: { $card } dies.
note-healed = { $player }: contamination removed from { $card }.
note-fed = { $player }: { $card } is fed and goes to the Rest Zone.
note-returns = { $player }: { $card } goes to the Rest Zone.
note-shifts = { $player }: the zones shift; { $woken } to the Active Zone, { $resting } to the Rest Zone.
note-uses-ability = { $player } uses an ability: { $ability }.
note-helps = { $player }: { $ability } helps.
note-uses-box = { $player } uses a special box: { $special }.

## Fame and alert

note-fame-up = { $player }: { $amount } fame more.
note-fame-full = { $player }: { $amount } fame beyond the end of the track is lost.
note-fame-down = { $player }: { $amount } fame less.
note-fame-spent = { $player } has no fame to lose and takes 1 damage instead.
note-alert-up = { $player }: alert level { $level }.
note-alert-down = { $player }: alert level { $level }.

## The Exploration Zone

note-revealed = { $card } on { $site }.
note-happens = Event: { $card }.
note-quakes = The red mark says where: { $area }.
note-whiteout-ends = The Whiteout is over.
note-blizzard-ends = The Blizzard is over.

## Exploration

ask-explore = Send survivors to a site, or pass and be out for this phase.
ask-first-survivor = A value of { $value } is needed at { $site }: who goes?
ask-second-survivor = A value of { $value } is needed at { $site }: who goes along?
ask-strengthen = { $missing ->
    [one] 1 value is missing: what adds to it?
   *[other] { $missing } value are missing: what adds to it?
}
ask-act = At { $site }: use the card, a bonus action, or both.
option-site = { $site }: { $card }
option-survivor = { $card }, value { $value }
option-gather = Gather: { $card }
option-gather-contaminated = Gather: { $card } (then 1 contamination each for those taking part)
option-recruit = Recruit: { $card }
option-mount = Add to the convoy: { $card }
option-nobody-else = Nobody else
option-nobody-else-yet = Nobody else; { $missing ->
    [one] 1 value is missing and must be paid for
   *[other] { $missing } value are missing and must be paid for
}
ask-call-off = The radio: which card is discarded and replaced?
ask-gather = { $left ->
    [one] Gather: take 1 more item, or stop.
   *[other] Gather: take up to { $left } items, or stop.
}
ask-hand-over-any = Which resource do you give for the Object?
ask-trade-give = Trade: which resource do you give?
ask-trade-gain = { $item }: for which resource do you trade it?
ask-salvage = Which card of the discard pile joins your convoy?
refused-enemy = An Enemy lies there.
refused-too-weak = This site needs a value of { $value }; your active survivors reach { $most } at most.
refused-nothing-there = None of its actions is open to your survivors.
refused-cannot-pay = The price is { $price }: you cannot pay it.
refused-no-bonus-move = Your convoy cannot move now: that takes fuel, a driver and a way ahead.
refused-does-nothing = It would do nothing.
refused-no-use = The card is of no use to you now.
refused-no-seat = No seat of your convoy is left for another survivor.
refused-cannot-fire = The weapon is jammed, has no target in range, or you have no ammo.
refused-nobody-ill = None of your survivors is contaminated.
refused-same-type = Full and half batteries are of one type.
refused-colour = The card has an opponent's colour.
note-explores = { $player } explores { $site }: { $card }.
note-sends = { $player } sends { $card }.
note-emptied = { $card } is empty and is discarded.
note-passes = { $player } passes and is out for this phase.
note-chooses = { $player } chooses: { $deal }.
note-uses-bonus = { $player } uses a bonus action: { $deal }.
note-salvages = { $player } takes { $card } from the discard pile.
note-calls-off = { $player } has { $card } discarded by radio.

## Objects at menus

ask-eat-ration = MRE: who goes straight to the Active Zone?
ask-decontaminate = Decontamination IV: who is freed of all contamination?
ask-jam-frequency = Frequency Jammer: spend half a battery to lose 2 alert instead of 1?
ask-copy-ability = The Mimic Android: whose ability does it copy for this phase, for half a battery?
note-revived = { $player }: { $card } goes to the Active Zone.
note-copies = { $player }: the Mimic Android copies { $card }.

## Rest

ask-rest-menu = Rest: feed survivors, use abilities, boxes or objects. Then the zones shift.
option-feed = Feed { $card }
option-feed-battery = Feed { $card } (half a battery)
option-feed-either = Feed { $card } (1 food or half a battery)
ask-feed = { $card }: fed with what?
ask-feed-free = The Cook feeds one survivor without food: whom?
ask-feed-from-kitchen = The Field Kitchen feeds one more: whom?
refused-no-food = You have no food.
refused-no-battery = Androids eat half batteries; you have none.

## Movement

ask-move-start = Move your convoy ({ $movement } movement for 1 fuel), or stay?
ask-burn = { $special }: what do you burn for 1 more movement?{ $begun ->
    [0] {""}
   *[other] {" "}You may stop.
}
ask-pay-fuel = Pay for the movement with fuel or with a full battery?
ask-move-step = { $movement ->
    [one] 1 movement left: where to?
   *[other] { $movement } movement left: where to?
}
ask-clear-avalanche = An avalanche on { $space }: spend ammo, or dig?
ask-take-waypoint = { $waypoint }: { $items }.{ $price ->
    [0] {""}
   *[other] {" "}That costs 1 contamination counter.
} Do you take it?
ask-lay-mine = Lay a mine on a space you passed, or pass.
refused-at-aurora = You stand at the Aurora and move no more.
refused-no-driver = No survivor can sit on the truck.
refused-no-fuel = You have no fuel.
refused-no-way = There is no space you can enter.
note-stays = { $player } chooses to stay.
note-at-aurora = { $player } waits at the Aurora.
note-no-driver = { $player } cannot move: no driver.
note-no-fuel = { $player } cannot move: no fuel.
note-no-way = { $player } cannot move: no space ahead can be entered.
note-sets-out = { $player } sets out with { $movement } movement.
note-drives = { $player } drives to { $space }.
note-cannot-enter = { $player } can no longer enter { $space }.
note-clears = { $player } blows the avalanche on { $space } away.
note-digs = { $player } digs through the avalanche on { $space }: { $movement } movement.
note-ploughs = { $player } ploughs the avalanche on { $space } away.
note-takes-waypoint = { $player } takes a Special Waypoint: { $waypoint }.
note-takes-fixed = { $player } uses a fixed Special Waypoint: { $waypoint }.
note-collects = { $player } takes up in passing: { $waypoint }.
note-leaves-waypoint = { $player } leaves a Special Waypoint: { $waypoint }.
note-lays-mine = { $player } lays a mine on { $space }.
note-hits-mine = { $player } drives on a mine on { $space }.

## The Automa

note-automa-draws = The Automa draws card { $action }: { $site }, then to the { $arrow ->
    [1] right
   *[other] left
}; { $movement } movement, { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
}.
note-automa-takes = The Automa takes { $card } out of the zone.
note-actions-shuffled = The Automa's cards are shuffled again.
note-automa-rises = { $player } rises to level { $level }.
note-automa-idle = The Automa finds no card it could take.
note-automa-removes = The Automa removes a Special Waypoint: { $waypoint }.
note-automa-unhurt = { $player } is not hurt.

## The end

ask-end-of-round-turn = End of round: use your boxes or objects.
ask-charge-boxes = Spend half a battery on a charged box for 1 fame?
note-aurora-moves = The Aurora sails to mooring { $mooring }.
note-aurora-reached = The Aurora has been reached: the game is over.
note-aurora-leaves = The Aurora leaves without anybody: the game is over.
note-charges = { $player } charges a box for 1 fame.
note-fame-of-road = { $player }: { $amount } for the road.
note-fame-of-track = { $player }: { $amount } on the Fame track.
note-fame-of-turrets = { $player }: { $amount } for turrets.
note-fame-of-quiet = { $player }: { $amount } for a low alert level.
note-fame-of-objects = { $player }: { $amount } for Objects not used.
note-fame-of-boxes = { $player }: { $amount } for trophies and charged cores.
note-fame-of-cards = { $player }: { $amount } for cards without damage.
note-fame-of-levels = { $player }: { $amount } for levels.
note-fame-of-aurora = { $player }: { $amount } at the Aurora.
note-final-fame = { $player }: { $amount } fame in the end.
note-wins = { $player } wins with { $amount } fame.
note-wins-tie = { $player } wins the tie at { $amount } fame: the convoy is further ahead on the Turn Order table.
