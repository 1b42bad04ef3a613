# Ciò che dice il tavolo di Starship Interstellar.

table-governor = governa
table-passed = ha passato

scene-players = { $number } giocatori
scene-round = Round { $number }
scene-governor = Governa { $player }
scene-belt = Fascia di asteroidi
scene-stop = una casella dell'orbita di { $planet }
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
scene-hold = A bordo: { $fuel } Carburante; cubi: { $cubes }; edifici: { $buildings }.
scene-spiral = Spirale solare
scene-event-space = Evento solare, { $zone }
scene-zone-green = zona verde
scene-zone-red = zona rossa
scene-zone-black = zona nera
scene-burns = Il Sole inghiotte { $planet }
scene-sun = Il Sole è nella casella { $number }
scene-exploitation = Sfruttamento solare
scene-exploited = Sfruttamento: casella { $number }
scene-past-events = Eventi solari passati
scene-market = Mercato, { $number } spazi occupati su { $most }
scene-price = { $number } Carburante l'uno
scene-in-bag = { $number } nel sacchetto solare
scene-humanity = Umanità sulla Terra; { $number } in salvo su { $most }, { $left } nel sacchetto
scene-saves = { $number } di Reputazione
scene-saved = { $number } in salvo
scene-future = Progetti Futuri
scene-present = Progetti Presenti
scene-long-term = Progetti a Lungo Termine
scene-sector = Settore in costruzione, { $number } su { $most }
scene-post-of = Posto di comando: { $player }
scene-prestige = prestigio
scene-government = Governo
scene-scientist-of = Scienziato: { $player }
scene-route = Rotta per Trappist
scene-interest = Punto di interesse
scene-unexplored = Inesplorato
scene-fuel = { $number } Carburante per entrare
scene-satellite-of = Satellite: { $player }
scene-satellite-government = Satellite del Governo
scene-position = { $number }: × { $times }
scene-tracks = Reputazione e Leader
scene-reputation = Reputazione
scene-row-prestige = { $number } di Prestigio ogni round
scene-reputation-of = { $player }: { $number }
scene-leader = Leader { $leader }
scene-step-of = { $player }: passo { $number }
scene-bonus = { $number } × { $bonus }
scene-extras = Azioni extra
scene-reserve = Riserva: { $fuel } Carburante; cubi: { $cubes }; { $scientists } scienziati; edifici: { $buildings }.
scene-locked = Ancora bloccati: { $scientists } scienziati; edifici: { $buildings }.
scene-explorer-at = Explorer su { $planet }: { $fuel } Carburante; cubi: { $cubes }; edifici: { $buildings }.
scene-count-fuel = { $number } Carburante
scene-count-scientist = { $number } scienziati
scene-count-cubes = { $number } × { $resource }
scene-count-buildings = { $number } × { $building }
scene-has-reputation = Reputazione { $number }
scene-pass = Passato: { $face }
scene-active = Attivo: { $token }
scene-tokens = { $number ->
    [0] nessun segnalino
    [one] 1 segnalino
   *[other] { $number } segnalini
} in mano
scene-technologies = Tecnologie da ricercare
scene-hand = I tuoi segnalini
scene-highlight = +1 Prestigio per: { $salvation }
scene-survey = La tua ricognizione
scene-drawn = Dal sacchetto solare
scene-faces = Ricompense del segnalino Pass
scene-options = Tra cui scegliere
