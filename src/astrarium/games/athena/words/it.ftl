# Last Aurora e Progetto Athena: ciò che le regole dicono alle persone. I nomi dei componenti sono nei file toml.

## Cose da fare

do-done = Fatto
do-use_card = Usa la carta
do-fire = Fai fuoco (1 Munizione)
do-append = Dietro all'ultimo veicolo
do-discard_half = Scarta una Batteria a metà
do-turn_full = Gira una Batteria carica a metà
do-move = Muovi
do-stay = Resta
do-dig = Scava: 2 punti movimento in più
do-take = Prendi
do-leave = Lascia
do-damage = Subisci il danno
do-alert = Alza l'Allerta

option-stop = Basta così
option-stop-here = Fermati qui
option-none = Nessuna
option-no-mine = Nessuna mina
option-for-half = { $thing } (mezza Batteria)
option-fame-spent = { $deal } (1 Danno invece della Fama)
option-space = { $space }: { $costs }
cost-avalanche = Valanga, 1 Munizione o { $movement } punti movimento
cost-contamination = { $number ->
    [one] 1 Contaminazione
   *[other] { $number } Contaminazioni
}
cost-mine = Mina, { $damage ->
    [one] 1 Danno
   *[other] { $damage } Danni
}

## Luoghi

space-main = tappa { $number } ({ $region })
space-shortcut = scorciatoia accanto alla tappa { $number } ({ $region })

## Preparazione e round

note-begins = La partita comincia: { $map }.
note-placed = { $player } comincia nello spazio { $slot } dell'Ordine di Turno.
note-round = Comincia il round { $round }.
note-phase = Fase: { $phase }.
note-order-of-two = Ordine di turno dalla testa: { $first }, { $second }.
note-order-of-three = Ordine di turno dalla testa: { $first }, { $second }, { $third }.
note-order-of-four = Ordine di turno dalla testa: { $first }, { $second }, { $third }, { $fourth }.

## Carico

ask-overflow = Il tuo Convoglio non ha posto per tutto: che cosa scarti?
ask-spend-half = Paga mezza Batteria: ne scarti una a metà o ne giri una carica?
ask-offer-gain = Ottieni: { $item }. Lo prendi?
note-gains = { $player } ottiene: { $item }.
note-refuses = { $player } rifiuta: { $item }.
note-finds-none = { $player } otterrebbe { $item }, ma la riserva è vuota.
note-discards = { $player } scarta: { $item }.
note-spends = { $player } spende: { $item }.
note-turns-battery = { $player } gira una Batteria carica sul lato a metà.
note-draws-object = { $player } pesca un Oggetto: { $object }.
note-draws-secretly = { $player } pesca un Oggetto.
note-sees-object = Hai pescato: { $object }.
note-no-object = { $player } pescherebbe un Oggetto, ma non restano pedine o carte.
note-objects-shuffled = Gli Oggetti scartati vengono mescolati in un nuovo mazzo.
note-drops-object = { $player } scarta un Oggetto: { $object }.
note-uses-object = { $player } usa un Oggetto: { $object }.

## Il convoglio

ask-mount = { $card }: dove va?
option-instead = Al posto di { $card }
option-instead-losing = Al posto di { $card }; perdi { $device }
option-on = Su { $card }
option-on-instead = Su { $card }, al posto di { $device }
ask-drop-trailer = La Motrice non può trainare tanti Rimorchi: quale lasci?
ask-place-damage = Un Danno { $area }: su quale Casella?
ask-repair = Rimuovi un Danno: da quale Casella?{ $begun ->
    [0] {""}
   *[other] {" "}Puoi fermarti.
}
note-mounts = { $player } aggiunge al Convoglio: { $card }.
note-loses-card = { $card } lascia il Convoglio di { $player }.
note-struck = { $player } subisce { $amount ->
    [one] 1 Danno
   *[other] { $amount } Danni
} { $area }.
note-too-quiet = { $player }: nessun Danno al livello di Allerta { $level }.
note-damaged = { $player }: Danno su { $box }.
note-damage-ignored = { $player }: { $amount ->
    [one] 1 Danno non ha posto e viene ignorato
   *[other] { $amount } Danni non hanno posto e vengono ignorati
}.
note-repaired = { $player }: riparata { $box }.

## Sopravvissuti

ask-contaminate = Una Contaminazione: su quale Sopravvissuto?
ask-pay-contamination = Il prezzo è una Contaminazione: su quale Sopravvissuto?
ask-contaminate-one = { $card } viene contaminato, a meno che tu non usi una Tuta Hazmat.
ask-wear-suit = Chi indossa la Tuta Hazmat?
ask-heal = Rimuovi una Contaminazione: da chi?{ $begun ->
    [0] {""}
   *[other] {" "}Puoi fermarti.
}
note-recruits = { $player } recluta: { $card }.
note-leaves-behind = { $player } lascia indietro { $card }.
note-contaminated = { $player }: Contaminazione su { $card }.
note-protected = { $player }: { $card } indossa una Tuta Hazmat e in questa fase non riceve Contaminazione.
note-no-contamination = { $player }: nessuna Contaminazione, grazie a { $ability }.
note-no-counter = { $player }: non restano segnalini Contaminazione, quindi non se ne piazzano.
note-dies = { $player }: { $card } muore.
note-healed = { $player }: Contaminazione rimossa da { $card }.
note-fed = { $player }: { $card } mangia e va nella Zona Riposo.
note-returns = { $player }: { $card } va nella Zona Riposo.
note-shifts = { $player }: le zone scorrono; { $woken } nella Zona Attiva, { $resting } nella Zona Riposo.
note-uses-ability = { $player } usa un'abilità: { $ability }.
note-helps = { $player }: aiuta { $ability }.
note-uses-box = { $player } usa una Casella speciale: { $special }.

## Fama e Allerta

note-fame-up = { $player }: { $amount } Fama in più.
note-fame-full = { $player }: { $amount } Fama oltre la fine del tracciato va persa.
note-fame-down = { $player }: { $amount } Fama in meno.
note-fame-spent = { $player } non ha Fama da perdere e subisce invece 1 Danno.
note-alert-up = { $player }: livello di Allerta { $level }.
note-alert-down = { $player }: livello di Allerta { $level }.

## La Zona Esplorazione

note-revealed = { $card } nel { $site }.
note-happens = Evento: { $card }.
note-quakes = Il segno rosso dice dove: { $area }.
note-whiteout-ends = La Tormenta è finita.
note-blizzard-ends = La Bufera è finita.

## Esplorazione

ask-explore = Manda Sopravvissuti in un sito, o passa ed esci da questa fase.
ask-first-survivor = Al { $site } serve un valore di { $value }: chi va?
ask-second-survivor = Al { $site } serve un valore di { $value }: chi altro va?
ask-strengthen = { $missing ->
    [one] Manca 1 punto: che cosa aggiungi?
   *[other] Mancano { $missing } punti: che cosa aggiungi?
}
ask-act = Al { $site }: usa la carta, un'azione bonus o entrambe.
option-site = { $site }: { $card }
option-survivor = { $card }, valore { $value }
option-gather = Raccogli: { $card }
option-gather-contaminated = Raccogli: { $card } (poi 1 Contaminazione ciascuno ai coinvolti)
option-recruit = Recluta: { $card }
option-mount = Aggiungi al Convoglio: { $card }
option-nobody-else = Nessun altro
option-nobody-else-yet = Nessun altro; { $missing ->
    [one] manca 1 punto, da pagare
   *[other] mancano { $missing } punti, da pagare
}
ask-call-off = La radio: quale carta viene scartata e rimpiazzata?
ask-gather = { $left ->
    [one] Raccogli: prendi ancora 1 voce, o fermati.
   *[other] Raccogli: prendi fino a { $left } voci, o fermati.
}
ask-hand-over-any = Quale Risorsa dai per l'Oggetto?
ask-trade-give = Scambio: quale Risorsa dai?
ask-trade-gain = { $item }: con quale Risorsa la scambi?
ask-salvage = Quale carta degli scarti si aggiunge al tuo Convoglio?
refused-enemy = C'è un Nemico.
refused-too-weak = Questo sito chiede un valore di { $value }; i tuoi Sopravvissuti attivi arrivano a { $most }.
refused-nothing-there = I tuoi Sopravvissuti non possono svolgervi alcuna azione.
refused-cannot-pay = Il prezzo è { $price }: non puoi pagarlo.
refused-no-bonus-move = Il tuo Convoglio non può muovere ora: servono Carburante, un conducente e una via.
refused-does-nothing = Non avrebbe alcun effetto.
refused-no-use = Ora la carta non ti serve.
refused-no-seat = Nel tuo Convoglio non resta un posto per un altro Sopravvissuto.
refused-cannot-fire = L'Arma è inceppata, non ha bersagli a tiro, o non hai Munizioni.
refused-nobody-ill = Nessun tuo Sopravvissuto è contaminato.
refused-same-type = Le Batterie cariche e a metà sono dello stesso tipo.
refused-colour = La carta ha il colore di un avversario.
note-explores = { $player } esplora il { $site }: { $card }.
note-sends = { $player } manda { $card }.
note-emptied = Non vi resta nulla: { $card } viene scartata.
note-passes = { $player } passa ed esce da questa fase.
note-chooses = { $player } sceglie: { $deal }.
note-uses-bonus = { $player } usa un'azione bonus: { $deal }.
note-salvages = { $player } prende { $card } dagli scarti.
note-calls-off = { $player } fa scartare { $card } via radio.

## Oggetti nei menu

ask-eat-ration = MRE: chi va subito nella Zona Attiva?
ask-decontaminate = Flebo Decontaminante: chi viene liberato da ogni Contaminazione?
ask-jam-frequency = Disturbatore di Frequenze: spendi mezza Batteria per perdere 2 Allerta invece di 1?
ask-copy-ability = L'Androide Imitatore: di chi copia l'abilità in questa fase, per mezza Batteria?
note-revived = { $player }: { $card } va nella Zona Attiva.
note-copies = { $player }: l'Androide Imitatore copia { $card }.

## Riposo

ask-rest-menu = Riposo: sfama i Sopravvissuti, usa abilità, Caselle o Oggetti. Poi le zone scorrono.
option-feed = Sfama { $card }
option-feed-battery = Sfama { $card } (mezza Batteria)
option-feed-either = Sfama { $card } (1 Cibo o mezza Batteria)
ask-feed = { $card }: con che cosa lo sfami?
ask-feed-free = La Cuoca sfama gratis un Sopravvissuto: quale?
ask-feed-from-kitchen = La Cucina da Campo ne sfama un altro: quale?
refused-no-food = Non hai Cibo.
refused-no-battery = Gli Androidi consumano Batterie a metà; non ne hai.

## Movimento

ask-move-start = Muovi il Convoglio ({ $movement ->
    [one] 1 punto
   *[other] { $movement } punti
} movimento per 1 Carburante) o resti?
ask-burn = { $special }: che cosa bruci per 1 punto movimento in più?{ $begun ->
    [0] {""}
   *[other] {" "}Puoi fermarti.
}
ask-pay-fuel = Paghi il movimento con Carburante o con una Batteria carica?
ask-move-step = { $movement ->
    [one] Resta 1 punto movimento: dove vai?
   *[other] Restano { $movement } punti movimento: dove vai?
}
ask-clear-avalanche = Una Valanga su { $space }: usi una Munizione o scavi?
ask-take-waypoint = { $waypoint }: { $items }.{ $price ->
    [0] {""}
   *[other] {" "}Costa 1 Contaminazione.
} La prendi?
ask-lay-mine = Posa una Mina su uno spazio attraversato, o passa.
refused-at-aurora = Sei all'Aurora e non ti muovi più.
refused-no-driver = Nessun Sopravvissuto può stare sulla Motrice.
refused-no-fuel = Non hai Carburante.
refused-no-way = Non c'è uno spazio in cui puoi entrare.
note-stays = { $player } resta per scelta.
note-at-aurora = { $player } aspetta all'Aurora.
note-no-driver = { $player } non può muovere: manca un conducente.
note-no-fuel = { $player } non può muovere: manca il Carburante.
note-no-way = { $player } non può muovere: nessuno spazio davanti è accessibile.
note-sets-out = { $player } parte con { $movement ->
    [one] 1 punto
   *[other] { $movement } punti
} movimento.
note-drives = { $player } va a { $space }.
note-cannot-enter = { $player } non può più entrare in { $space }.
note-clears = { $player } fa saltare la Valanga su { $space }.
note-digs = { $player } scava nella Valanga su { $space }: { $movement ->
    [one] 1 punto
   *[other] { $movement } punti
} movimento.
note-ploughs = { $player } spazza via la Valanga su { $space }.
note-takes-waypoint = { $player } usa una Tappa Speciale: { $waypoint }.
note-takes-fixed = { $player } usa una Tappa Speciale fissa: { $waypoint }.
note-collects = { $player } raccoglie passando: { $waypoint }.
note-leaves-waypoint = { $player } lascia una Tappa Speciale: { $waypoint }.
note-lays-mine = { $player } posa una Mina su { $space }.
note-hits-mine = { $player } finisce su una Mina su { $space }.

## L'Automa

note-automa-draws = L'Automa pesca la carta { $action }: { $site }, poi verso { $arrow ->
    [1] destra
   *[other] sinistra
}; { $movement ->
    [one] 1 punto
   *[other] { $movement } punti
} movimento, { $shots ->
    [one] 1 colpo
   *[other] { $shots } colpi
}.
note-automa-takes = L'Automa toglie { $card } dalla zona.
note-actions-shuffled = Le carte dell'Automa vengono rimescolate.
note-automa-rises = { $player } sale al livello { $level }.
note-automa-idle = L'Automa non trova carte da prendere.
note-automa-removes = L'Automa rimuove una Tappa Speciale: { $waypoint }.
note-automa-unhurt = { $player } non subisce Danni.

## La fine

ask-end-of-round-turn = Fine del round: usa Caselle o Oggetti.
ask-charge-boxes = Spendi mezza Batteria su un nucleo per 1 Fama?
note-aurora-moves = L'Aurora salpa verso l'ormeggio { $mooring }.
note-aurora-reached = L'Aurora è stata raggiunta: la partita è finita.
note-aurora-leaves = L'Aurora parte senza nessuno: la partita è finita.
note-charges = { $player } carica una Casella per 1 Fama.
note-fame-of-road = { $player }: { $amount } per la strada.
note-fame-of-track = { $player }: { $amount } sul tracciato Fama.
note-fame-of-turrets = { $player }: { $amount } per le Torrette.
note-fame-of-quiet = { $player }: { $amount } per l'Allerta bassa.
note-fame-of-objects = { $player }: { $amount } per Oggetti non usati.
note-fame-of-boxes = { $player }: { $amount } per trofei e nuclei carichi.
note-fame-of-cards = { $player }: { $amount } per carte senza Danni.
note-fame-of-levels = { $player }: { $amount } per i livelli.
note-fame-of-aurora = { $player }: { $amount } all'Aurora.
note-final-fame = { $player }: { $amount } Fama alla fine.
note-wins = Vince { $player } con { $amount } Fama.
note-wins-tie = { $player } vince lo spareggio a { $amount } Fama: il Convoglio è più avanti nell'Ordine di Turno.
