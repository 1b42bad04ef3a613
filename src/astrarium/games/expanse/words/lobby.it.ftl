# What is said around the table: on the front page, in a replay, after the end.

lobby-pitch = Quattro potenze si contendono il Sistema Solare. Ogni carta ti dà azioni oppure un Evento, e l'Evento che lasci può finire a un rivale.
lobby-length = 15 min contro i bot, un'ora circa con gli amici
lobby-option-factions = Fazioni
lobby-value-factions-dealt = Assegnate a caso
lobby-value-factions-picked = Ognuno sceglie, in ordine casuale

## What lies face down

replay-hidden-deck = Mazzo, dalla cima
replay-hidden-boxed = Rimaste nella scatola
replay-hidden-picked = Settore Bonus scelto in segreto

## Where points came from

replay-source-scoring = Turno di Conteggio { $number }
replay-source-final = Conteggio Finale
replay-source-events = Eventi ed equipaggio
replay-source-cards = Pagati per le carte
replay-source-kept = Pagati per tenere Eventi

## What a hint counts; what has no name here is bookkeeping

count-score = PC
count-kept = Eventi tenuti
count-influence = Influenza sulle basi
count-diplomats = diplomatici sulle basi
count-supply = Influenza in riserva
count-fleets = flotte
count-damaged = flotte danneggiate
count-lost = flotte fuori mappa
count-tokens = segnalini Protogen
count-technology = livello di Tecnologia
count-rocinante = controllo della Rocinante

## Tavoli pronti

lobby-preset-first-means = Le fazioni sono assegnate a caso, i bot sono facili.
lobby-preset-everything-means = I giocatori scelgono le proprie fazioni.
