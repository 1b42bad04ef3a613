# Cosmic Encounter: ciò che le regole dicono alle persone. I nomi dei componenti sono nei file toml; i giocatori si chiamano
# con il loro colore, al maschile e senza articolo: «Rosso attacca». I segnali (success, to_use...) valgono 0 o 1.

## Cose da fare

do-warp = Il Warp
do-cone = Nel cono
do-redraw = Pesca di nuovo
do-reserve = La riserva
do-star = La stella
do-challenge = Verifica la dichiarazione
do-deck = Una carta dal mazzo
do-none = Nessuno
do-offense = L'attacco
do-defense = La difesa
do-both = Entrambe le parti
do-accept = Accetta
do-refuse = Rifiuta
do-propose = Fai una proposta
do-break_off = Interrompi le trattative
do-shared = Condividete il pianeta
do-handed = Il pianeta viene ceduto
do-random = Pescate a caso
do-chosen = Scelte da chi le dà
do-plus = Somma
do-minus = Sottrai
do-odd = Dispari
do-even = Pari
do-stop = Fatto
do-tokens = Pedine
do-bases = Basi
do-invite = Invitare
do-ally = Allearsi
do-edict = Un Edict
do-flare = Un Flare
do-kicker = Un Kicker
do-power = Un Potere
do-compel = Imponi l'uso
do-forbid = Vieta l'uso
do-steer = Scegli al suo posto
do-aim = Punta il cono
do-source = Scegli le basi
do-attract = Attira
do-repel = Respingi
do-winner = Il vincitore
do-loser = Il perdente
do-clause_a = Due carte a caso
do-clause_b = Quattro carte a caso
do-clause_c = Una base
do-clause_d = Due carte a caso e una base
do-hull = Scafo: pedine
do-cargo = Carico: carte
do-charter = Patente: il Potere
do-left = A sinistra
do-right = A destra
do-land = Atterra
do-reward = Prendi le ricompense
do-deal = Fai un accordo
do-use = Usa il Potere
do-not_use = Non usare il Potere
do-keep = Tienila
do-discard = Scarta entrambe
do-concede = Concedi la vittoria
do-stack = Nella pila
do-lucre = Del Lucre

## Preparazione

ask-assign-stars = Quale dei tuoi due Poteri appartiene alla prima stella?
ask-take-colour = Quale colore prendi?{ $turned ->
    [0] {""}
   *[other] {" "}Il tuo sistema usa il lato inverso.
}
option-turned = { $colour }: { $hex }
ask-spread-tokens = Quante pedine vanno sul tuo { $slot ->
    [0] primo
    [1] secondo
    [2] terzo
    [3] quarto
    [4] quinto
   *[other] sesto
} pianeta?

## Il turno

ask-skip-turn = Salti tutto il turno per avere una nuova mano?
ask-retrieve = Riprendi una pedina dal Warp: su quale base? Oppure passa.{ $number ->
    [one] {""}
   *[other] {" "}Ancora { $number }.
}
ask-decide = Fai un'altra Challenge?
option-price = { $price } ({ $number } Lucre)
option-lift = Togli la maledizione { $curse }: { $number ->
    [one] 1 pedina va
   *[other] { $number } pedine vanno
} nel Warp
ask-buy = Compra qualcosa con il Lucre, oppure fermati.
ask-discard-choice = { $times ->
    [one] Scarta una carta dalla mano.
   *[other] Scarta { $times } carte dalla mano, una dopo l'altra.
}

## Effetti: se ne usa uno adesso? Ogni momento ha il suo nome.

ask-use = { $timing ->
    [0] Il tavolo è pronto
    [1] I Poteri sono assegnati
    [2] Le mani sono distribuite
    [3] Comincia il turno
    [4] Comincia una Challenge
    [5] All'attaccante serve una carta Challenge
    [6] L'attaccante può riprendere una pedina dal Warp
    [7] Sta per essere scoperta una carta Destiny
    [8] La carta Destiny è scoperta
    [9] Il difensore è noto
    [10] Al difensore serve una carta Challenge
    [11] Stanno per partire le pedine
    [12] Il cono è puntato
    [13] L'attaccante sta per invitare
    [14] Il difensore sta per invitare
    [15] Un giocatore sta per scegliere da che parte stare
    [16] Le alleanze sono fatte
    [17] Si possono giocare Kicker
    [18] Stanno per essere scelte le carte Challenge
    [19] Si scelgono le carte Challenge
    [20] Le due carte sono coperte
    [21] Le carte sono rivelate
    [22] Si contano i totali
    [23] Si possono giocare Reinforcement
    [24] Il vincitore è noto
    [25] Sta per cominciare una trattativa
    [26] La trattativa è finita
    [27] Stanno per andare perse delle pedine
    [28] Le pedine vincenti stanno per atterrare
    [29] Sta per essere presa la consolazione
    [30] Stanno per essere prese le ricompense
    [31] Si scartano le carte giocate
    [32] La Challenge finisce
    [33] Può seguire un'altra Challenge
    [34] Il turno finisce
    [35] Si sta usando un Potere
    [36] Si sta giocando una carta
    [37] Stanno per essere pescate carte
    [38] È stata scartata una carta
    [39] Delle carte passano di mano
    [40] Sta per essere pescata una nuova mano
    [41] Delle pedine stanno per finire nel Warp
    [42] Delle pedine lasciano il Warp
    [43] Delle pedine lasciano una base
    [44] È nata una nuova base
    [45] È stata persa una base
    [46] È stato perso un Potere
    [47] È stato acquisito un Potere
    [48] Una Luna è stata occupata
    [49] Una Luna è stata lasciata
    [50] È stato pagato del Lucre
    [51] È stato incassato del Lucre
    [52] Il mazzo è vuoto
    [53] Qualcuno ha appena deciso qualcosa
    [54] Qualcuno sta per vincere
   *[other] Un momento per agire
}: usa qualcosa, oppure passa.

## Domande di un effetto

ask-opening = Si apre una finestra: usa { $effect } prima che qualcuno agisca, oppure passa.
ask-question = { $effect }: scegli.
ask-ask-player = { $effect }: quale giocatore?
ask-ask-place = { $effect }: quale base o pianeta?
ask-ask-amount = { $effect }: quanti?
ask-ask-yes = { $effect }: sì o no?
ask-ask-way = { $effect }: quale di queste cose?
ask-ask-power = { $effect }: quale Potere?
ask-ask-name = { $effect }: che cosa nomini?
ask-ask-card = { $effect }: quale carta?
ask-ask-secret = { $effect }: scegli in segreto.
ask-ask-hidden = { $effect }: che cosa rispondi?
ask-weighed = Decidi di nuovo.
ask-named = { $effect }: quale giocatore o base?
ask-keep-down = { $effect }: tieni coperte le tue carte o le scopri?
ask-ask-aim = { $effect }: quale bersaglio dai al cono?
ask-star-of-moon = Per quale delle tue due stelle conta la { $place }?
ask-raise-stake = Il tuo bluff regge: giochi il tuo Flare prima che sia verificato, o passi?
ask-forfeit = Il bluff costa pedine: da quale base va persa la prossima? Ancora { $number }.
ask-more-cards = { $effect }: aggiungi un Attack, o niente.
ask-commit-spare = Da quale base viene la prossima pedina per { $side ->
    [attacco] l'attacco
   *[other] la difesa
}? Ancora { $number }.
ask-ask-everyone = { $effect }: quale carta scegli?
ask-ask-truth = { $effect }: rispondi sinceramente.
ask-add-tokens = Da quale base si unisce la prossima pedina { $side ->
    [attacco] all'attacco
   *[other] alla difesa
}? Ancora { $number }.
ask-retreat = Su quale base va la prossima pedina che è sul bersaglio? Ancora { $number }.
ask-rearrange = Quante pedine in più vanno su: { $place }?{ $rest ->
    [0] {""}
   *[other] {" "}Riceve il resto.
}
ask-pick-phantoms = Quale pedina va sulla stella? Ancora { $number }.

## Destiny e lancio

ask-wild-target = Un jolly: quale giocatore sfidi?
ask-own-colour = Il tuo colore: pesca di nuovo, scaccia un ospite o prendi un pianeta o una Luna senza nessuno.
ask-name-target = Punta il cono: quale pianeta o Luna è il bersaglio?
ask-name-defender = Chi sfidi fra quelli che sono sul pianeta?
ask-aim-at = Punta il cono: quale pianeta è il bersaglio?
ask-launch-number = Quante pedine lanci?
ask-occupy = Non c'è nessuno: con quante pedine lo prendi?
ask-commit = Da quale base viene la prossima pedina? Ancora { $number }.
ask-fetch = Da quale base di { $owner } viene la prossima pedina? Ancora { $number }.

## Alleanze

ask-invite = Inviti { $guest } { $side ->
    [attacco] all'attacco
   *[other] alla difesa
}?
ask-promise-lucre = Quanto Lucre prometti a { $guest } se si allea?
ask-join = Con chi ti schieri: attacco, difesa o nessuno?
ask-ally-number = Quante pedine impegni { $side ->
    [attacco] nell'attacco
   *[other] nella difesa
}?

## Carte

ask-bribe = Offri Lucre perché un Potere sia usato o no, oppure passa.
ask-bribe-terms = { $power } di { $receiver }: paghi perché sia usato, o perché non lo sia?
ask-bribe-amount = Quanto Lucre offri a { $receiver } per { $to_use ->
    [0] non usare
   *[other] usare
} { $power }?
ask-answer-bribe = { $proposer } offre { $amount } Lucre se { $to_use ->
    [0] non usi
   *[other] usi
} { $power }. Accetti?
ask-play-kicker = Gioca un Kicker coperto, oppure passa.
ask-select = Scegli la tua carta Challenge.
ask-reinforce = Gioca un Reinforcement, oppure passa.
ask-reinforce-side = { $card }: per quale parte?

## L'esito

ask-take-rewards = Ricompensa: una carta dal mazzo, o una pedina dal Warp su quale base? Ancora { $number }.
ask-bring-home = Su quale base torna la prossima pedina? Ancora { $number }.
ask-pick-losses = Da quale base { $owner } perde la prossima pedina? Ancora { $number }.
ask-found = Nuova base, { $place }: con quante pedine?
ask-gather = Nuova base, { $place }: da quale base viene la prossima pedina? Ancora { $number }.

## Accordi

ask-propose = Fai una proposta, rifiuta (tocca all'altro) o interrompi le trattative. { $number ->
    [0] Nessuna
    [1] Una
    [2] Due
    [3] Tre
    [4] Quattro
   *[other] Cinque
} su sei.
ask-term-base = Proposta: { $receiver } ottiene una base su quale pianeta di { $giver }? Passa: nessuna.
ask-term-handed = { $giver } e { $receiver } condividono il pianeta, o { $giver } lo lascia?
ask-term-cards = Proposta: quale carta dai? Se ne mostra solo il tipo.
ask-term-wants = Proposta: quante carte vuoi?
ask-term-way = Proposta: le carte si pescano a caso, o le sceglie chi le dà?
ask-term-lucre = Proposta: quanto Lucre paga { $receiver }?
ask-term-frees = Proposta: quante pedine dell'altro libera { $giver } dal Warp?
ask-answer-deal = { $proposer } propone un accordo: accetti, rifiuti o interrompi le trattative?
ask-give-chosen = Quale carta dai a { $receiver }? Ancora { $number }.
ask-propose-to-both = Proponi un accordo a tre, rifiuta (tocca al prossimo) o interrompi le trattative. { $number ->
    [0] Nessuna
    [1] Una
    [2] Due
    [3] Tre
    [4] Quattro
   *[other] Cinque
} su sei.
ask-term-of-three = Proposta, da { $giver } a { $receiver }: { $item ->
    [0] una base su quale pianeta? Passa: nessuna.
    [1] il pianeta si condivide o si cede?
    [2] quante carte?
    [3] pescate a caso o scelte da chi le dà?
    [4] quanto Lucre?
   *[other] quante pedine liberate dal Warp?
}
ask-cards-of-three = Proposta: quale carta dai a { $receiver }? Se ne mostra solo il tipo.
ask-answer-of-three = { $proposer } propone un accordo a tre: accetti, rifiuti o interrompi le trattative?

## Il registro

note-sits = Il posto { $number } gioca con questo colore: { $colour }
note-spreads = { $player } mette { $amount ->
    [one] 1 pedina
   *[other] { $amount } pedine
}: { $place }
note-assigns = { $player } assegna alla prima stella il Potere { $power }
note-placed = I sistemi sono pronti: 20 pedine a testa, quattro su ognuno di cinque pianeti, salvo quanto dice un lato inverso
note-hands-dealt = Ognuno riceve { $amount } carte
note-begins = { $player } comincia la partita
note-turn = È il turno di { $player }
note-challenge = { $player } comincia { $number ->
    [1] la prima Challenge
    [2] la seconda Challenge
   *[other] la Challenge { $number }
} del turno
note-extra = { $player } fa una Challenge aggiuntiva contro { $victim }
note-skips = { $player } salta il turno per avere una nuova mano
note-gets-power = { $player } ha il Potere { $power }
note-power-lost = { $player } ha troppo poche basi interne: perde il Potere { $power }
note-power-back = { $player } ha di nuovo abbastanza basi interne: riottiene il Potere { $power }
note-power-gone = { $player } non ha più il Potere { $power }
note-power-away = { $player } resta senza il Potere { $power } fino alla fine della Challenge
note-power-ends = { $player } aveva il Potere { $power } solo per questa Challenge
note-power-returns = { $player } ha di nuovo il Potere { $power }
note-decides = { $player } decide su { $effect }: { $answer }
note-uses = { $player } usa { $effect }
note-plays-card = { $player } gioca { $card }
note-plays-flare = { $player } gioca { $effect }
note-cancelled = { $effect } di { $player }: annullato
note-card-cancelled = { $card } di { $player }: carta annullata

note-draws = { $player } pesca { $amount ->
    [one] 1 carta
   *[other] { $amount } carte
}
note-gets = Ricevi { $card }
note-discards = { $player } scarta { $card }
note-refills = { $player } scarta { $amount ->
    [one] 1 carta
   *[other] { $amount } carte
} e pesca una nuova mano
note-shows-hand = { $player } mostra e scarta tutta la mano
note-takes = { $player } prende { $amount ->
    [one] 1 carta
   *[other] { $amount } carte
} da { $victim }
note-gives = { $receiver } riceve { $amount ->
    [one] 1 carta
   *[other] { $amount } carte
} da { $player }
note-takes-card = { $player } prende { $card }, scoperta
note-takes-discard = { $player } prende { $card } dagli scarti
note-gets-back = { $player } riprende { $amount ->
    [one] 1 carta
   *[other] { $amount } carte
}
note-sets-aside = { $player }: una carta della mano è messa da parte
note-shows = { $player } mostra { $card }
note-looks-at = { $player } guarda la mano di { $victim }
note-sees = Vedi nella mano di { $victim }: { $card }
note-reshuffled = Gli scarti si mescolano: nuovo mazzo
note-all-dealt = Tutte le mani vengono ridistribuite

note-consoled = { $player } ha diritto a { $amount ->
    [one] 1 carta
   *[other] { $amount } carte
} di consolazione da { $victim }
note-rewarded = { $player } prende { $amount ->
    [one] 1 ricompensa
   *[other] { $amount } ricompense
}
note-retrieves = { $player } riprende una pedina dal Warp: { $place }
note-frees = { $player } libera { $amount ->
    [one] 1 pedina
   *[other] { $amount } pedine
} dal Warp
note-into-cone = { $player }: { $amount ->
    [one] 1 pedina va
   *[other] { $amount } pedine vanno
} dal Warp nel cono
note-from-star = { $player }: { $amount ->
    [one] 1 fantasma lascia
   *[other] { $amount } fantasmi lasciano
} la stella
note-to-star = { $player }: { $amount ->
    [one] 1 pedina diventa un fantasma
   *[other] { $amount } pedine diventano fantasmi
} sulla stella
note-from-reserve = { $player } prende { $amount ->
    [one] 1 pedina
   *[other] { $amount } pedine
} dalla riserva
note-stands-in-warp = { $player } difende con { $amount ->
    [one] 1 pedina
   *[other] { $amount } pedine
} nel Warp
note-stays-in-warp = { $player }: { $amount ->
    [one] 1 pedina resta
   *[other] { $amount } pedine restano
} nel Warp
note-more-tokens = { $player } ha { $amount } pedine in più
note-retakes = { $player } riprende { $amount ->
    [one] 1 pedina
   *[other] { $amount } pedine
}
note-shares-fleet = Metà delle pedine di { $player }, ovunque siano, diventa di { $receiver }
note-destiny = { $player } scopre una carta Destiny: { $destiny }
note-redraws = { $player } pesca un'altra carta Destiny
note-defends = Il difensore è { $player }
note-aims = { $player } punta il cono: { $place }
note-launches = { $player } lancia { $amount ->
    [one] 1 pedina
   *[other] { $amount } pedine
}
note-takes-place = { $player } occupa { $place } con { $amount ->
    [one] 1 pedina
   *[other] { $amount } pedine
}
note-invites = { $player } invita { $guest }
note-allies = { $player } si allea con { $side ->
    [attacco] l'attacco
   *[other] la difesa
}: { $amount ->
    [one] 1 pedina
   *[other] { $amount } pedine
}
note-stays-out = { $player } resta fuori dalla Challenge
note-kicker = { $player } gioca un Kicker coperto
note-selects = { $player } ha scelto la carta
note-reveals = { $player } rivela { $card }
note-total = { $player } ha un totale di { $amount }
note-wins-challenge = { $player } vince la Challenge
note-both-lose = Perdono entrambe le parti: { $effect } di { $player }
note-proposes = { $player } fa una proposta
note-passes-on = { $player } non fa proposte
note-refuses = { $player } rifiuta
note-breaks-off = { $player } interrompe le trattative
note-deal-made = { $player } e { $opponent } fanno un accordo
note-deal-failed = { $player } e { $opponent } non trovano un accordo
note-aborted = La Challenge di { $player } è interrotta
note-loses = { $player } è sconfitto e perde { $amount ->
    [one] 1 pedina
   *[other] { $amount } pedine
} nel Warp
note-loses-by-deal = { $player } perde { $amount ->
    [one] 1 pedina
   *[other] { $amount } pedine
} nel Warp per l'accordo fallito
note-loses-by-effect = { $player }: { $amount ->
    [one] 1 pedina va
   *[other] { $amount } pedine vanno
} nel Warp
note-loses-homeless = { $player } non ha basi a cui tornare: { $amount ->
    [one] 1 pedina va
   *[other] { $amount } pedine vanno
} nel Warp
note-base-gone = { $player } non ha più una base: { $place }
note-out = { $player }: { $amount ->
    [one] 1 pedina esce
   *[other] { $amount } pedine escono
} dal gioco
note-captured = { $player } cattura { $amount ->
    [one] 1 pedina
   *[other] { $amount } pedine
} di { $victim }
note-saves = { $player }: { $amount ->
    [one] 1 pedina salvata
   *[other] { $amount } pedine salvate
} dal Warp
note-lands = { $player } atterra con { $amount ->
    [one] 1 pedina
   *[other] { $amount } pedine
}: { $place }
note-moves = { $player } sposta { $amount ->
    [one] 1 pedina
   *[other] { $amount } pedine
}: { $place }
note-returns = { $player }: { $amount ->
    [one] 1 pedina torna
   *[other] { $amount } pedine tornano
} alle basi
note-reinforces = { $card } di { $player } vale per { $side ->
    [attacco] l'attacco
   *[other] la difesa
}
note-buys = { $player } spende Lucre: { $price }
note-starts-with = { $player } comincia con { $amount } Lucre
note-gains-lucre = { $player } ottiene { $amount } Lucre
note-earns = { $player } ha una rendita di { $amount } Lucre
note-promises = { $player } promette { $amount } Lucre se si allea: { $guest }
note-bribes-to-use = { $player } offre { $amount } Lucre perché { $receiver } usi { $power }
note-bribes-not-to = { $player } offre { $amount } Lucre perché { $receiver } non usi { $power }
note-refuses-bribe = { $player } rifiuta il Lucre
note-pays = { $player } paga { $amount } Lucre
note-pays-to = { $receiver } riceve { $amount } Lucre da { $player }
note-moon-turned = { $player } rivela la { $place }: { $moon }
note-moon-gone = { $moon } esce dal gioco
note-planet-gone = Distrutto: { $place }
note-limbo = { $amount ->
    [one] 1 pedina passa
   *[other] { $amount } pedine passano
} dal limbo di { $colour } al Warp
note-silenced = { $player } è messo a tacere
note-names-card = { $player } nomina { $card }
note-whines = { $player } si lamenta di questo: { $answer }
note-curses = { $player } lancia la maledizione { $curse } su { $victim }
note-swaps-homes = { $player } e { $victim } si scambiano i sistemi; tutte le pedine restano dove sono
note-claims = { $player } dichiara di aver giocato { $card }
note-calls = { $player } va a vedere il bluff di { $victim }
note-believes = { $player } prende per buone le carte di { $victim }
note-directs = { $player } dirige il cono verso il sistema di { $victim }
note-votes = { $player } vota per { $guest }
note-names-type = { $player } nomina un tipo di carta: { $type }
note-names-condition = { $player } nomina una condizione: { $condition }
note-asks = Domanda di { $player } per { $victim }: { $question }
note-answers-yes = { $player } risponde di sì
note-answers-no = { $player } risponde di no
note-turns-time-back = { $player } riporta indietro il tempo: la Challenge si rifà
note-swaps-cards = { $player } scambia le due carte
note-stands-in = { $player } prende il posto di { $victim } nell'accordo
note-wins = { $player } vince con { $amount ->
    [one] 1 base esterna
   *[other] { $amount } basi esterne
}
note-wins-condition = { $player } vince per la condizione dello Schizoid: { $condition }
note-wins-share = { $player } condivide la vittoria
note-wins-game-over = { $player } vince per { $moon }, con { $amount ->
    [one] 1 base
   *[other] { $amount } basi
} su pianeti
note-wins-longest = La partita è durata abbastanza: { $player } vince con il maggior numero di basi esterne, { $amount }
