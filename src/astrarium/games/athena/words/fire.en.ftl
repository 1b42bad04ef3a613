# The Fire Phase, armed locations.

ask-ask-smoke = You are about to suffer: { $blow }. Use a Smoke Screen?
blow-ambush = Ambush of { $enemy }
blow-unknown = a hit
ask-ambush-choice = Ambush of { $enemy }: what do you suffer?
option-hurt = { $amount } damage { $area }
option-hurt-alert = { $amount } damage { $area }, and 1 alert
option-exhaust = { $card } is exhausted
option-give = Give 1 { $item }
option-weapon = { $weapon } (1 { $item })
option-weapon-or-free = { $weapon } (1 { $item }, or free with { $ability })
option-weapon-free = { $weapon } (free with { $ability })
ask-fire-turn = Convoy Fire: choose a target, or be done.
ask-pick-weapon = { $turret ->
    [nothing] { $enemy }
   *[other] { $turret }
}: with which weapon do you fire?
ask-pay-shot = { $weapon }: how is the shot paid?
ask-ask-gunner = { $amount } damage: does the Gunner add 1?
ask-throw-grenade = At whom do you throw the Grenade?
ask-take-loot = Loot: { $card }. Take it, or leave it and have your share?
ask-fire-location = The weapon of this place: at whom do you fire?
refused-no-weapon = No weapon is left that works, was not used and can be paid.
refused-no-place = There is no place for it in your convoy.
note-outcome = Outcome card { $outcome } is turned over.
note-result = Its row for a weapon of value { $value }: { $amount ->
    [-1] jam
    [0] miss
   *[other] { $amount } damage
}.
note-red-mark = The red mark on the next Outcome card: { $area }.
note-outcomes-shuffled = All Outcome cards are shuffled into a new deck.
note-enemy-arrives = { $enemy } comes to { $region }.
note-exhausted = { $player }: { $card } goes to the Exhausted Zone.
note-turret-fires = { $turret } fires.
note-turret-falls = { $player } destroys { $turret }.
note-withstands = { $turret } withstands { $amount } damage.
note-hits = { $player } hits { $enemy }: { $amount } damage, { $total } of { $most }.
note-bounces = { $player } hits { $enemy } without doing damage.
note-targets = { $player } places a Target counter on { $enemy }.
note-target-back = { $player } gets a Target counter back.
note-misses = { $player } misses with { $weapon }.
note-jams = { $player }: { $weapon } jams.
note-location-misses = The weapon of { $card } misses.
note-location-jams = The weapon of { $card } jams for good.
note-destroys = { $player } destroys { $enemy }.
note-loot = Loot: { $card }.
note-takes-loot = { $player } takes the Loot: { $card }.
note-leaves-loot = { $player } leaves the Loot: { $card }.
note-loot-to-box = Nobody takes { $card }: it goes to the box.
note-enemy-fires = { $enemy } fires.
