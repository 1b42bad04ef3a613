# Ciò che dice il tavolo di Starship Interstellar.

table-governor = governa
table-passed = ha passato

scene-players = { $number } giocatori
scene-round = Round { $number }
scene-governor = Governa { $player }
scene-belt = Fascia di asteroidi
scene-destroyed = Distrutto dal Sole. Qui le Explorer possono ancora andare alla deriva.
scene-quadrant = Quadrante { $number }
scene-two-quadrants = Sulla linea tra i quadranti { $one } e { $other }
scene-face-down = { $number ->
    [0] Nessun segnalino Produzione rimasto
    [one] 1 segnalino Produzione coperto
   *[other] { $number } segnalini Produzione coperti
}
scene-region = { $player }: { $token }. Giacimento: { $deposit }. Magazzino: { $warehouse }. Edifici: { $buildings }.
scene-base-of = Base: { $player }
scene-explorer-of = Explorer: { $player }
scene-wormhole-of = Wormhole: { $player }
scene-spiral = Spirale solare
scene-event-space = Evento solare, { $zone }
scene-zone-green = zona verde
scene-zone-red = zona rossa
scene-zone-black = zona nera
scene-burns = Il Sole inghiotte il pianeta { $planet }
scene-sun = Il Sole è nella casella { $number }
scene-price = { $number } di Carburante l'uno
scene-in-bag = { $number } nel sacchetto solare
scene-saves = { $number } di Reputazione
scene-saved = { $number } in salvo
scene-future = Futuri
scene-present = Presenti
scene-long-term = Lungo Termine
scene-sector = Settore in costruzione, { $number } su { $most }
scene-post-of = Posto di comando: { $player }
scene-prestige = prestigio
scene-government = Governo
scene-scientist-of = Scienziato: { $player }
scene-route = Rotta
scene-interest = Punto di interesse
scene-unexplored = Inesplorato
scene-fuel = { $number } { $number ->
    [one] Carburante
   *[other] Carburanti
} per entrare
scene-satellite-of = Satellite: { $player }
scene-satellite-government = Satellite del Governo
scene-position = { $number }: × { $times }
scene-reputation = Reputazione
scene-row-prestige = da { $first } a { $last }, Prestigio ogni round:
scene-reputation-of = { $player }: { $number }
scene-step = { $number }: { $bonus }
scene-step-of = { $player }: passo { $number }
scene-bonus = { $number } × { $bonus }
scene-extras = Azioni extra
scene-locked = Ancora bloccati: { $scientists } { $scientists ->
    [one] scienziato
   *[other] scienziati
}; edifici: { $buildings }.
scene-has-reputation = Reputazione { $number }
scene-pass = Passato: { $face }
scene-active = Attivo: { $token }
scene-tokens = { $number ->
    [0] nessun segnalino
    [one] 1 segnalino
   *[other] { $number } segnalini
} in mano
scene-hand = I tuoi segnalini
scene-highlight = +1 Prestigio per: { $salvation }
scene-survey = La tua ricognizione
scene-drawn = Dal sacchetto solare
scene-faces = Ricompense del segnalino Pass
scene-options = Tra cui scegliere
scene-phase-action = Fase Azioni
scene-phase-salvation = Fase Salvezza
scene-phase-government = Fase Governativa
scene-quadrants = Quadranti
scene-the-sun = Il Sole
scene-spot = Una casella dell'orbita di { $planet }
scene-spiral-space = Casella { $number } della spirale solare
scene-events-left = { $number ->
    [one] 1 ancora da venire
   *[other] { $number } ancora da venire
}
scene-exploitation = Sfruttamento { $number } su { $most }
scene-market = Mercato
scene-spaces = { $number } { $number ->
    [one] spazio occupato
   *[other] spazi occupati
} su { $most }
scene-humanity = Umanità sulla Terra
scene-cells = { $number } in salvo su { $most }
scene-humanity-left = { $number } nel sacchetto
scene-ship = Nave
scene-empty = Vuoto
scene-sectors-left = { $number ->
    [0] nessun settore rimasto
    [one] 1 settore rimasto
   *[other] { $number } settori rimasti
}
scene-grants-extra = Entrare in questa colonna dà un'azione extra
scene-fuel-held = Carburante
scene-fuel-of = { $number } di Carburante
scene-scientists = { $number } { $number ->
    [one] scienziato
   *[other] scienziati
}
scene-scientists-held = Scienziati
scene-costs = Costa { $cost }
scene-reserve = Riserva
scene-screen = Dietro lo schermo: la vede solo chi la possiede.
scene-on-board = Explorer: { $planet }
scene-stored = { $number } su { $most } in magazzino
scene-in-warehouse = { $resource }, in magazzino
scene-in-deposit = { $resource }, nel giacimento
scene-hold = Explorer: { $planet }. A bordo: { $fuel } di Carburante; cubi: { $cubes }; edifici: { $buildings }.
scene-solar = Sistema solare
scene-events = Eventi solari
scene-exploitation-marker = ora a
scene-exploitation-end = Oltre questo spazio il Sole avanza
scene-level = Livello { $number }
scene-salvation = Salvezza
scene-start = Partenza
scene-deposit = Giacimento
scene-warehouse = Magazzino { $number }/{ $most }
scene-launch = Lancio
scene-trappist = Trappist
scene-about-market = I cubi si comprano e si vendono al loro valore più 2 di Carburante. Qui arriva anche ciò che si paga altrove.
scene-about-humanity = Salvarne una richiede un cubo del suo colore o di uno più alto, e dà Reputazione pari al suo valore.
scene-about-events = Quando il Sole arriva su un fulmine accade il prossimo evento: la parte verde, rossa o nera, secondo dove è il Sole.
scene-about-drawn = Ogni cubo che tieni costa Reputazione pari al suo valore e muove altrettanto l'indicatore di sfruttamento.
scene-about-sector = Quando il settore è completo, il governatore passa al suo posto di comando e comincia il settore seguente.
scene-about-humanity-leader = Un passo per ogni azione Salvare l'Umanità; il passo dà subito il suo bonus.
scene-about-interstellar-leader = Un passo per ogni azione Costruire; il passo dà subito il suo bonus.
scene-passed = Passato

## Segni e coordinate

scene-reconstructed = Ricostruzione: nessuna fonte dice che cosa c'è qui; l'abbiamo progettato noi.
scene-reconstructed-grid = Ricostruzione: quante sono le colonne e le righe, e dove sono i punti di interesse.
scene-office-row = Riga { $number }
scene-office = { $number }. { $bonus }
scene-column = Colonna { $number }
scene-route-row = Riga { $number }
scene-in-row = { $number }: { $name }
scene-position-ours = { $number }: × { $times } (R)
scene-priced = { $resource }, { $number } { $number ->
    [one] Carburante
   *[other] Carburanti
} a cubo
scene-valued = { $humanity }, { $number } di Reputazione ciascuno
scene-on-earth = { $number } sulla Terra
