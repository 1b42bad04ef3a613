# Ciò che è scritto sul tavolo.

scene-players = { $number } giocatori
scene-turn = turno { $number }
scene-scorings = { $number ->
    [0] nessun conteggio finora
    [one] 1 conteggio fatto
   *[other] { $number } conteggi fatti
}
scene-final = Conteggio finale

scene-UN = UN
scene-MCR = MCR
scene-OPA = OPA
scene-PG = PG

scene-earth = Terra
scene-mars = Marte
scene-ceres = Cerere
scene-eros = Eros
scene-tycho = Tycho
scene-thoth = Thoth
scene-vesta = Vesta
scene-jupiter = Giove
scene-saturn = Saturno

scene-orbital-control = Controllo orbitale: { $player }
scene-strength = { $player }: forza { $number }
scene-strength-half = { $player }: forza { $number }½
scene-units = { $player }: { $number } × { $kind }
scene-counts = vale { $number }
scene-counts-half = vale ½
scene-held-by = di { $player }
scene-place = { $sector }, { $resource }
scene-closed = chiusa in questa partita
scene-control = controllata da { $player }
scene-cubes = { $player }: { $number } Influenza
scene-diplomats = { $player }: { $number } { $number ->
    [one] Diplomatico
   *[other] Diplomatici
}
scene-protomolecule = Protomolecola

scene-score = Punti Controllo
scene-has-points = { $player }: { $number ->
    [one] 1 Punto Controllo
   *[other] { $number } Punti Controllo
}
scene-points = PC
scene-initiative = Iniziativa
scene-number = { $number }
scene-bonus = Conteggio Bonus
scene-row = { $first } / { $second } / { $third }
scene-scoring-number = Conteggio { $number }
scene-sectors = Settori rimasti
scene-tokens-left = { $number ->
    [one] 1 segnalino
   *[other] { $number } segnalini
} su { $most }
scene-sector-inner = Interni
scene-sector-belt = Fascia
scene-sector-outer = Esterni
scene-hidden = coperto

scene-rocinante = Rocinante
scene-crucial = Cruciali: { $first }, { $second }
scene-tech-1 = I { $tech }
scene-tech-2 = II { $tech }
scene-tech-3 = III { $tech }
scene-supply = in riserva, { $player }
scene-supply-normal = { $number ->
    [one] cubo normale
   *[other] cubi normali
}
scene-supply-diplomat = { $number ->
    [one] Diplomatico
   *[other] Diplomatici
}
scene-off-map = fuori mappa, { $player }
scene-factions = Fazioni da scegliere

scene-track = Tracciato Azione
scene-price = { $number ->
    [0] gratis
   *[other] { $number } PC
}
scene-action-points = PA
scene-keep = { $number ->
    [0] custodire: gratis
   *[other] custodire: { $number } PC
}
scene-keep-only = solo da custodire
scene-scoring-text = Prenderla avvia un turno di Conteggio. La sesta pescata chiude la partita.
scene-reconstructed = ricostruzione: la scatola può differire
scene-reconstructed-points = ricostruiti: i PA
scene-reconstructed-icon = ricostruita: l'icona { $faction }
scene-reconstructed-icons = ricostruite: le icone { $first }, { $second }
scene-reconstructed-resource = ricostruita: la Risorsa di questa Base
scene-reconstructed-crucial = ricostruite: le Risorse cruciali di questa fazione
scene-in-use = In uso
scene-looked-at = Carte note del mazzo, dalla cima
scene-piles = Mazzo e scarti
scene-deck = Mazzo
scene-discard = Scarti
scene-discarded = Sotto la prima carta, dall'ultima scartata
scene-boxed = Nella scatola
