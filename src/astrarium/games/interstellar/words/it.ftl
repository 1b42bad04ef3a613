# Starship Interstellar: ciò che dicono turni, pagamenti, Fase Governativa e fine partita.
# I nomi dei componenti sono in components.toml; i giocatori si chiamano col loro colore. Sfruttamento, ricerca,
# produzione, mercato e azioni extra sono in action.it.ftl, i viaggi in travel.it.ftl, la fase Salvezza in rescue.it.ftl.

## Cose da fare

do-repeat = Ripeti l'azione
do-decline = Rinuncia
do-done = Basta così
do-exact = Paga esattamente il richiesto
do-sell = Vendi
do-buy = Compra
do-explorer = Estrai con la Explorer

# Quantità di cose i cui nomi non hanno un plurale.
counted = { $number } × { $thing }
option-at-cost = { $thing } ({ $cost })
option-project = { $thing } ({ $cost }): { $prestige } di Prestigio
option-repeat = Ripeti: { $token }
option-idle = { $token } (niente da fare)
refused-cubes = Costa { $price }; nella riserva: { $owned }.
refused-fuel = Costa { $price } { $price ->
    [one] Carburante
   *[other] Carburanti
}; nella riserva: { $owned }.

## Luoghi e tracciati

space-at = colonna { $column }, riga { $row }
office-at = riga { $row }, posizione { $place } ({ $bonus })
space-launch = area di lancio
space-trappist = sistema Trappist
phase-action = Azioni
phase-salvation = Salvezza
phase-government = Governativa
leader-humanity = Leader dell'Umanità
leader-interstellar = Leader Interstellar

## Turni

ask-action-turn = Gioca un segnalino, ripeti l'azione di quello attivo o passa.
ask-salvation-turn = Gioca un segnalino per una delle azioni Salvezza o passa.
ask-salvation-action = { $token }: quale azione Salvezza esegui?
ask-free-reward = Il segnalino Pass ha fatto un giro completo: quale ricompensa prendi?
ask-take-extra = Quale azione extra prendi?
ask-pay-cubes = Paga { $owed }: con che cosa? Vale anche un cubo di valore più alto.
ask-build-cheapest = Più progetti Presenti valgono meno di tutti: quale si costruisce?
ask-shelve-dearest = Più progetti Presenti valgono più di tutti: quale diventa un progetto a Lungo Termine?
ask-reseat = Il governatore ha lasciato la tua riga: prendi lì un'altra posizione, senza il suo bonus?
option-office-bonus = Riga { $row }, posizione { $position }: { $bonus }
option-office = Riga { $row }, posizione { $position }

## La partita rapida

ask-quick-technology = Con quale tecnologia di livello 1 cominci?
ask-quick-satellite = Dove parte il tuo satellite, nella prima colonna?
ask-quick-planet = Dove va la tua prima spedizione?

## Che cosa è successo

note-begins = Comincia { $player }.
note-round = Comincia il round { $round }.
note-phase-begins = Fase { $phase }.
note-plays = { $player } gioca { $token }.
note-repeats = { $player } ripete { $token }.
note-declines = { $player } rinuncia all'azione di { $token }.
note-impossible = { $token } non serve a nulla a { $player }: la sua azione non si può eseguire.
note-passes = { $player } passa { $amount ->
    [0] senza segnalini
    [one] con 1 segnalino
   *[other] con { $amount } segnalini
} in mano.
note-turns-pass = Il segnalino Pass di { $player } mostra: { $face }.
note-full-circle = Il segnalino Pass di { $player } ha fatto un giro completo.
note-free-reward = { $player } prende una ricompensa a scelta: { $face }.
note-phase-reward = La fase finisce; segnalino Pass di { $player }: { $face }.
note-salvation-action = { $player } esegue: { $salvation }.
note-saved = { $humanity } è in salvo nella cella { $cell }.
note-population = Popolazione: { $arrived ->
    [niente] nel sacchetto non c'è più nessuno
   *[other] { $arrived } sulla Terra
}.
note-built-free = Il Governo costruisce gratis { $mechanism }.
note-office-builds = La posizione di governo costruisce gratis { $mechanism } per { $player }.
note-presented = { $mechanism } diventa un progetto Presente.
note-drawn-project = Nuovo progetto Futuro: { $mechanism }.
note-shelved = { $mechanism } diventa un progetto a Lungo Termine.
note-sector-complete = Un settore è completo: { $sector }.
note-command-post = { $player } prende il posto di comando di { $sector }.
note-reseats = { $player } passa alla posizione di governo in { $office }, senza il suo bonus.
note-leads = Ora è { $player } a guidare il Governo{ $led ->
    [niente] { "" }
   *[other] , non più { $led }
}.
note-governs = { $player } governa.
note-nobody-governs = Nessuno governa.
note-purged = { $amount } × { $resource }: via dal mercato.
note-new-humanity = Nuovi sulla Terra: { $arrived ->
    [niente] nel sacchetto non c'è più nessuno
   *[other] { $arrived }
}.
note-planets-move = I pianeti avanzano.
note-end-sun = Il Sole ha raggiunto la Terra.
note-end-trappist = Un satellite è su Trappist.
note-end-sectors = { $number } settori della nave sono completi.
note-end-humanity = { $number } componenti dell'umanità sono in salvo.
note-wins = { $player } vince con { $amount } di Prestigio.
note-wins-by-posts = { $player } vince lo spareggio: più posti di comando.
note-wins-by-reputation = { $player } vince lo spareggio: Reputazione più alta.
note-wins-by-rank = { $player } vince lo spareggio: posizione migliore sulla rotta di Trappist.
note-wins-by-technologies = { $player } vince lo spareggio: più tecnologie.
note-shares = { $player } condivide la vittoria: tutto è pari.
note-game-ends = La partita finisce.
note-starts-with = { $player } comincia con { $technology }.
note-satellite-starts = Il satellite di { $player } parte da { $space }.
note-starts-built = { $player } comincia su { $planet } con { $loaded }.
note-starts-on = La spedizione di { $player } comincia su { $planet }.
