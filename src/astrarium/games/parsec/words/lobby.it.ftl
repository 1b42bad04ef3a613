# What is said around the table: on the front page, in a replay, after the end.

lobby-pitch = Colonizza i pianeti di una galassia ogni volta nuova, commercia ciò che rendono e dominala: con colonie e scorte piene, o con le flotte.
lobby-length = 40 min contro i bot, da due a tre ore con gli amici

lobby-option-timed = Durata
lobby-value-timed-off = Finché qualcuno vince
lobby-value-timed-10 = 10 round, poi i punti
lobby-value-timed-15 = 15 round, poi i punti
lobby-value-timed-20 = 20 round, poi i punti
lobby-value-timed-25 = 25 round, poi i punti
lobby-value-timed-30 = 30 round, poi i punti
lobby-option-alliances = Alleanze
lobby-value-alliances-off = Ognuno per sé
lobby-value-alliances-2-2 = Quattro giocatori, due squadre
lobby-value-alliances-3-3 = Sei giocatori, due squadre
lobby-value-alliances-2-2-2 = Sei giocatori, tre squadre
lobby-option-absolute = Vittoria assoluta
lobby-value-absolute-off = Bastano le flotte o le ricchezze
lobby-value-absolute-on = Servono entrambe insieme
lobby-option-no_factions = Fazioni
lobby-value-no_factions-off = Ognuno ne guida una
lobby-value-no_factions-on = Nessuna, più facile per cominciare
lobby-option-simple_combat = Combattimento
lobby-value-simple_combat-off = Finché una delle parti non c'è più
lobby-value-simple_combat-on = Semplice: finisce alla prima perdita o evasione
lobby-option-two_player_wide = Tabellone per due
lobby-value-two_player_wide-off = Sei moduli
lobby-value-two_player_wide-on = Otto moduli

## What lies face down

replay-hidden-deck = Mazzo Evento, dalla cima

## Da dove vengono i punti

replay-source-colonies = Colonie
replay-source-civil = Vascelli civili
replay-source-military = Vascelli militari
replay-source-resources = Carte Risorsa
replay-source-permanents = Eventi permanenti in gioco
replay-source-events = Carte Evento in mano

## What a hint counts; what has no name here is bookkeeping

count-score = punti
count-goods = carte Risorsa
count-events = carte Evento in mano
count-permanents = Eventi permanenti
count-factions = fazioni
count-colony = colonie
count-cargo = cargo
count-fighter = caccia
count-transport = trasporti
count-cruiser = incrociatori

## Tavoli pronti

lobby-preset-first-means = Senza fazioni, combattimento semplice, 15 round; i bot sono facili.
lobby-preset-everything-means = Per vincere servono insieme flotte e ricchezze.
