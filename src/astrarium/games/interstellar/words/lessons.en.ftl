# What the guide of each lesson says. An empty line begins a new page.

lesson-first-title = First game
lesson-first-travel =
    The Sun is dying. Corporations exploit the planets, build a ship to the stars and save what they can of humanity. You lead one of them; the other is a bot.

    The goal: the most prestige at the end. It comes from parts of the ship, people saved, offices in the Government, discoveries.
    The game ends when the Sun has burnt out, or earlier, when two of three great works are done.

    A round has three phases: Action (get resources), Salvation (turn them into prestige), Government (the round is settled).
    In the Action phase players take turns and play one action token each. You have five. Play Travel.
lesson-first-travel-why = Without a base on a planet there is nothing to produce.
lesson-first-mars =
    Your Explorer flies from Earth. The price is 1 for the take-off and 1 for each orbit and quadrant that it crosses. Mars is near and good for a start.
lesson-first-mars-why = What is farther is richer, but the way back costs as much.
lesson-first-load =
    Fuel can be loaded on Earth only, so think of the way home: 3 to get there, and about as much to come back. Planets move, so take one more. Load 7.
lesson-first-load-why = Each missing fuel costs 2 prestige.
lesson-first-found =
    On arrival you may found a base. Yes: from now on this planet works for you.
lesson-first-found-why = That is what you came for.
lesson-first-deposit =
    You have surveyed a deposit. Another look would cost 2 fuel. Take this one: it puts cubes into the deposit and gives you three yellow cubes at once.
lesson-first-deposit-why = The fuel is needed for the way home.
lesson-first-brown =
    Now the other corporation. It flies to Neptune, far out, where cubes are worth more, and pays the missing fuel with prestige.
lesson-first-research =
    With cubes you can research. Play Technological Research.
lesson-first-research-why = A technology helps more the earlier it comes.
lesson-first-ion =
    A first level costs one cube and one scientist, who stays with it. Ion Drive makes every flight 1 fuel cheaper, from now to the end.
lesson-first-ion-why = You will fly often.
lesson-first-earth =
    Earth Production gives 4 fuel, in every round.
lesson-first-earth-why = Without fuel nothing moves.
lesson-first-market =
    The Market buys and sells cubes for fuel. Play it.
lesson-first-market-why = A red cube is what you lack.
lesson-first-buy =
    You have fuel, so buy.
lesson-first-buy-why = Your yellow cubes are needed in the next phase.
lesson-first-red =
    A cube costs its value and 2 more: red (1) costs 3, purple (5) costs 7. The cheap one will do.
lesson-first-red-why = Each colour has its use, but fuel is short.
lesson-first-pass =
    Pass. Each token that is still in your hand turns the pass token one face, and so does each further turn of the others: what it shows at the end of the phase is yours.
    Passing also decides who begins in the next phase.
lesson-first-pass-why = Solar Exploitation would bring the end of the Sun nearer.
lesson-first-salvation =
    The Salvation phase. The same tokens again, but each of them now means one of four other actions; the one that is printed on it gives 1 prestige more. The other player begins.
lesson-first-token =
    Your turn. The Research token highlights the Government, so play it for that.
lesson-first-token-why = The highlighted action gives 1 prestige more.
lesson-first-government =
    Provide a Component to the Government: one of your scientists takes an office.
lesson-first-government-why = It is the action that this token highlights.
lesson-first-office =
    You get the bonuses of all offices from the left up to yours. Position 4 gives fuel, a drill, prestige and an ARS: just what your base on Mars lacks. And you lead the Government, for now.
lesson-first-office-why = A drill and an ARS make Mars work.
lesson-first-drill =
    The drill brings cubes from the deposit to the warehouse of the base…
lesson-first-drill-why = More is better.
lesson-first-ars =
    …and the ARS from there to your reserve, without a flight. So a base needs both.
lesson-first-ars-why = In the reserve you can spend it.
lesson-first-humanity-token =
    Next the Market token: it highlights Save Humanity.
lesson-first-humanity-token-why = 1 prestige more.
lesson-first-humanity =
    Save Humanity.
lesson-first-humanity-why = The highlighted action again.
lesson-first-yellow =
    One yellow cube saves a yellow component: people of value 2, so 2 reputation. At the end of each round reputation pays prestige, or costs it.
    You also go one step up as a Humanity Leader.
lesson-first-yellow-why = The higher the value, the more reputation.
lesson-first-satellite-token =
    One more: the Travel token, for your satellite.
lesson-first-satellite-token-why = It highlights Satellite Exploration.
lesson-first-satellite =
    Satellite Exploration: the way to Trappist, the new home.
lesson-first-satellite-why = The highlighted action again.
lesson-first-space =
    The satellite goes one column to the right, over a space that nobody has seen: discoveries give reputation or prestige. Column 1, row 3.
lesson-first-space-why = Whoever comes first makes the discovery.
lesson-first-salvation-pass =
    Keep your last cubes and pass; one token is left, so the pass token turns. Then comes the Government phase, which plays itself: whoever leads the Government, Brown this time, gets something for everything that is done there.
lesson-first-salvation-pass-why = What you keep now builds something next round.
lesson-first-end =
    A whole round: the Sun has advanced, an event has happened, projects and market have changed, planets have moved. The next round begins; your token of Mars is now among your actions.

    Play on as you like: Hint (H) tells what a bot would do, Rules (R) what is written.
