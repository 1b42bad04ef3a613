# Ciò che il tavolo disegnato dice attorno a qualsiasi gioco.

table-waits = { $player } decide
table-reactions = In attesa di reazioni
table-wins = Vince: { $player }
table-nobody-wins = Non vince nessuno
table-kept = custoditi
table-supply = riserva
table-off-map = fuori mappa
table-you = tu
table-decides = decide
table-active = turno
table-winner = vince
table-closed = chiusa
table-control = controllo
table-contaminated = contaminata
table-special = speciale
table-mooring = ormeggio
table-start = partenza
table-goal = traguardo
table-avalanche = valanga
table-damaged = danneggiata
table-tracks = per mezzi cingolati
table-lane = rotta
table-hazard = contaminata
table-map = Mappa
table-reconstructed = (R) ricostruzione: nessuna fonte lo mostra, l'abbiamo progettato noi.
