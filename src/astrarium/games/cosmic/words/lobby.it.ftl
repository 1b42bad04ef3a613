# Ciò che si dice intorno al tavolo: sulla prima pagina, in un replay, dopo la fine.

lobby-pitch = Ogni giocatore è un alieno con un Potere che infrange le regole. Sfida, alleati, bluffa e tratta finché qualcuno ha cinque basi su pianeti altrui.
lobby-length = 20 min contro i bot, da 60 a 90 con gli amici

lobby-option-colours = Colori
lobby-value-colours-drawn = Sorteggiati
lobby-value-colours-chosen = Scelti dai giocatori
lobby-option-flares = Flare
lobby-value-flares-triple = Tre per giocatore
lobby-value-flares-fixed20 = Venti in tutto
lobby-option-target_any_occupant = Si può sfidare chiunque sia sul pianeta bersaglio
lobby-value-target_any_occupant-off = No
lobby-value-target_any_occupant-on = Sì
lobby-option-mce_challenge = Altre 54 carte Challenge
lobby-value-mce_challenge-off = No
lobby-value-mce_challenge-on = Sì
lobby-option-mce_edicts = Altri Edict
lobby-value-mce_edicts-off = No
lobby-value-mce_edicts-on = Sì
lobby-option-mce_powers = Poteri
lobby-value-mce_powers-off = I 48 del gioco base
lobby-value-mce_powers-on = Tutti e 102
lobby-option-kickers = Kicker
lobby-value-kickers-off = No
lobby-value-kickers-on = Sì
lobby-option-reinforcements = Reinforcement
lobby-value-reinforcements-off = No
lobby-value-reinforcements-on = Sì
lobby-option-colourless = Coni incolori
lobby-value-colourless-off = No
lobby-value-colourless-on = Sì
lobby-option-comets = Comet
lobby-value-comets-off = No
lobby-value-comets-on = Sì
lobby-option-special_refresh = Quando si rimescola il mazzo Destiny si sostituiscono
lobby-value-special_refresh-last = L'ultima carta speciale uscita
lobby-value-special_refresh-all = Tutte le carte speciali
lobby-option-reverse_hexes = Lato inverso dei sistemi
lobby-value-reverse_hexes-none = Per nessuno
lobby-value-reverse_hexes-all = Per tutti
lobby-option-reverse_warp = Lato inverso del Warp, con il limbo
lobby-value-reverse_warp-off = No
lobby-value-reverse_warp-on = Sì
lobby-option-lucre = Lucre
lobby-value-lucre-off = No
lobby-value-lucre-on = Sì
lobby-option-skip_turn = Si può saltare il turno per una nuova mano
lobby-value-skip_turn-off = No
lobby-value-skip_turn-on = Sì
lobby-option-moons = Lune
lobby-value-moons-none = Nessuna
lobby-value-moons-all = Tutte e 48
lobby-option-powers = Chi ha quale Potere
lobby-value-powers-dealt = Assegnati a caso
lobby-value-powers-none = Nessun Potere
lobby-option-excluded = Poteri lasciati nella scatola
lobby-value-excluded-none = Nessuno

## What lies face down

replay-hidden-deck = Mazzo Challenge, dalla cima
replay-hidden-destiny = Mazzo Destiny, dalla cima
replay-hidden-unused_flares = Flare rimasti nella scatola
replay-hidden-unused_specials = Carte Destiny speciali rimaste nella scatola
replay-hidden-ship_cards = Carte Destiny di Worldships
replay-hidden-unused_moons = Lune rimaste nella scatola

## Sets of which any part may be taken

lobby-word-moons-quarter = Quarto
lobby-word-moons-half = Mezza
lobby-word-moons-full = Piena
lobby-word-moons-cheese = Formaggio

## What a hint counts; what has no name here is bookkeeping

count-score = basi esterne
count-home = basi nel proprio sistema
count-tokens = segnalini liberi
count-warp = segnalini nel Warp
count-captive = segnalini prigionieri
count-out = segnalini fuori dal gioco
count-hand = carte in mano
count-lucre = Lucre
count-powers = poteri in uso

## Tavoli pronti

lobby-preset-first-means = Un potere a testa e nulla dell’espansione; i bot sono facili.
lobby-preset-everything-means = Kicker, rinforzi, Lucre, lune, esagoni inversi e tutto il resto insieme: il caos.
