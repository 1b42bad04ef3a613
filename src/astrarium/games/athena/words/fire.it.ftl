# La Fase Fuoco, i luoghi armati.

ask-ask-smoke = Stai per subire: { $blow }. Usi una Cortina Fumogena?
blow-ambush = Agguato di { $enemy }
blow-unknown = un colpo
ask-ambush-choice = Agguato di { $enemy }: che cosa subisci?
option-hurt = { $amount ->
    [one] 1 Danno
   *[other] { $amount } Danni
} { $area }
option-hurt-alert = { $amount ->
    [one] 1 Danno
   *[other] { $amount } Danni
} { $area }, e 1 Allerta
option-exhaust = { $card } va tra gli Esausti
option-give = Cedi 1 { $item }
option-weapon = { $weapon } (1 { $item })
option-weapon-or-free = { $weapon } (1 { $item }, o gratis con { $ability })
option-weapon-free = { $weapon } (gratis con { $ability })
ask-fire-turn = Fuoco dei Convogli: scegli un bersaglio, o hai finito.
ask-pick-weapon = { $turret ->
    [nothing] { $enemy }
   *[other] { $turret }
}: con quale Arma fai fuoco?
ask-pay-shot = { $weapon }: come paghi il colpo?
ask-ask-gunner = { $amount ->
    [one] 1 Danno
   *[other] { $amount } Danni
}: il Mitragliere ne aggiunge 1?
ask-throw-grenade = A chi lanci la Granata?
ask-take-loot = Bottino: { $card }. Lo prendi, o lo lasci e hai la tua parte?
ask-fire-location = L'Arma di questo luogo: a chi fai fuoco?
refused-no-weapon = Non resta un'Arma che funzioni, non usata e pagabile.
refused-no-place = Nel tuo Convoglio non c'è posto.
note-outcome = Viene rivelata la carta Esito { $outcome }.
note-result = La sua riga per un'Arma di valore { $value }: { $amount ->
    [-1] inceppata
    [0] mancato
    [one] 1 Danno
   *[other] { $amount } Danni
}.
note-red-mark = Il segno rosso della prossima carta Esito: { $area }.
note-outcomes-shuffled = Tutte le carte Esito vengono mescolate in un nuovo mazzo.
note-enemy-arrives = { $enemy } arriva: { $region }.
note-exhausted = { $player }: { $card } va nella Zona Esausti.
note-turret-fires = { $turret } fa fuoco.
note-turret-falls = { $player } distrugge { $turret }.
note-withstands = { $turret } resiste a { $amount ->
    [one] 1 Danno
   *[other] { $amount } Danni
}.
note-hits = { $player } colpisce { $enemy }: { $amount ->
    [one] 1 Danno
   *[other] { $amount } Danni
}, in tutto { $total } su { $most }.
note-bounces = { $player } colpisce { $enemy } senza fare Danni.
note-targets = { $player } piazza un segnalino Bersaglio su { $enemy }.
note-target-back = { $player } riprende un segnalino Bersaglio.
note-misses = { $player } manca con { $weapon }.
note-jams = { $player }: { $weapon } si inceppa.
note-location-misses = L'Arma di { $card } manca.
note-location-jams = L'Arma di { $card } si inceppa per sempre.
note-destroys = { $player } distrugge { $enemy }.
note-loot = Bottino: { $card }.
note-takes-loot = { $player } prende il Bottino: { $card }.
note-leaves-loot = { $player } lascia il Bottino: { $card }.
note-loot-to-box = Nessuno prende { $card }: torna nella scatola.
note-enemy-fires = { $enemy } fa fuoco.
