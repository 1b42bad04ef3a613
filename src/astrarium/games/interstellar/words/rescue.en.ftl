# Starship Interstellar: the Salvation actions.

ask-build = Which mechanism do you build?
ask-lower-cube = { $mechanism }: for which cube does the next lower colour pay?
ask-save = Whom do you save? A cube of that colour or a higher one pays.
ask-save-second = Cryo Logistics: do you save a second component?
ask-provide = Which office does your scientist take? You gain the bonuses from the left up to it.
ask-bonus-planet = { $bonus } { $amount }: on which of your planets?
ask-choose-track = On which leader track do you advance?
ask-explore = Where does your satellite go, for { $price } fuel?
ask-move-government = Where does the Government's satellite go?

note-builds = { $player } builds { $mechanism }.
note-saves = { $player } saves { $humanity }.
note-takes-office = { $player } takes the office in { $office }.
note-office-gives = Bonus of { $office }.
note-lobbying-gives = Lobbying: the bonus of { $office }, too.
note-explores = { $player }'s satellite goes to { $space } for { $fuel } fuel.
note-stays = { $player }'s satellite stays in the wormhole.
note-government-explores = { $player } sends the Government's satellite to { $space }.
note-government-stays = { $player } leaves the Government's satellite where it is.
note-drifts = Nobody governs: the Government's satellite goes to { $space }.
note-discovered = Discovered at { $space }: { $discovery }.
note-reaches-trappist = { $player }'s satellite reaches Trappist as number { $number }.
note-government-arrives = The Government's satellite reaches Trappist as number { $number }.
