# Last Aurora e Progetto Athena: parole sul tavolo disegnato.

scene-round = Round { $number } di 6
table-passed = ha passato
scene-mooring = Aurora all'ormeggio { $number }
scene-blizzard = Bufera: Motrici più lente di 1
scene-whiteout = Tormenta: i siti chiedono 1 in più

## La strada

scene-contaminated = Contaminato: 1 Contaminazione.
scene-is-mooring = Ormeggio { $number } dell'Aurora.
scene-avalanche = Valanga: 1 Munizione o 2 movimento in più per passare.
scene-mine = Mina: 2 Danni al prossimo Convoglio che arriva qui.
scene-gives = Offre: { $items }
scene-waypoint-contaminated = Costa 1 Contaminazione.
scene-guarded = Nel perimetro di { $turret }.
scene-perimeter = Perimetro
scene-way = Strada
scene-way-tracks = Scorciatoia per cingolati
scene-way-contaminated = Strada contaminata: 1 Contaminazione.
scene-armour = Corazza { $number }
scene-hull = Danni { $number } di { $most }
scene-targeted-by = Bersaglio di { $player }
scene-enemies = Nemici
scene-convoy-of = Convoglio di { $player }
scene-aurora = L'Aurora

## Giocatori e tracciati

scene-fame = { $number ->
    [one] Fama
   *[other] Fama
}
scene-would-be = Fama se la partita finisse adesso.
scene-count = { $number } { $thing }
scene-survivors = Sopravvissuti
scene-level = Livello { $number }
scene-action = Movimento { $move }, colpi { $shot }
scene-order = Ordine di turno: il più a destra è in testa
scene-number = { $number }
scene-fame-track = Fama
scene-has-fame = { $player }: { $number } sul tracciato Fama
scene-alert-table = Allerta
scene-alert-row = Danni delle Torrette { $damage }, Aurora { $aurora }
scene-has-alert = { $player }: livello di Allerta { $number }

## La Zona Esplorazione

scene-zone = Esplorazione
scene-value = Valore di esplorazione { $number }
scene-bonus = Azione bonus
scene-weapon = Arma { $number }
scene-weapon-jammed = Arma { $number }, inceppata per sempre
scene-reserve = Riserva
scene-decks = Mazzi
scene-deck = Mazzo Esplorazione
scene-outcomes = Mazzo Esito
scene-object-deck = Mazzo Oggetti
scene-loot = Mazzo Bottino
scene-discard = Scarti
scene-period-i = Prossima: Periodo I
scene-period-ii = Prossima: Periodo II
scene-period-iii = Prossima: Periodo III
scene-pair-i-ii = Prossimo: Bottino I-II
scene-pair-iii-iv = Prossimo: Bottino III-IV
scene-pair-v-vi = Prossimo: Bottino V-VI
scene-red-cell = Segno rosso: { $area }
scene-outcome = { $card }: Arma 1 { $weapon1 ->
    [-1] inceppata
    [0] mancato
   *[other] { $weapon1 }
}, 2 { $weapon2 ->
    [-1] inceppata
    [0] mancato
   *[other] { $weapon2 }
}, 3 { $weapon3 ->
    [-1] inceppata
    [0] mancato
   *[other] { $weapon3 }
}, 4 { $weapon4 ->
    [-1] inceppata
    [0] mancato
   *[other] { $weapon4 }
}
scene-pile = Carte da mettere o fra cui scegliere
scene-reconstructed = Ricostruita: nessuna fonte mostra questa carta.

## Convogli

scene-convoy = { $player }
scene-vehicles = Convoglio
scene-device-slot = nessun Dispositivo
scene-truck = Velocità { $speed }, trazione { $traction }
scene-damage = Danno
scene-cargo = Carico
scene-no-room = { $number } senza posto
scene-object = Oggetto
scene-objects = Oggetti
scene-tiles = Torrette distrutte
scene-survivor-value = Valore di esplorazione { $number } (stampato { $printed })
scene-contamination = { $number ->
    [one] 1 Contaminazione
   *[other] { $number } Contaminazioni
}
scene-android = Androide
scene-suited = In questa fase indossa una Tuta Hazmat.
