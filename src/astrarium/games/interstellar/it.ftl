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
option-office = Riga { $row }, posizione { $position }

## La partita rapida

ask-quick-technology = Con quale tecnologia di livello 1 cominci?
ask-quick-satellite = Dove parte il tuo satellite, nella prima colonna?
ask-quick-planet = Dove va la tua prima spedizione?

## Che cosa è successo

note-gains-fuel = { $player } ottiene { $amount } { $amount ->
    [one] Carburante
   *[other] Carburanti
}.
note-gains-prestige = { $player } ottiene { $amount } di Prestigio.
note-loses-prestige = { $player } perde { $amount } di Prestigio.
note-built-prestige = { $player } ottiene { $amount } di Prestigio per il meccanismo.
note-row-prestige = { $player } ottiene { $amount } di Prestigio per la Reputazione.
note-row-loss = { $player } perde { $amount } di Prestigio per la Reputazione.
note-trappist-prestige = { $player } ottiene { $amount } di Prestigio per la rotta di Trappist.
note-leftover-prestige = { $player } ottiene { $amount } di Prestigio per il Carburante avanzato.
note-gains-reputation = { $player } ottiene { $amount } di Reputazione.
note-loses-reputation = { $player } perde { $amount } di Reputazione.
note-gains-scientist = { $player } ottiene uno scienziato.
note-gains-cubes = { $player } ottiene { $amount } × { $resource }.
note-pays = { $player } paga { $paid }.
note-takes-extra = { $player } prende l'azione extra { $token }.
note-leader-step = { $player } arriva al passo { $step } come { $leader }.
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
note-free-reward = Il segnalino Pass di { $player } ha fatto un giro completo: { $face }.
note-phase-reward = La fase finisce; segnalino Pass di { $player }: { $face }.
note-salvation-action = { $player } esegue: { $salvation }.
note-saved = { $humanity } è in salvo nella cella { $cell }.
note-population = Popolazione: { $drawn } componenti arrivano sulla Terra.
note-built-free = { $mechanism } viene costruito gratis.
note-shelved = { $mechanism } diventa un progetto a Lungo Termine.
note-sector-complete = Un settore è completo: { $sector }.
note-command-post = { $player } prende il posto di comando di { $sector }.
note-reseats = { $player } passa alla posizione { $office }.
note-governs = { $player } governa.
note-nobody-governs = Nessuno governa.
note-purged = { $amount } × { $resource }: via dal mercato.
note-new-humanity = Nuovi sulla Terra: { $drawn ->
    [0] nessun componente
    [one] 1 componente
   *[other] { $drawn } componenti
}.
note-planets-move = I pianeti avanzano.
note-game-ends = La partita finisce.
note-ranked = Il satellite di { $player } è in posizione { $number } sulla rotta di Trappist.
note-starts-with = { $player } comincia con { $technology }.
note-satellite-starts = Il satellite di { $player } parte da { $space }.
note-starts-on = La spedizione di { $player } comincia su { $planet }.
