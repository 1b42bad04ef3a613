# Last Aurora e Progetto Athena: parole sul tavolo disegnato.

table-passed = ha passato
scene-road = Strada
scene-round = Round { $number } di { $last }
scene-mooring = Aurora all'ormeggio { $number }
scene-road-reconstructed = strada ricostruita
scene-blizzard = Bufera: Motrici più lente di 1
scene-whiteout = Tormenta: i siti chiedono 1 in più
scene-tie = parità: vince il Convoglio più avanti

## La strada

scene-space = tappa { $number }
scene-shortcut = scorciatoia { $number }
scene-space-mooring = { $space } · ormeggio { $number }
scene-contaminated-space = Contaminata: 1 Contaminazione a chi vi entra.
scene-is-mooring = Ormeggio { $number } dell'Aurora.
scene-waypoint = { $space } · { $waypoint }: { $items }
scene-special = Tappa Speciale: per chi termina qui il movimento.
scene-waypoint-contaminated = Prenderla costa 1 Contaminazione.
scene-guarded = Nel perimetro di { $turret }.
scene-perimeter = Perimetro di una Torretta
scene-avalanche = Valanga
scene-avalanche-costs = 1 Munizione o { $movement } punti movimento in più per passare.
scene-mine = Mina
scene-mine-does = { $damage ->
    [one] 1 Danno
   *[other] { $damage } Danni
} al prossimo Convoglio che arriva qui.
scene-way = Strada
scene-way-tracks = Scorciatoia
scene-way-needs-tracks = Solo per Motrici cingolate.
scene-way-contaminated = Strada contaminata: 1 Contaminazione.
scene-armour = Corazza { $number }: tanti Danni in un solo attacco la distruggono.
scene-shield = corazza
scene-gives = Nasconde: { $items }
scene-destroyed = Distrutta.
scene-aurora = L'Aurora, all'ormeggio { $number }
scene-convoy-of = Convoglio di { $player }
scene-no-enemy = nessun Nemico
scene-targeted-by = Bersaglio di { $player }
scene-damage = { $number ->
    [one] 1 Danno
   *[other] { $number } Danni
}
scene-hull = { $number ->
    [one] 1 Danno
   *[other] { $number } Danni
} su { $most }
scene-hull-points = punti scafo
scene-enemy = { $armour ->
    [0] {""}
   *[other] corazza { $armour } ·{" "}
}fuoco { $fire } · { $fame } Fama
scene-fire-alert = per Allerta

## Fama, Allerta, carte Esito

scene-fame-track = Fama
scene-has-fame = { $player }: { $number } sul tracciato Fama
scene-alert-table = Allerta (R)
scene-has-alert = { $player }: livello di Allerta { $number }
scene-alert-row = Livello di Allerta { $number }: le Torrette fanno { $damage ->
    [one] 1 Danno
   *[other] { $damage } Danni
}, la Scansione III sposta l'Aurora di { $aurora }, { $fame } Fama alla fine
scene-alert-cell = { $damage ->
    [0] nessun Danno
    [one] 1 Danno
   *[other] { $damage } Danni
}, Aurora { $aurora }, { $fame } Fama
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
scene-level = Livello { $number }
scene-action = sito { $site } { $arrow ->
    [1] →
   *[other] ←
}, movimento { $move }, colpi { $shot }
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
scene-goods-food = Cibo
scene-goods-fuel = Carburante
scene-goods-ammo = { $number ->
    [one] Munizione
   *[other] Munizioni
}
scene-goods-full_battery = { $number ->
    [one] Batteria carica
   *[other] Batterie cariche
}
scene-goods-half_battery = { $number ->
    [one] Batteria a metà
   *[other] Batterie a metà
}
scene-goods-object = { $number ->
    [one] Oggetto
   *[other] Oggetti
}
scene-goods-survivor = { $number ->
    [one] Sopravvissuto
   *[other] Sopravvissuti
}
scene-batteries = { $number ->
    [one] Batteria (due lati: carica, a metà)
   *[other] Batterie (due lati: carica, a metà)
}
scene-reserve-survivor = { $number ->
    [one] pedina Sopravvissuto
   *[other] pedine Sopravvissuto
}
scene-reserve-damage = { $number ->
    [one] segnalino Danno
   *[other] segnalini Danno
}
scene-reserve-contamination = { $number ->
    [one] segnalino Contaminazione
   *[other] segnalini Contaminazione
}
scene-deck = Esplorazione
scene-object-deck = Oggetti
scene-loot = Bottino
scene-discard = Scarti
scene-discarded = Scarti di Esplorazione, { $number }
scene-outcomes-seen = Carte Esito già viste, { $number }
scene-objects-used = Oggetti usati, { $number }
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
scene-reconstructed = Ricostruito: nessuna fonte lo mostra.
scene-partly-reconstructed = Ricostruito in parte: le fonti non lo mostrano per intero.
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
scene-survivor-value = Valore di esplorazione { $number } ({ $printed } senza Contaminazione)
scene-contamination = { $number ->
    [one] 1 Contaminazione
   *[other] { $number } Contaminazioni
}
scene-android = Androide: mangia mezze Batterie.
scene-suited = In questa fase indossa una Tuta Hazmat.
scene-ability-used = Abilità già usata in questo round.
