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
note-takes-office = { $player } takes an office: { $office }.
note-explores = { $player }'s satellite goes to { $space } for { $fuel } fuel.
note-government-explores = The Government's satellite goes to { $space }.
note-discovered = Discovered at { $space }: { $discovery }.
note-reaches-trappist = { $player } reaches Trappist as number { $number }.
