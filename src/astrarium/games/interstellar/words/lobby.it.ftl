# Ciò che si dice intorno al tavolo: in prima pagina, nei replay, dopo la fine.

lobby-pitch = Il Sole sta crescendo. Sfrutta i pianeti, fai ricerca, costruisci la nave e manda avanti i satelliti verso Trappist, mentre salvi chi si può salvare e cerchi un posto nel Governo.
lobby-length = 45 minuti contro i bot, due o tre ore tra amici

lobby-option-advanced_start = Pianeti
lobby-value-advanced_start-off = Nelle caselle stampate
lobby-value-advanced_start-on = Ovunque sulla loro orbita
lobby-option-quick = Durata
lobby-value-quick-off = La partita intera
lobby-value-quick-on = Rapida: si comincia con Trivella, Avamposto e una base
lobby-value-quick-choice = Rapida: si comincia con due tecnologie a scelta

lobby-option-hidden_reserves = Riserve
lobby-value-hidden_reserves-off = Scoperte: le vedono tutti
lobby-value-hidden_reserves-on = Nascoste dietro gli schermi, come al tavolo

## Che cosa è coperto

replay-hidden-events = Eventi solari, dall'alto
replay-hidden-boxed_events = Evento solare nella scatola
replay-hidden-advanced = Meccanismi, dall'alto
replay-hidden-removed = Meccanismi fuori dal gioco
replay-hidden-sectors = Settori della nave, dal basso
replay-hidden-route_pile = Scoperte, dall'alto
replay-hidden-interest_pile = Punti di interesse, dall'alto
replay-hidden-boxed = Segnalini Produzione nella scatola

## Da dove viene il Prestigio

replay-source-mechanisms = Meccanismi
replay-source-scoring = Reputazione nel round { $number }
replay-source-trappist = Rotta per Trappist
replay-source-discoveries = Scoperte
replay-source-leaders = Tracciati Leader
replay-source-offices = Posizioni di governo
replay-source-bonuses = Pass, azioni evidenziate, avamposti, riga più alta
replay-source-losses = Carburante mancante, Reputazione al minimo
replay-source-leftovers = Carburante avanzato

## What a hint counts; what has no name here is bookkeeping

count-score = prestigio
count-reputation = Reputazione
count-humanity = tracciato Leader dell’Umanità
count-interstellar = tracciato Leader Interstellare
count-fuel = carburante
count-scientists = scienziati
count-technologies = tecnologie
count-offices = posizioni di governo
count-leads = al governo
count-posts = posti di comando
count-tokens = segnalini azione
count-extras = azioni extra
count-satellite = posizione del satellite
count-hold-fuel = carburante nella stiva
count-hold-cubes = cubi nella stiva
count-hold-buildings = edifici nella stiva
count-buildings = edifici in riserva
count-built = edifici sui pianeti
count-deposit = cubi nei giacimenti
count-warehouse = cubi nei magazzini
count-red = cubi rossi
count-yellow = cubi gialli
count-green = cubi verdi
count-blue = cubi blu
count-purple = cubi viola

## Tavoli pronti

lobby-preset-first-means = La partita veloce con le tecnologie stampate; i bot sono facili.
lobby-preset-everything-means = La partita intera, con le riserve nascoste.
