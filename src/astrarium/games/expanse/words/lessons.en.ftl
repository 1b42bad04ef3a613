# What the guide of each lesson says. An empty line begins a new page.

lesson-first-title = First game
lesson-first-take =
    Humanity lives on Earth, on Mars and in the Belt, and something alien has been found. You lead the United Nations; Mars is played by a bot.

    The goal: the most Control Points (CP) at the end. You start with 10, and you also pay with them.
    Most CP come from Bases. Whoever has the most Influence on a Base scores it, but only in a Scoring turn.

    A turn is short: take one of the five cards on the track, then use it. The oldest card is free; the fresh ones cost 1 or 2 CP.
    Take Antony Dresden: 1 CP, and it brings 4 action points.
lesson-first-take-why = Its 4 action points are a good start.
lesson-first-points =
    Every card can be used in one of two ways: its action points (AP), or its Event. Not both.
    Use the points. Once they are spent, the Event would be offered to Mars, if the card showed the sign of Mars. This one does not.
lesson-first-points-why = With points you see the three basic actions at once.
lesson-first-influence =
    4 points, 1 for each action. The first action is Influence: a cube on a Base, if one of your fleets is in the Orbit above it.
    You have a fleet at Ceres, and nobody is on that Base yet. Click Ceres on the map, or its button.
lesson-first-influence-why = On Ceres a single cube already leads.
lesson-first-cube =
    The United Nations have two kinds of cubes. Diplomats will count double later, once you own a certain Technology; until then both count 1. You have only three of them: place a normal cube.
lesson-first-cube-why = The three Diplomats are worth more later.
lesson-first-second =
    3 points left. Another cube, on Eurasia: the more cubes, the harder it is to push you out.
lesson-first-second-why = Eurasia is home, and Mars will come.
lesson-first-second-cube =
    A normal one again.
lesson-first-second-cube-why = Keep the Diplomats.
lesson-first-move =
    The second action is Move: a group of your fleets goes to another Orbit, in the same Zone or the next one.
    Nobody is at Eros. Start from Earth Orbit, where you have two fleets.
lesson-first-move-why = Where you have no fleet you cannot place Influence.
lesson-first-how-many =
    One fleet goes, one stays and guards Earth: whoever has more fleets than anybody else in an Orbit has Orbital Control, which counts like one more cube on each of its Bases where you have a cube.
lesson-first-how-many-why = Without a fleet you would lose the control of Earth Orbit.
lesson-first-where =
    These Orbits are within reach. Eros, please: you will be alone there.
lesson-first-where-why = At Eros nobody can dispute your lead.
lesson-first-last =
    The last point: now that a fleet is there, put a cube on Eros.
lesson-first-last-why = Alone with a fleet and a cube: that Base is yours.
lesson-first-last-cube =
    Once the points are spent your turn is over. The track slides to the left, a new card comes in, and Mars plays.
lesson-first-last-cube-why = Keep the Diplomats.
lesson-first-mars =
    Mars takes the free card, Voices of Eros, and uses its Event: three cubes on Bases in different Zones. An Event needs no fleets.
lesson-first-event =
    Mars now sits on Africa, Ceres and Rhea too. On Ceres you tie, and a tie for the first place is worth little.
    Your turn. Destruction of Deimos shows only your sign. It costs 1 CP, and its Event hurts Mars at home.
lesson-first-event-why = This Event suits nobody better than you.
lesson-first-resolve =
    The card shows your sign, so its Event is open to you: now, or kept for later for 1 more CP. Resolve it.
lesson-first-resolve-why = Mars is weak at home just now.
lesson-first-place =
    Both Mars Bases have lost their cube. The Event also gives you a cube on Earth: Eurasia.
lesson-first-place-why = On Africa you already lead thanks to your fleet.
lesson-first-diplomat =
    Here a Diplomat is well placed: nobody disturbs Eurasia, and one day it counts double.
lesson-first-diplomat-why = A Diplomat is safest at home.
lesson-first-black-ops =
    Mars takes Black Ops Team, and this time the action points. Watch: four cubes. But the card shows your sign too…
lesson-first-offer =
    This is the heart of the game: whoever takes a card for its points gives its Event away. Mars used the points, so the Event is offered to you, although it is not your turn and costs nothing.
    Up to three Bases, each in another Zone, lose a cube. Resolve it.
lesson-first-offer-why = A free Event against Mars: take it.
lesson-first-first-target =
    First Ceres, in the Belt, where you tie.
lesson-first-first-target-why = Breaking a tie is worth most.
lesson-first-whose =
    Both of you have a cube there. Yours should stay.
lesson-first-whose-why = You would remove your own cube.
lesson-first-second-target =
    Next Africa, in the Inner Planets.
lesson-first-second-target-why = One Base in each Zone, and on Africa Mars stands beside you.
lesson-first-whose-again =
    The cube of Mars again.
lesson-first-whose-again-why = You would remove your own cube.
lesson-first-third-target =
    The third one far out: Titan, of the Saturn Zone. There only Mars has a cube, so nobody asks whose.
lesson-first-third-target-why = On Titan Mars would score alone.
lesson-first-scoring =
    Look at the track: a Scoring card is free. Whoever takes it decides when everybody scores, and which Sector counts more. You lead on several Bases: take it now.
lesson-first-scoring-why = It is good to score while you lead.
lesson-first-sector =
    In secret you pick the Bonus Sector: there the first place on a Base gives 2 CP and the second 1, elsewhere the first gives 1.
    In the Belt you lead on Ceres and Eros, and Mars has nothing. The Belt!
lesson-first-sector-why = Elsewhere Mars would profit as much as you.
lesson-first-end =
    That is the game: a card, points or Event, and the right moment to score. After each Scoring turn everybody gets a Technology, and the Rocinante goes to whoever is behind: it counts as a fleet, and its crew helps in Scoring turns.

    When the sixth Scoring card appears, the final scoring follows at once, where every Base counts 5, 3 and 1. Play on as you like: Hint (H) tells what a bot would do, Rules (R) what is written.
