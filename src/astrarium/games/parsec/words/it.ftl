# Parsec: ciò che le regole dicono alle persone. I nomi dei componenti sono nei file toml; i giocatori si chiamano per colore.
# Le quantità di risorse possono mancare del tutto: allora sono la parola «niente», che i messaggi usano come selettore.
# $sort: 0 Titanio, 1 Oro, 2 Energia.

## Cose da fare

do-end = Finisci il turno
do-shop = Passa agli acquisti
do-trade = Commercia
do-port = Cambia al Porto Spaziale
do-sell = Vendi una carta Evento
do-transit = Chiedi il transito
do-attack = Attacca
do-unload = Sbarca
do-done = Fatto
do-split = Dividi il fuoco
do-break = Interrompi
do-up = Uno in più
do-down = Uno in meno
do-convert = Converti un cargo in colonia
do-free_colony = Colloca la colonia gratuita
do-buy_event = Carta Evento

option-buy = { $price ->
    [nothing] { $thing }, gratis
   *[other] { $thing } per { $price }
}
option-aboard = a bordo ({ $unit })
option-port = Cambia al Porto Spaziale ({ $rate } per 1)
option-sell = { $card } per { $gain ->
    [niente] nessuna carta
   *[other] { $gain }
}
option-begin = Comincia: attacco +{ $attack } contro difesa +{ $defence }
option-fire = Colpisci: attacco +{ $attack } contro difesa +{ $defence }
option-attack = Attacca { $unit } (+{ $attack } contro +{ $defence })
option-strike = Colpisci { $unit }
option-strike-with = Colpisci { $unit } con { $joining }, che nessuno ha attaccato
option-strike-joining = Colpisci { $unit } con vascelli che nessuno ha attaccato
option-split-joining = Dividi il fuoco, con vascelli che nessuno ha attaccato
option-stay-out = Nessun altro vascello partecipa: il combattimento finisce
option-no-reaction = Non reagire: il combattimento finisce
option-evade = Evadi con { $unit }

## Luoghi

hex-planet = { $planet } { $hex }
hex-asteroid = asteroide { $hex } ({ $resource } { $number })
hex-dock = molo { $hex }
hex-space = esagono { $hex }

## Che cosa fa una carta

effect-reconstructed = { $effect } (Ricostruita.)

## Perché qualcosa non è possibile

refused-lacks = Costa { $price }; { $owned ->
    [niente] non hai carte
   *[other] possiedi { $owned }
}.
refused-no-piece = Nella riserva non ti restano pezzi di questo tipo.
refused-arms-race = La corsa agli armamenti non è cominciata: per aprirla servono { $number } colonie.
refused-no-site = Non hai cargo su esagoni di pianeta senza colonia.
refused-no-room = Sulle tue colonie e sui tuoi trasporti non c'è posto.
refused-no-event = Il mazzo Evento è vuoto.
refused-must-react = Finché puoi, devi contrattaccare o evadere.
refused-fresh = Una carta ottenuta in questo turno si può usare dal turno seguente.
refused-window = Questa carta non è per la fase delle azioni.
refused-no-marker = I segnalini Evento liberi non bastano.
refused-in-play = Hai già in gioco questa carta permanente.
refused-no-target = Ora per questa carta non c'è un bersaglio.

## Preparazione e insediamento

ask-port-vote = Il Porto Spaziale sta al centro? Basta un no, e il posto è casuale.
ask-choose-colour = Scegli il tuo colore.
ask-settle-planet = Hai tirato { $die }: su quale pianeta ti insedi?
ask-settle-hex = { $planet }: su quale esagono metti una colonia e un cargo?
ask-start-goods = Prendi le prime carte Risorsa: { $sort ->
    [0] quante di Titanio
    [1] quante d'Oro
   *[other] quante di Energia
}?{ $given ->
    [0] {""}
    [one] {" "}Finora 1 presa.
   *[other] {" "}Finora { $given } prese.
}

## Il turno

ask-act = Agisci con un vascello, gioca una carta, commercia, passa agli acquisti o finisci il turno.
ask-yield = { $planet } produce: quali risorse prendi?
ask-take-good = Prendi una carta Risorsa: quale?
ask-vessel-deed = Dove va { $unit }, o che cosa attacca?

## Commercio, Porto Spaziale, transito

ask-trade = Con chi commerci?
ask-give-goods = Offerta ({ $partner }): { $sort ->
    [0] quanto Titanio
    [1] quanto Oro
   *[other] quanta Energia
} dai?{ $given ->
    [0] {""}
    [one] {" "}Finora 1 carta.
   *[other] {" "}Finora { $given } carte.
}
ask-ask-goods = In cambio di { $give }: { $sort ->
    [0] quanto Titanio
    [1] quanto Oro
   *[other] quanta Energia
} chiedi? ({ $partner }){ $given ->
    [0] {""}
    [one] {" "}Finora 1 carta.
   *[other] {" "}Finora { $given } carte.
}
ask-answer-trade = { $proposer }: dà { $give } in cambio di { $ask }. Accetti, rifiuti o fai una controfferta?
ask-give-instead = Controfferta ({ $partner }): { $sort ->
    [0] quanto Titanio
    [1] quanto Oro
   *[other] quanta Energia
} dai?{ $given ->
    [0] {""}
    [one] {" "}Finora 1 carta.
   *[other] {" "}Finora { $given } carte.
}
ask-ask-instead = In cambio di { $give }: { $sort ->
    [0] quanto Titanio
    [1] quanto Oro
   *[other] quanta Energia
} chiedi? ({ $partner }){ $given ->
    [0] {""}
    [one] {" "}Finora 1 carta.
   *[other] {" "}Finora { $given } carte.
}
ask-answer-counter = { $proposer }: darebbe invece { $give } in cambio di { $ask }. Accetti o rifiuti?
ask-exchange = Cambio al Porto Spaziale, { $rate } per 1: { $sort ->
    [0] quanto Titanio
    [1] quanto Oro
   *[other] quanta Energia
} dai?{ $given ->
    [0] {""}
    [one] {" "}Finora 1 carta.
   *[other] {" "}Finora { $given } carte.
}
ask-take-in-exchange = In cambio di { $pay }: quale carta prendi?
ask-sell = Quale carta Evento vendi al Porto Spaziale?
ask-transit = Per quale esagono chiedi di passare con { $unit }?
ask-offer-toll = Passaggio ({ $hex }): { $sort ->
    [0] quanto Titanio
    [1] quanto Oro
   *[other] quanta Energia
} offri?{ $given ->
    [0] {""}
    [one] {" "}Finora 1 carta.
   *[other] {" "}Finora { $given } carte.
}
ask-answer-transit = Lasci passare { $unit } ({ $hex }) { $pay ->
    [niente] senza compenso
   *[other] per { $pay }
}?
ask-name-toll = Pedaggio per { $unit }: { $sort ->
    [0] quanto Titanio
    [1] quanto Oro
   *[other] quanta Energia
} vuoi?{ $given ->
    [0] {""}
    [one] {" "}Finora 1 carta.
   *[other] {" "}Finora { $given } carte.
}
ask-answer-toll = { $proposer }: vuole { $toll } per il passaggio ({ $hex }). Paghi?

## Acquisti

ask-shop = Compra qualcosa, il che chiude le azioni, agisci ancora o finisci il turno.
ask-buy = Compra qualcos'altro o finisci il turno.
ask-place-unit = { $kind }: dove va?
ask-place-gift = { $kind }, gratis: dove va?
ask-build-colony = Costruisci una colonia: sull'esagono di quale tuo cargo?
ask-convert-cargo = Quale cargo diventa una colonia?
ask-place-free-colony = La colonia gratuita: su quale esagono va?
ask-keep-event = Quale delle due carte Evento tieni? L'altra va in fondo al mazzo.

## Combattimento

ask-pick-attackers = Attacco contro { $target }: aggiungi un altro vascello o comincia.
ask-ask-support = Colpo contro { $target }: chiedi supporto a un giocatore o passa.
ask-pick-helpers = { $partner }: quali suoi vascelli devono aiutarti contro { $target }?
ask-price-support = { $partner }: { $sort ->
    [0] quanto Titanio
    [1] quanto Oro
   *[other] quanta Energia
} offri per il supporto?{ $given ->
    [0] {""}
    [one] {" "}Finora 1 carta.
   *[other] {" "}Finora { $given } carte.
}
ask-give-support = { $proposer }: { $pay ->
    [niente] nessun compenso
   *[other] { $pay }
} per { $number ->
    [one] un tuo vascello
   *[other] { $number } tuoi vascelli
} contro { $target }. Dai supporto?
ask-combat-card = { $window ->
    [DECL] Si dichiara un attacco contro di te: gioca una carta per rispondere o passa.
    [PRE] Prima dei dadi, attacco { $attack }, difesa { $defence }: gioca una carta o passa.
   *[other] Dopo i dadi, attacco { $attack }, difesa { $defence }: gioca una carta o passa.
}
ask-choose-loss = Colpo a segno: { $target }. Quale tua unità sull'esagono cade?
ask-choose-carried = Il carico salva { $transport }: quale vascello a bordo va perso?
ask-reaction = { $free ->
    [0] Reagisci: colpisci un nemico, dividi il fuoco, evadi con un vascello o gioca una carta.
   *[other] Nessuno deve reagire: colpisci con vascelli non attaccati o lascia finire il combattimento.
}
ask-last-reaction = Reagisci come puoi o gioca una carta.
ask-pursue = Il nemico ha evaso: colpisci chi è ancora a gittata o interrompi.
ask-pick-shooters = Colpo contro { $target }: quali tue unità partecipano?
ask-split-shooter = Fuoco diviso: quale tua unità colpisce poi? Ognuna ha il suo nemico.
ask-split-target = Quale nemico colpisce { $unit }?
ask-evade = Dove evade { $unit }?
ask-adopt-faction = { $loser }: fuori. Usi anche { $faction }, nel bene e nel male?

## Carte Evento

ask-name-target = { $card }: scegli un bersaglio.
ask-cancel = { $proposer }: gioca { $card }, che ti riguarda. Annulli o passi?
ask-roll-card = Il dado per le risorse mostra { $die }: cambialo con una carta o passa.
ask-meteor-loss = Meteoriti: quale vascello piccolo perdi? ({ $hex })
ask-roll-for-unit = { $card }: per quale tua unità tiri adesso?
ask-fly-pattern = { $card }: dove evade { $unit }?
ask-jump = { $card }: dove salta { $unit }?
ask-pick-loot = { $card }: quale carta Evento prendi? ({ $victim })
ask-tow = { $card }: dove sposti { $unit }?

## Il registro: preparazione

note-voted = { $yes ->
    [0] Manca l'accordo: il Porto Spaziale sta in un posto casuale
   *[other] Tutti d'accordo: il Porto Spaziale sta al centro
}
note-picks-colour = { $seat ->
    [0] Giocatore 1
    [1] Giocatore 2
    [2] Giocatore 3
    [3] Giocatore 4
    [4] Giocatore 5
   *[other] Giocatore 6
}: prende il colore { $colour }
note-rolls-first = { $player }: tira { $die }
note-begins = { $player }: è il primo giocatore
note-gets-faction = { $player }: guida la Fazione { $faction }
note-rolls-to-settle = { $player }: tira { $die } per insediarsi
note-settles = { $player }: si insedia con una colonia e un cargo ({ $hex })
note-settles-not = { $player }: non trova un pianeta; il cargo raggiunge la prima colonia ({ $hex }), l'altra resta da parte
note-starts-with = { $player }: comincia con { $gain ->
    [niente] nessuna carta
   *[other] { $gain }
}
note-draws-event = { $player }: pesca una carta Evento
note-sees-event = Peschi { $card }

## Il registro: turno, movimento, acquisti

note-turn = Round { $round }: tocca a { $player }
note-rolls = { $player }: tira { $die } per le risorse
note-takes = { $player }: prende { $gain ->
    [niente] nessuna carta
   *[other] { $gain }
}
note-yields = { $player }: prende { $gain ->
    [niente] nessuna carta
   *[other] { $gain }
} da { $planet }
note-mines = { $player }: prende { $gain ->
    [niente] nessuna carta
   *[other] { $gain }
} ({ $hex })
note-is-barren = { $planet } non produce ({ $card })
note-gets-more = { $player }: riceve una carta in più ({ $faction })
note-nothing-shown = Nessun pianeta o asteroide mostra { $die }: { $player } prende una carta a scelta
note-effect-ends = { $card }: l'effetto finisce
note-effect-ends-here = { $card }: l'effetto finisce ({ $hex })
note-effect-ends-between = { $card }: l'effetto finisce ({ $player } e { $victim })
note-effect-leaves-planet = { $card }: l'effetto finisce ({ $planet })
note-effect-leaves-module = { $card }: l'effetto finisce ({ $module })
note-moves = { $player }: muove { $unit } da { $source } a { $hex }
note-loads = { $player }: carica { $unit } a bordo ({ $transport })
note-unloads = { $player }: sbarca { $unit } ({ $hex })
note-buys = { $player }: compra { $kind } per { $price } ({ $hex })
note-buys-aboard = { $player }: compra { $kind } per { $price } (a bordo, { $transport })
note-builds = { $player }: costruisce una colonia per { $price } ({ $hex })
note-converts = { $player }: converte un cargo in colonia per { $price } ({ $hex })
note-places-free = { $player }: colloca la colonia gratuita ({ $hex })
note-gets-unit = { $player }: riceve gratis { $kind } ({ $hex })
note-gets-aboard = { $player }: riceve gratis { $kind } (a bordo, { $transport })
note-buys-event = { $player }: compra una carta Evento per { $price }
note-returns-event = { $player }: tiene una carta e mette l'altra in fondo al mazzo
note-arms-race = { $player }: apre la corsa agli armamenti; ora tutti possono produrre vascelli militari

## Il registro: commercio, Porto Spaziale, transito

note-offers-trade = { $player }: offre { $give } in cambio di { $ask } ({ $partner })
note-offers-instead = { $player }: offre invece { $give } in cambio di { $ask } ({ $partner })
note-trades = { $player }: dà { $give } in cambio di { $ask } ({ $partner })
note-refuses-trade = { $player }: rifiuta l'offerta ({ $partner })
note-exchanges = { $player }: cambia al Porto Spaziale { $pay } con { $gain ->
    [niente] nessuna carta
   *[other] { $gain }
}
note-sells = { $player }: vende { $card } al Porto Spaziale per { $gain ->
    [niente] nessuna carta
   *[other] { $gain }
}
note-asks-transit = { $player }: chiede ({ $owner }) il passaggio di { $unit } ({ $hex }) { $pay ->
    [niente] senza compenso
   *[other] per { $pay }
}
note-refuses-transit = { $player }: non lascia passare { $unit } ({ $hex })
note-names-toll = { $player }: vuole { $toll } per lasciar passare { $unit } ({ $hex })
note-declines-toll = { $player }: non paga il pedaggio per { $unit } ({ $hex })
note-grants-transit = { $player }: lascia passare { $unit } ({ $partner }, { $hex }) { $pay ->
    [niente] senza compenso
   *[other] per { $pay }
}

## Il registro: combattimento

note-attacks = { $player }: attacca { $target } con { $unit }
note-is-engaged = { $player }: nel combattimento c'è anche { $unit }
note-joins = { $player }: fa intervenire { $unit }
note-asks-support = { $player }: chiede supporto ({ $partner }) contro { $target } e offre { $pay ->
    [niente] nessun compenso
   *[other] { $pay }
}
note-supports = { $player }: dà supporto con { $unit } contro { $target }
note-supports-not = { $player }: nega il supporto ({ $partner })
note-pays-support = { $player }: paga { $pay ->
    [niente] nessuna carta
   *[other] { $pay }
} per il supporto ({ $partner })
note-strikes = { $player }: colpo contro { $target } con { $number ->
    [one] 1 unità
   *[other] { $number } unità
}
note-strike-dice = { $player }: tira { $attack }. { $owner }: tira { $defence }
note-hits = { $player }: colpo a segno, { $target }: { $attack } contro { $defence }
note-misses = { $player }: colpo a vuoto, { $target }: { $attack } contro { $defence }
note-loses = { $player }: perde { $unit }
note-salvages = { $player }: recupera { $gain ->
    [niente] nessuna carta
   *[other] { $gain }
}
note-steals-card = { $player }: ruba una carta Evento ({ $victim })
note-stolen-card = La carta rubata è { $card }
note-evades = { $player }: evade con { $unit } da { $source } a { $hex }
note-leaves-combat = { $player }: è fuori portata con { $unit }
note-breaks-off = { $player }: interrompe
note-cannot-react = { $player }: non reagisce
note-stays-out = { $player }: non fa intervenire altri vascelli
note-strikes-enough = Dopo { $number } colpi non se ne fanno altri
note-stops-at-first = Scontro semplificato: finisce con la prima perdita o evasione
note-combat-over = Il combattimento è finito

## Il registro: carte Evento

note-plays-event = { $player }: gioca { $card }
note-event-gives = { $player }: prende { $gain ->
    [niente] nessuna carta
   *[other] { $gain }
} ({ $card })
note-stays-in-play = { $player }: { $card } resta in gioco
note-names-target = { $player }: sceglie { $chosen }
note-cancels-event = { $player }: annulla { $card }
note-event-die = { $player }: tira { $die } ({ $card })
note-unit-die = { $player }: tira { $die } per { $unit } ({ $card })
note-event-in-vain = Nessun effetto ({ $card })
note-disarmed = I vascelli perdono il bonus di attacco ({ $card }, { $hex })
note-unshielded = I vascelli perdono il bonus di difesa ({ $card }, { $hex })
note-held = I vascelli non possono muoversi né evadere ({ $card }, { $hex })
note-truce-calls-off = Tregua tra { $player } e { $victim }: l'attacco non ha luogo
note-truce = Tregua tra { $player } e { $victim }: nessuno dei due attacca l'altro
note-event-destroys = { $player }: perde { $unit } ({ $card })
note-changes-roll = { $player }: cambia il dado, che ora mostra { $die }
note-rolls-again = { $player }: ripete il tiro, { $die }
note-looks-at-hand = { $player }: guarda le carte in mano ({ $victim })
note-takes-event = { $player }: prende una carta Evento ({ $victim })
note-took-event = La carta Evento presa è { $card }
note-steals-goods = { $player }: ruba { $number ->
    [one] 1 carta Risorsa
   *[other] { $number } carte Risorsa
} ({ $victim })
note-stolen-good = Rubato: { $resource }
note-seizes = { $player }: prende ({ $victim }): { $gain ->
    [niente] nessuna carta
   *[other] { $gain }
}
note-tows = { $player }: sposta { $unit } da { $source } a { $hex }
note-mutiny = Ammutinamento. { $player }: si impadronisce di { $unit } ({ $victim }, { $hex })

## Il registro: la fine

note-eliminated = { $loser }: non ha più unità ed è fuori
note-inherits = { $player }: eredita ({ $loser }) { $number ->
    [one] 1 carta Risorsa
   *[other] { $number } carte Risorsa
} e { $amount ->
    [one] 1 carta Evento
   *[other] { $amount } carte Evento
}
note-scatters = { $loser }: le carte tornano nei mazzetti e in fondo al mazzo
note-adopts = { $player }: usa anche la Fazione { $faction } ({ $loser })
note-wins-military = { $player }: vince per dominio, { $number } moduli adiacenti su { $most }
note-wins-economic = { $player }: vince per ricchezza, { $number } colonie su { $most } e almeno { $each } carte di ogni risorsa
note-wins-alone = { $player }: resta solo e vince
note-wins-as-ally = { $player }: vince da alleato
note-time-up = Il tempo è scaduto dopo il round { $round }: si contano i punti
note-scored = { $player }: ha { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
}
note-tie-broken = Il pareggio si decide con { $number ->
    [1] le colonie sul tabellone
    [2] le carte Risorsa
   *[other] i vascelli militari
}
note-tie-shared = Il pareggio resta: la vittoria è condivisa
note-wins-points = { $player }: vince con { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
}
