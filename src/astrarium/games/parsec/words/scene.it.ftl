# Le scritte del tavolo.

scene-players = { $number } giocatori
scene-round = round { $number }
scene-round-of = round { $number } di { $most }
scene-turn = turno di { $player }
scene-arms-race = corsa agli armamenti

table-attacker = attaccante
table-defender = difensore
table-out = eliminato
table-kept = carte permanenti o note

## La galassia

scene-cell = Qui verrà un modulo
scene-asteroid-tells = I cargo qui estraggono quando esce il suo numero; di un giocatore ne contano al massimo due.
scene-dock-tells = Solo i cargo attraccano qui: per scambi, cambi e vendite. Nessuno attacca un vascello attraccato.
scene-core-tells = Il Porto Spaziale vero e proprio: nessun vascello vi entra.
scene-planet-tells = Numero { $number }: { $one } e { $other }
scene-colonies-of = { $player }: { $number ->
    [one] 1 colonia
   *[other] { $number } colonie
}
scene-dominated = Dominato da { $player }
scene-unit-figures = Attacco { $attack }, difesa { $defence }, movimento { $move }, gittata { $range }
scene-colony-figures = Difesa { $defence }
scene-did-moved = ha mosso
scene-did-attacked = ha attaccato
scene-did-new = nuovo in questo turno
scene-did-loaded = è stato imbarcato
scene-did-supported = ha dato appoggio
scene-under = sotto { $card }
scene-fire = { $unit } spara a { $target }

## Intorno alla galassia

scene-bank = Banca
scene-deck = Eventi
scene-rolled = Tiro: { $number }
scene-die = Dado: { $number }
scene-attacker-is = Attaccante · { $player }
scene-defender-is = Difensore · { $player }
scene-shooters = { $number ->
    [one] 1 vascello, +{ $bonus }
   *[other] { $number } vascelli, +{ $bonus }
}
scene-struck = { $unit }, +{ $bonus }
scene-side-attack = attacco +{ $bonus }
scene-side-defence = difesa +{ $least }
scene-side-defences = difesa da +{ $least } a +{ $most }
scene-card-bonus = carte, +{ $number }
scene-card-malus = carte, −{ $number }

## Plance

scene-of-colonies = su { $number } colonie
scene-points = { $number ->
    [one] punto
   *[other] punti
}
scene-goal-economic = Vittoria economica: { $colonies } colonie e { $each } carte di ogni risorsa
scene-goal-military = Vittoria militare: { $number } moduli adiacenti dominati
scene-count-goods = { $resource }
scene-count-unknown = Carte risorsa ignote
scene-count-events = Carte Evento
scene-ruled = Moduli { $number }/{ $most }
scene-settled = Colonie { $number }/{ $most }
scene-free-colony = Colonia gratuita
scene-in-play = Carta permanente in gioco
scene-known-card = Nota a te
scene-shown-card = Nota a tutti

scene-sheet = Flotta: { $player }
scene-attack = Attacco
scene-defence = Difesa
scene-move = Movimento
scene-range = Gittata
scene-price = Prezzo: { $number } { $resource }
scene-left = Riserva

## Carte

scene-hand = Le tue carte Evento
scene-fresh = Acquisita in questo turno: si usa dal prossimo
scene-rarity = { $rarity } · si vende a { $number } Oro
scene-in-use = In gioco ora
scene-lasting = Effetti in corso
scene-played-by = Giocata da { $player }
scene-with = Con { $player }
scene-until-end = Fino alla fine di questo turno
scene-until = { $number ->
    [0] Fino a questo turno ({ $player })
    [1] Fino al prossimo turno ({ $player })
    [2] Fino al secondo turno seguente ({ $player })
   *[other] Fino al terzo turno seguente ({ $player })
}
scene-options = Tra cui scegliere

## Che cosa è ricostruito; la fine

scene-event-reconstructed = Ricostruita: il testo originale non è noto.
scene-event-rulebook = L'effetto è stampato nel regolamento; categoria, rarità e copie sono ricostruite.
scene-faction-reconstructed = Ricostruita: il testo originale non è noto.
scene-faction-rulebook = Lo svantaggio è nel regolamento; il vantaggio è ricostruito.
scene-faction-public = Il nome viene da un'anteprima pubblica; ciò che fa è ricostruito.
scene-reconstructed-place = Ricostruito: la disposizione dei moduli non è pubblicata.
scene-won-military = vittoria militare: { $player }
scene-won-economic = vittoria economica: { $player }
scene-won-survivor = vince chi resta: { $player }
scene-won-points = vittoria ai punti: { $player }
