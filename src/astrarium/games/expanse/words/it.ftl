# The Expanse: ciò che le regole dicono alle persone. I nomi dei componenti sono nei file toml.
# I segnali (may, once, replace...) valgono 0 o 1.
# Per non sbagliare articoli: «fazione: verbo», «sulla Base X», «nell'Orbita...» (i nomi delle Orbite cominciano così),
# tipi di nave al femminile.

## Cose da fare

do-points = Usa i punti azione
do-resolve = Risolvi l'Evento
do-keep = Custodisci l'Evento
do-decline = Rinuncia
do-build = Costruzione
do-attack = Attacco
do-repair = Riparazione
do-sabotage = Sabotaggio
do-infect = Infezione
do-stop = Fermati qui
do-take_influence = Influenza
do-take_fleet = Una flotta

act-take = Prendi { $card } ({ $price ->
    [0] gratis
   *[other] { $price } PC
})
act-keep = Custodisci l'Evento ({ $price ->
    [0] gratis
   *[other] { $price } PC
})
act-for-points = { $action } ({ $price } PA)
act-play-kept = Gioca { $card }
act-influence = Influenza: { $base }
act-move = Muovi dall'{ $orbit }

effect-reconstructed = { $effect } (Ricostruzione: la scatola può differire.)

## Perché qualcosa non è possibile

refused-too-dear = Costa { $price } PC; ne hai { $owned }.
refused-points = Costa { $price } PA; ne { $left ->
    [one] resta 1
   *[other] restano { $left }
}.
refused-trigger-only = Si usa solo quando si verifica la sua condizione.
refused-keep-only = Questo Evento si può solo custodire.
refused-icon = Sulla carta non c'è l'icona della tua fazione.
refused-nothing-to-build = Non hai flotte fuori mappa.
refused-no-target = Nessuna flotta avversaria condivide un'Orbita con una tua.
refused-no-cube = Non hai più cubi da piazzare lì.
refused-no-fleet = Non hai flotte nell'Orbita di questa Base.
refused-closed = In due giocatori questa Base è chiusa.
refused-sector-used = I due segnalini di questo Settore sono già stati usati.
refused-sabotages = Al massimo { $most ->
    [one] 1 Sabotaggio
   *[other] { $most } Sabotaggi
} per riserva di PA.

## Il turno

ask-pick-faction = Scegli la tua fazione.
ask-take-card = Prendi una carta dal tracciato o gioca un tuo Evento Custodito.
ask-card-use = { $card }: usi i punti azione o l'Evento?
ask-use-mao-kwikowski = Cedi Mao-Kwikowski Mercantile perché { $card } valga 4 PA?
ask-use-miller = Cedi Josephus Miller per risolvere anche l'Evento { $card }?
ask-answer-offer = Ti è offerto l'Evento { $card }: lo risolvi, lo custodisci o rinunci?

## Punti azione

ask-spend = Spendi i PA, te ne { $left ->
    [one] resta 1
   *[other] restano { $left }
}: un'Orbita da cui muovere o una Base per l'Influenza (1 PA), o altre azioni.
ask-build-unit = Costruzione: quale unità?
ask-build-scrap = Costruzione: quante Navi Ferrovecchio?
ask-build-orbit = { $kind }: in quale Orbita la costruisci?
ask-attack-target = Attacco: quale flotta avversaria subisce il colpo?
ask-repair-target = Riparazione: in quale Orbita è la Corazzata danneggiata?
ask-sabotage-base = Sabotaggio: da quale Base rimuovi Influenza avversaria?
ask-infect-base = Infezione: su quale Base metti un segnalino Protomolecola?
ask-infect-token = I segnalini sono entrambi sulla mappa: da quale Base ne porti uno alla Base { $base }?

## Influenza

ask-cube-type = Quale cubo piazzi sulla Base { $base }: uno normale o un Diplomatico?
ask-relocate-from = La tua scorta è vuota: da quale Base sposti un cubo alla Base { $base }?
ask-move-cube = Quale tuo cubo passa dalla Base { $source } alla Base { $base }: uno normale o un Diplomatico?
ask-whose = Di chi è l'Influenza da rimuovere dalla Base { $base }?
ask-remove = Perdi 1 cubo sulla Base { $base }: uno normale o un Diplomatico?

## Flotte

ask-move-group = { $kind ->
    [Rocinante] La Rocinante parte con il gruppo dall'{ $orbit }? 0: resta, 1: parte.
   *[other] { $kind }: quante ne partono dall'{ $orbit }?
}
ask-move-to = Dove va il gruppo dall'{ $orbit }? { $zones ->
    [1] Fino a 1 Zona di distanza.
    [2] Fino a 2 Zone di distanza.
   *[other] Ovunque.
}
ask-send-unit = { $kind } nell'{ $orbit }: dove va? { $zones ->
    [1] Fino a 1 Zona di distanza.
    [2] Fino a 2 Zone di distanza.
   *[other] Ovunque.
}

## Conteggio

ask-pick-sector = Scegli in segreto il Settore Bonus di questo Conteggio.
ask-scoring-play = Gioca un Evento Custodito, usa l'equipaggio della Rocinante se la controlli, oppure passa.
ask-free-build = Piazza gratis una flotta perduta nella tua Orbita madre, oppure passa.
ask-fly-rocinante = Dove va la Rocinante? { $zones ->
    [1] Fino a 1 Zona di distanza.
   *[other] Ovunque.
}{ $hits ->
    [0] {""}
   *[other] {" "}Lì una flotta avversaria subisce un colpo.
}

## Parti degli Eventi

ask-place-one = Piazza 1 Influenza: su quale Base?{ $times ->
    [one] {""}
   *[other] {" "}Ancora { $times } volte, su Basi diverse.
}
ask-remove-from = { $may ->
    [0] Rimuovi 1 Influenza: da quale Base?
   *[other] Rimuovi 1 Influenza da una Base, oppure passa.
}{ $times ->
    [one] {""}
   *[other] {" "}Ancora { $times } volte{ $spread ->
        [0] {""}
        [1] , da Basi diverse
       *[other] , da Zone diverse
    }.
}
ask-hit-unit = { $may ->
    [0] Quale flotta subisce un colpo?
   *[other] Scegli una flotta che subisce un colpo, oppure passa.
}{ $times ->
    [one] {""}
   *[other] {" "}Ancora { $times } colpi{ $once ->
        [0] {""}
       *[other] , al massimo uno per giocatore
    }.
}
ask-move-groups = Muovi un gruppo: da quale Orbita? Oppure passa. { $times ->
    [one] Resta 1 movimento,
   *[other] Restano { $times } movimenti,
} fino a { $zones ->
    [1] 1 Zona
   *[other] { $zones } Zone
}.
ask-send-own = { $may ->
    [0] Quale tua flotta mandi?
   *[other] Scegli una tua flotta da mandare, oppure passa.
} { $zones ->
    [1] Fino a 1 Zona di distanza.
    [2] Fino a 2 Zone di distanza.
   *[other] Ovunque.
}{ $times ->
    [one] {""}
   *[other] {" "}Ancora { $times } volte.
}

## Singoli Eventi

ask-phoebe-base = Stazione Phoebe: quale Base saturniana riceve la tua Influenza?
ask-remove-beside = Rimuovi 1 Influenza da una Base in cui hai Influenza, oppure passa. Ancora { $times ->
    [one] 1 volta
   *[other] { $times } volte
}.
ask-first-of-twins = Julie Mao: da quale Base rimuovi 1 Influenza? La seconda deve avere la stessa Risorsa.
ask-sematimba-base = Sematimba: scegli una Base della Fascia da cui rimuovere fino a 2 Influenza, oppure passa.
ask-remove-up-to = Di chi è l'Influenza da rimuovere dalla Base { $base }? Oppure passa. Ancora { $times ->
    [one] 1 volta
   *[other] { $times } volte
}.
ask-opposing-base = { $replace ->
    [0] Rimuovi 1 Influenza avversaria: da quale Base?
   *[other] Sostituisci 1 Influenza avversaria con una tua: su quale Base?
}
ask-cube-from = Sposta un tuo cubo: da quale Base? Oppure passa. Ancora { $times ->
    [one] 1 volta
   *[other] { $times } volte
}.
ask-cube-to = Su quale Base va il cubo preso dalla Base { $source }?
ask-swap-base = { $source ->
    [niente] Operazione Segreta: su quale Base è il primo cubo dello scambio?
   *[other] Quale Base dà il cubo in cambio di quello sulla Base { $source } ({ $owner })?
}
ask-swap-owner = Di chi è il cubo da scambiare sulla Base { $base }?
ask-cube-or-fleet = Nauvoo: togli dalla mappa un cubo Influenza o una flotta?
ask-ambush-orbit = Imboscata: in quale Orbita? Oppure passa.
ask-yao-orbit = Theresa Yao: in quale Orbita?
ask-yao-amount = Quanti colpi subiscono le tue flotte nell'{ $orbit }? Quelle avversarie ne subiscono uno in più.
ask-yao-sacrifice = Theresa Yao: quale tua flotta nell'{ $orbit } subisce il colpo? { $times ->
    [one] Ne resta 1.
   *[other] Ne restano { $times }.
}
ask-draper-hit = Bobbie Draper: quale flotta avversaria subisce un colpo?
ask-draper-bring = Quale tua flotta porti nell'{ $orbit }?
ask-stealth-pick = Navi Stealth: quale tua flotta sacrifichi?
ask-stealth-to = { $kind } nell'{ $orbit }: dove la sacrifichi? Fino a 1 Zona di distanza.
ask-harari-fleet = Diogo Harari: sacrifica una flotta per rimuovere fino a 2 Influenza dalle Basi collegate, oppure passa.
ask-nguyen-orbit = Ammiraglio Nguyen: in quale Orbita colpisci?
ask-nguyen-victim = Ammiraglio Nguyen: quale avversario colpisci nell'{ $orbit }?
ask-nguyen-cube = Da quale Base rimuovi Influenza avversaria ({ $victim })? Oppure passa.
ask-anubis-pick = Anubis: quale tua flotta mandi?
ask-anubis-to = { $kind } dall'{ $orbit }: dove va? Lì può colpire.
ask-send-opposing = Scopuli: quale flotta avversaria mandi altrove? Oppure passa. Ancora { $times ->
    [one] 1 volta
   *[other] { $times } volte
}.
ask-discard-kept = Quale tuo Evento Custodito scarti?
ask-salvage-to = Dove va la Rocinante? { $zones ->
    [1] Fino a 1 Zona di distanza; oppure passa.
   *[other] Ovunque.
}
ask-hybrid-base = L'Ibrido: quale Base? La prima carta del mazzo dice quanti cubi perde.
ask-hybrid-mao = La Base { $base } perde { $amount ->
    [one] 1 cubo
   *[other] { $amount } cubi
}: cedi Mao-Kwikowski Mercantile per farne perdere 4?
ask-arrange-top = { $depth ->
    [0] Quale carta va in cima al mazzo?
    [1] Quale carta va al secondo posto?
   *[other] Quale carta va poi?
}
ask-copy-event = Kenzo Gabriel: quale Evento del tracciato risolvi?

## Il registro

note-picks-faction = { $seat ->
    [0] Giocatore 1
    [1] Giocatore 2
    [2] Giocatore 3
   *[other] Giocatore 4
}: gioca con la fazione { $faction }
note-laid-out = Flotte e Influenza iniziale sono in gioco; tutti cominciano con { $amount } PC
note-gets-rocinante = { $player }: gioca per ultima e ha la Rocinante, nell'{ $orbit }
note-begins = { $player }: comincia la partita
note-takes = { $player }: prende { $card } { $price ->
    [0] gratis
   *[other] per { $price } PC
}
note-plays-kept = { $player }: gioca l'Evento Custodito { $card }
note-uses-points = { $player }: ha { $amount } PA da spendere
note-event-points = { $player }: ha { $amount } PA dall'Evento
note-raises-points = { $player }: cede { $card }; il numero diventa 4
note-stops = { $player }: rinuncia a { $left } PA
note-resolves = { $player }: risolve { $card }
note-keeps = { $player }: custodisce { $card } { $price ->
    [0] gratis
   *[other] per { $price } PC
}
note-declines = { $player }: rinuncia all'Evento { $card }
note-nobody-wants = Nessuno prende l'Evento { $card }: si scarta
note-uses-miller = { $player }: cede Josephus Miller per risolvere anche { $card }
note-drawn = Nuova carta sul tracciato: { $card }

note-places = { $player }: piazza Influenza sulla Base { $base }
note-places-diplomat = { $player }: piazza un Diplomatico sulla Base { $base }
note-moves-cube = { $player }: 1 Influenza passa dalla Base { $source } alla Base { $base }
note-moves-diplomat = { $player }: un Diplomatico passa dalla Base { $source } alla Base { $base }
note-loses-cube = { $player }: perde 1 Influenza sulla Base { $base }
note-loses-diplomat = { $player }: perde un Diplomatico sulla Base { $base }
note-sabotages = { $player }: sabota la Base { $base }
note-infects = { $player }: infetta con la Protomolecola la Base { $base }
note-moves-token = { $player }: porta la Protomolecola dalla Base { $source } alla Base { $base }
note-token-leaves = Il segnalino Protomolecola lascia la Base { $base }
note-token-takes = La Protomolecola toglie 1 Influenza a tutti tranne Protogen sulla Base { $base }
note-caliban-takes = Il Progetto Caliban toglie 1 Influenza avversaria dalla Base { $base }

note-moves-fleet = { $player }: { $kind ->
    [Rocinante] la Rocinante
   *[other] una { $kind }
} va dall'{ $orbit } all'{ $destination }
note-moves-fleets = { $player }: { $amount } { $kinds } vanno dall'{ $orbit } all'{ $destination }
note-builds = { $player }: costruisce una { $kind } nell'{ $orbit }
note-builds-free = { $player }: piazza gratis una { $kind } nell'{ $orbit }
note-attacks = { $player }: attacca nell'{ $orbit } una { $kind } ({ $owner })
note-hit = { $player }: perde una { $kind } nell'{ $orbit }
note-damaged = { $player }: una Corazzata è danneggiata nell'{ $orbit }
note-repairs = { $player }: ripara una Corazzata nell'{ $orbit }

note-discards = { $player }: scarta l'Evento Custodito { $card }
note-gains = { $player }: ottiene { $amount } PC
note-to-top = { $player }: sale in cima al tracciato Iniziativa, che ora è { $first }, { $second }{ $third ->
    [niente] {""}
   *[other] , { $third }
}{ $fourth ->
    [niente] {""}
   *[other] , { $fourth }
}
note-to-bottom = { $player }: scende in fondo al tracciato Iniziativa, che ora è { $first }, { $second }{ $third ->
    [niente] {""}
   *[other] , { $third }
}{ $fourth ->
    [niente] {""}
   *[other] , { $fourth }
}
note-reveals = { $player }: rivela la prima carta del mazzo, { $card }
note-looks = { $player }: guarda { $amount ->
    [one] la prima carta
   *[other] le prime { $amount } carte
} del mazzo
note-sees = Nel mazzo vedi: { $card }
note-copies = { $player }: risolve { $card }, che resta sul tracciato
note-takes-rocinante = { $player }: prende il controllo della Rocinante, finora di { $former }
note-rocinante-to-last = { $player }: ha meno PC di tutti e riceve la Rocinante, finora di { $former }
note-rocinante-to-lowest = { $player }: fra chi ha meno PC è più in basso sul tracciato Iniziativa e riceve la Rocinante, finora di { $former }
note-rocinante-stays = Pari per il minor numero di PC: la Rocinante resta dov'è ({ $player })
note-uses-crew = { $player }: usa la Rocinante, capacità di { $crew }
note-passes = { $player }: passa

note-scoring-begins = { $player }: inizia il turno di Conteggio { $number }
note-sector-picked = { $player }: sceglie in segreto il Settore Bonus
note-learns-sector = Conosci il Settore Bonus: { $sector }
note-sector-shown = Si rivela il Settore Bonus: { $sector }
note-base-tied = Pareggio per il { $place ->
    [1] primo
    [2] secondo
   *[other] terzo
} posto sulla Base { $base }: { $first }, { $second }{ $third ->
    [niente] {""}
   *[other] , { $third }
}{ $fourth ->
    [niente] {""}
   *[other] , { $fourth }
}
note-base-scored = { $player }: guadagna { $amount } PC sulla Base { $base }{ $extra ->
    [0] {""}
   *[other] , di cui { $extra } per la Risorsa
}
note-scored = { $player }: guadagna { $amount } PC in tutto
note-tech-gained = { $player }: riceve la Tecnologia { $level ->
    [1] I
    [2] II
   *[other] III
}, { $tech }
note-scrap-ships-join = { $player }: { $amount ->
    [one] 1 Nave Ferrovecchio entra
   *[other] { $amount } Navi Ferrovecchio entrano
} nella riserva fuori mappa
note-unscored = { $amount ->
    [one] 1 carta Conteggio sul tracciato si scarta senza conteggio
   *[other] { $amount } carte Conteggio sul tracciato si scartano senza conteggio
}
note-final-begins = Esce la sesta carta { $card }: comincia il Conteggio Finale
note-wins = { $player }: vince con { $amount } PC
note-wins-by-initiative = { $player }: vince con { $amount } PC; a pari punti è più in alto sul tracciato Iniziativa
note-wins-by-rocinante = { $player }: vince con { $amount } PC; a pari punti aveva la Rocinante all'inizio del Conteggio Finale
