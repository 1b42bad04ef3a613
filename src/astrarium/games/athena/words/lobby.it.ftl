# Ciò che si dice intorno al tavolo: nella pagina iniziale, in un replay, dopo la fine.

lobby-pitch = Guida un Convoglio attraverso i ghiacci: fruga tra le rovine, aggiungi Rimorchi e cannoni, tieni in vita la tua gente e raggiungi l'Aurora prima che salpi.
lobby-length = 30 min contro i bot, un'ora e mezza con gli amici

lobby-option-map = Mappa
lobby-value-map-alpha = Alfa: i primi viaggi
lobby-value-map-beta = Beta: valanghe e più contaminazione
lobby-value-map-gamma = Gamma: Progetto Athena, con torrette, batterie e allerta
lobby-option-mine = Mina
lobby-value-mine-off = Resta nella scatola
lobby-value-mine-on = È tra gli Oggetti
lobby-option-road_scoring = Fama per la strada
lobby-value-road_scoring-distance = Per ogni spazio davanti all'ultimo Convoglio
lobby-value-road_scoring-rank = 2 al primo Convoglio, 1 al secondo
lobby-option-secret_objects = Oggetti
lobby-value-secret_objects-off = Sono scoperti
lobby-value-secret_objects-on = Si tengono segreti
lobby-option-difficulty = Automa
lobby-value-difficulty-easy = Lento
lobby-value-difficulty-normal = Come scritto
lobby-value-difficulty-hard = Veloce

## Ciò che è coperto

replay-hidden-deck = Mazzo Esplorazione, dalla cima
replay-hidden-left_out = Carte escluse da questa partita
replay-hidden-outcomes = Mazzo Esito, dalla cima
replay-hidden-object_deck = Mazzo Oggetti, dalla cima
replay-hidden-objects = Oggetti
replay-hidden-loot = Mazzo Bottino, dalla cima
replay-hidden-actions = Mazzo dell'Automa, dalla cima

## Da dove viene la Fama

replay-source-scoring = La strada
replay-source-track = Tracciato Fama
replay-source-turrets = Torrette distrutte
replay-source-quiet = Allerta bassa
replay-source-objects = Oggetti non usati
replay-source-boxes = Trofei e nuclei caricati
replay-source-cards = Carte senza Danni, livelli
replay-source-aurora = All'Aurora

## What a hint counts; what has no name here is bookkeeping

count-score = Fama se finisse ora
count-food = cibo
count-fuel = carburante
count-ammo = munizioni
count-full-battery = batterie cariche
count-half-battery = batterie a metà
count-fame = tracciato Fama
count-alert = livello di Allerta
count-charged = nuclei caricati
count-objects = Oggetti
count-survivors = Sopravvissuti
count-active = Sopravvissuti attivi
count-exhausted = Sopravvissuti esausti
count-resting = Sopravvissuti a riposo
count-contamination = contaminazione
count-vehicles = veicoli
count-devices = dispositivi
count-damage = Danni
count-turrets = torrette distrutte
count-targets = bersagli colpiti

## Tavoli pronti

lobby-preset-first-means = La mappa base, senza torrette e Oggetti dell’espansione; i bot sono facili.
lobby-preset-everything-means = La mappa dell’espansione con le mine e gli Oggetti segreti.
