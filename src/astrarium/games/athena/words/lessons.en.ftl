# What the guide of each lesson says. An empty line begins a new page.

lesson-first-title = First game
lesson-first-blue =
    The winter does not end. A last icebreaker, the Aurora, sails along the coast, and whoever wants to live drives there: a truck, some trailers, a handful of people. You are Red; Blue is a bot.

    The goal: the most fame at the end, after six rounds at the latest or when a convoy meets the Aurora. Fame comes from the way you have driven, from enemies, and at the Aurora from every healthy survivor.

    A round has five phases: explore, rest, drive, fire, end of the round. First everybody explores in turn. Watch Blue.
lesson-first-explore =
    Your turn. Five sites lie open, each needs survivors of a certain value and gives something. Site 2 has a trailer: more room for what you find.
lesson-first-explore-why = Your convoy is almost full; a trailer helps for the whole game.
lesson-first-leader =
    Who goes? Send the Leader: whoever has done something rests afterwards, and the Leader recovers sooner than others.
lesson-first-leader-why = The Leader goes to the Rest Zone, others to the Exhausted Zone.
lesson-first-nobody-else =
    The Leader is enough here. Keep the Co-Pilot for another site.
lesson-first-nobody-else-why = Two people at one site are one site less.
lesson-first-append =
    A trailer goes behind the last vehicle, as long as the truck can pull it. Each of its boxes holds something, or is damaged one day.
lesson-first-append-why = Replacing your container would win no room.
lesson-first-recruit =
    Your Co-Pilot is still active. At site 1 a Hermit waits, who would join you: one more pair of hands in every round.
lesson-first-recruit-why = A survivor early is worth more than goods.
lesson-first-rest =
    The Rest phase. Exhausted people need a round more, unless they are fed: spend 1 food on the Co-Pilot, and he is active again in the next round.
lesson-first-rest-why = Food is for just this.
lesson-first-move =
    The Movement phase. 1 fuel drives as far as your truck goes; the Co-Pilot adds 1. Whoever is ahead gets more fame, but is also the first to meet enemies. Drive.
lesson-first-move-why = The Aurora does not wait.
lesson-first-step =
    Space by space. On to space 2.
lesson-first-step-why = There is something on space 2.
lesson-first-stop =
    A Special Waypoint lies here, and only whoever stops on it may take it. Stop.
lesson-first-stop-why = One space more or less does not matter yet.
lesson-first-take =
    Lost Luggage: an Object, kept secret until it is used. An unused one is worth 1 fame at the end. Take it.
lesson-first-take-why = You have room for it.
lesson-first-blue-drives =
    Blue drives one space farther and is now ahead. Then the Fire phase: the enemies that lie at the sites come to the region of whoever leads.
lesson-first-ambush =
    Wolf Riders! Their ambush hits every convoy in the Valley: 1 damage in your first column, the truck. A damaged box cannot be used, and what lies in it is lost. The weapon needs ammo that you do not want to waste now: put it there.
lesson-first-ambush-why = A person or goods would be lost for good, the weapon can be repaired.
lesson-first-enemy-fire =
    Then they fire. A card tells where: on the vehicle of your third column, the new trailer. Choose the box in the middle.
lesson-first-enemy-fire-why = The other boxes hold more kinds of things that you need.
lesson-first-second-round =
    The Aurora sails on to its second mooring, and the second round begins. Now you are behind, and whoever is behind explores first. To site 1, the Abandoned Store.
lesson-first-second-round-why = It has goods, and beside it lies a repair.
lesson-first-leader-again =
    The Leader again: value 2, and 1 is needed.
lesson-first-leader-again-why = He is back sooner than the others.
lesson-first-alone =
    Alone.
lesson-first-alone-why = The others have work of their own.
lesson-first-bonus =
    The site also offers a bonus action, and you may do both. First the repair: remove 1 damage.
lesson-first-bonus-why = Both are free, in any order.
lesson-first-repair =
    The weapon: with it you can fire back.
lesson-first-repair-why = Enemies who are hit give fame.
lesson-first-use =
    And now the store itself.
lesson-first-use-why = You would leave two items behind.
lesson-first-fuel =
    Up to two items. Fuel, for the road.
lesson-first-fuel-why = Without fuel the convoy stands still.
lesson-first-fuel-again =
    And one more fuel.
lesson-first-fuel-again-why = Two fuel are two more rounds of driving.
lesson-first-end =
    A round and a bit: explore, rest, drive, fire. Keep people fed, the convoy repaired, and the Aurora in sight: it moves on every round and waits for nobody.

    Play on as you like: Hint (H) tells what a bot would do, Rules (R) what is written.
