# Last Aurora e Progetto Athena: parole sul tavolo disegnato.

table-passed = ha passato
scene-road = Strada
scene-round = Round { $number } di { $last }
scene-mooring = Aurora all'ormeggio { $number }
scene-blizzard = Bufera: Motrici più lente di 1
scene-whiteout = Tormenta: i siti chiedono 1 in più

## La strada

scene-space = tappa { $number }
scene-shortcut = scorciatoia { $number }
scene-contaminated-space = Contaminata: 1 Contaminazione a chi vi entra.
scene-is-mooring = Ormeggio { $number } dell'Aurora.
scene-waypoint = { $space } · { $waypoint }: { $items }
scene-special = Tappa Speciale: per chi termina qui il movimento.
scene-waypoint-contaminated = Prenderla costa 1 Contaminazione.
scene-guarded = Nel perimetro di { $turret }.
scene-perimeter = Perimetro di una Torretta
scene-avalanche = Valanga
scene-avalanche-costs = 1 Munizione o { $movement } movimento in più per passare.
scene-mine = Mina
scene-mine-does = { $damage } Danni al prossimo Convoglio che arriva qui.
scene-way = Strada
scene-way-tracks = Scorciatoia
scene-way-needs-tracks = Solo per Motrici cingolate.
scene-way-contaminated = Strada contaminata: 1 Contaminazione.
scene-armour = Corazza { $number }: tanti Danni in un solo attacco la distruggono.
scene-shield = corazza
scene-gives = Nasconde: { $items }
scene-destroyed = Distrutta.
scene-aurora = L'Aurora
scene-convoy-of = Convoglio di { $player }
scene-no-enemy = nessun Nemico
scene-targeted-by = Bersaglio di { $player }
scene-damage = Danni
scene-hull = { $number } Danni su { $most }
scene-enemy = { $armour ->
    [0] {""}
   *[other] corazza { $armour } ·{" "}
}fuoco { $fire } · { $fame } Fama
scene-fire-alert = per Allerta

## Fama, Allerta, carte Esito

scene-fame-track = Fama
scene-has-fame = { $player }: { $number } sul tracciato Fama
scene-alert-table = Allerta
scene-has-alert = { $player }: livello di Allerta { $number }
scene-alert-row = Livello di Allerta { $number }: le Torrette fanno { $damage } Danni, la Scansione III sposta l'Aurora di { $aurora }, { $fame } Fama alla fine
scene-outcomes = Mazzo Esito
scene-left = { $number ->
    [one] 1 carta rimasta
   *[other] { $number } carte rimaste
}
scene-red-cell = Prossimo segno rosso:
scene-no-outcome = Ultima carta Esito
scene-outcome = Esito { $card }
scene-results =
    Arma 1: { $weapon1 ->
        [-1] inceppata
        [0] mancato
        [1] 1 Danno
       *[other] { $weapon1 } Danni
    }
    Arma 2: { $weapon2 ->
        [-1] inceppata
        [0] mancato
        [1] 1 Danno
       *[other] { $weapon2 } Danni
    }
    Arma 3: { $weapon3 ->
        [-1] inceppata
        [0] mancato
        [1] 1 Danno
       *[other] { $weapon3 } Danni
    }
    Arma 4: { $weapon4 ->
        [-1] inceppata
        [0] mancato
        [1] 1 Danno
       *[other] { $weapon4 } Danni
    }

## Giocatori

scene-fame = { $number ->
    [one] Fama
   *[other] Fama
}
scene-would-be = Fama se la partita finisse adesso.
scene-survivors = Sopravvissuti
scene-level = Livello { $number }
scene-action = Movimento { $move }, colpi { $shot }
scene-order = Ordine di turno: il più a destra è in testa
scene-number = { $number }

## La Zona Esplorazione

scene-zone = Esplorazione
scene-site = Sito { $number } · serve
scene-value = Valore di esplorazione { $number }: tanto devono avere insieme i Sopravvissuti che mandi.
scene-empty-site = qui non c'è nulla
scene-taken = { $item } (già preso)
scene-weapon = Arma di valore { $number }
scene-weapon-jammed = Arma di valore { $number }, inceppata per sempre
scene-reserve = Riserva
scene-count = Ancora { $number }: { $thing }
scene-deck = Esplorazione
scene-object-deck = Oggetti
scene-loot = Bottino
scene-discard = Scarti
scene-outcome-deck = Esito
scene-period = La prossima carta è del Periodo { $number ->
    [1] I
    [2] II
   *[3] III
}.
scene-pair = Prossimo Bottino: { $number ->
    [1] I-II
    [2] III-IV
   *[3] V-VI
}
scene-pile = Fra cui scegliere
scene-reconstructed = Ricostruita: nessuna fonte mostra questa carta.
scene-contaminated = Contaminato: 1 Contaminazione a ogni Sopravvissuto coinvolto.

## Convogli

scene-vehicles = Convoglio
scene-movement = movimento { $number }
scene-truck-foot = traina { $traction }
scene-truck = Velocità { $speed }, traina { $traction ->
    [one] 1 Rimorchio
   *[other] { $traction } Rimorchi
}.
scene-tracked = Cingolata: può prendere le scorciatoie per cingolati.
scene-free-roof = tetto libero
scene-hitch = posto per un Rimorchio
scene-used = Già usata in questo round.
scene-object = Oggetto
scene-objects = Oggetti
scene-arriving = Nuova carta
scene-no-room = Senza posto
scene-tiles = Torrette distrutte
scene-zone-active = può esplorare
scene-zone-exhausted = gli sfamati vanno a riposo
scene-zone-rest = attivi dopo lo scorrimento
scene-survivor-value = Valore di esplorazione { $number } (stampato { $printed })
scene-contamination = { $number ->
    [one] 1 Contaminazione
   *[other] { $number } Contaminazioni
}
scene-android = Androide: mangia mezze Batterie.
scene-suited = In questa fase indossa una Tuta Hazmat.
scene-ability-used = Abilità già usata in questo round.
