# Ciò che i notebook dicono attorno a una partita.

notebook-number = numero
notebook-atom = atomo
notebook-option = opzione
notebook-rule = regola
notebook-closed = chiusa
notebook-choice = Quali opzioni ci sono dipende dal tavolo: { $call } le elenca.
notebook-hint = Che cosa ne pensa un bot al posto di { $player }
notebook-chance = probabilità di vittoria dopo
notebook-visits = visite
notebook-playouts = { $playouts ->
    [one] Una partita continuata
   *[other] { NUMBER($playouts, useGrouping: 0) } partite continuate
} da tavoli come potrebbero essere, per quanto ne sa questo posto. Probabilità di vittoria ora: { $chances }.
notebook-replay-all = Tutti i { NUMBER($all, useGrouping: 0) } momenti.
notebook-replay-some = { $shown } momenti su { NUMBER($all, useGrouping: 0) }, distribuiti in modo uniforme.
notebook-when = quando
notebook-chances = probabilità di vittoria
notebook-what = che cosa è successo
notebook-balance = { $uneven } intervalli su { $compared } escludono la quota attesa; { $sure } anche corretti per i molti confronti.
notebook-standings = Quote di vittorie con i loro intervalli al 95 %; una vittoria condivisa è divisa. La tacca è la quota pari, quella di chi è bravo quanto tutti gli altri.
